"""The attack being resolved, and the last one that was: the dice of both sides, and what they come to (MD2-RES-01)."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undercroft.games.massivedarkness2.figures import enemy_left, find_enemy, find_friend, name
from undercroft.games.massivedarkness2.rules import combat
from undercroft.games.massivedarkness2.rules.dice import COLOURS, OPEN
from undercroft.games.massivedarkness2.state import Combat, LastAttack, MassiveDarkness
from undercroft.games.massivedarkness2.terminal import dice
from undercroft.games.massivedarkness2.terminal.marks import DONE
from undercroft.games.massivedarkness2.terminal.marks import OPEN as TO_RESOLVE
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import DIM, GOOD, WARN, fact, flow, heading, ink

INDENT = "  "


def draw_combat(g: MassiveDarkness, say: Say, width: int) -> list[Text]:
    """The innermost attack, else the last one."""
    going_on = [c for c in g.combats if going(g, c)]
    if going_on:
        return _pending(g, going_on[-1], say, width)
    return _last(g.last_attack, say, width) if isinstance(g.last_attack, LastAttack) else []


def going(g: MassiveDarkness, c: Combat) -> bool:
    """Whoever has died of it is gone before the combat is over: what the kill brings comes first (MD2-RES-14)."""
    return c.hero in {*(h.number for h in g.heroes), *(a.number for a in g.allies)} and enemy_left(g, c.enemy)


def _pending(g: MassiveDarkness, c: Combat, say: Say, width: int) -> list[Text]:
    """Before the roll the pool; then every die, with a sign where something is resolved, or still to be resolved."""
    friend, foe = find_friend(g, c.hero), find_enemy(g, c.enemy)
    who, whom = (name(friend), name(foe)) if c.by_hero else (name(foe), name(friend))
    lines = [heading(say(msg("md2-draw-attack", kind=c.kind, who=who, whom=whom)), width)]
    if not c.rolled:
        lines += flow([fact(msg("md2-draw-pool"), dice.pool(c.pool, say), say), *_counted(c, say)], width, INDENT)
        return lines
    for colour in COLOURS:
        shown = [
            dice.face(each.face, say, "bold" if each.face in OPEN else "", _mark(each.face, done=each.done))
            for each in c.rolled
            if each.colour == colour
        ]
        if shown:
            lines += flow(dice.thrown(colour, shown, say), width, INDENT, gap=" ")
    return [*lines, *flow(_counted(c, say), width, INDENT)]


def _mark(face: str, *, done: bool) -> str:
    return "" if face not in OPEN else DONE if done else TO_RESOLVE


def _counted(c: Combat, say: Say) -> Iterator[Text]:
    """Swords and shields as they stand, and what else decides."""
    swords, shields = combat.swords(c), combat.shields(c)
    yield fact(msg("md2-draw-swords"), str(swords), say)
    yield fact(msg("md2-draw-shields"), str(shields), say)
    if c.pierce:
        yield fact(msg("md2-draw-pierce"), str(c.pierce), say)
    if c.rolled:
        yield ink(say(msg("md2-draw-wounds", n=max(0, swords - shields))), "bold")
    if c.hurt:
        yield fact(msg("md2-draw-hurt"), str(c.hurt), say)
    if c.rerolls:
        yield ink(say(msg("md2-draw-rerolls", n=c.rerolls)), GOOD)
    if c.enemy_rerolls:
        yield ink(say(msg("md2-draw-enemy-rerolls", n=c.enemy_rerolls)), GOOD)
    if c.clawed:
        yield ink(say(msg("md2-draw-clawed", n=c.clawed)), WARN)
    if c.shadow:
        yield ink(say(msg("md2-draw-in-shadow")), DIM)


def _last(last: LastAttack, say: Say, width: int) -> list[Text]:
    title = msg("md2-draw-last-attack", kind=last.kind, who=last.who, whom=last.whom)
    lines = [heading(say(title), width)]
    entries: list[Text] = []
    for colour in COLOURS:
        shown = [dice.face(face, say) for of, face in last.dice if of == colour]
        if shown:
            entries += dice.thrown(colour, shown, say)
    counts = [
        fact(msg("md2-draw-swords"), str(last.swords), say),
        fact(msg("md2-draw-shields"), str(last.shields), say),
        ink(say(msg("md2-draw-wounds", n=last.wounds)), "bold"),
    ]
    for label, n in (("md2-face-scratch", last.scratches), ("md2-face-claw", last.claws)):
        if n:
            counts.append(fact(Msg(label), f"×{n}", say))
    return [*lines, *flow(entries, width, INDENT, gap=" "), *flow(counts, width, INDENT)]
