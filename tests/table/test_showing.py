"""What is said of an ask beside the ask itself, so that no client has to know the rule behind it."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.games.paperdungeons import GAME
from undercroft.kernel.asks import Ask
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Space, Subset
from undercroft.table.numbers import OpenAsk
from undercroft.table.showing import ask_sent


def sent(space: Space, *, interrupts: bool = False) -> dict[str, object]:
    ask = Ask((1,), msg("toy-ask"), space, interrupts=interrupts)
    told: dict[str, object] = msgspec.json.decode(msgspec.json.encode(ask_sent(1, OpenAsk(ask, 7), GAME)))
    return told


def label(value: object) -> Label:
    return Label(Msg(f"toy-{value}"))


@pytest.mark.parametrize(
    ("space", "silent"),
    [
        (OneOf(["pass"], label), True),
        (OneOf(["pass"], label, lambda: {"trap": Refusal(msg("toy-too-dear"))}), True),
        (OneOf(["trap", "pass"], label), False),
        (OneOf(["wait"], label), False),
        (Subset(["pass"], 0, 1, label), False),
    ],
)
def test_an_ask_that_can_only_be_passed_says_so(space: Space, silent: bool) -> None:
    assert sent(space).get("only_pass", False) is silent


def test_an_ask_that_interrupts_says_so_and_others_say_nothing() -> None:
    assert sent(OneOf(["trap", "pass"], label), interrupts=True)["interrupts"] is True
    assert sent(OneOf(["trap", "pass"], label)).keys() == {"seat", "decision", "ask"}
