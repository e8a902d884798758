"""What helps to decide besides odds: what things cost, why not elsewhere, whom a question is about."""

from __future__ import annotations

import pytest

from ..positions import hero, monster, spaces, table
from .test_hints import hints_now


def test_what_can_be_done_here_has_its_price() -> None:
    game = table(hero("mordrog", "L4", items=["sword"]), hero("vyrah", "K4"))
    game.until("action").play("run")
    choices = hints_now(game)["choices"]
    costs = {value: hint["cost"] for value, hint in choices.items() if "cost" in hint}
    assert costs == {"door:0": 2, "give:": 1, "reequip:": 2}


def test_a_monster_pays_for_doors_and_jumps() -> None:
    game = table(
        hero("mordrog", "A1"), monsters=[monster("beastman", "L4")], turn="monsters", pits=spaces("K4"), explored=3
    )
    game.until("activate").play("1").until("monster")
    costs = {value: hint["cost"] for value, hint in hints_now(game)["choices"].items() if "cost" in hint}
    assert costs == {"door:0": 2, "jump:J4": 3}


def test_spawning_says_which_of_how_many_and_why_not_elsewhere() -> None:
    game = table(hero("mordrog", "F3"), hand=["beastman_war_party"], turn="overlord", explored=3)
    game.until("cards").play("beastman_war_party")
    assert [game.ask.prompt.args[name] for name in ("n", "of")] == [1, 3]
    barred = {one["why"]["id"]: one["cells"] for one in hints_now(game)["ask"]["barred"]}
    assert "des-no-spawn-seen" in barred
    every = [cell for cells in barred.values() for cell in cells]
    assert len(every) == len(set(every)), "each space under one reason"
    game.play(game.offers[0])
    assert [game.ask.prompt.args[name] for name in ("n", "of")] == [2, 3]


def test_a_trap_is_laid_for_somebody_somewhere() -> None:
    game = table(hero("mordrog", "C3"), hand=["spiked_pit"], threat=50)
    game.until("action").play("run", "D3")
    assert game.asked == "hero-entered-overlord"
    args = game.ask.prompt.args
    assert (args["who"].id, args["cell"]) == ("des-hero-mordrog", "D3")
    assert hints_now(game)["figure"] == "h0", "and the board shows who"


@pytest.mark.rule("DES-ABL-05")
def test_a_blast_is_weighed_against_the_attack_without_it() -> None:
    game = table(
        hero("mad_carthos", "B3", items=["ice_storm"]), hero("mordrog", "D4"), monsters=[monster("beastman", "E3")]
    )
    game.until("action").play("battle", "attack:ice_storm", "E3")
    assert game.asked == "blast"
    assert [friend.id for friend in game.ask.prompt.args["friends"]] == ["des-hero-mordrog"]
    choices = hints_now(game)["choices"]
    struck = {value: [odds["who"] for odds in choices[value]["strikes"][0]["odds"]] for value in ("blast", "single")}
    assert struck == {"blast": ["h1", "m1"], "single": ["m1"]}
