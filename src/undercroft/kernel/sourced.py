"""What the content of every game shares: whose its values are, and mistakes that the shape of an entry cannot show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, Protocol, TypeVar

import msgspec

from undercroft.kernel.content import ContentError, Entry

Origin = Literal["published", "undercroft"]
"""Whose the values are: the published game's, or our own where the printed ones are not known."""

Count = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]+$", description="a name like black_candle")]

T = TypeVar("T")


class Named(Protocol):
    """An entry that others refer to by its id."""

    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=Named)


def by_id(entries: Iterable[N]) -> dict[str, N]:
    """The entries as they are looked up."""
    return {entry.id: entry for entry in entries}


class Sourced(Entry, frozen=True, kw_only=True):
    """An entry that says whose its values are; `ours` names the fields of a published one that are Undercroft's."""

    origin: Origin
    ours: tuple[str, ...] = ()


class Fault(NamedTuple):
    """A mistake in a content file: its name without the ending, and where in it."""

    file: str
    problem: str
    entry: str | None = None
    field: str | None = None


def strange_fields(entries: Mapping[str, Iterable[Sourced]]) -> Iterator[Fault]:
    """Names under `ours` that are no fields, in the entries of each file."""
    for file, found in entries.items():
        for entry in found:
            for name in entry.ours:
                if name not in entry.__struct_fields__:
                    allowed = ", ".join(entry.__struct_fields__)
                    problem = f"'{name}' is no field, expected some of {allowed}"
                    yield Fault(file, problem, str(getattr(entry, "id", "")) or None, "ours")


def sound(made: T, folder: Path, faults: Iterable[Fault]) -> T:
    """The content, if nothing is wrong with it; the first mistake is a ContentError."""
    for fault in faults:
        raise ContentError.at(folder / f"{fault.file}.yaml", fault.problem, entry=fault.entry, field=fault.field)
    return made
