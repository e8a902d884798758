"""Setting up a quest: heroes, skills, shopping, the board, and what nobody may see."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.game import DescentGame
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.scenario.inspect import inspect
from undercroft.games.descent.state import Options
from undercroft.kernel.chance import Draw, Scripted, Shuffle
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match

from ..drawn import hero, table
from ..positions import Calm, Dialogue

GAME = DescentGame()


def begun(players: int = 3, chance: Any = (), **options: Any) -> Dialogue:
    """A game from its very beginning; what chance is not told to do comes in the order of the box."""
    chosen = GAME.read_options(options)
    return Dialogue(Match(GAME, chosen, players, Scripted(chance, Calm())))


def to_the_first_turn(game: Dialogue) -> Dialogue:
    return game.until("next-hero")


# -- Players and heroes


@pytest.mark.rule("DES-SET-01")
def test_one_overlord_and_one_to_four_hero_players():
    assert list(GAME.players) == [2, 3, 4, 5]
    with pytest.raises(BadInput, match="6 players: allowed are 2 to 5"):
        GAME.check_players(6)
    for players in GAME.players:
        game = to_the_first_turn(begun(players))
        assert sorted({one.seat for one in game.state.heroes}) == list(range(1, players)), "seat 0 is the overlord's"


@pytest.mark.rule("DES-SET-02")
@pytest.mark.parametrize(("players", "heroes"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_a_single_hero_player_has_two_heroes_everybody_else_one(players: int, heroes: int):
    game = to_the_first_turn(begun(players))
    assert [one.seat for one in game.state.heroes] == ([1, 1] if players == 2 else list(range(1, players)))
    assert len(game.state.heroes) == heroes
    assert {one.coins for one in game.state.heroes} == {300}, "each is a whole hero"
    assert len({one.card for one in game.state.heroes}) == heroes


@pytest.mark.rule("DES-SET-03", "DES-SET-19")
def test_the_first_player_begins_with_everything_but_the_first_turn():
    game = begun(4)
    for asked in ("exchange", "shop", "start"):
        game.until(asked)
        assert game.seat == 1
        game.play(game.ask.default or game.offers[0])
        game.until(asked)
        assert game.seat == 2
    to_the_first_turn(game)
    assert len(game.offers) == 3
    assert game.ask.seats == (1, 2, 3), "all of them decide who goes first"


@pytest.mark.rule("DES-SET-04")
def test_a_game_is_one_quest_chosen_before_it_begins():
    game = to_the_first_turn(begun(quest="three_hides"))
    assert game.state.conquest == quest("three_hides").conquest[3]
    assert game.said[0] == "des-quest-three_hides-intro"
    with pytest.raises(BadInput, match="there is no quest 'nowhere'"):
        begun(quest="nowhere")


@pytest.mark.rule("DES-SET-06")
def test_heroes_are_dealt_at_random_and_none_twice():
    game = begun(4, chance=[("mordrog", "lyssa", "ronan")])
    assert [one.card for one in game.state.heroes] == ["mordrog", "lyssa", "ronan"]
    twice = begun(4).match.entries[0]
    assert len(set(twice.answer)) == 3  # type: ignore[arg-type]
    refusal = Draw(list(content().heroes), 2).why_not(("mordrog", "mordrog"))
    assert refusal is not None
    assert len(content().heroes) == 20


@pytest.mark.rule("DES-SET-07")
def test_heroes_may_be_chosen_instead_the_first_player_first():
    game = begun(3, choose_heroes=True)
    assert (game.asked, game.seat, len(game.offers)) == ("hero", 1, 20)
    game.play("lyssa")
    assert (game.asked, game.seat) == ("hero", 2)
    assert "lyssa" not in game.offers
    game.play("mordrog")
    assert [one.card for one in game.state.heroes] == ["lyssa", "mordrog"]


@pytest.mark.rule("DES-SET-08", "DES-SET-09", "DES-SET-10")
def test_a_hero_begins_unhurt_rested_with_300_coins_and_all_orders():
    game = to_the_first_turn(begun(heroes=("lyssa", "ispher")))
    first = game.hero()
    assert (first.wounds, first.fatigue, first.coins) == (8, 5, 300)
    assert (first.order, first.acted) == ("", False), "no order is placed, and the turn token shows green"
    game.play("lyssa").until("action").play("ready")
    assert [offer for offer in game.offers if str(offer).startswith("order:")] == [
        "order:aim",
        "order:dodge",
        "order:guard",
        "order:rest",
    ]


# -- Shopping


@pytest.mark.rule("DES-SET-14", "DES-SET-15")
def test_before_the_game_any_number_of_shop_cards_and_potions_but_nothing_else():
    game = begun().until("shop")
    offered = {str(offer).partition(":")[0] for offer in game.offers}
    assert offered == {"card", "potion", "leave"}, "no treasures, skills, training, and nothing to sell"
    game.play("card:sword", "card:iron_shield", "potion:vitality", "potion:healing")
    assert game.hero().coins == 300 - 75 - 25 - 50 - 50
    assert game.refuses("card:crossbow") == "DES-SET-14"
    game.play("card:leather_armor")
    assert game.hero().coins == 50
    assert [item.card for item in game.hero().items] == ["sword", "iron_shield", "vitality", "healing", "leather_armor"]


@pytest.mark.rule("DES-SET-16", "DES-SET-17")
def test_the_stock_is_limited_and_the_first_player_has_the_first_choice():
    game = begun(4).until("shop")
    assert sum(game.state.shop.values()) == 24
    game.play("card:axe", "card:axe", "drop:1", "done", "leave")
    assert (game.asked, game.seat) == ("shop", 2)
    assert "card:axe" not in game.offers
    game.play("card:sword")
    to_the_first_turn(game)
    assert (game.state.shop["axe"], game.state.shop["sword"]) == (0, 2), "what is left stays for later"


# -- The board


@pytest.mark.rule("DES-SET-05", "DES-SET-23", "DES-SET-24")
def test_the_overlord_lays_out_the_starting_area_alone_then_the_heroes_are_placed():
    game = begun(players=5).until("start")
    g = game.state
    assert g.revealed == 1 << quest("into_the_dark").start_area
    assert [token.kind for token in g.tokens] == ["glyph"], "the rest of the quest is not on the board yet"
    assert g.monsters == []
    assert (g.pits, g.rubble) == (0, 0)
    assert inspect(g)["doors"] == {0: "closed", 1: "not placed", 2: "not placed", 3: "not placed", 4: "not placed"}
    assert all(one.at < 0 for one in g.heroes), "no hero is on the board before that"


@pytest.mark.rule("DES-SET-19")
def test_heroes_begin_on_the_starting_glyph_or_next_to_it_one_to_a_space():
    game = begun(players=5).until("start")
    assert sorted(map(str, game.offers)) == ["A21", "A22", "B21", "B22"], "A22 is the glyph's"
    game.play("B21")
    assert sorted(map(str, game.offers)) == ["A21", "A22", "B22"]
    game.play("A22", "A21", "B22")
    assert (game.state.conquest, game.state.tokens[0].active) == (5, True), "active from the start, for no conquest"


@pytest.mark.rule("DES-SET-20", "DES-SET-23")
def test_heroes_see_nothing_of_areas_that_are_not_revealed():
    game = to_the_first_turn(begun())
    seen = inspect(game.match.view(1))
    assert (seen["revealed"], seen["monsters"], len(seen["tokens"])) == (["0"], {}, 1)
    assert [seen[what] for what in ("pits", "rubble", "water")] == [[], [], []]


@pytest.mark.rule("DES-SET-21", "DES-SET-25")
def test_nobody_knows_the_stacks_of_chests_and_only_the_overlord_looks_at_one_that_is_placed():
    assert content().box.chests == {"copper": (1, 2, 3), "silver": (4, 5, 6), "gold": (7, 8)}
    game = table("", hero("mordrog", at="C21"), quest="into_the_dark", players=3, chance=[(3,)])
    game.begin("run").play("door:0")
    chests = [token for token in game.state.tokens if token.kind == "chest"]
    assert [(chest.what, chest.number) for chest in chests] == [("copper", 3)]
    for seat, number in ((0, 3), (1, 0), (2, 0), (None, 0)):
        seen = game.match.view(seat).table
        assert [token.number for token in seen.tokens if token.kind == "chest"] == [number]
        assert seen.chests == {"copper": [0, 0], "silver": [0, 0, 0], "gold": [0, 0]}


@pytest.mark.rule("DES-SET-22")
@pytest.mark.parametrize(("players", "wounds"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_the_monster_cards_are_those_for_the_number_of_players(players: int, wounds: int):
    game = table("1b", hero("mordrog"), b="beastman", players=players)
    assert game.shown["monsters"][1]["wounds"] == wounds
    assert game.seen_by(1)["monsters"][1]["wounds"] == wounds, "they lie open"


@pytest.mark.rule("DES-SET-26")
def test_the_overlord_begins_with_three_cards_of_a_shuffled_deck_and_no_threat():
    game = to_the_first_turn(begun())
    overlord = game.state.overlord
    assert (len(overlord.hand), len(overlord.deck), overlord.threat) == (3, 33, 0)
    shuffled = [entry.answer for entry in game.match.entries if len(entry.answer or ()) == 36]  # type: ignore[arg-type]
    assert len(shuffled) == 1
    assert Shuffle(content().decks["overlord"]).why_not(shuffled[0]) is None


@pytest.mark.rule("DES-SET-27")
def test_play_begins_with_the_heroes():
    game = to_the_first_turn(begun())
    assert (game.state.round, game.state.step, game.asked) == (1, 0, "next-hero")


def test_options_that_name_heroes_must_name_the_right_ones():
    with pytest.raises(BadInput, match="there is no hero 'conan'"):
        begun(heroes=("conan", "lyssa"))
    with pytest.raises(BadInput, match="expected 2 different heroes"):
        begun(heroes=("lyssa", "lyssa"))
    assert Options().quest == "into_the_dark"
