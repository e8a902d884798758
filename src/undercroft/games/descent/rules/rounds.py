"""The sequence of rounds: every hero takes a turn, then the overlord (DES-RND)."""

from __future__ import annotations

from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.rules import overlord, quest_events
from undercroft.games.descent.rules.hero_turn import hero_turn, rest_of_turn
from undercroft.games.descent.rules.setup import set_up
from undercroft.games.descent.state import Descent, Hero
from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value


def play(g: Descent) -> Flow:
    """The whole game, round after round (DES-RND-01), from wherever it stands between two turns or inside a hero's."""
    if g.round == 0:
        yield from set_up(g)
        yield from begin_round(g)  # DES-SET-27: `step` is 0, so the heroes are first
    while not g.winner:
        if g.step == 0 and all(hero.acted for hero in g.heroes):  # DES-RND-02, DES-RND-05: one turn for each
            yield from overlord.begin(g)  # before the quiet point, so that no card is drawn between it and a decision
        yield QUIET
        if g.acting >= 0:
            yield from rest_of_turn(g, g.heroes[g.acting])
        elif g.step == 0:
            hero = yield from next_hero(g)
            yield from hero_turn(g, hero)
        elif (yield from overlord.take_turn(g)):
            yield from end_round(g)


def begin_round(g: Descent) -> Flow:
    """All turn tokens show green (DES-RND-04)."""
    g.round += 1
    for hero in g.heroes:
        hero.acted = False
    g.tell(msg("des-log-round", round=g.round), "DES-RND-01")
    yield from quest_events.round_begins(g)


def end_round(g: Descent) -> Flow:
    g.step = 0
    if not g.winner:
        yield from quest_events.round_ends(g)
    if not g.winner:
        yield from begin_round(g)


def next_hero(g: Descent) -> Flow:
    """The hero players decide together who goes next; the first answer counts (DES-RND-03, DES-RND-06)."""
    waiting = [hero for hero in g.heroes if not hero.acted]
    if len(waiting) == 1:
        return waiting[0]
    seats = tuple(dict.fromkeys(hero.seat for hero in g.heroes))
    names = {hero.card: hero for hero in waiting}
    space = OneOf(list(names), _label, lambda: _acted(g.heroes))
    chosen = yield Ask(seats, msg("des-ask-next-hero"), space)
    return names[chosen]


def _label(card: Value) -> Label:
    return Label(msg(f"des-hero-{card}"), "DES-RND-03")


def _acted(heroes: list[Hero]) -> dict[Value, Refusal]:
    """DES-RND-04: a hero whose token is red cannot take another turn this round."""
    return {h.card: Refusal(msg("des-no-turn", who=hero_name(h)), "DES-RND-04") for h in heroes if h.acted}
