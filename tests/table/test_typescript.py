"""What travels is declared once, in Python: the client's types follow from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict

import msgspec
import pytest

import undercroft
from undercroft.kernel.asks import Ask
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Aim, Axis, Number, OneOf, Order, Refusal, Space, Subset
from undercroft.table import asked, typescript
from undercroft.table.typescript import Script

WEB = Path(undercroft.__file__).parent / "web" / "src"
FILES = typescript.files(WEB)


@pytest.mark.parametrize("path", list(FILES), ids=lambda path: str(path.relative_to(WEB)))
def test_the_types_of_the_client_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path], f"{path.name} is out of date: make wire"


def test_no_types_are_left_over() -> None:
    assert set(WEB.rglob(f"*{typescript.FILE}")) == set(FILES)


SPACES = [
    OneOf(("a", 2), refused=lambda: {"b": Refusal(msg("kernel-seat", n=1), "TOR-MOV-01")}),
    Subset((1, 2, 3), 1, 2),
    Order(("a", "b")),
    Number(1, 6),
    Aim((Axis("x", 0, 1.5), Axis("y", -1, 1))),
]


@pytest.mark.parametrize("space", SPACES, ids=lambda space: type(space).__name__)
def test_an_ask_travels_as_declared(space: Space) -> None:
    usual = space.enumerate(1)[0]
    sent = msgspec.json.encode(Ask((0,), msg("kernel-seat", n=1), space, default=usual).wire())
    read = msgspec.json.decode(sent, type=asked.Ask)
    assert msgspec.json.decode(msgspec.json.encode(read)) == msgspec.json.decode(sent)


class Inner(msgspec.Struct, omit_defaults=True):
    """Stays None
    for long."""

    there: bool
    perhaps: str | None = None
    """Now and then."""


class Place(NamedTuple):
    x: int
    y: float


class _Told(TypedDict, total=False):
    once: bool


class Told(_Told):
    inner: dict[int, Inner]
    at: Place
    kinds: NotRequired[list[Literal["a", "b"]]]
    rest: Any


class Said(msgspec.Struct, tag="said", tag_field="t"):
    pair: tuple[int, str]
    words: tuple[str | None, ...] = ()


def test_every_way_to_declare_something_has_its_counterpart() -> None:
    assert Script().sends(Told).text().partition("\n\n")[2] == (
        """export interface Told {
  once?: boolean;
  inner: Record<string, Inner>;
  at: Place;
  kinds?: ("a" | "b")[];
  rest: unknown;
}

/** Stays null for long. */
export interface Inner {
  there: boolean;
  /** Now and then. */
  perhaps?: string | null;
}

export type Place = [x: number, y: number];
"""
    )


def test_what_is_read_may_leave_out_what_has_a_default() -> None:
    assert "words: (string | null)[];" in Script().sends(Said).text()
    assert "words?: (string | null)[];" in Script().hears(Said).text()
    assert 't: "said";' in Script().sends(Said).text()
    with pytest.raises(TypeError, match="both read and sent"):
        Script().sends(Said).hears(Said)


def test_what_is_declared_elsewhere_is_imported() -> None:
    text = Script(Script().sends(Inner), "./elsewhere").sends(Told).text()
    assert 'import type { Inner } from "./elsewhere";' in text
    assert "interface Inner" not in text


def test_what_has_no_counterpart_is_not_guessed() -> None:
    with pytest.raises(TypeError, match="no counterpart"):
        Script().sends(complex)
