"""The state of a game of Massive Darkness 2: heroes, enemies, what lies in the zones, decks, bag and tracks.

It holds no secrets. What lies face down is drawn when it is turned up: a deck is kept as what is in it, in no order,
and so is the treasure bag; the face of a chest or a trap comes from those that are left (docs/decisions/0014).
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from undercroft.kernel.game import Options as BaseOptions
from undercroft.kernel.messages import Msg
from undercroft.kernel.state import State

OFF = -1
"""Where a figure stands that is not in the dungeon."""

Rarity = Literal["common", "rare", "epic"]
RARITIES: tuple[Rarity, ...] = ("common", "rare", "epic")
AttackType = Literal["melee", "magic", "ranged"]
ATTACKS: tuple[AttackType, ...] = ("melee", "magic", "ranged")
Range = Literal["1-2", "3-4", "5"]
RANGES: tuple[Range, ...] = ("1-2", "3-4", "5")
"""The decks of mobs, mob items and roaming monsters (MD2-MOB-05)."""


class Options(BaseOptions, frozen=True):
    """What the players agree on before the game."""

    mission: str = "training"
    streamline: bool = False
    """Ties that the players would break are broken for them, sensibly (MD2-TIE-01)."""
    hellbreaker: bool = False
    """One Lifebringer token fewer (MD2-SOL-04)."""


# A state is a tree: nothing in it is ever part of a cycle, so the garbage collector need not track what it is made of
# (`gc=False`).

# -- the boards of the classes ----------------------------------------------------------------------------------------


class Amulet(msgspec.Struct, gc=False):
    """The wizard's: a spell in each quadrant, clockwise, and the needle (MD2-WIZ-01)."""

    needle: int = 0
    spells: list[str] = []
    """Skill cards or basic spells."""


class Consecration(msgspec.Struct, gc=False):
    """The paladin's board: where the three tokens lie, and which skills lie below each (MD2-PAL-01)."""

    zones: dict[str, int] = {}
    """By colour; a token on the board is not in it."""
    skills: dict[str, list[str]] = {}
    blessed: str = ""
    """The skill turned to its stronger side for this round (MD2-PAL-08)."""


class Fury(msgspec.Struct, gc=False):
    """The berserker's board: rage, stances and the skills below them (MD2-BER-01)."""

    rage: int = 0
    stance: str = ""
    skills: dict[str, list[str]] = {}


class Tools(msgspec.Struct, gc=False):
    """The rogue's tokens (MD2-ROG-01)."""

    bag: list[str] = []
    active: list[str] = []
    spent: list[str] = []
    """Turned to their exhausted side in this turn."""
    pile: list[str] = []
    """Discarded (MD2-ROG-10)."""
    flipped: str = ""
    """The token of the attack being made, if it fits an attack (MD2-ROG-05)."""


class Elements(msgspec.Struct, gc=False):
    """The shaman's board (MD2-SHA-01)."""

    height: dict[str, int] = {}
    flipped: list[str] = []
    """Markers turned to their other side (MD2-SHA-05)."""
    woken: list[str] = []
    """Spirits activated in this turn without an action (MD2-SHA-09)."""


class Quiver(msgspec.Struct, gc=False):
    """The ranger's arrows (MD2-RAN-01)."""

    deck: list[str] = []
    row: list[str] = []
    """Turned up for the attack being made."""
    pile: list[str] = []


# -- figures ----------------------------------------------------------------------------------------------------------


class Hero(msgspec.Struct, kw_only=True, gc=False):
    """A hero and everything on the dashboard (MD2-HRO-01)."""

    number: int
    id: str
    """The hero card; every hero is there once (MD2-SET-20)."""
    seat: int
    at: int = OFF
    health: int
    mana: int
    level: int = 1
    xp: int = 0
    skills: list[str] = []
    slots: dict[str, str] = {}
    """Items equipped, by slot: head, torso, legs, misc, left, right. One for two hands lies in both (MD2-HRO-04)."""
    bag: list[str] = []
    """The inventory: not equipped and inactive (MD2-ITM-05)."""
    potions: list[str] = []
    """Consumables, beside the dashboard (MD2-ITM-09)."""
    reserve: dict[str, int] = {}
    """Treasure tokens kept for level-ups (MD2-BAG-03)."""
    fire: int = 0
    frost: int = 0
    acted: bool = False
    """The activation token shows its grey side (MD2-HPH-02)."""
    down: bool = False
    """Knocked out (MD2-KO-01)."""
    left: bool = False
    """Has left the dungeon (MD2-WIN-06)."""
    used: dict[str, str] = {}
    """Abilities used, and for how long they are used up: turn or round or mission (MD2-ABL-31)."""
    holds: list[str] = []
    """Objective tokens: a scroll, shards, feathers."""
    corruption: int = 0
    wizard: Amulet | None = None
    paladin: Consecration | None = None
    berserker: Fury | None = None
    rogue: Tools | None = None
    shaman: Elements | None = None
    ranger: Quiver | None = None


class Ally(msgspec.Struct, kw_only=True, gc=False):
    """Somebody who counts as a hero when enemies choose whom to attack, and for nothing else (MD2-SHA-08)."""

    number: int
    kind: str
    """fire_spirit, frost_spirit or summoner."""
    seat: int
    at: int
    health: int
    fire: int = 0
    frost: int = 0


class Enemy(msgspec.Struct, kw_only=True, gc=False):
    """A mob, a roaming monster or a boss (MD2-ENM-01): one enemy, whatever its figures (MD2-ENM-05, MD2-MOB-12)."""

    number: int
    kind: Literal["mob", "roaming", "boss"]
    id: str
    """demons, andra, reaper."""
    range: str = ""
    """Of its card: 1-2, 3-4 or 5; a boss has none."""
    at: int
    """All figures of a mob stand together (MD2-MOB-17)."""
    minions: int = 0
    hurt: int = 0
    """Wounds of the one figure that wounds are assigned to next (MD2-MOB-13)."""
    item: str = ""
    """The mob item that its leader wields (MD2-MOB-04)."""
    tokens: tuple[str, ...] = ()
    """Treasure tokens on its card, by rarity (MD2-MOB-03)."""
    fire: int = 0
    frost: int = 0
    poison: str = ""
    """The rogue's token beside it (MD2-ROG-13)."""
    acted: bool = False
    named: str = ""
    """Its part in the mission: beast, horror, last."""
    feathers: int = 0
    """MD2-MIS-50."""


# -- what lies in the dungeon -----------------------------------------------------------------------------------------

Thing = Literal[
    "treasure",
    "loot",
    "spawn",
    "chest",
    "greater_chest",
    "fountain",
    "forge",
    "column",
    "spike_trap",
    "bear_trap",
    "objective",
    "corruption",
    "time",
]


class Token(msgspec.Struct, frozen=True, gc=False):
    """Something that lies in a zone; one that changes is laid down anew."""

    number: int
    kind: Thing
    at: int
    what: str = ""
    """The rarity of a treasure; the name of an objective in its mission."""
    count: int = 1
    """Time tokens of a Soul Key (MD2-MIS-72)."""
    grey: bool = False
    """An objective token that shows its grey side."""


# -- a turn and a combat ----------------------------------------------------------------------------------------------


class Turn(msgspec.Struct, gc=False):
    """What a hero has left of the turn being taken."""

    hero: int
    actions: int
    mp: int = 0
    moving: bool = False
    """In a Move action: movement points are lost when it ends (MD2-MOV-03)."""
    used: list[str] = []
    """Abilities used in this Move action (MD2-ABL-07)."""
    over: bool = False


class Rolled(msgspec.Struct, gc=False):
    """A die of a combat and what it shows."""

    colour: str
    face: str
    done: bool = False
    """Its mana, shadow, scratch or claw has been resolved: it cannot be changed any more (MD2-RES-04)."""


class Combat(msgspec.Struct, kw_only=True, gc=False):
    """An attack being resolved, as everybody can see it (MD2-RES-01)."""

    hero: int
    """The hero or ally in it, attacker or defender."""
    enemy: int
    by_hero: bool
    """Whether the hero attacks."""
    kind: AttackType
    pool: dict[str, int] = {}
    """Dice of each colour put together so far, rolled or not (MD2-POL-06)."""
    rolled: list[Rolled] = []
    stage: Literal["pool", "resolve", "total"] = "pool"
    swords: int = 0
    shields: int = 0
    """Besides those on the dice."""
    pierce: int = 0
    """Shields that the defender loses (MD2-ABL-24)."""
    rerolls: int = 0
    enemy_rerolls: int = 0
    hurt: int = 0
    """Wounds that the hero deals besides those of step 3 (MD2-RES-07); deaths come after it (MD2-RES-13)."""
    suffered: int = 0
    """Wounds that the enemy's own ability deals it."""
    slain: int = 0
    """Minions that an ability of the hero kills."""
    lost: int = 0
    """Minions that the mob's own ability kills (MD2-XP-05)."""
    claws: int = 0
    """Resolved, and not yet enough for the enemy's ability (MD2-ABL-15)."""
    clawed: int = 0
    """How often that ability has been triggered."""
    used: list[str] = []
    """Abilities used in this combat (MD2-ABL-03)."""
    dual: bool = False
    """Two weapons are used (MD2-ABL-14)."""
    shadow: bool = False
    """The hero counts as being in Shadow (MD2-ROG-16)."""
    notes: dict[str, int] = {}
    """What a card remembers until the combat is over."""


class LastAttack(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The last attack for which dice were rolled, as everybody has seen it."""

    number: int
    """Counts the attacks, so that no two are taken for the same."""
    hero: int
    enemy: int
    by_hero: bool
    kind: str
    who: Msg
    whom: Msg
    dice: tuple[tuple[str, str], ...]
    """Colours and faces."""
    swords: int
    shields: int
    wounds: int
    scratches: int
    claws: int
    where: str
    whence: str


class Tale(msgspec.Struct, frozen=True, gc=False):
    """What a hero has done, for the end of the game; no rule reads it."""

    kills: int = 0
    wounds: int = 0
    """Dealt."""
    suffered: int = 0
    knocked_out: int = 0
    treasures: int = 0
    zones: int = 0


Deeds = Literal["kills", "wounds", "suffered", "knocked_out", "treasures", "zones"]


class Boss(msgspec.Struct, gc=False):
    """The boss fight (MD2-BOS)."""

    id: str
    space: int = 0
    """Of the boss track (MD2-BOS-12)."""


class MassiveDarkness(State, kw_only=True):
    """The table."""

    options: Options
    mission: str
    players: int
    heroes: list[Hero] = []
    allies: list[Ally] = []
    enemies: list[Enemy] = []
    tokens: list[Token] = []
    closed: int = 0
    """Doors that are closed, as a bit set over the doors of the map."""
    revealed: int = 0
    """Chambers that are revealed, as a bit set (MD2-DOR-06)."""
    laid: int = 0
    """Zones of the tiles that are still on the table (MD2-BOS-06)."""
    round: int = 0
    """0 until play begins."""
    phase: Literal["begin", "heroes", "enemies", "levels", "darkness"] = "begin"
    """MD2-RND-01; `begin` is the start of a round (MD2-RND-03)."""
    turn: Turn | None = None
    combats: list[Combat] = []
    """Attacks being resolved, the innermost last."""
    decks: dict[str, tuple[str, ...]] = {}
    """What is left in each deck: common, rare, epic, mob_1-2, item_3-4, roaming_5, door..."""
    piles: dict[str, tuple[str, ...]] = {}
    """The discards of each deck."""
    faces: dict[str, tuple[str, ...]] = {}
    """Faces of tokens not yet turned up: chest, greater_chest, fountain, spike_trap, bear_trap."""
    bag: dict[str, int] = {}
    """Treasure tokens in the bag, by rarity (MD2-BAG-02)."""
    supply: dict[str, int] = {}
    """Tokens in the general supply: rare, epic, state, corruption (MD2-TOK-01)."""
    lifebringers: int = 0
    """Blue side up (MD2-SET-08)."""
    spent: int = 0
    """Lifebringers turned to their grey side (MD2-KO-07)."""
    space: int = 1
    """Of the darkness track (MD2-SET-19)."""
    side: int = 1
    boss: Boss | None = None
    done: list[str] = []
    """Tasks of the mission that are completed (MD2-WIN-05)."""
    counters: dict[str, int] = {}
    """What a mission counts: souls, rounds with the sword."""
    next_number: int = 0
    winner: Literal["", "heroes", "darkness"] = ""
    lost_by: str = ""
    """Why the mission was lost: the name of a message."""
    last_attack: LastAttack | msgspec.UnsetType = msgspec.UNSET
    tales: dict[str, Tale] = {}

    on_show: ClassVar[tuple[str, ...]] = ("last_attack", "tales")

    def tally(self, hero: str, what: Deeds, count: int = 1) -> None:
        """Add to what is told of a hero in the end."""
        tale = self.tales.get(hero, Tale())
        self.tales[hero] = replace(tale, **{what: getattr(tale, what) + count})
