"""Breaking away, and free strikes (SAG-DIS)."""

from __future__ import annotations

from undercroft.games.dungeonsaga.models import find, holders, name
from undercroft.games.dungeonsaga.rules import fighting
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Value

NONE = "none"


def break_away(g: DungeonSaga, m: Model) -> Flow:
    """Everybody who has the model in the front arc may strike before it moves (SAG-DIS-04, SAG-DIS-05).

    Returns whether it can go on its way (SAG-DIS-07).
    """
    g.tell(msg("sag-log-break-away", who=name(m)), "SAG-DIS-01")
    yield from strikes(g, m)
    return m.at != OFF and not g.winner


def placed(g: DungeonSaga, m: Model) -> Flow:
    """A model that appears in enemies' front arcs may be struck at once (SAG-DIS-12, SAG-RAI-04, SAG-MAG-18)."""
    yield from strikes(g, m)


def strikes(g: DungeonSaga, m: Model) -> Flow:
    """One free strike for each enemy who has the model in the front arc, in the order that their players like.

    Nobody has to (SAG-DIS-06, SAG-RAI-05), and nobody's strikes are counted (SAG-DIS-11). Each finds the model as the
    one before has left it (SAG-DIS-14).
    """
    able = [enemy.number for enemy in holders(g, m)]
    while able and m.at != OFF and not g.winner:
        strikers = [find(g, number) for number in able]
        seats = tuple(dict.fromkeys(striker.seat for striker in strikers))
        prompt = msg("sag-ask-strike", who=name(m))
        space = OneOf([*map(str, able), NONE], lambda key: _label(g, key))
        chosen = yield Ask(seats, prompt, space, default=str(able[0]), interrupts=True)
        if chosen == NONE:
            return
        able.remove(int(chosen))
        yield from fighting.free_strike(g, find(g, int(chosen)), m)


def _label(g: DungeonSaga, key: Value) -> Label:
    if key == NONE:
        return Label(msg("sag-no-strike"), "SAG-DIS-06")
    return Label(msg("sag-do-strike", who=name(find(g, int(key)))), "SAG-DIS-04")
