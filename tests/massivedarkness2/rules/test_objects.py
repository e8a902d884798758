"""Traps, columns, fountains, chests, the forge, bridges and the abyss."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table, passage
from undercroft.games.massivedarkness2.box.components import Dice
from undercroft.games.massivedarkness2.figures import in_shadow, max_health
from undercroft.games.massivedarkness2.rules import enemy_phase, movement, objects
from undercroft.games.massivedarkness2.rules.dice import counts
from undercroft.kernel.asks import Ask


@pytest.mark.rule("MD2-TOK-01")
def test_what_has_run_out_is_not_replaced():
    table = passage(at="D2")
    foe = table.enemy("skeletons", at="D2", minions=6)
    table.hero.mana = 0
    table.wear(table.hero, "rusty_sword")
    table.attack(foe, ("blank", "blank", "mana", "claw", "claw", "blank", "blank", "blank", "blank"))
    assert foe.minions == 6


@pytest.mark.rule("MD2-TOK-02")
def test_health_and_mana_are_not_limited():
    table = Table("the_passage", "gheta", "ronen", "irk", "feydra", "mathrin", "nahias")
    for hero in table.g.heroes:
        hero.level = 5
        hero.health = hero.mana = 1
        table.put(hero, "E2")
    table.wear(table.hero, "staff_of_life")
    for _ in range(3):
        table.hero.used = {}
        table.hero.mana = 1
        table.do("use:staff_of_life")
    assert [hero.health for hero in table.g.heroes] == [max_health(hero) for hero in table.g.heroes]
    assert set(table.g.supply) == {"rare", "epic", "state", "corruption"}


@pytest.mark.rule("MD2-TOK-03")
@pytest.mark.parametrize(("face", "health"), [("blank", 5), ("1", 4), ("2", 3)])
def test_a_spike_trap_is_turned_up_hurts_and_is_gone(face: str, health: int):
    table = passage()
    table.lay("spike_trap", "F2")
    table.g.faces["spike_trap"] = [face]
    table.do("go:F2")
    assert (table.hero.health, table.lying("spike_trap"), table.g.faces["spike_trap"]) == (health, [], [])
    assert table.g.turn is not None
    assert table.g.turn.mp == 1


@pytest.mark.rule("MD2-TOK-04")
def test_a_bear_trap_ends_the_move_and_costs_an_action():
    table = passage()
    table.wear(table.hero, "sturdy_boots")
    table.lay("bear_trap", "F2")
    table.g.faces["bear_trap"] = ["lost"]
    table.do("go:F2")
    assert table.g.turn is not None
    assert (table.g.turn.mp, table.g.turn.moving, table.g.turn.actions) == (0, False, 1)
    assert (table.where(table.hero), table.lying("bear_trap")) == ("F2", [])


@pytest.mark.rule("MD2-TOK-04", "MD2-ABL-07")
def test_after_a_bear_trap_a_move_is_a_new_one():
    table = passage()
    table.wear(table.hero, "sturdy_boots")
    table.lay("bear_trap", "G2")
    table.g.faces["bear_trap"] = ["lost"]
    table.do("go:F2")
    table.do("use:sturdy_boots")
    table.do("go:G2")
    table.do("go:F2")
    assert "use:sturdy_boots" in table.options()


@pytest.mark.rule("MD2-TOK-04")
def test_a_bear_trap_with_a_blank_face_does_nothing():
    table = passage()
    table.lay("bear_trap", "F2")
    table.g.faces["bear_trap"] = ["blank"]
    table.do("go:F2")
    assert table.g.turn is not None
    assert (table.g.turn.mp, table.g.turn.actions, table.lying("bear_trap")) == (1, 2, [])


@pytest.mark.rule("MD2-TOK-04")
def test_without_an_action_left_only_the_move_is_cut_short():
    table = passage()
    table.turn(table.hero, actions=1)
    table.lay("bear_trap", "F2")
    table.g.faces["bear_trap"] = ["lost"]
    table.do("go:F2")
    assert table.g.turn is not None
    assert (table.g.turn.mp, table.g.turn.actions) == (0, 0)


@pytest.mark.rule("MD2-TOK-05")
@pytest.mark.parametrize(
    ("column", "yellow"), [("D2", 1), ("E2", 0), ("F2", 0), ("G2", 1)], ids=["own", "passed", "target", "beyond"]
)
def test_a_column_costs_a_yellow_die(column: str, yellow: int):
    table = passage(at="D2")
    table.wear(table.hero, "tribal_spear")
    table.lay("column", column)
    table.attack(table.enemy("undead", at="F2"), kind="ranged")
    assert table.rolled().get("yellow", 0) == yellow


@pytest.mark.rule("MD2-TOK-05")
def test_two_columns_cost_one_die():
    table = passage(at="D2")
    table.wear(table.hero, "crooked_bow")
    table.lay("column", "E2")
    table.lay("column", "F2")
    table.attack(table.enemy("undead", at="F2"), kind="ranged")
    assert table.rolled()["yellow"] == 1


@pytest.mark.rule("MD2-TOK-05")
def test_enemies_are_hampered_too_and_melee_is_not():
    table = passage(at="E2")
    table.put(table.other, "A1")
    table.lay("column", "E2")
    foe = table.enemy("demons", at="F2")
    foe.item = "imp_candle"
    table.play(enemy_phase.act(table.g, foe))
    assert table.rolled() == {"yellow": 1}
    near = table.enemy("imps", at="E2")
    near.item = "rusted_chain"
    table.play(enemy_phase.act(table.g, near))
    assert table.rolled() == {"yellow": 2}


@pytest.mark.rule("MD2-TOK-06")
def test_without_a_yellow_die_a_column_does_nothing():
    table = passage(at="D2")
    table.wear(table.hero, "light_crossbow")
    table.lay("column", "E2")
    table.attack(table.enemy("undead", at="F2"), kind="ranged")
    assert table.rolled()["orange"] == 1


@pytest.mark.rule("MD2-TOK-07")
@pytest.mark.parametrize(("health", "after"), [(1, 4), (4, 5)])
def test_a_fountain_heals_and_is_gone(health: int, after: int):
    table = passage()
    table.hero.health = health
    token = table.lay("fountain")
    table.g.faces["fountain"] = ["3"]
    table.do(f"touch:{token.number}")
    assert (table.hero.health, table.lying("fountain")) == (after, [])
    assert table.g.turn is not None
    assert (table.g.turn.mp, table.g.turn.actions) == (1, 2)


@pytest.mark.rule("MD2-TOK-08", "MD2-TOK-09")
@pytest.mark.parametrize(("kind", "count"), [("chest", 2), ("greater_chest", 3)])
def test_a_chest_holds_items_of_its_rarity(kind: str, count: int):
    table = passage()
    table.put(table.other, "A1")
    token = table.lay(kind)
    table.g.faces[kind] = ["rare"]
    table.g.decks["rare"] = ["knights_sword", "greataxe", "longbow", "whetstone"]
    table.do(f"touch:{token.number}", *["keep"] * count)
    assert table.hero.bag == ["knights_sword", "greataxe", "longbow"][:count]
    assert (table.lying(kind), table.g.faces[kind]) == ([], [])
    assert table.g.turn is not None
    assert (table.g.turn.mp, table.g.turn.actions) == (1, 2)


def smith(*items: str) -> Table:
    """Items in the bag, and a forge."""
    table = passage()
    table.put(table.other, "A1")
    table.hero.bag = list(items)
    table.lay("forge")
    return table


@pytest.mark.rule("MD2-TOK-10")
@pytest.mark.parametrize("items", [("hand_axe", "hand_axe"), ("queens_rapier",) * 3], ids=["two", "three epic ones"])
def test_why_there_is_nothing_to_forge(items: tuple[str, ...]):
    table = smith(*items)
    forge = f"touch:{table.token('forge').number}"
    assert table.refusal(forge) == "MD2-TOK-10"
    table.enemy("demons")
    assert table.refusal(forge) == "MD2-INT-01"


@pytest.mark.rule("MD2-TOK-10")
@pytest.mark.parametrize(
    ("items", "made"),
    [
        (("hand_axe", "hand_axe", "queens_rapier"), "rare"),
        (("knights_sword", "greataxe", "longbow"), "epic"),
        (("queens_rapier", "greataxe", "longbow"), "epic"),
    ],
)
def test_three_cards_make_one_above_the_lowest_of_them(items: tuple[str, ...], made: str):
    table = smith(*items)
    before = {deck: len(cards) for deck, cards in table.g.decks.items()}
    table.do(f"touch:{table.token('forge').number}", *items)
    assert table.g.decks[made] != before[made]
    assert len(table.g.decks[made]) == before[made] - 1
    assert sorted(card for pile in table.g.piles.values() for card in pile) == sorted(items)


@pytest.mark.rule("MD2-TOK-10")
def test_three_epic_items_cannot_be_forged():
    table = smith("queens_rapier", "soul_drinker", "warbow")
    assert f"touch:{table.token('forge').number}" not in table.options()
    table.hero.bag.append("hand_axe")
    flow = objects.forge(table.g, table.hero)
    next(flow)
    flow.send("queens_rapier")
    third = flow.send("soul_drinker")
    assert isinstance(third, Ask)
    refused = third.space.why_not("warbow")
    assert refused is not None
    assert refused.rule == "MD2-TOK-10"
    assert third.space.why_not("hand_axe") is None


@pytest.mark.rule("MD2-TOK-10")
def test_what_is_worn_may_be_forged_and_two_cards_may_not():
    table = smith("hand_axe")
    table.wear(table.hero, "big_freakin_greatsword")
    assert f"touch:{table.token('forge').number}" not in table.options()
    table.wear(table.hero, "silver_ring")
    table.do(f"touch:{table.token('forge').number}", "hand_axe", "big_freakin_greatsword", "silver_ring")
    assert table.hero.slots.get("left") != "big_freakin_greatsword"


@pytest.mark.rule("MD2-TOK-11")
def test_starting_items_and_potions_count_as_common():
    table = smith("rusty_sword", "worn_leather_armour")
    table.hero.potions = ["great_health_potion"]
    rare = len(table.g.decks["rare"])
    table.do(f"touch:{table.token('forge').number}", "rusty_sword", "worn_leather_armour", "great_health_potion")
    assert len(table.g.decks["rare"]) == rare - 1


@pytest.mark.rule("MD2-TOK-12")
def test_the_forge_is_not_used_up_and_may_be_used_twice_in_a_move():
    items = ["hand_axe"] * 6
    table = smith(*items)
    for left, made in ((1, "kite_shield"), (0, "greataxe")):
        table.do(f"touch:{table.token('forge').number}", *items[:3], (made,), "keep")
        assert table.g.turn is not None
        assert (table.g.turn.mp, table.g.turn.actions) == (left, 2)
    assert table.lying("forge") == ["E2"]
    assert len(table.hero.bag) == 2


@pytest.mark.rule("MD2-TOK-13", "MD2-TOK-16")
def test_a_bridge_is_a_shadow_zone_and_a_tile_of_its_own():
    table = Table("training", at="A4")
    bridge = table.zone("A4")
    assert in_shadow(table.g, bridge)
    assert table.mission.tile_at(bridge) == 1 << bridge
    assert [table.where(table.hero)] == ["A4"]
    assert [what for what in table.options() if what.startswith("go:")] == ["go:A3"]


@pytest.mark.rule("MD2-TOK-14")
def test_nobody_enters_an_abyss():
    table = Table("the_soul_keys", "nahias", "ronen", at="D3")
    assert "go:E3" not in table.options()
    assert table.refusal("go:E3") == "MD2-TOK-14"
    foe = table.enemy("demons", at="F3")
    foe.item = "rib_club"
    table.play(enemy_phase.act(table.g, foe))
    assert table.where(foe) in ("F2", "F4")


@pytest.mark.rule("MD2-TOK-15")
def test_only_who_moves_into_the_zone_springs_a_trap():
    table = passage()
    trap = table.lay("spike_trap", "E2")
    table.g.faces["spike_trap"] = ["2"]
    table.do("trade")
    foe = table.enemy("demons", at="F2")
    table.play(enemy_phase.move(table.g, foe))
    assert (trap in table.g.tokens, table.hero.health, foe.hurt) == (True, 5, 0)
    table.put(table.hero, "E2")
    assert trap in table.g.tokens
    table.put(table.hero, "F2")
    table.play(movement.step(table.g, table.hero, table.zone("E2")))
    assert (trap in table.g.tokens, table.hero.health) == (False, 3)


@pytest.mark.rule("MD2-TOK-05")
def test_a_column_on_a_line_from_north_to_south_counts_and_one_elsewhere_does_not():
    for column, yellow in (("B2", 0), ("B3", 0), ("B1", 1), ("A1", 1), ("C1", 1)):
        table = Table("training", "nahias", "ronen", at="B1")
        table.wear(table.hero, "tribal_spear")
        table.lay("column", column)
        foe = table.enemy(at="B3")
        table.attack(foe, kind="ranged")
        assert table.rolled().get("yellow", 0) == yellow, column


@pytest.mark.rule("MD2-TOK-05")
@pytest.mark.parametrize(("column", "yellow"), [("A1", 1), ("B1", 0)], ids=["beside", "with the target"])
def test_within_a_zone_a_column_is_where_the_target_is(column: str, yellow: int):
    table = Table("training", "nahias", "ronen", at="B1")
    table.wear(table.hero, "ash_wand")
    table.lay("column", column)
    table.attack(table.enemy(at="B1"), kind="magic")
    assert table.rolled().get("yellow", 0) == yellow


@pytest.mark.rule("MD2-TOK-05", "MD2-TOK-06", "MD2-POL-06")
@pytest.mark.parametrize(
    ("weapon", "token", "yellow"),
    [("light_crossbow", "keen_edge", 0), ("crooked_bow", "keen_edge", 2), ("crooked_bow", "", 1)],
    ids=["the bonus die only", "three less one", "of the weapon"],
)
def test_a_column_costs_a_die_of_the_whole_pool(weapon: str, token: str, yellow: int):
    """The die of a token that is flipped for the attack is in the pool when it is rolled."""
    table = passage("feydra", "ronen", at="D2")
    assert table.hero.rogue is not None
    table.wear(table.hero, weapon)
    table.hero.rogue.active = [token or "fleet_foot"]
    table.turn(table.hero, actions=1)
    table.lay("column", "E2")
    table.attack(table.enemy("undead", at="F2"), kind="ranged")
    assert table.rolled().get("yellow", 0) == yellow


@pytest.mark.rule("MD2-TOK-06", "MD2-POL-05")
def test_a_die_added_after_the_roll_is_not_lost_to_a_column():
    table = passage("nahias", "ronen", at="D2")
    table.wear(table.hero, "light_crossbow")
    table.hero.skills = ["hunters_mark_1"]
    table.lay("column", "E2")
    foe = table.enemy("undead", at="F2")
    table.attack(foe, "loose", "roll", "use:hunters_mark_1", kind="ranged")
    assert table.rolled()["yellow"] == 1


@pytest.mark.rule("MD2-EPH-07", "MD2-TOK-05")
@pytest.mark.parametrize(("column", "kind"), [("", "magic"), ("E2", "melee")])
def test_an_enemy_thinks_of_the_column_when_it_chooses_its_attack(
    column: str, kind: str, monkeypatch: pytest.MonkeyPatch
):
    table = passage(at="E2")
    table.put(table.other, "A1")
    if column:
        table.lay("column", column)
    foe = table.enemy("demons", at="E2")
    dice = {"magic": Dice(yellow=2), "melee": Dice(orange=1)}
    monkeypatch.setattr(enemy_phase, "enemy_attacks", lambda _enemy: dice)
    monkeypatch.setattr(enemy_phase, "enemy_dice", lambda _enemy, how: counts(dice[how]))
    assert enemy_phase.best_types(table.g, foe, table.hero) == [kind]


@pytest.mark.rule("MD2-ITM-06", "MD2-TOK-10")
def test_the_forge_asks_anew_when_somebody_takes_something_off():
    table = smith("hand_axe", "hand_axe", "queens_rapier")
    table.do(f"touch:{table.token('forge').number}", "hand_axe", "hand_axe", "queens_rapier")
    assert [ask.anew for ask in table.asks if ask.prompt.id == "md2-ask-forge"] == [True] * 3
