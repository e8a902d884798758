"""Raising the dead from bone piles (SAG-RAI)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undercroft.board import Bits, Size, members
from undercroft.games.dungeonsaga.models import adventure_of, dungeon, laid, name_of_cell, occupied, size_of
from undercroft.games.dungeonsaga.rules import placing
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value
from undercroft.parts.cell_names import parse_cell


def raisings(g: DungeonSaga) -> list[str]:
    """What Raise Dead can do now: a square with a pile on it, and whom to raise there (SAG-RAI-01, SAG-RAI-02).

    No caster, no range, no sight is asked for (SAG-RAI-10).
    """
    return list(_raisings(g))


def any_raising(g: DungeonSaga) -> bool:
    """Whether it can do anything."""
    return next(_raisings(g), None) is not None


def _raisings(g: DungeonSaga) -> Iterator[str]:
    kinds = available(g)
    for cell in piles(g) if kinds else ():
        for kind in kinds:
            if stances(g, cell, kind):
                yield f"{name_of_cell(g, cell)}:{kind}"


def piles(g: DungeonSaga) -> list[int]:
    """Squares with bones on which nobody stands (SAG-RAI-07); of several piles only one counts (SAG-RAI-08)."""
    taken = occupied(g) | laid(g).solid
    return [cell for cell in dict.fromkeys(g.bones) if not taken >> cell & 1]


def available(g: DungeonSaga) -> list[str]:
    """The undead that the adventure allows, and of which the overlord has not all yet (SAG-RAI-02, SAG-RAI-09)."""
    have = Counter(m.kind for m in g.minions)
    return [kind for kind, most in adventure_of(g).raises.items() if have[kind] < most]


def stances(g: DungeonSaga, cell: int, kind: str) -> Bits:
    """Where a model of this kind can stand that rises at a square; a large one needs four free ones (SAG-RAI-11)."""
    ground = laid(g)
    free = ground.floor & ~ground.solid & ~occupied(g)
    if size_of(kind) is Size.ONE:
        return free & 1 << cell
    footprint = dungeon(g).footprint(size_of(kind))
    return footprint.standing_on(free) & footprint.touching(1 << cell)


def why_not_raise(g: DungeonSaga, cell: int) -> Refusal:
    if occupied(g) >> cell & 1:
        return Refusal(msg("sag-no-raise-under"), "SAG-RAI-07")
    return Refusal(msg("sag-no-raise-limit"), "SAG-RAI-09")


def raise_dead(g: DungeonSaga, cell: int, kind: str) -> Flow:
    """A bone pile becomes a model (SAG-RAI-02), which has acted in this turn (SAG-RAI-06)."""
    g.bones.remove(cell)
    squares = {name_of_cell(g, at): at for at in members(stances(g, cell, kind))}
    at = cell
    if size_of(kind) is not Size.ONE:
        prompt = msg("sag-ask-stance", who=Msg(f"sag-model-{kind}"))
        at = squares[(yield Ask((OVERLORD,), prompt, OneOf(list(squares), _stance_label)))]
    g.tell(msg("sag-log-raise", who=Msg(f"sag-model-{kind}"), at=name_of_cell(g, cell)), "SAG-RAI-02")
    yield from placing.appear(g, kind, at)


def _stance_label(square: Value) -> Label:
    return Label(msg("sag-square", square=str(square)), "SAG-RAI-11")


def kinds(g: DungeonSaga) -> list[str]:
    """All undead that the adventure speaks of."""
    return list(adventure_of(g).raises)


def by_name(g: DungeonSaga, what: str) -> Flow:
    """As it is written in an answer: `C5:zombie`."""
    square, _, kind = what.partition(":")
    yield from raise_dead(g, parse_cell(dungeon(g).grid, square), kind)


def raise_label(what: str) -> Label:
    square, _, kind = what.partition(":")
    return Label(msg("sag-do-raise", who=Msg(f"sag-model-{kind}"), square=square), "SAG-RAI-01")
