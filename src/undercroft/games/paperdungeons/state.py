"""The state of a game of Paper Dungeons: what is on the table, and a sheet for each player."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel.game import Options as BaseOptions
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.state import State, copier

OUTSIDE = -1
"""Where a party stands that has not entered the dungeon."""

Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
Story = Literal["heroes_of_the_city", "mummy_of_hamnapta", "tower_of_death", "around_the_kingdom"]


class Options(BaseOptions, frozen=True):
    """What the players agree on before the game (PAP-SET-08, PAP-SET-14)."""

    dungeon: Letter | None = None
    """A fixed dungeon card instead of a random one."""
    missions: bool = True
    vanishing: bool = False
    """The vanishing-gems variant; solo play always uses it (PAP-SOL-02)."""
    campaign: bool = False
    story: Story | None = None
    """The story of the campaign; None leaves the choice to the players."""
    streamline: bool = True
    """Do what nobody declines: use potion hearts first, loot every gem, claim every mission. Off, each is asked."""


class Sheet(msgspec.Struct):
    """One player's sheet. Rooms are numbers, and sets of rooms are bit sets (see box/dungeon.py)."""

    seat: int
    levels: list[int]
    """Of warrior, mage, cleric and rogue."""
    parts: list[int]
    """Filled part fields of the eight items, in sheet order."""
    glory: list[int]
    """Score lines A, B and C: what the three bosses gave or cost."""
    digits: list[int] = []
    """The round track: three digits for each round."""
    dice: list[int] = []
    """Dice of the pool used this round."""
    trail: list[int] = []
    """The pencil line: every room entered, in order."""
    claimed: list[str] = []
    potions: int = 0
    hearts: int = 0
    """Potion hearts filled: damage prevented; the potions stay as many (PAP-POT-10)."""
    damage: int = 0
    """PAP-DMG-05: it never gets less."""
    resurrected: bool = False
    at: int = OUTSIDE
    explored: int = 0
    """Rooms entered, however often (PAP-MOV-15)."""
    slain: int = 0
    """Rooms whose monster is crossed out; these three are the marks on the map (PAP-MOV-11)."""
    circled: int = 0
    """Rooms whose reward has been gained."""
    crossed: int = 0
    """Rooms whose gem can no longer be looted."""
    gems: int = 0
    announced: int = 0
    """Rooms whose gem was looted in the round being played."""
    traps: int = 0
    walls: int = 0
    waters: int = 0
    power_used: bool = False
    """Whether a once-per-round power has been used this round."""
    mission_glory: int = 0
    style: tuple[str, ...] = ()
    """The colour of die each hero trains with."""
    power: str = ""
    objective: str = ""
    dealt_powers: tuple[str, ...] = ()
    dealt_objectives: tuple[str, ...] = ()

    @property
    def health(self) -> int:
        """PAP-DMG-04: the health column is the sum of the hero levels."""
        a, b, c, d = self.levels
        return a + b + c + d


class Result(msgspec.Struct, frozen=True):
    """How one scenario ended for one player: the score lines A to L, and the rooms explored."""

    lines: tuple[int, ...]
    rooms: int
    objective: str

    @property
    def total(self) -> int:
        return self.lines[-1]


class PaperDungeons(State, kw_only=True):
    """The table."""

    options: Options
    sheets: list[Sheet]
    secret: list[Sheet] = []
    """While everybody plays at once: the sheets being written on, which nobody else sees until all are done."""
    dungeon: str = ""
    scenario: int = 0
    """Of the campaign, from 0; a single game has one."""
    story: str = ""
    round: int = 0
    """0 before the game is set up, then 1 to 8."""
    pool: tuple[str, ...] = ()
    """The faces of the six dice this round: three white, then three black."""
    missions: list[str] = []
    """The mission cards still on the table, for everybody (PAP-MIS-01)."""
    results: list[tuple[Result, ...]] = []
    """Finished scenarios: a result for each player."""

    @property
    def solo(self) -> bool:
        return len(self.sheets) == 1

    @property
    def vanishing(self) -> bool:
        """PAP-SOL-02: not optional in solo play."""
        return self.options.vanishing or self.solo

    def note(self, sheet: Sheet, message: Msg, rule: str | None = None) -> None:
        """Log something that happened to a player: for that player only while the sheets are secret."""
        self.tell(message, rule, sheet.seat if self.secret else None)


copy_sheet = copier(Sheet)


def new_sheet(seat: int) -> Sheet:
    """PAP-SET-12: four heroes at level 1, and nothing else."""
    return Sheet(seat, levels=[1, 1, 1, 1], parts=[0] * 8, glory=[0, 0, 0])


def player(seat: int) -> Msg:
    """A seat, as the log names it."""
    return msg("kernel-seat", n=seat + 1)
