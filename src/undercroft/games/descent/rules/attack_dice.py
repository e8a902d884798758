"""Step 3 of an attack: the dice, aiming, dodging and the one re-roll (DES-ATK-05 to 08, 26 to 28)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.figures import figure, name_of, topology
from undercroft.games.descent.rules import orders
from undercroft.games.descent.rules.dice import read, roll
from undercroft.games.descent.rules.windows import AttackRolled, window
from undercroft.games.descent.state import OVERLORD, TOWN, Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import power, side, trait, worth
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Subset, Value

LIMITS = content().limits
POWER = "black"
SOFT = ("green", "yellow", "black")
"""Dice that Lyssa and Trenloe may have rolled again."""


class Reroll(NamedTuple):
    """What became of the one re-roll."""

    before: dict[int, str] = {}
    """The faces that lay there before, by die."""
    cancelled: Msg | None = None
    """The log's words for it, if aim and dodge cancelled each other."""


def roll_attack(g: Descent, attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, decider: int) -> Flow:
    """Declare an aim, roll all dice together (DES-ATK-05), and re-roll at most once (DES-ATK-27): the `Reroll`."""
    if isinstance(attacker, Hero) and attacker.order == "aim" and decider == attacker.seat:
        yield from declare_aim(g, attacker, atk, decider)
    if not atk.dice:
        atk.dice = dice_pool(g, attacker, weapon)
    atk.faces = list((yield from roll(atk.dice, decider)))
    tell_roll(g, atk)
    reroll = yield from rerolls(g, attacker, atk, decider)
    atk.missed = read(atk.dice, atk.faces).missed  # DES-ATK-09
    return reroll


def dice_pool(
    g: Descent, attacker: Hero | Monster, weapon: ItemCard | None, printed: tuple[str, ...] = ()
) -> list[str]:
    """Heroes: the weapon's dice and power dice for the trait (DES-ATK-06, DES-CRD-10).

    Monsters: those of the card (DES-ATK-08).
    `printed` are dice rolled in place of the weapon's.
    """
    if isinstance(attacker, Monster):
        dice: list[str] = list(side(attacker).dice)
        dice += [POWER] * power(g, "doom", "dice")
    else:
        dice = list(printed or (weapon.dice if weapon is not None else ["red"]))  # DES-UNA-01
        kind = weapon.attack if weapon is not None and weapon.attack else "melee"
        dice += [POWER] * (trait(attacker, kind) + carried_dice(attacker))
    return capped(dice)


def carried_dice(hero: Hero) -> int:
    """Power dice from a companion (DES-FAM-17)."""
    cards = content().familiars
    return sum(cards[companion].power_dice for companion in hero.companions if companion in cards)


def capped(dice: list[str]) -> list[str]:
    """Never more than five power dice (DES-ATK-19)."""
    spare = dice.count(POWER) - LIMITS.power_dice_per_attack
    while spare > 0:
        dice.remove(POWER)
        spare -= 1
    return dice


def declare_aim(g: Descent, hero: Hero, atk: Attack, decider: int) -> Flow:
    """Before the roll, an aim order may be used up for an aimed attack (DES-ORD-04)."""
    space = OneOf(("aim", "keep"), lambda value: Label(msg(f"des-aim-{value}"), "DES-ORD-04"))
    if (yield Ask((decider,), msg("des-ask-aim"), space, default="aim")) == "aim":
        atk.aimed = True
        orders.remove_order(g, hero, "DES-ORD-06")


def rerolls(g: Descent, attacker: Hero | Monster, atk: Attack, decider: int) -> Flow:
    """Aim and dodge cancel each other (DES-ATK-28, DES-ORD-11); else whoever caused the re-roll picks (DES-ATK-26)."""
    yield from window(g, AttackRolled(atk))  # the overlord's Dodge
    dodgers = dodging_seats(g, attacker, atk)
    before: dict[int, str] = {}
    if atk.aimed and dodgers:
        cancelled = msg("des-log-aim-dodge")
        g.tell(cancelled, "DES-ATK-28")
        return Reroll(cancelled=cancelled)
    if atk.aimed:
        before = yield from pick_dice(g, atk, decider, "DES-ORD-05")
    elif dodgers:
        # DES-ABL-08: one re-roll; the nearest, counted from the attacker's left, may leave it to the next
        for seat in sorted(set(dodgers), key=lambda seat: (seat - decider - 1) % g.players):
            if not atk.rerolled:
                before = yield from pick_dice(g, atk, seat, "DES-ORD-08")
    else:
        before = yield from soft_reroll(g, attacker, atk, decider)
    return Reroll(before)


def dodging_seats(g: Descent, attacker: Hero | Monster, atk: Attack) -> list[int]:
    """The players of the figures that dodge the attack."""
    seats = [hero.seat for hero in attacked_heroes(g, attacker, atk) if hero.order == "dodge"]
    return [*seats, OVERLORD] if atk.dodged else seats


def attacked_heroes(g: Descent, attacker: Hero | Monster, atk: Attack) -> list[Hero]:
    """The heroes whom an attack strikes, whoever makes it, except the attacker himself."""
    struck = [figure(g, key) for key in atk.struck]
    return [hero for hero in struck if isinstance(hero, Hero) and hero is not attacker]


def harried(g: Descent, spaces: int) -> bool:
    """Skye: enemies on its space or next to it can neither aim nor dodge (DES-FAM-14)."""
    around = topology(g)
    falcons = [f.at for f in g.familiars if content().familiars[f.card].harries and f.at != TOWN]
    return any((around.neighbours(at) | 1 << at) & spaces for at in falcons)


def pick_dice(g: Descent, atk: Attack, seat: int, rule: str) -> Flow:
    """Any number of the dice are rolled once more, and the new faces stand (DES-ORD-05, DES-ORD-09)."""
    everything = list(range(len(atk.dice)))
    space = Subset(everything, 0, len(everything), lambda die: die_label(atk, die, rule))
    chosen = yield Ask((seat,), msg("des-ask-reroll"), space, default=())
    return (yield from roll_again(g, atk, chosen, seat))


def roll_again(g: Descent, atk: Attack, chosen: tuple[int, ...], seat: int) -> Flow:
    """A seat has these dice rolled once more; the faces that they showed before."""
    before = {die: atk.faces[die] for die in chosen}
    if not chosen:
        return before
    faces = yield from roll([atk.dice[die] for die in chosen], seat)
    for die, face in zip(chosen, faces, strict=True):
        atk.faces[die] = face
    atk.rerolled = True
    tell_roll(g, atk)
    return before


def soft_reroll(g: Descent, attacker: Hero | Monster, atk: Attack, decider: int) -> Flow:
    """Trenloe, attacking, or Lyssa, attacked, may have one green, yellow or black die rolled again; one of them only.

    A roll that was aimed at or dodged is out of their hands (DES-ATK-27).
    """
    soft = [die for die, colour in enumerate(atk.dice) if colour in SOFT]
    if not soft:
        return {}
    able = [(hero, "spoil_attack", hero.seat) for hero in attacked_heroes(g, attacker, atk)]
    if isinstance(attacker, Hero):
        able.insert(0, (attacker, "steady_hand", decider))
    for hero, special, seat in able:
        if count := worth(hero, special, "rerolls"):
            space = Subset(soft, 0, min(count, len(soft)), lambda die: die_label(atk, die, "DES-ATK-26"))
            prompt = msg("des-ask-reroll-one", who=name_of(hero))
            before = yield from roll_again(g, atk, (yield Ask((seat,), prompt, space, default=())), seat)
            if before:
                return before
    return {}


def die_label(atk: Attack, die: Value, rule: str) -> Label:
    index = int(die)
    colour, face = atk.dice[index], atk.faces[index]
    return Label(msg("des-die-shows", die=Msg(f"des-die-{colour}"), face=face_name(colour, face)), rule)


@cache
def face_name(colour: str, key: str) -> Msg:
    """A face in words: its numbers, a miss, or nothing."""
    face = content().face(colour, key)
    if face.miss or face.blank:
        return Msg("des-face-miss" if face.miss else "des-face-blank")
    return msg("des-face", range=face.range, damage=face.damage, surge=face.surge, power=face.enhancement)


def tell_roll(g: Descent, atk: Attack) -> None:
    faces = [face_name(die, face) for die, face in zip(atk.dice, atk.faces, strict=True)]
    g.tell(msg("des-log-roll", faces=faces), "DES-ATK-05")
