"""What is shown to choose from: each choice once, the refused ones with a reason, and what is done unasked."""

import pytest

from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES, sides
from undercroft.kernel.messages import LANGS, Catalogue
from undercroft.kernel.spaces import OneOf

from ..table import Table, table

HEROES = ("warrior", "mage", "cleric", "rogue")
ITEMS = ("flaming_sword", "reapers_scythe", "khar_medallion", "cloak", "crown", "cauldron", "armour", "tome")
FINISHED = {"heroes": dict.fromkeys(HEROES, 6), "items": dict.fromkeys(ITEMS, 2), "potions": 12}
POOL = ["warrior", "cleric", "clover", "mage", "rogue", "boots3"]
WORDS = Catalogue(GAME.folder / "locale")
ASKED_OFTEN = {"streamline": False}


def refused(game: Table, player: int = 1) -> dict[object, str | None]:
    """The choices shown as refused, with the rule that refuses them; what is shown has words in every language."""
    space = game.match.ask(player - 1).space
    for choice in space.choices():
        for lang in LANGS:
            assert WORDS.say(choice.label.text, lang)
            assert choice.refused is None or WORDS.say(choice.refused.msg, lang)
    return {choice.value: choice.refused.rule for choice in space.choices() if choice.refused}


@pytest.mark.rule("PAP-SET-11", "PAP-LVL-01", "PAP-ITM-02")
@pytest.mark.parametrize(
    ("die", "wrong_colour", "other_heroes", "other_items"),
    [
        (0, ["warrior"], ["mage", "cleric", "rogue"], ["reapers_scythe", "khar_medallion", "cloak"]),
        (1, [], ["warrior", "mage", "rogue"], ["flaming_sword", "reapers_scythe", "cloak"]),
        (2, [], [], []),
        (3, [], ["warrior", "cleric", "rogue"], ["flaming_sword", "khar_medallion", "cloak"]),
        (4, ["rogue"], ["warrior", "mage", "cleric"], ["flaming_sword", "reapers_scythe", "khar_medallion"]),
    ],
)
def test_what_a_die_cannot_pay_for_is_shown_with_its_reason(die, wrong_colour, other_heroes, other_items):
    game = table({"style": {"warrior": "black", "mage": "black"}}, {}, pool=POOL).play(1, die)
    assert refused(game) == (
        {f"level:{hero}": "PAP-SET-11" for hero in wrong_colour}
        | {f"level:{hero}": "PAP-LVL-01" for hero in other_heroes}
        | {f"part:{item}": "PAP-ITM-02" for item in other_items}
    )


@pytest.mark.rule("PAP-LVL-04", "PAP-ITM-05")
@pytest.mark.parametrize("die", [0, 2, 3])
def test_who_is_at_the_top_and_what_is_complete_is_refused_as_such(die):
    game = table(FINISHED, {}, pool=POOL).play(1, die)
    assert refused(game) == (
        {f"level:{hero}": "PAP-LVL-04" for hero in HEROES} | {f"part:{item}": "PAP-ITM-05" for item in ITEMS}
    )


@pytest.mark.rule("PAP-LVL-04", "PAP-ITM-05")
def test_rewards_refuse_what_is_finished():
    items, heroes = dict.fromkeys(ITEMS[1:], 2), dict.fromkeys(HEROES[1:], 6)
    part = table({"at": "D1", "items": items, "heroes": heroes}, {}, dungeon="A").play(1, 3, "E1")
    assert (part.offers(1), refused(part)) == (["flaming_sword"], dict.fromkeys(ITEMS[1:], "PAP-ITM-05"))
    level = table({"at": "D2", "heroes": heroes}, {}, dungeon="A").play(1, 3, "E2")
    assert (level.offers(1), refused(level)) == (["warrior"], dict.fromkeys(HEROES[1:], "PAP-LVL-04"))


@pytest.mark.rule("PAP-MOV-05", "PAP-MOV-06")
@pytest.mark.parametrize("room", ROOM_NAMES)
@pytest.mark.parametrize("owned", [(), ("cloak",), ("khar_medallion",), ("cloak", "khar_medallion")])
def test_a_neighbouring_room_is_either_offered_or_refused(room, owned):
    game = table({"at": room, "items": dict.fromkeys(owned, 2)}, {}, dungeon="A").play(1, 3)
    offered, closed = set(game.offers(1)) - {"stop"}, refused(game)
    assert offered | set(closed) == set(sides("A")[ROOM_NAMES.index(room)])
    assert not offered & set(closed)
    assert "cloak" not in owned or "PAP-MOV-05" not in closed.values()
    assert "khar_medallion" not in owned or "PAP-MOV-06" not in closed.values()


@pytest.mark.rule("PAP-DIC-05", "PAP-SEL-05")
def test_a_die_is_either_offered_or_refused():
    pool = ["skull", "mage", "mage", "mage", "skull", "mage"]
    game = table({}, {}, pool=pool).play(1, 2, "move", "stop")
    assert (game.offers(1), refused(game)) == ([1, 3, 5], {0: "PAP-DIC-05", 2: "PAP-SEL-05", 4: "PAP-DIC-05"})


# ---------------------------------------------------------------- what happens if nobody answers: what nobody declines


@pytest.mark.rule("PAP-GEM-02")
def test_a_gem_is_looted_unless_somebody_says_no():
    game = table({"at": "D4"}, {}, dungeon="A", options=ASKED_OFTEN).play(1, 3, "C4")
    ask = game.match.ask(0)
    assert ask.default == "loot"
    assert isinstance(ask.space, OneOf)
    refused(game)


@pytest.mark.rule("PAP-MIS-06", "PAP-MIS-02")
def test_missions_are_claimed_unless_somebody_says_no():
    party = {"heroes": dict.fromkeys(HEROES, 3)}
    game = table(party, {}, missions=["gems4", "all3", "health12"], options=ASKED_OFTEN).sit_out()
    assert game.match.ask(0).default == ("all3", "health12")
    assert refused(game) == {"gems4": "PAP-MIS-02"}


@pytest.mark.rule("PAP-DMG-03")
def test_damage_is_prevented_unless_somebody_says_no():
    game = table({"potions": 2, "hearts": 3, "at": "D4"}, {}, dungeon="A", options=ASKED_OFTEN).play(1, 3, "C4")
    assert game.asked(1) == "pap-ask-prevent"
    assert game.match.ask(0).default == 1  # one heart is left


@pytest.mark.rule("PAP-CAM-01")
def test_a_campaign_goes_on_if_nobody_objects():
    game = table({}, {}, round=8, story="heroes_of_the_city", options={"campaign": True}).sit_out()
    assert game.asked(1) == "pap-ask-continue"
    assert game.match.ask(0).default == "continue"
    assert refused(game) == {}
