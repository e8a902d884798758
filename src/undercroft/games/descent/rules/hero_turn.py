"""A hero's turn: refresh, equip, take an action (DES-HER)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.rules import equipment, familiars, glyphs, lingering_effects, quest_events
from undercroft.games.descent.rules.actions import act
from undercroft.games.descent.rules.bonuses import note_who_sees
from undercroft.games.descent.rules.turn_start import start_turn
from undercroft.games.descent.rules.windows import ActionDeclared, Equipped, TurnEnds, TurnStarted, window
from undercroft.games.descent.state import TOWN, Descent, Hero, Turn
from undercroft.games.descent.stats import equipped, speed
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

ACTIONS = ("run", "battle", "advance", "ready")
MONKEY = "monkey"
STUNNED = ("stunned_move", "stunned_attack", "stunned_order")


class Grant(NamedTuple):
    """What an action grants: movement points in multiples of the hero's speed, attacks, orders."""

    paces: int = 0
    attacks: int = 0
    orders: int = 0
    halves: int = 0
    """Each is either a pace or an attack, decided when it is used."""


GRANTS = {
    "run": Grant(paces=2),  # DES-HER-07; no attack (DES-HER-08)
    "battle": Grant(attacks=2),  # DES-HER-09
    "advance": Grant(paces=1, attacks=1),  # DES-HER-12
    "ready": Grant(halves=1, orders=1),  # DES-HER-14
    "stunned_move": Grant(paces=1),  # DES-EFF-07, as the next two
    "stunned_attack": Grant(attacks=1),
    "stunned_order": Grant(orders=1),
}


def hero_turn(g: Descent, hero: Hero) -> Flow:
    """One turn, in its three steps (DES-HER-01)."""
    g.acting = hero.index
    hero.turn = Turn()
    note_who_sees(g)
    g.tell(msg("des-log-turn", who=hero_name(hero)), "DES-HER-01")
    yield from window(g, TurnStarted(hero))
    hero.braced = 0
    stunned = yield from start_turn(g, hero)
    if not hero.turn.over and not g.winner:
        refresh(hero)
        if hero.monkey:
            yield from monkey_turn(g, hero)
        else:
            yield from equipment.arrange(g, hero)
            yield from window(g, Equipped(hero))  # DES-TIM-03: the last moment before an action is chosen
            yield from declare_action(g, hero, stunned=stunned)
            yield from carry_out(g, hero)
    if not g.winner:
        yield from end_turn(g, hero)


def carry_out(g: Descent, hero: Hero) -> Flow:
    """What the hero does with the action declared, to the last moment of the turn, which for a monkey has none."""
    yield from act(g, hero)
    if not g.winner and hero.at != TOWN and hero.turn.action != MONKEY:
        yield from window(g, TurnEnds(hero))


def rest_of_turn(g: Descent, hero: Hero) -> Flow:
    """A turn taken up where its action has been declared: nothing but the state says how far it is."""
    yield from carry_out(g, hero)
    if not g.winner:
        yield from end_turn(g, hero)


def refresh(hero: Hero) -> None:
    """Step 1: all exhausted cards of this hero are refreshed, and nobody else's (DES-HER-03)."""
    for item in hero.items:
        item.exhausted = False
    hero.exhausted_skills.clear()


def declare_action(g: Descent, hero: Hero, *, stunned: bool) -> Flow:
    """Step 3: exactly one of four actions, declared before anything is spent (DES-HER-05); see DES-EFF-07 for stun."""
    choices = STUNNED if stunned else ACTIONS
    prompt = msg("des-ask-action", who=hero_name(hero))
    action = yield Ask((hero.seat,), prompt, OneOf(choices, action_label))
    take_action(hero, action)
    g.tell(msg("des-log-action", who=hero_name(hero), action=Msg(f"des-action-{action}")), "DES-HER-05")
    if not stunned:  # DES-EFF-08
        yield from window(g, ActionDeclared(hero))


def take_action(hero: Hero, action: str) -> None:
    """The hero receives what the action grants (DES-MOV-01), and what items add in every turn, movement or not."""
    turn, grant = hero.turn, GRANTS[action]
    turn.action = action
    turn.granted = grant.paces * speed(hero)
    turn.points += turn.granted + sum(item.movement for item in equipped(hero))
    turn.attacks += grant.attacks
    turn.orders += grant.orders
    turn.halves += grant.halves


def monkey_turn(g: Descent, hero: Hero) -> Flow:
    """A monkey declares no action: it moves, and does nothing else (DES-EFF-14)."""
    hero.turn.action = MONKEY
    hero.turn.points = speed(hero)
    yield from carry_out(g, hero)


def end_turn(g: Descent, hero: Hero) -> Flow:
    """The token is flipped (DES-RND-04); encounters (DES-ENC-02), the monkey's counter, then familiars (DES-FAM-02)."""
    if not hero.turn.halted and hero.at != TOWN:
        yield from glyphs.meet_encounter(g, hero)
        yield from quest_events.ended_move(g, hero)
    lingering_effects.end_of_monkey_turn(g, hero)
    hero.acted = True
    hero.turn = Turn()
    yield from familiars.move_all(g, hero)
    g.acting = -1


def action_label(action: Value) -> Label:
    rules = {"run": "DES-HER-07", "battle": "DES-HER-09", "advance": "DES-HER-12", "ready": "DES-HER-14"}
    rule = rules.get(str(action), "DES-EFF-07")
    return Label(Msg(f"des-action-{action}"), rule, Msg(f"des-action-{action}-text"))
