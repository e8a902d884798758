"""Guard: a hero interrupts the overlord's turn with an attack (DES-ORD-12 to DES-ORD-16)."""

from __future__ import annotations

from undercroft.board import Bits, blast, members
from undercroft.games.descent.box.content import ItemCard, content, describe
from undercroft.games.descent.figures import dungeon, hero_name
from undercroft.games.descent.rules import attack, orders
from undercroft.games.descent.rules.ground import look_about
from undercroft.games.descent.rules.targets import blast_rank, in_reach_of
from undercroft.games.descent.rules.windows import OverlordPauses, window
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.games.descent.stats import UNARMED, kit
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value
from undercroft.kernel.window import PASS


def interrupt(g: Descent) -> Flow:
    """Offer every guarding hero who can strike an enemy the attack, before the overlord goes on (DES-ORD-13).

    So nothing has to be taken back for a guard, and who passes has passed (DES-ORD-14). Whether anybody did anything.
    """
    if g.step == 0 or not [hero for hero in g.heroes if hero.order]:  # DES-ORD-12: never during a hero's turn
        return False
    used = yield from window(g, OverlordPauses())
    for hero in g.heroes:
        if hero.order == "guard" and hero.at != TOWN and not g.winner:
            arms = useful_weapons(g, hero)
            if not arms:
                continue
            space = OneOf([*arms, PASS], weapon_label)
            prompt = msg("des-ask-guard", who=hero_name(hero))
            chosen = yield Ask((hero.seat,), prompt, space, default=PASS, interrupts=True)
            if chosen != PASS:
                used = True
                orders.remove_order(g, hero, "DES-ORD-15")
                if not (yield from attack.attack(g, hero, arms[chosen])).made and hero.at != TOWN:
                    orders.place_order(g, hero, "guard")  # DES-ORD-16: it has not been used
    return used


def useful_weapons(g: Descent, hero: Hero) -> dict[str, ItemCard | None]:
    """Weapons with which the hero could strike an enemy from where he stands; bare hands only without any."""
    around = look_about(g, hero)
    if hero.monkey or around.crowds(hero):
        return {}
    arms: dict[str, ItemCard | None] = {**kit(hero).weapons} or {UNARMED: None}
    return {name: weapon for name, weapon in arms.items() if could_strike(g, hero, weapon, around.enemies)}


def could_strike(g: Descent, hero: Hero, weapon: ItemCard | None, enemies: Bits) -> bool:
    """Whether an enemy is in reach, or in a Blast around a space in reach (DES-LOS-07)."""
    if in_reach_of(g, hero, weapon, enemies):
        return True
    rank, sight = blast_rank(g, hero, weapon), dungeon(g).sight(g.closed)
    if rank <= 0:
        return False
    return any(blast(sight, cell, rank, g.rubble) & enemies for cell in members(in_reach_of(g, hero, weapon)))


def weapon_label(value: Value) -> Label:
    if value == PASS:
        return Label(msg("kernel-pass"))
    if value == UNARMED:
        return Label(msg("des-attack-unarmed"), "DES-UNA-01")
    return Label(
        msg("des-attack-with", weapon=Msg(f"des-item-{value}")), "DES-ATK-03", describe(content().items[str(value)])
    )
