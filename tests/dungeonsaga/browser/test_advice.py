"""Cards that are recommended to whoever is asked about cards."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.bot import replies
from undercroft.games.dungeonsaga.bot.advice import advice
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.rules import campaign
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match

from ..positions import Dialogue, table

ZOMBIE = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}
ARCHER = {"kind": "skeleton_archer", "at": "a", "facing": "west", "name": "the archer"}
TWO = {"orlaf": {"acted": True, "facing": "west"}, "rordin": {"wounds": 4, "facing": "west"}}


def hinted(game: Dialogue) -> dict[str, Any]:
    """As a client receives them."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.hints(game.match.view(game.seat), game.ask)))
    return found


def ambush(drawn: str, models: list[dict[str, Any]], *hand: str) -> Dialogue:
    return table(drawn, TWO, models, gap=True, overlord={"hand": list(hand)})


@pytest.mark.rule("SAG-INT-02")
def test_an_interrupt_card_says_what_its_models_could_do() -> None:
    """One attack for each model, the most promising first, and as many as the card lets act."""
    game = ambush("O.R.z\n.....\n..a..\n", [ZOMBIE, ARCHER], "ambush_1", "ambush_2")
    choices = hinted(game)["choices"]
    one, two = choices["ambush_1"], choices["ambush_2"]
    assert {strike["by"] for strike in two["strikes"]} == {str(m.number) for m in game.state.minions}
    assert one["strikes"] == two["strikes"][:1]
    hurts = [strike["odds"]["hurts"] for strike in two["strikes"]]
    assert hurts == sorted(hurts, reverse=True)
    assert set(two["cells"]) == {m.at for m in game.state.minions}
    assert "pass" not in choices


def test_an_interrupt_that_reaches_nobody_says_so_and_is_not_recommended() -> None:
    game = ambush("O.R" + 20 * "." + "z", [ZOMBIE], "ambush_1")
    found = hinted(game)
    assert found["choices"]["ambush_1"]["strikes"] == []
    assert found["advised"] == []


def test_an_interrupt_is_recommended_where_a_hero_can_be_struck_down() -> None:
    game = ambush("O.Rz.", [ZOMBIE], "ambush_1")
    assert hinted(game)["advised"] == ["ambush_1"]


def test_extra_orders_are_recommended_to_whoever_has_more_to_do_than_orders() -> None:
    models = [{"kind": "zombie", "at": at, "facing": "west"} for at in "zyx"]
    hand = {"hand": ["onward_2"], "orders": 1}
    rordin = {"acted": True, "facing": "east"}
    game = table("R.z\n..y\n..x\n", {"rordin": rordin}, models, turn="overlord", overlord=hand)
    assert game.asked == "order"
    assert hinted(game)["advised"] == ["play:onward_2"]
    game.play("play:onward_2")
    assert hinted(game)["advised"] == [], "one card a turn; whom to send is for the player to say"


def test_a_crystal_is_recommended_against_whom_it_helps() -> None:
    danor = {"facing": "east", "spells": ["flamebolt"], "items": ["energy_crystal_3"]}
    troll = {"kind": "zombie_troll", "at": "t", "facing": "west"}
    game = table("D..t.\n.....\n", {"danor": danor}, [troll], turn={"hero": "danor"}).play("cast:flamebolt", "1")
    assert game.asked == "crystal"
    assert hinted(game)["advised"] == ["energy_crystal_3"]


def test_a_skill_is_recommended_where_there_are_several_to_be_learned() -> None:
    game = table("O.R", {"orlaf": {}, "rordin": {}})
    ask = next(campaign.learn(game.state))
    assert isinstance(ask, Ask)
    (best,) = advice(game.state, ask)
    assert best == replies.best_skill([str(value) for value in ask.space.enumerate(9)])
    game.state.learned["orlaf"] = [str(value) for value in ask.space.enumerate(9) if value != best]
    last = next(campaign.learn(game.state))
    assert isinstance(last, Ask)
    assert advice(game.state, last) == [], "where there is no choice, nothing is better than the rest"


def test_whatever_is_recommended_is_a_card_that_may_be_chosen() -> None:
    advised = set()
    match = Match(GAME, GAME.read_options({"adventure": "hoggars_larder"}), 2, Seeded(3), log=False)
    bots = [GAME.greedy(Random(seat)) for seat in range(2)]
    while not match.over:
        seat = match.waiting[0]
        ask, view = match.ask(seat), match.view(seat)
        assert ask is not None
        for choice in GAME.hints(view, ask)["advised"]:
            assert ask.space.why_not(choice) is None
            assert choice.removeprefix("play:") in {**content().commands, **content().items}
            advised.add(ask.prompt.id)
        assert view == match.view(seat), "thintroll it over changes nothing"
        match.answer(seat, bots[seat].choose(seat, ask, partial(match.view, seat)))
    assert {"sag-ask-order", "sag-ask-interrupt"} <= advised
