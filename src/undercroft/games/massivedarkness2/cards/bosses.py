"""What the two bosses do: special abilities, passive ones and the effects of their tracks (MD2-BOS-10, MD2-BOS-12)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.components import Claw, Rule
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import find_friend, name, seen_from, targets
from undercroft.games.massivedarkness2.rules import states
from undercroft.games.massivedarkness2.rules.boss import boss_action
from undercroft.games.massivedarkness2.rules.claws import claw_special
from undercroft.games.massivedarkness2.rules.combat import enemy_attack
from undercroft.games.massivedarkness2.rules.enemy_phase import choose_target, move, strike, strike_at, strike_each
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.rules.wounds import mend, wound_hero
from undercroft.games.massivedarkness2.state import Ally, Combat, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Flow, run
from undercroft.kernel.messages import msg

DICE = ("yellow", "orange")


def _always(boss: Enemy, special: str) -> bool:
    """Whether a passive ability is printed on its board (MD2-BOS-14)."""
    return any(rule.special == special for rule in content().bosses[boss.id].passives)


def _more(g: MassiveDarkness, boss: Enemy, rule: Rule) -> dict[str, int]:
    """Dice that a special ability adds, and those that the track has brought so far."""
    found = {colour: rule.values.get(colour, 0) + g.counters.get(f"boss_{colour}", 0) for colour in DICE}
    if _always(boss, "corruption_strengthens"):  # a die for each hero who carries any
        found["yellow"] += sum(hero.corruption > 0 for hero in g.heroes)
    return {colour: count for colour, count in found.items() if count}


@boss_action("heavenly_justice")
def heavenly_justice(g: MassiveDarkness, boss: Enemy, rule: Rule) -> Flow:
    """Michael swoops to the nearest hero and strikes everybody there, one after the other."""
    yield from _swoop(g, boss)
    more = _more(g, boss, rule)
    yield from strike_each(g, boss, _beside(g, boss), lambda target: enemy_attack(g, boss, target, "melee", more))


def _beside(g: MassiveDarkness, boss: Enemy) -> list[Hero | Ally]:
    """Spirits count as heroes when targets are chosen (MD2-SHA-08)."""
    return [target for target in targets(g) if target.at == boss.at]


def _swoop(g: MassiveDarkness, boss: Enemy) -> Flow:
    """As far as it takes to stand beside somebody; its tile is small."""
    for _step in range(len(mission_of(g).grid.areas) + 4):
        if _beside(g, boss):
            return
        yield from move(g, boss)


@boss_action("spear_throw")
def spear_throw(g: MassiveDarkness, boss: Enemy, rule: Rule) -> Flow:
    """At the hero with the most health in sight but not beside him; with nobody there, he strikes like a mob."""
    zones = seen_from(g, boss.at) & ~(1 << boss.at)
    able: list[Hero | Ally] = [target for target in targets(g) if zones >> target.at & 1]
    if not able:
        if not (yield from strike(g, boss, _more(g, boss, rule))):
            yield from move(g, boss)
        return
    most = max(target.health for target in able)
    target = yield from choose_target(g, [t for t in able if t.health == most], "md2-ask-target", "MD2-TIE-01")
    yield from enemy_attack(g, boss, target, "ranged", _more(g, boss, rule))


@boss_action("blessing_of_darkness")
def blessing_of_darkness(g: MassiveDarkness, boss: Enemy, rule: Rule) -> Flow:
    """Corruption comes back to the stones, and Michael heals."""
    for _token in range(rule.values["tokens"]):
        yield from run(rules_of(g).corrupt(g))
    mend(boss, 2)
    yield from move(g, boss)


@boss_action("darkness_grows")
def darkness_grows(g: MassiveDarkness, boss: Enemy, rule: Rule) -> None:
    """More dice for all his attacks from now on."""
    for colour in DICE:
        g.counters[f"boss_{colour}"] = g.counters.get(f"boss_{colour}", 0) + rule.values.get(colour, 0)


@claw_special("taint")
def taint(g: MassiveDarkness, c: Combat, enemy: Enemy, claw: Claw) -> None:
    """A hero who carries corruption suffers from it; one without takes a wound."""
    hero = find_friend(g, c.hero)
    extra = hero.corruption if isinstance(hero, Hero) else 0
    wound_hero(g, hero, claw.values["wounds"] + extra, "MD2-BOS-14")


@boss_action("death_is_coming")
def death_is_coming(g: MassiveDarkness, boss: Enemy, rule: Rule) -> Flow:
    """The Reaper walks up to the nearest hero and strikes, as often as his fury lets him."""
    more = g.counters.get("boss_actions", 0) if _always(boss, "dark_fury") else 0
    for _strike in range(1 + more):
        if g.winner:
            return
        yield from _swoop(g, boss)
        near = _beside(g, boss)
        if not near:
            return
        target = yield from choose_target(g, near, "md2-ask-target", "MD2-TIE-01")
        yield from strike_at(g, boss, target, _more(g, boss, rule))


@boss_action("soul_drain")
def soul_drain(g: MassiveDarkness, boss: Enemy, rule: Rule) -> Flow:
    """Every hero loses mana; one who has none to lose takes a wound. Then he comes closer."""
    for hero in [hero for hero in g.heroes if not hero.down]:
        if hero.mana:
            hero.mana = max(0, hero.mana - rule.values["mana"])
        else:
            wound_hero(g, hero, 1, "MD2-BOS-10")
    g.tell(msg("md2-log-soul-drain", who=name(boss)), "MD2-BOS-10")
    yield from move(g, boss)


@boss_action("time_runs_out")
def time_runs_out(g: MassiveDarkness, boss: Enemy, rule: Rule) -> Flow:
    """Time is taken out of the hourglass nearer to him (MD2-MIS-79)."""
    for _token in range(rule.values["tokens"]):
        rules_of(g).lose_time(g, boss)
    yield from strike(g, boss, _more(g, boss, rule))


@boss_action("sand_runs")
def sand_runs(g: MassiveDarkness, boss: Enemy, rule: Rule) -> None:
    """The same, by the track."""
    for _token in range(rule.values["tokens"]):
        rules_of(g).lose_time(g, boss)


@boss_action("fury_rises")
def fury_rises(g: MassiveDarkness, boss: Enemy, rule: Rule) -> None:
    """He strikes more often from now on."""
    g.counters["boss_actions"] = g.counters.get("boss_actions", 0) + rule.values["actions"]


@claw_special("chill_the_drained")
def chill_the_drained(g: MassiveDarkness, c: Combat, enemy: Enemy, claw: Claw) -> None:
    """A hero without mana is chilled."""
    hero = find_friend(g, c.hero)
    if isinstance(hero, Hero) and not hero.mana:
        states.chill(g, hero, claw.values["frost"])
