"""How many dice each side of an attack rolls, and what armour it meets (SAG-MOD, SAG-ARM).

Everything that changes an attack before it is rolled is worked out here, by `readied`; rules, odds, bots and clients
all ask it.
"""

from __future__ import annotations

from typing import Literal

from undercroft.games.dungeonsaga.models import base, enemies, large, spot
from undercroft.games.dungeonsaga.rules.line_of_sight import across_furniture
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Fitting, Model, Modifier
from undercroft.games.dungeonsaga.stats import LIMITS, ability, armour, fight_dice, injured, shooting_dice, totals

INJURED = "injured"
"""A die fewer (SAG-DMG-08); what the others show is as good as ever (SAG-DMG-09)."""
OUTNUMBERED = "outnumbered"
BEHIND = "behind"
FURNITURE = "furniture"
NIMBLE = "nimble"


def readied(
    g: DungeonSaga,
    by: Model,
    at: Model,
    kind: Literal["fight", "strike", "shot", "magic"],
    *,
    dice: int = 0,
    card: str = "",
) -> Attack:
    """An attack of one model on another, ready to be rolled; `dice` are those of a spell, or what a feat adds."""
    if kind == "magic":
        return magic(by, at, dice, card)
    shot = kind == "shot"
    attacker: list[Modifier] = [*_better("attacker", by, dice, card, shot=shot)]
    defender: list[Modifier] = [*_better("defender", at, 0, "", shot=True)]
    if not shot and outnumbered(g, by, at) and (rank := ability(by, "frenzy")):
        attacker.append(Modifier("attacker", "frenzy", rank))
    penalties = _stand_firm(by, _attackers_penalties(g, by, at, kind))
    theirs = _stand_firm(at, _defenders_penalties(g, by, at, shot=shot))
    printed = shooting_dice(by) if shot else fight_dice(by)
    rolled, _ = reduced(printed + sum(note.dice for note in attacker), LIMITS.least_armour, len(penalties))
    defence, worn = reduced(fight_dice(at) + sum(note.dice for note in defender), armour(at), len(theirs))
    notes = (
        *attacker,
        *(Modifier("attacker", why, -1) for why in penalties),
        *defender,
        *(Modifier("defender", why, -1) for why in theirs),
    )
    return Attack(kind, by.number, at.number, card=card, dice=rolled, defence=defence, armour=worn, notes=notes)


def magic(by: Model | None, at: Model, dice: int, card: str) -> Attack:
    """A magic attack: no standard modifier counts for either side (SAG-MAG-14), but cards may (SAG-MAG-15).

    Furniture is no matter either (SAG-FUR-05).
    """
    notes = []
    if by is not None and (staff := totals(by).magic):
        notes.append(Modifier("attacker", "magic", staff))
    if rank := ability(at, "magical_defence"):
        notes.append(Modifier("defender", "magical_defence", rank))
    rolled = dice + sum(note.dice for note in notes if note.side == "attacker")
    defence = fight_dice(at) + sum(note.dice for note in notes if note.side == "defender")
    number = by.number if by is not None else -1
    return Attack(
        "magic", number, at.number, card=card, dice=rolled, defence=defence, armour=armour(at), notes=tuple(notes)
    )


def on_a_lock(g: DungeonSaga, by: Model, lock: Fitting, *, dice: int = 0, card: str = "") -> Attack:
    """A fight against a lock: the hero's own modifiers count, a lock has none (SAG-LCK-10)."""
    better = [*_better("attacker", by, dice, card, shot=False)]
    if rank := ability(by, "smash"):
        better.append(Modifier("attacker", "smash", rank))
    penalties = _stand_firm(by, _own_penalties(g, by, None))
    rolled, _ = reduced(fight_dice(by) + sum(note.dice for note in better), LIMITS.least_armour, len(penalties))
    notes = (*better, *(Modifier("attacker", why, -1) for why in penalties))
    return Attack(
        "fight", by.number, lock=lock.id, card=card, dice=rolled, defence=lock.dice, armour=lock.armour, notes=notes
    )


def reduced(dice: int, worn: int, penalties: int) -> tuple[int, int]:
    """Dice and armour after so many penalties of one die (SAG-MOD-05).

    Dice are taken first, down to two (SAG-MOD-06, SAG-MOD-09); each further penalty takes one of armour (SAG-MOD-07),
    down to one (SAG-MOD-08), in shooting as in fights (SAG-SHO-12). The attacker's own armour has no part in its attack
    (SAG-MOD-10).
    """
    taken = min(penalties, max(0, dice - LIMITS.least_dice))
    return dice - taken, max(LIMITS.least_armour, worn - (penalties - taken))


def outnumbered(g: DungeonSaga, m: Model, opponent: Model | None) -> bool:
    """In the front arc of more than one enemy (SAG-MOD-02); a large model always outnumbers a small one (SAG-LRG-12).

    A large model counts as two to those it has in its front arc; among large ones size does not count (SAG-LRG-14), and
    by numbers it is outnumbered like any other (SAG-LRG-13).
    """
    small = not large(m)
    if opponent is not None and small and large(opponent):
        return True
    here = base(g, m)
    count = 0
    for enemy in enemies(g, m):
        if spot(g, enemy).front & here:
            count += 2 if small and large(enemy) else 1
    return count > 1


def from_behind(g: DungeonSaga, by: Model, at: Model) -> bool:
    """Whether an attacker is exclusively behind the defender (SAG-MOD-03, SAG-SHO-09).

    A large one may reach into both arcs (SAG-LRG-03); then it is not (SAG-LRG-04).
    """
    return not base(g, by) & spot(g, at).ahead


def _own_penalties(g: DungeonSaga, m: Model, opponent: Model | None) -> list[str]:
    """What weakens a model in every fight, attacking or defending (SAG-MOD-01, SAG-MOD-02, SAG-MOD-04)."""
    found = [INJURED] if injured(m) else []
    if outnumbered(g, m, opponent):
        found.append(OUTNUMBERED)
    return found


def _attackers_penalties(g: DungeonSaga, by: Model, at: Model, kind: str) -> list[str]:
    if kind == "shot":  # SAG-SHO-08, SAG-SHO-10; being outnumbered is no matter (SAG-SHO-11)
        found = [INJURED] if injured(by) else []
        if not ability(by, "sure_shot") and across_furniture(g, by, base(g, at)):
            found.append(FURNITURE)
        return found
    found = _own_penalties(g, by, at)
    if kind == "strike" and ability(at, "nimble"):
        found.append(NIMBLE)
    return found


def _defenders_penalties(g: DungeonSaga, by: Model, at: Model, *, shot: bool) -> list[str]:
    found = ([INJURED] if injured(at) else []) if shot else _own_penalties(g, at, by)
    return [*found, BEHIND] if from_behind(g, by, at) else found


def _stand_firm(m: Model, penalties: list[str]) -> list[str]:
    """A stalwart model shrugs off so many of them."""
    rank = ability(m, "stalwart")
    return penalties[rank:] if rank else penalties


def _better(side: Literal["attacker", "defender"], m: Model, dice: int, card: str, *, shot: bool) -> list[Modifier]:
    """Dice that feats and markers add; potions and feats count in the model's own fights only."""
    found = [Modifier(side, card, dice)] if dice else []
    if not shot:
        found += [Modifier(side, effect.card, effect.fight) for effect in m.effects if effect.fight]
    return found
