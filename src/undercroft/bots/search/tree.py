"""A tree of what a seat may answer, decision after decision, in ever new worlds.

It branches at the seat's own answers alone: what is thrown, dealt and answered by others between them is another in
every world, so a branch stands for all that the seat may have seen on its way there. At the root are the plans that are
compared without a tree, too.
"""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random
from typing import Final

from undercroft.bots.search.budget import Budget, OutOfTime
from undercroft.bots.search.comparing import Rival, surely_best
from undercroft.bots.search.lines import following, others
from undercroft.bots.search.rollout import Worlds
from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Bot, Line
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer

CURIOUS: Final = 1.0
"""How many standard deviations of all that was found what has hardly been tried may be better than it was."""


class Branch:
    """An answer or a plan, what became of it, and what the seat answered next."""

    __slots__ = ("below", "worths")

    def __init__(self) -> None:
        self.worths: list[float] = []
        self.below: dict[tuple[str, Answer], Branch] = {}

    @property
    def tried(self) -> int:
        return len(self.worths)

    def promise(self, spread: float, tries: int) -> float:
        """Its mean, and the more on top the less it has been tried among so many tries."""
        if not self.tried:
            return inf
        return sum(self.worths) / self.tried + CURIOUS * spread * sqrt(log(max(tries, 1)) / self.tried)


class Climbing:
    """A bot that goes up a tree as far as it reaches, lets it grow by a branch, and then goes on as another one."""

    __slots__ = ("_bot", "_levels", "_rng", "_spread", "path")

    def __init__(self, bot: Bot, root: Branch, levels: int, spread: float, rng: Random) -> None:
        self._bot = bot
        self._levels = levels
        self._spread = spread
        self._rng = rng
        self.path = [root]

    def choose(self, seat: int, ask: Ask, view: Position) -> Answer:
        if len(self.path) >= self._levels or (ask.space.count() or 1) == 1:
            return self._bot.choose(seat, ask, view)
        here = self.path[-1]
        answer = self._new(here, seat, ask, view) if len(here.below) ** 2 < here.tried else None
        if answer is None:
            answer = self._known(here, ask)
        if answer is None:
            answer = self._bot.choose(seat, ask, view)
        self.path.append(here.below.setdefault((ask.prompt.id, answer), Branch()))
        if not self.path[-1].tried:
            self._levels = 0
        return answer

    def _known(self, here: Branch, ask: Ask) -> Answer | None:
        """The most promising of the answers that are allowed in this world, if one is."""
        open_here = {
            answer: branch
            for (prompt, answer), branch in here.below.items()
            if prompt == ask.prompt.id and not ask.space.why_not(answer)
        }
        tries = sum(branch.tried for branch in open_here.values())
        return max(open_here, key=lambda answer: open_here[answer].promise(self._spread, tries), default=None)

    def _new(self, here: Branch, seat: int, ask: Ask, view: Position) -> Answer | None:
        """One that has not been tried: what the bot would answer, and after that any other; None if there is none."""
        own = self._bot.choose(seat, ask, view)
        answers = [own, *others(ask, own, self._rng)]
        return next((answer for answer in answers if (ask.prompt.id, answer) not in here.below), None)


class Tree:
    """It grows until the budget is spent."""

    def __init__(self, plans: list[Line], worlds: Worlds, levels: int, explore: int, rng: Random) -> None:
        self._plans = plans
        self._worlds = worlds
        self._levels = levels
        self._explore = explore
        self._rng = rng
        self._roots = [Branch() for _ in plans]

    def grow(self, budget: Budget) -> None:
        try:
            while budget.more():
                spread = _spread([worth for root in self._roots for worth in root.worths])
                self._try(self._next(spread), spread, budget)
                budget.spent += 1
        except OutOfTime:
            pass  # what was tried to the end counts

    def _next(self, spread: float) -> int:
        """The most promising plan, once all have been tried a little.

        The one that stands keeps pace, for it is what the others are compared with.
        """
        stood, *rivals = self._roots
        least = min(range(len(self._roots)), key=lambda at: self._roots[at].tried)
        if self._roots[least].tried < self._explore:
            return least
        if stood.tried < max((rival.tried for rival in rivals), default=1):
            return 0
        tries = sum(root.tried for root in self._roots)
        return max(range(len(self._roots)), key=lambda at: self._roots[at].promise(spread, tries))

    def _try(self, number: int, spread: float, budget: Budget) -> None:
        """Each plan is tried in the same worlds, one after the other, so that plans can be compared in those."""
        root, climbing = self._roots[number], []

        def companion(bot: Bot, line: Line) -> Bot:
            climbing.append(Climbing(bot, root, self._levels, spread, self._rng))
            return following(climbing[0], line)

        worth = self._worlds.worth(self._plans[number], root.tried, budget, companion)
        for branch in climbing[0].path:
            branch.worths.append(worth)

    def best(self, sure: float) -> Line:
        """As without a tree: the first plan stands unless another was surely better in the worlds that both met."""
        stood, *roots = self._roots
        rivals = [Rival(plan) for plan in self._plans[1:]]
        for rival, root in zip(rivals, roots, strict=True):
            for worth, other in zip(root.worths, stood.worths, strict=False):
                rival.note(worth - other)
        return surely_best(self._plans[0], rivals, sure)


def _spread(found: list[float]) -> float:
    """Their standard deviation."""
    if not found:
        return 0.0
    mean = sum(found) / len(found)
    return sqrt(sum((worth - mean) ** 2 for worth in found) / len(found))
