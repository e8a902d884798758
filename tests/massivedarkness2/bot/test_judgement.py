"""Single decisions of the greedy bot."""

from __future__ import annotations

from random import Random

import pytest

from massivedarkness2.positions import GAME, Table, passage
from undercroft.games.massivedarkness2.bot import aim, beginnings, danger, fight, kit, ties, turn
from undercroft.games.massivedarkness2.rules.items import swap
from undercroft.games.massivedarkness2.state import OFF, Combat, Rolled
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match


def decides(table: Table) -> str:
    """What the hero whose turn it is does next."""
    assert table.g.turn is not None
    hero = next(hero for hero in table.g.heroes if hero.number == table.g.turn.hero)
    view = GAME.view(table.g, hero.seat).table
    assert view.turn is not None
    actor = next(one for one in view.heroes if one.number == hero.number)
    return turn.choose(view, actor, view.turn, table.options(hero))


@pytest.fixture
def corridor() -> Table:
    table = passage("gheta", "ronen", at="F2")
    table.wear(table.hero, "blunt_axe").wear(table.other, "rusty_sword")
    return table


def test_the_enemy_that_is_nearly_dead_is_attacked(corridor):
    corridor.enemy("demons", minions=1)
    weak = corridor.enemy("satyrs")
    weak.hurt = 2
    assert decides(corridor) == f"attack:melee:{weak.number}"


def test_nobody_flees_from_an_enemy_that_can_be_beaten(corridor):
    foe = corridor.enemy("satyrs", minions=1)
    assert decides(corridor) == f"attack:melee:{foe.number}"


def test_a_potion_is_drunk_in_time(corridor):
    corridor.hero.health = 2
    corridor.hero.potions = ["health_vial"]
    corridor.enemy("satyrs", minions=2)
    assert decides(corridor) == "use:health_vial"


def test_a_potion_is_kept_as_long_as_nobody_needs_it(corridor):
    corridor.hero.potions = ["health_vial"]
    corridor.hero.health -= 1
    assert not decides(corridor).startswith("use:")


def test_who_is_half_dead_and_alone_opens_no_door():
    table = Table("the_demon_artifact", "gheta", "ronen", at="B2")
    table.wear(table.hero, "blunt_axe")
    table.put(table.other, "D2")
    table.hero.health = 2
    assert not decides(table).startswith("open:")


def test_who_is_well_and_in_company_opens_it():
    table = Table("training", "gheta", "ronen", at="C1")
    table.wear(table.hero, "blunt_axe")
    assert decides(table).startswith("open:")


def test_who_is_hurt_rests_where_it_is_safe():
    table = Table("training", "gheta", "ronen", at="C1")
    table.wear(table.hero, "blunt_axe")
    table.hero.health = 3
    assert decides(table) == "rest"


def test_the_objective_is_taken():
    table = Table("training", "gheta", "ronen", at="D3")
    table.wear(table.hero, "blunt_axe")
    table.g.closed, table.g.revealed = 0, 1
    table.g.tokens = [token for token in table.g.tokens if token.kind == "objective"]
    assert decides(table) == "deed:take_scroll"


def test_and_what_wins_the_mission_is_done():
    table = Table("training", "gheta", "ronen", at="F3")
    table.g.closed, table.g.done = 0, ["scroll"]
    table.hero.holds = ["scroll"]
    table.enemy("demons", minions=2)
    assert decides(table) == "deed:destroy_rift"


def at_the_altar(other: str) -> Table:
    table = Table("highway_to_hellscape", "gheta", "ronen", at="I2")
    table.g.closed &= ~(1 << table.door("gate"))
    table.g.done.append("gate")
    return table.put(table.other, other)


def test_nobody_leaves_a_friend_behind_who_cannot_follow():
    assert decides(at_the_altar("C1")) != "deed:leave_by_altar"


def test_but_with_those_who_can_follow_one_leaves():
    assert decides(at_the_altar("G1")) == "deed:leave_by_altar"


def test_and_so_does_who_would_hardly_live():
    table = at_the_altar("C1")
    table.hero.health = 1
    assert decides(table) == "deed:leave_by_altar"


@pytest.mark.parametrize(("at", "step"), [("E2", "go:F2"), ("F2", "go:F3"), ("F3", "open:time_door")])
def test_whoever_can_reach_the_boss_begins_the_fight(at, step):
    table = Table("the_soul_keys", "gheta", "ronen", at=at)
    table.g.done.append("keys")
    table.enemy("satyrs", at=at)
    assert decides(table) == step


def test_treasure_is_taken():
    table = Table("training", "gheta", "ronen", at="B2")
    found = table.lay("treasure", what="rare")
    assert decides(table) == f"touch:{found.number}"


def test_the_cursed_sword_is_handed_on_in_time():
    table = Table("the_cursed_sword", "gheta", "ronen", at="A2")
    table.g.counters["cursed:big_freakin_greatsword"] = 1
    table.wear(table.hero, "big_freakin_greatsword")
    table.hero.corruption = 2
    assert decides(table) == "trade"


def test_a_key_that_time_takes_away_comes_first():
    table = Table("the_soul_keys", "gheta", "ronen", at="D2")
    table.wear(table.hero, "blunt_axe")
    table.enemy("demons", minions=2)
    assert decides(table) == "deed:collect_key"


# -- in a combat ------------------------------------------------------------------------------------------------------


def combat(table: Table, *rolled: tuple[str, str], by_hero: bool = True, **what: int) -> Combat:
    foe = table.enemy("satyrs", minions=1)
    c = Combat(hero=table.hero.number, enemy=foe.number, by_hero=by_hero, kind="melee", stage="resolve", **what)
    c.rolled = [Rolled(colour, face) for colour, face in rolled]
    table.g.combats = [c]
    return c


def test_a_blank_of_the_own_dice_is_rolled_again(corridor):
    combat(corridor, ("yellow", "sword"), ("orange", "blank"), ("black", "blank"), rerolls=1)
    assert fight.resolve(corridor.g, ["reroll:0", "reroll:1", "reroll:2", "finish"]) == "reroll:1"


def test_and_so_are_shields_of_the_foe(corridor):
    combat(corridor, ("orange", "sword3"), ("blue", "shield2"), rerolls=1)
    assert fight.resolve(corridor.g, ["reroll:0", "reroll:1", "finish"]) == "reroll:1"


def test_a_good_roll_is_left_as_it_is(corridor):
    combat(corridor, ("orange", "sword3"), ("blue", "blank"), rerolls=1)
    assert fight.resolve(corridor.g, ["reroll:0", "reroll:1", "finish"]) == "finish"


def test_mana_is_gained_before_it_is_spent(corridor):
    combat(corridor, ("yellow", "sword_mana"), ("orange", "blank"), rerolls=1)
    assert fight.resolve(corridor.g, ["die:0", "reroll:1", "finish"]) == "die:0"


def test_nobody_bleeds_for_a_sword_that_changes_nothing(corridor):
    c = combat(corridor, ("yellow", "blank"), ("blue", "shield2"), ("blue", "shield2"))
    corridor.hero.health = 1
    assert fight.resolve(corridor.g, ["use:gheta", "finish"]) == "finish"
    assert not c.used


# -- arrows, items, skills --------------------------------------------------------------------------------------------


def test_six_symbols_are_let_fly_and_two_are_not():
    table = passage("nahias")
    foe = table.enemy("demons", at="F2")
    table.g.combats = [Combat(hero=0, enemy=foe.number, by_hero=True, kind="ranged")]
    board = table.hero.ranger
    assert board is not None
    board.deck = ["heavy_arrow", "ice_arrow", "fire_arrow"]
    board.row = ["barbed_arrow", "barbed_arrow", "piercing_arrow"]
    assert aim.arrow(table.g, table.hero, ["draw", "loose"]) == "loose"
    board.deck, board.row = ["straight_arrow", "barbed_arrow", "piercing_arrow"], ["barbed_arrow"]
    assert aim.arrow(table.g, table.hero, ["draw", "loose"]) == "draw"


@pytest.mark.parametrize(
    ("hero", "weapon"), [("nahias", "short_bow"), ("mathrin", "wooden_staff"), ("gheta", "blunt_axe")]
)
def test_everybody_begins_with_a_weapon_that_fits(hero, weapon):
    table = Table("training", hero, "ronen")
    starting = ["rusty_sword", "blunt_axe", "short_bow", "wooden_staff", "dagger", "magic_ocarina"]
    assert kit.starting_weapon(table.hero, starting) == weapon


def test_an_item_goes_to_whom_it_helps_most():
    table = Table("training", "gheta", "nahias")
    table.wear(table.hero, "blunt_axe").wear(table.other, "dagger")
    offers = ["keep", "wear:left", "give:1"]
    assert kit.found_item(table.g, table.hero, "short_bow", offers) == "give:1"


def test_better_armour_is_worn():
    table = Table("training", "gheta")
    assert kit.found_item(table.g, table.hero, "iron_belt", ["keep", "wear:misc"]) == "wear:misc"


def test_exchanges_come_to_an_end():
    table = Table("training", "gheta", "nahias")
    table.hero.bag, table.other.bag = ["short_bow", "rusty_sword", "iron_belt"], ["blunt_axe", "hand_axe"]
    for _ in range(20):
        gain, what = kit.best_swap(table.g, table.g.heroes)
        if what == "done":
            break
        assert gain > 0
        swap(table.g, what)
    assert what == "done"
    assert "short_bow" in table.other.slots.values()


def test_a_token_that_fits_is_flipped():
    assert beginnings.tool(["keen_edge", "fleet_foot"], "attack") == "keen_edge"
    assert beginnings.tool(["keen_edge", "fleet_foot"], "move") == "fleet_foot"
    assert beginnings.tool(["keen_edge", "fleet_foot"], "rest") == "fleet_foot"


# -- what the players decide together ---------------------------------------------------------------------------------


def test_whoever_bears_it_best_is_attacked(corridor):
    corridor.hero.health = 1
    assert ties.target(corridor.g, ["0", "1"]) == "1"


def test_the_summoner_is_protected():
    table = Table("the_passage", "gheta")
    table.play(table.rules.set_up(table.g))
    table.hero.health = 2
    assert ties.target(table.g, ["0", str(table.g.allies[0].number)]) == "0"


def test_who_holds_the_summoner_up_is_fought():
    table = Table("the_passage", "gheta", at="G2")
    table.wear(table.hero, "blunt_axe")
    table.play(table.rules.set_up(table.g))
    table.g.allies[0].at = table.zone("E2")
    table.enemy("satyrs", "E2", minions=1)
    assert decides(table) == "go:F2"


def test_a_blow_is_worth_more_against_who_holds_the_summoner_up():
    table = Table("the_passage", "gheta", at="E2")
    table.wear(table.hero, "blunt_axe")
    table.play(table.rules.set_up(table.g))
    foe = table.enemy("satyrs", "E2", minions=1)
    before = danger.blow(table.g, table.hero, foe, "melee").worth
    table.g.allies[0].at = foe.at
    assert danger.blow(table.g, table.hero, foe, "melee").worth > before


def test_who_lags_behind_gains(corridor):
    corridor.hero.level = 2
    assert ties.who_gains(corridor.g, ["0", "1"]) == "1"


def test_alone_no_door_is_opened_as_long_as_spells_cannot_be_paid():
    table = Table("the_demon_artifact", "mathrin", at="B2")
    assert turn.party_ready(table.g)
    table.hero.mana = 2
    assert not turn.party_ready(table.g)


def test_the_enemy_that_does_least_is_called_although_the_first_hero_has_left():
    table = passage("nahias", "ronen", at="F2")
    table.hero.skills.append("camouflage")
    table.hero.left, table.hero.at = True, OFF
    many, lone = table.enemy("demons", minions=4), table.enemy("satyrs")
    assert ties.weakest_enemy(table.g, [str(many.number), str(lone.number)]) == str(lone.number)


def test_a_hero_is_chosen_by_chance():
    match = Match(GAME, GAME.read_options({}), 1, Seeded(1), log=False)
    chosen = {str(GAME.greedy(Random(n)).choose(0, match.ask(0), lambda: match.view(0))) for n in range(30)}
    assert len(chosen) > 3
