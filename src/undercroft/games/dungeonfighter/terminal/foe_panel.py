"""The room, the foe in it, the dice against it, and the stall of the shop."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undercroft.games.dungeonfighter.box import words as cards
from undercroft.games.dungeonfighter.box.components import Technique
from undercroft.games.dungeonfighter.figures import (
    equipment,
    foe_card,
    foe_name,
    item_name,
    level_of,
    room_card,
    room_name,
    technique_name,
)
from undercroft.games.dungeonfighter.rules.dice import pool
from undercroft.games.dungeonfighter.rules.techniques import demanded, in_force
from undercroft.games.dungeonfighter.state import DungeonFighter, Foe
from undercroft.games.dungeonfighter.terminal.marks import COIN, DAMAGE, SHOP
from undercroft.games.dungeonfighter.terminal.target_map import sign
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import BAD, DIM, EXHAUSTED, HEART, WARN, flow, heading, ink, listed, words


def draw_room(g: DungeonFighter, say: Say, width: int) -> list[Text]:
    """Its name, its symbols and its effects (DFI-PTH-03, DFI-PTH-04)."""
    room = room_card(g)
    if room is None:
        return []
    title = heading(say(room_name(room.id)), width, SHOP * room.symbols)
    return [title, *flow(words(say(cards.room(room))), width, gap=" ")]


def draw_foe(g: DungeonFighter, say: Say, width: int) -> list[Text]:
    """The card and what lies on it, the techniques of the next throw, and the dice."""
    fight = g.fight
    if fight is None:
        return []
    foe, card = fight.foe, foe_card(fight.foe)
    entries = [
        ink(f"{HEART} {max(0, foe.life)}", "bold red"),
        ink(f"{DAMAGE} {card.damage}", WARN),
        *([ink(f"{COIN} {foe.gold}")] if foe.gold else []),
        ink(say(Msg(f"dfi-kind-{card.kind}")), DIM),
        *([] if foe.big else [ink(say(msg("dfi-draw-level", n=level_of(foe))), DIM)]),
        *_tokens(foe, say),
    ]
    lines = [heading(say(foe_name(foe)), width, say(msg("dfi-draw-big")) if foe.big else ""), *flow(entries, width)]
    lines += flow(words(say(cards.foe(card))), width, gap=" ")
    names = [ink(say(technique_name(one)), "bold cyan") for one in _wanted(g)]
    lines += flow(listed(msg("dfi-draw-techniques"), names, say), width, gap=" ")
    return [*lines, *flow(listed(msg("dfi-draw-dice"), list(_dice(g, say)), say), width, gap=" ")]


def _wanted(g: DungeonFighter) -> tuple[Technique, ...]:
    """Of the throw being made, or of every throw."""
    throw = g.fight.throw if g.fight else None
    return in_force(g, throw.weapons, spin=throw.spin) if throw is not None else demanded(g)


def _tokens(foe: Foe, say: Say) -> Iterator[Text]:
    """Of skills, which anybody may make use of (DFI-UNI-03, DFI-UNI-07)."""
    for token, lies in (("bully", foe.bully), ("catchy_tune", foe.tune)):
        if lies:
            yield ink(say(Msg(f"dfi-skill-{token}")), WARN)


def _dice(g: DungeonFighter, say: Say) -> Iterator[Text]:
    """Those that can be chosen, and those that are spent, crossed out."""
    assert g.fight is not None
    ready = pool(g)
    yield from (ink(*sign(die, say)) for die in ready)
    spent = [die for die in g.fight.spent if die not in ready]
    yield from (ink(f"{EXHAUSTED}{sign(die, say)[0]}", "dim") for die in spent)


def draw_stall(g: DungeonFighter, say: Say, width: int) -> list[Text]:
    """Cards that can be bought (DFI-SHP-02)."""
    if not g.stall:
        return []
    lines = [heading(say(msg("dfi-draw-stall")), width)]
    for one in g.stall:
        card = equipment(one)
        dear = card.price > g.coins
        title = ink(f"{COIN}{card.price} ", BAD if dear else WARN).append(say(item_name(one)), "bold")
        title.append(f" ({say(Msg(f'dfi-type-{card.kind}'))})", DIM)
        lines += flow([title, *words(say(cards.equipment(card)), DIM)], width, gap=" ")
    return lines


def explain_foe(g: DungeonFighter, say: Say, width: int) -> list[Text]:
    """The foe with its techniques explained, and its joke."""
    if g.fight is None:
        return []
    lines = [*draw_room(g, say, width), *draw_foe(g, say, width)]
    card = foe_card(g.fight.foe)
    for one in dict.fromkeys([*_wanted(g), *card.mad]):
        text = f"{say(technique_name(one))} – {say(Msg(f'dfi-technique-{one}-text'))}"
        lines += flow(words(text, DIM), width, "  ", gap=" ")
    return [
        *lines,
        *flow(words(say(msg("dfi-draw-quip", text=Msg(f"dfi-monster-{card.id}-quip"))), "italic"), width, gap=" "),
    ]
