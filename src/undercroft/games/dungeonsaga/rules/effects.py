"""What events of an adventure do: one function for every word of the file's `do`."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board import Bits, Size, bitset, lowest, members
from undercroft.games.dungeonsaga.adventure.file import ACTING, ALL, Effect
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import (
    adventure_of,
    base,
    dungeon,
    hero_id,
    laid,
    name,
    name_of_cell,
    occupied,
    party,
    size_of,
    standing,
)
from undercroft.games.dungeonsaga.rules import damage, events, fighting, junction, locks, modifiers, placing, victory
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model
from undercroft.kernel.asks import Flow, run
from undercroft.kernel.messages import Msg, msg

RULE = "SAG-SET-14"
"""What the adventure prescribes happens."""


def apply(g: DungeonSaga, effect: Effect, hero: Model | None) -> Flow:
    """One effect; `hero` is the one who made it happen, if anybody did."""
    yield from run(EFFECTS[effect.kind](g, effect, hero))


def win(g: DungeonSaga, effect: Effect, _: Model | None) -> None:
    assert effect.win is not None
    victory.win(g, effect.win, "SAG-WIN-02")


def say(g: DungeonSaga, effect: Effect, _: Model | None) -> None:
    assert effect.say is not None
    g.tell(adventure_of(g).text(effect.say), RULE)


def spawn(g: DungeonSaga, effect: Effect, _: Model | None) -> Flow:
    """As many as there are figures and room for, in the region or as near to it as can be; enemies may strike them."""
    assert effect.spawn is not None
    wanted = effect.spawn
    kind = wanted.minion or wanted.boss
    assert kind is not None
    for _number in range(wanted.count):
        at = room_near(g, adventure_of(g).regions[wanted.at], size_of(kind))
        if at is None or g.winner or not figures_left(g, kind):
            return
        g.tell(msg("sag-log-spawn", who=Msg(f"sag-model-{kind}"), at=name_of_cell(g, at)), RULE)
        yield from placing.appear(g, kind, at, wanted.named or "")


def figures_left(g: DungeonSaga, kind: str) -> bool:
    """Whether the box has another figure."""
    on_board = sum(m.kind == kind for m in g.minions)
    return on_board < (content().minions[kind].count if kind in content().minions else 1)


def room_near(g: DungeonSaga, region: Bits, size: Size, but: Model | None = None) -> int | None:
    """The free place nearest to a region; a model that is to be moved there is not in its own way."""
    ground = laid(g)
    footprint = dungeon(g).footprint(size)
    able = footprint.standing_on(ground.floor & ~ground.solid & ~occupied(g, but))
    ring = region & ground.floor
    while ring:
        if fit := able & footprint.touching(ring):
            return lowest(fit)
        wider = (ring | dungeon(g).topology().step(ring)) & ground.floor
        if wider == ring:
            break
        ring = wider
    return None


def bones(g: DungeonSaga, effect: Effect, _: Model | None) -> None:
    for cell in members(adventure_of(g).regions[str(effect.bones)] & laid(g).floor & ~laid(g).solid):
        g.bones.append(cell)
        g.tell(msg("sag-log-new-bones", at=name_of_cell(g, cell)), RULE)


def wound(g: DungeonSaga, effect: Effect, hero: Model | None) -> Flow:
    assert effect.wound is not None
    for struck in _heroes(g, str(effect.wound.to), hero):
        for _wound in range(effect.wound.wounds):
            if struck.at != OFF and not g.winner:
                yield from damage.wound(g, struck)


def heal(g: DungeonSaga, effect: Effect, hero: Model | None) -> None:
    assert effect.heal is not None
    for healed in _heroes(g, str(effect.heal.to), hero):
        damage.heal(g, healed, effect.heal.wounds)


def strike(g: DungeonSaga, effect: Effect, hero: Model | None) -> Flow:
    """An attack that nobody makes: its dice against the Fight dice of each, without modifiers."""
    assert effect.strike is not None
    for struck in _heroes(g, str(effect.strike.to), hero):
        if struck.at != OFF and not g.winner:
            yield from fighting.resolve(g, modifiers.magic(None, struck, effect.strike.dice, ""))


def open_(g: DungeonSaga, effect: Effect, hero: Model | None) -> Flow:
    """SAG-LCK-04: an adventure may open what nobody could."""
    for fitting in [fitting for fitting in locks.closed(g) if fitting.id == effect.open]:
        yield from locks.open_fitting(g, fitting, hero)


def collapse(g: DungeonSaga, effect: Effect, _: Model | None) -> Flow:
    """The floor falls in: models are struck and left where they can still stand, bones are lost."""
    cells = adventure_of(g).regions[str(effect.collapse)] & laid(g).floor
    g.gone = tuple(sorted({*g.gone, *members(cells)}))
    g.bones = [cell for cell in g.bones if not cells >> cell & 1]
    g.fittings = [fitting for fitting in g.fittings if not bitset(fitting.cells) & cells]
    g.tell(msg("sag-log-collapse", at=" ".join(name_of_cell(g, cell) for cell in members(cells))), RULE)
    for m in [m for m in standing(g) if base(g, m) & cells]:
        yield from _swept_away(g, m, cells)


def _swept_away(g: DungeonSaga, m: Model, cells: Bits) -> Flow:
    """A minion is lost; whoever has a card is wounded and clings to the nearest free square."""
    if m.sheet is None:
        yield from damage.destroy(g, m)
        return
    beside = dungeon(g).topology().step(cells) & laid(g).floor
    at = room_near(g, beside, size_of(m.kind), m)
    m.at = m.at if at is None else at
    yield from damage.wound(g, m)
    if at is None and m.at != OFF:
        yield from damage.stun(g, m)
    yield from events.gathered(g, m)


def turn(g: DungeonSaga, effect: Effect, _: Model | None) -> Flow:
    assert effect.turn is not None
    yield from junction.turn(g, effect.turn)


def join(g: DungeonSaga, effect: Effect, hero: Model | None) -> Flow:
    """Somebody joins the heroes, and is played by whoever made it happen."""
    assert effect.join is not None
    at = room_near(g, adventure_of(g).regions[effect.join.at], Size.ONE)
    if at is None:
        return
    seat = hero.seat if hero is not None else g.heroes[0].seat
    guest = Model(g.next_number, effect.join.who, seat, at, 0, acted=True)
    g.next_number += 1
    guest.sheet = placing.new_sheet(g, effect.join.who)
    g.heroes.append(guest)
    g.tell(msg("sag-log-join", who=name(guest), at=name_of_cell(g, at)), RULE)
    yield from placing.face(g, guest, None)


def give(g: DungeonSaga, effect: Effect, hero: Model | None) -> None:
    assert effect.give is not None
    for taker in _heroes(g, effect.give.to, hero)[:1]:
        assert taker.sheet is not None
        taker.sheet.items.append(effect.give.item)
        line = msg("sag-log-item", who=name(taker), item=Msg(f"sag-item-{effect.give.item}"))
        g.tell(line, "SAG-ITM-01")


def orders(g: DungeonSaga, effect: Effect, _: Model | None) -> None:
    g.counters["orders"] = g.counters.get("orders", 0) + (effect.orders or 0)
    g.tell(msg("sag-log-orders", n=effect.orders or 0), RULE)


def discard(g: DungeonSaga, effect: Effect, _: Model | None) -> None:
    """Cards of the deck go back into the box, unseen: the clock runs faster."""
    lost = min(effect.discard or 0, len(g.overlord.deck))
    for _card in range(lost):
        g.overlord.box.append(g.overlord.deck.pop())
    g.tell(msg("sag-log-clock", n=lost), RULE)


def add(g: DungeonSaga, effect: Effect, hero: Model | None) -> Flow:
    for counter, amount in (effect.add or {}).items():
        g.counters[counter] = g.counters.get(counter, 0) + amount
    yield from events.counted(g, hero)


def _heroes(g: DungeonSaga, to: str, acting: Model | None) -> list[Model]:
    """All, the one who made it happen, one by name, or those in a place."""
    if to == ALL:
        return party(g)
    if to == ACTING:
        return [acting] if acting is not None else []
    if to in adventure_of(g).regions:
        return [hero for hero in party(g) if base(g, hero) & adventure_of(g).regions[to]]
    return [hero for hero in party(g) if hero_id(hero) == to]


EFFECTS: dict[str, Callable[[DungeonSaga, Effect, Model | None], Flow | None]] = {
    "win": win,
    "say": say,
    "spawn": spawn,
    "bones": bones,
    "wound": wound,
    "heal": heal,
    "strike": strike,
    "open": open_,
    "collapse": collapse,
    "turn": turn,
    "join": join,
    "give": give,
    "orders": orders,
    "discard": discard,
    "add": add,
}
