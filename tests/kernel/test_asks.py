"""Asking for one of several things by its key."""

from __future__ import annotations

from undercroft.kernel.asks import Ask, Flow, choose
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Refusal
from undercroft.kernel.window import PASS

from .flows import Table, start


def named(key: object) -> Label:
    return Label(msg("thing", key=str(key)))


def test_the_thing_behind_the_key_is_what_comes_back():
    sword, shield = ["sword"], ["shield"]

    def rules(g: Table) -> Flow:
        chosen = yield from choose(1, msg("which"), {"a": sword, "b": shield}, named)
        assert chosen is shield
        g.hear(1, chosen[0])

    match = start(rules)
    assert match.waiting == [1]
    match.answer(1, "b")
    assert match.state.said == ["1:shield"]


def test_nothing_can_be_one_of_the_things():
    def rules(g: Table) -> Flow:
        g.hear(0, (yield from choose(0, msg("which"), {"a": 7, PASS: None}, named, default=PASS)))

    match = start(rules)
    match.answer(0, PASS)
    assert match.state.said == ["0:None"]


def test_a_client_sees_the_ask_that_a_rule_would_write_by_hand():
    why = {"c": Refusal(msg("gone"), "RULE-01")}
    asked = next(choose(2, msg("which"), {"a": 1, "b": 2}, named, lambda: why, default="b"))
    by_hand = Ask((2,), msg("which"), OneOf(["a", "b"], named, lambda: why), default="b")
    assert asked.wire() == by_hand.wire()
