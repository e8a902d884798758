"""The paladin (MD2-PAL)."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import zone_name
from undercroft.games.massivedarkness2.rules import abilities, any_time, levels, rounds
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.paladin import COLOURS, board_of
from undercroft.games.massivedarkness2.state import Combat, Consecration, Hero


def ronen(zones: dict[str, str] | None = None, **skills: list[str]) -> Table:
    """Ronen and Gheta in B1; tokens lie in zones, and skills below columns."""
    table = Table("training", "ronen", "gheta", at="B1")
    board = board_of(table.hero)
    board.zones = {colour: table.zone(zone) for colour, zone in (zones or {}).items()}
    board.skills |= skills
    table.hero.skills = [skill for column in skills.values() for skill in column]
    return table


def lies(table: Table) -> dict[str, str]:
    return {colour: zone_name(table.g, zone) for colour, zone in board_of(table.hero).zones.items()}


def has(table: Table, hero: Hero) -> set[str]:
    """What the paladin's board gives to a hero."""
    return set(rules_for(table.hero).shared(table.g, table.hero, hero))


def consecrations(table: Table) -> set[str]:
    return {what[17:] for what in table.options() if what.startswith("class:consecrate:")}


# -- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-PAL-01")
def test_three_tokens_on_their_columns() -> None:
    table = ronen()
    assert board_of(table.hero) == Consecration(skills={"gold": [], "white": [], "red": []})


@pytest.mark.rule("MD2-PAL-01", "MD2-PAL-03")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_first_skill_goes_below_any_column(colour: str) -> None:
    table = ronen()
    table.play(levels.gain_skill(table.g, table.hero), "warm_hands_1", colour)
    assert board_of(table.hero).skills == {one: ["warm_hands_1"] if one == colour else [] for one in COLOURS}


@pytest.mark.rule("MD2-PAL-02")
def test_each_column_has_an_ability_of_its_own() -> None:
    basics = [basic for basic in content().basics.values() if basic.trade == "paladin"]
    assert {basic.place for basic in basics} == set(COLOURS)
    assert len({str(basic.abilities) for basic in basics}) == 3
    for colour in COLOURS:
        table = ronen({colour: "B1"})
        assert has(table, table.hero) == {f"{colour}_column"}


@pytest.mark.rule("MD2-PAL-02", "MD2-PAL-05")
@pytest.mark.parametrize(("colour", "by_hero", "what"), [("gold", True, "swords"), ("white", False, "shields")])
def test_they_help_in_combat(colour: str, by_hero: bool, what: str) -> None:
    table = ronen({colour: "B1"})
    enemy = table.enemy("demons")
    c = Combat(hero=table.other.number, enemy=enemy.number, by_hero=by_hero, kind="melee")
    table.g.combats.append(c)
    table.play(abilities.use(table.g, table.other, f"{colour}_column", c))
    assert getattr(c, what) == 1
    other = Combat(hero=table.other.number, enemy=enemy.number, by_hero=not by_hero, kind="melee")
    assert f"{colour}_column" not in abilities.usable(table.g, table.other, abilities.moments(other), other)


@pytest.mark.rule("MD2-PAL-03")
def test_a_column_may_hold_several_skills() -> None:
    """All of its effects add up."""
    table = ronen({"gold": "B1"}, gold=["guiding_light_1"])
    table.hero.level = 2
    table.play(levels.gain_skill(table.g, table.hero), "marching_hymn", "gold")
    assert board_of(table.hero).skills["gold"] == ["guiding_light_1", "marching_hymn"]
    assert has(table, table.hero) == {"gold_column", "guiding_light_1", "marching_hymn"}


@pytest.mark.rule("MD2-PAL-03", "MD2-LVL-09")
def test_a_higher_tier_lies_where_the_lower_one_lay() -> None:
    table = ronen(red=["guiding_light_1"])
    table.hero.level = 3
    table.asked.clear()
    table.play(levels.gain_skill(table.g, table.hero), "guiding_light_2")
    assert board_of(table.hero).skills == {"gold": [], "white": [], "red": ["guiding_light_2"]}
    assert table.asked == ["md2-ask-skill"]


# -- consecrating -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-PAL-04")
def test_a_mana_puts_a_token_into_a_zone_in_sight() -> None:
    """The own zone included; it is no action."""
    table = ronen()
    assert consecrations(table) == {f"{colour}:{zone}" for colour in COLOURS for zone in ("B1", "C1", "B2", "B3")}
    table.do("class:consecrate:white:B3")
    assert lies(table) == {"white": "B3"}
    assert table.g.turn is not None
    assert (table.hero.mana, table.g.turn.actions) == (3, 3)


@pytest.mark.rule("MD2-PAL-04")
def test_not_without_mana() -> None:
    table = ronen()
    table.hero.mana = 0
    assert consecrations(table) == set()
    assert table.refusal("class:consecrate:gold:B1") == "MD2-PAL-04"


@pytest.mark.rule("MD2-PAL-04")
def test_only_before_or_after_an_action_of_the_own_turn() -> None:
    table = ronen()
    table.do("go:C1")
    table.do("class:consecrate:gold:C1")
    assert table.g.turn is not None
    assert (table.g.turn.moving, table.g.turn.mp, table.g.turn.actions) == (False, 0, 2)
    rules = rules_for(table.hero)
    assert not [what for what in rules.standing(table.g, table.hero) if what.startswith("consecrate")]
    enemy = table.enemy("demons")
    c = Combat(hero=0, enemy=enemy.number, by_hero=True, kind="melee")
    assert rules.in_combat(table.g, table.hero, c) == []


@pytest.mark.rule("MD2-PAL-04")
def test_a_token_in_the_dungeon_is_moved() -> None:
    """Even one that is not in sight."""
    table = ronen({"gold": "F3"})
    table.do("class:consecrate:gold:B1")
    assert lies(table) == {"gold": "B1"}
    assert table.hero.mana == 3


@pytest.mark.rule("MD2-PAL-05")
def test_all_heroes_in_the_zone_have_all_of_the_column() -> None:
    """Of its own column only, and nobody elsewhere has it; the paladin does not have it elsewhere either."""
    table = ronen({"gold": "B1", "red": "C1"}, gold=["guiding_light_1", "open_shield_1"], red=["warm_hands_1"])
    gold, red = {"gold_column", "guiding_light_1", "open_shield_1"}, {"red_column", "warm_hands_1"}
    assert has(table, table.hero) == has(table, table.other) == gold
    table.put(table.other, "C1")
    assert has(table, table.other) == red
    table.put(table.hero, "B2")
    assert has(table, table.hero) == set()
    assert not (gold | red) & set(abilities.held(table.g, table.hero))
    assert red <= set(abilities.held(table.g, table.other))


@pytest.mark.rule("MD2-PAL-05")
def test_whoever_uses_it_pays_for_it() -> None:
    table = ronen({"gold": "B1"}, gold=["warm_hands_1"])
    table.turn(table.other)
    table.hero.mana, table.other.mana, table.other.health = 0, 1, 3
    table.do("use:warm_hands_1", hero=table.other)
    assert (table.other.mana, table.other.health) == (0, 4)
    table.other.mana = 1
    assert "use:warm_hands_1" not in table.options(table.other)  # once in a round


@pytest.mark.rule("MD2-PAL-06")
def test_one_token_in_a_zone() -> None:
    table = ronen({"gold": "B1"})
    assert {what.partition(":")[2] for what in consecrations(table)} == {"C1", "B2", "B3"}
    for colour in COLOURS:
        assert table.refusal(f"class:consecrate:{colour}:B1") == "MD2-PAL-06"


@pytest.mark.rule("MD2-PAL-07")
def test_a_token_is_taken_back_for_free() -> None:
    table = ronen({"gold": "F3", "white": "B1"})
    table.hero.mana = 0
    table.do("go:C1")
    table.do("class:remove:gold")
    assert lies(table) == {"white": "B1"}
    assert table.g.turn is not None
    assert (table.g.turn.moving, table.g.turn.mp, table.hero.mana) == (True, 1, 0)
    assert "class:remove:gold" not in table.options()


@pytest.mark.rule("MD2-PAL-07")
def test_at_any_time() -> None:
    table = ronen({"gold": "F3"})
    table.turn(table.other)
    asked = any_time.standing(table.g, table.hero.seat)
    assert asked is not None
    assert asked.space.enumerate(9) == ["class:remove:gold"]
    any_time.do(table.g, table.hero.seat, "class:remove:gold")
    assert lies(table) == {}


# -- blessing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-PAL-08", "MD2-RND-03")
def test_a_skill_is_blessed_at_the_start_of_the_round() -> None:
    """Everybody in the zone has its stronger side."""
    table = ronen({"gold": "B1"}, gold=["guiding_light_1", "open_shield_1"])
    table.g.phase = "begin"
    table.play(rounds.begin_round(table.g), "open_shield_1")
    assert has(table, table.other) == {"gold_column", "guiding_light_1", "open_shield_1+"}
    enemy = table.enemy("demons")
    c = Combat(hero=1, enemy=enemy.number, by_hero=False, kind="melee")
    table.g.combats.append(c)
    table.play(abilities.use(table.g, table.other, "open_shield_1+", c))
    assert c.pool == {"blue": 2}


@pytest.mark.rule("MD2-PAL-08")
def test_nobody_has_to() -> None:
    table = ronen({"gold": "B1"}, gold=["guiding_light_1"])
    table.play(rules_for(table.hero).round_begins(table.g, table.hero), "none")
    assert has(table, table.hero) == {"gold_column", "guiding_light_1"}
    assert table.asks[-1].space.enumerate(9) == ["guiding_light_1", "none"]


@pytest.mark.rule("MD2-PAL-08")
def test_only_own_skills() -> None:
    table = ronen()
    table.asked.clear()
    table.play(rules_for(table.hero).round_begins(table.g, table.hero))
    assert table.asked == []


@pytest.mark.rule("MD2-PAL-09")
def test_one_at_a_time_and_until_the_end_of_the_round() -> None:
    table = ronen({"gold": "B1"}, gold=["guiding_light_1", "open_shield_1"])
    for chosen in ("guiding_light_1", "open_shield_1"):
        table.play(rules_for(table.hero).round_begins(table.g, table.hero), chosen)
        assert [key for key in has(table, table.hero) if key.endswith("+")] == [f"{chosen}+"]
    table.play(rounds.darkness_phase(table.g))
    assert has(table, table.hero) == {"gold_column", "guiding_light_1", "open_shield_1"}


@pytest.mark.rule("MD2-PAL-04")
def test_tokens_are_taken_back_and_laid_in_the_same_breath():
    table = Table("training", "ronen", "irk", at="B1")
    assert table.hero.paladin is not None
    table.hero.paladin.zones = {"gold": table.zone("B1")}
    offered = {
        what.rpartition(":")[0] if "consecrate" in what else what for what in table.options() if "class:" in what
    }
    assert offered >= {"class:remove:gold", "class:consecrate:gold", "class:consecrate:white"}
