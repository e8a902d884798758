"""Skills that cost fatigue are for those who have it."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.stats import trait

from ..positions import EVERYTHING, Dialogue, hero, monster, table


def after_a_kill(one) -> Dialogue:
    one.items = hero("ronan", "C3", items=["sword"]).items
    faces = ("d4", "d3", *["blank"] * trait(one, "melee"))
    game = table(one, monsters=[monster("beastman", "D3"), monster("beastman", "D4")], chance=[faces])
    return game.until("action").play("battle", "attack:sword", "D3").until("act", "hero-attacked")


def after_a_shot(weapon: str, one) -> Dialogue:
    one.items = hero("ronan", "C3", items=[weapon]).items
    game = table(one, monsters=[monster("giant", "E3")]).until("action").play("battle", f"attack:{weapon}", "E3")
    return game.until("act", "hero-attacked")


def when_an_enemy_comes(one) -> Dialogue:
    one.items = hero("ronan", "C3", items=["bow"]).items
    return table(one, monsters=[monster("skeleton", "E3")], turn="monsters").play("1", "D3")


OCCASIONS = {
    "able_warrior": lambda one: table(one).until("action").play("advance"),
    "knight": lambda one: table(one).until("action").play("battle"),
    "leadership": lambda one: table(one, hero("mordrog", "D3")).until("action").play("ready"),
    "cleaving": after_a_kill,
    "alertness": when_an_enemy_comes,
    "rapid_fire": lambda one: after_a_shot("bow", one),
    "quick_casting": lambda one: after_a_shot("immolation", one),
    "telekinesis": lambda one: table(one, monsters=[monster("ogre", "E3")]).until("action").play("battle"),
}


def test_every_skill_with_a_price_has_its_occasion():
    assert set(OCCASIONS) == {card.id for card in content().skills.values() if card.values.get("pay")}


@pytest.mark.rule("DES-CRD-01")
@pytest.mark.parametrize("skill", OCCASIONS)
def test_a_skill_is_offered_to_whom_can_pay_for_it(skill):
    price = content().skills[skill].values["pay"]
    for fatigue, offered in ((price, True), (price - 1, False)):
        one = hero("ronan", "C3", skills=[skill])
        one.fatigue = fatigue
        offers = OCCASIONS[skill](one).offers
        answer = "use:telekinesis" if skill == "telekinesis" else f"{skill}:0"
        assert (answer in offers) == offered, f"with {fatigue} fatigue"


# -- What is repeated is the same attack


def test_one_fist_cleaves_with_the_same_fist():
    one = hero("one_fist", "C3", skills=["cleaving"])
    faces = ("d4", "d3", *["blank"] * trait(one, "melee"))
    game = table(one, monsters=[monster("beastman", "D3"), monster("beastman", "D4")], chance=[faces, faces])
    game.until("action").play("battle", "use:extra_attack", "D3", "done", "cleaving:0", "D4").until("spend")
    assert game.state.attacks[-1].dice == ["red", "green", *["black"] * trait(one, "melee")]


@pytest.mark.rule("DES-ATK-02", "DES-ABL-05")
@pytest.mark.parametrize(("weapon", "again"), [("ice_storm", True), ("immolation", False)])
def test_a_spell_that_spreads_needs_no_enemy_to_be_cast_again(weapon, again):
    one = hero("ronan", "C3", skills=["quick_casting"], items=[weapon])
    plain = {"white": "r1d3s1", "green": "d3", "yellow": "r1d1"}
    faces = (*(plain[die] for die in content().items[weapon].dice), *["power"] * trait(one, "magic"))
    game = table(one, monsters=[monster("skeleton", "D3")], chance=[faces]).until("action")
    game.play("battle", f"attack:{weapon}", "D3").until("act", "hero-attacked", "action")
    assert game.monster() is None
    assert (game.asked == "hero-attacked") == again


@pytest.mark.rule("DES-EFF-05")
@pytest.mark.parametrize(("items", "stun"), [([], 1), (["rune_plate"], 0)])
def test_gas_ends_the_turn_but_does_not_stun_who_cannot_be_stunned(items, stun):
    one = hero("ronan", "L4", items=items)
    game = table(one, hand=["paralyzing_gas"], explored=EVERYTHING, chance=[("power",)]).until("action")
    game.play("run", "door:0", "paralyzing_gas")
    assert game.hero().effects.stun == stun
    assert game.seat == 0, "the turn is over"
