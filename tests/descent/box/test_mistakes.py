"""What is said when the content files of Descent are wrong: file, entry, field, and what is allowed."""

import shutil
from pathlib import Path

import pytest

from undercroft.games.descent import GAME
from undercroft.games.descent.box.content import content, load_content
from undercroft.kernel.content import ContentError

FOLDER = GAME.folder / "content"


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(FOLDER, tmp_path / "pack")


def refusal(folder: Path, file: str, old: str, new: str) -> str:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_content(folder)
    return str(caught.value).removeprefix(f"{folder}/")


def test_a_folder_elsewhere_loads(folder):
    assert load_content(folder) == content()


MISTAKES = [
    (
        "dice.yaml",
        "- {miss: true}",
        "- {missed: true}",
        "entry 'red': field 'faces.1.missed': unknown key, allowed: range",
    ),
    (
        "dice.yaml",
        "- {miss: true}",
        "- {damage: 1}",
        "entry 'red': field 'faces': expected one miss on red, blue and white",
    ),
    ("dice.yaml", "- {damage: 4}", "- {}", "entry 'red': field 'faces.5': expected either a miss, or a blank, or"),
    ("dice.yaml", "- {blank: true}", "- {surge: 1}", "entry 'black': field 'faces': expected one blank on black"),
    ("dice.yaml", "id: blue", "id: pink", "entry 'pink': field 'id': expected one of red, blue, white, green"),
    ("abilities.yaml", "id: web", "id: webs", "entry 'webs': field 'id': expected one of aura, blast,"),
    ("abilities.yaml", "- {id: web, origin: published}\n", "", "expected the entries aura, blast, breath,"),
    ("abilities.yaml", "[1, 3, 3]", "[1, 2, 3]", "entry 'breath': field 'template': expected odd widths for breath"),
    (
        "heroes.yaml",
        "wounds: 12",
        "wounds: 0",
        "entry 'andira_runehand': field 'wounds': expected a whole number of at",
    ),
    (
        "heroes.yaml",
        "wizardry: 3",
        "wizardry: 2",
        "entry 'andira_runehand': field 'fighting': expected 3 skills of all",
    ),
    (
        "heroes.yaml",
        "conquest: 3",
        "conquest: 5",
        "entry 'andira_runehand': field 'conquest': expected a whole number from",
    ),
    (
        "heroes.yaml",
        "familiar: pico",
        "familiar: rex",
        "entry 'ronan': field 'familiar': 'rex' does not exist, expected one",
    ),
    (
        "heroes.yaml",
        "attack: magic",
        "attack: psychic",
        "entry 'andira_runehand': field 'bonuses.1.attack': expected one",
    ),
    (
        "heroes.yaml",
        "gain: {pierce: 2}",
        "gain: {}",
        "entry 'andira_runehand': field 'bonuses.1.gain': expected something",
    ),
    (
        "heroes.yaml",
        "gain: {pierce: 2}",
        "gain: {surge: 2}",
        "entry 'andira_runehand': field 'bonuses.1.gain': expected damage or pierce, which alone can count for one",
    ),
    (
        "heroes.yaml",
        "special: extra_attack",
        "special: fist",
        "entry 'one_fist': field 'special': 'fist' does not exist",
    ),
    (
        "heroes.yaml",
        "values: {rerolls: 1}",
        "values: {dice: 1}",
        "entry 'lyssa': field 'values': expected the values rerolls",
    ),
    ("heroes.yaml", "origin: published", "origin: known", "entry 'andira_runehand': field 'origin': expected one of"),
    ("monsters.yaml", "size: 2x2", "size: 3x3", "entry 'giant': field 'size': expected one of 1x1, 1x2, 2x2, 2x3"),
    (
        "monsters.yaml",
        "{2: 2, 3: 2, 4: 3, 5: 4}",
        "{2: 2, 3: 2, 4: 3}",
        "entry 'beastman': field 'normal.wounds': expected",
    ),
    (
        "monsters.yaml",
        "{2: 2, 3: 2, 4: 3, 5: 4}",
        "{2: 2, 3: 1, 4: 3, 5: 4}",
        "entry 'beastman': field 'normal.wounds'",
    ),
    (
        "monsters.yaml",
        "dice: [red, green]",
        "dice: [blue, green]",
        "entry 'beastman': field 'normal.dice': expected one die",
    ),
    (
        "monsters.yaml",
        "{id: reach}",
        "{id: reach, rank: 2}",
        "entry 'giant': field 'normal.abilities.1.rank': 'reach' has no",
    ),
    (
        "monsters.yaml",
        "{normal: 6, master: 3}",
        "{normal: 5, master: 3}",
        "expected 39 figures that are normal, got 38",
    ),
    (
        "items.yaml",
        "cost: 100",
        "cost: cheap",
        "entry 'axe': field 'cost': expected a whole number of at least 1, got 'cheap'",
    ),
    (
        "items.yaml",
        "  cost: 100\n",
        "",
        "entry 'axe': field 'cost': expected a price for cards of the shop, and for no",
    ),
    ("items.yaml", "  hands: 2\n", "", "entry 'axe': field 'hands': expected 1 or 2 for weapons and shields"),
    ("items.yaml", "  attack: melee\n", "", "entry 'axe': field 'attack': expected an attack type for weapons"),
    (
        "items.yaml",
        "dice: [red, green]",
        "dice: [green, green]",
        "entry 'axe': field 'dice': expected one die that is red",
    ),
    (
        "items.yaml",
        "armor: 1, count: 3",
        "prevents: 1, count: 3",
        "entry 'leather_armor': field 'prevents': works only with",
    ),
    (
        "items.yaml",
        "gain: {damage: 1}",
        "gain: {}",
        "entry 'axe': field 'surges.1.gain': expected something that is gained",
    ),
    (
        "items.yaml",
        "gain: {damage: 1}",
        "gain: {harm: 1}",
        "entry 'axe': field 'surges.1.gain.harm': unknown key, allowed",
    ),
    ("items.yaml", "count: 2", "count: 3", "expected 24 cards in the deck shop, got 25"),
    (
        "items.yaml",
        "coins: 50, count: 2",
        "count: 2",
        "entry 'treasure_cache_copper_coins': field 'coins': expected coins,",
    ),
    (
        "items.yaml",
        "immune: [grapple]",
        "immune: [fly]",
        "entry 'golden_armor': field 'immune.1': expected one of aura, burn",
    ),
    ("items.yaml", "id: bow\n", "id: axe\n", "entry 'axe': field 'id': used twice, by the entries 1 and 2"),
    ("skills.yaml", "deck: fighting", "deck: wizardry", "expected 12 cards in the deck fighting, got 11"),
    (
        "skills.yaml",
        "familiars: [boggs]",
        "familiars: [rat]",
        "entry 'boggs_the_rat': field 'familiars': 'rat' does not",
    ),
    (
        "skills.yaml",
        "{melee: 1}",
        "{fists: 1}",
        "entry 'parry': field 'armor_against': expected a mapping from one of melee",
    ),
    (
        "skills.yaml",
        "values: {pay: 2, attacks: 2}, ",
        "",
        "entry 'able_warrior': field 'values': expected the values pay,",
    ),
    (
        "skills.yaml",
        "deck: fighting, wounds: 4",
        "deck: fighting, values: {wounds: 4}",
        "entry 'tough': field 'values': expected no",
    ),
    (
        "overlord.yaml",
        "kind: bane_spider",
        "kind: mouse",
        "entry 'bane_spider_swarm': field 'spawn': 'mouse' does not exist",
    ),
    (
        "overlord.yaml",
        "when: spawn",
        "when: power",
        "entry 'bane_spider_swarm': field 'when': expected 'spawn' for spawn",
    ),
    (
        "overlord.yaml",
        "when: monster_attacks",
        "when: power",
        "entry 'aim': field 'when': expected 'spawn' for spawn cards",
    ),
    (
        "overlord.yaml",
        "special: doom, values: {dice: 1}, ",
        "",
        "entry 'doom': field 'special': expected a special for every",
    ),
    ("overlord.yaml", "type: trap", "type: event", "expected 12 cards of the type event, got 13"),
    (
        "specials.yaml",
        "extra_attack: []",
        "extra_attack: []\n  sulk: []",
        "field 'hero.sulk': no card of heroes.yaml names it",
    ),
    (
        "familiars.yaml",
        "speed: 4",
        "speed: fast",
        "entry 'boggs': field 'speed': expected a whole number of at least 1, got",
    ),
    (
        "market.yaml",
        "gold: 750",
        "platinum: 750",
        "field 'market.treasure': expected a mapping from one of copper, silver",
    ),
    ("market.yaml", ", gold: 375", "", "field 'market.resale': expected a value for each of copper, silver, gold"),
    ("market.yaml", "  pack: 3\n", "", "field 'limits.pack': missing, expected a whole number of at least 1"),
    ("box.yaml", "gold: [7, 8]", "gold: [6, 8]", "field 'chests': expected every chest to have a number of its own"),
    ("box.yaml", ", magic: 4", "", "field 'training': expected a number for each of melee, ranged, magic"),
]


@pytest.mark.parametrize(("file", "old", "new", "said"), MISTAKES)
def test_a_mistake_names_file_entry_and_field(folder, file, old, new, said):
    assert refusal(folder, file, old, new).startswith(f"{file}: {said}")


def test_a_value_that_no_special_needs_is_refused_at_the_card(folder):
    said = refusal(folder, "specials.yaml", "knight: [pay, attacks]", "knight: [pay]")
    assert said.startswith(
        "skills.yaml: entry 'knight': field 'values': expected the values pay, as listed in specials"
    )


def test_a_value_may_not_hide_a_field_of_the_card(folder):
    specials = folder / "specials.yaml"
    text = specials.read_text(encoding="utf-8").replace("relentless: [regain]", "relentless: [wounds]")
    specials.write_text(text, encoding="utf-8")
    said = refusal(folder, "skills.yaml", "relentless, values: {regain: 1}", "relentless, values: {wounds: 1}")
    assert said.startswith("skills.yaml: entry 'relentless': field 'values': 'wounds' is a field of the card itself")


def test_ours_names_fields(folder):
    said = refusal(folder, "items.yaml", "ours: [deck]", "ours: [colour]")
    assert said.startswith(
        "items.yaml: entry 'mace_of_kellos': field 'ours': 'colour' is no field, expected some of id,"
    )


@pytest.mark.parametrize(("file", "count"), [("heroes", 20), ("monsters", 12)])
def test_a_missing_card_is_noticed(folder, file, count):
    path = folder / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("- id:")], encoding="utf-8")
    with pytest.raises(ContentError, match=rf"{file}\.yaml: expected {count} entries, got {count - 1}$"):
        load_content(folder)


def test_a_missing_file_is_named(folder):
    (folder / "skills.yaml").unlink()
    with pytest.raises(ContentError, match=r"skills\.yaml: cannot be read: No such file or directory"):
        load_content(folder)
