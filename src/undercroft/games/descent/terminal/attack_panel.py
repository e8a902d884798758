"""The attack being resolved, step by step (DES-ATK-01)."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undercroft.games.descent.figures import attacker_of, dungeon, figure, name_of, weapon_of
from undercroft.games.descent.rules.attack_dice import face_name
from undercroft.games.descent.rules.attack_spend import surge_label
from undercroft.games.descent.rules.bonuses import attacked, damage_to
from undercroft.games.descent.rules.dice import read
from undercroft.games.descent.rules.wounds import armor_value
from undercroft.games.descent.state import Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import monster_wounds
from undercroft.games.descent.terminal.marks import DIE_STYLES
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.cell_names import cell_name
from undercroft.parts.marks import BAD, DIM, GOOD, HEART, flow, heading, ink

SPENDING, LAST_STEP = 5, 6
CARRIED = ("pierce", "blast", "stun", "burn", "web", "poison", "knockback", "sorcery")


def draw_attack(g: Descent, say: Say, width: int) -> list[Text]:
    """Who attacks whom with what, the dice, what they come to, and what can still be bought."""
    if not g.attacks:
        return []
    atk = g.attacks[-1]
    attacker = attacker_of(g, atk)
    step = say(msg("des-draw-step", step=atk.step, of=LAST_STEP, what=Msg(f"des-draw-step-{atk.step}")))
    lines = [heading(say(msg("des-draw-attack")), width, step)]
    lines += flow(_declared(g, atk, attacker, say), width)
    lines += flow(_struck(g, atk, say), width, "  ")
    if atk.faces:
        lines += flow(_dice(atk, say), width, "  ", gap=" ")
        lines += flow(_sum(g, atk, say) if atk.step >= SPENDING else _rolled(atk, say), width, "  ")
    if atk.step == SPENDING:
        lines += flow(_offers(atk, say), width, "  ", gap=" · ")
    return lines


def _declared(g: Descent, atk: Attack, attacker: Hero | Monster | None, say: Say) -> Iterator[Text]:
    if attacker is not None:
        yield ink(say(name_of(attacker)), "bold")
    weapon = weapon_of(atk)
    kind = say(Msg(f"des-attack-{atk.kind}"))
    yield ink(f"{say(Msg(f'des-item-{weapon.id}'))} ({kind})" if weapon else kind)
    yield ink("→ ", "bold").append(cell_name(dungeon(g).grid, atk.target), "bold")
    yield ink(say(msg("des-draw-distance", n=atk.distance)))
    if atk.area:
        yield ink(say(msg("des-draw-area", area=atk.area)), "bold magenta")
    if atk.aimed:
        yield ink(say(msg("des-order-aim")), "bold cyan")


def _struck(g: Descent, atk: Attack, say: Say) -> Iterator[Text]:
    """The figures in the area: what they have left, and the armour that this attack meets."""
    for key in atk.struck:
        target = figure(g, key)
        if target is None:
            continue
        left = target.wounds if isinstance(target, Hero) else monster_wounds(g, target) - target.hurt
        text = ink(say(name_of(target)), "bold").append(f" {HEART}{left}", BAD)
        text.append(f" {say(msg('des-draw-armor'))} {armor_value(g, atk, target)}", DIM)
        if key in atk.wounds:
            text.append(f" −{atk.wounds[key]}", BAD)
        yield text


def _dice(atk: Attack, say: Say) -> Iterator[Text]:
    for die, face in zip(atk.dice, atk.faces, strict=True):
        shown = msg("des-die-shows", die=Msg(f"des-die-{die}"), face=face_name(die, face))
        yield ink(f" {say(shown)} ", DIE_STYLES[die])


def _rolled(atk: Attack, say: Say) -> Iterator[Text]:
    """What lies on the table before anything is added: a re-roll may still change it."""
    rolled = read(atk.dice, atk.faces)
    if rolled.missed:
        yield ink(say(msg("des-face-miss")), f"bold {BAD}")
    if atk.needs_range:
        yield ink(say(msg("des-draw-range", range=rolled.range, distance=atk.distance)))
    yield ink(say(msg("des-draw-damage", n=rolled.damage)))
    yield ink(say(msg("des-draw-surges", n=rolled.surges)))


def _sum(g: Descent, atk: Attack, say: Say) -> Iterator[Text]:
    if atk.missed:
        yield ink(say(msg("des-face-miss")), f"bold {BAD}")
    if atk.needs_range:
        enough = atk.range >= atk.distance
        yield ink(say(msg("des-draw-range", range=atk.range, distance=atk.distance)), GOOD if enough else BAD)
    yield ink(say(msg("des-draw-damage", n=damage_to(g, atk, attacked(g, atk)))), "bold")
    yield ink(say(msg("des-draw-surges", n=atk.surges)))
    if atk.enhancements:
        yield ink(say(msg("des-draw-enhancements", n=atk.enhancements)))
    for name in CARRIED:
        if rank := getattr(atk, name):
            yield ink(say(msg(f"des-gain-{name}", n=rank)), "magenta")
    if atk.slays:
        yield ink(say(msg("des-gain-slay")), "magenta")


def _offers(atk: Attack, say: Say) -> Iterator[Text]:
    """What the roll can buy; what it is too poor for is dimmed."""
    weapon = weapon_of(atk)
    offers = [(option.cost <= atk.surges, surge_label(option).text) for option in (weapon.surges if weapon else ())]
    if atk.enhancements:
        kinds = ("damage", "range") if atk.needs_range else ("damage",)
        offers = [(True, Msg(f"des-spend-{kind}")) for kind in kinds] + offers
    for at, (can, text) in enumerate(offers):
        first = f"{say(msg('des-draw-offers'))} " if at == 0 else ""
        yield ink(first, DIM).append(say(text), GOOD if can else DIM)
