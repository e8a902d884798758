"""What hits do (SAG-DMG)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import occupied
from undercroft.games.dungeonsaga.rules.damage import result
from undercroft.games.dungeonsaga.rules.modifiers import readied
from undercroft.games.dungeonsaga.state import OFF, Model
from undercroft.games.dungeonsaga.stats import injured

from ..positions import Dialogue, table

TABLES = {
    "skeleton_warrior": ["nothing", "ignored", "bones", "destroyed", "destroyed", "destroyed"],
    "skeleton_archer": ["nothing", "ignored", "bones", "destroyed", "destroyed", "destroyed"],
    "zombie": ["nothing", "ignored", "bones", "destroyed", "destroyed", "destroyed"],
    "armoured_zombie": ["nothing", "ignored", "bones", "destroyed", "destroyed", "destroyed"],
    "dwarf_revenant": ["nothing", "ignored", "bones", "bones", "destroyed", "destroyed"],
    "ghost": ["nothing", "ignored", "destroyed", "destroyed", "destroyed", "destroyed"],
    "zombie_troll": ["nothing", "ignored", "ignored", "bones", "destroyed", "destroyed"],
}
WHITE = {"orlaf": 3, "rordin": 4, "madriga": 2, "danor": 2}
BOSSES = ("mortibris", "grund", "elshara", "hoggar")


def of(game: Dialogue, name: str) -> Model:
    found = game.model(name)
    assert found is not None
    return found


def struck(kind: str, hits: int) -> Dialogue:
    """Orlaf, with three dice of a feat, makes so many hits on a model that rolls nothing but ones."""
    card = content().kinds[kind]
    faces = [6] * hits + [1] * (8 - card.large - hits)
    game = table(
        "O...\n....\n....",
        {"orlaf": {"facing": "east"}},
        [{"kind": kind, "at": "B1", "facing": "west", "name": "the other"}],
        dice=[faces, [1] * card.fight],
        turn={"hero": "orlaf", "dice": 3, "feat": "forge_blow"},
    )
    return game.play("fight:the other")


@pytest.mark.rule("SAG-DMG-01", "SAG-DMG-02")
@pytest.mark.parametrize("hits", range(6))
@pytest.mark.parametrize("kind", TABLES)
def test_the_damage_tables_of_the_panel(kind: str, hits: int) -> None:
    game = struck(kind, hits)
    assert game.state.last_attack.hits == hits
    expected = TABLES[kind][hits]
    if expected == "bones" and kind == "zombie_troll":
        assert game.asked == "bones"
        game.play("C2")
    assert (game.model("the other") is None) == (expected in ("bones", "destroyed"))
    assert len(game.state.bones) == (expected == "bones")


@pytest.mark.rule("SAG-DMG-03")
@pytest.mark.parametrize("kind", TABLES)
def test_more_hits_than_the_table_knows_are_its_last_entry(kind: str) -> None:
    game = table("O...\n....", {"orlaf": {}}, [{"kind": kind, "at": "C1", "name": "the other"}])
    assert {result(of(game, "the other"), hits) for hits in range(4, 12)} == {"destroyed"}


@pytest.mark.rule("SAG-DMG-03")
def test_a_minion_keeps_no_hits() -> None:
    game = struck("skeleton_warrior", 1)
    skeleton = of(game, "the other")
    assert skeleton.sheet is None
    assert result(skeleton, 1) == "ignored"


@pytest.mark.rule("SAG-DMG-15")
def test_bones_lie_where_the_minion_stood_on_top_of_others() -> None:
    models = [{"kind": "zombie", "at": "B1", "facing": "west", "name": "the zombie"}]
    game = table("O..", {"orlaf": {"facing": "east"}}, models, bones=["B1", "C1"], dice=[[6, 6, 1, 1, 1], [1, 1, 1]])
    game.play("fight:the zombie")
    assert sorted(game.state.bones) == [1, 1, 2]


@pytest.mark.rule("SAG-DMG-15")
@pytest.mark.parametrize("square", ["B1", "C1", "B2", "C2"])
def test_the_overlord_chooses_where_a_trolls_bones_lie(square: str) -> None:
    game = struck("zombie_troll", 3)
    assert (game.asked, game.seat, sorted(map(str, game.offers))) == ("bones", 0, ["B1", "B2", "C1", "C2"])
    game.play(square)
    (cell,) = game.state.bones
    assert cell == "ABCD".index(square[0]) + 4 * (int(square[1]) - 1)


# -- heroes and bosses ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-DMG-04", "SAG-DMG-05")
@pytest.mark.parametrize("hits", range(6))
@pytest.mark.parametrize("kind", BOSSES)
def test_a_boss_takes_one_wound_however_many_hits(kind: str, hits: int) -> None:
    game = struck(kind, hits)
    assert of(game, "the other").sheet.wounds == (hits > 0)


@pytest.mark.rule("SAG-DMG-04", "SAG-DMG-05")
@pytest.mark.parametrize("hits", range(4))
@pytest.mark.parametrize("wounds", range(4))
def test_a_hero_takes_one_wound_more_however_many_hits(wounds: int, hits: int) -> None:
    models = [{"kind": "zombie", "at": "B1", "facing": "west", "name": "the zombie"}]
    faces = [6] * hits + [1] * (3 - hits)
    defence = 5 - (wounds >= 3)
    heroes = {"orlaf": {"facing": "east", "wounds": wounds}}
    game = table("O..", heroes, models, turn={"model": "the zombie"}, dice=[faces, [1] * defence])
    game.play("fight:hero orlaf")
    assert game.hero("orlaf").sheet.wounds == wounds + (hits > 0)


@pytest.mark.rule("SAG-DMG-06", "SAG-DMG-07")
@pytest.mark.parametrize("wounds", range(5))
@pytest.mark.parametrize("who", WHITE)
def test_a_hero_is_injured_when_no_white_space_is_left(who: str, wounds: int) -> None:
    game = table(who[0].upper(), {who: {"wounds": wounds}})
    assert injured(game.hero(who)) == (wounds >= WHITE[who])


@pytest.mark.rule("SAG-DMG-08")
@pytest.mark.parametrize("wounds", [2, 3])
def test_an_injured_hero_rolls_a_die_fewer_attacking_and_defending(wounds: int) -> None:
    models = [{"kind": "zombie", "at": "B1", "facing": "west", "name": "the zombie"}]
    game = table("O..", {"orlaf": {"facing": "east", "wounds": wounds}}, models)
    hero, zombie = game.hero("orlaf"), of(game, "the zombie")
    expected = 4 if wounds == 3 else 5
    assert readied(game.state, hero, zombie, "fight").dice == expected
    assert readied(game.state, zombie, hero, "fight").defence == expected
    assert readied(game.state, zombie, hero, "strike").defence == expected


@pytest.mark.rule("SAG-DMG-10")
@pytest.mark.parametrize("kind", TABLES)
def test_minions_are_never_injured(kind: str) -> None:
    game = struck(kind, 1)
    assert not injured(of(game, "the other"))
    assert result(of(game, "the other"), 2) != "wound"


@pytest.mark.rule("SAG-DMG-10")
@pytest.mark.parametrize("kind", BOSSES)
def test_a_boss_is_injured_by_its_own_track(kind: str) -> None:
    models = [{"kind": kind, "at": "C1", "wounds": 4, "name": "the boss"}]
    boss = of(table("O...\n....", {"orlaf": {}}, models), "the boss")
    assert not injured(boss)  # five white spaces
    boss.sheet.wounds = 5
    assert injured(boss)


@pytest.mark.rule("SAG-DMG-11", "SAG-DMG-12")
@pytest.mark.parametrize(("wounds", "winner"), [(3, ""), (4, "overlord")])
def test_the_fifth_wound_of_a_hero_is_the_end(wounds: int, winner: str) -> None:
    models = [{"kind": "zombie", "at": "B1", "facing": "west", "name": "the zombie"}]
    heroes = {"rordin": {"facing": "east", "wounds": wounds}, "danor": {"at": "C1", "facing": "east"}}
    defence = 4 - (wounds == 4)
    game = table("R..", heroes, models, turn={"model": "the zombie"}, dice=[[6, 1, 1], [1] * defence])
    game.play("fight:hero rordin")
    assert (game.state.winner, game.match.over) == (winner, bool(winner))
    assert (game.hero("rordin").at == OFF) == bool(winner)


def without_end(danor: dict[str, Any], **given: Any) -> Dialogue:
    """A zombie before a Rordin who stands no more; nobody has lost when a hero is stunned."""
    drawn = {"things": "....\n.Rz.\n...D", "stunned_loses": False}
    heroes = {"rordin": {"facing": "south", "wounds": 4}, "danor": danor}
    models = [{"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}]
    return table(drawn, heroes, models, **given)


@pytest.mark.rule("SAG-DMG-12", "SAG-DMG-13")
def test_elsewhere_a_stunned_hero_is_off_the_board_and_the_game_goes_on() -> None:
    game = without_end({"facing": "north"}, turn={"model": "the zombie"}, dice=[[6, 6], [1, 1, 1]])
    game.play("fight:hero rordin")
    hero, zombie = game.hero("rordin"), of(game, "the zombie")
    assert (hero.at, hero.sheet.wounds, game.state.winner) == (OFF, 5, "")
    assert not occupied(game.state) >> 5 & 1
    assert readied(game.state, zombie, game.hero("danor"), "fight").dice == 3  # not outnumbered any more
    game.until("turn")
    assert game.state.turn.model == game.hero("danor").number  # nobody else is left to choose


@pytest.mark.rule("SAG-DMG-12")
def test_the_last_hero_who_is_stunned_is_the_end_everywhere() -> None:
    game = without_end({"stunned": True}, turn={"model": "the zombie"}, dice=[[6, 6, 6], [1, 1, 1]])
    game.play("fight:hero rordin")
    assert game.state.winner == "overlord"


@pytest.mark.rule("SAG-DMG-13")
def test_a_hero_stunned_while_breaking_away_loses_the_rest_of_the_turn() -> None:
    game = without_end({"facing": "east"}, turn={"hero": "rordin"}, dice=[[6, 6, 6], [1, 1, 1]])
    game.play("A2", "the zombie")
    assert game.hero("rordin").at == OFF
    assert (game.asked, game.state.turn.model) == ("turn", game.hero("danor").number)


@pytest.mark.rule("SAG-DMG-13", "SAG-DMG-11")
@pytest.mark.parametrize("kind", ["mortibris", "grund", "elshara"])
def test_a_stunned_boss_is_off_the_board(kind: str) -> None:
    models = [{"kind": kind, "at": "B1", "facing": "west", "wounds": 4, "name": "the boss"}]
    defence = 4 + (kind == "grund")
    game = table("O..", {"orlaf": {"facing": "east"}}, models, dice=[[6] * 5, [1] * defence])
    game.play("fight:the boss")
    assert game.model("the boss") is None
    assert game.state.bones == []


@pytest.mark.rule("SAG-DMG-14")
def test_two_free_strikes_are_two_wounds() -> None:
    models = [
        {"kind": "zombie", "at": "A1", "facing": "east", "name": "left zombie"},
        {"kind": "zombie", "at": "A2", "facing": "east", "name": "other zombie"},
    ]
    dice = [[6, 6, 6], [1] * 4, [6, 6, 6], [1] * 4]
    game = table(".O..\n....", {"orlaf": {"facing": "west"}}, models, dice=dice)
    game.play("C1", "left zombie", "other zombie")
    assert game.hero("orlaf").sheet.wounds == 2
    assert game.where("orlaf") == "C1"
