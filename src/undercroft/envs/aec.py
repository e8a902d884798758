"""A game for PettingZoo: every seat is an agent, and one moves after another (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from undercroft.envs.actions import ACTIONS
from undercroft.envs.play import Array, Mask, Play, Reward, Rules
from undercroft.envs.refusing import NotBegun, check_one_of
from undercroft.envs.rendering import drawn
from undercroft.envs.single import NOBODY, SEEDS, space_of
from undercroft.kernel.chance import Seeded


class UndercroftAEC(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo is not typed for others
    """Agents are called `seat_0`, `seat_1` and so on.

    Who is next says `Match.to_move`: of several who choose at once, sealed, the one with the lowest seat answers first,
    and what it answers is in nobody's observation before all have. A step that is not allowed is a ValueError.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "undercroft_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        actions: int = ACTIONS,
        reward: Reward = "result",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_one_of("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        self.render_mode = render_mode
        self.rules = Rules(game, players, options, actions=actions, reward=reward)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = {agent: space_of(self.rules) for agent in self.possible_agents}
        self._chosen = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self._play: Play | None = None

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._chosen[agent]

    @property
    def play(self) -> Play:
        """The match that is being played; for whoever runs the environment, not for its agents."""
        if self._play is None:
            raise NotBegun
        return self._play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a match. The same seed gives the same luck; without one, luck follows from the last that was given."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._play = self.rules.begin(Seeded(int(self._rng.integers(SEEDS))))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict(NOBODY) for agent in self.agents}
        self._turn(self._play)

    def _turn(self, play: Play) -> None:
        """Whose turn it is, and what is said to them."""
        assert play.mover is not None
        assert play.ask is not None
        agent = self.agent_selection = self.possible_agents[play.mover]
        self.infos[agent] = {"prompt": play.ask.prompt.id, "names": play.names()}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: FBT001, FBT002 - PettingZoo's
        """What the agent whose turn it is should know."""
        if self._play is None:
            raise NotBegun
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def agent_iter(self, max_iter: int = 2**63) -> Any:  # noqa: ANN401 - of a library that is not typed
        """The agents in the order of their turns."""
        if self._play is None:
            raise NotBegun
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> dict[str, Array | Mask]:
        seat, play = self._seats[agent], self.play
        return {"observation": play.observation(seat), "action_mask": play.mask(seat)}

    def step(self, action: int | None) -> None:
        """Make a step for the agent whose turn it is."""
        play = self.play
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in play.legal:
            raise ValueError(f"{agent}: action {action} is not allowed: the mask says which are")
        self.infos[agent] = dict(NOBODY)
        play.step(int(action))
        if play.over:
            self.rewards = {agent: play.worth(seat) for agent, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()  # until then there are none
            self.agent_selection = self.agents[0]
        else:
            self._turn(play)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the terminal draws it for a spectator: `ansi` returns it, `human` prints it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode: give one when the environment is made")
            return None
        text = drawn(self.play.match, None, colours=self.render_mode == "human")
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""
