"""Standing choices: what a seat may do without having been asked, and what becomes of what somebody is asked then."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.kernel.asks import ANEW, QUIET, Ask, Flow, Gather
from undercroft.kernel.chance import CHANCE, ByHand, Roll, Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.messages import msg
from undercroft.kernel.record import RecordWriter, read, write
from undercroft.kernel.spaces import OneOf

from .flows import D6, OneFlow, Rules, Table, one_of

MISER = 0


class Misers(OneFlow):
    """Seat 0 has three coins, `round` says how many are left, and may throw one away whenever it likes."""

    def standing(self, state, seat):
        if seat != MISER or state.round == 3:
            return None
        return Ask((seat,), msg("throw"), OneOf(lambda: [f"coin{n}" for n in range(state.round, 3)]))

    def stand(self, state, seat, answer):
        if answer == "coin2" and "broken" in state.said:
            raise ZeroDivisionError
        state.round += 1
        state.tell(msg("thrown", coin=str(answer)))


def start(rules: Rules, players: int = 2, **how: object) -> Match[Table]:
    return Match(Misers(rules), players=players, **how)


def turns(g: Table) -> Flow:
    """Each in turn answers; the miser is asked for as many coins as there are, and not at all without any."""
    while True:
        yield QUIET
        g.hear(1, (yield one_of(1, "left", "right")))
        while g.round < 3:
            coins = 3 - g.round
            said = yield Ask((0,), msg("ask", coins=coins), OneOf([*range(coins)]), anew=True)
            if said is not ANEW:
                g.hear(0, said)
                break
        g.hear(9, (yield Roll([D6]))[0])


# -- offering and doing -----------------------------------------------------------------------------------------------


def test_a_seat_does_unasked_what_the_game_lets_it_do_on_anothers_turn():
    match = start(turns)
    ask = match.ask(1)
    assert match.standing(1) is None
    assert match.standing(0).wire()["prompt"].id == "throw"
    assert match.act(0, "coin1") is None
    assert match.state.round == 1
    assert match.entries == [Entry(0, "coin1", standing=True)]
    assert [line.news.msg.id for line in match.read_log(1)] == ["thrown"]
    assert match.ask(1) is ask  # whoever is asked something else is not disturbed


def test_a_refused_standing_choice_has_a_reason_and_changes_nothing():
    match = start(turns)
    before = match.digest()
    assert match.act(0, "coin7").msg.id == "kernel-not-an-option"
    assert match.act(1, "coin1").msg.id == "kernel-nothing-standing"
    assert match.why_not_now(0, "coin1") is None
    assert (match.digest(), match.entries, match.log) == (before, [], [])


def test_a_game_offers_nothing_standing_unless_it_says_so():
    match = Match(OneFlow(turns))
    assert match.standing(0) is None
    assert match.act(0, "coin1").msg.id == "kernel-nothing-standing"


def test_nobody_acts_after_the_end():
    def rules(g: Table) -> Flow:
        yield one_of(1, "a")

    match = start(rules)
    match.answer(1, "a")
    assert match.standing(0) is None
    assert match.act(0, "coin1").msg.id == "kernel-over"


def test_standing_choices_wait_until_sealed_answers_are_opened():
    def rules(g: Table) -> Flow:
        yield Gather([one_of(0, "a", "b"), one_of(1, "a", "b")])
        yield one_of(1, "c")

    match = start(rules)
    match.answer(0, "a")
    assert match.standing(0) is None
    assert match.act(0, "coin1").msg.id == "kernel-not-while-sealed"
    match.answer(1, "b")
    assert match.act(0, "coin1") is None


def test_standing_choices_wait_until_the_table_has_thrown_its_dice():
    match = start(turns, chance=ByHand())
    match.answer(1, "left")
    match.answer(0, 1)
    assert match.waiting == [CHANCE]
    assert match.standing(0) is None
    assert match.act(0, "coin1").msg.id == "kernel-not-while-thrown"
    match.answer(CHANCE, ("4",))
    assert match.act(0, "coin1") is None


def test_a_standing_choice_that_fails_leaves_the_match_as_it_was():
    def rules(g: Table) -> Flow:
        g.said.append("broken")
        yield one_of(1, "a")

    match = start(rules)
    match.act(0, "coin0")
    with pytest.raises(ZeroDivisionError):
        match.act(0, "coin2")
    assert match.entries == [Entry(0, "coin0", standing=True)]
    assert match.state.round == 1


# -- what is being asked ----------------------------------------------------------------------------------------------


def test_an_ask_made_of_what_has_changed_is_asked_anew():
    match = start(turns)
    match.answer(1, "left")
    assert match.ask(0).prompt.args["coins"] == 3
    match.act(0, "coin1")
    assert match.ask(0).prompt.args["coins"] == 2
    assert match.answer(0, 2).msg.id == "kernel-not-an-option"
    assert match.answer(0, 1) is None


def test_an_ask_may_be_over_then_and_the_rules_go_on_with_their_dice():
    match = start(turns)
    match.answer(1, "left")
    for coin in ("coin0", "coin1", "coin2"):
        assert match.act(0, coin) is None
    assert match.entries[-1].seat == CHANCE
    assert match.waiting == [1]
    assert match.state.said[:1] == ["1:left"]
    assert match.state.said[1].startswith("9:")


# -- going back and forth ---------------------------------------------------------------------------------------------


def played(chance: object = None) -> Match[Table]:
    """A few rounds with standing choices on either's turn, one of them the last."""
    match = start(turns, chance=chance or Seeded(3), audit=True)
    for seat, answer, standing in (
        (0, "coin0", True),
        (1, "left", False),
        (0, 1, False),
        (1, "right", False),
        (0, "coin1", True),
        (0, "coin2", True),
        (1, "left", False),
    ):
        assert (match.act if standing else match.answer)(seat, answer) is None
    return match


def same(one: Match[Table], other: Match[Table]) -> None:
    assert (one.digest(), one.entries, one.waiting) == (other.digest(), other.entries, other.waiting)


def test_forks_and_resumed_matches_and_followers_agree():
    match = played()
    same(match.fork(), match)
    same(Match.resume(match.game, match.options, 2, Seeded(3), match.entries), match)
    same(Match.resume(match.game, match.options, 2, Seeded(3), match.entries, match.quiet), match)
    follower = start(turns, chance=ByHand())
    follower.follow([Entry(*entry) for entry in match.entries])
    same(follower, match)
    follower.follow(match.entries[2:], 2)
    same(follower, match)


def test_a_standing_choice_is_taken_back_like_an_answer():
    match = played()
    match.undo(1)
    assert match.state.round == 3
    before = match.digest()
    assert match.undo(0)
    assert match.state.round == 2
    assert match.ask(0).prompt.args["coins"] == 1
    match.act(0, "coin2")
    assert match.digest() == before
    while match.undo():
        pass
    assert (match.entries, match.state.round, match.log) == ([], 0, [])


def test_an_answer_is_not_taken_back_freely_once_another_has_acted():
    match = start(turns)
    match.answer(1, "left")
    assert match.undo_is_free(1)
    match.act(0, "coin0")
    assert not match.undo_is_free(1)
    assert match.undo_is_free(0)


def test_a_record_tells_standing_choices_from_answers(tmp_path: Path):
    match, file = played(), tmp_path / "record.jsonl"
    write(match, file, ["a", "b"], seed=3)
    assert file.read_text().count('"line":"act"') == 3
    record = read(file)
    assert record.entries == match.entries
    same(record.load(match.game), match)


def test_a_live_record_takes_standing_choices_back(tmp_path: Path):
    match, file = start(turns, chance=Seeded(3)), tmp_path / "record.jsonl"
    with RecordWriter.create(file, match, ["a", "b"], 3) as writer:
        match.act(0, "coin0")
        writer.sync(match)
        match.undo(0)
        writer.sync(match)
        match.act(0, "coin1")
        writer.sync(match)
    same(read(file).load(match.game), match)


def test_a_recorded_standing_choice_that_is_not_allowed_is_found(tmp_path: Path):
    match, file = start(turns), tmp_path / "record.jsonl"
    match.act(0, "coin0")
    match.entries[0] = Entry(0, "coin9", standing=True)
    write(match, file, ["a", "b"], seed=0)
    with pytest.raises(BadInput, match=r"decision 1 \(player 1\): the recorded answer 'coin9' is refused"):
        read(file).load(match.game)
