"""A hero's turn: refresh, equip, take an action (DES-HER)."""

from __future__ import annotations

from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.rules import equipment, familiars, glyphs, lingering_effects, orders, quest_events
from undercroft.games.descent.rules.actions import act
from undercroft.games.descent.rules.damage import heal, recover
from undercroft.games.descent.rules.line_of_sight import seen_by_monster
from undercroft.games.descent.rules.windows import ActionDeclared, TurnEnds, TurnStarted, window
from undercroft.games.descent.state import TOWN, Descent, Hero, Turn
from undercroft.games.descent.stats import equipped, hero_card, max_wounds, speed
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

ACTIONS = ("run", "battle", "advance", "ready")
STUNNED = ("stunned_move", "stunned_attack", "stunned_order")


def hero_turn(g: Descent, hero: Hero) -> Flow:
    """One turn, in its three steps (DES-HER-01)."""
    g.acting = hero.index
    hero.turn = Turn(unseen=unseen_by(g, hero))
    g.tell(msg("des-log-turn", who=hero_name(hero)), "DES-HER-01")
    hero.braced = False
    yield from orders.start_of_turn(g, hero)
    revive(g, hero)
    yield from window(g, TurnStarted(hero))
    yield from lingering_effects.burn(g, hero)
    if not hero.turn.over and not g.winner:
        hero.turn.webbed = yield from lingering_effects.struggle(g, hero)
        stunned = lingering_effects.shake_off_stun(g, hero)
        refresh(hero)
        if hero.monkey:
            yield from monkey_turn(g, hero)
        else:
            yield from equipment.arrange(g, hero)
            yield from declare_action(g, hero, stunned=stunned)
            yield from act(g, hero)
            if not g.winner and hero.at != TOWN:
                yield from window(g, TurnEnds(hero))
    if not g.winner:
        yield from end_turn(g, hero)


def unseen_by(g: Descent, hero: Hero) -> tuple[int, ...]:
    """The monsters that cannot see the hero as the turn begins; only a Shadow cares, so only a Shadow pays for it."""
    if hero.at == TOWN or not any(b.when == "unseen" for b in hero_card(hero).bonuses):
        return ()
    return tuple(m.number for m in g.monsters if not seen_by_monster(g, m) >> hero.at & 1)


def revive(g: Descent, hero: Hero) -> None:
    """Wounds and fatigue that a hero regains by himself as a turn begins."""
    card = hero_card(hero)
    if card.heals and hero.wounds < max_wounds(hero):
        heal(g, hero, card.heals)
    recover(g, hero, card.recovers)


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
    """What each action grants (DES-HER-07, 09, 12, 14)."""
    turn = hero.turn
    turn.action = action
    pace = speed(hero)
    match action:
        case "run":
            turn.points += 2 * pace
        case "battle":
            turn.attacks += 2
        case "advance":
            turn.points += pace
            turn.attacks += 1
        case "ready":  # speed or one attack, decided when the first of them is used
            turn.orders += 1
        case "stunned_move":
            turn.points += pace
        case "stunned_attack":
            turn.attacks += 1
        case "stunned_order":
            turn.orders += 1
    turn.points += sum(item.movement for item in equipped(hero))  # also in turns without movement


def monkey_turn(g: Descent, hero: Hero) -> Flow:
    """A monkey declares no action: it moves, and does nothing else (DES-EFF-14)."""
    hero.turn.action = "monkey"
    hero.turn.points = speed(hero)
    yield from act(g, hero)


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
