"""The generic tester: a sound game passes, and each promise that a game breaks is found."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from toy_games import Duel, ForgottenDuel, HalfIdleDuel, IdleDuel, RestlessDuel, TellingDuel, UnaskedDuel
from undercroft.kernel.asks import QUIET, Ask, Flow, Gather
from undercroft.kernel.chance import Draw, Roll
from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Number, OneOf, Refusal
from undercroft.kernel.state import State, copier
from undercroft.lab import tester
from undercroft.lab.tester import Trial, Violation, check_game, check_rules_run, check_words, hunt, play_through, trials
from undercroft.parts.dice import Die

COIN = Die("coin", ("heads", "tails"))


class Auction(State, kw_only=True):
    bids: list[list[int]]
    """Of each round that is over."""
    sealed: list[int]
    """Of the round being played."""
    secrets: list[int] = []
    weight: float = 0.0
    round: int = 0


class AuctionGame(Game[Auction]):
    """Three rounds of sealed bids, each raised by the toss of a coin; everybody has a secret number.

    A sound game; those below each break one promise.
    """

    slug = "auction"
    folder = Path("/nowhere")
    players = range(2, 4)
    state_type = Auction

    def setup(self, options: object, players: int) -> Auction:
        return Auction(bids=[], sealed=[0] * players)

    def play(self, g: Auction) -> Flow:
        if not g.secrets:
            g.secrets = list((yield Draw(range(10), len(g.sealed))))
        while g.round < 3:
            yield QUIET
            yield from self.play_round(g)
            g.round += 1

    def play_round(self, g: Auction) -> Flow:
        g.sealed = [0 for _ in g.sealed]
        yield Gather([self.bid(g, seat) for seat in range(len(g.sealed))])
        g.bids.append(g.sealed[:])
        g.tell(msg("bids", total=sum(g.sealed)))
        yield Ask(tuple(range(len(g.sealed))), msg("go-on"), OneOf(("yes",), lambda _: Label(msg("yes"))))

    def bid(self, g: Auction, seat: int) -> Flow:
        g.sealed[seat] = yield Ask((seat,), msg("bid"), Number(0, 3))
        (face,) = yield Roll((COIN,))
        g.tell(msg("tossed"), to=seat)
        space = OneOf(
            [face, "stay"], lambda value: Label(msg(str(value))), lambda: {"double": Refusal(msg("no-double"), "AUC-1")}
        )
        if (yield Ask((seat,), msg("raise"), space)) == "heads":
            g.sealed[seat] += 1

    def view(self, g: Auction, seat: int | None) -> dict[str, Any]:
        mine = {} if seat is None or not g.secrets else {"secret": g.secrets[seat], "sealed": g.sealed[seat]}
        return {"bids": [bids[:] for bids in g.bids], "round": g.round, **mine}

    def redeal(self, g: Auction, seat: int, rng: Random) -> Auction:
        twin = copier(Auction)(g)
        for other in range(len(g.secrets)):
            if other != seat:
                twin.secrets[other] = rng.randrange(100)
                twin.sealed[other] = rng.randrange(100)
        return twin

    def outcome(self, g: Auction) -> Outcome | None:
        return Outcome((0,), scores=tuple(map(sum, zip(*g.bids, strict=True)))) if g.round == 3 else None


class TeamsGame(AuctionGame):
    """The same in two teams, whose members bid and vote inside the gathering of the teams."""

    players = range(4, 5)

    def play_round(self, g: Auction) -> Flow:
        g.sealed = [0 for _ in g.sealed]
        yield Gather([self.confer(g, (0, 1)), self.confer(g, (2, 3))])
        g.bids.append(g.sealed[:])
        (face,) = yield Roll((COIN,))
        g.tell(msg(face))

    def confer(self, g: Auction, team: tuple[int, int]) -> Flow:
        (face,) = yield Roll((COIN,))
        yield Gather([self.bid(g, seat) for seat in team])
        leader = team[face == "heads"]
        g.sealed[leader] += yield Ask((leader,), msg("lead"), Number(0, 2))
        yield Gather([Ask((seat,), msg("vote"), Number(0, 1)) for seat in team])
        yield Ask(team, msg("go-on"), OneOf(("yes", "no")))


@pytest.mark.parametrize("game", [AuctionGame(), TeamsGame()], ids=lambda game: type(game).__name__)
def test_a_sound_game_passes(game):
    for players in game.players:
        for seed in range(5):
            for by_hand in (False, True):
                assert play_through(Trial(game, players, {}, seed, by_hand)) > 12
    hunt([Trial(game, 4 if isinstance(game, TeamsGame) else 3, {}, 0, by_hand) for by_hand in (False, True)])


# -- games that break a promise ---------------------------------------------------------------------------------------


class Forgetful(AuctionGame):
    """Keeps something outside the state."""

    def __init__(self) -> None:
        self.asked = 0

    def bid(self, g: Auction, seat: int) -> Flow:
        self.asked += 1
        g.weight = self.asked
        yield from super().bid(g, seat)


class Locals(AuctionGame):
    """Needs a local variable after a quiet point."""

    def play(self, g: Auction) -> Flow:
        g.secrets = g.secrets or list((yield Draw(range(10), len(g.sealed))))
        for played in count():
            if g.round == 3:
                return
            yield QUIET
            yield from self.play_round(g)
            g.round += 1
            g.tell(msg("rounds-played", n=played + 1))


class Whole(AuctionGame):
    """Puts a whole number where the state says a real one is, and JSON brings back a real one."""

    def play_round(self, g: Auction) -> Flow:
        yield from super().play_round(g)
        g.weight = 3


class Shared(AuctionGame):
    """Its views are parts of the state itself."""

    def view(self, g: Auction, seat: int | None) -> dict[str, Any]:
        return {**super().view(g, seat), "bids": g.bids}


class Peeking(AuctionGame):
    """Shows everybody's secret."""

    def view(self, g: Auction, seat: int | None) -> dict[str, Any]:
        return {**super().view(g, seat), "secrets": g.secrets}


class Telltale(AuctionGame):
    """Shows the audience what the players may not know."""

    def view(self, g: Auction, seat: int | None) -> dict[str, Any]:
        return {**super().view(g, seat), "best": max(g.secrets, default=0) if seat is None else None}


class Hinting(AuctionGame):
    """Its questions depend on what others hide."""

    def bid(self, g: Auction, seat: int) -> Flow:
        yield Ask((seat,), msg("bid-more" if max(g.secrets) == g.secrets[seat] else "bid"), Number(0, 3))
        yield from super().bid(g, seat)


class Gossip(AuctionGame):
    """Tells everybody what one player learns in secret."""

    def bid(self, g: Auction, seat: int) -> Flow:
        yield from super().bid(g, seat)
        g.tell(msg("has-bid"))


class Unsealed(AuctionGame):
    """Lets a sealed answer change what another is asked."""

    def bid(self, g: Auction, seat: int) -> Flow:
        g.sealed[seat] = yield Ask((seat,), msg("bid"), Number(0, 3))
        yield Ask((seat,), msg("more"), OneOf(lambda: range(sum(g.sealed) + 1)))


class Careless(AuctionGame):
    """Deals anew in the state it was given."""

    def redeal(self, g: Auction, seat: int, rng: Random) -> Auction:
        g.weight = rng.random()
        return g


class Picky(Number):
    """Lists an answer that it refuses."""

    __slots__ = ()

    def why_not(self, answer: Any) -> Refusal | None:
        return super().why_not(answer) or (Refusal(msg("not-2")) if answer == 2 else None)


class Teasing(AuctionGame):
    """Offers what it does not accept."""

    def bid(self, g: Auction, seat: int) -> Flow:
        yield Ask((seat,), msg("bid"), Picky(0, 3))


class Broken(AuctionGame):
    """Breaks down over one of the answers that it offers."""

    def bid(self, g: Auction, seat: int) -> Flow:
        answer = yield Ask((seat,), msg("bid"), Number(0, 3))
        g.sealed[seat] = [5, 4, 3][answer]


class Speechless(AuctionGame):
    """Asks what nobody can answer."""

    def bid(self, g: Auction, seat: int) -> Flow:
        yield Ask((seat,), msg("bid"), OneOf(()))


class Bounded(Number):
    """Trips over answers that are not numbers."""

    __slots__ = ()

    def why_not(self, answer: Any) -> Refusal | None:
        return None if self.low <= answer <= self.high else Refusal(msg("out-of-bounds"))


class Clumsy(AuctionGame):
    def bid(self, g: Auction, seat: int) -> Flow:
        yield Ask((seat,), msg("bid"), Bounded(0, 3))


class Hasty(AuctionGame):
    """Has a winner before the end."""

    def outcome(self, g: Auction) -> Outcome | None:
        return Outcome((0,)) if g.round else None


class Unfinished(AuctionGame):
    """Ends without an outcome."""

    def outcome(self, g: Auction) -> Outcome | None:
        return None


class Endless(AuctionGame):
    def play(self, g: Auction) -> Flow:
        while True:
            yield QUIET
            yield Ask((0,), msg("bid"), Number(0, 3))


class Stuck(AuctionGame):
    """Waits for nobody."""

    def play(self, g: Auction) -> Flow:
        yield Ask((), msg("bid"), Number(0, 3))


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (Forgetful, "forks agree: "),
        (Locals, ": log\n"),
        (Whole, "quiet points are enough: the state at a quiet point after a journey as JSON"),
        (Shared, "forks agree: a view, after the game has gone on"),
        (Peeking, "hidden things stay hidden: the view of seat . when all hidden from seat . is dealt anew"),
        (Telltale, "hidden things stay hidden: the view of a spectator"),
        (Hinting, "asks hide it too: the ask of seat"),
        (Gossip, "answers are sealed: what seat . sees after the sealed answers"),
        (Unsealed, "answers (are sealed|can be lifted out)|forks agree: (a fork|.*given the same answer): asks"),
        (Careless, "hidden things stay hidden: the state after dealing anew"),
        (Teasing, "2 is on offer, but refused: not-2|'bid' offers 2, but refuses it: not-2"),
        (Broken, "the rules raised IndexError"),
        (Speechless, "'bid' is asked, but nothing can be answered to it"),
        (Clumsy, "refusals change nothing: seat .: None should be refused, but raised TypeError"),
        (Hasty, "the game goes on: the outcome of a game that goes on"),
        (Unfinished, "the game has ended: the game is over, but has no outcome"),
        (Endless, "the game ends: it goes on after 300 decisions"),
        (Stuck, "the game goes on: it is not over, but nobody is asked anything"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_broken_promise_is_found(broken, promise, monkeypatch):
    monkeypatch.setattr(tester, "ENDLESS", 300)
    with pytest.raises(Violation, match=promise):
        play_through(Trial(broken(), 3))


def test_a_card_game_that_draws_before_it_asks_passes():
    """What a player draws between the quiet point and the ask may differ in two deals: it is the player's to see."""
    for trial in trials(Duel()):
        assert play_through(trial) > 12
    hunt(trials(Duel()))
    check_rules_run(Duel())


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        (TellingDuel, r"asks hide it too: who is asked, as seat . sees it, in two deals alike to it"),
        (IdleDuel, r"hidden things are dealt anew: deck\.\d.* redeal never changes"),
        (HalfIdleDuel, r"hidden things are dealt anew: hands\.\d.* redeal never changes"),
        (RestlessDuel, r"quiet points come: not one in \d+ answers: .*yield QUIET"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_card_game_that_breaks_a_promise_is_found(broken, promise):
    with pytest.raises(Violation, match=promise):
        [play_through(trial) for trial in trials(broken())]


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        (
            ForgottenDuel,
            r"toy_games.py:\d+: `self.strike\(.*\)` is a rule that nobody runs: write `yield from self.strike",
        ),
        (UnaskedDuel, r"toy_games.py:\d+: `Ask\(.*\)` is asked of nobody: write `yield Ask"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_rule_that_is_called_and_not_run_is_found(broken, problem):
    with pytest.raises(Violation, match=problem):
        check_rules_run(broken())
    with pytest.raises(Violation, match=problem):
        check_game(broken())


def test_a_violation_tells_the_trial_and_the_answers_that_led_there():
    with pytest.raises(Violation) as found:
        play_through(Trial(Hasty(), 2, {}, 3))
    text = str(found.value)
    assert "in auction, 2 players, seed 3, after" in text
    assert "    chance: (" in text
    assert "    seat 0: 'yes'" in text or "    seat 1: 'yes'" in text
    assert "  next: seat" in text


def test_a_hunt_shrinks_what_it_finds_to_few_answers():
    with pytest.raises(Violation) as found:
        hunt([Trial(Broken(), 3)])
    text = str(found.value)
    assert "the rules raised IndexError" in text
    assert "after 1 answers:\n    chance: (" in text  # the deal, and then the very first answer breaks it
    assert text.endswith(": 3")


# -- words ------------------------------------------------------------------------------------------------------------

ENGLISH = """
auction-title = Auction
bid = Bid.
raise = Raise?
heads = Heads
tails = Tails
stay = Stay
double = Double
no-double = No.
go-on = Go on.
yes = Yes
tossed = You tossed a coin.
bids = Bids: { $total }
"""
LEDGER = """
game: auction
title: Auction
rules:
  - {id: AUC-1, area: bids, where: Bids, rule: Nobody doubles.}
"""


@pytest.fixture
def spoken(tmp_path):
    """The sound game, in a folder with all its words."""

    class Spoken(AuctionGame):
        folder = tmp_path

        @property
        def title(self) -> Msg:
            return msg("auction-title")

    for lang in ("en", "pl"):
        (tmp_path / "locale" / lang).mkdir(parents=True)
        (tmp_path / "locale" / lang / "auction.ftl").write_text(ENGLISH)
    (tmp_path / "ledger.yaml").write_text(LEDGER)
    return Spoken()


def test_a_game_that_can_say_everything_passes(spoken):
    check_game(spoken)


def test_what_cannot_be_said_is_listed(spoken):
    english, polish = (spoken.folder / "locale" / lang / "auction.ftl" for lang in ("en", "pl"))
    english.write_text(ENGLISH.replace("tossed = You tossed a coin.\n", "").replace("{ $total }", "{ $sum }"))
    polish.write_text(ENGLISH.replace("no-double = No.\n", ""))
    (spoken.folder / "ledger.yaml").write_text(LEDGER.replace("AUC-1", "AUC-2"))
    with pytest.raises(Violation) as found:
        check_words(spoken)
    text = str(found.value)
    for problem in (
        "'no-double' cites the rule AUC-1, which is not in the ledger",
        "'no-double' is missing in 'pl'",
        "'no-double' is not in the catalogue in 'pl'",
        "'tossed' is not in the catalogue in 'en'",
        "message 'bids' in 'en': ",
    ):
        assert problem in text


def test_views_are_encoded_to_json():
    class Unsendable(AuctionGame):
        def view(self, g: Auction, seat: int | None) -> Any:
            return object()

    with pytest.raises(Violation, match="the view of None cannot be sent"):
        play_through(Trial(Unsendable(), 2))


def test_states_are_checked_before_anything_is_played():
    class Sets(msgspec.Struct):
        cells: set[int] = set()

    class SetGame(AuctionGame):
        state_type = Sets

    with pytest.raises(Violation, match="set-up: the rules raised TypeError"):
        play_through(Trial(SetGame(), 2))
