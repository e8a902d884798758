"""The heroes and their dashboards: a few lines for each beside the map, and the whole of it with what all cards say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from undercroft.games.massivedarkness2.box import words
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_health, max_mana, name, trade, zone_name
from undercroft.games.massivedarkness2.rules import pool
from undercroft.games.massivedarkness2.rules.abilities import card_of, held, title
from undercroft.games.massivedarkness2.rules.items import blue_dice, worn
from undercroft.games.massivedarkness2.rules.items import title as item_title
from undercroft.games.massivedarkness2.rules.targets import attack_types
from undercroft.games.massivedarkness2.state import OFF, Ally, Combat, Enemy, Hero, MassiveDarkness
from undercroft.games.massivedarkness2.terminal import dice
from undercroft.games.massivedarkness2.terminal.class_boards import class_board
from undercroft.games.massivedarkness2.terminal.marks import FIRE_STYLE, FROST_STYLE, MANA, OBJECTIVE_STYLE
from undercroft.games.massivedarkness2.terminal.pieces import ally_sign, hero_sign
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import (
    ACTED,
    ACTIVE,
    BAD,
    DIM,
    GOOD,
    HEART,
    HERO_INKS,
    WAITING,
    card,
    counted,
    explained,
    fact,
    flow,
    heading,
    ink,
    listed,
)

INDENT = "   "
LOW_HEALTH = 3
"""Health at which it is shown in red."""


def draw_hero(g: MassiveDarkness, hero: Hero, say: Say, width: int, *, full: bool) -> list[Text]:
    """A hero in a few lines; `full` adds dice, inventory and skills."""
    lines = [_title(g, hero, say), *flow(vitals(hero, say), width, INDENT)]
    if now := [*_turn(g, hero, say), *states(hero, say), *_carried(hero, say)]:
        lines += flow(now, width, INDENT)
    for entries in class_board(g, hero, say):
        lines += flow(entries, width, INDENT, gap=" ")
    lines += _cards(msg("md2-draw-items"), map(item_title, worn(hero)), say, width)
    lines += _cards(msg("md2-draw-potions"), map(item_title, hero.potions), say, width)
    if full:
        lines += flow(_dice(g, hero, say), width, INDENT)
        lines += _cards(msg("md2-draw-bag"), map(item_title, hero.bag), say, width)
        lines += _cards(msg("md2-draw-skills"), (Msg(f"md2-skill-{skill}") for skill in hero.skills), say, width)
    return lines


def draw_sheet(g: MassiveDarkness, hero: Hero, say: Say, width: int) -> list[Text]:
    """The whole dashboard, with what its items say and what its abilities do; those used up are crossed out."""
    lines = [heading(say(name(hero)), width), *draw_hero(g, hero, say, width, full=True)]
    items = dict.fromkeys([*worn(hero), *hero.potions, *hero.bag])
    lines += [explained(ink(say(item_title(item))), words.item(content().items[item]), say) for item in items]
    for key in dict.fromkeys(held(g, hero)):
        if card_of(key) in content().items:
            continue
        called = card(say(title(key)), spent=key in hero.used)
        lines.append(explained(called, words.ability(content().abilities[key]), say))
    return lines


def draw_ally(g: MassiveDarkness, ally: Ally, say: Say, width: int) -> list[Text]:
    sign = ally_sign(ally, say)
    line = ink(" ").append(sign.text, sign.style).append(f" {say(sign.name)} ").append(zone_name(g, ally.at), DIM)
    return [line, *flow([_health(ally.health, None), *states(ally, say)], width, INDENT)]


def vitals(hero: Hero, say: Say) -> Iterator[Text]:
    yield _health(hero.health, max_health(hero))
    yield ink(f"{MANA} ", "bold #64b5f6").append(f"{hero.mana}/{max_mana(hero)}")
    ahead = content().box.levels.get(hero.level + 1)
    yield fact(msg("md2-draw-level"), str(hero.level), say)
    yield fact(msg("md2-draw-xp"), f"{hero.xp}/{ahead.xp}" if ahead is not None else str(hero.xp), say)


def _health(health: int, most: int | None) -> Text:
    text = str(health) if most is None else f"{health}/{most}"
    return ink(f"{HEART} ", BAD).append(text, BAD if health < LOW_HEALTH else "")


def states(figure: Hero | Ally | Enemy, say: Say) -> Iterator[Text]:
    """Fire and frost (MD2-STA-01)."""
    if figure.fire:
        yield ink(say(msg("md2-draw-fire", n=figure.fire)), FIRE_STYLE)
    if figure.frost:
        yield ink(say(msg("md2-draw-frost", n=figure.frost)), FROST_STYLE)


def _title(g: MassiveDarkness, hero: Hero, say: Say) -> Text:
    """The sign on the map, the name, whether the turn is over, the zone and the class."""
    active = g.turn is not None and g.turn.hero == hero.number
    sign = hero_sign(g, hero, say)
    line = Text(no_wrap=True, overflow="ellipsis").append(ACTIVE if active else " ", "bold")
    line.append(sign.text, sign.style)
    line.append(f" {say(name(hero))} ", HERO_INKS[g.heroes.index(hero) % len(HERO_INKS)])
    line.append(ACTED if hero.acted else WAITING, BAD if hero.acted else GOOD)
    where = zone_name(g, hero.at) if hero.at != OFF else "–"
    if hero.left:
        where = say(msg("md2-draw-left", who=hero.id))
    line.append(f" {where} · {say(Msg(f'md2-class-{trade(hero)}'))}", DIM)
    if hero.down:
        line.append(f" {say(msg('md2-draw-down', who=hero.id))}", f"bold {BAD}")
    return line


def _turn(g: MassiveDarkness, hero: Hero, say: Say) -> Iterator[Text]:
    """What is left of the turn being taken."""
    if g.turn is not None and g.turn.hero == hero.number:
        yield fact(msg("md2-draw-actions"), str(g.turn.actions), say)
        if g.turn.mp:
            yield fact(msg("md2-draw-mp"), str(g.turn.mp), say)


def _carried(hero: Hero, say: Say) -> Iterator[Text]:
    """Objectives, corruption, and the treasure tokens kept for level-ups."""
    for objective in counted(say(Msg(f"md2-objective-{what}")) for what in hero.holds):
        yield ink(objective, OBJECTIVE_STYLE)
    if hero.corruption:
        yield fact(msg("md2-draw-corruption"), str(hero.corruption), say)
    for rarity, n in hero.reserve.items():
        if n:
            yield fact(msg("md2-draw-reserve", rarity=Msg(f"md2-rarity-{rarity}")), str(n), say)


def _dice(g: MassiveDarkness, hero: Hero, say: Say) -> Iterator[Text]:
    """Of each attack, and for defence, before what a combat adds."""
    for kind in attack_types(hero):
        combat = Combat(hero=hero.number, enemy=OFF, by_hero=True, kind=kind)
        yield fact(Msg(f"md2-when-{kind}"), dice.pool(pool.hero_dice(g, hero, combat), say), say)
    yield fact(msg("md2-draw-defence"), dice.pool({"blue": blue_dice(hero)}, say), say)


def _cards(label: Msg, cards: Iterable[Msg], say: Say, width: int) -> list[Text]:
    names = [ink(text) for text in counted(say(each) for each in cards)]
    return flow(listed(label, names, say), width, INDENT, gap=" ")
