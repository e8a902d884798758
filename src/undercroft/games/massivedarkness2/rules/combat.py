"""An attack, in three steps: roll all dice, apply skills and effects, count swords and shields (MD2-RES).

The rulebook tells two of them from beginning to end (MD2-RES-11, MD2-RES-12).

Heroes' and enemies' attacks are the same but for who gains mana and who chooses (MD2-RES-09): the hero's player always
resolves the dice (MD2-RES-10).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from undercroft.games.massivedarkness2.box.components import Effect
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import enemy_left, find_enemy, find_friend, name, seats, zone_name
from undercroft.games.massivedarkness2.rules import abilities, claws, pool, states
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.dice import COLOURS, FACES, OPEN, counts, die
from undercroft.games.massivedarkness2.rules.wounds import check_knock_out, wound_enemy, wound_hero
from undercroft.games.massivedarkness2.state import (
    Ally,
    AttackType,
    Combat,
    Enemy,
    Hero,
    LastAttack,
    MassiveDarkness,
    Rolled,
)
from undercroft.kernel.asks import ANEW, Ask, Flow, run
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

FINISH = "finish"
ROLL = "roll"
KILLS = frozenset({"kill"})


def attack(g: MassiveDarkness, hero: Hero | Ally, enemy: Enemy, kind: AttackType) -> Flow:
    """A hero's attack, or a spirit's (MD2-ATK-01); the action is over when it is resolved (MD2-ATK-09)."""
    c = Combat(hero=hero.number, enemy=enemy.number, by_hero=True, kind=kind)
    yield from resolve(g, c)


def enemy_attack(
    g: MassiveDarkness, enemy: Enemy, hero: Hero | Ally, kind: AttackType, bonus: Mapping[str, int] = {}
) -> Flow:
    """All figures of an enemy attack together (MD2-EPH-09)."""
    c = Combat(hero=hero.number, enemy=enemy.number, by_hero=False, kind=kind)
    yield from resolve(g, c, bonus)


def resolve(g: MassiveDarkness, c: Combat, bonus: Mapping[str, int] = {}) -> Flow:
    """The pool, then the three steps (MD2-RES-01), then deaths and what they bring (MD2-RES-13)."""
    hero = find_friend(g, c.hero)
    g.combats.append(c)
    if isinstance(hero, Hero):
        yield from run(rules_for(hero).before_roll(g, hero, c))
    pool.prepare(g, c, bonus)
    if isinstance(hero, Ally) and c.by_hero and hero.kind in content().spirits:  # MD2-SHA-14
        effect = content().spirits[hero.kind].effect
        yield from improve(g, c, effect)
        yield from abilities.afflict_enemy(g, find_enemy(g, c.enemy), effect, None, c)
    yield from prepare_pool(g, c)
    yield from roll(g, c)  # step 1
    yield from apply_effects(g, c)  # step 2
    yield from total(g, c)  # step 3
    if isinstance(hero, Hero):
        yield from run(rules_for(hero).after_combat(g, hero, c))
    g.combats.remove(c)
    yield from afterwards(g, c, hero)
    check_knock_out(g, hero)  # MD2-KO-06: only now


def afterwards(g: MassiveDarkness, c: Combat, hero: Hero | Ally) -> Flow:
    """What an enemy's ability has put off until the combat is over: all fire on the defender burns at once."""
    colour = {1: "yellow", 2: "orange"}.get(c.notes.get("burn", 0))
    if colour and hero.health:
        wound_hero(g, hero, (yield from states.burn(g, hero, colour)), "MD2-STA-02")


# -- the pool ---------------------------------------------------------------------------------------------------------


def prepare_pool(g: MassiveDarkness, c: Combat) -> Flow:
    """Bonus dice may be added before the roll (MD2-POL-05), or later, which is never worse."""
    hero = find_friend(g, c.hero)
    if not isinstance(hero, Hero) or g.options.streamline:
        return
    while True:
        dice = [key for key in abilities.at(g, hero, abilities.moments(c)) if _adds_dice(key)]
        adding = [key for key in dice if abilities.why_not(g, hero, key, c) is None]
        if not adding:
            return
        space = OneOf([*(f"use:{key}" for key in adding), ROLL], lambda what: _label(g, c, str(what)))
        answer = yield Ask((hero.seat,), _prompt(g, c, "md2-ask-pool"), space, default=ROLL, anew=True)
        if answer == ROLL:
            return
        if answer is not ANEW:
            yield from abilities.use(g, hero, str(answer)[4:], c)


@cache
def _adds_dice(key: str) -> bool:
    return bool(counts(content().abilities[key].effect.dice))


def roll(g: MassiveDarkness, c: Combat) -> Flow:
    """All dice of the pool at once (MD2-RES-02)."""
    c.stage = "resolve"
    c.notes.pop(pool.COLUMN, None)  # MD2-TOK-06
    yield from _throw(g, c, c.pool)


def more_dice(g: MassiveDarkness, c: Combat, dice: Mapping[str, int]) -> Flow:
    """Dice added while the pool is put together are rolled with it; later ones at once (MD2-RES-05)."""
    able = pool.add(c, dice)
    if able and c.stage == "resolve":
        yield from _throw(g, c, able)


def _throw(g: MassiveDarkness, c: Combat, dice: Mapping[str, int]) -> Flow:
    colours = [colour for colour in COLOURS for _ in range(dice.get(colour, 0))]
    if not colours:
        return
    faces = yield Roll([die(colour) for colour in colours], find_friend(g, c.hero).seat)
    c.rolled += [Rolled(colour, str(face)) for colour, face in zip(colours, faces, strict=True)]


def improve(g: MassiveDarkness, c: Combat, effect: Effect) -> Flow:
    """What an effect does to the combat (MD2-ABL-17, MD2-ABL-19, MD2-ABL-21 to MD2-ABL-25)."""
    c.swords += effect.swords
    c.shields += effect.shields
    c.pierce += effect.pierce
    c.rerolls += effect.rerolls
    c.enemy_rerolls += effect.enemy_rerolls
    ignore(c, effect.ignore_claws, "claw")
    ignore(c, effect.ignore_scratches, "scratch")
    yield from more_dice(g, c, counts(effect.dice))


def ignore(c: Combat, count: int, symbol: str) -> None:
    """So many unresolved claws or scratches are as if they were not there (MD2-ABL-25)."""
    for rolled in c.rolled:
        if count and not rolled.done and symbol in rolled.face:
            rolled.face = WITHOUT[symbol][rolled.face]
            count -= 1


WITHOUT = {
    "claw": {"claw": "blank", "claw_scratch": "scratch"},
    "scratch": {"scratch": "blank", "claw_scratch": "claw"},
}


# -- step 2 -----------------------------------------------------------------------------------------------------------


def apply_effects(g: MassiveDarkness, c: Combat) -> Flow:
    """Every mana, shadow, scratch and claw is resolved, in the player's own order, skills in between (MD2-RES-03).

    Where nothing is to be decided the next die is resolved; what it brings may be used at once (MD2-BER-03).
    """
    hero = find_friend(g, c.hero)
    while True:
        if not undecided(g, c, hero):
            if not (left := unresolved(c)):
                return
            yield from resolve_die(g, c, left[0])
            continue
        space = OneOf(lambda: options(g, c), lambda what: _label(g, c, str(what)), lambda: refusals(g, c))
        who = (hero.seat,) if isinstance(hero, Hero) or hero.kind in content().spirits else seats(g)
        answer = yield Ask(who, _prompt(g, c, "md2-ask-resolve"), space, default=FINISH, anew=True)
        if answer == FINISH:
            break
        if answer is ANEW:
            continue
        kind, _, which = str(answer).partition(":")
        if kind == "die":
            yield from resolve_die(g, c, c.rolled[int(which)])
        elif kind == "reroll":
            yield from reroll(g, c, c.rolled[int(which)])
        elif isinstance(hero, Hero):
            yield from _by_ability(g, c, hero, kind, which)
    yield from resolve_rest(g, c)


def _by_ability(g: MassiveDarkness, c: Combat, hero: Hero, kind: str, which: str) -> Flow:
    if kind == "class":
        yield from run(rules_for(hero).do(g, hero, which))
    else:
        yield from abilities.use(g, hero, which, c)


def undecided(g: MassiveDarkness, c: Combat, hero: Hero | Ally) -> bool:
    """Whether there is anything to decide: not where no choice would make a difference."""
    if not g.options.streamline and len({rolled.face for rolled in c.rolled if to_resolve(rolled)}) > 1:
        return True
    if (c.rerolls or c.enemy_rerolls) and rerollable(c):
        return True
    return isinstance(hero, Hero) and (
        abilities.any_usable(g, hero, abilities.moments(c), c) or bool(rules_for(hero).in_combat(g, hero, c))
    )


def to_resolve(rolled: Rolled) -> bool:
    return not rolled.done and rolled.face in OPEN


def options(g: MassiveDarkness, c: Combat) -> list[str]:
    """Of dice that show the same, the first."""
    hero = find_friend(g, c.hero)
    found = [f"die:{at}" for at in _different(c, to_resolve)]
    if c.rerolls or c.enemy_rerolls:
        found += [f"reroll:{at}" for at in rerollable(c)]
    if isinstance(hero, Hero):
        found += [f"use:{key}" for key in abilities.usable(g, hero, abilities.moments(c), c)]
        found += [f"class:{what}" for what in rules_for(hero).in_combat(g, hero, c)]
    return [*found, FINISH]


def rerollable(c: Combat) -> list[int]:
    """Dice that are not resolved yet (MD2-RES-04), any of the pool or enemy dice only (MD2-ABL-21, MD2-ABL-22)."""
    return _different(c, lambda rolled: not rolled.done and bool(c.rerolls or rolled.colour == "black"))


def _different(c: Combat, able: Callable[[Rolled], bool]) -> list[int]:
    """The places of such dice, but of those that show the same only the first."""
    found: dict[tuple[str, str], int] = {}
    for at, rolled in enumerate(c.rolled):
        if able(rolled):
            found.setdefault((rolled.colour, rolled.face), at)
    return list(found.values())


def reroll(g: MassiveDarkness, c: Combat, rolled: Rolled) -> Flow:
    """One die after another, each a reroll of its own (MD2-ABL-21)."""
    if rolled.colour == "black" and c.enemy_rerolls:
        c.enemy_rerolls -= 1
    else:
        c.rerolls -= 1
    (face,) = yield Roll([die(rolled.colour)], find_friend(g, c.hero).seat)
    rolled.face = str(face)
    line = msg("md2-log-reroll", die=Msg(f"md2-die-{rolled.colour}"), face=Msg(f"md2-face-{face}"))
    g.tell(line, "MD2-ABL-21")


def resolve_die(g: MassiveDarkness, c: Combat, rolled: Rolled) -> Flow:
    """All symbols of a die; from now on it stays as it is (MD2-RES-04)."""
    rolled.done = True
    hero = find_friend(g, c.hero)
    face = FACES[rolled.face]
    if (
        face.mana and c.by_hero and isinstance(hero, Hero)
    ):  # MD2-DIC-09; an enemy's attack gives nobody any (MD2-RES-09, MD2-ENM-04)
        g.tell(msg("md2-log-mana", who=name(hero), n=face.mana), "MD2-DIC-09")
        yield from abilities.gain_mana(g, hero, face.mana)
    if face.shadow and isinstance(hero, Hero):  # MD2-DIC-11, MD2-SHD-03
        g.tell(msg("md2-log-shadow", who=name(hero)), "MD2-SHD-03")
        yield from abilities.do(g, hero, content().abilities[f"{hero.id}.shadow"], c)
    if face.scratches:  # MD2-DIC-12: never blocked, whoever attacks (MD2-RES-08)
        wound_hero(g, hero, face.scratches, "MD2-DIC-12")
    if face.claws:
        yield from claws.clawed(g, c, face.claws)


ORDER = ("mana", "mana2", "sword_mana", "shadow", "scratch", "claw_scratch", "claw")
"""How results are resolved that nobody wants to order."""


def resolve_rest(g: MassiveDarkness, c: Combat) -> Flow:
    """What is left has to be resolved as well; dice added on the way too (MD2-RES-05)."""
    while left := unresolved(c):
        yield from resolve_die(g, c, left[0])


def unresolved(c: Combat) -> list[Rolled]:
    """The dice that have to be resolved yet, those first that nobody would wait for."""
    return sorted(filter(to_resolve, c.rolled), key=lambda rolled: ORDER.index(rolled.face))


# -- step 3 -----------------------------------------------------------------------------------------------------------


def swords(c: Combat) -> int:
    return c.swords + sum(FACES[rolled.face].swords for rolled in c.rolled)


def shields(c: Combat) -> int:
    """Those that the defender has not lost (MD2-ABL-24)."""
    return max(0, c.shields + sum(FACES[rolled.face].shields for rolled in c.rolled) - c.pierce)


def total(g: MassiveDarkness, c: Combat) -> Flow:
    """A shield blocks a sword (MD2-DIC-10), the rest wound (MD2-DIC-08, MD2-RES-06); then figures die (MD2-RES-13)."""
    c.stage = "total"
    hero, enemy = find_friend(g, c.hero), find_enemy(g, c.enemy)
    wounds = max(0, swords(c) - shields(c))
    tell(g, c, wounds)
    actor = hero if isinstance(hero, Hero) else next((h for h in g.heroes if h.seat == hero.seat), None)  # MD2-SHA-13
    if c.suffered or c.lost:  # what its own ability has done to it is no hero's kill (MD2-XP-05)
        yield from wound_enemy(g, enemy, c.suffered, None, c.lost)
    if not c.by_hero:
        wound_hero(g, hero, wounds, "MD2-RES-06")
    dealt = c.hurt + (wounds if c.by_hero else 0)  # MD2-RES-07, MD2-XP-04
    if (dealt or c.slain) and enemy_left(g, c.enemy):
        killed = yield from wound_enemy(g, enemy, dealt, actor, c.slain)
        if killed and c.by_hero and isinstance(hero, Hero) and not g.winner:
            yield from after_kill(g, hero)


def after_kill(g: MassiveDarkness, hero: Hero) -> Flow:
    """What a hero may do after having killed somebody."""
    done: set[str] = set()  # each once for this kill
    while hero.health and (able := [key for key in abilities.usable(g, hero, KILLS) if key not in done]):
        space = OneOf([*(f"use:{key}" for key in able), FINISH], lambda what: _use_label(str(what)))
        answer = str((yield Ask((hero.seat,), msg("md2-ask-kill", who=name(hero)), space, default=FINISH)))
        if answer == FINISH:
            return
        done.add(answer[4:])
        yield from abilities.use(g, hero, answer[4:])


def tell(g: MassiveDarkness, c: Combat, wounds: int) -> None:
    """Put the attack in the log, and where everybody can look at it."""
    hero, enemy = find_friend(g, c.hero), find_enemy(g, c.enemy)
    by, at = (hero, enemy) if c.by_hero else (enemy, hero)
    last = g.last_attack
    faces = [FACES[rolled.face] for rolled in c.rolled]
    g.last_attack = LastAttack(
        number=last.number + 1 if isinstance(last, LastAttack) else 1,
        hero=c.hero,
        enemy=c.enemy,
        by_hero=c.by_hero,
        kind=c.kind,
        who=name(by),
        whom=name(at),
        dice=tuple((rolled.colour, rolled.face) for rolled in c.rolled),
        swords=swords(c),
        shields=shields(c),
        wounds=wounds,
        scratches=sum(face.scratches for face in faces),
        claws=sum(face.claws for face in faces),
        where=zone_name(g, at.at),
        whence=zone_name(g, by.at),
    )
    line = msg(
        "md2-log-attack",
        who=name(by),
        whom=name(at),
        kind=Msg(f"md2-attack-{c.kind}"),
        swords=swords(c),
        shields=shields(c),
        wounds=wounds,
        at=f"{zone_name(g, by.at)} {zone_name(g, at.at)}",
    )
    g.tell(line, "MD2-RES-06")


# -- words ------------------------------------------------------------------------------------------------------------


def _prompt(g: MassiveDarkness, c: Combat, ask: str) -> Msg:
    hero, enemy = find_friend(g, c.hero), find_enemy(g, c.enemy)
    by, at = (hero, enemy) if c.by_hero else (enemy, hero)
    return msg(
        ask, who=name(by), whom=name(at), rerolls=c.rerolls + c.enemy_rerolls, swords=swords(c), shields=shields(c)
    )


def _label(g: MassiveDarkness, c: Combat, what: str) -> Label:
    kind, _, which = what.partition(":")
    if kind in ("die", "reroll"):
        rolled = c.rolled[int(which)]
        line = msg(f"md2-do-{kind}", die=Msg(f"md2-die-{rolled.colour}"), face=Msg(f"md2-face-{rolled.face}"))
        return Label(line, "MD2-RES-03" if kind == "die" else "MD2-ABL-21")
    if kind == ROLL:
        return Label(msg("md2-do-roll"), "MD2-RES-02")
    if kind == "class":
        hero = find_friend(g, c.hero)
        assert isinstance(hero, Hero)
        return rules_for(hero).label(g, hero, which)
    return _use_label(what)


def _use_label(what: str) -> Label:
    if what == FINISH:
        return Label(msg("md2-do-finish"), "MD2-RES-03")
    return Label(msg("md2-do-use", what=abilities.title(what[4:])), "MD2-ABL-01")


def refusals(g: MassiveDarkness, c: Combat) -> dict[Value, Refusal]:
    """Dice that are resolved, and abilities that cannot be used."""
    refused: dict[Value, Refusal] = {}
    if c.rerolls or c.enemy_rerolls:
        for at, rolled in enumerate(c.rolled):
            if rolled.done:
                refused[f"reroll:{at}"] = Refusal(msg("md2-no-reroll-resolved"), "MD2-RES-04")
    hero = find_friend(g, c.hero)
    if isinstance(hero, Hero):
        for key in abilities.at(g, hero, abilities.moments(c)):
            if why := abilities.why_not(g, hero, key, c):
                refused[f"use:{key}"] = why
        for key, why in rules_for(hero).dormant(g, hero).items():
            if content().abilities[key].when in abilities.moments(c):
                refused[f"use:{key}"] = why
    return refused
