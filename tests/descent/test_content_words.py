"""Names and texts of the cards in both languages, and the page that says what the special ones do."""

import re
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from undercroft.games.descent import content as module
from undercroft.games.descent.card_text import ability_name
from undercroft.games.descent.content import Ability, content, describe, name
from undercroft.kernel.ledger import load_ledger
from undercroft.kernel.messages import LANGS, Catalogue, Msg, msg

FOLDER = Path(module.__file__).parent
DOCS = Path(__file__).parents[2] / "docs"
CATALOGUE = Catalogue(FOLDER / "locale")
C = content()
CARDS = list(
    chain(
        C.heroes.values(),
        C.monsters.values(),
        C.items.values(),
        C.skills.values(),
        C.overlord.values(),
        C.familiars.values(),
        C.abilities.values(),
    )
)
NAMED = {
    "die": [die.id for die in C.dice],
    "face": {key for die in C.dice for key in die.keys},
    "attack": ["melee", "ranged", "magic"],
    "rank": ["normal", "master", "named"],
    "deck": C.decks,
    "type": {card.type for card in (*C.items.values(), *C.overlord.values())} | {"rune"},
    "chest": C.box.chests,
    "potion": ["healing", "vitality"],
    "order": ["aim", "dodge", "guard", "rest"],
    "action": ["run", "battle", "advance", "ready"],
    "familiar": ["monkey"],
    "token": ["wound", "fatigue", "coin", "threat", "conquest", "burn", "poison", "stun", "web", "glyph", "key", "pit"],
}


@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_a_name(lang):
    for card in CARDS:
        assert CATALOGUE.say(name(card), lang)
    for kind, ids in NAMED.items():
        for key in ids:
            assert CATALOGUE.has(f"des-{kind}-{key}", lang), f"des-{kind}-{key}"
    for kind in ("order", "action", "potion"):
        assert all(CATALOGUE.has(f"des-{kind}-{key}-text", lang) for key in NAMED[kind])
    assert CATALOGUE.has("descent-title", lang)
    assert CATALOGUE.has("descent-tagline", lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{type(card).__name__}-{card.id}")
def test_every_card_says_what_it_does(card, lang):
    assert CATALOGUE.has(f"{name(card).id}-text", lang)
    text = CATALOGUE.say(describe(card), lang)
    assert text.endswith((".", "!"))
    assert "\n" not in text


def test_both_languages_say_the_same():
    assert CATALOGUE.differences() == []


def test_texts_take_their_numbers_from_the_cards():
    assert describe(C.skills["rapid_fire"]) == Msg("des-skill-rapid_fire-text", {"pay": 2})
    tougher = msgspec.structs.replace(C.skills["tough"], wounds=7)
    assert CATALOGUE.say(describe(tougher), "en") == "Your maximum wounds are 7 higher."
    assert (
        CATALOGUE.say(describe(C.heroes["landrec"]), "pl") == "W każdym rzucie za atak masz 2 dodatkowe przypływy mocy."
    )
    assert CATALOGUE.say(describe(C.overlord["skeleton_patrol"]), "en") == "Spawn 2 Skeletons and 1 master Skeleton."


@pytest.mark.parametrize(
    ("item", "text"),
    [
        (
            "sword",
            "Weapon (melee, one hand): red and green. 2 surges: +1 damage. Held beside another weapon: +1 damage.",
        ),
        (
            "flame_strike",
            "Weapon (magic, two hands): white, green, green and yellow. Rune. Blast 2 and Burn. 2 surges:",
        ),
        (
            "dragon_scale_mail",
            "Armor +4. A base speed above 3 becomes 3. No runes beside it. You are immune to Burn and",
        ),
        ("elven_cloak", "Armor +2. Roll a power die for every wound you would suffer; each power enhancement cancels"),
        ("belt_of_strength", "Your melee attacks: +1 damage."),
        ("staff_of_fire", "Weapon (magic, two hands): white, green and yellow. Always: +2 surges. 1 surge:"),
        ("deflect", "You have Fear 1."),
        ("treasure_cache_silver_healing", "Inside: 50 coins and 1 healing potion. Then draw another card"),
        ("shield_of_light", "Shield (one hand): exhaust it to prevent 3 wounds of an attack."),
        ("ring_of_quickness", "+1 movement point in each of your turns"),
    ],
)
def test_items_begin_with_what_is_printed_in_symbols(item, text):
    assert CATALOGUE.say(describe(C.items[item]), "en").startswith(text)


def test_monsters_tell_both_ranks():
    text = CATALOGUE.say(describe(C.monsters["skeleton"]), "en")
    assert (
        "The normal one: speed 5, armor 0, wounds 2/2/3/4 for 2 to 5 players; ranged attack with blue and green" in text
    )
    assert text.endswith("+2 range, Pierce 2 and Undying.")


def test_only_ranked_abilities_are_said_with_their_rank():
    assert CATALOGUE.say(ability_name(Ability("pierce", 1)), "en") == "Pierce 1"
    assert CATALOGUE.say(ability_name(Ability("aura")), "pl") == "Aura"


@pytest.mark.parametrize(
    ("n", "text"),
    [(1, "1 eliksir życia"), (2, "2 eliksiry życia"), (5, "5 eliksirów życia"), (22, "22 eliksiry życia")],
)
def test_polish_plurals(n, text):
    assert CATALOGUE.say(msg("des-held-healing", n=n), "pl") == text


# ---------------------------------------------------------------- the page about the cards


def test_the_page_explains_every_special_once():
    page = (DOCS / "descent-cards.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| [A-Z]", page, re.MULTILINE)
    tables = msgspec.structs.asdict(C.specials).values()
    explained = sorted(row for row in rows if any(row in table for table in tables))
    assert explained == sorted(chain.from_iterable(tables))


def test_the_page_names_values_and_rules_that_exist():
    page = (DOCS / "descent-cards.md").read_text(encoding="utf-8")
    ledger = load_ledger(FOLDER)
    assert [rule for rule in re.findall(r"DES-[A-Z]+-\d+", page) if rule not in ledger] == []
    needed = {
        special: values for table in msgspec.structs.asdict(C.specials).values() for special, values in table.items()
    }
    for special, values in needed.items():
        row = next(line for line in page.splitlines() if line.startswith(f"| `{special}` |"))
        assert set(re.findall(r"\*\*(\w+)\*\*", row)) <= set(values), special


def test_the_ledger_ships_with_the_game():
    ledger = load_ledger(FOLDER)
    assert (ledger.game, len(ledger.rules)) == ("descent", 422)
