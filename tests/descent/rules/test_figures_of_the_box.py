"""No more monsters than there are figures, and other small things."""

from __future__ import annotations

import pytest

from undercroft.games.descent.rules.spawning import figures_left
from undercroft.games.descent.state import Familiar

from ..positions import hero, monster, space, table

ROW = [f"{column}{row}" for row in (1, 2, 6, 7) for column in "ABCDEFGHIJ"]


@pytest.mark.rule("DES-SPN-09", "DES-OVL-18")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_hordes_are_no_larger_than_the_box(left):
    box = figures_left(table(hero("mordrog", "L4")).state, "skeleton", master=False)
    crowd = [monster("skeleton", at) for at in ROW[: box - left]]
    game = table(hero("mordrog", "L4"), monsters=crowd, powers=["hordes_of_the_things"], chance=[(1,)])
    game.play("run", "door:0", "skeleton")
    for _ in range(left):
        assert game.asked == "spawn"
        game.play(game.offers[0])
    assert game.asked == "act"
    assert sum(m.kind == "skeleton" for m in game.state.monsters) == box


@pytest.mark.rule("DES-TIM-04", "DES-DMG-09")
@pytest.mark.parametrize(("lost", "told"), [(0, 0), (1, 1)])
def test_who_is_unhurt_has_nothing_to_heal(lost, told):
    assert table(hero("ispher", "C3", lost=lost)).until("action").said.count("des-log-heal") == told


@pytest.mark.rule("DES-FAM-02")
def test_a_familiar_stays_unless_somebody_says_so():
    ferret = Familiar("mata", 0, space("E5"))
    game = table(hero("ronan", "A1"), familiars=[ferret]).until("action").play("run").until("familiar")
    assert game.ask.default == "done"
    assert game.ask.space.choices()[0].label.text.id


@pytest.mark.rule("DES-OVL-18")
def test_hordes_come_up_beside_any_monster_of_the_area_and_of_no_other():
    """The vault has a beastman on N3 and the warden from O5 on; L5 is in the hall, beside the open door."""
    game = table(
        hero("mordrog", "L4"), monsters=[monster("skeleton", "L5")], powers=["hordes_of_the_things"], chance=[(1,)]
    ).play("run", "door:0", "skeleton")
    assert "M4" in game.offers, "beside the beastman"
    assert "N6" in game.offers, "beside the warden"
    assert "M5" not in game.offers, "beside nobody but a skeleton outside"


@pytest.mark.rule("DES-OVL-18", "DES-SPN-09")
@pytest.mark.parametrize("left", [0, 1])
def test_nobody_is_promoted_without_a_masters_figure(left):
    box = figures_left(table(hero("mordrog", "L4")).state, "beastman", master=True)
    masters = [monster("beastman", at, master=True) for at in ROW[: box - left]]
    game = table(hero("mordrog", "L4"), monsters=masters, powers=["brilliant_commander"], chance=[(1,)])
    game.play("run", "door:0")
    assert game.asked == ("promote" if left else "act")
