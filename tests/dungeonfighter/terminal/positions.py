"""Positions of Dungeon Fighter that tests draw and play from."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType

from undercroft.games.dungeonfighter import GAME
from undercroft.games.dungeonfighter.state import DungeonFighter, Lying, Pose
from undercroft.kernel.messages import LANGS
from undercroft.terminal.voice import Voice

from ..positions import Table
from ..thrown import resting

VOICES = {lang: Voice(lang, GAME) for lang in LANGS}


def lie(g: DungeonFighter, body: str, where: int | str | tuple[float, float], symbol: str = "blank") -> None:
    """A die comes to rest."""
    assert g.fight is not None
    slip = resting(body, where, symbol)
    g.fight.lying.append(Lying(slip.body, slip.pose))
    g.fight.spent.append(body)


def choir() -> DungeonFighter:
    """In the middle of a fight: dice, icebergs and a cut-out on the target, one hero down, one scarred."""
    g = Table("jack", "maryla", "rysiek", foe="frostbitten_choirmaster", room="slide").g
    assert g.fight is not None
    g.fight.foe.mad, g.fight.foe.bully = 2, True
    g.fight.icebergs = [1, 3]
    lie(g, "red", 4, "eye")
    lie(g, "green", "table")
    g.fight.lying.append(Lying("frost1", Pose(2000, 0, 60)))
    jack, maryla = g.heroes[0], g.heroes[1]
    jack.gear, jack.turned = ["horned_helmet", "woolly_breastplate"], ["woolly_breastplate"]
    maryla.scars, maryla.down, maryla.life = ["green"], True, 0
    g.coins, g.white, g.rarities, g.visited = 3, 2, ["phoenix_heart"], ["slide", "thin_ice"]
    return g


def market() -> DungeonFighter:
    """Shopping, with promotions in the air."""
    g = Table("daniel", "maryla", ballads=True).g
    g.fight, g.room = None, ""
    g.phase, g.round, g.trips, g.shopping = "shopping", 4, 1, True
    g.stall = ["anvil", "hot_water_bottle", "lucky_amulet"]
    g.heroes[0].experience, g.heroes[0].upgrades = 2, {"red": True, "blue": False}
    g.heroes[1].scars, g.heroes[1].dead, g.heroes[1].life = ["red", "green", "blue"], True, 0
    g.coins, g.chief = 1, 0
    return g


def emperor() -> DungeonFighter:
    """The last fight, with special dice."""
    g = Table("jack", "daniel", foe="emperor_penguin", difficulty="tough").g
    assert g.fight is not None
    g.fight.icebergs, g.fight.foe.tune, g.trips = [1, 2, 3, 4], True, 3
    g.fight.special = ["water", "snow"]
    g.fight.lying.append(Lying("weak", Pose(-1600, 1600, 60)))
    lie(g, "white1", "bullseye")
    return g


def printed(drawing: RenderableType, width: int = 100, height: int = 60) -> str:
    console = Console(width=width, height=height, color_system=None, file=io.StringIO(), record=True)
    console.print(drawing)
    return "\n".join(line.rstrip() for line in console.export_text().splitlines()) + "\n"
