"""Levelling up heroes."""

from __future__ import annotations

from functools import cache

from undercroft.games.paperdungeons.box.content import content, describe
from undercroft.games.paperdungeons.box.names import HEROES, hero_index, hero_name
from undercroft.games.paperdungeons.rules import gems
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.kernel.asks import Flow, choose
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Refusal, Value

SHEET = content().sheet
CARDS = content().heroes
COLOUR_BLIND = tuple(index for index, hero in enumerate(CARDS) if hero.any_colour)
SKULL_PROOF = tuple(index for index, hero in enumerate(CARDS) if hero.skull_proof)
STRONG = tuple((index, hero.strength) for index, hero in enumerate(CARDS) if hero.strength)


def raise_level(g: PaperDungeons, s: Sheet, hero: int) -> Flow:
    """Fill the next field of a hero's row (PAP-LVL-02); strength and health grow with it (PAP-LVL-03)."""
    s.levels[hero] += 1
    g.note(s, msg("pap-log-level", hero=hero_name(HEROES[hero]), level=s.levels[hero]), "PAP-LVL-03")
    if s.levels[hero] == SHEET.ability_level:
        for _ in range(CARDS[hero].gems):  # PAP-LVL-08: the rogue, once
            yield from gems.loot_extra_gem(g, s)


def has_ability(s: Sheet, heroes: tuple[int, ...]) -> bool:
    """PAP-LVL-09: a level-4 ability works from the moment the level is reached, however it was reached."""
    return any(s.levels[hero] >= SHEET.ability_level for hero in heroes)


def any_colour(s: Sheet) -> bool:
    """PAP-LVL-06: the mage uses white dice as black and black dice as white."""
    return has_ability(s, COLOUR_BLIND)


def skull_proof(s: Sheet) -> bool:
    """PAP-LVL-07: the cleric takes no damage from skulls."""
    return has_ability(s, SKULL_PROOF)


def ability_strength(s: Sheet) -> int:
    """PAP-LVL-05: what the warrior adds in every boss fight."""
    return sum([strength for hero, strength in STRONG if s.levels[hero] >= SHEET.ability_level])


def level_up_reward(g: PaperDungeons, s: Sheet) -> Flow:
    """A level-up that ignores symbol and colour (PAP-LVL-10); lost when all heroes are at the top (PAP-LVL-04)."""
    if able := open_heroes(s):
        hero = yield from choose(
            s.seat, msg("pap-ask-level"), able, lambda value: _label(s, str(value)), lambda: _finished(s)
        )
        yield from raise_level(g, s, hero)
    else:
        g.note(s, msg("pap-log-level-lost"), "PAP-LVL-04")


def open_heroes(s: Sheet) -> dict[str, int]:
    """Heroes that can still rise, with their places on the sheet."""
    return {hero: index for index, hero in enumerate(HEROES) if s.levels[index] < SHEET.max_level}


def _label(s: Sheet, hero: str) -> Label:
    return Label(hero_name(hero), "PAP-LVL-10", ability_ahead(hero, s.levels[hero_index(hero)] + 1))


@cache
def ability_ahead(hero: str, level: int) -> Msg | None:
    """What a hero who rises to this level can do, and from which level on; nothing more once that has begun."""
    if level > SHEET.ability_level:
        return None
    return msg("pap-from-level", level=SHEET.ability_level, ability=describe(CARDS[hero_index(hero)]))


def _finished(s: Sheet) -> dict[Value, Refusal]:
    done = [hero for hero, level in zip(HEROES, s.levels, strict=True) if level == SHEET.max_level]
    return {hero: at_the_top(hero) for hero in done}


def at_the_top(hero: str) -> Refusal:
    return Refusal(msg("pap-no-level", hero=hero_name(hero), level=SHEET.max_level), "PAP-LVL-04")
