"""What the bot makes of single positions: goals, danger, feats, and where the dead should rise."""

from __future__ import annotations

from functools import partial
from random import Random

from undercroft.bots import make_bot
from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.bot.course import Course
from undercroft.games.dungeonsaga.bot.danger import Danger
from undercroft.games.dungeonsaga.bot.goals import goals
from undercroft.games.dungeonsaga.bot.turn import Plan
from undercroft.games.dungeonsaga.bot.warlord import Field, raise_worth
from undercroft.games.dungeonsaga.bot.worth import wound_price
from undercroft.games.dungeonsaga.models import dungeon, hero_id
from undercroft.games.dungeonsaga.state import Turn
from undercroft.parts.cell_names import parse_cell

from ..beginnings import of, ready
from ..positions import Dialogue, table


def answer(game: Dialogue) -> str:
    """What the bot answers to what is asked now."""
    seat = game.match.waiting[0]
    return str(make_bot("greedy", GAME, Random(1)).choose(seat, game.match.ask(seat), partial(game.match.view, seat)))


def in_turn(game: Dialogue, who: str) -> Dialogue:
    if game.match.ask(game.match.waiting[0]).prompt.id == "sag-ask-next-hero":
        game.play(who)
    return game


def test_what_lies_behind_a_door_is_not_known():
    """The stair where all must gather is in a part that is not laid out: the goal is the door before it."""
    game = ready(of("the_sealed_stair"))
    assert {(goal.kind, goal.what) for goal in goals(game.state)} == {("open", "oak_door")}


def test_a_goal_that_is_laid_out_is_gone_to():
    game = ready(of("the_sealed_stair"))
    game.state.revealed = 0b111
    game.state.fittings = []
    assert {(goal.kind, goal.what) for goal in goals(game.state)} == {("stand", "stair")}


def test_the_next_wound_costs_the_more_the_fewer_are_left():
    game = ready(of("the_sealed_stair"))
    hero = game.hero("orlaf")
    prices = []
    for wounds in range(5):
        hero.sheet.wounds = wounds
        prices.append(wound_price(game.state, hero))
    assert prices == sorted(prices)
    assert prices[-1] > 3 * prices[0]


def test_an_enemy_before_a_hero_is_fought():
    game = table("O.s", {"orlaf": {"at": "O", "facing": "east"}}, [{"kind": "zombie", "at": "s", "name": "the zombie"}])
    in_turn(game, "orlaf")
    seen = []
    while not seen or not seen[-1].startswith("fight:"):
        seen.append(answer(game))
        assert len(seen) < 4, seen
        if not seen[-1].startswith("fight:"):
            game.play(seen[-1])
    assert seen[-1] == game.numbered("fight:the zombie")


def test_a_hero_who_has_enemies_behind_him_is_in_more_danger():
    models = [{"kind": "zombie", "at": "a", "facing": "east"}, {"kind": "zombie", "at": "b", "facing": "east"}]
    game = table("a.\nbO\n..", {"orlaf": {"at": "O", "facing": "west"}}, models)
    hero = game.hero("orlaf")
    before = Danger(game.state, hero).wounds()
    hero.facing = 1
    assert Danger(game.state, hero).wounds() > before > 0


def test_the_dead_do_not_rise_where_they_are_struck_down():
    game = table("O...\n....", {"orlaf": {"at": "O", "facing": "east"}})
    g = game.state
    cells = {name: parse_cell(dungeon(g).grid, name) for name in ("B1", "D1")}
    field = Field(g)
    assert raise_worth(g, field, cells["B1"], "zombie") < raise_worth(g, field, cells["D1"], "zombie")


def test_a_plan_is_dropped_when_things_are_not_as_planned():
    game = ready(of("skeletons_in_the_cellar"))
    g = game.state
    hero = g.heroes[0]
    g.turn = Turn(hero.number, 5)
    plan = Plan(1.0, ("B2", "C2"), hero.at, hero.facing)
    course = Course()
    course.take(g, hero, plan)
    assert course.next(g, hero, ["B2", "end"]) == "B2"
    assert course.next(g, hero, ["C2", "end"]) is None, "he never got to B2"
    course.take(g, hero, plan)
    g.minions[0].at += 1
    assert course.next(g, hero, ["B2", "end"]) is None
    assert hero_id(hero) in ("orlaf", "rordin")
