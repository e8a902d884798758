"""The shaman (MD2-SHA)."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import targets
from undercroft.games.massivedarkness2.rules import abilities, combat, enemy_phase, hero_turn, levels, pool, spawning
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.dice import counts
from undercroft.games.massivedarkness2.rules.shaman import ELEMENTS, board_of, deeds, summon, top
from undercroft.games.massivedarkness2.rules.wounds import health
from undercroft.games.massivedarkness2.state import Ally, Combat, Elements, Enemy, LastAttack, Token


def irk(*skills: str, at: str = "B1", **heights: int) -> Table:
    """Irk with a wand; elements as high as told, and otherwise on their lowest space."""
    table = Table("training", "irk", "gheta", at=at)
    table.put(table.other, "F3")
    table.hero.slots = {"left": "ash_wand"}
    table.hero.skills = list(skills)
    board_of(table.hero).height |= heights
    return table


def height(table: Table) -> dict[str, int]:
    """Of the elements that are not on their lowest space."""
    return {element: n for element, n in board_of(table.hero).height.items() if n}


def spirit(table: Table, kind: str = "fire_spirit", at: str = "") -> Ally:
    summon(table.g, table.hero, kind)
    made = table.g.allies[-1]
    if at:
        made.at = table.zone(at)
    return made


def sturdy(table: Table, at: str = "B1", minions: int = 0) -> Enemy:
    enemy = table.enemy("undead", at=at, minions=minions)
    enemy.hurt = -50
    return enemy


# -- elements ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-SHA-01")
def test_all_elements_begin_on_the_lowest_space() -> None:
    table = irk()
    assert board_of(table.hero) == Elements(height={"fire": 0, "ice": 0, "earth": 0, "air": 0})
    table.play(levels.gain_skill(table.g, table.hero), "cold_stare_1")
    assert table.hero.skills == ["cold_stare_1"]
    assert "cold_stare_1" in set(abilities.held(table.g, table.hero))


@pytest.mark.rule("MD2-SHA-02")
def test_every_point_of_mana_may_raise_an_element_instead() -> None:
    """Decided point by point."""
    table = irk()
    table.hero.mana = 0
    table.play(abilities.gain_mana(table.g, table.hero, 4), "fire", "mana", "air", "fire")
    assert (height(table), table.hero.mana) == ({"fire": 2, "air": 1}, 1)


@pytest.mark.rule("MD2-SHA-02")
def test_even_where_there_is_no_room_for_mana() -> None:
    table = irk()
    table.play(abilities.gain_mana(table.g, table.hero, 1), "ice")
    assert table.asks[-1].space.enumerate(9) == list(ELEMENTS)
    assert (height(table), table.hero.mana) == ({"ice": 1}, 3)


@pytest.mark.rule("MD2-SHA-02")
def test_nothing_rises_above_the_top() -> None:
    table = irk(fire=5, ice=5, earth=5, air=4)
    table.asked.clear()
    table.play(abilities.gain_mana(table.g, table.hero, 2))
    assert set(height(table).values()) == {5}
    assert table.asked == []


@pytest.mark.rule("MD2-SHA-02", "MD2-HPH-06")
def test_a_rest_with_all_health_and_mana() -> None:
    table = irk()
    table.do("rest", "earth", "earth")
    assert height(table) == {"earth": 2}


@pytest.mark.rule("MD2-SHA-02", "MD2-DIC-09")
def test_mana_on_dice() -> None:
    table = irk()
    enemy = sturdy(table)
    table.do(f"attack:magic:{enemy.number}", ("sword_mana",), "die:0", "air", "finish")
    assert height(table) == {"air": 1}


@pytest.mark.rule("MD2-SHA-03")
def test_mana_in_the_pool_raises_nothing() -> None:
    table = irk()
    assert [what for what in table.options() if what.startswith("class:")] == []
    assert rules_for(table.hero).standing(table.g, table.hero) == []


@pytest.mark.rule("MD2-SHA-04")
def test_abilities_cost_elements() -> None:
    table = irk("spring_rain", ice=3, earth=1, air=1)
    table.hero.health, table.hero.mana = 1, 0
    table.do("use:spring_rain")
    assert (height(table), table.hero.mana, table.hero.health) == ({"ice": 2, "air": 1}, 0, 3)


@pytest.mark.rule("MD2-SHA-04")
@pytest.mark.parametrize("heights", [{}, {"ice": 1}, {"earth": 1}, {"ice": 5, "fire": 5, "air": 5}])
def test_enough_of_each_of_them(heights: dict[str, int]) -> None:
    table = irk("spring_rain", **heights)
    table.hero.health = 1
    assert "use:spring_rain" not in table.options()
    assert table.refusal("use:spring_rain") == "MD2-SHA-04"


@pytest.mark.rule("MD2-SHA-05")
@pytest.mark.parametrize("element", ELEMENTS)
def test_at_the_top_a_marker_is_turned_over(element: str) -> None:
    """All of the element is spent for the ability at the top of its track."""
    table = irk(**{element: top()})
    assert f"heart_of_{element}" not in set(abilities.held(table.g, table.hero))
    table.do(f"class:flip:{element}")
    assert height(table) == {}
    hearts = {key for key in abilities.held(table.g, table.hero) if key.startswith("heart_of_")}
    assert hearts == {f"heart_of_{element}"}
    assert table.g.turn is not None
    assert table.g.turn.actions == 3


@pytest.mark.rule("MD2-SHA-05")
def test_not_below_the_top() -> None:
    table = irk(fire=top() - 1)
    assert "class:flip:fire" not in table.options()
    assert table.refusal("class:flip:fire") == "MD2-SHA-05"


@pytest.mark.rule("MD2-SHA-05")
@pytest.mark.parametrize(
    ("element", "by_hero", "gained"),
    [("fire", True, (1, 0, 0)), ("ice", True, (0, 1, 0)), ("earth", False, (0, 0, 1))],
)
def test_what_the_hearts_do(element: str, by_hero: bool, gained: tuple[int, int, int]) -> None:
    table = irk(**{element: top()})
    table.do(f"class:flip:{element}")
    enemy = sturdy(table)
    c = Combat(hero=0, enemy=enemy.number, by_hero=by_hero, kind="magic")
    table.g.combats.append(c)
    assert f"heart_of_{element}" in abilities.usable(table.g, table.hero, abilities.moments(c), c)
    table.play(abilities.use(table.g, table.hero, f"heart_of_{element}", c))
    assert (enemy.fire, enemy.frost, c.shields) == gained


@pytest.mark.rule("MD2-SHA-05")
def test_the_heart_of_air_lasts_until_the_end() -> None:
    """In this turn and in the next ones."""
    table = irk(air=top())
    table.do("class:flip:air")
    for zone in ("C1", "B1"):
        table.do(f"go:{zone}")
        table.do("use:heart_of_air")
        assert table.g.turn is not None
        assert table.g.turn.mp == 2
        table.play(hero_turn.end(table.g, table.hero))
        table.play(hero_turn.begin(table.g, table.hero), "fire")


@pytest.mark.rule("MD2-SHA-06")
def test_each_marker_once() -> None:
    table = irk(fire=top())
    table.do("class:flip:fire")
    board_of(table.hero).height["fire"] = top()
    assert "class:flip:fire" not in table.options()
    assert table.refusal("class:flip:fire") == "MD2-SHA-06"


@pytest.mark.rule("MD2-SHA-06")
def test_a_turned_marker_still_counts() -> None:
    table = irk("ember_breath_1", fire=top())
    table.do("class:flip:fire")
    table.hero.mana = 0
    table.play(abilities.gain_mana(table.g, table.hero, 1), "fire")
    enemy = sturdy(table)
    c = Combat(hero=0, enemy=enemy.number, by_hero=True, kind="magic")
    assert "ember_breath_1" in abilities.usable(table.g, table.hero, abilities.moments(c), c)


# -- spirits ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-SHA-07")
def test_one_of_each_at_most() -> None:
    table = irk("call_of_the_hearth", "call_of_the_glacier", fire=5, ice=5)
    table.do("use:call_of_the_hearth")
    board_of(table.hero).height["fire"] = 5
    assert "use:call_of_the_hearth" not in table.options()
    table.do("use:call_of_the_glacier")
    assert [ally.kind for ally in table.g.allies] == ["fire_spirit", "frost_spirit"]
    assert [ally.health for ally in table.g.allies] == [content().spirits[a.kind].health for a in table.g.allies]


@pytest.mark.rule("MD2-SHA-08")
def test_they_count_as_heroes_when_targets_are_chosen() -> None:
    table = irk(at="B3")
    made = spirit(table, at="C1")
    enemy = table.enemy("demons", at="B1")
    assert made in list(targets(table.g))
    table.play(enemy_phase.move(table.g, enemy))
    assert table.where(enemy) == "C1"
    assert enemy_phase.candidates(table.g, enemy) == [made]


@pytest.mark.rule("MD2-SHA-08")
def test_and_for_nothing_else() -> None:
    """Neither for the size of a mob nor for the health of a monster; nobody strikes them when they go."""
    table = irk()
    monster = table.enemy("andra", at="F1")
    before = health(table.g, monster)
    made = spirit(table)
    assert health(table.g, monster) == before
    table.play(spawning.spawn_mob(table.g, table.zone("D2")))
    assert table.g.enemies[-1].minions == 2
    sturdy(table, minions=3)
    table.do("class:wake:fire_spirit", "go:C1", "stop")
    assert made.health == content().spirits["fire_spirit"].health
    table.play(hero_turn.end(table.g, table.hero))
    assert made not in table.g.heroes


@pytest.mark.rule("MD2-SHA-09")
def test_each_is_woken_once_for_nothing() -> None:
    table = irk()
    for kind in ("fire_spirit", "frost_spirit"):
        spirit(table, kind)
    for kind in ("fire_spirit", "frost_spirit"):
        table.do(f"class:wake:{kind}", "go:C1", "stop")
    assert table.g.turn is not None
    assert table.g.turn.actions == 3


@pytest.mark.rule("MD2-SHA-09")
def test_each_time_more_is_an_action() -> None:
    table = irk()
    made = spirit(table)
    for zone, actions in (("C1", 3), ("B1", 2), ("C1", 1), ("B1", 0)):
        table.do("class:wake:fire_spirit", f"go:{zone}", "stop")
        assert table.g.turn is not None
        assert (table.where(made), table.g.turn.actions) == (zone, actions)
    assert "class:wake:fire_spirit" not in table.options()
    assert table.refusal("class:wake:fire_spirit") == "MD2-SHA-09"


@pytest.mark.rule("MD2-SHA-09")
def test_and_again_for_nothing_in_the_next_turn() -> None:
    table = irk()
    spirit(table)
    table.do("class:wake:fire_spirit", "go:C1", "stop")
    table.play(hero_turn.end(table.g, table.hero))
    table.play(hero_turn.begin(table.g, table.hero), "fire")
    table.do("class:wake:fire_spirit", "go:B1", "stop")
    assert table.g.turn is not None
    assert table.g.turn.actions == 3


@pytest.mark.rule("MD2-SHA-10")
def test_an_attack_or_a_move() -> None:
    table = irk()
    made = spirit(table)
    enemy, near = sturdy(table), sturdy(table, at="C1")
    assert set(deeds(table.g, made)) == {
        f"attack:magic:{enemy.number}",
        f"attack:magic:{near.number}",
        "go:C1",
        "go:B2",
    }
    table.do("class:wake:fire_spirit", f"attack:magic:{near.number}", ("sword2",))
    assert (near.hurt, enemy.hurt, table.where(made)) == (-48, -50, "B1")


@pytest.mark.rule("MD2-SHA-11")
def test_two_zones_and_no_doors() -> None:
    table = irk()
    made = spirit(table)
    table.do("class:wake:fire_spirit", "go:B2", "go:B3")
    assert table.where(made) == "B3"
    made.at = table.zone("C1")
    assert table.g.closed & 1  # the door between C1 and D1
    assert deeds(table.g, made) == ["go:B1"]


@pytest.mark.rule("MD2-SHA-11", "MD2-SHA-08")
def test_it_springs_no_trap_and_takes_nothing() -> None:
    table = irk()
    made = spirit(table, at="D2")
    table.g.tokens += [Token(90, "bear_trap", table.zone("D3")), Token(91, "treasure", table.zone("D3"), "rare")]
    lying = list(table.g.tokens)
    table.do("class:wake:fire_spirit", "go:D3", "stop")
    assert table.where(made) == "D3"
    assert table.g.tokens == lying
    assert deeds(table.g, made) == ["go:D2"]


@pytest.mark.rule("MD2-SHA-12")
def test_no_shadow_die() -> None:
    table = irk(at="B2")
    made = spirit(table)
    enemy = sturdy(table)
    for who, dice in ((made, {"orange": 1}), (table.hero, {"yellow": 1, "purple": 1})):
        c = Combat(hero=who.number, enemy=enemy.number, by_hero=True, kind="magic")
        pool.prepare(table.g, c, {})
        assert c.pool == dice


@pytest.mark.rule("MD2-SHA-13")
def test_experience_and_rewards_go_to_the_shaman() -> None:
    table = irk()
    spirit(table)
    enemy = table.enemy("undead")
    item = next(iter(content().mob_items))
    enemy.item, enemy.hurt = item, 3  # of 4
    table.do("class:wake:fire_spirit", f"attack:magic:{enemy.number}", ("sword",), "keep")
    assert enemy not in table.g.enemies
    assert (table.hero.xp, table.other.xp) == (3, 2)  # all have 2 for the leader
    assert table.hero.bag == [item]


@pytest.mark.rule("MD2-SHA-14")
@pytest.mark.parametrize(
    ("kind", "attack", "tokens"), [("fire_spirit", "magic", (1, 0)), ("frost_spirit", "melee", (0, 1))]
)
def test_it_attacks_with_what_its_card_says(kind: str, attack: str, tokens: tuple[int, int]) -> None:
    table = irk()
    spirit(table, kind)
    enemy = sturdy(table)
    card = content().spirits[kind]
    table.do(f"class:wake:{kind}", f"attack:{attack}:{enemy.number}")
    assert (enemy.fire, enemy.frost) == tokens == (card.effect.fire, card.effect.frost)
    last = table.g.last_attack
    assert isinstance(last, LastAttack)
    dice = [colour for colour, _ in last.dice]
    assert {colour: dice.count(colour) for colour in dice} == counts(card.attacks[attack])  # type: ignore[index]


@pytest.mark.rule("MD2-SHA-14")
@pytest.mark.parametrize("kind", ["fire_spirit", "frost_spirit"])
def test_and_so_it_defends(kind: str) -> None:
    table = irk()
    made = spirit(table, kind)
    enemy = sturdy(table, minions=1)
    c = Combat(hero=made.number, enemy=enemy.number, by_hero=False, kind="melee")
    pool.prepare(table.g, c, {})
    assert c.pool["blue"] == content().spirits[kind].blue


@pytest.mark.rule("MD2-SHA-14")
def test_killed_it_may_be_called_again() -> None:
    """The scratches of its foe wound it, as they wound everybody."""
    table = irk("call_of_the_hearth", fire=5)
    made = spirit(table)
    made.health = 1
    enemy = sturdy(table, minions=1)
    table.play(combat.enemy_attack(table.g, enemy, made, "melee"), ("blank", "scratch", "blank"))
    assert table.g.allies == []
    assert (table.g.lifebringers, table.g.spent) == (0, 0)
    table.do("use:call_of_the_hearth")
    assert [ally.health for ally in table.g.allies] == [content().spirits["fire_spirit"].health]
    assert height(table) == {"fire": 2}


@pytest.mark.rule("MD2-STA-02", "MD2-STA-05")
def test_fire_and_frost_on_a_spirit() -> None:
    """They are dealt with when it is woken: it burns, and a frost token is discarded in place of its action."""
    table = irk()
    made = spirit(table)
    made.fire, made.frost = 1, 1
    table.do("class:wake:fire_spirit", ("sword2",))
    assert (made.fire, made.frost, made.health, table.where(made)) == (0, 0, 2, "B1")
    made.fire = 1
    table.do("class:wake:fire_spirit", ("sword2",))
    assert table.g.allies == []
