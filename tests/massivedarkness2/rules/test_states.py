"""Fire and frost."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table, passage
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import boss, enemy_phase, hero_turn, states
from undercroft.games.massivedarkness2.rules.wounds import wound_enemy
from undercroft.games.massivedarkness2.state import OFF, Boss, Enemy


def mob(table: Table, at: str = "E2", kind: str = "demons", minions: int = 0) -> Enemy:
    made = table.enemy(kind, at=at, minions=minions)
    made.item = "rib_club"
    return made


@pytest.mark.rule("MD2-STA-01")
def test_twenty_five_tokens_several_of_them_on_one_target():
    table = passage()
    assert content().box.tokens.state == table.g.supply["state"] == 25
    foe = mob(table)
    for figure in (table.hero, foe):
        states.set_alight(table.g, figure, 2)
        states.set_alight(table.g, figure, 1)
        states.chill(table.g, figure, 2)
        assert (figure.fire, figure.frost) == (3, 2)
    assert table.g.supply["state"] == 15


@pytest.mark.rule("MD2-STA-01", "MD2-TOK-01")
def test_there_are_no_more_than_are_in_the_box():
    table = passage()
    table.g.supply["state"] = 2
    states.set_alight(table.g, table.hero, 3)
    states.chill(table.g, table.hero, 1)
    assert (table.hero.fire, table.hero.frost, table.g.supply["state"]) == (2, 0, 0)


@pytest.mark.rule("MD2-STA-02")
def test_a_hero_who_activates_burns_for_every_sword():
    table = passage()
    states.set_alight(table.g, table.hero, 2)
    table.wear(table.hero, "plate_armour")
    table.play(hero_turn.begin(table.g, table.hero), ("sword2", "sword_mana"))
    assert (table.hero.health, table.hero.fire, table.hero.mana) == (2, 0, 2)
    assert table.g.supply["state"] == 25


@pytest.mark.rule("MD2-STA-02")
def test_an_enemy_that_activates_burns_with_yellow_dice():
    table = passage(at="A1")
    foe = mob(table, minions=2)
    states.set_alight(table.g, foe, 1)
    table.enemies_act(("sword2",))
    assert (foe.hurt, foe.fire) == (2, 0)
    assert "md2-log-burn" in table.log()


@pytest.mark.rule("MD2-STA-03")
def test_all_fire_is_rolled_before_anybody_suffers():
    table = passage()
    table.hero.health = 1
    states.set_alight(table.g, table.hero, 2)
    rolls = []
    flow = states.burn(table.g, table.hero)
    wanted = next(flow)
    rolls.append(len(wanted.dice))  # type: ignore[union-attr]
    assert (rolls, table.hero.health, table.hero.fire) == ([2], 1, 0)
    with pytest.raises(StopIteration) as done:
        flow.send(("sword", "sword"))
    assert done.value.value == 2


@pytest.mark.rule("MD2-STA-04")
def test_whoever_the_players_choose_gains_from_what_fire_kills():
    table = passage(at="A1")
    foe = mob(table, kind="skeletons")
    states.set_alight(table.g, foe, 1)
    table.enemies_act(("sword2",), table.other.number, f"give:{table.hero.number}", "keep")
    asked = next(ask for ask in table.asks if ask.prompt.id == "md2-ask-who-gains")
    assert (asked.seats, asked.space.enumerate(9)) == ((0, 1), [0, 1])
    assert (table.hero.xp, table.other.xp, table.hero.bag) == (2, 3, ["rib_club"])


@pytest.mark.rule("MD2-STA-05")
def test_frost_costs_a_hero_an_action():
    table = passage()
    states.chill(table.g, table.hero, 2)
    table.play(hero_turn.go_on(table.g))
    assert table.log().count("md2-log-frozen") == 2
    asked = next(ask for ask in table.asks if ask.prompt.id == "md2-ask-turn")
    assert asked.prompt.args["actions"] == 1
    assert table.hero.frost == 0


@pytest.mark.rule("MD2-STA-05")
@pytest.mark.parametrize("what", ["trade", "attack"])
def test_frost_gained_in_a_move_costs_the_next_action(what: str):
    """The move goes on: it has been begun."""
    table = passage()
    table.wear(table.hero, "dagger")
    foe = table.enemy("undead", at="F2")
    table.do("go:F2")
    states.chill(table.g, table.hero, 1)
    assert table.g.turn is not None
    assert "go:E2" in table.options()
    table.do(f"attack:melee:{foe.number}" if what == "attack" else what)
    assert (table.hero.frost, table.g.turn.actions, table.g.turn.mp, table.g.turn.moving) == (0, 1, 0, False)
    assert "md2-log-attack" not in table.log()
    assert "md2-ask-trade" not in table.asked


@pytest.mark.rule("MD2-STA-05")
def test_a_new_move_is_an_action_like_any_other():
    table = passage()
    table.do("go:F2")
    table.do("go:G2")
    states.chill(table.g, table.hero, 1)
    table.do("go:F2")
    assert table.g.turn is not None
    assert (table.where(table.hero), table.g.turn.actions, table.hero.frost) == ("G2", 1, 0)


@pytest.mark.rule("MD2-STA-05", "MD2-ITM-10")
@pytest.mark.parametrize(
    ("answers", "health", "actions"), [(("use:bandages", "end"), 3, 3), (("rest", "end"), 1, 2)], ids=["taken", "not"]
)
def test_a_remedy_comes_before_the_action_that_frost_costs(answers: tuple[str, ...], health: int, actions: int):
    table = passage("gheta", "ronen")
    table.hero.potions, table.hero.frost, table.hero.health = ["bandages"], 1, 1
    table.play(hero_turn.begin(table.g, table.hero))
    turn = table.g.turn
    assert turn is not None
    table.play(hero_turn.go_on(table.g), *answers)
    assert (table.hero.frost, table.hero.health, turn.actions) == (0, health, actions)


@pytest.mark.rule("MD2-STA-05")
def test_frost_costs_a_mob_an_action():
    table = passage(at="G2")
    table.put(table.other, "A1")
    foe = mob(table, "D2")
    states.chill(table.g, foe, 1)
    table.enemies_act()
    assert (table.where(foe), foe.frost) == ("E2", 0)
    states.chill(table.g, foe, 3)
    foe.acted = False
    table.enemies_act()
    assert (table.where(foe), foe.frost) == ("E2", 1)


@pytest.mark.rule("MD2-STA-06", "MD2-STA-07")
@pytest.mark.parametrize(("frost", "left", "acts"), [(1, 0, True), (2, 0, False), (3, 1, False)])
def test_two_tokens_cost_a_roaming_monster_its_activation(frost: int, left: int, acts: bool):
    table = passage(at="E2")
    table.put(table.other, "A1")
    foe = table.enemy("ytheria", at="G2")
    states.chill(table.g, foe, frost)
    table.enemies_act()
    assert (foe.frost, "md2-log-attack" in table.log()) == (left, acts)


@pytest.mark.rule("MD2-STA-08")
def test_bosses_take_frost_and_do_not_mind():
    table = Table("releasing_michael", "gheta", "ronen")
    for hero in table.g.heroes:
        table.put(hero, "H1")
    foe = table.enemy("michael", at="H1")
    table.g.boss = Boss("michael", 0)
    states.chill(table.g, foe, 4)
    assert foe.frost == 4
    table.play(boss.after_turn(table.g))
    assert foe.frost == 0
    assert "md2-log-boss-acts" in table.log()


@pytest.mark.rule("MD2-STA-09")
def test_fire_on_a_mob_is_one_stack():
    table = passage(at="A1")
    foe = mob(table, minions=2)
    foe.hurt = 1
    states.set_alight(table.g, foe, 2)
    table.enemies_act(("sword2", "sword"), 0)
    assert (foe.minions, foe.hurt) == (1, 1)


@pytest.mark.rule("MD2-STA-10")
def test_fire_burns_before_any_action_even_if_frost_takes_them_all():
    table = passage(at="A1")
    foe = mob(table, minions=2)
    states.set_alight(table.g, foe, 1)
    states.chill(table.g, foe, 2)
    table.enemies_act(("sword",))
    assert (foe.hurt, foe.fire, foe.frost) == (1, 0, 0)
    assert [line for line in table.log() if line in ("md2-log-burn", "md2-log-frozen")] == [
        "md2-log-burn",
        "md2-log-frozen",
        "md2-log-frozen",
    ]


@pytest.mark.rule("MD2-STA-10")
def test_a_hero_whom_fire_fells_does_not_act():
    table = passage()
    table.hero.health = 1
    states.set_alight(table.g, table.hero, 1)
    table.play(hero_turn.begin(table.g, table.hero), ("sword",))
    assert table.g.turn is not None
    assert (table.hero.down, table.g.turn.over) == (True, True)


@pytest.mark.rule("MD2-STA-10")
def test_an_action_out_of_turn_does_not_burn():
    table = passage(at="A1")
    foe = mob(table)
    states.set_alight(table.g, foe, 1)
    table.play(enemy_phase.one_action(table.g, foe))
    assert foe.fire == 1


@pytest.mark.rule("MD2-XP-05", "MD2-STA-04")
def test_anybody_in_the_dungeon_may_gain_from_what_fire_kills():
    table = passage("gheta", "ronen", "irk")
    table.hero.down = True
    table.other.at, table.other.left = OFF, True
    for hero in table.g.heroes:
        hero.xp = 0
    table.play(wound_enemy(table.g, mob(table), 9, None), 2)
    (ask,) = [ask for ask in table.asks if ask.prompt.id == "md2-ask-who-gains"]
    assert ask.space.enumerate(9) == [0, 2]
    assert table.g.heroes[2].xp == 3
    table.play(wound_enemy(table.g, mob(table), 9, None), 0)
    assert table.hero.xp == 2 + 3


@pytest.mark.rule("MD2-XP-05")
def test_who_has_least_gains_where_nobody_wants_to_be_asked():
    table = passage("gheta", "ronen", "irk", streamline=True)
    for hero, level, xp in zip(table.g.heroes, (2, 1, 1), (0, 3, 1), strict=True):
        hero.level, hero.xp = level, xp
    table.play(wound_enemy(table.g, mob(table), 9, None))
    assert [hero.xp for hero in table.g.heroes] == [2, 5, 4]
