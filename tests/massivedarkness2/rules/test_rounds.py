"""The round, the order of heroes, and what a hero does with a turn (MD2-RND, MD2-HPH)."""

from __future__ import annotations

from typing import Any

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_health, max_mana
from undercroft.games.massivedarkness2.rules import hero_turn, rounds
from undercroft.kernel.asks import Ask


def table(*heroes: str, at: str = "B1") -> Table:
    return Table("training", *(heroes or ("gheta", "ronen")), at=at)


def alone(*heroes: str) -> Table:
    made = table(*heroes)
    for other in made.g.heroes[1:]:
        made.put(other, "F3")
    return made


def phases(made: Table) -> list[str]:
    """The phases of this round, as they follow one another; nobody does anything."""
    made.g.turn, number, seen = None, made.g.round, [made.g.phase]
    flow, send = rounds.play(made.g), None
    while made.g.round == number and not made.g.winner:
        wanted = flow.send(send)
        send = None
        if isinstance(wanted, Ask):
            send = wanted.default if wanted.default is not None else wanted.space.enumerate(1)[0]
        elif hasattr(wanted, "outcomes"):
            send = wanted.enumerate(1)[0]
        if made.g.phase != seen[-1]:
            seen.append(made.g.phase)
    return seen


# -- rounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-RND-01")
def test_four_phases_follow_one_another() -> None:
    made = table()
    made.g.phase = "begin"
    assert phases(made) == ["begin", "heroes", "enemies", "levels", "darkness", "begin"]
    assert made.g.round == 2
    assert made.g.space == 2


@pytest.mark.rule("MD2-RND-01")
def test_everybody_acts_in_its_phase() -> None:
    made = table()
    made.enemy("demons", at="B3")
    made.hero.xp = 5
    phases(made)
    order = [line for line in made.log() if line in ("md2-log-turn", "md2-log-activation", "md2-log-level")]
    assert order == ["md2-log-turn", "md2-log-turn", "md2-log-activation", "md2-log-level"]
    assert "md2-log-darkness" in made.log()[made.log().index("md2-log-level") :]


@pytest.mark.rule("MD2-RND-02")
def test_rounds_go_on_until_somebody_has_won() -> None:
    made = table()
    for number in range(1, 4):
        made.g.phase = "begin"
        phases(made)
        assert (made.g.round, made.g.winner) == (number + 1, "")
    made.g.winner = "heroes"
    made.play(rounds.play(made.g))
    assert made.g.round == 4


@pytest.mark.rule("MD2-RND-03")
def test_at_the_start_of_a_round_the_knocked_out_rise_and_then_classes_have_their_turn() -> None:
    made = alone("gheta", "feydra")
    made.g.phase, made.g.lifebringers = "begin", 1
    made.other.health, made.other.down, made.other.slots = 0, True, {"head": "pilgrims_hood"}
    made.other.mana = 0
    rogue = made.other.rogue
    assert rogue is not None
    rogue.active = []
    made.play(rounds.begin_round(made.g))
    assert not made.other.down
    assert made.other.health == 3
    assert rogue.active
    assert made.other.mana == 1  # "at the start of a round: a mana"
    assert made.g.phase == "heroes"
    assert not any(hero.acted for hero in made.g.heroes)


@pytest.mark.rule("MD2-RND-03")
def test_what_the_mission_does_comes_before_lifebringers(monkeypatch: pytest.MonkeyPatch) -> None:
    made = alone()
    made.g.lifebringers = 1
    seen: list[Any] = []

    class Watching(type(made.rules)):  # type: ignore[misc]
        def round_begins(self, g: Any) -> None:
            seen.append(g.heroes[1].down)

        def hero_phase_begins(self, g: Any) -> None:
            seen.append(g.heroes[1].down)

    monkeypatch.setattr(rounds, "rules_of", lambda _g: Watching())
    made.other.health, made.other.down = 0, True
    made.play(rounds.begin_round(made.g))
    assert seen == [True, False]


# -- the order of heroes ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-HPH-01")
def test_the_players_decide_who_is_next() -> None:
    made = table("gheta", "ronen", "irk")
    made.g.turn = None
    made.asks.clear()
    made.play(rounds.heroes_phase(made.g), 2)
    (ask, *_) = made.asks
    assert ask.seats == (0, 1, 2)
    assert set(ask.space.enumerate(9)) == {0, 1, 2}
    assert [hero.acted for hero in made.g.heroes] == [False, False, True]


@pytest.mark.rule("MD2-HPH-02")
def test_whoever_has_acted_does_not_act_again() -> None:
    made = table("gheta", "ronen", "irk")
    made.g.turn = None
    made.hero.acted = True
    ask = next(rounds.next_hero(made.g, rounds.waiting(made.g)))
    assert set(ask.space.enumerate(9)) == {1, 2}
    refused = ask.space.why_not(0)
    assert refused is not None
    assert refused.rule == "MD2-HPH-02"


@pytest.mark.rule("MD2-HPH-02")
def test_the_whole_turn_is_taken_before_the_next_hero() -> None:
    made = table()
    made.g.turn = None
    made.play(rounds.heroes_phase(made.g), 0, "go:B2", "trade", "done", "trade", "done")
    assert made.g.turn is None
    assert (made.hero.acted, made.other.acted) == (True, False)
    assert made.asked.count("md2-ask-next-hero") == 1


@pytest.mark.rule("MD2-HPH-05")
def test_the_phase_ends_when_all_have_acted_and_the_knocked_out_are_passed_over() -> None:
    made = table()
    made.g.turn = None
    made.hero.acted = True
    made.play(rounds.heroes_phase(made.g), "end")
    assert made.g.phase == "heroes"
    made.play(rounds.heroes_phase(made.g))
    assert made.g.phase == "enemies"
    made.g.phase, made.other.acted, made.other.down = "heroes", False, True
    made.play(rounds.heroes_phase(made.g))
    assert made.g.phase == "enemies"


# -- a turn -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-HPH-03")
def test_three_actions_and_the_same_one_as_often_as_wanted() -> None:
    made = alone()
    made.g.turn = None
    made.play(hero_turn.begin(made.g, made.hero))
    turn = made.g.turn
    assert turn is not None
    assert turn.actions == 3
    made.hero.health = 1
    for left in (2, 1, 0):
        made.do("rest")
        assert turn.actions == left
    assert made.hero.health == 7
    made.hero.health = 1
    for what in ("rest", "trade", "go:B2"):
        assert what not in made.options()
        assert made.refusal(what) == "MD2-HPH-03"


@pytest.mark.rule("MD2-HPH-03")
def test_a_turn_may_end_early() -> None:
    made = alone()
    made.play(hero_turn.go_on(made.g), "end")
    assert made.hero.acted
    assert made.g.turn is None


@pytest.mark.rule("MD2-HPH-04")
def test_move_attack_rest_trade_and_special_actions() -> None:
    made = alone("mathrin", "irk")
    made.hero.slots, made.hero.health = {"left": "rusty_sword", "misc": "silver_ring"}, 1
    enemy = made.enemy()
    found = set(made.options())
    assert {"go:B2", f"attack:melee:{enemy.number}", "rest", "trade", "act:mathrin", "act:silver_ring", "end"} <= found
    assert made.g.turn is not None
    for what in ("rest", "trade", "act:silver_ring"):
        before = made.g.turn.actions
        made.do(what)
        assert made.g.turn.actions == before - 1


@pytest.mark.rule("MD2-HPH-06")
@pytest.mark.parametrize("health", [0, 1, 2])
def test_a_rest_is_two_points_of_health_and_mana_in_any_combination(health: int) -> None:
    made = alone("ronen", "irk")
    made.hero.health = made.hero.mana = 1
    made.enemy()  # enemies do not prevent it
    made.do("rest", health)
    assert (made.hero.health, made.hero.mana) == (1 + health, 1 + 2 - health)


@pytest.mark.rule("MD2-HPH-06")
@pytest.mark.parametrize(("wounds", "spent"), [(1, 0), (0, 1), (1, 1)])
def test_a_rest_stays_within_the_maxima(wounds: int, spent: int) -> None:
    made = alone("ronen", "irk")
    made.hero.health -= wounds
    made.hero.mana -= spent
    made.do("rest")
    assert (made.hero.health, made.hero.mana) == (max_health(made.hero), max_mana(made.hero))


@pytest.mark.rule("MD2-HPH-06")
def test_a_rest_puts_out_no_fire_and_is_for_nobody_else() -> None:
    made = table("ronen", "gheta")
    made.other.health = 1
    made.hero.fire = 1
    assert "rest" not in made.options()
    assert made.refusal("rest") == "MD2-HPH-06"
    made.hero.health = 2
    made.do("rest")
    assert (made.hero.fire, made.other.health) == (1, 1)


@pytest.mark.rule("MD2-HPH-07")
def test_one_action_lets_everybody_in_the_zone_exchange_and_equip() -> None:
    made = table("gheta", "ronen", "irk")
    third = made.put(made.g.heroes[2], "F3").g.heroes[2]
    made.hero.slots, made.other.bag, third.bag = {"left": "dagger"}, ["leather_cap"], ["silver_ring"]
    made.other.potions = ["health_vial"]
    made.enemy()  # enemies do not prevent it
    made.do(
        "trade",
        "give:0:dagger:1",
        "wear:1:dagger:right",
        "give:1:leather_cap:0",
        "wear:0:leather_cap:head",
        "give:1:health_vial:0",
        "done",
    )
    assert (made.hero.slots, made.hero.potions) == ({"head": "leather_cap"}, ["health_vial"])
    assert (made.other.slots, made.other.bag, made.other.potions) == ({"right": "dagger"}, [], [])
    assert made.g.turn is not None
    assert made.g.turn.actions == 2
    assert not [what for ask in made.asks for what in ask.space.enumerate(99) if "silver_ring" in str(what)]


@pytest.mark.rule("MD2-HPH-07")
def test_the_knocked_out_take_no_part() -> None:
    made = table()
    made.hero.bag, made.other.bag = ["dagger"], ["leather_cap"]
    made.other.health, made.other.down = 0, True
    made.do("trade", "done")
    offered = {str(what) for what in made.asks[-1].space.enumerate(99)}
    assert offered == {"wear:0:dagger:left", "wear:0:dagger:right", "done"}


@pytest.mark.rule("MD2-HPH-08")
def test_equipping_needs_somebodys_action_in_the_zone() -> None:
    made = table()
    made.other.bag = ["leather_cap"]
    assert not [what for what in made.options() if what.startswith("wear")]
    made.do("trade", "wear:1:leather_cap:head", "done")  # the action of another hero
    assert made.other.slots == {"head": "leather_cap"}


@pytest.mark.rule("MD2-HPH-09")
def test_only_what_says_action_costs_one() -> None:
    made = alone("mathrin", "irk")
    made.hero.potions, made.hero.mana = ["mana_vial"], 0
    assert content().abilities["mathrin"].when == "action"
    assert {"act:mathrin", "use:mana_vial"} <= set(made.options())
    assert made.g.turn is not None
    made.do("use:mana_vial")
    assert made.g.turn.actions == 3
    made.do("act:mathrin")
    assert (made.g.turn.actions, made.hero.mana) == (2, 6)


@pytest.mark.rule("MD2-HPH-03", "MD2-ABL-07")
def test_why_nothing_is_left_to_do_without_an_action() -> None:
    made = alone()
    made.hero.slots, made.hero.health = {"misc": "silver_ring", "legs": "sturdy_boots"}, 1
    made.lay("fountain")
    choices = ["rest", "trade", "go:B2", "act:silver_ring", f"touch:{made.token('fountain').number}"]
    assert [made.refusal(what) for what in choices] == [None] * 5
    assert made.refusal("use:sturdy_boots") == "MD2-ABL-07"
    made.turn(made.hero, 0)
    assert [made.refusal(what) for what in choices] == ["MD2-HPH-03"] * 5
    assert made.refusal("use:sturdy_boots") == "MD2-ABL-07"  # only in a Move action


@pytest.mark.rule("MD2-HPH-06")
@pytest.mark.parametrize(("spent", "health"), [(0, [2]), (1, [1, 2]), (2, [0, 1, 2])])
def test_no_more_mana_is_gained_by_a_rest_than_is_missing(spent: int, health: list[int]) -> None:
    made = alone()
    made.hero.health -= 2
    made.hero.mana -= spent
    made.do("rest")
    asked = [ask.space.enumerate(9) for ask in made.asks if ask.prompt.id == "md2-ask-rest"]
    assert asked == ([health] if spent else [])


@pytest.mark.rule("MD2-ITM-06", "MD2-ITM-10")
def test_what_was_asked_is_asked_anew_when_somebody_drinks_or_takes_something_off() -> None:
    made = alone()
    made.do("trade", "done")
    made.play(hero_turn.go_on(made.g), "end")
    anew = {ask.prompt.id: ask.anew for ask in made.asks}
    assert (anew["md2-ask-trade"], anew["md2-ask-turn"]) == (True, True)
