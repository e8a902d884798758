"""A game for Gymnasium: one seat learns, bots have the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from undercroft.bots import RANDOM, check_bot, make_bot
from undercroft.envs.actions import ACTIONS
from undercroft.envs.play import Array, Mask, Play, Reward, Rules
from undercroft.envs.refusing import BadArgument, NotBegun, check_one_of
from undercroft.envs.rendering import drawn
from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Bot
from undercroft.kernel.position import Position

SEEDS: Final = 2**31
NOBODY: Final[Mapping[str, Any]] = {"prompt": "", "names": ()}
"""What is said to whoever is not asked."""


def space_of(rules: Rules) -> spaces.Dict:
    """What observations look like."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (rules.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (rules.actions.size,), np.int8),
        }
    )


class UndercroftEnv(gymnasium.Env[dict[str, Any], int]):
    """One seat learns. Bots have the others: one name for all, or one for each of them in the order of the seats.

    A step that is not allowed changes nothing, as everywhere in the engine, and `info["refused"]` is True. For a party
    the first of its seats speaks (`Match.to_move`), be that a bot or whoever learns.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = RANDOM,
        actions: int = ACTIONS,
        reward: Reward = "result",
        render_mode: str | None = None,
    ) -> None:
        check_one_of("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        self.rules = Rules(game, players, options, actions=actions, reward=reward)
        self.render_mode = render_mode
        self.seat = seat
        self.observation_space = space_of(self.rules)
        self.action_space = spaces.Discrete(actions)  # type: ignore[assignment]
        self._names = self._seated(bots)
        self._looking = any(name != RANDOM for name in self._names.values())
        """Whether a bot may want to imagine how the game goes on: then the quiet points are kept for it."""
        self._bots: dict[int, tuple[Bot, Position]] = {}
        self._play: Play | None = None

    def _seated(self, bots: str | Sequence[str]) -> dict[int, str]:
        game, players = self.rules.game, self.rules.players
        if self.seat not in range(players):
            raise BadArgument(f"{game.slug}: there is no seat {self.seat}: allowed are 0 to {players - 1}")
        others = [seat for seat in range(players) if seat != self.seat]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise BadArgument(
                f"{game.slug}: {len(names)} bots for {len(others)} seats: one for each is allowed, or one name for all"
            )
        for name in names:
            check_bot(name, game, self.rules.options, players)
        return dict(zip(others, names, strict=True))

    @property
    def play(self) -> Play:
        """The match that is being played; for whoever runs the environment, not for who learns."""
        if self._play is None:
            raise NotBegun
        return self._play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array | Mask], dict[str, Any]]:
        """Begin a match. The same seed gives the same luck and the same bots."""
        super().reset(seed=seed, options=options)
        self._begin()
        while self.play.over:  # nothing was left to whoever learns
            self._begin()
        return self._observed(), self._info()

    def _begin(self) -> None:
        seeds = [int(seed) for seed in self.np_random.integers(SEEDS, size=1 + self.rules.players)]
        play = self._play = self.rules.begin(Seeded(seeds[0]), snapshots=self._looking)
        self._bots = {
            seat: (make_bot(name, self.rules.game, Random(seeds[1 + seat])), Position(play.match, seat))
            for seat, name in self._names.items()
        }
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        play = self.play
        while (seat := play.mover) is not None and seat != self.seat:
            assert play.ask is not None
            bot, position = self._bots[seat]
            play.answer(bot.choose(seat, play.ask, position))

    def step(self, action: int) -> tuple[dict[str, Array | Mask], float, bool, bool, dict[str, Any]]:
        """Make a step, and let the bots play until it is this seat's turn again, or the game is over."""
        play, action = self.play, int(action)
        refused = action not in play.legal
        if not refused:
            play.step(action)
            self._let_bots_play()
        reward = play.worth(self.seat) if play.over and not refused else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, play.over, False, self._info(refused=refused)

    def action_masks(self) -> Mask:
        """Which steps are allowed, where sb3-contrib looks for them."""
        return self.play.mask(self.seat)

    def _observed(self) -> dict[str, Array | Mask]:
        return {"observation": self.play.observation(self.seat), "action_mask": self.play.mask(self.seat)}

    def _info(self, *, refused: bool = False) -> dict[str, Any]:
        play = self.play
        if play.ask is None:
            return {**NOBODY, "refused": refused}
        return {"prompt": play.ask.prompt.id, "names": play.names(), "refused": refused}

    def render(self) -> str | None:
        """The table as the terminal draws it for this seat: `ansi` returns it, `human` prints it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode: give one when the environment is made")
            return None
        text = drawn(self.play.match, self.seat, colours=self.render_mode == "human")
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
