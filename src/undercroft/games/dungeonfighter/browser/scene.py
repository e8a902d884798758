"""The table as a browser draws it. A scene is made of a view and nothing else, so it shows no more than the view."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.games.dungeonfighter.box.components import DieKind, Gadgets, Target
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.box.table_ware import dice, gadgets, target
from undercroft.games.dungeonfighter.browser.fights import FightSeen, ThrowSeen, fight, last_throw
from undercroft.games.dungeonfighter.figures import hero_card, max_life, name, room_name
from undercroft.games.dungeonfighter.rules.ballads import symbols_needed
from undercroft.games.dungeonfighter.state import Colour, DungeonFighter, Hero
from undercroft.games.dungeonfighter.view import View
from undercroft.kernel.messages import Msg


class HeroSeen(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    seat: int
    name: Msg
    life: int
    life_most: int
    """Less for every scar (DFI-SCR-04)."""
    life_printed: int
    scars: tuple[Colour, ...]
    skills: dict[Colour, str]
    """By the colour of their die; a scar covers its skill."""
    gear: tuple[str, ...]
    turned: tuple[str, ...]
    """Armour that is used up in this fight."""
    slots: dict[str, int]
    down: bool
    dead: bool
    chief: bool
    acting: bool
    experience: int
    upgrades: dict[Colour, bool]
    trophies: tuple[str, ...]


class RoomSeen(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: Msg
    symbols: int


class ChestSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What belongs to all (DFI-SET-12)."""

    coins: int
    white: int
    rarities: tuple[str, ...]


class Ware(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the table, in centimetres."""

    target: Target
    gadgets: Gadgets
    dice: dict[str, DieKind]


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    players: int
    difficulty: str
    ballads: bool
    physics: bool
    phase: Literal["", "dungeon", "fight", "rest", "shopping", "big_bad", "over"]
    round: int
    winner: str
    heroes: tuple[HeroSeen, ...]
    chest: ChestSeen
    room: RoomSeen | None
    visited: tuple[RoomSeen, ...]
    """Whose symbols count for the next shopping trip (DFI-RST-12)."""
    peek: tuple[str, ...]
    """The two rooms that the chief looks at."""
    symbols: int
    symbols_needed: int
    trips: int
    trips_most: int
    stall: tuple[str, ...]
    decks: dict[str, int]
    """Cards left: rooms, shop, and monsters by level."""
    beaten: tuple[str, ...]
    fight: FightSeen | None
    last: ThrowSeen | None
    """The last throw of the fight."""
    ware: Ware


def scene(view: View) -> Scene:
    g = view.table
    numbers = content().numbers
    return Scene(
        seat=view.seat,
        players=g.players,
        difficulty=g.options.difficulty,
        ballads=g.options.ballads,
        physics=g.options.physics == "on",
        phase=g.phase,
        round=g.round,
        winner=g.winner,
        heroes=tuple(_hero(g, place, hero) for place, hero in enumerate(g.heroes)),
        chest=ChestSeen(coins=g.coins, white=g.white, rarities=tuple(g.rarities)),
        room=_room(g.room) if g.room else None,
        visited=tuple(_room(room) for room in g.visited),
        peek=tuple(g.peek),
        symbols=sum(content().rooms[room].symbols for room in g.visited),
        symbols_needed=symbols_needed(g),
        trips=g.trips,
        trips_most=numbers.trips,
        stall=tuple(g.stall),
        decks={
            "rooms": len(g.rooms) + len(g.below),
            "shop": len(g.shop),
            **{f"level{level}": count for level, count in g.dealt.items()},
        },
        beaten=tuple(g.beaten),
        fight=fight(g) if g.fight is not None else None,
        last=last_throw(g),
        ware=Ware(target=target(), gadgets=gadgets(), dice=dice()),
    )


def _room(room: str) -> RoomSeen:
    return RoomSeen(id=room, name=room_name(room), symbols=content().rooms[room].symbols)


def _hero(g: DungeonFighter, place: int, hero: Hero) -> HeroSeen:
    card = hero_card(hero)
    return HeroSeen(
        id=hero.id,
        seat=hero.seat,
        name=name(hero),
        life=hero.life,
        life_most=max_life(hero),
        life_printed=card.life,
        scars=tuple(hero.scars),
        skills=dict(card.skills),
        gear=tuple(hero.gear),
        turned=tuple(hero.turned),
        slots={str(kind): count for kind, count in card.slots.items()},
        down=hero.down,
        dead=hero.dead,
        chief=place == g.chief,
        acting=g.fight is not None and g.fight.stage == "turns" and place == g.fight.active,
        experience=hero.experience,
        upgrades=dict(hero.upgrades),
        trophies=tuple(hero.trophies),
    )
