"""The throw: declared, thrown, perhaps repeated (DFI-THR, DFI-EQP-06)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeonfighter.figures import (
    active,
    carried,
    die_name,
    fight_of,
    item_name,
    name,
    technique_name,
    throw_of,
)
from undercroft.games.dungeonfighter.rules.dice import bodies, pick_up
from undercroft.games.dungeonfighter.rules.equipment import at_leisure, text
from undercroft.games.dungeonfighter.rules.rebuilding import move
from undercroft.games.dungeonfighter.rules.shown import show
from undercroft.games.dungeonfighter.rules.techniques import demanded, in_force
from undercroft.games.dungeonfighter.state import DungeonFighter, Lying, Throwing
from undercroft.games.dungeonfighter.throw.aims import aim_space
from undercroft.games.dungeonfighter.throw.setting import Setting, setting
from undercroft.games.dungeonfighter.throw.throwing import Throw, slips_of
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, Subset, Value

SPIN: Final = "spin"


def declare(g: DungeonFighter) -> Flow:
    """Before each throw, repetitions included: none, one or several of the own weapons (DFI-EQP-06, DFI-THR-07).

    What each gives and demands is on its card (DFI-EQP-05, DFI-EQP-16 to DFI-EQP-18).
    While the tune is in the air, also whether to spin to it; where room, monster or a weapon in use demand a spin
    anyway, it counts (DFI-UNI-03).
    """
    hero, throw = active(g), throw_of(g)
    weapons, tune = carried(hero, "weapon"), fight_of(g).foe.tune
    forced = SPIN in demanded(g)
    offered: list[Value] = [*weapons, *([SPIN] if tune and not forced else [])]
    chosen: tuple[Value, ...] = ()
    if offered:
        space = Subset(offered, 0, len(offered), _declare_label)
        prompt = msg("dfi-ask-declare", who=name(hero), die=die_name(throw.die))
        chosen = yield from at_leisure(g, lambda: Ask((hero.seat,), prompt, space, default=(), anew=True))
        if chosen is None:  # a curio has won the fight
            return
    throw.weapons = [card for card in weapons if card in chosen]
    throw.spin = tune and (SPIN in chosen or SPIN in in_force(g, throw.weapons))
    throw.declared = True
    for card in throw.weapons:
        g.tell(msg("dfi-log-weapon", who=name(hero), item=item_name(card)), "DFI-EQP-06")
    if SPIN in chosen:
        g.tell(msg("dfi-log-spin", who=name(hero)), "DFI-UNI-03")


def _declare_label(value: Value) -> Label:
    if value == SPIN:
        return Label(msg("dfi-do-spin"), "DFI-UNI-03", technique_name(SPIN))
    return Label(item_name(str(value)), "DFI-EQP-05", text(str(value)))


def setting_of(g: DungeonFighter, throw: Throwing) -> Setting:
    """All that this throw depends on; gadgets are set up anew for it, by the thrower (DFI-TEC-05)."""
    fight, options = fight_of(g), g.options
    wanted = in_force(g, throw.weapons, spin=throw.spin)
    return setting(
        throw.die,
        wanted,
        lying=fight.lying,
        icebergs=fight.icebergs,
        physics=options.physics,
        hand=options.hand,
    )


def throw(g: DungeonFighter) -> Flow:
    """Step 2.2: from anywhere round the table, unless a technique says otherwise (DFI-THR-01).

    What is let go counts (DFI-THR-06), whoever throws, a person or a bot (DFI-THR-09), until all has come to rest.
    """
    hero, fight, made = active(g), fight_of(g), throw_of(g)
    scene = setting_of(g, made)
    prompt = msg(
        "dfi-ask-throw",
        who=name(hero),
        die=die_name(made.die),
        count=len(scene.techniques),
        techniques=[technique_name(one) for one in scene.techniques],
    )
    aim = yield from at_leisure(g, lambda: Ask((hero.seat,), prompt, aim_space(scene), anew=True))
    if aim is None:  # a curio has won the fight
        return
    made.aim = aim
    answer = yield Throw(scene, made.aim, by=hero.seat)
    made.slips = list(slips_of(answer))
    show(g, scene, made.aim, answer)
    fight.thrower = fight.active
    thrown = bodies(made.die)
    pick_up(g, *thrown)  # of a die thrown before, what lay there is gone (DFI-FGT-13)
    fight.lying += [Lying(slip.body, slip.pose) for slip in made.slips[: len(thrown)]]
    move(g, made.slips[len(thrown) :])


def repeat(g: DungeonFighter) -> None:
    """The same die, all three water cubes of them (DFI-DIE-14), and everything declared afresh (DFI-THR-07)."""
    made = throw_of(g)
    pick_up(g, *bodies(made.die))
    fight_of(g).throw = Throwing(die=made.die)
    g.tell(msg("dfi-log-again", who=name(active(g)), die=die_name(made.die)), "DFI-THR-07")
