"""What the quest lets happen (DES-EXP-06, DES-WIN-05): its events, when they are due and what they do.

The rules report what happens at the table; an event of the quest whose moment that is, and whose conditions hold, runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from undercroft.games.descent.figures import base, hero_name, monster_name, quest_of
from undercroft.games.descent.quest.file import ANY, Condition, Event
from undercroft.games.descent.rules import quest_effects
from undercroft.games.descent.rules.conquest import change_conquest
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster, Token
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg
from undercroft.parts.happenings import Presence, Tally, falls_on


def revealed(g: Descent, area: int) -> Flow:
    """Everything of an area has been placed."""
    yield from _happen(g, "revealed", named(quest_of(g).areas[area].name))


def killed(g: Descent, m: Monster) -> Flow:
    """A monster is gone for good; a named one is worth conquest (DES-CON-08, DES-MST-07)."""
    if m.named:
        reward = quest_of(g).named[m.named].conquest
        change_conquest(g, reward, msg("des-why-named", who=monster_name(m)), "DES-CON-08")
    yield from _happen(g, "killed", named(m.named, ANY))


def round_begins(g: Descent) -> Flow:
    yield from _happen(g, "round_starts", lambda event: falls_on(event.when.round_starts, g.round))


def round_ends(g: Descent) -> Flow:
    yield from _happen(g, "round_ends", lambda event: falls_on(event.when.round_ends, g.round))


def entered(g: Descent, hero: Hero) -> Flow:
    """A hero has come to a space: items of the quest that lie there are taken, and regions know of it."""
    quest = quest_of(g)
    if quest.items and not hero.monkey:  # DES-EFF-14: a monkey takes nothing
        for token in [token for token in g.tokens if token.kind == "quest" and token.at == hero.at]:
            yield from take(g, hero, token)
    if "enters" in quest.moments and hero.at != TOWN:
        yield from _happen(g, "enters", lambda event: bool(quest.regions[event.when.what] >> hero.at & 1), hero)
    if "gathered" in quest.moments:
        yield from _happen(g, "gathered", lambda event: _all_in(g, quest.regions[event.when.what]), hero)


def ended_move(g: Descent, hero: Hero) -> Flow:
    """A hero's turn is over, or its player has said that the hero moves no further."""
    if hero.at != TOWN and not g.winner:
        regions = quest_of(g).regions
        yield from _happen(g, "stops", lambda event: bool(regions[event.when.what] >> hero.at & 1), hero)


def encounter(g: Descent, hero: Hero, what: str) -> Flow:
    """A hero has met an encounter (DES-ENC-02); while nothing comes of it, or more can, its token stays."""
    where = hero.at
    before = len(g.done)
    yield from _happen(g, "met", named(what), hero)
    if len(g.done) == before or any(event.when.met == what and not event.happens_once for event in quest_of(g).events):
        g.tokens.append(Token("encounter", where, what))


def taken(g: Descent, hero: Hero, what: str) -> Flow:
    """A hero has taken a token; a rune key is known as red_key, yellow_key or blue_key."""
    yield from _happen(g, "taken", named(f"{what}_key" if what in g.keys else what), hero)


def door_opened(g: Descent, door: int) -> Flow:
    yield from _happen(g, "opened", named(quest_of(g).doors[door].id))


def glyph_activated(g: Descent, token: Token) -> Flow:
    regions = quest_of(g).regions
    yield from _happen(g, "activated", lambda event: bool(regions[event.when.what] >> token.at & 1))


def counted(g: Descent, hero: Hero | None) -> Flow:
    """A counter has changed."""
    yield from _happen(g, "counter", lambda event: _shows(g, event.when.counter), hero)


def take(g: Descent, hero: Hero, token: Token) -> Flow:
    """Items of the quest are carried as companions are: they fill no slot and can be handed over (DES-FAM-16)."""
    g.tokens.remove(token)
    hero.companions.append(token.what)
    g.tell(msg("des-log-takes", who=hero_name(hero), what=quest_of(g).text(f"item-{token.what}")), "DES-EXP-06")
    yield from taken(g, hero, token.what)


def leaves(g: Descent, hero: Hero) -> None:
    """A hero is about to leave the dungeon, killed or by a glyph: items of the quest stay where he stood."""
    for what in [name for name in hero.companions if name in quest_of(g).items]:
        hero.companions.remove(what)
        g.tokens.append(Token("quest", hero.at, what))
        g.tell(msg("des-log-leaves", who=hero_name(hero), what=quest_of(g).text(f"item-{what}")), "DES-EXP-06")


def carries(hero: Hero, what: str) -> bool:
    """Whether a hero has an item of the quest or an artifact."""
    return what in hero.companions or any(item.card == what for item in hero.items)


def named(*names: str) -> Callable[[Event], bool]:
    """Whether an event is about one of these."""
    return lambda event: event.when.what in names


def _happen(g: Descent, kind: str, due: Callable[[Event], bool], hero: Hero | None = None) -> Flow:
    """Run the events of a kind of moment that are due, in the order in which the quest tells them."""
    for event in quest_of(g).moments.get(kind, ()):
        if g.winner:
            return
        if not (event.happens_once and event.id in g.done) and due(event) and _holds(g, event.given, hero):
            yield from _run(g, event, hero)


def _run(g: Descent, event: Event, hero: Hero | None) -> Flow:
    if event.id not in g.done:
        g.done.append(event.id)
    for effect in event.do:
        if not g.winner:
            yield from quest_effects.apply(g, effect, hero)


def _holds(g: Descent, given: Condition, hero: Hero | None) -> bool:
    """Whether everything holds that the event asks for."""
    return (
        given.met(g.done, g.counters)
        and (given.carries is None or (hero is not None and carries(hero, given.carries)))
        and _stand_in(g, given.heroes, (1 << hero.at for hero in g.heroes if hero.at != TOWN))
        and _stand_in(g, given.monsters, (base(g, m) for m in g.monsters))
    )


def _stand_in(g: Descent, presence: Presence | None, bases: Iterable[int]) -> bool:
    if presence is None:
        return True
    return presence.met_in(quest_of(g).regions, bases)


def _shows(g: Descent, tally: Tally | None) -> bool:
    return tally is not None and tally.met_by(g.counters)


def _all_in(g: Descent, cells: int) -> bool:
    """Every hero of the party stands there; one who is in the town does not."""
    return all(hero.at != TOWN and cells >> hero.at & 1 for hero in g.heroes)
