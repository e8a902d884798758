"""Looting gems, and gems that are gone."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import GEM_LETTERS, GEM_ROOMS, gem_room, rooms_in
from undercroft.games.paperdungeons.box.names import power
from undercroft.games.paperdungeons.rules import potions, rewards
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet, player
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

TRACK = content().sheet.gems


def may_loot(g: PaperDungeons, s: Sheet, room: int) -> Flow:
    """PAP-GEM-02: a party that enters a room with an available gem may loot it."""
    if not g.options.streamline:
        prompt = msg("pap-ask-loot", letter=GEM_LETTERS[room])
        chosen = yield Ask((s.seat,), prompt, OneOf(("loot", "leave"), _loot_label), default="loot")
        if chosen == "leave":
            return
    yield from loot_from_map(g, s, room)


def loot_from_map(g: PaperDungeons, s: Sheet, room: int) -> Flow:
    """Circle the gem on the map, to be announced at the end of the round, and fill the track (PAP-GEM-03)."""
    s.circled |= 1 << room
    s.announced |= 1 << room
    g.note(s, msg("pap-log-gem", letter=GEM_LETTERS[room]), "PAP-GEM-03")
    yield from fill_gem_track(g, s)


def loot_extra_gem(g: PaperDungeons, s: Sheet) -> Flow:
    """PAP-GEM-07: a gem without a letter, that nobody can take away."""
    g.note(s, msg("pap-log-gem-extra"), "PAP-GEM-07")
    yield from fill_gem_track(g, s)


def fill_gem_track(g: PaperDungeons, s: Sheet) -> Flow:
    """The first free field, and the reward printed there if there is one (PAP-GEM-03); the Merchant's potion."""
    if s.gems < len(TRACK.glory) - 1:
        s.gems += 1
        if reward := TRACK.field_rewards.get(s.gems):
            yield from rewards.gain(g, s, reward)
    if bonus := power(s).gem_potions:  # PAP-POW-06
        yield from potions.gain_potions(g, s, bonus)


def announce(g: PaperDungeons) -> None:
    """End of a round: gems that somebody looted from the map are lost to all who did not (PAP-GEM-04 to PAP-GEM-06)."""
    looted = 0
    for s in g.sheets:
        if s.announced:
            gems = _letters(s.announced)
            g.tell(msg("pap-log-announce", who=player(s.seat), gems=gems, n=len(gems)), "PAP-GEM-04")
        looted |= s.announced
        s.announced = 0
    if looted:
        for s in g.sheets:
            s.crossed |= looted & ~s.circled


def vanish(g: PaperDungeons, letters: tuple[str, ...]) -> None:
    """Vanishing gems (PAP-VAR-01, PAP-VAR-02): they go whatever the fight brought; looted ones are kept."""
    rooms = 0
    for letter in letters:
        rooms |= 1 << gem_room(letter)
    if rooms:
        g.tell(msg("pap-log-vanish", gems=_letters(rooms), n=len(letters)), "PAP-VAR-01")
    for s in g.sheets:
        s.crossed |= rooms & ~s.circled


def lootable(s: Sheet) -> int:
    """Rooms whose gem this player can still loot."""
    return GEM_ROOMS & ~s.circled & ~s.crossed


def _letters(rooms: int) -> list[Msg]:
    return [msg("pap-gem", letter=GEM_LETTERS[room]) for room in rooms_in(rooms)]


def _loot_label(value: Value) -> Label:
    return Label(msg(f"pap-{value}"), "PAP-GEM-02")
