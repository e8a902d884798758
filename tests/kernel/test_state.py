"""State: plain data that copies all the way down, travels as JSON and has a digest."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

import msgspec
import pytest

from undercroft.kernel.messages import msg
from undercroft.kernel.state import News, State, copier, digest, read_state


class Card(msgspec.Struct, frozen=True):
    """Frozen: a copy may share it."""

    name: str
    cost: tuple[int, ...] = ()


class Hero(msgspec.Struct):
    name: str
    wounds: list[int] = []
    carried: Card | None = None


class Board(State, kw_only=True):
    """One field of every kind that a state may have."""

    turn: int = 0
    phase: Literal["night", "day"] = "night"
    luck: float = 0.5
    over: bool = False
    pair: tuple[int, str] = (0, "")
    maybe: int | None = None
    card: Card = Card("torch", (1, 2))
    deck: list[Card] = []
    names: list[str] = []
    grid: list[list[int]] = []
    heroes: list[Hero] = []
    leader: Hero | None = None
    by_name: dict[str, Hero] = {}
    counts: dict[str, int] = {}
    zones: dict[int, dict[str, list[int]]] = {}
    spare: list[Hero | None] = []
    maybe_names: list[str] | None = None
    cells: int = 0


def full() -> Board:
    return Board(
        maybe=3,
        deck=[Card("rope")],
        names=["a"],
        grid=[[1], [2, 3]],
        heroes=[Hero("Ann", [1])],
        leader=Hero("Bob"),
        by_name={"Cid": Hero("Cid", [], Card("key"))},
        counts={"gold": 1},
        zones={4: {"door": [5]}},
        spare=[None, Hero("Dan")],
        maybe_names=["x"],
        cells=1 << 200,
    )


def test_a_copy_is_equal_and_shares_nothing_that_can_change():
    original = full()
    copy = copier(Board)(original)
    assert copy == original
    before = digest(original)

    copy.turn += 1
    copy.news.append(News(msg("x")))
    copy.deck.append(Card("sword"))
    copy.names[0] = "b"
    copy.grid[1].append(4)
    copy.heroes[0].wounds.append(9)
    copy.leader.name = "Eve"
    copy.by_name["Cid"].wounds.append(9)
    copy.counts["gold"] = 2
    copy.zones[4]["door"].append(6)
    copy.spare[1].name = "Fay"
    copy.maybe_names.append("y")
    assert digest(original) == before
    assert original == full()


def test_what_cannot_change_is_shared():
    original = full()
    copy = copier(Board)(original)
    assert copy.card is original.card
    assert copy.deck[0] is original.deck[0]


def test_a_copier_is_made_once_for_each_type():
    assert copier(Board) is copier(Board)


def test_two_structs_of_one_name_are_not_confused():
    def module(field: str) -> type[Any]:
        return msgspec.defstruct("Piece", [(field, list[int])])

    first, second = module("a"), module("b")
    both = msgspec.defstruct("Both", [("one", first), ("two", second)])
    original = both(first([1]), second([2]))
    copy = copier(both)(original)
    copy.one.a.append(0)
    copy.two.b.append(0)
    assert (original.one.a, original.two.b) == ([1], [2])


@pytest.mark.parametrize(
    "hint", [set[int], frozenset[str], tuple[list[int], ...], list, dict, object, Any, Hero | Board, bytearray], ids=str
)
def test_what_a_state_cannot_hold_is_said_at_once(hint):
    kind = msgspec.defstruct("Wrong", [("field", hint)])
    with pytest.raises(TypeError, match="a state cannot hold"):
        copier(kind)


def test_a_state_travels_as_json_and_keeps_its_digest():
    board = full()
    back = msgspec.json.decode(msgspec.json.encode(board), type=Board)
    assert back == board
    assert digest(back) == digest(board)


def test_the_digest_tells_states_apart():
    states = [Board(), Board(turn=1), Board(luck=1), Board(over=True), Board(names=["a"]), Board(cells=1 << 99), full()]
    assert len({digest(state) for state in states}) == len(states)
    assert digest(full()) == digest(full())


def test_telling_puts_a_line_in_the_news():
    board = Board()
    board.tell(msg("found", n=2), "RULE-1", to=1)
    board.tell(msg("dark"))
    assert board.news == [News(msg("found", n=2), "RULE-1", 1), News(msg("dark"))]
    assert Board().news == []


class Showing(State, kw_only=True):
    """A state with something that lies there to be looked at."""

    on_show: ClassVar[tuple[str, ...]] = ("last",)

    turn: int = 0
    last: Card | msgspec.UnsetType = msgspec.UNSET


def test_what_is_only_on_show_is_copied_and_saved_but_no_part_of_the_position() -> None:
    bare, shown = Showing(turn=1), Showing(turn=1, last=Card("torch"))
    assert digest(shown) == digest(bare) != digest(Showing(turn=2))
    assert shown.last == Card("torch")
    assert copier(Showing)(shown).last == Card("torch")
    assert read_state(msgspec.json.encode(shown), Showing) == shown
    assert read_state(msgspec.json.encode(bare), Showing) == bare


def test_a_game_with_nothing_on_show_has_the_digest_that_it_had_before_there_was_any() -> None:
    """So a field that is only on show can be added and every recorded digest still holds."""

    class Before(State, kw_only=True):
        turn: int = 0

    assert digest(Before(turn=1)) == digest(Showing(turn=1))
