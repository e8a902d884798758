"""The fight: turns in a ring, dice chosen, throws resolved (DFI-FGT)."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeonfighter.figures import (
    active,
    die_name,
    equipment,
    fight_of,
    foe_name,
    item_name,
    level_of,
    name,
    next_standing,
    standing,
    throw_of,
    won,
)
from undercroft.games.dungeonfighter.rules import (
    abilities,
    any_time,
    ballads,
    dice,
    eyes,
    fleeing,
    hits,
    knock_outs,
    misses,
    monsters,
    rarities,
    rebuilding,
    scoring,
    throws,
)
from undercroft.games.dungeonfighter.rules.equipment import at_leisure, holders, text, use_up
from undercroft.games.dungeonfighter.rules.hits import Blow
from undercroft.games.dungeonfighter.rules.judging import CUT_OUT_AREAS, Verdict, bounces, icebergs, judge, line
from undercroft.games.dungeonfighter.rules.techniques import in_force
from undercroft.games.dungeonfighter.state import COLOURS, DungeonFighter, Hero, Slip, Throwing
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value
from undercroft.kernel.window import PUBLIC, Reaction, window

WHITE: Final = "white"
RECOVER: Final = "recover"
USE: Final = "use:"


def go_on(g: DungeonFighter) -> Flow:
    """The next step of a fight, from wherever it stands."""
    fight = fight_of(g)
    if fight.stage == "prepare":
        yield from monsters.prepare(g)
        fight.stage = "turns" if fight.foe.big else "flee"
    elif fight.stage == "flee":
        fled = yield from fleeing.flee(g)
        if not fled:
            fight.stage = "turns"
    elif won(g):
        end(g)
    else:
        yield from turn(g)


def turn(g: DungeonFighter) -> Flow:
    """The four steps of a turn (DFI-FGT-02), from where it stands: die, throw, result, end."""
    fight = fight_of(g)
    if fight.throw is None:
        yield from choose_die(g)
    if fight.throw is not None and not fight.throw.declared:
        yield from throws.declare(g)
    if fight.throw is not None and not fight.throw.slips:
        yield from throws.throw(g)
    if fight.throw is not None:  # a curio may have made it needless
        yield from resolve(g)


# -- 2.1: choosing a die ----------------------------------------------------------------------------------------------


def choose_die(g: DungeonFighter) -> Flow:
    """Step 2.1: one that has not been thrown in this fight (DFI-FGT-04); nobody can pass (DFI-FGT-02)."""
    fight, hero = fight_of(g), active(g)
    if not choices(g) and not (yield from last_chance(g)):
        scoring.lose(g, "dfi-lost-no-dice", "DFI-BOS-05")  # DFI-WIN-03
        return
    if won(g):  # by a curio, at the last moment
        return
    chosen = yield from at_leisure(g, lambda: _die_ask(g, hero))
    if chosen is None:  # a curio has won the fight
        return
    if chosen == RECOVER:
        yield from recover(g)
    elif str(chosen).startswith(USE):
        rarities.use(g, str(chosen).removeprefix(USE))
    else:
        fight.throw = take(g, str(chosen))


def take(g: DungeonFighter, die: str) -> Throwing:
    if die == WHITE:
        die = dice.take_white(g)
    else:
        dice.take(g, die)
    g.tell(msg("dfi-log-die", who=name(active(g)), die=die_name(die)), "DFI-FGT-04")
    return Throwing(die=die)


def choices(g: DungeonFighter) -> list[str]:
    """The pool while there is something in it; then exactly one of a white die or the recovery (DFI-FGT-06)."""
    found = dice.pool(g)
    if not found:
        if g.white:
            found.append(WHITE)
        if not fight_of(g).foe.big:  # DFI-FGT-07, DFI-FGT-10
            found.append(RECOVER)
    return found


def refusals(g: DungeonFighter) -> dict[Value, Refusal]:
    fight = fight_of(g)
    found: dict[Value, Refusal] = {
        die: Refusal(msg("dfi-no-die-spent", die=die_name(die)), "DFI-FGT-05") for die in COLOURS if die in fight.spent
    }
    for die in (dice.WATER, dice.SNOW):
        if die in fight.spent:
            found[die] = Refusal(msg("dfi-no-die-spent", die=die_name(die)), "DFI-DIE-08")
    if dice.pool(g):
        found[WHITE] = found[RECOVER] = Refusal(msg("dfi-no-white-yet"), "DFI-FGT-06")
    elif not g.white:
        found[WHITE] = Refusal(msg("dfi-no-white-left"), "DFI-FGT-07")
    if fight.foe.big:
        found[RECOVER] = Refusal(msg("dfi-no-recovery"), "DFI-BOS-04")
    found.update({f"{USE}{card}": why for card, why in rarities.own_turn(g).items() if why is not None})
    return found


def _die_ask(g: DungeonFighter, hero: Hero) -> Ask:
    def values() -> list[Value]:
        usable = [f"{USE}{card}" for card, why in rarities.own_turn(g).items() if why is None]
        return [*choices(g), *usable]

    prompt = msg("dfi-ask-die", who=name(hero), whom=foe_name(fight_of(g).foe), life=fight_of(g).foe.life)
    return Ask(
        (hero.seat,), prompt, OneOf(values, lambda value: _die_label(g, str(value)), lambda: refusals(g)), anew=True
    )


def _die_label(g: DungeonFighter, value: str) -> Label:
    if value.startswith(USE):
        return rarities.label(value.removeprefix(USE))
    if value == RECOVER:
        return Label(msg("dfi-do-recover", n=level_of(fight_of(g).foe)), "DFI-FGT-08")
    rule = "DFI-FGT-06" if value == WHITE else "DFI-FGT-04" if value in COLOURS else "DFI-DIE-08"
    return Label(die_name(value), rule)


def last_chance(g: DungeonFighter) -> Flow:
    """No die is left: a curio may still bring some, or end the fight (DFI-BOS-05)."""
    yield from window(
        msg("dfi-ask-last-chance"),
        lambda: [] if choices(g) or won(g) else any_time.reactions(g, lambda _, choice: _brings_dice(choice)),
        PUBLIC,
    )
    return bool(choices(g)) or won(g)


def _brings_dice(choice: str) -> bool:
    """Or ends the fight, perhaps."""
    return equipment(choice.split(":")[0]).effect in ("water_cubes", "snow_die", "recover", "strike")


def recover(g: DungeonFighter) -> Flow:
    """Every hero in the fight pays with the level of the monster, and nothing prevents it (DFI-FGT-08).

    Then the active hero goes on choosing (DFI-FGT-09), or the next one who stands (DFI-FGT-11).
    """
    fight, payer = fight_of(g), active(g)
    yield from any_time.before_harm(g, standing(g), level_of(fight.foe))
    if won(g):
        return
    for hero in standing(g):
        knock_outs.hurt(g, hero, level_of(fight.foe), "DFI-FGT-08")
    if g.winner:
        return
    dice.recover(g, "DFI-FGT-09")
    if payer.down:
        fight.used = []
        fight.active = next_standing(g, fight.active)


# -- 2.3: checking the result -----------------------------------------------------------------------------------------


def resolve(g: DungeonFighter) -> Flow:
    """One throw, from rest to the end of the turn: steps 3 to 12 of DFI-FGT-14.

    So go both worked fights of the rulebook (DFI-FGT-16, DFI-FGT-17), with special dice as well (DFI-DIE-09).
    """
    hero, throw = active(g), throw_of(g)
    gone = rebuilding.remove_touched(g, throw.slips)  # 3
    slip, verdict = yield from check(g)  # 4
    if (yield from may_repeat(g, hero, verdict)):  # 5
        throws.repeat(g)
        return
    counted = [number for number in icebergs(_counted(g, slip)) if number in gone] if gone else []
    blow = Blow(verdict, icebergs=len(counted), ultra=verdict.ultra)
    if (yield from eyes.activate(g, hero, blow)) == eyes.AGAIN:  # 6, and 5 for a second try
        throws.repeat(g)
        return
    yield from changes(g, hero, slip, blow)  # 7
    hits.strike(g, blow)  # 8
    if won(g):  # 9
        end(g)
        return
    if verdict.hit:
        abilities.enrage(g)  # 11
        if verdict.area == "weak":
            rebuilding.remove_weak_point(g)
    else:
        yield from misses.suffer(g, hero, blow)  # 10
        if won(g):
            end(g)
            return
    end_turn(g)  # 12


def check(g: DungeonFighter) -> Flow:
    """Step 2.3: hit or miss, area and symbol; of three water cubes the thrower chooses one (DFI-DIE-13)."""
    hero, throw = active(g), throw_of(g)
    thrown = throw.slips[: len(dice.bodies(throw.die))]
    verdicts = {slip.body: verdict_of(g, slip) for slip in thrown}
    throw.chosen = thrown[0].body
    if len(thrown) > 1:

        def label(body: Value) -> Label:
            return Label(said(verdicts[str(body)]), "DFI-DIE-13")

        throw.chosen = yield Ask((hero.seat,), msg("dfi-ask-cube", who=name(hero)), OneOf(list(verdicts), label))
    slip = next(slip for slip in thrown if slip.body == throw.chosen)
    verdict = verdicts[throw.chosen]
    tell(g, hero, slip, verdict)
    return slip, verdict


def verdict_of(g: DungeonFighter, slip: Slip) -> Verdict:
    """By what this throw has to fulfil, and with the cut-outs on the target as they lie."""
    throw = throw_of(g)
    return judge(slip, in_force(g, throw.weapons, spin=throw.spin), rebuilding.cut_outs(g))


def _counted(g: DungeonFighter, slip: Slip) -> list[Slip]:
    """Of what was thrown only what is chosen, and everything that it pushed (DFI-REB-03, DFI-REB-04)."""
    throw = throw_of(g)
    return [slip, *throw.slips[len(dice.bodies(throw.die)) :]]


def said(verdict: Verdict) -> Msg:
    """Where a die lies and what it shows, in words."""
    where = Msg(f"dfi-area-{verdict.area}", {"n": verdict.value} if verdict.area == "section" else {})
    return msg("dfi-lies", where=where, symbol=Msg(f"dfi-symbol-{verdict.symbol}"))


def tell(g: DungeonFighter, hero: Hero, slip: Slip, verdict: Verdict) -> None:
    line_ = msg("dfi-log-lands", who=name(hero), die=die_name(slip.body), bounces=bounces(slip), lies=said(verdict))
    g.tell(line_, "DFI-THR-05")
    if verdict.hit:
        rule = "DFI-REB-12" if verdict.area in CUT_OUT_AREAS else "DFI-HIT-01"
        g.tell(msg("dfi-log-hit", who=name(hero)), rule)
        return
    if not verdict.bounced:
        why, rule = msg("dfi-miss-no-bounce"), "DFI-MIS-01"
    elif verdict.failed:
        names = [Msg(f"dfi-technique-{one}") for one in verdict.failed]
        why, rule = msg("dfi-miss-technique", techniques=names), "DFI-MIS-05"
    else:
        why, rule = msg("dfi-miss-area"), MISSES[verdict.area]
    g.tell(msg("dfi-log-miss", who=name(hero), why=why), rule)


MISSES: Final = {
    "hole": "DFI-MIS-02",
    "opening": "DFI-REB-15",
    "margin": "DFI-MIS-03",
    "bones": "DFI-MIS-03",
    "table": "DFI-MIS-04",
    "floor": "DFI-MIS-04",
    "wall": "DFI-TEC-10",
}


def may_repeat(g: DungeonFighter, hero: Hero, verdict: Verdict) -> Flow:
    """Step 5, but for Second Try: a careless monster, or armour that forgets a miss; nothing else (DFI-THR-06).

    The first result is ignored altogether, its eye included (DFI-MAB-02).
    """
    ways: dict[Value, Label] = {}
    if abilities.looks_away(g, verdict):
        ways["careless"] = Label(msg("dfi-do-again-careless", whom=foe_name(fight_of(g).foe)), "DFI-MAB-02")
    if not verdict.hit:
        for _, card in holders([hero], "armour", ["throw_again"]):
            if card not in hero.turned:
                ways[card] = Label(msg("dfi-do-again-item", item=item_name(card)), "DFI-EQP-08", text(card))
    if not ways:
        return False
    ways[KEEP] = Label(msg("dfi-do-keep"))
    chosen = yield Ask((hero.seat,), msg("dfi-ask-again", who=name(hero)), OneOf(list(ways), ways.__getitem__))
    if chosen in hero.gear:
        misses.turn(g, hero, str(chosen), "DFI-EQP-08")
    return chosen != KEEP


KEEP: Final = "keep"


# -- 7: what changes the result ---------------------------------------------------------------------------------------


def changes(g: DungeonFighter, hero: Hero, slip: Slip, blow: Blow) -> Flow:
    """Step 7 of a throw: the bully token, the elixir, the amulet, each after a hit only."""
    if not blow.verdict.hit or blow.verdict.area == "weak":
        return
    fight = fight_of(g)
    if fight.foe.bully or holders(standing(g), "curio", ["both_sections"]):
        blow.line = line(slip, blow.verdict, rebuilding.cut_outs(g))
    yield from window(msg("dfi-ask-change", who=name(hero)), lambda: _changes(g, hero, blow), PUBLIC)


def _changes(g: DungeonFighter, hero: Hero, blow: Blow) -> list[Reaction]:
    found = []
    if blow.ultra:
        return []
    if blow.line and not blow.summed and not blow.smash:
        if fight_of(g).foe.bully:
            label = Label(msg("dfi-do-bully", n=sum(blow.line[:2])), "DFI-UNI-07")
            found.append(Reaction(hero.seat, "bully", label, lambda: _bully(g, hero, blow)))
        found += [_elixir(g, owner, card, blow) for owner, card in holders(standing(g), "curio", ["both_sections"])]
    if blow.verdict.area == "bullseye":
        found += [_amulet(g, hero, card, blow) for card in g.rarities if equipment(card).effect == "amulet"]
    return found


def _bully(g: DungeonFighter, hero: Hero, blow: Blow) -> None:
    """The token is turned back: the two highest sections of the line count together (DFI-UNI-07, DFI-UNI-08)."""
    fight_of(g).foe.bully = False
    blow.summed = True
    g.tell(msg("dfi-log-bully", who=name(hero), n=sum(blow.line[:2])), "DFI-UNI-07")


def _elixir(g: DungeonFighter, owner: Hero, card: str, blow: Blow) -> Reaction:
    """DFI-EQP-14: for the die of any active hero."""

    def drink() -> None:
        use_up(g, owner, card, "DFI-EQP-14")
        blow.summed = True

    label = Label(msg("dfi-do-elixir", item=item_name(card), n=sum(blow.line[:2])), "DFI-EQP-14", text(card))
    return Reaction(owner.seat, f"{card}:{owner.id}", label, drink)


def _amulet(g: DungeonFighter, hero: Hero, card: str, blow: Blow) -> Reaction:
    """A bullseye without an eye is ultra-critical all the same; there is no eye, so no skill (DFI-RAR-05)."""

    def rub() -> None:
        rarities.discard(g, card)
        g.tell(msg("dfi-log-uses", who=name(hero), item=item_name(card)), "DFI-RAR-05")
        blow.ultra = True

    label = Label(msg("dfi-do-rarity", item=item_name(card)), "DFI-RAR-05", text(card))
    return Reaction(hero.seat, card, label, rub)


# -- 2.4: the end of the turn -----------------------------------------------------------------------------------------


def end_turn(g: DungeonFighter) -> None:
    """The next hero to the left who stands (DFI-FGT-03); dice stay where they lie (DFI-FGT-13)."""
    fight = fight_of(g)
    fight.throw = None
    fight.used = []
    fight.active = next_standing(g, fight.active)


def end(g: DungeonFighter) -> None:
    """As soon as it has no life left, nobody acts any more (DFI-FGT-12)."""
    fight = fight_of(g)
    g.tell(msg("dfi-log-defeated", whom=foe_name(fight.foe)), "DFI-FGT-12")
    if fight.throw is not None:
        ballads.final_blow(g, active(g))
    fight.throw = None
    if fight.foe.big:
        scoring.win(g)
    else:
        g.phase = "rest"
