"""Whether the box holds what an adventure puts on the board and hands out (SAG-SET-07, SAG-SET-09, SAG-LCK-03).

The tiles are counted where they are laid. Figures are counted over the whole map, although those of destroyed models
come back: nobody can tell how many a party leaves behind it alive.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undercroft.games.dungeonsaga.adventure.build import Draft
from undercroft.games.dungeonsaga.adventure.model import Adventure
from undercroft.games.dungeonsaga.box.content import content
from undercroft.kernel.content import nearest
from undercroft.kernel.source import Fault, Spot


def faults(draft: Draft, made: Adventure) -> Iterator[Fault]:
    yield from _figures(draft, made)
    yield from _spawns(draft, made)
    yield from _bones(draft, made)
    yield from _furniture(draft, made)
    yield from _locks(draft)
    yield from _items(draft, made)
    yield from _deck(draft, made)


def _figures(draft: Draft, made: Adventure) -> Iterator[Fault]:
    seen: Counter[str] = Counter()
    for zone in made.zones:
        for model in zone.models:
            seen[model.kind] += 1
            if seen[model.kind] == figures(model.kind) + 1:
                yield Fault(draft.spots[model.stance], _too_many(model.kind, figures(model.kind)))


def figures(kind: str) -> int:
    """Of a kind in the box: a boss is one."""
    minion = content().minions.get(kind)
    return minion.count if minion is not None else 1


def _spawns(draft: Draft, made: Adventure) -> Iterator[Fault]:
    for number, event in enumerate(made.events):
        for position, effect in enumerate(event.do):
            kind = (effect.spawn.minion or effect.spawn.boss) if effect.spawn is not None else None
            if effect.spawn is not None and kind in content().kinds and effect.spawn.count > figures(str(kind)):
                spot = draft.source.spot("events", number, "do", position, "spawn", "count")
                yield Fault(spot, f"{effect.spawn.count} of {kind}, but the box has {figures(str(kind))}")
    for kind, count in made.raises.items():
        if kind in content().minions and count > figures(kind):
            spot = draft.source.spot("raises", kind)
            yield Fault(spot, f"{count} of {kind}, but the box has {figures(kind)}")  # SAG-RAI-09


def _bones(draft: Draft, made: Adventure) -> Iterator[Fault]:
    held = content().limits.bone_piles
    piles = [cell for zone in made.zones for cell in zone.bones]
    if len(piles) > held:
        yield Fault(draft.spots[piles[held]], _too_many("bone pile", held))


def _furniture(draft: Draft, made: Adventure) -> Iterator[Fault]:
    seen: Counter[str] = Counter()
    for zone in made.zones:
        pieces = [(fitting.kind, fitting.cells[0]) for fitting in zone.fittings]
        for kind, cell in [*pieces, *((piece.kind, piece.cells[0]) for piece in zone.furniture)]:
            seen[kind] += 1
            held = content().furniture[kind].count
            if seen[kind] == held + 1:
                yield Fault(draft.spots[cell], _too_many(kind, held))


def _locks(draft: Draft) -> Iterator[Fault]:
    """A marker of the right kind and strength lies by every door and chest."""
    held = {"lock": content().locks.ordinary, "ward": content().locks.ward}
    seen: Counter[tuple[str, int]] = Counter()
    for cell, mark in draft.marks():
        for kind in ("lock", "ward"):
            strength = getattr(draft.file.legend[mark], kind)
            if strength is None:
                continue
            seen[kind, strength] += 1
            if strength not in held[kind]:
                spot = draft.source.spot("legend", mark, kind)
                yield Fault(spot, f"there is no {kind} of strength {strength}: {nearest(strength, held[kind])}")
            elif seen[kind, strength] == held[kind][strength] + 1:
                yield Fault(draft.spots[cell], _too_many(f"{kind} of strength {strength}", held[kind][strength]))


def _items(draft: Draft, made: Adventure) -> Iterator[Fault]:
    seen: Counter[str] = Counter()
    for name, spot in _handed_out(draft, made):
        card = content().items.get(name)
        seen[name] += 1
        if card is not None and seen[name] == card.copies + 1:
            yield Fault(spot, _too_many(name, card.copies))


def _handed_out(draft: Draft, made: Adventure) -> Iterator[tuple[str, Spot]]:
    """Every item card of the adventure, its treasure included."""
    spot = draft.source.spot
    for key, cards in (("items", made.items), ("gear", made.gear)):
        for who, names in cards.items():
            yield from ((name, spot(key, who, number)) for number, name in enumerate(names))
    for cell, mark in draft.marks():
        thing = draft.file.legend[mark]
        yield from ((name, draft.spots[cell]) for name in thing.holds)
    for number, event in enumerate(made.events):
        for position, effect in enumerate(event.do):
            if effect.give is not None:
                yield effect.give.item, spot("events", number, "do", position, "give")
    for who, names in made.aftermath.treasure.items():
        yield from ((name, spot("aftermath", "treasure", who, number)) for number, name in enumerate(names))


def _deck(draft: Draft, made: Adventure) -> Iterator[Fault]:
    """The deck is taken from the command cards that are not left out (SAG-SET-09)."""
    left = sum(card.copies for card in content().commands.values() if card.kind not in made.without)
    if made.cards > left:
        problem = f"a deck of {made.cards} cards, but only {left} command cards are not left out"
        yield Fault(draft.source.spot("deck", "cards"), problem)


def _too_many(what: str, held: int) -> str:
    return f"one {what} too many: the box has {held}"
