"""What every feat does, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.rules.feats import PLAYS
from undercroft.games.dungeonsaga.state import LastAttack
from undercroft.games.dungeonsaga.stats import armour, spells

from ..positions import Dialogue, table

LEGEND = {"legend": True, "facing": "east"}


def zombie(at: str, name: str, facing: str = "west") -> dict[str, Any]:
    return {"kind": "zombie", "at": at, "facing": facing, "name": f"{name} zombie"}


def boss(kind: str, at: str, facing: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "at": at, "facing": facing, "name": "the boss", **more}


def last(game: Dialogue) -> LastAttack:
    assert isinstance(game.state.last_attack, LastAttack)
    return game.state.last_attack


def used(game: Dialogue, who: str) -> list[str]:
    sheet = game.hero(who).sheet
    assert sheet is not None
    return sheet.feats


def wounds(game: Dialogue, who: str) -> int:
    sheet = game.hero(who).sheet
    assert sheet is not None
    return sheet.wounds


@pytest.mark.rule("SAG-FEA-05")
def test_every_feat_of_a_card_can_be_played() -> None:
    assert {feat.special for feat in content().feats.values()} == set(PLAYS)
    printed = {feat for card in [*content().heroes.values(), *content().bosses.values()] for feat in card.feats}
    assert printed == set(content().feats)


@pytest.mark.rule("SAG-FEA-05")
def test_whirlwind_strikes_everybody_around() -> None:
    models = [zombie("A2", "left", "east"), zombie("C2", "right"), zombie("C3", "lower"), zombie("D2", "far")]
    dice = [[6, 6, 6, 1], [1] * 3, [6, 6, 6, 1], [1] * 3]
    game = table("....\n.O..\n....", {"orlaf": {"facing": "east"}}, models, dice=dice)
    game.play("feat:whirlwind")
    assert game.asked == "feat"
    assert game.offers == ["1", "2", "3", "done"], "behind him too, but only next to him"
    game.play("left zombie")
    assert last(game).at == 1
    assert len(last(game).dice) == 4, "outnumbered as in any fight"
    game.play("right zombie")
    assert game.offers == ["3", "done"], "each of them once"
    game.play("done")
    assert [m.number for m in game.state.minions] == [3, 4]
    assert game.state.part == "overlord", "that was his turn"


@pytest.mark.rule("SAG-FEA-01")
def test_whirlwind_needs_somebody_next_to_him() -> None:
    game = table("O..z", {"orlaf": {"facing": "east"}}, [zombie("z", "the")])
    assert game.refuses("feat:whirlwind") == "SAG-FEA-01"


def test_whirlwind_leaves_out_whom_it_has_felled() -> None:
    """A zombie falls, and by an event of its fall the other one too: nobody is left to strike."""
    event = {"id": "last", "when": {"fallen": "any"}, "do": [{"collapse": "pit"}]}
    drawn = {"things": "yOz", "regions": {"pit": ["C1"]}, "events": [event]}
    game = table(drawn, {"orlaf": {}}, [zombie("y", "left"), zombie("z", "right")], dice=[[6, 6, 6, 1, 1], [1] * 2])
    game.play("feat:whirlwind", "left zombie")
    assert game.state.minions == []
    assert game.asked == "turn"
    assert game.state.round == 2


@pytest.mark.rule("SAG-FEA-05")
def test_whirlwind_leaves_out_a_lock_that_is_gone() -> None:
    event = {"id": "last", "when": {"fallen": "any"}, "do": [{"open": "the_chest"}]}
    legend = {"c": {"chest": True, "lock": 1, "id": "the_chest"}, "d": {"chest": True, "lock": 1, "id": "the_other"}}
    drawn = {"things": "yOc\n.d.", "legend": legend, "events": [event]}
    game = table(drawn, {"orlaf": {}}, [zombie("y", "left")], dice=[[6, 6, 6, 1, 1], [1] * 2])
    game.play("feat:whirlwind")
    assert game.offers == ["1", "the_chest", "the_other", "done"]
    game.play("left zombie")
    assert game.offers == ["the_other", "done"]


def test_whirlwind_ends_with_him() -> None:
    """What falls strikes back by an event, and he can no more: it is Rordin's turn."""
    event = {"id": "last", "when": {"fallen": "any"}, "do": [{"wound": {"to": "middle", "wounds": 1}}]}
    drawn = {"things": "yOz...R", "regions": {"middle": ["B1"]}, "stunned_loses": False, "events": [event]}
    heroes = {"orlaf": {"wounds": 4}, "rordin": {}}
    game = table(drawn, heroes, [zombie("y", "left"), zombie("z", "right")], dice=[[6, 6, 6, 1], [1] * 2])
    game.play("orlaf", "feat:whirlwind", "left zombie")
    assert game.where("orlaf") is None
    assert game.asked == "turn"
    assert game.state.turn is not None
    assert game.state.turn.model == game.hero("rordin").number


def test_whirlwind_ends_with_the_adventure() -> None:
    event = {"id": "last", "when": {"fallen": "any"}, "do": [{"win": "heroes"}]}
    drawn = {"things": "yOz", "events": [event]}
    models = [zombie("y", "left"), zombie("z", "right")]
    game = table(drawn, {"orlaf": {}}, models, dice=[[6, 6, 6, 1, 1], [1] * 2])
    game.play("feat:whirlwind", "left zombie")
    assert game.match.over
    assert [m.number for m in game.state.minions] == [2]


def test_stone_wall_until_his_next_turn() -> None:
    """Through the overlord's turn, and over the end of the round."""
    game = table("R..M...z", {"rordin": {}, "madriga": {}}, [zombie("z", "the")])
    game.play("rordin", "feat:stone_wall")
    assert game.asked == "turn", "nobody is there to strike: it is Madriga's turn"
    assert armour(game.hero("rordin")) == 5
    game.play("end", "end", "madriga")
    assert game.state.round == 2
    assert armour(game.hero("rordin")) == 5
    game.play("end")
    assert armour(game.hero("rordin")) == 4, "his turn has come again"
    assert used(game, "rordin") == ["stone_wall"]


def test_stone_wall_does_not_rot() -> None:
    """His armour is 5, whatever would take from it."""
    sorcerer = boss("mortibris", "E1", "west", spells=["rot"], wounds=1, items=["healing_potion"])
    game = table("R....", {"rordin": {}}, [sorcerer])
    game.play("feat:stone_wall", "order:the boss", "cast:rot", "hero rordin")
    assert [effect.card for effect in game.hero("rordin").effects] == ["stone_wall", "rot"]
    assert armour(game.hero("rordin")) == 5


def test_volley_is_three_shots_at_three_different_enemies() -> None:
    models = [zombie("E1", "first"), zombie("E2", "second"), zombie("E3", "third"), zombie("E4", "fourth")]
    game = table("M....\n.....\n.....\n.....", {"madriga": {"facing": "east"}}, models)
    game.play("feat:volley")
    assert game.asked == "volley"
    assert game.offers == ["1", "2", "3", "4", "done"]
    game.play("second zombie")
    assert (last(game).kind, last(game).card, len(last(game).dice)) == ("shot", "volley", 3)
    assert game.offers == ["1", "3", "4", "done"]
    game.play("first zombie", "fourth zombie")
    assert last(game).number == 3
    assert game.state.part == "overlord"


def test_volley_may_be_broken_off_and_is_no_way_out_of_a_melee() -> None:
    game = table("M....z", {"madriga": {"facing": "east"}}, [zombie("z", "the")])
    game.play("feat:volley", "done")
    assert used(game, "madriga") == ["volley"]
    held = table("M....zy", {"madriga": {"facing": "east", "at": "E1"}}, [zombie("z", "the"), zombie("y", "far")])
    assert held.refuses("feat:volley") == "SAG-FEA-01"


def test_wellspring_makes_all_spells_ready_and_casts() -> None:
    heroes = {"danor": {"facing": "east", "spells": {"flame": 2, "corrode": 1, "aegis": 0}}}
    game = table("D....z", heroes, [zombie("z", "the")])
    game.play("feat:wellspring")
    assert spells(game.hero("danor")) == {"flame": 0, "corrode": 0, "aegis": 0}
    assert set(game.offers) == {"cast:flame", "cast:corrode", "cast:aegis", "end"}, "without a step"


def test_charge_is_a_move_and_a_fight_with_two_dice_more() -> None:
    game = table("O...z", {"orlaf": LEGEND}, [zombie("z", "the")])
    game.play("feat:charge")
    assert game.squares == {"B1"}
    game.play("B1", "C1", "D1")
    assert game.offers[-2:] == ["fight:1", "end"]
    game.play("fight:the zombie")
    assert len(last(game).dice) == 7
    assert [(note.why, note.dice) for note in last(game).notes] == [("charge", 2)]


@pytest.mark.rule("SAG-LCK-06")
def test_charge_breaks_doors_too() -> None:
    drawn = {"things": "O..d", "legend": {"d": {"door": "single_door", "lock": 1, "id": "the_door"}}}
    game = table(drawn, {"orlaf": LEGEND})
    game.play("feat:charge", "B1", "C1", "fight:the_door")
    assert len(last(game).dice) == 7


def test_forge_blow_is_one_strike_with_three_dice_more_on_the_spot() -> None:
    game = table(".Rz", {"rordin": LEGEND}, [zombie("z", "the")])
    game.play("feat:forge_blow")
    assert game.offers == ["fight:1", "end"]
    game.play("fight:the zombie")
    assert len(last(game).dice) == 8
    far = table("R..z", {"rordin": LEGEND}, [zombie("z", "the")])
    assert far.refuses("feat:forge_blow") == "SAG-FEA-01"


def test_shadow_step_passes_everybody_and_may_end_with_a_shot() -> None:
    models = [zombie("C1", "near"), zombie("C3", "lower"), zombie("H2", "far")]
    game = table("........\nM.......\n........", {"madriga": LEGEND}, models)
    game.play("feat:shadow_step", "B2", "C2", "D2")
    assert game.asked == "turn", "nobody has struck, and nobody has stopped her"
    assert not [one for one in game.offers if str(one).startswith("fight")]
    game.play("E2")
    assert game.can("shoot:far zombie")
    game.play("shoot:far zombie")
    assert last(game).kind == "shot"


def test_shadow_step_leaves_an_arc_unharmed() -> None:
    game = table("Mz....", {"madriga": {**LEGEND, "at": "B1"}}, [zombie("C1", "the")])
    game.play("feat:shadow_step", "A1")
    assert game.where("madriga") == "A1"
    assert not isinstance(game.state.last_attack, LastAttack)


def test_firestorm_burns_whom_danor_sees_within_short_range() -> None:
    models = [zombie("E1", "first"), zombie("D3", "second"), zombie("I1", "far"), zombie("A3", "back")]
    game = table("..D......\n.........\n.........", {"danor": LEGEND}, models, dice=[[6, 6, 1], [1] * 3])
    game.play("feat:firestorm")
    assert [m.number for m in game.state.minions] == [2, 3, 4], "the first lies in bones"
    assert last(game).number == 2, "one roll each, none for those out of range or sight"
    assert (last(game).card, len(last(game).dice)) == ("firestorm", 3)


def test_kings_wrath_strikes_all_in_front_with_a_die_more() -> None:
    heroes = {"orlaf": {"at": "C1", "facing": "west"}, "rordin": {"at": "C2"}, "madriga": {"at": "A2"}}
    dice = [[6, 1, 1, 1, 1, 1], [1] * 5, [6, 1, 1, 1, 1, 1], [1] * 4]
    game = table("....\n....\n....", heroes, [boss("grund", "B2", "east")], turn="overlord", dice=dice)
    game.play("order:the boss", "feat:kings_wrath")
    assert game.offers == ["0", "1", "done"], "not Madriga, who stands behind him"
    game.play("hero orlaf")
    assert ("kings_wrath", 1) in [(note.why, note.dice) for note in last(game).notes]
    game.play("hero rordin")
    assert game.asked != "feat"


@pytest.mark.rule("SAG-FUR-07", "SAG-LCK-04")
def test_trample_strikes_all_around_a_large_body() -> None:
    heroes = {"orlaf": {"at": "A1"}, "rordin": {"at": "D4"}, "madriga": {"at": "F1"}}
    drawn = {
        "things": "......\nc.....\n......\n......",
        "legend": {"c": {"chest": True, "lock": 1, "id": "the_chest"}},
    }
    game = table(drawn, heroes, [boss("hoggar", "B2", "east")], turn="overlord")
    game.play("order:the boss", "feat:trample")
    assert game.offers == ["0", "1", "done"], "no chest: only heroes open those"
    game.play("hero rordin", "hero orlaf")
    assert last(game).number == 2


def test_death_wail_goes_through_walls_to_all_near() -> None:
    heroes = {"orlaf": {"at": "D1"}, "rordin": {"at": "A3"}, "madriga": {"at": "J1"}}
    dice = [[6, 6, 6], [1] * 5, [6, 6, 6], [1] * 4]
    game = table(
        "..........\n##########\n..........", heroes, [boss("elshara", "A1", "west")], turn="overlord", dice=dice
    )
    game.play("order:the boss", "feat:death_wail")
    assert [wounds(game, who) for who in heroes] == [1, 1, 0]
    assert last(game).number == 2, "Madriga is too far away to be attacked at all"


def test_rise_raises_three_piles() -> None:
    drawn = {"things": "O.....\n%%%%..", "orders": 1, "raises": {"zombie": 4}}
    game = table(drawn, {"orlaf": {}}, [boss("mortibris", "F1", "west")], turn="overlord")
    game.play("order:the boss", "feat:rise")
    for square in ("A2", "B2", "C2"):
        assert game.asked == "rise"
        game.play(f"{square}:zombie", "north")
        game.until("rise", "turn")
    assert len(game.state.minions) == 4
    assert len(game.state.bones) == 1
    assert game.state.round == 2


def test_rise_keeps_to_the_numbers_of_the_adventure() -> None:
    drawn = {"things": "O.....\n%%%%..", "orders": 1, "raises": {"zombie": 1}}
    game = table(drawn, {"orlaf": {"facing": "north"}}, [boss("mortibris", "F1", "west")], turn="overlord")
    game.play("order:the boss", "feat:rise", "D2:zombie", "north")
    assert game.state.round == 2
    assert len(game.state.bones) == 3
