"""The greedy bot: always legal, always the same, sees no more than it may, and plays well."""

from functools import partial
from random import Random

import pytest

from undercroft.bots.random import RandomBot
from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.bot.greedy import Greedy
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.lab.sim import play_out

from ..table import Table, table

HEROES = ("warrior", "mage", "cleric", "rogue")
VARIANTS = [(4, {}), (1, {}), (8, {}), (2, {"campaign": True}), (1, {"campaign": True, "story": "tower_of_death"})]
VARIANTS += [(3, {"streamline": False}), (1, {"streamline": False}), (2, {"vanishing": True, "missions": False})]
VARIED = [f"{players}-{'-'.join(options)}" for players, options in VARIANTS]


def started(players: int, seed: int = 1, **options: object) -> Match:
    return Match(GAME, GAME.read_options(options), players, Seeded(seed), log=False)


def greedy(players: int) -> list[Greedy]:
    return [Greedy(Random(seat)) for seat in range(players)]


def turn(position: Table, bot: Greedy | None = None) -> Table:
    """Let the bot play the first player's round."""
    bot = bot or Greedy(Random(0))
    match, used = position.match, len(position.match.state.results)
    this_round = match.state.round
    while match.state.round == this_round and (ask := match.ask(0)) and len(match.state.results) == used:
        position.play(1, bot.choose(0, ask, partial(match.view, 0)))
    return position


# -- any game at all --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), VARIANTS, ids=VARIED)
def test_it_can_play_every_variant(players: int, options: dict[str, object]) -> None:
    match = started(players, **options)
    play_out(match, greedy(players))  # refuses illegal answers
    assert match.outcome() is not None


@pytest.mark.parametrize("options", [{}, {"streamline": False}], ids=["", "streamline"])
def test_it_copes_with_anything_that_has_happened(options: dict[str, object]) -> None:
    """Half of the answers are somebody else's: no plan survives, and the bot goes on from wherever it finds itself."""
    for seed in range(2):
        match = started(2, seed, **options)
        play_out(match, [Distracted(Random(seat + seed)) for seat in range(2)])
        assert match.outcome() is not None


class Distracted:
    """A greedy player whose every second answer is random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.greedy = Greedy(rng)

    def choose(self, seat, ask, view):
        return self.greedy.choose(seat, ask, view) if self.rng.random() < 0.5 else ask.space.sample(self.rng)


def test_the_same_game_twice() -> None:
    one, two = started(3), started(3)
    play_out(one, greedy(3))
    play_out(two, greedy(3))
    assert one.entries == two.entries


def test_what_it_does_again_after_taking_it_back() -> None:
    match = started(2)
    bots = greedy(2)
    rng = Random(5)
    while not match.over:
        seat = match.waiting[0]
        answer = bots[seat].choose(seat, match.ask(seat), partial(match.view, seat))
        assert match.answer(seat, answer) is None
        if rng.random() < 0.1 and match.undo_is_free(seat):
            match.undo(seat)
            assert bots[seat].choose(seat, match.ask(seat), partial(match.view, seat)) == answer
    assert match.outcome() is not None


def test_it_knows_only_what_it_may_see() -> None:
    match = started(3)
    bots, twins = greedy(3), greedy(3)
    rng = Random(7)
    while not match.over:
        seat = match.waiting[0]
        twin = GAME.redeal(match.state, seat, rng)
        answer = bots[seat].choose(seat, match.ask(seat), partial(match.view, seat))
        assert twins[seat].choose(seat, match.ask(seat), partial(GAME.view, twin, seat)) == answer
        match.accept(seat, answer)


@pytest.mark.parametrize("seed", range(6))
def test_it_beats_three_random_players(seed: int) -> None:
    match = started(4, seed)
    mine = seed % 4
    play_out(match, [Greedy(Random(seat)) if seat == mine else RandomBot(Random(seat)) for seat in range(4)])
    assert match.outcome().winners == (mine,)


# -- choices that leave no doubt --------------------------------------------------------------------------------------


def test_the_last_boss_is_near_and_it_is_strong_enough() -> None:
    """The dragon is in A6, two steps from C6 through a trap."""
    heroes = dict.fromkeys(HEROES, 5)
    end = turn(table({"heroes": heroes, "at": "C6"}, dungeon="A", round=8))
    assert "A6" in end.sheet()["explored"]
    assert end.sheet()["glory"]["C"] >= 10


def test_the_last_boss_is_near_but_it_is_too_weak() -> None:
    """It would flee there as well as here, and triggers no trap on the way for nothing."""
    pool = ("warrior", "mage", "cleric", "skull", "skull", "mage")
    end = turn(table({"at": "C6", "items": {"crown": 1}}, dungeon="A", round=8, pool=pool))
    assert end.sheet()["traps"] == 0
    assert end.sheet()["items"]["crown"] == 2


def test_it_trains_for_the_boss_it_stands_before() -> None:
    """The golem in D2 counts warriors twice: two levels more are 4 strength, and that is another band."""
    heroes = {"warrior": 3, "mage": 2, "cleric": 2, "rogue": 2}
    pool = ("cleric", "cleric", "rogue", "warrior", "warrior", "skull")
    end = turn(table({"heroes": heroes, "at": "D2"}, dungeon="A", round=3, pool=pool))
    assert end.sheet()["glory"]["A"] == 6


def test_it_brews_for_a_mission_within_reach() -> None:
    end = turn(table({"potions": 6, "at": "D4"}, {}, dungeon="A", round=8, missions=("potions8",)))
    end.sit_out(2)
    assert end.sheet()["claimed"] == ["potions8"]


@pytest.mark.parametrize("dungeon", ["E", "F"])
def test_it_does_not_lock_itself_in(dungeon: str) -> None:
    """On these cards water and a wall shut the entry room A1 off."""
    for pool in (("warrior", "mage", "cleric", "boots3", "boots3", "boots3"), ("mage", "mage") * 3):
        assert turn(table({}, dungeon=dungeon, pool=pool)).sheet()["at"] != "A1"


def test_it_keeps_the_better_cards() -> None:
    deals = [("scout", "veteran"), ("monsters_l4", "rooms"), ("cleric", "mage", "cleric", "boots3", "boots3", "boots3")]
    position = Table.start(1, deals, dungeon="A", missions=False)
    bot = Greedy(Random(0))
    for _ in range(3):
        ask = position.match.ask(0)
        position.play(1, bot.choose(0, ask, partial(position.match.view, 0)))
    assert (position.sheet()["power"], position.sheet()["objective"]) == ("veteran", "monsters_l4")
    assert position.sheet()["health"] == 6


def test_the_treasure_hunter_takes_a_gem_that_is_hard_to_reach() -> None:
    deals = [("scout", "treasure_hunter"), ("monsters_l4", "rooms")]
    position = Table.start(1, deals, dungeon="A", missions=False)
    position.play(1, "treasure_hunter", "rooms")
    letter = Greedy(Random(0)).choose(0, position.match.ask(0), partial(position.match.view, 0))
    assert letter in "EFGH"


def test_it_declines_nothing_that_nobody_declines() -> None:
    """Asked about each: potions against damage, gems, missions."""
    pool = ("skull", "mage", "cleric", "skull", "boots3", "warrior")
    position = table(
        {"potions": 8, "at": "B2"}, dungeon="C", pool=pool, missions=("potions8",), options={"streamline": False}
    )
    end = turn(position).sheet()
    assert end["damage"] == 0
    assert end["claimed"] == ["potions8"]
