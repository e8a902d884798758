"""Guards with spells that spread, crowded glyphs, and what is prepared before the first round."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.quest.quests import quest, quests
from undercroft.games.descent.rules.windows import cost
from undercroft.games.descent.scenario.inspect import inspect
from undercroft.games.descent.state import TOWN, Familiar, Token
from undercroft.games.descent.stats import trait
from undercroft.kernel.chance import Scripted
from undercroft.kernel.match import Match

from ..positions import GAME, Calm, Dialogue, hero, monster, space, spaces, table


def begun(name: str = "into_the_dark") -> Dialogue:
    return Dialogue(Match(GAME, GAME.read_options({"quest": name}), 3, Scripted((), Calm())))


# -- Orders


@pytest.mark.rule("DES-ORD-12", "DES-ABL-05")
@pytest.mark.parametrize(
    ("weapon", "at", "strikes"),
    [("ice_storm", "F4", True), ("immolation", "F4", False), ("ice_storm", "L7", False)],
    ids=["a blast around the corner", "no blast", "too far from anything in sight"],
)
def test_a_guard_strikes_what_a_blast_can_reach(weapon, at, strikes):
    """Rubble hides the beastman, but not the spaces beside it."""
    wall = spaces("E1", "E2", "E4", "E5", "E6", "E7") if at == "F4" else spaces(*(f"E{row}" for row in range(1, 8)))
    one = hero("ronan", "C4", items=[weapon], order="guard")
    game = table(one, monsters=[monster("beastman", at)], rubble=wall, turn="monsters").play("1")
    assert (game.asked == "guard") == strikes


@pytest.mark.rule("DES-ORD-05")
def test_an_aim_is_used_unless_somebody_says_no():
    one = hero("ronan", "C3", items=["bow"], order="aim")
    game = table(one, monsters=[monster("giant", "E3")]).until("action").play("battle", "attack:bow", "E3")
    assert game.until("aim").ask.default == "aim"


@pytest.mark.rule("DES-ORD-06")
def test_who_drops_the_weapon_loses_the_aim():
    one = hero("ronan", "C3", items=["bow"], order="aim")
    game = table(one).until("action").play("ready")
    assert game.hero().order == "aim"
    assert game.play("drop:0").hero().order == ""


# -- Glyphs


@pytest.mark.rule("DES-GLY-06")
@pytest.mark.parametrize("free", [("B2",), ("B2", "C2"), ("B2", "C2", "D2")])
def test_beside_a_crowded_glyph_the_space_is_chosen_if_there_is_a_choice(free):
    around = {"B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"}
    glyph = Token("glyph", space("C3"), active=True)
    game = table(hero("ronan", TOWN), hero("mordrog", "C3"), tokens=[glyph], rubble=spaces(*around - set(free)))
    game.until("action").play("run", "travel:C3")
    if len(free) > 1:
        assert sorted(game.offers) == sorted(free)
        game.play("C2")
    assert game.where(game.hero()) == ("C2" if len(free) > 1 else "B2")


# -- Spawning


@pytest.mark.rule("DES-SPN-06")
def test_the_very_first_space_of_the_map_is_like_any_other():
    hidden = spaces("B1", "B2", "A2")
    game = table(hero("ronan", "L4"), hand=["skeleton_patrol"], rubble=hidden, turn="overlord")
    game.until("cards").play("skeleton_patrol")
    assert "A1" in game.offers


# -- Set-up


@pytest.mark.rule("DES-SET-21")
@pytest.mark.parametrize("name", list(quests()))
def test_the_chests_of_a_quest_lie_ready_by_their_colours(name):
    chests = quest(name).chests
    wanted = {
        colour: [n for n, chest in chests.items() if chest.colour == colour] for colour in ("copper", "silver", "gold")
    }
    assert begun(name).until("exchange").state.chests == wanted


@pytest.mark.rule("DES-FAM-01")
@pytest.mark.parametrize("skill", [card.id for card in content().skills.values() if card.familiars])
def test_familiars_of_a_skill_begin_beside_their_owner(skill):
    game = begun().until("start")
    game.hero().skills.append(skill)
    where = game.offers[0]
    game.play(where)
    mine = [(f.card, f.hero, f.at) for f in game.state.familiars]
    companions = game.hero().companions
    for name in content().skills[skill].familiars:
        carried = content().familiars[name].kind == "companion"
        assert name in companions if carried else (name, 0, game.hero().at) in mine


# -- The overlord


@pytest.mark.rule("DES-OVL-01")
def test_the_second_step_of_the_overlords_turn_is_that_of_the_cards():
    game = table(hero("ronan", "C3"), hand=["skeleton_patrol"], turn="overlord").until("cards")
    assert (game.state.step, inspect(game.state)["turn"]) == (2, "overlord")


@pytest.mark.rule("DES-OVL-18", "DES-OVL-07")
@pytest.mark.parametrize("card", [card.id for card in content().overlord.values() if card.type == "trap"])
def test_a_trapmaster_pays_one_less_down_to_nothing(card):
    powers = ["trapmaster"]
    cheap = table(hero("ronan", "C3"), powers=powers).state
    dear = table(hero("ronan", "C3")).state
    printed = content().overlord[card]
    assert (cost(dear, printed), cost(cheap, printed)) == (printed.cost, max(0, printed.cost - 1))


@pytest.mark.rule("DES-OVL-07")
def test_what_costs_nothing_is_free():
    free = msgspec.structs.replace(content().overlord["spiked_pit"], cost=0)
    assert cost(table(hero("ronan", "C3"), powers=["trapmaster"]).state, free) == 0


# -- The falcon


@pytest.mark.rule("DES-FAM-14")
@pytest.mark.parametrize(("familiar", "more"), [("skye", 1), ("mata", 0)])
def test_only_a_falcon_lowers_the_armour_of_those_beside_it(familiar, more):
    hurt = []
    for familiars in ([], [Familiar(familiar, 0, space("E4"))]):
        one = hero("ronan", "C3", items=["sword"])
        faces = ("d4", "d3", *["blank"] * trait(one, "melee"))
        game = table(one, monsters=[monster("giant", "D3")], familiars=familiars, chance=[faces]).until("action")
        game.play("battle", "attack:sword", "D3").until("spend").play("done").until("act")
        hurt.append(game.monster().hurt)
    assert hurt[1] - hurt[0] == more
