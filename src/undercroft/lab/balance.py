"""How often each side wins, quest by quest: `python -m undercroft.lab.balance descent`.

The games are those of `undercroft sim` with the same seed; beside the wins this counts rounds and times the bots.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from time import thread_time
from typing import Any

import msgspec

from undercroft.bots import make_bot
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Bot, Game
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.spaces import Answer
from undercroft.lab.sim import derived_seed, play_out

Z = 1.96
"""Of a 95 % interval."""


class Role(msgspec.Struct):
    """How often somebody was among those who played, and among those who won."""

    games: int = 0
    wins: int = 0


class Cell(msgspec.Struct):
    """The games of one quest with one number of players."""

    quest: str
    players: int
    games: int
    wins: int
    """Of the heroes."""
    rounds: float
    median_ms: float
    slow_ms: float
    """One decision of twenty takes longer."""
    slowest_ms: float
    roles: dict[str, Role] = {}
    """By the name of the role, where a game has any."""

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies, with 95 % confidence."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    width = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


class Timed:
    """A bot whose decisions are timed, by the processor's clock: other programs must not count."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self._bot = bot
        self._times = times

    def choose(self, seat: int, ask: Ask, view: Position) -> Answer:
        started = thread_time()
        answer = self._bot.choose(seat, ask, view)
        self._times.append(thread_time() - started)
        return answer


def quests_are(game: Game[Any]) -> str:
    """The option that says which quest, or adventure, is played."""
    if game.bench_option is None:
        raise BadInput(f"{game.slug} has no quests")
    return game.bench_option


def play_cell(game: Game[Any], quest: str, players: int, bots: Sequence[str], games: int, seed: int) -> Cell:
    """Play the games of a cell; the first bot sits at seat 0, the last one at every seat that is left."""
    options = game.read_options({quests_are(game): quest})
    wins, rounds = 0, []
    roles: dict[str, Role] = {}
    times: list[float] = []
    for index in range(games):
        chance = derived_seed(seed, index)
        match = Match(game, options, players, Seeded(chance), log=False)
        names = [bots[min(seat, len(bots) - 1)] for seat in range(players)]
        made = [make_bot(name, game, Random(derived_seed(chance, seat))) for seat, name in enumerate(names)]
        play_out(match, [Timed(bot, times) for bot in made])
        outcome = match.outcome()
        won = outcome is not None and outcome.side == "heroes"
        wins += won
        for name in game.roles(match.state):
            role = roles.setdefault(name, Role())
            role.games += 1
            role.wins += won
        rounds.append(match.state.round)
    times.sort()
    median, slow, slowest = (1000 * times[int(share * (len(times) - 1))] for share in (0.5, 0.95, 1.0))
    return Cell(quest, players, games, wins, fmean(rounds), median, slow, slowest, roles)


def report(cells: Sequence[Cell]) -> Iterator[str]:
    """The table, a row for each cell."""
    yield "| quest | players | games | heroes won | 95 % interval | mean rounds |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for cell in cells:
        won = _won(cell.wins, cell.games)
        yield f"| `{cell.quest}` | {cell.players} | {cell.games} | {won} | {cell.rounds:.1f} |"
    yield from _roles(cells)


def _won(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins} ({wins / games:.0%}) | {low:.0%} to {high:.0%}"


def _roles(cells: Sequence[Cell]) -> Iterator[str]:
    """A second table: who plays, over all quests, by the number of players."""
    found: dict[tuple[str, int], Role] = {}
    for cell in cells:
        for name, role in cell.roles.items():
            every = found.setdefault((name, cell.players), Role())
            every.games += role.games
            every.wins += role.wins
    if found:
        yield ""
        yield "| role | players | in games | in games won | 95 % interval |"
        yield "| --- | --- | --- | --- | --- |"
    for (name, players), role in sorted(found.items()):
        yield f"| {name} | {players} | {role.games} | {_won(role.wins, role.games)} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, print a line of JSON for every cell when it is done, and the table at the end."""
    parser = argparse.ArgumentParser(prog="python -m undercroft.lab.balance", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--quest", action="append", help="number or id; may be given several times; without it, all")
    parser.add_argument("--players", type=int, action="append", help="without it, every number")
    parser.add_argument("--bots", default="greedy", help="of seat 0, and with a comma of the others: greedy,random")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = find_game(chosen.game)
    cells = []
    for quest in chosen.quest or game.allowed(quests_are(game)):
        for players in chosen.players or game.players:
            cell = play_cell(
                game,
                str(quest),
                players,
                chosen.bots.split(","),
                chosen.games,
                chosen.seed,
            )
            print(msgspec.json.encode(cell).decode(), flush=True)
            cells.append(cell)
    print("\n".join(report(cells)))


if __name__ == "__main__":
    main()
