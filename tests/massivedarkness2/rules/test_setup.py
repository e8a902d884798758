"""Setting up (MD2-SET), and tiles as they lie there (MD2-TIL)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from massivedarkness2.positions import GAME, Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import steps_from
from undercroft.games.massivedarkness2.mission.missions import missions
from undercroft.games.massivedarkness2.rules import abilities, darkness, items, objects, setup
from undercroft.games.massivedarkness2.rules.dice import COLOURS, limit

BOARDS = {
    "gheta": "berserker",
    "ronen": "paladin",
    "irk": "shaman",
    "feydra": "rogue",
    "mathrin": "wizard",
    "nahias": "ranger",
}


def begun(players: int = 2, mission: str = "the_passage", **options: Any) -> Table:
    made = Table.fresh(mission, players, **options)
    made.play(setup.set_up(made.g))
    return made


# -- heroes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-SET-01")
def test_everybody_chooses_a_hero_with_what_belongs_to_its_class() -> None:
    for hero, board in BOARDS.items():
        made = Table.fresh(players=1)
        made.play(setup.set_up(made.g), hero)
        assert made.hero.id == hero
        assert getattr(made.hero, board) is not None
        assert [other for other in BOARDS.values() if getattr(made.hero, other) is not None] == [board]
        assert not made.hero.acted  # blue side up


@pytest.mark.rule("MD2-SET-20")
def test_every_hero_is_there_once_and_there_are_one_to_six() -> None:
    made = Table.fresh(players=2)
    made.play(setup.choose_hero(made.g, 0), "irk")
    made.play(setup.choose_hero(made.g, 1))
    space = made.asks[-1].space
    refused = space.why_not("irk")
    assert refused is not None
    assert refused.rule == "MD2-SET-20"
    assert set(space.enumerate(9)) == set(BOARDS) - {"irk"}
    assert list(GAME.players) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("MD2-SET-02", "MD2-SET-03")
def test_heroes_begin_at_level_one_with_the_values_of_their_cards() -> None:
    for hero in begun(6).g.heroes:
        card = content().heroes[hero.id]
        assert (hero.level, hero.xp, hero.health, hero.mana) == (1, 0, card.health, card.mana)


@pytest.mark.rule("MD2-SET-04")
def test_everybody_chooses_one_skill_of_level_one() -> None:
    made = begun(6)
    assert made.asked.count("md2-ask-skill") == 6
    for hero in made.g.heroes:
        (skill,) = [content().skills[skill] for skill in hero.skills]
        assert (skill.level, skill.trade) == (1, content().heroes[hero.id].trade)


@pytest.mark.rule("MD2-SET-05")
@pytest.mark.parametrize("potion", ["health_vial", "mana_vial"])
def test_everybody_wears_an_armour_and_chooses_a_weapon_and_a_potion(potion: str) -> None:
    made = Table("training", "ronen")
    made.play(setup.arm(made.g, made.hero), "dagger", potion)
    assert made.hero.slots == {"torso": "worn_leather_armour", "left": "dagger"}
    assert made.hero.potions == [potion]
    assert made.hero.bag == []


@pytest.mark.rule("MD2-SET-05", "MD2-SET-06")
def test_one_of_eight_weapons_each_of_which_is_there_once() -> None:
    made = Table("training", "ronen", "irk")
    made.play(setup.arm(made.g, made.hero), "short_bow")
    assert set(made.asks[0].space.enumerate(99)) == {
        "rusty_sword",
        "blunt_axe",
        "short_bow",
        "wooden_staff",
        "dagger",
        "ash_wand",
        "tribal_spear",
        "magic_ocarina",
    }
    assert made.hero.slots["right"] == "short_bow"
    made.play(setup.arm(made.g, made.other))
    assert "short_bow" not in made.asks[2].space.enumerate(99)


@pytest.mark.rule("MD2-SET-07")
@pytest.mark.parametrize(("heroes", "special"), [(4, False), (5, True), (6, True)])
def test_the_armour_has_a_special_side_for_five_and_six(heroes: int, special: bool) -> None:
    made = begun(heroes)
    for hero in made.g.heroes:
        assert items.blue_dice(hero) >= 1
        assert ("worn_leather_armour.many" in set(abilities.held(made.g, hero))) == special


@pytest.mark.rule("MD2-SET-08")
@pytest.mark.parametrize(("heroes", "tokens"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_lifebringers(heroes: int, tokens: int) -> None:
    made = begun(heroes)
    assert (made.g.lifebringers, made.g.spent) == (tokens, 0)


# -- decks and supplies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-SET-09")
def test_every_deck_is_one_of_its_own() -> None:
    made = Table("training")
    assert {deck: len(cards) for deck, cards in made.g.decks.items() if deck[:4] in ("mob_", "roam", "door")} == {
        **{f"mob_{range_}": 8 for range_ in ("1-2", "3-4", "5")},
        **{f"roaming_{range_}": 4 for range_ in ("1-2", "3-4", "5")},
        "door": 30,
    }
    assert set(made.g.piles) == set(made.g.decks)
    assert not any(made.g.piles.values())
    assert Counter(made.g.decks["door"]) == {card.id: card.copies for card in content().doors.values()}


@pytest.mark.rule("MD2-SET-18", "MD2-DIC-01")
def test_supplies_and_all_dice_are_within_reach() -> None:
    made = begun(6)
    assert made.g.supply["state"] == content().box.tokens.state == 25
    assert sum(limit(colour) for colour in COLOURS) == 18
    assert all(hero.fire == hero.frost == 0 for hero in made.g.heroes)


# -- the dungeon ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-SET-10")
@pytest.mark.parametrize("mission", [name for name in missions() if name != "hellscape"])
def test_the_tiles_of_the_mission_lie_there(mission: str) -> None:
    made = begun(2, mission)
    assert made.g.laid == made.mission.grid.floor == sum(tile.zones for tile in made.mission.tiles)
    assert f"md2-mission-{mission}-story" in made.log()


@pytest.mark.rule("MD2-SET-11", "MD2-DOR-01")
def test_doors_are_closed_unless_the_mission_says_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    made = begun()
    assert made.g.closed == made.mission.all_doors
    first, *others = made.mission.doors
    changed = msgspec.structs.replace(made.mission, doors=(msgspec.structs.replace(first, open=True), *others))
    monkeypatch.setattr(setup, "mission_of", lambda _g: changed)
    setup.lay_out(made.g)
    assert made.g.closed == made.mission.all_doors - 1


@pytest.mark.rule("MD2-SET-11", "MD2-SET-12")
@pytest.mark.parametrize(("heroes", "loot"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_tokens_lie_as_the_mission_shows_and_loot_by_the_number_of_heroes(heroes: int, loot: int) -> None:
    made = begun(heroes)
    shown = made.mission.tokens
    kinds = {token.kind for token in shown}
    assert kinds >= {"loot", "spawn", "chest", "fountain", "objective", "spike_trap", "bear_trap"}
    expected: Counter[tuple[str, int, str]] = Counter()
    for token in shown:
        expected[token.kind, token.at, token.what] += loot if token.kind == "loot" else 1
    assert Counter((token.kind, token.at, token.what) for token in made.g.tokens) == expected


@pytest.mark.rule("MD2-SET-13")
@pytest.mark.parametrize("kind", ["chest", "greater_chest", "fountain", "spike_trap", "bear_trap"])
def test_hidden_faces_are_random_and_none_is_turned_up_twice(kind: str) -> None:
    printed = content().box.faces[kind]
    for face in printed:
        made = Table("training")
        token = made.lay(kind)
        assert token.what == ""  # nobody knows
        assert made.play(objects.turn_up(made.g, token), (face,)) == face
        assert Counter(made.g.faces[kind]) == Counter(printed) - Counter([face])


@pytest.mark.rule("MD2-SET-14")
@pytest.mark.parametrize(("heroes", "others"), [(1, ()), (2, ()), (3, (3,)), (4, (3,)), (5, (3, 5)), (6, (3, 5))])
def test_portals_by_the_number_of_heroes(heroes: int, others: tuple[int, ...]) -> None:
    made = begun(heroes)
    shown = made.mission
    assert darkness.portals(made.g) == [shown.roaming_portal, *(shown.portals[number] for number in others)]


@pytest.mark.rule("MD2-SET-15", "MD2-SET-16")
@pytest.mark.parametrize(("heroes", "minions"), [(1, 2), (2, 2), (4, 4)])
def test_a_mob_of_the_lowest_deck_waits_in_every_starting_mob_zone(heroes: int, minions: int) -> None:
    made = begun(heroes)
    (mob,) = made.g.enemies
    assert (mob.kind, mob.range, made.where(mob), mob.minions) == ("mob", "1-2", "F2", minions)
    assert content().mob_items[mob.item].range == "1-2"
    assert len(mob.tokens) == 1
    assert sum(made.g.bag.values()) == content().box.tokens.treasure["common"] + 5 - 1


@pytest.mark.rule("MD2-SET-17")
def test_all_heroes_begin_in_the_starting_zone() -> None:
    made = begun(6)
    assert {made.where(hero) for hero in made.g.heroes} == {"C1"}


@pytest.mark.rule("MD2-SET-19")
def test_the_darkness_begins_on_its_first_space_and_nothing_happens() -> None:
    made = begun()
    assert (made.g.side, made.g.space) == (1, 1)
    assert content().box.darkness[made.g.side - 1].spaces == 9
    assert not [line for line in made.log() if line.startswith("md2-log-darkness")]


# -- zones ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-TIL-04")
def test_any_number_of_figures_stand_in_a_zone() -> None:
    made = Table("training", *BOARDS, at="B1")
    for mob in content().mobs:
        made.enemy(mob, at="B2", minions=6)
    made.do("go:B2")
    made.turn(made.other).do("go:B2", hero=made.other)
    assert len([hero for hero in made.g.heroes if made.where(hero) == "B2"]) == 2
    assert len(made.g.enemies) == 8


@pytest.mark.rule("MD2-TIL-03", "MD2-MOV-04")
def test_diagonal_zones_are_never_adjacent() -> None:
    made = Table("training", at="B2")
    made.g.closed = 0
    near = {name for name in ("A1", "C1", "A3", "C3") if steps_from(made.g, made.hero.at) >> made.zone(name) & 1}
    assert near == set()
    assert sorted(what for what in made.options() if what.startswith("go:")) == ["go:B1", "go:B3"]


# -- what a mission adds ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-SET-10")
def test_the_mission_is_told() -> None:
    told = [line for line in begun().log() if line.startswith("md2-mission-the_passage-")]
    assert told == [f"md2-mission-the_passage-{part}" for part in ("story", "goal", "rules")]


@pytest.mark.rule("MD2-SET-20")
def test_why_a_hero_cannot_be_chosen_again() -> None:
    made = begun()
    (ask,) = [ask for ask in made.asks if ask.prompt.id == "md2-ask-hero"][1:]
    (refused,) = [choice.refused for choice in ask.space.choices() if choice.refused]  # type: ignore[attr-defined]
    assert refused.rule == "MD2-SET-20"
    assert refused.msg.args["who"].id == f"md2-hero-{made.hero.id}"


@pytest.mark.rule("MD2-MIS-28", "MD2-SET-06")
def test_the_bearer_of_the_cursed_sword_takes_no_other_weapon() -> None:
    made = begun(mission="the_cursed_sword")
    assert [items.worn(hero).count("big_freakin_greatsword") for hero in made.g.heroes].count(1) == 1
    assert made.asked.count("md2-ask-weapon") == 1


@pytest.mark.rule("MD2-MIS-83", "MD2-MIS-85", "MD2-SET-15")
def test_tiles_that_are_left_out_have_neither_mobs_nor_tokens() -> None:
    made = begun(mission="hellscape")
    zones = [*(enemy.at for enemy in made.g.enemies), *(token.at for token in made.g.tokens)]
    assert zones
    assert all(made.g.laid >> zone & 1 for zone in zones)
    assert made.g.laid != made.mission.grid.floor
    assert len({hero.at for hero in made.g.heroes}) == 2
    assert sum(what.startswith("gate:") for what in made.g.counters) == 2


@pytest.mark.rule("MD2-MIS-47")
def test_the_horror_is_there_from_the_beginning() -> None:
    assert [enemy.named for enemy in begun(mission="the_horror_beast").g.enemies].count("horror") == 1
