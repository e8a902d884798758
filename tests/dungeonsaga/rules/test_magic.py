"""Spells (SAG-MAG): who has which, what they do, and how long it lasts."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.adventure.adventures import adventure, adventures
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import hero_id
from undercroft.games.dungeonsaga.state import LastAttack
from undercroft.games.dungeonsaga.stats import armour, spells

from ..beginnings import begun, of, ready
from ..positions import table

ZOMBIE: dict[str, Any] = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}


@pytest.mark.rule("SAG-MAG-02")
@pytest.mark.parametrize("name", list(adventures()))
def test_casters_have_the_spells_of_the_adventure_and_no_others(name: str) -> None:
    game = ready(of(name))
    for m in [*game.state.heroes, *game.state.minions]:
        assert tuple(spells(m)) == adventure(name).spells.get(hero_id(m), ())


@pytest.mark.rule("SAG-MAG-02")
def test_nothing_else_can_be_cast() -> None:
    game = ready(begun({"things": "hhhh", "legend": {"h": {"start": True}}, "spells": {"danor": ["aegis"]}}))
    game.play("danor")
    assert [one for one in game.offers if str(one).startswith("cast")] == ["cast:aegis"]


@pytest.mark.rule("SAG-MAG-03", "SAG-MAG-04")
def test_an_automatic_effect_needs_no_roll_and_lies_there_as_a_marker() -> None:
    game = table("D...z", {"danor": {"facing": "east", "spells": ["corrode"]}}, [{**ZOMBIE, "kind": "armoured_zombie"}])
    game.play("cast:corrode", "the zombie")
    zombie = game.model("the zombie")
    assert zombie is not None
    assert not isinstance(game.state.last_attack, LastAttack), "nothing was rolled"
    assert [(effect.card, effect.armour) for effect in zombie.effects] == [("corrode", -1)]
    assert armour(zombie) == 2
    game.until("order").play("end")
    after = game.model("the zombie")
    assert after is not None
    assert after.effects == [], "gone with the round"


@pytest.mark.rule("SAG-MAG-03")
def test_others_need_rolls() -> None:
    game = table("D...z", {"danor": {"facing": "east", "spells": ["flamebolt"]}}, [ZOMBIE], dice=[[6, 6, 1], [1, 1, 1]])
    game.play("cast:flamebolt", "the zombie")
    assert isinstance(game.state.last_attack, LastAttack)
    assert game.state.last_attack.kind == "magic"
    assert game.model("the zombie") is None


@pytest.mark.rule("SAG-MAG-16")
@pytest.mark.parametrize(
    ("faces", "answer", "hits"),
    [((6, 6, 6), (1, 1, 1), 3), ((6, 6, 6), (6, 1, 1), 2), ((1, 1, 6), (5, 1, 1), 1), ((4, 4, 4), (5, 4, 1), 1)],
)
def test_after_the_roll_it_is_a_fight_like_others(faces: tuple[int, ...], answer: tuple[int, ...], hits: int) -> None:
    """Weak dice are discarded, the rest paired from the highest down."""
    game = table("D...z", {"danor": {"facing": "east", "spells": ["flamebolt"]}}, [ZOMBIE], dice=[faces, answer])
    game.play("cast:flamebolt", "the zombie")
    assert isinstance(game.state.last_attack, LastAttack)
    assert game.state.last_attack.hits == hits


@pytest.mark.rule("SAG-MAG-05")
def test_spells_are_major_or_minor() -> None:
    major = {spell.id for spell in content().spells.values() if spell.major}
    assert major == {"flame", "mend", "faithful_in_death", "bleed"}


@pytest.mark.rule("SAG-MAG-10")
def test_he_may_choose_himself_and_a_caster_spell_has_no_other_target() -> None:
    game = table(
        "DO", {"danor": {"wounds": 1, "spells": ["mend", "crystallise"]}, "orlaf": {"wounds": 1, "acted": True}}
    )
    game.play("cast:mend")
    assert game.asked == "target"
    assert game.offers == ["0", "1"]
    game = table("DO", {"danor": {"spells": ["crystallise"]}, "orlaf": {"acted": True}}, supply={"energy_crystal_1": 1})
    game.play("cast:crystallise")
    assert game.hero("danor").sheet.items == ["energy_crystal_1"]  # type: ignore[union-attr]
    assert game.state.round == 2, "nobody was asked whom it is for"
