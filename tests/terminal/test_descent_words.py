"""Every id that the rules of Descent put together has a text in English and Polish, and Polish counts are right."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from undercroft.games.descent.box.components import AttackType, Colour
from undercroft.games.descent.quest.file import Obstacle, Rune
from undercroft.games.descent.quest.quests import quest, quests
from undercroft.games.descent.rules.equipment import POTIONS
from undercroft.games.descent.rules.hero_turn import ACTIONS, STUNNED
from undercroft.games.descent.rules.orders import ORDERS
from undercroft.games.descent.rules.town import SKILL_DECKS
from undercroft.games.descent.rules.windows import _HERO, _OVERLORD, _key
from undercroft.games.descent.state import Side
from undercroft.games.descent.terminal.choices import SPOTS
from undercroft.kernel.messages import LANGS, Lang, Msg, msg

from .descent_positions import GAME, VOICES

FAMILIES: dict[str, tuple[str, ...]] = {
    "des-action-{}": (*ACTIONS, *STUNNED),
    "des-action-{}-text": (*ACTIONS, *STUNNED),
    "des-aim-{}": ("aim", "keep"),
    "des-ask-{}": tuple(map(_key, _HERO)),
    "des-ask-{}-overlord": tuple(map(_key, _OVERLORD)),
    "des-blast-{}": ("blast", "single"),
    "des-colour-{}": get_args(Colour),
    "des-draw-step-{}": tuple(map(str, range(1, 7))),
    "des-equip-{}": ("equip", "pack", "drop", "done"),
    "des-half-{}": ("move", "attack"),
    "des-log-quest-{}": get_args(Obstacle),
    "des-log-win-{}": get_args(Side),
    "des-named-{}": tuple(name for each in quests() for name in quest(each).named),
    "des-no-equip-{}": ("hands", "armor", "potion", "other", "rune"),
    "des-order-{}": ORDERS,
    "des-order-{}-text": ORDERS,
    "des-potion-{}": POTIONS,
    "des-prevent-{}": ("shield", "fatigue", "take"),
    "des-rest-{}": ("rest", "keep"),
    "des-rune-{}": get_args(Rune),
    "des-side-{}": get_args(Side),
    "des-spend-{}": ("damage", "range", "sorcery-damage", "sorcery-range", "surge", "fatigue", "done"),
    "des-toward-{}": ("north", "east", "south", "west"),
    "des-first-{}": ("rest", "revive", "burn", "web", "stun"),
    "des-ware-skill-{}": SKILL_DECKS,
    "des-ware-training-{}": get_args(AttackType),
    "des-ware-treasure-{}": get_args(Colour),
    "descent-option-{}": tuple(GAME.options_type.__struct_fields__),
}


@pytest.mark.parametrize("lang", LANGS)
def test_the_labels_that_only_name_a_space_exist(lang: Lang) -> None:
    assert all(VOICES[lang].has(Msg(key)) for key in SPOTS)


@pytest.mark.parametrize(("family", "lang"), list(product(FAMILIES, LANGS)))
def test_every_member_of_a_family_has_a_text(family: str, lang: Lang) -> None:
    for member in FAMILIES[family]:
        assert VOICES[lang].has(Msg(family.format(member))), member


FACES = {
    (2, 1, 1, 0): ("2 range + 1 damage + 1 surge", "zasięg 2 + obrażenia 1 + przypływ"),
    (0, 3, 0, 0): ("3 damage", "obrażenia 3"),
    (0, 2, 1, 0): ("2 damage + 1 surge", "obrażenia 2 + przypływ"),
    (4, 0, 2, 0): ("4 range + 2 surges", "zasięg 4 + 2 przypływy"),
    (0, 0, 1, 0): ("1 surge", "przypływ"),
    (0, 0, 0, 1): ("1 power enhancement", "potężny atak"),
}


@pytest.mark.parametrize("shown", FACES)
def test_a_face_says_only_what_is_on_it(shown: tuple[int, int, int, int]) -> None:
    reach, damage, surge, power = shown
    face = msg("des-face", range=reach, damage=damage, surge=surge, power=power)
    assert (VOICES["en"](face), VOICES["pl"](face)) == FACES[shown]


WOUNDS = {1: "odnosi 1 ranę", 2: "odnosi 2 rany", 5: "odnosi 5 ran", 12: "odnosi 12 ran", 22: "odnosi 22 rany"}


@pytest.mark.parametrize("count", WOUNDS)
def test_polish_counts(count: int) -> None:
    lyssa = Msg("des-hero-lyssa")
    told = VOICES["pl"](msg("des-log-wounds", who=lyssa, wounds=count, left=3, source=lyssa))
    assert f" {WOUNDS[count]} (" in told


def test_a_master_is_named_in_its_gender() -> None:
    def master(kind: str) -> str:
        return VOICES["pl"](msg("des-monster-master", kind=Msg(f"des-monster-{kind}"), number=3))

    assert master("naga") == "Straszliwa Naga 3"
    assert master("manticore") == "Straszliwa Mantikora 3"
    assert master("ogre") == "Straszliwy Ogr 3"


def test_a_glyph_leads_both_ways() -> None:
    assert VOICES["en"](msg("des-do-travel", cell="town")) == "By the glyph to the town"
    assert VOICES["en"](msg("des-do-travel", cell="F17")) == "By the glyph at F17 into the dungeon"
