"""How an attack is resolved: three steps, deaths, rewards and experience."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table, passage
from undercroft.games.massivedarkness2.rules import combat, enemy_phase, treasure
from undercroft.games.massivedarkness2.rules.wounds import wound_enemy
from undercroft.games.massivedarkness2.state import Enemy


def armed(*heroes: str, weapon: str = "big_freakin_greatsword", at: str = "E2") -> Table:
    table = passage(*heroes, at=at)
    table.wear(table.hero, weapon)
    return table


@pytest.mark.rule("MD2-RES-01")
def test_all_dice_then_effects_then_the_total():
    table = armed()
    foe = table.enemy("gargoyles", minions=1)
    stages = []
    flow = combat.attack(table.g, table.hero, foe, "melee")
    wanted = next(flow)
    stages.append((table.g.combats[-1].stage, len(table.g.combats[-1].rolled)))
    wanted = flow.send(("sword_mana", "sword3", "shield", "claw"))
    while True:
        c = table.g.combats[-1]
        stages.append((c.stage, len(c.rolled)))
        try:
            wanted = flow.send("finish")
        except StopIteration:
            break
    assert stages == [("resolve", 0), ("resolve", 4)]
    assert (table.last.swords, table.last.shields, table.last.wounds) == (4, 2, 2)
    assert wanted is not None


@pytest.mark.rule("MD2-RES-03", "MD2-ABL-11", "MD2-RES-05")
def test_mana_that_is_rolled_pays_for_a_spell_in_the_same_attack():
    """Nothing could be decided before it was resolved."""
    table = armed("mathrin", "ronen", weapon="ash_wand")
    assert table.hero.wizard is not None
    table.hero.wizard.needle, table.hero.mana = 0, 0
    foe = table.enemy("demons")
    table.attack(foe, ("sword_mana", "blank"), "use:spark", ("sword",), kind="magic")
    assert (table.last.swords, table.hero.mana) == (2, 0)


@pytest.mark.rule("MD2-RES-03", "MD2-BER-03", "MD2-BER-06")
@pytest.mark.parametrize("streamline", [False, True])
def test_rage_of_the_only_scratch_rerolls_a_die(streamline: bool):
    table = passage("gheta", "ronen", streamline=streamline)
    table.put(table.other, "A1")
    assert table.hero.berserker is not None
    table.hero.berserker.stance = "blood_frenzy"
    foe = table.enemy("demons", minions=1)
    foe.item = "rusted_chain"
    table.play(
        enemy_phase.act(table.g, foe), ("sword2", "sword", "scratch"), "use:blood_frenzy", "reroll:0", ("blank",)
    )
    assert (table.last.swords, table.hero.health, table.hero.berserker.rage) == (1, 5, 1)


@pytest.mark.rule("MD2-RES-02")
def test_all_dice_are_rolled_at_once():
    table = armed(at="D2")
    rolls = []
    flow = combat.attack(table.g, table.hero, table.enemy("demons", minions=2), "melee")
    wanted = next(flow)
    rolls.append([die.id for die in wanted.dice])  # type: ignore[attr-defined]
    assert rolls == [["yellow", "orange", "blue", "purple", "black", "black"]]


@pytest.mark.rule("MD2-RES-03", "MD2-RES-10")
def test_every_result_is_resolved_in_the_order_that_the_player_likes():
    table = armed("gheta", "ronen")
    table.hero.mana = 0
    foe = table.enemy("demons", minions=2)
    order = ("sword_mana", "blank", "blank", "scratch", "claw")
    table.attack(foe, order, "die:3", "die:4", "die:0")
    assert (table.hero.health, table.hero.mana) == (6, 1)
    asked = [ask for ask in table.asks if ask.prompt.id == "md2-ask-resolve"]
    assert {"die:0", "die:3", "die:4"} <= set(asked[0].space.enumerate(9))
    assert asked[0].seats == (0,)


@pytest.mark.rule("MD2-RES-03")
def test_what_is_left_when_the_player_is_done_is_resolved_all_the_same():
    table = armed("gheta", "ronen")
    table.hero.mana = 0
    table.attack(table.enemy("gargoyles", minions=2), ("sword_mana", "blank", "blank", "scratch", "claw"), "finish")
    assert (table.hero.health, table.hero.mana, table.last.shields) == (6, 1, 1)


@pytest.mark.rule("MD2-RES-04")
def test_a_resolved_die_cannot_be_changed():
    table = armed(weapon="rusty_sword")
    table.put(table.other, "A1")
    foe = table.enemy("demons", minions=1)
    table.attack(foe, ("sword_mana", "blank", "scratch"), "use:rusty_sword", "die:0", "finish")
    last = table.asks[-1].space
    assert "reroll:0" not in last.enumerate(9)
    refused = last.why_not("reroll:0")
    assert refused is not None
    assert refused.rule == "MD2-RES-04"
    assert {"reroll:1", "reroll:2"} <= set(last.enumerate(9))


@pytest.mark.rule("MD2-RES-04")
def test_one_symbol_of_a_die_resolves_all_of_it():
    table = armed("gheta", "ronen")
    foe = table.enemy("gargoyles", minions=1)
    table.attack(foe, ("blank", "blank", "blank", "claw_scratch"), "die:3", "finish")
    assert (table.hero.health, table.last.shields) == (6, 1)
    assert "die:3" not in table.asks[-1].space.enumerate(9)


@pytest.mark.rule("MD2-RES-05", "MD2-ABL-21")
def test_a_result_is_rerolled_before_it_is_resolved():
    table = armed(weapon="rusty_sword")
    foe = table.enemy("demons", minions=1)
    last = table.attack(foe, ("blank", "shield", "scratch"), "use:rusty_sword", "reroll:2", ("blank",))
    assert (last.scratches, table.hero.health) == (0, 5)


@pytest.mark.rule("MD2-RES-05")
def test_a_die_added_in_step_two_is_resolved_as_well():
    table = armed("gheta", "ronen", weapon="bone_club")
    table.hero.mana = 0
    table.attack(table.enemy("undead"), "roll", ("blank",), "use:bone_club", ("sword_mana",), "finish")
    assert table.hero.mana == 1


@pytest.mark.rule("MD2-RES-06")
@pytest.mark.parametrize(
    ("yellow", "orange", "blue", "wounds"),
    [("sword2", "sword3", "shield", 4), ("sword", "blank", "shield2", 0), ("blank", "blank", "blank", 0)],
)
def test_swords_less_shields_are_wounds_and_never_fewer_than_none(yellow: str, orange: str, blue: str, wounds: int):
    table = armed()
    foe = table.enemy("lyidan")
    table.attack(foe, (yellow, orange, blue, "blank", "blank"))
    assert (table.last.wounds, foe.hurt) == (wounds, wounds)


@pytest.mark.rule("MD2-RES-07")
def test_other_wounds_are_not_stopped_by_shields():
    table = armed("gheta", "ronen")
    foe = table.enemy("lyidan")
    table.attack(foe, ("blank", "sword", "shield2", "blank", "blank"), "use:gheta", "finish")
    assert (table.last.wounds, foe.hurt) == (0, 1)


@pytest.mark.rule("MD2-RES-08")
def test_a_scratch_reaches_an_archer_far_away():
    table = passage("gheta", "ronen", at="D2")
    table.wear(table.hero, "short_bow")
    far = table.enemy("demons", at="G2", minions=1)
    table.attack(far, ("blank", "blank", "sword", "scratch"), "finish", kind="ranged")
    assert table.hero.health == 6


@pytest.mark.rule("MD2-RES-09")
def test_an_enemys_attack_gives_nobody_mana_and_costs_a_health_token_a_wound():
    table = passage("gheta", "ronen")
    table.put(table.other, "A1")
    table.hero.mana = 0
    foe = table.enemy("undead")
    foe.item = "notched_cleaver"
    table.enemies_act(("sword_mana", "sword2"))
    assert (table.hero.mana, table.hero.health) == (0, 4)


@pytest.mark.rule("MD2-RES-10")
def test_the_attacked_heros_player_chooses_the_order():
    table = passage("gheta", "ronen")
    table.put(table.hero, "A1")
    foe = table.enemy("demons", at="E2", minions=2)
    foe.item = "rib_club"
    table.enemies_act(("blank", "scratch", "claw"), "die:2")
    asked = [ask for ask in table.asks if ask.prompt.id == "md2-ask-resolve"]
    assert [ask.seats for ask in asked[:1]] == [(table.other.seat,)]


@pytest.mark.rule("MD2-RES-13")
def test_dice_of_a_minion_that_dies_on_the_way_stay_in_the_pool():
    table = passage("gheta", "ronen")
    table.put(table.other, "A1")
    foe = table.enemy("undead", minions=1)
    foe.item, foe.hurt = "rib_club", 2
    seen = []
    flow = combat.enemy_attack(table.g, foe, table.hero, "melee")
    next(flow)
    try:
        wanted = flow.send(("blank", "claw"))
        seen.append((foe.minions, foe.hurt, table.g.combats[-1].pool["black"]))
        while True:
            wanted = flow.send(wanted.enumerate(1)[0] if hasattr(wanted, "enumerate") else 0)
    except StopIteration:
        pass
    assert seen == [(1, 2, 1)]
    assert (foe.minions, foe.hurt) == (0, 0)
    assert ("black", "claw") in table.last.dice


# -- rewards ----------------------------------------------------------------------------------------------------------


def slay(table: Table, enemy: Enemy, *answers: object) -> None:
    """The first hero kills all of it."""
    table.play(wound_enemy(table.g, enemy, 99, table.hero), *answers)


@pytest.mark.rule("MD2-RES-14")
def test_a_card_for_each_treasure_token_and_the_tokens_go_back():
    table = passage()
    table.put(table.other, "A1")
    foe = table.enemy("demons")
    foe.tokens = ("common", "rare")
    bag = dict(table.g.bag)
    slay(table, foe, ("hand_axe",), "keep", ("knights_sword",), "keep")
    assert table.hero.bag == ["hand_axe", "knights_sword"]
    assert table.g.bag == {**bag, "common": bag["common"] + 1, "rare": bag["rare"] + 1}


@pytest.mark.rule("MD2-RES-14")
def test_whoever_strikes_the_final_blow_gets_it():
    table = passage()
    table.put(table.other, "A1")
    foe = table.enemy("demons")
    foe.tokens = ("common",)
    table.play(wound_enemy(table.g, foe, 1, table.other))
    slay(table, foe, ("hand_axe",), "keep")
    assert (table.hero.bag, table.other.bag) == (["hand_axe"], [])


@pytest.mark.rule("MD2-RES-15")
def test_a_roaming_monster_brings_its_fixed_reward():
    table = passage()
    table.put(table.other, "A1")
    foe = table.enemy("lyidan")
    slay(table, foe, ("knights_sword",), "keep")
    assert table.hero.bag == ["knights_sword"]


@pytest.mark.rule("MD2-RES-16")
def test_the_leaders_item_is_taken():
    table = passage()
    table.put(table.other, "A1")
    foe = table.enemy("demons", minions=1)
    foe.item = "rib_club"
    table.play(wound_enemy(table.g, foe, 3, table.hero))
    assert (foe.minions, table.hero.bag) == (0, [])
    slay(table, foe, "keep")
    assert table.hero.bag == ["rib_club"]


@pytest.mark.rule("MD2-RES-17")
@pytest.mark.parametrize(("kind", "pile"), [("demons", "mob_3-4"), ("lyidan", "roaming_3-4")])
def test_its_card_goes_onto_its_own_pile(kind: str, pile: str):
    table = passage()
    table.put(table.other, "A1")
    foe = table.enemy(kind, range_="3-4")
    slay(table, foe)
    assert {name: cards for name, cards in table.g.piles.items() if cards} == {pile: (kind,)}
    assert table.g.enemies == []


@pytest.mark.rule("MD2-RES-18")
def test_rewards_reach_a_hero_far_away_who_wears_them_or_hands_them_on():
    table = passage(at="D2")
    foe = table.enemy("demons", at="G2")
    foe.item = "rib_club"
    slay(table, foe, f"give:{table.other.number}", "wear:left")
    assert table.other.slots == {"left": "rib_club"}
    again = table.enemy("imps", at="G2")
    again.tokens = ("common",)
    slay(table, again, ("hand_axe",), "wear:left")
    assert table.hero.slots == {"left": "hand_axe"}
    table.put(table.other, "E2")
    table.asks.clear()
    table.play(treasure.gain_item(table.g, table.hero, "common"), ("silver_ring",), "keep")
    assert "give:1" not in table.asks[0].space.enumerate(9)


# -- experience -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-XP-01")
def test_a_point_for_every_figure():
    table = passage()
    foe = table.enemy("demons", minions=3)
    table.play(wound_enemy(table.g, foe, 7, table.hero))
    assert (foe.minions, table.hero.xp, table.other.xp) == (1, 2, 0)


@pytest.mark.rule("MD2-XP-01")
def test_it_goes_to_whoever_attacks():
    table = armed()
    foe = table.enemy("skeletons", minions=1)
    table.attack(foe, ("sword2", "blank", "blank", "blank"))
    assert (table.hero.xp, table.other.xp) == (1, 0)


@pytest.mark.rule("MD2-XP-02")
def test_two_points_for_everybody_when_a_leader_dies():
    table = passage()
    slay(table, table.enemy("demons", minions=0))
    assert (table.hero.xp, table.other.xp) == (3, 2)


@pytest.mark.rule("MD2-XP-03")
def test_four_points_for_everybody_when_a_roaming_monster_dies():
    table = passage()
    slay(table, table.enemy("lyidan"))
    assert (table.hero.xp, table.other.xp) == (5, 4)


@pytest.mark.rule("MD2-XP-04")
def test_whoever_uses_what_kills_gains():
    table = passage("mathrin", "ronen")
    assert table.hero.wizard is not None
    table.hero.wizard.spells[0] = "dark_magic_1"
    table.hero.skills = ["dark_magic_1"]
    table.enemy("demons", at="F2", minions=1)
    table.do("use:dark_magic_1")
    assert (table.hero.xp, table.other.xp) == (1, 0)
    assert "md2-ask-who-gains" not in table.asked


@pytest.mark.rule("MD2-XP-04")
def test_a_defender_who_strikes_back_gains():
    table = passage("nahias", "ronen")
    table.put(table.other, "A1").wear(table.hero, "thorn_mail")
    foe = table.enemy("demons", minions=1)
    foe.item, foe.hurt = "rib_club", 2
    table.enemies_act(("blank", "blank", "blank"), "use:thorn_mail")
    assert (foe.minions, table.hero.xp) == (0, 1)
    assert "md2-ask-who-gains" not in table.asked


@pytest.mark.rule("MD2-XP-05")
def test_where_an_enemy_kills_its_own_the_players_choose():
    table = passage("gheta", "ronen")
    table.put(table.other, "A1")
    foe = table.enemy("undead", minions=1)
    foe.item, foe.hurt = "rib_club", 2
    table.enemies_act(("blank", "claw"), ("blank",), table.other.number)
    assert "md2-ask-who-gains" in table.asked
    assert (table.hero.xp, table.other.xp) == (0, 1)


@pytest.mark.rule("MD2-XP-05")
def test_an_imp_that_bursts_is_nobodys_kill():
    table = armed("nahias", "ronen")
    foe = table.enemy("imps", minions=2)
    table.attack(foe, ("blank", "sword3", "blank", "claw", "blank"), table.other.number)
    assert "md2-ask-who-gains" in table.asked
    assert (foe.minions, table.hero.xp, table.other.xp) == (0, 1, 1)


@pytest.mark.rule("MD2-XP-06")
def test_points_are_kept_until_the_level_up_phase():
    table = passage()
    for _ in range(4):
        slay(table, table.enemy("demons"))
    assert (table.hero.xp, table.hero.level) == (12, 1)


@pytest.mark.rule("MD2-XP-07")
def test_who_is_knocked_out_gains_with_all():
    table = passage()
    table.other.down, table.other.health = True, 0
    slay(table, table.enemy("demons"))
    assert table.other.xp == 2


@pytest.mark.rule("MD2-ABL-01")
def test_what_a_kill_brings_may_be_used_after_each_combat_and_once_for_it():
    table = armed("ronen", "irk", weapon="soul_drinker")
    table.put(table.other, "A1")
    for left in (1, 0):
        table.hero.health = 1
        foe = table.enemy("undead")
        foe.hurt = 3
        table.attack(foe, ("sword", "blank"), "finish", "use:soul_drinker")
        assert foe not in table.g.enemies
        assert (table.hero.health, table.asked.count("md2-ask-kill")) == (3, 2 - left)


@pytest.mark.rule("MD2-ABL-01")
def test_without_a_kill_there_is_nothing_to_use():
    table = armed("ronen", "irk", weapon="soul_drinker")
    table.hero.health = 1
    table.attack(table.enemy("undead"), ("sword", "blank"))
    assert "md2-ask-kill" not in table.asked
