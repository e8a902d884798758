"""Fighting the monsters of the map."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import content, describe
from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES, ROOMS, room_index
from undercroft.games.paperdungeons.box.names import hero_index, power
from undercroft.games.paperdungeons.rules.damage import take_damage
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Value
from undercroft.kernel.window import PUBLIC, Reaction, window

OPPONENTS = {monster.id: hero_index(monster.opponent) for monster in content().monsters.values()}
"""The hero that fights each kind of monster (PAP-MON-02)."""
CARDS = content().items
PARTS = content().sheet.parts_per_item
HELPFUL = tuple(index for index, item in enumerate(CARDS) if item.hero_level)
"""Items that help in fights with monsters, by their place on the sheet."""


def fight(g: PaperDungeons, s: Sheet, room: int) -> Flow:
    """The party always wins, and pays for every level the hero is short of the monster (PAP-MON-01 to PAP-MON-04)."""
    damage = fight_damage(s, room)
    cross_out(g, s, room)
    if damage and power(s).spare_fight and not s.power_used:
        damage = yield from _spare(g, s, room, damage)
    yield from take_damage(g, s, damage, monster_name(room))


def fight_damage(s: Sheet, room: int) -> int:
    """What a fight in this room would cost (PAP-MON-03, PAP-MON-04)."""
    monster = ROOMS[room].monster
    assert monster is not None
    level = s.levels[OPPONENTS[monster.type]] + power(s).hero_level  # PAP-POW-17
    for item in HELPFUL:  # PAP-MON-06, PAP-ITM-15: the Armour of Heroes, also above level 6
        if s.parts[item] == PARTS:
            level += CARDS[item].hero_level
    return max(0, monster.level - level)


def cross_out(g: PaperDungeons, s: Sheet, room: int) -> None:
    """PAP-MON-05: the monster is crossed out, the next field of the track filled."""
    s.slain |= 1 << room
    g.note(s, msg("pap-log-slain", monster=monster_name(room), at=ROOM_NAMES[room]), "PAP-MON-05")


def _spare(g: PaperDungeons, s: Sheet, room: int, damage: int) -> Flow:
    """Assassin (PAP-POW-13): once per round, all damage of one fight may be ignored."""

    def use() -> None:
        s.power_used = True
        g.note(s, msg("pap-log-spared", monster=monster_name(room)), "PAP-POW-13")

    def offers() -> list[Reaction]:
        label = Label(msg("pap-spare", damage=damage), "PAP-POW-13", describe(power(s)))
        return [] if s.power_used else [Reaction(s.seat, "spare", label, use)]

    prompt = msg("pap-ask-spare", monster=monster_name(room), damage=damage)
    used = yield from window(prompt, offers, PUBLIC)  # power cards lie open (PAP-SET-09)
    return 0 if used else damage


def monster_name(room: int) -> Msg:
    monster = ROOMS[room].monster
    assert monster is not None
    return msg("pap-monster-at-level", monster=Msg(f"pap-monster-{monster.type}"), level=monster.level)


def monster_label(room: Value) -> Label:
    text = msg("pap-monster-in-room", monster=monster_name(room_index(str(room))), room=str(room))
    return Label(text, "PAP-ITM-09")
