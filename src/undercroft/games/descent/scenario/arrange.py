"""Positions for scenarios, written in a player's words (see `given.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

import msgspec

from undercroft.board import Bits, GridError, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import base, dungeon, hero_spaces, monster_spaces, quest_of, size_of
from undercroft.games.descent.quest.model import Quest
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.rules import exploring, familiars
from undercroft.games.descent.rules.bonuses import note_who_sees
from undercroft.games.descent.rules.ground import obstacles
from undercroft.games.descent.rules.hero_turn import take_action
from undercroft.games.descent.rules.setup import heroes_for
from undercroft.games.descent.scenario.drawn_map import Drawn, DrawnMap, draw
from undercroft.games.descent.scenario.given import Given, GivenMonster, GivenOverlord, GivenToken, GivenTurn
from undercroft.games.descent.scenario.hero import hero_of
from undercroft.games.descent.scenario.inspect import inspect
from undercroft.games.descent.state import TOWN, Descent, Effects, Familiar, Monster, Options, Overlord, Token
from undercroft.games.descent.view import DECKS
from undercroft.kernel.content import decode
from undercroft.kernel.errors import BadInput
from undercroft.parts.cell_names import parse_cells
from undercroft.parts.drawn_map import Places, known, wrong

__all__ = ["arrange", "inspect", "names"]

STEPS = {"heroes": 0, "overlord": 0, "monsters": 3}


def arrange(given: Mapping[str, Any], options: Options, players: int) -> Descent:
    """The table that is described, between two turns or inside a hero's."""
    table = decode(dict(given), Given, "given")
    drawn = _dungeon(table, options)
    g = Descent(options=options, quest=drawn.quest.id, players=players, round=table.round, gust=table.gust)
    places = Places(drawn.quest.grid, drawn.marks)
    _open_doors(g, table)
    _reveal(g, table, places)
    _put_heroes(g, table, places)
    _put_monsters(g, table, places)
    _lay_tokens(g, table, places)
    _join_familiars(g, table, places)
    _deal(g, table)
    g.overlord = _overlord(table.overlord)
    g.conquest = drawn.quest.conquest[players] if table.conquest is None else table.conquest
    if isinstance(table.turn, GivenTurn):
        _take_up(g, table.turn)
    else:
        g.step = STEPS[table.turn]
    g.keys, g.opened = list(table.keys), list(table.opened)
    g.counters, g.done = dict(table.counters), list(table.done)
    note_who_sees(g)  # a turn that is being taken began as it is described
    return g


def names(given: Mapping[str, Any]) -> dict[str, int]:
    """The monsters that have a name, by their numbers."""
    written = enumerate(decode(dict(given), Given, "given").monsters or (), start=1)
    return {monster.name: number for number, monster in written if monster.name is not None}


def _dungeon(table: Given, options: Options) -> Drawn:
    if table.map is None:
        try:
            return Drawn(quest(table.quest or options.quest), {})
        except BadInput as error:
            raise wrong("quest", str(error)) from None
    if table.quest is not None:
        raise wrong("quest", "expected a quest or a map of the scenario's own, not both")
    return draw(DrawnMap(things=table.map) if isinstance(table.map, str) else table.map)


def _open_doors(g: Descent, table: Given) -> None:
    g.closed = (1 << len(quest_of(g).doors)) - 1
    for name, stands in table.doors.items():
        if stands == "open":
            g.closed &= ~(1 << _door(quest_of(g), name))


def _door(q: Quest, name: int | str) -> int:
    by_name = {door.id: number for number, door in enumerate(q.doors) if door.id}
    known("doors", name, [*range(len(q.doors)), *by_name])
    return by_name[name] if isinstance(name, str) else name


def _reveal(g: Descent, table: Given, places: Places) -> None:
    """The areas that are revealed, with their doors and obstacles."""
    q = quest_of(g)
    names = [area.name for area in q.areas]
    if table.revealed is None:
        chosen = [q.start_area]
    else:
        for name in table.revealed:
            known("revealed", str(name), names)
        chosen = [names.index(str(name)) for name in table.revealed]
    for number in chosen:
        g.revealed |= 1 << number
        exploring.lay_out(g, q.areas[number])
    for field, written in (("pits", table.pits), ("rubble", table.rubble), ("water", table.water)):
        if written is not None:
            setattr(g, field, _blocks(places, field, written))


def _blocks(places: Places, field: str, written: Iterable[str]) -> Bits:
    found = 0
    for block in written:
        try:
            found |= 1 << places.marks[block] if block in places.marks else parse_cells(places.grid, block)
        except BadInput as error:
            raise wrong(field, str(error)) from None
    return found


def _put_heroes(g: Descent, table: Given, places: Places) -> None:
    count = heroes_for(g.players)
    turn = table.turn if isinstance(table.turn, GivenTurn) else None
    for number in [*table.heroes, *([table.acting] if table.acting else []), *([turn.hero] if turn else [])]:
        known("heroes", number, range(1, count + 1))
    if turn and table.acting not in (None, turn.hero):
        raise wrong("acting", f"it is the turn of hero {turn.hero}")
    cards = [written.card for written in table.heroes.values()]
    for card in cards:
        known("heroes", card, content().heroes)
    spare = (card for card in content().heroes if card not in cards)
    if len(set(cards)) < len(cards):
        raise wrong("heroes", "a hero is in the game twice")
    for index in range(count):
        hero = hero_of(g, index, table.heroes.get(index + 1), spare, places)
        if table.turn in ("overlord", "monsters") or (table.acting is not None and table.acting != index + 1):
            hero.acted = True
        if hero.at != TOWN:
            _check_free(g, f"heroes.{index + 1}.at", 1 << hero.at)
        g.heroes.append(hero)


def _take_up(g: Descent, turn: GivenTurn) -> None:
    """The turn that a hero has begun: with what the action has granted, or with what is left of it."""
    hero = g.heroes[turn.hero - 1]
    if hero.acted:
        raise wrong("turn.hero", f"hero {turn.hero} has had the turn of this round, or is not in 'heroes'")
    if hero.monkey:
        raise wrong("turn.action", "a monkey declares no action")
    g.acting = hero.index
    take_action(hero, turn.action)
    if turn.points is not None or turn.attacks is not None:
        hero.turn.halves = 0
    for field, left in (("points", turn.points), ("attacks", turn.attacks), ("orders", turn.orders)):
        if left is not None:
            setattr(hero.turn, field, left)
    hero.turn.drank, hero.turn.travelled = turn.drank, turn.travelled


def _check_free(g: Descent, field: str, spaces: Bits) -> None:
    """Figures stand on revealed floor, each on spaces of its own."""
    grid = dungeon(g).grid
    for others, what in (
        (~grid.revealed(members(g.revealed)), "is not in a revealed area"),
        (obstacles(g), "holds an obstacle"),
        (hero_spaces(g) | monster_spaces(g), "is taken by another figure"),
    ):
        if spaces & others:
            raise wrong(field, f"the space {what}")


def _put_monsters(g: Descent, table: Given, places: Places) -> None:
    if table.monsters is None:
        for area in _areas(g):
            for placed in quest_of(g).areas[area].monsters:
                g.monsters.append(Monster(g.next_number, placed.kind, placed.master, placed.stance, placed.named))
                g.next_number += 1
    called = Counter(written.name for written in table.monsters or () if written.name is not None)
    for number, written in enumerate(table.monsters or (), start=1):
        field = f"monsters.{number}"
        if written.name is not None and called[written.name] > 1:
            raise wrong(f"{field}.name", f"two monsters are called '{written.name}'")
        m = _monster(g, written, number, places, field)
        _check_free(g, f"{field}.at", base(g, m))
        if not dungeon(g).gait(size_of(m), g.closed).fits >> m.at & 1:
            raise wrong(f"{field}.at", "a wall or a closed door runs through its base")
        g.monsters.append(m)
        g.next_number += 1


def _monster(g: Descent, written: GivenMonster, number: int, places: Places, field: str) -> Monster:
    named = quest_of(g).named
    if written.named:
        known(f"{field}.named", written.named, named)
        kind = named[written.named].kind
    else:
        kind = written.kind
        known(f"{field}.kind", kind, content().monsters)
    m = Monster(number, kind, written.master or bool(written.named), 0, written.named, written.hurt)
    x, y = places.grid.points[places.cell(f"{field}.at", written.at)]
    try:
        m.at = dungeon(g).footprint(size_of(m)).stance(x, y, upright=written.upright)
    except GridError as error:
        raise wrong(f"{field}.at", str(error)) from None
    m.effects = Effects(**msgspec.structs.asdict(written.effects))
    m.activated, m.chest = written.activated, written.chest
    return m


def _areas(g: Descent) -> list[int]:
    return members(g.revealed)


def _lay_tokens(g: Descent, table: Given, places: Places) -> None:
    """Tokens, and the chests that are left."""
    boxed = quest_of(g).chests
    colours = ("copper", "silver", "gold")
    g.chests = {colour: [n for n, chest in boxed.items() if chest.colour == colour] for colour in colours}
    if table.tokens is None:
        for area in _areas(g):
            for placed in quest_of(g).areas[area].tokens:
                g.tokens.append(Token(placed.kind, placed.cell, placed.what, active=placed.active))
    for number, written in enumerate(table.tokens or (), start=1):
        g.tokens.append(_token(written, places, f"tokens.{number}"))
    for chest in [token for token in g.tokens if token.kind == "chest"]:
        stack = g.chests.get(chest.what, [])
        number = chest.number or next(iter(stack), 0)
        known("tokens", number, stack, f"a {chest.what} chest has the numbers")
        chest.number = number
        stack.remove(number)
    g.chests |= {colour: list(numbers) for colour, numbers in table.chests.items()}


def _token(written: GivenToken, places: Places, field: str) -> Token:
    allowed: dict[str, Collection[str]] = {
        "chest": content().box.chests,
        "potion": ("healing", "vitality"),
        "key": ("red", "yellow", "blue"),
        "artifact": content().decks["artifact"],
        "item": content().items,
    }
    if written.kind in allowed:
        known(f"{field}.what", written.what, allowed[written.kind])
    cell = places.cell(f"{field}.at", written.at)
    return Token(written.kind, cell, written.what, written.number, written.active)


def _join_familiars(g: Descent, table: Given, places: Places) -> None:
    if table.familiars is None:
        for hero in g.heroes:
            card = content().heroes[hero.card]
            written = table.heroes.get(hero.index + 1)
            carried = list(hero.companions)
            familiars.join(g, hero, (card.familiar,) if card.familiar else ())
            for skill in hero.skills:
                familiars.join(g, hero, content().skills[skill].familiars)
            if written is not None and written.companions is not None:
                hero.companions = carried
    for number, token in enumerate(table.familiars or (), start=1):
        field = f"familiars.{number}"
        known(f"{field}.card", token.card, content().familiars)
        known(f"{field}.hero", token.hero, range(1, len(g.heroes) + 1))
        at = places.cell(f"{field}.at", token.at)
        g.familiars.append(Familiar(token.card, token.hero - 1, at, token.carries))


def _deal(g: Descent, table: Given) -> None:
    """Decks in a fixed order, and the shop, without what the heroes have."""
    held = Counter(item.card for hero in g.heroes for item in hero.items)
    held.update(skill for hero in g.heroes for skill in hero.skills)
    for name in DECKS:
        written = table.decks.get(name)  # type: ignore[call-overload]  # DECKS are the names of decks
        if written is not None:
            for card in written:
                known(f"decks.{name}", card, content().decks[name])
        setattr(g, name, _stack(_left(content().decks[name], held) if written is None else written))
    stock = Counter(content().decks["shop"])
    g.shop = {card: max(0, count - held[card]) for card, count in stock.items()}
    for card, count in (table.shop or {}).items():
        known("shop", card, stock)
        g.shop[card] = count
    if table.shop is not None:
        g.shop = {card: table.shop.get(card, 0) for card in g.shop}


def _overlord(written: GivenOverlord) -> Overlord:
    cards = content().overlord
    piles = {"hand": written.hand, "deck": written.deck, "discard": written.discard, "powers": written.powers}
    for field, pile in piles.items():
        for card in pile:
            known(f"overlord.{field}", card, cards)
    for card, count in Counter(card for pile in piles.values() for card in pile).items():
        if count > cards[card].count:
            raise wrong("overlord", f"there are {cards[card].count} of the card '{card}', not {count}")
    hand, discard, powers = (list(piles[field]) for field in ("hand", "discard", "powers"))
    return Overlord(written.threat, _stack(written.deck), hand, discard, powers)


def _left(cards: Iterable[str], held: Counter[str]) -> list[str]:
    gone = held.copy()
    left = []
    for card in cards:
        if gone[card]:
            gone[card] -= 1
        else:
            left.append(card)
    return left


def _stack(cards: Iterable[str]) -> list[str]:
    """A deck as the state keeps it: the next card is the last."""
    return list(cards)[::-1]
