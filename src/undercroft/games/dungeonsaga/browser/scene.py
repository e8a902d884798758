"""The table as a browser draws it. A scene is made of a view and nothing else, so it shows no more than the view."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from undercroft.games.dungeonsaga.browser.board import Board, board
from undercroft.games.dungeonsaga.browser.figures import ModelSeen, Sheet, models, sheets
from undercroft.games.dungeonsaga.models import adventure_of, by_number, find, is_boss, name
from undercroft.games.dungeonsaga.rules import campaign, command_cards, locks, movement
from undercroft.games.dungeonsaga.state import OVERLORD, Attack, DungeonSaga, LastAttack, Modifier, Result, Turn
from undercroft.games.dungeonsaga.view import View
from undercroft.kernel.messages import Msg, msg


class AdventureSeen(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    number: int
    letter: str
    title: Msg
    story: Msg
    goal_heroes: Msg
    goal_overlord: Msg
    rules: Msg
    heroes: tuple[str, ...]
    orders: int
    """Of the overlord in each turn, as many as they are now."""
    stunned_loses: bool
    """Whether the first stunned hero is the end (SAG-WIN-03)."""
    deck_out: str
    """Who wins when the overlord cannot draw: heroes, overlord or goes_on (SAG-WIN-04)."""


class Raising(msgspec.Struct, frozen=True):
    """Undead that may be raised (SAG-RAI-09)."""

    kind: str
    have: int
    most: int


class OverlordSeen(msgspec.Struct, frozen=True, kw_only=True):
    hand: tuple[str, ...] | None
    """None for everybody but the overlord (SAG-CMD-05)."""
    held: int
    deck: int
    """Cards left, one of which he draws at the end of every round: the clock of the game (SAG-END-04)."""
    rounds: int
    """Rounds that can be played to their end, this one among them."""
    discard: tuple[str, ...]
    """The last one played is the last."""
    orders: int
    """Left in this turn, with `extra` and `raises` of a card."""
    extra: int
    raises: int
    played: bool
    """A command card has been played in this turn (SAG-CMD-06)."""
    interrupt: int
    """Models that an interrupt card still lets move and act (SAG-INT-02)."""
    raising: tuple[Raising, ...]


class TurnSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What is left of the turn being taken."""

    key: str
    """The model whose turn it is."""
    granted: str
    """Empty for a hero's own turn; order, interrupt or spell."""
    steps: int
    """Movement left, 0 if it cannot move any more."""
    acts: int
    held: bool
    """A step would be breaking away (SAG-MOV-13)."""
    halted: bool
    """It has been stopped by an enemy's front arc: it can still turn, and act (SAG-MOV-11)."""
    still: bool
    """Its movement is over."""
    begun: bool
    """Too late for a feat (SAG-FEA-03)."""
    only: str
    """The one kind of action that a feat allows: fight, shoot or cast."""
    slips: bool
    feat: str
    """The feat that takes the place of this turn."""
    minor: tuple[str, ...]
    """Minor spells cast as this turn's action so far."""


class AttackSeen(msgspec.Struct, frozen=True, kw_only=True):
    """An attack being resolved (SAG-FGT-05)."""

    kind: Literal["fight", "strike", "shot", "magic"]
    by: str | None
    """The attacker's key; None for a trap."""
    name: Msg
    at: str | None
    """The defender's key; None for a lock."""
    lock: str
    whom: Msg
    card: str
    dice: int
    defence: int
    armour: int
    notes: tuple[Modifier, ...]
    faces: tuple[int, ...]
    """Highest first; empty until they are rolled."""
    answer: tuple[int, ...]


class CampaignSeen(msgspec.Struct, frozen=True):
    course: tuple[str, ...]
    """The adventures, in their order."""
    results: tuple[Result, ...]
    """Those that have been played, lost ones too."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    players: int
    adventure: AdventureSeen
    phase: Literal["setup", "heroes", "overlord", "over"]
    round: int
    """0 until play begins."""
    interrupted: bool
    """The overlord interrupts the heroes."""
    winner: str
    """heroes or overlord, once the adventure is over."""
    board: Board | None
    """None until something is laid out."""
    models: tuple[ModelSeen, ...]
    """Everybody on the board."""
    heroes: tuple[Sheet, ...]
    """All heroes of the adventure and who is with them, on the board or not."""
    bosses: tuple[Sheet, ...]
    """Those on the board."""
    overlord: OverlordSeen
    turn: TurnSeen | None
    attacks: tuple[AttackSeen, ...]
    """The innermost last."""
    last_attack: LastAttack | None
    """The last one for which dice were rolled; `dice` and `answer` pair off from the front."""
    campaign: CampaignSeen | None


def scene(view: View) -> Scene:
    g = view.table
    return Scene(
        seat=view.seat,
        players=g.players,
        adventure=_adventure(g),
        phase="over" if g.winner else "setup" if not g.round else g.part,
        round=g.round,
        interrupted=bool(g.overlord.interrupt) or (g.turn is not None and g.turn.granted == "interrupt"),
        winner=g.winner,
        board=board(g) if g.revealed else None,
        models=models(g),
        heroes=sheets(g, g.heroes),
        bosses=sheets(g, [m for m in g.minions if is_boss(m)]),
        overlord=_overlord(view),
        turn=_turn(g, g.turn) if g.turn is not None else None,
        attacks=tuple(_attack(g, attack) for attack in g.attacks),
        last_attack=None if g.last_attack is msgspec.UNSET else g.last_attack,
        campaign=CampaignSeen(tuple(campaign.course()), tuple(g.results)) if g.options.campaign else None,
    )


def _adventure(g: DungeonSaga) -> AdventureSeen:
    made = adventure_of(g)
    return AdventureSeen(
        id=made.id,
        number=made.number,
        letter=made.letter,
        title=made.text("title"),
        story=made.text("story"),
        goal_heroes=made.text("goal-heroes"),
        goal_overlord=made.text("goal-overlord"),
        rules=made.text("rules"),
        heroes=made.heroes,
        orders=command_cards.orders(g),
        stunned_loses=made.stunned_loses,
        deck_out=made.deck_out,
    )


def _overlord(view: View) -> OverlordSeen:
    g, overlord = view.table, view.table.overlord
    have = Counter(m.kind for m in g.minions)
    return OverlordSeen(
        hand=tuple(overlord.hand) if view.seat == OVERLORD else None,
        held=len(overlord.hand),
        deck=len(overlord.deck),
        rounds=command_cards.rounds_left(g),
        discard=tuple(overlord.discard),
        orders=overlord.orders,
        extra=overlord.extra,
        raises=overlord.raises,
        played=overlord.played,
        interrupt=overlord.interrupt,
        raising=tuple(Raising(kind, have[kind], most) for kind, most in adventure_of(g).raises.items()),
    )


def _turn(g: DungeonSaga, turn: Turn) -> TurnSeen:
    m = by_number(g, turn.model)
    return TurnSeen(
        key=str(turn.model),
        granted=turn.granted,
        steps=0 if turn.still or turn.halted else max(0, turn.steps),
        acts=turn.acts,
        held=m is not None and movement.held(g, m, turn),
        halted=turn.halted,
        still=turn.still,
        begun=turn.begun,
        only=turn.only,
        slips=turn.slips,
        feat=turn.feat,
        minor=tuple(turn.minor),
    )


def _attack(g: DungeonSaga, attack: Attack) -> AttackSeen:
    target = find(g, attack.at) if attack.at >= 0 else None
    return AttackSeen(
        kind=attack.kind,
        by=str(attack.by) if attack.by >= 0 else None,
        name=name(find(g, attack.by)) if attack.by >= 0 else msg("sag-trap"),
        at=str(attack.at) if target is not None else None,
        lock=attack.lock,
        whom=name(target) if target is not None else locks.name(locks.fitting(g, attack.lock)),
        card=attack.card,
        dice=attack.dice,
        defence=attack.defence,
        armour=attack.armour,
        notes=attack.notes,
        faces=tuple(sorted(attack.faces, reverse=True)),
        answer=tuple(sorted(attack.answer, reverse=True)),
    )
