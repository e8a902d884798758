"""Orders: aim, dodge, guard and rest."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.descent.rules import windows
from undercroft.games.descent.rules.windows import AttackDeclared
from undercroft.games.descent.state import Descent

from .. import positions as hall
from ..drawn import hero, table

BLANKS = ("blank",) * 3
WOUND = ("d4", "d3")


def swordsman(**given):
    return hero("mordrog", equipped=["sword"], **{"fatigue": 0, **given})


@pytest.mark.rule("DES-ORD-01", "DES-ORD-03")
def test_an_order_is_placed_with_ready_and_can_be_placed_again_when_it_is_gone():
    game = table("1", hero("mordrog"))
    for _ in range(2):
        game.until("next-hero", "action")
        if game.asked == "next-hero":
            game.play("mordrog")
        game.begin("ready").play("order:dodge")
        assert game.hero().order == "dodge"
        game.play("end").until("cards").play("end")
    assert game.said.count("des-log-order") == 2


@pytest.mark.rule("DES-ORD-01")
@pytest.mark.parametrize("action", ["run", "battle", "advance"])
def test_no_other_action_allows_an_order(action: str):
    game = table("1", hero("mordrog")).begin(action)
    assert not [offer for offer in game.offers if str(offer).startswith("order:")]


@pytest.mark.rule("DES-ORD-02")
@pytest.mark.parametrize("order", ["aim", "rest"])
def test_one_order_at_a_time(order: str):
    game = table("1", hero("mordrog", order=order)).until("rest", "action")
    if game.asked == "rest":
        game.play("keep")
    game.play("ready")
    assert game.refuses("order:guard") == "DES-ORD-02"


@pytest.mark.rule("DES-ORD-04")
def test_an_aim_may_be_kept_for_a_later_attack():
    chance = [("d4", "d3", *BLANKS), ("miss", "d3", *BLANKS), ("d4",)]
    game = table("1b", swordsman(order="aim"), b="giant", things="1b.\n...", chance=chance).begin("battle")
    game.play("attack:sword", "B1", "keep")
    assert (game.hero().order, game.asked) == ("aim", "act"), "nothing to roll again"
    game.play("attack:sword", "B1", "aim", (0,))
    assert (game.hero().order, game.shown["monsters"][1]["hurt"]) == ("", 4)


@pytest.mark.rule("DES-ORD-05")
def test_after_an_aimed_roll_any_of_the_dice_are_rolled_once_more():
    chance = [("miss", "r1d1", *BLANKS), ("d4", "d3", "power")]
    game = table("1b", swordsman(order="aim"), b="giant", things="1b.\n...", chance=chance).begin("battle")
    game.play("attack:sword", "B1", "aim")
    assert game.ask.space.enumerate(1) == [()], "or none of them"
    game.play((0, 1, 4)).play("damage")
    assert game.shown["monsters"][1]["hurt"] == 4 + 3 + 1 - 5


@pytest.mark.rule("DES-ORD-06")
def test_an_aim_ends_with_a_wound_a_step_or_a_change_of_equipment():
    wounded = table("1b", hero("mordrog", order="aim"), b="beastman", turn="monsters", chance=[WOUND])
    assert wounded.play("1", "attack:", "A1").hero().order == ""
    moved = table("1.", hero("mordrog", order="aim")).begin("run")
    assert moved.hero().order == "aim", "the turn itself does not end it"
    assert moved.play("B1").hero().order == ""
    changed = table("1", hero("mordrog", order="aim", equipped=["sword"], pack=["healing"]))
    assert changed.play("equip:1").hero().order == ""


@pytest.mark.rule("DES-ORD-06", "DES-ORD-15", "DES-ORD-18")
@pytest.mark.parametrize("order", ["aim", "guard", "rest", "dodge"])
def test_a_blow_that_wounds_nobody_ends_no_order(order: str):
    one = hero("mordrog", order=order, equipped=["plate_mail"])
    game = table("1.b", one, b="skeleton", turn="monsters", chance=[("r2d2", "r1d1"), ("r2d2", "r1d1")])
    game.play("1", "attack:", "A1")
    if order == "dodge":
        game.play(())
    assert (game.hero().wounds, game.hero().order) == (16, order)


@pytest.mark.rule("DES-ORD-10")
def test_a_dodge_outlives_wounds_and_ends_with_the_next_turn():
    game = table("1b", hero("mordrog", order="dodge"), b="beastman", turn="monsters", chance=[WOUND])
    game.play("1", "attack:", "A1", ())
    assert (game.hero().wounds, game.hero().order) == (10, "dodge")
    game.until("next-hero").play("mordrog")
    assert game.hero().order == ""


@pytest.mark.rule("DES-ORD-12")
def test_a_guard_is_asked_at_every_step_of_the_overlords_turn():
    game = table("1b", swordsman(order="guard"), b="beastman", turn="overlord", hand=["beastman_war_party"])
    asked = []
    while game.asked in ("guard", "cards", "activate", "monster"):
        asked.append(game.asked)
        game.play({"guard": "pass", "cards": "end", "activate": "1", "monster": "done"}[game.asked])
        if game.state.round > 1:
            break
    assert asked == ["guard", "guard", "cards", "guard", "activate", "guard", "monster", "guard"], (
        "as each of the three steps begins, and before and after an activation"
    )


@pytest.mark.rule("DES-ORD-12", "DES-ORD-13")
def test_a_guard_is_asked_after_every_space_that_a_monster_moves():
    game = table("1.b..", hero("silhouette", equipped=["bow"], order="guard", fatigue=0), b="beastman", turn="monsters")
    game.play("1", "pass", "D1")
    assert game.asked == "guard"
    game.play("pass", "E1")
    assert game.asked == "guard"


@pytest.mark.rule("DES-ORD-12")
def test_a_guard_strikes_under_the_normal_rules():
    blind = table(
        "1#b", hero("silhouette", equipped=["bow"], order="guard"), b="beastman", turn="monsters", things="1#b\n.#."
    )
    assert blind.play("1").asked == "monster", "no line of sight"
    packed = table("1.b", hero("silhouette", pack=["bow"], order="guard"), b="beastman", turn="monsters")
    assert packed.play("1").asked == "monster", "no weapon in hand that reaches"


@pytest.mark.rule("DES-ORD-12", "DES-LOS-07")
def test_a_guard_with_a_blast_strikes_at_what_is_around_the_corner():
    picture = "1...\n###.\n###b"
    blaster = hero("mad_carthos", equipped=["flame_strike"], order="guard")
    assert table(picture, blaster, b="beastman", turn="monsters").play("1").asked == "guard"
    archer = hero("silhouette", equipped=["bow"], order="guard")
    assert table(picture, archer, b="beastman", turn="monsters").play("1").asked == "monster"


@pytest.mark.rule("DES-ORD-12")
def test_a_guard_never_interrupts_a_hero():
    heroes = (swordsman(), hero("silhouette", equipped=["bow"], order="guard"))
    game = table("1b2", *heroes, b="beastman", acting=1, chance=[("miss", "d3", *BLANKS)])
    game.begin("battle").play("attack:sword", "B1")
    assert (game.asked, game.hero(1).order) == ("act", "guard")


@pytest.mark.rule("DES-ORD-13", "DES-ORD-16")
def test_the_attack_of_a_monster_that_survives_the_guard_goes_on():
    chance = [("r2d2", "r1d1", *BLANKS), WOUND]
    game = table("1b", swordsman(order="guard"), b="beastman", turn="monsters", chance=chance)
    game.play("1", "pass", "attack:", "A1")
    assert game.asked == "guard"
    game.play("sword", "B1")
    assert game.shown["monsters"][1]["hurt"] == 1
    assert game.hero().wounds == 16 - (4 + 3 + 1 - 2)


THROWN = ("r1d3s1", "d2s1", "r1d1")
"""Six damage and two surges, for which the Mace of Kellos throws whom it strikes."""


def thrower(**given: Any) -> dict[str, Any]:
    return hero("landrec", equipped=["mace_of_kellos"], order="guard", fatigue=0, **given)


@pytest.mark.rule("DES-ORD-16", "DES-ATK-05", "DES-RNG-01")
def test_an_attack_that_is_still_possible_after_the_guard_is_measured_anew():
    chance = [THROWN, ("r1d2", "d3", "r1d1")]
    game = table("1b.....\n.......", thrower(), b="manticore", turn="monsters", chance=chance)
    game.play("1", "pass", "attack:", "A1", "mace_of_kellos", "B1", "surge:1", "done", "E1")
    assert game.news("des-log-short") == [{"range": 2, "distance": 4}], "it stood next to him when it declared"
    assert game.monster().attacks == 1, "of two: it was made, and missed"


@pytest.mark.rule("DES-ORD-16", "DES-LOS-03")
def test_an_attack_whose_line_of_sight_the_guard_blocks_is_not_made():
    """The guard throws another monster between the one that shoots and the hero it aims at."""
    picture = "2...s\n.1b##\n"
    heroes = (thrower(), hero("mordrog"))
    game = table(
        picture, *heroes, b={"kind": "razorwing", "master": True}, s="skeleton", turn="monsters", chance=[THROWN]
    )
    game.activate(2).play("pass", "attack:", "A1", "mace_of_kellos", "C2", "surge:1", "done", "C1")
    assert (game.asked, game.monster(2).attacks, game.hero(1).wounds) == ("monster", 1, 16)
    assert "des-log-attack-off" in game.said


@pytest.mark.rule("DES-ORD-16")
def test_an_attack_whose_target_the_guard_throws_away_is_not_made():
    picture = "12....\n.b...."
    game = table(picture, thrower(), hero("steelhorns"), b="beastman", turn="monsters", chance=[THROWN])
    game.play("1", "pass", "attack:", "B1", "mace_of_kellos", "B1", "surge:1", "done", "E1")
    assert (game.asked, game.monster().attacks) == ("monster", 1), "it may go on and strike somebody else"
    assert set(game.play("attack:").offers) == {"A1"}


@pytest.mark.rule("DES-ORD-16", "DES-ABL-09")
def test_a_breath_is_laid_against_where_the_monster_stands_not_where_it_stood():
    game = table("1b......\n........", thrower(), b="hell_hound", turn="monsters", chance=[THROWN])
    game.state.monsters[0].hurt = -5  # so that it survives the blow
    game.play("1", "pass", "attack:", "breath:B1:west", "mace_of_kellos", "B1", "surge:1", "done", "E1")
    assert (game.asked, game.monster().attacks, game.hero().wounds) == ("monster", 1, 12)


@pytest.mark.rule("DES-ORD-16", "DES-ATK-04")
def test_a_heros_attack_that_an_interrupt_makes_impossible_is_not_used_up(monkeypatch):
    """No card in the box does that to a hero; one that did would find the rule in place."""

    def carried_off(g: Descent, moment: AttackDeclared) -> None:
        g.heroes[moment.attack.by_hero].at += 3

    monkeypatch.setitem(windows._OVERLORD[AttackDeclared], "aim", windows.Play(carried_off, windows.always))
    game = table("b1....", swordsman(), b="beastman", hand=["aim"], threat=20)
    game.begin("advance").play("attack:sword", "A1", "aim")
    assert (game.where(game.hero()), game.asked) == ("E1", "act")
    assert (game.hero().turn.attacks, game.hero().turn.attacked) == (1, 0)
    assert "des-log-roll" not in game.said
    guarding = table("b1....", swordsman(order="guard"), b="beastman", hand=["aim"], threat=20, turn="monsters")
    guarding.play("1", "sword", "A1", "aim")
    assert (guarding.where(guarding.hero()), guarding.hero().order) == ("E1", "guard")


@pytest.mark.rule("DES-MOV-09", "DES-ORD-12")
@pytest.mark.parametrize(("where", "asked"), [("C4", "guard"), ("C3", "monster")])
def test_a_guard_who_shares_a_space_does_not_strike(where: str, asked: str):
    """He was held there by a Naga that is gone since."""
    guarding = hall.hero("mordrog", "C3", items=["sword"], order="guard")
    beastman = hall.monster("beastman", "D3")
    game = hall.table(guarding, hall.hero("steelhorns", where), monsters=[beastman], turn="monsters")
    assert game.play("1").asked == asked


@pytest.mark.rule("DES-ORD-15")
def test_a_guard_ends_with_the_heros_next_turn_and_with_its_use():
    game = table("1", swordsman(order="guard"))
    assert game.hero().order == ""
    used = table(
        "1b", swordsman(order="guard"), b="giant", things="1b.\n...", turn="monsters", chance=[("miss", "d3", *BLANKS)]
    )
    used.play("1", "sword", "B1")
    assert (used.hero().order, used.asked) == ("", "monster"), "even if it misses"


@pytest.mark.rule("DES-ORD-17")
def test_a_rest_restores_all_fatigue_as_the_next_turn_begins_or_waits():
    one = hero("mordrog", order="rest", fatigue=0, skills=["skilled"])
    game = table("1", one).play("rest")
    assert (game.hero().fatigue, game.hero().order) == (5, "")
    kept = table("1", one).play("keep")
    assert (kept.hero().fatigue, kept.hero().order, kept.asked) == (0, "rest", "action")


@pytest.mark.rule("DES-ORD-18")
def test_a_wound_ends_a_rest():
    game = table("1b", hero("mordrog", order="rest"), b="beastman", turn="monsters", chance=[WOUND])
    assert game.play("1", "attack:", "A1").hero().order == ""


@pytest.mark.rule("DES-ORD-08", "DES-ORD-11", "DES-ATK-28")
def test_only_one_of_aim_and_dodge_would_have_counted():
    """The same roll with the dodge alone: the hero has it rolled again."""
    game = table(
        "1b", hero("mordrog", order="dodge"), b="razorwing", turn="monsters", chance=[("d4", "r1d1"), ("miss",)]
    )
    game.play("1", "attack:", "A1", (0,))
    assert (game.hero().wounds, "des-log-miss" in game.said) == (16, True)
