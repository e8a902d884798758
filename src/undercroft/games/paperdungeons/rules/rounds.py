"""The round: rolling the dice, the skulls, everybody's three dice at once, and what happens at the end."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES
from undercroft.games.paperdungeons.box.names import power
from undercroft.games.paperdungeons.rules import bosses, gems, missions
from undercroft.games.paperdungeons.rules.damage import take_damage
from undercroft.games.paperdungeons.rules.dice import CLOVER, COLOURS, DICE, POOL, SKULL, die_name, use_dice
from undercroft.games.paperdungeons.rules.levels import skull_proof
from undercroft.games.paperdungeons.state import OUTSIDE, PaperDungeons, Sheet, copy_sheet, player
from undercroft.kernel.asks import Flow, Gather
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import msg

SHEET = content().sheet
BOSS_AFTER = {season[-1]: number for number, season in enumerate(SHEET.seasons, start=1)}
"""PAP-RND-02: the boss fought at the end of a round."""
LAST_ROUND = SHEET.seasons[-1][-1]


def roll_dice(g: PaperDungeons) -> Flow:
    """One roll of all six dice for everybody, again while it shows three skulls or three clovers (PAP-ROL-01 to 04).

    So at least four dice can be used (PAP-ROL-05).
    """
    while True:
        pool: tuple[str, ...] = yield Roll(POOL)
        if all(pool.count(symbol) < limit for symbol, limit in DICE.reroll.items()):
            break
        g.tell(msg("pap-log-reroll", skulls=pool.count(SKULL), clovers=pool.count(CLOVER)), "PAP-ROL-04")
    g.pool = pool
    dice = [die_name(colour, symbol) for colour, symbol in zip(COLOURS, pool, strict=True)]
    g.tell(msg("pap-log-roll", round=g.round, dice=dice), "PAP-ROL-01")


def play_round(g: PaperDungeons) -> Flow:
    """Everybody takes the skulls' damage, then chooses and uses three dice, all at the same time (PAP-RND-03)."""
    if not g.secret:  # the round begins; a scenario may take it up in the middle
        g.secret = [copy_sheet(s) for s in g.sheets]
        for s in g.secret:
            s.dice.clear()
            s.power_used = False
    yield from at_once(g, take_turn)
    for s in g.sheets:
        room, place = ("inside", ROOM_NAMES[s.at]) if s.at != OUTSIDE else ("outside", "")
        dice = [die_name(COLOURS[die], g.pool[die]) for die in s.dice]
        g.tell(msg("pap-log-turn", who=player(s.seat), dice=dice, room=room, at=place), "PAP-SEL-03")
    yield from end_round(g)


def take_turn(g: PaperDungeons, s: Sheet) -> Flow:
    if not s.dice:
        yield from take_skulls(g, s)
    yield from use_dice(g, s)


def take_skulls(g: PaperDungeons, s: Sheet) -> Flow:
    """One damage for each skull of the pool, inside or outside the dungeon (PAP-SEL-01)."""
    skulls = g.pool.count(SKULL)
    if skulls and not skull_proof(s):
        shield = power(s).skull_shield  # PAP-POW-05
        yield from take_damage(g, s, skulls * SHEET.skull_damage - shield, msg("pap-skulls", n=skulls))


def end_round(g: PaperDungeons) -> Flow:
    """In this order: gems are announced, the boss is fought, gems vanish, missions are claimed (PAP-RND-04)."""
    gems.announce(g)
    boss = BOSS_AFTER.get(g.round)
    if boss is not None:
        yield from bosses.fight_boss(g, boss)
        if g.vanishing and boss < len(SHEET.seasons):  # PAP-VAR-01: after bosses 1 and 2
            gems.vanish(g, bosses.boss_card(g, boss).vanish)
    yield from missions.claim(g)
    g.pool = ()
    g.round += 1


def at_once(g: PaperDungeons, act: Callable[[PaperDungeons, Sheet], Flow]) -> Flow:
    """Everybody acts at the same time, each on a sheet the others see only when all are done (PAP-SEL-03)."""
    g.secret = g.secret or [copy_sheet(s) for s in g.sheets]
    yield Gather([act(g, s) for s in g.secret])
    g.sheets, g.secret = g.secret, []
