"""The last attack in the scene: everybody sees how it went, though it is over before anybody could look at its dice."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

import undercroft.games.descent.rules
from descent.positions import GAME, Dialogue, hero, monster, table
from undercroft.games.descent.state import Descent, LastAttack
from undercroft.kernel.messages import LANGS, Catalogue, Msg, msg
from undercroft.kernel.state import digest

WORDS = Catalogue(*GAME.locales())


def shown(game: Dialogue, seat: int | None = 1) -> LastAttack:
    """As a browser is sent it."""
    last = GAME.scene(GAME.view(game.state, seat)).last_attack
    assert last is not None
    return msgspec.json.decode(msgspec.json.encode(last), type=LastAttack)


def ids(messages: tuple[Msg, ...]) -> list[str]:
    return [one.id for one in messages]


def swordsman_beside_a_beastman(*rolls: tuple[str, ...], **fields: str) -> Dialogue:
    mordrog = hero("mordrog", "C3", items=["sword"], **fields)
    game = table(mordrog, monsters=[monster("beastman", "D3")], chance=rolls)
    return game.until("action").play("battle", "attack:sword", "D3")


def test_there_is_none_before_the_first_roll() -> None:
    game = swordsman_beside_a_beastman(("r2d2", "d3", "power", "surge", "surge"))
    assert game.asked == "spend", "rolled, and not over yet"
    assert GAME.scene(GAME.view(game.state, 1)).last_attack is None


def test_whom_it_was_made_on_is_told_by_name_be_it_a_miss_or_death() -> None:
    for roll in (("miss", "d3", "power", "surge", "surge"), ("r2d2", "d3", "power", "surge", "surge")):
        game = swordsman_beside_a_beastman(roll)
        if game.asked == "spend":
            game.play("damage", "surge:0", "done")
        assert [WORDS.say(name) for name in shown(game).whom] == ["Beastman 1"]


def test_a_hit_with_what_was_spent_and_what_each_wound_came_of() -> None:
    game = swordsman_beside_a_beastman(("r2d2", "d3", "power", "surge", "surge"))
    game.play("damage", "surge:0", "done")
    last = shown(game)
    assert (last.by, last.name, last.weapon, last.kind, last.where) == (
        "h0",
        msg("des-hero-mordrog"),
        "sword",
        "melee",
        "D3",
    )
    assert [(one.die, one.face, one.before) for one in last.dice] == [
        ("red", "r2d2", None),
        ("green", "d3", None),
        ("black", "power", None),
        ("black", "surge", None),
        ("black", "surge", None),
    ]
    assert ids(last.spent) == ["des-spend-damage", "des-spend-surge"]
    assert (last.damage, last.surges, last.missed, last.notes) == (7, 0, False, ())
    (blow,) = last.blows
    assert (blow.key, blow.damage, blow.armor, blow.wounds, blow.killed) == ("m1", 7, 2, 5, True)
    assert game.monster() is None
    assert blow.name.args["number"] == 1, "it is gone, and still has its name"


def test_a_miss_has_its_dice_and_nobody_struck() -> None:
    last = shown(swordsman_beside_a_beastman(("miss", "d3", "power", "blank", "blank")))
    assert [one.face for one in last.dice] == ["miss", "d3", "power", "blank", "blank"]
    assert (last.missed, ids(last.notes), last.blows, last.spent) == (True, ["des-log-miss"], (), ())


def test_a_shot_that_falls_short_says_how_far_it_was() -> None:
    archer = hero("mordrog", "A3", items=["crossbow"], spent=3)
    game = table(archer, monsters=[monster("beastman", "H3")], chance=[("r1d2", "d3")])
    last = shown(game.until("action").play("battle", "attack:crossbow", "H3"))
    assert (last.needs_range, last.distance, last.range, last.missed) == (True, 7, 1, True)
    assert ids(last.notes) == ["des-log-short"]


def test_dice_rolled_again_tell_what_they_showed_before() -> None:
    rolls = ("miss", "d3", "blank", "blank", "blank"), ("d4", "blank")
    game = swordsman_beside_a_beastman(*rolls, order="aim").play("aim", (0, 3)).until("act")
    last = shown(game)
    assert [(one.face, one.before) for one in last.dice] == [
        ("d4", "miss"),
        ("d3", None),
        ("blank", None),
        ("blank", "blank"),
        ("blank", None),
    ], "the fourth came up the same"
    assert last.blows[0].wounds == 5


def test_aim_and_dodge_that_cancel_each_other_are_told() -> None:
    rolls = [("miss", "d3", "blank", "blank", "blank")]
    mordrog = hero("mordrog", "C3", items=["sword"], order="aim")
    game = table(mordrog, monsters=[monster("beastman", "D3")], hand=["dodge"], chance=rolls)
    game.until("action").play("battle", "attack:sword", "D3", "aim", "dodge")
    assert ids(shown(game).notes) == ["des-log-aim-dodge", "des-log-miss"]


def test_dice_bought_with_fatigue_lie_with_the_others() -> None:
    game = swordsman_beside_a_beastman(("r2d2", "d3", "blank", "blank", "blank"), ("power",))
    game.play("fatigue", "damage", "done")
    last = shown(game)
    assert [one.face for one in last.dice][5:] == ["power"]
    assert ids(last.spent) == ["des-spend-fatigue", "des-spend-damage"]


def test_a_blast_strikes_each_by_itself() -> None:
    mage = hero("mordrog", "A3", items=["flame_strike"], spent=3)
    struck = [monster("skeleton", "F3"), monster("ogre", "G3")]
    game = table(mage, monsters=struck, chance=[("r3d1s1", "d3", "r1d1", "r3")])
    last = shown(game.until("action").play("battle", "attack:flame_strike", "F3").until("act"))
    assert (last.area, last.where) == ("blast", "F3")
    assert {blow.key: (blow.damage, blow.killed) for blow in last.blows} == {"m1": (5, True), "m2": (5, False)}
    skeleton, ogre = last.blows
    assert (skeleton.armor, ogre.armor, ogre.wounds) == (0, 4, 1)
    assert [ids(blow.effects) for blow in last.blows] == [[], ["des-log-effect"]], "the ogre burns"


def test_a_monsters_attack_and_the_next_has_another_number() -> None:
    target = hero("mordrog", "C3")
    beastmen = [monster("beastman", "D3"), monster("beastman", "B3")]
    rolls = [("r2d2", "d3"), ("r2d2", "d3")]
    game = table(target, monsters=beastmen, turn="monsters", chance=rolls)
    game.play("1", "attack:", "C3").until("activate")
    first = shown(game)
    assert (first.by, first.weapon, first.blows[0].key, first.blows[0].wounds) == ("m1", "", "h0", 4)
    game.play("2", "attack:", "C3").until("activate", "monster")
    assert (first.number, shown(game).number, shown(game).by) == (1, 2, "m2")


def test_all_words_of_it_can_be_said() -> None:
    game = swordsman_beside_a_beastman(("r2d2", "d3", "power", "surge", "surge")).play("damage", "surge:0", "done")
    last = shown(game)
    for lang in LANGS:
        for message in (last.name, *last.spent, *last.notes, last.blows[0].name):
            assert WORDS.say(message, lang)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_it_is_the_same_for_everybody(seat: int | None) -> None:
    game = swordsman_beside_a_beastman(("miss", "d3", "power", "blank", "blank"))
    assert shown(game, seat) == shown(game)
    if seat is not None:
        twin = GAME.redeal(game.state, seat, Random(1))
        assert GAME.scene(GAME.view(twin, seat)).last_attack == shown(game)


def test_it_goes_with_a_fork_and_with_what_is_taken_back() -> None:
    game = swordsman_beside_a_beastman(("miss", "d3", "power", "blank", "blank"))
    assert game.match.fork().state.last_attack == game.state.last_attack
    game.match.undo()
    assert GAME.scene(GAME.view(game.state, 1)).last_attack is None


def test_the_position_is_the_same_without_it() -> None:
    g = swordsman_beside_a_beastman(("miss", "d3", "power", "blank", "blank")).state
    assert digest(g) == digest(msgspec.structs.replace(g, last_attack=msgspec.UNSET))


def test_no_rule_reads_it() -> None:
    """But the one that counts the next: whatever a rule reads belongs to the position, and into its digest."""
    assert Descent.on_show == ("last_attack",)
    rules = Path(undercroft.games.descent.rules.__path__[0])
    reading = [
        path.name
        for path in (*rules.rglob("*.py"), *(rules.parent / "cards").rglob("*.py"))
        if "last_attack" in path.read_text()
    ]
    assert reading == ["attack.py"]
