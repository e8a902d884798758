"""Rebuilding the target: icebergs in its holes, cut-outs flipped onto it (DFI-REB)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.dungeonfighter.box.table_ware import is_die
from undercroft.games.dungeonfighter.figures import active, fight_of, name, next_standing, won
from undercroft.games.dungeonfighter.rules import any_time
from undercroft.games.dungeonfighter.rules.dice import pick_up
from undercroft.games.dungeonfighter.rules.judging import covers, icebergs
from undercroft.games.dungeonfighter.rules.knock_outs import hurt
from undercroft.games.dungeonfighter.rules.shown import show
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero, Lying, Slip
from undercroft.games.dungeonfighter.throw.aims import aim_space
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.throw.throwing import Throw, slips_of
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf

FROST: Final = ("frost1", "frost2")
WEAK: Final = ("weak",)
HALF_TURN: Final = 180

# -- icebergs ---------------------------------------------------------------------------------------------------------


def place_icebergs(g: DungeonFighter, rule: str) -> None:
    """One in each hole (DFI-REB-02)."""
    fight_of(g).icebergs = [1, 2, 3, 4]
    g.tell(msg("dfi-log-icebergs"), rule)


def remove_touched(g: DungeonFighter, slips: Sequence[Slip]) -> list[int]:
    """Step 3 of a throw: whatever else becomes of it, icebergs that anything touched are gone (DFI-REB-04)."""
    fight = fight_of(g)
    if not fight.icebergs:
        return []
    gone = [number for number in icebergs(slips) if number in fight.icebergs]
    if gone:
        fight.icebergs = [number for number in fight.icebergs if number not in gone]
        g.tell(msg("dfi-log-icebergs-gone", n=len(gone)), "DFI-REB-04")
    return gone


# -- cut-outs ---------------------------------------------------------------------------------------------------------


def cut_outs(g: DungeonFighter) -> list[Lying]:
    return [one for one in fight_of(g).lying if not is_die(one.body)]


def flip_all(g: DungeonFighter, hero: Hero, which: Sequence[str]) -> Flow:
    """Flip these, one after another; whoever falls over it leaves the rest to the next on the left (DFI-REB-09)."""
    for cut_out in which:
        if g.winner or won(g):
            return
        hero = yield from flip(g, hero, cut_out)


def flip(g: DungeonFighter, hero: Hero, cut_out: str) -> Flow:
    """Like a coin, until it has turned over and lies on the target (DFI-REB-08); returns who flipped it last."""
    if any(one.body == cut_out for one in fight_of(g).lying):
        if (yield from _left_lying(active(g) if not active(g).down else hero, cut_out)):
            return hero
        pick_up(g, cut_out)
    while not g.winner:
        slip = yield from toss(g, hero, cut_out)
        if slip.turned < HALF_TURN:
            g.tell(msg("dfi-log-flip-half", who=name(hero)), "DFI-REB-08")  # again, and no harm done
        elif on_table(slip):
            g.tell(msg("dfi-log-flip-table", who=name(hero)), "DFI-REB-09")
            yield from any_time.before_harm(g, [hero], 1)
            if won(g):
                return hero
            hurt(g, hero, 1, "DFI-REB-09")
            if hero.down:
                hero = g.heroes[next_standing(g, g.heroes.index(hero))]
        else:
            land(g, Lying(cut_out, slip.pose))
            break
    return hero


def _left_lying(hero: Hero, cut_out: str) -> Flow:
    """One that lies there already may be left, or taken off and flipped: the active hero says which (DFI-REB-10)."""
    space = OneOf(("leave", "flip"), lambda what: Label(msg(f"dfi-do-cut-out-{what}"), "DFI-REB-10"))
    prompt = msg("dfi-ask-cut-out", who=name(hero), what=cut_out_name(cut_out))
    return (yield Ask((hero.seat,), prompt, space, default="leave")) == "leave"


def toss(g: DungeonFighter, hero: Hero, cut_out: str) -> Flow:
    fight, options = fight_of(g), g.options
    scene = setting(cut_out, lying=fight.lying, icebergs=fight.icebergs, physics=options.physics, hand=options.hand)
    prompt = msg("dfi-ask-flip", who=name(hero), what=cut_out_name(cut_out))
    aim = yield Ask((hero.seat,), prompt, aim_space(scene))
    answer = yield Throw(scene, aim, by=hero.seat)
    slip, *moved = slips_of(answer)
    show(g, scene, aim, answer)
    move(g, moved)
    return slip


def move(g: DungeonFighter, slips: Sequence[Slip]) -> None:
    """What was pushed lies elsewhere now; an earlier result is never changed by it (DFI-FGT-13)."""
    poses = {slip.body: slip.pose for slip in slips}
    for one in fight_of(g).lying:
        one.pose = poses.get(one.body, one.pose)


def on_table(slip: Slip) -> bool:
    """Only contact counts: sticking out over the edge of the target, or covering a hole, is fine (DFI-REB-09)."""
    return "table" in slip.on or "floor" in slip.on


def land(g: DungeonFighter, cut_out: Lying) -> None:
    """Dice under it are removed; a coloured one stays spent and can be recovered (DFI-REB-11)."""
    fight = fight_of(g)
    under = [one.body for one in fight.lying if is_die(one.body) and covers(cut_out, one)]
    pick_up(g, *under)
    fight.lying.append(cut_out)
    g.tell(msg("dfi-log-flipped", what=cut_out_name(cut_out.body), n=len(under)), "DFI-REB-08")


def remove_weak_point(g: DungeonFighter) -> None:
    """After its effect, whatever lies on it (DFI-REB-19)."""
    pick_up(g, *WEAK)
    g.tell(msg("dfi-log-weak-gone"), "DFI-REB-19")


def cut_out_name(cut_out: str) -> Msg:
    return Msg(f"dfi-cut-out-{cut_out.rstrip('12')}")
