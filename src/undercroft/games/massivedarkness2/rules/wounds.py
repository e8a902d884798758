"""Wounds, kills and knock-outs (MD2-ENM, MD2-MOB-13, MD2-KO)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import (
    find_friend,
    mob_card,
    name,
    party,
    roaming_card,
    seats,
    standing,
    zone_name,
)
from undercroft.games.massivedarkness2.rules import decks, experience, states, treasure, victory
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.mission_rules import heroes_in_game, rules_of
from undercroft.games.massivedarkness2.state import Ally, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow, run
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf

# -- heroes -----------------------------------------------------------------------------------------------------------


def wound_hero(g: MassiveDarkness, hero: Hero | Ally, wounds: int, rule: str) -> None:
    """Health tokens are discarded, one a wound; there is nothing below none (MD2-KO-08).

    In a combat nobody falls before it is resolved to the end (MD2-KO-06).
    """
    lost = min(wounds, hero.health)
    if lost <= 0:
        return
    hero.health -= lost
    g.tell(msg("md2-log-wounds", who=name(hero), n=lost, at=zone_name(g, hero.at)), rule)
    if isinstance(hero, Hero):
        g.tally(hero.id, "suffered", lost)
        rules_for(hero).wounded(g, hero, lost)
    if not any(c.hero == hero.number for c in g.combats):
        check_knock_out(g, hero)


def check_knock_out(g: MassiveDarkness, hero: Hero | Ally) -> None:
    """MD2-KO-01: whoever has no health token left lies down, and all state tokens are discarded."""
    if hero.health > 0:
        return
    if isinstance(hero, Ally):
        if hero not in g.allies:  # gone already: fire has burned after the combat
            return
        g.allies.remove(hero)
        states.clear(g, hero)
        g.tell(msg("md2-log-ally-gone", who=name(hero)), "MD2-SHA-14")
        rules_of(g).ally_fell(g, hero)
    elif not hero.down:
        hero.down = True
        states.clear(g, hero)
        g.tally(hero.id, "knocked_out")
        g.tell(msg("md2-log-knocked-out", who=name(hero), at=zone_name(g, hero.at)), "MD2-KO-01")
        if g.turn is not None and g.turn.hero == hero.number:
            g.turn.over = True


def revive(g: MassiveDarkness) -> None:
    """At the start of a round a Lifebringer must be spent for everybody who lies down (MD2-KO-03)."""
    for hero in g.heroes:
        if not hero.down or g.winner:
            continue
        if not g.lifebringers:  # MD2-KO-05, MD2-WIN-03
            victory.lose(g, "md2-lost-lifebringer", "MD2-KO-05")
            return
        g.lifebringers -= 1
        g.spent += 1
        hero.down = False
        hero.health = content().box.limits.revive  # MD2-KO-04: with as much mana as before
        g.tell(msg("md2-log-revived", who=name(hero), left=g.lifebringers), "MD2-KO-03")


# -- enemies ----------------------------------------------------------------------------------------------------------


def health(g: MassiveDarkness, enemy: Enemy) -> int:
    """Of one figure of a mob, its leader included (MD2-MOB-01), or of the monster for the heroes in the game."""
    if enemy.kind == "mob":
        return mob_card(enemy).health
    if enemy.kind == "roaming":
        heroes = max(2, g.players) if enemy.named == "last" else heroes_in_game(g)  # MD2-MIS-90
        return roaming_card(enemy).health * heroes
    return content().bosses[enemy.id].health * heroes_in_game(g)


def mend(enemy: Enemy, points: int) -> None:
    """Wounds of an enemy are removed (MD2-ABL-26); minions that were killed stay so (MD2-ABL-29)."""
    enemy.hurt = max(0, enemy.hurt - points)


def wound_enemy(g: MassiveDarkness, enemy: Enemy, wounds: int, hero: Hero | None, slain: int = 0) -> Flow:
    """One figure after another, until all wounds are assigned (MD2-MOB-13); the leader last (MD2-MOB-14).

    `slain` minions die besides. Returns the number of figures killed.
    """
    if rules_of(g).untouchable(g, enemy):
        return 0
    if hero is not None:
        g.tally(hero.id, "wounds", wounds)
    each = health(g, enemy)
    killed, dead = min(slain, enemy.minions), False
    enemy.minions -= killed
    enemy.hurt += wounds
    while enemy.hurt >= each and not dead:  # MD2-ENM-03
        enemy.hurt -= each
        killed += 1
        if enemy.minions:
            enemy.minions -= 1
        else:
            dead = True
    if wounds:
        line = msg("md2-log-enemy-wounds", who=name(enemy), n=wounds, killed=killed, at=zone_name(g, enemy.at))
        g.tell(line, "MD2-ENM-02")
    if killed:
        yield from _killed(g, enemy, killed, hero, dead=dead)
    return killed


def _killed(g: MassiveDarkness, enemy: Enemy, figures: int, hero: Hero | None, *, dead: bool) -> Flow:
    """Experience, rewards and the discarded card (MD2-XP-01 to MD2-XP-05, MD2-RES-17)."""
    if dead:
        g.enemies.remove(enemy)
    if hero is None:
        hero = yield from _who_gains(g)
    experience.gain(g, hero, figures)  # MD2-XP-01, MD2-XP-04
    g.tally(hero.id, "kills", figures)
    if dead:
        if enemy.kind == "mob":
            experience.gain_all(g, 2, "MD2-XP-02")
        elif enemy.kind == "roaming":
            experience.gain_all(g, 4, "MD2-XP-03")
        strip(g, enemy)
        g.tell(msg("md2-log-killed", who=name(hero), whom=name(enemy), at=zone_name(g, enemy.at)), "MD2-ENM-03")
        yield from treasure.reward(g, hero, enemy)
        if enemy.kind != "boss":  # MD2-ENM-08
            decks.discard(g, f"{enemy.kind}_{enemy.range}", enemy.id)
    yield from run(rules_of(g).killed(g, enemy, figures, hero))
    if dead and enemy.kind == "boss":
        victory.win(g, "MD2-WIN-01")


def _who_gains(g: MassiveDarkness) -> Flow:
    """Where no hero has caused it the players choose who gains from it (MD2-XP-05, MD2-STA-04)."""
    able = {hero.number: hero for hero in (party(g) or g.heroes)}  # knocked out or not (MD2-XP-07)
    if len(able) == 1:
        return next(iter(able.values()))
    if g.options.streamline:
        return min(standing(g) or able.values(), key=lambda hero: (hero.level, hero.xp, hero.number))
    space = OneOf(list(able), lambda n: Label(name(find_friend(g, int(n))), "MD2-XP-05"))
    return able[(yield Ask(seats(g), msg("md2-ask-who-gains"), space))]


def strip(g: MassiveDarkness, enemy: Enemy) -> None:
    """Tokens of an enemy that is gone: states go to the supply, poison into the bag, not onto the pile (MD2-ROG-15)."""
    states.clear(g, enemy)
    for hero in g.heroes:
        if enemy.poison and hero.rogue is not None:
            hero.rogue.bag.append(enemy.poison)
            enemy.poison = ""
