"""The overlord's turn: orders to models, Raise Dead, and one command card (SAG-OVL)."""

from __future__ import annotations

from undercroft.games.dungeonsaga.models import name, name_of_cell
from undercroft.games.dungeonsaga.rules import command_cards, raise_dead, turns
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

END = "end"


def begin(g: DungeonSaga) -> None:
    """After all heroes have taken their turns (SAG-OVL-01)."""
    g.part, g.gap = "overlord", False
    g.overlord.orders = command_cards.orders(g)
    g.overlord.extra = g.overlord.raises = 0
    g.overlord.played = False
    for m in g.minions:
        m.acted = False
    g.tell(msg("sag-log-overlord", orders=g.overlord.orders), "SAG-OVL-01")


def take(g: DungeonSaga) -> Flow:
    """The next order or card; returns whether the turn is over. Unused orders are lost (SAG-OVL-03)."""
    if not any_left(g):
        return True
    prompt = msg("sag-ask-order", orders=g.overlord.orders, extra=g.overlord.extra, raises=g.overlord.raises)
    space = OneOf(lambda: [*options(g), END], lambda what: label(g, str(what)), lambda: refusals(g))
    chosen = yield Ask((OVERLORD,), prompt, space, default=END)
    if chosen == END:
        return True
    kind, _, which = chosen.partition(":")
    if kind == "play":
        command_cards.play(g, which)
    elif kind == "raise":
        spend_raise(g)
        yield from raise_dead.by_name(g, which)
    else:  # SAG-OVL-07: done to its end before the next; a boss costs no more than a minion (SAG-OVL-09)
        spend_order(g)
        turns.begin(g, next(m for m in g.minions if m.number == int(which)), "order")
        yield from turns.go_on(g)
    return False


def options(g: DungeonSaga) -> list[str]:
    """Orders may be mixed freely: a model that moves and acts, or one casting of Raise Dead (SAG-OVL-02, SAG-OVL-03).

    No model acts twice in this turn (SAG-OVL-04), but one may have done so by an interrupt (SAG-OVL-05, SAG-MIN-04).
    """
    found = []
    if g.overlord.orders or g.overlord.extra:
        found += [f"order:{m.number}" for m in g.minions if not m.acted]
    if (g.overlord.orders or g.overlord.raises) and g.bones:
        found += [f"raise:{what}" for what in raise_dead.raisings(g)]
    return found + [f"play:{card}" for card in command_cards.to_play(g)]


def any_left(g: DungeonSaga) -> bool:
    """Whether there is anything to decide; said without listing it all."""
    if (g.overlord.orders or g.overlord.extra) and any(not m.acted for m in g.minions):
        return True
    if (g.overlord.orders or g.overlord.raises) and g.bones and raise_dead.any_raising(g):
        return True
    return not g.overlord.played and bool(g.overlord.hand)  # whichever cards: being asked must not tell what he holds


def spend_order(g: DungeonSaga) -> None:
    """What a card has granted goes first, as it is good for nothing else."""
    if g.overlord.extra:
        g.overlord.extra -= 1
    else:
        g.overlord.orders -= 1


def spend_raise(g: DungeonSaga) -> None:
    if g.overlord.raises:
        g.overlord.raises -= 1
    else:
        g.overlord.orders -= 1


def label(g: DungeonSaga, what: str) -> Label:
    kind, _, which = what.partition(":")
    if kind == "play":
        return command_cards.card_label(which)
    if kind == "raise":
        return raise_dead.raise_label(which)
    if kind == "order":
        m = next(m for m in g.minions if m.number == int(which))
        return Label(msg("sag-do-order", who=name(m)), "SAG-OVL-02")
    return Label(msg("sag-do-end-overlord"), "SAG-OVL-03")


def refusals(g: DungeonSaga) -> dict[Value, Refusal]:
    refused: dict[Value, Refusal] = {}
    spent = Refusal(msg("sag-no-orders"), "SAG-OVL-01")
    for m in g.minions:
        if m.acted:
            refused[f"order:{m.number}"] = Refusal(msg("sag-no-order-acted", who=name(m)), "SAG-OVL-04")
        elif not (g.overlord.orders or g.overlord.extra):
            refused[f"order:{m.number}"] = spent
    if g.overlord.orders or g.overlord.raises:
        able = {what.partition(":")[0] for what in raise_dead.raisings(g)}
        for cell in dict.fromkeys(g.bones):
            if name_of_cell(g, cell) not in able:
                for kind in raise_dead.kinds(g):
                    refused[f"raise:{name_of_cell(g, cell)}:{kind}"] = raise_dead.why_not_raise(g, cell)
    for card in dict.fromkeys(g.overlord.hand):
        if why := command_cards.why_not_play(g, card):
            refused[f"play:{card}"] = why
    return refused
