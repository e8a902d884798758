"""Putting models on the board."""

from __future__ import annotations

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import FACINGS, adventure_of, hero_id, name, name_of_cell
from undercroft.games.dungeonsaga.rules import disengaging
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga, Model, Sheet
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value


def new_model(g: DungeonSaga, kind: str, at: int, named: str = "") -> Model:
    """A model of the overlord; a boss brings its card, its spells and its items (SAG-MIN-01, SAG-MIN-03)."""
    m = Model(g.next_number, kind, OVERLORD, at, 0, named)
    g.next_number += 1
    if kind in content().bosses:
        m.sheet = new_sheet(g, hero_id(m))
    g.minions.append(m)
    return m


def new_sheet(g: DungeonSaga, hero: str) -> Sheet:
    """Unhurt, every feat unused, every spell ready (SAG-SET-13), with what the adventure gives (SAG-MAG-02)."""
    found = adventure_of(g)
    return Sheet(
        spells=dict.fromkeys(found.spells.get(hero, ()), 0),
        items=list(found.items.get(hero, ())),
    )


def face(g: DungeonSaga, m: Model, facing: int | None) -> Flow:
    """The way it looks: the adventure says so, or its owner (SAG-SET-15, SAG-RAI-03)."""
    if facing is None:
        prompt = msg("sag-ask-facing", who=name(m), at=name_of_cell(g, m.at))
        facing = FACINGS.index((yield Ask((m.seat,), prompt, OneOf(FACINGS, _facing_label))))
    m.facing = facing


def appear(g: DungeonSaga, kind: str, at: int, named: str = "") -> Flow:
    """A model that is made by a spell or an effect: its owner turns it, and enemies may strike it (SAG-DIS-12)."""
    m = new_model(g, kind, at, named)
    m.acted = True
    if g.overlord.interrupt or (g.turn is not None and g.turn.granted == "interrupt"):
        g.overlord.interrupted.append(m.number)
    yield from face(g, m, None)
    yield from disengaging.placed(g, m)


def _facing_label(facing: Value) -> Label:
    return Label(Msg(f"sag-facing-{facing}"), "SAG-SET-15")
