"""The overlord's turn and cards."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.state import OVERLORD

from ..drawn import hero, monster, table

MORDROG = hero("mordrog")
ROOM = """
    1...b
    .....
"""


@pytest.mark.rule("DES-OVL-01", "DES-OVL-20")
def test_threat_and_cards_then_spawning_then_monsters_and_the_round_is_over():
    game = table(ROOM, MORDROG, b="beastman", turn="overlord", deck=["aim", "charge", "rage"])
    assert game.said == ["des-log-overlord-turn", "des-log-threat", "des-log-draw"]
    assert (game.asked, game.seat, game.state.round) == ("cards", OVERLORD, 1)
    game.play("end")
    assert (game.asked, game.offers) == ("activate", ["1", "end"])
    game.play("1", "done")
    assert (game.state.round, game.state.step, game.asked) == (2, 0, "next-hero")


@pytest.mark.rule("DES-OVL-02")
@pytest.mark.parametrize(("players", "threat"), [(2, 2), (3, 2), (4, 3), (5, 4)])
def test_one_threat_for_each_hero_also_for_those_in_the_town(players, threat):
    game = table(ROOM, MORDROG, players=players, turn="overlord", threat=7)
    assert game.state.overlord.threat == 7 + threat


@pytest.mark.rule("DES-OVL-03")
def test_two_cards_from_the_top():
    game = table(ROOM, MORDROG, turn="overlord", deck=["charge", "aim", "rage", "dodge"], hand=["doom"])
    assert game.state.overlord.hand == ["doom", "charge", "aim"]
    assert game.shown["overlord"]["deck"] == ["rage", "dodge"]


EIGHT = ("doom", "evil_genius", "trapmaster", "mimic", "charge", "charge", "rage", "rage")


@pytest.mark.rule("DES-OVL-04")
def test_down_to_eight_cards_with_threat_for_each():
    game = table(ROOM, MORDROG, turn="overlord", hand=EIGHT, deck=["aim", "dark_charm"])
    assert (game.asked, game.seat) == ("hand-limit", OVERLORD)
    assert game.refuses((3,)) is None, "one is not enough"
    game.play((3, 8))
    hand = game.state.overlord.hand
    assert (len(hand), game.asked) == (8, "cards")
    assert hand[-1] == "dark_charm"
    assert game.state.overlord.threat == 2 + 3 + 1, "two heroes, a Mimic and an Aim"
    assert game.state.overlord.discard == ["mimic", "aim"]


@pytest.mark.rule("DES-OVL-04")
def test_eight_cards_are_not_too_many():
    assert table(ROOM, MORDROG, turn="overlord", hand=EIGHT[:6], deck=["aim", "dark_charm"]).asked == "cards"


@pytest.mark.rule("DES-OVL-05", "DES-OVL-06")
def test_any_number_of_cards_can_be_discarded_for_their_value_and_do_nothing_else():
    game = table("1.#..", MORDROG, turn="overlord", hand=["doom", "hell_hound_pack", "aim"])
    game.play("discard:doom", "discard:hell_hound_pack", "discard:aim")
    assert (game.state.overlord.threat, game.state.overlord.hand) == (2 + 5 + 2 + 1, [])
    assert (game.state.monsters, game.state.overlord.powers) == ([], [])
    assert game.offers == ["end"], "what has been discarded cannot be played"


@pytest.mark.rule("DES-OVL-05", "DES-OVL-08")
def test_cards_are_discarded_to_pay_for_another_even_in_a_heros_turn():
    game = table("1..", MORDROG, hand=["doom", "aim", "spiked_pit"], threat=1, chance=[("power",)])
    game.begin("run").play("B1")
    assert (game.asked, game.seat, game.offers) == ("hero-entered-overlord", OVERLORD, ["spiked_pit", "pass"])
    game.play("spiked_pit")
    assert (game.asked, game.offers) == ("discard-to-pay", ["doom", "aim"])
    game.play("aim")
    assert game.asked == "discard-to-pay", "a Spiked Pit costs 3"
    game.play("doom")
    assert (game.state.overlord.threat, game.state.overlord.hand) == (1 + 1 + 5 - 3, [])
    assert game.hero().wounds == 16 - 2


@pytest.mark.rule("DES-OVL-07")
def test_a_card_is_paid_for_or_cannot_be_played():
    game = table(ROOM, MORDROG, turn="overlord", hand=["doom", "trapmaster"], threat=8)
    assert game.refuses("doom") == "DES-OVL-07", "10 threat and 5 for the other card do not make 20"
    assert table(ROOM, MORDROG, turn="overlord", hand=["doom"], threat=17).refuses("doom") == "DES-OVL-07"
    game = table(ROOM, MORDROG, turn="overlord", hand=["doom"], threat=18).play("doom")
    assert game.state.overlord.threat == 0


@pytest.mark.rule("DES-OVL-07", "DES-OVL-14")
def test_a_trap_that_cannot_be_paid_for_is_not_offered():
    game = table("1..", MORDROG, hand=["aim", "spiked_pit"], threat=1).begin("run").play("B1")
    assert game.asked == "act"
    assert game.state.overlord.hand == ["aim", "spiked_pit"]


@pytest.mark.rule("DES-OVL-09")
def test_a_card_that_was_played_gives_no_threat():
    game = table("1.#.", MORDROG, turn="overlord", hand=["sorcerer_circle"], threat=5)
    game.play("sorcerer_circle", "pass", "pass")
    assert (game.state.overlord.threat, game.state.overlord.discard) == (5 + 2 - 5, ["sorcerer_circle"])


@pytest.mark.rule("DES-OVL-10", "DES-OVL-18", "DES-CON-06")
def test_the_last_card_costs_conquest_and_the_discards_become_the_deck():
    game = table(
        *(ROOM, MORDROG),
        turn="overlord",
        deck=["aim"],
        hand=["mimic"],
        discard=["charge", "rage", "dodge"],
        powers=["doom"],
        chance=[("dodge", "charge", "rage")],
    )
    assert game.state.conquest == 5 - 3
    assert game.state.overlord.hand == ["mimic", "aim", "rage"], "the second card comes from the new deck"
    assert game.shown["overlord"]["deck"] == ["charge", "dodge"]
    assert (game.state.overlord.discard, game.state.overlord.powers) == ([], ["doom"])


@pytest.mark.rule("DES-OVL-10")
def test_it_happens_when_the_last_card_is_drawn_not_later():
    game = table(ROOM, MORDROG, turn="overlord", deck=["aim", "rage"], discard=["charge"], chance=[("charge",)])
    assert (game.state.conquest, game.state.overlord.deck) == (2, ["charge"])
    assert table(ROOM, MORDROG, turn="overlord", deck=["aim", "rage", "mimic"]).state.conquest == 5


@pytest.mark.rule("DES-OVL-10", "DES-CON-02")
def test_the_last_card_can_end_the_game_at_once():
    game = table(ROOM, MORDROG, turn="overlord", deck=["aim"], discard=["charge"], conquest=3)
    assert (game.match.over, game.state.winner, game.state.conquest) == (True, "overlord", 0)
    assert game.state.overlord.hand == ["aim"], "nothing more is drawn"


@pytest.mark.rule("DES-OVL-10")
def test_without_discards_the_other_draws_are_skipped():
    game = table(ROOM, MORDROG, turn="overlord", deck=["aim"])
    assert (game.state.overlord.hand, game.state.conquest, game.asked) == (["aim"], 2, "cards")


@pytest.mark.rule("DES-OVL-11")
def test_four_types_of_cards_make_36():
    counts: dict[str, int] = {}
    for card in content().overlord.values():
        counts[card.type] = counts.get(card.type, 0) + card.count
    assert counts == {"spawn": 9, "power": 6, "event": 12, "trap": 9}


@pytest.mark.rule("DES-OVL-12", "DES-CRD-17")
def test_an_event_is_played_when_its_circumstance_occurs():
    game = table(ROOM, MORDROG, b="beastman", turn="overlord", hand=["charge"], threat=3)
    assert game.refuses("charge") == "DES-OVL-12"
    game.play("end", "1")
    assert (game.asked, game.offers) == ("monster-activated-overlord", ["charge", "pass"])
    game.play("charge")
    assert game.monster().points == 2 * 4
    assert (game.state.overlord.threat, game.state.overlord.discard) == (3 + 2 - 4, ["charge"])
    game.play("done")
    assert (game.state.round, game.monster().points) == (2, 0), "it works once"


@pytest.mark.rule("DES-OVL-13")
def test_one_dodge_for_an_attack():
    game = table(
        *("1b", hero("mordrog", equipped=["sword"])),
        b="beastman",
        hand=["dodge", "dodge"],
        threat=9,
        chance=[("d4", "d3", "blank", "blank", "blank"), ("miss",)] * 2,
    )
    game.begin("battle").play("attack:sword", "B1")
    assert game.offers == ["dodge", "pass"]
    game.play("dodge")
    assert (game.asked, game.seat) == ("reroll", OVERLORD)
    game.play((0,))
    assert game.asked == "act", "a miss, and no second Dodge"
    assert game.state.overlord.hand == ["dodge"]
    game.play("attack:sword", "B1")
    assert game.asked == "attack-rolled-overlord", "another attack is another occurrence"


@pytest.mark.rule("DES-OVL-13")
def test_one_event_for_an_activation():
    game = table(ROOM, MORDROG, b="beastman", turn="overlord", hand=["charge", "rage"], threat=9)
    game.play("end", "1")
    assert game.offers == ["charge", "rage", "pass"]
    assert game.play("rage").asked == "monster"


@pytest.mark.rule("DES-OVL-14", "DES-CRD-17")
def test_a_trap_harms_the_hero_who_springs_it_and_is_discarded():
    game = table("1..", hero("mordrog", equipped=["plate_mail"]), hand=["spiked_pit"], threat=3, chance=[("power",)])
    game.begin("run").play("B1", "spiked_pit")
    assert game.hero().wounds == 16 - 2
    assert (game.state.overlord.threat, game.state.overlord.discard) == (0, ["spiked_pit"])
    assert game.shown["pits"] == ["B1"]


@pytest.mark.rule("DES-OVL-14")
def test_a_trap_waits_for_its_circumstance():
    game = table(ROOM, MORDROG, turn="overlord", hand=["spiked_pit", "mimic"], threat=30)
    assert (game.refuses("spiked_pit"), game.refuses("mimic")) == ("DES-OVL-14", "DES-OVL-14")


@pytest.mark.rule("DES-OVL-15")
def test_one_trap_for_each_empty_space_entered():
    game = table(
        "1...\n....", MORDROG, hand=["spiked_pit", "spiked_pit", "crushing_block"], threat=30, chance=[("power",)]
    )
    game.begin("run").play("B1")
    assert game.offers == ["spiked_pit", "crushing_block", "pass"]
    game.play("spiked_pit")
    assert game.asked == "act", "the other traps are for other spaces"
    game.play("climb:C2")
    assert (game.asked, game.offers) == ("hero-entered-overlord", ["spiked_pit", "pass"])


THINGS = [
    {"potion": "healing"},
    {"money": True},
    {"chest": "copper"},
    {"glyph": "start"},
    {"glyph": "inactive"},
    {"encounter": "shrine"},
    {"obstacle": "pit"},
]


@pytest.mark.rule("DES-OVL-15")
@pytest.mark.parametrize("thing", THINGS, ids=str)
def test_a_space_with_anything_on_it_is_not_empty(thing):
    game = table("1x.", MORDROG, legend={"x": thing}, chests={1: {"coins": 1}}, hand=["spiked_pit"], threat=3)
    assert game.begin("run").play("B1").asked == "act"


@pytest.mark.rule("DES-OVL-15")
def test_stairs_are_not_empty_and_a_familiar_leaves_a_space_empty():
    game = table("1x.x", MORDROG, legend={"x": {"stairs": "red"}}, hand=["spiked_pit"], threat=3)
    assert game.begin("run").play("B1").asked == "act"
    vyrah = hero("vyrah")
    game = table(*("1..", vyrah), familiars=[{"card": "skye", "hero": 1, "at": "B1"}], hand=["spiked_pit"], threat=3)
    assert game.begin("run").play("B1").asked == "hero-entered-overlord"


@pytest.mark.rule("DES-OVL-16", "DES-SPN-01")
def test_one_spawn_card_in_a_turn():
    game = table("1.#..", MORDROG, turn="overlord", hand=["skeleton_patrol", "beastman_war_party"], threat=20)
    game.play("skeleton_patrol", "pass", "pass", "pass")
    assert game.refuses("beastman_war_party") == "DES-OVL-16"
    game.play("end")
    assert game.state.round == 2, "nothing to activate"
    game.until("cards")
    assert "beastman_war_party" in game.offers


@pytest.mark.rule("DES-OVL-16", "DES-OVL-17")
def test_spawn_and_power_cards_belong_before_the_first_activation():
    game = table("1.b\n...", MORDROG, b="beastman", turn="overlord", hand=["doom", "skeleton_patrol"], threat=50)
    game.play("end")
    assert (game.asked, game.offers) == ("activate", ["1", "end"])
    game.play("1")
    assert game.asked == "monster"
    assert "doom" not in game.offers
    game = table("1..", MORDROG, hand=["doom", "skeleton_patrol"], threat=50).begin("run").play("B1")
    assert game.asked == "act", "nor are they for a hero's turn"


@pytest.mark.rule("DES-OVL-17")
def test_one_power_card_in_a_turn():
    game = table(ROOM, MORDROG, turn="overlord", hand=["doom", "trapmaster"], threat=50).play("doom")
    assert game.refuses("trapmaster") == "DES-OVL-17"


@pytest.mark.rule("DES-OVL-18", "DES-CRD-17")
def test_a_power_stays_for_the_rest_of_the_game():
    game = table(ROOM, MORDROG, turn="overlord", hand=["evil_genius"], threat=25, deck=["aim"] * 3 + ["rage"] * 2)
    game.play("evil_genius")
    assert (game.state.overlord.powers, game.state.overlord.discard) == (["evil_genius"], [])
    game.play("end").until("cards")
    assert game.state.round == 2
    assert game.state.overlord.hand == ["aim", "aim", "aim", "rage", "rage"], "three cards instead of two"
    assert game.state.overlord.powers == ["evil_genius"]


@pytest.mark.rule("DES-OVL-19")
def test_a_monster_moves_up_to_its_speed_and_attacks_once_at_any_point_of_it():
    game = table("b..1\n....", MORDROG, b="beastman", turn="monsters", chance=[("miss", "d3")])
    game.play("1", "B1", "C1")
    assert game.monster().points == 2
    game.play("attack:", "D1")
    assert game.refuses("attack:") == "DES-OVL-19"
    game.play("B1", "A1")
    assert (game.at["1"], game.asked) == ("A1", "next-hero"), "four spaces and one attack are all"


@pytest.mark.rule("DES-OVL-19", "DES-OVL-20")
def test_each_monster_is_activated_once_in_any_order_or_not_at_all():
    game = table("1....\na.b.c", MORDROG, a="beastman", b="beastman", c="beastman", turn="monsters")
    assert game.offers == ["1", "2", "3", "end"]
    game.play("2")
    assert game.asked == "monster"
    game.play("C1")
    assert game.state.active == 2, "nobody else before it is done"
    game.play("done")
    assert (game.asked, game.offers) == ("activate", ["1", "3", "end"])
    game.play("1", "done", "end")
    assert (game.state.round, game.at["3"]) == (2, "E2")
    assert game.until("activate").offers == ["1", "2", "3", "end"], "in the next turn all of them again"


@pytest.mark.rule("DES-OVL-21")
@pytest.mark.parametrize(("open_to_all", "asked"), [(2, 1), (3, 0)])
def test_the_overlord_is_asked_as_long_as_he_might_hold_the_card_and_no_longer(open_to_all: int, asked: int):
    """There are three cards to aim with: once all of them lie in the discards, nobody need wait for him."""
    given = {"hand": ["doom"], "discard": ["aim"] * open_to_all, "threat": 5, "chance": [("miss", "d3")]}
    game = table("1b", MORDROG, b="beastman", turn="monsters", **given).play("1", "attack:")
    before = len(game.match.entries)
    game.play("A1")
    passed = [entry for entry in game.match.entries[before:] if (entry.seat, entry.answer) == (OVERLORD, "pass")]
    assert len(passed) == asked


@pytest.mark.rule("DES-OVL-21")
def test_the_hand_is_secret_until_a_card_is_played():
    game = table("1.#.", MORDROG, turn="overlord", hand=["doom", "sorcerer_circle"], threat=5)
    for seat in (1, None):
        assert game.seen_by(seat)["overlord"]["hand"] == ["?", "?"]
    assert game.seen_by(OVERLORD)["overlord"]["hand"] == ["doom", "sorcerer_circle"]
    game.play("sorcerer_circle")
    assert game.seen_by(1)["overlord"]["hand"] == ["?"]
    assert game.seen_by(1)["overlord"]["discard"] == ["sorcerer_circle"]


@pytest.mark.rule("DES-OVL-22")
def test_threat_is_kept_and_knows_no_limit():
    game = table(ROOM, MORDROG, turn="overlord", threat=33).play("end").until("cards")
    assert (game.state.round, game.state.overlord.threat) == (2, 33 + 2 + 2)


@pytest.mark.rule("DES-OVL-22")
def test_only_cards_cost_threat():
    b = monster("beastman", effects={"burn": 1, "web": 1})
    game = table("b1", MORDROG, b=b, turn="monsters", threat=9, chance=[("surge",), ("surge",), ("r1d3", "d3")])
    game.play("1", "attack:", "B1")
    assert (game.state.round, game.state.overlord.threat) == (2, 9)
