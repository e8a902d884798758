"""What is added to an attack, and what is not."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.rules.bonuses import against, damage_to
from undercroft.games.descent.state import TOWN
from undercroft.games.descent.stats import trait

from ..positions import EVERYTHING, Dialogue, hero, monster, table

PLAIN = {"red": "d4", "green": "d3", "blue": "r1d2", "white": "r2d2", "yellow": "r1d1"}
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
        attack = struck(game, "advance", *doors, "attack:sword", "M4")
        damage.append(damage_to(game.state, attack, game.monster()))
    assert damage[0] - damage[1] == more


@pytest.mark.rule("DES-ATK-07")
@pytest.mark.parametrize(("weapon", "more"), [("sword", 1), ("bow", 0)])
def test_what_helps_in_melee_helps_no_archer(weapon, more):
    damage = []
    for items in ([weapon], [weapon, "belt_of_strength"]):
        one = hero("ronan", "C3", items=items)
        dice = ("red", "green") if weapon == "sword" else ("blue", "yellow")
        faces = (
            *(PLAIN[colour] for colour in dice),
            *["blank"] * trait(one, "melee" if weapon == "sword" else "ranged"),
        )
        game = table(one, monsters=[monster("ogre", "D3")], chance=[faces])
        damage.append(struck(game, "battle", f"attack:{weapon}", "D3").damage)
    assert damage[1] - damage[0] == more


@pytest.mark.rule("DES-ATK-17")
def test_surges_that_a_hero_leaves_give_no_threat():
    one = hero("ronan", "C3", items=["sword"])
    faces = ("r1d3s1", "d2s1", *["surge"] * trait(one, "melee"))
    game = table(one, monsters=[monster("ogre", "D3")], chance=[faces], threat=5)
    assert struck(game, "battle", "attack:sword", "D3").surges >= 2
    game.play("done").until("act")
    assert game.state.overlord.threat == 5


@pytest.mark.rule("DES-CRD-04")
@pytest.mark.parametrize(("at", "pierce"), [("D3", 2), ("F3", 0)])
def test_a_bonus_for_adjacent_targets_counts_for_those_alone(at, pierce):
    card = next(card for card in content().heroes.values() if any(b.when == "adjacent" for b in card.bonuses))
    one = hero(card.id, "C3", items=["immolation"])
    faces = tuple(PLAIN[colour] for colour in content().items["immolation"].dice)
    game = table(one, monsters=[monster("ogre", at)], chance=[(*faces, *["blank"] * trait(one, "magic"))])
    before = sum(found.rank for found in content().items["immolation"].abilities if found.id == "pierce")
    attack = struck(game, "battle", "attack:immolation", at)
    assert attack.pierce + against(game.state, attack, game.monster()).pierce == before + pierce


@pytest.mark.rule("DES-CRD-04")
def test_a_hero_whom_his_own_blast_has_killed_is_adjacent_to_nobody():
    card = next(card for card in content().heroes.values() if any(b.when == "adjacent" for b in card.bonuses))
    one = hero(card.id, "C3", items=["immolation"])
    faces = tuple(PLAIN[colour] for colour in content().items["immolation"].dice)
    game = table(one, monsters=[monster("ogre", "D3")], chance=[(*faces, *["blank"] * trait(one, "magic"))])
    attack = struck(game, "battle", "attack:immolation", "D3")
    game.state.heroes[0].at = TOWN
    assert against(game.state, attack, game.monster()).pierce == 0


@pytest.mark.rule("DES-DMG-02")
@pytest.mark.parametrize("kind", ["melee", "ranged", "magic"])
def test_some_skills_help_against_one_kind_of_attack(kind):
    """Whatever skill there is against a kind of attack, it stops that kind and no other."""
    attackers = {"melee": "beastman", "ranged": "skeleton", "magic": "sorcerer"}
    faces = {"beastman": ("d4", "d3"), "skeleton": ("r1d2", "r1d1"), "sorcerer": ("r2d2", "r1d1")}
    for skill in content().skills.values():
        for helped, rank in skill.armor_against.items():
            lost = []
            for skills in ([], [skill.id]):
                attacker = attackers[kind]
                one = hero("ronan", "C3", skills=skills)
                game = table(one, monsters=[monster(attacker, "D3")], turn="monsters", chance=[faces[attacker]])
                game.play("1", "attack:", "C3").until("activate", "action", "monster")
                lost.append(12 - game.hero().wounds)
            assert lost[0] - lost[1] == (min(rank, lost[0]) if helped == kind else 0)
