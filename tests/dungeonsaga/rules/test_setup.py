"""Setting up an adventure (SAG-SET)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from dialogue import Calm
from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.adventure.adventures import adventure, adventures
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import hero_id, laid, name_of_cell
from undercroft.games.dungeonsaga.rules.campaign import course
from undercroft.games.dungeonsaga.rules.turns import waiting
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga, Options
from undercroft.games.dungeonsaga.stats import armour, fight_dice, movement, shooting_dice
from undercroft.games.dungeonsaga.view import view
from undercroft.kernel.chance import Scripted
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match

from ..beginnings import begun, of, ready
from ..positions import Dialogue, table

FIRST = "skeletons_in_the_cellar"
HALL: dict[str, Any] = {
    "things": "hh.%.d.z\nhh.s.#.c",
    "zones": "11111122\n11111#22",
    "legend": {
        "h": {"start": True},
        "s": {"minion": "skeleton_warrior", "facing": "west"},
        "d": {"door": "single_door", "lock": 2, "id": "hall_door"},
        "z": {"minion": "zombie"},
        "c": {"chest": True, "ward": 1, "id": "far_chest", "holds": ["healing_potion"]},
    },
    "spells": {"danor": ["flame", "aegis"]},
    "items": {"orlaf": ["healing_potion", "battle_potion"]},
}
"""Two zones, and things for two heroes."""


def seats(game: Dialogue) -> dict[str, int]:
    return {hero_id(hero): hero.seat for hero in game.state.heroes}


# -- people -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-SET-01")
@pytest.mark.parametrize("players", range(2, 6))
def test_one_overlord_and_one_to_four_heroes(players: int) -> None:
    game = ready(of(FIRST, players))
    assert [GAME.side(seat) for seat in range(players)] == ["overlord"] + ["heroes"] * (players - 1)
    assert all(m.seat == OVERLORD for m in game.state.minions)
    assert OVERLORD not in seats(game).values()


@pytest.mark.rule("SAG-SET-01")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_fewer_and_no_more(players: int) -> None:
    with pytest.raises(BadInput, match="2 to 5"):
        Match(GAME, Options(), players, Scripted([], Calm()))


@pytest.mark.rule("SAG-SET-01")
def test_the_heroes_are_one_side() -> None:
    """All hero players win, whoever brought it about."""
    game = table("O.R.", {"orlaf": {"player": 2}, "rordin": {"player": 3}}, players=3)
    game.state.winner = "heroes"
    won = GAME.outcome(game.state)
    assert won is not None
    assert won.winners == (1, 2)


@pytest.mark.rule("SAG-SET-02", "SAG-SET-06")
@pytest.mark.parametrize("players", range(2, 6))
def test_all_heroes_are_in_play_however_many_play(players: int) -> None:
    game = ready(begun(HALL, players))
    assert list(seats(game)) == ["orlaf", "rordin", "madriga", "danor"]
    assert len(waiting(game.state)) == 4, "and all of them take turns"
    assert set(seats(game).values()) == set(range(1, players)), "nobody is without a hero"


@pytest.mark.rule("SAG-SET-02")
def test_heroes_are_split_freely() -> None:
    game = begun({**HALL, "legend": {**HALL["legend"], "z": {"minion": "zombie", "facing": "west"}}}, 3)
    assert game.asked == "share"
    assert game.offers == [1, 2]
    assert game.ask.seats == (1, 2), "the hero players agree, the overlord has no say"
    game.play(2, 2, 2)
    assert game.offers == [1], "somebody would be left without a hero"
    ready(game.play(1))
    assert seats(game) == {"orlaf": 2, "rordin": 2, "madriga": 2, "danor": 1}
    alone = begun(HALL)
    assert set(seats(alone).values()) == {1}, "one player has them all, unasked"


@pytest.mark.rule("SAG-SET-04", "SAG-SET-06")
def test_everybody_is_told_who_plays_whom_before_anything_else() -> None:
    game = of(FIRST, 3)
    assert game.asked == "share"
    assert game.state.revealed == 0, "nothing is laid out yet"
    game.play(2, 1)
    assert seats(game) == {"orlaf": 2, "rordin": 1}
    for seat in range(3):
        told = [line.news.msg for line in game.match.read_log(seat) if line.news.rule == "SAG-SET-04"]
        assert [line.args["seat"].args["n"] for line in told] == [3, 2]  # type: ignore[union-attr]


@pytest.mark.rule("SAG-SET-06")
@pytest.mark.parametrize("name", list(adventures()))
def test_the_heroes_are_those_of_the_adventure(name: str) -> None:
    game = ready(of(name))
    kinds = tuple(hero.kind for hero in game.state.heroes)
    assert kinds == adventure(name).heroes, "each with its model and the card that belongs to it"
    assert all(hero.sheet is not None for hero in game.state.heroes)


# -- the adventure ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-SET-03")
def test_the_campaign_is_ten_adventures_in_their_order() -> None:
    assert len(course()) == 10
    assert [adventure(name).number for name in course()] == list(range(1, 11))


@pytest.mark.rule("SAG-SET-03")
@pytest.mark.parametrize("campaign", [False, True])
def test_one_game_is_one_adventure_and_a_campaign_goes_on(campaign: bool) -> None:
    g = ready(of(FIRST, campaign=campaign)).state
    g.winner = "heroes"
    later = Dialogue(Match(GAME, g.options, 2, Scripted([], Calm()), state=g), {})
    assert later.match.over != campaign
    if campaign:
        assert later.asked == "continue"
        later.play("continue")
        assert later.state.adventure == course()[1]
        assert [(one.adventure, one.winner) for one in later.state.results] == [(FIRST, "heroes")]


@pytest.mark.rule("SAG-SET-05")
def test_the_adventure_is_agreed_on_before_the_game() -> None:
    assert GAME.allowed("adventure") == list(adventures())
    assert ready(of("hoggars_larder")).state.adventure == "hoggars_larder"
    with pytest.raises(BadInput):
        GAME.setup(Options(adventure="nowhere"), 2)


@pytest.mark.rule("SAG-SET-05", "SAG-SET-08")
@pytest.mark.parametrize("seat", [1, None])
def test_what_lies_behind_a_door_is_shown_to_nobody(seat: int | None) -> None:
    """Nothing that heroes are told names a square, a model or a chest of the second zone."""
    game = ready(begun(HALL))
    g = game.state
    shown = msgspec.json.encode([view(g, seat), GAME.scene(view(g, seat))]).decode()
    assert "hall_door" in shown
    assert "far_chest" not in shown
    assert "zombie" not in shown
    squares = json.loads(msgspec.json.encode(GAME.scene(view(g, seat))))["board"]["cells"]
    beyond = [name_of_cell(g, at) for at, _ in squares if name_of_cell(g, at)[0] in "GH"]
    assert beyond == []


@pytest.mark.rule("SAG-SET-08")
def test_only_the_first_zone_is_laid_out_up_to_the_door() -> None:
    g = ready(begun(HALL)).state
    assert g.revealed == 1
    assert [fitting.id for fitting in g.fittings] == ["hall_door"], "the door itself is there, the chest is not"
    assert [m.kind for m in g.minions] == ["skeleton_warrior"]
    assert {name_of_cell(g, cell) for cell in range(16) if laid(g).floor >> cell & 1} == {
        *("A1", "B1", "C1", "D1", "E1", "F1"),
        *("A2", "B2", "C2", "D2", "E2"),
    }


@pytest.mark.rule("SAG-SET-08")
@pytest.mark.parametrize("name", list(adventures()))
def test_every_adventure_begins_before_its_doors(name: str) -> None:
    g = ready(of(name)).state
    assert g.revealed == adventure(name).start_zones
    floor = laid(g).floor
    assert all(floor >> hero.at & 1 for hero in g.heroes)
    assert not any(floor & zone.cells for n, zone in enumerate(adventure(name).zones) if not g.revealed >> n & 1)


@pytest.mark.rule("SAG-SET-07")
def test_items_spells_and_models_are_as_the_adventure_says() -> None:
    g = ready(begun(HALL)).state
    sheets = {hero_id(hero): hero.sheet for hero in g.heroes}
    assert sheets["danor"].spells == {"flame": 0, "aegis": 0}  # type: ignore[union-attr]
    assert sheets["orlaf"].items == ["healing_potion", "battle_potion"]  # type: ignore[union-attr]
    assert sheets["rordin"].items == []  # type: ignore[union-attr]
    assert [name_of_cell(g, cell) for cell in g.bones] == ["D1"]
    assert [(m.kind, name_of_cell(g, m.at), m.facing) for m in g.minions] == [("skeleton_warrior", "D2", 3)]
    door = g.fittings[0]
    assert (door.kind, [name_of_cell(g, cell) for cell in door.cells]) == ("single_door", ["F1"])
    assert (door.dice, door.armour, door.ward) == (2, 2, 0)


@pytest.mark.rule("SAG-SET-07")
def test_what_is_handed_out_is_not_in_the_box_any_more() -> None:
    g = ready(begun(HALL)).state
    assert g.supply["healing_potion"] == content().items["healing_potion"].copies - 2, "one is in the chest"
    assert g.supply["haste_potion"] == content().items["haste_potion"].copies


@pytest.mark.rule("SAG-SET-07")
@pytest.mark.parametrize("name", list(adventures()))
def test_what_chests_hold_is_not_in_the_box_any_more(name: str) -> None:
    g = ready(of(name, 2)).state
    held = Counter(card for hero in g.heroes if hero.sheet is not None for card in hero.sheet.items)
    held.update(card for chest in adventure(name).fitting.values() for card in chest.holds)
    assert g.supply == {item.id: item.copies - held[item.id] for item in content().items.values()}


@pytest.mark.rule("SAG-SET-07", "SAG-SET-08")
@pytest.mark.parametrize(("seat", "left"), [(OVERLORD, 2), (1, 3), (None, 3)])
def test_only_the_overlord_knows_what_is_missing_from_the_box_for_a_chest(seat: int | None, left: int) -> None:
    g = ready(begun(HALL)).state
    assert content().items["healing_potion"].copies == 4
    assert view(g, seat).table.supply["healing_potion"] == left


@pytest.mark.rule("SAG-SET-14")
@pytest.mark.parametrize("name", list(adventures()))
def test_every_adventure_supplies_what_it_must(name: str) -> None:
    found = adventure(name)
    assert found.number >= 1
    assert found.letter
    assert found.tiles
    assert len(found.start) + len(found.places) >= len(found.heroes)
    assert found.orders >= 1
    assert found.cards >= 4
    assert found.deck_out in ("heroes", "overlord", "goes_on")
    wins = [effect.win for event in found.events for effect in event.do if effect.win]
    assert "heroes" in wins or found.deck_out == "heroes"
    for fitting in found.fitting.values():
        assert bool(fitting.lock) != bool(fitting.ward)
    for card in found.heroes:
        if content().heroes[card].caster:
            assert found.spells[content().heroes[card].hero]


@pytest.mark.rule("SAG-SET-14")
def test_what_the_adventure_supplies_counts() -> None:
    """Start squares, the overlord's orders and what may be raised."""
    game = begun({**HALL, "orders": 3, "raises": {"zombie": 1}})
    assert game.asked == "start"
    assert game.offers == ["A1", "B1", "A2", "B2"]
    game.refuses("C1")
    ready(game).until("order")
    assert game.state.overlord.orders == 3
    assert [one for one in game.offers if str(one).startswith("raise")] == ["raise:D1:zombie"]


# -- cards and the beginning ------------------------------------------------------------------------------------------


DEALT = ["wake_2", "onward_3", "ambush_1", "onward_1", "onward_1", "twice_as_fierce", "wake_3", "onward_2", "ambush_2"]


@pytest.mark.rule("SAG-SET-09", "SAG-CMD-01", "SAG-CMD-03")
def test_the_deck_and_the_hand() -> None:
    """Nine cards at random of all there are; the top three are the hand."""
    g = ready(begun(HALL, draws=[DEALT])).state
    assert g.overlord.hand == DEALT[:3]
    assert list(reversed(g.overlord.deck)) == DEALT[3:], "the top of the deck is drawn first"
    every = Counter({card.id: card.copies for card in content().commands.values()})
    assert Counter(g.overlord.box) == every - Counter(DEALT)


@pytest.mark.rule("SAG-SET-09", "SAG-CMD-12")
@pytest.mark.parametrize("name", list(adventures()))
def test_so_many_cards_as_the_adventure_says(name: str) -> None:
    overlord = ready(of(name)).state.overlord
    assert len(overlord.hand) == 3
    assert len(overlord.hand) + len(overlord.deck) == adventure(name).cards
    kinds = {content().commands[card].kind for card in [*overlord.hand, *overlord.deck, *overlord.box]}
    assert not kinds & set(adventure(name).without)


@pytest.mark.rule("SAG-SET-10", "SAG-WIN-02")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_story_goals_and_special_rules_are_read_to_everybody(seat: int | None) -> None:
    game = ready(of(FIRST, 3))
    told = [line.news.msg.id for line in game.match.read_log(seat)]
    prefix = f"sag-adventure-{FIRST}-"
    read = [f"{prefix}{part}" for part in ("story", "goal-heroes", "goal-overlord", "rules")]
    assert [line for line in told if line in read] == read
    assert told.index(read[0]) > max(at for at, line in enumerate(told) if line == "sag-log-share")
    assert told.index(read[-1]) < told.index("sag-log-round"), "before the first turn"


@pytest.mark.rule("SAG-SET-11")
def test_a_hero_begins_whom_the_players_choose() -> None:
    for first in ("orlaf", "danor"):
        game = ready(begun(HALL))
        assert (game.state.round, game.state.part, game.asked) == (1, "heroes", "next-hero")
        assert game.ask.seats == (1,)
        game.play(first)
        assert game.state.turn is not None
        assert game.hero(first).number == game.state.turn.model


@pytest.mark.rule("SAG-SET-11")
@pytest.mark.parametrize("name", list(adventures()))
def test_the_overlord_never_begins(name: str) -> None:
    game = ready(of(name))
    assert OVERLORD not in game.ask.seats


CARDS = {
    "orlaf": (7, 5, 2, 0),
    "rordin": (5, 4, 4, 0),
    "madriga": (8, 3, 2, 3),
    "danor": (7, 2, 2, 0),
}


@pytest.mark.rule("SAG-SET-12")
@pytest.mark.parametrize("who", CARDS)
def test_what_the_hero_cards_state(who: str) -> None:
    game = table("....\n.a..\n....", {who: {"at": "a"}})
    hero = game.hero(who)
    assert (movement(hero), fight_dice(hero), armour(hero), shooting_dice(hero)) == CARDS[who]
    assert game.state.turn is not None
    assert game.state.turn.steps == CARDS[who][0], "so many squares in a turn"


@pytest.mark.rule("SAG-SET-12")
def test_what_the_values_are_for() -> None:
    """So many dice in a fight, and only a die above the armour can hurt."""
    for face, hurt in ((2, 0), (3, 1)):
        game = table(
            "Oz..",
            {"orlaf": {"facing": "east"}},
            [{"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}],
            turn="overlord",
            dice=[[face, 1, 1], [1, 1, 1, 1, 1]],
        )
        game.play("order:the zombie", "fight:hero orlaf")
        sheet = game.hero("orlaf").sheet
        assert sheet is not None
        assert sheet.wounds == hurt


def fresh(g: DungeonSaga) -> None:
    """Nobody is hurt, and nothing is used."""
    for m in [*g.heroes, *g.minions]:
        assert m.effects == []
        if m.sheet is not None:
            assert m.sheet.wounds == 0
            assert m.sheet.feats == []
            assert set(m.sheet.spells.values()) <= {0}
    assert not any(fitting.open for fitting in g.fittings)
    assert all(fitting.dice or fitting.ward for fitting in g.fittings)
    assert g.counters == {}


@pytest.mark.rule("SAG-SET-13", "SAG-RCV-01")
@pytest.mark.parametrize("name", list(adventures()))
def test_everything_is_fresh_at_the_start(name: str) -> None:
    fresh(ready(of(name)).state)


@pytest.mark.rule("SAG-SET-13")
def test_wounds_and_used_feats_stay_behind_in_a_campaign() -> None:
    game = ready(of(FIRST, campaign=True))
    g = game.state
    for hero in g.heroes:
        assert hero.sheet is not None
        hero.sheet.wounds = 2
        hero.sheet.feats = ["whirlwind"]
        hero.sheet.items.append("healing_potion")
    g.counters["prayers"] = 3
    g.winner = "heroes"
    again: Match[DungeonSaga] = Match(GAME, g.options, 2, Scripted([], Calm()), state=g)
    later = Dialogue(again, {})
    assert later.asked == "continue"
    while later.state.round == 0 or later.asked == "continue":
        later.play(later.offers[0])
    assert later.state.adventure == course()[1]
    fresh(later.state)
    carried = [item for hero in later.state.heroes for item in hero.sheet.items]  # type: ignore[union-attr]
    assert carried.count("healing_potion") >= 2, "what was found is kept"


# -- facing and tiles -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-SET-15")
def test_the_adventure_fixes_the_facing_of_heroes() -> None:
    game = of(FIRST)
    while game.state.round == 0:
        assert game.asked == "start", "nobody is asked which way to look"
        game.play(game.offers[0])
    assert {hero.facing for hero in game.state.heroes} == {1}
    assert {m.facing for m in game.state.minions} == {3}


@pytest.mark.rule("SAG-SET-15")
def test_or_the_owner_chooses_it() -> None:
    legend = {**HALL["legend"], "s": {"minion": "skeleton_warrior"}}
    game = begun({**HALL, "legend": legend}, 3)
    game.until("facing")
    assert game.ask.seats == (OVERLORD,), "the skeleton is the overlord's"
    game.play("east")
    game.play("A1")
    assert game.asked == "facing"
    assert game.ask.seats == (game.hero("orlaf").seat,)
    game.play("west")
    assert (game.state.minions[0].facing, game.hero("orlaf").facing) == (1, 3)


@pytest.mark.rule("SAG-SET-15")
def test_so_it_is_when_a_door_is_opened() -> None:
    game = table(
        {key: value for key, value in HALL.items() if key not in ("spells", "items")},
        {"orlaf": {"at": "E1", "facing": "east"}},
        [],
        dice=[[6, 6, 6, 6, 6], [1, 1]],
    )
    game.play("fight:hall_door")
    assert game.asked == "facing"
    assert game.ask.seats == (OVERLORD,)
    game.play("south")
    assert game.state.minions[0].facing == 2


@pytest.mark.rule("SAG-SET-16")
def test_the_box_has_thirty_three_tiles() -> None:
    assert sum(tile.copies for tile in content().tiles.values()) == 33


@pytest.mark.rule("SAG-SET-16")
@pytest.mark.parametrize("name", list(adventures()))
def test_adventures_are_built_of_them(name: str) -> None:
    found = adventure(name)
    used = Counter(entry.tile for entry in found.tiles)
    assert all(count <= content().tiles[tile].copies for tile, count in used.items())
