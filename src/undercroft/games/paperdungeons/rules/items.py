"""Magic items: making their parts, and what they do when complete."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import content, describe
from undercroft.games.paperdungeons.box.dungeon import MONSTER_ROOMS, ROOM_NAMES, room_index, rooms_in
from undercroft.games.paperdungeons.box.names import ITEMS, item_index, item_name
from undercroft.games.paperdungeons.rules import levels, potions
from undercroft.games.paperdungeons.rules.monsters import cross_out, monster_label
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.kernel.asks import Ask, Flow, choose
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, Refusal, Subset, Value

PARTS = content().sheet.parts_per_item
CARDS = content().items


def fill_part(g: PaperDungeons, s: Sheet, item: int) -> Flow:
    """Fill a part field; a completed item does at once what it does once (PAP-ITM-05, PAP-ITM-06)."""
    s.parts[item] += 1
    name = item_name(ITEMS[item])
    if s.parts[item] < PARTS:
        g.note(s, msg("pap-log-part", item=name), "PAP-ITM-01")
        return
    g.note(s, msg("pap-log-item", item=name), "PAP-ITM-05")
    card = CARDS[item]
    if card.slay:
        yield from reap(g, s, card.slay)
    if card.potions:  # PAP-ITM-14: the Cauldron
        yield from potions.gain_potions(g, s, card.potions)
    for _ in range(card.level_ups):  # PAP-ITM-16: the Tome
        yield from levels.level_up_reward(g, s)


def reap(g: PaperDungeons, s: Sheet, count: int) -> Flow:
    """Reaper's Scythe (PAP-ITM-09, PAP-ITM-10): monsters fall without a fight; their rooms stay as they are."""
    alive = rooms_in(MONSTER_ROOMS & ~s.slain)
    if len(alive) > count:
        rooms = [ROOM_NAMES[room] for room in alive]
        space = Subset(rooms, count, count, monster_label)
        chosen = yield Ask((s.seat,), msg("pap-ask-reap", count=count), space)
        alive = [room_index(room) for room in chosen]
    for room in alive:
        cross_out(g, s, room)


def part_reward(g: PaperDungeons, s: Sheet) -> Flow:
    """A part that ignores symbol and colour; lost when all fields are filled (PAP-ITM-17)."""
    able = {item: index for index, item in enumerate(ITEMS) if s.parts[index] < PARTS}
    if able:
        item = yield from choose(s.seat, msg("pap-ask-part"), able, part_label, lambda: finished_items(s))
        yield from fill_part(g, s, item)
    else:
        g.note(s, msg("pap-log-part-lost"), "PAP-ITM-17")


def finished_items(s: Sheet) -> dict[Value, Refusal]:
    done = [item for item, filled in zip(ITEMS, s.parts, strict=True) if filled == PARTS]
    return {item: item_finished(item) for item in done}


def item_finished(item: str) -> Refusal:
    return Refusal(msg("pap-no-part-finished", item=item_name(item)), "PAP-ITM-05")


def part_label(item: Value) -> Label:
    return Label(item_name(str(item)), "PAP-ITM-17", describe(CARDS[item_index(str(item))]))
