"""Equipment: who can carry what, and who hands it to whom (DFI-EQP-01 to DFI-EQP-04, DFI-RST-10, DFI-SHP-04)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from itertools import combinations
from typing import Final

from undercroft.games.dungeonfighter.box import words
from undercroft.games.dungeonfighter.figures import (
    carried,
    equipment,
    find_hero,
    hero_card,
    item_name,
    living,
    name,
    seats,
)
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero
from undercroft.kernel.asks import ANEW, Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

DONE: Final = "done"


def why_not_carry(hero: Hero, card: str) -> Refusal | None:
    """A free slot of its kind (DFI-EQP-02), no card of that name (DFI-EQP-03); a rarity is nobody's (DFI-RAR-01)."""
    kind = equipment(card).kind
    if kind == "rarity":
        return Refusal(msg("dfi-no-rarity-carried"), "DFI-RAR-01")
    if card in hero.gear:
        return Refusal(msg("dfi-no-same-name", who=name(hero), item=item_name(card)), "DFI-EQP-03")
    if len(carried(hero, kind)) >= hero_card(hero).slots.get(kind, 0):
        return Refusal(msg("dfi-no-slot", who=name(hero), kind=Msg(f"dfi-type-{kind}")), "DFI-EQP-02")
    return None


def carriers(g: DungeonFighter, card: str) -> list[Hero]:
    return [hero for hero in living(g) if why_not_carry(hero, card) is None]


def can_be_kept(g: DungeonFighter, card: str) -> bool:
    """By somebody, or by the chest."""
    return equipment(card).kind == "rarity" or any(why_not_carry(hero, card) is None for hero in living(g))


def give(g: DungeonFighter, card: str, rule: str) -> Flow:
    """A new card is assigned at once (DFI-SHP-04); a rarity lies by the chest (DFI-RAR-01)."""
    if equipment(card).kind == "rarity":
        g.rarities.append(card)
        g.tell(msg("dfi-log-rarity", item=item_name(card)), "DFI-RAR-01")
        return
    able = {hero.id: hero for hero in carriers(g, card)}

    def refused() -> dict[Value, Refusal]:
        return {hero.id: why for hero in living(g) if (why := why_not_carry(hero, card)) is not None}

    chosen = next(iter(able))
    if len(able) > 1:
        space = OneOf(list(able), lambda hero: Label(Msg(f"dfi-hero-{hero}"), "DFI-EQP-02"), refused)
        chosen = yield Ask(seats(g), msg("dfi-ask-who-takes", item=item_name(card)), space)
    able[chosen].gear.append(card)
    g.tell(msg("dfi-log-takes", who=name(able[chosen]), item=item_name(card)), rule)


def text(card: str) -> Msg:
    """What a card does."""
    return words.equipment(equipment(card))


# -- handing over -----------------------------------------------------------------------------------------------------


def exchange(g: DungeonFighter) -> Flow:
    """Heroes hand equipment to one another, in a Rest phase and at no other time (DFI-EQP-04, DFI-RST-10).

    What a dead hero leaves may be taken over now (DFI-SCR-08); a card may also be dropped to make room (DFI-SHP-04);
    and two heroes with their hands full may swap.
    """
    while any(hero.gear for hero in g.heroes):
        chosen = yield from at_leisure(g, lambda: _exchange_ask(g))
        if chosen == DONE:
            return
        hand_over(g, *str(chosen).split(":"))


def _exchange_ask(g: DungeonFighter) -> Ask:
    space = OneOf(lambda: [DONE, *handovers(g), *swaps(g), *drops(g)], _label, lambda: _refused(g))
    return Ask(seats(g), msg("dfi-ask-exchange"), space, default=DONE, anew=True)


def handovers(g: DungeonFighter) -> list[str]:
    return [
        f"give:{card}:{owner.id}:{hero.id}"
        for owner in g.heroes
        for card in owner.gear
        for hero in living(g)
        if hero is not owner and why_not_carry(hero, card) is None
    ]


def swaps(g: DungeonFighter) -> list[str]:
    """Card for card, where hands are too full for one to be given after the other: the limits hold all the same."""
    return [
        f"swap:{card}:{one.id}:{other}:{two.id}"
        for one, two in combinations(living(g), 2)
        for card in one.gear
        for other in two.gear
        if equipment(card).kind == equipment(other).kind
        if card not in two.gear and other not in one.gear
        if why_not_carry(two, card) is not None or why_not_carry(one, other) is not None
    ]


def drops(g: DungeonFighter) -> list[str]:
    return [f"drop:{card}:{hero.id}" for hero in living(g) for card in hero.gear]


def _refused(g: DungeonFighter) -> dict[Value, Refusal]:
    return {
        f"give:{card}:{owner.id}:{hero.id}": why
        for owner in g.heroes
        for card in owner.gear
        for hero in living(g)
        if hero is not owner and (why := why_not_carry(hero, card)) is not None
    }


def hand_over(g: DungeonFighter, what: str, card: str, owner: str, *rest: str) -> None:
    if what == "swap":
        swap(g, card, owner, *rest)
        return
    heir = "".join(rest)
    find_hero(g, owner).gear.remove(card)
    if what == "give":
        find_hero(g, heir).gear.append(card)
        line = msg("dfi-log-gives", who=Msg(f"dfi-hero-{owner}"), item=item_name(card), whom=Msg(f"dfi-hero-{heir}"))
        g.tell(line, "DFI-RST-10")
    else:  # into the box, so that it is not among the used curios
        g.tell(msg("dfi-log-drops", who=Msg(f"dfi-hero-{owner}"), item=item_name(card)), "DFI-SHP-04")


def swap(g: DungeonFighter, card: str, owner: str, other: str, heir: str) -> None:
    one, two = find_hero(g, owner), find_hero(g, heir)
    one.gear[one.gear.index(card)], two.gear[two.gear.index(other)] = other, card
    line = msg("dfi-log-swaps", who=name(one), item=item_name(card), whom=name(two), other=item_name(other))
    g.tell(line, "DFI-RST-10")


def _label(value: Value) -> Label:
    what, *rest = str(value).split(":")
    if what == DONE:
        return Label(msg("dfi-do-done"))
    return handing_label(what, *rest)


def handing_label(what: str, card: str, owner: str, *rest: str) -> Label:
    who, item = Msg(f"dfi-hero-{owner}"), item_name(card)
    if what == "drop":
        return Label(msg("dfi-do-drop", who=who, item=item), "DFI-SHP-04", text(card))
    whom = Msg(f"dfi-hero-{rest[-1]}")
    if what == "swap":
        other = item_name(rest[0])
        return Label(msg("dfi-do-swap", who=who, item=item, whom=whom, other=other), "DFI-RST-10", text(rest[0]))
    return Label(msg("dfi-do-give", who=who, item=item, whom=whom), "DFI-RST-10", text(card))


# -- curios -----------------------------------------------------------------------------------------------------------


def use_up(g: DungeonFighter, hero: Hero, card: str, rule: str) -> None:
    """Once: a used curio stays on the discard pile (DFI-EQP-11)."""
    hero.gear.remove(card)
    g.discard.append(card)
    g.tell(msg("dfi-log-uses", who=name(hero), item=item_name(card)), rule)


def curios_discarded(g: DungeonFighter) -> int:
    """DFI-UNI-04."""
    return sum(equipment(card).kind == "curio" for card in g.discard)


def holders(heroes: Iterable[Hero], kind: str, effects: Container[str | None]) -> list[tuple[Hero, str]]:
    """Who of these carries cards of a kind with one of these effects."""
    return [
        (hero, card)
        for hero in heroes
        for card in hero.gear
        if (found := equipment(card)).kind == kind and found.effect in effects
    ]


def at_leisure(g: DungeonFighter, ask: Callable[[], Ask]) -> Flow:
    """Ask something while curios can be used in between (DFI-EQP-10): whoever uses one, it is asked anew."""
    g.leisure = True
    while (answer := (yield ask())) is ANEW:
        if not g.leisure:  # what was asked for is over
            return None
    g.leisure = False
    return answer
