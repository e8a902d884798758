"""The printed values of Paper Dungeons, and what is said when content files are wrong."""

import shutil
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.box.content import content, describe, load_content
from undercroft.kernel.content import ContentError
from undercroft.kernel.messages import LANGS, Catalogue, Msg, msg

FOLDER = GAME.folder
C = content()
SHEET = C.sheet
HEROES = ("warrior", "mage", "cleric", "rogue")
ROOMS = {room.id: room for room in C.rooms.rooms}


def objective(card: str) -> tuple[tuple[int, ...], str]:
    """Tiers, and the training style as the ledger writes it."""
    return C.objectives[card].tiers, "/".join(colour[0].upper() for colour in C.objectives[card].style)


def mission(card: str) -> tuple[str, int]:
    return C.missions[card].metric, C.missions[card].at_least


# ---------------------------------------------------------------- the cards in the box


def test_the_box_holds_all_cards():
    counts = [len(cards) for cards in (C.dungeons, C.bosses, C.missions, C.powers, C.objectives)]
    assert counts == [12, 12, 16, 16, 16]
    assert (SHEET.missions, SHEET.dealt_powers, SHEET.dealt_objectives) == (3, 2, 2)


def test_four_heroes_start_at_level_1():
    assert SHEET.start_level * len(C.heroes) == 4


# ---------------------------------------------------------------- dice


@pytest.mark.rule("PAP-DIC-01")
def test_seven_symbols():
    assert {symbol.id: symbol.kind for symbol in C.dice.symbols} == {
        "warrior": "hero",
        "mage": "hero",
        "cleric": "hero",
        "rogue": "hero",
        "clover": "joker",
        "boots3": "boots",
        "skull": "skull",
    }


@pytest.mark.rule("PAP-DIC-02", "PAP-DIC-03", "PAP-DIC-04")
def test_dice_faces_and_digits():
    white, black = C.dice.dice
    assert (white.id, white.count, black.id, black.count) == ("white", 3, "black", 3)
    assert white.faces == {"warrior": 1, "mage": 2, "cleric": 3, "rogue": 4, "clover": 9, "skull": None}
    assert black.faces == {"boots3": 0, "warrior": 5, "mage": 6, "cleric": 7, "rogue": 8, "skull": None}


def test_three_skulls_or_three_clovers_are_rolled_again():
    assert C.dice.reroll == {"skull": 3, "clover": 3}


def test_movement_points_of_symbols():
    moves = {symbol.id: symbol.moves for symbol in C.dice.symbols}
    assert moves == dict.fromkeys((*HEROES, "clover"), 2) | {"boots3": 3, "skull": 0}


# ---------------------------------------------------------------- the sheet


@pytest.mark.rule("PAP-SHT-01")
def test_the_score_has_lines_a_to_l():
    assert "".join(line.id for line in SHEET.score_lines) == "ABCDEFGHIJKL"
    assert "".join(line.id for line in SHEET.score_lines if line.written == "during") == "ABCK"


@pytest.mark.rule("PAP-SHT-02")
def test_hero_rows():
    assert tuple(hero.id for hero in C.heroes) == HEROES
    assert (SHEET.start_level, SHEET.ability_level, SHEET.max_level, SHEET.max_level_glory) == (1, 4, 6, 1)


def test_hero_abilities():
    assert [hero.strength for hero in C.heroes] == [1, 0, 0, 0]
    assert [hero.any_colour for hero in C.heroes] == [False, True, False, False]
    assert [hero.skull_proof for hero in C.heroes] == [False, False, True, False]
    assert [hero.gems for hero in C.heroes] == [0, 0, 0, 1]


@pytest.mark.rule("PAP-SHT-03")
def test_round_track():
    assert SHEET.seasons == ((1, 2, 3), (4, 5, 6), (7, 8))
    assert SHEET.dice_per_round == 3


@pytest.mark.rule("PAP-SHT-04")
def test_columns_of_hearts():
    assert SHEET.hearts == 24 == len(C.heroes) * SHEET.max_level


@pytest.mark.rule("PAP-SHT-05")
def test_grid_of_rooms():
    assert list(ROOMS) == [column + str(row) for row in range(1, 8) for column in "ABCDEF"]
    assert [room.id for room in C.rooms.rooms if room.entry] == ["A1", "B1", "C1", "D1", "E1", "F1"]


@pytest.mark.rule("PAP-SHT-06")
def test_room_contents():
    rewards = Counter(chain.from_iterable(room.reward for room in ROOMS.values()))
    assert rewards == {"gem": 8, "potion": 8, "item_part": 6, "level_up": 6}
    assert sum(1 for room in ROOMS.values() if room.monster) == 12
    assert sum(1 for room in ROOMS.values() if room.trap) == 16
    assert sum(1 for room in ROOMS.values() if room.empty) == 9
    assert not [room for room in ROOMS.values() if room.monster and room.trap]


@pytest.mark.rule("PAP-SHT-06")
def test_rooms_of_the_rulebook_examples():
    goblin = ROOMS["D1"].monster
    assert (goblin.type, goblin.level, ROOMS["D1"].reward) == ("goblin", 3, ("potion",))
    assert (ROOMS["E1"].trap, ROOMS["E1"].reward) == (True, ("item_part",))
    assert (ROOMS["F1"].empty, ROOMS["F1"].reward) == (False, ("potion",))
    ghost = ROOMS["E4"].monster
    assert (ghost.type, ROOMS["E4"].reward) == ("ghost", ("potion",))


@pytest.mark.rule("PAP-SHT-07")
def test_printed_obstacles():
    walls = {"A7-B7", "B6-B7", "B7-C7", "C3-C4", "D1-D2", "F6-F7"}
    water = {"A1-A2", "A3-A4", "A5-A6", "D6-E6", "E5-F5", "F2-F3", "F4-F5"}
    assert {"-".join(pair) for pair in C.rooms.walls} == walls
    assert {"-".join(pair) for pair in C.rooms.water} == water
    assert {"-".join(pair) for pair in C.rooms.portals} == {"A2-F2", "A4-F4"}


@pytest.mark.rule("PAP-SHT-08")
def test_equipment_area():
    assert [item.area for item in C.items] == ["upper"] * 4 + ["lower"] * 4
    assert len(C.items) * SHEET.parts_per_item == 16
    assert SHEET.part_glory == 1


@pytest.mark.rule("PAP-SHT-09")
def test_potion_area():
    assert (len(SHEET.potions.rows), SHEET.potions.per_row, SHEET.potions.limit) == (3, 4, 12)
    assert SHEET.potions.row_rewards == ("level_up", "item_part", "gem")


@pytest.mark.rule("PAP-POT-07")
def test_a_die_brews_two_potions_of_two_hearts():
    assert (SHEET.potions.per_brew, SHEET.potions.hearts_per_potion) == (2, 2)


@pytest.mark.rule("PAP-SHT-10")
def test_monster_track():
    assert SHEET.monsters.glory == (0, 1, 3, 4, 6, 8, 10, 12, 14, 16, 19, 22, 25)


@pytest.mark.rule("PAP-SHT-11")
def test_gem_track():
    assert SHEET.gems.glory == (0, 3, 6, 10, 14, 19, 24, 30, 36, 43, 50)
    assert SHEET.gems.field_rewards == {}


@pytest.mark.rule("PAP-SHT-12")
def test_damage_thresholds():
    assert SHEET.damage.thresholds == {3: -1, 6: -3, 9: -6, 12: -10, 15: -15, 18: -21, 21: -28, 24: -36}


@pytest.mark.rule("PAP-SHT-13")
def test_glory_for_the_weakest_hero():
    assert SHEET.weakest_hero.glory == {1: 0, 2: 3, 3: 6, 4: 8, 5: 11, 6: 14}


def test_resurrection_costs_nine():
    assert SHEET.resurrection_glory == -9


def test_skulls_and_traps_do_one_damage():
    assert (SHEET.skull_damage, SHEET.trap_damage) == (1, 1)


# ---------------------------------------------------------------- monsters, gems, items, powers


@pytest.mark.rule("PAP-MON-02")
def test_every_kind_of_monster_has_its_opponent():
    opponents = {monster.id: monster.opponent for monster in C.monsters.values()}
    assert opponents == {"goblin": "rogue", "ghost": "mage", "orc": "warrior", "zombie": "cleric"}


@pytest.mark.rule("PAP-SHT-06")
def test_every_kind_of_monster_has_one_of_each_level():
    found = Counter((room.monster.type, room.monster.level) for room in ROOMS.values() if room.monster)
    assert found == {(kind, level): 1 for kind in C.monsters for level in (3, 4, 5)}


@pytest.mark.rule("PAP-GEM-01")
def test_eight_lettered_gems():
    gems = {room.gem: room.id for room in ROOMS.values() if room.gem}
    assert gems == dict(zip("ABCDEFGH", ("A2", "F3", "C4", "A5", "F5", "D6", "B7", "F7"), strict=True))


def test_symbols_that_make_item_parts():
    symbols = [(item.id, item.symbol) for item in C.items]
    assert symbols[:4] == [
        ("flaming_sword", "warrior"),
        ("reapers_scythe", "mage"),
        ("khar_medallion", "cleric"),
        ("cloak", "rogue"),
    ]
    assert symbols[4:] == [("crown", "any"), ("cauldron", "any"), ("armour", "any"), ("tome", "any")]


def test_item_effects():
    sword, scythe, medallion, cloak, _crown, cauldron, armour, tome = C.items
    assert (sword.strength, scythe.slay, medallion.crosses, cloak.crosses) == (3, 2, "water", "wall")
    assert (cauldron.potions, armour.hero_level, tome.level_ups) == (3, 1, 1)
    assert [item.glory for item in C.items] == [0, -1, 1, 0, 4, 0, 2, 3]
    assert [item.strength for item in C.items] == [3, 0, 0, 0, 0, 0, 0, 0]


POWERS = {
    "alchemist": ("trigger", {"brew_bonus": 1, "glory": -1}),
    "barbarian": ("trigger", {"boss_damage": "none"}),
    "berserker": ("trigger", {"strength": 2, "glory": -2}),
    "fortune_teller": ("trigger", {"skull_shield": 1, "glory": 2}),
    "merchant": ("trigger", {"gem_potions": 1}),
    "treasure_hunter": ("setup", {"loot": 1}),
    "healer": ("setup", {"potions": 2, "glory": 2}),
    "scout": ("trigger", {"water_steps": 1, "glory": -1}),
    "psionic": ("round", {"recolour": 1}),
    "craftsman": ("setup", {"parts": 2}),
    "veteran": ("setup", {"level_ups": 2, "glory": -3}),
    "assassin": ("round", {"spare_fight": 1}),
    "shaman": ("round", {"resymbol": 1}),
    "noble": ("trigger", {"glory": 5}),
    "ranger": ("trigger", {"trap_shield": True}),
    "beastmaster": ("trigger", {"hero_level": 1}),
}


@pytest.mark.parametrize("card", POWERS)
def test_powers(card):
    when, effects = POWERS[card]
    power = C.powers[card]
    assert power.when == when
    plain = type(power)(id="", when=when, origin="published")
    names = set(power.__struct_fields__) - {"id", "when", "origin", "ours"}
    assert {name: getattr(power, name) for name in names if getattr(power, name) != getattr(plain, name)} == effects


# ---------------------------------------------------------------- objectives and missions


@pytest.mark.rule("PAP-OBJ-03")
def test_three_tiers():
    assert C.tiers_glory == (2, 4, 6)


def test_every_objective_trains_two_heroes_black_and_two_white():
    assert all(sorted(card.style) == ["black", "black", "white", "white"] for card in C.objectives.values())


@pytest.mark.rule("PAP-OBJ-05")
def test_monster_objectives():
    assert objective("monsters_l3") == ((2, 3, 4), "B/W/B/W")
    assert objective("monsters_l4") == ((2, 3, 4), "B/W/W/B")
    assert objective("monsters_l5") == ((2, 3, 4), "W/B/B/W")
    assert objective("monsters") == ((4, 7, 10), "W/W/B/B")
    assert objective("boss_glory") == ((10, 15, 20), "W/B/B/W")


@pytest.mark.rule("PAP-OBJ-06")
def test_exploration_objectives():
    assert objective("rooms") == ((20, 25, 30), "B/W/B/W")
    assert objective("rows") == ((1, 2, 3), "W/B/B/W")
    assert objective("columns4") == ((4, 5, 6), "B/W/W/B")
    assert objective("edge") == ((10, 13, 16), "B/B/W/W")
    assert objective("corners") == ((1, 2, 3), "B/W/B/W")
    assert objective("obstacles") == ((4, 7, 10), "W/W/B/B")


@pytest.mark.rule("PAP-OBJ-07")
def test_party_objectives():
    assert objective("heroes_l5") == ((2, 3, 4), "W/W/B/B")
    assert objective("health") == ((12, 16, 20), "W/B/W/B")
    assert objective("potions") == ((6, 9, 12), "W/B/W/B")
    assert objective("items") == ((2, 4, 7), "B/B/W/W")
    assert objective("gems") == ((2, 5, 7), "B/W/W/B")


@pytest.mark.rule("PAP-OBJ-05", "PAP-OBJ-06", "PAP-OBJ-07")
def test_what_objectives_count():
    assert {card.id: card.metric for card in C.objectives.values()} == {
        "monsters_l3": "monsters_level_3",
        "monsters_l4": "monsters_level_4",
        "monsters_l5": "monsters_level_5",
        "monsters": "monsters_defeated",
        "boss_glory": "boss_glory_sum",
        "rooms": "rooms_explored",
        "rows": "full_rows",
        "columns4": "columns_with_4_explored",
        "edge": "edge_rooms_explored",
        "corners": "corner_rooms_explored",
        "obstacles": "obstacles_crossed",
        "heroes_l5": "heroes_level_5",
        "health": "health",
        "potions": "potions_gained",
        "items": "items_completed",
        "gems": "gems_looted",
    }


@pytest.mark.rule("PAP-MIS-07")
def test_hero_missions():
    assert mission("hero6") == ("heroes_level_6", 1)
    assert mission("heroes5") == ("heroes_level_5", 2)
    assert mission("heroes4") == ("heroes_level_4", 3)
    assert mission("all3") == ("heroes_level_3", 4)
    assert mission("health12") == ("health", 12)


@pytest.mark.rule("PAP-MIS-08")
def test_exploration_missions():
    assert mission("rooms15") == ("rooms_explored", 15)
    assert mission("row") == ("full_rows", 1)
    assert mission("column") == ("full_columns", 1)
    assert mission("corners2") == ("corner_rooms_explored", 2)
    assert mission("bossrooms3") == ("boss_rooms_explored", 3)


@pytest.mark.rule("PAP-MIS-09")
def test_fight_and_trap_missions():
    assert mission("monsters6") == ("monsters_defeated", 6)
    assert mission("three_levels") == ("distinct_monster_levels", 3)
    assert mission("traps5") == ("traps_triggered", 5)


@pytest.mark.rule("PAP-MIS-10")
def test_collection_missions():
    assert mission("potions8") == ("potions_gained", 8)
    assert mission("items4") == ("items_completed", 4)
    assert mission("gems4") == ("gems_looted", 4)


def test_a_mission_is_worth_four():
    assert SHEET.mission_glory == 4


@pytest.mark.rule("PAP-SOL-04")
def test_solo_missions_are_worth_more_when_early():
    assert SHEET.solo_mission_glory.by_round == {1: 6, 2: 5, 3: 4, 4: 4, 5: 3, 6: 3, 7: 2, 8: 1}


# ---------------------------------------------------------------- bosses, dungeons, stories


@pytest.mark.rule("PAP-BOS-12")
def test_every_season_has_a_boss_for_every_weakness():
    for season in (1, 2, 3):
        bosses = [boss for boss in C.bosses.values() if boss.season == season]
        assert sorted(boss.weakness for boss in bosses) == sorted(HEROES)
        assert sorted(boss.code for boss in bosses) == [f"{season}{letter}" for letter in "ABCD"]
        assert all(boss.reward and boss.flee < 0 and len(boss.bands) == 3 for boss in bosses)


@pytest.mark.rule("PAP-BOS-08")
def test_higher_bands_give_more_glory_and_less_damage():
    for boss in C.bosses.values():
        low, middle, high = boss.bands
        assert low.strength < middle.strength < high.strength
        assert low.glory < middle.glory < high.glory
        assert low.damage > middle.damage > high.damage


@pytest.mark.rule("PAP-BOS-17")
def test_chimera():
    chimera = C.bosses["chimera"]
    assert (chimera.weakness, chimera.reward, chimera.flee) == ("rogue", ("item_part",), -4)
    assert [(band.strength, band.glory, band.damage) for band in chimera.bands] == [(14, 3, 4), (18, 5, 3), (22, 7, 2)]


def test_gems_vanish_with_bosses_1_and_2_only():
    assert all(bool(boss.vanish) == (boss.season < 3) for boss in C.bosses.values())


def test_bosses_live_in_empty_rooms():
    assert all(ROOMS[room].empty for card in C.dungeons.values() for room in card.boss_rooms)
    assert all(len(card.walls) == 6 for card in C.dungeons.values())


def test_every_dungeon_has_a_boss_of_each_season():
    for card in C.dungeons.values():
        assert [C.bosses[boss].season for boss in card.bosses] == [1, 2, 3]
    assert {boss for card in C.dungeons.values() for boss in card.bosses} == set(C.bosses)


@pytest.mark.rule("PAP-SHT-07")
@pytest.mark.parametrize("letter", "ABCDEFGHIJKL")
def test_every_room_but_the_vault_is_reached_without_items(letter):
    blocked = {frozenset(pair) for pair in (*C.rooms.walls, *C.rooms.water, *C.dungeons[letter].walls)}
    steps = [(room, room[0] + str(int(room[1]) + 1)) for room in ROOMS]
    steps += [(room, chr(ord(room[0]) + 1) + room[1]) for room in ROOMS]
    ways = [{a, b} for a, b in (*steps, *C.rooms.portals) if b in ROOMS and frozenset((a, b)) not in blocked]
    reached = {room.id for room in C.rooms.rooms if room.entry}
    while more := [way for way in ways if way & reached and way - reached]:
        reached |= set().union(*more)
    assert set(ROOMS) - reached == {"B7"}


@pytest.mark.rule("PAP-CAM-02")
def test_four_stories_of_three_scenarios():
    assert {story.id: "".join(story.dungeons) for story in C.stories.values()} == {
        "heroes_of_the_city": "ABC",
        "mummy_of_hamnapta": "DEF",
        "tower_of_death": "GHI",
        "around_the_kingdom": "JKL",
    }


# ---------------------------------------------------------------- whose values they are


def test_our_own_values_are_marked():
    ours = {"gems": SHEET.gems, "damage": SHEET.damage, "monsters": SHEET.monsters, "weakest": SHEET.weakest_hero}
    assert {name for name, track in ours.items() if track.origin == "undercroft"} == {"gems", "damage"}
    assert [row.origin for row in SHEET.potions.rows] == ["published", "undercroft", "published"]
    assert [room.id for room in ROOMS.values() if room.origin == "undercroft"] == ["A5"]
    powers = {card.id for card in C.powers.values() if card.origin == "undercroft"}
    assert powers == {"craftsman", "assassin", "shaman", "noble", "ranger", "beastmaster"}
    assert [boss.id for boss in C.bosses.values() if boss.origin == "published"] == ["chimera"]
    assert [card.id for card in C.dungeons.values() if card.origin == "published"] == ["A", "B"]
    assert [item.ours for item in C.items] == [("symbol",)] * 4 + [()] * 4


# ---------------------------------------------------------------- words

CATALOGUE = Catalogue(FOLDER / "locale")
NAMED = {
    "hero": [hero.id for hero in C.heroes],
    "item": [item.id for item in C.items],
    "power": C.powers,
    "objective": C.objectives,
    "mission": C.missions,
    "boss": C.bosses,
    "monster": C.monsters,
    "dungeon": C.dungeons,
    "scenario": C.dungeons,
    "story": C.stories,
    "symbol": [symbol.id for symbol in C.dice.symbols],
    "colour": [die.id for die in C.dice.dice],
    "line": [line.id for line in SHEET.score_lines],
}


@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_a_name(lang):
    for kind, ids in NAMED.items():
        for key in ids:
            assert CATALOGUE.has(f"pap-{kind}-{key}", lang), f"pap-{kind}-{key}"
    assert all(CATALOGUE.has(f"pap-story-{story}-text", lang) for story in C.stories)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_says_what_it_does(lang):
    for card in chain(C.heroes, C.items, C.powers.values(), C.objectives.values(), C.missions.values()):
        assert CATALOGUE.has(describe(card).id, lang)
        assert CATALOGUE.say(describe(card), lang)


def test_texts_take_their_numbers_from_the_cards():
    assert describe(C.missions["gems4"]) == Msg("pap-mission-gems4-text", {"at_least": 4})
    assert CATALOGUE.say(describe(C.objectives["rooms"]), "en") == "Rooms explored: 20 / 25 / 30."
    assert CATALOGUE.say(describe(C.powers["healer"]), "pl").startswith("Przed 1. rundą zyskujesz 2 mikstury.")


@pytest.mark.rule("PAP-POW-09")
def test_the_scout_says_how_often_water_helps():
    """As `rules.movement.cross` has it."""
    said = CATALOGUE.say(describe(C.powers["scout"]), "en")
    assert said.startswith(
        "Crossing water gives you 1 movement point for the die in use, once per die at each water side."
    )
    assert "raz na kość" in CATALOGUE.say(describe(C.powers["scout"]), "pl")


@pytest.mark.parametrize(("n", "text"), [(1, "1 klejnot"), (2, "2 klejnoty"), (5, "5 klejnotów"), (22, "22 klejnoty")])
def test_rewards_in_polish_plurals(n, text):
    assert CATALOGUE.say(msg("pap-reward-gem", n=n), "pl") == text


def test_both_languages_say_the_same():
    assert CATALOGUE.differences() == []


# ---------------------------------------------------------------- mistakes in content


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(FOLDER / "content", tmp_path / "pack")


def refusal(folder: Path, file: str, old: str, new: str) -> str:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_content(folder)
    return str(caught.value).removeprefix(f"{folder}/")


def test_a_folder_elsewhere_loads(folder):
    assert load_content(folder) == C


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("dice.yaml", "clover: 9}", "clover: null}", "entry 'white': field 'faces.clover': expected a digit"),
        ("dice.yaml", ", clover: 9}", "}", "entry 'white': field 'faces': expected 6 faces, got 5"),
        ("dice.yaml", "- {id: boots3", "- {id: clogs", "entry 'clogs': field 'id': expected one of warrior, mage,"),
        (
            "heroes.yaml",
            "id: warrior",
            "id: bard",
            "entry 'bard': field 'id': expected one of warrior, mage, cleric, rogue",
        ),
        ("sheet.yaml", "[7, 8]", "[7, 9]", "field 'seasons': expected 3 lists that count the rounds"),
        ("sheet.yaml", "8: 1}", "9: 1}", "field 'solo_mission_glory.by_round': expected a value for each of 8 rounds"),
        ("sheet.yaml", ", 6: 14}", "}", "field 'weakest_hero.glory': expected a value for each level from 1 to 6"),
        (
            "sheet.yaml",
            "14, 16, 19",
            "14, 12, 19",
            "field 'monsters.glory': expected glory that begins with 0 and grows",
        ),
        ("sheet.yaml", ", 22, 25]", ", 22]", "field 'monsters.glory': expected values for 0 to 12 monsters"),
        (
            "sheet.yaml",
            "field_rewards: {}",
            "field_rewards: {11: gem}",
            "field 'gems.field_rewards': expected fields from 1",
        ),
        ("sheet.yaml", "24: -36", "25: -36", "field 'damage.thresholds': expected more and more damage, up to 24"),
        ("sheet.yaml", "ability_level: 4", "ability_level: 7", "field 'ability_level': expected start_level <"),
        ("rooms.yaml", "  - {id: B2, origin: published}\n", "", "field 'rooms': expected the 42 rooms from A1 to F1"),
        ("rooms.yaml", "gem: B", "gem: A", "field 'gem': 'A' appears twice"),
        ("rooms.yaml", ", gem: B", "", "entry 'F3': field 'gem': expected a letter with 'reward: [gem]'"),
        (
            "rooms.yaml",
            "type: orc",
            "type: ogre",
            "entry 'B1': field 'monster.type': 'ogre' does not exist, expected one of",
        ),
        (
            "rooms.yaml",
            "{id: D1,",
            "{id: D1, trap: true,",
            "entry 'D1': field 'trap': expected a monster or a trap, not both",
        ),
        (
            "rooms.yaml",
            "[B6, B7]",
            "[B5, B7]",
            "field 'walls.2': B5 and B7 are not neighbours, expected a pair of rooms",
        ),
        (
            "rooms.yaml",
            "[B6, B7]",
            "[B6, G7]",
            "field 'walls.2': expected a pair of rooms like [A1, B1], got ['B6', 'G7']",
        ),
        ("rooms.yaml", "[A4, F4]", "[A4, E4]", "field 'portals.2': expected the two ends of a row, like [A2, F2]"),
        ("items.yaml", "area: lower", "area: upper", "field 'area': expected 4 items that are 'upper', then 4"),
        ("items.yaml", "ours: [symbol]", "ours: [sign]", "entry 'flaming_sword': field 'ours': 'sign' is no field"),
        ("items.yaml", "crosses: wall", "crosses: lava", "entry 'cloak': field 'crosses': expected one of water, wall"),
        (
            "powers.yaml",
            "when: round",
            "when: setup",
            "entry 'psionic': field 'recolour': works only with 'when: round'",
        ),
        (
            "powers.yaml",
            "brew_bonus: 1",
            "brew: 1",
            "entry 'alchemist': field 'brew': unknown key, allowed: id, when, glory",
        ),
        ("objectives.yaml", "[2, 3, 4]", "[2, 4, 3]", "entry 'monsters_l4': field 'tiers': expected 3 limits"),
        (
            "objectives.yaml",
            "[black, white, white, black]",
            "[black, white, white, white]",
            "entry 'monsters_l4': field 'style'",
        ),
        ("objectives.yaml", "[2, 4, 6]", "[2, 2, 6]", "field 'tiers_glory': expected 3 values"),
        (
            "missions.yaml",
            "metric: full_rows",
            "metric: rows",
            "entry 'row': field 'metric': expected one of boss_glory_sum,",
        ),
        ("missions.yaml", "id: hero6", "id: row", "entry 'row': field 'id': used twice, by the entries 2 and 3"),
        (
            "bosses.yaml",
            "strength: 11",
            "strength: 8",
            "entry 'minotaur': field 'bands': expected more strength in every band",
        ),
        (
            "bosses.yaml",
            "damage: 2",
            "damage: 4",
            "entry 'minotaur': field 'bands': expected more glory and less damage",
        ),
        (
            "bosses.yaml",
            "vanish: [A, B]",
            "vanish: [A, Z]",
            "entry 'minotaur': field 'vanish.2': expected a gem letter from A",
        ),
        ("bosses.yaml", "code: 1B", "code: 1A", "field 'code': '1A' appears twice"),
        ("dungeons.yaml", "golem, vampire", "golem, kitten", "entry 'A': field 'bosses': 'kitten' does not exist"),
        (
            "dungeons.yaml",
            "golem, vampire",
            "vampire, golem",
            "entry 'A': field 'bosses': expected bosses of seasons 1, 2 and 3",
        ),
        (
            "dungeons.yaml",
            "[D2, E5, A6]",
            "[D2, E4, A6]",
            "entry 'A': field 'boss_rooms.2': 'E4' is not empty, expected one of",
        ),
        ("dungeons.yaml", "[D2, E5, A6]", "[D2, E5, E5]", "entry 'A': field 'boss_rooms': 'E5' appears twice"),
        ("dungeons.yaml", "[B1, B2]", "[B2, A2]", "entry 'A': field 'walls.2': B2 and A2 appear twice"),
        (
            "dungeons.yaml",
            "[B1, B2]",
            "[B1]",
            "entry 'A': field 'walls.2': expected a pair of rooms like [A1, B1], got ['B1']",
        ),
        ("stories.yaml", "[A, B, C]", "[A, B, Z]", "entry 'heroes_of_the_city': field 'dungeons': 'Z' does not exist"),
        ("stories.yaml", "[A, B, C]", "[A, B, D]", "field 'dungeons': 'D' appears twice"),
    ],
)
def test_a_mistake_names_file_entry_and_field(folder, file, old, new, said):
    assert refusal(folder, file, old, new).startswith(f"{file}: {said}")


@pytest.mark.parametrize(
    ("file", "count"),
    [
        ("dungeons", 12),
        ("bosses", 12),
        ("missions", 16),
        ("powers", 16),
        ("objectives", 16),
        ("items", 8),
        ("stories", 4),
    ],
)
def test_a_missing_card_is_noticed(folder, file, count):
    lines = (folder / f"{file}.yaml").read_text(encoding="utf-8").splitlines(keepends=True)
    last = max(index for index, line in enumerate(lines) if line.lstrip().startswith(("- {id:", "- id:")))
    (folder / f"{file}.yaml").write_text("".join(lines[:last]), encoding="utf-8")
    with pytest.raises(ContentError, match=rf"{file}\.yaml: expected {count} entries, got {count - 1}$"):
        load_content(folder)


def test_a_missing_file_is_named(folder):
    (folder / "bosses.yaml").unlink()
    with pytest.raises(ContentError, match=r"bosses\.yaml: cannot be read: No such file or directory"):
        load_content(folder)
