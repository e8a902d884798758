"""Mobs come into the dungeon (MD2-MOB-02 to MD2-MOB-11, MD2-MOB-18 to MD2-MOB-20)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import doors, spawning
from undercroft.games.massivedarkness2.rules.wounds import wound_enemy
from undercroft.games.massivedarkness2.state import Enemy

SIX = ("gheta", "ronen", "irk", "feydra", "mathrin", "nahias")


def table(*heroes: str, at: str = "B1") -> Table:
    made = Table("training", *(heroes or ("gheta", "ronen")), at=at)
    for other in made.g.heroes[1:]:
        made.put(other, "F3")
    return made


def spawn(made: Table, *answers: Any, at: str = "C1", objective: bool = False) -> Enemy | None:
    found: Enemy | None = made.play(spawning.spawn_mob(made.g, made.zone(at), objective=objective), *answers)
    return found


@pytest.mark.rule("MD2-MOB-02")
@pytest.mark.parametrize("heroes", [2, 3, 6])
def test_a_leader_and_a_minion_for_each_hero(heroes: int) -> None:
    made = table(*SIX[:heroes])
    mob = spawn(made, ("undead",))
    assert mob is not None
    assert (mob.id, mob.minions, made.where(mob), mob.hurt) == ("undead", heroes, "C1", 0)
    assert made.g.enemies == [mob]


@pytest.mark.rule("MD2-MOB-02", "MD2-SOL-01")
def test_a_hero_alone_counts_as_two() -> None:
    mob = spawn(table("gheta"))
    assert mob is not None
    assert mob.minions == 2


@pytest.mark.rule("MD2-MOB-03", "MD2-MOB-04")
@pytest.mark.parametrize(("level", "range_", "tokens"), [(1, "1-2", 1), (3, "3-4", 1), (5, "5", 2)])
def test_with_treasure_and_an_item_of_the_dungeon_level(level: int, range_: str, tokens: int) -> None:
    made = table()
    made.other.level = level
    mob = spawn(made, ("undead",))
    assert mob is not None
    assert mob.range == range_
    assert len(mob.tokens) == tokens
    assert content().mob_items[mob.item].range == range_
    assert mob.item not in made.g.decks[f"item_{range_}"]
    assert len(made.g.decks[f"item_{range_}"]) == 19


@pytest.mark.rule("MD2-MOB-05")
@pytest.mark.parametrize(("level", "range_"), [(1, "1-2"), (2, "1-2"), (3, "3-4"), (4, "3-4"), (5, "5")])
def test_the_deck_whose_range_contains_the_dungeon_level(level: int, range_: str) -> None:
    made = table()
    made.other.level = level
    mob = spawn(made)
    assert mob is not None
    assert mob.range == range_
    left = {deck: len(cards) for deck, cards in made.g.decks.items() if deck.startswith("mob_")}
    assert left == {"mob_1-2": 8, "mob_3-4": 8, "mob_5": 8} | {f"mob_{range_}": 7}


# -- decks that run out -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MOB-06")
def test_discards_of_the_range_make_a_new_deck() -> None:
    made = table()
    made.g.decks |= {"mob_1-2": (), "item_1-2": ()}
    made.g.piles |= {"mob_1-2": ("imps",), "item_1-2": ("rib_club",), "mob_3-4": ("satyrs",)}
    mob = spawn(made)
    assert mob is not None
    assert (mob.id, mob.range, mob.item) == ("imps", "1-2", "rib_club")
    assert (made.g.piles["mob_1-2"], made.g.piles["item_1-2"]) == ((), ())
    assert made.g.piles["mob_3-4"] == ("satyrs",)


@pytest.mark.rule("MD2-MOB-07")
def test_without_discards_the_next_higher_range() -> None:
    made = table()
    made.g.decks |= {"mob_1-2": (), "item_1-2": ()}
    mob = spawn(made, ("imps",))
    assert mob is not None
    assert (mob.id, mob.range) == ("imps", "3-4")
    assert content().mob_items[mob.item].range == "3-4"


@pytest.mark.rule("MD2-MOB-07")
def test_one_range_higher_and_no_more() -> None:
    made = table()
    made.g.decks |= {"mob_1-2": (), "mob_3-4": ()}
    assert spawn(made) is None
    assert made.g.enemies == []
    assert len(made.g.decks["mob_5"]) == 8


@pytest.mark.rule("MD2-MOB-07")
def test_above_the_highest_range_there_is_nothing() -> None:
    made = table()
    made.other.level = 5
    made.g.decks["mob_5"] = ()
    assert spawn(made) is None
    assert made.g.enemies == []


@pytest.mark.rule("MD2-MOB-07")
def test_a_mob_may_have_no_item() -> None:
    made = table()
    made.other.level = 5
    made.g.decks["item_5"] = ()
    mob = spawn(made)
    assert mob is not None
    assert mob.item == ""


# -- who is there already ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MOB-08", "MD2-MOB-09")
def test_a_higher_card_takes_the_place_of_the_lower_one_and_nothing_is_added() -> None:
    made = table()
    mob = made.enemy("demons", at="B3", minions=1)
    mob.item, mob.tokens, mob.hurt, mob.fire = "rib_club", ("rare",), 2, 1
    made.hero.level = 3
    bag = dict(made.g.bag)
    assert spawn(made, ("demons",)) is None
    assert made.g.enemies == [mob]
    assert (mob.range, mob.minions, mob.item, mob.tokens, mob.hurt, mob.fire) == ("3-4", 1, "rib_club", ("rare",), 2, 1)
    assert made.g.piles["mob_1-2"] == ("demons",)
    assert made.g.piles["mob_3-4"] == ()
    assert "demons" not in made.g.decks["mob_3-4"]
    assert made.g.bag == bag
    assert len(made.g.decks["item_3-4"]) == 20


@pytest.mark.rule("MD2-MOB-08", "MD2-MOB-11")
def test_a_mob_drawn_again_performs_one_action() -> None:
    made = table(at="A3")
    mob = made.enemy("demons", at="C1")
    made.hero.level = 3
    spawn(made, ("demons",))
    assert made.where(mob) == "B1"  # one zone, not two


@pytest.mark.rule("MD2-MOB-11")
def test_the_action_is_an_attack_where_one_is_possible() -> None:
    made = table()
    mob = made.enemy("demons", minions=1)
    made.hero.level = 3
    spawn(made, ("demons",), ("scratch", "scratch"))
    assert made.hero.health == 5
    assert made.where(mob) == "B1"


@pytest.mark.rule("MD2-MOB-11")
def test_fire_does_not_burn_for_it_and_frost_prevents_it() -> None:
    made = table(at="A3")
    mob = made.enemy("demons", at="C1")
    mob.fire, mob.frost = 2, 2
    made.hero.level = 3
    spawn(made, ("demons",))
    assert (made.where(mob), mob.fire, mob.frost, mob.hurt) == ("C1", 2, 1, 0)


@pytest.mark.rule("MD2-MOB-10")
def test_a_lower_card_is_discarded_and_the_mob_acts() -> None:
    made = table(at="A3")
    mob = made.enemy("demons", at="C1", range_="3-4")
    assert spawn(made, ("demons",)) is None
    assert mob.range == "3-4"
    assert made.g.piles["mob_1-2"] == ("demons",)
    assert made.where(mob) == "B1"


@pytest.mark.rule("MD2-MOB-09")
def test_the_card_in_play_is_the_one_that_is_discarded_in_the_end() -> None:
    made = table()
    mob = made.enemy("demons")
    made.hero.level = 3
    spawn(made, ("demons",))
    made.play(wound_enemy(made.g, mob, 99, made.hero))
    assert (made.g.piles["mob_1-2"], made.g.piles["mob_3-4"]) == (("demons",), ("demons",))


# -- goals of missions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-MOB-18")
def test_for_a_goal_cards_are_drawn_until_a_mob_is_new() -> None:
    made = table(at="A3")
    old = made.enemy("demons", at="C1")
    made.hero.level = 3
    mob = spawn(made, ("demons",), ("imps",), at="B2", objective=True)
    assert mob is not None
    assert (mob.id, made.where(mob)) == ("imps", "B2")
    assert (old.range, made.where(old)) == ("3-4", "B1")  # and the old one has acted


@pytest.mark.rule("MD2-MOB-19")
def test_if_nobody_is_left_for_a_goal_all_is_lost() -> None:
    made = table()
    for deck in made.g.decks:
        if deck.startswith("mob_"):
            made.g.decks[deck] = ()
    assert spawn(made, objective=True) is None
    assert made.g.winner == "darkness"


@pytest.mark.rule("MD2-MOB-19")
def test_if_every_mob_is_there_already_all_is_lost() -> None:
    made = table()
    for mob in content().mobs:
        made.enemy(mob, at="E1")
    made.hero.level = 3
    assert spawn(made, objective=True) is None
    assert made.g.winner == "darkness"


@pytest.mark.rule("MD2-MOB-07", "MD2-MOB-19")
def test_without_a_goal_nothing_is_lost() -> None:
    made = table()
    for deck in made.g.decks:
        if deck.startswith("mob_"):
            made.g.decks[deck] = ()
    assert spawn(made) is None
    assert made.g.winner == ""


# -- spawn tokens -----------------------------------------------------------------------------------------------------


def reveal(made: Table) -> None:
    """The chamber behind the door of C1, without a door card; imps are drawn."""
    chamber = made.mission.chamber_at(made.zone("D2"))
    assert chamber is not None
    made.play(doors.reveal(made.g, chamber, made.hero, card=False), ("imps",))


@pytest.mark.rule("MD2-MOB-20", "MD2-DOR-11")
def test_a_spawn_token_is_used_up() -> None:
    made = table(at="C1")
    assert made.lying("spawn") == ["D2"]
    reveal(made)
    assert made.lying("spawn") == []
    assert [(enemy.id, made.where(enemy)) for enemy in made.g.enemies] == [("imps", "D2")]


@pytest.mark.rule("MD2-MOB-20")
def test_a_spawn_token_is_used_up_by_an_enemy_drawn_again_too() -> None:
    made = table(at="C1")
    made.enemy("imps", at="A3")
    made.hero.level = 3
    reveal(made)
    assert made.lying("spawn") == []
    assert Counter(enemy.id for enemy in made.g.enemies) == {"imps": 1}
