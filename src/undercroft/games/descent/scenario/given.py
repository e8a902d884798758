"""What a scenario may write under `given`: the table in a player's words."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from undercroft.games.descent.box.components import AttackType, Colour
from undercroft.games.descent.quest.file import ChestNumber, Rune
from undercroft.games.descent.scenario.drawn_map import DrawnMap
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Positive
from undercroft.parts.drawn_map import Nickname, SpaceName

HeroNumber = Annotated[int, msgspec.Meta(ge=1, le=4)]
DeckName: TypeAlias = Literal["copper", "silver", "gold", "fighting", "subterfuge", "wizardry"]
Turn: TypeAlias = Literal["heroes", "overlord", "monsters"]


class GivenEffects(Entry, frozen=True, kw_only=True):
    """Tokens of lingering effects."""

    burn: Count = 0
    poison: Count = 0
    stun: Count = 0
    web: Count = 0


class GivenHero(Entry, frozen=True, kw_only=True):
    """A hero: what is left out is as at the start of a quest, but without skills, items and coins."""

    card: str
    at: SpaceName | None = None
    """Left out: the space drawn with the hero's number, else the town."""
    wounds: Positive | None = None
    fatigue: Count | None = None
    coins: Count = 0
    equipped: tuple[str, ...] = ()
    """Items and potions in use; the first of them is item 0 in answers, those in the pack come after them."""
    pack: tuple[str, ...] = ()
    exhausted: tuple[str, ...] = ()
    """Items and skills."""
    skills: tuple[str, ...] = ()
    training: dict[AttackType, Count] = {}
    order: Literal["aim", "dodge", "guard", "rest"] | None = None
    effects: GivenEffects = GivenEffects()
    monkey: Count = 0
    """Turns left as a monkey."""
    companions: tuple[str, ...] | None = None
    acted: bool = False


class GivenTurn(Entry, frozen=True, kw_only=True):
    """A hero's turn that is being taken: the action is declared, and this is left of it."""

    hero: HeroNumber
    action: Literal["run", "battle", "advance", "ready"]
    points: Count | None = None
    """Left out, as the next two: what the action grants. Of a Ready, points or attacks that are written say that its
    half that is one or the other is spent."""
    attacks: Count | None = None
    orders: Count | None = None
    drank: bool = False
    travelled: bool = False


class GivenMonster(Entry, frozen=True, kw_only=True):
    """A monster; the first one written has number 1, by which answers and expectations know it, or by its name."""

    name: Nickname | None = None
    kind: str = ""
    """Not for a named monster, whose kind the quest says."""
    named: str = ""
    master: bool = False
    at: SpaceName
    """The space of its top left corner."""
    upright: bool = False
    hurt: Count = 0
    """Wounds suffered."""
    effects: GivenEffects = GivenEffects()
    activated: bool = False
    chest: Count = 0
    """The number of the chest that it is, for a Mimic."""


class GivenFamiliar(Entry, frozen=True, kw_only=True):
    card: str
    hero: HeroNumber
    at: SpaceName
    carries: str = ""


class GivenToken(Entry, frozen=True, kw_only=True):
    kind: Literal["glyph", "chest", "potion", "money", "key", "artifact", "encounter", "item", "quest"]
    at: SpaceName
    what: str = ""
    """Which potion, key, artifact, encounter; a chest's colour."""
    number: Count = 0
    """A chest's; left out: the lowest of its colour that is left."""
    active: bool = False


class GivenOverlord(Entry, frozen=True, kw_only=True):
    threat: Count = 0
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """From the top; left out: none, so that nothing is drawn."""
    discard: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()


class Given(Entry, frozen=True, kw_only=True):
    """The table between two turns."""

    quest: str | None = None
    map: str | DrawnMap | None = None
    """A dungeon of the scenario's own in place of a quest: the picture alone, or with what a quest file adds to it."""
    round: Positive = 1
    turn: Turn | GivenTurn = "heroes"
    """Whose it is: the heroes', the overlord's from its first step, or the overlord's while he activates monsters; or
    the turn that a hero has begun."""
    acting: HeroNumber | None = None
    """The only hero who has yet to take a turn in this round."""
    conquest: Positive | None = None
    heroes: dict[HeroNumber, GivenHero] = {}
    """Heroes left out are in the town and have had their turn."""
    monsters: tuple[GivenMonster, ...] | None = None
    """Left out, as the next two: those that the map shows in the revealed areas."""
    tokens: tuple[GivenToken, ...] | None = None
    familiars: tuple[GivenFamiliar, ...] | None = None
    """Left out: those of the heroes, each with its owner."""
    revealed: tuple[str | int, ...] | None = None
    """Areas; left out: the one that the heroes start in."""
    doors: dict[int | str, Literal["open", "closed"]] = {}
    """By number, as answers count them, or by name; left out: closed."""
    pits: tuple[str, ...] | None = None
    rubble: tuple[str, ...] | None = None
    water: tuple[str, ...] | None = None
    """Spaces or blocks of them like C21-E24; left out: as the map shows."""
    overlord: GivenOverlord = GivenOverlord()
    decks: dict[DeckName, tuple[str, ...]] = {}
    """From the top; left out: all cards that no hero has, in the order of their file."""
    shop: dict[str, Count] | None = None
    chests: dict[Colour, tuple[ChestNumber, ...]] = {}
    """Numbers not drawn yet; left out: all that do not lie on the board."""
    keys: tuple[Rune, ...] = ()
    opened: tuple[Colour, ...] = ()
    """Colours of chests that have been opened."""
    counters: dict[str, int] = {}
    done: tuple[str, ...] = ()
    """Events of the quest that have happened."""
    gust: bool = False
