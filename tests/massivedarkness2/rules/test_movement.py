"""The Move action (MD2-MOV)."""

from __future__ import annotations

from typing import Any

import pytest

from massivedarkness2.positions import Table
from undercroft.board import members
from undercroft.games.massivedarkness2.figures import zone_name
from undercroft.games.massivedarkness2.rules import boss, hero_turn
from undercroft.games.massivedarkness2.state import Turn


def table(at: str = "B1", *heroes: str) -> Table:
    """Gheta in the corridor A4 A3 B3 B2 B1 C1, at whose end is a door; the other hero is elsewhere."""
    made = Table("training", *(heroes or ("gheta", "ronen")), at=at)
    made.put(made.other, "F3")
    made.g.decks["door"] = ("silence",)
    made.g.tokens = [token for token in made.g.tokens if token.kind not in ("spawn", "loot")]
    return made


def turn(made: Table) -> Turn:
    assert made.g.turn is not None
    return made.g.turn


def left(made: Table) -> tuple[int, int]:
    return turn(made).actions, turn(made).mp


@pytest.mark.rule("MD2-MOV-01", "MD2-MOV-04")
def test_a_move_action_is_two_steps() -> None:
    made = table()
    made.do("go:B2")
    assert left(made) == (2, 1)
    made.do("go:B3")
    assert left(made) == (2, 0)
    assert made.where(made.hero) == "B3"
    made.do("go:A3")  # another action
    assert left(made) == (1, 1)


@pytest.mark.rule("MD2-MOV-01")
def test_one_may_stop_after_one_step() -> None:
    made = table()
    made.do("go:B2")
    assert "end" in made.options()


@pytest.mark.rule("MD2-MOV-01", "MD2-MOV-02", "MD2-DOR-03")
def test_a_step_and_then_the_door() -> None:
    made = table()
    made.do("go:C1")
    made.do("open:door_1")
    assert left(made) == (2, 0)
    assert not made.closed("door_1")


@pytest.mark.rule("MD2-MOV-02", "MD2-INT-02")
def test_steps_doors_and_objects_are_mixed_in_any_order() -> None:
    made = table("C1")
    made.lay("treasure", "C1", "common")
    made.do(f"touch:{made.token('treasure').number}", ("silver_ring",), "keep")
    assert left(made) == (2, 1)
    made.do("open:door_1")
    assert left(made) == (2, 0)
    made.do("go:D1")
    assert left(made) == (1, 1)


@pytest.mark.rule("MD2-MOV-02")
def test_without_a_point_and_an_action_there_is_nothing_to_spend() -> None:
    made = table("C1")
    chest = made.lay("chest")
    made.turn(made.hero, 0)
    for what in ("go:B1", "open:door_1", f"touch:{chest.number}"):
        assert what not in made.options()
        assert made.refusal(what) == "MD2-HPH-03"


@pytest.mark.rule("MD2-MOV-03")
@pytest.mark.parametrize("what", ["rest", "trade"])
def test_points_that_are_left_are_lost_with_the_end_of_the_action(what: str) -> None:
    made = table()
    made.hero.health = 1
    made.do("go:B2")
    made.do(what)
    assert left(made) == (1, 0)
    made.do("go:B1")
    assert left(made) == (0, 1)


@pytest.mark.rule("MD2-MOV-03")
def test_what_was_used_in_one_move_may_be_used_in_the_next() -> None:
    made = table("B1", "nahias", "ronen")
    made.hero.health = 1
    made.do("go:B2")
    made.do("use:nahias")  # a movement point more, once in a Move action
    assert left(made) == (2, 2)
    assert "use:nahias" not in made.options()
    made.do("rest")
    made.do("go:B1")
    assert "use:nahias" in made.options()


@pytest.mark.rule("MD2-MOV-04", "MD2-DOR-02")
@pytest.mark.parametrize(
    ("at", "zone", "rule"),
    [("C1", "D1", "MD2-DOR-02"), ("B1", "A1", "MD2-MOV-04"), ("C1", "C2", "MD2-MOV-04"), ("B2", "C2", "MD2-MOV-04")],
)
def test_no_step_through_walls_and_closed_doors(at: str, zone: str, rule: str) -> None:
    made = table(at)
    assert f"go:{zone}" not in made.options()
    assert made.refusal(f"go:{zone}") == rule


@pytest.mark.rule("MD2-MOV-05")
def test_leaving_enemies_behind_costs_a_wound_for_each_figure() -> None:
    made = table()
    made.enemy("demons", minions=2)
    made.enemy("ghoul")
    made.enemy("imps", at="B2", minions=5)  # not in the zone that is left
    made.hero.slots = {"torso": "worn_leather_armour"}
    made.do("go:C1")
    assert made.hero.health == 7 - 4
    assert made.where(made.hero) == "C1"


@pytest.mark.rule("MD2-MOV-05")
def test_a_boss_counts_one() -> None:
    made = Table("releasing_michael", at="F2")
    boss.place(made.g)
    made.play(boss.begin(made.g, made.hero))
    michael = boss.the_boss(made.g)
    assert michael is not None
    michael.at = made.hero.at
    made.turn(made.hero).do("go:H1")
    assert made.hero.health == 6


@pytest.mark.rule("MD2-MOV-05")
def test_whoever_is_knocked_out_by_it_stays() -> None:
    made = table()
    made.enemy("demons", minions=6)
    made.do("go:C1")
    assert made.where(made.hero) == "B1"
    assert made.hero.down
    assert turn(made).over


@pytest.mark.rule("MD2-MOV-05")
def test_doors_and_other_actions_cost_nothing() -> None:
    made = table("C1")
    made.enemy("demons", minions=2)
    made.do("open:door_1")
    made.do("trade")
    assert made.hero.health == 7


@pytest.mark.rule("MD2-MOV-06", "MD2-TOK-03")
@pytest.mark.parametrize(("face", "health"), [("blank", 7), ("1", 6), ("2", 5)])
def test_a_trap_is_sprung_by_a_hero_who_enters(face: str, health: int) -> None:
    made = table()
    made.lay("spike_trap", "B2")
    made.do("go:B2", (face,))
    assert made.hero.health == health
    assert made.lying("spike_trap") == []
    assert turn(made).mp == 1


@pytest.mark.rule("MD2-MOV-06")
def test_a_trap_does_nothing_to_who_stands_there_or_leaves() -> None:
    made = table()
    made.lay("spike_trap", "B1")
    made.do("go:B2")
    assert made.hero.health == 7
    assert made.lying("spike_trap") == ["B1"]
    made.do("go:B1", ("2",))
    assert made.hero.health == 5


@pytest.mark.rule("MD2-MOV-07")
def test_entering_a_zone_with_enemies_costs_nothing_more() -> None:
    made = table()
    made.enemy("demons", at="B2", minions=3)
    made.do("go:B2")
    assert left(made) == (2, 1)
    assert made.hero.health == 7
    assert {"go:B3", "go:B1"} <= set(made.options())


@pytest.mark.rule("MD2-ITM-21", "MD2-INT-03")
@pytest.mark.parametrize("answer", [("keep",), ("give:1", "keep")])
def test_finds_are_handed_on_within_the_move(answer: tuple[Any, ...]) -> None:
    made = table()
    made.put(made.other, "B1")
    made.lay("treasure", "B1", "common")
    made.do(f"touch:{made.token('treasure').number}", ("hand_axe",), *answer)
    assert (made.hero.bag, made.other.bag) == ((["hand_axe"], []) if len(answer) == 1 else ([], ["hand_axe"]))
    assert left(made) == (2, 1)


@pytest.mark.rule("MD2-MOV-04", "MD2-TIL-03")
def test_of_every_zone_beside_one_it_is_said_whether_and_why_not_it_can_be_entered():
    made = Table("training", "gheta", "ronen")
    names = {zone_name(made.g, zone) for zone in members(made.g.laid)}
    assert {"A4", "F3"} <= names
    for name in sorted(names):
        made.put(made.hero, name)
        column, row = ord(name[0]), int(name[1:])
        beside = {f"{chr(column + east)}{row + south}" for east, south in ((0, -1), (1, 0), (0, 1), (-1, 0))} & names
        refused = hero_turn.refusals(made.g, made.hero, Turn(0, 3))
        said = {str(what)[3:] for what in (*made.options(), *refused) if str(what).startswith("go:")}
        assert said == beside, name
