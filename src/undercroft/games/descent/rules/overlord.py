"""The overlord's turn: threat and cards, spawning, activating monsters (DES-OVL)."""

from __future__ import annotations

from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import monster_by_number, monster_name
from undercroft.games.descent.rules import guard, lingering_effects, monster_turn, spawning
from undercroft.games.descent.rules.bonuses import note_who_sees
from undercroft.games.descent.rules.conquest import change_conquest
from undercroft.games.descent.rules.windows import (
    OverlordTurn,
    can_pay,
    card_label,
    discard_for_threat,
    discard_label,
    pay_for,
    window,
)
from undercroft.games.descent.state import OVERLORD, Descent
from undercroft.games.descent.stats import power, worth
from undercroft.kernel.asks import ANEW, Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Subset, Value
from undercroft.parts import deck

LIMITS = content().limits
END = "end"


def take_turn(g: Descent) -> Flow:
    """One part of the overlord's turn: spawning, or one activation; whether the turn is over."""
    return spawn_step(g) if g.step == 1 else activation_step(g)


def begin(g: Descent) -> Flow:
    """Step 1: threat for every hero, two cards, and down to eight (DES-OVL-02 to DES-OVL-04)."""
    g.step = 1
    g.gust = False  # until the overlord's next turn
    g.overlord.spawned = g.overlord.powered = False
    for m in g.monsters:
        m.activated = False
    note_who_sees(g)
    g.tell(msg("des-log-overlord-turn"), "DES-OVL-01")
    yield from guard.interrupt(g)
    cautious = sum(worth(hero, "cautious", "threat") for hero in g.heroes)
    threat = max(0, len(g.heroes) * LIMITS.threat_per_hero - cautious)
    g.overlord.threat += threat  # DES-OVL-22: to whatever is left of earlier turns
    g.tell(msg("des-log-threat", threat=threat), "DES-OVL-02")
    yield from draw(g, LIMITS.cards_drawn + power(g, "evil_genius", "cards"))
    while (surplus := len(g.overlord.hand) - LIMITS.hand_limit) > 0 and not g.winner:
        places = list(range(len(g.overlord.hand)))
        space = Subset(places, surplus, len(places), lambda at: card_label(g, g.overlord.hand[int(at)]))
        chosen = yield Ask((OVERLORD,), msg("des-ask-hand-limit", surplus=surplus), space, anew=True)
        if chosen is not ANEW:
            for name in [g.overlord.hand[at] for at in chosen]:
                discard_for_threat(g, name)


def draw(g: Descent, count: int) -> Flow:
    """Cards from the top; the last one costs the heroes conquest, and the discards become the deck (DES-OVL-10)."""
    for _ in range(count):
        if not g.overlord.deck or g.winner:
            return
        g.overlord.hand.append(deck.draw(g.overlord.deck))
        if not g.overlord.deck:
            change_conquest(g, -LIMITS.last_card_conquest, msg("des-why-deck"), "DES-OVL-10")
            if g.winner:
                return
            yield from deck.reshuffle(g.overlord.deck, g.overlord.discard)
    g.tell(msg("des-log-draw", n=count), "DES-OVL-03", reveals=True)


def spawn_step(g: Descent) -> Flow:
    """Step 2: a spawn card, a power card, events for the start of the turn, discarding for threat (DES-OVL-16, 17).

    Whether the turn is over.
    """
    g.step = 2
    yield from guard.interrupt(g)
    while not g.winner:
        space = OneOf(lambda: card_options(g), lambda what: _label(g, str(what)), lambda: _refused(g))
        chosen = yield Ask((OVERLORD,), msg("des-ask-cards", threat=g.overlord.threat), space, default=END, anew=True)
        if chosen is ANEW:
            continue
        if chosen == END:
            break
        kind, _, name = chosen.partition(":")
        if kind == "discard":
            discard_for_threat(g, name)
            continue
        card = content().overlord[chosen]
        yield from pay_for(g, card)
        if card.type == "spawn":
            g.overlord.spawned = True
            yield from spawning.spawn(g, card)
        else:
            g.overlord.powered = True
    if not g.winner:
        yield from window(g, OverlordTurn())
    g.step = 3
    if not g.winner:
        yield from guard.interrupt(g)
    return False  # the monsters are still to come


def card_options(g: Descent) -> list[str]:
    return [*playable(g), *(f"discard:{name}" for name in dict.fromkeys(g.overlord.hand)), END]


def playable(g: Descent) -> list[str]:
    """Spawn and power cards that can be paid for, at most one of each per turn (DES-OVL-16, DES-OVL-17)."""
    found = []
    for name in dict.fromkeys(g.overlord.hand):
        card = content().overlord[name]
        used = g.overlord.spawned if card.type == "spawn" else g.overlord.powered
        if card.type in ("spawn", "power") and not used and can_pay(g, card):
            found.append(name)
    return found


def activation_step(g: Descent) -> Flow:
    """Step 3, one monster: the one being activated, else whichever the overlord chooses, or no more (DES-OVL-20).

    Whether the turn is over.
    """
    if (m := monster_by_number(g, g.active)) is not None:
        yield from monster_turn.rest_of_activation(g, m)
        return False
    waiting = [m.number for m in g.monsters if not m.activated]  # DES-SPN-12: also the newly spawned
    if not waiting:
        return True
    space = OneOf(lambda: [*map(str, waiting), END], lambda number: _monster_label(g, number))
    chosen = yield Ask((OVERLORD,), msg("des-ask-activate", left=len(waiting)), space)
    if chosen != END and (m := monster_by_number(g, int(chosen))) is not None:
        yield from monster_turn.activate(g, m)
        return False
    for number in waiting:  # DES-EFF-01: whoever burns, burns, activated or not
        m = monster_by_number(g, number)
        if m is not None and not g.winner:
            yield from lingering_effects.burn(g, m)
    return True


def _monster_label(g: Descent, number: Value) -> Label:
    m = None if number == END else monster_by_number(g, int(number))
    return Label(monster_name(m) if m is not None else msg("des-end-turn"))


def standing(g: Descent) -> Ask | None:
    """What the overlord may do without having been asked: discard a card, at any moment of the game (DES-OVL-05)."""
    if not g.overlord.hand:
        return None
    return Ask((OVERLORD,), msg("des-may-discard"), OneOf(lambda: list(dict.fromkeys(g.overlord.hand)), discard_label))


def _label(g: Descent, what: str) -> Label:
    kind, _, name = what.partition(":")
    if kind == END:
        return Label(msg("des-cards-done"), "DES-OVL-01")
    if kind == "discard":
        return discard_label(name)
    return card_label(g, what)


def _refused(g: Descent) -> dict[Value, Refusal]:
    refused: dict[Value, Refusal] = {}
    able = playable(g)
    for name in dict.fromkeys(g.overlord.hand):
        card = content().overlord[name]
        if name in able:
            continue
        if card.type in ("spawn", "power") and can_pay(g, card):
            rule = "DES-OVL-16" if card.type == "spawn" else "DES-OVL-17"
            refused[name] = Refusal(msg("des-no-second-card"), rule)
        elif card.type in ("spawn", "power"):
            refused[name] = Refusal(msg("des-no-threat", have=g.overlord.threat), "DES-OVL-07")
        else:
            refused[name] = Refusal(msg("des-no-card-now"), "DES-OVL-12" if card.type == "event" else "DES-OVL-14")
    return refused
