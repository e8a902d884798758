"""Every line of the log names the rule behind it, and what a game comes to has its words."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dungeonfighter.positions import GAME, Table
from dungeonfighter.thrown import flipped, thrown
from undercroft.games.dungeonfighter.rules import any_time, fleeing, rounds
from undercroft.games.dungeonfighter.state import DungeonFighter, Options
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import ChanceSpace
from undercroft.kernel.ledger import load_ledger


def told(seed: int, **options: Any) -> DungeonFighter:
    """A game of people who answer at random, with all that was said in it."""
    g = DungeonFighter(options=Options(physics="off", **options), players=1 + seed % 4)
    flow, rng = rounds.play(g), Random(seed)
    send: Any = None
    try:
        while True:
            wanted = flow.send(send)
            if isinstance(wanted, Ask):
                send = wanted.space.sample(rng)
            elif isinstance(wanted, ChanceSpace):
                send = wanted.sample(rng)
            elif hasattr(wanted, "flows"):
                send = [one.space.sample(rng) for one in wanted.flows]
            else:
                send = None
    except StopIteration:
        return g


@pytest.mark.parametrize("ballads", [False, True])
def test_every_line_of_the_log_names_a_rule_of_the_ledger(ballads: bool) -> None:
    known = {rule.id for rule in load_ledger(GAME.folder).rules}
    for seed in range(12):
        g = told(seed, ballads=ballads)
        assert [line.msg.id for line in g.news if line.rule not in known] == []
        assert g.phase == "over"


@pytest.mark.parametrize(("life", "offered"), [(9, False), (8, True)])
def test_whoever_is_well_fed_does_not_eat(life: int, offered: bool) -> None:
    table = Table("jack", "maryla")
    table.g.rarities, table.g.coins = ["packed_lunch"], 3
    table.hero("jack").life = life
    assert ("use:packed_lunch" in table.go().options) == offered


def test_dice_that_nobody_has_thrown_are_not_called_back() -> None:
    table = Table("jack", "maryla").give("jack", "dice_magnet").go()
    assert any_time.ask(table.g, 0) is None
    table.spend("red")
    assert any_time.ask(table.g, 0) is not None


def test_snow_is_made_where_there_is_none() -> None:
    table = Table("jack", "maryla").give("jack", "snow_cannon").go()
    assert any_time.ask(table.g, 0) is not None
    table.fight.special = ["snow"]
    assert any_time.ask(table.g, 0) is None


@pytest.mark.rule("DFI-REB-09")
def test_a_cut_out_on_the_floor_is_as_bad_as_on_the_table() -> None:
    table = Table("jack", "maryla", room="thin_ice")
    table.fight.stage = "prepare"
    table.go(thrown(flipped("frost1", (150.0, 0.0), on=("floor",)))).go()
    assert table.hero("jack").life == 8


@pytest.mark.rule("DFI-RUN-01")
def test_whoever_may_flee_may_also_fight() -> None:
    table = Table("jack", "maryla", foe="bobber_goblin", room="slide")
    (vote, _) = next(fleeing.flee(table.g)).flows
    assert vote.space.enumerate(9) == ["fight", "flee"]
