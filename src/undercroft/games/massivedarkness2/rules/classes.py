"""Where a class has a say: each plays by the common rules, and differs at these moments (MD2-WIZ to MD2-RAN).

Every class is a module that registers its `ClassRules`; every method here is what a hero without a class would do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar

from undercroft.games.massivedarkness2.box.components import Ability, Effect, Skill
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_mana
from undercroft.games.massivedarkness2.state import Combat, Hero, MassiveDarkness
from undercroft.kernel.asks import Flow
from undercroft.kernel.spaces import Label, Refusal


class ClassRules:
    """A hero's class."""

    shares: ClassVar[bool] = False
    """Whether heroes of this class give abilities to others: nobody else is asked what is `shared`."""

    def set_up(self, g: MassiveDarkness, hero: Hero) -> Flow | None:
        """The board and its tokens, before the first skill is chosen."""

    def skill_gained(self, g: MassiveDarkness, hero: Hero, skill: Skill, replaced: str) -> Flow | None:
        """A skill was gained, in place of its lower tier if there was one."""

    def cards(self, g: MassiveDarkness, hero: Hero) -> Sequence[str]:
        """Keys of the abilities that the board and the skills let the hero use now (MD2-HRO-03)."""
        from undercroft.games.massivedarkness2.rules.abilities import keys_of

        return [key for skill in hero.skills for key in keys_of(skill)]

    def dormant(self, g: MassiveDarkness, hero: Hero) -> Mapping[str, Refusal]:
        """Keys of those that the hero has and cannot use as the board stands, and why."""
        return {}

    def shared(self, g: MassiveDarkness, owner: Hero, hero: Hero) -> Sequence[str]:
        """Keys of abilities that a hero of this class gives to another hero (MD2-PAL-05)."""
        return ()

    def why_not(self, g: MassiveDarkness, hero: Hero, key: str, ability: Ability, c: Combat | None) -> Refusal | None:
        """Why this class cannot use an ability now: what it cannot pay, or where its board stands in the way."""
        return None

    def pay(self, g: MassiveDarkness, hero: Hero, ability: Ability) -> None:
        """What only this class pays: rage, elements."""

    def used(self, g: MassiveDarkness, hero: Hero, key: str) -> None:
        """An ability was used (MD2-WIZ-04)."""

    def gains(self, g: MassiveDarkness, hero: Hero, effect: Effect) -> Flow | None:
        """What only this class gains by an effect: rage, elements, tokens."""

    def round_begins(self, g: MassiveDarkness, hero: Hero) -> Flow | None:
        """MD2-RND-03."""

    def round_ends(self, g: MassiveDarkness, hero: Hero) -> None:
        """What lasts for a round is over."""

    def turn_begins(self, g: MassiveDarkness, hero: Hero) -> Flow | None:
        """Before the first action."""

    def turn_ends(self, g: MassiveDarkness, hero: Hero) -> Flow | None:
        """After the last action, or when the hero is knocked out."""

    def actions(self, g: MassiveDarkness, hero: Hero, actions: int) -> int:
        """How many actions a turn has (MD2-ROG-03)."""
        return actions

    def action_begins(self, g: MassiveDarkness, hero: Hero, what: str) -> Flow | None:
        """An action is spent on this: attack, move, rest, trade or special (MD2-ROG-03)."""

    def action_lost(self, g: MassiveDarkness, hero: Hero) -> Flow | None:
        """MD2-ROG-08."""

    def before_roll(self, g: MassiveDarkness, hero: Hero, c: Combat) -> Flow | None:
        """The pool is put together, in attack or defence (MD2-RAN-02)."""

    def after_combat(self, g: MassiveDarkness, hero: Hero, c: Combat) -> Flow | None:
        """MD2-RAN-06."""

    def wounded(self, g: MassiveDarkness, hero: Hero, wounds: int) -> None:
        """Health tokens were lost (MD2-BER-03)."""

    def gain_mana(self, g: MassiveDarkness, hero: Hero, mana: int) -> Flow | None:
        """MD2-SHA-02; whoever is no shaman has no choice (MD2-ABL-18, MD2-HRO-06)."""
        hero.mana = min(max_mana(hero), hero.mana + mana)
        return None

    def options(self, g: MassiveDarkness, hero: Hero) -> list[str]:
        """What the class may do in its turn besides actions and abilities, before or after an action."""
        return []

    def label(self, g: MassiveDarkness, hero: Hero, what: str) -> Label:
        raise NotImplementedError(what)

    def refusals(self, g: MassiveDarkness, hero: Hero) -> dict[str, Refusal]:
        """What a player would look for in vain, among those."""
        return {}

    def do(self, g: MassiveDarkness, hero: Hero, what: str) -> Flow | None:
        """Do one of those."""

    def in_combat(self, g: MassiveDarkness, hero: Hero, c: Combat) -> list[str]:
        """Those of them that may be done in the middle of a combat (MD2-WIZ-10)."""
        return []

    def standing(self, g: MassiveDarkness, hero: Hero) -> list[str]:
        """What the class may do at any time, whoever's turn it is; nothing of it asks more or needs chance."""
        return []


CLASSES: dict[str, ClassRules] = {}


def rules_for(hero: Hero) -> ClassRules:
    return _rules_for(hero.id)


@cache
def _rules_for(hero: str) -> ClassRules:
    return CLASSES[content().heroes[hero].trade]


@cache
def basic_at(trade: str, place: str) -> str:
    """What is printed at a place of the board of a class."""
    return next(basic.id for basic in content().basics.values() if basic.trade == trade and basic.place == place)
