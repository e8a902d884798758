"""The dice pool, put together in five steps (MD2-POL)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.massivedarkness2.box.components import Dice
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import find_enemy, find_friend, in_shadow, mob_card, roaming_card
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.dice import counts, limit
from undercroft.games.massivedarkness2.rules.items import blue_dice, card, weapons, worn
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.rules.targets import hampered
from undercroft.games.massivedarkness2.state import Ally, AttackType, Combat, Enemy, Hero, MassiveDarkness

COLUMN = "column"
"""The note of a combat that a column is in the way, and has not cost anything yet."""


def add(c: Combat, dice: Mapping[str, int]) -> dict[str, int]:
    """Put dice into the pool, as many as the limit leaves room for (MD2-POL-06); returns those that went in.

    Of bonus dice the first yellow one is lost to a column in the way, where the weapon has none (MD2-TOK-05).
    """
    able = {}
    dice = dict(dice)
    if c.notes.get(COLUMN) and dice.get(content().box.limits.column):
        dice[content().box.limits.column] -= 1
        del c.notes[COLUMN]
    for colour, count in dice.items():
        room = limit(colour) - c.pool.get(colour, 0)
        if (put := min(count, room)) > 0:
            c.pool[colour] = c.pool.get(colour, 0) + put
            able[colour] = put
    return able


def prepare(g: MassiveDarkness, c: Combat, bonus: Mapping[str, int]) -> None:
    """Attacker's and defender's dice form one pool (MD2-POL-07); no shadow die where an enemy attacks (MD2-POL-08)."""
    hero, enemy = find_friend(g, c.hero), find_enemy(g, c.enemy)
    attack = hero_dice(g, hero, c) if c.by_hero else enemy_dice(enemy, c.kind)
    for colour, count in bonus.items():
        attack[colour] = attack.get(colour, 0) + count
    add(c, attack)  # step 1
    if c.by_hero and isinstance(hero, Hero) and (c.shadow or in_shadow(g, hero.at)):  # step 2 (MD2-POL-02, MD2-SHD-02)
        c.shadow = True
        add(c, {"purple": 1})
    add(c, defence_dice(enemy) if c.by_hero else {"blue": hero_blue(hero)})  # step 3, MD2-SHD-04
    if enemy.kind == "mob":  # step 4: one for each minion, none for the leader (MD2-POL-04, MD2-MOB-16)
        add(c, {"black": enemy.minions + (1 if not enemy.item and not c.by_hero else 0)})
    if isinstance(hero, Hero):  # step 5: what is always on (MD2-POL-05)
        always(g, c, hero)
    start, end = (hero.at, enemy.at) if c.by_hero else (enemy.at, hero.at)
    if hampered(g, c.kind, start, end):
        lose_to_column(c)


def lose_to_column(c: Combat) -> None:
    """A yellow die of the whole pool is not rolled (MD2-TOK-05), if there is one before the roll (MD2-TOK-06)."""
    column = content().box.limits.column
    if c.pool.get(column):
        c.pool[column] -= 1
    else:
        c.notes[COLUMN] = 1


def hero_dice(g: MassiveDarkness, hero: Hero | Ally, c: Combat) -> dict[str, int]:
    """Step 1: of both weapons, if both have the chosen attack type (MD2-POL-01, MD2-ATK-07, MD2-ATK-08)."""
    if isinstance(hero, Ally):
        return counts(content().spirits[hero.kind].attacks[c.kind])
    found = dict(rules_of(g).attack_dice(g, hero, c.kind))
    held = weapons(hero, c.kind)
    c.dual = len(held) > 1
    for weapon in held:
        for colour, count in counts(weapon.attacks[c.kind]).items():
            found[colour] = found.get(colour, 0) + count
        c.swords += weapon.swords
    return found


def hero_blue(hero: Hero | Ally) -> int:
    if isinstance(hero, Hero):
        return blue_dice(hero)
    spirit = content().spirits.get(hero.kind)
    return spirit.blue if spirit is not None else 2  # MD2-MIS-19: the Summoner Master


def enemy_attacks(enemy: Enemy) -> Mapping[AttackType, Dice]:
    """The attacks of an enemy (MD2-EPH-06, MD2-ROM-10); a mob whose item was taken strikes bare-handed (MD2-MOB-15)."""
    if enemy.kind == "mob":
        return content().mob_items[enemy.item].mob if enemy.item else {"melee": Dice()}
    if enemy.kind == "roaming":
        return roaming_card(enemy).attacks
    return content().bosses[enemy.id].attacks


def enemy_dice(enemy: Enemy, kind: AttackType) -> dict[str, int]:
    """With the dice of the item that the Last Roaming Monster carries (MD2-MIS-89)."""
    found = counts(enemy_attacks(enemy).get(kind, Dice()))
    if enemy.kind == "roaming" and enemy.item:
        for colour, count in counts(content().mob_items[enemy.item].mob.get(kind, Dice())).items():
            found[colour] = found.get(colour, 0) + count
    return found


def defence_dice(enemy: Enemy) -> dict[str, int]:
    """Step 3 (MD2-POL-03)."""
    if enemy.kind == "mob":
        return {"blue": mob_card(enemy).blue}
    if enemy.kind == "roaming":
        return counts(roaming_card(enemy).defence)
    return counts(content().bosses[enemy.id].defence)


def always(g: MassiveDarkness, c: Combat, hero: Hero) -> None:
    """Swords and shields printed on what is worn, and abilities that are always on; Lifebringers that are spent."""
    if not c.by_hero:
        c.shields += sum(card(item).shields for item in worn(hero))
    c.rerolls += g.spent  # MD2-KO-07
    for ability in abilities.passive(g, hero):
        effect = ability.effect
        dice = counts(effect.dice)
        if c.by_hero:
            c.swords += effect.swords
            c.pierce += effect.pierce
            add(c, {colour: count for colour, count in dice.items() if colour != "blue"})
        else:
            c.shields += effect.shields
            add(c, {colour: count for colour, count in dice.items() if colour == "blue"})
        c.rerolls += effect.rerolls
        c.enemy_rerolls += effect.enemy_rerolls
