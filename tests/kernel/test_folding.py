"""A walk is one line of the log."""

from __future__ import annotations

from undercroft.kernel.folding import folded
from undercroft.kernel.match import LogLine
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.state import News


def walked(who: str, at: str) -> Msg:
    return msg("des-log-move", who=Msg(f"des-hero-{who}"), steps=1, at=at)


def told(*lines: Msg) -> list[Msg]:
    return [line.news.msg for line in folded(LogLine(n, News(said)) for n, said in enumerate(lines))]


def test_steps_of_the_same_figure_go_together_and_keep_their_places() -> None:
    first, second, third = walked("lyssa", "A1 A2"), walked("lyssa", "A2 A3"), walked("lyssa", "A3 B3")
    assert told(first, second, third) == [
        msg("des-log-move", who=Msg("des-hero-lyssa"), steps=3, at="A1 A2 A2 A3 A3 B3"),
    ]


def test_another_figure_or_another_line_ends_a_walk() -> None:
    step, other, between = walked("lyssa", "A1 A2"), walked("vyrah", "C1 C2"), msg("des-log-miss")
    assert told(step, other, step) == [step, other, step]
    assert told(step, between, step) == [step, between, step]
    assert told(between, between) == [between, between]
