"""Words as a careful writer would set them: signs, numbers and forms that no reader should stumble over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undercroft
from undercroft.games.descent import GAME as DESCENT
from undercroft.games.descent.rules.conquest import signed
from undercroft.games.paperdungeons import GAME as PAPER_DUNGEONS
from undercroft.kernel.messages import LANGS, Lang, Msg, msg
from undercroft.terminal.voice import catalogue

SOURCE = Path(undercroft.__file__).parent
EXAMPLES = SOURCE.parents[1] / "examples"
WRITTEN = [
    path
    for folder in (SOURCE, EXAMPLES)
    for pattern in ("*/locale/**/*.ftl", "ledger*.yaml")
    for path in folder.rglob(pattern)
    if "node_modules" not in path.parts
]
WORDS = catalogue(DESCENT, PAPER_DUNGEONS)


def test_a_minus_sign_is_no_hyphen_in_anything_written() -> None:
    hyphen = re.compile(r"(?<![\w\-‐‑.])-(?=\d|\{ *\$)")
    lines = [(path, n, line) for path in WRITTEN for n, line in enumerate(path.read_text("utf-8").splitlines(), 1)]
    assert len(WRITTEN) > 60
    assert [
        f"{path.relative_to(SOURCE.parents[1])}:{n}: {line}" for path, n, line in lines if hyphen.search(line)
    ] == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_number_below_zero_has_a_minus_sign(lang: Lang) -> None:
    text = WORDS.say(msg("pap-log-boss-fled", who="Ada", boss="Troll", glory=-4), lang)
    assert "−4" in text
    assert "-4" not in text


def test_a_number_below_zero_is_still_counted() -> None:
    assert WORDS.say(msg("pap-glory", n=-3), "pl") == "−3 punkty chwały"


@pytest.mark.parametrize("lang", LANGS)
def test_conquest_lost_has_a_minus_sign(lang: Lang) -> None:
    assert (signed(-3), signed(2)) == ("−3", "+2")
    assert "−3" in WORDS.say(msg("des-log-conquest", change=signed(-3), why=Msg("des-why-quest"), left=1), lang)


GEM_A, GEM_B = msg("pap-gem", letter="A"), msg("pap-gem", letter="B")


@pytest.mark.parametrize(
    ("gems", "announced", "vanished"),
    [
        (
            [GEM_A],
            "Ada ma łup: klejnot A. Kto nie zdążył, ten już go nie zdobędzie.",
            "Z podziemi znika klejnot A.",
        ),
        (
            [GEM_A, GEM_B],
            "Ada ma łup: klejnot A i klejnot B. Kto nie zdążył, ten już ich nie zdobędzie.",
            "Z podziemi znikają klejnot A i klejnot B.",
        ),
    ],
)
def test_one_gem_or_several_in_polish(gems: list[Msg], announced: str, vanished: str) -> None:
    assert WORDS.say(msg("pap-log-announce", who="Ada", gems=gems, n=len(gems)), "pl") == announced
    assert WORDS.say(msg("pap-log-vanish", gems=gems, n=len(gems)), "pl") == vanished


def test_cards_are_drawn_as_polish_players_say_it() -> None:
    polish = [path for path in WRITTEN if "pl" in path.parts or path.name == "ledger.pl.yaml"]
    assert [path.name for path in polish if re.search(r"\b(po)?ciągn(ie|ię|ij)", path.read_text("utf-8"))] == []
    assert WORDS.say(msg("des-log-draw", n=2), "pl") == "Pan Podziemi dobiera 2 karty."


def test_no_text_says_that_the_rules_are_in_english_only() -> None:
    assert "po angielsku" not in WORDS.say(msg("term-help"), "pl")
