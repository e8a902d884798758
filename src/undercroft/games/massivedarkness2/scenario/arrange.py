"""Positions for scenarios, written in a player's words (see `given.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import dungeon_level, max_health, max_mana, range_of, trade
from undercroft.games.massivedarkness2.mission.missions import mission
from undercroft.games.massivedarkness2.rules import setup, states
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.items import HANDS, SLOTS, worn
from undercroft.games.massivedarkness2.rules.mission_rules import heroes_in_game, mission_of
from undercroft.games.massivedarkness2.rules.wizard import QUADRANTS
from undercroft.games.massivedarkness2.scenario.given import (
    Given,
    GivenAmulet,
    GivenConsecration,
    GivenElements,
    GivenEnemy,
    GivenFury,
    GivenHero,
    GivenQuiver,
    GivenTools,
    GivenTurn,
)
from undercroft.games.massivedarkness2.scenario.inspect import inspect
from undercroft.games.massivedarkness2.state import (
    OFF,
    Ally,
    Boss,
    Enemy,
    Hero,
    MassiveDarkness,
    Options,
    Token,
    Turn,
)
from undercroft.kernel.asks import Ask, Flow, run
from undercroft.kernel.content import decode
from undercroft.kernel.errors import BadInput
from undercroft.parts.drawn_map import Places, known, wrong

__all__ = ["arrange", "inspect", "names"]


def arrange(given: Mapping[str, Any], options: Options, players: int) -> MassiveDarkness:
    """The table that is described, between two turns or inside one."""
    table = decode(dict(given), Given, "given")
    g = MassiveDarkness(options=options, mission=_mission(table, options), players=players, round=table.round)
    g.phase = table.phase
    places = Places(mission_of(g).grid, {})
    _called(table)
    g.laid = mission_of(g).grid.floor
    _put_heroes(g, table, places)
    setup.fill_decks(g)
    setup.fill_bag(g)
    _put_enemies(g, table, places)
    _lay_out(g, table, places)
    _fill(g, table)
    for hero, written in zip(g.heroes, table.heroes.values(), strict=True):
        _set_up_class(g, hero, written, places)
    g.news = []
    g.done, g.counters = list(table.done), dict(table.counters)
    _take_up(g, table)
    return g


def names(given: Mapping[str, Any]) -> dict[str, int]:
    """Every hero, as `hero gheta`, and the enemies, allies and tokens that have a name, by their numbers."""
    table = decode(dict(given), Given, "given")
    heroes = {f"hero {who}": number for number, who in enumerate(table.heroes)}
    called = _called(table)
    return heroes | {name: number for number, name in enumerate(called, start=len(heroes)) if name is not None}


def _called(table: Given) -> list[str | None]:
    """The names of enemies, allies and tokens, in the order of their numbers."""
    called = [written.name for part in (table.enemies, table.allies, table.tokens or ()) for written in part]
    for name, count in Counter(called).items():
        if name is not None and count > 1:
            raise wrong("name", f"two are called '{name}'")
    return called


def _mission(table: Given, options: Options) -> str:
    found = table.mission or options.mission
    try:
        mission(found)
    except BadInput as error:
        raise wrong("mission", str(error)) from None
    return found


# -- heroes -----------------------------------------------------------------------------------------------------------


def _put_heroes(g: MassiveDarkness, table: Given, places: Places) -> None:
    if len(table.heroes) != g.players:
        raise wrong("heroes", f"{g.players} play, and each has a hero")
    for number, (who, written) in enumerate(table.heroes.items()):
        field = f"heroes.{who}"
        known("heroes", who, content().heroes)
        seat = number if written.player is None else written.player - 1
        if seat >= g.players or any(hero.seat == seat for hero in g.heroes):
            raise wrong(f"{field}.player", f"{g.players} play, each one hero")
        hero = Hero(number=number, id=who, seat=seat, health=1, mana=0, level=written.level, xp=written.xp)
        _describe(hero, written, field)
        _dress(hero, written, field)
        if not written.left:
            hero.at = mission_of(g).start[0] if written.at is None else places.cell(f"{field}.at", written.at)
        g.heroes.append(hero)
    g.next_number = len(g.heroes)


def _describe(hero: Hero, written: GivenHero, field: str) -> None:
    """Tokens and cards on the dashboard and beside it."""
    most = {"health": max_health(hero), "mana": max_mana(hero)}
    hero.health = most["health"] if written.health is None else written.health
    hero.mana = most["mana"] if written.mana is None else written.mana
    if written.down:
        hero.health = 0
    for what, there in (("health", hero.health), ("mana", hero.mana)):
        if there > most[what]:
            raise wrong(f"{field}.{what}", f"the maximum is {most[what]}")
    if not hero.health and not written.down:
        raise wrong(f"{field}.health", "a hero without health is down")
    for card in (*written.bag, *written.potions):
        known(f"{field}.bag", card, content().items)
    for skill in written.skills:
        known(f"{field}.skills", skill, [s.id for s in content().skills.values() if s.trade == trade(hero)])
    hero.bag, hero.potions, hero.skills = list(written.bag), list(written.potions), list(written.skills)
    hero.acted, hero.down, hero.left = written.acted, written.down, written.left
    hero.used, hero.holds, hero.corruption = dict(written.used), list(written.holds), written.corruption
    reserve: Mapping[Any, int] = content().box.limits.reserve if written.reserve is None else written.reserve
    hero.reserve = {str(rarity): count for rarity, count in reserve.items()}


def _dress(hero: Hero, written: GivenHero, field: str) -> None:
    """Every item into the slot where it fits, or where it is written."""
    placed = written.items if isinstance(written.items, dict) else {}
    loose = () if isinstance(written.items, dict) else written.items
    for slot, item in placed.items():
        known(f"{field}.items", slot, SLOTS)
        _put_on(hero, item, slot, field)
    for item in loose:
        known(f"{field}.items", item, content().items)
        slot = content().items[item].slot
        free = next((hand for hand in HANDS if hand not in hero.slots), "left")
        _put_on(hero, item, free if slot in ("hand", "two_hands") else slot, field)


def _put_on(hero: Hero, item: str, slot: str, field: str) -> None:
    known(f"{field}.items", item, content().items)
    card = content().items[item]
    fits = HANDS if card.slot in ("hand", "two_hands") else (card.slot,)
    wanted = HANDS if card.slot == "two_hands" else (slot,)
    if slot not in fits:
        raise wrong(f"{field}.items", f"'{item}' does not go there")
    if any(place in hero.slots for place in wanted):
        raise wrong(f"{field}.items", f"there is no slot left for '{item}'")
    hero.slots.update(dict.fromkeys(wanted, item))


# -- the boards of the classes ----------------------------------------------------------------------------------------


def _set_up_class(g: MassiveDarkness, hero: Hero, written: GivenHero, places: Places) -> None:
    """As the class begins, then as it is written."""
    _settle(run(rules_for(hero).set_up(g, hero)))
    board = dict(written.board)
    field = f"given.heroes.{hero.id}.board"
    BOARDS[trade(hero)](hero, board, field, places)


def _settle(flow: Flow) -> None:
    """Choices of a set-up that are written anew afterwards."""
    send = None
    try:
        while True:
            wanted = flow.send(send)
            send = wanted.space.enumerate(1)[0] if isinstance(wanted, Ask) else None
    except StopIteration:
        return


def _amulet(hero: Hero, board: dict[str, Any], field: str, _places: Places) -> None:
    written = decode(board, GivenAmulet, field)
    assert hero.wizard is not None
    hero.wizard.needle = QUADRANTS.index(written.needle)
    for quadrant, spell in written.spells.items():
        known(f"heroes.{hero.id}.board.spells", spell, hero.skills)
        hero.wizard.spells[QUADRANTS.index(quadrant)] = spell
    _all_placed(hero, hero.wizard.spells)


def _fury(hero: Hero, board: dict[str, Any], field: str, _places: Places) -> None:
    written = decode(board, GivenFury, field)
    assert hero.berserker is not None
    hero.berserker.rage, hero.berserker.stance = written.rage, written.stance
    for skill in hero.skills:
        stance = content().skills[skill].stance
        if stance is not None:
            hero.berserker.skills[stance].append(skill)
    for stance, skills in written.skills.items():
        known(f"heroes.{hero.id}.board.skills", stance, hero.berserker.skills)
        hero.berserker.skills[stance] += skills
    _all_placed(hero, [skill for below in hero.berserker.skills.values() for skill in below])


def _consecration(hero: Hero, board: dict[str, Any], field: str, places: Places) -> None:
    written = decode(board, GivenConsecration, field)
    assert hero.paladin is not None
    for colour, zone in written.zones.items():
        hero.paladin.zones[colour] = places.cell(f"heroes.{hero.id}.board.zones", zone)
    for colour, skills in written.skills.items():
        hero.paladin.skills[colour] = list(skills)
    hero.paladin.blessed = written.blessed
    _all_placed(hero, [skill for below in hero.paladin.skills.values() for skill in below])


def _tools(hero: Hero, board: dict[str, Any], field: str, _places: Places) -> None:
    written = decode(board, GivenTools, field)
    assert hero.rogue is not None
    laid = [*written.active, *written.spent, *written.pile]
    for token in (*laid, *(written.bag or ())):
        known(f"heroes.{hero.id}.board", token, content().rogue_tokens)
    hero.rogue.bag = _without(hero.rogue.bag, laid) if written.bag is None else list(written.bag)
    hero.rogue.active, hero.rogue.spent = list(written.active), list(written.spent)
    hero.rogue.pile = list(written.pile)


def _elements(hero: Hero, board: dict[str, Any], field: str, _places: Places) -> None:
    written = decode(board, GivenElements, field)
    assert hero.shaman is not None
    hero.shaman.height.update({str(element): height for element, height in written.height.items()})
    hero.shaman.flipped, hero.shaman.woken = list(written.flipped), list(written.woken)


def _quiver(hero: Hero, board: dict[str, Any], field: str, _places: Places) -> None:
    written = decode(board, GivenQuiver, field)
    assert hero.ranger is not None
    laid = [*written.row, *written.pile]
    for card in (*laid, *(written.deck or ())):
        known(f"heroes.{hero.id}.board", card, content().arrows)
    hero.ranger.deck = _without(hero.ranger.deck, laid) if written.deck is None else list(written.deck)
    hero.ranger.row, hero.ranger.pile = list(written.row), list(written.pile)


BOARDS: dict[str, Callable[[Hero, dict[str, Any], str, Places], None]] = {
    "wizard": _amulet,
    "berserker": _fury,
    "paladin": _consecration,
    "rogue": _tools,
    "shaman": _elements,
    "ranger": _quiver,
}


def _all_placed(hero: Hero, placed: Collection[str]) -> None:
    """Skills that lie on a board must have a place there."""
    for skill in hero.skills:
        if skill not in placed:
            raise wrong(f"heroes.{hero.id}.board", f"'{skill}' lies nowhere on it")


def _without(there: Sequence[str], taken: list[str]) -> list[str]:
    left = list(there)
    for thing in taken:
        if thing in left:
            left.remove(thing)
    return left


# -- enemies, allies, tokens ------------------------------------------------------------------------------------------


def _put_enemies(g: MassiveDarkness, table: Given, places: Places) -> None:
    for number, written in enumerate(table.enemies, start=1):
        g.enemies.append(_enemy(g, written, places, f"enemies.{number}"))
        g.next_number += 1
    for number, ally in enumerate(table.allies, start=1):
        at = places.cell(f"allies.{number}.at", ally.at)
        made = Ally(number=g.next_number, kind=ally.kind, seat=ally.player - 1, at=at, health=ally.health)
        states.set_alight(g, made, ally.fire)
        states.chill(g, made, ally.frost)
        g.allies.append(made)
        g.next_number += 1
    for hero, given in zip(g.heroes, table.heroes.values(), strict=True):
        states.set_alight(g, hero, given.fire)
        states.chill(g, hero, given.frost)


def _enemy(g: MassiveDarkness, written: GivenEnemy, places: Places, field: str) -> Enemy:
    c = content()
    known(f"{field}.kind", written.kind, [*c.mobs, *c.roaming, *c.bosses])
    kind: Any = "mob" if written.kind in c.mobs else "roaming" if written.kind in c.roaming else "boss"
    if written.item:
        known(f"{field}.item", written.item, c.mob_items)
    if written.minions and (kind != "mob" or written.minions > c.mobs[written.kind].minions):
        raise wrong(f"{field}.minions", "there are no such figures")
    made = Enemy(number=g.next_number, kind=kind, id=written.kind, at=places.cell(f"{field}.at", written.at))
    if kind != "boss":
        made.range = written.range or range_of(dungeon_level(g))
    made.minions, made.hurt, made.item, made.tokens = written.minions, written.hurt, written.item, tuple(written.tokens)
    made.poison, made.acted, made.named = written.poison, written.acted, written.named
    made.feathers = written.feathers
    states.set_alight(g, made, written.fire)
    states.chill(g, made, written.frost)
    return made


def _lay_out(g: MassiveDarkness, table: Given, places: Places) -> None:
    """Doors and tokens."""
    found = mission_of(g)
    written = [
        Token(g.next_number + n, one.kind, places.cell(f"tokens.{n + 1}.at", one.at), one.what, one.count, one.grey)
        for n, one in enumerate(table.tokens or ())
    ]
    free = g.next_number + len(written)
    setup.lay_out(g)
    if table.tokens is not None:
        g.tokens, g.next_number = written, free
    for name in table.open:
        known("open", name, [door.id for door in found.doors])
        door = found.door(name)
        g.closed &= ~(1 << door)
        for zone in found.doors[door].zones:
            chamber = found.chamber_at(zone)
            if chamber is not None:
                g.revealed |= 1 << chamber


def _fill(g: MassiveDarkness, table: Given) -> None:
    """Decks, bag and supply, without what is on the table."""
    owned = [item for hero in g.heroes for item in (*worn(hero), *hero.bag, *hero.potions)]
    taken = [*owned, *(enemy.item for enemy in g.enemies)]
    printed = {**g.decks, **g.faces}
    for deck, cards in g.decks.items():
        gone = [e.id for e in g.enemies if f"{e.kind}_{e.range}" == deck] if "_" in deck else []
        g.decks[deck] = tuple(_without(cards, gone + taken))
    for token in [token for enemy in g.enemies for token in enemy.tokens]:
        g.bag[token] = max(0, g.bag[token] - 1)
    for field, there, written in (
        ("decks", g.decks, table.decks),
        ("piles", g.piles, table.piles),
        ("faces", g.faces, table.faces),
    ):
        for name, listed in written.items():
            known(field, name, there)
            for card in listed:
                known(f"{field}.{name}", card, dict.fromkeys(printed[name]))
            there[name] = tuple(listed)
    g.bag.update({str(rarity): count for rarity, count in table.bag.items()})
    for name, count in table.supply.items():
        known("supply", name, g.supply)
        g.supply[name] = count
    usual = setup.LOOT[heroes_in_game(g)] - table.spent
    g.lifebringers = max(0, usual) if table.lifebringers is None else table.lifebringers
    g.spent = table.spent
    g.side, g.space = table.darkness.side, table.darkness.space


# -- whose turn it is -------------------------------------------------------------------------------------------------


def _take_up(g: MassiveDarkness, table: Given) -> None:
    """The turn that is being taken."""
    fight = mission_of(g).boss
    if table.boss is not None:
        if fight is None:
            raise wrong("boss", "there is no boss in this mission")
        g.boss = Boss(fight.boss, table.boss)
    if table.turn is None:
        return
    turn = GivenTurn(hero=table.turn) if isinstance(table.turn, str) else table.turn
    able = {hero.id: hero for hero in g.heroes if hero.at != OFF and not hero.acted and not hero.down}
    known("turn.hero", turn.hero, able)
    hero = able[turn.hero]
    limits = content().box.limits
    usual = rules_for(hero).actions(g, hero, limits.solo_actions if g.players == 1 else limits.actions)
    actions = usual if turn.actions is None else turn.actions
    g.turn = Turn(hero.number, actions, turn.mp, turn.moving, list(turn.used))
