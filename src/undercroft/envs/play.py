"""A match that is played step by step by whoever is to move: what all environments have in common."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Any, Final, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from undercroft.envs.actions import ACTIONS, Actions, Step, hashed
from undercroft.envs.refusing import check_one_of, check_whole
from undercroft.envs.steps import LEVELS, Option, next_options, whole
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, Chance
from undercroft.kernel.game import Game, Options, result
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as registered
from undercroft.kernel.spaces import Aim, Order, Space, Subset

PROMPTS: Final = 128
"""Numbers that tell what is asked: one of them is 1, which one is a hash of the prompt."""
STEPS: Final = 8
"""Numbers that tell which steps of the answer have been made."""
SCORE: Final = 100.0
"""Points that are worth 1 where the score is the reward."""

Reward: TypeAlias = Literal["result", "score"]
"""What the end of a game is worth: 1 to winners and -1 to others, or the score in hundreds."""

Array: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Rules:
    """What every match of an environment has in common."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        actions: int = ACTIONS,
        reward: Reward = "result",
    ) -> None:
        self.game: Game[Any] = registered(game)
        self.players = self.game.players.start if players is None else players
        self.game.check_players(self.players)
        self.options: Options = self.game.read_options(options or {})
        check_whole("actions", actions)
        check_one_of("reward", reward, get_args(Reward))
        self.actions = Actions(self.game, actions)
        self.reward = reward
        self.encoded = self.game.encoding_size
        self.size = self.encoded + PROMPTS + 1 + STEPS
        self._prompts: dict[str, int] = {}
        self._given = game, players, options, actions, reward

    def __reduce__(self) -> tuple[Any, ...]:
        """What has been worked out is worked out again elsewhere."""
        return _rules, self._given

    def prompt(self, ask: Ask) -> int:
        """Which of the numbers about the prompt is 1."""
        prompt = ask.prompt.id
        found = self._prompts.get(prompt)
        if found is None:
            found = self._prompts[prompt] = hashed(prompt, PROMPTS)
        return found

    def begin(self, chance: Chance, *, snapshots: bool = False) -> Play:
        """A new match."""
        match = Match(self.game, self.options, self.players, chance, log=False, snapshots=snapshots)
        return Play(self, match)


class Play:
    """One match, and the answer that is being given in it step by step."""

    __slots__ = ("_legal", "ask", "chosen", "match", "mover", "rules")

    def __init__(self, rules: Rules, match: Match[Any]) -> None:
        self.rules = rules
        self.match = match
        self._next()

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        twin = memo[id(self)] = _resumed(self.rules, copy(self.match), self.chosen[:])
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _resumed, (self.rules, self.match, self.chosen)

    def _next(self) -> None:
        self.mover = self.match.to_move()
        """Who makes the next step: by `Match.to_move`, also where answers are sealed; None when it is over."""
        self.ask: Ask | None = None if self.mover is None else self.match.ask(self.mover)
        self.chosen: list[Option] = []
        self._legal: dict[int, Step] | None = None

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def legal(self) -> dict[int, Step]:
        """The steps that whoever is to move may make, by their ids."""
        legal = self._legal
        if legal is None:
            ask = self.ask
            legal = {}
            if ask is not None and self.mover != CHANCE:
                options = next_options(ask.space, self.chosen)
                legal = self.rules.actions.placed(ask, len(self.chosen), options)
            self._legal = legal
        return legal

    def step(self, action: int) -> None:
        """Make the step with this id, one of `legal`."""
        assert self.ask is not None
        space = self.ask.space
        self.chosen.append(self.legal[action].option)
        answer = whole(space, self.chosen)
        if answer is None:
            self._legal = None
        else:
            self.answer(answer)

    def answer(self, answer: Any) -> None:  # noqa: ANN401 - one that the space allows
        """Give a whole answer for whoever is to move."""
        assert self.mover is not None
        self.match.accept(self.mover, answer)
        self._next()

    def names(self) -> tuple[str, ...]:
        """What the steps are called that may be made, in the order of their ids."""
        legal = self.legal
        return tuple([legal[action].name for action in sorted(legal)])

    def mask(self, seat: int) -> Mask:
        """1 for every id that this seat may choose now; all 0 if it is not to move."""
        mask = np.zeros(self.rules.actions.size, np.int8)
        if seat == self.mover:
            mask[list(self.legal)] = 1
        return mask

    def observation(self, seat: int) -> Array:
        """The view of a seat in numbers, and, if it is to move, what it is asked and which steps it has made."""
        rules, size = self.rules, self.rules.encoded
        numbers = np.zeros(rules.size, np.float32)
        numbers[:size] = rules.game.encode(self.match.glance(seat))
        if seat == self.mover and self.ask is not None:
            numbers[size + rules.prompt(self.ask)] = 1
            numbers[size + PROMPTS] = 1
            if self.chosen:
                told = [_told(self.ask.space, place, option) for place, option in enumerate(self.chosen[:STEPS])]
                numbers[size + PROMPTS + 1 :][: len(told)] = told
        return numbers

    def worth(self, seat: int) -> float:
        """What the game is worth to a seat that is over; 0 until then."""
        outcome = self.match.outcome() if self.over else None
        if outcome is None:
            return 0.0
        if self.rules.reward == "score" and outcome.scores:
            return outcome.scores[seat] / SCORE
        return result(outcome, seat)


def _rules(game: str, players: int | None, options: Mapping[str, Any] | None, actions: int, reward: Reward) -> Rules:
    return Rules(game, players, options, actions=actions, reward=reward)


def _resumed(rules: Rules, match: Match[Any], chosen: list[Option]) -> Play:
    play = Play(rules, match)
    play.chosen = chosen
    return play


def _told(space: Space, place: int, option: Option) -> float:
    """A step that has been made, as a number above 0 and up to 1: how far along its axis, or along the list."""
    if isinstance(space, Aim):
        axis = space.axes[place]
        assert isinstance(option, float)
        along = (option - axis.low) / (axis.high - axis.low) if axis.low < axis.high else 0.5
        return (1 + along * (LEVELS - 1)) / LEVELS
    assert isinstance(space, (Subset, Order))
    values: list[Any] = list(space.values)
    return (values.index(option) + 1) / len(values)
