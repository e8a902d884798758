"""Bots against each other: every pair on both sides and in turned seats, and ratings with intervals made of it.

All pairs meet the same luck. Where sides differ, every bot also plays itself, which says how much the sides differ and
counts for no rating. Where everybody is on one side there is nobody to beat: then each bot plays all heroes,
and of two bots that one was better whose heroes won where the other's, with the same luck, did not.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations, permutations, product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from undercroft.bots.strengths import Duel
from undercroft.kernel.errors import BadInput
from undercroft.kernel.files import cannot_be_written, check_writable
from undercroft.kernel.game import Game, Options, Outcome
from undercroft.lab.balance import wilson
from undercroft.lab.results import Played, SimResult
from undercroft.lab.sim import check_bots, for_each, simulate
from undercroft.lab.workers import HERE, Progress, Workers

SCALE = 40.0
"""As at the tables: a newcomer has 1000."""
PLOTS = (".svg", ".png")
TURNS = 2
"""Each pair plays as often one way round as the other."""


class Rating(msgspec.Struct, frozen=True):
    """About so strong: with 95 % confidence between `low` and `high`, in the eyes of whoever knows these games only."""

    bot: str
    rating: int
    low: int
    high: int
    games: int


class Arena(msgspec.Struct, frozen=True):
    """Who played, how often each beat the others, and what they are rated by that, the best first."""

    game: str
    players: int
    seed: int
    bots: list[str]
    duels: list[Duel]
    ratings: list[Rating]
    broken: list[Played]

    def as_json(self) -> dict[str, Any]:
        """The shape that docs/command-line.md describes."""
        duels = [msgspec.to_builtins(duel) | {"interval": interval(duel)} for duel in self.duels]
        errors = [{"game": game.index, "seed": game.seed, "message": game.error} for game in self.broken]
        return msgspec.structs.asdict(self) | {"duels": duels, "broken": errors}


class Met(NamedTuple):
    """What two bots got of one game."""

    number: int
    bots: tuple[str, str]
    shares: tuple[float, float]


class Seating(NamedTuple):
    """Who sits where in some games of a pair; `bots` has one bot, or two: the first on the side of the first seat."""

    bots: tuple[str, ...]
    places: tuple[int, ...]
    """For each seat, which of the bots sits there."""
    sides: tuple[str, ...]

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(self.bots[place] for place in self.places)

    def share(self, outcome: Outcome | None, place: int) -> float:
        """Of a victory: whoever shares it has its part."""
        winners = outcome.winners if outcome is not None else ()
        return sum(self.places[seat] == place for seat in winners) / len(winners) if winners else 0.0


def interval(duel: Duel) -> tuple[float, float]:
    low, high = wilson(duel.won, duel.games)
    return round(low, 4), round(high, 4)


def arena(
    game: Game[Any],
    options: Options,
    bots: Sequence[str],
    games: int,
    *,
    players: int = 2,
    seed: int = 0,
    workers: Workers = HERE,
    progress: Progress | None = None,
) -> Arena:
    """Let every bot play so many games against every other; one more, if half of them cannot be the other way round."""
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadInput("an arena needs two bots or more, each named once")
    game.check_players(players)
    together = all_together(game, players)
    if players < 2 and not together:
        raise BadInput(f"{game.slug}: an arena needs two players or more, so that bots can meet")
    check_bots(bots, game, options, players, workers)
    model = _model()
    report = progress or (lambda done: None)
    seatings = _seatings(game, bots, players)
    each = games if together else for_each(games, TURNS)
    results: list[SimResult] = []
    for seating in seatings:
        done = len(results) * each
        told = partial(_told, report, done)
        results.append(simulate(game, options, players, seating.seats, each, seed, workers, told))
    played = list(zip(seatings, results, strict=True))
    met = _met_together(played) if together else [one for pair in played for one in _met(*pair)]
    duels = _alone(played) if together else _duels(played)
    broken = [one for result in results for one in result.errors]
    rated = _rated(model, bots, sorted(met, key=lambda one: one.number))
    return Arena(game.slug, players, seed, list(bots), duels, rated, broken)


def _told(report: Progress, before: int, done: int) -> None:
    report(before + done)


def games_in_all(game: Game[Any], bots: Sequence[str], games: int, players: int) -> int:
    """How many games that will be."""
    together = all_together(game, players)
    return len(_seatings(game, bots, players)) * (games if together else for_each(games, TURNS))


def all_together(game: Game[Any], players: int) -> bool:
    """Whether everybody is on one side."""
    return {game.side(seat) for seat in range(players)} not in ({""}, set()) and not _sided(game, players)


def _sided(game: Game[Any], players: int) -> bool:
    return len({game.side(seat) for seat in range(players)}) > 1


def _seatings(game: Game[Any], bots: Sequence[str], players: int) -> list[Seating]:
    sides = tuple(game.side(seat) for seat in range(players))
    if all_together(game, players):
        return [Seating((bot,), (0,) * players, sides) for bot in bots]
    if _sided(game, players):
        on_the_other = tuple(int(side != sides[0]) for side in sides)
        return [Seating(pair, on_the_other, sides) for pair in product(bots, repeat=2)]
    every_other = tuple(seat % 2 for seat in range(players))
    return [Seating(pair, every_other, sides) for one in combinations(bots, 2) for pair in permutations(one)]


def _met(seating: Seating, result: SimResult) -> list[Met]:
    a, b = seating.bots
    return [
        Met(one.index, (a, b), (seating.share(one.outcome, 0), seating.share(one.outcome, 1)))
        for one in result.finished
    ]


def _met_together(played: Sequence[tuple[Seating, SimResult]]) -> list[Met]:
    """Of every pair, game by game, which heroes won."""
    won = {
        seating.bots[0]: {one.index: float(bool(one.outcome and one.outcome.winners)) for one in result.finished}
        for seating, result in played
    }
    return [
        Met(index, (a, b), (won[a][index], won[b][index]))
        for a, b in combinations(won, 2)
        for index in won[a]
        if index in won[b]
    ]


def _alone(played: Sequence[tuple[Seating, SimResult]]) -> list[Duel]:
    """The heroes of one bot, with no one against them."""
    duels = []
    for seating, result in played:
        bot = seating.bots[0]
        won = sum(bool(one.outcome and one.outcome.winners) for one in result.finished)
        duels.append(Duel(bot=bot, against=bot, side=seating.sides[0], games=len(result.finished), won=won))
    return duels


def _duels(played: Sequence[tuple[Seating, SimResult]]) -> list[Duel]:
    """Both sides of every pair, and of a bot against itself; where there are none, both orders of sitting together."""
    counted: dict[tuple[str, str, str], list[float]] = {}
    for seating, result in played:
        sides = (seating.sides[0], next((side for side in seating.sides if side != seating.sides[0]), ""))
        for one in _met(seating, result):
            for place, bot in enumerate(one.bots):
                key = bot, one.bots[1 - place], sides[place]
                counted.setdefault(key, []).append(one.shares[place])
    return [
        Duel(bot=bot, against=against, side=side, games=len(shares), won=sum(shares))
        for (bot, against, side), shares in counted.items()
    ]


def _model() -> Any:  # noqa: ANN401 - of a library that may be missing
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadInput("ratings need openskill: pip install 'undercroft[table]'") from None
    return PlackettLuce()


def _rated(model: Any, bots: Sequence[str], met: Sequence[Met]) -> list[Rating]:  # noqa: ANN401
    known = {bot: model.rating() for bot in bots}
    games = dict.fromkeys(bots, 0)
    for one in met:
        if one.bots[0] == one.bots[1]:
            continue
        ranks = [-share for share in one.shares]
        after = model.rate([[known[bot]] for bot in one.bots], ranks=ranks)
        for bot, (now,) in zip(one.bots, after, strict=True):
            known[bot] = now
            games[bot] += 1
    rated = [
        Rating(
            bot,
            round(SCALE * now.mu),
            round(SCALE * (now.mu - 2 * now.sigma)),
            round(SCALE * (now.mu + 2 * now.sigma)),
            games[bot],
        )
        for bot, now in known.items()
    ]
    return sorted(rated, key=lambda one: -one.rating)


def check_plot(path: Path) -> None:
    """Before hours are played: whether a picture can be written there at all."""
    if path.suffix not in PLOTS:
        raise BadInput(f"{path}: a plot is a file that ends in {' or '.join(PLOTS)}")
    check_writable(path)
    try:
        import matplotlib  # noqa: F401 - only whether it is there
    except ImportError:
        raise BadInput("plots need matplotlib: pip install matplotlib") from None


def plot(found: Arena, path: Path) -> None:
    """The ratings and their intervals, the best on top; BadInput where the file cannot be written any more."""
    import matplotlib as mpl

    mpl.use("agg")
    mpl.rcParams["svg.hashsalt"] = found.game  # the same ratings make the same file
    from matplotlib import pyplot

    rows = found.ratings[::-1]
    figure, axes = pyplot.subplots(figsize=(7, 1 + 0.5 * len(rows)), layout="constrained")
    errors = [[row.rating - row.low for row in rows], [row.high - row.rating for row in rows]]
    axes.errorbar([row.rating for row in rows], range(len(rows)), xerr=errors, fmt="o", capsize=4)
    axes.set_yticks(range(len(rows)), [row.bot for row in rows])
    axes.set_xlabel("rating, with the interval in which it lies with 95 % confidence")
    axes.set_title(f"{found.game}, {found.players} players, seed {found.seed}")
    axes.grid(visible=True, axis="x", alpha=0.3)
    try:
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    except OSError as error:
        raise cannot_be_written(path, error) from None
    finally:
        pyplot.close(figure)
