"""The printed values of Descent: dice, heroes, monsters, items, skills, overlord cards, prices and pieces."""

from collections import Counter
from itertools import chain
from typing import get_args

import pytest

from undercroft.games.descent.box.components import AbilityId, RankedId
from undercroft.games.descent.box.content import Ability, Bonus, Face, Gain, MonsterSide, SurgeOption, content

C = content()
MARKET = C.market
LIMITS = C.limits

# ---------------------------------------------------------------- the box


def test_the_box_holds_all_cards():
    assert C.counts == {
        "heroes": 20,
        "monsters": 12,
        "shop": 24,
        "copper": 22,
        "silver": 18,
        "gold": 16,
        "artifacts": 4,
        "skills": 36,
        "overlord_cards": 36,
    }


def test_a_deck_lists_every_copy():
    assert Counter(C.decks["shop"]) == {
        "axe": 2,
        "bow": 2,
        "chain_mail": 2,
        "crossbow": 2,
        "dagger": 2,
        "ghost_armor": 1,
        "immolation": 2,
        "iron_shield": 2,
        "leather_armor": 3,
        "magic_staff": 3,
        "sword": 3,
    }
    assert Counter(C.decks["overlord"])["aim"] == 3
    assert C.decks["artifact"] == ("blade_of_light", "rune_plate", "soulbiter", "touch_of_death")
    assert C.decks["quest"] == ("mace_of_kellos",)


@pytest.mark.rule("DES-PRP-01")
def test_pieces_for_the_board():
    box = C.box
    assert (box.doors, box.rune_doors) == (7, 3)
    assert (box.obstacles, box.encounters, box.glyphs, box.stairs) == (23, 10, 10, 6)
    assert box.chests == {"copper": (1, 2, 3), "silver": (4, 5, 6), "gold": (7, 8)}
    assert (box.healing_potions, box.vitality_potions, box.money) == (9, 9, 9)


# ---------------------------------------------------------------- dice


@pytest.mark.rule("DES-ATK-24", "DES-ATK-25")
def test_dice_faces():
    assert {die.id: " ".join(die.keys) for die in C.dice} == {
        "red": "miss r1d3s1 r2d2 r1d3 d4 r2d1s1",
        "blue": "miss r4s1 r1d2 r3d1s1 r3d1s1 r2d2",
        "white": "miss r1d3s1 r2d2 r3d1s1 r1d3s1 r3d1s1",
        "green": "r1d1 d3 r1d2 d3 d2s1 d2s1",
        "yellow": "r3 r2s1 r3 r2s1 r2d1 r1d1",
        "black": "blank power power power surge surge",
    }


@pytest.mark.rule("DES-ATK-24")
def test_only_the_dice_of_an_attack_type_can_miss():
    assert [die.id for die in C.dice if "miss" in die.keys] == ["red", "blue", "white"]


@pytest.mark.rule("DES-ATK-25")
def test_a_power_die_has_one_blank_face():
    black = C.dice[-1]
    assert [face.blank for face in black.faces] == [True, False, False, False, False, False]


def test_a_face_is_found_by_its_key():
    assert C.face("red", "r1d3s1") == Face(range=1, damage=3, surge=1)
    assert C.face("black", "power") == Face(enhancement=1)
    assert C.face("black", "surge") == Face(surge=1)
    assert C.face("blue", "miss").miss
    with pytest.raises(KeyError):
        C.face("green", "miss")


def test_dice_in_the_box():
    assert {die.id: die.count for die in C.dice} == {
        "red": 1,
        "blue": 1,
        "white": 1,
        "green": 2,
        "yellow": 2,
        "black": 5,
    }


# ---------------------------------------------------------------- abilities


@pytest.mark.rule("DES-ABL-01")
def test_eighteen_abilities():
    assert list(C.abilities) == [
        *("aura", "blast", "breath", "burn", "command", "fear", "fly", "grapple", "knockback", "pierce", "poison"),
        *("reach", "quick_shot", "sorcery", "stun", "sweep", "undying", "web"),
    ]
    assert len(get_args(AbilityId)) == 18
    assert get_args(RankedId) == ("blast", "fear", "pierce", "sorcery")


def test_the_breath_template_begins_one_space_wide():
    assert C.abilities["breath"].template == (1, 3, 3)
    assert C.abilities["breath"].ours == ("template",)


def test_numbers_of_abilities():
    assert C.abilities["aura"].wounds == 1
    command = C.abilities["command"]
    assert (command.spaces, command.damage, command.range) == (3, 1, 1)
    assert (C.abilities["knockback"].spaces, C.abilities["reach"].spaces, C.abilities["quick_shot"].attacks) == (
        3,
        2,
        2,
    )


# ---------------------------------------------------------------- heroes

HEROES = {  # wounds fatigue armor speed | melee ranged magic | fighting subterfuge wizardry | conquest
    "andira_runehand": "12 4 1 4 | 0 0 3 | 0 0 3 | 3",
    "battlemage_jaes": "12 4 1 4 | 1 0 2 | 1 0 2 | 4",
    "bogran": "8 4 1 5 | 0 2 1 | 1 2 0 | 2",
    "grey_ker": "12 5 1 4 | 0 3 0 | 0 2 1 | 3",
    "ispher": "12 4 0 5 | 1 2 0 | 1 2 0 | 3",
    "landrec": "12 5 0 3 | 0 0 3 | 0 1 2 | 2",
    "lyssa": "8 5 1 5 | 1 1 1 | 2 1 0 | 2",
    "mad_carthos": "8 3 1 4 | 0 0 3 | 0 0 3 | 2",
    "mordrog": "16 3 2 3 | 3 0 0 | 3 0 0 | 4",
    "one_fist": "12 3 2 4 | 2 1 0 | 1 2 0 | 4",
    "red_scorpion": "12 4 1 4 | 1 1 1 | 1 1 1 | 3",
    "ronan": "12 4 1 5 | 1 2 0 | 1 2 0 | 3",
    "runewitch_astarra": "12 5 0 5 | 0 0 3 | 0 0 3 | 2",
    "silhouette": "12 5 1 5 | 0 3 0 | 0 3 0 | 3",
    "sir_valadir": "16 3 1 4 | 2 0 1 | 1 1 1 | 3",
    "spiritspeaker_mok": "12 4 0 4 | 1 0 2 | 1 0 2 | 2",
    "steelhorns": "16 3 1 4 | 3 0 0 | 3 0 0 | 3",
    "trenloe": "16 3 2 3 | 2 1 0 | 3 0 0 | 4",
    "varikas": "16 4 2 3 | 2 0 1 | 2 0 1 | 4",
    "vyrah": "12 4 1 4 | 0 2 1 | 1 2 0 | 3",
}


@pytest.mark.rule("DES-CRD-04")
@pytest.mark.parametrize("hero", HEROES)
def test_hero_sheets(hero):
    card = C.heroes[hero]
    printed = (
        f"{card.wounds} {card.fatigue} {card.armor} {card.speed} | {card.melee} {card.ranged} {card.magic}"
        f" | {card.fighting} {card.subterfuge} {card.wizardry} | {card.conquest}"
    )
    assert printed == HEROES[hero]


def test_there_are_no_other_heroes():
    assert list(C.heroes) == list(HEROES)


def test_every_hero_starts_with_three_skills():
    assert all(card.fighting + card.subterfuge + card.wizardry == 3 for card in C.heroes.values())
    scorpion = C.heroes["red_scorpion"]
    assert (scorpion.fighting, scorpion.subterfuge, scorpion.wizardry) == (1, 1, 1)


def test_conquest_values_are_two_to_four():
    assert {card.conquest for card in C.heroes.values()} == {2, 3, 4}


HERO_BONUSES = {
    "andira_runehand": Bonus("magic", Gain(pierce=2), "adjacent"),
    "bogran": Bonus("any", Gain(damage=2), "unseen"),
    "landrec": Bonus("any", Gain(surge=2)),
    "mad_carthos": Bonus("magic", Gain(damage=2)),
}


def test_hero_bonuses():
    assert {card.id: card.bonuses for card in C.heroes.values() if card.bonuses} == {
        hero: (bonus,) for hero, bonus in HERO_BONUSES.items()
    }


def test_hero_abilities_in_words_of_data():
    assert (C.heroes["ispher"].heals, C.heroes["ispher"].immune) == (1, ("poison",))
    assert C.heroes["varikas"].recovers == 1
    assert (C.heroes["one_fist"].hands, C.heroes["one_fist"].dice) == (1, ("red", "green"))
    assert {card.id: card.familiar for card in C.heroes.values() if card.familiar} == {"ronan": "pico", "vyrah": "skye"}


def test_every_hero_has_one_ability():
    for card in C.heroes.values():
        words = [card.bonuses, card.heals, card.recovers, card.familiar, card.special]
        assert sum(map(bool, words)) == 1, card.id


# ---------------------------------------------------------------- familiars


@pytest.mark.rule("DES-FAM-09", "DES-FAM-13")
def test_familiars_and_their_speeds():
    speeds = {card.id: card.speed for card in C.familiars.values()}
    assert speeds == {"boggs": 4, "mata": 6, "kata": 6, "skye": 5, "pico": None}
    assert C.skills["boggs_the_rat"].familiars == ("boggs",)
    assert C.skills["mata_and_kata"].familiars == ("mata", "kata")
    assert [C.skills[card].deck for card in ("boggs_the_rat", "mata_and_kata")] == ["wizardry", "wizardry"]
    assert C.heroes["vyrah"].familiar == "skye"


def test_what_familiars_do():
    assert C.familiars["boggs"].watches
    assert (C.familiars["skye"].harries, C.familiars["skye"].enemy_armor) == (True, 1)
    for ferret in ("mata", "kata"):
        assert (C.familiars[ferret].carries, C.familiars[ferret].give_cost) == (1, 1)
    pico = C.familiars["pico"]
    assert (pico.kind, pico.power_dice, pico.give_cost) == ("companion", 1, 2)


# ---------------------------------------------------------------- monsters

MONSTERS = {  # size, figures; speed armor wounds(2 3 4 5) attack dice: abilities, for normal and master
    "beastman": ("1x1", 6, 3, "4 2 2 2 3 4 melee rg: +1 damage", "4 3 3 3 4 5 melee rgk: +2 damage, command"),
    "giant": (
        *("2x2", 1, 1),
        *("3 5 9 9 10 11 melee rggy: reach, stun", "3 6 10 10 11 12 melee rggyk: reach, stun, sweep"),
    ),
    "razorwing": ("1x1", 4, 2, "6 3 3 3 4 5 melee ry: fly", "8 4 4 4 5 6 melee ryk: fly, stun"),
    "skeleton": (
        *("1x1", 6, 3),
        *("5 0 2 2 3 4 ranged bg: +1 range, pierce 1", "5 1 3 3 4 5 ranged bgk: +2 range, pierce 2, undying"),
    ),
    "ogre": ("2x2", 2, 1, "3 4 5 5 6 7 melee rgg: knockback", "3 5 6 6 7 8 melee rggk: knockback, undying"),
    "hell_hound": (
        *("1x2", 4, 2),
        *("4 1 3 3 4 5 ranged by: breath, pierce 3", "4 2 4 4 5 6 ranged byk: breath, pierce 4, aura"),
    ),
    "manticore": (
        *("2x2", 2, 1),
        *("4 2 5 5 6 7 ranged bgy: quick_shot, pierce 2", "4 3 6 6 7 8 ranged bgyk: quick_shot, pierce 3, poison"),
    ),
    "sorcerer": ("1x1", 4, 2, "4 2 3 3 4 5 magic wy: sorcery 3", "4 3 4 4 5 6 magic wyk: sorcery 4, undying"),
    "dragon": (
        *("2x3", 1, 1, "4 3 9 9 10 11 ranged bgyy: burn, breath, pierce 5"),
        "4 4 10 10 11 12 ranged bggyk: burn, breath, pierce 5, fear 1",
    ),
    "naga": (
        *("2x2", 2, 1),
        *("3 3 5 5 6 7 magic wgy: grapple, sorcery 1", "3 4 6 6 7 8 magic wgyk: grapple, sorcery 2, command"),
    ),
    "bane_spider": ("2x2", 6, 3, "5 1 2 2 3 4 magic wg: poison", "5 2 3 3 4 5 magic wgk: poison, web"),
    "demon": (
        *("2x2", 1, 1, "3 4 9 9 10 11 magic wgyy: aura, sorcery 2, fear 1"),
        "3 5 10 10 11 12 magic wggyk: aura, sorcery 3, fear 2",
    ),
}
LETTERS = {"red": "r", "blue": "b", "white": "w", "green": "g", "yellow": "y", "black": "k"}


def shown(ability: Ability) -> str:
    return f"{ability.id} {ability.rank}" if ability.id in get_args(RankedId) else ability.id


def printed(side: MonsterSide) -> str:
    wounds = " ".join(str(side.wounds[players]) for players in (2, 3, 4, 5))
    dice = "".join(LETTERS[die] for die in side.dice)
    bonus = [f"+{n} {what}" for what, n in (("damage", side.damage), ("range", side.range)) if n]
    abilities = ", ".join([*bonus, *map(shown, side.abilities)])
    return f"{side.speed} {side.armor} {wounds} {side.attack} {dice}: {abilities}"


@pytest.mark.rule("DES-CRD-12", "DES-CRD-14", "DES-CRD-15")
@pytest.mark.parametrize("kind", MONSTERS)
def test_monster_cards(kind):
    card = C.monsters[kind]
    figures = (card.size, card.figures.normal, card.figures.master)
    assert (*figures, printed(card.normal), printed(card.master)) == MONSTERS[kind]


@pytest.mark.rule("DES-CRD-11")
def test_twelve_kinds_of_monsters():
    assert list(C.monsters) == list(MONSTERS)
    sides = [side for card in C.monsters.values() for side in (card.normal, card.master)]
    assert all(tuple(side.wounds) == (2, 3, 4, 5) for side in sides)


@pytest.mark.rule("DES-LRG-02")
def test_sizes_of_large_monsters():
    large = {card.id: card.size for card in C.monsters.values() if card.size != "1x1"}
    assert large.pop("hell_hound") == "1x2"
    assert large.pop("dragon") == "2x3"
    assert set(large.values()) == {"2x2"}
    assert set(large) == {"giant", "ogre", "manticore", "naga", "bane_spider", "demon"}


def test_figures_in_the_box():
    figures = [card.figures for card in C.monsters.values()]
    assert (sum(count.normal for count in figures), sum(count.master for count in figures)) == (39, 21)


# ---------------------------------------------------------------- items


@pytest.mark.rule("DES-CRD-05")
def test_item_decks():
    decks = {deck: len(C.decks[deck]) for deck in ("shop", "copper", "silver", "gold", "artifact")}
    assert decks == {"shop": 24, "copper": 22, "silver": 18, "gold": 16, "artifact": 4}


@pytest.mark.rule("DES-CRD-07")
def test_kinds_of_items():
    kinds = Counter(card.type for card in C.items.values() if card.deck != "quest")
    assert kinds == {"weapon": 34, "armor": 9, "shield": 4, "other": 13, "cache": 8}
    assert all((card.attack is not None) == (card.type == "weapon") for card in C.items.values())


PRICES = {
    "axe": 100,
    "bow": 75,
    "chain_mail": 100,
    "crossbow": 150,
    "dagger": 25,
    "ghost_armor": 150,
    "immolation": 200,
    "iron_shield": 25,
    "leather_armor": 50,
    "magic_staff": 150,
    "sword": 75,
}


@pytest.mark.rule("DES-CRD-09")
def test_prices_and_hands_of_shop_items():
    assert {card.id: card.cost for card in C.items.values() if card.deck == "shop"} == PRICES
    assert {card.cost for card in C.items.values() if card.deck != "shop"} == {None}
    assert all((card.hands > 0) == (card.type in ("weapon", "shield")) for card in C.items.values())


@pytest.mark.rule("DES-CRD-10")
def test_a_sword_rolls_red_and_green():
    sword = C.items["sword"]
    assert (sword.attack, sword.hands, sword.dice) == ("melee", 1, ("red", "green"))
    assert (sword.surges, sword.off_hand) == ((SurgeOption(2, Gain(damage=1)),), Gain(damage=1))


WEAPONS = {  # hands, dice, abilities; surges
    "axe": "2 rg; 1: damage 1",
    "bow": "2 by pierce 1; 2: range 1; 3: damage 1",
    "crossbow": "1 bg; 2: damage 1; 3: range 1",
    "dagger": "1 ry; 2: damage 1",
    "immolation": "2 wg; 2: damage 1; 2: range 1",
    "magic_staff": "2 wy; 2: damage 1; 2: range 1",
    "sword": "1 rg; 2: damage 1",
    "bane": "2 wg; 2: blast 1",
    "bone_blade": "1 rg; 1: damage 1",
    "crystalize": "2 wg; 1: pierce 2",
    "dragontooth_hammer": "2 rg pierce 2; 1: damage 1",
    "dwarven_fire_bombs": "1 bg; 1: damage 1; 2: range 1",
    "great_bow": "2 by pierce 2; 1: range 1; 2: damage 1",
    "pacify": "2 wy; 2: damage 1",
    "staff_of_punishment": "2 wg; 1: damage 1; 1: range 1",
    "bow_of_bone": "2 bgy pierce 3; 1: range 1; 1: damage 1",
    "drain_life": "2 wgy pierce 2; 1: pierce 2; 1: damage 1",
    "flying_death": "1 bgy; 1: damage 1; 2: damage 3; 2: range 1",
    "grinding_axe": "2 rgg; 1: damage 1; 1: pierce 2",
    "ice_storm": "2 wgg blast 1; 2: blast 1",
    "petrify": "2 wyy; 1: damage 1; 2: stun 1",
    "serpent_blade": "1 rgg; 1: damage 1",
    "staff_of_fire": "2 wgy; 1: damage 1; 1: range 1",
    "curse_of_rot": "2 wggy pierce 4; 1: damage 1 pierce 1",
    "elven_bow": "2 bgyy pierce 4; 1: range 2; 1: damage 1",
    "flame_strike": "2 wggy blast 2 burn; 2: blast 1; 2: burn 1",
    "frost_axe": "2 rggy; 1: damage 1; 1: pierce 3",
    "rage_blade": "1 rggy; 1: damage 2",
    "scarab_of_death": "1 bggy; 1: damage 2; 1: range 1",
    "staff_of_knowledge": "2 wgyy; 1: damage 1; 1: range 1; 1: threat 1",
    "word_of_vaal": "2 wyyg; 1: damage 1",
    "blade_of_light": "1 rggyy; 1: damage 1; 1: pierce 10",
    "soulbiter": "1 bggyy; 2: double 1",
    "touch_of_death": "2 wggyy; 3: slay 1",
    "mace_of_kellos": "2 rgg; 2: damage 1; 2: knockback 1",
}


def given(gain: Gain) -> str:
    return " ".join(f"{kind} {getattr(gain, kind)}" for kind in gain.__struct_fields__ if getattr(gain, kind))


@pytest.mark.rule("DES-CRD-10")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_weapons(weapon):
    card = C.items[weapon]
    head = " ".join([str(card.hands), "".join(LETTERS[die] for die in card.dice), *map(shown, card.abilities)])
    assert "; ".join([head, *(f"{option.cost}: {given(option.gain)}" for option in card.surges)]) == WEAPONS[weapon]


def test_there_are_no_other_weapons():
    assert [card.id for card in C.items.values() if card.type == "weapon"] == list(WEAPONS)


def test_the_mace_of_kellos_buys_damage_or_knockback():
    assert C.items["mace_of_kellos"].surges == (SurgeOption(2, Gain(damage=1)), SurgeOption(2, Gain(knockback=1)))


def test_off_hand_bonuses():
    assert {card.id: given(card.off_hand) for card in C.items.values() if card.off_hand} == {
        "dagger": "surge 1",
        "sword": "damage 1",
        "bone_blade": "damage 1",
        "serpent_blade": "damage 2",
        "rage_blade": "damage 2",
    }


def test_bonuses_of_items():
    found = {card.id: [(b.on, given(b.gain)) for b in card.bonuses] for card in C.items.values() if card.bonuses}
    assert found == {
        "belt_of_strength": [("melee", "damage 1")],
        "mana_weave": [("magic", "surge 1")],
        "grinding_axe": [("melee", "surge 1")],
        "scorpion_helmet": [("ranged", "damage 1 range 2")],
        "staff_of_fire": [("magic", "surge 2")],
        "frost_axe": [("melee", "surge 2")],
        "ring_of_the_arcane": [("magic", "damage 2 range 2")],
        "staff_of_knowledge": [("magic", "surge 2")],
    }


def test_armor():
    worn = {card.id: card for card in C.items.values() if card.type == "armor"}
    assert {name: (card.armor, card.speed_cap, card.no_runes) for name, card in worn.items()} == {
        "chain_mail": (2, 4, True),
        "leather_armor": (1, None, False),
        "cloak_of_deception": (1, None, False),
        "plate_mail": (3, 3, True),
        "cloak_of_mists": (1, None, False),
        "golden_armor": (3, 3, True),
        "dragon_scale_mail": (4, 3, True),
        "elven_cloak": (2, None, False),
        "rune_plate": (4, None, False),
    }
    assert {name: card.ward for name, card in worn.items() if card.ward} == {
        "cloak_of_deception": "blank",
        "cloak_of_mists": "surge",
        "elven_cloak": "power",
    }
    assert {name: card.immune for name, card in worn.items() if card.immune} == {
        "golden_armor": ("grapple",),
        "dragon_scale_mail": ("burn", "poison"),
        "rune_plate": ("aura", "burn", "fear", "grapple", "knockback", "poison", "stun", "web"),
    }


def test_shields():
    assert {card.id: card.prevents for card in C.items.values() if card.type == "shield"} == {
        "iron_shield": 1,
        "crystal_shield": 2,
        "shield_of_light": 3,
        "shield_of_the_warrior": 4,
    }


def test_runes():
    assert {card.id for card in C.items.values() if card.rune} == {
        *("ghost_armor", "immolation", "bane", "crystalize", "mana_weave", "minor_healing", "pacify", "drain_life"),
        *("greater_healing", "ice_storm", "petrify", "curse_of_rot", "flame_strike", "word_of_vaal", "touch_of_death"),
    }


def test_other_items():
    assert C.items["ring_of_quickness"].movement == 1
    assert C.items["deflect"].abilities == (Ability("fear", 1),)
    assert C.items["minor_healing"].values == {"points": 1, "pay": 1, "wounds": 1}
    assert C.items["greater_healing"].values == {"points": 1, "pay": 1, "wounds": 2}


def test_treasure_caches():
    caches = [card for card in C.items.values() if card.type == "cache"]
    assert [(card.deck, card.coins, card.healing, card.vitality, card.count) for card in caches] == [
        ("copper", 50, 0, 0, 2),
        ("copper", 0, 1, 0, 1),
        ("copper", 0, 0, 1, 1),
        ("silver", 100, 0, 0, 1),
        ("silver", 50, 1, 0, 1),
        ("silver", 50, 0, 1, 1),
        ("gold", 150, 1, 0, 1),
        ("gold", 150, 0, 1, 1),
    ]


# ---------------------------------------------------------------- skills


@pytest.mark.rule("DES-CRD-03")
def test_twelve_skills_in_each_deck():
    assert {deck: len(C.decks[deck]) for deck in ("fighting", "subterfuge", "wizardry")} == {
        "fighting": 12,
        "subterfuge": 12,
        "wizardry": 12,
    }


def test_skills_in_words_of_data():
    bonuses = {card.id: [(b.on, given(b.gain)) for b in card.bonuses] for card in C.skills.values() if card.bonuses}
    assert bonuses == {
        "mighty": [("melee", "damage 2")],
        "weapon_mastery": [("melee", "surge 2")],
        "marksman": [("ranged", "range 3"), ("magic", "range 3")],
        "master_archer": [("ranged", "surge 2")],
        "inner_fire": [("ranged", "damage 1 range 2"), ("magic", "damage 1 range 2")],
        "prodigy": [("magic", "surge 2")],
    }
    armor = {card.id: card.armor_against for card in C.skills.values() if card.armor_against}
    assert armor == {"parry": {"melee": 1}, "deflect_arrows": {"ranged": 1}, "willpower": {"magic": 1}}
    abilities = {card.id: card.abilities for card in C.skills.values() if card.abilities}
    assert abilities == {
        "blessing": (Ability("command"),),
        "holy_aura": (Ability("aura"),),
        "wild_talent": (Ability("sorcery", 1),),
    }
    assert (C.skills["tough"].wounds, C.skills["skilled"].fatigue, C.skills["swift"].speed) == (4, 2, 2)


SKILL_VALUES = {
    "able_warrior": {"pay": 2, "attacks": 2},
    "battle_cry": {"regain": 1},
    "cleaving": {"pay": 1},
    "enduring": {"armor": 1},
    "knight": {"pay": 2, "attacks": 3},
    "leadership": {"pay": 1, "halves": 2},
    "relentless": {"regain": 1},
    "unmovable": {"armor": 1},
    "acrobat": {},
    "alertness": {"pay": 2},
    "ambidextrous": {"damage": 1, "prevents": 1},
    "cautious": {"threat": 1, "fewer": 1},
    "crackshot": {},
    "precision": {},
    "rapid_fire": {"pay": 2},
    "divine_retribution": {"spaces": 3},
    "quick_casting": {"pay": 2},
    "telekinesis": {"pay": 1, "spaces": 1},
    "vampiric_blood": {"regain": 1},
    "wild_talent": {"dice": 1},
}


def test_skills_of_their_own():
    assert {card.special: card.values for card in C.skills.values() if card.special} == SKILL_VALUES
    assert all(card.special in (None, card.id) for card in C.skills.values())


# ---------------------------------------------------------------- overlord cards

OVERLORD = {  # type cost value count when
    "bane_spider_swarm": "spawn 4 2 2 spawn",
    "beastman_war_party": "spawn 4 2 2 spawn",
    "skeleton_patrol": "spawn 4 2 2 spawn",
    "hell_hound_pack": "spawn 5 2 1 spawn",
    "razorwing_flock": "spawn 5 2 1 spawn",
    "sorcerer_circle": "spawn 5 2 1 spawn",
    "brilliant_commander": "power 17 5 1 power",
    "doom": "power 20 5 1 power",
    "evil_genius": "power 25 5 1 power",
    "hordes_of_the_things": "power 18 5 2 power",
    "trapmaster": "power 16 5 1 power",
    "aim": "event 2 1 3 monster_attacks",
    "charge": "event 4 1 2 monster_activates",
    "dodge": "event 2 1 3 monster_attacked",
    "gust_of_wind": "event 6 2 2 turn_start",
    "rage": "event 4 1 2 monster_activates",
    "crushing_block": "trap 7 3 1 hero_enters",
    "spiked_pit": "trap 3 2 2 hero_enters",
    "explosive_door": "trap 9 3 1 hero_opens_door",
    "paralyzing_gas": "trap 5 3 1 hero_opens_door",
    "monkey_god": "trap 11 4 1 hero_opens_chest",
    "explosive_rune": "trap 12 4 1 hero_opens_chest",
    "mimic": "trap 8 3 1 hero_opens_chest",
    "dark_charm": "trap 8 2 1 turn_start",
}


@pytest.mark.rule("DES-CRD-16")
def test_overlord_cards():
    found = {card.id: f"{card.type} {card.cost} {card.value} {card.count} {card.when}" for card in C.overlord.values()}
    assert found == OVERLORD


@pytest.mark.rule("DES-OVL-11")
def test_four_types_of_overlord_cards():
    types = Counter(C.overlord[card].type for card in C.decks["overlord"])
    assert types == {"spawn": 9, "power": 6, "event": 12, "trap": 9}


def test_monsters_of_spawn_cards():
    found = {
        card.id: [(entry.kind, entry.master, entry.count) for entry in card.spawn]
        for card in C.overlord.values()
        if card.spawn
    }
    packs = {"bane_spider_swarm": "bane_spider", "beastman_war_party": "beastman", "skeleton_patrol": "skeleton"}
    pairs = {"hell_hound_pack": "hell_hound", "razorwing_flock": "razorwing", "sorcerer_circle": "sorcerer"}
    assert found == {
        **{card: [(kind, False, 2), (kind, True, 1)] for card, kind in packs.items()},
        **{card: [(kind, False, 2)] for card, kind in pairs.items()},
        "hordes_of_the_things": [(kind, False, 2) for kind in ("beastman", "skeleton", "bane_spider")],
        "mimic": [("beastman", False, 1)],
    }


def test_values_of_traps():
    assert {card.id: card.values for card in C.overlord.values() if card.type == "trap"} == {
        "crushing_block": {"wounds": 4, "dice": 4, "per_surge": 1},
        "spiked_pit": {"wounds": 2, "dice": 1},
        "explosive_door": {"wounds": 4, "dice": 4, "per_surge": 1},
        "paralyzing_gas": {"dice": 1, "tokens": 1},
        "monkey_god": {"dice": 1, "speed": 5, "turns": 2},
        "explosive_rune": {"wounds": 6, "dice": 3, "per_surge": 2},
        "mimic": {},
        "dark_charm": {"dice": 1},
    }


# ---------------------------------------------------------------- prices, limits, costs


def test_heroes_start_with_300_coins():
    assert MARKET.coins_per_hero == 300


@pytest.mark.rule("DES-TWN-08")
def test_prices_of_potions():
    assert (MARKET.healing_potion, MARKET.vitality_potion) == (50, 50)


@pytest.mark.rule("DES-TWN-09", "DES-TWN-10", "DES-TWN-11")
def test_prices_of_treasures():
    assert MARKET.treasure == {"copper": 250, "silver": 500, "gold": 750}


def test_treasures_sell_for_half():
    assert MARKET.resale == {"copper": 125, "silver": 250, "gold": 375}
    assert all(MARKET.resale[colour] * 2 == price for colour, price in MARKET.treasure.items())


@pytest.mark.rule("DES-TWN-12", "DES-TWN-13")
def test_prices_of_skills_and_training():
    assert (MARKET.skill_card, MARKET.training_token) == (1000, 500)
    assert C.box.training == {"melee": 4, "ranged": 4, "magic": 4}


def test_rewards_in_coins():
    assert (MARKET.money_token, MARKET.master_kill, MARKET.rounding) == (100, 50, 25)


def test_limits_of_equipment():
    assert (LIMITS.armor, LIMITS.potions_equipped, LIMITS.other_items, LIMITS.pack) == (1, 3, 2, 3)
    assert (LIMITS.power_dice_per_attack, LIMITS.trait_maximum) == (5, 5)


def test_limits_of_the_overlord():
    assert (LIMITS.overlord_cards, LIMITS.hand_limit) == (3, 8)
    assert (LIMITS.threat_per_hero, LIMITS.cards_drawn, LIMITS.surges_per_threat) == (1, 2, 2)


def test_conquest_of_glyphs_and_of_the_last_card():
    assert (LIMITS.glyph_conquest, LIMITS.last_card_conquest) == (3, 3)


def test_movement_costs():
    costs = C.costs
    assert (costs.glyph_travel, costs.give, costs.drink) == (1, 1, 1)
    assert (costs.door, costs.chest, costs.reequip, costs.climb_pit) == (2, 2, 2, 2)
    assert (costs.jump_pit, costs.shop) == (3, 3)


# ---------------------------------------------------------------- whose values they are


def test_our_own_values_are_marked():
    cards = chain(C.heroes.values(), C.items.values(), C.skills.values(), C.overlord.values(), C.monsters.values())
    entries = [*C.dice, *C.abilities.values(), *C.familiars.values(), *cards]
    assert {entry.origin for entry in entries} == {"published"}
    assert {entry.id: entry.ours for entry in entries if entry.ours} == {
        "breath": ("template",),
        "mace_of_kellos": ("deck",),
    }
