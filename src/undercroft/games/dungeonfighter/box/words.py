"""Cards put into words: the text of a card is what its data say, with its numbers as the arguments of messages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import Final

from undercroft.games.dungeonfighter.box.components import Equipment, FoeCard, HeroCard, Room, Technique
from undercroft.games.dungeonfighter.state import COLOURS
from undercroft.kernel.messages import Msg, msg

ROOM_EFFECTS: Final = ("gold", "white_dice", "freebies", "cheers", "rough")


def technique(id_: Technique) -> Msg:
    """What a technique is called."""
    return Msg(f"dfi-technique-{id_}")


def foe(card: FoeCard) -> Msg:
    """The ability of a monster or big bad (DFI-MAB-01)."""
    return _sentences(list(_abilities(card)))


def _abilities(card: FoeCard) -> Iterator[Msg]:
    if card.technique:
        yield msg("dfi-text-technique", technique=technique(card.technique))
    if card.careless:
        yield Msg("dfi-text-careless")
    if card.mad:
        yield msg("dfi-text-mad", techniques=[technique(each) for each in card.mad])
    yield from _prepared(card)


def room(card: Room) -> Msg:
    """The effects of a room (DFI-ROM-01)."""
    return _sentences(list(_effects(card)))


def _effects(card: Room) -> Iterator[Msg]:
    for kind in ROOM_EFFECTS:
        if n := getattr(card, kind):
            yield Msg(f"dfi-text-{kind}", {"n": n})
    if card.technique:
        yield msg("dfi-text-technique", technique=technique(card.technique))
    yield from _prepared(card)


def _prepared(card: FoeCard | Room) -> Iterator[Msg]:
    yield from (Msg(f"dfi-prepare-{what}") for what in card.prepare)


def equipment(card: Equipment) -> Msg:
    """What a card of the shop does for whoever has it."""
    if card.technique:
        return msg("dfi-text-weapon", n=card.bonus, technique=technique(card.technique))
    return Msg(f"dfi-effect-{card.effect}", {"n": card.amount})


def hero(card: HeroCard) -> list[Msg]:
    """The texts of the three skills, red, green and blue, and the favourite enemy of whoever has one."""
    skills = [Msg(f"dfi-skill-{card.skills[colour]}-text") for colour in COLOURS]
    return [*skills, msg("dfi-text-favourite", kind=Msg(f"dfi-kind-{card.favourite}"))] if card.favourite else skills


def _sentences(parts: list[Msg]) -> Msg:
    whole = parts or [Msg("dfi-text-nothing")]
    return msg("dfi-text-end", what=reduce(lambda first, then: msg("dfi-text-join", first=first, then=then), whole))
