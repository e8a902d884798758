"""Choices keep their numbers as long as they lie on the table, and can be called by their names."""

from __future__ import annotations

import pytest

from undercroft.kernel.asks import Ask
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Subset
from undercroft.terminal.offers import offer

from .keyboard import ROUND_THREE, sit

NAMES = {"a": "Sharp axe", "b": "Blunt axe", "c": "Łuk myśliwski", "d": "Łuk myśliwski", "stop": "Stop here"}


def named(value: object) -> Label:
    return Label(msg("kernel-value", value=NAMES[str(value)]))


def words(message: Msg) -> str:
    return str(message.args["value"])


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("sharp", "a"),
        ("axe sharp", "a"),
        ("sha", "a"),
        ("axe", None),  # which?
        ("luk", "c"),  # both are the same to look at
        ("ŁUK MYŚL", "c"),
        ("b", "b"),  # the value itself comes first
        ("spear", "e"),  # there, but forbidden
        ("s", None),
        ("", None),
    ],
)
def test_a_choice_can_be_named(typed: str, answer: str | None) -> None:
    NAMES["e"] = "Spear"
    space = OneOf(["a", "b", "c", "d", "stop"], named, lambda: {"e": Refusal(msg("kernel-over"))})
    assert offer(Ask((0,), msg("kernel-roll"), space), str, words).read(typed) == answer


def test_each_of_several_can_be_named_by_one_word() -> None:
    space = Subset(["a", "b", "c"], 0, 2, named)
    assert offer(Ask((0,), msg("kernel-roll"), space), str, words).read("blunt łuk") == ("b", "c")


def test_numbers_stay_when_some_choices_are_no_longer_allowed() -> None:
    space = OneOf([0, 3, 4], refused=lambda: {1: Refusal(msg("kernel-over")), 2: Refusal(msg("kernel-over"))})
    made = offer(Ask((0,), msg("kernel-roll"), space), str, words)
    assert [choice.value for choice in made.choices] == [0, 1, 2, 3, 4]


def test_dice_keep_their_numbers_within_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table, _ = sit(monkeypatch, ["1", "brew", "5", "stop"], given=ROUND_THREE)
    first, last = keyboard.shown.split("Which die do you use?")[1], keyboard.shown.split("Which die do you use?")[-1]
    assert "  6   black rogue" in first
    assert "  6   black rogue" in last
    assert "  1 ✗ white warrior" in last
    assert "  3 ✗ white skull" in last
    assert [entry.answer for entry in table.match.entries if entry.seat == 0] == [0, "brew", 4, "stop"]


def test_a_die_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    _, table, _ = sit(monkeypatch, ["black warrior"], given=ROUND_THREE)
    assert [entry.answer for entry in table.match.entries if entry.seat == 0] == [3]
