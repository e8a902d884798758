"""Whether the box holds what a mission lays out (MD2-TOK-01)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.mission.build import Draft
from undercroft.kernel.source import Fault, Spot

MOST_LOOT = 3
"""Loot tokens in a zone, with five or six heroes (MD2-SET-12)."""
ENOUGH_FOR_TWO = 2


def faults(draft: Draft) -> Iterator[Fault]:
    """What there is too much of; the tiles are counted where they are laid."""
    file, held, spot = draft.file, content().box.tokens, draft.source.spot
    yield from _too_many("doors", len(file.doors), held.door, spot("doors", held.door))
    yield from _too_many("bridges", len(file.bridges), held.bridge, spot("bridges", held.bridge))
    yield from _too_many("portals", len(file.portals), held.portal, spot("portals", held.portal))
    for kind, names in file.tokens.items():
        most = getattr(held, kind)
        if kind == "loot":
            most //= 1 if file.heroes_as and file.heroes_as <= ENOUGH_FOR_TWO else MOST_LOOT
        yield from _too_many(kind.replace("_", " "), len(names), most, spot("tokens", kind, most))
    yield from _objectives(draft, "objective", held.objective)
    yield from _objectives(draft, "corruption", held.corruption)


def _objectives(draft: Draft, kind: str, most: int) -> Iterator[Fault]:
    """Objectives, or corruption tokens, whose other side is that of time tokens (MD2-MIS-02)."""
    laid = 0
    for number, entry in enumerate(draft.file.objectives):
        if kind == "corruption" and entry.time:
            laid += entry.time * len(entry.at)
        elif entry.kind == kind:
            laid += len(entry.at)
        else:
            continue
        if laid > most:
            what = "corruption or time" if kind == "corruption" else kind
            yield from _too_many(f"{what} tokens", laid, most, draft.source.spot("objectives", number))
            return


def _too_many(what: str, laid: int, most: int, spot: Spot) -> Iterator[Fault]:
    if laid > most:
        yield Fault(spot, f"{what}: {laid} are laid out, but there can be no more than {most}")
