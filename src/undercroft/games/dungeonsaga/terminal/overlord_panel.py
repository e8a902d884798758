"""What stands on the overlord's side of the table: orders, cards, the clock, and his models on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.text import Text

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import adventure_of, is_boss, is_minion
from undercroft.games.dungeonsaga.rules import command_cards, raise_dead
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga, Model
from undercroft.games.dungeonsaga.terminal.character_sheet import draw_character, draw_sheet, effects, vitals, where
from undercroft.games.dungeonsaga.terminal.pieces import figure, style_of
from undercroft.games.dungeonsaga.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import (
    ACTED,
    ACTIVE,
    BAD,
    DIM,
    GOOD,
    WARN,
    counted,
    explained,
    fact,
    flow,
    heading,
    ink,
    listed,
)

LATE, LATER = 2, 4
"""Rounds left at which the clock is shown in red, and in yellow."""


def draw_overlord(view: View, say: Say, width: int) -> list[Text]:
    """Orders, how many cards lie where, what was played; the hand only for whoever holds it."""
    g, overlord = view.table, view.table.overlord
    lines = [heading(say(msg("sag-overlord")), width), *flow([*_orders(g, say), *_piles(g, say)], width)]
    if view.seat == OVERLORD:
        lines += _cards(msg("sag-draw-hand-cards"), overlord.hand, say, width)
    lines += _cards(msg("sag-draw-played"), overlord.discard, say, width)
    if raises := adventure_of(g).raises:
        have = Counter(m.kind for m in g.minions)
        able = raise_dead.available(g)
        kinds = [
            ink(f"{say(Msg(f'sag-model-{kind}'))} {have[kind]}/{most}", "" if kind in able else DIM)
            for kind, most in raises.items()
        ]
        lines += flow(listed(msg("sag-draw-raises"), kinds, say), width, gap=" ")
    for boss in filter(is_boss, g.minions):
        acting = g.turn is not None and g.turn.model == boss.number
        lines += draw_character(g, boss, say, width, full=acting or view.seat == OVERLORD)
    return lines


def _orders(g: DungeonSaga, say: Say) -> Iterator[Text]:
    """What is left of his turn; in the heroes' part, how many orders he will have."""
    overlord = g.overlord
    if g.part != "overlord":
        yield fact(msg("sag-draw-orders"), str(command_cards.orders(g)), say)
        if overlord.interrupt:
            yield fact(msg("sag-draw-interrupt"), str(overlord.interrupt), say)
        return
    yield fact(msg("sag-draw-orders-left"), str(overlord.orders), say)
    if overlord.extra:
        yield fact(msg("sag-draw-extra"), str(overlord.extra), say)
    if overlord.raises:
        yield fact(msg("sag-draw-raises-left"), str(overlord.raises), say)


def _piles(g: DungeonSaga, say: Say) -> Iterator[Text]:
    yield fact(msg("sag-draw-hand"), str(len(g.overlord.hand)), say)
    yield fact(msg("sag-draw-deck"), str(len(g.overlord.deck)), say)
    if last_round(g) is not None:
        yield ink(say(msg("sag-draw-clock", n=command_cards.rounds_left(g))), clock_style(g))
        yield ink(say(msg("sag-draw-deck-out", side=adventure_of(g).deck_out)), DIM)


def last_round(g: DungeonSaga) -> int | None:
    """The round at whose end the deck has run out, as far as one knows; None if that ends nothing, or before play."""
    ends = g.round and adventure_of(g).deck_out != "goes_on"
    return g.round + command_cards.rounds_left(g) - 1 if ends else None


def clock_style(g: DungeonSaga) -> str:
    left = command_cards.rounds_left(g)
    return f"bold {BAD if left <= LATE else WARN if left <= LATER else GOOD}"


def _cards(label: Msg, cards: list[str], say: Say, width: int) -> list[Text]:
    names = [ink(text, "bold magenta") for text in counted(say(command_cards.card_name(card)) for card in cards)]
    return flow(listed(label, names, say), width, gap=" ")


def draw_hand(view: View, say: Say, width: int) -> list[Text]:
    """Every card of the hand, and every one that was played, with what it does."""
    g = view.table
    held = g.overlord.hand if view.seat == OVERLORD else []
    lines = draw_overlord(view, say, width)
    for card in dict.fromkeys([*held, *g.overlord.discard]):
        detail = command_cards.card_label(card).detail
        assert detail is not None
        lines.append(explained(ink(say(command_cards.card_name(card)), "bold magenta"), detail, say))
    return lines


# -- models -----------------------------------------------------------------------------------------------------------


def draw_minions(g: DungeonSaga, say: Say, width: int) -> list[Text]:
    """The minions on the board kind by kind, each with its sign, its square and what is beside it."""
    entries: list[Text] = []
    for kind in _kinds(g):
        first = ink(f"{say(Msg(f'sag-model-{kind}'))} ", DIM)
        for m in (m for m in g.minions if m.kind == kind):
            entries.append(first.append_text(_standing(g, m, say)))
            first = Text()
    return [heading(say(msg("sag-draw-minions")), width), *flow(entries, width)] if entries else []


def _kinds(g: DungeonSaga) -> list[str]:
    return list(dict.fromkeys(m.kind for m in g.minions if is_minion(m)))


def _standing(g: DungeonSaga, m: Model, say: Say) -> Text:
    active = g.turn is not None and g.turn.model == m.number
    mark = ACTIVE if active else ACTED if m.acted and g.part == "overlord" else ""
    text = ink(mark, "bold").append(figure(g, m, say), style_of(g, m)).append(" ").append_text(where(g, m, say))
    for effect in effects(m, say):
        text.append(" ").append_text(effect)
    return text


def explain_minions(g: DungeonSaga, say: Say, width: int) -> list[Text]:
    """Every kind on the board as the overlord's panel has it, where each model stands, and the bosses' cards."""
    lines: list[Text] = []
    for kind in _kinds(g):
        several = [m for m in g.minions if m.kind == kind]
        found = content().minions[kind]
        lines += [heading(say(Msg(f"sag-model-{kind}")), width), *flow(vitals(several[0], say), width)]
        last = len(found.damage)
        hits = [
            ink(say(msg("sag-draw-damage", hits=n, more="yes" if n == last else "no", result=result)))
            for n, result in enumerate(found.damage, start=1)
        ]
        lines += flow(hits, width)
        for which in found.abilities:
            lines.append(explained(ink(say(Msg(f"sag-ability-{which}"))), Msg(f"sag-ability-{which}-text"), say))
        lines += flow((_standing(g, m, say) for m in several), width)
    for boss in filter(is_boss, g.minions):
        lines += draw_sheet(g, boss, say, width)
    return lines
