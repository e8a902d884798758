"""Spells (SAG-MAG): who has which, what they do, and how long it lasts."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.adventure.adventures import adventure, adventures
from undercroft.games.dungeonsaga.box.components import Character
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import hero_id
from undercroft.games.dungeonsaga.rules import modifiers, placing
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
    [((6, 6, 6), (1, 1, 1), 3), ((6, 6, 6), (6, 1, 1), 2), ((3, 3, 6), (5, 1, 1), 1), ((4, 4, 4), (5, 4, 1), 1)],
)
def test_after_the_roll_it_is_a_fight_like_others(faces: tuple[int, ...], answer: tuple[int, ...], hits: int) -> None:
    """Weak dice are discarded, the rest paired from the highest down."""
    armoured = {**ZOMBIE, "kind": "armoured_zombie"}
    game = table("D...z", {"danor": {"facing": "east", "spells": ["flamebolt"]}}, [armoured], dice=[faces, answer])
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


@pytest.mark.rule("SAG-MAG-01")
@pytest.mark.parametrize("kind", [*content().heroes, *content().bosses])
def test_only_those_cast_who_are_marked_as_casters(kind: str) -> None:
    """Whatever lies beside the others."""
    casters = {"danor", "danor_legend", "mortibris", "elshara", "hoggar"}
    card = content().kinds[kind]
    assert isinstance(card, Character)
    if kind in content().heroes:
        hero = {"at": "C2", "facing": "east", "legend": card.legend, "spells": ["aegis"]}
        game = table("......\n......\n......", {card.hero: hero})
    else:
        boss = {"kind": kind, "at": "C2", "spells": ["aegis"], "name": "the boss"}
        game = table("......\n......\n......", {"orlaf": {"at": "A1"}}, [boss], turn={"model": "the boss"})
    assert game.can("cast:aegis") == (kind in casters)


@pytest.mark.rule("SAG-MAG-06")
def test_after_a_minor_spell_nobody_fights() -> None:
    heroes = {"danor": {"facing": "east", "spells": ["aegis", "crystallise"]}}
    game = table("Dz", heroes, [ZOMBIE])
    assert game.can("fight:the zombie")
    game.play("cast:aegis", "hero danor")
    assert game.offers == ["cast:crystallise", "end"]
    assert game.refuses("fight:the zombie") == "SAG-HER-05"


@pytest.mark.rule("SAG-MAG-06")
def test_after_a_fight_nobody_casts() -> None:
    heroes = {"danor": {"facing": "east", "wounds": 1, "spells": ["aegis", "flame"], "items": ["healing_potion"]}}
    game = table("Dz", heroes, [ZOMBIE])
    game.play("fight:the zombie")
    assert game.offers == ["use:healing_potion", "end"]
    assert {game.refuses(f"cast:{spell}") for spell in ("aegis", "flame")} == {"SAG-HER-05"}


@pytest.mark.rule("SAG-MAG-08", "SAG-RCV-02", "SAG-MAG-05")
@pytest.mark.parametrize("spell", content().spells)
def test_every_card_is_turned_whatever_it_does(spell: str) -> None:
    """By half a turn if it is major, by a quarter if it is minor."""
    drawn = {"things": "D....z\n......\n..c...", "legend": {"c": {"chest": True, "ward": 2, "id": "the_chest"}}}
    caster = content().spells[spell].casters[0]
    revenant = {"kind": "dwarf_revenant", "at": "z", "facing": "west"}
    if caster == "danor":
        heroes = {"danor": {"facing": "east", "wounds": 1, "spells": [spell]}, "orlaf": {"at": "A3"}}
        game, who = table(drawn, heroes, [revenant], turn={"hero": "danor"}), "hero danor"
    else:
        boss = {"kind": caster, "at": "E2", "facing": "west", "spells": [spell], "name": "the boss"}
        game, who = table(drawn, {"danor": {}}, [revenant, boss], turn={"model": "the boss"}), "the boss"
    game.play(f"cast:{spell}")
    if game.asked == "target":
        game.play(game.offers[0])
    cast_by = game.model(who)
    assert cast_by is not None
    assert spells(cast_by) == {spell: 2 if content().spells[spell].major else 1}


@pytest.mark.rule("SAG-RCV-01", "SAG-RCV-05")
@pytest.mark.parametrize("quarters", [1, 2])
def test_a_refusal_says_for_how_many_rounds(quarters: int) -> None:
    game = table("D...z", {"danor": {"facing": "east", "spells": {"flame": quarters}}}, [ZOMBIE])
    refusal = game.match.answer(game.seat, "cast:flame")
    assert refusal is not None
    assert (refusal.rule, refusal.msg.args["rounds"]) == ("SAG-RCV-01", quarters)


@pytest.mark.rule("SAG-MAG-14")
def test_a_target_that_is_outnumbered_defends_with_all_dice() -> None:
    heroes = {
        "danor": {"facing": "east", "spells": ["flamebolt"]},
        "orlaf": {"at": "D1", "facing": "east"},
        "rordin": {"at": "F1", "facing": "west"},
    }
    game = table("....z.\nD.....", heroes, [ZOMBIE], turn={"hero": "danor"})
    fought = modifiers.readied(game.state, game.hero("orlaf"), game.state.minions[0], "fight")
    assert fought.defence == 2, "it is outnumbered"
    game.play("cast:flamebolt", "the zombie")
    assert isinstance(game.state.last_attack, LastAttack)
    assert (game.state.last_attack.answer, game.state.last_attack.notes) == ((1, 1, 1), ())


@pytest.mark.rule("SAG-MAG-18", "SAG-FUR-02")
def test_no_ghost_appears_in_furniture() -> None:
    boss = {"kind": "elshara", "at": "h", "facing": "west", "spells": ["faithful_in_death"], "name": "the banshee"}
    drawn = {"things": "O...&cb..h", "legend": {"b": {"furniture": "bookcase"}, "c": {"chest": True, "lock": 1}}}
    game = table(drawn, {"orlaf": {}}, [boss], turn={"model": "the banshee"})
    game.play("cast:faithful_in_death")
    assert game.offers == ["D1", "I1"]


@pytest.mark.rule("SAG-MAG-02")
@pytest.mark.parametrize("name", list(adventures()))
def test_a_boss_who_appears_brings_the_spells_of_the_adventure(name: str) -> None:
    game = ready(of(name))
    for kind in content().bosses:
        boss = placing.new_model(game.state, kind, 0)
        assert tuple(spells(boss)) == adventure(name).spells.get(kind, ())


@pytest.mark.rule("SAG-MAG-06")
def test_whose_action_can_only_be_a_fight_casts_nothing() -> None:
    heroes = {"danor": {"facing": "east", "spells": ["aegis"]}}
    game = table("Dz", heroes, [ZOMBIE], turn={"hero": "danor", "only": "fight"})
    assert game.can("fight:the zombie")
    assert game.refuses("cast:aegis") == "SAG-HER-05"


@pytest.mark.rule("SAG-MAG-13", "SAG-MAG-15")
def test_what_he_carries_defends_against_magic_too() -> None:
    boss = {"kind": "mortibris", "at": "m", "facing": "west", "spells": ["dark_bolt"], "name": "the necromancer"}
    game = table("R....m", {"rordin": {"items": ["forgebreaker"]}}, [boss], turn={"model": "the necromancer"})
    game.play("cast:dark_bolt", "hero rordin")
    assert isinstance(game.state.last_attack, LastAttack)
    assert len(game.state.last_attack.answer) == 5


@pytest.mark.rule("SAG-MAG-16", "SAG-MAG-04")
def test_a_marker_changes_the_armour_that_a_spell_meets() -> None:
    heroes = {"danor": {"facing": "east", "spells": ["corrode", "flamebolt"]}}
    game = table("D...z", heroes, [{**ZOMBIE, "kind": "armoured_zombie"}])
    game.play("cast:corrode", "the zombie", "cast:flamebolt", "the zombie")
    assert isinstance(game.state.last_attack, LastAttack)
    assert game.state.last_attack.armour == 2


@pytest.mark.rule("SAG-MAG-17")
def test_nobody_is_attacked_who_has_gone_meanwhile() -> None:
    """When the first zombie falls, the floor takes the other."""
    event = {"id": "crack", "when": {"fallen": "any"}, "do": [{"collapse": "pit"}]}
    drawn = {"things": ".....\nD..x.\n....y", "events": [event], "regions": {"pit": ["E3"]}}
    models = [{"kind": "zombie", "at": at, "facing": "west"} for at in "xy"]
    heroes = {"danor": {"legend": True, "facing": "east"}}
    game = table(drawn, heroes, models, dice=[[6] * 3, [1] * 3])
    game.play("feat:firestorm")
    assert isinstance(game.state.last_attack, LastAttack)
    assert (game.state.minions, game.state.last_attack.number) == ([], 1)
