"""`undercroft bench`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.commands import AnyGameName, Bar, Json, say, say_json, say_table

if TYPE_CHECKING:
    from undercroft.lab.bench import Pace

HEAD = ["game", "players", "decisions/s", "1st quarter", "2nd", "3rd", "last", "games/s", "decisions/loop"]
HEAD += ["fork us", "at quiet points", "mid-turn", "MB"]


def bench(game: AnyGameName = None, as_json: Json = False) -> None:
    """Measure how fast the games are on one core, beside a loop that measures the machine.

    Random play of four players: decisions per second, also by quarter of a game, and games per second. Play of bots
    that know the game: the cost of a fork, at quiet points and between them. And the memory of a process that holds
    one match.
    """
    from undercroft.kernel import registry
    from undercroft.lab.bench import bench as measure

    games = registry.offered() if game is None else {game: registry.game(game)}
    with Bar("games", len(games)) as bar:
        result = measure(games, bar)
    if as_json:
        say_json(result)
        return
    say(f"calibration loop: {result.calibration_s * 1000:.1f} ms")
    rows = []
    for slug, found in result.games.items():
        rows.append([slug, str(found.players), *_figures(found), f"{found.rss_mb:.1f}"])
        rows += [[f"  {value}", "", *_figures(one), ""] for value, one in found.each.items()]
    say_table(HEAD, *rows)


def _figures(pace: Pace) -> list[str]:
    return [
        f"{pace.decisions_per_s:,.0f}",
        *(f"{quarter:,.0f}" for quarter in pace.quarters),
        f"{pace.games_per_s:,.1f}",
        f"{pace.decisions_per_calibration:,.0f}",
        f"{pace.fork_us:.1f}",
        f"{pace.fork_quiet_us:.1f}",
        f"{pace.fork_mid_us:.1f}",
    ]
