"""Discarding for threat at any moment of the game, asked or not (DES-OVL-05), and what is asked of him then."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.descent.state import OVERLORD, Descent
from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.match import Match
from undercroft.lab import tester_walk
from undercroft.lab.tester import Trial, play_through

from ..drawn import GAME, Table, hero, table

MORDROG = hero("mordrog")
ROOM = "1.....\n......"


def offered(game: Table) -> list[object]:
    """What the overlord may discard now."""
    ask = game.match.standing(OVERLORD)
    return list(ask.space.values) if ask is not None else []


def discard(game: Table, *cards: str) -> Table:
    for card in cards:
        assert game.match.act(OVERLORD, card) is None
    return game


# -- at any moment ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DES-OVL-05", "DES-OVL-06")
def test_he_discards_in_a_heros_turn_and_whatever_the_hero_is_asked():
    game = table(ROOM, MORDROG, hand=["doom", "aim", "aim"], threat=3)
    for step in ("action", "run", "B1"):
        if step != "action":
            game.until("action" if step == "run" else "act").play(step)
        assert offered(game) == list(dict.fromkeys(game.state.overlord.hand)), step
        asked = game.match.ask(1)
        discard(game, game.state.overlord.hand[-1])
        assert game.match.ask(1) is asked, "nobody else is disturbed"
    assert (game.state.overlord.threat, game.state.overlord.hand) == (3 + 1 + 1 + 5, [])
    assert game.state.overlord.discard == ["aim", "aim", "doom"]
    assert [str(said["card"].id) for said in game.news("des-log-discard")] == [
        "des-card-aim",
        "des-card-aim",
        "des-card-doom",
    ]
    assert game.match.standing(OVERLORD) is None, "no card is left"


@pytest.mark.rule("DES-OVL-05")
def test_he_discards_before_he_draws_and_may_then_keep_all_that_he_draws():
    hand = ["aim", "rage", "charge", "dodge", "mimic", "doom", "trapmaster"]
    game = table(ROOM, MORDROG, hand=hand, deck=["aim", "charge", "rage"])
    game.begin("run")
    discard(game, "aim", "rage")
    game.play("end")
    while game.asked != "cards":
        assert game.asked != "hand-limit"
        game.play("end" if "end" in game.offers else game.offers[-1])
    assert len(game.state.overlord.hand) == 7, "two drawn, and with the two discarded before there is room for them"


@pytest.mark.rule("DES-OVL-05")
def test_he_discards_between_the_activations_of_his_monsters():
    game = table(ROOM + "\n..b.c.", MORDROG, b="beastman", c="beastman", hand=["doom"], turn="overlord")
    game.play("end").activate(1)
    discard(game, "doom")
    assert game.state.overlord.threat == 2 + 5
    game.play("done")
    assert game.asked == "activate"


@pytest.mark.rule("DES-OVL-05")
def test_only_the_overlord_discards_and_only_what_he_holds():
    game = table(ROOM, MORDROG, hand=["doom"], powers=["trapmaster"], discard=["aim"])
    assert game.match.standing(1) is None
    assert game.match.act(1, "doom") is not None
    for card in ("trapmaster", "aim", "discard:doom"):
        refusal = game.match.act(OVERLORD, card)
        assert refusal is not None
    assert (game.state.overlord.hand, game.state.overlord.threat) == (["doom"], 0)


@pytest.mark.rule("DES-OVL-05", "DES-OVL-21")
def test_heroes_see_what_was_discarded_and_nothing_of_the_rest():
    game = discard(table(ROOM, MORDROG, hand=["doom", "aim"]), "doom")
    seen = game.seen_by(1)["overlord"]
    assert (seen["discard"], seen["hand"], seen["threat"]) == (["doom"], ["?"], 5)


# -- while he himself is asked ----------------------------------------------------------------------------------------


@pytest.mark.rule("DES-OVL-05", "DES-OVL-06")
def test_a_card_discarded_at_the_moment_for_it_cannot_be_played():
    game = table("1..", MORDROG, hand=["aim", "spiked_pit", "crushing_block"], threat=10).begin("run").play("B1")
    assert game.offers == ["spiked_pit", "crushing_block", "pass"]
    discard(game, "spiked_pit")
    assert (game.asked, game.offers) == ("hero-entered-overlord", ["crushing_block", "pass"])
    discard(game, "crushing_block", "aim")
    assert (game.asked, game.seat) == ("act", 1), "with no card left there is nothing to be asked about"


@pytest.mark.rule("DES-OVL-05", "DES-OVL-08")
def test_threat_from_a_discard_pays_for_a_card_at_once():
    game = table("1..", MORDROG, hand=["doom", "aim", "spiked_pit"], threat=1, chance=[("power",)])
    game.begin("run").play("B1", "spiked_pit")
    assert game.asked == "discard-to-pay"
    discard(game, "doom")
    assert game.asked == "act"
    assert (game.state.overlord.threat, game.state.overlord.hand) == (1 + 5 - 3, ["aim"])
    assert game.hero().wounds == 16 - 2


@pytest.mark.rule("DES-OVL-05", "DES-OVL-08")
def test_the_price_that_is_still_missing_is_told_anew():
    game = table("1..", MORDROG, hand=["aim", "aim", "rage", "spiked_pit"], threat=0, chance=[("power",)])
    game.begin("run").play("B1", "spiked_pit")
    discard(game, "aim")
    ask = game.match.ask(OVERLORD)
    assert (game.asked, ask.prompt.args["threat"], game.offers) == ("discard-to-pay", 1, ["aim", "rage"])


@pytest.mark.rule("DES-OVL-05", "DES-OVL-04")
def test_discarding_at_the_hand_limit_counts_and_ends_the_matter():
    hand = ["aim", "rage", "charge", "dodge", "mimic", "doom", "trapmaster", "spiked_pit"]
    game = table(ROOM, MORDROG, hand=hand, deck=["aim", "dark_charm", "rage"], turn="overlord")
    ask = game.match.ask(OVERLORD)
    assert (game.asked, ask.space.at_least, len(ask.space.values)) == ("hand-limit", 2, 10)
    discard(game, "doom")
    ask = game.match.ask(OVERLORD)
    assert (game.asked, ask.space.at_least, len(ask.space.values)) == ("hand-limit", 1, 9)
    discard(game, "mimic")
    assert game.asked == "cards"


@pytest.mark.rule("DES-OVL-05", "DES-OVL-07")
def test_his_own_choice_of_cards_follows_his_hand_and_his_threat():
    game = table(ROOM, MORDROG, turn="overlord", hand=["doom", "hell_hound_pack", "trapmaster"], threat=8)
    assert game.refuses("doom") == "DES-OVL-07"
    before = game.match.ask(OVERLORD).prompt.args["threat"]
    discard(game, "trapmaster")
    assert game.match.ask(OVERLORD).prompt.args["threat"] == before + 5
    assert "trapmaster" not in game.offers
    assert "discard:trapmaster" not in game.offers
    discard(game, "hell_hound_pack", "doom")
    assert game.offers == ["end"]


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DES-OVL-05", "DES-OVL-21")
@pytest.mark.parametrize("one_in", [3, 12])
def test_games_with_discards_thrown_in_anywhere_keep_every_promise(one_in: int, monkeypatch: pytest.MonkeyPatch):
    """Forks, replays, taking back, secrets: all that the generic tester checks, with many more discards than usual."""
    monkeypatch.setattr(tester_walk, "UNASKED_ONE_IN", one_in)
    assert play_through(Trial(GAME, 3, {}, one_in)) > 0


@pytest.mark.rule("DES-OVL-05")
def test_every_discard_at_every_ask_leaves_a_game_that_goes_on():
    """Wherever bots come to: each card he holds is discarded there, and the game played a few answers further."""
    match, rng, asked = Match(GAME, players=3, chance=Seeded(4), log=False), Random(4), set[str]()
    for _ in range(400):
        if match.over:
            break
        for card in dict.fromkeys(match.state.overlord.hand):
            twin = match.fork()
            assert twin.act(OVERLORD, card) is None
            _play_on(twin, rng, 3)
        asked.add(match.due[0].prompt.id)
        _play_on(match, rng, 1)
    assert len(asked) > 10


def _play_on(match: Match[Descent], rng: Random, answers: int) -> None:
    for _ in range(answers):
        if not match.over:
            ask = match.due[0]
            assert ask.seats[0] != CHANCE
            assert match.answer(ask.seats[0], ask.space.sample(rng)) is None
