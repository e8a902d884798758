"""The signs of figures, and of what lies in the zones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from undercroft.board import Cell
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import figures_of, name
from undercroft.games.massivedarkness2.mission.picture import GREY, SIGNS
from undercroft.games.massivedarkness2.rules.darkness import portals
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.state import OFF, Ally, Enemy, Hero, MassiveDarkness, Token
from undercroft.games.massivedarkness2.terminal.marks import (
    ALLY_STYLE,
    BOSS_STYLE,
    CONSECRATED,
    CONSECRATED_STYLE,
    GREY_STYLE,
    MOB_STYLES,
    OBJECTIVE_STYLE,
    PORTAL,
    PORTAL_STYLE,
    ROAMING_PORTAL,
    ROAMING_STYLE,
    TIME,
    TOKEN_STYLE,
    TREASURE,
)
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import HERO_STYLES, hero_tags

TOKENS = {**SIGNS, "treasure": TREASURE, "time": TIME}
MISSION_TOKENS = ("objective", "corruption", "time")


class Sign(NamedTuple):
    """How something looks on the map, and what the legend calls it."""

    text: str
    style: str
    name: Msg


def hero_sign(g: MassiveDarkness, hero: Hero, say: Say) -> Sign:
    """@ and a letter of the name."""
    at = g.heroes.index(hero)
    tag = hero_tags(say(name(each)) for each in g.heroes)[at]
    return Sign(tag, f"bold {HERO_STYLES[at % len(HERO_STYLES)]}", name(hero))


def ally_sign(ally: Ally, say: Say) -> Sign:
    return Sign(f"+{initial(say(name(ally)))}", ALLY_STYLE, name(ally))


def enemy_sign(enemy: Enemy, say: Say) -> Sign:
    """Of a mob its letter and how many figures it has, of a monster its letter and an exclamation mark."""
    if enemy.kind == "mob":
        return Sign(f"{mob_letters(say)[enemy.id]}{figures_of(enemy)}", MOB_STYLES.get(enemy.id, ""), name(enemy))
    return Sign(f"{initial(say(name(enemy)))}!", BOSS_STYLE if enemy.kind == "boss" else ROAMING_STYLE, name(enemy))


def figure_sign(g: MassiveDarkness, figure: Hero | Ally | Enemy, say: Say) -> Sign:
    if isinstance(figure, Hero):
        return hero_sign(g, figure, say)
    return ally_sign(figure, say) if isinstance(figure, Ally) else enemy_sign(figure, say)


def mob_letters(say: Say) -> dict[str, str]:
    """For each kind of mob a letter of its name that no kind before has."""
    kinds = list(content().mobs)
    tags = hero_tags(say(Msg(f"md2-enemy-{kind}")) for kind in kinds)
    return {kind: tag[1:] for kind, tag in zip(kinds, tags, strict=True)}


def initial(text: str) -> str:
    """The first capital letter: an article before a name is none of it."""
    return next((letter for letter in text if letter.isupper()), text[0].upper())


def token_sign(token: Token) -> Sign:
    """A token in a zone; time tokens say how many there are."""
    what = Msg(f"md2-objective-{token.what}") if token.kind == "objective" and token.what else None
    if token.kind == "treasure":
        called = msg("md2-draw-treasure", rarity=Msg(f"md2-rarity-{token.what}"))
    else:
        called = what or Msg(f"md2-token-{token.kind}")
    style = GREY_STYLE if token.grey else OBJECTIVE_STYLE if token.kind in MISSION_TOKENS else TOKEN_STYLE
    sign = GREY if token.grey else TOKENS[token.kind]
    return Sign(f"{sign}{token.count}" if token.count > 1 else sign, style, called)


def lying(g: MassiveDarkness) -> Iterator[tuple[Cell, Sign]]:
    """What lies in the zones: tokens, the paladin's light, and the portals that are used."""
    found = mission_of(g)
    for token in g.tokens:
        yield token.at, token_sign(token)
    for hero in g.heroes:
        for colour, zone in hero.paladin.zones.items() if hero.paladin is not None else ():
            light = msg("md2-draw-consecrated", colour=Msg(f"md2-column-{colour}"))
            yield zone, Sign(CONSECRATED, CONSECRATED_STYLE, light)
    for zone in dict.fromkeys(portals(g)) if g.boss is None else ():
        if g.laid >> zone & 1:
            roaming = zone == found.roaming_portal
            called = msg("md2-draw-roaming-portal") if roaming else msg("md2-draw-portal")
            yield zone, Sign(ROAMING_PORTAL if roaming else PORTAL, PORTAL_STYLE, called)


def figures(g: MassiveDarkness) -> Iterable[Hero | Ally | Enemy]:
    """Everybody on the map, in the order in which a zone shows them."""
    everybody: list[Hero | Ally | Enemy] = [*g.heroes, *g.allies, *g.enemies]
    return [figure for figure in everybody if figure.at != OFF]
