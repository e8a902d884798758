"""The balance report: tables and a picture."""

import pytest

from undercroft.kernel.errors import BadInput
from undercroft.lab import report


def test_a_small_report(tmp_path):
    played = report.play(["random"] * 3, 4)
    assert len(played) == 12
    table = report.lines_table({"random": played})
    assert len(table) == 2 + 12
    assert table[-1].startswith("| L | total |")
    picture = tmp_path / "img" / "scores.svg"
    report.draw(played, played, played, picture)
    assert "<svg" in picture.read_text()


def test_an_interval_near_the_end_of_the_scale():
    assert report.share(500, 500) == "100.0% (99.2% to 100.0%)"
    assert report.share(50, 100) == "50.0% (40.4% to 59.6%)"


def test_only_games_that_have_a_report():
    with pytest.raises(BadInput, match="paperdungeons"):
        report.main(["chess"])
