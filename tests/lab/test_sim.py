"""Simulation: the same seed gives the same games, however they are played."""

from __future__ import annotations

from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Literal

import pytest

from toy_games import Purses, PurseState, Sides
from undercroft.bots import BEGINNER, GREEDY, HARDEST, RANDOM, bot_names, make_bot
from undercroft.games.paperdungeons import GAME
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Options, Outcome
from undercroft.kernel.match import Match
from undercroft.kernel.record import read, verify
from undercroft.kernel.registry import announced, game
from undercroft.lab import bench, sim
from undercroft.lab.results import Played, SimResult, spread
from undercroft.lab.sim import derived_seed, play_out, simulate
from undercroft.lab.workers import find_workers

PURSES = Purses()
TIMES = ("seconds", "decisions_per_s", "games_per_s")


def results(result: SimResult) -> dict[str, Any]:
    """Everything but the times."""
    return {name: value for name, value in result.as_json().items() if name not in TIMES}


def run(game: Game[Any] = PURSES, players: int = 2, games: int = 20, bots: tuple[str, ...] = ("random",)) -> SimResult:
    return simulate(game, game.read_options({}), players, bots, games, seed=1)


# -- the same games ---------------------------------------------------------------------------------------------------


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    options = GAME.read_options({})
    done: list[int] = []
    alone = simulate(GAME, options, 3, ["random"], 30, seed=7)
    with find_workers(jobs=2) as workers:
        shared = simulate(GAME, options, 3, ["random"], 30, seed=7, workers=workers, progress=done.append)
    assert shared.played == alone.played
    assert results(shared) == results(alone)
    assert done[-1] == 30


def test_another_seed_gives_other_games() -> None:
    options = GAME.read_options({})
    one, other = (simulate(GAME, options, 2, ["random"], 3, seed=seed) for seed in (1, 2))
    assert one.played != other.played


def test_a_longer_simulation_begins_with_the_games_of_a_shorter_one() -> None:
    assert run(games=10).played[:4] == run(games=4).played


def test_seeds_never_change() -> None:
    """Published results name seeds: the numbers must mean the same games for ever."""
    assert [derived_seed(1, index) for index in range(3)] == [34887875813985, 35486403336593, 179002604481136]


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (8, {}), (2, {"campaign": "true"}), (4, {"streamline": "0"})]
)
def test_paper_dungeons_is_played_without_errors(players: int, options: dict[str, str]) -> None:
    result = simulate(GAME, GAME.read_options(options), players, ["random"], 10, seed=1)
    assert result.errors == []
    assert len(result.finished) == 10


# -- who plays --------------------------------------------------------------------------------------------------------


def test_fewer_bots_than_players_take_their_seats_in_turn() -> None:
    result = simulate(GAME, GAME.read_options({}), 5, ["random", "greedy"], 1, seed=1)
    assert result.bots == ("random", "greedy", "random", "greedy", "random")
    assert result.seats_of("greedy") == [1, 3]


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        BadInput, match="paperdungeons: there is no bot 'genius': allowed are random, beginner, greedy, hardest"
    ):
        run(GAME, bots=("random", "genius"))
    with pytest.raises(BadInput, match=r"purses: there is no bot 'greedy': allowed are random$"):
        run(bots=("greedy",))
    assert bot_names(PURSES) == ["random"]


@pytest.mark.parametrize("slug", announced())
def test_every_bot_that_is_named_can_be_made_and_no_other(slug: str) -> None:
    made = []
    for name in (RANDOM, BEGINNER, GREEDY, HARDEST):
        with suppress(BadInput):
            made += [name] if make_bot(name, game(slug), Random(0)) else []
    assert bot_names(game(slug)) == made


def test_nobody_can_play_without_bots_or_with_too_many_players() -> None:
    with pytest.raises(BadInput, match="at least one bot is needed"):
        run(bots=())
    with pytest.raises(BadInput, match="9 players: allowed are 1 to 8"):
        run(GAME, players=9)


class Stubborn:
    """Always gives the same answer."""

    def choose(self, seat: int, ask: Ask, view: object) -> Any:
        return 99


def test_an_answer_that_is_not_allowed_is_found() -> None:
    match = Match(PURSES, players=1, chance=Seeded(1))
    with pytest.raises(sim.Stuck, match="seat 0 answers 99 to kernel-value: kernel-number"):
        play_out(match, [Stubborn()])


def test_an_endless_game_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "DECISIONS_ALLOWED", 4)
    result = run(players=4, games=1)
    assert "no end after" in result.errors[0].error


class Unplayable(Purses):
    """Refuses whatever options it is given."""

    def setup(self, options: Any, players: int) -> Any:
        raise BadInput("there is no such quest")


def test_what_no_game_can_be_set_up_with_is_refused_once() -> None:
    with pytest.raises(BadInput, match="there is no such quest"):
        run(Unplayable(), games=3)


# -- what came of it --------------------------------------------------------------------------------------------------


def test_sides_errors_and_games_that_nobody_wins_are_counted() -> None:
    result = run(Sides(), players=3, games=40)
    wins = result.wins
    assert set(wins.wins) == {"light", "dark"}
    assert wins.nobody > 0
    assert sum(wins.wins.values()) + wins.nobody + len(result.errors) == 40
    broken = result.errors[0]
    assert broken.error.startswith("RuntimeError: the table collapsed (toy_games.py:")
    facts = result.as_json()
    assert facts["errors"] == len(result.errors)
    assert facts["first_errors"][0] == {"game": broken.index, "seed": broken.seed, "message": broken.error}
    assert facts["scores"]["seats"] == {"0": None, "1": None, "2": None}


def made(*outcomes: Outcome, bots: tuple[str, ...] = ("greedy", "random", "random")) -> SimResult:
    return SimResult("x", bots, 1, [Played(i, i, 10 + i, outcome) for i, outcome in enumerate(outcomes)], 2.0)


def test_a_shared_victory_is_a_tie_and_nobodys_win() -> None:
    wins = made(Outcome((0,)), Outcome((0, 1)), Outcome((1, 2)), Outcome(())).wins
    assert wins.wins == {"0": 1, "1": 0, "2": 0}
    assert wins.shared == {"0": 1, "1": 2, "2": 1}
    assert (wins.ties, wins.nobody) == (2, 1)
    assert wins.by_bot == {"greedy": 1, "random": 1}


def test_scores_are_spread_by_seat_and_by_bot() -> None:
    facts = made(Outcome((0,), scores=(9, 1, 2)), Outcome((2,), scores=(5, 3, 6))).as_json()
    assert facts["scores"]["seats"]["0"]["mean"] == 7
    assert facts["scores"]["bots"]["random"]["max"] == 6
    assert (facts["decisions"], facts["decisions_per_s"], facts["games_per_s"]) == (21, 10.5, 1)
    assert facts["lengths"]["min"] == 10


def test_quantiles_are_numbers_that_occurred() -> None:
    found = spread(list(range(101)))
    assert found == {
        "mean": 50,
        "sd": pytest.approx(29.155, abs=0.001),
        "min": 0,
        "max": 100,
        "q05": 5,
        "q25": 25,
        "q50": 50,
        "q75": 75,
        "q95": 95,
    }
    assert spread([]) is None


def test_every_game_can_be_recorded(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    result = simulate(GAME, GAME.read_options({}), 2, ["random"], 3, seed=9, records=folder)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"paperdungeons-9-{index}.record.jsonl" for index in range(3)]
    assert [verify(file).outcome for file in files] == [game.outcome for game in result.played]
    assert read(files[0]).header.seed == result.played[0].seed


def test_a_broken_game_is_recorded_up_to_the_answer_that_broke_it(tmp_path: Path) -> None:
    game = Sides()
    result = simulate(game, game.read_options({}), 2, ["random"], 20, seed=1, records=tmp_path)
    record = read(tmp_path / f"sides-1-{result.errors[0].index}.record.jsonl")
    assert record.entries[-1].answer == ("break",)
    assert record.end is None


def test_a_folder_for_records_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="file: cannot be made a folder: "):
        simulate(PURSES, PURSES.read_options({}), 2, ["random"], 1, records=tmp_path / "file")


def test_a_folder_that_takes_no_records_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sim, "play_game", lambda plan, index: pytest.fail("it was played"))
    (tmp_path / "purses-0-0.record.jsonl").mkdir()
    with pytest.raises(BadInput, match=r"purses-0-0\.record\.jsonl: a folder: expected the name of a file"):
        simulate(PURSES, PURSES.read_options({}), 2, ["random"], 1, records=tmp_path)


def test_a_record_that_cannot_be_written_in_the_end_is_an_error_of_its_game(tmp_path: Path) -> None:
    (tmp_path / "purses-0-1.record.jsonl").mkdir()
    result = simulate(PURSES, PURSES.read_options({}), 2, ["random"], 2, records=tmp_path)
    (broken,) = result.errors
    assert (broken.index, broken.outcome) == (1, None)
    assert "purses-0-1.record.jsonl: cannot be written: Is a directory" in broken.error


# -- the random bot, the benchmark ------------------------------------------------------------------------------------


def test_the_random_bot_gives_every_answer_sooner_or_later() -> None:
    bot = make_bot("random", PURSES, Random(1))
    ask = Match(PURSES, players=1).ask(0)
    assert {bot.choose(0, ask, lambda: None) for _ in range(200)} == {0, 1, 2, 3, 4, 5}


class Rounds(Options, frozen=True):
    rounds: Literal[2, 6] = 2


class Quick(Purses):
    """It is measured with two lengths of a game."""

    options_type = Rounds
    bench_option = "rounds"

    def play(self, state: PurseState) -> Flow:
        self.rounds = state.options.rounds
        return super().play(state)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is timed takes a second of the processor; how long people wait is not looked at."""
    ticks = count()
    monkeypatch.setattr(bench.time, "process_time", lambda: float(next(ticks)))
    monkeypatch.setattr(bench.time, "perf_counter", None)
    monkeypatch.setattr(bench.footprint, "measure", lambda *_: 1.0)


@pytest.mark.usefixtures("ticking")
def test_whole_games_are_measured_and_always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "DECISIONS", 20)
    options = PURSES.read_options({})
    assert list(bench.fixed_games(PURSES, options, 2)) == [6, 6, 6, 6]
    found = bench.pace(PURSES, options, 2)
    assert found.decisions_per_s == round(24 / (4 * bench.QUARTERS))  # a second for each quarter of each game
    assert found.quarters == (2, 2, 2, 2)
    assert found.games_per_s == round(4 / (4 * bench.QUARTERS), 1)


@pytest.mark.usefixtures("ticking")
def test_a_game_is_measured_with_every_value_of_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "DECISIONS", 1)
    found = bench.bench_game(Quick())
    assert list(found.each) == ["2", "6"]
    assert [one.decisions_per_s for one in found.each.values()] == [2, 6]
    assert found.decisions_per_s == 4
    assert found.players == 4


class Long(Quick):
    """It is measured with its longer games only."""

    bench_option = None
    bench_options: ClassVar[dict[str, int]] = {"rounds": 6}


@pytest.mark.usefixtures("ticking")
def test_a_game_may_be_measured_with_options_other_than_its_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "DECISIONS", 1)
    found = bench.bench_game(Long())
    assert (found.each, found.decisions_per_s) == ({}, 6)


def test_forks_are_measured_all_over_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """At quiet points, where everybody has yet to bet, and between them."""
    at: list[int] = []
    monkeypatch.setattr(bench, "_fork_us", lambda match: at.append(len(match.entries)) or 1.0)
    monkeypatch.setattr(bench, "FORK_EVERY", 2)
    quiet, between = bench.fork_costs(PURSES, PURSES.read_options({}), 4)
    assert at == [0, 4, 8, 12, 16, 20]  # two bets and two coins at a time
    assert (len(quiet), len(between)) == (3, 3)


def test_a_game_is_compared_with_the_calibration_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "DECISIONS", 1)
    monkeypatch.setattr(bench, "RUNS", 1)
    done: list[int] = []
    result = bench.bench({"paperdungeons": GAME}, done.append)
    found = result.games["paperdungeons"]
    assert done == [1]
    assert found.players == 4
    assert 0 < found.fork_quiet_us < found.fork_us < found.fork_mid_us
    assert found.decisions_per_s > found.games_per_s > 0
    assert found.decisions_per_calibration == pytest.approx(found.decisions_per_s * result.calibration_s, rel=0.01)
    assert 5 < found.rss_mb < 80


def test_the_calibration_loop_never_changes() -> None:
    assert bench.calibration_loop() == 45200
