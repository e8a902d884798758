"""Games as rows of a Parquet file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from undercroft import cli
from undercroft.envs.export import SCHEMA, export
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.errors import BadInput
from undercroft.kernel.record import read
from undercroft.kernel.registry import game
from undercroft.lab.sim import simulate


def recorded(slug: str, folder: Path, games: int = 1) -> list[Path]:
    known = game(slug)
    bot = "greedy" if slug == "massivedarkness2" else "random"  # whichever comes to an end sooner
    simulate(known, known.read_options({}), known.players.start, [bot], games, seed=1, records=folder)
    return sorted(folder.glob("*.record.jsonl"))


def test_every_decision_is_a_row(slug: str, tmp_path: Path) -> None:
    (path,) = recorded(slug, tmp_path)
    file = tmp_path / "games.parquet"
    record = read(path)
    decisions = [entry for entry in record.entries if entry.seat != CHANCE]
    assert export([path], file) == len(decisions)
    table = parquet.read_table(file)
    assert table.schema.equals(SCHEMA)
    rows = table.to_pylist()
    assert [row["seat"] for row in rows] == [entry.seat for entry in decisions]
    assert [json.loads(row["answer"]) for row in rows] == [
        list(entry.answer) if isinstance(entry.answer, tuple) else entry.answer for entry in decisions
    ]
    known, outcome = game(slug), record.load().outcome()
    assert outcome is not None
    for row in rows:
        assert row["action"].startswith(f"{row['prompt']}:")
        assert len(row["observation"]) == known.encoding_size
        assert json.loads(row["ask"])["prompt"]["id"] == row["prompt"]
        assert row["result"] == (1 if row["seat"] in outcome.winners else -1)
        assert row["over"]


def test_a_row_tells_what_the_seat_saw_then(tmp_path: Path) -> None:
    (path,) = recorded("descent", tmp_path)
    export([path], tmp_path / "games.parquet")
    (row,) = parquet.read_table(tmp_path / "games.parquet").slice(40, 1).to_pylist()
    record = read(path)
    match = next(match for match in record.replay() if len(match.entries) == row["n"] - 1)
    assert row["observation"] == pytest.approx(match.game.encode(match.view(row["seat"])), rel=1e-6)


def test_the_command_says_how_many_there_were(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = recorded("paperdungeons", tmp_path, games=2)
    file = tmp_path / "two.parquet"
    assert cli.run(["record", "export", *map(str, paths), "--parquet", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: {parquet.read_metadata(file).num_rows} decisions of 2 games\n"


def test_a_bad_record_leaves_no_file(tmp_path: Path) -> None:
    (path,) = recorded("paperdungeons", tmp_path)
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}\n")
    with pytest.raises(BadInput, match=r"bad\.jsonl"):
        export([path, bad], tmp_path / "games.parquet")
    assert {found.name for found in tmp_path.iterdir()} == {path.name, bad.name}


def test_a_folder_that_is_not_there_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (path,) = recorded("paperdungeons", tmp_path)
    file = tmp_path / "nowhere" / "games.parquet"
    assert cli.run(["record", "export", str(path), "--parquet", str(file)]) == 2
    assert capsys.readouterr().err == f"undercroft: {file}: there is no folder {file.parent}\n"


def test_a_folder_in_place_of_the_file_is_refused_before_a_record_is_read(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="a folder: expected the name of a file"):
        export([tmp_path / "no.record.jsonl"], tmp_path)
