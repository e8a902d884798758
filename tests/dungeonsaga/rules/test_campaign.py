"""Adventures that follow one another (SAG-SET-03): what is carried over, and what is tried again."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from dialogue import Calm
from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.models import hero_id
from undercroft.games.dungeonsaga.rules.campaign import course, next_after, over
from undercroft.games.dungeonsaga.state import DungeonSaga, Result
from undercroft.kernel.chance import Scripted
from undercroft.kernel.match import Match

from ..beginnings import of, ready
from ..positions import Dialogue

FIRST, LAST = course()[0], course()[-1]


def campaign(name: str, players: int = 2) -> DungeonSaga:
    """The first turn of an adventure of a campaign."""
    return ready(of(name, players, campaign=True)).state


def won_by(winner: str, g: DungeonSaga) -> Dialogue:
    """It is over: what the others go on to."""
    g.winner = winner
    g.turn = None
    return Dialogue(Match(GAME, g.options, g.players, Scripted([], Calm()), state=g), {})


def played_on(game: Dialogue) -> DungeonSaga:
    """The first turn of the adventure after it."""
    while game.asked in ("continue", "skill"):
        game.play(game.offers[0])
    return ready(game).state


def items(g: DungeonSaga) -> dict[str, list[str]]:
    return {hero_id(hero): list(hero.sheet.items) for hero in g.heroes if hero.sheet is not None}


def give(g: DungeonSaga, who: str, *cards: str) -> None:
    for hero in g.heroes:
        if hero_id(hero) == who and hero.sheet is not None:
            hero.sheet.items += cards


def without(cards: Iterable[str], lent: Iterable[str]) -> list[str]:
    left = list(cards)
    for card in lent:
        left.remove(card)
    return left


# -- what is carried over ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-SET-03")
@pytest.mark.parametrize("name", course()[:-1])
def test_treasure_and_what_was_found_is_carried_to_the_next(name: str) -> None:
    g = campaign(name)
    who = hero_id(g.heroes[0])
    give(g, who, "haste_potion")
    before = items(g)
    later = played_on(won_by("heroes", g))
    assert later.adventure == next_after(name)
    lent, treasure = adventure(name).items, adventure(name).aftermath.treasure
    for hero, cards in items(later).items():
        kept = without(before[hero], lent.get(hero, ())) if hero in before else []
        expected = [*adventure(later.adventure).items.get(hero, ()), *kept, *treasure.get(hero, ())]
        assert sorted(cards) == sorted(expected), hero


@pytest.mark.rule("SAG-SET-03")
def test_what_was_only_lent_is_not_kept() -> None:
    name = "turned_around"
    lent = adventure(name).items["danor"]
    g = campaign(name)
    give(g, "danor", "energy_crystal_1")
    later = played_on(won_by("heroes", g))
    assert lent == ("energy_crystal_1", "energy_crystal_2")
    assert later.carried["danor"].count("energy_crystal_1") == 1, "the one that he has made himself"
    assert "energy_crystal_2" not in later.carried["danor"]


@pytest.mark.rule("SAG-SET-03")
def test_what_was_only_lent_is_not_kept_by_whoever_was_given_it_either() -> None:
    g = campaign("turned_around")
    by_name = {hero_id(hero): hero.sheet for hero in g.heroes}
    danor, orlaf = by_name["danor"], by_name["orlaf"]
    assert danor is not None
    assert orlaf is not None
    danor.items.remove("energy_crystal_2")
    orlaf.items.append("energy_crystal_2")
    later = played_on(won_by("heroes", g))
    assert "energy_crystal_2" not in later.carried["orlaf"]


@pytest.mark.rule("SAG-SET-03")
def test_without_a_campaign_heroes_have_what_heroes_have_who_come_this_far() -> None:
    g = ready(of(LAST)).state
    found = adventure(LAST)
    for hero in g.heroes:
        assert hero.sheet is not None
        who = hero_id(hero)
        assert hero.sheet.items == [*found.items.get(who, ()), *found.gear.get(who, ())]
        assert tuple(hero.sheet.skills) == found.skills.get(who, ())


@pytest.mark.rule("SAG-SET-03")
def test_so_it_is_in_a_campaign_that_begins_later() -> None:
    """And if that first adventure is lost they have it still."""
    name = "hoggars_larder"
    found = adventure(name)
    g = campaign(name)
    for _ in range(2):
        for hero in g.heroes:
            assert hero.sheet is not None
            who = hero_id(hero)
            assert hero.sheet.items == [*found.items.get(who, ()), *found.gear.get(who, ())]
            assert tuple(hero.sheet.skills) == found.skills.get(who, ())
        g = played_on(won_by("overlord", g))
        assert g.adventure == name


def test_what_a_lost_adventure_brought_is_lost() -> None:
    g = campaign(FIRST)
    give(g, "orlaf", "haste_potion")
    again = played_on(won_by("overlord", g))
    assert again.adventure == FIRST
    assert "haste_potion" not in items(again)["orlaf"]


def test_companions_carry_nothing_over() -> None:
    name = "the_last_scholar"
    g = campaign(name)
    guest = g.heroes[0]
    guest.kind = "hedrin"
    later = won_by("heroes", g)
    while later.asked in ("continue", "skill"):
        later.play(later.offers[0])
    assert "hedrin" not in later.state.carried


# -- the next adventure -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-FEA-02", "SAG-SET-13")
def test_unhurt_rested_and_with_all_feats() -> None:
    g = campaign(FIRST)
    for hero in g.heroes:
        assert hero.sheet is not None
        hero.sheet.wounds = 4
        hero.sheet.feats = ["whirlwind", "stone_wall"]
    game = won_by("heroes", g)
    played_on(game)
    for hero in game.state.heroes:
        assert hero.sheet is not None
        assert (hero.sheet.wounds, hero.sheet.feats, hero.effects, hero.acted) == (0, [], [], False)
    game.play("rordin")
    assert game.can("feat:stone_wall")


def test_an_empty_table_for_it() -> None:
    g = campaign(FIRST)
    g.counters["drums"], g.bones, g.gone, g.turned = 3, [0, 0], (5,), 2
    g.done.append("something")
    g.overlord.discard = ["onward_1"]
    later = played_on(won_by("heroes", g))
    fresh = ready(of(later.adventure, campaign=True)).state
    for field in (
        "counters",
        "bones",
        "gone",
        "turned",
        "done",
        "round",
        "part",
        "gap",
        "revealed",
        "fittings",
        "winner",
    ):
        assert getattr(later, field) == getattr(fresh, field), field
    assert len(later.overlord.hand) == 3
    assert later.overlord.discard == []
    assert [hero.number for hero in later.heroes] == [hero.number for hero in fresh.heroes]


def test_everybody_plays_the_same_heroes_and_new_ones_are_shared_out() -> None:
    game = of(FIRST, 3, campaign=True)
    game.play(2, 1)
    later = won_by("heroes", ready(game).state)
    later.play("continue")
    if later.asked == "share":
        later.until("start", "facing", "next-hero")
    seats = {hero_id(hero): hero.seat for hero in later.state.heroes}
    assert (seats["orlaf"], seats["rordin"]) == (2, 1)


@pytest.mark.parametrize("name", course())
def test_who_takes_part_is_for_the_adventure_to_say(name: str) -> None:
    g = campaign(name)
    assert tuple(hero.kind for hero in g.heroes) == adventure(name).heroes


# -- skills -----------------------------------------------------------------------------------------------------------


def test_skills_are_chosen_once_and_kept() -> None:
    name = next(one for one in course() if adventure(one).aftermath.learn)
    g = campaign(name, 3)
    g.learned = {"orlaf": ["bloodlust"]}
    game = won_by("heroes", g)
    chosen = {}
    while game.asked == "skill":
        who = next(hero_id(hero) for hero in game.state.heroes if hero_id(hero) not in chosen)
        assert game.ask.seats == (game.hero(who).seat,), "each hero's own player chooses"
        if who == "orlaf":
            assert game.offers == ["long_stride"], "the other one is known"
        chosen[who] = str(game.offers[-1])
        game.play(game.offers[-1])
    assert set(chosen) == {hero_id(hero) for hero in game.state.heroes}
    later = played_on(game)
    for hero in later.heroes:
        if hero_id(hero) in chosen:
            assert hero.sheet is not None
            assert hero.sheet.skills[-1] == chosen[hero_id(hero)]
    assert later.learned["orlaf"] == ["bloodlust", "long_stride"]


def test_nothing_is_learned_by_a_defeat() -> None:
    name = next(one for one in course() if adventure(one).aftermath.learn)
    game = won_by("overlord", campaign(name))
    assert game.asked == "continue"


# -- defeats and the end ----------------------------------------------------------------------------------------------


def lost(name: str, times: int) -> list[Result]:
    return [Result(name, "overlord")] * times


@pytest.mark.rule("SAG-SET-03")
@pytest.mark.parametrize(("before", "winner"), [(0, None), (1, None), (2, "overlord")])
def test_a_lost_adventure_is_tried_again_at_most_three_times(before: int, winner: str | None) -> None:
    assert adventure(FIRST).aftermath.defeat == "again"
    g = campaign(FIRST)
    g.results = [Result("elsewhere", "overlord"), *lost(FIRST, before)]
    game = won_by("overlord", g)
    assert over(game.state) == winner
    assert game.match.over == (winner is not None)
    if winner is None:
        again = played_on(game)
        assert again.adventure == FIRST
        assert again.results[1:] == lost(FIRST, before + 1)


@pytest.mark.rule("SAG-SET-03")
def test_a_defeat_that_can_be_survived() -> None:
    """The story goes on without the treasure."""
    name = "the_broken_heart"
    assert adventure(name).aftermath.defeat == "go_on"
    g = campaign(name)
    g.results = lost(name, 2)
    game = won_by("overlord", g)
    assert game.asked == "continue", "and nothing is learned"
    later = played_on(game)
    assert later.adventure == next_after(name)
    assert "dunstans_amulet" not in items(later)["danor"]


@pytest.mark.rule("SAG-SET-03")
@pytest.mark.parametrize("winner", ["heroes", "overlord"])
def test_the_last_adventure_decides(winner: str) -> None:
    g = campaign(LAST)
    g.results = lost(LAST, 2)
    game = won_by(winner, g)
    assert game.match.over
    outcome = GAME.outcome(game.state)
    assert outcome is not None
    assert outcome.side == winner


def test_everybody_agrees_to_go_on() -> None:
    game = won_by("heroes", campaign(FIRST, 3))
    assert game.asked == "continue"
    assert game.ask.seats == (0, 1, 2)
