"""The Passage: the Summoner Master has to reach the Rift alive (MD2-MIS-13)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board import Cell, members
from undercroft.games.massivedarkness2.figures import (
    distances_from,
    enemies_at,
    floor,
    name,
    seats,
    standing,
    walk,
    zone_name,
)
from undercroft.games.massivedarkness2.mission.model import Door
from undercroft.games.massivedarkness2.rules import doors, victory
from undercroft.games.massivedarkness2.rules.mission_rules import MissionRules, mission_of
from undercroft.games.massivedarkness2.rules.objects import lay_anew
from undercroft.games.massivedarkness2.state import Ally, MassiveDarkness, Token
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf

SUMMONER = "summoner"
HEALTH = 8
STEPS = 2
FIRST_ROUND = 2
RIFT = "passage_rift"
DOOR = "rift_door"


class Passage(MissionRules):
    white_door = "MD2-MIS-20"

    def set_up(self, g: MassiveDarkness) -> None:
        """He starts where the heroes do (MD2-MIS-15), with a health of his own (MD2-MIS-19)."""
        start = mission_of(g).start[0]
        g.allies.append(Ally(number=g.next_number, kind=SUMMONER, seat=0, at=start, health=HEALTH))
        g.next_number += 1

    def hero_phase_begins(self, g: MassiveDarkness) -> Flow:
        """From the second round on he walks (MD2-MIS-16)."""
        summoner = the_summoner(g)
        if summoner is not None and g.round >= FIRST_ROUND:
            yield from walk_on(g, summoner)

    def ally_fell(self, g: MassiveDarkness, ally: Ally) -> None:
        """MD2-MIS-19, MD2-WIN-07."""
        if ally.kind == SUMMONER:
            victory.lose(g, "md2-lost-summoner", "MD2-MIS-19")


def the_summoner(g: MassiveDarkness) -> Ally | None:
    return next((ally for ally in g.allies if ally.kind == SUMMONER), None)


def walk_on(g: MassiveDarkness, summoner: Ally) -> Flow:
    """Two zones on; he never leaves a zone with enemies, and springs no trap (MD2-MIS-17)."""
    for _step in range(STEPS):
        if enemies_at(g, summoner.at):
            g.tell(msg("md2-log-summoner-held", at=zone_name(g, summoner.at)), "MD2-MIS-17")
            return
        ways = ways_on(g, summoner.at)
        if not ways:
            return
        summoner.at = yield from _one_way(g, ways)
        g.tell(msg("md2-log-summoner", steps=1, at=zone_name(g, summoner.at)), "MD2-MIS-16")
        if (yield from _arrives(g, summoner)):
            return


def goal(g: MassiveDarkness) -> Cell:
    """The zone before the white-framed door, and once that is open the Rift (MD2-MIS-20)."""
    door = the_door(g)
    if g.closed >> mission_of(g).door(DOOR) & 1:
        return next(zone for zone in door.zones if mission_of(g).chamber_at(zone) is None)
    return the_rift(g).at


def the_door(g: MassiveDarkness) -> Door:
    return mission_of(g).doors[mission_of(g).door(DOOR)]


def the_rift(g: MassiveDarkness) -> Token:
    return next(token for token in g.tokens if token.what == RIFT)


def ways_on(g: MassiveDarkness, at: Cell) -> list[Cell]:
    """The next zones of the shortest routes; where closed doors cut all of them he goes up to the door (MD2-MIS-16)."""
    open_now, end = walk(g), goal(g)
    away = distances_from(open_now, end, floor(g))
    if at not in away:
        away = distances_from(walk(g, mission_of(g).all_doors), end, floor(g))
    near = members(open_now.step(1 << at) & floor(g))
    return [zone for zone in near if away.get(zone, away[at]) == away[at] - 1]


def _one_way(g: MassiveDarkness, ways: Sequence[Cell]) -> Flow:
    """Of equal ways the players choose one (MD2-TIE-01)."""
    if len(ways) == 1 or g.options.streamline:
        return ways[0]
    named = {zone_name(g, zone): zone for zone in ways}
    space = OneOf(list(named), lambda zone: Label(msg("md2-zone", zone=str(zone)), "MD2-MIS-16"))
    return named[(yield Ask(seats(g), msg("md2-ask-summoner"), space, default=next(iter(named))))]


def _arrives(g: MassiveDarkness, summoner: Ally) -> Flow:
    """At the door he stops and opens it (MD2-MIS-20), at the Rift he is gone (MD2-MIS-21); returns whether he stops."""
    if summoner.at != goal(g):
        return False
    door = mission_of(g).door(DOOR)
    if g.closed >> door & 1:
        g.tell(msg("md2-log-summoner-door"), "MD2-MIS-20")
        opener = yield from _opener(g)
        yield from doors.open_door(g, door, opener)
        return True
    lay_anew(g, the_rift(g), grey=True)
    g.allies.remove(summoner)
    g.tell(msg("md2-log-summoner-rift", at=zone_name(g, summoner.at)), "MD2-MIS-21")
    victory.complete(g, SUMMONER)
    return True


def _opener(g: MassiveDarkness) -> Flow:
    """He is no hero: the players choose who counts as the one who has opened the door (MD2-TIE-01)."""
    known = {hero.number: hero for hero in standing(g)}
    if len(known) == 1 or g.options.streamline:
        return standing(g)[0]
    space = OneOf(list(known), lambda n: Label(name(known[int(n)]), "MD2-MIS-20"))
    return known[(yield Ask(seats(g), msg("md2-ask-opener"), space))]
