"""What is printed on the dice, the cards and the sheets: the shapes of the files in `content/`."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

import msgspec

from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Positive, Sourced

DieId = Literal["red", "blue", "white", "green", "yellow", "black"]
AttackType = Literal["melee", "ranged", "magic"]
AbilityId = Literal[
    "aura",
    "blast",
    "breath",
    "burn",
    "command",
    "fear",
    "fly",
    "grapple",
    "knockback",
    "pierce",
    "poison",
    "reach",
    "quick_shot",
    "sorcery",
    "stun",
    "sweep",
    "undying",
    "web",
]
"""The eighteen special abilities (DES-ABL-01)."""
RankedId = Literal["blast", "fear", "pierce", "sorcery"]
"""Those printed with a rank; ranks from several sources add up (DES-ABL-02)."""

Immunity = Literal["aura", "burn", "fear", "grapple", "knockback", "poison", "stun", "web"]
Colour = Literal["copper", "silver", "gold"]
ItemDeck = Literal["shop", "copper", "silver", "gold", "artifact", "quest"]
"""Cards of the deck `quest` lie in no deck: a quest hands them out."""
SkillDeck = Literal["fighting", "subterfuge", "wizardry"]
Moment = Literal[
    "spawn",
    "power",
    "turn_start",
    "monster_attacks",
    "monster_activates",
    "monster_attacked",
    "hero_enters",
    "hero_opens_door",
    "hero_opens_chest",
]
"""When an overlord card may be played; `turn_start` lasts until the first monster is activated (DES-TIM-02)."""

Trait = Annotated[int, msgspec.Meta(ge=0, le=5)]
Name = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", description="an id of lower case letters, like ogre")]


class Card(Sourced, frozen=True, kw_only=True):
    """What data cannot say, a card leaves to Python: `special` names the behaviour, `values` the numbers of it."""

    special: Name | None = None
    values: dict[Name, Positive] = {}


class Face(Entry, frozen=True):
    """One face of a die (DES-ATK-24, DES-ATK-25)."""

    range: Count = 0
    damage: Count = 0
    surge: Count = 0
    enhancement: Count = 0
    miss: bool = False
    blank: bool = False

    @property
    def key(self) -> str:
        """Its name in rolls and records, such as r2d1s1; faces that show the same have the same one."""
        if self.miss:
            return "miss"
        if self.blank:
            return "blank"
        if self.enhancement:
            return "power"
        shown = (("r", self.range), ("d", self.damage), ("s", self.surge))
        key = "".join(f"{letter}{n}" for letter, n in shown if n)
        return "surge" if key == "s1" else key


class Die(Sourced, frozen=True, dict=True):
    id: DieId
    count: Positive
    """How many of them are in the box, which limits no attack (DES-ATK-29)."""
    faces: tuple[Face, Face, Face, Face, Face, Face]

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The keys of its faces, in their order."""
        return tuple(face.key for face in self.faces)


class Gain(Entry, frozen=True):
    """What a bonus or a surge adds to an attack."""

    damage: Count = 0
    range: Count = 0
    surge: Count = 0
    pierce: Count = 0
    blast: Count = 0
    stun: Count = 0
    burn: Count = 0
    web: Count = 0
    poison: Count = 0
    knockback: Count = 0
    sorcery: Count = 0
    threat: Count = 0
    """The overlord loses so much."""
    double: Count = 0
    """The damage is doubled."""
    slay: Count = 0
    """The target dies outright; Undying does not help."""


class Bonus(Entry, frozen=True):
    """A gain in every attack of a kind, for as long as the card is in use; a weapon's own counts only for itself."""

    # In the files it is `attack`: YAML reads a bare `on` as true.
    on: Literal["melee", "ranged", "magic", "any"] = msgspec.field(name="attack")
    gain: Gain
    when: Literal["always", "adjacent", "unseen"] = "always"
    """Only against adjacent enemies, or against those that could not see the hero when the turn began."""


class SurgeOption(Entry, frozen=True):
    """What surges buy, any number of times in one attack (DES-ATK-14)."""

    cost: Positive
    gain: Gain


class Ability(Entry, frozen=True):
    id: AbilityId
    rank: Positive = 1


class AbilityCard(Sourced, frozen=True):
    """What is the same wherever an ability is printed."""

    id: AbilityId
    spaces: Count = 0
    damage: Count = 0
    range: Count = 0
    wounds: Count = 0
    attacks: Count = 0
    template: tuple[Positive, ...] = ()
    """The widths of the rows of the breath template, beginning with the one laid against the base (DES-ABL-09)."""


class HeroCard(Card, frozen=True):
    """A hero sheet (DES-CRD-04)."""

    id: Name
    wounds: Positive
    fatigue: Count
    armor: Count
    speed: Positive
    melee: Trait
    ranged: Trait
    magic: Trait
    fighting: Count
    """Starting skills of this deck, as the next two."""
    subterfuge: Count
    wizardry: Count
    conquest: Annotated[int, msgspec.Meta(ge=2, le=4)]
    """What the party loses by the hero's death (DES-CON-05)."""
    hands: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2
    bonuses: tuple[Bonus, ...] = ()
    abilities: tuple[Ability, ...] = ()
    immune: tuple[Immunity, ...] = ()
    heals: Count = 0
    """Wounds healed at the start of each of the hero's turns."""
    recovers: Count = 0
    """Fatigue recovered at the start of each of the hero's turns."""
    dice: tuple[DieId, ...] = ()
    """Of an attack that the sheet itself grants."""
    familiar: Name | None = None


class Figures(Entry, frozen=True):
    """How many figures of a kind there are: no more can be on the board (DES-SPN-09)."""

    normal: Positive
    master: Positive


class MonsterSide(Entry, frozen=True):
    """The cream or the red part of a monster card (DES-CRD-14, DES-CRD-15)."""

    speed: Positive
    armor: Count
    wounds: dict[int, Positive]
    """By the number of players, the overlord included (DES-CRD-13)."""
    attack: AttackType
    dice: tuple[DieId, ...]
    abilities: tuple[Ability, ...] = ()
    damage: Count = 0
    range: Count = 0


class MonsterCard(Sourced, frozen=True):
    id: Name
    size: Literal["1x1", "1x2", "2x2", "2x3"]
    figures: Figures
    normal: MonsterSide
    master: MonsterSide


class ItemCard(Card, frozen=True):
    id: Name
    deck: ItemDeck
    type: Literal["weapon", "armor", "shield", "other", "cache"]
    rune: bool = False
    attack: AttackType | None = None
    """Of a weapon, and with the two above all that is printed in bold (DES-CRD-07)."""
    cost: Positive | None = None
    """Its price in the shop; treasures have none (DES-CRD-09)."""
    hands: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    """Those that it takes to hold it (DES-CRD-09)."""
    dice: tuple[DieId, ...] = ()
    abilities: tuple[Ability, ...] = ()
    """Of attacks with it if it is a weapon, otherwise of whoever has it equipped."""
    surges: tuple[SurgeOption, ...] = ()
    off_hand: Gain | None = None
    """What it adds to attacks with another weapon (DES-OFF-02)."""
    bonuses: tuple[Bonus, ...] = ()
    armor: Count = 0
    speed_cap: Positive | None = None
    no_runes: bool = False
    """No rune can be equipped beside it (DES-EQP-14)."""
    immune: tuple[Immunity, ...] = ()
    prevents: Count = 0
    """Wounds of an attack prevented by exhausting it; not those that ignore armor."""
    ward: Literal["blank", "surge", "power"] | None = None
    """For every wound its wearer would suffer a power die is rolled; each that shows this cancels one wound."""
    movement: Count = 0
    """Movement points gained in each of the hero's turns, whatever the action."""
    around: Count = 0
    """An attack with it names no target: it strikes every enemy in sight within so many spaces, whatever the range."""
    stuns: Count = 0
    """Stun tokens for whoever loses a wound to an attack with it."""
    coins: Count = 0
    """In a cache, as the next two: it is opened at once, and another card of the deck drawn in its place."""
    healing: Count = 0
    vitality: Count = 0
    count: Positive = 1


class SkillCard(Card, frozen=True):
    id: Name
    deck: SkillDeck
    bonuses: tuple[Bonus, ...] = ()
    abilities: tuple[Ability, ...] = ()
    armor_against: dict[AttackType, Positive] = {}
    wounds: Count = 0
    fatigue: Count = 0
    speed: Count = 0
    """Added after the cap of heavy armor (DES-EQP-13)."""
    familiars: tuple[Name, ...] = ()


class SpawnEntry(Entry, frozen=True):
    kind: Name
    count: Positive
    master: bool = False


class OverlordCard(Card, frozen=True):
    """Its type, what it costs and what it is worth, and what it does, all as data (DES-CRD-16)."""

    id: Name
    type: Literal["spawn", "power", "event", "trap"]
    cost: Count
    """Threat paid to play it."""
    value: Positive
    """Threat gained for discarding it unplayed."""
    when: Moment
    spawn: tuple[SpawnEntry, ...] = ()
    """Monsters placed: all of them by a spawn card; a special may choose among them."""
    count: Positive = 1


class FamiliarCard(Sourced, frozen=True):
    """A familiar, or a companion that is carried (DES-FAM)."""

    id: Name
    kind: Literal["familiar", "companion"]
    speed: Positive | None = None
    """None: it does not move by itself."""
    watches: bool = False
    """No monster can be spawned in its line of sight (DES-FAM-10)."""
    carries: Count = 0
    """Items or potions it can carry (DES-FAM-12)."""
    give_cost: Count = 0
    """Movement points for handing over what it carries, or for handing it over if it is carried itself."""
    harries: bool = False
    """Enemies on its space or next to it can neither dodge nor aim (DES-FAM-14)."""
    enemy_armor: Count = 0
    """What those enemies lose of their armor."""
    power_dice: Count = 0
    """Added to every attack of whoever carries it (DES-FAM-17)."""
