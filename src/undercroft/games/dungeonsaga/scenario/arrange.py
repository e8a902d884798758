"""Positions for scenarios, written in a player's words (see `given.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from undercroft.board import Bits, bitset, members
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import FACINGS, adventure_of, base, dungeon, hero_id, laid, occupied, size_of
from undercroft.games.dungeonsaga.rules import items, junction, locks, overlord_turn
from undercroft.games.dungeonsaga.scenario.drawn_map import Drawn, DrawnMap, draw
from undercroft.games.dungeonsaga.scenario.given import (
    Given,
    GivenFitting,
    GivenHero,
    GivenMinion,
    GivenModel,
    GivenOverlord,
    GivenTurn,
)
from undercroft.games.dungeonsaga.scenario.inspect import inspect
from undercroft.games.dungeonsaga.state import (
    OFF,
    OVERLORD,
    DungeonSaga,
    Effect,
    Model,
    Options,
    Overlord,
    Result,
    Sheet,
    Turn,
)
from undercroft.games.dungeonsaga.stats import movement
from undercroft.kernel.content import decode
from undercroft.kernel.errors import BadInput
from undercroft.parts.drawn_map import Places, known, wrong

__all__ = ["arrange", "inspect", "names"]


def arrange(given: Mapping[str, Any], options: Options, players: int) -> DungeonSaga:
    """The table that is described, between two turns or inside one."""
    table = decode(dict(given), Given, "given")
    drawn = _dungeon(table, options)
    g = DungeonSaga(options=options, adventure=drawn.adventure.id, players=players, round=table.round, gap=table.gap)
    places = Places(drawn.adventure.grid, drawn.marks)
    _lay_out(g, table, places)
    _put_heroes(g, table, places)
    _put_models(g, table, places)
    g.counters, g.done = dict(table.counters), list(table.done)
    _deal(g, table)
    g.results = [Result(result.adventure, result.winner) for result in table.results]
    g.carried = {who: list(cards) for who, cards in table.carried.items()}
    g.learned = {who: list(skills) for who, skills in table.learned.items()}
    _take_up(g, table)
    return g


def names(given: Mapping[str, Any]) -> dict[str, int]:
    """The overlord's models that have a name, by their numbers; and every hero: `hero orlaf`."""
    table = decode(dict(given), Given, "given")
    heroes = {f"hero {who}": number for number, who in enumerate(table.heroes)}
    written = enumerate(table.models or (), start=len(heroes))
    return heroes | {model.name: number for number, model in written if model.name is not None}


# -- the dungeon ------------------------------------------------------------------------------------------------------


def _dungeon(table: Given, options: Options) -> Drawn:
    if table.map is None:
        try:
            return Drawn(adventure(table.adventure or options.adventure), {})
        except BadInput as error:
            raise wrong("adventure", str(error)) from None
    if table.adventure is not None:
        raise wrong("adventure", "expected an adventure or a map of the scenario's own, not both")
    return draw(DrawnMap(things=table.map) if isinstance(table.map, str) else table.map)


def _lay_out(g: DungeonSaga, table: Given, places: Places) -> None:
    """The zones that are laid out, with their doors, chests and bones."""
    found = adventure_of(g)
    zones = [zone.name for zone in found.zones]
    if table.revealed is None:
        g.revealed = found.start_zones or 1
    else:
        for name in table.revealed:
            known("revealed", str(name), zones)
        g.revealed = bitset(zones.index(str(name)) for name in table.revealed)
    for zone in members(g.revealed):
        g.fittings += [locks.closed_fitting(placed) for placed in found.zones[zone].fittings]
        g.bones += found.zones[zone].bones
    for name, written in table.fittings.items():
        known("fittings", name, [fitting.id for fitting in g.fittings])
        _change(g, name, written)
    g.turned = table.turned
    g.gone = tuple(places.cell("gone", name) for name in table.gone)
    junction.settle(g)
    if table.bones is not None:
        g.bones = [places.cell("bones", name) for name in table.bones]
        if bitset(g.bones) & laid(g).solid:
            raise wrong("bones", "bones lie on bare floor")


def _change(g: DungeonSaga, name: str, written: GivenFitting) -> None:
    """What has become of a door or a chest."""
    fitting = locks.fitting(g, name)
    if written.ward is not None:
        if not fitting.ward:
            raise wrong(f"fittings.{name}.ward", "it has an ordinary lock")
        fitting.ward = written.ward
    if written.open and fitting.kind == locks.CHEST:
        locks.without_lid(fitting)
    elif written.open:
        g.fittings.remove(fitting)


# -- models -----------------------------------------------------------------------------------------------------------


def _put_heroes(g: DungeonSaga, table: Given, places: Places) -> None:
    cards = content().heroes
    if not table.heroes:
        raise wrong("heroes", "expected at least one hero")
    for index, (who, written) in enumerate(table.heroes.items()):
        known("heroes", who, [card.id for card in cards.values() if not card.legend])
        stronger = [card.id for card in cards.values() if card.legend and card.hero == who]
        if written.legend and not stronger:
            raise wrong(f"heroes.{who}.legend", "there is only one version of the card")
        seat = 1 + index % (g.players - 1) if written.player is None else written.player - 1
        if seat >= g.players:
            raise wrong(f"heroes.{who}.player", f"{g.players} play")
        hero = Model(g.next_number, stronger[0] if written.legend else who, seat, OFF, FACINGS.index(written.facing))
        g.next_number += 1
        g.seats[who] = seat
        _describe(hero, written, f"heroes.{who}")
        if not written.stunned:
            hero.at = places.cell(f"heroes.{who}.at", _where(who, written, places))
            _check_free(g, f"heroes.{who}.at", base(g, hero))
        g.heroes.append(hero)


def _where(who: str, written: GivenHero, places: Places) -> str:
    """A hero without a square stands where the first letter of the name is drawn."""
    initial = who[0].upper()
    if written.at is None and initial not in places.marks:
        raise wrong(f"heroes.{who}.at", f"expected a square, or '{initial}' in the drawn map")
    return written.at or initial


def _put_models(g: DungeonSaga, table: Given, places: Places) -> None:
    if table.models is None:
        for zone in members(g.revealed):
            for placed in adventure_of(g).zones[zone].models:
                _add(g, Model(g.next_number, placed.kind, OVERLORD, placed.stance, placed.facing or 0, placed.named))
    called = Counter(written.name for written in table.models or () if written.name is not None)
    for written in table.models or ():
        field = f"models.{g.next_number - len(g.heroes) + 1}"
        if written.name is not None and called[written.name] > 1:
            raise wrong(f"{field}.name", f"two models are called '{written.name}'")
        m = _model(g, written, places, field)
        _describe(m, written, field)
        _check_free(g, f"{field}.at", base(g, m))
        _add(g, m)


def _model(g: DungeonSaga, written: GivenMinion, places: Places, field: str) -> Model:
    known(f"{field}.kind", written.kind, [*content().minions, *content().bosses])
    if written.at is None:
        raise wrong(f"{field}.at", "expected a square")
    at = places.cell(f"{field}.at", written.at)
    if not dungeon(g).footprint(size_of(written.kind)).standing_on(places.grid.floor) >> at & 1:
        raise wrong(f"{field}.at", "the model would stand in rock, or off the map")
    return Model(g.next_number, written.kind, OVERLORD, at, FACINGS.index(written.facing), written.named)


def _add(g: DungeonSaga, m: Model) -> None:
    if m.kind in content().bosses and m.sheet is None:
        m.sheet = Sheet()
    g.minions.append(m)
    g.next_number += 1


def _check_free(g: DungeonSaga, field: str, squares: Bits) -> None:
    """Models stand on floor that is laid out, each on squares of its own."""
    for others, what in (
        (~laid(g).floor, "is not in a zone that is laid out"),
        (laid(g).furniture, "holds furniture"),
        (occupied(g), "is taken by another model"),
    ):
        if squares & others:
            raise wrong(field, f"the square {what}")


def _describe(m: Model, written: GivenModel, field: str) -> None:
    """Cards and markers beside a model."""
    m.acted = written.acted
    c = content()
    for effect in written.effects:
        known(f"{field}.effects", effect.card, [*c.spells, *c.items, *c.feats])
    m.effects = [Effect(effect.card, effect.until, effect.armour, effect.fight) for effect in written.effects]
    spells = written.spells if isinstance(written.spells, dict) else dict.fromkeys(written.spells, 0)
    sheet = Sheet(written.wounds, list(written.feats), dict(spells), list(written.items), list(written.skills))
    if m.kind in c.minions:
        if sheet != Sheet():
            raise wrong(field, "minions have neither wounds nor cards")
        return
    for name, cards, allowed in (
        ("feats", sheet.feats, [feat for card in (*c.heroes.values(), *c.bosses.values()) for feat in card.feats]),
        ("spells", sheet.spells, c.spells),
        ("items", sheet.items, c.items),
        ("skills", sheet.skills, c.skills),
    ):
        for card in cards:
            known(f"{field}.{name}", card, allowed)
    m.sheet = sheet


# -- cards ------------------------------------------------------------------------------------------------------------


def _deal(g: DungeonSaga, table: Given) -> None:
    g.overlord = _overlord(table.overlord)
    held = Counter(item for m in (*g.heroes, *g.minions) if m.sheet is not None for item in m.sheet.items)
    held += items.set_aside(g)
    g.supply = {item.id: max(0, item.copies - held[item.id]) for item in content().items.values()}
    for item, copies in table.supply.items():
        known("supply", item, g.supply)
        g.supply[item] = copies


def _overlord(written: GivenOverlord) -> Overlord:
    cards = content().commands
    piles = {"hand": written.hand, "deck": written.deck, "discard": written.discard, "box": written.box}
    for field, pile in piles.items():
        for card in pile:
            known(f"overlord.{field}", card, cards)
    for card, count in Counter(card for pile in piles.values() for card in pile).items():
        if count > cards[card].copies:
            raise wrong("overlord", f"there are {cards[card].copies} of the card '{card}', not {count}")
    made = Overlord(list(written.deck)[::-1], list(written.hand), list(written.discard), list(written.box))
    made.interrupt = written.interrupt
    return made


# -- whose turn it is -------------------------------------------------------------------------------------------------


def _take_up(g: DungeonSaga, table: Given) -> None:
    """The turn that is about to begin, or is being taken."""
    called = {written.name: number for number, written in enumerate(table.models or (), start=len(g.heroes))}
    numbers = [m.number for m in g.minions]
    turn = table.turn
    if turn == "overlord" or (isinstance(turn, GivenTurn) and turn.model is not None and turn.granted != "interrupt"):
        _begin_overlord(g, table)
    g.overlord.interrupted = [
        _number(name, called, numbers, "overlord.interrupted") for name in table.overlord.interrupted
    ]
    if not isinstance(turn, GivenTurn):
        return
    if turn.hero is not None:
        able = {hero_id(hero): hero for hero in g.heroes if hero.at != OFF and not hero.acted}
        known("turn.hero", turn.hero, able)
        m = able[turn.hero]
    else:
        assert turn.model is not None
        number = _number(turn.model, called, numbers, "turn.model")
        m = next(m for m in g.minions if m.number == number)
    g.turn = Turn(
        model=m.number,
        steps=movement(m) if turn.steps is None else turn.steps,
        granted="" if turn.hero is not None else turn.granted,
        begun=turn.begun,
        loose=turn.loose,
        halted=turn.halted,
        still=turn.still,
        acts=turn.acts,
        only=turn.only,
        slips=turn.slips,
        dice=turn.dice,
        feat=turn.feat,
        minor=list(turn.minor),
        passed=list(turn.passed),
    )


def _begin_overlord(g: DungeonSaga, table: Given) -> None:
    """His turn with everything that it brings, and then what is left of that."""
    acted = [m.acted for m in g.minions]
    overlord_turn.begin(g)
    g.news = []
    for hero in g.heroes:
        hero.acted = True
    for m, done in zip(g.minions, acted, strict=True):
        m.acted = done
    written = table.overlord
    if written.orders is not None:
        g.overlord.orders = written.orders
    g.overlord.extra, g.overlord.raises, g.overlord.played = written.extra, written.raises, written.played


def _number(name: str | int, called: Mapping[str | None, int], numbers: Iterable[int], field: str) -> int:
    known(field, name, [*numbers, *(key for key in called if key is not None)])
    return called[name] if isinstance(name, str) else name
