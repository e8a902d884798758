"""A game for OpenSpiel: chance is a player, sealed choices come one after another, and answers are given in steps."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from undercroft.envs import luck
from undercroft.envs.play import Play, Rules
from undercroft.kernel.chance import CHANCE, ByHand, ChanceSpace
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.registry import announced
from undercroft.kernel.registry import game as registered

PREFIX: Final = "python_undercroft_"
LENGTH: Final = 1_000_000
"""Steps of a game, at most: none has ever come near it."""
CHANCES: Final = 256
"""Outcomes of chance at one node, at most: as many as there are different cards in the largest deck, and more."""


def load(slug: str, players: int | None = None, options: Sequence[str] = ()) -> Any:  # noqa: ANN401 - a pyspiel.Game
    """The game with this slug; options are written as on the command line."""
    if slug not in announced():
        registered(slug)  # says which there are
    register()
    known = registered(slug)
    parameters = {"players": known.players.start if players is None else players, "options": ",".join(options)}
    _rules(slug, parameters["players"], parameters["options"])  # what is wrong is said before C++ is asked
    return pyspiel.load_game(PREFIX + slug, parameters)


@cache
def register() -> None:
    """Make every installed game known to OpenSpiel, as `python_undercroft_` and its slug."""
    for slug in announced():
        kind = _type_of(registered(slug))
        made = type(f"Undercroft_{slug}", (UndercroftGame,), {"slug": slug, "kind": kind})
        pyspiel.register_game(kind, made)


def _type_of(game: Game[Any]) -> Any:  # noqa: ANN401 - a pyspiel.GameType
    return pyspiel.GameType(
        short_name=PREFIX + game.slug,
        long_name=f"Undercroft: {game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.players.start, "options": ""},
    )


@cache
def _rules(slug: str, players: int, options: str) -> Rules:
    pairs = dict(pair.partition("=")[::2] for pair in options.split(",") if pair)
    return Rules(slug, players, pairs)


class UndercroftGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    """One of the games, with so many players; `register` makes a subclass for each."""

    slug: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", registered(self.slug).players.start))
        self.rules = _rules(self.slug, players, str(given.get("options", "")))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=CHANCES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LENGTH,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self, *_: object) -> UndercroftState:
        return UndercroftState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LENGTH

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UndercroftObserver:  # noqa: ANN401, ARG002
        return UndercroftObserver(self.rules)


class UndercroftState(pyspiel.State):  # type: ignore[misc]
    """A position. Chance is asked like a player, so nobody's luck is known before it comes."""

    def __init__(self, game: UndercroftGame) -> None:
        super().__init__(game)
        self.play: Play = game.rules.begin(ByHand(), snapshots=True)
        self._skip()

    def _skip(self) -> None:
        """Draw nothing from nothing: such requests have no step to make."""
        while self.play.mover == CHANCE and (made := luck.whole(self._space, ())) is not None:
            self.play.answer(made)

    @property
    def _space(self) -> ChanceSpace:
        assert self.play.ask is not None
        assert isinstance(self.play.ask.space, ChanceSpace)
        return self.play.ask.space

    # -- what OpenSpiel asks for --------------------------------------------------------------------------------------

    def current_player(self) -> int:
        mover = self.play.mover
        if mover is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.legal) if player == self.play.mover else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self._lucky().values()))

    def _lucky(self) -> dict[Any, float]:
        return luck.outcomes(self._space, self.play.chosen)

    def _apply_action(self, action: int) -> None:
        play = self.play
        if play.mover == CHANCE:
            play.chosen.append(list(self._lucky())[action])
            made = luck.whole(self._space, play.chosen)
            if made is not None:
                play.answer(made)
        else:
            play.step(action)
        self._skip()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            lucky = list(self._lucky()) if self.play.mover == CHANCE else []
            return f"chance:{lucky[action] if action < len(lucky) else action}"
        step = self.play.legal.get(action)
        return step.name if step is not None else str(action)

    def is_terminal(self) -> bool:
        return self.play.over

    def returns(self) -> list[float]:
        return [self.play.worth(seat) for seat in range(self.play.rules.players)]

    def __str__(self) -> str:
        play = self.play
        return f"{play.match.digest()} after {len(play.match.entries)} answers and {len(play.chosen)} steps"

    # -- what is hidden, drawn anew -----------------------------------------------------------------------------------

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> UndercroftState:  # noqa: ANN401
        """A position that this player cannot tell from the present one (`Match.determinise`)."""
        play = self.play
        seed = int(probability_sampler() * 2**53)
        match: Match[Any] = play.match.determinise(player_id, Random(seed), ByHand())
        twin: UndercroftState = self.get_game().new_initial_state()
        twin.play = Play(play.rules, match)
        if player_id == play.mover:
            twin.play.chosen = play.chosen[:]
        return twin


class UndercroftObserver:
    """What a player may see, as the numbers that all environments give."""

    def __init__(self, rules: Rules) -> None:
        self.tensor = np.zeros(rules.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: UndercroftState, player: int) -> None:
        self.tensor[:] = state.play.observation(player)

    def string_from(self, state: UndercroftState, player: int) -> str:
        """The view as JSON, and, if the player is to move, what is asked and which steps it has made."""
        play = state.play
        asked = [play.ask.prompt.id, *map(str, play.chosen)] if play.ask is not None and play.mover == player else []
        return msgspec.json.encode({"view": play.match.view(player), "asked": asked}).decode()
