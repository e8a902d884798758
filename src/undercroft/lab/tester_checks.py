"""What every game promises, as named checks on a match that stands at a decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

import msgspec

from undercroft.kernel.chance import CHANCE, ByHand, Scripted, Seeded
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Answer, OneOf, Refusal
from undercroft.kernel.state import digest
from undercroft.lab.tester_walk import Position, Walk, position, readable, told, travelling

Check: TypeAlias = Callable[[Walk], None]

OPTIONS = 24
"""How many answers to an ask are tried out."""
ANSWERS = 12
"""For how many answers a seat is followed through two deals that it cannot tell apart."""
DEALS = 8
"""How many deals are tried to find one that looks alike, also after what has been drawn since."""
SAMPLES = 5
"""How many answers are tried to find one that somebody could give in both deals."""
OTHERS_ANSWERS = 20
"""How far the others play on while one seat of a gathering has yet to answer."""
RESTLESS = 20
"""A game with more answers than this needs a quiet point."""

GARBAGE: tuple[Any, ...] = (None, True, 2.5, "\0", -(2**70), {"a": 1}, {1}, (None,), (True,), ([1],), ("\0", "\0"))
"""Answers that no space of any game allows."""


def forks_agree(walk: Walk) -> None:
    """A fork is in the same position, follows the same answers, and changes nothing in the match it came from."""
    match, move = walk.match, walk.move
    twin = match.fork()
    walk.same("a fork", position(twin), walk.here)
    view = twin.view(None if move.seat == CHANCE else move.seat)
    seen = msgspec.json.encode(view)
    walk.take(twin, move)
    walk.foreseen = position(twin)
    walk.equal("a view, after the game has gone on", msgspec.json.encode(view), seen)
    walk.equal("the match, after its fork has gone on", match.digest(), walk.here.digest)


def answers_can_be_taken_back(walk: Walk) -> None:
    """An answer taken back was never given, and given again it leads to the same place."""
    match, move = walk.match, walk.move
    if move.seat == CHANCE:
        return  # only a player's answers can be taken back
    before = match.log[:]
    walk.take(match, move)
    given, log = position(match), match.log[:]
    _undo(walk, None)
    walk.same("an answer taken back", position(match), walk.here)
    walk.equal("an answer taken back: log", match.log, before)
    walk.take(match, move)
    walk.same("the answer given again", position(match), given)
    walk.equal("the answer given again: log", match.log, log)
    _undo(walk, move.seat)
    walk.same("the answer taken back by its seat", position(match), walk.here)
    walk.equal("the answer taken back by its seat: log", match.log, before)


def answers_can_be_lifted_out(walk: Walk) -> None:
    """While others still answer, a seat can take its answer back from between theirs, and give it again."""
    match = walk.match
    seats = range(walk.trial.players)
    free = [seat for seat in seats if match.undo_is_free(seat) and match.entries[-1].seat != seat]
    if len(match.due) < 2 or not free:
        return
    seat = walk.rng.choice(free)
    at = max(index for index, entry in enumerate(match.entries) if entry.seat == seat)
    before, seen = position(match), [_seen(match, other) for other in seats]
    _undo(walk, seat)
    walk.equal("the record without an answer", match.entries, before.entries[:at] + before.entries[at + 1 :])
    for other in match.waiting:  # somebody who is no longer asked was asked because of that answer
        if other != seat:
            walk.equal(f"what seat {other} sees when seat {seat} takes back", _seen(match, other), seen[other])
    walk.take(match, before.entries[at])
    walk.here, walk.foreseen = position(match), None  # the same answers from here on in another order
    walk.equal("an answer given again later: digest", walk.here.digest, before.digest)
    walk.equal("an answer given again later: asks", walk.here.asks, before.asks)
    walk.equal("an answer given again later: what they see", [_seen(match, other) for other in seats], seen)


def quiet_points_are_enough(walk: Walk) -> None:
    """The state at the last quiet point, sent through JSON, is enough to go on from with the answers since."""
    match = walk.match
    quiet = match.quiet
    state = msgspec.json.decode(msgspec.json.encode(quiet.state), type=walk.trial.game.state_type)
    walk.equal("the state at a quiet point after a journey as JSON", digest(state), digest(quiet.state))
    later = replayed(walk, match.entries[quiet.at :], state)
    walk.same("a match from the last quiet point", position(later), _since(quiet.at, walk.here))
    news, told_since = [line.news for line in later.log], [line.news for line in match.log[quiet.lines :]]
    walk.equal("a match from the last quiet point: log", news, told_since)


def hidden_things_stay_hidden(walk: Walk) -> None:
    """Nobody sees a difference when everything hidden from them is dealt anew."""
    match, game, seat = walk.match, walk.trial.game, walk.somebody()
    redealt = game.redeal(match.state, seat, Random(walk.rng.random()))
    walk.equal("the state after dealing anew from it", match.digest(), walk.here.digest)
    for viewer in (seat, None):  # a spectator knows nothing that a player does not know
        seen, expected = (msgspec.json.encode(game.view(state, viewer)) for state in (redealt, match.state))
        who = "a spectator" if viewer is None else f"seat {viewer}"
        walk.equal(f"the view of {who} when all hidden from seat {seat} is dealt anew", seen, expected)


def asks_hide_it_too(walk: Walk) -> None:
    """Nor do asks and log tell them, nor whom the table waits for, as long as nothing hidden has been shown to them."""
    trial, quiet, seat = walk.trial, walk.match.quiet, walk.somebody()
    rng = Random(walk.rng.random())
    real = _from_quiet(walk, quiet.state)
    deals = (trial.game.redeal(quiet.state, seat, rng) for _ in range(DEALS))
    others = (_from_quiet(walk, state) for state in deals)
    other = next((match for match in others if _view(match, seat) == _view(real, seat)), None)
    if other is None:
        return  # what it has drawn since was its own to see
    for _ in range(ANSWERS):
        if _view(other, seat) != _view(real, seat):
            _asked_for_nothing(walk, real, other, seat)
            _asked_for_nothing(walk, other, real, seat)
            if real.undo_is_free(seat):
                walk.fail(f"seat {seat} saw what was hidden and could take its answer back: tell it with reveals=True")
            return
        if real.sealed is None or other.sealed is None:  # while all act at once, nobody sees how far the others are
            waiting = [sorted(match.waiting) for match in (other, real)]
            walk.equal(f"who is asked, as seat {seat} sees it, in two deals alike to it", *waiting)
        asked = [travelling(match.ask(seat)) for match in (other, real)]
        walk.equal(f"the ask of seat {seat} in two deals alike to it", *asked)
        logs = [readable(match, seat) for match in (other, real)]
        walk.equal(f"the log of seat {seat} in two deals alike to it", *logs)
        move = _move_in_both(real, other, seat, rng)
        if move is None:
            return
        walk.take(real, move)
        walk.take(other, move)


def _asked_for_nothing(walk: Walk, one: Match[Any], another: Match[Any], seat: int) -> None:
    """When somebody is asked in one deal, no answer may lead to where the other deal has come without asking.

    Then the rules have shown nothing: all that differs is that somebody could have done something, and was asked.
    """
    if one.sealed is not None or another.sealed is not None:
        return
    at = len(one.entries)
    for mover in [mover for mover in one.waiting if mover != seat]:
        ask = one.ask(mover)
        assert ask is not None
        for answer in ask.space.enumerate(OPTIONS):
            walk.take(one, Entry(mover, answer))
            if _seen(one, seat) == _seen(another, seat) and sorted(one.waiting) == sorted(another.waiting):
                problem = (
                    f"who is asked, as seat {seat} sees it, in two deals alike to it: '{ask.prompt.id}' is asked of"
                )
                walk.fail(
                    f"{problem} seat {mover} in one of them only, though {answer!r} leads to the same as the other"
                )
            one.rewind(at)


def _from_quiet(walk: Walk, state: Any) -> Match[Any]:  # noqa: ANN401 - the game's own
    try:
        return walk.trial.start(Seeded(walk.trial.seed), state=state)
    except Exception as error:
        walk.fail(f"to start again from a quiet point raised {error!r}", error)


def _view(match: Match[Any], seat: int) -> bytes:
    return msgspec.json.encode(match.view(seat))


def _move_in_both(real: Match[Any], other: Match[Any], seat: int, rng: Random) -> Entry | None:
    """An answer of this seat; if others are asked and not it, one of theirs that could be given in both deals."""
    mover = seat if seat in real.waiting else next(iter(real.waiting if real.sealed is None else ()), None)
    ask = real.ask(mover) if mover is not None else None
    if ask is None or mover is None:
        return None
    answers = [ask.space.sample(rng) for _ in range(1 if mover == seat else SAMPLES)]
    return next((Entry(mover, answer) for answer in answers if mover == seat or not other.why_not(mover, answer)), None)


def answers_are_sealed(walk: Walk) -> None:
    """In a gathering nobody notices what the others answer."""
    match = walk.match
    due = match.due
    if len(due) < 2:
        return
    mine = walk.rng.choice(due).seats
    before, log = _seen(match, mine[0]), match.log[:]
    at = len(match.entries)
    for _ in range(OTHERS_ANSWERS):
        others = [seat for seat in match.waiting if seat not in mine]
        if not others:
            break
        seat = walk.rng.choice(others)
        ask = match.ask(seat)
        assert ask is not None
        walk.take(match, Entry(seat, walk.answer_to(ask)))
        if CHANCE in match.waiting:
            continue  # for dice thrown by hand everybody has to wait
        sealed = ", ".join(map(told, match.entries[at:]))
        walk.equal(f"what seat {mine[0]} sees after the sealed answers {sealed}", _seen(match, mine[0]), before)
    match.rewind(at)
    walk.same("a match rewound", position(match), walk.here)
    walk.equal("a match rewound: log", match.log, log)


def options_are_accepted(walk: Walk) -> None:
    """Every ask can be answered, and everything on offer is accepted."""
    match = walk.match
    for ask in match.due:
        offered = ask.space.enumerate(OPTIONS)
        if not offered:
            walk.fail(f"'{ask.prompt.id}' is asked, but nothing can be answered to it")
        walk.equal(f"the options of '{ask.prompt.id}', each once", list(dict.fromkeys(offered)), offered)
        for answer in [*offered, walk.answer_to(ask), *([] if ask.default is None else [ask.default])]:
            if why := ask.space.why_not(answer):
                walk.fail(f"'{ask.prompt.id}' offers {answer!r}, but refuses it: {why.msg.id}")
    if walk.move.standing:
        return  # the check of standing choices tries them all
    mine = match.ask(walk.move.seat)
    assert mine is not None
    for answer in mine.space.enumerate(OPTIONS):
        walk.take(match.fork(), Entry(walk.rng.choice(mine.seats), answer))


def refusals_change_nothing(walk: Walk) -> None:
    """Whatever may not be answered is refused with a reason, and then everything is as it was."""
    match = walk.match
    log = match.log[:]
    for ask in match.due:
        for choice in ask.wire().get("choices", ()):
            if choice.refused is not None:
                answer = choice.value if isinstance(ask.space, OneOf) else (choice.value,)
                walk.equal(f"why {choice.value!r} is refused", refused(walk, ask.seats[0], answer), choice.refused)
        for answer in GARBAGE:
            refused(walk, ask.seats[0], answer)
    for seat in range(-1, walk.trial.players + 1):
        if seat not in match.waiting:
            refused(walk, seat, walk.move.answer)
    walk.same("the match after refused answers", position(match), walk.here)
    walk.equal("the match after refused answers: log", match.log, log)


def refused(walk: Walk, seat: int, answer: Answer) -> Refusal:
    """Give a match an answer that it must refuse."""
    try:
        refusal = walk.match.answer(seat, answer)
    except Exception as error:
        walk.fail(f"{told(Entry(seat, answer))} should be refused, but raised {error!r}", error)
    if not isinstance(refusal, Refusal) or not isinstance(refusal.msg, Msg):
        walk.fail(f"{told(Entry(seat, answer))} should be refused, but {refusal!r} was the reply")
    return refusal


def quiet_points_come(walk: Walk) -> None:
    """Now and then the state alone is enough: forks, saves and taking back begin from there."""
    answers = len(walk.match.entries)
    if answers > RESTLESS and not walk.match.quiet.at:
        walk.fail(f"not one in {answers} answers: where no local variable matters, a rule should `yield QUIET`")


def the_game_goes_on(walk: Walk) -> None:
    """Until it is over nobody has won, and everybody has a view that can be sent."""
    match = walk.match
    walk.equal("the outcome of a game that goes on", match.outcome(), None)
    for seat in (None, walk.somebody()):
        try:
            msgspec.json.encode(match.view(seat))
        except Exception as error:
            walk.fail(f"the view of {seat} cannot be sent: {error!r}", error)


def the_game_has_ended(walk: Walk) -> None:
    """A game that is over asks nobody, refuses everything, and says who won."""
    match = walk.match
    walk.equal("who is asked after the end", match.waiting, [])
    for seat in range(walk.trial.players):
        refused(walk, seat, walk.move.answer)
    outcome = match.outcome()
    if outcome is None:
        walk.fail("the game is over, but has no outcome")
    strangers = [seat for seat in outcome.winners if seat not in range(walk.trial.players)]
    walk.equal("winners that do not play", strangers, [])
    if outcome.scores:
        walk.equal("the number of scores", len(outcome.scores), walk.trial.players)


def replays_agree(walk: Walk) -> None:
    """The entries alone, sent through JSON, play the same game again."""
    match = walk.match
    raw = msgspec.json.decode(msgspec.json.encode(match.entries))
    entries = [Entry(seat, tuple(answer) if isinstance(answer, list) else answer, *how) for seat, answer, *how in raw]
    walk.equal("the record after a journey as JSON", repr(entries), repr(match.entries))
    again = replayed(walk, entries)
    walk.same("the game played again from its record", position(again), walk.here)
    walk.equal("the game played again from its record: log", again.log, match.log)
    walk.equal("the game played again from its record: digests", again.digests, match.digests)


def replayed(walk: Walk, entries: Sequence[Entry], state: Any = None) -> Match[Any]:  # noqa: ANN401 - the game's own
    """Play entries again, from the beginning or from a state at a quiet point; chance gives what they say."""
    outcomes = [entry.answer for entry in entries if entry.seat == CHANCE]
    chance = Scripted(outcomes, then=ByHand() if walk.trial.by_hand else None)
    try:
        match = walk.trial.start(chance, state=state, audit=True)
    except Exception as error:
        walk.fail(f"to start again raised {error!r}", error)
    for entry in entries:
        if entry.seat != CHANCE:
            walk.take(match, entry)
    return match


def _undo(walk: Walk, seat: int | None) -> None:
    if not walk.match.undo(seat):
        walk.fail(f"there was nothing to take back for {seat}")


def _seen(match: Match[Any], seat: int) -> tuple[bytes, bytes, list[Any]]:
    """All that reaches a seat: its view, its ask, its log."""
    return msgspec.json.encode(match.view(seat)), travelling(match.ask(seat)), readable(match, seat)


def _since(at: int, here: Position) -> Position:
    return here._replace(entries=here.entries[at:])


AT_EVERY_DECISION: tuple[Check, ...] = (the_game_goes_on, forks_agree, hidden_things_stay_hidden)
NOW_AND_THEN: tuple[Check, ...] = (
    answers_can_be_taken_back,
    answers_can_be_lifted_out,
    quiet_points_are_enough,
    asks_hide_it_too,
    answers_are_sealed,
    options_are_accepted,
    refusals_change_nothing,
)
AT_THE_END: tuple[Check, ...] = (the_game_has_ended, quiet_points_come, replays_agree)
