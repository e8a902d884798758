"""What every door card does: a hero in C1 opens the door to D1, where a chamber of three zones lies behind.

It holds a spawn token in D2 and loot in D2 and D3, so that two treasures (four for three heroes) and a mob are there
whatever the card says.
"""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules.doors import DOOR_CARDS, open_door
from undercroft.games.massivedarkness2.state import Enemy, Token

from .bench import Bench

HARM = {
    "trapped_vault": {"health": -2, "treasure": 1},
    "needle_in_the_lock": {"health": -1},
    "burning_threshold": {"fire": 2, "treasure": 1},
    "frozen_handle": {"frost": 1},
    "thirsty_runes": {"mana": -3, "treasure": 1},
}
ALL_HARMED = {"falling_ceiling": {"health": -1}, "cold_welcome": {"frost": 1, "treasure": 1}}


def opened(card: str, *answers: Any, bench: Bench | None = None) -> Bench:
    """Whoever stands in C1 opens the door, and this card is drawn."""
    bench = bench or Bench("ronen", "mathrin", at="C1")
    bench.g.decks["door"] = (card,)
    bench.play(open_door(bench.g, 0, bench.hero), *answers)
    assert bench.g.piles["door"] == (card,)
    return bench


def changes(bench: Bench, number: int = 0) -> dict[str, int]:
    """What has become different for a hero."""
    hero = bench.g.heroes[number]
    card = content().heroes[hero.id]
    now = {"health": hero.health - card.health, "mana": hero.mana - card.mana, "fire": hero.fire, "frost": hero.frost}
    return {what: n for what, n in now.items() if n}


def treasures(bench: Bench, loot: int = 2) -> int:
    """Besides those of the loot tokens."""
    return len(bench.lying("treasure")) - loot


def mobs(bench: Bench) -> list[Enemy]:
    return [enemy for enemy in bench.g.enemies if enemy.kind == "mob"]


def test_every_card_has_something_to_do() -> None:
    assert {card.special for card in content().doors.values()} == set(DOOR_CARDS)


@pytest.mark.rule("MD2-DOR-07", "MD2-DOR-11", "MD2-DOR-12")
def test_silence() -> None:
    bench = opened("silence")
    assert changes(bench) == changes(bench, 1) == {}
    assert (treasures(bench), len(mobs(bench))) == (0, 1)
    assert bench.lying("spawn") == bench.lying("loot") == []


@pytest.mark.rule("MD2-DOR-08")
@pytest.mark.parametrize("card", HARM)
def test_traps_harm_whoever_opens(card: str) -> None:
    bench = opened(card)
    expected = dict(HARM[card])
    assert treasures(bench) == expected.pop("treasure", 0)
    assert changes(bench) == expected
    assert changes(bench, 1) == {}


@pytest.mark.parametrize("card", ALL_HARMED)
def test_traps_for_everybody_in_the_zone(card: str) -> None:
    bench = Bench("ronen", "mathrin", "nahias", at="C1")
    bench.g.heroes[2].at = bench.zone("B1")
    opened(card, bench=bench)
    expected = dict(ALL_HARMED[card])
    assert treasures(bench, loot=4) == expected.pop("treasure", 0)
    assert changes(bench) == changes(bench, 1) == expected
    assert changes(bench, 2) == {}


@pytest.mark.rule("MD2-KO-01")
def test_a_trap_can_knock_out() -> None:
    bench = Bench("ronen", "mathrin", at="C1")
    bench.hero.health = 2
    opened("trapped_vault", bench=bench)
    assert bench.hero.down
    assert treasures(bench) == 1


@pytest.mark.parametrize(("card", "more"), [("forgotten_hoard", 1), ("tax_collectors_den", 2)])
def test_more_treasure_lies_with_the_loot(card: str, more: int) -> None:
    bench = opened(card)
    assert treasures(bench) == more
    assert bench.lying("treasure")[:more] == ["D2"] * more


def test_more_treasure_lies_behind_the_door_where_there_is_no_loot() -> None:
    bench = Bench("ronen", at="C1")
    bench.g.tokens = []
    opened("tax_collectors_den", bench=bench)
    assert bench.lying("treasure") == ["D1", "D1"]


@pytest.mark.rule("MD2-BAG-05")
def test_no_more_treasure_than_there_is_in_the_bag() -> None:
    bench = Bench("ronen", at="C1")
    bench.g.tokens = []
    bench.g.bag = {"common": 1, "rare": 0, "epic": 0}
    opened("tax_collectors_den", bench=bench)
    assert len(bench.lying("treasure")) == 1


def test_somebody_was_faster() -> None:
    bench = opened("somebody_was_faster")
    assert treasures(bench) == -1


def test_nobody_home() -> None:
    bench = opened("nobody_home")
    assert mobs(bench) == []
    assert bench.lying("spawn") == []


def test_full_house() -> None:
    bench = opened("full_house")
    assert [bench.where(enemy) for enemy in mobs(bench)] == ["D2", "D2"]
    assert treasures(bench) == 1


def test_do_not_wake() -> None:
    bench = opened("do_not_wake")
    assert [bench.where(enemy) for enemy in bench.g.enemies if enemy.kind == "roaming"] == ["D2"]
    assert len(mobs(bench)) == 1
    assert treasures(bench) == 2


@pytest.mark.parametrize(("card", "fire", "frost"), [("sleepy_guards", 0, 1), ("cooking_accident", 2, 0)])
def test_what_spawns_is_beset(card: str, fire: int, frost: int) -> None:
    """And nobody else."""
    bench = Bench("ronen", at="C1")
    other = bench.mob("skeletons", at="A4")
    opened(card, bench=bench)
    assert [(enemy.fire, enemy.frost) for enemy in mobs(bench)] == [(0, 0), (fire, frost)]
    assert mobs(bench)[0] is other
    assert (treasures(bench), bench.lying("spawn")) == (0, [])


@pytest.mark.rule("MD2-ABL-26")
def test_healing_spring() -> None:
    bench = Bench("ronen", "mathrin", "nahias", at="C1")
    bench.g.heroes[2].at = bench.zone("B1")
    for hero in bench.g.heroes:
        hero.health = 1
    opened("healing_spring", bench=bench)
    assert [hero.health for hero in bench.g.heroes] == [3, 3, 1]


@pytest.mark.rule("MD2-HRO-06")
def test_humming_walls() -> None:
    bench = Bench("ronen", "mathrin", at="C1")
    bench.hero.mana = 0
    opened("humming_walls", bench=bench)
    assert [hero.mana for hero in bench.g.heroes] == [2, content().heroes["mathrin"].mana]


@pytest.mark.parametrize(("card", "kind"), [("hidden_well", "fountain"), ("left_luggage", "chest")])
def test_finds_stand_behind_the_door(card: str, kind: str) -> None:
    assert opened(card).lying(kind) == ["D1"]


@pytest.mark.rule("MD2-TOK-01")
def test_nothing_is_found_that_is_not_in_the_box() -> None:
    bench = Bench("ronen", at="C1")
    bench.g.faces["fountain"] = ()
    assert opened("hidden_well", bench=bench).lying("fountain") == []


def test_writing_on_the_wall() -> None:
    bench = opened("writing_on_the_wall")
    assert [hero.xp for hero in bench.g.heroes] == [2, 0]


def test_crack_of_light() -> None:
    bench = opened("crack_of_light")
    assert bench.g.turn is not None
    assert bench.g.turn.actions == 4


def test_creaking_hinges_wake_the_nearest_enemy() -> None:
    bench = Bench("ronen", at="C1")
    bench.g.tokens = []
    near, far = bench.mob("skeletons", at="B3"), bench.mob("satyrs", at="A4")
    opened("creaking_hinges", bench=bench)
    assert (bench.where(near), bench.where(far)) == ("B2", "A4")


@pytest.mark.rule("MD2-TIE-01")
def test_creaking_hinges_leave_the_choice_among_equals() -> None:
    bench = Bench("ronen", at="C1")
    bench.g.tokens = []
    one, other = bench.mob("skeletons", at="B3"), bench.mob("satyrs", at="B3")
    opened("creaking_hinges", other.number, bench=bench)
    assert (bench.where(one), bench.where(other)) == ("B3", "B2")


def test_creaking_hinges_in_an_empty_dungeon() -> None:
    assert len(mobs(opened("creaking_hinges"))) == 1


@pytest.mark.parametrize(("card", "paid"), [("blood_altar", {"health": -2}), ("toll_demon", {"mana": -2})])
def test_an_offering_may_be_made(card: str, paid: dict[str, int]) -> None:
    bench = opened(card, "pay")
    assert changes(bench) == paid
    assert treasures(bench) == 1
    bench = opened(card, "pass")
    assert changes(bench) == {}
    assert treasures(bench) == 0


@pytest.mark.parametrize(("card", "what"), [("blood_altar", "health"), ("toll_demon", "mana")])
def test_an_offering_that_nobody_can_make(card: str, what: str) -> None:
    bench = Bench("ronen", at="C1")
    setattr(bench.hero, what, 1)
    opened(card, bench=bench)
    assert treasures(bench) == 0


def test_dead_mans_pack() -> None:
    bench = Bench("ronen", at="C1")
    bench.g.decks["common"] = ("hand_axe",)
    opened("dead_mans_pack", "wear:left", bench=bench)
    assert bench.hero.slots == {"left": "hand_axe"}


def test_fewer_of_several_tokens_and_none_of_other_chambers() -> None:
    bench = Bench("ronen", at="C1")
    for zone in ("D1", "A4"):
        bench.g.tokens.insert(0, Token(bench.g.next_number, "spawn", bench.zone(zone)))
        bench.g.next_number += 1
    elsewhere = [zone for zone in bench.lying("spawn") if zone[0] != "D"]
    opened("nobody_home", bench=bench)
    assert len(mobs(bench)) == 1  # of two
    assert bench.lying("spawn") == elsewhere


def test_a_spring_is_for_wounds_or_for_mana() -> None:
    bench = Bench("ronen", at="C1")
    for card in ("healing_spring", "humming_walls"):
        bench.hero.health, bench.hero.mana = 1, 0
        bench.g.piles["door"], bench.g.revealed = (), 0
        opened(card, bench=bench)
        assert (bench.hero.health, bench.hero.mana) == ((3, 0) if card == "healing_spring" else (1, 2))


def test_who_comes_without_a_spawn_token_stands_behind_the_door() -> None:
    bench = Bench("ronen", at="C1")
    bench.g.tokens = []
    opened("full_house", bench=bench)
    assert [bench.where(enemy) for enemy in mobs(bench)] == ["D1"]


@pytest.mark.rule("MD2-ABL-12", "MD2-KO-01")
def test_the_last_health_may_be_offered() -> None:
    bench = Bench("ronen", at="C1")
    bench.hero.health = 2
    opened("blood_altar", "pay", bench=bench)
    assert bench.hero.down
    assert treasures(bench) == 1


def test_what_is_found_is_told_apart() -> None:
    bench = Bench("ronen", at="C1")
    opened("hidden_well", bench=bench)
    numbers = [token.number for token in bench.g.tokens]
    assert len(set(numbers)) == len(numbers)
    assert bench.g.next_number > max(numbers)
