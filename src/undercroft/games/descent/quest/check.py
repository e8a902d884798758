"""What the shape of a quest file cannot promise: that the quest can be played, and won."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from undercroft.board import Bits, contains, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.quest import box
from undercroft.games.descent.quest.build import Draft, read_draft
from undercroft.games.descent.quest.file import ACTING, ALL, Effect, Put
from undercroft.games.descent.quest.fill import quest_of, size_of
from undercroft.games.descent.quest.model import Quest
from undercroft.games.descent.quest.reach import HEROES, Reach
from undercroft.kernel.errors import BadInput, mistakes
from undercroft.kernel.source import Fault, Spot
from undercroft.parts.cell_names import cell_name, parse_cell


def read_quest(path: Path) -> Quest:
    """The quest of a file; what is wrong with it is BadInput, with a line for every mistake."""
    draft = read_draft(path)
    if (quest := draft.made(quest_of, _faults)) is None:
        raise draft.refuse()
    return quest


def check_quest(path: Path) -> list[str]:
    """Every mistake in a quest file, a line for each."""
    return mistakes(lambda: read_quest(path))


def _faults(draft: Draft, quest: Quest) -> Iterator[Fault]:
    if draft.path.stem != quest.id:
        yield Fault(draft.source.spot("id"), f"the file of the quest '{quest.id}' must be called {quest.id}.yaml")
    yield from _start(draft, quest)
    yield from _gaps(draft, quest)
    yield from box.faults(draft, quest)
    yield from _named(draft, quest)
    spoken_of = list(_effects(draft, quest))
    if spoken_of:  # what there is not cannot be reached either
        yield from spoken_of
        return
    reach = Reach(quest)
    yield from _locks(draft, quest, reach)
    yield from _unreached(draft, quest, reach)
    yield from _events(draft, quest, reach)


def _start(draft: Draft, quest: Quest) -> Iterator[Fault]:
    """Four heroes stand on the starting glyph and beside it (DES-SET-19)."""
    area = quest.areas[quest.start_area]
    taken = area.pits | area.rubble | area.water
    for monster in area.monsters:
        taken |= quest.dungeon.footprint(size_of(monster.kind)).cells(monster.stance)
    beside = quest.dungeon.topology((1 << len(quest.doors)) - 1).neighbours(quest.start)
    room = ((beside | 1 << quest.start) & ~taken).bit_count()
    if room < HEROES:
        problem = f"the starting glyph has room for {room} heroes on and beside it, {HEROES} are needed"
        yield Fault(draft.spots[quest.start], problem)


def _gaps(draft: Draft, quest: Quest) -> Iterator[Fault]:
    """A door that leaves open the border beside it shuts nothing."""
    grid = quest.grid
    barred_east, barred_south = grid.walls
    for line in grid.doors:
        barred_east |= line.east
        barred_south |= line.south
    row = grid.width
    for number, line in enumerate(grid.doors):
        beside_east = (line.east << row | line.east >> row) & grid.open_edges.east & ~barred_east
        beside_south = (line.south << 1 | line.south >> 1) & grid.open_edges.south & ~barred_south
        gaps = [cell for cell in members(beside_east) if _parts(quest, cell, cell + 1)]
        gaps += [cell for cell in members(beside_south) if _parts(quest, cell, cell + row)]
        for cell in gaps:
            problem = f"the door leaves a gap beside it at {cell_name(grid, cell)}: draw rock or a wall there"
            yield Fault(draft.source.spot("doors", number), problem)


def _parts(quest: Quest, a: int, b: int) -> bool:
    return quest.grid.area_of[a] != quest.grid.area_of[b]


def _named(draft: Draft, quest: Quest) -> Iterator[Fault]:
    """A named monster is one figure, of a kind that exists, and stands somewhere or appears."""
    for number, named in enumerate(draft.file.named):
        if named.monster not in content().monsters:
            allowed = ", ".join(content().monsters)
            problem = f"there is no monster '{named.monster}': expected one of {allowed}"
            yield Fault(draft.source.spot("named", number, "monster"), problem)
        standing = sum(monster.named == named.id for area in quest.areas for monster in area.monsters)
        spawned = sum(bool(e.spawn and e.spawn.named == named.id) for event in quest.events for e in event.do)
        if standing + spawned != 1:
            problem = f"'{named.id}' must appear exactly once, on the map or in a 'spawn', got {standing + spawned}"
            yield Fault(draft.source.spot("named", number), problem)


def _locks(draft: Draft, quest: Quest, reach: Reach) -> Iterator[Fault]:
    """Every rune-locked door needs its key, and the key must lie on this side of it (DES-DOR-10)."""
    for number, door in enumerate(quest.doors):
        if not contains(reach.shut(), number):
            continue
        keys = [token.cell for token in reach.tokens("key") if token.what == door.rune]
        if keys:
            yield Fault(draft.spots[keys[0]], f"the {door.rune} key lies behind the door that it opens")
        else:
            problem = f"nothing opens the door: there is no {door.rune} key on the map, and no event gives it"
            yield Fault(draft.source.spot("doors", number), problem)


def _unreached(draft: Draft, quest: Quest, reach: Reach) -> Iterator[Fault]:
    for area in quest.areas:
        if not area.cells & reach.cells:
            x, y = quest.grid.points[members(area.cells)[0]]
            problem = f"area {area.name} cannot be reached: no door, stairs or opening leads there"
            yield Fault(draft.areas.spot(x, y), problem)
            continue
        for token in area.tokens:
            if not contains(reach.cells, token.cell):
                yield Fault(draft.spots[token.cell], f"the {token.kind} here cannot be reached")


def _events(draft: Draft, quest: Quest, reach: Reach) -> Iterator[Fault]:
    won = any(effect.win == "heroes" for event in quest.events for effect in event.do)
    if not won:
        yield Fault(draft.source.spot("events"), "no event lets the heroes win (win: heroes)")
    for number, event in enumerate(quest.events):
        why = None if event.id in reach.happened else reach.why_never(event)
        if why is not None:
            goal = " and so the goal cannot be met" if any(e.win == "heroes" for e in event.do) else ""
            spot = draft.source.spot("events", number)
            yield Fault(spot, f"the event '{event.id}' can never happen{goal}: {why}")
    met = {event.when.met for event in quest.events}
    for area in quest.areas:
        for token in area.tokens:
            if token.kind == "encounter" and token.what not in met:
                problem = f"nothing happens at the encounter '{token.what}': no event has 'met: {token.what}'"
                yield Fault(draft.spots[token.cell], problem)


def _effects(draft: Draft, quest: Quest) -> Iterator[Fault]:
    """Effects may only speak of what there is, and so may tokens."""
    for area in quest.areas:
        for token in area.tokens:
            if token.kind == "artifact":
                yield from _artifact(token.what, draft.spots[token.cell])
    for number, event in enumerate(quest.events):
        for position, effect in enumerate(event.do):
            yield from _effect(quest, effect, draft.source.spot("events", number, "do", position))


def _effect(quest: Quest, effect: Effect, spot: Spot) -> Iterator[Fault]:
    if effect.spawn is not None:
        yield from _place(quest, effect.spawn.at, spot)
        kind, named = effect.spawn.monster, effect.spawn.named
        if kind is not None and kind not in content().monsters:
            yield Fault(spot, f"there is no monster '{kind}': expected one of {', '.join(content().monsters)}")
        if named is not None and named not in quest.named:
            yield Fault(spot, f"there is no named monster '{named}'")
    for dose in (effect.heal, effect.wound):
        if dose is not None and dose.to not in (ALL, ACTING):
            yield from _place(quest, str(dose.to), spot)
    for name in (effect.open, effect.close):
        if name is not None and all(door.id != name for door in quest.doors):
            yield Fault(spot, f"there is no door '{name}'")
    if effect.clear is not None:
        yield from _place(quest, str(effect.clear), spot)
    if effect.place is not None:
        yield from _put(quest, effect.place, spot)
    if effect.fill is not None:
        yield from _place(quest, str(effect.fill.place), spot)
        if quest.regions.get(str(effect.fill.place), 0) & _kept_free(quest):
            problem = f"'{effect.fill.place}' holds a glyph or stairs, which no {effect.fill.obstacle} may cover"
            yield Fault(spot, problem)


def _artifact(name: str, spot: Spot) -> Iterator[Fault]:
    artifacts = [card.id for card in content().items.values() if card.deck == "artifact"]
    if name not in artifacts:
        yield Fault(spot, f"there is no artifact '{name}': expected one of {', '.join(artifacts)}")


def _place(quest: Quest, name: str, spot: Spot) -> Iterator[Fault]:
    if not quest.regions.get(name):
        yield Fault(spot, f"there is no area or region '{name}', or it has no space")


def _put(quest: Quest, put: Put, spot: Spot) -> Iterator[Fault]:
    if put.artifact is not None:
        yield from _artifact(put.artifact, spot)
    try:
        cell = parse_cell(quest.grid, put.at)
    except BadInput as error:
        yield Fault(spot, str(error))
        return
    if not contains(quest.grid.floor, cell):
        yield Fault(spot, f"{put.at} is rock")


def _kept_free(quest: Quest) -> Bits:
    free = 0
    for area in quest.areas:
        for token in area.tokens:
            free |= (token.kind == "glyph") << token.cell
    for pair in quest.grid.stairs:
        free |= 1 << pair[0] | 1 << pair[1]
    return free
