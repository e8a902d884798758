"""What the shape of an adventure file cannot promise: that the adventure can be played, and won."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from undercroft.board import members
from undercroft.games.dungeonsaga.adventure import counts, names
from undercroft.games.dungeonsaga.adventure.build import Draft, read_draft
from undercroft.games.dungeonsaga.adventure.fill import adventure_of
from undercroft.games.dungeonsaga.adventure.model import Adventure
from undercroft.games.dungeonsaga.adventure.reach import Reach
from undercroft.kernel.errors import mistakes
from undercroft.kernel.source import Fault
from undercroft.parts.cell_names import cell_name


def read_adventure(path: Path) -> Adventure:
    """The adventure of a file; what is wrong with it is BadInput, with a line for every mistake."""
    draft = read_draft(path)
    if (made := draft.made(adventure_of, _faults)) is None:
        raise draft.refuse()
    return made


def check_adventure(path: Path) -> list[str]:
    """Every mistake in an adventure file, a line for each."""
    return mistakes(lambda: read_adventure(path))


def _faults(draft: Draft, made: Adventure) -> Iterator[Fault]:
    if draft.path.stem != made.id:
        yield Fault(draft.source.spot("id"), f"the file of the adventure '{made.id}' must be called {made.id}.yaml")
    yield from _start(draft, made)
    yield from counts.faults(draft, made)
    spoken_of = list(names.faults(draft, made))
    if spoken_of:  # what there is not cannot be reached either
        yield from spoken_of
        return
    reach = Reach(made)
    yield from _borders(draft, made, reach)
    yield from _fittings(draft, made, reach)
    yield from _unreached(draft, made, reach)
    yield from _events(draft, made, reach)


def _start(draft: Draft, made: Adventure) -> Iterator[Fault]:
    """Every hero has a square to begin at (SAG-SET-14)."""
    if not made.heroes:
        yield Fault(draft.source.spot("heroes"), "an adventure needs a hero")
    needed = sum(name not in made.places for name in draft.file.heroes)
    if len(made.start) < needed:
        problem = f"{needed} heroes need a square to begin at, but {len(made.start)} are drawn (start: true)"
        yield Fault(draft.things.spot(0, 0), problem)


def _borders(draft: Draft, made: Adventure, reach: Reach) -> Iterator[Fault]:
    """What is open to a zone is laid out together with it: it would be no zone of its own (SAG-SET-08)."""
    for (one, other), cells in reach.open_borders().items():
        where = ", ".join(cell_name(made.grid, cell) for cell in members(cells))
        problem = f"the zones {one} and {other} touch at {where} without a door: draw one there, or one zone of both"
        yield Fault(draft.areas.spot(*made.grid.points[members(cells)[0]]), problem)


def _fittings(draft: Draft, made: Adventure, reach: Reach) -> Iterator[Fault]:
    for zone in made.zones:
        for fitting in zone.fittings:
            spot = draft.spots[fitting.cells[0]]
            if fitting.kind != "chest" and not reach.leads_to(fitting):
                yield Fault(spot, f"the door '{fitting.id}' leads nowhere: it touches no zone but {zone.name}")
            if not reach.opens(fitting):
                problem = f"nothing opens '{fitting.id}': no hero has a spell against wards, and no event opens it"
                yield Fault(spot, problem)
            elif fitting.kind == "chest" and not reach.chest_reached(fitting):
                yield Fault(spot, f"the chest '{fitting.id}' cannot be reached")


def _unreached(draft: Draft, made: Adventure, reach: Reach) -> Iterator[Fault]:
    for zone in made.zones:
        if not zone.cells & reach.cells:
            spot = draft.areas.spot(*made.grid.points[members(zone.cells)[0]])
            yield Fault(spot, f"zone {zone.name} cannot be reached: no door that can be opened leads there")


def _events(draft: Draft, made: Adventure, reach: Reach) -> Iterator[Fault]:
    won = any(effect.win == "heroes" for event in made.events for effect in event.do)
    if not won:
        yield Fault(draft.source.spot("events"), "no event lets the heroes win (win: heroes)")
    joining = sum(effect.join is not None for event in made.events for effect in event.do)
    for number, event in enumerate(made.events):
        when = event.when
        place = when.enters or when.gathered
        needed = len(made.heroes) + joining if when.gathered else 1
        if place is not None and reach.room(place) < needed:
            problem = f"{needed} square{'s' * (needed != 1)} of '{place}' must be within reach, got {reach.room(place)}"
            yield Fault(draft.source.spot("events", number, "when"), problem)
        for key, tally in (("when", when.counter), ("if", event.given.counter)):
            if tally is not None and reach.most(tally) < tally.at_least:
                problem = f"the counter '{tally.name}' reaches {reach.most(tally)} at most, not {tally.at_least}"
                yield Fault(draft.source.spot("events", number, key, "counter"), problem)
