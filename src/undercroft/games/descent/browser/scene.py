"""The table as a browser draws it. A scene is made of a view and nothing else, so it shows no more than the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from undercroft.board import Bits, Cell, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.browser.board import Board, board, explored
from undercroft.games.descent.browser.figures import Figure, Sheet, figures, sheets
from undercroft.games.descent.figures import attacker_of, figure, name_of, quest_of
from undercroft.games.descent.rules.bonuses import attacked, damage_to
from undercroft.games.descent.rules.dice import read
from undercroft.games.descent.rules.windows import cost
from undercroft.games.descent.rules.wounds import armor_value
from undercroft.games.descent.state import OVERLORD, Attack, Descent, Hero, LastAttack
from undercroft.games.descent.stats import monster_wounds
from undercroft.games.descent.view import DECKS, View
from undercroft.kernel.messages import Msg

CARRIED = ("pierce", "blast", "stun", "burn", "web", "poison", "knockback", "sorcery")


class QuestSeen(msgspec.Struct, frozen=True):
    id: str
    number: int
    title: Msg
    intro: Msg
    goal: Msg


class CardHeld(msgspec.Struct, frozen=True):
    """A card in the overlord's hand: what playing it costs now, and what discarding it brings."""

    card: str
    cost: int
    value: int


class OverlordSeen(msgspec.Struct, frozen=True):
    threat: int
    hand: tuple[CardHeld, ...] | None
    """None for everybody but the overlord (DES-OVL-21)."""
    held: int
    deck: int
    discard: int
    powers: tuple[str, ...]


class Struck(msgspec.Struct, frozen=True):
    """A figure in the area of an attack."""

    key: str
    name: Msg
    left: int
    """Wounds left."""
    armor: int
    """That this attack meets."""
    wounds: int | None
    """Suffered, once they are."""


class DieRolled(msgspec.Struct, frozen=True):
    die: str
    face: str | None
    """None until it is rolled."""


class Rolled(msgspec.Struct, frozen=True):
    """What the dice alone come to."""

    missed: bool
    range: int
    damage: int
    surges: int
    enhancements: int


class AttackSeen(msgspec.Struct, frozen=True, kw_only=True):
    """An attack being resolved."""

    by: str
    name: Msg | None
    kind: str
    weapon: str
    """Empty when unarmed or for a monster."""
    target: Cell
    struck: tuple[Struck, ...]
    distance: int
    needs_range: bool
    area: str
    """blast, breath, sweep or around, if it covers more than its target space."""
    spaces: tuple[Cell, ...]
    dice: tuple[DieRolled, ...]
    rolled: Rolled | None
    aimed: bool
    dodged: bool
    rerolled: bool
    missed: bool
    damage: int
    range: int
    surges: int
    enhancements: int
    carried: dict[str, int]
    """pierce, blast, stun, burn, web, poison, knockback and sorcery, where there is any."""
    doubled: bool
    slays: bool
    step: int
    """1 to 6."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    players: int
    quest: QuestSeen
    phase: Literal["setup", "heroes", "overlord", "over"]
    round: int
    step: int
    """Of the overlord's turn: 1 threat and cards, 2 spawning, 3 activating."""
    acting: int | None
    """The hero whose turn it is."""
    active: int | None
    """The number of the monster being activated."""
    conquest: int
    keys: tuple[str, ...]
    gust: bool
    winner: str
    board: Board | None
    """None until the dungeon is entered."""
    figures: tuple[Figure, ...]
    heroes: tuple[Sheet, ...]
    overlord: OverlordSeen
    attacks: tuple[AttackSeen, ...]
    """The innermost last: a guard may interrupt an attack."""
    last_attack: LastAttack | None
    """The last one that was resolved."""
    shop: dict[str, int]
    decks: dict[str, int]
    chests: dict[str, int]
    """Chest numbers not yet drawn, by colour."""
    opened: tuple[str, ...]
    """Colours of chests opened: what the town sells follows from them (DES-TWN-15)."""


def scene(view: View) -> Scene:
    g = view.table
    seen = explored(g)
    quest = quest_of(g)
    return Scene(
        seat=view.seat,
        players=g.players,
        quest=QuestSeen(g.quest, quest.number, quest.text("title"), quest.text("intro"), quest.text("goal")),
        phase="over" if g.winner else "setup" if not g.round else "overlord" if g.step else "heroes",
        round=g.round,
        step=g.step,
        acting=g.acting if g.acting >= 0 else None,
        active=g.active if g.active >= 0 else None,
        conquest=g.conquest,
        keys=tuple(g.keys),
        gust=g.gust,
        winner=g.winner,
        board=board(g) if seen else None,
        figures=figures(view, seen),
        heroes=sheets(g),
        overlord=_overlord(view),
        attacks=tuple(_attack(g, atk, seen) for atk in g.attacks),
        last_attack=None if g.last_attack is msgspec.UNSET else g.last_attack,
        shop=g.shop,
        decks={name: len(getattr(g, name)) for name in DECKS},
        chests={colour: len(stack) for colour, stack in g.chests.items()},
        opened=tuple(g.opened),
    )


def _overlord(view: View) -> OverlordSeen:
    g, overlord = view.table, view.table.overlord
    hand = None
    if view.seat == OVERLORD:
        cards = [content().overlord[card] for card in overlord.hand]
        hand = tuple(CardHeld(card.id, cost(g, card), card.value) for card in cards)
    return OverlordSeen(
        threat=overlord.threat,
        hand=hand,
        held=len(overlord.hand),
        deck=len(overlord.deck),
        discard=len(overlord.discard),
        powers=tuple(overlord.powers),
    )


def _attack(g: Descent, atk: Attack, seen: Bits) -> AttackSeen:
    attacker = attacker_of(g, atk)
    faces: Sequence[str | None] = atk.faces or [None] * len(atk.dice)
    total = read(atk.dice, atk.faces) if atk.faces else None
    return AttackSeen(
        by=f"h{atk.by_hero}" if atk.by_hero >= 0 else f"m{atk.by_monster}",
        name=name_of(attacker) if attacker else None,
        kind=atk.kind,
        weapon=atk.weapon,
        target=atk.target,
        struck=tuple(_struck(g, atk)),
        distance=atk.distance,
        needs_range=atk.needs_range,
        area=atk.area,
        spaces=tuple(members(atk.cells & seen)),
        dice=tuple(DieRolled(die, face) for die, face in zip(atk.dice, faces, strict=True)),
        rolled=Rolled(total.missed, total.range, total.damage, total.surges, total.enhancements) if total else None,
        aimed=atk.aimed,
        dodged=atk.dodged,
        rerolled=atk.rerolled,
        missed=atk.missed,
        damage=damage_to(g, atk, attacked(g, atk)),
        range=atk.range,
        surges=atk.surges,
        enhancements=atk.enhancements,
        carried={name: rank for name in CARRIED if (rank := getattr(atk, name))},
        doubled=atk.doubled,
        slays=atk.slays,
        step=atk.step,
    )


def _struck(g: Descent, atk: Attack) -> list[Struck]:
    found = []
    for key in atk.struck:
        target = figure(g, key)
        if target is not None:
            left = target.wounds if isinstance(target, Hero) else monster_wounds(g, target) - target.hurt
            armor = armor_value(g, atk, target)
            found.append(Struck(key, name_of(target), left, armor, atk.wounds.get(key)))
    return found
