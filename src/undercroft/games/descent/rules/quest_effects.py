"""What events of a quest do: one function for every word of the quest file's `do`."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board import Bits, lowest
from undercroft.games.descent.figures import dungeon, explored, hero_spaces, monster_spaces, quest_of, topology
from undercroft.games.descent.quest.file import ACTING, ALL, Dose, Effect, Spawn
from undercroft.games.descent.quest.fill import size_of
from undercroft.games.descent.rules import damage, doors, exploring, quest_events, spawning, treasure
from undercroft.games.descent.rules.conquest import change_conquest, win
from undercroft.games.descent.rules.ground import glyph_spaces, obstacles
from undercroft.games.descent.state import TOWN, Descent, Hero, Token
from undercroft.kernel.asks import Flow, run
from undercroft.kernel.messages import msg
from undercroft.parts.cell_names import parse_cell

RULE = "DES-EXP-06"
"""What the quest prescribes happens."""

TOKENS = ("chest", "potion", "money", "key", "artifact", "encounter", "item", "glyph")


def apply(g: Descent, effect: Effect, hero: Hero | None) -> Flow:
    """One effect; `hero` is the one who made it happen, if anybody did."""
    yield from run(EFFECTS[effect.kind](g, effect, hero))


def conquest(g: Descent, effect: Effect, _: Hero | None) -> None:
    change_conquest(g, effect.conquest or 0, msg("des-why-quest"), "DES-CON-07")


def threat(g: Descent, effect: Effect, _: Hero | None) -> None:
    """For each hero in the game, as curses count (DES-TRS-18)."""
    gained = (effect.threat or 0) * len(g.heroes)
    g.overlord.threat += gained
    g.tell(msg("des-log-quest-threat", threat=gained), RULE)


def coins(g: Descent, effect: Effect, _: Hero | None) -> None:
    """For each hero, wherever he is."""
    for hero in g.heroes:
        hero.coins += effect.coins or 0
    g.tell(msg("des-log-quest-coins", coins=effect.coins or 0), RULE)


def heal(g: Descent, effect: Effect, hero: Hero | None) -> None:
    assert effect.heal is not None
    for healed in _heroes(g, effect.heal, hero):
        damage.heal(g, healed, effect.heal.wounds)


def wound(g: Descent, effect: Effect, hero: Hero | None) -> Flow:
    """Armour does not help (DES-DMG-08); heroes in the town are out of reach."""
    assert effect.wound is not None
    for struck in _heroes(g, effect.wound, hero):
        if struck.at != TOWN and not g.winner:
            yield from damage.wound_hero(g, struck, effect.wound.wounds, quest_of(g).text("title"))


def _heroes(g: Descent, dose: Dose, acting: Hero | None) -> list[Hero]:
    if dose.to == ALL:
        return list(g.heroes)
    if dose.to == ACTING:
        return [acting] if acting is not None else []
    cells = quest_of(g).regions[str(dose.to)]
    return [hero for hero in g.heroes if hero.at != TOWN and cells >> hero.at & 1]


def spawn(g: Descent, effect: Effect, _: Hero | None) -> Flow:
    """As many as there are figures and room for, on the marked spaces or as near to them as can be."""
    assert effect.spawn is not None
    wanted = effect.spawn
    kind = quest_of(g).named[wanted.named].kind if wanted.named else wanted.monster
    assert kind is not None
    master = wanted.master or wanted.named is not None
    for _figure in range(quest_of(g).strength(wanted.count, g.players)):
        stances = _near(g, wanted, kind)
        if stances and (wanted.named or spawning.figures_left(g, kind, master=master) > 0):
            spawning.place(g, kind, lowest(stances), master=master, named=wanted.named or "")
    yield from exploring.look_around(g)


def _near(g: Descent, wanted: Spawn, kind: str) -> Bits:
    """The stances nearest to the marked spaces, in explored parts of the dungeon."""
    blocked = hero_spaces(g) | monster_spaces(g) | g.pits | obstacles(g) | glyph_spaces(g)
    free = explored(g) & ~blocked
    able = spawning.legal_stances(g, kind, free)
    footprint = dungeon(g).footprint(size_of(kind))
    ring = quest_of(g).regions[wanted.at] & explored(g)
    while ring:
        if touching := able & footprint.touching(ring):
            return touching
        wider = (ring | topology(g).step(ring)) & explored(g)
        if wider == ring:
            break
        ring = wider
    return 0


def place(g: Descent, effect: Effect, _: Hero | None) -> Flow:
    """Lay a token on its space."""
    assert effect.place is not None
    kind = next(name for name in TOKENS if getattr(effect.place, name))
    what = "" if kind in ("money", "glyph") else str(getattr(effect.place, kind))
    cell = parse_cell(dungeon(g).grid, effect.place.at)
    g.tell(msg("des-log-quest-place", at=effect.place.at), RULE)
    yield from treasure.place_token(g, Token("quest" if kind == "item" else kind, cell, what))


def fill(g: Descent, effect: Effect, _: Hero | None) -> None:
    """Cover the free spaces of a place with an obstacle; nobody is caught under it."""
    assert effect.fill is not None
    cells = quest_of(g).regions[str(effect.fill.place)] & ~hero_spaces(g) & ~monster_spaces(g)
    match effect.fill.obstacle:
        case "pit":
            g.pits |= cells
        case "rubble":
            g.rubble |= cells
        case "water":
            g.water |= cells
    g.tell(msg(f"des-log-quest-{effect.fill.obstacle}"), RULE)


def clear(g: Descent, effect: Effect, _: Hero | None) -> Flow:
    """Take the obstacles of a place away."""
    cells = quest_of(g).regions[str(effect.clear)]
    g.pits &= ~cells
    g.rubble &= ~cells
    g.water &= ~cells
    g.tell(msg("des-log-quest-clear"), RULE)
    yield from exploring.look_around(g)


def open_door(g: Descent, effect: Effect, _: Hero | None) -> Flow:
    """A door opens by itself, locked or not."""
    door = quest_of(g).door(effect.open or "")
    if doors.is_closed(g, door):
        doors.swing(g, door)
        g.tell(msg("des-log-quest-open", door=door + 1), RULE)
        yield from exploring.look_around(g)
        yield from quest_events.door_opened(g, door)


def close_door(g: Descent, effect: Effect, _: Hero | None) -> None:
    """A door falls shut, unless somebody large stands in it (DES-DOR-08)."""
    door = quest_of(g).door(effect.close or "")
    if not doors.is_closed(g, door) and not doors.blocked(g, door):
        doors.swing(g, door)
        g.tell(msg("des-log-quest-close", door=door + 1), RULE)


def key(g: Descent, effect: Effect, hero: Hero | None) -> Flow:
    """The party holds a rune key from now on (DES-DOR-10)."""
    if effect.key is not None and effect.key not in g.keys:
        g.keys.append(effect.key)
        g.tell(msg("des-log-quest-key", rune=msg(f"des-rune-{effect.key}")), "DES-DOR-10")
        if hero is not None:
            yield from quest_events.taken(g, hero, effect.key)


def add(g: Descent, effect: Effect, hero: Hero | None) -> Flow:
    for name, number in (effect.add or {}).items():
        g.counters[name] = g.counters.get(name, 0) + number
    yield from quest_events.counted(g, hero)


def say(g: Descent, effect: Effect, _: Hero | None) -> None:
    g.tell(quest_of(g).text(effect.say or ""), RULE)


def win_game(g: Descent, effect: Effect, _: Hero | None) -> None:
    """The quest has been fulfilled or has failed (DES-WIN-01, DES-WIN-05)."""
    assert effect.win is not None
    win(g, effect.win)


EFFECTS: dict[str, Callable[[Descent, Effect, Hero | None], Flow | None]] = {
    "conquest": conquest,
    "threat": threat,
    "coins": coins,
    "heal": heal,
    "wound": wound,
    "spawn": spawn,
    "place": place,
    "fill": fill,
    "clear": clear,
    "open": open_door,
    "close": close_door,
    "key": key,
    "add": add,
    "say": say,
    "win": win_game,
}
