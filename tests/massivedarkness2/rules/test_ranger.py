"""The ranger (MD2-RAN)."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import combat, hero_turn
from undercroft.games.massivedarkness2.rules.dice import counts
from undercroft.games.massivedarkness2.rules.ranger import quiver, row_name
from undercroft.games.massivedarkness2.state import Enemy, LastAttack

BOW = "hunting_bow"


def nahias(*deck: str) -> tuple[Table, Enemy]:
    """Nahias in B1 with a bow, and somebody who can take a lot in C1; the deck is as it is given."""
    table = Table("training", "nahias", "ronen", at="B1")
    table.put(table.other, "F3")
    table.hero.slots = {"left": BOW, "right": BOW}
    if deck:
        quiver(table.hero).deck = list(deck)
    enemy = table.enemy("undead", at="C1", minions=0)
    enemy.hurt = -50
    return table, enemy


def shoot(table: Table, enemy: Enemy, *answers: object) -> LastAttack:
    table.asked.clear()
    table.do(f"attack:ranged:{enemy.number}", *answers)
    assert isinstance(table.g.last_attack, LastAttack)
    return table.g.last_attack


def cards(*ids: str) -> list[tuple[str]]:
    """Cards as chance answers with them."""
    return [(card,) for card in ids]


@pytest.mark.rule("MD2-RAN-01")
def test_fourteen_cards() -> None:
    table, _ = nahias()
    board = quiver(table.hero)
    assert (len(board.deck), board.row, board.pile) == (14, [], [])
    assert set(board.deck) == set(content().arrows)


@pytest.mark.rule("MD2-RAN-02")
def test_at_least_one_card_and_then_as_the_ranger_likes() -> None:
    table, enemy = nahias()
    (first,) = cards("ice_arrow")
    shoot(table, enemy, first, "loose")
    assert table.asked.count("md2-ask-arrow") == 1
    assert quiver(table.hero).pile == ["ice_arrow"]
    one, two, three = cards("straight_arrow", "straight_arrow", "barbed_arrow")
    shoot(table, enemy, one, "draw", two, "draw", three, "loose")
    assert table.asked.count("md2-ask-arrow") == 3


@pytest.mark.rule("MD2-RAN-02")
def test_no_card_after_seven_symbols() -> None:
    for last in ("fire_arrow", "heavy_arrow"):  # 7 and 8
        table, enemy = nahias()
        one, two = cards("heavy_arrow", last)
        shoot(table, enemy, one, "draw", two)
        assert table.asked.count("md2-ask-arrow") == 1


@pytest.mark.rule("MD2-RAN-02")
def test_cards_are_turned_up_before_the_dice_are_rolled() -> None:
    table, enemy = nahias("heavy_arrow")
    last = shoot(table, enemy)
    assert last.dice == (("yellow", "blank"), ("yellow", "blank"), ("orange", "blank"))


@pytest.mark.rule("MD2-RAN-03", "MD2-RAN-04", "MD2-RAN-05")
def test_seven_is_the_measure() -> None:
    assert [row_name(count) for count in (0, 1, 6, 7, 8, 10)] == [
        "quick",
        "quick",
        "quick",
        "critical",
        "overdraw",
        "overdraw",
    ]


@pytest.mark.rule("MD2-RAN-03")
def test_a_quick_shot_brings_the_middle_row_of_all_cards() -> None:
    table, enemy = nahias()
    one, two = cards("fire_arrow", "barbed_arrow")
    last = shoot(table, enemy, one, "draw", two, "loose")
    assert "md2-log-arrows-quick" in table.log()
    assert (enemy.fire, last.swords) == (1, 1)


@pytest.mark.rule("MD2-RAN-05")
def test_a_critical_hit_brings_the_white_row_of_all_cards() -> None:
    table, enemy = nahias()
    one, two, three = cards("fire_arrow", "barbed_arrow", "barbed_arrow")
    last = shoot(table, enemy, one, "draw", two, "draw", three)
    assert "md2-log-arrows-critical" in table.log()
    assert (enemy.fire, last.swords) == (2, 3)
    assert [colour for colour, _ in last.dice].count("yellow") == 3


@pytest.mark.rule("MD2-RAN-04")
def test_overdraw_brings_the_red_row_of_all_cards() -> None:
    table, enemy = nahias()
    one, two = cards("heavy_arrow", "heavy_arrow")
    last = shoot(table, enemy, one, "draw", two)
    assert "md2-log-arrows-overdraw" in table.log()
    assert last.swords == 2
    assert len(last.dice) == 2


@pytest.mark.rule("MD2-RAN-03", "MD2-RAN-04", "MD2-RAN-05")
def test_the_best_row_is_the_white_one() -> None:
    for card in content().arrows.values():
        worth = [
            row.swords + row.pierce + row.fire + row.frost + sum(counts(row.dice).values()) + row.rerolls
            for row in (card.overdraw, card.quick, card.critical)
        ]
        assert worth[0] <= worth[1] < worth[2], card.id


@pytest.mark.rule("MD2-RAN-06")
def test_after_the_attack_they_are_discarded() -> None:
    table, enemy = nahias()
    one, two = cards("fire_arrow", "barbed_arrow")
    shoot(table, enemy, one, "draw", two, "loose")
    board = quiver(table.hero)
    assert (board.row, board.pile, len(board.deck)) == ([], ["fire_arrow", "barbed_arrow"], 12)


@pytest.mark.rule("MD2-RAN-07")
def test_discards_make_a_new_deck_without_the_row() -> None:
    table, enemy = nahias("straight_arrow")
    board = quiver(table.hero)
    board.pile = ["barbed_arrow"]
    one, two = cards("straight_arrow", "barbed_arrow")
    shoot(table, enemy, one, "draw", two)  # and then there is nothing left to draw
    assert table.asked.count("md2-ask-arrow") == 1
    assert (board.deck, board.pile) == ([], ["straight_arrow", "barbed_arrow"])


@pytest.mark.rule("MD2-RAN-08")
def test_at_the_end_of_the_turn_all_are_shuffled_back() -> None:
    table, enemy = nahias()
    shoot(table, enemy)
    board = quiver(table.hero)
    assert len(board.deck) == 13
    table.play(hero_turn.end(table.g, table.hero))
    assert (len(board.deck), board.pile) == (14, [])


@pytest.mark.rule("MD2-RAN-09")
def test_only_ranged_attacks_use_arrows() -> None:
    table, enemy = nahias()
    enemy.at = table.hero.at
    for item, kind in (("dagger", "melee"), ("ash_wand", "magic")):
        table.hero.slots = {"left": item}
        table.do(f"attack:{kind}:{enemy.number}")
    table.play(combat.enemy_attack(table.g, enemy, table.hero, "ranged"))
    assert len(quiver(table.hero).deck) == 14
    assert "md2-ask-arrow" not in table.asked
