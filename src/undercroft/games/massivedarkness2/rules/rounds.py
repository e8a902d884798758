"""The round: heroes, enemies, level-up, darkness (MD2-RND)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.figures import find_hero, name, seats
from undercroft.games.massivedarkness2.rules import abilities, boss, darkness, enemy_phase, hero_turn, levels, wounds
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.rules.setup import set_up
from undercroft.games.massivedarkness2.state import OFF, Hero, MassiveDarkness
from undercroft.kernel.asks import QUIET, Ask, Flow, run
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value


def play(g: MassiveDarkness) -> Flow:
    """Round after round until the mission is won or lost (MD2-RND-02), from wherever the state stands."""
    if g.round == 0:
        yield from set_up(g)
        g.round = 1
        g.phase = "begin"
    while not g.winner:
        yield QUIET
        if g.phase == "begin":
            yield from begin_round(g)
        elif g.phase == "heroes":
            yield from heroes_phase(g)
        elif g.phase == "enemies":
            yield from enemies_phase(g)
        elif g.phase == "levels":
            yield from levels.level_up_phase(g)
            g.phase = "darkness"
        else:
            yield from darkness_phase(g)


def begin_round(g: MassiveDarkness) -> Flow:
    """Before the first hero acts (MD2-RND-03): what the mission does, Lifebringers, then what classes do."""
    g.tell(msg("md2-log-round", round=g.round), "MD2-RND-01")
    yield from run(rules_of(g).round_begins(g))
    if not g.winner:
        wounds.revive(g)
    for hero in g.heroes:
        if g.winner:
            return
        if hero.at != OFF:
            yield from run(rules_for(hero).round_begins(g, hero))
            for key in abilities.usable(g, hero, frozenset({"round"})):
                yield from abilities.use(g, hero, key)
    if not g.winner:
        yield from run(rules_of(g).hero_phase_begins(g))
    g.phase = "heroes"


def heroes_phase(g: MassiveDarkness) -> Flow:
    """Heroes act in an order that the players decide anew in every round (MD2-HPH-01)."""
    if g.turn is None:
        left = waiting(g)
        if not left:  # MD2-HPH-05
            g.phase = "levels" if g.boss is not None else "enemies"
            for enemy in g.enemies:
                enemy.acted = False
            return
        hero = yield from next_hero(g, left)
        yield from hero_turn.begin(g, hero)
        yield QUIET
    turn = g.turn
    if turn is None:
        return
    fought = g.boss is not None
    yield from hero_turn.go_on(g)
    if fought and g.boss is not None and g.turn is None and not g.winner:
        yield from boss.after_turn(g)


def waiting(g: MassiveDarkness) -> list[Hero]:
    """Heroes whose turn is still to come; those who are knocked out are passed over."""
    return [hero for hero in g.heroes if hero.at != OFF and not hero.acted and not hero.down]


def next_hero(g: MassiveDarkness, left: list[Hero]) -> Flow:
    if len(left) == 1:
        return left[0]
    space = OneOf(
        [hero.number for hero in left], lambda n: Label(name(find_hero(g, int(n))), "MD2-HPH-01"), lambda: _acted(g)
    )
    return find_hero(g, (yield Ask(seats(g), msg("md2-ask-next-hero"), space)))


def _acted(g: MassiveDarkness) -> dict[Value, Refusal]:
    """One whose token is grey has had a turn (MD2-HPH-02)."""
    return {h.number: Refusal(msg("md2-no-turn", who=name(h)), "MD2-HPH-02") for h in g.heroes if h.acted or h.down}


def enemies_phase(g: MassiveDarkness) -> Flow:
    yield from enemy_phase.go_on(g)
    for enemy in g.enemies:
        enemy.acted = False
    g.phase = "levels"


def darkness_phase(g: MassiveDarkness) -> Flow:
    """And the end of the round."""
    yield from darkness.darkness_phase(g)
    boss.end_round(g)
