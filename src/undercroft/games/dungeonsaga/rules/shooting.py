"""Shooting (SAG-SHO)."""

from __future__ import annotations

from undercroft.games.dungeonsaga.models import base, enemies, holders, name, spot, touching
from undercroft.games.dungeonsaga.rules import fighting, modifiers
from undercroft.games.dungeonsaga.rules.line_of_sight import sees
from undercroft.games.dungeonsaga.rules.ranges import in_reach, reached
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.games.dungeonsaga.stats import shooting_dice
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Refusal


def targets(g: DungeonSaga, m: Model) -> list[Model]:
    """Models only: no locks, no furniture, no bones (SAG-SHO-14, SAG-LCK-09)."""
    if not shooting_dice(m) or holders(g, m):
        return []
    ahead = spot(g, m).ahead & reached(g, m, "long")
    return [enemy for enemy in touching(g, enemies(g, m), ahead) if _why_not_at(g, m, enemy) is None]


def why_no_shot(g: DungeonSaga, m: Model, at: Model) -> Refusal | None:
    """Whether a shot is possible is checked before it costs anything (SAG-SHO-05, SAG-RNG-07)."""
    if not shooting_dice(m):
        return Refusal(msg("sag-no-bow", who=name(m)), "SAG-SHO-01")
    if holders(g, m):
        return Refusal(msg("sag-no-shot-engaged", who=name(m)), "SAG-SHO-04")
    return _why_not_at(g, m, at)


def _why_not_at(g: DungeonSaga, m: Model, at: Model) -> Refusal | None:
    """The same for somebody who could shoot at others."""
    target = base(g, at)
    if spot(g, m).around & target:
        return Refusal(msg("sag-no-shot-adjacent", whom=name(at)), "SAG-SHO-03")
    if not spot(g, m).ahead & target:
        return Refusal(msg("sag-no-shot-behind", whom=name(at)), "SAG-SHO-06")
    if not in_reach(g, m, target, "long"):  # SAG-RNG-02
        return Refusal(msg("sag-no-shot-far", whom=name(at)), "SAG-RNG-04")
    if not sees(g, m, target):
        return Refusal(msg("sag-no-sight", whom=name(at)), "SAG-LOS-01")
    return None


def shoot(g: DungeonSaga, m: Model, at: Model, *, dice: int = 0, card: str = "") -> Flow:
    """The shooter rolls its Shooting dice, the defender its Fight dice (SAG-SHO-02, SAG-SHO-07)."""
    yield from fighting.resolve(g, modifiers.readied(g, m, at, "shot", dice=dice, card=card))
