"""What the shape of an adventure file cannot promise: that the adventure can be played, and won."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from undercroft.games.dungeonsaga.adventure.build import Draft, read_draft
from undercroft.games.dungeonsaga.adventure.fill import adventure_of
from undercroft.games.dungeonsaga.adventure.model import Adventure
from undercroft.kernel.source import Fault


def read_adventure(path: Path) -> Adventure:
    """The adventure of a file; what is wrong with it is BadInput, with a line for every mistake."""
    draft = read_draft(path)
    made = None if draft.faults else adventure_of(draft)
    if made is not None:
        draft.faults += _faults(draft, made)
    if made is None or draft.faults:
        raise draft.refuse()
    return made


def _faults(draft: Draft, made: Adventure) -> Iterator[Fault]:
    if draft.path.stem != made.id:
        yield Fault(draft.source.spot("id"), f"the file of the adventure '{made.id}' must be called {made.id}.yaml")
