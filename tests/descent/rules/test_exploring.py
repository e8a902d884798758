"""Exploring."""

from __future__ import annotations

import pytest

from ..drawn import hero, steps, table

MORDROG = hero("mordrog")


ROOMS = {"areas": "0011\n0011", "doors": [{"at": ["B1", "B2"], "side": "east"}]}


@pytest.mark.rule("DES-EXP-01", "DES-EXP-02")
def test_an_area_is_revealed_as_a_whole_with_everything_in_it():
    legend = {"b": {"monster": "beastman", "master": True}, "m": {"money": True}, "_": {"obstacle": "pit"}}
    game = table(".1mb\n.._.", MORDROG, legend=legend, **ROOMS).begin("run")
    assert (game.shown["monsters"], game.shown["tokens"], game.shown["pits"]) == ({}, [], [])
    game.play("door:0")
    seen = game.shown
    assert seen["monsters"][1]["master"]
    assert seen["tokens"][0]["kind"] == "money"
    assert seen["pits"] == ["C2"]
    assert any(line.endswith("-area-1") for line in game.said), "and its text is read out"


@pytest.mark.rule("DES-EXP-01", "DES-FAM-06")
def test_monsters_and_familiars_reveal_nothing():
    game = table(
        "1...\n....",
        hero("mordrog", skills=["boggs_the_rat"]),
        areas="0#11\n0011",
        things="1#..\n....",
        b={"kind": "beastman", "at": "B2"},
        turn="monsters",
        familiars=[{"card": "boggs", "hero": 1, "at": "B2"}],
    ).activate()
    assert game.shown["revealed"] == ["0"], "the Beastman and Boggs look right into it"
    assert steps(game) == {"A2"}


@pytest.mark.rule("DES-EXP-03")
def test_after_a_reveal_the_turn_goes_on():
    game = table("1...\n....", hero("mordrog", equipped=["sword"]), **ROOMS).begin("advance").play("B1", "door:0")
    assert (game.shown["revealed"], game.hero().turn.points, game.hero().turn.attacks) == (["0", "1"], 0, 1)
    assert game.asked == "act"


@pytest.mark.rule("DES-EXP-04")
def test_a_monster_without_a_figure_is_not_placed():
    legend = {"d": {"monster": "demon", "master": True}, "e": {"monster": "demon", "master": True}}
    areas = "00111111\n00111111"
    game = (
        table(".1d...e.\n........", MORDROG, legend=legend, areas=areas, doors=ROOMS["doors"])
        .begin("run")
        .play("door:0")
    )
    assert game.asked == "recall"
    game.play("pass")
    assert game.shown["on_board"] == [1]


@pytest.mark.rule("DES-EXP-05", "DES-PRP-11")
def test_stairs_may_be_taken_into_an_area_that_nobody_has_seen():
    game = table("1.S#.\n...#S", MORDROG, legend={"S": {"stairs": "red"}}, areas="000#1\n000#1").begin("run")
    assert game.shown["revealed"] == ["0"]
    game.play("B1")
    assert game.shown["revealed"] == ["0", "1"], "next to the stairs one sees their other end"
    game.play("C1", "E2")
    assert game.where(game.hero()) == "E2"


@pytest.mark.rule("DES-EXP-06")
def test_what_an_area_does_is_written_in_the_quest():
    events = [{"id": "cold", "when": {"revealed": 1}, "do": [{"wound": {"wounds": 2}}, {"add": {"doors": 1}}]}]
    game = table(".1..\n....", MORDROG, events=events, **ROOMS).begin("run").play("door:0")
    assert (game.hero().wounds, game.state.counters, game.state.done) == (14, {"doors": 1}, ["cold"])
