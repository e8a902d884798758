from importlib.resources import files
from pathlib import Path

import pytest

from undercroft.kernel.content import ContentError
from undercroft.kernel.ledger import load_ledger

PAPERDUNGEONS = Path(str(files("undercroft.games") / "paperdungeons"))


@pytest.fixture(scope="module")
def ledger():
    return load_ledger(PAPERDUNGEONS)


def test_every_rule_of_paper_dungeons_is_there(ledger):
    assert (ledger.game, ledger.title) == ("paperdungeons", "Paper Dungeons")
    assert len(ledger.rules) == len(ledger.by_id) == 220
    assert all(rule.id.startswith("PAP-") for rule in ledger.rules)


def test_rules_are_found_by_id(ledger):
    rule = ledger["PAP-SHT-10"]
    assert (rule.area, rule.vector) == ("player sheet", "9 monsters -> 16 glory")
    assert "PAP-SHT-10" in ledger
    assert "PAP-SHT-99" not in ledger
    with pytest.raises(KeyError, match="PAP-SHT-99"):
        ledger["PAP-SHT-99"]


def test_few_rules_are_out_of_reach_of_software(ledger):
    assert sum(1 for rule in ledger.rules if rule.not_applicable) <= 10


def test_a_broken_ledger_is_one_line(tmp_path):
    text = "game: g\ntitle: G\nrules:\n  - {id: G-1, area: setup, where: '1', rule: Begin., why: because}\n"
    (tmp_path / "ledger.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match=r"ledger\.yaml: entry 'G-1': field 'why': unknown key, allowed: id, area,"):
        load_ledger(tmp_path)
