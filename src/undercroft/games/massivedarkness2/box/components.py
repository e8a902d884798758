"""What is printed on cards, boards, tiles and tokens: the shapes of the files in `content/`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from undercroft.games.massivedarkness2.state import AttackType, Range, Rarity
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Positive, Sourced

Name = Annotated[
    str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", description="an id of lower case letters, like rusty_sword")
]
Colour: TypeAlias = Literal["yellow", "orange", "blue", "black", "purple"]
Class: TypeAlias = Literal["wizard", "paladin", "berserker", "rogue", "shaman", "ranger"]
Element: TypeAlias = Literal["fire", "ice", "earth", "air"]
Slot: TypeAlias = Literal["head", "torso", "legs", "misc", "hand", "two_hands", "none"]
"""Where an item is worn; consumables take no slot (MD2-ITM-09)."""

# -- abilities --------------------------------------------------------------------------------------------------------

When: TypeAlias = Literal[
    "passive",  # always on
    "turn",  # at any moment of the own turn, before or after an action (MD2-ABL-02)
    "any",  # the same outside the own turn (MD2-ABL-08)
    "action",  # costs an action of the own turn (MD2-ABL-09)
    "move",  # once in a Move action (MD2-ABL-07)
    "combat",  # attacking or defending (MD2-ABL-06)
    "attack",  # attacking (MD2-ABL-03)
    "melee",
    "magic",
    "ranged",  # attacking in this way (MD2-ABL-04)
    "defence",  # MD2-ABL-05
    "shadow",  # when a shadow symbol is resolved (MD2-HRO-07)
    "kill",  # after a combat in which this hero has killed a figure
    "round",  # at the start of a round (MD2-RND-03)
    "turn_start",  # when the own turn begins
]
"""The word before the colon (MD2-ABL-01)."""
IN_COMBAT: frozenset[str] = frozenset({"combat", "attack", "melee", "magic", "ranged", "defence"})


class Dice(Entry, frozen=True, kw_only=True):
    """Dice of each colour."""

    yellow: Count = 0
    orange: Count = 0
    blue: Count = 0
    black: Count = 0
    purple: Count = 0


class Cost(Entry, frozen=True, kw_only=True):
    """What an ability costs; an action is not among it: that is when it is used."""

    mana: Count = 0
    wounds: Count = 0
    """MD2-ABL-12."""
    rage: Count = 0
    """MD2-BER-05."""
    elements: dict[Element, Positive] = {}
    """MD2-SHA-04."""


class Need(Entry, frozen=True, kw_only=True):
    """What must be so; nothing of it is paid."""

    where: Literal["", "shadow", "light"] = ""
    """MD2-ABL-10."""
    wounded: Count = 0
    """MD2-ABL-13."""
    dual: bool = False
    """MD2-ABL-14."""
    alone: bool = False
    """No other hero stands in the zone."""
    against: Literal["", "mob", "roaming", "boss"] = ""
    """Only in a combat with such an enemy."""


Scope: TypeAlias = Literal["self", "ally", "allies", "foe", "enemy", "enemies", "others"]
"""Whom fire, frost, wounds and healing are for.

`self`, or `ally`: one hero in the zone, who may be oneself; `allies`: all heroes in the zone. `foe` is the other side
of the combat; `enemy` one enemy within reach, `enemies` all of them, `others` all but the foe.
"""
Reach: TypeAlias = Literal["zone", "near", "sight"]
"""The own zone; that and adjacent ones in sight; all zones in sight, the own among them."""


class Effect(Entry, frozen=True, kw_only=True):
    """What an ability does (MD2-ABL-17 to MD2-ABL-30)."""

    swords: Count = 0
    shields: Count = 0
    mana: Count = 0
    dice: Dice = Dice()
    """Rolled with the pool, or at once where it is rolled already (MD2-RES-05)."""
    rerolls: Count = 0
    enemy_rerolls: Count = 0
    mp: Count = 0
    pierce: Count = 0
    """The defender loses so many shields."""
    ignore_claws: Count = 0
    ignore_scratches: Count = 0
    """Unresolved claws and scratches that are ignored (MD2-ABL-25)."""
    heal: Count = 0
    fire: Count = 0
    frost: Count = 0
    wounds: Count = 0
    whom: Scope = "foe"
    """Whom wounds, fire and frost are for; `heal` is for oneself, or one hero in the zone (MD2-ABL-27)."""
    reach: Reach = "zone"
    heal_all: bool = False
    """Healing is for each hero in the zone."""
    rage: Count = 0
    elements: dict[Element, Positive] = {}
    """Elements that rise."""
    tokens: Count = 0
    """Rogue tokens drawn."""
    actions: Count = 0
    cleanse: Count = 0
    """State tokens removed from oneself."""


class Ability(Entry, frozen=True, kw_only=True):
    """What a card lets one do: when, at what cost, under what condition, and what it does (MD2-ABL-01).

    What data cannot say, it leaves to Python: `special` names the behaviour, `values` the numbers of it.
    """

    when: When
    cost: Cost = Cost()
    need: Need = Need()
    effect: Effect = Effect()
    once: Literal["", "combat", "turn", "round", "mission"] = ""
    """How often, where the moment does not say it already (MD2-ABL-31)."""
    again: bool = False
    """May be used more than once in the same combat or action, paid each time (MD2-ABL-30)."""
    special: Name | None = None
    values: dict[Name, int] = {}


class Card(Sourced, frozen=True, kw_only=True):
    """A card with abilities."""

    id: Name
    abilities: tuple[Ability, ...] = ()


# -- heroes -----------------------------------------------------------------------------------------------------------


class HeroCard(Sourced, frozen=True, kw_only=True):
    """MD2-HRO-05."""

    id: Name
    trade: Class
    """The class."""
    health: Positive
    mana: Positive
    ability: Ability
    shadow: Ability
    """MD2-HRO-07."""


class Skill(Card, frozen=True, kw_only=True):
    """A skill card (MD2-HRO-08)."""

    trade: Class
    level: Annotated[int, msgspec.Meta(ge=1, le=5)]
    """The hero level it takes."""
    name: Name
    """The same for all tiers of a skill."""
    tier: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """Its Roman numeral; 0 where there is none (MD2-HRO-10)."""
    stance: Name | None = None
    """The berserker's stance it belongs to; with none, any may be chosen (MD2-BER-01)."""
    blessed: tuple[Ability, ...] = ()
    """The stronger side of a paladin's skill (MD2-PAL-08)."""
    tokens: tuple[Name, ...] = ()
    """Rogue tokens that it adds to the bag (MD2-ROG-01)."""
    poison: Count = 0
    """Wounds that poison deals when the poisoned enemy activates (MD2-ROG-13)."""


class SetPower(Sourced, frozen=True, kw_only=True):
    """The Set Power card of a class (MD2-ITM-17)."""

    id: Name
    trade: Class
    lesser: Ability
    greater: Ability


# -- items ------------------------------------------------------------------------------------------------------------


class Item(Card, frozen=True, kw_only=True):
    """An item card (MD2-ITM-01)."""

    rarity: Literal["starting", "common", "rare", "epic"]
    slot: Slot
    copies: Positive = 1
    attacks: dict[AttackType, Dice] = {}
    """The dice of a weapon for each of its attack types (MD2-ITM-19)."""
    blue: Count = 0
    """Defence dice (MD2-ITM-04)."""
    swords: Count = 0
    shields: Count = 0
    """Printed on it: added to every attack made with it, to every defence."""
    set: bool = False
    """Of the Shadow Slayer set (MD2-ITM-13)."""
    trade: Class | None = None
    """The only class that may equip it (MD2-ITM-17)."""
    many: Ability | None = None
    """The side for five and six heroes, if it has one (MD2-SET-07)."""

    @property
    def weapon(self) -> bool:
        return bool(self.attacks)

    @property
    def consumable(self) -> bool:
        return self.slot == "none"

    @property
    def worth(self) -> Rarity:
        """MD2-ITM-03: what begins the game counts as common, and so do consumables."""
        return "common" if self.rarity == "starting" or self.slot == "none" else self.rarity


class MobItem(Item, frozen=True, kw_only=True):
    """A card whose lower part a mob uses, and whose upper part is an item for heroes (MD2-ITM-20)."""

    range: Range
    mob: dict[AttackType, Dice]
    """The attacks of the mob (MD2-EPH-06)."""


# -- enemies ----------------------------------------------------------------------------------------------------------


class Claw(Entry, frozen=True, kw_only=True):
    """The special ability of an enemy (MD2-MOB-21): so many claws, in attack, in defence or in both."""

    when: Literal["attack", "defence", "combat"]
    claws: Positive = 1
    once: bool = False
    """Once in a combat, however many claws there are."""
    special: Name | None = None
    values: dict[Name, int] = {}
    swords: Count = 0
    shields: Count = 0
    dice: Dice = Dice()
    pierce: Count = 0
    drain: Count = 0
    """Mana that the hero loses."""
    fire: Count = 0
    frost: Count = 0
    hurts: Count = 0
    """Wounds that the enemy suffers itself."""


class MobCard(Entry, frozen=True, kw_only=True):
    """A card of a mob for a range of levels (MD2-MOB-01)."""

    reward: Count
    health: Positive
    blue: Count
    claw: Claw


class Mob(Sourced, frozen=True, kw_only=True):
    id: Name
    minions: Positive
    """Figures in the box."""
    cards: dict[Range, MobCard]


class Rule(Entry, frozen=True, kw_only=True):
    """A condition and an effect of an activation scheme (MD2-ROM-07)."""

    special: Name
    values: dict[Name, int] = {}


class RoamingCard(Entry, frozen=True, kw_only=True):
    """A card of a roaming monster for a range of levels (MD2-ROM-01)."""

    health: Positive
    """For each hero."""
    attacks: dict[AttackType, Dice]
    defence: Dice
    tokens: Count = 0
    """Treasure tokens drawn from the bag."""
    reward: dict[Rarity, Positive] = {}
    """The Fixed Reward (MD2-ROM-02)."""
    scheme: tuple[Rule, Rule]
    claw: Claw


class Roaming(Sourced, frozen=True, kw_only=True):
    id: Name
    cards: dict[Range, RoamingCard]


class BossSpace(Entry, frozen=True, kw_only=True):
    """A space of the boss track with an effect (MD2-BOS-12)."""

    space: Positive
    special: Name
    values: dict[Name, int] = {}


class BossBoard(Sourced, frozen=True, kw_only=True):
    """MD2-BOS-01."""

    id: Name
    health: Positive
    """For each hero."""
    actions: Positive
    dice: Positive
    """Activation dice."""
    attacks: dict[AttackType, Dice]
    defence: Dice
    passives: tuple[Rule, ...]
    claw: Claw
    special: dict[Count, Rule]
    """By the number of claws rolled (MD2-BOS-10)."""
    spaces: Positive
    track: tuple[BossSpace, ...]


# -- doors, tiles, tokens, tables -------------------------------------------------------------------------------------


class DoorCard(Sourced, frozen=True, kw_only=True):
    """A door card (MD2-DOR-13)."""

    id: Name
    copies: Positive = 1
    special: Name
    values: dict[Name, int] = {}


class Tile(Sourced, frozen=True, kw_only=True):
    """A side of a tile as it is drawn with its number upright (MD2-TIL-01)."""

    id: Annotated[str, msgspec.Meta(pattern="^[1-8][AB]$")]
    look: Literal["dungeon", "hell"]
    zones: tuple[str, str, str]
    """Three rows of three: . light, # shadow, ~ abyss (MD2-TIL-02)."""
    chambers: tuple[str, str, str]
    """Three rows of three: the number of the chamber, or . for a corridor."""
    walls: tuple[tuple[str, str, str], tuple[str, str, str], tuple[str, str, str]]
    """The sides of each zone that are walls: letters of NESW; edges of an abyss are none."""


class LevelBonus(Entry, frozen=True, kw_only=True):
    """What the Level token shows for a level (MD2-LVL-05)."""

    xp: Count
    """What it costs to reach it."""
    health: Count = 0
    mana: Count = 0
    """Totals added to the hero card's values."""
    token: Rarity | None = None
    """The treasure token that goes into the bag."""


class DieFaces(Entry, frozen=True, kw_only=True):
    """A kind of die: how many there are, and its six faces."""

    count: Positive
    faces: tuple[Name, Name, Name, Name, Name, Name]


class Track(Entry, frozen=True, kw_only=True):
    """A side of the darkness track (MD2-DRK-01): what is printed on its spaces."""

    spaces: Positive
    icons: dict[Positive, Literal["mob", "roaming", "rare", "epic"]]


class ArrowCard(Sourced, frozen=True, kw_only=True):
    """An arrow card: its symbols, and what each of its rows brings (MD2-RAN-02)."""

    id: Name
    arrows: Positive
    copies: Positive = 1
    quick: Effect
    """Fewer than seven (MD2-RAN-03)."""
    critical: Effect
    """Exactly seven (MD2-RAN-05)."""
    overdraw: Effect
    """More (MD2-RAN-04)."""


class RogueToken(Sourced, frozen=True, kw_only=True):
    """A rogue token (MD2-ROG-04)."""

    id: Name
    colour: Literal["red", "blue", "green"]
    start: Count = 0
    """How many of them are in the bag from the beginning."""
    copies: Positive
    effect: Effect = Effect()
    poison: bool = False
    """MD2-ROG-13."""
    shadow: bool = False
    """MD2-ROG-16."""


class Spirit(Sourced, frozen=True, kw_only=True):
    """A Spirit card (MD2-SHA-07)."""

    id: Name
    health: Positive
    attacks: dict[AttackType, Dice]
    blue: Count
    effect: Effect = Effect()
    """Added to each of its attacks."""


class BasicAbility(Card, frozen=True, kw_only=True):
    """Printed on the board of a class: a basic spell, a column, a stance, the top of an element's track."""

    trade: Class
    place: Name
    """The quadrant (north, east, south, west), the colour, the stance, the element."""
