"""Players made of code: they see an ask and what their seat may see, and answer."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from undercroft.bots.beginner import Beginner
from undercroft.bots.own import own_bot, own_bot_names
from undercroft.bots.random import RandomBot
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Bot, Game, Options

if TYPE_CHECKING:
    from undercroft.bots.search.budget import Settings

RANDOM = "random"
BEGINNER = "beginner"
GREEDY = "greedy"
HARDEST = "hardest"
SEARCH = "search"
"""By name, and with what it may think behind it, as in `search:ms=500`."""


def bot_names(game: Game[Any]) -> list[str]:
    """The bots that can play this game, the weakest first; those that know it are not loaded for that."""
    kind = type(game)
    skilled = [BEGINNER, GREEDY] if kind.greedy is not Game.greedy else []
    return [RANDOM, *skilled, *([HARDEST] if kind.hardest is not Game.hardest else [])]


def levels(game: Game[Any]) -> list[str]:
    """Those that a table offers: a search as the strongest, where it was measured to be that."""
    return [*bot_names(game), *([SEARCH] if type(game).thinks else [])]


def make_bot(name: str, game: Game[Any], rng: Random) -> Bot:
    """The bot with this name, for one seat of one match."""
    bot = _made(name, game, rng)
    if bot is None:
        raise BadInput(f"{game.slug}: there is no bot '{name}': allowed are {', '.join(_allowed(game))}")
    return bot


def check_bot(name: str, game: Game[Any], options: Options, players: int) -> None:
    """Refuse a bot that there is not, or that knows nothing of such tables: before anything is played."""
    make_bot(name, game, Random(0))
    if judge := judge_in_file(name, game):
        from undercroft.bots.search.judge import check_judge

        check_judge(game, judge, options, players)


def judge_in_file(name: str, game: Game[Any]) -> str | None:
    """The file of the judge that a bot with this name asks, if it asks one."""
    if not _searches(name):
        return None
    from undercroft.bots.search.judge import in_file

    judge = _settings(name, game).judge
    return judge if in_file(judge) else None


def _searches(name: str) -> bool:
    return name.partition(":")[0] == SEARCH


def _settings(name: str, game: Game[Any]) -> Settings:
    from undercroft.bots.search.budget import read_settings

    return read_settings(name.partition(":")[2], game.searching)


def _allowed(game: Game[Any]) -> list[str]:
    searching = [SEARCH] if type(game).greedy is not Game.greedy else []
    return [*bot_names(game), *searching, *own_bot_names()]


def _made(name: str, game: Game[Any], rng: Random) -> Bot | None:
    match name:
        case "random":
            return RandomBot(rng)
        case "beginner":
            skilled = game.greedy(rng)
            return Beginner(skilled, rng) if skilled is not None else None
        case "greedy":
            return game.greedy(rng)
        case "hardest":
            return game.hardest(rng)
        case _ if _searches(name):
            from undercroft.bots.search.bot import make_searcher

            return make_searcher(game, rng, _settings(name, game))
        case _:
            return own_bot(name, game, rng)
