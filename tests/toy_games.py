"""Small games for tests of the engine."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from undercroft.kernel.asks import QUIET, Ask, Flow, Gather
from undercroft.kernel.chance import Draw, Roll, Shuffle
from undercroft.kernel.game import Game, Options, Outcome
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, Number, OneOf, Value
from undercroft.kernel.state import State, copier
from undercroft.kernel.window import Reaction, window
from undercroft.parts.dice import Die

COIN = Die("coin", ("heads", "tails"))


class PurseState(State, kw_only=True):
    options: Options
    purses: list[int]
    round: int = 0


class Purses(Game[PurseState]):
    """Everybody secretly bets and flips a coin, all at once; after three rounds the fullest purse wins.

    Chance answers in the middle of a gathering, which Paper Dungeons never asks of it.
    """

    slug = "purses"
    folder = Path(__file__).parent / "purses"
    players = range(1, 5)
    state_type = PurseState
    rounds = 3

    def setup(self, options: Options, players: int) -> PurseState:
        return PurseState(options=options, purses=[10] * players)

    def play(self, state: PurseState) -> Flow:
        while state.round < self.rounds:
            yield QUIET
            yield Gather([self.turn(state, seat) for seat in range(len(state.purses))])
            state.round += 1

    def turn(self, state: PurseState, seat: int) -> Flow:
        bet = yield Ask((seat,), msg("kernel-value", value="bet"), Number(0, 5))
        (face,) = yield Roll((COIN,))
        state.purses[seat] += bet if face == "heads" else -bet

    def view(self, state: PurseState, seat: int | None) -> Any:
        return state.round

    def outcome(self, state: PurseState) -> Outcome | None:
        if state.round < self.rounds:
            return None
        best = max(state.purses)
        return Outcome(tuple(s for s, p in enumerate(state.purses) if p == best), scores=tuple(state.purses))

    def redeal(self, state: PurseState, seat: int, rng: Random) -> PurseState:
        return state


class Sides(Purses):
    """One card decides: it names the winning side, or nobody; with `break` the rules fail."""

    slug = "sides"

    def play(self, state: PurseState) -> Flow:
        yield Ask(tuple(range(len(state.purses))), msg("kernel-value", value="go"), OneOf(("go",)))
        (card,) = yield Draw(["light", "dark", "nobody", "break"], 1)
        if card == "break":
            raise RuntimeError("the table collapsed")
        state.round = ("light", "dark", "nobody").index(card) + 1

    def outcome(self, state: PurseState) -> Outcome | None:
        if state.round == 0:
            return None
        side = (None, "light", "dark", None)[state.round]
        return Outcome((0,) if side == "light" else (), side)


class DuelState(State, kw_only=True):
    hands: list[list[str]]
    lives: list[int]
    deck: list[str] = []
    """The next card is the last."""
    shown: list[str] = []
    """Cards played, for all to see."""
    turn: int = 0
    over: bool = False


class Duel(Game[DuelState]):
    """A card is drawn, then one is played: a strike hits the next player, unless a parry is played from the hand.

    A sound game, of which those below each break one promise. A card is drawn between the quiet point and the ask.
    """

    slug = "duel"
    folder = Path(__file__).parent / "duel"
    players = range(2, 4)
    state_type = DuelState
    cards = ("strike",) * 16 + ("parry",) * 8

    def setup(self, options: object, players: int) -> DuelState:
        return DuelState(hands=[[] for _ in range(players)], lives=[5] * players)

    def play(self, g: DuelState) -> Flow:
        if not g.turn:
            g.deck = list((yield Shuffle(self.cards)))
            for hand in g.hands:
                hand.append(g.deck.pop())
            g.turn = 1
        while g.deck and min(g.lives) > 0:
            yield from self.between_turns(g)
            yield from self.take_turn(g, g.turn % len(g.hands))
            g.turn += 1
        g.over = True

    def between_turns(self, g: DuelState) -> Flow:
        yield QUIET

    def take_turn(self, g: DuelState, seat: int) -> Flow:
        g.hands[seat].append(g.deck.pop())
        g.tell(msg("kernel-value", value="a card is drawn"), reveals=True)
        card = yield Ask((seat,), msg("kernel-value", value="play"), OneOf([*dict.fromkeys(g.hands[seat]), "wait"]))
        if card != "wait":
            g.hands[seat].remove(card)
            g.shown.append(card)
        if card == "strike":
            yield from self.strike(g, (seat + 1) % len(g.hands))

    def strike(self, g: DuelState, target: int) -> Flow:
        used: list[str] = []

        def parry() -> Flow:
            g.hands[target].remove("parry")
            g.shown.append("parry")
            used.append("parry")
            return
            yield

        def offers() -> list[Reaction]:
            return [Reaction(target, "parry", _named("parry"), parry)] if "parry" in g.hands[target] else []

        def might() -> list[int]:
            return [] if used or not self.might_parry(g, target) else [target]

        yield from window(msg("kernel-value", value="parry"), offers, might)
        if not used:
            g.lives[target] -= 1
            g.tell(msg("kernel-value", value="hit"))

    def might_parry(self, g: DuelState, target: int) -> bool:
        """Whether the others must reckon with it: they see only that there are cards in the hand."""
        return bool(g.hands[target])

    def view(self, g: DuelState, seat: int | None) -> Any:
        hands = [hand[:] if owner == seat else len(hand) for owner, hand in enumerate(g.hands)]
        return {"hands": hands, "lives": g.lives[:], "deck": len(g.deck), "shown": g.shown[:], "turn": g.turn}

    def outcome(self, g: DuelState) -> Outcome | None:
        return Outcome(tuple(seat for seat, lives in enumerate(g.lives) if lives > 0)) if g.over else None

    def redeal(self, g: DuelState, seat: int, rng: Random) -> DuelState:
        twin = copier(DuelState)(g)
        unseen = sorted([card for owner, hand in enumerate(g.hands) if owner != seat for card in hand] + g.deck)
        rng.shuffle(unseen)
        twin.hands = [hand[:] if owner == seat else [unseen.pop() for _ in hand] for owner, hand in enumerate(g.hands)]
        twin.deck = unseen
        return twin


def _named(word: Value) -> Label:
    return Label(msg("kernel-value", value=word))


class TellingDuel(Duel):
    """Asks for a parry only those who hold one: so everybody learns who does."""

    def might_parry(self, g: DuelState, target: int) -> bool:
        return "parry" in g.hands[target]


class IdleDuel(Duel):
    """Deals nothing anew."""

    def redeal(self, g: DuelState, seat: int, rng: Random) -> DuelState:
        return copier(DuelState)(g)


class HalfIdleDuel(Duel):
    """Deals the deck anew, but not the hands."""

    def redeal(self, g: DuelState, seat: int, rng: Random) -> DuelState:
        twin = copier(DuelState)(g)
        twin.deck.sort()
        rng.shuffle(twin.deck)
        return twin


class ForgottenDuel(Duel):
    """Calls a rule and does not run it: no strike ever hits."""

    def take_turn(self, g: DuelState, seat: int) -> Flow:
        g.hands[seat].append(g.deck.pop())
        card = yield Ask((seat,), msg("kernel-value", value="play"), OneOf([*dict.fromkeys(g.hands[seat]), "wait"]))
        if card == "strike":
            g.hands[seat].remove(card)
            g.shown.append(card)
            self.strike(g, (seat + 1) % len(g.hands))


class UnaskedDuel(Duel):
    """Makes an ask and does not yield it."""

    def between_turns(self, g: DuelState) -> Flow:
        yield QUIET
        Ask((0,), msg("kernel-value", value="ready?"), OneOf(("yes",)))


class RestlessDuel(Duel):
    """Never says that the state alone is enough."""

    def between_turns(self, g: DuelState) -> Flow:
        return
        yield
