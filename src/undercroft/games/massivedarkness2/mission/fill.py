"""From a draft to a mission: doors, chambers, tokens, portals, deeds and the boss."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.board import Cell
from undercroft.games.massivedarkness2.mission.build import ABYSS, BRIDGE, NONE, SHADOW, Draft
from undercroft.games.massivedarkness2.mission.file import DeedEntry
from undercroft.games.massivedarkness2.mission.model import BossFight, Chamber, Deed, Door, Laid, Mission, PlacedToken


def mission_of(draft: Draft) -> Mission | None:
    """The mission, or None if something in its file has no place; what is wrong is noted in the draft."""
    file = draft.file
    made = Mission(
        id=file.id,
        number=file.number,
        origin=file.origin,
        grid=draft.grid,
        tiles=_tiles(draft),
        shadow=draft.kind(SHADOW),
        abyss=draft.kind(ABYSS),
        chambers=_chambers(draft),
        doors=_doors(draft),
        start=_cells(draft, file.start, "start"),
        mobs=_cells(draft, file.mobs, "mobs"),
        roaming_portal=draft.cell(file.roaming_portal, "roaming_portal") if file.roaming_portal else None,
        portals=_portals(draft),
        tokens=(*_tokens(draft), *_objectives(draft)),
        marks={name: at for name, cell in file.marks.items() if (at := draft.cell(cell, "marks", name)) is not None},
        deeds=tuple(_deed(entry) for entry in file.deeds),
        passable=file.passable,
        boss=_boss(draft),
        special=file.special or "",
        tasks=file.tasks,
        heroes_as=file.heroes_as,
    )
    return None if draft.faults else made


def _tiles(draft: Draft) -> tuple[Laid, ...]:
    """Tiles in the order of the file, and bridges after them."""
    file, zones = draft.file, draft.grid.areas
    corners = [*(entry.at for entry in file.tiles), *(entry.at for entry in file.bridges)]
    sides = [*((entry.tile, entry.turned // 90) for entry in file.tiles), *((BRIDGE, 0) for _ in file.bridges)]
    found = []
    for number, (corner, (side, turn)) in enumerate(zip(corners, sides, strict=True)):
        at = draft.point(corner)
        assert at is not None, "it was laid there"
        found.append(Laid(side=side, zones=zones[number], at=draft.grid.cell(*at), turn=turn))
    return tuple(found)


def _chambers(draft: Draft) -> tuple[Chamber, ...]:
    names = {(zone.tile, zone.chamber) for zone in draft.zones.values() if zone.chamber != NONE}
    return tuple(
        Chamber(
            id=f"{draft.file.tiles[tile].tile}-{chamber}",
            zones=draft.bits([at for at, zone in draft.zones.items() if (zone.tile, zone.chamber) == (tile, chamber)]),
        )
        for tile, chamber in sorted(names)
    )


def _doors(draft: Draft) -> tuple[Door, ...]:
    """One without a name is called by its number."""
    found = []
    for number, entry in enumerate(draft.file.doors):
        one, two = _cells(draft, entry.between, "doors", number, "between")
        found.append(
            Door(
                id=entry.id or f"door_{number + 1}",
                zones=(min(one, two), max(one, two)),
                white=entry.white,
                open=entry.open,
                needs=entry.needs,
                special=entry.special,
            )
        )
    return tuple(found)


def _cells(draft: Draft, names: Iterable[str], *place: str | int) -> tuple[Cell, ...]:
    found = (draft.cell(name, *place, number) for number, name in enumerate(names))
    return tuple(cell for cell in found if cell is not None)


def _portals(draft: Draft) -> dict[int, Cell]:
    found: dict[int, Cell] = {}
    for number, entry in enumerate(draft.file.portals):
        if entry.heroes in found:
            draft.fault(draft.source.spot("portals", number, "from"), f"a second portal from {entry.heroes} heroes on")
        at = draft.cell(entry.at, "portals", number, "at")
        if at is not None:
            found[entry.heroes] = at
    return found


def _tokens(draft: Draft) -> list[PlacedToken]:
    return [
        PlacedToken(kind=kind, at=at)
        for kind, names in draft.file.tokens.items()
        for at in _cells(draft, names, "tokens", kind)
    ]


def _objectives(draft: Draft) -> list[PlacedToken]:
    return [
        PlacedToken(kind=entry.kind, at=at, what=entry.name, count=entry.time or 1, grey=entry.grey)
        for number, entry in enumerate(draft.file.objectives)
        for at in _cells(draft, entry.at, "objectives", number, "at")
    ]


def _deed(entry: DeedEntry) -> Deed:
    return Deed(
        id=entry.id,
        at=entry.at,
        cost=entry.cost,
        free=entry.free,
        needs=entry.needs,
        holding=entry.holding or "",
        all_here=entry.all_here or "",
        xp=entry.xp,
        xp_all=entry.xp_all,
        keep=entry.keep,
        remove=entry.remove,
        souls=entry.souls,
        leaves=entry.leaves,
        wins=entry.wins,
        completes=entry.completes or "",
        opens=entry.opens or "",
        special=entry.special or "",
    )


def _boss(draft: Draft) -> BossFight | None:
    entry = draft.file.boss
    if entry is None:
        return None
    at = draft.cell(entry.at, "boss", "at")
    if at is None:
        return None
    return BossFight(
        boss=entry.boss,
        at=at,
        start=_cells(draft, entry.start, "boss", "start"),
        tile=next(area for area in draft.grid.areas if area >> at & 1),
        door=entry.door,
        places={name: _cells(draft, names, "boss", "places", name) for name, names in entry.places.items()},
    )
