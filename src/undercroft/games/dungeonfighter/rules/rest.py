"""The Rest phase, in four steps (DFI-RST)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import chief, fight_of, living, name, next_standing
from undercroft.games.dungeonfighter.rules.ballads import symbols_needed
from undercroft.games.dungeonfighter.rules.equipment import exchange
from undercroft.games.dungeonfighter.rules.rooms import gain_coins
from undercroft.games.dungeonfighter.rules.scars import scars
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg


def rest(g: DungeonFighter) -> Flow:
    """After a won fight, in this order (DFI-RST-01)."""
    overkill(g)  # 3.1
    loot(g)  # 3.2
    yield from scars(g)  # 3.3
    yield from on_the_road(g)  # 3.4


def overkill(g: DungeonFighter) -> None:
    """One coin for a blow far beyond what was needed, or an ultra-critical one (DFI-RST-02, DFI-RST-03)."""
    if fight_of(g).overkill:
        gain_coins(g, 1, "DFI-RST-02")


def loot(g: DungeonFighter) -> None:
    """DFI-RST-04."""
    gain_coins(g, fight_of(g).foe.gold, "DFI-RST-04")


def on_the_road(g: DungeonFighter) -> Flow:
    """Dice, icebergs, cut-outs, gadgets and tokens go with the fight that they were of (DFI-RST-05 to DFI-RST-07).

    White dice are gone with it, special ones too (DFI-DIE-10). No skill of this set waits for now (DFI-RST-08).
    """
    fight, before = fight_of(g), g.chief
    g.beaten.append(fight.foe.id)  # DFI-RST-09
    if fight.thrower >= 0:
        g.chief = fight.thrower  # DFI-RND-04
        chief(g).trophies.append(fight.foe.id)
    if chief(g).dead:  # who has left the game leads nobody (DFI-SCR-07)
        g.chief = next_standing(g, g.chief)
    if fight.thrower >= 0 or g.chief != before:
        g.tell(msg("dfi-log-chief", who=name(chief(g))), "DFI-RND-04")
    g.fight = None
    for hero in g.heroes:
        hero.turned = []  # DFI-RST-11
    yield from exchange(g)
    for hero in g.heroes:
        if hero.dead:
            hero.gear = []  # DFI-SCR-08
    set_aside(g)


def set_aside(g: DungeonFighter) -> None:
    """The room joins those visited; with enough symbols of the shop in all, it is time to shop (DFI-RST-12)."""
    g.visited.append(g.room)
    g.room = ""
    count = symbols(g)
    g.tell(msg("dfi-log-symbols", n=count, needed=symbols_needed(g)), "DFI-RST-12")
    if count >= symbols_needed(g):
        g.phase = "shopping"
    else:
        g.phase = "dungeon"


def symbols(g: DungeonFighter) -> int:
    """On all rooms since the last shopping trip (DFI-PTH-03)."""
    return sum(content().rooms[room].symbols for room in g.visited)


def survivors(g: DungeonFighter) -> int:
    """What depends on the number of heroes counts the living (DFI-SCR-07)."""
    return len(living(g))
