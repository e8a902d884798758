"""Bots against each other: who sits where, what counts as won, and ratings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from undercroft import cli
from undercroft.bots.random import RandomBot
from undercroft.kernel.errors import BadInput
from undercroft.kernel.registry import game
from undercroft.lab.arena import Arena, arena, check_plot, games_in_all, plot
from undercroft.lab.workers import HERE, Workers, find_workers

TWIN = f"{__name__}:twin"


def twin(_game: object, rng: Any) -> RandomBot:
    """The random bot by another name."""
    return RandomBot(rng)


def met(slug: str, bots: tuple[str, ...], games: int, workers: Workers = HERE) -> Arena:
    one = game(slug)
    return arena(one, one.read_options({}), bots, games, seed=1, workers=workers)


def test_seats_are_turned_and_the_same_bot_wins_as_often_as_itself() -> None:
    seen: list[int] = []
    race = game("torchrace")
    found = arena(race, race.read_options({}), ("random", TWIN), 8, seed=1, progress=seen.append)
    assert [(duel.bot, duel.against, duel.games) for duel in found.duels] == [("random", TWIN, 8), (TWIN, "random", 8)]
    assert found.duels[0].won == found.duels[1].won
    assert seen == list(range(1, 9))
    assert games_in_all(race, found.bots, 8, 2) == 8
    assert not found.broken


def test_results_do_not_depend_on_processes() -> None:
    with find_workers(jobs=2) as workers:
        assert met("torchrace", ("random", TWIN), 8) == met("torchrace", ("random", TWIN), 8, workers)


@pytest.mark.parametrize(("games", "played"), [(1, 2), (4, 4), (5, 6)])
def test_of_an_odd_number_of_games_one_more_is_played(games: int, played: int) -> None:
    found = met("torchrace", ("random", TWIN), games)
    assert [duel.games for duel in found.duels] == [played, played]
    assert games_in_all(game("torchrace"), found.bots, games, 2) == played


def test_all_names_are_looked_at_before_anything_is_played() -> None:
    race, told = game("torchrace"), []
    with pytest.raises(BadInput, match="there is no bot 'clever'"):
        arena(race, race.read_options({}), ("random", TWIN, "clever"), 2, progress=told.append)
    assert told == []


def test_bots_play_both_sides() -> None:
    found = met("dungeonsaga", ("random", "beginner"), 4)
    played = {(duel.bot, duel.side): duel.games for duel in found.duels}
    assert played == {(bot, side): 2 for bot in ("random", "beginner") for side in ("overlord", "heroes")}
    assert sum(duel.won for duel in found.duels if duel.bot != duel.against) == 4
    mirrors = [duel for duel in found.duels if duel.bot == duel.against]
    assert [(duel.bot, duel.side, duel.games) for duel in mirrors] == [
        (bot, side, 2) for bot in ("random", "beginner") for side in ("overlord", "heroes")
    ]
    assert sum(duel.won for duel in mirrors) == 4
    assert {one.games for one in found.ratings} == {4}


def test_where_all_are_on_one_side_each_bot_plays_all_heroes_and_the_better_is_rated_higher() -> None:
    found = met("massivedarkness2", ("random", "greedy"), 4)
    assert [(duel.bot, duel.against, duel.side, duel.games) for duel in found.duels] == [
        ("random", "random", "heroes", 4),
        ("greedy", "greedy", "heroes", 4),
    ]
    assert [one.bot for one in found.ratings] == ["greedy", "random"]
    best, worst = found.ratings
    assert best.low < best.rating < best.high
    assert best.rating > worst.rating


@pytest.mark.parametrize("name", ["ratings.svg", "ratings.png"])
def test_ratings_are_drawn(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    check_plot(path)
    plot(met("torchrace", ("random", TWIN), 2), path)
    assert path.read_bytes()[:5] in (b"<?xml", b"\x89PNG\r")


def test_a_plot_that_cannot_be_drawn_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"a plot is a file that ends in \.svg or \.png"):
        check_plot(tmp_path / "ratings.txt")
    with pytest.raises(BadInput, match="there is no folder"):
        check_plot(tmp_path / "nowhere" / "ratings.svg")
    (tmp_path / "folder.svg").mkdir()
    with pytest.raises(BadInput, match=r"folder\.svg: a folder: expected the name of a file"):
        check_plot(tmp_path / "folder.svg")
    with pytest.raises(BadInput, match="cannot be written: File name too long"):
        check_plot(tmp_path / ("r" * 300 + ".svg"))
    check_plot(tmp_path / "ratings.svg")
    assert [path.name for path in tmp_path.iterdir()] == ["folder.svg"]


def test_the_table_is_printed_even_if_the_picture_cannot_be_drawn_in_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "ratings.svg"
    monkeypatch.setattr("undercroft.lab.arena.check_plot", lambda path: path.mkdir())
    assert cli.run(["arena", "torchrace", "--bots", f"random,{TWIN}", "--games", "2", "--plot", str(path)]) == 1
    said = capsys.readouterr()
    assert "rating" in said.out
    assert said.err == f"undercroft: {path}: cannot be written: Is a directory\n"


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ("chess", "undercroft: there is no game 'chess'"),
        ("paperdungeons --bots greedy", "undercroft: an arena needs two bots or more, each named once"),
        ("paperdungeons --bots greedy,greedy", "undercroft: an arena needs two bots or more, each named once"),
        ("paperdungeons --bots greedy,genius", "undercroft: paperdungeons: there is no bot 'genius': allowed are "),
        ("paperdungeons --bots greedy,search:ms=x", "undercroft: search: ms=x: expected a number"),
        ("paperdungeons --bots greedy,a.b:C", "undercroft: bot 'a.b:C': there is no module 'a'"),
        ("paperdungeons --players 1", "undercroft: paperdungeons: an arena needs two players or more"),
        ("paperdungeons --players 9", "undercroft: paperdungeons: 9 players: allowed are 1 to 8"),
        ("paperdungeons --games 0", "undercroft: Invalid value for '--games'"),
        ("paperdungeons --plot x.txt", "undercroft: x.txt: a plot is a file that ends in"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(told: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["arena", *told.split()]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(complaint)
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("slug", "against"), [("dungeonsaga", ["random", "beginner"]), ("massivedarkness2", ["nobody"])]
)
def test_a_bot_on_the_other_side_is_somebody(slug: str, against: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["arena", slug, "--bots", "random,beginner", "--games", "2", "--seed", "1"]) == 0
    rows = [line.split() for line in capsys.readouterr().out.split("\n\n")[0].splitlines()[1:]]
    assert {row[2] for row in rows} == set(against)
    mirrors = [row for row in rows if row[0] == row[2]]
    assert len(mirrors) == (4 if len(against) > 1 else 0)


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["arena", "torchrace", "--bots", f"random,{TWIN}", "--games", "4", "--seed", "1"]
    assert cli.run(told) == 0
    table = capsys.readouterr().out
    assert "95 % interval" in table
    assert "rating" in table
    assert cli.run([*told, "--json"]) == 0
    assert '"ratings"' in capsys.readouterr().out
