"""Interrupt cards, played between the turns of two heroes (SAG-INT)."""

from __future__ import annotations

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import name
from undercroft.games.dungeonsaga.rules import command_cards, turns
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.kernel.asks import Flow, choose
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, Refusal, Value
from undercroft.kernel.window import Reaction, window

NOBODY = "nobody"


def offer(g: DungeonSaga) -> Flow:
    """After a hero has finished and before the next begins (SAG-INT-01).

    That is never before the first (SAG-INT-04) or after the last (SAG-INT-05).

    So there is one opportunity less than heroes who take turns (SAG-INT-07), for one card each (SAG-INT-06).
    """
    g.gap = False
    yield from window(
        msg("sag-ask-interrupt"),
        lambda: [] if g.overlord.interrupt else [_reaction(g, card) for card in cards(g)],
        lambda: [OVERLORD] if might(g) else [],
        interrupts=True,
    )


def might(g: DungeonSaga) -> bool:
    """Whether he might play one for all that the heroes know: what the deck is made of, and what has been played."""
    if not g.overlord.hand or not g.minions or g.overlord.interrupt:
        return False
    used = (card for card in command_cards.used(g) if card.kind == command_cards.INTERRUPT)
    return any(card.copies > g.overlord.discard.count(card.id) for card in used)


def cards(g: DungeonSaga) -> list[str]:
    """Interrupt cards in the hand; without a model there is nothing to interrupt with."""
    held = dict.fromkeys(g.overlord.hand)
    return [card for card in held if content().commands[card].kind == command_cards.INTERRUPT and g.minions]


def _reaction(g: DungeonSaga, card: str) -> Reaction:
    return Reaction(OVERLORD, card, command_cards.card_label(card), lambda: play(g, card))


def play(g: DungeonSaga, card: str) -> None:
    """Up to so many models move and act, one at a time (SAG-INT-02); it is not the overlord's turn (SAG-INT-03)."""
    command_cards.show(g, card)
    g.overlord.interrupt = content().commands[card].value
    g.overlord.interrupted = []


def go_on(g: DungeonSaga) -> Flow:
    """The next model of an interrupt. Nothing is raised by it but by a model's own spells (SAG-INT-08)."""
    able = {str(m.number): m for m in g.minions if m.number not in g.overlord.interrupted}
    if not able:
        stop(g)
        return
    prompt = msg("sag-ask-interrupt-model", left=g.overlord.interrupt)
    m = yield from choose(OVERLORD, prompt, {**able, NOBODY: None}, lambda key: _label(g, key), lambda: _done(g))
    if m is None:
        stop(g)
        return
    g.overlord.interrupt -= 1
    g.overlord.interrupted.append(m.number)
    turns.begin(g, m, "interrupt")
    yield from turns.go_on(g)


def stop(g: DungeonSaga) -> None:
    g.overlord.interrupt = 0
    g.overlord.interrupted = []


def _label(g: DungeonSaga, key: Value) -> Label:
    if key == NOBODY:
        return Label(msg("sag-nobody"), "SAG-INT-02")
    return Label(name(next(m for m in g.minions if str(m.number) == key)), "SAG-INT-02")


def _done(g: DungeonSaga) -> dict[Value, Refusal]:
    return {
        str(m.number): Refusal(msg("sag-no-order-acted", who=name(m)), "SAG-INT-02")
        for m in g.minions
        if m.number in g.overlord.interrupted
    }
