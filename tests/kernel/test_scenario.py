"""The scenario runner: what a file may say, what passes, and how the first difference is told."""

import re
from pathlib import Path

import msgspec
import pytest
import yaml

from undercroft.games.descent.scenario.given import Given as DescentGiven
from undercroft.games.descent.scenario.given import GivenHero, GivenMonster, GivenOverlord, GivenTurn
from undercroft.games.dungeonsaga.scenario import given as dungeonsaga
from undercroft.games.dungeonsaga.scenario.drawn_map import DrawnMap
from undercroft.games.paperdungeons.scenario.arrange import Given, GivenSheet
from undercroft.kernel.errors import BadInput
from undercroft.kernel.scenario import Report, load, run, run_paths
from undercroft.kernel.scenario_asks import written as written_page
from undercroft.kernel.scenario_file import Expectation, Script, Step

GOBLIN = """
title: A goblin
game: paperdungeons
rules: [PAP-MON-04]
players: 2
given:
  dungeon: A
  pool: [warrior, mage, cleric, boots3, boots3, boots3]
  players:
    1: {at: C1, heroes: {rogue: 2}}
when:
  - {player: 1, answers: [0, move, D1]}
then:
  state: {players: {1: {at: D1, slain: [D1], damage: 1}}}
"""
SIT_OUT = [3, "stop", 4, "stop", 5, "stop"]
CALM = ["warrior", "mage", "cleric", "boots3", "boots3", "boots3"]


class Plain(yaml.SafeDumper):
    """Writes every value out, as people do."""

    def ignore_aliases(self, data):
        return True


@pytest.fixture
def written(tmp_path):
    """Writes a scenario: the goblin's, with other values for some keys (None leaves a key out)."""

    def write(**changes):
        data = yaml.safe_load(GOBLIN) | changes
        path = tmp_path / "goblin.yaml"
        path.write_text(yaml.dump({key: value for key, value in data.items() if value is not None}, Dumper=Plain))
        return path

    return write


def played(path):
    return run(load(path))


def test_a_scenario_that_holds_passes(written):
    assert played(written()) is None


def test_the_first_difference_is_told_with_its_place(written):
    failure = played(written(then={"state": {"players": {1: {"damage": 2, "potions": 7}}}}))
    assert failure is not None
    assert (failure.step, failure.where, failure.expected, failure.got) == ("then", "state.players.1.damage", 2, 1)
    assert failure.file.endswith("goblin.yaml")


@pytest.mark.parametrize(
    ("then", "where", "got"),
    [
        ({"state": {"players": {1: {"slain": []}}}}, "state.players.1.slain", ["D1"]),
        ({"state": {"players": {1: {"slain": ["D1", "F7"]}}}}, "state.players.1.slain", ["D1"]),
        ({"state": {"players": {3: {"damage": 0}}}}, "state.players.3", "no such key, there are 1, 2"),
        ({"state": {"round": True}}, "state.round", 1),
        ({"state": {"players": {1: {"resurrected": 0}}}}, "state.players.1.resurrected", False),
        ({"over": True}, "over", False),
        ({"winners": [1]}, "winners", None),
        ({"scores": [1, 2]}, "scores", None),
        ({"side": "overlord"}, "side", None),
        ({"said": ["pap-log-slain", "pap-log-enter"]}, "said", "said earlier only"),
        ({"said": ["pap-log-vanish"]}, "said", "never said"),
        ({"not_said": ["pap-log-slain"]}, "not_said", "said"),
        ({"view": {2: {"players": {1: {"at": "D1"}}}}}, "view.2.players.1.at", "C1"),  # still sealed
    ],
)
def test_every_expectation_can_fail(written, then, where, got):
    failure = played(written(then=then))
    assert failure is not None
    assert (failure.step, failure.where, failure.got) == ("then", where, got)


def test_expectations_that_hold_on_everything_else(written):
    then = {
        "state": {"pool": CALM, "story": None, "players": {"1": {"at": "D1"}}},
        "view": {1: {"players": {1: {"at": "D1"}}}, 2: {"players": {1: {"at": "C1"}}}},
        "said": ["pap-log-enter", "pap-log-slain", "pap-log-damage"],
        "not_said": ["pap-log-vanish"],
        "over": False,
    }
    assert played(written(then=then)) is None


@pytest.mark.parametrize(
    ("step", "where"),
    [
        ({"player": 1, "asked": "pap-ask-die"}, "asked"),
        ({"player": 2, "asked": "nothing"}, "asked"),
        ({"player": 1, "offers": ["F7"]}, "offers"),
        ({"player": 1, "offers_only": ["C1", "stop"]}, "offers_only"),
        ({"player": 1, "not_offered": ["C1"]}, "not_offered"),
        ({"player": 1, "refused": "C1"}, "refused"),
        ({"player": 1, "refused": "D2", "rule": "PAP-MOV-06"}, "rule"),
        ({"player": 1, "answer": "D2"}, "pap-ask-step"),
        ({"player": 1, "answers": ["C1", "stop"]}, "pap-ask-die"),
        ({"player": 1, "now": "D1"}, "now"),
        ({"expect": {"state": {"round": 2}}}, "state.round"),
    ],
)
def test_every_step_can_fail(written, step, where):
    failure = played(written(when=[{"player": 1, "answers": [0, "move", "D1"]}, step]))
    assert failure is not None
    assert (failure.step, failure.where) == ("when 2", where)


def test_steps_that_hold(written):
    steps = [
        {"player": 1, "asked": "pap-ask-die", "answers": [0, "move", "D1"]},
        {"player": 1, "offers": ["C1"], "not_offered": ["D2"], "refused": "D2", "rule": "PAP-MOV-05"},
        {"player": 1, "offers_only": ["stop", "E1", "C1"], "answer": "stop", "expect": {"state": {"round": 1}}},
        {"player": 1, "asked": "pap-ask-die"},
        {"player": 2, "answers": [*SIT_OUT]},
        {"player": 2, "asked": "nothing"},
    ]
    assert played(written(when=steps)) is None


def test_a_player_who_is_not_asked_cannot_answer(written):
    steps = [{"player": 2, "answers": SIT_OUT}, {"player": 2, "answer": 0}]
    failure = played(written(when=steps))
    assert failure is not None
    assert (failure.step, failure.expected, failure.got) == ("when 2", "player 2 is asked", "waiting for 1")


def test_a_refused_answer_is_said_in_words(written):
    failure = played(written(when=[{"player": 1, "answers": [0, "level:mage"]}]))
    assert failure is not None
    assert failure.expected == "level:mage is accepted"
    assert failure.got.startswith("refused: ")
    assert failure.got.endswith("(PAP-LVL-01)")


# ---------------------------------------------------------------- chance


ROUND = [{"player": 1, "answers": SIT_OUT}, {"player": 2, "answers": SIT_OUT}]


def test_chance_is_scripted(written):
    path = written(when=ROUND, chance=[["rogue", *CALM[1:]]], then={"state": {"pool": ["rogue", *CALM[1:]]}})
    assert played(path) is None


def test_an_outcome_too_few_is_a_difference(written):
    failure = played(written(when=ROUND))
    assert failure is not None
    assert (failure.step, failure.expected, failure.got) == ("when 2", "an outcome for a roll", "only 0 are written")


def test_an_outcome_too_many_is_a_difference(written):
    failure = played(written(chance=[CALM]))
    assert failure is not None
    assert (failure.step, failure.expected, failure.got) == ("chance", 1, 0)


def test_an_impossible_outcome_is_a_difference(written):
    failure = played(written(when=ROUND, chance=[["boots3", *CALM[1:]]]))
    assert failure is not None
    assert (failure.step, failure.where, failure.expected) == ("when 2", "chance 1", "a roll that can happen")


def test_without_given_the_game_begins_at_its_beginning(written):
    path = written(
        given=None,
        options={"dungeon": "D", "missions": False},
        chance=[["noble", "healer", "ranger", "merchant"], ["rooms", "items", "gems", "health"]],
        when=[{"player": 2, "asked": "pap-ask-power", "offers_only": ["ranger", "merchant"]}],
        then={"state": {"round": 0, "dungeon": "D"}},
    )
    assert played(path) is None


SHUFFLE = """
title: The discards become the deck
game: descent
players: 2
given:
  map: "1."
  turn: overlord
  heroes: {1: {card: mordrog}}
  overlord: {deck: [aim], discard: [dodge, rage]}
chance:
  - [rage, dodge]
then:
  state: {overlord: {hand: [aim, dodge], deck: [rage], discard: []}}
"""


def test_a_shuffle_is_written_from_the_bottom_up(tmp_path):
    """The card drawn next is the last one, though `given` writes decks with the next card first."""
    path = tmp_path / "shuffle.yaml"
    path.write_text(SHUFFLE)
    assert played(path) is None
    path.write_text(SHUFFLE.replace("[rage, dodge]", "[rage]"))
    failure = played(path)
    assert failure is not None
    assert failure.expected == "a shuffle of 2 (the next card last) that can happen"
    path.write_text(SHUFFLE.replace("chance:\n  - [rage, dodge]\n", ""))
    failure = played(path)
    assert failure is not None
    assert failure.expected == "an outcome for a shuffle of 2 (the next card last)"


# ---------------------------------------------------------------- mistakes in a file


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"title": None}, "field 'title': missing, expected text"),
        ({"tilte": "x"}, "field 'tilte': unknown key, allowed: title, game, players"),
        ({"game": "chess"}, "there is no game 'chess': installed are"),
        ({"players": 9}, "9 players: allowed are 1 to 8"),
        ({"players": "two"}, "field 'players': expected a whole number of at least 1, got 'two'"),
        ({"rules": ["PAP-MON-99"]}, "field 'rules': the ledger of paperdungeons has no rule 'PAP-MON-99'"),
        ({"options": {"speed": 3}}, "there is no option 'speed'"),
        ({"given": {"dungeon": "Z"}}, "given: field 'dungeon': expected one of A, B"),
        ({"when": [{"player": 1, "anwser": 0}]}, "entry 1: field 'anwser': unknown key, allowed: player, asked"),
        ({"when": [{"answer": 0}]}, "entry 1: the key 'player' is missing"),
        ({"when": [{"player": 1}]}, "entry 1: nothing happens"),
        ({"when": [{"player": 1, "answer": 0, "answers": [0]}]}, "expected 'answer' or 'answers', not both"),
        ({"when": [{"player": 1, "answer": 0, "rule": "PAP-MOV-05"}]}, "the key 'rule' belongs to 'refused'"),
        ({"when": [{"player": 1, "refused": 0, "rule": "PAP-X"}]}, "has no rule 'PAP-X'"),
        ({"when": [{"player": 3, "answer": 0}]}, "there is no player 3: allowed are 1 to 2"),
        ({"when": [{"player": 1, "asked": "pap-ask-dye"}]}, "no message of paperdungeons has the id 'pap-ask-dye'"),
        ({"then": {"not_said": ["pap-log-slayn"]}}, "no message of paperdungeons has the id 'pap-log-slayn'"),
        ({"then": None}, "nothing is expected"),
        ({"then": {"winners": [3]}}, "there is no player 3"),
    ],
)
def test_a_mistake_is_one_line_with_its_place(written, changes, problem):
    path = written(**changes)
    with pytest.raises(BadInput) as raised:
        played(path)
    line = str(raised.value)
    assert line.startswith(str(path))
    assert problem in line
    assert "\n" not in line


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        (
            {"player": 1, "refused": "E11"},
            "refused: 'E11' is never an answer to pap-ask-step, so nothing is proved: did you",
        ),
        (
            {"player": 1, "not_offered": ["D2", "stoop"]},
            "not_offered: 'stoop' is never an answer to pap-ask-step, so no",
        ),
        ({"player": 1, "not_offered": ["H9"]}, "not_offered: 'H9' is never an answer to pap-ask-step"),
        ({"player": 1, "not_offered": ["brew"]}, "not_offered: 'brew' is never an answer to pap-ask-step"),
    ],
)
def test_what_is_denied_must_be_possible_at_some_moment(written, step, problem):
    """A misspelt answer is never allowed, so denying it proves nothing."""
    path = written(when=[{"player": 1, "answers": [0, "move", "D1"]}, step])
    with pytest.raises(BadInput) as raised:
        played(path)
    assert str(raised.value).startswith(f"{path}: when 2: {problem}")
    assert "\n" not in str(raised.value)


def test_near_matches_are_named(written):
    path = written(when=[{"player": 1, "answers": [0, "move", "D1"]}, {"player": 1, "not_offered": ["stoop"]}])
    with pytest.raises(BadInput, match=r"did you mean stop\?$"):
        played(path)
    path = written(when=[{"player": 1, "answer": 0}, {"player": 1, "refused": "level:wariror"}])
    with pytest.raises(BadInput, match=r"did you mean level:warrior"):
        played(path)


def test_where_a_number_is_asked_for_words_cannot_be_denied(written):
    potions = {"dungeon": "A", "pool": ["skull", *CALM[1:]], "players": {1: {"potions": 1}}}
    one, word = ({"player": 1, "asked": "pap-ask-prevent", "refused": value} for value in (2, "one"))
    assert played(written(given=potions, options={"streamline": False}, when=[one], then={"over": False})) is None
    with pytest.raises(BadInput, match="'one' is never an answer to pap-ask-prevent: expected a number"):
        played(written(given=potions, options={"streamline": False}, when=[word]))


def test_no_file_and_no_yaml(tmp_path):
    with pytest.raises(BadInput, match="cannot be read"):
        load(tmp_path / "missing.yaml")
    (tmp_path / "broken.yaml").write_text("title: [")
    with pytest.raises(BadInput, match="line 2"):
        load(tmp_path / "broken.yaml")


# ---------------------------------------------------------------- getting there


def test_what_comes_before_is_played_and_then_forgotten_by_the_log(written):
    to_the_goblin = [{"player": 1, "answers": [0, "move", "D1"]}]
    step = {"player": 1, "asked": "pap-ask-step", "answer": "stop"}
    then = {"state": {"players": {1: {"slain": ["D1"]}}}, "not_said": ["pap-log-slain"]}
    assert played(written(before=to_the_goblin, when=[step], then=then)) is None
    failure = played(written(before=to_the_goblin, when=[step], then={"said": ["pap-log-slain"]}))
    assert failure is not None
    assert (failure.step, failure.got) == ("then", "never said")


def test_what_comes_before_can_fail_too(written):
    failure = played(written(before=[{"player": 1, "answers": [0, "move", "F7"]}]))
    assert failure is not None
    assert (failure.step, failure.where) == ("before 1", "pap-ask-step")
    with pytest.raises(BadInput, match=r"field 'before.1.asked': no message of paperdungeons has the id 'pap-ask-dye'"):
        load(written(before=[{"player": 1, "asked": "pap-ask-dye"}]))


# ---------------------------------------------------------------- other content

SHOP = """
title: A shop
game: descent
players: 2
given:
  map: ".."
  heroes: {1: {card: mordrog, coins: 60}}
when:
  - {player: 2, answers: [run, "shop:"], expect: {state: {heroes: {1: {points: 3}}}}}
  - {player: 2, not_offered: ["card:sword"], refused: "card:sword", rule: DES-SET-14}
"""
CHEAP = """
title: A shop where swords are cheap, far from here, and a hero with eleven lives
game: descent
players: 2
given:
  map: "1b"
  heroes: {1: {card: mordrog, coins: 60, at: town}}
  monsters: [{kind: beastman, at: b}]
  content:
    items: {sword: {cost: 50}}
    market: {costs: {shop: 5}}
    heroes: {mordrog: {wounds: 11}}
    monsters: {beastman: {normal: {wounds: {2: 9, 3: 9, 4: 9, 5: 9}}}}
when:
  - {player: 2, answers: [run, "shop:"], expect: {state: {heroes: {1: {points: 1}}}}}
  - {player: 2, answers: ["card:sword"]}
then:
  state: {heroes: {1: {coins: 10, equipped: [sword], max_wounds: 11}}, monsters: {1: {wounds: 9}}}
"""


def test_a_scenario_may_change_the_content_for_itself_and_for_no_other(tmp_path):
    """Also what rules have taken from the content when they were loaded, as the cost of shopping is."""
    for name, text in (("a-shop", SHOP), ("b-cheap", CHEAP), ("c-shop", SHOP)):
        (tmp_path / f"{name}.yaml").write_text(text)
    report = run_paths([tmp_path])
    assert report.failed == []
    assert report.passed == 3


def test_a_die_may_have_other_faces(written):
    content = {"dice": {"dice": {"white": {"faces": {"warrior": 7}}}, "symbols": {"warrior": {"moves": 4}}}}
    given = {"dungeon": "A", "pool": CALM, "content": content}
    steps = [{"player": 1, "answers": [0, "move", "C1", "C2", "C1", "C2"]}]
    then = {"state": {"players": {1: {"digits": [7], "trail": ["C1", "C2", "C1", "C2"]}}}}
    assert played(written(given=given, when=steps, then=then)) is None


def test_a_difference_with_other_content_is_told_as_any_other(written):
    given = {"pool": CALM, "content": {"sheet": {"skull_damage": 2}}}
    failure = played(written(given=given, when=[], then={"state": {"round": 2}}))
    assert failure is not None
    assert (failure.step, failure.where, failure.expected, failure.got) == ("then", "state.round", 2, 1)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (["cheap"], "given: content: expected a mapping from the names of content files"),
        ({"itms": {"cloak": {"crosses": "water"}}}, "there is no 'itms', did you mean items?"),
        ({"items": {"cloack": {"symbol": "mage"}}}, "items.yaml: there is no entry 'cloack', did you mean cloak?"),
        (
            {"items": {"cloak": {"colour": "red"}}},
            "items.yaml: entry 'cloak': field 'colour': unknown key, allowed: id,",
        ),
        ({"sheet": {"skull_damage": "much"}}, "sheet.yaml: field 'skull_damage': expected a whole number"),
        (
            {"dice": {"dice": {"green": {"count": 1}}}},
            "dice.yaml: field 'dice': there is no entry 'green', allowed are white",
        ),
    ],
)
def test_a_mistake_in_changed_content_is_one_line_with_its_place(written, content, problem):
    path = written(given={"content": content})
    with pytest.raises(BadInput) as raised:
        played(path)
    line = str(raised.value)
    assert line.startswith(str(path))
    assert problem in line
    assert "\n" not in line


# ---------------------------------------------------------------- many files


def test_files_and_folders_make_a_report(written, tmp_path):
    written()
    (tmp_path / "more").mkdir()
    wrong = yaml.safe_load(GOBLIN) | {"then": {"over": True}}
    (tmp_path / "more" / "wrong.yaml").write_text(yaml.safe_dump(wrong))
    report = run_paths([tmp_path])
    assert isinstance(report, Report)
    shape = msgspec.json.decode(msgspec.json.encode(report))
    assert shape["passed"] == 1
    (failed,) = shape["failed"]
    assert failed["file"].endswith("more/wrong.yaml")
    assert (failed["step"], failed["expected"], failed["got"]) == ("then", True, False)
    assert run_paths([tmp_path / "goblin.yaml"]).passed == 1


def test_an_empty_folder_is_bad_input(tmp_path):
    with pytest.raises(BadInput, match="expected a folder with"):
        run_paths([tmp_path])


# ---------------------------------------------------------------- the page that describes all this


def test_the_examples_of_the_format_page_hold(tmp_path):
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    examples = re.findall(r"^```yaml\n(title: .*?)^```", page, re.MULTILINE | re.DOTALL)
    for number, example in enumerate(examples):
        (tmp_path / f"{number}.yaml").write_text(example)
    report = run_paths([tmp_path])
    assert report.failed == []
    assert report.passed >= 2


def test_the_format_page_lists_every_question():
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    for slug in ("descent", "dungeonsaga", "paperdungeons"):
        assert f"<!-- asks: {slug} -->" in page
    assert page == written_page(page), "questions have changed: run `make asks`"


@pytest.mark.parametrize(
    "kind",
    [
        *(
            Script,
            Step,
            Expectation,
            Given,
            GivenSheet,
            DescentGiven,
            GivenHero,
            GivenMonster,
            GivenOverlord,
            GivenTurn,
        ),
        *(dungeonsaga.Given, dungeonsaga.GivenHero, dungeonsaga.GivenMinion, dungeonsaga.GivenTurn),
        *(dungeonsaga.GivenOverlord, dungeonsaga.GivenEffect, dungeonsaga.GivenFitting, DrawnMap),
    ],
)
def test_the_format_page_names_every_key(kind):
    page = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
    assert [key for key in kind.__struct_fields__ if not re.search(rf"`{key}[`:]", page)] == []
