"""Tables whose dice, or dice and cards, come out of people's hands: whose hand it is, and what they are asked.

What such a table throws is entered by people, and nothing is pledged: the commitment is one to a seed (`luck.py`).
"""

from __future__ import annotations

from collections import Counter
from random import SystemRandom
from typing import Any, Final

import msgspec

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, ByHand, Chance, ChanceSpace, Draw, Roll, Seeded, Shuffle
from undercroft.kernel.game import Game
from undercroft.kernel.spaces import Answer
from undercroft.table.asked import CardDrawn, DieThrown, DrawAsked, FaceShown, RollAsked
from undercroft.table.events import Folded
from undercroft.table.wire import Hands

THROWN: Final = (CHANCE,)
"""Whom an ask is put to that somebody throws dice for."""

_rng: Final = SystemRandom()


def source(hands: Hands | None, seed: int) -> Chance:
    """Who answers for chance at a table."""
    if hands is None:
        return Seeded(seed)
    return ByHand(Seeded(seed) if hands == "dice" else None)


def thrower(folded: Folded, space: ChanceSpace) -> int | None:
    """The seat that enters an outcome: whose throw it is by the rules; for bots, and for what is nobody's, the host's.

    That is the first seat that whoever made the table kept; if nobody sits there, the first where somebody does. None
    until somebody comes.
    """
    people = [seat for seat, one in sorted(folded.seats.items()) if one.kind == "human"]
    wanted = [space.by, *folded.makers]
    return next((seat for seat in wanted if seat in people), people[0] if people else None)


def outcome(space: ChanceSpace, raw: object) -> Answer:
    """What was entered; None leaves it to the table."""
    return space.sample(_rng) if raw is None else space.read(raw)


def asked(game: Game[Any], ask: Ask) -> dict[str, Any]:
    """What whoever throws is shown: real faces, and cards by name."""
    space = ask.space
    whole: RollAsked | DrawAsked
    if isinstance(space, Roll):
        dice = tuple(
            DieThrown(die.id, game.called(die.id), tuple(FaceShown(face, game.called(face)) for face in die.faces))
            for die in space.dice
        )
        whole = RollAsked(seats=ask.seats, prompt=ask.prompt, default=None, by=space.by, dice=dice)
    else:
        assert isinstance(space, Draw)
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
    told: dict[str, Any] = msgspec.to_builtins(whole)
    return told
