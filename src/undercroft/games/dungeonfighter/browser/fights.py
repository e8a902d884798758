"""A fight as a browser draws it: foe, dice, what lies on the table, and the last throw in facts and in words."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

import msgspec

from undercroft.games.dungeonfighter.box.components import Technique
from undercroft.games.dungeonfighter.box.table_ware import CUT_OUTS
from undercroft.games.dungeonfighter.figures import die_name, foe_card, foe_name, level_of
from undercroft.games.dungeonfighter.geometry import symbol
from undercroft.games.dungeonfighter.rules import dice, judging, techniques
from undercroft.games.dungeonfighter.rules.fights import said
from undercroft.games.dungeonfighter.rules.rebuilding import cut_out_name
from undercroft.games.dungeonfighter.state import COLOURS, DungeonFighter, Fight, Lying, Pose, Shown, Slip
from undercroft.games.dungeonfighter.throw.aims import named
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.kernel.messages import Msg, msg

Symbol: TypeAlias = Literal["eye", "blank", "deep_snow", ""]


class FoeSeen(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: Msg
    big: bool
    level: int
    life: int
    life_printed: int
    damage: int
    gold: int
    kind: str
    careless: bool
    mad: int
    """How many of the requirements of a mad one are active."""
    bully: bool
    tune: bool


class DieSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A die of the team: to be thrown, in the hand, or thrown."""

    id: str
    name: Msg
    state: Literal["ready", "hand", "spent"]


class BodySeen(msgspec.Struct, frozen=True, kw_only=True):
    """A die or a cut-out at rest."""

    id: str
    name: Msg
    pose: Pose
    symbol: Symbol
    """Nothing for a cut-out."""


class ThrowSeen(msgspec.Struct, frozen=True, kw_only=True):
    """The last throw, in facts and in words."""

    number: int
    """Counts the throws of a game, so that no two are taken for the same."""
    bodies: tuple[str, ...]
    techniques: tuple[Technique, ...]
    aim: dict[str, float]
    """By the names of its axes."""
    words: tuple[Msg, ...]
    """What became of each body that was thrown."""
    touches: tuple[tuple[str, int, int], ...]
    """What the first of them touched, and where, in order."""
    hit: bool
    frames: str


class FightSeen(msgspec.Struct, frozen=True, kw_only=True):
    foe: FoeSeen
    stage: Literal["prepare", "flee", "turns"]
    techniques: tuple[Technique, ...]
    """That bind the next throw, or every throw as long as none is being made."""
    dice: tuple[DieSeen, ...]
    icebergs: tuple[int, ...]
    lying: tuple[BodySeen, ...]
    overkill: bool


def fight(g: DungeonFighter) -> FightSeen:
    now = g.fight
    assert now is not None
    card, throw = foe_card(now.foe), now.throw
    wanted = techniques.in_force(g, throw.weapons, spin=throw.spin) if throw is not None else techniques.demanded(g)
    return FightSeen(
        foe=FoeSeen(
            id=now.foe.id,
            name=foe_name(now.foe),
            big=now.foe.big,
            level=level_of(now.foe),
            life=max(0, now.foe.life),
            life_printed=card.life,
            damage=card.damage,
            gold=now.foe.gold,
            kind=card.kind,
            careless=card.careless,
            mad=now.foe.mad,
            bully=now.foe.bully,
            tune=now.foe.tune,
        ),
        stage=now.stage,
        techniques=wanted,
        dice=_dice(g, now),
        icebergs=tuple(now.icebergs),
        lying=tuple(body_seen(one.body, one.pose) for one in now.lying),
        overkill=now.overkill,
    )


def body_seen(body: str, pose: Pose) -> BodySeen:
    shows: Symbol = "" if body in CUT_OUTS else symbol(body, pose)
    return BodySeen(id=body, name=body_name(body), pose=pose, symbol=shows)


def _dice(g: DungeonFighter, now: Fight) -> tuple[DieSeen, ...]:
    ready = dice.pool(g)
    held = now.throw.die if now.throw is not None and not now.throw.slips else ""
    whites = [f"white{number}" for number in range(1, g.white + 1)]
    spent = [die for die in now.spent if die not in COLOURS]
    found = [*COLOURS, *(die for die in ready if die not in COLOURS), *spent]
    states = [(die, "hand" if die == held else "ready" if die in ready else "spent") for die in dict.fromkeys(found)]
    states += [(f"chest{number}", "ready") for number, _ in enumerate(whites)]
    return tuple(
        DieSeen(id=die, name=die_name("white" if die.startswith("chest") else die), state=state)  # type: ignore[arg-type]
        for die, state in states
    )


def last_throw(g: DungeonFighter) -> ThrowSeen | None:
    """The last throw that there is something to be told of."""
    return None if g.shown is msgspec.UNSET else throw_seen(g.shown)


def throw_seen(shown: Shown) -> ThrowSeen:
    thrown, wanted = shown.slips[: shown.thrown], cast("tuple[Technique, ...]", shown.techniques)
    verdicts = [judging.judge(slip, wanted, shown.cut_outs) for slip in thrown if slip.body not in CUT_OUTS]
    return ThrowSeen(
        number=shown.number,
        bodies=tuple(slip.body for slip in thrown),
        techniques=wanted,
        aim=named(setting(thrown[0].body, wanted), shown.aim),
        words=tuple(told(slip, wanted, shown.cut_outs) for slip in thrown),
        touches=tuple((touch.what, touch.x, touch.y) for touch in thrown[0].touches),
        hit=any(verdict.hit for verdict in verdicts),
        frames=shown.frames,
    )


def told(slip: Slip, wanted: tuple[Technique, ...], cut_outs: tuple[Lying, ...]) -> Msg:
    """A throw for those who cannot see it: bounced twice, came to rest on 3, one eye."""
    if slip.body in CUT_OUTS:
        return msg("dfi-told-flip", what=body_name(slip.body), degrees=slip.turned)
    verdict = judging.judge(slip, wanted, cut_outs)
    lies, bounces = said(verdict), judging.bounces(slip)
    if not verdict.failed:
        return msg("dfi-told", die=body_name(slip.body), bounces=bounces, lies=lies)
    failed = [Msg(f"dfi-technique-{name}") for name in verdict.failed]
    return msg("dfi-told-failed", die=body_name(slip.body), bounces=bounces, lies=lies, techniques=failed)


def body_name(body: str) -> Msg:
    return cut_out_name(body) if body in CUT_OUTS else die_name(body)
