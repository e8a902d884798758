"""Positions for scenarios, written in a player's words."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.box.table_ware import CUT_OUTS
from undercroft.games.dungeonfighter.figures import max_life, next_standing, standing
from undercroft.games.dungeonfighter.rules import monsters, setup
from undercroft.games.dungeonfighter.scenario.given import Given, GivenFight, GivenHero
from undercroft.games.dungeonfighter.state import COLOURS, DungeonFighter, Foe, Hero, Lying, Options
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.throw.slips import entered, slip_entered
from undercroft.kernel.content import ContentError, decode

__all__ = ["arrange"]

DICE: Final = (*COLOURS, *(f"white{number}" for number in range(1, 10)), "water", "snow")
BODIES: Final = (*DICE[:-2], "water1", "water2", "water3", "snow", *CUT_OUTS)


def arrange(given: Mapping[str, Any], options: Options, players: int) -> DungeonFighter:
    """The position at a quiet point; a mistake in it is a ContentError."""
    told = decode(given, Given, "given")
    g = DungeonFighter(options=options, players=players)
    for place, (id_, hero) in enumerate(told.heroes.items()):
        _known(id_, content().heroes, f"heroes.{id_}")
        if hero.player is not None and hero.player > players:
            raise _wrong(f"heroes.{id_}.player", f"{hero.player} is too many: {players} play")
        g.heroes.append(_hero(id_, hero, min(place, players - 1)))
    if not standing(g):
        raise _wrong("heroes", "nobody stands: write at least one hero who is not down or dead")
    setup.fill_decks(g)
    setup.fill_chest(g)
    g.news = []
    g.chief = _place(g, told.chief, "chief") if told.chief else len(g.heroes) - 1
    g.coins = g.coins if told.coins is None else told.coins
    g.white = g.white if told.white is None else told.white
    g.rarities = [_known(card, _rarities(), "rarities") for card in told.rarities]
    g.discard = _cards(told.discard, "discard")
    _take(g.shop, g.rarities, "rarities")
    _take(g.shop, g.discard, "discard")
    for hero_ in g.heroes:
        _take(g.shop, hero_.gear, f"heroes.{hero_.id}.gear")
    g.visited = [_known(room, content().rooms, "visited") for room in told.visited]
    g.trips, g.round = told.trips, 1
    if told.room:
        g.room = _known(told.room, content().rooms, "room")
    _take(g.rooms, g.visited, "visited")
    _take(g.rooms, [g.room] if g.room else [], "room")
    g.phase = told.phase
    if told.fight is not None:
        _fight(g, told.fight)
    return g


def _hero(id_: str, told: GivenHero, seat: int) -> Hero:
    hero = Hero(
        id=id_,
        seat=seat if told.player is None else told.player - 1,
        life=0,
        scars=list(told.scars),
        gear=_cards(told.gear, f"heroes.{id_}.gear"),
        turned=list(told.turned),
        down=told.down,
        dead=told.dead,
        experience=told.experience,
        upgrades=dict(told.upgrades),
    )
    hero.life = 0 if told.down or told.dead else max_life(hero) if told.life is None else told.life
    if hero.life > max_life(hero):
        raise _wrong(f"heroes.{id_}.life", f"{hero.life} is too much: at most {max_life(hero)}")
    if idle := [card for card in hero.turned if card not in hero.gear]:
        raise _wrong(f"heroes.{id_}.turned", f"{idle[0]} is not among the gear")
    return hero


def _fight(g: DungeonFighter, told: GivenFight) -> None:
    big = told.foe in content().big_bads
    card = content().foe(_known(told.foe, {**content().monsters, **content().big_bads}, "fight.foe"))
    foe = Foe(id=told.foe, big=big, life=told.life or monsters.starting_life(g, card), mad=told.mad)
    if not big:
        foe.gold = content().monsters[told.foe].gold
    foe.bully, foe.tune = told.bully, told.tune
    monsters.begin(g, foe)
    fight = g.fight
    assert fight is not None
    g.news = []
    g.phase = "big_bad" if big else "fight"
    fight.stage = "turns" if told.prepared else "prepare"
    fight.active = _place(g, told.active, "fight.active") if told.active else next_standing(g, g.chief)
    fight.spent = [_known(die, DICE, "fight.spent") for die in told.spent]
    fight.special, fight.icebergs = list(told.special), list(told.icebergs)
    fight.lying = [_lying(line) for line in told.lying]


def _lying(line: str) -> Lying:
    body = _known(line.partition(" ")[0], BODIES, "fight.lying")
    try:
        slip = slip_entered(setting(body), entered(line))
    except ValueError:
        raise _wrong("fight.lying", f"{line} says not where it lies: allowed is {body} 3, {body} 2.5,-4") from None
    return Lying(slip.body, slip.pose)


def _cards(cards: Iterable[str], field: str) -> list[str]:
    return [_known(card, content().equipment, field) for card in cards]


def _rarities() -> list[str]:
    return [card.id for card in content().equipment.values() if card.kind == "rarity"]


def _take(deck: list[str], cards: Iterable[str], field: str) -> None:
    """Out of the deck: what somebody has is not in it."""
    for card in cards:
        if card not in deck:
            raise _wrong(field, f"there is no other {card} in the box")
        deck.remove(card)


def _place(g: DungeonFighter, id_: str, field: str) -> int:
    return [hero.id for hero in g.heroes].index(_known(id_, [hero.id for hero in g.heroes], field))


def _known(id_: str, among: Collection[str], field: str) -> str:
    if id_ not in among:
        raise _wrong(field, f"there is no {id_}: allowed are {', '.join(among)}")
    return id_


def _wrong(field: str, problem: str) -> ContentError:
    return ContentError.at("given", problem, field=field)
