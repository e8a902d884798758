"""Which rules are exercised where."""

from textwrap import dedent

import msgspec
import pytest

from undercroft.kernel.citations import citations
from undercroft.kernel.coverage import coverage, roots_of
from undercroft.kernel.errors import BadInput
from undercroft.kernel.registry import game

LEDGER = """
game: toy
title: Toy
rules:
  - {id: TOY-A-01, area: a, where: p. 1, rule: One.}
  - {id: TOY-A-02, area: a, where: p. 1, rule: Two.}
  - {id: TOY-A-03, area: a, where: p. 1, rule: Three.}
  - {id: TOY-A-04, area: a, where: p. 1, rule: Four., not_applicable: How to sharpen a pencil.}
"""
SCENARIO = """
title: A scenario
game: toy
players: 2
rules: [TOY-A-02]
then: {over: false}
"""


class Toy:
    slug = "toy"

    def __init__(self, folder):
        self.folder = folder


@pytest.fixture
def toy(tmp_path):
    folder = tmp_path / "src" / "toy"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "ledger.yaml").write_text(LEDGER)
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    return Toy(folder)


def covered(toy, source, name="test_toy.py"):
    (toy.folder.parents[1] / "tests" / name).write_text(dedent(source))
    return coverage(toy, roots_of(toy))


def test_what_nothing_exercises_is_untested(toy):
    found = covered(toy, "")
    assert (found.rules, found.tested) == (4, 0)
    assert found.untested == ["TOY-A-01", "TOY-A-02", "TOY-A-03"]
    assert found.not_applicable == {"TOY-A-04": "How to sharpen a pencil."}


def test_marks_are_read_from_functions_classes_parameters_and_modules(toy):
    found = covered(
        toy,
        """
        import pytest

        @pytest.mark.rule("TOY-A-01", "TOY-A-02")
        def test_one():
            pass

        @pytest.mark.rule("TOY-A-01")
        class TestTwo:
            @pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("TOY-A-03"))])
            def test_three(self, n):
                pass
        """,
    )
    assert found.untested == []
    assert found.by_rule == {
        "TOY-A-01": ["tests/test_toy.py::test_one", "tests/test_toy.py::TestTwo"],
        "TOY-A-02": ["tests/test_toy.py::test_one"],
        "TOY-A-03": ["tests/test_toy.py::TestTwo::test_three"],
    }
    found = covered(toy, 'import pytest\npytestmark = [pytest.mark.slow, pytest.mark.rule("TOY-A-01")]')
    assert found.by_rule == {"TOY-A-01": ["tests/test_toy.py"]}


@pytest.mark.parametrize("mark", ["skip", 'skip("later")', 'skipif(True, reason="")', "xfail(strict=True)"])
def test_a_test_that_does_not_run_proves_nothing(toy, mark):
    found = covered(
        toy,
        f"""
        import pytest

        @pytest.mark.{mark}
        @pytest.mark.rule("TOY-A-01")
        def test_one():
            pass
        """,
    )
    assert found.by_rule == {}


def test_helpers_are_not_tests(toy):
    assert covered(toy, '@pytest.mark.rule("TOY-A-01")\ndef helper(): ...', name="helpers.py").by_rule == {}


def test_scenarios_count(toy):
    (toy.folder / "scenarios" / "one.yaml").write_text(SCENARIO)
    assert covered(toy, "").by_rule == {"TOY-A-02": ["scenarios/one.yaml"]}


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ('@pytest.mark.rule("TOY-A-99")\ndef test_one(): ...', "the ledger of toy has no rule 'TOY-A-99'"),
        (
            'IDS = ["TOY-A-01"]\n@pytest.mark.rule(*IDS)\ndef test_one(): ...',
            "line 2: expected rule ids as plain strings",
        ),
        ("def test_one(:", "not a Python module"),
    ],
)
def test_mistakes_are_one_line(toy, source, problem):
    with pytest.raises(BadInput, match=problem):
        covered(toy, source)


def test_rules_of_other_games_are_left_alone(toy):
    assert covered(toy, '@pytest.mark.rule("ELF-A-01")\ndef test_one(): ...').by_rule == {}


def test_the_json_shape_is_that_of_the_command_line():
    paperdungeons = game("paperdungeons")
    found = msgspec.to_builtins(coverage(paperdungeons, roots_of(paperdungeons)))
    assert {"rules", "tested", "untested", "not_applicable", "by_rule"} <= set(found)
    assert found["rules"] == 220


def cited(toy, name, text):
    path = toy.folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return {rule: [(place.file.name, place.line) for place in places] for rule, places in citations(toy).items()}


def test_a_rule_is_where_source_or_content_cites_it(toy):
    cited(toy, "content/cards.yaml", "# TOY-A-02\n")
    cited(toy, "quests/first.yaml", "goal: gold # TOY-A-02\n")
    found = cited(toy, "rules.py", '"""TOY-A-02."""\n\nx = 1  # TOY-A-01\n')
    assert found == {
        "TOY-A-01": [("rules.py", 3)],
        "TOY-A-02": [("rules.py", 1), ("cards.yaml", 1), ("first.yaml", 1)],
        "TOY-A-03": [],
        "TOY-A-04": [],
    }


def test_the_letters_of_a_game_may_hold_a_number(toy):
    (toy.folder / "ledger.yaml").write_text(LEDGER.replace("TOY", "TY2"))
    found = cited(toy, "rules.py", "# TY2-A-01 to TY2-A-02\n")
    assert {rule: len(places) for rule, places in found.items() if places} == {"TY2-A-01": 1, "TY2-A-02": 1}


def test_a_rule_that_software_cannot_exercise_need_not_be_cited(toy):
    cited(toy, "rules.py", "# TOY-A-01, 02\n")
    assert covered(toy, "").uncited == ["TOY-A-03"]
    assert covered(toy, "").cited == 2


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("TOY-A-01, 03", [1, 3]),
        ("TOY-A-01, TOY-A-03 and 04", [1, 3, 4]),
        ("TOY-A-01 to 03", [1, 2, 3]),
        ("TOY-A-02 to TOY-A-04", [2, 3, 4]),
        ("TOY-A-01: 03 of them, ELF-A-02, TOY-A-021", [1]),
    ],
)
def test_lists_and_ranges_cite_every_rule_in_them(toy, text, numbers):
    found = cited(toy, "rules.py", f"# {text}\n")
    assert [rule for rule, places in found.items() if places] == [f"TOY-A-0{number}" for number in numbers]


@pytest.mark.parametrize(
    "name",
    ["bot/a.py", "browser/a.py", "terminal/a.py", "scenario/a.py", "scenarios/a.yaml", "ledger.pl.yaml", "notes.txt"],
)
def test_who_only_asks_or_shows_a_rule_does_not_decide_it(toy, name):
    assert not any(cited(toy, name, "# TOY-A-01\n").values())
