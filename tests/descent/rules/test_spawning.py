"""Spawning."""

from __future__ import annotations

import pytest

from undercroft.games.descent.state import OVERLORD

from ..drawn import Table, hero, monster, table

MORDROG = hero("mordrog")
TWO_ROOMS = "1..#.."
"""The hero sees all of the room on the left, nothing of the one on the right (E1 and F1)."""


def spawning(picture: str, card: str, *heroes, **given) -> Table:
    """The overlord has just paid for a spawn card."""
    given = {"turn": "overlord", "hand": [card], "threat": 9, **given}
    return table(picture, *(heroes or [MORDROG]), **given).play(card)


def offered(game: Table) -> list[str]:
    """The spaces where the next monster may be put."""
    return [str(offer) for offer in game.offers if offer != "pass"] if game.asked.startswith("spawn") else []


@pytest.mark.rule("DES-SPN-01", "DES-SPN-08")
def test_a_spawn_card_is_paid_for_its_monsters_are_placed_and_it_is_discarded():
    game = spawning("1.#..\n..#..", "beastman_war_party")
    assert game.state.overlord.threat == 9 + 2 - 4
    assert [game.asked, game.ask.prompt.args["kind"].id] == ["spawn", "des-monster-beastman"]
    game.play("D1", "E1")
    assert game.asked == "spawn-master"
    game.play("D2")
    assert [(m.kind, m.master) for m in game.state.monsters] == [("beastman", False)] * 2 + [("beastman", True)]
    assert game.at == {"mordrog": "A1", "andira_runehand": "town", "1": "D1", "2": "E1", "3": "D2"}
    assert (game.state.overlord.discard, game.asked) == (["beastman_war_party"], "cards")


@pytest.mark.rule("DES-SPN-02")
def test_not_on_figures_and_obstacles():
    picture = """
        1#.a_~%
        .#b....
    """
    game = spawning(picture, "sorcerer_circle", a="beastman", b="beastman")
    assert offered(game) == ["C1", "D2", "E2", "F2", "G2"]


@pytest.mark.rule("DES-SPN-03")
@pytest.mark.parametrize(
    ("thing", "allowed"),
    [
        ({"potion": "healing"}, True),
        ({"chest": "copper"}, True),
        ({"money": True}, True),
        ({"encounter": "shrine"}, True),
        ({"glyph": "inactive"}, True),
        ({"glyph": "start"}, False),
    ],
    ids=str,
)
def test_tokens_are_no_hindrance_but_for_active_glyphs(thing, allowed):
    game = spawning("1#x", "sorcerer_circle", legend={"x": thing}, chests={1: {"coins": 1}})
    assert offered(game) == (["C1"] if allowed else [])


@pytest.mark.rule("DES-SPN-03")
def test_stairs_are_no_hindrance():
    assert offered(spawning("1#x.x", "sorcerer_circle", legend={"x": {"stairs": "red"}})) == ["C1", "D1", "E1"]


@pytest.mark.rule("DES-SPN-04")
def test_every_space_of_a_large_base_must_be_legal():
    # F3 and G3 are out of sight, but F2 is not: a base of four has room only on D2, E2, D3 and E3.
    picture = """
        1......
        .##....
        .##....
    """
    normal = spawning(picture, "sorcerer_circle")
    assert offered(normal) == ["D2", "E2", "D3", "E3", "F3", "G3"]
    assert offered(spawning(picture, "bane_spider_swarm")) == ["D2"]


@pytest.mark.rule("DES-SPN-04")
def test_a_large_base_stands_on_no_obstacle_and_in_no_unexplored_area():
    picture = "1#.....\n.#....."
    assert offered(spawning(picture, "bane_spider_swarm", rubble=["E1"])) == ["C1", "F1"]
    game = spawning(picture, "bane_spider_swarm", areas="0#00011\n0#00011")
    assert offered(game) == ["C1", "D1"]


@pytest.mark.rule("DES-SPN-05")
def test_not_in_unexplored_areas():
    game = spawning("1#....", "sorcerer_circle", areas="0#0011")
    assert offered(game) == ["C1", "D1"]
    game = spawning("1#....", "sorcerer_circle", areas="0#0011", revealed=[0, 1])
    assert offered(game) == ["C1", "D1", "E1", "F1"]


@pytest.mark.rule("DES-SPN-06", "DES-SPN-11")
def test_not_in_sight_of_any_hero():
    assert offered(spawning(TWO_ROOMS, "sorcerer_circle")) == ["E1", "F1"]
    assert offered(spawning("1..#.2", "sorcerer_circle", MORDROG, hero("landrec"))) == []
    picture = """
        1..
        .#.
        .#.
        ...
    """
    assert offered(spawning(picture, "sorcerer_circle")) == ["C2", "C3", "B4", "C4"]


@pytest.mark.rule("DES-SPN-07")
def test_monsters_hide_nothing_when_it_comes_to_spawning():
    assert offered(spawning("1b...", "sorcerer_circle", b="beastman")) == []


@pytest.mark.rule("DES-SPN-07")
def test_walls_closed_doors_rubble_and_heroes_hide_a_space():
    assert offered(spawning("1.%..", "sorcerer_circle")) == ["D1", "E1"]
    door = [{"at": ["B1", "B2"], "side": "east"}]
    picture = "1...\n...."
    assert offered(spawning(picture, "sorcerer_circle", doors=door)) == ["C1", "D1", "C2", "D2"]
    wall = [{"at": ["B1", "B2"], "side": "east"}]
    assert offered(spawning(picture, "sorcerer_circle", walls=wall)) == ["C1", "D1", "C2", "D2"]
    # From a pit one sees only the pit and what is around it, so the second hero is no watchman, only a screen.
    game = spawning("12...", "sorcerer_circle", MORDROG, hero("landrec"), pits=["2"])
    assert offered(game) == ["D1", "E1"]


@pytest.mark.rule("DES-SPN-08")
def test_the_overlord_chooses_which_of_the_monsters_finds_room():
    game = spawning("1..#..\n...#..", "bane_spider_swarm")
    assert (offered(game), game.asked) == (["E1"], "spawn")
    game.play("pass", "pass")
    assert game.asked == "spawn-master"
    game.play("E1")
    assert [(m.kind, m.master) for m in game.state.monsters] == [("bane_spider", True)]
    game = spawning("1..#..\n...#..", "bane_spider_swarm").play("E1")
    assert (game.asked, len(game.state.monsters)) == ("cards", 1), "there is no room for the others"


def six_beastmen(**given) -> dict[str, object]:
    return {
        name: monster("beastman", at=f"{column}1", **given) for name, column in zip("abcdef", "BCDEFG", strict=True)
    }


BEASTMEN = "1......#...."


@pytest.mark.rule("DES-SPN-09")
def test_figures_are_limited_and_normal_ones_and_masters_are_counted_apart():
    game = spawning(BEASTMEN, "beastman_war_party", **six_beastmen())
    assert game.asked == "recall", "no normal figure is left in the box"
    game.play("pass", "pass")
    assert game.asked == "spawn-master"
    game.play("I1")
    assert [m.master for m in game.state.monsters] == [False] * 6 + [True]


@pytest.mark.rule("DES-SPN-09", "DES-SPN-10")
def test_a_killed_monster_gives_its_figure_back():
    beastmen = six_beastmen()
    del beastmen["a"]
    game = spawning(BEASTMEN, "beastman_war_party", **beastmen).play("I1")
    assert game.asked == "recall", "the sixth has been placed"
    assert game.offers == ["1", "2", "3", "4", "5", "pass"], "which is not taken off the board again for the second"


@pytest.mark.rule("DES-SPN-10")
def test_a_figure_from_the_board_is_placed_anew_as_a_new_monster():
    hurt = six_beastmen(hurt=1, effects={"burn": 1, "stun": 1})
    game = spawning(BEASTMEN, "beastman_war_party", **hurt)
    assert (game.seat, game.offers) == (OVERLORD, ["1", "2", "3", "4", "5", "6", "pass"])
    game.play("3")
    assert game.asked == "spawn"
    assert "pass" not in game.offers, "what was taken off the board must be placed"
    game.play("J1")
    assert (game.monster(3), len(game.state.monsters)) == (None, 6)
    new = game.state.monsters[-1]
    assert (game.where(new), new.hurt, new.effects.burn, new.effects.stun) == ("J1", 0, 0, 0)
    assert "des-log-killed" not in game.said
    assert game.hero().coins == 0


@pytest.mark.rule("DES-SPN-10")
def test_only_figures_of_the_same_kind_and_rank_are_taken():
    given = six_beastmen()
    given["g"] = monster("beastman", master=True, at="I1")
    given["h"] = monster("skeleton", at="J1")
    assert spawning(BEASTMEN, "beastman_war_party", **given).offers == ["1", "2", "3", "4", "5", "6", "pass"]


def at_the_door() -> Table:
    """All beastmen of the box are on this side of a door, one more is drawn behind it."""
    game = table(
        *("......1x\n........", MORDROG),
        areas="00000001\n00000001",
        legend={"x": {"monster": "beastman"}},
        doors=[{"at": ["G1", "G2"], "side": "east"}],
        **{name: monster("beastman", at=f"{name.upper()}2") for name in "abcdef"},
    )
    game.begin("run").play("door:0")
    return game


@pytest.mark.rule("DES-SPN-10", "DES-EXP-04")
def test_a_figure_is_taken_for_a_revealed_area_too():
    game = at_the_door()
    assert (game.asked, game.seat) == ("recall", OVERLORD)
    game.play("2")
    assert (game.monster(2), game.at["7"]) == (None, "H1")
    game = at_the_door().play("pass")
    assert (game.asked, len(game.state.monsters)) == ("act", 6)


@pytest.mark.rule("DES-SPN-12")
def test_what_was_spawned_acts_in_the_same_turn():
    game = spawning(TWO_ROOMS, "sorcerer_circle").play("E1", "F1", "end")
    assert (game.asked, game.offers) == ("activate", ["1", "2", "end"])
    assert game.play("1").asked == "monster"
