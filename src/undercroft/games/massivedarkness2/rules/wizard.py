"""The wizard: four spells on an amulet, and the needle that points at one of them (MD2-WIZ)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.massivedarkness2.box.components import IN_COMBAT, Ability, Skill
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.rules.abilities import card_of, keys_of
from undercroft.games.massivedarkness2.rules.classes import CLASSES, ClassRules
from undercroft.games.massivedarkness2.rules.items import weapons
from undercroft.games.massivedarkness2.state import Amulet, Combat, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

QUADRANTS = ("north", "east", "south", "west")
"""Clockwise."""
TURN = "needle"


def amulet(hero: Hero) -> Amulet:
    assert hero.wizard is not None
    return hero.wizard


def spell_title(card: str) -> Msg:
    return Msg(f"md2-skill-{card}" if card in content().skills else f"md2-basic-{card}")


def which_quadrant(hero: Hero, prompt: Msg, rule: str, able: Sequence[str] = QUADRANTS) -> Ask:
    """Each is shown with the spell that is there now."""

    def label(quadrant: Value) -> Label:
        there = spell_title(amulet(hero).spells[QUADRANTS.index(str(quadrant))])
        return Label(msg("md2-do-quadrant", quadrant=Msg(f"md2-quadrant-{quadrant}"), spell=there), rule)

    return Ask((hero.seat,), prompt, OneOf(able, label))


def point(g: MassiveDarkness, hero: Hero, quadrant: int, rule: str) -> None:
    """Turn the needle there."""
    board = amulet(hero)
    board.needle = quadrant
    g.tell(msg("md2-log-needle", who=name(hero), spell=spell_title(board.spells[quadrant])), rule)


class Wizard(ClassRules):
    def set_up(self, g: MassiveDarkness, hero: Hero) -> Flow:
        """A basic spell in each quadrant, and the needle where the player likes (MD2-WIZ-01)."""
        basics = {basic.place: basic.id for basic in content().basics.values() if basic.trade == "wizard"}
        hero.wizard = Amulet(spells=[basics[quadrant] for quadrant in QUADRANTS])
        prompt = msg("md2-ask-needle", who=name(hero))
        hero.wizard.needle = QUADRANTS.index((yield which_quadrant(hero, prompt, "MD2-WIZ-01")))

    def skill_gained(self, g: MassiveDarkness, hero: Hero, skill: Skill, replaced: str) -> Flow:
        """Every skill is a spell and covers what was in its quadrant (MD2-WIZ-02, MD2-WIZ-06)."""
        if replaced:  # a higher tier goes where the lower one was
            at = amulet(hero).spells.index(replaced)
        else:
            prompt = msg("md2-ask-quadrant", who=name(hero), skill=Msg(f"md2-skill-{skill.id}"))
            at = QUADRANTS.index((yield which_quadrant(hero, prompt, "MD2-WIZ-06")))
        covered = amulet(hero).spells[at]
        if covered in hero.skills:  # it is no longer owned
            hero.skills.remove(covered)
        amulet(hero).spells[at] = skill.id

    def cards(self, g: MassiveDarkness, hero: Hero) -> Sequence[str]:
        """Only the spell that the needle points at (MD2-WIZ-03), a basic one where no skill covers it (MD2-WIZ-09)."""
        return keys_of(amulet(hero).spells[amulet(hero).needle]) if hero.wizard is not None else ()

    def dormant(self, g: MassiveDarkness, hero: Hero) -> dict[str, Refusal]:
        """The spells of the other quadrants (MD2-WIZ-03)."""
        why = Refusal(msg("md2-no-needle"), "MD2-WIZ-03")
        board = amulet(hero)
        others = [spell for at, spell in enumerate(board.spells) if at != board.needle]
        return {key: why for spell in others for key in keys_of(spell)}

    def why_not(self, g: MassiveDarkness, hero: Hero, key: str, ability: Ability, c: Combat | None) -> Refusal | None:
        """Attack spells need a weapon with a magic attack (MD2-WIZ-07)."""
        attacking = c is not None and c.by_hero and ability.when in IN_COMBAT
        if attacking and card_of(key) in amulet(hero).spells and not weapons(hero, "magic"):
            return Refusal(msg("md2-no-magic-weapon"), "MD2-WIZ-07")
        return None

    def used(self, g: MassiveDarkness, hero: Hero, key: str) -> None:
        """The needle turns on after a spell (MD2-WIZ-04); casting costs no action of itself (MD2-WIZ-08)."""
        if card_of(key) == amulet(hero).spells[amulet(hero).needle]:
            self._turn(g, hero, "MD2-WIZ-04")

    def _turn(self, g: MassiveDarkness, hero: Hero, rule: str) -> None:
        point(g, hero, (amulet(hero).needle + 1) % len(QUADRANTS), rule)

    def options(self, g: MassiveDarkness, hero: Hero) -> list[str]:
        """A mana turns the needle a quadrant on, at any time, never back (MD2-WIZ-05)."""
        return [TURN] if hero.mana else []

    def refusals(self, g: MassiveDarkness, hero: Hero) -> dict[str, Refusal]:
        return {} if hero.mana else {TURN: Refusal(msg("md2-no-mana", n=1), "MD2-WIZ-05")}

    def label(self, g: MassiveDarkness, hero: Hero, what: str) -> Label:
        board = amulet(hero)
        ahead = board.spells[(board.needle + 1) % len(QUADRANTS)]
        return Label(msg("md2-do-needle", spell=spell_title(ahead)), "MD2-WIZ-05")

    def do(self, g: MassiveDarkness, hero: Hero, what: str) -> None:
        hero.mana -= 1
        self._turn(g, hero, "MD2-WIZ-05")

    def in_combat(self, g: MassiveDarkness, hero: Hero, c: Combat) -> list[str]:
        """MD2-WIZ-10: several spells may be cast in one combat."""
        return self.options(g, hero)

    def standing(self, g: MassiveDarkness, hero: Hero) -> list[str]:
        return self.options(g, hero)


CLASSES["wizard"] = Wizard()
