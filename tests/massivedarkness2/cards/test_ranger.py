"""The ranger's skills."""

from __future__ import annotations

import pytest

from massivedarkness2.cards.skills import (
    Trial,
    does_what_it_says,
    has_its_moment,
    is_used_once,
    keys_for,
    must_be_paid,
    specials_of,
)
from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.components import Ability, Effect
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.ranger import ARROWS, quiver
from undercroft.games.massivedarkness2.state import Combat, Enemy

DATA = keys_for("ranger", special=False)
SPECIAL = keys_for("ranger", special=True)


@pytest.mark.parametrize("key", DATA)
def test_it_does_what_it_says(key: str) -> None:
    does_what_it_says(key)


@pytest.mark.parametrize("key", DATA)
def test_it_is_used_once(key: str) -> None:
    is_used_once(key)


@pytest.mark.parametrize("key", [*DATA, *SPECIAL])
def test_it_must_be_paid(key: str) -> None:
    must_be_paid(key)


@pytest.mark.parametrize("key", DATA)
def test_it_has_its_moment(key: str) -> None:
    has_its_moment(key)


def test_every_special_has_a_test() -> None:
    assert specials_of("ranger") == {"step", "put_arrow_back", "count_arrows"}


def archer(*skills: str) -> tuple[Table, Enemy]:
    """Nahias with a bow in B1, and somebody who can take a lot in C1."""
    table = Table("training", "nahias", "irk", at="B1")
    table.put(table.other, "F3")
    table.hero.slots = {"left": "hunting_bow", "right": "hunting_bow"}
    table.hero.skills = list(skills)
    enemy = table.enemy("undead", at="C1", minions=0)
    enemy.hurt = -50
    return table, enemy


def shoot(table: Table, enemy: Enemy, *answers: object) -> str:
    """Which row of the cards counted."""
    table.do(f"attack:ranged:{enemy.number}", *answers)
    return next(line for line in reversed(table.log()) if line.startswith("md2-log-arrows-"))[15:]


def test_light_step() -> None:
    trial = Trial("light_step")
    mana, health = trial.hero.mana, trial.hero.health
    trial.use("C1")
    assert (trial.where, trial.hero.mana, trial.hero.health, trial.turn.actions) == ("C1", mana - 1, health, 3)
    assert not trial.able


@pytest.mark.parametrize(("skill", "left"), [("steady_hand_1", 1), ("steady_hand_2", 2)])
def test_steady_hand(skill: str, left: int) -> None:
    """The last card goes, even if it was one too many; once in an attack."""
    table, enemy = archer(skill)
    fire, ice, heavy = ("fire_arrow",), ("ice_arrow",), ("heavy_arrow",)
    assert shoot(table, enemy, fire, "draw", ice, "draw", heavy, f"use:{skill}", "loose") == "quick"
    assert table.hero.mana == left
    assert (enemy.fire, enemy.frost) == (1, 1)  # the first two are still there
    assert quiver(table.hero).pile == ["heavy_arrow", "fire_arrow", "ice_arrow"]
    offered = [ask.space.enumerate(9) for ask in table.asks if ask.prompt.id == "md2-ask-arrow"]
    may = ["draw", f"use:{skill}", "loose"]
    assert offered == [may, may, may[1:], ["draw", "loose"]]


def test_steady_hand_and_seven_after_all() -> None:
    table, enemy = archer("steady_hand_1")
    heavy, fire = ("heavy_arrow",), ("fire_arrow",)
    assert shoot(table, enemy, heavy, "draw", heavy, "use:steady_hand_1", "draw", fire) == "critical"
    assert enemy.fire == 2


@pytest.mark.parametrize(
    ("skill", "cards", "change", "row"),
    [
        ("nimble_fingers_1", ["heavy_arrow", "barbed_arrow"], 1, "critical"),
        ("nimble_fingers_1", ["heavy_arrow", "heavy_arrow"], -1, "critical"),
        ("nimble_fingers_2", ["barbed_arrow", "fire_arrow"], 2, "critical"),
        ("nimble_fingers_2", ["heavy_arrow", "straight_arrow", "heavy_arrow"], -2, "critical"),
        ("nimble_fingers_2", ["heavy_arrow", "heavy_arrow"], -2, "quick"),
    ],
)
def test_nimble_fingers(skill: str, cards: list[str], change: int, row: str) -> None:
    """So many symbols more or fewer."""
    table, enemy = archer(skill)
    drawn: list[object] = [(cards[0],)]
    for card in cards[1:]:
        drawn += ["draw", (card,)]
    assert shoot(table, enemy, *drawn, f"use:{skill}", change) == row
    assert table.hero.mana == 1


def test_nimble_fingers_have_their_limit() -> None:
    for skill, most in (("nimble_fingers_1", 1), ("nimble_fingers_2", 2)):
        table, enemy = archer(skill)
        shoot(table, enemy, ("barbed_arrow",), f"use:{skill}", 1, "loose")
        asked = next(ask for ask in table.asks if ask.prompt.id == "md2-ask-count-arrows")
        assert asked.space.enumerate(9) == [n for n in range(-most, most + 1) if n]


def test_aiming_is_over_when_the_dice_are_rolled() -> None:
    trial = Trial("steady_hand_2")
    quiver(trial.hero).row = ["ice_arrow"]
    assert not trial.able
    assert trial.c is not None
    trial.c.stage = "pool"
    assert trial.able


# -- the hero card ----------------------------------------------------------------------------------------------------


def test_a_step_more_in_a_move() -> None:
    table, _ = archer()
    table.do("go:B2")
    table.do("use:nahias")
    assert table.g.turn is not None
    assert table.g.turn.mp == 2
    assert "use:nahias" not in table.options()


def test_a_shadow_looses_an_arrow() -> None:
    """A card is turned up, applied as a quick shot and discarded, whatever lies in the row."""
    trial = Trial("hunters_mark_1")
    board = quiver(trial.hero)
    board.deck, board.row = ["fire_arrow", "ice_arrow"], ["heavy_arrow", "fire_arrow"]
    shadow = content().abilities["nahias.shadow"]
    trial.table.play(abilities.do(trial.table.g, trial.hero, shadow, trial.c), ("fire_arrow",))
    assert (trial.foe.fire, trial.foe.frost) == (1, 0)
    assert (board.deck, board.row, board.pile) == (["ice_arrow"], ["heavy_arrow", "fire_arrow"], ["fire_arrow"])


def test_or_none_if_there_is_none() -> None:
    trial = Trial("hunters_mark_1")
    board = quiver(trial.hero)
    board.deck, board.row = [], ["fire_arrow"]
    trial.table.play(abilities.do(trial.table.g, trial.hero, content().abilities["nahias.shadow"], trial.c))
    assert (trial.foe.fire, board.pile) == (0, [])


# -- arrow cards ------------------------------------------------------------------------------------------------------

ROWS = ("quick", "critical", "overdraw")


@pytest.mark.parametrize(
    ("card", "row", "effect"),
    [(card.id, row, getattr(card, row)) for card in content().arrows.values() for row in ROWS],
    ids=[f"{card}-{row}" for card in content().arrows for row in ROWS],
)
def test_an_arrow_does_what_its_row_says(card: str, row: str, effect: Effect) -> None:
    """A card alone, with as many symbols as the row takes."""
    trial = Trial("hunters_mark_1")
    c = Combat(hero=0, enemy=trial.foe.number, by_hero=True, kind="ranged")
    trial.table.g.combats.append(c)
    trial.c = c
    want = {"quick": 1, "critical": 7, "overdraw": 8}[row]
    c.notes[ARROWS] = want - content().arrows[card].arrows
    quiver(trial.hero).deck = [card]
    before = trial.measure()
    trial.table.play(rules_for(trial.hero).before_roll(trial.table.g, trial.hero, c))
    after = trial.measure()
    trial.ability = Ability(when="ranged", effect=effect)
    assert {kind: after[kind] - n for kind, n in before.items() if after[kind] != n} == trial.gained()
