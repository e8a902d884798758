"""What every permanent ability does, and which skill cards teach it."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from undercroft.games.dungeonsaga.box.components import AbilityId
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import find
from undercroft.games.dungeonsaga.rules import modifiers
from undercroft.games.dungeonsaga.state import Attack
from undercroft.games.dungeonsaga.stats import abilities, movement

from ..positions import Dialogue, table

SKILLS = {
    "bloodlust": ("orlaf", {"frenzy": 1}),
    "long_stride": ("orlaf", {}),
    "stalwart_heart": ("rordin", {"smash": 1, "stalwart": 1}),
    "dwarven_hide": ("rordin", {"smash": 1, "tough": 1}),
    "light_feet": ("madriga", {"nimble": 1}),
    "steady_hand": ("madriga", {"sure_shot": 1}),
    "warded_mind": ("danor", {"magical_defence": 1}),
    "lock_lore": ("danor", {}),
}


def zombie(at: str, facing: str, kind: str = "zombie") -> dict[str, Any]:
    return {"kind": kind, "at": at, "facing": facing, "name": f"zombie {at}"}


def readied(game: Dialogue, by: str, at: str, kind: Any = "fight") -> Attack:
    g = game.state
    return modifiers.readied(g, find(g, game.called[by]), find(g, game.called[at]), kind)


@pytest.mark.rule("SAG-FEA-06")
@pytest.mark.parametrize("skill", SKILLS)
def test_what_a_skill_card_teaches(skill: str) -> None:
    who, taught = SKILLS[skill]
    assert set(SKILLS) == set(content().skills)
    assert content().skills[skill].hero == who
    assert abilities(table("a...", {who: {"at": "a", "skills": [skill]}}).hero(who)) == taught


def test_long_stride_is_a_square_more() -> None:
    """Lock lore helps against wards: see the spells."""
    game = table("a.........", {"orlaf": {"at": "a", "skills": ["long_stride"]}})
    assert movement(game.hero("orlaf")) == 8
    game.play(*(f"{column}1" for column in "BCDEFGHI"))
    assert game.squares == set()


def test_all_abilities_are_those_tested_here() -> None:
    tested = {"frenzy", "tough", "stalwart", "nimble", "sure_shot", "magical_defence", "smash", "ethereal"}
    assert set(get_args(AbilityId)) == tested


@pytest.mark.parametrize(("skills", "dice"), [([], 4), (["bloodlust"], 5)])
def test_frenzy_gives_a_die_to_the_outnumbered(skills: list[str], dice: int) -> None:
    models = [zombie("A1", "east"), zombie("C1", "west")]
    game = table(".a.", {"orlaf": {"at": "a", "facing": "east", "skills": skills}}, models)
    assert readied(game, "hero orlaf", "zombie C1").dice == dice
    alone = table(".a.", {"orlaf": {"at": "a", "facing": "east", "skills": skills}}, models[1:])
    assert readied(alone, "hero orlaf", "zombie C1").dice == 5


@pytest.mark.parametrize(("skills", "dice"), [([], 2), (["stalwart_heart"], 3)])
def test_stalwart_ignores_one_penalty(skills: list[str], dice: int) -> None:
    """Injured and outnumbered: two dice, or one."""
    models = [zombie("A1", "east"), zombie("C1", "west")]
    game = table(".a.", {"rordin": {"at": "a", "facing": "east", "wounds": 4, "skills": skills}}, models)
    assert readied(game, "hero rordin", "zombie C1").dice == dice
    assert readied(game, "zombie C1", "hero rordin").defence == dice, "defending too"


@pytest.mark.rule("SAG-LCK-06")
def test_smash_is_for_locks() -> None:
    drawn = {"things": ".az", "legend": {"z": {"chest": True, "lock": 1, "id": "the_chest"}}}
    game = table(drawn, {"rordin": {"at": "a", "facing": "east"}}, [zombie("A1", "west")])
    g = game.state
    assert modifiers.on_a_lock(g, g.heroes[0], g.fittings[0]).dice == 5
    assert readied(game, "hero rordin", "zombie A1").dice == 4


@pytest.mark.parametrize(("skills", "dice"), [([], 3), (["light_feet"], 2)])
def test_nimble_against_free_strikes_only(skills: list[str], dice: int) -> None:
    game = table("az", {"madriga": {"at": "a", "facing": "east", "skills": skills}}, [zombie("B1", "west")])
    assert readied(game, "zombie B1", "hero madriga", "strike").dice == dice
    assert readied(game, "zombie B1", "hero madriga").dice == 3


@pytest.mark.parametrize(("skills", "dice"), [([], 2), (["steady_hand"], 3)])
def test_sure_shot_minds_no_furniture(skills: list[str], dice: int) -> None:
    game = table("a.&.z", {"madriga": {"at": "a", "facing": "east", "skills": skills}}, [zombie("E1", "west")])
    assert readied(game, "hero madriga", "zombie E1", "shot").dice == dice


@pytest.mark.rule("SAG-MAG-15")
@pytest.mark.parametrize(("skills", "dice"), [([], 2), (["warded_mind"], 3)])
def test_magical_defence_is_a_die_against_magic_only(skills: list[str], dice: int) -> None:
    boss = {"kind": "mortibris", "at": "b", "facing": "west", "name": "the boss"}
    game = table("a..b", {"danor": {"at": "a", "facing": "east", "skills": skills}}, [boss])
    assert readied(game, "the boss", "hero danor", "magic").defence == dice
    assert readied(game, "the boss", "hero danor").defence == 2


@pytest.mark.rule("SAG-END-03")
@pytest.mark.parametrize(("skills", "wounds"), [([], 2), (["dwarven_hide"], 1)])
def test_tough_heals_at_the_end_of_the_round(skills: list[str], wounds: int) -> None:
    game = table("a.", {"rordin": {"at": "a", "wounds": 2, "skills": skills}}, dice=[[6]] if skills else [])
    game.play("end")
    assert game.hero("rordin").sheet.wounds == wounds  # type: ignore[union-attr]


def test_ethereal_models_are_neither_stopped_nor_held() -> None:
    """A ghost leaves Orlaf's front arc unharmed, and goes on through Rordin's."""
    heroes = {"orlaf": {"at": "A1", "facing": "east"}, "rordin": {"at": "D2", "facing": "north"}}
    game = table("......\n......", heroes, [zombie("B1", "west", "ghost")], turn="overlord")
    game.play("order:zombie B1", "C1", "D1", "E1", "F1")
    assert game.where("zombie B1") == "F1"
    assert game.asked == "turn"


def test_others_are() -> None:
    heroes = {"orlaf": {"at": "A1", "facing": "east"}, "rordin": {"at": "D2", "facing": "north"}}
    game = table("......\n......", heroes, [zombie("B1", "west")], turn="overlord")
    game.play("order:zombie B1")
    assert game.squares == set(), "every square beside it is in somebody's arc"
