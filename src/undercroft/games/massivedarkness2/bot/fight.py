"""In a combat: which dice to roll again, which abilities to use, and when to leave it at that."""

from __future__ import annotations

from undercroft.games.massivedarkness2.bot.danger import hurtful, remaining
from undercroft.games.massivedarkness2.bot.worth import (
    SCRATCH,
    SHIELD,
    SPECIALS,
    dice_worth,
    figure_worth,
    known,
    last_worth,
    life,
    mana_price,
)
from undercroft.games.massivedarkness2.box.components import Ability
from undercroft.games.massivedarkness2.figures import figures_of, find_enemy, find_friend
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.claws import claw_of
from undercroft.games.massivedarkness2.rules.combat import FINISH, swords
from undercroft.games.massivedarkness2.rules.dice import FACES, die
from undercroft.games.massivedarkness2.rules.wounds import health
from undercroft.games.massivedarkness2.state import Combat, Hero, MassiveDarkness

WORTH_A_ROLL = 0.12
"""What a die must promise to be rolled again."""
WORTH_A_COST = 0.1
POTION = 1.2
"""What a potion must bring in a combat, besides."""


class Fight:
    """A combat as it stands, judged from its hero's side."""

    def __init__(self, g: MassiveDarkness, c: Combat) -> None:
        self.g, self.c = g, c
        self.hero = find_friend(g, c.hero)
        self.enemy = find_enemy(g, c.enemy)
        self.each = health(g, self.enemy)
        self.swords = swords(c)
        self.shields = c.shields + sum(FACES[rolled.face].shields for rolled in c.rolled) - c.pierce
        self._stands: dict[tuple[float, float, float], float] = {}
        """What was worked out: dice come to the same again and again."""
        self._gains: dict[tuple[str, str], float] = {}
        """By colour and face: what rolling such a die again promises."""
        self._remaining = remaining(g, self.enemy)
        self._claw = self._of_claw()

    def stands(self, more: float = 0.0, guard: float = 0.0, hurt: float = 0.0) -> float:
        """What the combat comes to with so many more swords, shields and wounds besides, for the hero."""
        key = (more, guard, hurt)
        found = self._stands.get(key)
        if found is None:
            found = self._stands[key] = self._comes_to(more, guard, hurt)
        return found

    def _comes_to(self, more: float, guard: float, hurt: float) -> float:
        wounds = max(0.0, self.swords + more - max(0.0, self.shields + guard))
        if self.c.by_hero:
            return self._harm(wounds + self.c.hurt + hurt)
        left = self.hero.health
        return life(self.g, left - wounds) + self._harm(self.c.hurt + hurt)

    def _harm(self, wounds: float) -> float:
        """What so many wounds are worth on the enemy: kills, and what is left for the next."""
        enemy = self.enemy
        total = min(wounds, self._remaining)
        dead = min(float(figures_of(enemy)), (enemy.hurt + total) / self.each)
        full = int(dead + 1e-9)
        worth = 0.6 * total + figure_worth(enemy) * full
        if full >= figures_of(enemy):
            worth += last_worth(enemy) + 2.0
        return worth

    def claw(self) -> float:
        """What a claw does to the hero, here."""
        return self._claw

    def _of_claw(self) -> float:
        claw = claw_of(self.enemy)
        if claw.when == ("attack" if self.c.by_hero else "defence"):
            return 0.0
        if self.c.by_hero:
            return hurtful(self.enemy) + (0.8 * claw.shields) / claw.claws
        blow = claw.swords + 0.8 * claw.pierce + dice_worth(claw.dice) + 0.8 * claw.fire + 0.5 * claw.drain
        return (blow + 0.8 * claw.frost + (0.8 if claw.special else 0.0)) / claw.claws

    def face_worth(self, face: str, was: str) -> float:
        """The combat with a die showing this face in place of another, as far as that decides anything."""
        new, old = FACES[face], FACES[was]
        worth = self.stands(new.swords - old.swords, new.shields - old.shields)
        worth -= SCRATCH * self._frail() * new.scratches + self.claw() * new.claws
        if self.c.by_hero and isinstance(self.hero, Hero):
            worth += 0.3 * new.mana + 0.8 * new.shadow
        return worth

    def _frail(self) -> float:
        return 2.5 if self.hero.health <= 1 else 1.5 if self.hero.health == 2 else 1.0

    def reroll_gain(self, at: int) -> float:
        rolled = self.c.rolled[at]
        key = (rolled.colour, rolled.face)
        found = self._gains.get(key)
        if found is None:
            faces = die(rolled.colour).faces
            now = self.face_worth(rolled.face, rolled.face)
            found = self._gains[key] = sum(self.face_worth(face, rolled.face) for face in faces) / len(faces) - now
        return found


def resolve(g: MassiveDarkness, offers: list[str]) -> str:
    """The next choice in the combat that is being resolved."""
    c = g.combats[-1]
    fight = Fight(g, c)
    hero = fight.hero
    if isinstance(hero, Hero):
        for offer in offers:  # mana and shadow first: they may pay for what comes then
            if offer.startswith("die:") and _brings(c, int(offer[4:])):
                return offer
    best = (WORTH_A_COST, FINISH)
    for offer in offers:
        kind, _, which = offer.partition(":")
        if kind == "reroll":
            best = max(best, (fight.reroll_gain(int(which)) - WORTH_A_ROLL + WORTH_A_COST, offer))
        elif kind == "use" and isinstance(hero, Hero):
            best = max(best, (gain(fight, hero, which), offer))
        elif kind == "class" and isinstance(hero, Hero):
            best = max(best, (_needle(fight, hero, which), offer))
    return best[1]


def _brings(c: Combat, at: int) -> bool:
    face = FACES[c.rolled[at].face]
    return c.by_hero and bool(face.mana or face.shadow) and not face.scratches and not face.claws


def gain(fight: Fight, hero: Hero, key: str) -> float:
    """What an ability brings in this combat, less its cost."""
    ability = known(key)
    worth = _effect(fight, hero, ability)
    if ability.special:
        worth += SPECIALS.get(ability.special, 0.0) * (1.0 if _useful(fight) else 0.0)
    if worth <= 0:
        return 0.0
    cost = ability.cost
    price = mana_price(hero) * cost.mana + 0.3 * cost.rage + 0.25 * sum(cost.elements.values())
    if cost.wounds:
        price += life(fight.g, hero.health) - life(fight.g, hero.health - cost.wounds)
    if abilities.card_of(key) in hero.potions:
        price += POTION
    return worth - price


def _useful(fight: Fight) -> bool:
    return fight.c.by_hero or fight.swords > fight.shields


def _effect(fight: Fight, hero: Hero, ability: Ability) -> float:
    """By what it changes: swords against shields, dice that could be rolled again, claws that go away."""
    effect, c = ability.effect, fight.c
    now = fight.stands()
    dice = effect.dice
    more = effect.swords + (dice_worth(dice) - SHIELD * dice.blue if c.by_hero else 0.0)
    guard = effect.shields + SHIELD * dice.blue
    pierced = min(effect.pierce, max(0, fight.shields))
    on_foe = effect.wounds if effect.whom in ("foe", "enemy", "enemies") else 0
    if c.by_hero:
        worth = fight.stands(more + pierced, hurt=on_foe) - now
    else:
        worth = fight.stands(guard=guard, hurt=on_foe) - now
    worth += _states(fight, ability)
    if effect.rerolls or effect.enemy_rerolls:
        worth += _rerolls(fight, effect.rerolls, effect.enemy_rerolls)
    worth += _ignored(fight, effect.ignore_claws, effect.ignore_scratches)
    return worth + 0.4 * min(effect.mana, 3) + 0.7 * effect.heal * (hero.health <= 4) + 0.3 * effect.rage


def _states(fight: Fight, ability: Ability) -> float:
    """Fire and frost on an enemy that will live to feel it, and wounds for others than the foe."""
    effect = ability.effect
    live = remaining(fight.g, fight.enemy) > max(0, fight.swords - max(0, fight.shields)) or not fight.c.by_hero
    frost = 0.0 if fight.enemy.kind == "boss" else 1.2 if fight.enemy.frost < 2 else 0.0
    worth = (0.8 * effect.fire + frost * effect.frost) * live if effect.whom == "foe" else 0.0
    if effect.whom in ("others", "enemies") and effect.wounds and isinstance(fight.hero, Hero):
        found = abilities.reachable(fight.g, fight.hero, effect, fight.c)
        worth += 1.0 * effect.wounds * sum(enemy.number != fight.c.enemy for enemy in found)
    return worth


def _rerolls(fight: Fight, any_die: int, black: int) -> float:
    """What rolling again the dice that promise most would bring."""
    able = [(fight.reroll_gain(at), r.colour) for at, r in enumerate(fight.c.rolled) if not r.done]
    own = sorted((one for one, _ in able if one > WORTH_A_ROLL), reverse=True)[:any_die]
    foe = sorted((one for one, colour in able if colour == "black" and one > WORTH_A_ROLL), reverse=True)[:black]
    return 0.9 * (sum(own) + sum(foe)) if fight.c.rolled else 0.3 * any_die


def _ignored(fight: Fight, claws: int, scratches: int) -> float:
    left = [FACES[rolled.face] for rolled in fight.c.rolled if not rolled.done]
    return fight.claw() * min(claws, sum(f.claws for f in left)) + min(scratches, sum(f.scratches for f in left))


def _needle(fight: Fight, hero: Hero, what: str) -> float:
    """On to a spell that is worth all the mana of the way to it, in this very combat."""
    board = hero.wizard
    if board is None or what != "needle":
        return 0.0
    g, c = fight.g, fight.c
    now = board.spells[board.needle]
    best = 0.0
    for far in range(1, len(board.spells)):
        for key in abilities.keys_of(board.spells[(board.needle + far) % len(board.spells)]):
            if _castable(fight, hero, key, far):
                best = max(best, gain(fight, hero, key) - far * mana_price(hero))
    able = [key for key in abilities.keys_of(now) if abilities.why_not(g, hero, key, c) is None]
    here = max((gain(fight, hero, key) for key in able if known(key).when in moments(c)), default=0.0)
    return best if here <= WORTH_A_COST else 0.0  # a spell that helps is cast first: that turns the needle for nothing


def moments(c: Combat) -> frozenset[str]:
    return frozenset({"combat", "attack", c.kind}) if c.by_hero else frozenset({"combat", "defence"})


def _castable(fight: Fight, hero: Hero, key: str, turns: int) -> bool:
    """Whether a spell that the needle has yet to reach could be cast then."""
    ability = known(key)
    if ability.when not in moments(fight.c) or ability.cost.mana + turns > hero.mana:
        return False
    return abilities.why_not(fight.g, hero, key, fight.c) is None
