"""The match: what it asks, what it takes for an answer, and how it forks, takes back and goes on."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.kernel.asks import QUIET, Ask, Flow, Gather
from undercroft.kernel.chance import CHANCE, ByHand, Roll, Scripted, Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import SNAPSHOTS_KEPT, Entry
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Number

from .flows import D6, OneFlow, Table, one_of, start


def rounds(g: Table) -> Flow:
    """A game with no end: in each round everybody answers in turn, and between rounds it is quiet."""
    while True:
        yield QUIET
        for seat in (0, 1):
            g.hear(seat, (yield one_of(seat, "left", "right")))
        g.round += 1
        g.tell(msg("round", n=g.round))


# -- asking and answering ---------------------------------------------------------------------------------------------


def test_the_rules_run_until_somebody_is_asked():
    def rules(g: Table) -> Flow:
        g.hear(0, (yield one_of(0, "a", "b")))
        g.hear(1, (yield one_of(1, "c", "d")))

    match = start(rules)
    assert match.waiting == [0]
    assert match.answer(0, "b") is None
    assert match.state.said == ["0:b"]
    assert match.waiting == [1]
    assert match.ask(0) is None
    assert match.answer(1, "c") is None
    assert match.over
    assert match.entries == [Entry(0, "b"), Entry(1, "c")]


def test_a_refused_answer_has_a_reason_and_changes_nothing():
    match = start(rounds)
    before = match.digest()
    assert match.answer(0, "up").msg.id == "kernel-not-an-option"
    assert match.answer(1, "left").msg.id == "kernel-not-asked"
    assert match.answer(7, "left").msg.id == "kernel-not-asked"
    assert (match.digest(), match.entries, match.waiting) == (before, [], [0])


def test_nobody_is_asked_after_the_end():
    def rules(g: Table) -> Flow:
        yield one_of(0, "a")

    match = start(rules)
    match.answer(0, "a")
    assert match.over
    assert match.due == []
    assert match.answer(0, "a").msg.id == "kernel-over"


def test_when_several_seats_are_asked_together_the_first_answer_counts():
    def rules(g: Table) -> Flow:
        g.hear(9, (yield one_of((0, 2), "in", "out")))
        yield one_of(1, "a")

    match = start(rules, players=3)
    assert match.waiting == [0, 2]
    assert len(match.due) == 1
    match.answer(2, "out")
    assert match.state.said == ["9:out"]
    assert match.answer(0, "in").msg.id == "kernel-not-asked"


def test_rules_within_rules_return_what_they_find():
    def double(seat: int) -> Flow:
        return 2 * (yield Ask((seat,), msg("ask"), Number(1, 6)))

    def rules(g: Table) -> Flow:
        g.hear(0, (yield from double(0)))

    match = start(rules)
    match.answer(0, 4)
    assert match.state.said == ["0:8"]


def test_the_number_of_players_is_checked():
    with pytest.raises(BadInput, match="oneflow: 9 players: allowed are 1 to 8"):
        start(rounds, players=9)


# -- gatherings -------------------------------------------------------------------------------------------------------


def test_gathered_asks_are_all_due_at_once_and_answered_in_any_order():
    def rules(g: Table) -> Flow:
        g.hear(9, (yield Gather([one_of(seat, "a", "b") for seat in range(3)])))

    match = start(rules, players=3)
    assert match.waiting == [0, 1, 2]
    match.answer(2, "b")
    match.answer(0, "a")
    assert match.state.said == []  # sealed until the last
    match.answer(1, "b")
    assert match.state.said == ["9:['a', 'b', 'b']"]  # in the order of the flows, whoever was first


def test_gathered_flows_run_side_by_side():
    def two_steps(g: Table, seat: int) -> Flow:
        first = yield one_of(seat, "x", "y")
        second = yield one_of(seat, "z")
        return first + second

    def rules(g: Table) -> Flow:
        g.hear(9, (yield Gather([two_steps(g, 0), two_steps(g, 1)])))

    match = start(rules)
    for seat, answer in ((0, "x"), (1, "y"), (0, "z")):
        assert match.answer(seat, answer) is None
    assert match.waiting == [1]
    match.answer(1, "z")
    assert match.state.said == ["9:['xz', 'yz']"]


def test_gatherings_nest():
    def pair(g: Table, seats: tuple[int, int]) -> Flow:
        answers = yield Gather([one_of(seat, "a", "b") for seat in seats])
        leader = yield one_of(seats[0], "go")
        return [*answers, leader]

    def rules(g: Table) -> Flow:
        g.hear(9, (yield Gather([pair(g, (0, 1)), pair(g, (2, 3))])))

    match = start(rules, players=4)
    assert match.waiting == [0, 1, 2, 3]
    for seat, answer in ((3, "b"), (1, "a"), (0, "b"), (0, "go"), (2, "a")):
        assert match.answer(seat, answer) is None
    assert match.waiting == [2]
    match.answer(2, "go")
    assert match.state.said == ["9:[['b', 'a', 'go'], ['a', 'b', 'go']]"]


def test_flows_that_ask_nobody_end_at_once():
    def silent() -> Flow:
        return "nothing"
        yield

    def rules(g: Table) -> Flow:
        g.hear(0, (yield Gather([])))
        g.hear(1, (yield Gather([silent(), silent()])))
        g.hear(2, (yield Gather([silent(), one_of(1, "a")])))

    match = start(rules)
    assert match.state.said == ["0:[]", "1:['nothing', 'nothing']"]
    match.answer(1, "a")
    assert match.state.said[2] == "2:['nothing', 'a']"


def test_one_seat_cannot_be_asked_two_things_at_once():
    def rules(g: Table) -> Flow:
        yield Gather([one_of(0, "a"), one_of((0, 1), "b")])

    with pytest.raises(ValueError, match="seat 0 is asked ask while it is asked something"):
        start(rules)


def test_yielding_something_else_is_explained():
    def rules(g: Table) -> Flow:
        yield rounds(g)  # `yield from` was meant

    with pytest.raises(TypeError, match="a rule yielded <generator object rounds"):
        start(rules)


# -- chance -----------------------------------------------------------------------------------------------------------


def two_rolls(g: Table) -> Flow:
    for _ in range(2):
        g.hear(CHANCE, (yield Roll((D6,))))
        yield one_of(0, "next")


def test_chance_answers_at_once_and_is_in_the_record():
    match = start(two_rolls, chance=Scripted([("3",), ("5",)]))
    assert match.entries == [Entry(CHANCE, ("3",))]
    match.answer(0, "next")
    assert match.entries == [Entry(CHANCE, ("3",)), Entry(0, "next"), Entry(CHANCE, ("5",))]


def test_dice_thrown_by_hand_are_asked_for_like_anything_else():
    match = start(two_rolls, chance=ByHand())
    assert match.waiting == [CHANCE]
    assert match.answer(CHANCE, ("7",)).msg.id == "kernel-roll-face"
    assert match.answer(CHANCE, ("6",)) is None
    assert match.waiting == [0]


def roll_each(g: Table) -> Flow:
    """Everybody rolls, may roll again, and then chooses a die, all at the same time."""

    def throw(seat: int) -> Flow:
        (first,) = yield Roll((D6,))
        (second,) = yield Roll((D6,))
        kept = yield one_of(seat, first, second)
        (bonus,) = yield Roll((D6,))
        g.hear(seat, kept + bonus)

    yield QUIET
    yield Gather([throw(0), throw(1)])


def test_in_a_gathering_dice_by_hand_hold_everybody_up_so_that_the_record_is_the_same():
    by_hand = start(roll_each, chance=ByHand())
    for face in "1234":
        assert by_hand.waiting == [CHANCE]
        by_hand.answer(CHANCE, (face,))
    assert by_hand.waiting == [0, 1]
    by_hand.answer(1, "3")
    assert by_hand.answer(0, "1").msg.id == "kernel-not-asked"
    by_hand.answer(CHANCE, ("6",))
    by_hand.answer(0, "1")
    by_hand.answer(CHANCE, ("5",))
    assert by_hand.over
    assert by_hand.state.said == ["1:36", "0:15"]

    scripted = start(roll_each, chance=Scripted([(face,) for face in "123465"]))
    scripted.answer(1, "3")
    scripted.answer(0, "1")
    assert scripted.entries == by_hand.entries
    assert scripted.digest() == by_hand.digest()


def test_a_gathering_that_waits_for_the_dice_can_be_forked():
    match = start(roll_each, chance=ByHand())
    match.answer(CHANCE, ("1",))
    twin = match.fork()
    assert twin.waiting == [CHANCE]
    twin = match.fork(chance=Scripted([("2",), ("3",), ("4",)]))
    assert sorted(twin.waiting) == [0, 1]
    assert twin.ask(0).space.enumerate(9) == ["1", "2"]


# -- quiet points, forks ----------------------------------------------------------------------------------------------


def test_at_a_quiet_point_the_state_alone_is_enough_to_go_on_from():
    match = start(rounds)
    for seat, answer in ((0, "left"), (1, "right"), (0, "right")):
        match.answer(seat, answer)
    quiet = match.quiet
    assert (quiet.at, quiet.lines) == (2, 1)
    saved = msgspec.json.decode(msgspec.json.encode(quiet.state), type=Table)

    loaded = start(rounds, state=saved)
    for entry in match.entries[quiet.at :]:
        loaded.answer(entry.seat, entry.answer)
    assert loaded.digest() == match.digest()
    assert saved.said == ["0:left", "1:right"]  # the match works on a copy


def test_a_quiet_point_inside_a_gathering_is_none():
    def step(seat: int) -> Flow:
        yield QUIET
        yield one_of(seat, "a")
        yield QUIET
        yield one_of(seat, "b")

    def rules(g: Table) -> Flow:
        yield Gather([step(0), step(1)])

    match = start(rules)
    match.answer(0, "a")
    assert match.quiet.at == 0


def test_a_fork_goes_its_own_way():
    match = start(rounds)
    match.answer(0, "left")
    twin = match.fork()
    assert (twin.digest(), twin.waiting, twin.entries) == (match.digest(), match.waiting, match.entries)
    twin.answer(1, "left")
    twin.answer(0, "left")
    assert match.state.said == ["0:left"]
    match.answer(1, "right")
    assert twin.state.said == ["0:left", "1:left", "0:left"]
    assert match.state.said == ["0:left", "1:right"]


def test_a_fork_meets_the_luck_its_parent_will_meet_unless_told_otherwise():
    match = start(two_rolls, chance=Seeded(5))
    twin = match.fork()
    twin.answer(0, "next")
    match.answer(0, "next")
    assert twin.entries == match.entries

    match = start(two_rolls, chance=Scripted([("1",), ("2",)]))
    twin, other = match.fork(), match.fork(chance=Scripted([("6",)]))
    for each in (twin, other, match):
        each.answer(0, "next")
    assert [each.entries[-1].answer for each in (twin, other, match)] == [("2",), ("6",), ("2",)]


def test_old_snapshots_are_thinned_out_but_everything_can_be_taken_back():
    match = start(rounds)
    digests = []
    for _ in range(3 * SNAPSHOTS_KEPT):
        for seat in (0, 1):
            digests.append(match.digest())
            match.answer(seat, "left")
    assert len(match._snapshots) <= SNAPSHOTS_KEPT
    while match.undo():
        assert match.digest() == digests.pop()
        assert len(match.log) == match.state.round
    assert digests == []


def test_an_audit_notes_the_digest_at_every_quiet_point():
    match = start(rounds, audit=True)
    for seat in (0, 1, 0, 1, 0):
        match.answer(seat, "left")
    assert list(match.digests) == [2, 4]
    match.undo()
    assert list(match.digests) == [2, 4]
    match.undo()
    assert list(match.digests) == [2]


# -- taking back ------------------------------------------------------------------------------------------------------


def test_taking_back_and_giving_again():
    match = start(rounds)
    match.answer(0, "left")
    match.answer(1, "left")
    before, log = match.digest(), match.log[:]
    match.answer(0, "right")
    after = match.digest()
    assert match.undo()
    assert (match.digest(), match.log) == (before, log)
    match.answer(0, "right")
    assert match.digest() == after


def test_there_may_be_nothing_to_take_back():
    match = start(two_rolls)
    assert match.entries  # chance has answered, but that is nobody's answer to take back
    assert not match.undo()
    assert not start(rounds).undo(seat=0)


def test_taking_back_ones_own_answer_takes_everything_after_it():
    match = start(rounds)
    for seat in (0, 1, 0):
        match.answer(seat, "left")
    assert match.undo(seat=1)
    assert match.entries == [Entry(0, "left")]
    assert match.waiting == [1]


def test_taking_back_changes_no_die():
    match = start(two_rolls, chance=Seeded(3))
    match.answer(0, "next")
    rolled = match.entries[:]
    match.undo()
    match.answer(0, "next")
    assert match.entries == rolled

    match = start(two_rolls, chance=Scripted([("1",), ("2",)]))
    match.answer(0, "next")
    match.undo()
    match.answer(0, "next")
    assert match.entries[-1] == Entry(CHANCE, ("2",))


def test_taking_back_and_answering_in_more_or_fewer_steps_changes_no_die():
    """Nobody can fish for a better roll by the way there."""

    def rules(g: Table) -> Flow:
        while (yield one_of(0, "step", "roll")) == "step":
            pass
        g.said += yield Roll((D6,) * 9)
        yield one_of(0, "done")

    match = start(rules, chance=Seeded(3))
    match.answer(0, "roll")
    rolled = match.state.said[:]
    for steps in range(1, 4):
        while match.undo():
            pass
        for _ in range(steps):
            match.answer(0, "step")
        match.answer(0, "roll")
        assert match.state.said == rolled


def gathered_rolls(g: Table) -> Flow:
    def choose(seat: int) -> Flow:
        for _ in range(2):
            while (yield one_of(seat, "step", "roll")) == "step":
                pass
            g.said += [f"{seat}{face}" for face in (yield Roll((D6,) * 4))]
            g.said += [f"{seat}{faces}" for faces in (yield Gather([throw(), throw()]))]

    def throw() -> Flow:
        return (yield Roll((D6,) * 5))

    yield QUIET
    for _ in range(2):
        yield Gather([choose(0), choose(1)])
        g.said += yield Roll((D6,) * 6)


def test_in_a_gathering_the_dice_of_one_do_not_depend_on_what_others_do_or_who_is_faster():
    def play(order: str) -> list[str]:
        match = start(gathered_rolls, chance=Seeded(5))
        for step in order:
            if step == "u":
                match.undo(seat=0)
            else:
                match.answer("rRsS".index(step) % 2, "roll" if step in "rR" else "step")
        assert match.over
        return sorted(match.state.said)

    plain = play("rRrRrRrR")
    assert len(set(plain)) > 20, "no two throws are the same"
    for order in ("RRrrRrrR", "rrRRrrRR", "srsRrRsrRSSrR", "rurRsrurRrRrR", "RrRurrRrRr"):
        assert play(order) == plain, order


def test_streams_of_chance_never_meet_again():
    """In two gatherings one after another, inside gathered flows and between them."""
    match = start(gathered_rolls, chance=(source := Places()))
    while not match.over:
        match.answer(match.waiting[0], "roll")
    assert len(set(source.paths)) == len(source.paths) == 2 * (2 * 2 * 3 + 1)


class Places(Seeded):
    def __init__(self) -> None:
        super().__init__(1)
        self.paths: list[tuple[int, ...]] = []

    def outcome(self, space, place):
        self.paths.append(place.path)
        return super().outcome(space, place)


def gather_each_round(g: Table) -> Flow:
    def choose(seat: int) -> Flow:
        first = yield one_of(seat, "a", "b")
        second = yield one_of(seat, "a", "b")
        return first + second

    while True:
        yield QUIET
        g.said += yield Gather([choose(seat) for seat in range(3)])


def test_in_an_open_gathering_one_answer_can_be_lifted_out_from_between_the_others():
    match = start(gather_each_round, players=3)
    for seat, answer in ((0, "a"), (1, "a"), (1, "b"), (2, "b")):
        match.answer(seat, answer)
    assert match.undo(seat=0)
    assert match.entries == [Entry(1, "a"), Entry(1, "b"), Entry(2, "b")]
    assert sorted(match.waiting) == [0, 2]
    for seat, answer in ((0, "b"), (0, "b"), (2, "b")):
        match.answer(seat, answer)
    assert match.state.said == ["bb", "ab", "bb"]


def test_what_chance_answered_to_it_goes_with_it():
    def choose(seat: int) -> Flow:
        yield one_of(seat, "roll")
        yield Roll((D6,))
        yield one_of(seat, "done")

    def rules(g: Table) -> Flow:
        yield Gather([choose(0), choose(1)])

    match = start(rules, chance=Scripted([("1",), ("2",), ("3",)]))
    match.answer(0, "roll")
    match.answer(1, "roll")
    match.undo(seat=0)
    assert match.entries == [Entry(1, "roll"), Entry(CHANCE, ("2",))]


def test_in_a_gathering_within_a_gathering_what_depends_on_the_answer_goes_too():
    def pair(seats: tuple[int, int]) -> Flow:
        yield Gather([one_of(seat, "a") for seat in seats])
        yield one_of(seats[0], "go")
        yield one_of(seats[1], "stop")

    def rules(g: Table) -> Flow:
        yield Gather([pair((0, 1)), pair((2, 3))])

    match = start(rules, players=4)
    for seat, answer in ((1, "a"), (2, "a"), (0, "a"), (0, "go")):
        match.answer(seat, answer)
    assert not match.undo_is_free(1)
    assert match.undo(seat=1)  # player 0 could not have gone without it
    assert match.entries == []
    assert match.waiting == [0, 1, 2, 3]


def test_taking_back_is_free_while_nothing_was_learnt_from_the_answer():
    match = start(rounds)
    match.answer(0, "left")
    assert match.undo_is_free(0)
    assert not match.undo_is_free(1)  # there is nothing to take back
    match.answer(1, "left")
    assert not match.undo_is_free(0)  # another seat has answered since
    assert match.undo_is_free(1)

    match = start(two_rolls)
    match.answer(0, "next")
    assert not match.undo_is_free(0)  # a die was rolled since


def test_taking_back_is_not_free_once_something_hidden_was_revealed():
    def rules(g: Table) -> Flow:
        yield QUIET
        yield one_of(0, "draw")
        g.tell(msg("kernel-value", value="the ace"), reveals=True)
        yield one_of(0, "play")
        yield QUIET
        yield one_of(0, "on")

    match = start(rules)
    match.answer(0, "draw")
    assert not match.undo_is_free(0)
    assert not match.fork().undo_is_free(0)
    match.answer(0, "play")
    assert match.undo_is_free(0)
    match.undo(0)
    assert not match.undo_is_free(0)
    match.undo(0)
    match.answer(0, "draw")
    assert not match.undo_is_free(0)


def test_taking_back_is_free_in_a_gathering_until_the_answers_are_revealed():
    match = start(gather_each_round, players=3)
    for seat in (0, 0, 1, 1, 2):
        match.answer(seat, "a")
        assert match.undo_is_free(seat)
    assert match.undo_is_free(0)
    match.answer(2, "b")  # the last one: now all is revealed
    assert not match.undo_is_free(2)
    assert not match.fork().undo_is_free(2)
    match.answer(2, "b")
    assert match.undo_is_free(2)
    match.undo()
    assert not match.undo_is_free(2)


def test_rewinding_goes_to_any_place_in_the_record():
    match = start(rounds)
    digests = [match.digest()]
    for seat in (0, 1, 0, 1):
        match.answer(seat, "left")
        digests.append(match.digest())
    for at in (3, 2, 0):
        match.rewind(at)
        assert (match.digest(), len(match.entries)) == (digests[at], at)


# -- mistakes in rules ------------------------------------------------------------------------------------------------


def test_an_exception_in_a_rule_puts_everything_back():
    def rules(g: Table) -> Flow:
        g.hear(0, (yield one_of(0, "fine")))
        g.tell(msg("so-far-so-good"))
        choice = yield one_of(0, "fine", "broken")
        g.hear(0, choice)
        yield Roll((D6,))
        if choice == "broken":
            raise RuntimeError("a mistake")
        yield one_of(0, "done")

    match = start(rules, chance=Scripted([("4",)]))
    match.answer(0, "fine")
    before, log = match.digest(), match.log[:]
    with pytest.raises(RuntimeError, match="a mistake"):
        match.answer(0, "broken")
    assert (match.digest(), match.log, match.waiting, len(match.entries)) == (before, log, [0], 1)
    assert match.answer(0, "fine") is None
    assert match.entries[-1] == Entry(CHANCE, ("4",))


def test_an_exception_in_a_gathered_flow_puts_everything_back():
    def choose(g: Table, seat: int) -> Flow:
        if (yield one_of(seat, "fine", "broken")) == "broken":
            raise RuntimeError("a mistake")
        g.hear(seat, "fine")

    def rules(g: Table) -> Flow:
        yield Gather([choose(g, 0), choose(g, 1)])

    match = start(rules)
    match.answer(1, "fine")
    with pytest.raises(RuntimeError, match="a mistake"):
        match.answer(0, "broken")
    assert match.state.said == ["1:fine"]
    match.answer(0, "fine")
    assert match.over


# -- the log ----------------------------------------------------------------------------------------------------------


def test_the_log_says_to_whom_and_after_how_many_answers():
    def rules(g: Table) -> Flow:
        g.tell(msg("welcome"))
        yield one_of(0, "look")
        g.tell(msg("secret"), "RULE-1", to=0)
        yield Roll((D6,))
        g.tell(msg("rolled"))
        yield one_of(1, "end")

    match = start(rules)
    match.answer(0, "look")
    assert [(line.at, line.news.msg.id) for line in match.log] == [(0, "welcome"), (1, "secret"), (2, "rolled")]
    assert [line.news.msg.id for line in match.read_log(0)] == ["welcome", "secret", "rolled"]
    assert [line.news.msg.id for line in match.read_log(1)] == ["welcome", "rolled"]
    assert [line.news.msg.id for line in match.read_log(None, since=1)] == ["rolled"]
    assert match.log[1].news.rule == "RULE-1"
    assert match.state.news == []


def test_a_match_without_a_log_keeps_none_and_a_fork_never_does():
    match = start(rounds, log=False)
    for seat in (0, 1):
        match.answer(seat, "left")
    assert match.log == []
    assert start(rounds).fork().log == []


def test_two_matches_from_one_position_do_not_share_it():
    given = Table(said=["0:left"])
    one, other = start(rounds, state=given), start(rounds, state=given)
    one.answer(0, "right")
    assert (other.state.said, given.said) == (["0:left"], ["0:left"])


def test_view_and_outcome_are_the_games():
    match = start(rounds)
    match.answer(0, "left")
    assert match.view(1) == ["0:left"]
    assert match.outcome() == OneFlow(rounds).outcome(match.state)


def test_what_is_told_again_is_kept_once() -> None:
    """In another game as well: a log is long, and most of its lines have been told before."""

    def play(g: Table) -> Flow:
        g.tell(msg("kernel-value", value="a line of its own"))
        yield one_of(0, "on")

    first, second = (start(play).log[0].news for _ in range(2))
    assert first is second
