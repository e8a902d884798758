"""The rogue (MD2-ROG)."""

from __future__ import annotations

from collections import Counter

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.components import Effect
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities, combat, enemy_phase, hero_turn, levels
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.rogue import FITS, NONE, draw, fits, tools
from undercroft.games.massivedarkness2.rules.wounds import wound_enemy
from undercroft.games.massivedarkness2.state import Enemy, Turn


def feydra(*active: str, players: int = 2, at: str = "B1") -> Table:
    """Feydra with a dagger and these tokens in front of her, in her turn; the others are in the bag."""
    others = ("ronen", "irk")[: players - 1]
    table = Table("training", "feydra", *others, at=at)
    for other in table.g.heroes[1:]:
        table.put(other, "F3")
    table.hero.slots = {"left": "dagger"}
    board = tools(table.hero)
    for token in active:
        board.active.append(token)
        if token in board.bag:
            board.bag.remove(token)
    table.g.turn = Turn(0, len(active))
    return table


def turn(table: Table) -> Turn:
    assert table.g.turn is not None
    return table.g.turn


def attack(table: Table, enemy: Enemy, *answers: object, kind: str = "melee") -> dict[str, int]:
    """She attacks; returns the dice that were rolled."""
    table.do(f"attack:{kind}:{enemy.number}", *answers)
    last = table.g.last_attack
    return Counter(colour for colour, _ in last.dice)  # type: ignore[union-attr]


# -- the bag ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ROG-01")
def test_nine_tokens_and_that_of_the_first_skill() -> None:
    assert sum(token.copies for token in content().rogue_tokens.values()) == 24
    table = feydra()
    board = tools(table.hero)
    start = Counter(board.bag)
    assert sum(start.values()) == 9
    firsts = [skill for skill in content().skills.values() if skill.trade == "rogue" and skill.level == 1]
    assert all(len(skill.tokens) == 1 for skill in firsts)
    table.play(levels.gain_skill(table.g, table.hero), "toxicology_1")
    assert Counter(board.bag) - start == {"venom": 1}


@pytest.mark.rule("MD2-ROG-01")
def test_later_skills_add_tokens_until_there_are_no_more() -> None:
    table = feydra()
    skills = [skill for skill in content().skills.values() if skill.trade == "rogue"]
    for skill in skills:
        rules_for(table.hero).skill_gained(table.g, table.hero, skill, "")
    every = Counter({token.id: token.copies for token in content().rogue_tokens.values()})
    assert Counter(tools(table.hero).bag) == every
    rules_for(table.hero).skill_gained(table.g, table.hero, skills[0], "")
    assert Counter(tools(table.hero).bag) == every


@pytest.mark.rule("MD2-ROG-02")
def test_three_tokens_at_the_start_of_a_round() -> None:
    table = feydra()
    table.play(rules_for(table.hero).round_begins(table.g, table.hero), ("venom",), ("dusk",), ("bandage",))
    board = tools(table.hero)
    assert board.active == ["venom", "dusk", "bandage"]
    assert len(board.bag) == 6


@pytest.mark.rule("MD2-SOL-03", "MD2-ROG-02")
def test_four_where_she_is_alone() -> None:
    table = feydra(players=1)
    table.play(rules_for(table.hero).round_begins(table.g, table.hero))
    assert len(tools(table.hero).active) == 4


@pytest.mark.rule("MD2-ROG-11", "MD2-ROG-12")
def test_an_empty_bag_is_filled_from_the_pile() -> None:
    table = feydra()
    board = tools(table.hero)
    board.bag, board.pile = ["venom"], ["dusk", "bandage"]
    table.play(draw(table.g, table.hero, 2), ("venom",), ("bandage",))
    assert (board.active, board.bag, board.pile) == (["venom", "bandage"], ["dusk"], [])
    table.play(draw(table.g, table.hero, 3))
    assert (board.active, board.bag, board.pile) == (["venom", "bandage", "dusk"], [], [])


# -- actions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ROG-03")
def test_as_many_actions_as_tokens() -> None:
    for count in (2, 3, 4):
        table = feydra(*["keen_edge"] * count)
        table.play(hero_turn.begin(table.g, table.hero))
        assert turn(table).actions == count


@pytest.mark.rule("MD2-ROG-03")
def test_a_token_is_flipped_for_every_action() -> None:
    table = feydra("fleet_foot", "keen_edge", "bandage")
    table.hero.health = 1
    board = tools(table.hero)
    table.do("rest", "keen_edge")
    assert (board.active, board.spent) == (["fleet_foot", "bandage"], ["keen_edge"])
    table.do("trade", "fleet_foot")
    assert (board.active, board.spent) == (["bandage"], ["keen_edge", "fleet_foot"])
    table.do("go:C1")
    assert (board.active, board.spent) == ([], ["keen_edge", "fleet_foot", "bandage"])
    table.do("go:B1")  # the same Move action
    assert not [what for what in table.options() if what in ("rest", "trade") or what.startswith("go:")]


@pytest.mark.rule("MD2-ROG-04")
def test_colours_belong_to_actions() -> None:
    assert FITS == {
        "red": ("attack",),
        "blue": ("move",),
        "green": ("attack", "move", "rest", "trade", "special"),
    }
    for token in content().rogue_tokens.values():
        assert fits(token.id, "attack") == (token.colour in ("red", "green"))
        assert fits(token.id, "move") == (token.colour in ("blue", "green"))
        assert fits(token.id, "rest") == (token.colour == "green")


@pytest.mark.rule("MD2-ROG-05", "MD2-ROG-03")
def test_the_rulebooks_turn() -> None:
    """A move with +1 MP, an attack with a die more, and an attack with a token that does not fit."""
    table = feydra("fleet_foot", "keen_edge", "smoke_bomb")
    enemy = table.enemy("undead", at="B1", minions=0)
    table.put(table.hero, "B3")
    table.do("go:B2", "fleet_foot")
    assert turn(table).mp == 2
    table.do("go:B1")
    assert attack(table, enemy, "keen_edge")["yellow"] == 2
    assert tools(table.hero).active == ["smoke_bomb"]
    assert attack(table, enemy)["yellow"] == 1
    assert (turn(table).actions, tools(table.hero).active) == (0, [])


@pytest.mark.rule("MD2-ROG-05")
def test_a_green_token_fits_every_action_once() -> None:
    for what in ("rest", "trade", "go:C1"):
        table = feydra("bandage")
        table.hero.health, table.hero.mana = 1, 0
        table.do(what, *([0] if what == "rest" else []))
        assert table.hero.health == 2, what
    table = feydra("bandage")
    table.hero.health = 1
    attack(table, table.enemy("undead", minions=0))
    assert table.hero.health == 2


@pytest.mark.rule("MD2-ROG-05")
def test_the_bonus_of_an_attack_is_for_one_combat() -> None:
    table = feydra("keen_edge")
    enemy = table.enemy("undead", minions=0)
    attack(table, enemy)
    table.play(combat.attack(table.g, table.hero, enemy, "melee"))
    assert Counter(colour for colour, _ in table.g.last_attack.dice)["yellow"] == 1  # type: ignore[union-attr]


@pytest.mark.rule("MD2-ROG-06")
def test_more_tokens_are_more_actions() -> None:
    table = feydra("keen_edge")
    enemy = table.enemy("undead", minions=0)
    table.put(table.hero, "B2")  # in Shadow
    enemy.at = table.hero.at
    table.do(f"attack:melee:{enemy.number}", ("blank", "blank", "shadow"), "finish", ("venom",))
    assert tools(table.hero).active == ["venom"]
    assert turn(table).actions == 1


@pytest.mark.rule("MD2-ROG-07", "MD2-ROG-10")
def test_at_the_end_of_the_turn_all_tokens_go_onto_the_pile() -> None:
    table = feydra("fleet_foot", "keen_edge", "dusk")
    table.do("trade", "dusk")
    board = tools(table.hero)
    assert (board.active, board.spent, board.pile) == (["fleet_foot", "keen_edge"], ["dusk"], [])
    table.play(hero_turn.end(table.g, table.hero))
    assert (board.active, board.spent) == ([], [])
    assert sorted(board.pile) == ["dusk", "fleet_foot", "keen_edge"]
    assert len(board.bag) == 6


@pytest.mark.rule("MD2-ROG-08", "MD2-STA-05")
def test_an_action_lost_costs_a_token_without_effect() -> None:
    table = feydra("bandage", "keen_edge")
    table.hero.health, table.hero.frost = 1, 1
    table.play(hero_turn.go_on(table.g), "bandage", "trade", "done")
    assert table.hero.health == 1
    assert sorted(tools(table.hero).pile) == ["bandage", "keen_edge"]


@pytest.mark.rule("MD2-ROG-09")
def test_an_action_gained_otherwise_takes_no_token() -> None:
    table = feydra("keen_edge")
    table.play(abilities.apply(table.g, table.hero, Effect(actions=1)))
    assert turn(table).actions == 2
    board = tools(table.hero)
    table.do("trade", NONE)
    assert (turn(table).actions, board.active) == (1, ["keen_edge"])
    table.do("trade")
    assert (turn(table).actions, board.active, board.spent) == (0, [], ["keen_edge"])


@pytest.mark.rule("MD2-ROG-09", "MD2-ROG-03")
def test_without_such_an_action_a_token_must_be_flipped() -> None:
    table = feydra("keen_edge", "dusk")
    table.do("trade", "dusk")
    assert table.asks[-2].space.enumerate(9) == ["keen_edge", "dusk"]


# -- poison and shadow ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ROG-13")
def test_poison_lies_beside_the_enemy_and_hurts_it_whenever_it_activates() -> None:
    table = feydra("venom")
    enemy = table.enemy("undead", minions=2)
    attack(table, enemy)
    board = tools(table.hero)
    assert enemy.poison == "venom"
    assert "venom" not in [*board.active, *board.spent, *board.pile, *board.bag]
    for times in (1, 2):
        table.play(enemy_phase.suffer(table.g, enemy))
        assert enemy.hurt == times
    table.hero.skills = ["toxicology_1"]
    enemy.hurt = 0
    table.play(enemy_phase.activate(table.g, enemy))
    assert enemy.hurt == 2


@pytest.mark.rule("MD2-ROG-13", "MD2-XP-04")
def test_the_rogue_gains_from_what_poison_kills() -> None:
    table = feydra()
    enemy = table.enemy("undead", minions=1)
    enemy.poison, enemy.hurt = "venom", 3
    table.play(enemy_phase.suffer(table.g, enemy))
    assert (enemy.minions, table.hero.xp, table.other.xp) == (0, 1, 0)


@pytest.mark.rule("MD2-ROG-13", "MD2-ROG-05")
def test_poison_flipped_for_a_move_is_wasted() -> None:
    table = feydra("venom")
    enemy = table.enemy("undead", at="C1")
    table.do("go:C1")
    assert (enemy.poison, tools(table.hero).spent) == ("", ["venom"])


@pytest.mark.rule("MD2-ROG-14")
def test_one_poison_is_enough() -> None:
    table = feydra("venom", "venom")
    enemy = table.enemy("undead", minions=2)
    attack(table, enemy)
    attack(table, enemy)
    assert (enemy.poison, tools(table.hero).spent) == ("venom", ["venom"])
    table.play(enemy_phase.suffer(table.g, enemy))
    assert enemy.hurt == 1


@pytest.mark.rule("MD2-ROG-15")
def test_poison_returns_to_the_bag_when_the_enemy_dies() -> None:
    table = feydra()
    board = tools(table.hero)
    board.bag.remove("venom")
    enemy = table.enemy("undead", minions=1)
    enemy.poison = "venom"
    table.play(wound_enemy(table.g, enemy, 4, table.other))
    assert "venom" not in board.bag  # a minion only
    table.play(wound_enemy(table.g, enemy, 4, table.other))
    assert ("venom" in board.bag, board.pile) == (True, [])


@pytest.mark.rule("MD2-ROG-16")
def test_a_shadow_token_is_as_good_as_shadow() -> None:
    table = feydra("dusk", "keen_edge")
    enemy = table.enemy("undead", minions=0)
    enemy.hurt = -20  # it lasts
    table.hero.skills = ["shadow_form_1"]
    dice = attack(table, enemy, "dusk", "use:shadow_form_1")
    assert (dice["purple"], dice["yellow"]) == (1, 2)
    dice = attack(table, enemy)
    assert (dice["purple"], dice["yellow"]) == (0, 2)


@pytest.mark.rule("MD2-ROG-16")
def test_not_for_a_move() -> None:
    table = feydra("dusk", "keen_edge")
    enemy = table.enemy("undead", at="C1")
    table.do("go:C1", "dusk")
    assert attack(table, enemy)["purple"] == 0
