"""Hero sheets: a few lines for each hero beside the map, and the whole sheet with what every card on it does."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undercroft.games.descent.box.content import content, describe, name
from undercroft.games.descent.figures import dungeon, hero_name, quest_of
from undercroft.games.descent.rules.equipment import POTIONS, item_name, potion_text
from undercroft.games.descent.rules.lingering_effects import monkey_text
from undercroft.games.descent.state import TOWN, Descent, Effects, Hero, Item
from undercroft.games.descent.stats import (
    TRAITS,
    armor,
    hero_card,
    max_fatigue,
    max_wounds,
    skills,
    speed,
    trait,
)
from undercroft.games.descent.terminal.pieces import hero_tag
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.cell_names import cell_name
from undercroft.parts.marks import (
    ACTED,
    ACTIVE,
    BAD,
    DIM,
    GOOD,
    HEART,
    HERO_INKS,
    HERO_STYLES,
    WAITING,
    WARN,
    card,
    explained,
    fact,
    flow,
    heading,
    ink,
    listed,
)

INDENT = "   "


def draw_hero(g: Descent, hero: Hero, say: Say, width: int, *, full: bool) -> list[Text]:
    """A hero in a few lines; `full` adds traits, skills and everything carried."""
    lines = [_title(g, hero, say), *flow(_vitals(hero, say), width, INDENT)]
    if condition := [*_turn(hero, say), *_condition(hero, say)]:
        lines += flow(condition, width, INDENT)
    if full:
        lines += flow(_traits(hero, say), width, INDENT)
    used = [_item(item, say) for item in hero.items if item.equipped]
    packed = [_item(item, say) for item in hero.items if not item.equipped]
    lines += flow(listed(msg("des-draw-in-use"), used, say), width, INDENT, gap=" ")
    if full:
        lines += flow(listed(msg("des-draw-pack"), packed, say), width, INDENT, gap=" ")
        known = [_skill(hero, skill, say) for skill in hero.skills]
        lines += flow(listed(msg("des-draw-skills"), known, say), width, INDENT, gap=" ")
        carried = [ink(say(companion_name(g, what))) for what in hero.companions]
        lines += flow(listed(msg("des-draw-companions"), carried, say), width, INDENT, gap=" ")
    return lines


def draw_sheet(g: Descent, hero: Hero, say: Say, width: int) -> list[Text]:
    """The whole sheet, with what the hero, the skills and the items do."""
    own = hero_card(hero)
    conquest = say(msg("des-draw-worth", conquest=own.conquest))
    lines = [heading(say(hero_name(hero)), width, conquest), *draw_hero(g, hero, say, width, full=True)]
    lines.append(explained(ink(say(hero_name(hero)), HERO_INKS[hero.index]), describe(own), say))
    if hero.monkey:
        lines.append(explained(ink(say(msg("des-familiar-monkey")), BAD), monkey_text(), say))
    lines += [explained(_skill(hero, skill.id, say), describe(skill), say) for skill in skills(hero)]
    for item in hero.items:
        text = potion_text(item.card) if item.card in POTIONS else describe(content().items[item.card])
        lines.append(explained(_item(item, say), text, say))
    for familiar in [f.card for f in g.familiars if f.hero == hero.index] + hero.companions:
        if familiar in content().familiars:
            found = content().familiars[familiar]
            lines.append(explained(ink(say(name(found))), describe(found), say))
    return lines


def companion_name(g: Descent, what: str) -> Msg:
    """A companion of the box, or an item of the quest that is carried in the same way."""
    return Msg(f"des-familiar-{what}") if what in content().familiars else quest_of(g).text(f"item-{what}")


def effects(found: Effects, say: Say) -> Iterator[Text]:
    """Tokens of lingering effects on any figure."""
    for effect in ("burn", "poison", "stun", "web"):
        count: int = getattr(found, effect)
        if count:
            yield ink(f"{say(Msg(f'des-ability-{effect}'))} {count}", BAD)


def _title(g: Descent, hero: Hero, say: Say) -> Text:
    """The sign on the map, the name, the turn token, and where the hero is."""
    active = ACTIVE if g.acting == hero.index else " "
    line = ink(active, "bold").append(hero_tag(g, hero, say), f"bold {HERO_STYLES[hero.index]}")
    line.append(f" {say(hero_name(hero))} ", HERO_INKS[hero.index])
    line.append(ACTED if hero.acted else WAITING, BAD if hero.acted else GOOD)
    where = say(msg("des-token-town")) if hero.at == TOWN else cell_name(dungeon(g).grid, hero.at)
    return line.append(f" {where}", DIM)


def _vitals(hero: Hero, say: Say) -> Iterator[Text]:
    most, left = max_wounds(hero), hero.wounds
    style = BAD if left * 3 <= most else WARN if left * 3 <= 2 * most else GOOD
    yield ink(f"{HEART} ", BAD).append(f"{left}/{most}", style)
    yield fact(msg("des-draw-fatigue"), f"{hero.fatigue}/{max_fatigue(hero)}", say)
    yield fact(msg("des-draw-armor"), str(armor(hero)), say)
    yield fact(msg("des-draw-speed"), str(speed(hero)), say)
    yield fact(msg("des-draw-coins"), str(hero.coins), say)


def _turn(hero: Hero, say: Say) -> Iterator[Text]:
    """What is left of the turn being taken."""
    turn = hero.turn
    if turn.action and turn.action != "monkey":
        yield ink(say(Msg(f"des-action-{turn.action}")), "bold")
    if turn.points:
        yield fact(msg("des-draw-points"), str(turn.points), say)
    if turn.attacks:
        yield fact(msg("des-draw-attacks"), str(turn.attacks), say)


def _condition(hero: Hero, say: Say) -> Iterator[Text]:
    if hero.order:
        yield ink(say(msg("des-draw-order", order=Msg(f"des-order-{hero.order}"))), "bold cyan")
    yield from effects(hero.effects, say)
    if hero.monkey:
        yield ink(f"{say(msg('des-familiar-monkey'))} {hero.monkey}", BAD)


def _traits(hero: Hero, say: Say) -> Iterator[Text]:
    """Power dice for each type of attack."""
    for kind in TRAITS:
        yield fact(Msg(f"des-attack-{kind}"), str(trait(hero, kind)), say)


def _item(item: Item, say: Say) -> Text:
    return card(say(item_name(item.card)), spent=item.exhausted)


def _skill(hero: Hero, skill: str, say: Say) -> Text:
    return card(say(Msg(f"des-skill-{skill}")), spent=skill in hero.exhausted_skills)
