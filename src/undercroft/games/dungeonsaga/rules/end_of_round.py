"""The end of the round, after the overlord's turn (SAG-END)."""

from __future__ import annotations

from undercroft.games.dungeonsaga.models import name, standing
from undercroft.games.dungeonsaga.rules import command_cards, damage, events, magic, victory
from undercroft.games.dungeonsaga.rules.fighting import BONE_DIE, HERO_DIE
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.games.dungeonsaga.stats import LIMITS, ability
from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import msg


def end_round(g: DungeonSaga) -> Flow:
    """Spell cards are turned, abilities are resolved, a card is drawn: in this order (SAG-END-01, SAG-END-06)."""
    magic.recover(g)
    for m in standing(g):
        m.effects = [effect for effect in m.effects if effect.until != "round"]
    yield from recover_wounds(g)
    yield from events.round_ends(g)
    if not g.winner and not command_cards.draw(g):  # SAG-END-04; the very last thing (SAG-END-05)
        g.tell(msg("sag-log-deck-out"), "SAG-END-05")
        victory.deck_is_out(g)


def recover_wounds(g: DungeonSaga) -> Flow:
    """Toughness: a die for each tough model that is hurt; a high one takes a wound away (SAG-END-03, SAG-FEA-06)."""
    for m in list(standing(g)):
        if m.sheet is not None and m.sheet.wounds and (rank := ability(m, "tough")):
            die = BONE_DIE if m.seat == OVERLORD else HERO_DIE
            (face,) = yield Roll([die], m.seat)
            g.tell(msg("sag-log-tough", who=name(m), die=int(face)), "SAG-END-03")
            if int(face) > LIMITS.tough - rank:
                damage.heal(g, m, 1)
