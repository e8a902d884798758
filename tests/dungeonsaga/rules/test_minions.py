"""Minions and bosses (SAG-MIN)."""

from __future__ import annotations

import pytest

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import is_boss, is_minion
from undercroft.games.dungeonsaga.rules.damage import result
from undercroft.games.dungeonsaga.stats import armour, caster, fight_dice, movement, shooting_dice

from ..positions import table

PANEL = {
    "skeleton_warrior": (6, 2, 2, 0, ["ignored", "bones", "destroyed"]),
    "skeleton_archer": (6, 2, 1, 3, ["ignored", "bones", "destroyed"]),
    "zombie": (4, 3, 1, 0, ["ignored", "bones", "destroyed"]),
    "armoured_zombie": (4, 3, 3, 0, ["ignored", "bones", "destroyed"]),
    "dwarf_revenant": (5, 4, 3, 0, ["ignored", "bones", "bones", "destroyed"]),
    "ghost": (7, 3, 3, 0, ["ignored", "destroyed", "destroyed"]),
    "zombie_troll": (4, 5, 2, 0, ["ignored", "ignored", "bones", "destroyed"]),
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
