"""What a mission lets heroes do at its objectives (MD2-INT-05), as far as its file can tell."""

from __future__ import annotations

from undercroft.games.massivedarkness2.figures import enemies_at, name
from undercroft.games.massivedarkness2.mission.model import Deed
from undercroft.games.massivedarkness2.rules import doors, experience, victory
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness, Token
from undercroft.kernel.asks import Flow, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Refusal


def at_hand(g: MassiveDarkness, hero: Hero) -> list[Deed]:
    """The deeds of the mission whose token lies in the hero's zone."""
    lying = {token.what for token in g.tokens if token.at == hero.at}
    return [deed for deed in mission_of(g).deeds if deed.at in lying]


def token_for(g: MassiveDarkness, hero: Hero, deed: Deed) -> Token | None:
    return next((token for token in g.tokens if token.at == hero.at and token.what == deed.at), None)


def find(g: MassiveDarkness, name_: str) -> Deed:
    return next(deed for deed in mission_of(g).deeds if deed.id == name_)


def why_not(g: MassiveDarkness, hero: Hero, deed: Deed) -> Refusal | None:
    for task in deed.needs:  # MD2-WIN-05
        if task not in g.done:
            return Refusal(msg("md2-no-order"), "MD2-WIN-05")
    if deed.holding and deed.holding not in hero.holds:
        return Refusal(msg("md2-no-holding", what=Msg(f"md2-objective-{deed.holding}")), "MD2-MIS-06")
    if deed.all_here and any(deed.all_here in other.holds and other.at != hero.at for other in g.heroes):
        return Refusal(msg("md2-no-all-here"), "MD2-MIS-25")
    if deed.cost == "mp" and not deed.free and enemies_at(g, hero.at):  # MD2-INT-05
        return Refusal(msg("md2-no-interact"), "MD2-INT-01")
    return rules_of(g).why_no_deed(g, hero, deed)


def do(g: MassiveDarkness, hero: Hero, deed: Deed) -> Flow:
    """In the order in which the file tells it."""
    token = token_for(g, hero, deed)
    g.tell(msg("md2-log-deed", who=name(hero), what=Msg(f"md2-deed-{deed.id}")), "MD2-INT-05")
    if deed.xp:
        experience.gain(g, hero, deed.xp, "MD2-HRO-12")
    if deed.xp_all:
        experience.gain_all(g, deed.xp_all, "MD2-HRO-12")
    if deed.keep:
        hero.holds.append(deed.at)
    if token is not None and (deed.keep or deed.remove):
        g.tokens.remove(token)
    if deed.souls:
        g.counters["souls"] = g.counters.get("souls", 0) + deed.souls
    yield from run(rules_of(g).after_deed(g, hero, deed, token))
    if deed.completes and not any(left.what == deed.at for left in g.tokens):
        victory.complete(g, deed.completes)
        if deed.opens and g.closed >> (door := mission_of(g).door(deed.opens)) & 1:
            yield from doors.open_door(g, door, hero)
    if deed.leaves:
        victory.leave(g, hero)
    if deed.wins and (not deed.completes or deed.completes in g.done):
        victory.win(g)
