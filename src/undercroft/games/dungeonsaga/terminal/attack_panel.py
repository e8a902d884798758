"""The attack being resolved, and the last one that was: both sides' dice, paired from the highest down (SAG-FGT-05)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from rich.text import Text

from undercroft.games.dungeonsaga.box.components import AbilityId
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import by_number, is_hero, name
from undercroft.games.dungeonsaga.rules import locks
from undercroft.games.dungeonsaga.rules.fighting import hits
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, LastAttack, Modifier
from undercroft.games.dungeonsaga.terminal.character_sheet import card_name
from undercroft.games.dungeonsaga.terminal.marks import BONE_DIE, HERO_DIE, WEAK_DIE
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import BAD, DIM, GOOD, flow, heading, ink

INDENT = "  "
HIT, MISS = "✓", "–"


def draw_attack(g: DungeonSaga, say: Say, width: int) -> list[Text]:
    """An attack for which dice are still to be thrown, else the last one."""
    if g.attacks:
        return _pending(g, g.attacks[-1], say, width)
    return _last(g, g.last_attack, say, width) if isinstance(g.last_attack, LastAttack) else []


def _pending(g: DungeonSaga, attack: Attack, say: Say, width: int) -> list[Text]:
    by = by_number(g, attack.by) if attack.by >= 0 else None
    at = by_number(g, attack.at) if attack.at >= 0 else None
    whom = name(at) if at is not None else locks.lock_name(locks.fitting(g, attack.lock))
    title = msg("sag-draw-attack", kind=attack.kind, who=name(by) if by is not None else msg("sag-trap"), whom=whom)
    parts = [ink(say(dice_of(attack)), "bold"), *notes(attack.notes, say)]
    lines = [heading(say(title), width), *flow(parts, width, INDENT)]
    if attack.faces:
        rolled = sorted(attack.faces, reverse=True)
        lines.append(_row(say(msg("sag-draw-rolled")), _dice(rolled, 0, HERO_DIE if by and is_hero(by) else BONE_DIE)))
    return lines


def dice_of(attack: Attack) -> Msg:
    return msg("sag-draw-dice", dice=attack.dice, defence=attack.defence, armour=attack.armour)


def _last(g: DungeonSaga, last: LastAttack, say: Say, width: int) -> list[Text]:
    """A column for each pair, with the dice that armour has stopped crossed out, and what every other one came to."""
    title = msg("sag-draw-last-attack", kind=last.kind, who=last.name, whom=last.whom)
    by, at = by_number(g, last.by), by_number(g, last.at)
    heroic = by is not None and is_hero(by)
    parried = HERO_DIE if at is not None and is_hero(at) else BONE_DIE
    strong = len(last.dice) - last.weak
    names = [say(last.name), say(last.whom), say(msg("sag-draw-hits"))]
    room = min(max(map(len, names)), max(8, width - 3 * max(len(last.dice), len(last.answer)) - 4))
    attacker, defender, came = (f"{text[:room]:<{room}}" for text in names)
    lines = [
        heading(say(title), width),
        _row(attacker, _dice(last.dice, last.weak, HERO_DIE if heroic else BONE_DIE)),
        _row(defender, _dice(last.answer, max(0, len(last.answer) - strong), parried, spare=True)),
        _row(came, [_pair(last, at) for at in range(strong)]),
    ]
    outcome = ink(say(msg("sag-draw-outcome", hits=last.hits, outcome=last.outcome)), "bold")
    against = ink(say(msg("sag-draw-against", armour=last.armour)), DIM)
    return [*lines, *flow([outcome, against, *notes(last.notes, say)], width, INDENT)]


def _row(title: str, dice: Sequence[Text]) -> Text:
    line = Text(INDENT, no_wrap=True, overflow="ellipsis").append(f"{title} ", DIM)
    for die in dice:
        line.append_text(die)
    return line


def _dice(faces: Sequence[int], idle: int, style: str, *, spare: bool = False) -> list[Text]:
    """Three columns each; the last `idle` ones do not count: they are too weak, or there is nothing to parry."""
    counting = len(faces) - idle
    found = [ink(f" {face} ", style) for face in faces[:counting]]
    return found + [ink(f" {face} " if spare else f"({face})", WEAK_DIE) for face in faces[counting:]]


def _pair(last: LastAttack, at: int) -> Text:
    """Whether a die hits that meets the defender's at the same place."""
    hit = hits(last.dice[at : at + 1], last.answer[at : at + 1], last.armour)
    return ink(f" {HIT} ", f"bold {GOOD}") if hit else ink(f" {MISS} ", BAD)


def notes(found: Sequence[Modifier], say: Say) -> Iterator[Text]:
    """Why a side rolls more or fewer dice than its card says."""
    for note in found:
        why = reason(note.why)
        text = msg("sag-draw-modifier", side=note.side, why=why, n=note.dice)
        yield ink(say(text), GOOD if (note.dice > 0) == (note.side == "attacker") else BAD)


def reason(why: str) -> Msg:
    """A standard modifier, an ability, or the card that says so."""
    c = content()
    if why in c.spells or why in c.items or why in c.feats:
        return card_name(why)
    if why in get_args(AbilityId):
        return Msg(f"sag-ability-{why}")
    return msg("sag-draw-why", why=why)
