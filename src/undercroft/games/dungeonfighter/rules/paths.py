"""Choosing a path: the chief looks at two rooms and takes the team into one (DFI-PTH)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.box import words
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import chief, name, room_name
from undercroft.games.dungeonfighter.rules import rooms
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.chance import Draw
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Value

LOOK = 2
"""Cards that the chief looks at (DFI-PTH-01)."""


def choose_path(g: DungeonFighter) -> Flow:
    """Two cards that only the chief sees; the other goes under the deck unseen (DFI-PTH-01, DFI-PTH-02)."""
    g.peek = yield from draw(g)
    seat = chief(g).seat
    g.tell(msg("dfi-log-peek", rooms=[room_name(room) for room in g.peek]), "DFI-PTH-01", to=seat, reveals=True)
    space = OneOf(list(dict.fromkeys(g.peek)), room_label)
    room = str((yield Ask((seat,), msg("dfi-ask-path", who=name(chief(g))), space)))
    g.peek.remove(room)
    g.below += g.peek
    g.peek = []
    yield from rooms.enter(g, room)


def room_label(room: Value) -> Label:
    return Label(room_name(str(room)), "DFI-PTH-01", words.room(content().rooms[str(room)]))


def draw(g: DungeonFighter) -> Flow:
    """From the top: what is in the deck, then what was put under it, then rooms of earlier trips (DFI-PTH-05)."""
    drawn: list[str] = []
    for _ in range(LOOK):
        if not g.rooms and g.below:
            drawn.append(g.below.pop(0))
            continue
        if not g.rooms:
            g.rooms, g.past = sorted(g.past), []
        if g.rooms:  # if there is but one, it must be taken
            (room,) = yield Draw(g.rooms, 1)
            g.rooms.remove(room)
            drawn.append(room)
    return drawn
