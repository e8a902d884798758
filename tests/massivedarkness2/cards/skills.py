"""Skills tried out: a position in which an ability can be used, and what changes when it is.

What is expected is read off the card; that it is as good as the card says, and that it must be paid, is what is tested.
"""

from __future__ import annotations

from typing import Any

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.components import IN_COMBAT, Ability, Skill
from undercroft.games.massivedarkness2.box.content import BLESSED, content, keys
from undercroft.games.massivedarkness2.figures import max_health, max_mana
from undercroft.games.massivedarkness2.rules import abilities, movement
from undercroft.games.massivedarkness2.rules.dice import COLOURS, FACES
from undercroft.games.massivedarkness2.state import Combat, Hero, Rolled, Turn

LIGHT, SHADOW = "B1", "B2"
ATTACKS = ("melee", "magic", "ranged")
FOES = {"": "demons", "mob": "demons", "roaming": "andra", "boss": "reaper"}


def keys_for(trade: str, *, special: bool) -> list[str]:
    """The abilities of the skills of a class that are data alone, or those that are more."""
    found = content().abilities
    skills = [skill for skill in content().skills.values() if skill.trade == trade]
    every = [key for skill in skills for key in keys(skill.id, len(skill.abilities))]
    every += [key for skill in skills for key in keys(skill.id + BLESSED, len(skill.blessed))]
    return [key for key in every if bool(found[key].special) == special]


def specials_of(trade: str) -> set[str | None]:
    """What skills of a class do that data cannot say."""
    return {content().abilities[key].special for key in keys_for(trade, special=True)}


class Trial:
    """A hero who has one skill, and everything that it takes to use it."""

    def __init__(self, key: str, at: str = "") -> None:
        self.key = key
        self.ability: Ability = content().abilities[key]
        need = self.ability.need
        who = next((hero.id for hero in content().heroes.values() if hero.trade == self.trade), "nahias")
        self.table = Table("training", who, "irk" if who != "irk" else "gheta")
        self.table.put(self.hero, at or (SHADOW if need.where == "shadow" else LIGHT))
        self.table.put(self.table.other, "F3")
        self.hero.level = 5
        self.hero.mana = max_mana(self.hero) - self.ability.effect.mana
        self.hero.health = max(1, max_health(self.hero) - max(need.wounded, self.ability.effect.heal))
        self.lacks = max_health(self.hero) - self.hero.health
        self.hero.frost = self.ability.effect.cleanse
        if self.hero.berserker is not None:
            self.hero.berserker.rage = 4
        if self.hero.shaman is not None:
            risen = max(self.ability.effect.elements.values(), default=0)
            self.hero.shaman.height = dict.fromkeys(self.hero.shaman.height, 4 - risen)
        self.give()
        if self.ability.effect.heal_all:
            self.table.other.at = self.hero.at
            self.table.other.health -= self.ability.effect.heal
        self.foe = self.table.enemy(FOES[need.against], at=self.where, minions=2, range_="5")
        self.bystander = self.table.enemy("undead", at=self.where, range_="5")
        self.c = self.combat() if self.ability.when in IN_COMBAT else None
        self.table.turn(self.hero)
        if self.ability.when == "move":
            movement.begin(self.table.g, self.hero, self.turn)

    @property
    def card(self) -> Skill:
        return content().skills[abilities.card_of(self.key).rstrip(BLESSED)]

    @property
    def trade(self) -> str | None:
        """The class that has it."""
        return self.card.trade

    def give(self) -> None:
        """The hero gets the card, in a place where it counts."""
        card = self.card
        self.hero.skills = [card.id]
        if self.hero.berserker is not None:
            self.hero.berserker.stance = card.stance or "bravado"
            self.hero.berserker.skills[card.stance or "bravado"] = [card.id]
        if self.hero.wizard is not None:  # MD2-WIZ-03, MD2-WIZ-07
            self.hero.wizard.spells[self.hero.wizard.needle] = card.id
            self.hero.slots = {"left": "ash_wand"}
        if self.hero.paladin is not None:  # MD2-PAL-05, MD2-PAL-08
            self.hero.paladin.zones["gold"] = self.hero.at
            self.hero.paladin.skills["gold"] = [card.id]
            self.hero.paladin.blessed = card.id if BLESSED in self.key else ""

    @property
    def hero(self) -> Hero:
        return self.table.hero

    @property
    def where(self) -> str:
        return self.table.where(self.hero)

    @property
    def turn(self) -> Turn:
        assert self.table.g.turn is not None
        return self.table.g.turn

    def combat(self) -> Combat:
        when = self.ability.when
        kind: Any = when if when in ATTACKS else "melee"
        made = Combat(hero=0, enemy=self.foe.number, by_hero=when != "defence", kind=kind, stage="resolve")
        made.dual = self.ability.need.dual
        made.rolled = [Rolled("black", face) for face in ("claw_scratch", "scratch", "claw")]
        self.table.g.combats.append(made)
        return made

    # -- using it -----------------------------------------------------------------------------------------------------

    @property
    def able(self) -> bool:
        """Whether it may be used at its moment."""
        moments = abilities.moments(self.c) if self.c is not None else frozenset({self.ability.when})
        return self.key in abilities.usable(self.table.g, self.hero, moments, self.c)

    def use(self, *answers: Any) -> None:
        assert self.able
        self.table.play(abilities.use(self.table.g, self.hero, self.key, self.c), *answers)

    def measure(self) -> dict[str, int]:
        """Everything that an effect may change."""
        hero, c, turn = self.hero, self.c or Combat(hero=0, enemy=0, by_hero=True, kind="melee"), self.turn
        found = {"mana": hero.mana, "health": hero.health, "mp": turn.mp, "actions": turn.actions}
        found |= {"rage": hero.berserker.rage if hero.berserker is not None else 0}
        found |= {"tokens": len(hero.rogue.active) if hero.rogue is not None else 0}
        found |= hero.shaman.height if hero.shaman is not None else {}
        found |= {"comrade": self.table.other.health, "states": hero.fire + hero.frost}
        found |= {"swords": c.swords, "shields": c.shields, "pierce": c.pierce}
        found |= {"rerolls": c.rerolls, "enemy_rerolls": c.enemy_rerolls}
        found |= {"claws": sum(FACES[rolled.face].claws for rolled in c.rolled)}
        found |= {"scratches": sum(FACES[rolled.face].scratches for rolled in c.rolled)}
        for who, enemy in {"foe": self.foe, "bystander": self.bystander}.items():
            found |= {who: enemy.hurt, f"{who}_fire": enemy.fire, f"{who}_frost": enemy.frost}
        found["foe"] += c.hurt
        return found | {colour: c.pool.get(colour, 0) for colour in COLOURS}

    def gained(self) -> dict[str, int]:
        """What the card promises, whatever it costs."""
        effect = self.ability.effect
        same = ("mana", "mp", "rage", "tokens", "swords", "shields", "pierce", "rerolls", "enemy_rerolls")
        found: dict[str, int] = {kind: getattr(effect, kind) for kind in same}
        found |= {colour: getattr(effect.dice, colour) for colour in COLOURS}
        found["health"] = min(effect.heal, self.lacks)
        found["actions"] = effect.actions + effect.tokens  # MD2-ROG-06
        found["comrade"] = effect.heal if effect.heal_all else 0
        found["states"] = -effect.cleanse
        found["claws"], found["scratches"] = -min(effect.ignore_claws, 2), -min(effect.ignore_scratches, 2)
        found |= effect.elements
        for who, meant in {"foe": ("foe", "enemies", "enemy"), "bystander": ("others", "enemies")}.items():
            if effect.whom in meant:
                found |= {who: effect.wounds, f"{who}_fire": effect.fire, f"{who}_frost": effect.frost}
        return {kind: n for kind, n in found.items() if n}

    def expected(self) -> dict[str, int]:
        """And what it costs; the wounds of a berserker become rage (MD2-BER-03)."""
        cost, found = self.ability.cost, self.gained()
        paid = {"mana": cost.mana, "health": cost.wounds, "rage": cost.rage}
        if self.hero.berserker is not None:
            paid["rage"] -= cost.wounds
        paid |= cost.elements
        for kind, n in paid.items():
            found[kind] = found.get(kind, 0) - n
        return {kind: n for kind, n in found.items() if n}


def does_what_it_says(key: str, tried: type[Trial] = Trial) -> None:
    """Used, it changes exactly what the card says."""
    trial = tried(key)
    promised = trial.gained()
    assert promised
    before = trial.measure()
    trial.use(*([trial.foe.number] if trial.ability.effect.whom == "enemy" else []))
    after = trial.measure()
    assert {kind: after[kind] - n for kind, n in before.items() if after[kind] != n} == trial.expected()


def is_used_once(key: str) -> None:
    """Once in its combat, its Move action, its turn or round (MD2-ABL-03 to MD2-ABL-07, MD2-ABL-31)."""
    trial = Trial(key)
    trial.use(*([trial.foe.number] if trial.ability.effect.whom == "enemy" else []))
    trial.hero.mana = max_mana(trial.hero)
    trial.hero.health = max_health(trial.hero) - 4
    if trial.hero.wizard is not None:
        trial.hero.wizard.needle = 0
    if trial.hero.shaman is not None:
        trial.hero.shaman.height = dict.fromkeys(trial.hero.shaman.height, 4)
    assert not trial.able


def must_be_paid(key: str, tried: type[Trial] = Trial) -> None:
    """Whoever has less than it costs cannot use it."""
    cost = content().abilities[key].cost
    for short in ("mana", "wounds", "rage"):
        if n := getattr(cost, short):
            trial = tried(key)
            if short == "mana":
                trial.hero.mana = n - 1
            elif short == "wounds":
                trial.hero.health = n - 1
            else:
                assert trial.hero.berserker is not None
                trial.hero.berserker.rage = n - 1
            assert not trial.able, short
    for element, n in cost.elements.items():
        trial = tried(key)
        assert trial.hero.shaman is not None
        trial.hero.shaman.height[element] = n - 1
        assert not trial.able, element


def has_its_moment(key: str, tried: type[Trial] = Trial) -> None:
    """Usable at its moment and with what it requires, and at no other."""
    need, when = content().abilities[key].need, content().abilities[key].when
    assert tried(key).able
    if when in IN_COMBAT:
        trial = tried(key)
        assert trial.c is not None
        other: Any = {"melee": "ranged", "magic": "melee", "ranged": "melee"}
        if when in other:
            trial.c.kind = other[when]
        else:
            trial.c.by_hero = not trial.c.by_hero
        assert when == "combat" or not trial.able
        assert key not in abilities.usable(trial.table.g, trial.hero, frozenset({"turn", "any", "move"}))
    if need.where:
        assert not tried(key, at=LIGHT if need.where == "shadow" else SHADOW).able
    if need.dual:
        trial = tried(key)
        assert trial.c is not None
        trial.c.dual = False
        assert not trial.able
    if need.wounded:
        trial = tried(key)
        trial.hero.health = max_health(trial.hero) - need.wounded + 1
        assert not trial.able
    if need.against:
        trial = tried(key)
        trial.foe.kind = "boss" if need.against != "boss" else "mob"
        assert not trial.able
    if need.alone:
        trial = tried(key)
        trial.table.put(trial.table.other, trial.where)
        assert not trial.able
