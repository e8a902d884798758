"""What a position is worth, and what the bot tells a search that it could do."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from undercroft.bots import make_bot
from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.bot.chances import heroes_chance
from undercroft.games.dungeonsaga.bot.outlook import Outlook
from undercroft.games.dungeonsaga.bot.party import HeroJudge
from undercroft.games.dungeonsaga.bot.turn import Planner
from undercroft.games.dungeonsaga.models import find, hero_id
from undercroft.games.dungeonsaga.state import OVERLORD
from undercroft.games.dungeonsaga.view import copy_state
from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Line, Planning
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.lab.sim import play_out

from ..beginnings import of, ready
from ..positions import Dialogue


def begun(adventure: str = "skeletons_in_the_cellar") -> Dialogue:
    return ready(of(adventure))


def lines(game: Dialogue, many: int = 8) -> list[Line]:
    """What the bot could do about what is asked now."""
    seat, bot = game.match.waiting[0], GAME.greedy(Random(1))
    assert isinstance(bot, Planning)
    ask = game.match.ask(seat)
    assert ask is not None
    return bot.lines(seat, ask, Position(game.match, seat), many)


def test_every_wound_costs_the_heroes_more_than_the_one_before():
    game = begun()
    worths = []
    for wounds in range(5):
        game.hero("orlaf").sheet.wounds = wounds
        worths.append(heroes_chance(game.state))
    costs = [before - after for before, after in pairwise(worths)]
    assert costs[0] > 0
    assert costs == sorted(costs)


def test_a_model_less_is_good_for_the_heroes_also_if_its_bones_are_left():
    g = begun().state
    before = heroes_chance(g)
    fallen = g.minions.pop()
    assert heroes_chance(g) > before
    destroyed = heroes_chance(g)
    g.bones.append(fallen.at)
    assert before < heroes_chance(g) < destroyed


def test_time_is_on_the_overlords_side():
    g = begun().state
    worths = []
    while g.overlord.deck:
        worths.append(heroes_chance(g))
        g.overlord.deck.pop()
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[-1]


def test_where_all_must_gather_it_is_good_to_be_near():
    g = begun().state
    g.fittings, g.revealed, g.minions = [], 0b11, []
    hero = g.heroes[0]
    worths = []
    for _ in range(4):
        worths.append(heroes_chance(g))
        hero.at += 1  # eastwards, to the exit
    assert worths == sorted(worths)
    assert worths[0] < worths[-1]


@pytest.mark.parametrize("adventure", ["skeletons_in_the_cellar", "the_kings_porch", "only_one_gets_out_alive"])
def test_what_one_side_gains_the_other_loses(adventure: str):
    match = begun(adventure).match
    heroes, overlord = GAME.evaluate(match.view(1), 1), GAME.evaluate(match.view(OVERLORD), OVERLORD)
    assert heroes == -overlord
    assert -1 < heroes < 1


def test_the_bots_own_plan_comes_first_and_there_are_different_ones():
    game = begun().play("rordin")
    seat = game.match.waiting[0]
    own = make_bot("greedy", GAME, Random(1)).choose(seat, game.match.ask(seat), Position(game.match, seat))
    told = lines(game)
    assert told[0][0] == ("sag-ask-turn", own)
    assert len(set(told)) == len(told) > 4
    feats = [offer for offer in game.offers if str(offer).startswith("feat:")]
    assert feats
    assert {line[0][1] for line in told} >= set(feats)


def test_a_plan_ends_with_an_action_or_ends_the_turn():
    """So nobody thinks again about a turn in which there is nothing left to do."""
    planned = [line for line in lines(begun().play("rordin"))[1:] if not str(line[0][1]).startswith(("feat:", "use:"))]
    ends = {str(line[-1][1]).partition(":")[0] for line in planned}
    assert "end" in ends
    assert ends <= {"end", "fight", "shoot", "cast", "deed"}


def test_a_quick_bot_sends_the_foremost_hero_first():
    game = begun()
    seat = game.match.waiting[0]
    ask = game.match.ask(seat)
    assert ask.prompt.id == "sag-ask-next-hero"
    outlook = Outlook(game.state)
    assert outlook.focus is not None
    ways = outlook.focus[1]
    first = GAME.quick(Random(1)).choose(seat, ask, Position(game.match, seat))
    steps = {hero_id(hero): ways[hero.at] for hero in outlook.heroes}
    assert steps[first] == min(steps.values())


def test_of_orders_all_that_count_are_told_with_the_end_among_them():
    game = begun()
    bots = [make_bot("greedy", GAME, Random(seat)) for seat in range(2)]
    while game.match.waiting != [OVERLORD] or game.match.ask(OVERLORD).prompt.id != "sag-ask-order":
        seat = game.match.waiting[0]
        game.match.answer(seat, bots[seat].choose(seat, game.match.ask(seat), Position(game.match, seat)))
    told = [str(line[0][1]) for line in lines(game, many=50)]
    assert sorted(told) == sorted(map(str, game.offers))
    assert "end" in [str(line[0][1]) for line in lines(game, many=6)]


def test_what_hardly_matters_is_not_searched():
    game = of("skeletons_in_the_cellar")
    assert game.ask.prompt.id == "sag-ask-start"
    assert len(lines(game)) == 1


def test_the_quick_bot_plays_to_the_end():
    match = Match(GAME, players=2, chance=Seeded(3), snapshots=False)
    play_out(match, [GAME.quick(Random(seat)) for seat in range(2)])
    assert match.outcome() is not None


@pytest.mark.parametrize("adventure", ["skeletons_in_the_cellar", "the_kings_porch"])
def test_a_place_that_is_not_looked_at_closely_could_not_have_been_the_best(adventure: str):
    """Looking for the best plan alone, some are left out; looking for several, none."""
    match = Match(GAME, GAME.read_options({"adventure": adventure}), 2, Seeded(4), snapshots=False)
    bots = [GAME.greedy(Random(seat)) for seat in range(2)]
    seen = 0
    while seen < 25:
        seat = match.waiting[0]
        g = copy_state(match.state)
        if g.turn is not None and seat != OVERLORD:
            hero = find(g, g.turn.model)
            planners = [Planner(g, hero, g.turn, HeroJudge(g, hero, g.turn)) for _ in range(2)]
            assert planners[0].best() == planners[1].several(1)[0]
            seen += 1
        match.answer(seat, bots[seat].choose(seat, match.ask(seat), Position(match, seat)))
