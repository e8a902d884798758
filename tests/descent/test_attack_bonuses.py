"""What is added to an attack, and what is not."""

from __future__ import annotations

import pytest

from undercroft.games.descent.stats import trait

from .positions import EVERYTHING, Dialogue, hero, monster, table

PLAIN = {"red": "d4", "green": "d3"}
"""Faces that hit and show no surge."""


def roll(one, *colours: str) -> tuple[str, ...]:
    """A melee attack of this hero that hits."""
    return (*(PLAIN[colour] for colour in colours), *["blank"] * trait(one, "melee"))


def struck(game: Dialogue, *answers: str):
    """The attack, as soon as something can be spent on it."""
    return game.until("action").play(*answers).until("spend").state.attacks[-1]


@pytest.mark.rule("DES-ATK-07", "DES-ATK-03")
@pytest.mark.parametrize(
    ("weapon", "dice", "surges"), [("grinding_axe", ("red", "green", "green"), 1), ("unarmed", ("red",), 0)]
)
def test_a_weapon_that_is_not_used_gives_no_surge(weapon, dice, surges):
    one = hero("mordrog", "C3", items=["grinding_axe"])
    game = table(one, monsters=[monster("ogre", "D3")], chance=[roll(one, *dice)])
    assert struck(game, "battle", f"attack:{weapon}", "D3").surges == surges


@pytest.mark.rule("DES-CRD-04")
@pytest.mark.parametrize(("closed", "more"), [(1, 2), (0, 0)])
def test_bogran_strikes_harder_at_those_who_did_not_see_him(closed, more):
    """Behind a closed door he cannot be seen as his turn begins."""
    damage = []
    for card in ("bogran", "mordrog"):
        one = hero(card, "L4", items=["sword"])
        game = table(
            one,
            monsters=[monster("ogre", "M4")],
            explored=EVERYTHING,
            closed=closed,
            chance=[roll(one, "red", "green")],
        )
        doors = ["door:0"] if closed else []
        damage.append(struck(game, "advance", *doors, "attack:sword", "M4").damage)
    assert damage[0] - damage[1] == more
