"""What the shapes of the entries cannot promise: counts, and that what one entry speaks of exists in another."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator
from itertools import chain, pairwise
from typing import get_args

from undercroft.games.paperdungeons.box.components import Colour, Content, HeroId, Pair
from undercroft.kernel.sourced import Fault, Sourced, strange_fields

COLUMNS = "ABCDEF"
ROWS = "1234567"

# When the effects of powers work, other than every time their condition is met.
MOMENTS = {"setup": ("loot", "potions", "parts", "level_ups"), "round": ("recolour", "spare_fight", "resymbol")}


def faults(content: Content) -> Iterator[Fault]:
    """Everything wrong with the content, file by file."""
    checks: tuple[Callable[[Content], Iterator[Fault]], ...] = (
        _counts,
        _sources,
        _dice,
        _sheet,
        _map,
        _powers,
        _objectives,
        _bosses,
        _dungeons,
        _stories,
    )
    return chain.from_iterable(check(content) for check in checks)


def _counts(c: Content) -> Iterator[Fault]:
    expected: dict[str, tuple[Collection[object], int]] = {
        "dungeons": (c.dungeons, 12),
        "bosses": (c.bosses, 12),
        "missions": (c.missions, 16),
        "powers": (c.powers, 16),
        "objectives": (c.objectives, 16),
        "items": (c.items, 8),
        "stories": (c.stories, 4),
    }
    for file, (found, count) in expected.items():
        if len(found) != count:
            yield Fault(file, f"expected {count} entries, got {len(found)}")
    if tuple(hero.id for hero in c.heroes) != get_args(HeroId):
        yield Fault("heroes", f"expected the entries {', '.join(get_args(HeroId))} in this order")
    if [item.area for item in c.items] != ["upper"] * 4 + ["lower"] * 4:
        yield Fault("items", "expected 4 items that are 'upper', then 4 that are 'lower'", field="area")


def _sources(c: Content) -> Iterator[Fault]:
    entries: dict[str, Iterable[Sourced]] = {
        "heroes": c.heroes,
        "rooms": c.rooms.rooms,
        "monsters": c.monsters.values(),
        "items": c.items,
        "powers": c.powers.values(),
        "objectives": c.objectives.values(),
        "missions": c.missions.values(),
        "bosses": c.bosses.values(),
        "dungeons": c.dungeons.values(),
        "stories": c.stories.values(),
    }
    return strange_fields(entries)


def _dice(c: Content) -> Iterator[Fault]:
    known = [symbol.id for symbol in c.dice.symbols]
    if [die.id for die in c.dice.dice] != list(get_args(Colour)):
        yield Fault("dice", f"expected the entries {', '.join(get_args(Colour))} in this order", field="dice")
    for die in c.dice.dice:
        yield from _unknown("dice", die.id, "faces", die.faces, known)
        if len(die.faces) != 6:
            yield Fault("dice", f"expected 6 faces, got {len(die.faces)}", die.id, "faces")
        for symbol, digit in die.faces.items():
            if (digit is None) != (symbol == "skull"):
                yield Fault("dice", "expected a digit on every face but the skull", die.id, f"faces.{symbol}")


def _sheet(c: Content) -> Iterator[Fault]:
    sheet = c.sheet
    rounds = list(chain.from_iterable(sheet.seasons))
    if len(sheet.seasons) != 3 or rounds != list(range(1, len(rounds) + 1)):
        yield Fault("sheet", "expected 3 lists that count the rounds 1, 2, 3 and so on", field="seasons")
    if list(sheet.solo_mission_glory.by_round) != rounds:
        yield Fault("sheet", f"expected a value for each of {len(rounds)} rounds", field="solo_mission_glory.by_round")
    levels = list(range(1, sheet.max_level + 1))
    if list(sheet.weakest_hero.glory) != levels:
        yield Fault("sheet", f"expected a value for each level from 1 to {sheet.max_level}", field="weakest_hero.glory")
    if not sheet.start_level < sheet.ability_level <= sheet.max_level:
        yield Fault("sheet", "expected start_level < ability_level <= max_level", field="ability_level")
    for name, track in (("monsters", sheet.monsters.glory), ("gems", sheet.gems.glory)):
        if not track or track[0] != 0 or not _grows(track):
            yield Fault("sheet", "expected glory that begins with 0 and grows with every field", field=f"{name}.glory")
    monsters = sum(1 for room in c.rooms.rooms if room.monster)
    if len(sheet.monsters.glory) != monsters + 1:
        yield Fault("sheet", f"expected values for 0 to {monsters} monsters, as on the map", field="monsters.glory")
    fields = len(sheet.gems.glory) - 1
    if not all(1 <= field <= fields for field in sheet.gems.field_rewards):
        yield Fault("sheet", f"expected fields from 1 to {fields}", field="gems.field_rewards")
    reached, lost = list(sheet.damage.thresholds), [-glory for glory in sheet.damage.thresholds.values()]
    if not _grows([0, *reached, sheet.hearts + 1]) or not _grows([0, *lost]):
        problem = f"expected more and more damage, up to {sheet.hearts}, that costs more and more glory"
        yield Fault("sheet", problem, field="damage.thresholds")


def _map(c: Content) -> Iterator[Fault]:
    rooms = c.rooms.rooms
    if [room.id for room in rooms] != [column + row for row in ROWS for column in COLUMNS]:
        yield Fault("rooms", "expected the 42 rooms from A1 to F1, then A2 to F2, and so on to F7", field="rooms")
    gems = [room.gem for room in rooms if room.gem]
    yield from _repeated("rooms", None, "gem", gems)
    for room in rooms:
        if room.monster:
            yield from _unknown("rooms", room.id, "monster.type", [room.monster.type], c.monsters)
        if room.monster and room.trap:
            yield Fault("rooms", "expected a monster or a trap, not both", room.id, "trap")
        if bool(room.gem) != ("gem" in room.reward) or (room.gem and len(room.reward) > 1):
            yield Fault("rooms", "expected a letter with 'reward: [gem]', and with no other reward", room.id, "gem")
    for name, pairs in (("walls", c.rooms.walls), ("water", c.rooms.water)):
        yield from _not_neighbours("rooms", None, name, pairs)
    for position, (a, b) in enumerate(c.rooms.portals, 1):
        if a[1] != b[1] or {a[0], b[0]} != {COLUMNS[0], COLUMNS[-1]}:
            yield Fault("rooms", "expected the two ends of a row, like [A2, F2]", field=f"portals.{position}")


def _powers(c: Content) -> Iterator[Fault]:
    for power in c.powers.values():
        for moment, effects in MOMENTS.items():
            for effect in effects:
                if getattr(power, effect) and power.when != moment:
                    yield Fault("powers", f"works only with 'when: {moment}'", power.id, effect)


def _objectives(c: Content) -> Iterator[Fault]:
    if not _grows((0, *c.tiers_glory)):
        yield Fault("objectives", "expected 3 values, each higher than the one before", field="tiers_glory")
    for card in c.objectives.values():
        if not _grows((0, *card.tiers)):
            yield Fault("objectives", "expected 3 limits, each higher than the one before", card.id, "tiers")
        if card.style.count("black") != 2:
            yield Fault("objectives", "expected two heroes that train black and two that train white", card.id, "style")


def _bosses(c: Content) -> Iterator[Fault]:
    gems = [room.gem for room in c.rooms.rooms if room.gem]
    yield from _repeated("bosses", None, "code", [boss.code for boss in c.bosses.values()])
    for boss in c.bosses.values():
        yield from _unknown("bosses", boss.id, "vanish", boss.vanish, gems)
        if not _grows([band.strength for band in boss.bands]):
            yield Fault("bosses", "expected more strength in every band than in the one before", boss.id, "bands")
        if not _grows([band.glory for band in boss.bands]) or not _grows([-band.damage for band in boss.bands]):
            yield Fault("bosses", "expected more glory and less damage in every band", boss.id, "bands")


def _dungeons(c: Content) -> Iterator[Fault]:
    empty = [room.id for room in c.rooms.rooms if room.empty]
    for card in c.dungeons.values():
        yield from _unknown("dungeons", card.id, "bosses", card.bosses, c.bosses)
        seasons = [c.bosses[boss].season for boss in card.bosses if boss in c.bosses]
        if seasons != [1, 2, 3]:
            yield Fault("dungeons", f"expected bosses of seasons 1, 2 and 3, got {seasons}", card.id, "bosses")
        for position, room in enumerate(card.boss_rooms, 1):
            if room not in empty:
                problem = f"'{room}' is not empty, expected one of {', '.join(empty)}"
                yield Fault("dungeons", problem, card.id, f"boss_rooms.{position}")
        yield from _repeated("dungeons", card.id, "boss_rooms", card.boss_rooms)
        yield from _not_neighbours("dungeons", card.id, "walls", card.walls)


def _stories(c: Content) -> Iterator[Fault]:
    for story in c.stories.values():
        yield from _unknown("stories", story.id, "dungeons", story.dungeons, c.dungeons)
    yield from _repeated("stories", None, "dungeons", [card for story in c.stories.values() for card in story.dungeons])


def _id(entry: Sourced) -> str:
    return str(getattr(entry, "id", ""))


def _grows(values: Iterable[int]) -> bool:
    return all(before < after for before, after in pairwise(values))


def _unknown(file: str, entry: str, field: str, names: Iterable[str], known: Iterable[str]) -> Iterator[Fault]:
    allowed = list(known)
    for name in names:
        if name not in allowed:
            yield Fault(file, f"'{name}' does not exist, expected one of {', '.join(allowed)}", entry, field)


def _repeated(file: str, entry: str | None, field: str, values: Iterable[Hashable]) -> Iterator[Fault]:
    seen: set[Hashable] = set()
    for value in values:
        if value in seen:
            yield Fault(file, f"'{value}' appears twice, expected it once", entry, field)
        seen.add(value)


def _not_neighbours(file: str, entry: str | None, field: str, pairs: Iterable[Pair]) -> Iterator[Fault]:
    seen: set[frozenset[str]] = set()
    for position, (a, b) in enumerate(pairs, 1):
        apart = abs(COLUMNS.index(a[0]) - COLUMNS.index(b[0])) + abs(int(a[1]) - int(b[1]))
        if apart != 1:
            problem = f"{a} and {b} are not neighbours, expected a pair of rooms like [A1, B1]"
            yield Fault(file, problem, entry, f"{field}.{position}")
        if frozenset((a, b)) in seen:
            yield Fault(file, f"{a} and {b} appear twice, expected them once", entry, f"{field}.{position}")
        seen.add(frozenset((a, b)))
