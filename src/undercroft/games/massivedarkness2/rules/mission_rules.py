"""Where a mission has a say: each may change or add to the rules at these moments (MD2-MIS).

A mission whose special rules are more than its file can tell has a module in `rules/missions/`, which registers a
`MissionRules` by the name in the file's `special`.
"""

from __future__ import annotations

from undercroft.board import Bits
from undercroft.games.massivedarkness2.mission.missions import mission
from undercroft.games.massivedarkness2.mission.model import Deed, Mission
from undercroft.games.massivedarkness2.state import Ally, AttackType, Enemy, Hero, MassiveDarkness, Token
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Refusal


class MissionRules:
    """A mission without rules of its own; every method is a moment, and does nothing unless a mission says so."""

    def lay_tiles(self, g: MassiveDarkness) -> Flow | None:
        """Before anything is put on the tiles: a mission may leave some out (MD2-MIS-85)."""

    def set_up(self, g: MassiveDarkness) -> Flow | None:
        """When everything is laid out and before the first round."""

    def heroes_armed(self, g: MassiveDarkness) -> Flow | None:
        """When heroes have their starting items."""

    def round_begins(self, g: MassiveDarkness) -> Flow | None:
        """At the start of a round, before Lifebringers are spent (MD2-RND-03)."""

    def hero_phase_begins(self, g: MassiveDarkness) -> Flow | None:
        """After knocked-out heroes are revived."""

    def entered(self, g: MassiveDarkness, hero: Hero) -> Flow | None:
        """A hero has moved into a zone."""

    def revealed(self, g: MassiveDarkness, zones: Bits, hero: Hero) -> Flow | None:
        """A chamber was revealed, after its enemies and treasure are there (MD2-DOR-07)."""

    def killed(self, g: MassiveDarkness, enemy: Enemy, figures: int, hero: Hero | None) -> Flow | None:
        """So many figures of an enemy were killed; its number of figures left is in it."""

    def ally_fell(self, g: MassiveDarkness, ally: Ally) -> None:
        """Somebody who is no hero has no health left, and is gone (MD2-MIS-19)."""

    def deeds(self, g: MassiveDarkness, hero: Hero) -> list[str]:
        """What a hero may do besides the deeds of the file; each a name like `feather`."""
        return []

    def deed_cost(self, g: MassiveDarkness, what: str) -> str:
        """mp or action."""
        return "action"

    def do(self, g: MassiveDarkness, hero: Hero, what: str) -> Flow | None:
        """Do one of those."""

    def after_deed(self, g: MassiveDarkness, hero: Hero, deed: Deed, token: Token | None) -> Flow | None:
        """A deed of the file was done."""

    def why_no_deed(self, g: MassiveDarkness, hero: Hero, deed: Deed) -> Refusal | None:
        """Why a deed of the file is not allowed, beyond what the file says."""
        return None

    white_door = "MD2-MIS-01"
    """The rule that keeps white-framed doors shut."""

    def why_no_door(self, g: MassiveDarkness, hero: Hero, door: int) -> Refusal | None:
        """Why a door cannot be opened: a white-framed one opens in its own way, or after some tasks (MD2-MIS-01)."""
        found = mission_of(g).doors[door]
        if not found.white:
            return None
        if not found.needs:
            return Refusal(msg("md2-no-white-door"), self.white_door)
        if any(task not in g.done for task in found.needs):
            return Refusal(msg("md2-no-white-door-yet"), self.white_door)
        return None

    def opened(self, g: MassiveDarkness, door: int, hero: Hero) -> Flow | None:
        """A door was opened, after its chamber is revealed."""

    def draws_door_card(self, g: MassiveDarkness, door: int) -> bool:
        return True

    def untouchable(self, g: MassiveDarkness, enemy: Enemy) -> bool:
        """Cannot be the target of anything, and cannot receive wounds (MD2-MIS-48, MD2-MIS-61)."""
        return False

    def hero_doors(self, g: MassiveDarkness, hero: Hero) -> Bits:
        """Closed doors that a hero passes without opening them (MD2-MIS-87)."""
        return 0

    def enemies_head_for(self, g: MassiveDarkness, enemy: Enemy) -> Bits:
        """Zones that an enemy moves towards in place of the nearest hero; 0: as always (MD2-MIS-44)."""
        return 0

    def darkness(self, g: MassiveDarkness) -> Flow | None:
        """At the end of the Darkness Phase."""

    def item_locked(self, g: MassiveDarkness, hero: Hero, item: str) -> bool:
        """Whether an item cannot be put into the inventory, discarded or forged (MD2-MIS-33)."""
        return False

    def handed_over(self, g: MassiveDarkness, item: str, taker: Hero) -> None:
        """An item has changed hands."""

    def attack_dice(self, g: MassiveDarkness, hero: Hero, kind: AttackType) -> dict[str, int]:
        """Dice that the mission adds to a hero's attack of this kind (MD2-MIS-35)."""
        return {}

    def corrupt(self, g: MassiveDarkness) -> Flow | None:
        """A Corruption token is put on the tile of the fight (MD2-MIS-62)."""

    def lose_time(self, g: MassiveDarkness, boss: Enemy) -> None:
        """A Time token must be removed from an Hourglass Zone (MD2-MIS-79)."""

    def boss_fight_begins(self, g: MassiveDarkness) -> Flow | None:
        """After heroes are whole again, before the Level-Up Phase (MD2-MIS-59)."""


MISSION_RULES: dict[str, MissionRules] = {"": MissionRules()}


def rules_of(g: MassiveDarkness) -> MissionRules:
    return MISSION_RULES[mission(g.mission).special]


def mission_of(g: MassiveDarkness) -> Mission:
    return mission(g.mission)


def heroes_in_game(g: MassiveDarkness) -> int:
    """How many heroes count: two in a solo game (MD2-SOL-01), or as many as the mission says (MD2-MIS-84)."""
    return mission(g.mission).heroes_as or max(2, g.players)
