"""Who may shoot at whom, and with how many dice (SAG-SHO)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.rules.modifiers import readied
from undercroft.games.dungeonsaga.rules.shooting import targets, why_no_shot
from undercroft.games.dungeonsaga.state import Effect, Model

from ..positions import Dialogue, table


def zombie(at: str, facing: str = "west", **given: Any) -> dict[str, Any]:
    return {"kind": "zombie", "at": at, "facing": facing, "name": f"the {at}", **given}


def of(game: Dialogue, name: str) -> Model:
    found = game.model(name)
    assert found is not None
    return found


def shot(game: Dialogue, whom: str, who: str = "madriga") -> tuple[int, int, int]:
    made = readied(game.state, game.hero(who), of(game, whom), "shot")
    return made.dice, made.defence, made.armour


@pytest.mark.rule("SAG-SHO-01")
@pytest.mark.parametrize("who", ["orlaf", "rordin", "madriga", "danor"])
def test_of_the_heroes_only_madriga_has_a_bow(who: str) -> None:
    game = table(f"{who[0].upper()}...z", {who: {"facing": "east"}}, [zombie("E1")])
    refused = why_no_shot(game.state, game.hero(who), of(game, "the E1"))
    assert (refused and refused.rule) == (None if who == "madriga" else "SAG-SHO-01")
    assert game.can("shoot:the E1") == (who == "madriga")


@pytest.mark.rule("SAG-SHO-01")
@pytest.mark.parametrize(
    "kind", ["skeleton_warrior", "skeleton_archer", "zombie", "armoured_zombie", "dwarf_revenant", "ghost", "mortibris"]
)
def test_of_the_overlords_models_only_archers_have_bows(kind: str) -> None:
    models = [{"kind": kind, "at": "E1", "facing": "west", "name": "the other"}]
    game = table("O...z", {"orlaf": {"facing": "east"}}, models, turn={"model": "the other"})
    assert game.can("shoot:hero orlaf") == (kind == "skeleton_archer")


@pytest.mark.rule("SAG-SHO-03")
@pytest.mark.parametrize("square", ["A1", "B1", "C1", "A2", "C2"])
def test_nobody_shoots_at_a_neighbour(square: str) -> None:
    # All of them look away from her, so that none of them holds her.
    facing = {"A2": "west", "C2": "east"}.get(square, "north")
    game = table("...\n.M.\n...", {"madriga": {}}, [zombie(square, facing)])
    assert game.refuses(f"shoot:the {square}") == "SAG-SHO-03"
    assert game.can(f"fight:the {square}")


@pytest.mark.rule("SAG-SHO-03")
def test_a_troll_is_a_neighbour_if_one_of_its_squares_is() -> None:
    troll = {"kind": "zombie_troll", "at": "B2", "facing": "east", "name": "the troll"}
    game = table("M...\n....\n....", {"madriga": {"facing": "east"}}, [troll])
    assert game.refuses("shoot:the troll") == "SAG-SHO-03"


@pytest.mark.rule("SAG-SHO-04")
@pytest.mark.parametrize(("facing", "rule"), [("north", "SAG-SHO-04"), ("west", "SAG-SHO-04"), ("south", None)])
def test_one_enemy_who_holds_her_is_enough(facing: str, rule: str | None) -> None:
    # Behind her, from where it cannot be fought.
    game = table(".M...\n.z...", {"madriga": {}}, [zombie("E1"), zombie("B2", facing)])
    if rule:
        assert game.refuses("shoot:the E1") == rule
        assert targets(game.state, game.hero("madriga")) == []
    else:
        assert game.can("shoot:the E1")


@pytest.mark.rule("SAG-SHO-04")
def test_an_archer_in_a_heros_front_arc_does_not_shoot_at_another() -> None:
    archer = {"kind": "skeleton_archer", "at": "E1", "facing": "west", "name": "the archer"}
    heroes = {"orlaf": {"at": "A1"}, "rordin": {"at": "F1", "facing": "west"}}
    game = table("......", heroes, [archer], turn={"model": "the archer"})
    assert game.refuses("shoot:hero orlaf") == "SAG-SHO-04"


@pytest.mark.rule("SAG-SHO-05", "SAG-SHO-06")
@pytest.mark.parametrize(("facing", "can"), [("north", True), ("east", False), ("south", True), ("west", True)])
def test_what_is_on_the_line_or_before_it_may_be_shot(facing: str, can: bool) -> None:
    game = table("z..M.", {"madriga": {"facing": facing}}, [zombie("A1", "east")])
    assert game.can("shoot:the A1") == can
    if not can:
        assert game.refuses("shoot:the A1") == "SAG-SHO-06"


@pytest.mark.rule("SAG-SHO-05")
def test_range_and_sight_are_both_needed() -> None:
    game = table("M..#..z\n#######\n.......", {"madriga": {"facing": "east"}}, [zombie("G1"), zombie("G3")])
    assert game.refuses("shoot:the G1") == "SAG-LOS-01"
    far = table("M............z", {"madriga": {"facing": "east"}}, [zombie("N1")])
    assert far.refuses("shoot:the N1") == "SAG-RNG-04"


@pytest.mark.rule("SAG-SHO-05")
def test_a_shot_is_the_action_of_the_turn() -> None:
    given = {"madriga": {"facing": "east", "wounds": 1, "items": ["healing_potion"]}}
    game = table("M...z", given, [zombie("E1")], dice=[[1] * 3, [1] * 3])
    game.play("shoot:the E1")
    assert game.asked == "turn"
    assert game.refuses("shoot:the E1") == "SAG-HER-05"


# -- the dice ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-SHO-02", "SAG-SHO-07")
@pytest.mark.parametrize(("legend", "dice"), [(False, 3), (True, 4)])
def test_bow_dice_to_shoot_with_and_fight_dice_to_defend(legend: bool, dice: int) -> None:
    models = [{"kind": "dwarf_revenant", "at": "E1", "facing": "west", "name": "the dwarf"}]
    game = table("M...z", {"madriga": {"facing": "east", "legend": legend}}, models)
    assert shot(game, "the dwarf") == (dice, 4, 3)


@pytest.mark.rule("SAG-SHO-02")
def test_an_archer_defends_itself_with_its_fight_dice() -> None:
    archer = {"kind": "skeleton_archer", "at": "E1", "facing": "west", "name": "the archer"}
    game = table("M...z", {"madriga": {"facing": "east"}}, [archer])
    assert shot(game, "the archer") == (3, 2, 1)
    back = readied(game.state, of(game, "the archer"), game.hero("madriga"), "shot")
    assert (back.dice, back.defence, back.armour) == (3, 3, 2)


@pytest.mark.rule("SAG-SHO-08")
@pytest.mark.parametrize("wounds", range(5))
def test_injuries_weaken_bows_and_those_who_are_shot_at(wounds: int) -> None:
    archer = {"kind": "skeleton_archer", "at": "E1", "facing": "west", "name": "the archer"}
    game = table("M...z", {"madriga": {"facing": "east", "wounds": wounds}}, [archer])
    hurt = wounds >= 2
    assert shot(game, "the archer") == (3 - hurt, 2, 1)
    back = readied(game.state, of(game, "the archer"), game.hero("madriga"), "shot")
    assert (back.dice, back.defence) == (3, 3 - hurt)


@pytest.mark.rule("SAG-SHO-09")
@pytest.mark.parametrize(
    ("square", "facing", "behind"),
    [
        ("E1", "east", True),
        ("E1", "west", False),
        ("E1", "north", False),  # on the line is not behind it
        ("E1", "south", False),
        ("C4", "south", True),
        ("E4", "south", True),
        ("E4", "east", True),
        ("E4", "north", False),
    ],
)
def test_all_that_is_behind_the_line_is_behind_a_target(square: str, facing: str, behind: bool) -> None:
    game = table("M....\n.....\n.....\n.....", {"madriga": {"facing": "east"}}, [zombie(square, facing)])
    assert shot(game, f"the {square}") == (3, 2 if behind else 3, 1)


@pytest.mark.rule("SAG-SHO-09")
@pytest.mark.parametrize(("square", "behind"), [("D3", False), ("D4", True)])
def test_a_troll_must_look_away_with_all_of_its_base(square: str, behind: bool) -> None:
    # Looking south its back is its upper edge.
    troll = {"kind": "zombie_troll", "at": "D4", "facing": "south", "name": "the troll"}
    drawn = "\n".join(["......"] * 6)
    row = {"D3": "A4", "D4": "A3"}[square]
    game = table(drawn, {"madriga": {"facing": "east", "at": row}}, [troll])
    assert shot(game, "the troll") == (3, 4 if behind else 5, 2)


@pytest.mark.rule("SAG-SHO-10", "SAG-FUR-04")
@pytest.mark.parametrize(
    ("drawn", "dice"),
    [
        ("M.&.z", 2),
        ("M&..z", 3),  # next to her
        ("M&&.z", 2),  # the second is not
        ("M..z&", 3),  # behind the target
        ("M...z", 3),
    ],
)
def test_a_barrel_on_every_line_costs_a_die(drawn: str, dice: int) -> None:
    game = table(drawn, {"madriga": {"facing": "east"}}, [zombie("E1" if drawn.endswith("z") else "D1")])
    assert shot(game, "the E1" if drawn.endswith("z") else "the D1")[0] == dice


@pytest.mark.rule("SAG-SHO-10", "SAG-FUR-04")
@pytest.mark.parametrize(("drawn", "dice"), [("M.t..z", 2), ("Mt...z", 3)])
def test_a_table_is_near_if_one_end_of_it_is(drawn: str, dice: int) -> None:
    given = {"things": drawn, "legend": {"t": {"furniture": "table"}}}
    assert shot(table(given, {"madriga": {"facing": "east"}}, [zombie("F1")]), "the F1")[0] == dice


@pytest.mark.rule("SAG-SHO-10", "SAG-FUR-04")
def test_a_chest_is_furniture_and_the_defender_is_none_the_worse() -> None:
    given = {"things": "M.c.z", "legend": {"c": {"chest": True, "lock": 1}}}
    assert shot(table(given, {"madriga": {"facing": "east"}}, [zombie("E1")]), "the E1") == (2, 3, 1)


@pytest.mark.rule("SAG-SHO-10", "SAG-FUR-04")
def test_furniture_is_in_the_way_of_archers_too_and_in_nobodys_fight() -> None:
    archer = {"kind": "skeleton_archer", "at": "E1", "facing": "west", "name": "the archer"}
    corridor = table("O.&..a", {"orlaf": {"facing": "east"}}, [{**archer, "at": "F1"}])
    assert readied(corridor.state, of(corridor, "the archer"), corridor.hero("orlaf"), "shot").dice == 2
    assert readied(corridor.state, corridor.hero("orlaf"), of(corridor, "the archer"), "fight").dice == 5


@pytest.mark.rule("SAG-SHO-11")
def test_being_outnumbered_is_no_matter_to_either_side() -> None:
    heroes = {
        "madriga": {"facing": "east"},
        "orlaf": {"at": "E1", "facing": "south"},
        "rordin": {"at": "F2", "facing": "west"},
    }
    game = table(
        "......\nM...z.\n......",
        heroes,
        [zombie("E2"), zombie("A1", "south"), zombie("A3", "north")],
        turn={"hero": "madriga"},
    )
    assert shot(game, "the E2") == (3, 3, 1)
    fought = readied(game.state, game.hero("orlaf"), of(game, "the E2"), "fight")
    assert fought.defence == 2


@pytest.mark.rule("SAG-SHO-11")
def test_a_trolls_size_is_no_matter_to_a_shot() -> None:
    troll = {"kind": "zombie_troll", "at": "D1", "facing": "west", "name": "the troll"}
    game = table("M....\n.....", {"madriga": {"facing": "east"}}, [troll])
    assert shot(game, "the troll") == (3, 5, 2)


@pytest.mark.rule("SAG-SHO-12", "SAG-FUR-04")
def test_an_injured_shooter_over_furniture_keeps_two_dice_and_armour_pays_for_a_defender() -> None:
    heroes = {"madriga": {"facing": "east", "wounds": 2}}
    skeleton = {"kind": "skeleton_warrior", "at": "E1", "facing": "east", "name": "the skeleton"}
    game = table("M.&.s", heroes, [skeleton])
    assert shot(game, "the skeleton") == (2, 2, 1)
    made = readied(game.state, game.hero("madriga"), of(game, "the skeleton"), "shot")
    assert [(note.side, note.why) for note in made.notes] == [
        ("attacker", "injured"),
        ("attacker", "furniture"),
        ("defender", "behind"),
    ]


@pytest.mark.rule("SAG-SHO-12")
def test_injured_and_shot_in_the_back_danor_has_two_dice_and_one_of_armour() -> None:
    archer = {"kind": "skeleton_archer", "at": "E1", "facing": "west", "name": "the archer"}
    game = table("D...a", {"danor": {"facing": "west", "wounds": 2}}, [archer], turn="overlord")
    made = readied(game.state, of(game, "the archer"), game.hero("danor"), "shot")
    assert (made.dice, made.defence, made.armour) == (3, 2, 1)


@pytest.mark.rule("SAG-SHO-13")
@pytest.mark.parametrize(
    ("dice", "answer", "hits", "left", "bones"),
    [
        ((6, 4, 2), (5, 2), 2, 0, 1),  # 2 is no more than the armour
        ((6, 5, 3), (1, 1), 3, 0, 0),  # the third meets nobody
        ((5, 5, 5), (5, 5), 1, 1, 0),
        ((2, 2, 1), (1, 1), 0, 1, 0),
    ],
)
def test_the_dice_of_a_shot_are_read_like_those_of_a_fight(
    dice: tuple[int, ...], answer: tuple[int, ...], hits: int, left: int, bones: int
) -> None:
    skeleton = {"kind": "skeleton_warrior", "at": "E1", "facing": "west", "name": "the skeleton"}
    game = table("M...s", {"madriga": {"facing": "east"}}, [skeleton], dice=[dice, answer])
    made = game.play("shoot:the skeleton").state.last_attack
    assert (made.hits, len(game.state.minions), len(game.state.bones)) == (hits, left, bones)


@pytest.mark.rule("SAG-SHO-14")
def test_only_models_are_shot_at() -> None:
    given = {
        "things": "M..c.d\n%.....",
        "legend": {"c": {"chest": True, "lock": 1}, "d": {"door": "single_door", "lock": 1}},
    }
    game = table(given, {"madriga": {"facing": "east"}}, [zombie("F2")])
    assert [one for one in game.offers if str(one).startswith("shoot")] == [game.numbered("shoot:the F2")]


@pytest.mark.rule("SAG-SHO-02")
def test_a_battle_potion_is_no_help_to_a_bow() -> None:
    game = table("M...z", {"madriga": {"facing": "east"}}, [zombie("E1")])
    game.hero("madriga").effects = [Effect("battle_potion", "turn", fight=2)]
    assert shot(game, "the E1")[0] == 3
