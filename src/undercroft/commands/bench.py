"""`undercroft bench`."""

from __future__ import annotations

from undercroft.commands import AnyGameName, Bar, Json, say, say_json, say_table


def bench(game: AnyGameName = None, as_json: Json = False) -> None:
    """Measure how fast the games are on one core, beside a loop that measures the machine.

    Random play of four players: decisions and games per second, the cost of a fork at a quiet point and in the middle
    of a turn, and the memory of a process that holds one match.
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
    head = ["game", "players", "decisions/s", "games/s", "decisions/loop", "fork us", "mid-turn fork us", "MB"]
    rows = [
        [
            slug,
            str(found.players),
            f"{found.decisions_per_s:,.0f}",
            f"{found.games_per_s:,.1f}",
            f"{found.decisions_per_calibration:,.0f}",
            f"{found.fork_us:.1f}",
            f"{found.fork_mid_us:.1f}",
            f"{found.rss_mb:.1f}",
        ]
        for slug, found in result.games.items()
    ]
    say_table(head, *rows)
