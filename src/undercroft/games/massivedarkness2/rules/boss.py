"""Boss fights (MD2-BOS)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undercroft.board import Bits
from undercroft.games.massivedarkness2.box.components import Rule
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import enemy_left, max_health, max_mana, name, standing, zone_name
from undercroft.games.massivedarkness2.rules import hero_turn, levels, states
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.dice import FACES, die
from undercroft.games.massivedarkness2.rules.enemy_phase import activate, suffer
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.rules.wounds import strip
from undercroft.games.massivedarkness2.state import OFF, Boss, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow, run
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf

Do: TypeAlias = Callable[[MassiveDarkness, Enemy, Rule], "Flow | None"]
BOSS_ACTIONS: dict[str, Do] = {}
"""Special abilities of bosses and effects of their tracks, registered by `cards/bosses.py`."""


def boss_action(special: str) -> Callable[[Do], Do]:
    """Register what a boss does."""

    def register(do: Do) -> Do:
        BOSS_ACTIONS[special] = do
        return do

    return register


def place(g: MassiveDarkness) -> None:
    """The boss waits in its chamber, and does nothing until the fight begins (MD2-BOS-02)."""
    fight = mission_of(g).boss
    if fight is not None:
        g.enemies.append(Enemy(number=g.next_number, kind="boss", id=fight.boss, at=fight.at))
        g.next_number += 1


def the_boss(g: MassiveDarkness) -> Enemy | None:
    return next((enemy for enemy in g.enemies if enemy.kind == "boss"), None)


def begin(g: MassiveDarkness, hero: Hero) -> Flow:
    """All heroes before the boss, whole again, a level up, the other tiles gone, a new Hero Phase (MD2-BOS-03).

    That is the first phase of a round: the interrupted one is over, and a rogue who has acted in it draws tokens again.
    """
    fight = mission_of(g).boss
    assert fight is not None
    boss = the_boss(g)
    assert boss is not None
    g.tell(msg("md2-log-boss", who=name(boss), at=zone_name(g, boss.at)), "MD2-BOS-03")
    yield from hero_turn.end(g, hero)  # MD2-BOS-08: the turn that was being taken is over
    clear_tiles(g, fight.tile)
    for other in g.heroes:  # no Move: no reaction damage, no traps; knocked-out heroes too
        other.at = yield from _start_zone(g, other, fight.start)
        other.down = False  # MD2-BOS-04: without spending a Lifebringer
        other.health, other.mana = max_health(other), max_mana(other)
        other.acted = False
    g.boss = Boss(fight.boss, 0)  # MD2-BOS-07
    yield from run(rules_of(g).boss_fight_begins(g))
    yield from levels.level_up_phase(g)  # MD2-BOS-05
    end_round(g)


def end_round(g: MassiveDarkness) -> None:
    """What lasted for the round is over, and the next one begins (MD2-RND-01)."""
    for hero in g.heroes:
        hero.used = {key: span for key, span in hero.used.items() if span != "round"}
        rules_for(hero).round_ends(g, hero)
    g.round += 1
    g.phase = "begin"


def clear_tiles(g: MassiveDarkness, kept: Bits) -> None:
    """All tiles but the boss's are removed with everything on them (MD2-BOS-06)."""
    g.laid &= kept
    g.tokens = [token for token in g.tokens if kept >> token.at & 1]
    for enemy in [enemy for enemy in g.enemies if enemy.at == OFF or not kept >> enemy.at & 1]:
        strip(g, enemy)
        g.enemies.remove(enemy)
    for ally in [ally for ally in g.allies if not kept >> ally.at & 1]:
        states.clear(g, ally)
        g.allies.remove(ally)
    for hero in g.heroes:
        if hero.paladin is not None:  # tokens that consecrate a zone are back on their board
            hero.paladin.zones = {colour: zone for colour, zone in hero.paladin.zones.items() if kept >> zone & 1}


def _start_zone(g: MassiveDarkness, hero: Hero, zones: tuple[int, ...]) -> Flow:
    if len(zones) == 1:
        return zones[0]
    named = {zone_name(g, zone): zone for zone in zones}
    space = OneOf(list(named), lambda zone: Label(msg("md2-zone", zone=str(zone)), "MD2-BOS-03"))
    return named[(yield Ask((hero.seat,), msg("md2-ask-start", who=name(hero)), space, default=next(iter(named))))]


def after_turn(g: MassiveDarkness) -> Flow:
    """The boss resolves the Enemy Phase after each hero's turn (MD2-BOS-09), and with it whoever stands by it."""
    boss = the_boss(g)
    if boss is None or g.boss is None or not standing(g):
        return
    for enemy in [enemy for enemy in g.enemies if enemy is not boss]:
        if enemy_left(g, enemy.number) and not g.winner:
            yield from activate(g, enemy)
    yield from suffer(g, boss)
    if g.winner or not enemy_left(g, boss.number):
        return
    states.thaw(g, boss, boss.frost)  # MD2-STA-08: without effect
    for _action in range(content().bosses[boss.id].actions):
        if not g.winner and standing(g):
            yield from act(g, boss)


def act(g: MassiveDarkness, boss: Enemy) -> Flow:
    """The one special ability that matches the claws rolled; scratches are ignored (MD2-BOS-10, MD2-BOS-11)."""
    board = content().bosses[boss.id]
    faces = yield Roll([die("black")] * board.dice)
    claws = sum(FACES[str(face)].claws for face in faces)
    rule = board.special[min(claws, max(board.special))]
    g.tell(
        msg("md2-log-boss-acts", who=name(boss), n=claws, what=Msg(f"md2-boss-{rule.special}", dict(rule.values))),
        "MD2-BOS-10",
    )
    yield from run(BOSS_ACTIONS[rule.special](g, boss, rule))


def advance(g: MassiveDarkness) -> Flow:
    """One space on the boss track, not beyond its end (MD2-BOS-13); what is printed there is active (MD2-BOS-12)."""
    assert g.boss is not None
    board = content().bosses[g.boss.id]
    if g.boss.space >= board.spaces:
        return
    g.boss.space += 1
    boss = the_boss(g)
    for space in board.track:
        if space.space == g.boss.space and boss is not None:
            g.tell(msg("md2-log-boss-track", what=Msg(f"md2-boss-{space.special}", dict(space.values))), "MD2-BOS-12")
            yield from run(BOSS_ACTIONS[space.special](g, boss, Rule(special=space.special, values=space.values)))
