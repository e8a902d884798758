"""Tables whose dice, or dice and cards, come out of people's hands: whose hand it is, and what they are asked.

What such a table throws is entered by people, and nothing is pledged: the commitment is one to a seed (`luck.py`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import Any, Final, TypeVar

import msgspec

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, ByHand, Chance, ChanceSpace, Draw, Roll, Seeded, Shuffle, Unhurried
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import Answer
from undercroft.table.asked import CardDrawn, DieThrown, DrawAsked, FaceShown, OutcomeAsked, RollAsked
from undercroft.table.events import Folded
from undercroft.table.wire import Hands

THROWN: Final = (CHANCE,)
"""Whom an ask is put to that somebody throws dice for."""

_rng: Final = SystemRandom()
_thread: Final = ThreadPoolExecutor(1, "chance")
T = TypeVar("T")


def source(hands: Hands | None, seed: int) -> Chance:
    """Who answers for chance at a table."""
    if hands is None:
        return Unhurried(seed)
    return ByHand(Seeded(seed) if hands == "dice" else None)


def at_once(chance: Chance) -> Chance:
    """The same luck, for where nobody waits: a table that is being made, in a thread."""
    return chance.at_leisure if isinstance(chance, Unhurried) else chance


def thrower(folded: Folded, space: ChanceSpace) -> int | None:
    """The seat that enters an outcome: whose throw it is by the rules; for bots, and for what is nobody's, the host's.

    That is the first seat that whoever made the table kept; if nobody sits there, the first where somebody does. None
    until somebody comes.
    """
    people = [seat for seat, one in sorted(folded.seats.items()) if one.kind == "human"]
    wanted = [space.by, *folded.makers]
    return next((seat for seat in wanted if seat in people), people[0] if people else None)


async def outcome(space: ChanceSpace, raw: object) -> Answer:
    """What was entered; None leaves it to the table."""
    if raw is not None:
        return space.read(raw)
    return await slowly(space.sample, _rng) if space.slow else space.sample(_rng)


async def find_out(match: Match[Any]) -> None:
    """Have chance answer whatever takes it long, while everybody else is heard; the record is as if it had at once."""
    while isinstance(match.chance, Unhurried) and (left := match.left_to_table()) is not None:
        outcome = await slowly(match.chance.at_leisure.outcome, *left)
        assert outcome is not None
        match.accept(CHANCE, outcome)


async def slowly(find: Callable[..., T], *args: Any) -> T:  # noqa: ANN401 - whatever it takes
    """What a slow request to chance finds, one after another in a thread of their own."""
    return await asyncio.get_running_loop().run_in_executor(_thread, find, *args)


def asked(game: Game[Any], ask: Ask) -> dict[str, Any]:
    """What whoever throws is shown: real faces, and cards by name."""
    space = ask.space
    whole: RollAsked | DrawAsked | OutcomeAsked
    if isinstance(space, Roll):
        dice = tuple(
            DieThrown(die.id, game.called(die.id), tuple(FaceShown(face, game.called(face)) for face in die.faces))
            for die in space.dice
        )
        whole = RollAsked(seats=ask.seats, prompt=ask.prompt, default=None, by=space.by, dice=dice)
    elif isinstance(space, Draw):
        cards = tuple(CardDrawn(card, game.called(str(card)), copies) for card, copies in Counter(space.items).items())
        whole = DrawAsked(
            seats=ask.seats,
            prompt=ask.prompt,
            default=None,
            by=space.by,
            count=space.size,
            cards=cards,
            shuffled=isinstance(space, Shuffle),
        )
    else:
        assert isinstance(space, ChanceSpace)
        whole = OutcomeAsked(seats=ask.seats, prompt=ask.prompt, default=None, by=space.by, what=space.wire())
    told: dict[str, Any] = msgspec.to_builtins(whole)
    return told
