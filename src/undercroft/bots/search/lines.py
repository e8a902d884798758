"""What there is to compare at a decision: plans, where the game's own bot has several, else single answers."""

from __future__ import annotations

from random import Random
from typing import Final

from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Bot, Line, Planning
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer

LISTED: Final = 200
"""So many answers are looked at; of larger spaces, the first ones."""


class Following:
    """A bot that gives the answers of a line as long as they are asked for, and then goes on as another one."""

    __slots__ = ("_bot", "_line")

    def __init__(self, bot: Bot, line: Line) -> None:
        self._bot = bot
        self._line = line

    def choose(self, seat: int, ask: Ask, view: Position) -> Answer:
        if self._line:
            answer, self._line = follow(self._line, ask)
            if answer is not None:
                return answer
        return self._bot.choose(seat, ask, view)


def following(bot: Bot, line: Line) -> Bot:
    """The bot itself where there is nothing to follow: each answer would have to pass the other one."""
    return Following(bot, line) if line else bot


def follow(line: Line, ask: Ask) -> tuple[Answer | None, Line]:
    """The next answer of a line, and what is left of it then; none of both if something else is asked."""
    if not line or line[0][0] != ask.prompt.id or ask.space.why_not(line[0][1]):
        return None, ()
    return line[0][1], line[1:]


def lines(own: Bot, seat: int, ask: Ask, view: Position, many: int, rng: Random) -> list[Line]:
    """So many of them, what the bot would do first."""
    if isinstance(own, Planning) and (plans := own.lines(seat, ask, view, many)):
        return plans
    prompt, standing = ask.prompt.id, own.choose(seat, ask, view)
    return [((prompt, answer),) for answer in (standing, *others(ask, standing, rng)[: max(0, many - 1)])]


def others(ask: Ask, standing: Answer, rng: Random) -> list[Answer]:
    """The other answers; of a continuum there are none."""
    if ask.space.count() is None:
        return []
    others = [answer for answer in ask.space.enumerate(LISTED) if answer != standing]
    rng.shuffle(others)
    if ask.default in others:
        others.remove(ask.default)
        others.insert(0, ask.default)
    return others
