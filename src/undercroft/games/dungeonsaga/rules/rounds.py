"""The sequence of rounds: the heroes' turns, the overlord's turn, the end of the round (SAG-RND)."""

from __future__ import annotations

from undercroft.games.dungeonsaga.models import hero_id, name
from undercroft.games.dungeonsaga.rules import events, interrupts, overlord_turn, turns
from undercroft.games.dungeonsaga.rules.end_of_round import end_round
from undercroft.games.dungeonsaga.rules.setup import hero_seats, set_up
from undercroft.games.dungeonsaga.rules.turns import waiting
from undercroft.games.dungeonsaga.state import DungeonSaga
from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value


def play_adventure(g: DungeonSaga) -> Flow:
    """Round after round until somebody has won (SAG-RND-01), from wherever the state stands."""
    if g.round == 0:
        yield from set_up(g)
        yield from begin_round(g)  # a hero begins, never the overlord (SAG-SET-11)
    while not g.winner:
        if g.part == "heroes" and g.turn is None and not g.overlord.interrupt and not waiting(g):
            overlord_turn.begin(g)
        yield QUIET
        if g.turn is not None:
            yield from turns.go_on(g)
        elif g.overlord.interrupt:
            yield from interrupts.go_on(g)
        elif g.part == "overlord":
            yield from overlords_part(g)
        else:
            yield from heroes_part(g)


def begin_round(g: DungeonSaga) -> Flow:
    """All hero markers show their faces again (SAG-RND-06)."""
    g.round += 1
    g.part = "heroes"
    for hero in g.heroes:
        hero.acted = False
    g.tell(msg("sag-log-round", round=g.round), "SAG-RND-01")
    yield from events.round_begins(g)


def heroes_part(g: DungeonSaga) -> Flow:
    """Part 1: every hero who is able takes one turn (SAG-RND-02, SAG-RND-03)."""
    if g.gap:
        yield from interrupts.offer(g)
    else:
        hero = yield from next_hero(g)
        turns.begin(g, hero)
        yield from turns.go_on(g)


def overlords_part(g: DungeonSaga) -> Flow:
    """Part 2, and part 3 after it (SAG-END-01)."""
    over = yield from overlord_turn.take(g)
    if over and not g.winner:
        yield from end_round(g)
        if not g.winner:
            yield from begin_round(g)


def next_hero(g: DungeonSaga) -> Flow:
    """Chosen freely, anew every round, one at a time (SAG-RND-04); turns are heroes', not players' (SAG-RND-05)."""
    able = {hero_id(hero): hero for hero in waiting(g)}
    if len(able) == 1:
        return next(iter(able.values()))
    space = OneOf(list(able), _label, lambda: _acted(g))
    return able[(yield Ask(hero_seats(g), msg("sag-ask-next-hero"), space))]


def _label(hero: Value) -> Label:
    return Label(Msg(f"sag-model-{hero}"), "SAG-RND-04")


def _acted(g: DungeonSaga) -> dict[Value, Refusal]:
    """One whose marker shows its back takes no second turn (SAG-RND-03)."""
    return {hero_id(h): Refusal(msg("sag-no-turn", who=name(h)), "SAG-RND-03") for h in g.heroes if h.acted}
