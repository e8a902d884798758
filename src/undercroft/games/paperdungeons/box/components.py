"""What is printed on the dice, the sheet and the cards: the shapes of the files in `content/`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Positive, Sourced

HeroId = Literal["warrior", "mage", "cleric", "rogue"]
Colour = Literal["white", "black"]
SymbolId = Literal["warrior", "mage", "cleric", "rogue", "clover", "boots3", "skull"]
Reward = Literal["potion", "item_part", "level_up", "gem"]
Metric = Literal[
    "boss_glory_sum",
    "boss_rooms_explored",
    "columns_with_4_explored",
    "corner_rooms_explored",
    "distinct_monster_levels",
    "edge_rooms_explored",
    "full_columns",
    "full_rows",
    "gems_looted",
    "health",
    "heroes_level_3",
    "heroes_level_4",
    "heroes_level_5",
    "heroes_level_6",
    "items_completed",
    "monsters_defeated",
    "monsters_level_3",
    "monsters_level_4",
    "monsters_level_5",
    "obstacles_crossed",
    "potions_gained",
    "rooms_explored",
    "traps_triggered",
]
RoomId = Annotated[str, msgspec.Meta(pattern="^[A-F][1-7]$", description="a room like C4")]
GemLetter = Annotated[str, msgspec.Meta(pattern="^[A-H]$", description="a gem letter from A to H")]
Pair = Annotated[tuple[RoomId, RoomId], msgspec.Meta(description="a pair of rooms like [A1, B1]")]


class Symbol(Sourced, frozen=True):
    """One of the seven (PAP-DIC-01)."""

    id: SymbolId
    kind: Literal["hero", "joker", "boots", "skull"]
    moves: Count


class Die(Sourced, frozen=True):
    """White dice have the clover, black ones the 3 boots (PAP-DIC-02, PAP-DIC-03)."""

    id: Colour
    count: Positive
    faces: dict[SymbolId, int | None]
    """The digit of each face, for the round track and nothing else; skulls have none (PAP-DIC-04)."""


class Dice(Entry, frozen=True):
    symbols: tuple[Symbol, ...]
    dice: tuple[Die, ...]
    reroll: dict[SymbolId, Positive]


class Hero(Sourced, frozen=True):
    id: HeroId
    strength: Count = 0
    any_colour: bool = False
    skull_proof: bool = False
    gems: Count = 0


class WeakestHero(Sourced, frozen=True):
    glory: dict[int, int]
    """By level (PAP-SHT-13)."""


class Track(Sourced, frozen=True):
    glory: tuple[int, ...]
    """By the number of fields filled (PAP-SHT-10, PAP-SHT-11)."""


class GemTrack(Track, frozen=True):
    field_rewards: dict[int, Reward]


class DamageColumn(Sourced, frozen=True):
    thresholds: dict[int, int]
    """By damage (PAP-SHT-12)."""


class SoloMissions(Sourced, frozen=True):
    by_round: dict[int, int]


class PotionRow(Sourced, frozen=True):
    reward: Reward
    """A level, an item part, and a gem that is not on the map (PAP-POT-04 to 06)."""


class Potions(Entry, frozen=True):
    """The potion area (PAP-SHT-09)."""

    per_brew: Positive
    per_row: Positive
    hearts_per_potion: Positive
    rows: tuple[PotionRow, ...]

    @property
    def limit(self) -> int:
        return self.per_row * len(self.rows)

    @property
    def row_rewards(self) -> tuple[Reward, ...]:
        return tuple(row.reward for row in self.rows)


class ScoreLine(Sourced, frozen=True):
    id: Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
    written: Literal["during", "end"]
    """Bosses and missions during the game, all else at its end (PAP-SCO-02)."""


class SheetTracks(Entry, frozen=True):
    """What is printed on the sheet beside the map (PAP-SHT-01)."""

    seasons: tuple[tuple[int, ...], ...]
    """PAP-SHT-03: the rounds of each."""
    dice_per_round: Positive
    dealt_powers: Positive
    dealt_objectives: Positive
    missions: Positive
    start_level: Positive
    ability_level: Positive
    max_level: Positive
    """PAP-SHT-02: of a row of level fields."""
    max_level_glory: int
    hearts: Positive
    """PAP-SHT-04: in each of the two columns."""
    skull_damage: Count
    trap_damage: Count
    weakest_hero: WeakestHero
    monsters: Track
    gems: GemTrack
    damage: DamageColumn
    resurrection_glory: int
    mission_glory: int
    solo_mission_glory: SoloMissions
    parts_per_item: Positive
    """PAP-SHT-08."""
    part_glory: int
    potions: Potions
    score_lines: tuple[ScoreLine, ...]


class RoomMonster(Entry, frozen=True):
    type: str
    level: Positive


class Room(Sourced, frozen=True):
    """A room as it is printed, the same in every game (PAP-SHT-06)."""

    id: RoomId
    entry: bool = False
    monster: RoomMonster | None = None
    trap: bool = False
    reward: tuple[Reward, ...] = ()
    gem: GemLetter | None = None

    @property
    def empty(self) -> bool:
        return not (self.monster or self.trap or self.reward)


class DungeonMap(Entry, frozen=True):
    """The printed map; what is not listed is open (PAP-SHT-07)."""

    walls: tuple[Pair, ...]
    water: tuple[Pair, ...]
    portals: tuple[Pair, ...]
    rooms: tuple[Room, ...]


class Monster(Sourced, frozen=True):
    id: str
    opponent: HeroId


class Item(Sourced, frozen=True):
    id: str
    area: Literal["upper", "lower"]
    symbol: Literal[HeroId, "any"]
    """PAP-ITM-03: of the lower four, any."""
    strength: Count = 0
    hero_level: Count = 0
    crosses: Literal["water", "wall"] | None = None
    slay: Count = 0
    potions: Count = 0
    level_ups: Count = 0
    glory: int = 0


class Power(Sourced, frozen=True):
    id: str
    when: Literal["setup", "trigger", "round"]
    glory: int = 0
    """PAP-POW-15: the Noble has nothing else."""
    loot: Count = 0
    potions: Count = 0
    parts: Count = 0
    level_ups: Count = 0
    brew_bonus: Count = 0
    boss_damage: Literal["full", "none"] = "full"
    strength: Count = 0
    skull_shield: Count = 0
    gem_potions: Count = 0
    water_steps: Count = 0
    trap_shield: bool = False
    hero_level: Count = 0
    recolour: Count = 0
    spare_fight: Count = 0
    resymbol: Count = 0


class Objective(Sourced, frozen=True):
    """PAP-OBJ-07: what the cards count is in metrics.py."""

    id: str
    metric: Metric
    tiers: tuple[int, int, int]
    style: tuple[Colour, Colour, Colour, Colour]
    """The colour of die that warrior, mage, cleric and rogue train with (PAP-OBJ-04)."""


class Objectives(Entry, frozen=True):
    tiers_glory: tuple[int, int, int]
    cards: tuple[Objective, ...]


class Mission(Sourced, frozen=True):
    id: str
    metric: Metric
    at_least: Positive


class Band(Entry, frozen=True):
    strength: Positive
    glory: int
    damage: Count


class Boss(Sourced, frozen=True):
    """A card as the Chimera's (PAP-BOS-17)."""

    id: str
    code: str
    season: Literal[1, 2, 3]
    weakness: HeroId
    reward: tuple[Reward, ...]
    flee: Annotated[int, msgspec.Meta(le=0)]
    vanish: tuple[GemLetter, ...]
    bands: tuple[Band, Band, Band]


class Dungeon(Sourced, frozen=True):
    id: Annotated[str, msgspec.Meta(pattern="^[A-L]$", description="a dungeon letter from A to L")]
    boss_rooms: tuple[RoomId, RoomId, RoomId]
    bosses: tuple[str, str, str]
    walls: tuple[Pair, ...]


class Story(Sourced, frozen=True):
    id: str
    dungeons: tuple[str, str, str]


class Content(msgspec.Struct, frozen=True):
    """What is printed on the sheet comes as tuples in the order of the sheet; the rest comes by its id."""

    dice: Dice
    heroes: tuple[Hero, ...]
    sheet: SheetTracks
    rooms: DungeonMap
    monsters: dict[str, Monster]
    items: tuple[Item, ...]
    powers: dict[str, Power]
    objectives: dict[str, Objective]
    tiers_glory: tuple[int, int, int]
    missions: dict[str, Mission]
    bosses: dict[str, Boss]
    dungeons: dict[str, Dungeon]
    stories: dict[str, Story]
