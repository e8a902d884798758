"""The campaign of `make campaign` in its short form: servers are killed in the middle of play and sent nonsense."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.table.campaign.__main__ import campaign, read_arguments
from undercroft.table.campaign.findings import Findings
from undercroft.table.campaign.kept import Done, settle
from undercroft.table.campaign.mutations import mutated
from undercroft.table.load.player import Given

SHORT = "--kills 5 --postgres-kills 3 --failovers 2 --messages 5000 --seed 4 --minutes 600 --at-once 1"


def given(n: int, *, done: bool = False, refused: str = "") -> Given:
    return Given({"t": "chat", "text": str(n)}, 0.0, done=done, refused=refused)


def kept(*numbers: int) -> list[Done]:
    return [Done(place, 0, ("chat", str(n))) for place, n in enumerate(numbers)]


def test_what_was_acknowledged_must_be_kept():
    sent = [given(1, done=True), given(2, done=True), given(3, done=True)]
    assert settle(sent, kept(1, 2, 3)) == ([], [], [], [], [])
    assert settle(sent, kept(1, 3)).lost == [sent[1]]
    assert settle(sent, []).lost == sent


def test_in_order_and_unchanged_and_once():
    sent = [given(1, done=True), given(2, done=True)]
    assert settle(sent, kept(2, 1)).strange
    assert settle(sent, kept(1, 7)).strange == [("chat", "7")]
    assert settle(sent, kept(1, 1, 2)).strange == [("chat", "1")]


def test_what_nothing_was_heard_of_may_be_kept_or_not():
    sent = [given(1, done=True), given(2), given(3, refused="busy")]
    assert settle(sent, kept(1, 2)) == ([(sent[1], 1)], [sent[2]], [], [], [])
    assert settle(sent, kept(1)).gone == sent[1:]


def test_what_is_kept_must_not_be_refused():
    late = given(2, refused="late")
    assert settle([given(1, done=True), late], kept(1, 2)).late == [late]
    assert settle([late, given(2, done=True)], kept(2)) == ([], [], [], [], [])


def test_mutated_messages_are_the_same_again_and_most_are_not_what_they_were():
    message: dict[str, Any] = {"t": "answer", "seat": 0, "decision": 3, "answer": "run", "ref": 7}
    earlier = deque([{"t": "undo", "seat": 1, "ref": 2}])
    many = [mutated(Random(seed), message, earlier) for seed in range(500)]
    assert many == [mutated(Random(seed), message, earlier) for seed in range(500)]
    assert len(set(many)) > 300
    assert sum(data == msgspec.json.encode(message) for data in many) < 5


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Findings], dict[str, Any]]:
    """What came of it, and what was written down."""
    file: Path = tmp_path_factory.mktemp("campaign") / "figures.json"
    found = campaign(read_arguments([*SHORT.split(), "--json", str(file)]))
    return {findings.part: findings for findings in found}, msgspec.json.decode(file.read_bytes())


@pytest.mark.parametrize("part", ["killed, SQLite", "killed, PostgreSQL", "failed over", "nonsense"])
def test_the_server_survives(part: str, short: tuple[dict[str, Findings], dict[str, Any]]):
    findings = short[0][part]
    assert findings.good, findings.failures
    assert not findings.incomplete


def test_it_was_no_walk_in_the_park(short: tuple[dict[str, Findings], dict[str, Any]]):
    found, written = short
    sqlite, postgres, failed_over, nonsense = (findings.done for findings in found.values())
    assert (sqlite["kills"], postgres["kills"], failed_over["failovers"]) == (5, 3, 2)
    assert sqlite["acknowledged"] >= 5 * 8
    assert failed_over["tables that changed hands"] > 0
    assert nonsense["messages"] >= 5000
    assert nonsense["read by the decoder"] > 1000
    assert nonsense["refused by a rule"] > 20
    assert nonsense["accepted"] > 20
    assert nonsense["by HTTP"] >= 600
    assert [part["part"] for part in written["parts"]] == list(found)


def test_a_process_that_its_server_never_got_to_start_is_no_failure(tmp_path: Path):
    log = tmp_path / "log"
    spawned = (
        'Traceback (most recent call last):\n  File "x", line 1, in <module>\n    {}\nEOFError: Ran out of input\n'
    )
    log.write_text(spawned.format("preparation_data = reduction.pickle.load(from_parent)"))
    findings = Findings("killed", 1, (), ("tracebacks",))
    findings.read_log(log)
    assert findings.good
    assert sum(findings.done.values()) == 1
    log.write_text(spawned.format("something.load()"))
    findings.read_log(log)
    assert findings.bad == {"tracebacks": 1}
