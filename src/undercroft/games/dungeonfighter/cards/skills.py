"""The skills of the heroes: eight typical ones (DFI-HSK) and four unique ones, always on the blue die (DFI-UNI)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.figures import (
    die_name,
    fight_of,
    find_hero,
    foe_card,
    foe_name,
    hero_card,
    max_life,
    name,
    room_card,
    standing,
    throw_of,
)
from undercroft.games.dungeonfighter.rules.equipment import curios_discarded
from undercroft.games.dungeonfighter.rules.eyes import AGAIN, skill
from undercroft.games.dungeonfighter.rules.hits import Blow
from undercroft.games.dungeonfighter.rules.knock_outs import heal, heal_all
from undercroft.games.dungeonfighter.rules.rooms import gain_coins
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value


@skill("second_try")
def second_try(g: DungeonFighter, hero: Hero, blow: Blow) -> Flow:  # noqa: ARG001
    """She may ignore the result, the damage of a miss too, and throw again, as often as an eye shows (DFI-HSK-01).

    "May": whoever likes the result keeps it (DFI-EYE-05).
    """
    space = OneOf(
        (AGAIN, "keep"), lambda what: Label(msg("dfi-do-keep" if what == "keep" else "dfi-do-again"), "DFI-HSK-01")
    )
    return (yield Ask((hero.seat,), msg("dfi-ask-second-try", who=name(hero), die=die_name(throw_of(g).die)), space))


@skill("favourite_enemy")
def favourite_enemy(g: DungeonFighter, hero: Hero, blow: Blow) -> None:
    """DFI-HSK-02: this is what the type of a monster is for (DFI-MON-02)."""
    blow.bonus += against(g, hero)


def against(g: DungeonFighter, hero: Hero) -> int:
    """What the favourite enemy of a hero takes more, or any other."""
    return 4 if foe_card(fight_of(g).foe).kind == hero_card(hero).favourite else 1


@skill("spider_senses")
def spider_senses(g: DungeonFighter, hero: Hero, blow: Blow) -> None:  # noqa: ARG001
    """DFI-HSK-03."""
    blow.spared = True
    blow.back += 2


@skill("panacea")
def panacea(g: DungeonFighter, hero: Hero, blow: Blow) -> None:  # noqa: ARG001
    """DFI-HSK-04."""
    heal_all(g, 1, "DFI-HSK-04")


@skill("sticky_fingers")
def sticky_fingers(g: DungeonFighter, hero: Hero, blow: Blow) -> None:  # noqa: ARG001
    """DFI-HSK-05."""
    gain_coins(g, 1, "DFI-HSK-05")


@skill("self_healing")
def self_healing(g: DungeonFighter, hero: Hero, blow: Blow) -> None:  # noqa: ARG001
    """DFI-HSK-06."""
    heal(g, hero, 3, "DFI-HSK-06")


@skill("pierce")
def pierce(g: DungeonFighter, hero: Hero, blow: Blow) -> None:  # noqa: ARG001
    """DFI-HSK-07."""
    blow.bonus += 2


@skill("smash")
def smash(g: DungeonFighter, hero: Hero, blow: Blow) -> None:  # noqa: ARG001
    """Only the number of the section is replaced, be it for a lower one (DFI-HSK-08)."""
    blow.smash = True


@skill("catchy_tune")
def catchy_tune(g: DungeonFighter, hero: Hero, blow: Blow) -> None:  # noqa: ARG001
    """The token lies on the monster until the end of the fight, however often one spins (DFI-UNI-01, DFI-UNI-02)."""
    blow.bonus += 2
    fight_of(g).foe.tune = True


def strength_of_herbs(g: DungeonFighter) -> int:
    """DFI-UNI-04."""
    return 2 + curios_discarded(g)


@skill("good_herbs")
def good_herbs(g: DungeonFighter, hero: Hero, blow: Blow) -> Flow:  # noqa: ARG001
    """For a hero of her choice who is not knocked out, herself perhaps (DFI-UNI-04)."""
    life = strength_of_herbs(g)
    able = [one.id for one in standing(g)]

    def label(who: Value) -> Label:
        one = find_hero(g, str(who))
        return Label(msg("dfi-do-heal", who=name(one), n=min(life, max_life(one) - one.life)), "DFI-UNI-04")

    def refused() -> dict[Value, Refusal]:
        return {one.id: Refusal(msg("dfi-no-healing", who=name(one)), "DFI-KO-02") for one in g.heroes if one.down}

    chosen = yield Ask((hero.seat,), msg("dfi-ask-herbs", who=name(hero), n=life), OneOf(able, label, refused))
    heal(g, find_hero(g, str(chosen)), life, "DFI-UNI-04")


@skill("camouflage")
def camouflage(g: DungeonFighter, hero: Hero, blow: Blow) -> None:  # noqa: ARG001
    """DFI-UNI-05."""
    blow.bonus += hidden(g)


def hidden(g: DungeonFighter) -> int:
    """The symbols of the room, or three where there is none."""
    room = room_card(g)
    return 3 if fight_of(g).foe.big or room is None else room.symbols


@skill("bully")
def bully(g: DungeonFighter, hero: Hero, blow: Blow) -> None:  # noqa: ARG001
    """The token waits on the monster until somebody uses it, at most to the end of the fight (DFI-UNI-06)."""
    foe = fight_of(g).foe
    foe.bully = True
    g.tell(Msg("dfi-log-bully-active", {"whom": foe_name(foe)}), "DFI-UNI-06")
