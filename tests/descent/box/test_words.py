"""Names and texts of the cards in both languages, and the page that says what the special ones do."""

import re
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from undercroft.games.descent import GAME
from undercroft.games.descent.box.content import (
    Ability,
    AbilityCard,
    FamiliarCard,
    HeroCard,
    ItemCard,
    OverlordCard,
    SkillCard,
    content,
    describe,
    name,
)
from undercroft.games.descent.box.words import ability_name
from undercroft.games.descent.rules.equipment import potion_text
from undercroft.games.descent.rules.lingering_effects import monkey_text
from undercroft.kernel.ledger import load_ledger
from undercroft.kernel.messages import LANGS, Catalogue, Msg, msg

FOLDER = GAME.folder
DOCS = Path(__file__).parents[3] / "docs"
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


STRANGE = 47
"""A number that stands on no card."""


def numbers_changed(card):
    """Once for each number that the rules look up on a card and that no symbol shows: the card with another one."""
    if isinstance(card, HeroCard | SkillCard | ItemCard | OverlordCard):
        for value in card.values:
            yield value, msgspec.structs.replace(card, values=card.values | {value: STRANGE})
    if isinstance(card, HeroCard | SkillCard):
        for bonus in card.bonuses:
            for kind, n in msgspec.structs.asdict(bonus.gain).items():
                if n:
                    other = msgspec.structs.replace(bonus, gain=msgspec.structs.replace(bonus.gain, **{kind: STRANGE}))
                    yield kind, msgspec.structs.replace(card, bonuses=(other,))
    fields = {HeroCard: ("heals", "recovers"), SkillCard: ("wounds", "fatigue", "speed")}.get(type(card), ())
    if isinstance(card, FamiliarCard | AbilityCard):
        fields = [field for field, n in msgspec.structs.asdict(card).items() if type(n) is int]
    for field in fields:
        if getattr(card, field):
            yield field, msgspec.structs.replace(card, **{field: STRANGE})


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{type(card).__name__}-{card.id}")
def test_a_text_says_every_number_of_its_card(card, lang):
    for number, changed in numbers_changed(card):
        assert str(STRANGE) in CATALOGUE.say(describe(changed), lang), number


@pytest.mark.parametrize("lang", LANGS)
def test_no_text_has_a_number_of_its_own(lang):
    """But for the ones and twos by which a language tells apart what is one or two of a kind."""
    for line in (FOLDER / "locale" / lang / "content.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith(" ") or re.match(r"des-\w+-[\w]+-text =", line):
            said = re.sub(r"\[(one|2)\].*|{.*?}", "", line)
            assert not re.search(r"\d", said) or "$wounds } for 2 to 5 players" in line or "na 2 do 5 graczy" in line


def test_dice_on_a_sheet_are_those_that_are_rolled():
    fist = msgspec.structs.replace(C.heroes["one_fist"], dice=("red", "yellow"))
    assert "red and yellow" in CATALOGUE.say(describe(fist), "en")
    assert "czerwona i żółta" in CATALOGUE.say(describe(fist), "pl")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (C.heroes["andira_runehand"], "against every adjacent enemy"),
        (C.heroes["bogran"], "every enemy that could not see you when the current turn began, or was not there yet"),
        (C.heroes["grey_ker"], "as often as you like"),
        (C.heroes["red_scorpion"], "which nothing prevents"),
        (C.items["minor_healing"], "you or an adjacent hero heals 1 wound"),
        (C.items["greater_healing"], "you or an adjacent hero heals 2 wounds"),
        (C.items["flute_of_repose"], "seen or not, gets a stun token; only named monsters do not"),
        (C.items["word_of_vaal"], "every enemy that you can see within 3 spaces, and range does not count"),
        (C.items["cloak_of_mists"], "Shields and Ghost Armor come after it"),
        (C.skills["unmovable"], "+1 armor until your next turn begins, and at any moment of this turn you may place"),
        (C.skills["rapid_fire"], "in your turn or not"),
        (C.skills["quick_casting"], "in your turn or not"),
        (C.skills["telekinesis"], "Webs and Grapple do not hold it, but out of a pit it cannot get"),
        (C.skills["crackshot"], "The distance is still your own"),
        (C.skills["precision"], "one figure or one space of rubble"),
        (C.overlord["dodge"], "When a hero has rolled"),
        (C.overlord["crushing_block"], "an adjacent empty space"),
        (C.overlord["spiked_pit"], "an adjacent empty space"),
        (C.overlord["brilliant_commander"], "1 normal monster"),
        (C.overlord["dark_charm"], "the attacker included, and spends no fatigue"),
        (C.familiars["mata"], "picks up and carries"),
    ],
    ids=lambda given: given if isinstance(given, str) else given.id,
)
def test_texts_leave_out_nothing_that_the_rules_do(card, said):
    assert said in CATALOGUE.say(describe(card), "en")


@pytest.mark.rule("DES-ABL-15")
@pytest.mark.parametrize("card", [C.items["word_of_vaal"], C.abilities["breath"]], ids=["word_of_vaal", "breath"])
def test_no_text_promises_that_only_a_miss_makes_an_attack_fail(card):
    """Fear does so as well."""
    assert "only a miss" not in CATALOGUE.say(describe(card), "en").lower()
    assert "Range does not count".lower() in CATALOGUE.say(describe(card), "en").lower()


@pytest.mark.rule("DES-TRS-05", "DES-MAC-07")
def test_potions_say_what_they_heal_and_cost():
    said = CATALOGUE.say(potion_text("healing"), "en")
    assert (C.limits.healing_potion_wounds, C.costs.drink) == (3, 1)
    assert said == "Drink it for 1 movement point: you heal 3 wounds, poison first. One potion a turn."


@pytest.mark.rule("DES-EFF-14", "DES-EFF-16")
@pytest.mark.parametrize("text", [monkey_text(), describe(C.overlord["monkey_god"])])
def test_a_monkey_knows_how_fast_and_how_long(text):
    said = CATALOGUE.say(text, "en").lower()
    assert "speed 5" in said
    assert "2 turns" in said


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
