"""What every spell does, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.state import LastAttack
from undercroft.games.dungeonsaga.stats import armour

from ..positions import Dialogue, table

ROOM = "D....z..\n........\n.......b"
ATTACKS = {"flamebolt": 3, "flame": 5, "bleed": 4, "dark_bolt": 3, "keening": 3}
MARKERS = {"corrode": -1, "aegis": 1, "bone_armour": 1, "rot": -1}
PACES = {"brisk_work": 3, "drive_on": 3}
OTHERS = {"break_ward", "crystallise", "mend", "faithful_in_death"}


def cast(spell: str, **given: Any) -> tuple[Dialogue, str, str]:
    """Somebody casts it who can, at the first whom it may be cast at; who that is, and one of his own side."""
    caster = content().spells[spell].casters[0]
    aim = content().spells[spell].aim
    revenant = {"kind": "dwarf_revenant", "at": "z", "facing": "west", "name": "the revenant"}
    if caster == "danor":
        game = table(ROOM, {"danor": {"facing": "east", "spells": [spell]}}, [revenant], **given)
        game.play(f"cast:{spell}")
        return game, "danor", "the revenant" if aim == "enemy" else "hero danor"
    boss = {"kind": caster, "at": "b", "facing": "west", "spells": [spell], "name": "the boss"}
    if content().bosses[caster].large:
        boss["at"] = "G2"
    game = table(ROOM, {"danor": {"at": "D2", "facing": "east"}}, [revenant, boss], turn="overlord", **given)
    game.play("order:the boss", f"cast:{spell}")
    return game, "the boss", "hero danor" if aim == "enemy" else "the revenant"


def test_every_spell_is_one_of_these() -> None:
    assert {*ATTACKS, *MARKERS, *PACES, *OTHERS} == set(content().spells)


@pytest.mark.rule("SAG-MAG-13")
@pytest.mark.parametrize("spell", ATTACKS)
def test_attacks(spell: str) -> None:
    """So many dice against the Fight dice of the target; a hero takes one wound."""
    game, _, target = cast(spell, dice=[[6] * ATTACKS[spell]])
    game.play(target)
    attack = game.state.last_attack
    assert isinstance(attack, LastAttack)
    assert (attack.kind, attack.card, len(attack.dice)) == ("magic", spell, ATTACKS[spell])
    assert len(attack.answer) == (2 if target == "hero danor" else 4)
    if target == "hero danor":
        assert game.hero("danor").sheet.wounds == 1  # type: ignore[union-attr]


@pytest.mark.rule("SAG-MAG-04")
@pytest.mark.parametrize("spell", MARKERS)
def test_markers_of_armour(spell: str) -> None:
    game, _, target = cast(spell)
    number = game.called[target]
    m = game.model(number)
    assert m is not None
    before = armour(m)
    game.play(target)
    m = game.model(number)
    assert m is not None
    assert armour(m) == max(1, before + MARKERS[spell])
    assert [effect.until for effect in m.effects] == ["round"]


@pytest.mark.rule("SAG-MAG-03")
@pytest.mark.parametrize("spell", PACES)
def test_steps_out_of_turn(spell: str) -> None:
    """The target moves at once, and does nothing else."""
    game, _, target = cast(spell)
    game.play(target)
    assert game.asked == "turn"
    turn = game.state.turn
    assert turn is not None
    assert (turn.model, turn.steps, turn.acts) == (game.called[target], PACES[spell], 0)
    assert not [one for one in game.offers if str(one).startswith(("fight", "cast", "feat", "use"))]
    squares = sorted(game.squares)
    game.play(squares[0]).until("turn")
    assert game.state.turn is not None
    assert game.state.turn.steps == PACES[spell] - 1


def test_brisk_work_leaves_the_friend_his_own_turn() -> None:
    heroes = {"danor": {"spells": ["brisk_work", "aegis"]}, "orlaf": {"at": "B1", "facing": "east"}}
    game = table("D.......", heroes)
    game.play("danor", "cast:brisk_work", "hero orlaf", "C1", "D1", "E1", "end")
    assert game.where("orlaf") == "E1"
    assert game.can("cast:aegis"), "Danor's turn goes on"
    game.play("end")
    assert not game.hero("orlaf").acted
    assert game.state.turn is not None
    assert game.state.turn.steps == 7


def test_brisk_work_obeys_the_rules_of_movement() -> None:
    """A friend who is held has to break away, and is struck."""
    heroes = {"danor": {"spells": ["brisk_work"]}, "orlaf": {"at": "D1", "facing": "east", "acted": True}}
    zombie = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}
    game = table("D...z...", heroes, [zombie])
    game.play("cast:brisk_work", "hero orlaf", "C1")
    assert game.asked == "strike"


def test_brisk_work_may_be_the_end_of_the_one_who_casts_it() -> None:
    heroes = {"danor": {"at": "B1", "wounds": 4, "spells": ["brisk_work", "aegis"]}, "orlaf": {"at": "H1"}}
    zombie = {"kind": "zombie", "at": "C1", "facing": "west", "name": "the zombie"}
    drawn = {"things": "........", "stunned_loses": False}
    game = table(drawn, heroes, [zombie], turn={"hero": "danor"}, dice=[[6, 6, 6], [1, 1]])
    game.play("cast:brisk_work", "hero danor", "A1", "the zombie")
    assert game.where("danor") is None
    assert game.state.turn is not None
    assert game.state.turn.model == game.hero("orlaf").number, "nothing is left of his turn"


@pytest.mark.rule("SAG-MAG-03")
def test_mend_takes_a_wound_away_and_helps_nobody_who_has_none() -> None:
    heroes = {"danor": {"spells": ["mend"]}, "orlaf": {"at": "B1", "wounds": 2, "acted": True}}
    game = table("D.......", heroes)
    game.play("cast:mend")
    assert game.offers == ["1"]
    game.play("hero orlaf")
    assert game.hero("orlaf").sheet.wounds == 1  # type: ignore[union-attr]
    well = table("D.......", {"danor": {"spells": ["mend"]}})
    assert well.refuses("cast:mend") == "SAG-MAG-09"


@pytest.mark.rule("SAG-MAG-03")
@pytest.mark.parametrize(("face", "crystal"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_crystallise_rolls_for_the_strength_of_the_crystal(face: int, crystal: int) -> None:
    game = table("D.......", {"danor": {"spells": ["crystallise"]}}, dice=[[face]])
    game.play("cast:crystallise")
    card = f"energy_crystal_{crystal}"
    assert game.hero("danor").sheet.items == [card]  # type: ignore[union-attr]
    assert game.state.supply[card] == content().items[card].copies - 1


def test_crystallise_makes_nothing_of_what_the_box_has_not() -> None:
    game = table("D.......", {"danor": {"spells": ["crystallise"]}}, dice=[[6]], supply={"energy_crystal_3": 0})
    game.play("cast:crystallise")
    assert game.hero("danor").sheet.items == []  # type: ignore[union-attr]
    assert "sag-log-no-crystal" in game.said


@pytest.mark.rule("SAG-SET-07")
@pytest.mark.parametrize(("opened", "made"), [(False, 0), (True, 1)])
def test_a_crystal_that_lies_in_a_chest_is_made_by_nobody(opened: bool, made: int) -> None:
    crystals = ["energy_crystal_3"] * content().items["energy_crystal_3"].copies
    drawn = {"things": "D.....c", "legend": {"c": {"chest": True, "lock": 1, "id": "the_chest", "holds": crystals}}}
    fittings = {"the_chest": {"open": opened}}  # and whoever took them has spent them
    game = table(drawn, {"danor": {"spells": ["crystallise"]}}, dice=[[6]], fittings=fittings)
    game.play("cast:crystallise")
    assert game.hero("danor").sheet.items == ["energy_crystal_3"] * made  # type: ignore[union-attr]


@pytest.mark.rule("SAG-LCK-13")
@pytest.mark.parametrize(
    ("helped", "left"), [({}, 2), ({"items": ["tome_of_valandor"]}, 1), ({"skills": ["lock_lore"]}, 1)]
)
def test_break_ward(helped: dict[str, list[str]], left: int) -> None:
    drawn = {"things": "D..c", "legend": {"c": {"chest": True, "ward": 3, "id": "the_chest"}}}
    game = table(drawn, {"danor": {"facing": "east", "spells": ["break_ward"], **helped}})
    game.play("cast:break_ward", "the_chest")
    assert game.state.fittings[0].ward == left


@pytest.mark.rule("SAG-MAG-09", "SAG-LCK-13")
@pytest.mark.parametrize(("drawn", "reached"), [("D.....c", True), ("D......c", False)])
def test_break_ward_within_short_range(drawn: str, reached: bool) -> None:
    legend = {"c": {"chest": True, "ward": 3, "id": "the_chest"}}
    game = table({"things": drawn, "legend": legend}, {"danor": {"facing": "east", "spells": ["break_ward"]}})
    assert game.can("cast:break_ward") == reached


@pytest.mark.rule("SAG-MAG-11", "SAG-LCK-13")
def test_nobody_breaks_a_ward_that_he_does_not_see() -> None:
    drawn = {"things": "c..D..", "legend": {"c": {"chest": True, "ward": 1, "id": "the_chest"}}}
    game = table(drawn, {"danor": {"facing": "east", "spells": ["break_ward"]}})
    assert game.refuses("cast:break_ward") == "SAG-MAG-09"
    assert game.play("face:west").can("cast:break_ward")


@pytest.mark.rule("SAG-LCK-15")
def test_a_ward_that_is_weaker_than_the_spell_is_gone() -> None:
    drawn = {"things": "D..c", "legend": {"c": {"chest": True, "ward": 1, "id": "the_chest"}}}
    game = table(drawn, {"danor": {"facing": "east", "spells": ["break_ward"], "items": ["tome_of_valandor"]}})
    game.play("cast:break_ward", "the_chest")
    (chest,) = game.state.fittings
    assert (chest.ward, chest.open) == (0, True)


@pytest.mark.rule("SAG-MAG-18", "SAG-MAG-09")
def test_faithful_in_death_brings_a_ghost_that_has_acted() -> None:
    boss = {"kind": "elshara", "at": "h", "facing": "west", "spells": ["faithful_in_death"], "name": "the banshee"}
    game = table("O..............h", {"orlaf": {}}, [boss], turn="overlord")
    game.play("order:the banshee", "cast:faithful_in_death")
    assert game.asked == "ghost"
    assert game.offers == ["J1", "K1", "L1", "M1", "N1", "O1"], "short range, and free"
    game.play("J1", "west")
    assert [m.kind for m in game.state.minions] == ["elshara", "ghost"]
    assert game.state.minions[1].acted


@pytest.mark.rule("SAG-MAG-18")
def test_no_third_ghost() -> None:
    boss = {"kind": "elshara", "at": "h", "facing": "west", "spells": ["faithful_in_death"], "name": "the banshee"}
    ghosts = [{"kind": "ghost", "at": at} for at in ("C1", "D1")]
    game = table("O......h", {"orlaf": {}}, [boss, *ghosts], turn="overlord")
    game.play("order:the banshee")
    assert game.refuses("cast:faithful_in_death") == "SAG-MAG-09"


@pytest.mark.rule("SAG-MAG-18")
@pytest.mark.parametrize(("face", "zombies"), [(6, 1), (1, 0)])
def test_bleed_makes_a_zombie_of_blood_only(face: int, zombies: int) -> None:
    boss = {"kind": "mortibris", "at": "h", "facing": "west", "spells": ["bleed"], "name": "the necromancer"}
    game = table("O......h", {"orlaf": {}}, [boss], turn="overlord", dice=[[face] * 4])
    game.play("order:the necromancer", "cast:bleed", "hero orlaf").until("turn")
    assert [m.kind for m in game.state.minions] == ["mortibris", *["zombie"] * zombies]
    assert all(m.acted for m in game.state.minions[1:])


@pytest.mark.rule("SAG-MAG-18")
def test_no_fifth_zombie_and_none_where_there_is_no_room() -> None:
    boss = {"kind": "mortibris", "at": "h", "facing": "west", "spells": ["bleed"], "name": "the necromancer"}
    four = [{"kind": "zombie", "at": at} for at in ("A2", "B2", "C2", "D2")]
    game = table("O......h\n........", {"orlaf": {}}, [boss, *four], turn="overlord", dice=[[6] * 4])
    game.play("order:the necromancer", "cast:bleed", "hero orlaf").until("turn", "order")
    assert len(game.state.minions) == 5
    game = table("O&....h", {"orlaf": {}}, [boss], turn="overlord", dice=[[6] * 4])
    game.play("order:the necromancer", "cast:bleed", "hero orlaf").until("turn")
    assert game.hero("orlaf").sheet.wounds == 1  # type: ignore[union-attr]
    assert len(game.state.minions) == 1


@pytest.mark.rule("SAG-MAG-18")
def test_nobody_who_is_gone_feeds_a_zombie() -> None:
    boss = {"kind": "mortibris", "at": "h", "facing": "west", "spells": ["bleed"], "name": "the necromancer"}
    heroes = {"orlaf": {"wounds": 4}, "rordin": {"at": "A2"}}
    drawn = {"things": "O......h\n........", "stunned_loses": False}
    game = table(drawn, heroes, [boss], turn="overlord", dice=[[6] * 4])
    game.play("order:the necromancer", "cast:bleed", "hero orlaf").until("turn")
    assert game.where("orlaf") is None
    assert [m.kind for m in game.state.minions] == ["mortibris"]
