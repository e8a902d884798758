"""Positions for scenarios, written in a player's words. What is left out is as on a new sheet."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec

from undercroft.games.paperdungeons.box.components import Colour, GemLetter, HeroId, RoomId, SymbolId
from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import GEM_ROOMS, MONSTER_ROOMS, ROOMS, bits, gem_room, room_index
from undercroft.games.paperdungeons.box.names import HEROES, ITEMS, hero_index, item_index
from undercroft.games.paperdungeons.rules.damage import SHEET, free_hearts
from undercroft.games.paperdungeons.rules.dice import DICE, POOL, SKULL
from undercroft.games.paperdungeons.rules.rounds import LAST_ROUND
from undercroft.games.paperdungeons.scenario.inspect import inspect
from undercroft.games.paperdungeons.state import (
    Letter,
    Options,
    PaperDungeons,
    Result,
    Sheet,
    Story,
    copy_sheet,
    new_sheet,
)
from undercroft.kernel.content import ContentError, Entry, decode
from undercroft.kernel.sourced import Count

__all__ = ["arrange", "inspect"]

REWARD_ROOMS = bits(tuple(room.id for room in ROOMS if room.reward)) & ~GEM_ROOMS
DEFAULT_STYLE: dict[HeroId, Colour] = {"warrior": "black", "mage": "black"}
"""Of a player whose objective is not written; who is not named trains white."""
STYLE_FIELDS = 2
"""PAP-SET-11: this many heroes train black."""

Level = Annotated[int, msgspec.Meta(ge=SHEET.start_level, le=SHEET.max_level)]
Parts = Annotated[int, msgspec.Meta(ge=0, le=SHEET.parts_per_item)]
Potions = Annotated[int, msgspec.Meta(ge=0, le=SHEET.potions.limit)]
Damage = Annotated[int, msgspec.Meta(ge=0, le=SHEET.hearts)]
Gems = Annotated[int, msgspec.Meta(ge=0, le=len(SHEET.gems.glory) - 1)]
Round = Annotated[int, msgspec.Meta(ge=0, le=LAST_ROUND + 1)]
Place = Annotated[int, msgspec.Meta(ge=0, le=len(POOL) - 1)]
Digit = Annotated[int, msgspec.Meta(ge=0, le=9)]
Standing = Annotated[str, msgspec.Meta(pattern="^([A-F][1-7]|outside)$", description="a room like C4 or outside")]
Line = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"]


class GivenSheet(Entry, frozen=True, kw_only=True):
    """A player's sheet as a scenario writes it."""

    heroes: dict[HeroId, Level] = {}
    items: dict[str, Parts] = {}
    potions: Potions = 0
    hearts: Count = 0
    damage: Damage = 0
    resurrected: bool | None = None
    """Left out: filled if the damage is above the health."""
    at: Standing = "outside"
    explored: tuple[RoomId, ...] = ()
    """Besides `at` and the rooms of `trail`. Their monsters are slain and their rewards circled, gems excepted."""
    trail: tuple[RoomId, ...] = ()
    slain: tuple[RoomId, ...] = ()
    circled: tuple[RoomId, ...] = ()
    looted: tuple[GemLetter, ...] = ()
    crossed: tuple[GemLetter, ...] = ()
    gems: Gems | None = None
    """Left out: those looted, one for a rogue at level 4, one for twelve potions."""
    glory: dict[Literal["A", "B", "C"], int] = {}
    style: dict[HeroId, Colour] = {}
    power: str = ""
    objective: str = ""
    traps: Count = 0
    walls: Count = 0
    waters: Count = 0
    digits: tuple[Digit, ...] = ()
    dice: Annotated[tuple[Place, ...], msgspec.Meta(max_length=SHEET.dice_per_round)] = ()
    """Places in the pool of the dice used in this round; the rest of the sheet is as it is after them."""
    power_used: bool = False
    """A once-per-round power, in this round."""
    claimed: tuple[str, ...] = ()
    mission_glory: int = 0


class GivenResult(Entry, frozen=True):
    """How a finished scenario of a campaign ended for a player."""

    score: dict[Line, int]
    rooms: Count = 0
    objective: str = ""


class Given(Entry, frozen=True, kw_only=True):
    """The table as a scenario writes it."""

    dungeon: Letter | None = None
    round: Round = 1
    """0 is before the set-up, 9 the final scoring."""
    pool: tuple[SymbolId, SymbolId, SymbolId, SymbolId, SymbolId, SymbolId] | None = None
    """Three white dice, then three black ones; left out, they are rolled."""
    missions: tuple[str, ...] = ()
    players: dict[int, GivenSheet] = {}
    story: Story | None = None
    scenario: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    results: tuple[dict[int, GivenResult], ...] = ()


def arrange(given: Mapping[str, Any], options: Options, players: int) -> PaperDungeons:
    """The table that is described, at the beginning of a round or inside it."""
    table = decode(dict(given), Given, "given")
    _check_table(table, options, players)
    dungeon: str = table.dungeon or options.dungeon or "A"
    if table.story:
        dungeon = content().stories[table.story].dungeons[table.scenario - 1]
    sheets = [_sheet(table.players.get(seat + 1, GivenSheet()), seat) for seat in range(players)]
    begun = any(s.dice for s in sheets)  # then everybody writes in secret already
    return PaperDungeons(
        options=options,
        sheets=sheets,
        secret=[copy_sheet(s) for s in sheets] if begun else [],
        dungeon=dungeon,
        scenario=table.scenario - 1,
        story=table.story or "",
        round=table.round,
        pool=table.pool or (),
        missions=list(table.missions),
        results=[tuple(_result(result[seat + 1]) for seat in range(players)) for result in table.results],
    )


def _check_table(table: Given, options: Options, players: int) -> None:
    for player in table.players:
        _known("players", player, range(1, players + 1))
    _check_pool(table.pool)
    for player, sheet in table.players.items():
        _check_dice(sheet, table.pool, f"players.{player}.dice")
    for mission in table.missions:
        _known("missions", mission, content().missions)
    if len(table.missions) > SHEET.missions:
        raise _wrong("missions", f"expected at most {SHEET.missions}, got {len(table.missions)}")
    if (table.story is None) == options.campaign:
        raise _wrong("story", "a campaign needs one, and only a campaign: see the option 'campaign'")
    if table.story and table.dungeon:
        raise _wrong("dungeon", "expected none beside 'story', which says which dungeon it is")
    if len(table.results) != table.scenario - 1:
        raise _wrong("results", f"expected {table.scenario - 1} before scenario {table.scenario}")
    for result in table.results:
        if sorted(result) != list(range(1, players + 1)):
            raise _wrong("results", f"expected one for each player from 1 to {players}")


def _check_pool(pool: tuple[str, ...] | None) -> None:
    if pool is None:
        return
    for place, (die, face) in enumerate(zip(POOL, pool, strict=True), start=1):
        _known(f"pool.{place}", face, die.faces, f"a {die.id} die has")
    for symbol, limit in DICE.reroll.items():
        if pool.count(symbol) >= limit:
            raise _wrong("pool", f"{limit} times {symbol} would have been rolled again")


def _check_dice(sheet: GivenSheet, pool: tuple[str, ...] | None, field: str) -> None:
    if sheet.dice and pool is None:
        raise _wrong(field, "expected 'pool', from which they were chosen")
    if len(set(sheet.dice)) < len(sheet.dice):
        raise _wrong(field, "a die is used twice")
    for die in sheet.dice:
        if pool is not None and pool[die] == SKULL:
            raise _wrong(field, f"die {die} shows a skull")


def _sheet(given: GivenSheet, seat: int) -> Sheet:
    place = f"players.{seat + 1}"
    s = new_sheet(seat)
    for hero, level in given.heroes.items():
        s.levels[hero_index(hero)] = level
    for item, parts in given.items.items():
        _known(f"{place}.items", item, ITEMS)
        s.parts[item_index(item)] = parts
    _draw_map(s, given, place)
    _fill_tracks(s, given, place)
    _deal_cards(s, given, place)
    return s


def _draw_map(s: Sheet, given: GivenSheet, place: str) -> None:
    trail = given.trail or ((given.at,) if given.at != "outside" else ())
    at = given.at if given.at != "outside" or not trail else trail[-1]
    if trail and trail[-1] != at:
        raise _wrong(f"{place}.trail", f"expected it to end where the party is, in {at}")
    s.trail = [room_index(room) for room in trail]
    if trail:
        s.at = room_index(at)
    s.explored = bits(tuple({*given.explored, *trail}))
    for field, rooms, allowed in (("slain", given.slain, MONSTER_ROOMS), ("circled", given.circled, REWARD_ROOMS)):
        for room in rooms:
            if not allowed >> room_index(room) & 1:
                what = "monster" if field == "slain" else "reward other than a gem"
                raise _wrong(f"{place}.{field}", f"there is no {what} in {room}")
    s.slain = bits(tuple({*given.slain})) | s.explored & MONSTER_ROOMS
    s.circled = bits(tuple({*given.circled})) | s.explored & REWARD_ROOMS
    for letter in given.looted:
        s.circled |= 1 << gem_room(letter)
    for letter in given.crossed:
        if letter in given.looted:
            raise _wrong(f"{place}.crossed", f"gem {letter} is looted already")
        s.crossed |= 1 << gem_room(letter)
    s.traps, s.walls, s.waters = given.traps, given.walls, given.waters


def _fill_tracks(s: Sheet, given: GivenSheet, place: str) -> None:
    s.potions, s.hearts, s.damage = given.potions, given.hearts, given.damage
    if free_hearts(s) < 0:
        raise _wrong(
            f"{place}.hearts", f"{s.potions} potions have {s.potions * SHEET.potions.hearts_per_potion} hearts"
        )
    s.resurrected = s.damage > s.health if given.resurrected is None else given.resurrected
    if s.damage > s.health and not s.resurrected:
        raise _wrong(f"{place}.resurrected", f"must be true when damage {s.damage} is above health {s.health}")
    extra = (s.levels[hero_index("rogue")] >= SHEET.ability_level) + (s.potions == SHEET.potions.limit)
    s.gems = len(given.looted) + extra if given.gems is None else given.gems
    s.glory = [given.glory.get("A", 0), given.glory.get("B", 0), given.glory.get("C", 0)]
    s.digits = list(given.digits)
    for mission in given.claimed:
        _known(f"{place}.claimed", mission, content().missions)
    s.claimed = list(given.claimed)
    s.mission_glory = given.mission_glory
    s.dice, s.power_used = list(given.dice), given.power_used


def _deal_cards(s: Sheet, given: GivenSheet, place: str) -> None:
    if given.power:
        _known(f"{place}.power", given.power, content().powers)
    s.power = given.power
    if given.objective:
        _known(f"{place}.objective", given.objective, content().objectives)
        if given.style:
            raise _wrong(f"{place}.style", "expected none beside 'objective', whose card shows the style")
        s.style = content().objectives[given.objective].style
    else:
        style = given.style or DEFAULT_STYLE
        s.style = tuple(style.get(hero.id, "white") for hero in content().heroes)
        if s.style.count("black") != STYLE_FIELDS:
            raise _wrong(f"{place}.style", f"expected {STYLE_FIELDS} of {', '.join(HEROES)} to be black")
    s.objective = given.objective


def _result(given: GivenResult) -> Result:
    lines = tuple(given.score.get(line, 0) for line in get_args(Line))
    return Result((*lines, sum(lines)), given.rooms, given.objective)


def _known(field: str, value: str | int, allowed: Collection[str | int], owner: str = "allowed are") -> None:
    if value not in allowed:
        raise _wrong(field, f"'{value}' is unknown: {owner} {', '.join(map(str, allowed))}")


def _wrong(field: str, problem: str) -> ContentError:
    return ContentError.at("given", problem, field=field)
