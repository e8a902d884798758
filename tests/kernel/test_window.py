"""Reaction windows: who is offered what, in which order, and until when."""

from __future__ import annotations

from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label
from undercroft.kernel.window import PASS, PUBLIC, Reaction, window

from .flows import Table, one_of, start


def card(g: Table, seat: int, key: str) -> Reaction:
    """A card that says it was played, and can be played once."""

    def play() -> None:
        g.hear(seat, key)

    return Reaction(seat, key, Label(msg(f"card-{key}")), play)


def hands(g: Table, *held: tuple[int, str]):
    """What is offered: the cards that nobody has played yet."""
    return lambda: [card(g, seat, key) for seat, key in held if f"{seat}:{key}" not in g.said]


def test_whoever_might_react_is_asked_even_if_they_can_only_pass():
    """Being asked must not tell the others what somebody holds."""

    def rules(g: Table) -> Flow:
        g.hear(9, (yield from window(msg("moment"), hands(g, (1, "dodge")), lambda: [2, 1])))

    match = start(rules)
    assert match.waiting == [2]
    assert match.ask(2).space.enumerate(9) == [PASS]
    match.answer(2, PASS)
    assert match.ask(1).space.enumerate(9) == ["dodge", PASS]
    match.answer(1, "dodge")
    assert match.ask(1).space.enumerate(9) == [PASS]  # for all that the others know there could be another
    match.answer(1, PASS)
    assert match.state.said == ["1:dodge", "9:['dodge']"]


def test_a_game_says_who_might_still_react():
    def rules(g: Table) -> Flow:
        yield from window(msg("moment"), hands(g, (0, "guard"), (1, "dodge")), lambda: [] if g.said else [0, 1])

    match = start(rules)
    match.answer(0, "guard")
    assert match.over


def test_where_nobody_can_react_in_public_nobody_is_asked():
    def rules(g: Table) -> Flow:
        g.hear(9, (yield from window(msg("moment"), list, PUBLIC)))

    match = start(rules)
    assert match.over
    assert match.state.said == ["9:[]"]


def test_each_owner_is_offered_their_own_and_may_pass():
    def rules(g: Table) -> Flow:
        g.hear(9, (yield from window(msg("moment"), hands(g, (1, "dodge"), (0, "guard"), (1, "counter")), PUBLIC)))

    match = start(rules)
    (ask,) = match.due
    assert (ask.seats, ask.prompt, ask.default) == ((1,), msg("moment"), PASS)
    assert ask.space.enumerate(9) == ["dodge", "counter", PASS]
    assert [choice.label.text.id for choice in ask.space.choices()] == ["card-dodge", "card-counter", "kernel-pass"]
    match.answer(1, PASS)
    assert match.ask(0).space.enumerate(9) == ["guard", PASS]
    match.answer(0, "guard")
    assert match.state.said == ["0:guard", "9:['guard']"]  # whoever passed is not asked again


def test_an_owner_may_react_until_nothing_is_left_or_they_pass():
    def rules(g: Table) -> Flow:
        g.hear(9, (yield from window(msg("moment"), hands(g, (0, "a"), (0, "b"), (0, "c")), PUBLIC)))

    match = start(rules)
    match.answer(0, "b")
    assert match.ask(0).space.enumerate(9) == ["a", "c", PASS]
    match.answer(0, "c")
    match.answer(0, PASS)
    assert match.state.said == ["0:b", "0:c", "9:['b', 'c']"]


def test_one_reaction_may_open_another_for_somebody_else():
    def rules(g: Table) -> Flow:
        def offers() -> list[Reaction]:
            fire = hands(g, (0, "fire"))()
            return fire if fire else hands(g, (1, "water"))()

        g.hear(9, (yield from window(msg("moment"), offers, PUBLIC)))

    match = start(rules)
    assert match.waiting == [0]
    match.answer(0, "fire")
    assert match.waiting == [1]
    match.answer(1, "water")
    assert match.state.said[-1] == "9:['fire', 'water']"


def test_one_reaction_may_close_another():
    def rules(g: Table) -> Flow:
        yield from window(msg("moment"), lambda: [] if g.said else [card(g, 0, "stop"), card(g, 1, "go")], PUBLIC)

    match = start(rules)
    match.answer(0, "stop")
    assert match.over


def test_a_reaction_is_a_rule_like_any_other_and_may_ask():
    def rules(g: Table) -> Flow:
        def aim() -> Flow:
            g.hear(0, (yield one_of(0, "high", "low")))

        def offers() -> list[Reaction]:
            return [] if g.said else [Reaction(0, "shoot", Label(msg("shoot")), aim)]

        yield from window(msg("moment"), offers, PUBLIC)

    match = start(rules)
    match.answer(0, "shoot")
    assert match.ask(0).space.enumerate(9) == ["high", "low"]
    twin = match.fork()
    twin.answer(0, "low")
    assert twin.state.said == ["0:low"]
