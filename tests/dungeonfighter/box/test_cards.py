"""The cards of the box: how many there are, and what is printed on those that are known."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from shutil import copytree
from statistics import mean
from typing import get_args

import pytest

from undercroft.games import dungeonfighter
from undercroft.games.dungeonfighter.bot.prospects import damage
from undercroft.games.dungeonfighter.box.components import Kind, Level, Monster, Prepare, Technique
from undercroft.games.dungeonfighter.box.content import content, load_content
from undercroft.games.dungeonfighter.state import COLOURS
from undercroft.kernel.content import ContentError

BOX = content()
FOLDER = Path(dungeonfighter.__path__[0]) / "content"


# -- decks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-SET-06", "DFI-SET-07")
def test_the_decks_are_complete() -> None:
    assert len(BOX.dungeon_deck) == 21
    assert len(BOX.shop_deck) == 24
    assert set(BOX.dungeon_deck) == set(BOX.rooms)
    assert set(BOX.shop_deck) == set(BOX.equipment)


@pytest.mark.rule("DFI-SET-08")
def test_there_are_enough_monsters_of_every_level() -> None:
    assert [len(BOX.of_level(level)) for level in get_args(Level)] == [5, 5, 5, 6]
    assert BOX.numbers.drawn == {"1": 3, "2": 3, "3": 3}


@pytest.mark.rule("DFI-EQP-01")
def test_equipment_is_of_four_types() -> None:
    kinds = Counter(BOX.equipment[card].kind for card in BOX.shop_deck)
    assert kinds == {"weapon": 9, "armour": 5, "curio": 7, "rarity": 3}


@pytest.mark.rule("DFI-EQP-03")
def test_some_cards_have_the_same_name() -> None:
    """So that nobody may carry both."""
    assert [card for card, count in Counter(BOX.shop_deck).items() if count > 1] == ["woolly_breastplate"]


# -- what is known ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-EYE-01", "DFI-UNI-01")
def test_every_hero_has_a_skill_of_each_colour_and_the_blue_one_is_unique() -> None:
    for hero in BOX.heroes.values():
        assert list(hero.skills) == list(COLOURS)
        assert [BOX.skills[skill].unique for skill in hero.skills.values()] == [False, False, True]
    assert len({skill for hero in BOX.heroes.values() for skill in hero.skills.values()}) == 12


@pytest.mark.rule("DFI-SET-04", "DFI-SET-05")
def test_heroes_have_nine_life_and_two_of_them_a_token() -> None:
    assert {hero.life for hero in BOX.heroes.values()} == {9}
    tokens = {hero.id: hero.token for hero in BOX.heroes.values() if hero.token}
    assert tokens == {"jack": "bully", "daniel": "catchy_tune"}
    assert all(BOX.heroes[hero].skills["blue"] == token for hero, token in tokens.items())


@pytest.mark.parametrize(
    ("skill", "when"),
    [
        pytest.param("second_try", "any", marks=pytest.mark.rule("DFI-HSK-01")),
        pytest.param("favourite_enemy", "hit", marks=pytest.mark.rule("DFI-HSK-02")),
        pytest.param("spider_senses", "miss", marks=pytest.mark.rule("DFI-HSK-03")),
        pytest.param("panacea", "any", marks=pytest.mark.rule("DFI-HSK-04")),
        pytest.param("sticky_fingers", "any", marks=pytest.mark.rule("DFI-HSK-05")),
        pytest.param("self_healing", "any", marks=pytest.mark.rule("DFI-HSK-06")),
        pytest.param("pierce", "hit", marks=pytest.mark.rule("DFI-HSK-07")),
        pytest.param("smash", "hit", marks=pytest.mark.rule("DFI-HSK-08")),
        pytest.param("catchy_tune", "hit", marks=pytest.mark.rule("DFI-UNI-02")),
        pytest.param("good_herbs", "any", marks=pytest.mark.rule("DFI-UNI-04")),
        pytest.param("camouflage", "hit", marks=pytest.mark.rule("DFI-UNI-05")),
        pytest.param("bully", "any", marks=pytest.mark.rule("DFI-UNI-06")),
    ],
)
@pytest.mark.rule("DFI-EYE-03")
def test_a_skill_goes_with_hits_with_misses_or_with_both(skill: str, when: str) -> None:
    assert BOX.skills[skill].when == when


@pytest.mark.parametrize(
    ("monster", "printed"),
    [
        ("paratrooper_penguins", (1, 2, 1)),
        ("mr_elastic", (1, 9, 1)),
        ("bobber_goblin", (2, 6, 2)),
        ("bloodthirsty_penguin", (2, 13, 2)),
        ("troubled_king", (4, 19, 4)),
        ("rotting_black_knight", (4, 21, 4)),
    ],
)
@pytest.mark.rule("DFI-MON-02")
def test_published_monsters_are_as_published(monster: str, printed: tuple[int, int, int]) -> None:
    card = BOX.monsters[monster]
    assert (card.level, card.life, card.damage) == printed
    assert card.origin == "published"


@pytest.mark.rule("DFI-MON-02", "DFI-RST-04")
def test_published_abilities_and_gold_too() -> None:
    goblin, penguin, knight = (
        BOX.monsters[id_] for id_ in ("bobber_goblin", "bloodthirsty_penguin", "rotting_black_knight")
    )
    assert (goblin.gold, goblin.technique) == (2, "pond")
    assert (penguin.gold, penguin.careless) == (2, True)
    assert (knight.gold, knight.careless) == (4, True)


@pytest.mark.rule("DFI-BOS-07")
def test_the_phantom_is_careless() -> None:
    phantom = BOX.big_bads["phantom_stallkeeper"]
    assert (phantom.life, phantom.damage, phantom.careless) == (46, 5, True)


@pytest.mark.rule("DFI-BOS-08")
def test_the_emperor_rebuilds_the_target() -> None:
    emperor = BOX.big_bads["emperor_penguin"]
    assert (emperor.life, emperor.damage, emperor.prepare) == (45, 4, ("icebergs", "frost"))


@pytest.mark.rule("DFI-BOS-09")
def test_the_horror_is_mad() -> None:
    horror = BOX.big_bads["awakened_horror"]
    assert (horror.life, horror.damage, horror.mad) == (40, 3, ("weaker_hand", "skid", "blind"))


@pytest.mark.rule("DFI-ROM-01", "DFI-ROM-05", "DFI-ROM-06", "DFI-ROM-07", "DFI-ROM-08")
def test_published_rooms_are_as_published() -> None:
    solstice, slide, engine = (BOX.rooms[id_] for id_ in ("winter_solstice", "slide", "steam_engine"))
    assert (solstice.gold, solstice.rough) == (1, 3)
    assert (slide.technique, slide.symbols) == ("waterfall", 4)
    assert engine.prepare == ("water",)


@pytest.mark.rule("DFI-EQP-16", "DFI-EQP-17", "DFI-EQP-18")
@pytest.mark.parametrize(
    ("weapon", "technique", "bonus"),
    [
        ("horned_helmet", "headbutt", 2),
        ("ramboril", "low_profile", 2),
        ("hydrodynamics_2", "waterfall", 3),
        ("anvil", "thump", 2),
    ],
)
def test_weapons_have_a_technique_and_a_bonus(weapon: str, technique: Technique, bonus: int) -> None:
    card = BOX.equipment[weapon]
    assert (card.kind, card.technique, card.bonus) == ("weapon", technique, bonus)


# -- what we added ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-TEC-22")
def test_every_technique_is_demanded() -> None:
    assert {technique for _, technique in BOX.demands} == set(get_args(Technique))


@pytest.mark.rule("DFI-MAB-01")
def test_every_ability_occurs_and_some_have_none() -> None:
    monsters = BOX.monsters.values()
    assert any(monster.technique for monster in monsters)
    assert any(monster.careless for monster in monsters)
    assert any(monster.mad for monster in monsters)
    assert any(monster.prepare for monster in monsters)
    assert [m for m in monsters if not (m.technique or m.careless or m.mad or m.prepare)]


@pytest.mark.rule("DFI-PTH-04")
def test_a_room_may_have_no_effect_or_several() -> None:
    kinds = ("gold", "white_dice", "freebies", "cheers", "rough", "technique", "prepare")
    effects = [sum(bool(getattr(room, kind)) for kind in kinds) for room in BOX.rooms.values()]
    assert min(effects) == 0
    assert max(effects) > 1


@pytest.mark.rule("DFI-ROM-08")
def test_rooms_prepare_everything_that_can_be_prepared() -> None:
    assert {what for room in BOX.rooms.values() for what in room.prepare} == set(get_args(Prepare))


@pytest.mark.rule("DFI-PTH-03", "DFI-RND-02")
def test_a_shop_is_reached_after_three_or_four_rooms() -> None:
    symbols = [BOX.rooms[room].symbols for room in BOX.dungeon_deck]
    assert 3 <= BOX.numbers.symbols / mean(symbols) <= 4


def test_monsters_grow_with_their_level() -> None:
    """What they do, what they have, and how many throws of a fair hand it takes to beat them."""
    measures: dict[str, Callable[[Monster], float]] = {
        "damage": lambda monster: monster.damage,
        "gold": lambda monster: monster.gold,
        "throws": lambda monster: monster.life / damage("red", [monster.technique], "fair", 0, monster.life),
    }
    for what, measure in measures.items():
        by_level = [mean(measure(BOX.monsters[id_]) for id_ in BOX.of_level(level)) for level in get_args(Level)]
        assert all(low < high for low, high in pairwise(by_level)), what


def test_every_kind_of_foe_occurs() -> None:
    assert {monster.kind for monster in BOX.monsters.values()} == set(get_args(Kind))


@pytest.mark.rule("DFI-DIF-02", "DFI-DIF-03", "DFI-SCO-07")
def test_a_harder_game_has_more_life_and_more_glory() -> None:
    assert [(grade.life, grade.glory) for grade in BOX.numbers.difficulty] == [(0, 5), (2, 15), (5, 25)]


@pytest.mark.rule("DFI-SCO-08")
def test_ranks_rise_by_five() -> None:
    assert [rank.at_least for rank in BOX.numbers.ranks] == [None, *range(1, 42, 5)]


# -- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "change", "problem"),
    [
        ("heroes", lambda t: t.replace("pierce", "pearce"), r"heroes.*'jack'.*skills.red.*did you mean pierce"),
        ("heroes", lambda t: t.replace("favourite: beast", ""), r"heroes.*'rysiek'.*favourite.*DFI-HSK-02"),
        ("skills", lambda t: t.replace("id: pierce", "id: poke"), r"heroes.*'jack'.*there is no 'pierce'"),
        ("monsters", lambda t: t.replace("level: 1", "level: 2", 1), r"monsters.*expected 5 of level 1, got 4"),
        ("monsters", lambda t: t.replace("prayer, launcher", "prayer"), r"monsters.*mad.*3 different techniques"),
        (
            "monsters",
            lambda t: t.replace("technique: wall", "careless: true\n  technique: wall"),
            "one ability at most",
        ),
        ("rooms", lambda t: t.replace("symbols: 4", "symbols: 5", 1), r"rooms.*'slide'.*symbols.*expected 2 to 4"),
        ("rooms", lambda t: t.replace("copies: 2", "copies: 3"), r"rooms.*expected 21 rooms, got 22"),
        ("equipment", lambda t: t.replace("bonus: 2", "bonus: 0", 1), r"equipment.*'horned_helmet'.*bonus"),
        ("equipment", lambda t: t.replace("effect: amulet", "amount: 1"), r"equipment.*'lucky_amulet'.*effect"),
        (
            "equipment",
            lambda t: t.replace("price: 3, effect: throw_again", "price: 9, effect: throw_again"),
            r"equipment.*'boots_of_hindsight'.*price.*at most 4",
        ),
        ("monsters", lambda t: t.replace("under_table", "spin"), r"no card demands the technique under_table"),
        ("numbers", lambda t: t.replace("at_least: 11", "at_least: 3"), r"numbers.*ranks.*rising order"),
        ("numbers", lambda t: t.replace("{id: losers}", "{id: losers, at_least: 0}"), r"numbers.*ranks"),
        ("rooms", lambda t: t.replace("ours: [symbols]", "ours: [shops]", 1), r"rooms.*'shops' is no field"),
    ],
)
def test_a_mistake_in_the_box_is_named(tmp_path: Path, file: str, change: Callable[[str], str], problem: str) -> None:
    folder = copytree(FOLDER, tmp_path / "content")
    path = folder / f"{file}.yaml"
    before = path.read_text(encoding="utf-8")
    assert change(before) != before
    path.write_text(change(before), encoding="utf-8")
    with pytest.raises(ContentError, match=problem):
        load_content(folder)
