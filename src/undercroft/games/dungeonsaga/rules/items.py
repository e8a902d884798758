"""Items: using them, and passing them on (SAG-ITM)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from undercroft.games.dungeonsaga.box.components import Item
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import adventure_of, hero_id, is_hero, name, party, spot, touching
from undercroft.games.dungeonsaga.rules import damage
from undercroft.games.dungeonsaga.state import DungeonSaga, Effect, Model, Turn
from undercroft.games.dungeonsaga.stats import usable
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

YES, NO = "yes", "no"


def carried(m: Model) -> tuple[Item, ...]:
    """The cards beside a hero or boss, each kind once."""
    return _cards(tuple(m.sheet.items)) if m.sheet is not None and m.sheet.items else ()


@lru_cache(maxsize=1024)
def _cards(items: tuple[str, ...]) -> tuple[Item, ...]:
    return tuple(content().items[card] for card in dict.fromkeys(items))


def to_use(m: Model, turn: Turn) -> list[str]:
    """Items with the use icon (SAG-ITM-04), at any moment of the owner's turn (SAG-ITM-06); minions have none."""
    able = [item for item in carried(m) if item.activation == "use"]
    return [item.id for item in able if why_no_use(m, turn, item) is None]


def why_no_use(m: Model, turn: Turn, item: Item) -> Refusal | None:
    if item.activation != "use":
        return Refusal(msg("sag-no-use", item=item_name(item.id)), "SAG-ITM-04")
    if not usable(m, item):
        return Refusal(msg("sag-no-user", who=name(m), item=item_name(item.id)), "SAG-ITM-01")
    gain = item.gain
    if gain.heal and m.sheet is not None and not m.sheet.wounds and not (gain.fight or gain.steps):
        return Refusal(msg("sag-no-wounds", who=name(m)), "SAG-ITM-06")
    if gain.steps and turn.still and not (gain.fight or gain.heal):
        return Refusal(msg("sag-no-step-still"), "SAG-HER-03")
    return None


def use(g: DungeonSaga, m: Model, turn: Turn, card: str) -> None:
    """Neither movement nor an action (SAG-ITM-06); a single-use card is discarded (SAG-ITM-07, SAG-ITM-08)."""
    item = content().items[card]
    g.tell(msg("sag-log-use", who=name(m), item=item_name(card)), "SAG-ITM-06")
    if item.single_use:
        spend(g, m, card)
    damage.heal(g, m, item.gain.heal)
    turn.steps += item.gain.steps
    if item.gain.fight:
        m.effects.append(Effect(card, "turn", fight=item.gain.fight))


def set_aside(g: DungeonSaga) -> Counter[str]:
    """Cards that the adventure needs and nobody has yet: they are not in the box any more (SAG-SET-07).

    Chests hold them, events give them, and whoever is not in the game yet brings them along.
    """
    found = adventure_of(g)
    opened = {fitting.id for fitting in g.fittings if fitting.open}
    there = {hero_id(m) for m in (*g.heroes, *g.minions)}
    cards = Counter(card for who, held in found.items.items() if who not in there for card in held)
    cards.update(card for chest in found.fitting.values() if chest.id not in opened for card in chest.holds)
    to_come = (event for event in found.events if event.id not in g.done)
    cards.update(effect.give.item for event in to_come for effect in event.do if effect.give is not None)
    return cards


def spend(g: DungeonSaga, m: Model, card: str) -> None:
    """A card goes back into the box."""
    assert m.sheet is not None
    m.sheet.items.remove(card)
    g.supply[card] = g.supply.get(card, 0) + 1


# -- passing on -------------------------------------------------------------------------------------------------------


def exchanges(g: DungeonSaga, m: Model, turn: Turn) -> list[str]:
    """What may change hands with a hero next to this one, during the movement (SAG-ITM-10, SAG-ITM-12)."""
    if turn.still or not is_hero(m):
        return []
    found: list[str] = []
    for other in neighbours(g, m):
        who = hero_id(other)
        found += [f"give:{card}:{who}" for card in to_pass(m, turn)]
        found += [f"take:{card}:{who}" for card in to_pass(other, turn)]
    return found


def neighbours(g: DungeonSaga, m: Model) -> list[Model]:
    return [other for other in touching(g, party(g), spot(g, m).around) if other is not m]


def to_pass(m: Model, turn: Turn) -> list[str]:
    """Only accessories (SAG-ITM-09), and none to and fro in one turn."""
    return [item.id for item in carried(m) if item.accessory and item.id not in turn.passed]


def kept(g: DungeonSaga, m: Model, turn: Turn) -> dict[Value, Refusal]:
    """Items that are no accessories stay with their hero (SAG-ITM-09)."""
    if turn.still or not is_hero(m):
        return {}
    return {
        f"give:{item.id}:{hero_id(other)}": Refusal(msg("sag-no-pass", item=item_name(item.id)), "SAG-ITM-09")
        for other in neighbours(g, m)
        for item in carried(m)
        if not item.accessory
    }


def exchange(g: DungeonSaga, m: Model, turn: Turn, way: str, card: str, to: str) -> Flow:
    """From one hero to the other, if both players agree (SAG-ITM-11)."""
    other = next(hero for hero in party(g) if hero_id(hero) == to)
    giver, taker = (m, other) if way == "give" else (other, m)
    turn.passed.append(card)
    if other.seat != m.seat:
        prompt = msg("sag-ask-exchange", giver=name(giver), taker=name(taker), item=item_name(card))
        if (yield Ask((other.seat,), prompt, OneOf((YES, NO), _agree), default=YES)) == NO:
            g.tell(msg("sag-log-no-exchange", who=name(other), item=item_name(card)), "SAG-ITM-11")
            return
    assert giver.sheet is not None
    assert taker.sheet is not None
    giver.sheet.items.remove(card)
    taker.sheet.items.append(card)
    g.tell(msg("sag-log-exchange", giver=name(giver), taker=name(taker), item=item_name(card)), "SAG-ITM-10")


def item_name(card: str) -> Msg:
    return Msg(f"sag-item-{card}")


def item_label(what: str) -> Label:
    """`use:…`, `give:…:…` or `take:…:…`"""
    kind, card, *rest = what.split(":")
    if kind == "use":
        return Label(msg("sag-do-use", item=item_name(card)), "SAG-ITM-06", Msg(f"sag-item-{card}-text"))
    return Label(msg(f"sag-do-{kind}", item=item_name(card), who=Msg(f"sag-model-{rest[0]}")), "SAG-ITM-10")


def _agree(answer: Value) -> Label:
    return Label(msg(f"sag-{answer}"), "SAG-ITM-11")


def crystals(m: Model) -> list[str]:
    """Energy crystals beside a caster."""
    return [item.id for item in carried(m) if item.power]


def crystal(g: DungeonSaga, m: Model, at: Model, spell: Msg) -> Flow:
    """Dice that an energy crystal adds to a magic attack; one may be spent on each (SAG-MAG-15, SAG-ITM-05)."""
    mine = crystals(m)
    if not mine:
        return 0
    prompt = msg("sag-ask-crystal", who=name(m), whom=name(at), spell=spell)
    chosen = yield Ask((m.seat,), prompt, OneOf([*mine, NO], _crystal_label), default=NO)
    if chosen == NO:
        return 0
    spend(g, m, chosen)
    g.tell(msg("sag-log-use", who=name(m), item=item_name(chosen)), "SAG-ITM-05")
    return content().items[chosen].power


def _crystal_label(card: Value) -> Label:
    if card == NO:
        return Label(msg("sag-no-crystal"), "SAG-MAG-15")
    return Label(msg("sag-do-crystal", item=item_name(str(card)), n=content().items[str(card)].power), "SAG-MAG-15")
