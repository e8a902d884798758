"""What a game that offers standing choices promises about them, as a check like those of `tester_checks.py`."""

from __future__ import annotations

from random import Random

import msgspec

from undercroft.kernel.asks import Ask
from undercroft.kernel.match import Entry
from undercroft.lab.tester_checks import GARBAGE, OPTIONS
from undercroft.lab.tester_walk import Walk, position, standing_asks, told, travelling


def standing_choices_hold(walk: Walk) -> None:
    """Whatever may be done unasked can be, is foreseen by a fork and undone by taking back; all else is refused."""
    standing = standing_asks(walk.match)
    for seat, ask in standing.items():
        _keep_to_their_seat(walk, seat, ask)
        offered = ask.space.enumerate(OPTIONS)
        if not offered:
            walk.fail(f"'{ask.prompt.id}' stands open, but there is nothing to choose")
        for answer in offered:
            _can_be_done_and_undone(walk, Entry(seat, answer, standing=True))
    for seat in range(walk.trial.players):
        for answer in (*GARBAGE, *(() if seat in standing else (walk.move.answer,))):
            _is_refused(walk, Entry(seat, answer, standing=True))
    walk.same("the match after standing choices", position(walk.match), walk.here)


def _keep_to_their_seat(walk: Walk, seat: int, ask: Ask) -> None:
    """What a seat may do unasked tells it nothing that is hidden from it."""
    if ask.seats != (seat,):
        walk.fail(f"'{ask.prompt.id}' stands open to seat {seat}, but names {ask.seats}")
    redealt = walk.trial.game.redeal(walk.match.state, seat, Random(walk.rng.random()))
    again = travelling(walk.trial.game.standing(redealt, seat))
    walk.equal(f"the standing choice of seat {seat} in two deals alike to it", again, travelling(ask))


def _can_be_done_and_undone(walk: Walk, move: Entry) -> None:
    match, game = walk.match, walk.trial.game
    log = match.log[:]
    twin = match.fork()
    walk.take(twin, move)
    walk.take(match, move)
    walk.same(f"the match and its fork after {told(move)}", position(twin), position(match))
    walk.same(f"a fork after {told(move)}", position(match.fork()), position(match))
    _leaves_no_stale_choice(walk, move)
    for seat in range(walk.trial.players):
        redealt = game.redeal(match.state, seat, Random(walk.rng.random()))
        seen = [msgspec.json.encode(game.view(state, seat)) for state in (redealt, match.state)]
        walk.equal(f"the view of seat {seat} after {told(move)}, when all hidden from it is dealt anew", *seen)
    if not match.undo(move.seat):
        walk.fail(f"{told(move)} could not be taken back")
    walk.same(f"{told(move)}, taken back", position(match), walk.here)
    walk.equal(f"{told(move)}, taken back: log", match.log, log)


def _leaves_no_stale_choice(walk: Walk, move: Entry) -> None:
    """What is asked then can be answered, all of it: whoever is asked, it was perhaps made of what has changed."""
    match = walk.match
    for ask in match.due:
        answers = ask.space.enumerate(OPTIONS)
        if not answers:
            walk.fail(f"after {told(move)} '{ask.prompt.id}' is asked, but nothing can be answered to it")
        # Only what asks the same seat may know of what it holds; of what others are asked, one answer has to do.
        for answer in answers if move.seat in ask.seats else [walk.answer_to(ask)]:
            walk.take(match.fork(), Entry(ask.seats[0], answer))


def _is_refused(walk: Walk, move: Entry) -> None:
    try:
        refusal = walk.match.act(move.seat, move.answer)
    except Exception as error:
        walk.fail(f"{told(move)} should be refused, but raised {error!r}", error)
    if refusal is None:
        walk.fail(f"{told(move)} should be refused, but was done")
