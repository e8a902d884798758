"""Fleeing from an impossible combination of techniques (DFI-RUN)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.figures import fight_of, foe_card, foe_name, level_of, room_card, seats, standing
from undercroft.games.dungeonfighter.rules import any_time, knock_outs, monsters
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.asks import Ask, Flow, Gather
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf


def may_flee(g: DungeonFighter) -> bool:
    """Two techniques, one of the room and another of the monster; never from the big bad (DFI-RUN-01)."""
    fight, room = fight_of(g), room_card(g)
    if fight.foe.big or room is None:
        return False
    monster = foe_card(fight.foe).technique
    return room.technique is not None and monster is not None and room.technique != monster


def flee(g: DungeonFighter) -> Flow:
    """Everybody must agree (DFI-RUN-02); returns whether the team has fled."""
    if not may_flee(g):
        return False
    space = OneOf(("fight", "flee"), lambda what: Label(msg(f"dfi-do-{what}"), "DFI-RUN-01"))
    prompt = msg("dfi-ask-flee", whom=foe_name(fight_of(g).foe), n=level_of(fight_of(g).foe))
    votes = yield Gather([Ask((seat,), prompt, space, default="fight") for seat in seats(g)])
    if any(vote == "fight" for vote in votes):
        g.tell(msg("dfi-log-stay"), "DFI-RUN-02")
        return False
    yield from run_away(g)
    return True


def run_away(g: DungeonFighter) -> Flow:
    """It hurts (DFI-RUN-03); the monster goes to the box with its gold, and another one emerges (DFI-RUN-04).

    The room stays as it is, and what it did at once is not done again; what the monster had prepared is cleared away.
    """
    foe = fight_of(g).foe
    g.tell(msg("dfi-log-fled", whom=foe_name(foe)), "DFI-RUN-04")
    yield from any_time.before_harm(g, standing(g), level_of(foe))
    for hero in standing(g):
        knock_outs.hurt(g, hero, level_of(foe), "DFI-RUN-03")
    if g.winner:
        return
    g.fled.append(foe.id)
    yield from monsters.reveal(g)
