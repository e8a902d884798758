"""What the shape of a mission file cannot promise: that the mission can be played, and won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from undercroft.board import members
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.mission import counts
from undercroft.games.massivedarkness2.mission.build import Draft, read_draft
from undercroft.games.massivedarkness2.mission.fill import mission_of
from undercroft.games.massivedarkness2.mission.model import Mission
from undercroft.games.massivedarkness2.mission.reach import Reach
from undercroft.kernel.content import nearest
from undercroft.kernel.errors import BadInput
from undercroft.kernel.source import Fault, Spot
from undercroft.parts.cell_names import cell_name

ALL = "all"
IN_CHAMBERS = ("spawn", "loot")


def read_mission(path: Path) -> Mission:
    """The mission of a file; what is wrong with it is BadInput, with a line for every mistake."""
    draft = read_draft(path)
    made = None if draft.faults else mission_of(draft)
    if made is not None:
        draft.faults += _faults(draft, made)
    if made is None or draft.faults:
        raise draft.refuse()
    return made


def check_mission(path: Path) -> list[str]:
    """Every mistake in a mission file, a line for each."""
    try:
        read_mission(path)
    except BadInput as error:
        return str(error).split("\n")
    return []


def _faults(draft: Draft, made: Mission) -> Iterator[Fault]:
    if draft.path.stem != made.id:
        yield Fault(draft.source.spot("id"), f"the file of the mission '{made.id}' must be called {made.id}.yaml")
    yield from counts.faults(draft)
    yield from _places(draft, made)
    spoken_of = [*_names(draft, made), *_deeds(draft, made), *_white_doors(draft, made)]
    if spoken_of:  # what there is not cannot be reached either
        yield from spoken_of
        return
    yield from _reach(draft, made)


# -- where things lie -------------------------------------------------------------------------------------------------


def _places(draft: Draft, made: Mission) -> Iterator[Fault]:
    """Heroes, mobs and portals begin in corridors; what a chamber reveals lies in one (MD2-DOR-11, MD2-DOR-12)."""
    spot, file = draft.source.spot, draft.file
    if not file.start:
        yield Fault(spot("start"), "heroes need a zone to begin in")
    for key, names in (("start", file.start), ("mobs", file.mobs)):
        for number, name in enumerate(names):
            yield from _in_corridor(draft, made, name, spot(key, number))
    if file.roaming_portal:
        yield from _in_corridor(draft, made, file.roaming_portal, spot("roaming_portal"))
    for number, portal in enumerate(file.portals):
        yield from _in_corridor(draft, made, portal.at, spot("portals", number, "at"))
    for kind in IN_CHAMBERS:
        for number, name in enumerate(file.tokens.get(kind, ())):  # type: ignore[call-overload]
            if made.chamber_at(_cell(draft, name)) is None:
                yield Fault(spot("tokens", kind, number), f"{name} is in no chamber, so nothing would reveal it")
    if made.boss is not None:
        for key, names in (("start", draft.file.boss.start if draft.file.boss else ()), *_boss_places(draft)):
            for number, name in enumerate(names):
                if not made.boss.tile >> _cell(draft, name) & 1:
                    yield Fault(spot("boss", *key.split("."), number), f"{name} is not on the boss's tile")


def _boss_places(draft: Draft) -> list[tuple[str, tuple[str, ...]]]:
    return [(f"places.{name}", names) for name, names in (draft.file.boss.places if draft.file.boss else {}).items()]


def _in_corridor(draft: Draft, made: Mission, name: str, spot: Spot) -> Iterator[Fault]:
    if made.chamber_at(_cell(draft, name)) is not None:
        yield Fault(spot, f"{name} is in a chamber: nobody begins behind a door")


def _cell(draft: Draft, name: str) -> int:
    found = draft.cell(name)
    assert found is not None, "the mission was made of it"
    return found


# -- what is spoken of ------------------------------------------------------------------------------------------------


def _names(draft: Draft, made: Mission) -> Iterator[Fault]:
    """Doors, objectives and tasks that others speak of."""
    file, spot = draft.file, draft.source.spot
    objectives = {token.what for token in made.tokens if token.what}
    doors = [door.id for door in made.doors]
    for number, name in enumerate(doors):
        if name in doors[:number]:
            yield Fault(spot("doors", number, "id"), f"another door is called '{name}' too")
    for number, name in enumerate(file.links):
        yield from _one_of(name, objectives, "objective", spot("links", number))
    for number, name in enumerate(file.passable):
        yield from _one_of(name, [*doors, ALL], "door", spot("passable", number))
    for number, door in enumerate(file.doors):
        for position, task in enumerate(door.needs):
            yield from _one_of(task, made.tasks, "task", spot("doors", number, "needs", position))
    if file.boss is not None:
        yield from _one_of(file.boss.boss, content().bosses, "boss", spot("boss", "boss"))
        white = [door.id for door in made.doors if door.white]
        yield from _one_of(file.boss.door, white, "white door", spot("boss", "door"))


def _deeds(draft: Draft, made: Mission) -> Iterator[Fault]:
    file, spot = draft.file, draft.source.spot
    objectives = {*(token.what for token in made.tokens if token.what), *(made.boss.places if made.boss else ())}
    kept = [deed.at for deed in file.deeds if deed.keep]
    for number, deed in enumerate(file.deeds):
        yield from _one_of(deed.at, objectives, "objective", spot("deeds", number, "at"))
        for key in ("holding", "all_here"):
            if name := getattr(deed, key):
                yield from _one_of(name, kept, "objective that heroes keep", spot("deeds", number, key))
        for position, task in enumerate(deed.needs):
            yield from _one_of(task, made.tasks, "task", spot("deeds", number, "needs", position))
        if deed.completes:
            yield from _one_of(deed.completes, made.tasks, "task", spot("deeds", number, "completes"))
        if deed.opens:
            white = [door.id for door in made.doors if door.white]
            yield from _one_of(deed.opens, white, "white door", spot("deeds", number, "opens"))
        if deed.special and not file.special:
            problem = f"nothing does '{deed.special}': the mission has no rules of its own"
            yield Fault(spot("deeds", number, "special"), problem)
    if not any(deed.wins or deed.leaves for deed in file.deeds) and file.boss is None and not file.special:
        yield Fault(spot("deeds"), "the mission cannot be won: no deed 'wins' or 'leaves', and there is no boss")
    if not file.special:
        done = {deed.completes for deed in file.deeds}
        last = made.tasks[-1:]  # by winning
        for number, task in enumerate(made.tasks):
            if task not in done and task not in last:
                yield Fault(spot("tasks", number), f"no deed 'completes' the task '{task}'")


def _white_doors(draft: Draft, made: Mission) -> Iterator[Fault]:
    """Every white-framed door is opened by something, and by one thing only."""
    for number, door in enumerate(draft.file.doors):
        if not door.white or door.open:
            continue
        spot = draft.source.spot("doors", number)
        ways = sum((bool(door.needs), door.special, any(deed.opens == door.id for deed in made.deeds)))
        if ways != 1:
            how = "nothing opens it" if not ways else "it is opened in two ways"
            yield Fault(spot, f"the white door '{door.id}': {how}; give it 'needs', or a deed that 'opens' it")
        if door.special and not draft.file.special:
            yield Fault(spot, f"the white door '{door.id}' is special, but the mission has no rules of its own")


def _one_of(name: str, known: Iterable[str], what: str, spot: Spot) -> Iterator[Fault]:
    allowed = sorted(set(known))
    if name not in allowed:
        said = nearest(name, allowed) if allowed else "the mission has none"
        yield Fault(spot, f"there is no {what} '{name}': {said}")


# -- whether it can be won --------------------------------------------------------------------------------------------


def _reach(draft: Draft, made: Mission) -> Iterator[Fault]:
    reach, spot = Reach(made), draft.source.spot
    for door in reach.shut():
        yield Fault(spot("doors", made.door(door.id)), f"heroes never get to open the door '{door.id}'")
    for number, laid in enumerate(made.tiles):
        if missed := members(laid.zones & reach.missed):
            where = ", ".join(cell_name(made.grid, cell) for cell in missed)
            tiles = len(draft.file.tiles)
            place = ("tiles", number) if number < tiles else ("bridges", number - tiles)
            yield Fault(spot(*place), f"no way leads to {where}")
    for kind, names in draft.file.tokens.items():
        for number, name in enumerate(names):
            if reach.sealed >> _cell(draft, name) & 1:
                yield Fault(spot("tokens", kind, number), f"{name} is in a chamber without a door")
    for number, entry in enumerate(draft.file.objectives):
        for position, name in enumerate(entry.at):
            if not reach.end.zones >> _cell(draft, name) & 1:
                problem = f"no hero gets to the {entry.name} at {name}"
                yield Fault(spot("objectives", number, "at", position), problem)
    for number, task in enumerate(made.tasks):
        if task not in reach.end.done:
            yield Fault(spot("tasks", number), f"the task '{task}' cannot be done when it is its turn")
            return
    for number, deed in enumerate(made.deeds):
        if (deed.wins or deed.leaves) and not reach.can(deed, reach.end.zones, reach.end.done):
            yield Fault(spot("deeds", number), f"nobody ever gets to '{deed.id}'")
