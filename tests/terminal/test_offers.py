"""What may be typed in answer to each kind of ask."""

from __future__ import annotations

import pytest

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Draw, Roll
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Aim, Axis, Number, OneOf, Order, Refusal, Space, Subset
from undercroft.parts.dice import Die
from undercroft.terminal.offers import offer

ROOMS = ["A1", "B1", "stop"]
CLOSED = {"C1": Refusal(msg("kernel-over"))}
COIN = Die("coin", ("heads", "tails"))
SPACES: dict[str, Space] = {
    "one": OneOf(ROOMS, refused=lambda: CLOSED),
    "numbered": OneOf([7, 1]),
    "some": Subset(ROOMS, 0, 2),
    "order": Order(ROOMS),
    "number": Number(-2, 5),
    "aim": Aim([Axis("angle", 0, 90), Axis("force", 0, 1)]),
    "roll": Roll([COIN, COIN]),
    "draw": Draw(["red", "red", "blue"], 2),
}


@pytest.mark.parametrize(
    ("space", "typed", "answer"),
    [
        ("one", "2", "B1"),
        ("one", "b1", "B1"),
        ("one", "4", "C1"),
        ("one", "5", None),
        ("one", "0", None),
        ("one", "1 2", None),
        ("numbered", "1", 7),
        ("numbered", "7", None),
        ("some", "1 3", ("A1", "stop")),
        ("some", "3,1", ("stop", "A1")),
        ("some", "-", ()),
        ("some", "1 9", None),
        ("some", "1 2 3", None),
        ("some", "x", None),
        ("order", "3 1 2", ("stop", "A1", "B1")),
        ("order", "3 1", None),
        ("number", "-2", -2),
        ("number", "two", None),
        ("number", "9" * 20, None),
        ("aim", "45 0.5", (45.0, 0.5)),
        ("aim", "left", None),
        ("roll", "1 tails", ("heads", "tails")),
        ("roll", "1", None),
        ("draw", "1 1", ("red", "red")),
        ("draw", "1", None),
        ("draw", "red blue", ("red", "blue")),
    ],
)
def test_a_typed_line_is_read_as_an_answer(space: str, typed: str, answer: object) -> None:
    assert offer(Ask((0,), msg("kernel-roll"), SPACES[space]), str, str).read(typed) == answer


def test_every_answer_that_is_read_can_be_put_to_the_space() -> None:
    for space in SPACES.values():
        made = offer(Ask((0,), msg("kernel-roll"), space), str, str)
        for line in ("1", "2", "1 2", "2 1 3", "-", "3.5 1", "heads tails"):
            answer = made.read(line)
            if answer is not None:
                space.why_not(answer)  # a reason or none, but never an error
