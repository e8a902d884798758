"""What hits do, by the kind of defender (SAG-DMG)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undercroft.board import members
from undercroft.games.dungeonsaga.box.components import Item
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import base, large, name, name_of_cell
from undercroft.games.dungeonsaga.rules import events, victory
from undercroft.games.dungeonsaga.state import OFF, OVERLORD, DungeonSaga, Model
from undercroft.games.dungeonsaga.stats import LIMITS, usable
from undercroft.kernel.asks import Flow, choose
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Value

Save: TypeAlias = Callable[[DungeonSaga, Model, Item], Flow]
SAVES: dict[str, Save] = {}
"""What items do in reply to a wound (SAG-ITM-05), by their `special`: flows that say whether it is prevented."""
SPARED: dict[str, Callable[[Item], float]] = {}
"""How likely such an item is to prevent one."""


def result(m: Model, hits: int) -> str:
    """What so many hits of one attack do to a model: `nothing`, `wound`, or what a minion's table says.

    Hits of several attacks are never added up (SAG-DMG-03), and a hero or boss takes one wound however many there are
    (SAG-DMG-04).
    """
    if not hits:
        return "nothing"
    if m.sheet is not None:
        return "wound"
    table = content().minions[m.kind].damage  # SAG-DMG-01, SAG-DMG-02
    return table[min(hits, len(table)) - 1]


def forecast(m: Model, hits: int) -> Msg:
    """That, in words."""
    return msg(f"sag-result-{result(m, hits)}")


def inflict(g: DungeonSaga, m: Model, hits: int) -> Flow:
    """Step 4 of an attack; each is counted by itself (SAG-DMG-14)."""
    came = result(m, hits)
    if came == "wound":
        yield from wound(g, m)
    elif came == "bones":
        yield from fall_apart(g, m)
    elif came == "destroyed":
        yield from destroy(g, m)


def wound(g: DungeonSaga, m: Model) -> Flow:
    """One wound on the track of a hero or boss (SAG-DMG-05); the fifth stuns (SAG-DMG-11)."""
    assert m.sheet is not None
    if (yield from _saved(g, m)):
        return
    m.sheet.wounds += 1
    g.tell(msg("sag-log-wound", who=name(m), wounds=m.sheet.wounds, at=_where(g, m)), "SAG-DMG-05")
    if m.sheet.wounds >= LIMITS.wounds:
        yield from stun(g, m)


def _saved(g: DungeonSaga, m: Model) -> Flow:
    for item in saving(m):
        if (yield from SAVES[str(item.special)](g, m, item)):
            return True
    return False


def saving(m: Model) -> list[Item]:
    """Items that may prevent a wound of their owner."""
    carried = [content().items[card] for card in m.sheet.items] if m.sheet is not None else []
    return [item for item in carried if item.special in SAVES and usable(m, item)]


def heal(g: DungeonSaga, m: Model, wounds: int) -> None:
    if m.sheet is not None and (healed := min(wounds, m.sheet.wounds)):
        m.sheet.wounds -= healed
        g.tell(msg("sag-log-heal", who=name(m), wounds=healed, at=_where(g, m)), "SAG-DMG-05")


def stun(g: DungeonSaga, m: Model) -> Flow:
    """It can no longer act, and is taken off the board (SAG-DMG-13); mostly that is the end (SAG-DMG-12)."""
    g.tell(msg("sag-log-stunned", who=name(m), at=_where(g, m)), "SAG-DMG-11")
    _leave(g, m)
    if m.seat == OVERLORD:
        yield from events.fallen(g, m)
    else:
        yield from events.stunned(g, m)
        victory.hero_stunned(g)


def fall_apart(g: DungeonSaga, m: Model) -> Flow:
    """The model is replaced by a bone pile on its square (SAG-DMG-15)."""
    cell = m.at
    if large(m):
        squares = {name_of_cell(g, square): square for square in members(base(g, m))}
        prompt = msg("sag-ask-bones", who=name(m))
        cell = yield from choose(OVERLORD, prompt, squares, lambda square: _square(square, "SAG-DMG-15"))
    g.tell(msg("sag-log-bones", who=name(m), at=name_of_cell(g, cell)), "SAG-DMG-02")
    _leave(g, m)
    g.bones.append(cell)
    yield from events.fallen(g, m)


def destroy(g: DungeonSaga, m: Model) -> Flow:
    """Removed completely, without bones (SAG-DMG-02)."""
    g.tell(msg("sag-log-destroyed", who=name(m), at=_where(g, m)), "SAG-DMG-02")
    _leave(g, m)
    yield from events.fallen(g, m)


def _leave(g: DungeonSaga, m: Model) -> None:
    if m.seat == OVERLORD:
        g.minions.remove(m)
    m.at = OFF
    if g.turn is not None and g.turn.model == m.number:  # SAG-DMG-13: what is left of its turn is lost
        g.turn.over = True


def _where(g: DungeonSaga, m: Model) -> str:
    return name_of_cell(g, m.at)


def _square(square: Value, rule: str) -> Label:
    return Label(msg("sag-square", square=str(square)), rule)
