"""The state of Torch Race and its rules, from top to bottom."""

from __future__ import annotations

from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.chance import Draw, Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value
from undercroft.kernel.state import State
from undercroft.parts.dice import Die

BOTTOM = 12
RELICS = tuple(range(4, BOTTOM + 1))
DIE = Die("running", ("1", "2", "3"))
ACTIONS = ("run", "creep", "climb", "dig")


class TorchRace(State, kw_only=True):
    """Everything there is to know about a game that is being played."""

    depths: list[int]
    """How far down each player is; 0 is the entrance."""
    relics: list[int] = []
    """Where each player's relic lies. Only that player knows."""
    torch: int = 10
    """Rounds until it has burnt down."""
    turn: int = 0
    winner: int | None = None


def play(g: TorchRace) -> Flow:
    """Deal the relics, then take turns until one is found or the torch is out (TOR-TRN-01, TOR-END-01)."""
    if not g.relics:
        g.relics = list((yield Draw(RELICS, len(g.depths))))  # TOR-SET-02
        for seat, relic in enumerate(g.relics):
            g.tell(msg("tor-log-relic", depth=relic), "TOR-SET-02", to=seat)
    while g.torch and g.winner is None:
        yield QUIET
        yield from take_turn(g, g.turn)
        g.turn = (g.turn + 1) % len(g.depths)
        if g.turn == 0:
            g.torch -= 1
            g.tell(msg("tor-log-torch", rounds=g.torch), "TOR-END-01")


def take_turn(g: TorchRace, seat: int) -> Flow:
    """One of four actions (TOR-TRN-01)."""
    space = OneOf(lambda: allowed(g, seat), label, lambda: refused(g, seat))
    action = yield Ask((seat,), msg("tor-ask-action", depth=g.depths[seat]), space)
    if action == "dig":
        g.winner = seat
        g.tell(msg("tor-log-won", who=player(seat), depth=g.depths[seat]), "TOR-DIG-01")
        return
    if action == "run":
        (face,) = yield Roll((DIE,))  # TOR-MOV-01
        steps = int(face)
    else:
        steps = 1 if action == "creep" else -1
    g.depths[seat] = min(g.depths[seat] + steps, BOTTOM)
    g.tell(msg("tor-log-moved", who=player(seat), depth=g.depths[seat]), "TOR-TRN-01")


def why_not(g: TorchRace, seat: int, action: str) -> Refusal | None:
    """None if a player may do this, else the reason and the rule."""
    depth = g.depths[seat]
    if action in ("run", "creep") and depth == BOTTOM:
        return Refusal(msg("tor-no-deeper"), "TOR-MOV-02")
    if action == "climb" and depth == 0:
        return Refusal(msg("tor-no-higher"), "TOR-MOV-03")
    if action == "dig" and depth != g.relics[seat]:
        return Refusal(msg("tor-no-relic", depth=g.relics[seat]), "TOR-DIG-01")
    return None


def allowed(g: TorchRace, seat: int) -> list[str]:
    return [action for action in ACTIONS if why_not(g, seat, action) is None]


def refused(g: TorchRace, seat: int) -> dict[Value, Refusal]:
    """Shown all the same, with the reason: a player would look for them."""
    return {action: why for action in ACTIONS if (why := why_not(g, seat, action))}


def label(action: Value) -> Label:
    return Label(Msg(f"tor-do-{action}"), "TOR-TRN-01")


def player(seat: int) -> Msg:
    return msg("kernel-seat", n=seat + 1)
