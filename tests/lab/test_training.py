"""A judge learns from games: the same one every time, of what can be learned; and only where it fits."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft import cli
from undercroft.bots import make_bot
from undercroft.bots.random import RandomBot
from undercroft.bots.search.judge import judge_of
from undercroft.bots.search.judge_file import FORMAT, SHIPPED, JudgeFile, read_judge, version_of, write_judge
from undercroft.bots.search.learned import Forest, Tree
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game
from undercroft.lab.balance import plan_cell
from undercroft.lab.sim import play_out, simulate
from undercroft.lab.training.fitting import by_side
from undercroft.lab.training.positions import Source, gather
from undercroft.lab.training.train import Trained, train
from undercroft.lab.workers import Here, find_workers

SAGA, RACE = game("dungeonsaga"), game("torchrace")
GAMES = 150


def source(one: Any = SAGA, players: tuple[int, ...] = (2,), seed: int = 3) -> Source:
    return Source(one, one.read_options({}), players, seed)


@pytest.fixture(scope="module", autouse=True)
def runner() -> Iterator[None]:
    """Somebody who runs the torch race, so that there are quick games to learn from."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(RACE), "greedy", lambda self, rng: RandomBot(rng))
        yield


@pytest.fixture(scope="module")
def trained(runner: None) -> Trained:
    return train(source(RACE), {}, GAMES)


@pytest.fixture
def kept(trained: Trained, tmp_path: Path) -> Path:
    path = tmp_path / "race.json"
    write_judge(trained.judge, path)
    return path


def changed(path: Path, **facts: Any) -> Path:
    """The file as somebody has changed it who did not care for its checksum."""
    path.write_text(json.dumps(json.loads(path.read_text()) | facts))
    return path


def signed(path: Path, judge: JudgeFile, **facts: Any) -> Path:
    """The file of another judge, with the right checksum."""
    write_judge(msgspec.structs.replace(judge, **facts), path)
    return path


def begun(players: int = 2, decisions: int = 3) -> Match[Any]:
    match = Match(RACE, RACE.read_options({}), players, Seeded(8), log=False)
    play_out(match, [RandomBot(Random(1))] * players, decisions)
    return match


# -- learning ---------------------------------------------------------------------------------------------------------


def test_positions_do_not_depend_on_processes() -> None:
    told: list[int] = []
    alone = gather(source(RACE), 9, progress=told.append)
    with find_workers(jobs=2) as workers:
        assert gather(source(RACE), 9, workers) == alone
    assert told == list(range(1, 10))
    assert not any(one.error for one in alone)


def test_both_sides_see_the_same_moments_with_opposite_ends() -> None:
    samples = [sample for one in gather(source(), 3) for sample in one.samples]
    sides = dict(by_side(samples))
    assert set(sides) == {"heroes", "overlord"}
    ends = [(one.game, one.won, other.won) for one, other in zip(sides["heroes"], sides["overlord"], strict=True)]
    assert all(heroes != overlord for _, heroes, overlord in ends)


def test_games_go_through_the_numbers_of_players() -> None:
    samples = [one.samples for one in gather(source(players=(2, 3)), 2)]
    assert all(samples)
    assert samples[0] != [one.samples for one in gather(source(), 2)][1]


def test_the_same_games_make_the_same_judge(trained: Trained) -> None:
    with find_workers(jobs=2) as workers:
        assert train(source(RACE), {}, GAMES, workers) == trained


def test_the_report_is_of_games_that_were_not_learned_from(trained: Trained) -> None:
    (one,) = trained.report
    assert one.positions < sum(each.positions for each in one.own.calibration) * 2
    assert one.positions == sum(each.positions for each in one.learned.calibration)
    assert 0.5 < one.learned.auc <= 1
    assert one.learned.log_loss < one.blind


def test_too_few_games_are_refused_in_one_line() -> None:
    """Where one side nearly always wins, more of the same games help little."""
    too_few = "too few games to learn from: the heroes must have won and lost some .*, and won in .*: more --games, or "
    with pytest.raises(BadInput, match=f"{too_few}with --quest or --option a game that is closer"):
        train(source(), {}, 2)


# -- judging ----------------------------------------------------------------------------------------------------------


def test_trees_go_left_up_to_the_threshold() -> None:
    tree = Tree((1, -1, -1), (0.5, -0.2, 0.3), (1, 0, 0), (2, 0, 0))
    forest = Forest(0.1, (tree, tree))
    assert forest.value([9.0, 0.5]) == pytest.approx(0.1 - 0.4)
    assert forest.value([9.0, 0.6]) == pytest.approx(0.1 + 0.6)


def test_a_judge_of_what_has_ended_says_how_it_ended(kept: Path) -> None:
    judge = judge_of(RACE, str(kept))
    match = begun()
    assert all(-0.95 <= judge(match, seat) <= 0.95 for seat in range(2))
    play_out(match, [RandomBot(Random(1))] * 2)
    assert [judge(match, seat) for seat in range(2)] == [
        1.0 if seat in match.outcome().winners else -1.0 for seat in (0, 1)
    ]


def test_search_thinks_with_a_judge_from_a_file(kept: Path) -> None:
    match = begun()
    seat = match.waiting[0]
    bot = make_bot(f"search:iterations=16:judge={kept}", RACE, Random(1))
    play_out(match, [bot, bot], 1)
    assert match.entries
    with pytest.raises(BadInput, match="a judge of tables for 2 players with the usual options: it knows no others"):
        judge_of(RACE, str(kept))(begun(players=3), seat)


def test_a_judge_is_read_once_until_its_file_changes(
    trained: Trained, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def reading(one: Any, path: Path) -> JudgeFile:
        read.append(path)
        return read_judge(one, path)

    monkeypatch.setattr("undercroft.bots.search.judge.read_judge", reading)
    for _ in range(3):
        make_bot(f"search:judge={kept}", RACE, Random(0))
    assert read == [kept]
    signed(kept, trained.judge, games=trained.judge.games + 10**6)
    make_bot(f"search:judge={kept}", RACE, Random(0))
    assert read == [kept, kept]


def test_judges_that_come_with_the_package_fit_their_game() -> None:
    for path in SHIPPED.glob("*.json"):
        assert read_judge(game(path.stem), path).sides
        assert path.stat().st_size < 100_000


# -- what does not fit ------------------------------------------------------------------------------------------------


def test_a_judge_of_another_version_is_refused(trained: Trained, kept: Path) -> None:
    for part in ("numbers", "rules", "content", "encoding"):
        version = msgspec.structs.replace(trained.judge.version, **{part: 7 if part == "numbers" else "other"})
        with pytest.raises(BadInput, match=f"another version of torchrace \\(other {part}\\)"):
            read_judge(RACE, signed(kept, trained.judge, version=version))
    with pytest.raises(BadInput, match="other options"):
        read_judge(RACE, signed(kept, trained.judge, options={"adventure": "gone"}))
    kept.write_text('{"format":1,"game":"torchrace","players":[2]}')  # it had no checksum
    with pytest.raises(BadInput, match="another version of torchrace \\(format 1, not 2\\)"):
        read_judge(RACE, kept)


@pytest.mark.parametrize("facts", [{"games": 7}, {"players": []}, {"sides": {}}, {"sum": ""}], ids=str)
def test_a_judge_that_is_not_as_it_was_written_is_refused(kept: Path, facts: dict[str, Any]) -> None:
    with pytest.raises(
        BadInput, match="a damaged judge: its checksum is wrong: 'undercroft lab train torchrace' makes"
    ):
        read_judge(RACE, changed(kept, **facts))


LEAF = Tree((-1,), (0.1,), (0,), (0,))


@pytest.mark.parametrize(
    ("facts", "complaint"),
    [
        ({"players": ()}, "for no players"),
        ({"players": (2, 9)}, "for 2, 9 players"),
        ({"sides": {}}, "it knows nothing of a player"),
        ({"sides": {"heroes": Forest(0.0, ())}}, "it knows nothing of a player"),
        ({"sides": {"": Forest(123456.0, ())}}, "a forest that begins at 123456: from -1 to 1 is allowed"),
        *(
            ({"sides": {"": Forest(0.0, (LEAF, tree))}}, complaint)
            for tree, complaint in (
                (Tree((), (), (), ()), "a tree whose parts are empty or not equally long"),
                (Tree((-1,), (0.1, 0.2), (0,), (0,)), "a tree whose parts are empty or not equally long"),
                (Tree((-1,), (7.0,), (0,), (0,)), "a tree with 7 at a node"),
                (Tree((999, -1, -1), (0.5, 0.1, 0.1), (1, 0, 0), (2, 0, 0)), "a tree that looks at number 999 of"),
                (
                    Tree((0, -1, -1), (0.5, 0.1, 0.1), (0, 0, 0), (2, 0, 0)),
                    "a node that does not lead on to later ones",
                ),
                (
                    Tree((0, -1, -1), (0.5, 0.1, 0.1), (1, 0, 0), (3, 0, 0)),
                    "a node that does not lead on to later ones",
                ),
            )
        ),
    ],
)
def test_a_judge_that_could_not_judge_is_refused_when_it_is_read(
    trained: Trained, kept: Path, facts: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadInput, match=complaint):
        read_judge(RACE, signed(kept, trained.judge, **facts))


@pytest.mark.parametrize("name", ["", "."])
def test_a_judge_that_is_no_file_is_refused_with_what_is_allowed(name: str) -> None:
    expected = f"search: judge={name}: expected own, trained, or a file that 'undercroft lab train torchrace' wrote"
    with pytest.raises(BadInput) as refused:
        make_bot(f"search:judge={name}", RACE, Random(0))
    assert str(refused.value) == expected


@pytest.mark.parametrize(
    "command",
    [
        "sim torchrace --players 3 --games 1 --bots BOT",
        "arena torchrace --players 3 --games 1 --bots random,BOT",
        "lab gain torchrace --players 3 --games 1 --bot BOT",
        "lab ablation torchrace --players 3 --games 1 --bot BOT",
    ],
)
def test_a_judge_of_other_tables_is_refused_before_a_game_is_played(
    kept: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(command.replace("BOT", f"search:iterations=4:judge={kept}").split()) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(f"undercroft: {kept}: a judge of tables for 2 players with the usual options")


def test_the_quests_of_a_balance_must_be_those_of_its_judge(tmp_path: Path) -> None:
    path, options = tmp_path / "saga.json", {"adventure": "1"}
    sides = {side: Forest(0.0, ()) for side in ("overlord", "heroes")}
    version = version_of(SAGA, SAGA.read_options(options), 2)
    write_judge(JudgeFile(FORMAT, "dungeonsaga", (2,), options, version, 1, 1, sides), path)
    bots = [f"search:judge={path}", "random"]
    assert plan_cell(SAGA, "1", 2, bots, 1).quest == "1"
    for quest, players in (("1", 3), ("2", 2)):
        with pytest.raises(BadInput, match="a judge of tables for 2 players with adventure=1: it knows no others"):
            plan_cell(SAGA, quest, players, bots, 1)


class Elsewhere(Here):
    """Workers that have folders of their own."""

    share_files = False


def test_where_files_are_not_shared_a_judge_is_told_by_its_whole_path(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(kept.parent)
    options = RACE.read_options({})
    with pytest.raises(BadInput, match=r"judge=race\.json: with --ray, tell the whole path of a file that is there on"):
        simulate(RACE, options, 2, ["search:iterations=4:judge=race.json"], 1, workers=Elsewhere())
    assert not simulate(RACE, options, 2, [f"search:iterations=4:judge={kept}"], 1, workers=Elsewhere()).errors


def test_a_judge_of_another_game_or_no_judge_is_refused(kept: Path, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="a judge of torchrace, not of descent"):
        make_bot(f"search:judge={kept}", game("descent"), Random(0))
    with pytest.raises(BadInput, match="cannot be read: No such file"):
        make_bot("search:judge=nowhere.json", RACE, Random(0))
    (tmp_path / "poem.json").write_text("{}")
    with pytest.raises(BadInput, match="not a judge: 'undercroft lab train torchrace --out FILE' writes one"):
        read_judge(RACE, tmp_path / "poem.json")


def test_what_its_numbers_mean_is_part_of_a_version(monkeypatch: pytest.MonkeyPatch) -> None:
    before = version_of(RACE, RACE.read_options({}), 2)
    monkeypatch.setattr(type(RACE), "evaluate", lambda self, view, seat: 0.25)
    after = version_of(RACE, RACE.read_options({}), 2)
    assert before.rules == after.rules
    assert before.encoding != after.encoding


# -- the command ------------------------------------------------------------------------------------------------------


def test_the_command_writes_the_same_file_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("a.json", "b.json")]
    for path, jobs in zip(files, ("1", "2"), strict=True):
        call = ["lab", "train", "torchrace", "--games", "150", "--seed", "3", "--jobs", jobs, "--out", str(path)]
        assert cli.run(call) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    told = capsys.readouterr().out
    assert "learned" in told
    assert "trees from 150 games" in told


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["chess"], "chess"),
        (["dungeonsaga", "--players", "two"], "--players two: expected numbers with commas, such as 2 or 2,3,4"),
        (["dungeonsaga", "--players", "9"], "dungeonsaga: 9 players: allowed are 2 to 5"),
        (["dungeonsaga", "--out", "nowhere/judge.json"], "nowhere/judge.json: there is no folder nowhere"),
        (["dungeonsaga", "--out", "."], ".: a folder: expected the name of a file"),
        (["dungeonsaga", "--out", "j" * 300], "cannot be written: File name too long"),
    ],
)
def test_what_is_wrong_is_one_line(arguments: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["lab", "train", *arguments]) == 2
    told = capsys.readouterr().err
    assert line in told
    assert told.count("\n") == 1


def test_what_was_learned_is_told_even_if_its_file_cannot_be_written_in_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(judge: JudgeFile, path: Path) -> None:
        raise BadInput(f"{path}: cannot be written: No space left on device")

    monkeypatch.setattr("undercroft.bots.search.judge_file.write_judge", full)
    call = ["lab", "train", "torchrace", "--games", "150", "--seed", "3", "--out", str(tmp_path / "a.json")]
    assert cli.run(call) == 1
    told = capsys.readouterr()
    assert "learned" in told.out
    assert told.err == f"undercroft: {tmp_path / 'a.json'}: cannot be written: No space left on device\n"


def test_a_game_that_no_bot_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(RACE), "greedy", lambda self, rng: None)
    with pytest.raises(BadInput, match="torchrace: nobody can play it for the judge to learn from"):
        train(source(RACE), {}, 10)


def test_json_tells_what_the_judges_know(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["lab", "train", "torchrace", "--games", "150", "--seed", "3", "--json", "--out", str(tmp_path / "a.json")]
    assert cli.run(call) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["players"] == [2]
    assert [one["side"] for one in told["sides"]] == [""]
    assert {"log_loss", "auc", "calibration"} == set(told["sides"][0]["learned"])
