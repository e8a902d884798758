"""What is told of a hero at the end of the game."""

from __future__ import annotations

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.rules import treasure, wounds
from undercroft.games.massivedarkness2.state import Tale


def table() -> Table:
    return Table("training", "gheta", "ronen", at="B1")


def test_zones_are_counted() -> None:
    made = table()
    for zone in ("B2", "B1", "B2"):
        made.do(f"go:{zone}")
    assert made.g.tales == {"gheta": Tale(zones=3)}


def test_treasures_are_counted() -> None:
    made = table()
    for _ in range(2):
        made.play(treasure.gain_item(made.g, made.other, "common"))
    assert made.g.tales == {"ronen": Tale(treasures=2)}


def test_wounds_and_kills_are_counted() -> None:
    made = table()
    mob = made.enemy("demons", minions=4)
    for dealt in (2, 4):
        made.play(wounds.wound_enemy(made.g, mob, dealt, made.hero))
    made.play(wounds.wound_enemy(made.g, mob, 3, made.hero))
    assert made.g.tales == {"gheta": Tale(wounds=9, kills=3)}


def test_wounds_of_nobody_are_nobodys() -> None:
    made = table()
    made.play(wounds.wound_enemy(made.g, made.enemy("demons"), 2, None))
    assert made.g.tales == {}


def test_wounds_suffered_and_knock_outs_are_counted() -> None:
    made = table()
    for lost in (1, 99):
        wounds.wound_hero(made.g, made.other, lost, "MD2-RES-06")
    assert made.g.tales == {"ronen": Tale(suffered=6, knocked_out=1)}
