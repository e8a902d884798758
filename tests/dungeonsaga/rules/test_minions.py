"""Minions and bosses (SAG-MIN)."""

from __future__ import annotations

import pytest

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import is_boss, is_minion
from undercroft.games.dungeonsaga.rules.damage import result
from undercroft.games.dungeonsaga.state import LastAttack, Model
from undercroft.games.dungeonsaga.stats import armour, caster, fight_dice, injured, movement, shooting_dice, spells

from ..positions import Dialogue, table

PANEL = {
    "skeleton_warrior": (6, 2, 2, 0, ["ignored", "bones", "destroyed"]),
    "skeleton_archer": (6, 2, 1, 3, ["ignored", "bones", "destroyed"]),
    "zombie": (4, 3, 1, 0, ["ignored", "bones", "destroyed"]),
    "armoured_zombie": (4, 3, 3, 0, ["ignored", "bones", "destroyed"]),
    "dwarf_revenant": (5, 4, 3, 0, ["ignored", "bones", "bones", "destroyed"]),
    "ghost": (7, 3, 3, 0, ["ignored", "destroyed", "destroyed"]),
    "zombie_troll": (4, 5, 2, 0, ["ignored", "ignored", "bones", "destroyed"]),
}
CARDS = {
    "mortibris": (6, 4, 3, 0, True, ("rise",)),
    "grund": (4, 5, 4, 0, False, ("kings_wrath",)),
    "elshara": (7, 4, 3, 0, True, ("death_wail",)),
    "hoggar": (4, 5, 3, 0, True, ("trample",)),
}
HALL = "O.......\n........\n....k...\n........"


@pytest.mark.rule("SAG-MIN-02")
@pytest.mark.parametrize("kind", PANEL)
def test_what_the_panel_says(kind: str) -> None:
    game = table(HALL, {"orlaf": {}}, [{"kind": kind, "at": "k", "name": "the minion"}])
    m = game.model("the minion")
    assert m is not None
    move, fight, worn, shoot, hits = PANEL[kind]
    assert (movement(m), fight_dice(m), armour(m), shooting_dice(m), caster(m)) == (move, fight, worn, shoot, False)
    assert [result(m, n) for n in range(1, len(hits) + 1)] == hits


@pytest.mark.rule("SAG-MIN-01", "SAG-MIN-03")
def test_two_kinds_of_models_and_only_bosses_have_cards() -> None:
    assert set(content().minions) == set(PANEL)
    for kind in [*content().minions, *content().bosses]:
        game = table(HALL, {"orlaf": {}}, [{"kind": kind, "at": "k", "name": "the model"}], turn="overlord")
        m = game.model("the model")
        assert m is not None
        assert is_boss(m) != is_minion(m)
        assert (m.sheet is not None) == is_boss(m)
        game.play("order:the model")
        feats = [one for one in game.offers if str(one).startswith("feat:")]
        assert not feats or is_boss(m), "feats are for bosses"


@pytest.mark.rule("SAG-MIN-04")
def test_a_boss_takes_no_turn_among_the_heroes() -> None:
    game = table(
        HALL, {"orlaf": {}, "rordin": {"at": "B1"}}, [{"kind": "grund", "at": "k"}], overlord={"hand": ["wake_2"]}
    )
    assert game.offers == ["orlaf", "rordin"]
    game.play("orlaf", "end", "end")
    assert game.state.part == "overlord"
    assert game.can("order:2")


@pytest.mark.rule("SAG-MIN-03")
def test_bosses_bring_what_the_adventure_gives_them() -> None:
    drawn = {
        "things": "O...",
        "spells": {"mortibris": ["bleed", "rot"]},
        "items": {"mortibris": ["healing_potion"]},
        "regions": {"far": ["D1"]},
        "events": [
            {"id": "he_comes", "when": {"round_starts": 2}, "do": [{"spawn": {"at": "far", "boss": "mortibris"}}]}
        ],
    }
    game = table(drawn, {"orlaf": {"facing": "east"}})
    game.play("end", "west")
    (boss,) = game.state.minions
    assert boss.sheet is not None
    assert (boss.sheet.spells, boss.sheet.items, boss.sheet.wounds) == ({"bleed": 0, "rot": 0}, ["healing_potion"], 0)


def boss(game: Dialogue) -> Model:
    m = game.model("the boss")
    assert m is not None
    assert m.sheet is not None
    return m


def wounds(game: Dialogue) -> int:
    sheet = boss(game).sheet
    assert sheet is not None
    return sheet.wounds


@pytest.mark.rule("SAG-MIN-03")
@pytest.mark.parametrize("kind", CARDS)
def test_what_the_card_of_a_boss_says(kind: str) -> None:
    assert set(content().bosses) == set(CARDS)
    game = table(HALL, {"orlaf": {}}, [{"kind": kind, "at": "k", "wounds": 4, "name": "the boss"}])
    m = boss(game)
    card = content().bosses[kind]
    printed = (movement(m), fight_dice(m), armour(m), shooting_dice(m), caster(m), card.feats)
    assert printed == CARDS[kind]
    assert not injured(m), "all spaces of their tracks are white"


@pytest.mark.rule("SAG-MIN-01", "SAG-MIN-03")
def test_a_minion_that_rises_has_no_card_and_a_boss_that_comes_has_one() -> None:
    coming = {"id": "it_comes", "when": {"round_starts": 2}, "do": [{"spawn": {"at": "far", "boss": "grund"}}]}
    drawn = {"things": "O....%..", "raises": {"zombie": 1}, "regions": {"far": ["H1"]}, "events": [coming]}
    game = table(drawn, {"orlaf": {"facing": "west"}}, turn="overlord")
    game.play("raise:F1:zombie", "west", "west")
    assert [(m.kind, m.sheet is not None) for m in game.state.minions] == [("zombie", False), ("grund", True)]


@pytest.mark.rule("SAG-MIN-03")
def test_a_boss_takes_one_wound_of_an_attack_and_the_fifth_is_the_last() -> None:
    king = {"kind": "grund", "at": "B1", "facing": "west", "wounds": 3, "name": "the boss"}
    blow = [[6] * 5, [1] * 5]
    game = table("O..", {"orlaf": {"facing": "east"}}, [king], dice=[*blow, *blow])
    game.play("fight:the boss")
    assert wounds(game) == 4
    game.play("end", "fight:the boss")
    assert game.model("the boss") is None


@pytest.mark.rule("SAG-MIN-03")
def test_the_turn_of_a_boss_is_a_heros_and_so_are_the_spells_and_the_end_of_the_round() -> None:
    """He moves, then he acts, and neither moves nor turns after that."""
    shaman = {
        "kind": "hoggar",
        "at": "F1",
        "facing": "west",
        "wounds": 2,
        "spells": ["dark_bolt", "rot"],
        "items": ["healing_potion"],
        "name": "the boss",
    }
    game = table(
        "O.......\n........", {"orlaf": {"facing": "west"}}, [shaman], turn="overlord", dice=[[1] * 3, [1] * 5, [6]]
    )
    game.play("order:the boss", "E1", "cast:dark_bolt", "hero orlaf")
    assert game.offers == ["cast:rot", "use:healing_potion", "end"]
    assert spells(boss(game)) == {"dark_bolt": 1, "rot": 0}
    game.play("end")
    assert game.state.round == 2
    assert spells(boss(game)) == {"dark_bolt": 0, "rot": 0}
    assert wounds(game) == 1, "Hoggar is tough"


@pytest.mark.rule("SAG-MIN-04", "SAG-MIN-05")
@pytest.mark.parametrize("answers", [("order:the boss",), ("ambush_1", "the boss")])
def test_a_boss_acts_by_an_order_or_an_interrupt_and_may_use_a_feat_in_place_of_that(answers: tuple[str, ...]) -> None:
    king = {"kind": "grund", "at": "B1", "facing": "west", "name": "the boss"}
    heroes = {"orlaf": {"facing": "east", "acted": True}, "rordin": {"at": "H2"}}
    moment = {"turn": "overlord"} if len(answers) == 1 else {"gap": True}
    game = table("O.......\n........", heroes, [king], overlord={"hand": ["ambush_1"]}, **moment)
    game.play(*answers)
    assert {"feat:kings_wrath", "fight:0", "face:north", "C1"} <= set(game.offers)
    game.play("face:north", "face:west")
    assert game.refuses("feat:kings_wrath") == "SAG-FEA-03"
    assert game.can("fight:hero orlaf")


@pytest.mark.rule("SAG-MIN-05")
def test_a_boss_uses_each_feat_once() -> None:
    king = {"kind": "grund", "at": "B1", "facing": "west", "name": "the boss"}
    game = table("O..", {"orlaf": {"facing": "east"}}, [king], turn="overlord")
    game.play("order:the boss", "feat:kings_wrath", "hero orlaf").until("turn")
    game.play("end", "order:the boss")
    assert game.refuses("feat:kings_wrath") == "SAG-FEA-02"


@pytest.mark.rule("SAG-MIN-05")
def test_an_amulet_protects_a_boss() -> None:
    king = {"kind": "grund", "at": "B1", "facing": "west", "items": ["dunstans_amulet"], "name": "the boss"}
    for face, taken in ((5, 0), (4, 1)):
        game = table("O..", {"orlaf": {"facing": "east"}}, [king], dice=[[6] * 5, [1] * 5, [face]])
        game.play("fight:the boss")
        assert wounds(game) == taken


@pytest.mark.rule("SAG-MIN-05")
def test_a_crystal_strengthens_the_spell_of_a_boss() -> None:
    sorcerer = {
        "kind": "mortibris",
        "at": "F1",
        "facing": "west",
        "spells": ["dark_bolt"],
        "items": ["energy_crystal_1"],
        "name": "the boss",
    }
    game = table("O.......", {"orlaf": {"facing": "west"}}, [sorcerer], turn="overlord")
    game.play("order:the boss", "cast:dark_bolt", "hero orlaf")
    assert game.asked == "crystal"
    game.play("energy_crystal_1")
    assert isinstance(game.state.last_attack, LastAttack)
    assert len(game.state.last_attack.dice) == 4
