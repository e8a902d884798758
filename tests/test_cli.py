"""The command line: what each command prints, and one line with exit code 2 for whatever is wrong with the input."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft import cli
from undercroft.commands import Bar, play
from undercroft.games.descent.quest.quests import quests
from undercroft.games.paperdungeons import GAME
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.options import read_pairs
from undercroft.kernel.record import write
from undercroft.kernel.registry import game as find_game
from undercroft.lab import bench, sim
from undercroft.lab.sim import simulate

Run = Callable[..., "Ran"]


class Ran:
    """What came of a command."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command in this process."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: object) -> Ran:
        code = cli.run([str(argument) for argument in arguments])
        return Ran(code, *capsys.readouterr())

    return call


@pytest.fixture
def refuse(run: Run) -> Callable[..., str]:
    """Run a command that must be refused: exit code 2, nothing printed but one line."""

    def call(*arguments: object) -> str:
        ran = run(*arguments)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("undercroft: ")
        return ran.err.removeprefix("undercroft: ").rstrip()

    return call


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Three recorded games."""
    folder = tmp_path_factory.mktemp("records")
    simulate(GAME, GAME.read_options({}), 3, ["random"], 3, seed=1, records=folder)
    return sorted(folder.iterdir())


# -- the whole ---------------------------------------------------------------------------------------------------------


COMMANDS = [
    *("games", "play", "serve", "backup", "sim", "arena", "bench", "rules", "scenario run", "scenario asks"),
    *("record verify", "record export", "replay", "analyse"),
    "content check",
    "new-game",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(run: Run, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == 0
    assert f"undercroft {command}" in ran.out
    assert f"Example: undercroft {command}" in " ".join(ran.out.split())


def test_help_names_every_command(run: Run) -> None:
    ran = run("--help")
    assert all(command.split()[0] in ran.out for command in COMMANDS)


def test_without_a_command_the_menu_opens(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[bool] = []
    monkeypatch.setattr(play, "menu", lambda: opened.append(True))
    assert run().code == 0
    assert opened


def test_version(run: Run) -> None:
    assert run("--version").out.strip() == "0.1.0"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("scenario", "Missing command. (see 'undercroft scenario --help')"),
        ("record juggle", "No such command 'juggle'. (see 'undercroft record --help')"),
        ("juggle", "No such command 'juggle'. (see 'undercroft --help')"),
        ("games --colour", "No such option: --colour (see 'undercroft games --help')"),
        ("sim", "Missing argument 'GAME'. (see 'undercroft sim --help')"),
        ("sim chess", "there is no game 'chess': installed are "),
        ("sim paperdungeons --games 0", "Invalid value for '--games': "),
        ("sim paperdungeons --games many", "Invalid value for '--games': "),
        ("sim paperdungeons --jobs 0", "Invalid value for '--jobs': "),
        ("sim paperdungeons --players 9", "paperdungeons: 9 players: allowed are 1 to 8"),
        (
            "sim paperdungeons --bots genius",
            "paperdungeons: there is no bot 'genius': allowed are random, beginner, greedy, hardest",
        ),
        (
            "sim paperdungeons --bots ,",
            "paperdungeons: there is no bot '': allowed are random, beginner, greedy, hardest",
        ),
        ("sim paperdungeons --option missions", "option 'missions': expected NAME=VALUE, such as missions=false"),
        (
            "sim paperdungeons --option dragons=7",
            "paperdungeons: there is no option 'dragons': allowed are dungeon, missions",
        ),
        (
            "sim paperdungeons --option missions=perhaps",
            "paperdungeons: option 'missions': 'perhaps': allowed are true, false",
        ),
        ("bench chess", "there is no game 'chess': installed are "),
        ("rules PAP-MON-66", "there is no rule 'PAP-MON-66': `undercroft rules GAME` lists those of a game"),
        ("rules chess", "there is no game 'chess': installed are "),
        ("rules paperdungeons --coverage --tests nowhere", "nowhere: expected a folder with tests in it"),
        ("scenario run nowhere.yaml", "nowhere.yaml: cannot be read: No such file or directory"),
        ("record verify nowhere.jsonl", "nowhere.jsonl: cannot be read: No such file or directory"),
        ("replay nowhere.jsonl", "nowhere.jsonl: cannot be read: No such file or directory"),
        ("content check nowhere", "nowhere: there is no such file or folder"),
        ("content check . --game chess", "there is no game 'chess': installed are "),
        ("games --lang de", "Invalid value for '--lang': "),
    ],
)
def test_bad_input_is_one_line(refuse: Callable[..., str], arguments: str, told: str) -> None:
    assert refuse(*arguments.split()).startswith(told)


def test_an_interrupt_is_quiet(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "simulate", interrupted)
    ran = run("sim", "paperdungeons")
    assert (ran.code, ran.out, ran.err) == (130, "", "")


PATIENCE = 90
"""Seconds; only what hangs takes so long."""


def shell(*arguments: str, **more: Any) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "undercroft", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more)


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_simulation_can_be_interrupted(tmp_path: Path, jobs: str) -> None:
    games = ["--games", "100000", "--jobs", jobs, "--records", str(tmp_path)]
    process = shell("sim", "paperdungeons", *games, start_new_session=True)
    deadline = time.monotonic() + PATIENCE
    while not list(tmp_path.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, b"", b"")


@pytest.mark.skipif(os.name != "posix", reason="pipes")
@pytest.mark.parametrize("command", [("rules", "paperdungeons"), ("games",)])
def test_a_reader_who_leaves_early_hears_no_complaint(command: tuple[str, ...]) -> None:
    process = shell(*command)
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(timeout=PATIENCE)


# -- games -------------------------------------------------------------------------------------------------------------


def test_games(run: Run) -> None:
    out = run("games").out
    assert "paperdungeons  Paper Dungeons\n  1 to 8 players, solo included\n" in out
    assert "12 dungeon cards, 12 bosses, 16 missions, 16 objectives, 16 powers, 8 magic items" in out
    assert "missions: true, false" in out


@pytest.mark.parametrize(("name", "value"), [("LANG", "pl_PL.UTF-8"), ("LC_ALL", "pl"), ("LC_MESSAGES", "pl_PL")])
def test_games_in_the_language_of_the_system(run: Run, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    assert "od 1 do 8 graczy, także solo" in run("games").out
    assert "1 to 8 players" in run("games", "--lang", "en").out


def test_games_as_json(run: Run) -> None:
    found = run("games", "--json").json["games"]["paperdungeons"]
    assert found["title"] == "Paper Dungeons"
    assert found["players"] == {"min": 1, "max": 8}
    assert found["modes"]["campaign"] == {"default": False, "allowed": [False, True]}
    assert "A" in found["modes"]["dungeon"]["allowed"]
    assert found["bots"] == ["random", "beginner", "greedy", "hardest"]
    assert found["content"]["bosses"] == 12


def test_an_example_is_listed_only_on_request_and_played_by_its_name(run: Run) -> None:
    assert "torchrace" not in run("games", "--json").json["games"]
    assert "torchrace" not in run("rules", "--json").json["games"]
    assert "torchrace" in run("games", "--examples", "--json").json["games"]
    assert "torchrace  Torch Race\n" in run("games", "--examples").out
    assert "3 games of torchrace, 0 errors" in run("sim", "torchrace", "--games", 3).out
    assert run("rules", "torchrace", "--json").json["games"]["torchrace"]["rules"]


# -- sim, bench --------------------------------------------------------------------------------------------------------


def test_sim(run: Run) -> None:
    out = run("sim", "paperdungeons", "--players", 2, "--games", 5, "--seed", 1).out
    assert "5 games of paperdungeons, 0 errors" in out
    assert "player  bot     wins" in out


def test_sim_as_json(run: Run) -> None:
    ran = run("sim", "paperdungeons", "--players", 2, "--games", 6, "--seed", 1, "--option", "missions=false", "--json")
    found = ran.json
    assert (found["game"], found["games"], found["errors"], found["seed"]) == ("paperdungeons", 6, 0, 1)
    assert sum(found["wins"].values()) + found["ties"] == 6
    assert set(found["wins"]) == set(found["scores"]["seats"]) == {"0", "1"}
    assert {"mean", "min", "max", "q50"} <= set(found["scores"]["bots"]["random"])
    assert found["decisions_per_s"] > 0
    assert found["lengths"]["min"] > 0


@pytest.mark.parametrize("told", [3, "out_of_the_pit"])
def test_sim_of_a_quest_by_number_or_id(run: Run, told: int | str, tmp_path: Path) -> None:
    ran = run("sim", "descent", "--quest", told, "--players", 2, "--games", 1, "--json", "--records", tmp_path)
    assert ran.json["errors"] == 0
    record = next(tmp_path.iterdir()).read_text(encoding="utf-8")
    assert "out_of_the_pit" in record.splitlines()[0]


def test_sim_refuses_a_quest_that_is_not_there(refuse: Callable[..., str]) -> None:
    told = "there is no quest 12: expected 1 to 9, or an id such as into_the_dark"
    assert refuse("sim", "descent", "--quest", 12) == told
    assert "there is no option 'quest'" in refuse("sim", "paperdungeons", "--quest", 1)


def test_sim_says_which_game_broke(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "DECISIONS_ALLOWED", 0)
    ran = run("sim", "paperdungeons", "--games", 2, "--json")
    assert ran.code == 1
    assert ran.json["errors"] == 2
    assert ran.err.splitlines()[0].startswith("undercroft: game 0 (seed 131978767253905): Stuck: no end after")


def test_bench(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "DECISIONS", 1)
    monkeypatch.setattr(bench, "RUNS", 1)
    found = run("bench", "paperdungeons", "--json").json
    assert found["calibration_s"] > 0
    figures = {"decisions_per_s", "quarters", "games_per_s", "fork_us", "fork_quiet_us", "fork_mid_us", "rss_mb"}
    assert figures | {"decisions_per_calibration"} <= set(found["games"]["paperdungeons"])
    assert "calibration loop: " in run("bench", "paperdungeons").out


def test_bench_has_a_line_for_every_quest(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "DECISIONS", 1)
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "fork_costs", lambda *_: ([1.0], [2.0]))  # without games between bots, which take long
    lines = run("bench", "descent").out.splitlines()
    assert lines[2].split()[:2] == ["descent", "5"]
    assert [line.split()[0] for line in lines[3:]] == list(quests())


# -- rules, scenario ---------------------------------------------------------------------------------------------------


def test_rules(run: Run) -> None:
    out = run("rules", "paperdungeons").out
    assert out.startswith("Paper Dungeons: 220 rules\n\nsetup\n  PAP-SET-01\n    1 to 8 players.")
    assert "Papierowe podziemia: 220 zasad\n" in run("rules", "--lang", "pl").out


def test_rules_as_json(run: Run) -> None:
    found = run("rules", "--json").json["games"]["paperdungeons"]
    assert found["rules"] == len(found["ledger"]) == 220
    assert found["ledger"][0]["id"] == "PAP-SET-01"


TESTED = """
import pytest

@pytest.mark.rule("PAP-SET-01", "PAP-SET-02")
def test_one(): ...

@pytest.mark.rule("PAP-SET-01")
def test_two(): ...
"""


def test_coverage(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTED)
    found = run("rules", "paperdungeons", "--coverage", "--tests", tmp_path, "--json").json["games"]["paperdungeons"]
    assert found["rules"] == 220
    assert found["tested"] == 2
    assert "PAP-SET-03" in found["untested"]
    assert isinstance(found["not_applicable"], dict)
    out = run("rules", "paperdungeons", "--coverage", "--tests", tmp_path).out
    assert "test_some.py::test_one and 1 more\n" in out
    assert "PAP-SET-03   untested\n" in out
    assert "paperdungeons: 220 rules, 2 tested, " in out
    assert out.endswith("; 220 cited, 0 not\n")


def test_where_a_rule_is_decided(run: Run) -> None:
    assert run("rules", "PAP-MON-06").out.startswith("  PAP-MON-06\n    ")
    out = run("rules", "PAP-MON-06", "--where").out
    assert out.startswith("PAP-MON-06   ")
    file, line = out.split()[1].rsplit(":", 1)
    assert "PAP-MON-06" in Path(file).read_text().splitlines()[int(line) - 1]
    found = run("rules", "paperdungeons", "--where", "--json").json["games"]["paperdungeons"]["where"]
    assert len(found) == 220
    assert f"{file}:{line}" in found["PAP-MON-06"]
    assert list(run("rules", "TOR-MOV-01", "--json").json["games"]) == ["torchrace"]


PASSES = """
title: A game begins with its set-up
game: paperdungeons
players: 1
chance: [[A], [row, column, all3], [scout, healer], [rows, corners]]
when:
  - player: 1
    asked: pap-ask-power
    offers: [scout]
    answer: scout
then:
  over: false
"""


@pytest.fixture
def scenarios(tmp_path: Path) -> Path:
    """A folder with a scenario that passes and, deeper in it, one that fails."""
    (tmp_path / "good.yaml").write_text(PASSES)
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "bad.yaml").write_text(PASSES.replace("over: false", "over: true"))
    return tmp_path


def test_scenario_run(run: Run, scenarios: Path) -> None:
    ran = run("scenario", "run", scenarios / "good.yaml")
    assert (ran.code, ran.out) == (0, "1 passed, 0 failed\n")
    ran = run("scenario", "run", scenarios)
    assert ran.code == 1
    assert ran.out == f"{scenarios}/more/bad.yaml: then: over: expected True, got False\n1 passed, 1 failed\n"


def test_scenario_run_as_json(run: Run, scenarios: Path) -> None:
    ran = run("scenario", "run", scenarios, "--json")
    assert ran.code == 1
    assert ran.json["passed"] == 1
    assert {"file", "step", "expected", "got"} <= set(ran.json["failed"][0])


def test_scenario_asks(run: Run, refuse: Callable[..., str]) -> None:
    lines = run("scenario", "asks", "paperdungeons").out.splitlines()
    assert "pap-ask-loot       Do you loot gem {letter}?" in lines
    found = json.loads(run("scenario", "asks", "paperdungeons", "--json").out)["asks"]
    assert list(found) == [line.split()[0] for line in lines]
    assert refuse("scenario", "asks", "chess").startswith("there is no game 'chess'")


def test_a_broken_scenario_is_bad_input(refuse: Callable[..., str], scenarios: Path) -> None:
    (scenarios / "good.yaml").write_text(PASSES.replace("players: 1", "players: none"))
    assert refuse("scenario", "run", scenarios).startswith(f"{scenarios}/good.yaml: field 'players': expected ")


# -- record verify, replay ---------------------------------------------------------------------------------------------


def test_record_verify(run: Run, records: list[Path]) -> None:
    ran = run("record", "verify", *records)
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith(f"{records[0]}: agrees: ")
    assert "positions compared; scores " in lines[0]


def test_record_verify_goes_on_after_a_difference(run: Run, records: list[Path], tmp_path: Path) -> None:
    edited = tmp_path / "edited.record.jsonl"
    edited.write_bytes(records[0].read_bytes().replace(b'"brew"', b'"move"', 1))
    ran = run("record", "verify", edited, records[1])
    assert ran.code == 2
    assert ran.err.startswith(f"undercroft: {edited}: decision ")
    assert "(player " in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out.startswith(f"{records[1]}: agrees: ")


def test_record_verify_as_json(run: Run, records: list[Path], tmp_path: Path) -> None:
    cut = tmp_path / "cut.record.jsonl"
    cut.write_bytes(records[0].read_bytes()[:-300])
    found = run("record", "verify", records[0], cut, "--json").json
    assert found["failed"] == []
    assert found["passed"][0]["outcome"]["winners"]
    assert found["passed"][1]["truncated"] is True


def test_record_verify_says_that_a_game_was_played_with_other_rules(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    torchrace, file = find_game("torchrace"), tmp_path / "old"
    match = Match(torchrace, players=2, chance=Seeded(7), audit=True)
    for _ in range(3):
        match.answer(match.waiting[0], "creep")
    monkeypatch.setitem(vars(torchrace), "version", "1")
    write(match, file, ["a", "b"], seed=7)
    monkeypatch.setitem(vars(torchrace), "version", "2")
    told = "played with version 1 of the torchrace rules, installed is version 2; the game is not over"
    ran = run("record", "verify", file)
    assert ran.code == 0
    assert ran.out == f"{file}: agrees under other rules or content: 4 decisions, 4 positions compared; {told}\n"
    assert run("replay", file).code == 0
    monkeypatch.setattr(type(torchrace), "setup", lambda *_: torchrace.state_type(depths=[0, 0], torch=9))
    ran = run("record", "verify", file)
    assert ran.code == 2
    last = "4 of them not the same, the first after decision 1"
    assert ran.out == f"{file}: differs: 4 decisions, 4 positions compared, {last}; {told}\n"
    found = run("record", "verify", file, "--json").json
    assert (found["passed"], [verdict["differing"] for verdict in found["differing"]]) == ([], [4])


def test_a_record_that_was_cut_off_says_so(run: Run, records: list[Path], tmp_path: Path) -> None:
    cut = tmp_path / "cut.record.jsonl"
    cut.write_bytes(records[0].read_bytes()[:-300])
    ran = run("record", "verify", cut)
    assert ran.code == 0
    assert "; the file is cut off after decision " in ran.out
    ran = run("replay", cut)
    assert ran.code == 0
    assert f"undercroft: {cut}: the file is cut off after decision " in ran.err


def test_replay_in_numbers(run: Run, records: list[Path]) -> None:
    out = run("replay", records[0], "--account").out
    assert "Round 8, the dice: " not in out
    assert re.search(r"\n  Monsters defeated( +\d+){3}\n", out)
    assert re.search(r"\n  Skulls rolled: \d+, usual \d\.\d\n", out)
    assert re.search(r"\nWhat decided it, after so many answers:\n +\d+  Player ", out)


def test_replay(run: Run, records: list[Path]) -> None:
    out = run("replay", records[0]).out
    assert out.startswith("Paper Dungeons, 3 players\n  Player 1: random\n")
    assert "    1  The dungeon: " in out
    assert "Round 8, the dice: " in out
    assert "Player 3 (random): " in out
    assert "\nWinner: " in out


def test_replay_in_polish_with_answers_up_to_a_decision(run: Run, records: list[Path]) -> None:
    out = run("replay", records[0], "--lang", "pl", "--answers", "--to", 8).out
    assert out.startswith("Papierowe podziemia, 3 gracze\n")
    lines = out.splitlines()
    assert [int(line[:5]) for line in lines[4:-1]] == sorted(int(line[:5]) for line in lines[4:-1])
    assert "    5  Gracz 1 odpowiada: " in out
    assert "    2  Los: " in out
    assert lines[-2].startswith("    8  ")
    assert lines[-1] == "Zatrzymano po decyzji 8."


def test_a_record_with_standing_choices_is_verified_and_told(run: Run, tmp_path: Path) -> None:
    match, file, rng = (
        Match(find_game("descent"), players=2, chance=Seeded(2), audit=True),
        tmp_path / "acted",
        Random(2),
    )
    while match.standing(0) is None:
        ask = match.due[0]
        match.answer(ask.seats[0], ask.space.sample(rng))
    standing = match.standing(0)
    assert standing is not None
    card = standing.space.enumerate(1)[0]
    assert match.act(0, card) is None
    write(match, file, ["a", "b"], seed=2)
    assert run("record", "verify", file).code == 0
    assert f"Player 1, unasked: {card}" in run("replay", file, "--answers").out


def test_replay_of_a_broken_record_is_bad_input(run: Run, records: list[Path], tmp_path: Path) -> None:
    edited = tmp_path / "edited.record.jsonl"
    edited.write_bytes(records[0].read_bytes().replace(b'"random"', b'"ranger"', 1))
    ran = run("replay", edited)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"undercroft: {edited}: header: the checksum is wrong")


# -- analyse -----------------------------------------------------------------------------------------------------------


def test_only_a_finished_game_is_analysed_from_a_seat_that_it_had(
    refuse: Callable[..., str], records: list[Path], tmp_path: Path
) -> None:
    assert refuse("analyse", records[0], "--seat", 4).endswith("seat 4: this game had seats 1 to 3")
    half, other = tmp_path / "half.record.jsonl", tmp_path / "other.txt"
    half.write_bytes(b"".join(records[0].read_bytes().splitlines(keepends=True)[:40]))
    assert refuse("analyse", half).startswith(f"{half}: the game is not over: only finished games are analysed")
    other.write_text("hello")
    assert refuse("analyse", other).startswith(f"{other}: line 1: not a record")


# -- content check -----------------------------------------------------------------------------------------------------


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A copy of the game's content."""
    return shutil.copytree(GAME.folder / "content", tmp_path / "pack")


def test_content_check(run: Run, content: Path) -> None:
    for path in (GAME.folder / "content", GAME.folder / "content" / "bosses.yaml"):
        assert run("content", "check", path).out.startswith(f"{path}: paperdungeons: 12 dungeons")
    ran = run("content", "check", content, "--game", "paperdungeons", "--json")
    assert ran.json["passed"][0]["game"] == "paperdungeons"


def test_a_mistake_in_content_is_one_line(run: Run, content: Path) -> None:
    file = content / "bosses.yaml"
    file.write_text(file.read_text().replace("id: troll", "id: troll\n  teeth: 32", 1))
    ran = run("content", "check", content, GAME.folder / "content", "--game", "paperdungeons")
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert ran.err.startswith(f"undercroft: {file}: entry 'troll': field 'teeth': unknown key, allowed: ")
    assert "paperdungeons: 12 dungeons" in ran.out


# -- odds and ends -----------------------------------------------------------------------------------------------------


def test_options_are_pairs() -> None:
    assert read_pairs(["a=1", "b=x=y", "c="]) == {"a": "1", "b": "x=y", "c": ""}
    with pytest.raises(BadInput, match="option '=3': expected NAME=VALUE"):
        read_pairs(["=3"])


def test_a_progress_bar_is_for_people_and_for_long_waits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def shown(*, terminal: bool, patience: float) -> str:
        monkeypatch.setattr(Bar, "PATIENCE", patience)
        monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
        with Bar("games", 10) as bar:
            bar(5)
        return capsys.readouterr().err

    assert "5/10" in shown(terminal=True, patience=0)
    assert shown(terminal=True, patience=60) == ""
    assert shown(terminal=False, patience=0) == ""
