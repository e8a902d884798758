"""Golden games and perft tables: what tests/golden holds comes out the same, to the last digest.

Where a rule was changed on purpose, `make golden` brings the files up to date and the diff says what has changed.
Compared are answers, dice, positions and how many answers were allowed; not the versions of rules and content that a
record begins with, which change with every line of code: a golden file does not hold them. Quiet points may be added.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.kernel.errors import BadInput
from undercroft.kernel.registry import game, games
from undercroft.lab.golden import main, read, starts, up_to_date
from undercroft.lab.perft import PERFT, bring_up_to_date, perft, rows, sections

HERE = Path(__file__).parent / "golden"
GAMES = sorted(HERE.glob("*/*.jsonl"))
STARTS = [
    (table.parent, section) for table in sorted(HERE.glob(f"*/{PERFT}")) for section in sections(table.read_text())
]

SMALL = HERE / "paperdungeons" / "solo.jsonl"


def name(value: object) -> str:
    return f"{value.parent.name}-{value.stem}" if isinstance(value, Path) else str(value)


@pytest.mark.parametrize("path", GAMES, ids=name)
def test_a_golden_game_comes_out_the_same(path: Path) -> None:
    read(path).verify()


@pytest.mark.parametrize(("folder", "section"), STARTS, ids=[f"{f.name}-{s.partition(':')[0]}" for f, s in STARTS])
def test_the_same_positions_can_be_reached(folder: Path, section: str) -> None:
    assert list(rows(section, starts(folder))) == section.strip().splitlines()


# -- which games there are --------------------------------------------------------------------------------------------


OURS = [slug for slug, found in games().items() if found.folder.is_relative_to(HERE.parents[1])]


@pytest.mark.parametrize("slug", OURS)
def test_every_game_has_golden_games_of_every_variant_and_size(slug: str) -> None:
    played = [read(path).played for path in sorted((HERE / slug).glob("*.jsonl"))]
    assert len(played) >= 5
    assert {one.game for one in played} == {slug}
    for variant in game(slug).variants():
        assert any(variant.items() <= one.options.items() for one in played), variant
    players = game(slug).players
    assert {players[0], players[-1]} <= {len(one.players) for one in played}
    assert (HERE / slug / PERFT).exists()


@pytest.mark.parametrize("slug", [slug for slug in OURS if game(slug).bench_option])
def test_every_quest_and_adventure_has_a_golden_game(slug: str) -> None:
    which = game(slug).bench_option
    assert which is not None
    played = [read(path).played for path in GAMES if path.parent.name == slug]
    assert {one.options.get(which) for one in played} >= set(game(slug).allowed(which))


# -- what is found, and what is let pass ------------------------------------------------------------------------------


def lines_with(text: str) -> list[str]:
    return [line for line in SMALL.read_text().splitlines() if text in line]


def changed(tmp_path: Path, old: str, new: str, count: int = 1) -> Path:
    """The smallest golden game with something replaced in it."""
    text = SMALL.read_text()
    assert old in text
    path = tmp_path / SMALL.name
    path.write_text(text.replace(old, new, count))
    return path


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"answer":"brew"', '"answer":"dance"', "the recorded answer 'dance' is refused"),
        ('"scores":[', '"scores":[1', "scores: recorded"),
        ('"seed":', '"seed":9', "is not what the seed gives"),
        ('"digest":"', '"digest":"0', "the position after it differs"),
        ('"of":', '"of":9', "answers are allowed, recorded is one of 9"),
        (f"{lines_with('end')[0]}\n", "", "the game has no end"),
        ('{"line":"end"', '{"line":"over"', "no line of a golden game"),
    ],
)
def test_whatever_differs_is_found(tmp_path: Path, old: str, new: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        read(changed(tmp_path, old, new)).verify()


def test_other_versions_of_rules_and_content_are_let_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """They change with every refactoring, and golden games are there to prove that it changes nothing else."""
    found = game("paperdungeons")
    monkeypatch.setattr(found, "version", "of tomorrow")
    monkeypatch.setattr(found, "content_hash", lambda _: "of tomorrow")
    read(SMALL).verify()


def test_more_quiet_points_than_recorded_are_let_pass(tmp_path: Path) -> None:
    read(changed(tmp_path, lines_with('"line":"digest"')[0] + "\n", "")).verify()


# -- bringing them up to date -----------------------------------------------------------------------------------------


def test_what_is_up_to_date_stays_as_it_is() -> None:
    assert up_to_date(read(SMALL)) == SMALL.read_bytes()


def test_answers_stay_as_long_as_they_are_allowed(tmp_path: Path) -> None:
    """As if a rule had been changed after half of the game: the half before it stays, and bots play from there."""
    text = SMALL.read_text()
    middle = lines_with('"line":"digest"')[3]
    before, _, after = text.partition(middle)
    path = tmp_path / SMALL.name
    path.write_text(before + middle + after.replace('"answer":"', '"answer":"no longer ', 1))
    made = up_to_date(read(path)).decode()
    assert made.startswith(before + middle)
    path.write_text(made)
    read(path).verify()


def test_a_first_line_is_enough_and_anew_forgets_what_was_answered(tmp_path: Path) -> None:
    first = SMALL.read_text().splitlines()[0]
    path = tmp_path / SMALL.name
    path.write_text(first + "\n")
    (tmp_path / PERFT).write_text("# Starts\n\nsolo after 7\n")
    main([str(tmp_path)])
    read(path).verify()
    made = path.read_bytes()
    table = (tmp_path / PERFT).read_text()
    assert table.startswith("# Starts\n\nsolo after 7: pap-ask-")
    assert len(sections(table)[0].strip().splitlines()) == 4
    main([str(tmp_path), "--anew"])
    assert path.read_bytes() == made
    assert (tmp_path / PERFT).read_text() == table


# -- counting positions -----------------------------------------------------------------------------------------------


def test_all_positions_are_counted_where_there_is_room_and_else_it_says_how_many_are_not() -> None:
    match = read(HERE / "torchrace" / "two.jsonl").played.start()
    wide = list(perft(match, 3, 10_000))
    assert [depth.tried for depth in wide] == [depth.there for depth in wide]
    assert wide[0].answers == len(match.due[0].space.enumerate(99))
    narrow = list(perft(match, 3, 2))
    assert narrow[0] == wide[0]
    assert all(depth.tried <= 2 for depth in narrow)
    assert [depth.there for depth in narrow[:2]] == [depth.there for depth in wide[:2]]


def test_a_start_in_the_middle_of_chance_is_where_somebody_is_asked() -> None:
    assert len(read(SMALL).at(0).entries) == len(read(SMALL).at(3).entries) == 4
    assert len(read(SMALL).at(5).entries) == 5
    assert read(SMALL).at(9999).over


def test_a_table_is_made_of_its_headings() -> None:
    table = (HERE / "torchrace" / PERFT).read_text()
    bare = "\n".join(line for line in table.splitlines() if not line.startswith("  "))
    assert bring_up_to_date(bare, starts(HERE / "torchrace")) == table
