"""Whether the box holds what a quest puts on the board (DES-SPN-09, DES-DOR-09, DES-PRP-01, DES-ENC-01).

How large the obstacle tokens of the box are is not known. We count a token for every square of two by two spaces, pair
of spaces and single space that the obstacles of a kind can be laid with, the largest first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undercroft.board import Bits, Cell, Grid, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.quest.build import Draft
from undercroft.games.descent.quest.fill import PLAYERS
from undercroft.games.descent.quest.model import Area, Quest
from undercroft.kernel.source import Fault, Spot

ARTIFACTS = 4
_SHAPES = ((2, 2), (2, 1), (1, 2), (1, 1))


def faults(draft: Draft, quest: Quest) -> Iterator[Fault]:
    yield from _figures(draft, quest)
    yield from _tokens(draft, quest)
    yield from _doors(draft)
    yield from _obstacles(draft, quest)
    yield from _chests(draft, quest)
    missing = [str(players) for players in PLAYERS if players not in quest.conquest]
    if missing:
        problem = f"no conquest tokens are given for {', '.join(missing)} players"
        yield Fault(draft.source.spot("conquest"), problem)


def _figures(draft: Draft, quest: Quest) -> Iterator[Fault]:
    for area in quest.areas:
        needed = Counter((monster.kind, monster.master) for monster in area.monsters if not monster.spare)
        for (kind, master), count in needed.items():
            figures = content().monsters[kind].figures
            held = figures.master if master else figures.normal
            if count > held:
                rank = "master" if master else "normal"
                problem = f"area {area.name} has {count} {rank} {kind} figures, but the box has {held}"
                yield Fault(_corner(draft, quest, area), problem)


def _corner(draft: Draft, quest: Quest, area: Area) -> Spot:
    """Where an area begins in the picture `areas`."""
    x, y = quest.grid.points[members(area.cells)[0]]
    return draft.areas.spot(x, y)


def _tokens(draft: Draft, quest: Quest) -> Iterator[Fault]:
    box = content().box
    held = {
        "glyph": box.glyphs,
        "encounter": box.encounters,
        "money": box.money,
        "healing potion": box.healing_potions,
        "vitality potion": box.vitality_potions,
        "artifact": ARTIFACTS,
        **{f"{colour} chest": len(numbers) for colour, numbers in box.chests.items()},
    }
    seen: Counter[str] = Counter()
    for name, spot in _laid(draft, quest):
        seen[name] += 1
        if name in held and seen[name] == held[name] + 1:
            yield Fault(spot, f"one {name} too many: the box has {held[name]}")


def _laid(draft: Draft, quest: Quest) -> Iterator[tuple[str, Spot]]:
    """Every token of the map and of the events."""
    for area in quest.areas:
        for token in area.tokens:
            yield _token_name(token.kind, token.what), draft.spots[token.cell]
    for number, event in enumerate(quest.events):
        for position, effect in enumerate(event.do):
            if effect.place is not None:
                kind = next(name for name in effect.place.__struct_fields__[1:] if getattr(effect.place, name))
                spot = draft.source.spot("events", number, "do", position)
                yield _token_name(kind, str(getattr(effect.place, kind))), spot


def _token_name(kind: str, what: str) -> str:
    return f"{what} {kind}" if kind in ("chest", "potion") else kind


def _doors(draft: Draft) -> Iterator[Fault]:
    box = content().box
    plain = locked = 0
    runes: list[str] = []
    for number, door in enumerate(draft.file.doors):
        spot = draft.source.spot("doors", number)
        if door.rune is None:
            plain += 1
            if plain == box.doors + 1:
                yield Fault(spot, f"one door too many: the box has {box.doors} without a rune")
        else:
            locked += 1
            if door.rune in runes:
                yield Fault(spot, f"there is only one door with the {door.rune} rune in the box")
            runes.append(door.rune)


def _obstacles(draft: Draft, quest: Quest) -> Iterator[Fault]:
    count = sum(tokens_for(quest.grid, cells) for area in quest.areas for cells in (area.pits, area.rubble, area.water))
    for event in quest.events:
        for effect in event.do:
            if effect.fill is not None:
                count += tokens_for(quest.grid, quest.regions.get(str(effect.fill.place), 0))
    held = content().box.obstacles
    if count > held:
        yield Fault(draft.things.spot(0, 0), f"the obstacles need {count} tokens, but the box has {held}")


def tokens_for(grid: Grid, cells: Bits) -> int:
    """How many obstacle tokens cover these spaces."""
    count = 0
    for width, height in _SHAPES:
        for cell in members(cells):
            shape = _block(grid, cell, width, height)
            if shape and shape & cells == shape:
                cells &= ~shape
                count += 1
    return count


def _block(grid: Grid, cell: Cell, width: int, height: int) -> Bits:
    """The block of this size with the cell at its top left, or nothing if it reaches off the map."""
    x, y = grid.points[cell]
    if x + width > grid.width or y + height > grid.height:
        return 0
    return sum(1 << cell + dy * grid.width + dx for dy in range(height) for dx in range(width))


def _chests(draft: Draft, quest: Quest) -> Iterator[Fault]:
    """A chest's number is drawn (DES-SET-25): every number of its colour needs contents."""
    spots: dict[str, Spot] = {}
    for name, spot in _laid(draft, quest):
        colour, _, kind = name.partition(" ")
        if kind == "chest":
            spots.setdefault(colour, spot)
    for colour, numbers in content().box.chests.items():
        missing = [str(number) for number in numbers if number not in quest.chests]
        if missing and colour in spots:
            yield Fault(spots[colour], f"a {colour} chest, but 'chests' has no contents for {', '.join(missing)}")
    for number, chest in quest.chests.items():
        if not (chest.conquest or chest.coins or chest.treasures):
            yield Fault(draft.source.spot("chests", number), f"chest {number} holds nothing for the heroes")
