"""How often each side wins, quest by quest: `undercroft balance descent`.

The games are those of `undercroft sim` with the same seed; beside the wins this counts rounds and times the bots.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
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
from undercroft.kernel.game import Bot, Game, Options
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer
from undercroft.lab.sim import check_bots, derived_seed, play_out, told
from undercroft.lab.workers import HERE, Progress, Workers

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
    """Those that came to their end."""
    wins: int
    """Of the heroes."""
    rounds: float
    median_ms: float
    slow_ms: float
    """One decision of twenty takes longer."""
    slowest_ms: float
    roles: dict[str, Role] = {}
    """By the name of the role, where a game has any."""
    broken: list[Broken] = []
    """Games that count nowhere else."""

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true share of wins lies, with 95 % confidence; of no games nothing is known."""
    if not games:
        return 0.0, 1.0
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


class Plan(msgspec.Struct, frozen=True):
    """What the games of a cell have in common."""

    game: Game[Any]
    quest: str
    options: Options
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int


class Broken(msgspec.Struct, frozen=True):
    """A game that could not be played to its end, as `--json` names it."""

    game: int
    seed: int
    message: str


class One(msgspec.Struct, frozen=True):
    """What came of one game."""

    won: bool
    """By the heroes."""
    rounds: int
    roles: list[str]
    times: list[float]
    """Of every decision, in seconds."""


def plan_cell(game: Game[Any], quest: str, players: int, bots: Sequence[str], seed: int) -> Plan:
    """A cell that can be played; the first bot sits at seat 0, the last one at every seat that is left."""
    options = game.read_options({quests_are(game): quest})
    game.check_players(players)
    game.setup(options, players)
    check_bots(dict.fromkeys(bots), game, options, players)
    return Plan(game, quest, options, tuple(bots[min(seat, len(bots) - 1)] for seat in range(players)), seed)


def play_cell(plan: Plan, games: int, workers: Workers = HERE, progress: Progress | None = None) -> Cell:
    check_bots(dict.fromkeys(plan.bots), plan.game, plan.options, len(plan.bots), workers)
    found = workers.map(partial(play_one, plan), range(games), progress)
    played = [one for one in found if isinstance(one, One)]
    broken = [one for one in found if isinstance(one, Broken)]
    roles: dict[str, Role] = {}
    for one in played:
        for name in one.roles:
            role = roles.setdefault(name, Role())
            role.games += 1
            role.wins += one.won
    times = sorted(seconds for one in played for seconds in one.times) or [0.0]
    median, slow, slowest = (1000 * times[int(share * (len(times) - 1))] for share in (0.5, 0.95, 1.0))
    rounds = fmean(one.rounds for one in played) if played else 0.0
    won = sum(one.won for one in played)
    return Cell(plan.quest, len(plan.bots), len(played), won, rounds, median, slow, slowest, roles, broken)


def play_one(plan: Plan, index: int) -> One | Broken:
    """One game of a cell: it depends on the plan's seed and the index, and only its times on anything else."""
    chance = derived_seed(plan.seed, index)
    try:
        return _played(plan, chance)
    except (Exception, SystemExit) as broken:  # whatever is wrong with one game, the others go on
        return Broken(index, chance, told(broken))


def _played(plan: Plan, chance: int) -> One:
    match = Match(plan.game, plan.options, len(plan.bots), Seeded(chance), log=False)
    made = [make_bot(name, plan.game, Random(derived_seed(chance, seat))) for seat, name in enumerate(plan.bots)]
    times: list[float] = []
    play_out(match, [Timed(bot, times) for bot in made])
    outcome = match.outcome()
    won = outcome is not None and outcome.side == "heroes"
    return One(won, match.state.round, list(plan.game.roles(match.state)), times)


HEAD = (
    "| quest | players | games | heroes won | 95 % interval | mean rounds |",
    "| --- | --- | --- | --- | --- | --- |",
)
"""Of the table that has a row for each cell."""


def row(cell: Cell) -> str:
    won = _won(cell.wins, cell.games)
    return f"| `{cell.quest}` | {cell.players} | {cell.games} | {won} | {cell.rounds:.1f} |"


def _won(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    share = f"{wins / games:.0%}" if games else "–"
    return f"{wins} ({share}) | {low:.0%} to {high:.0%}"


def roles_report(cells: Sequence[Cell]) -> Iterator[str]:
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
