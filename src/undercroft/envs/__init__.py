"""The games as environments for those who learn: PettingZoo, Gymnasium and OpenSpiel (docs/environments.md).

Nothing is imported before it is wanted, so that whoever has only one of the libraries can use what needs only that one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from undercroft.envs.refusing import check_whole
from undercroft.kernel.errors import BadInput

if TYPE_CHECKING:
    from gymnasium.vector import VectorEnv

    from undercroft.envs.aec import UndercroftAEC
    from undercroft.envs.single import UndercroftEnv

__all__ = ["aec_env", "gym_env", "gym_maker", "openspiel_game", "vector_env"]


def aec_env(game: str, players: int | None = None, **how: Any) -> UndercroftAEC:  # noqa: ANN401
    """A game as a PettingZoo environment in which every seat is an agent; `how` is what `UndercroftAEC` takes."""
    with _Needed("pettingzoo"):
        from undercroft.envs.aec import UndercroftAEC
    return UndercroftAEC(game, players, **how)


def gym_env(game: str, players: int | None = None, **how: Any) -> UndercroftEnv:  # noqa: ANN401
    """A game as a Gymnasium environment, in which one seat learns; `how` is what `UndercroftEnv` takes."""
    with _Needed("gymnasium"):
        from undercroft.envs.single import UndercroftEnv
    return UndercroftEnv(game, players, **how)


def gym_maker(game: str, players: int | None = None, **how: Any) -> Callable[[], UndercroftEnv]:  # noqa: ANN401
    """What makes such an environment, in whatever process it is called: it can be pickled."""
    from functools import partial

    return partial(gym_env, game, players, **how)


def vector_env(
    game: str,
    players: int | None = None,
    *,
    envs: int = 2,
    **how: Any,  # noqa: ANN401
) -> VectorEnv[Any, Any, Any]:
    """So many Gymnasium environments that play side by side, each in a process of its own."""
    with _Needed("gymnasium"):
        from gymnasium.vector import AsyncVectorEnv
    check_whole("envs", envs)
    return AsyncVectorEnv([gym_maker(game, players, **how)] * envs)


def openspiel_game(game: str, players: int | None = None, options: Sequence[str] = ()) -> Any:  # noqa: ANN401
    """A game as an OpenSpiel game; options are written as on the command line, such as `missions=false`."""
    with _Needed("pyspiel"):
        from undercroft.envs import openspiel
    return openspiel.load(game, players, options)


class _Needed:
    """Says in one line which extra is missing."""

    def __init__(self, library: str) -> None:
        self._library = library

    def __enter__(self) -> None:
        return

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, ModuleNotFoundError) and error.name in (self._library, "numpy"):
            raise BadInput(f"{error.name} is not installed: pip install 'undercroft[envs]'") from None
