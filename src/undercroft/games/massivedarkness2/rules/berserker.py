"""The berserker: wounds become rage, and rage fuels three stances (MD2-BER)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.massivedarkness2.box.components import Ability, Effect, Skill
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.rules import movement
from undercroft.games.massivedarkness2.rules.abilities import keys_of
from undercroft.games.massivedarkness2.rules.classes import CLASSES, ClassRules, basic_at
from undercroft.games.massivedarkness2.state import Combat, Fury, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal

STANCES = ("blood_frenzy", "bravado", "provocation")
"""MD2-BER-02."""


def fury(hero: Hero) -> Fury:
    assert hero.berserker is not None
    return hero.berserker


def gain_rage(g: MassiveDarkness, hero: Hero, rage: int) -> None:
    """Never more than seven (MD2-BER-04)."""
    board = fury(hero)
    board.rage = min(content().box.limits.rage, board.rage + rage)


class Berserker(ClassRules):
    def set_up(self, g: MassiveDarkness, hero: Hero) -> Flow:
        """The stance to begin with is chosen (MD2-BER-01)."""
        hero.berserker = Fury(skills={stance: [] for stance in STANCES})
        space = OneOf(STANCES, lambda stance: Label(Msg(f"md2-stance-{stance}"), "MD2-BER-01"))
        hero.berserker.stance = str((yield Ask((hero.seat,), msg("md2-ask-stance", who=name(hero)), space)))

    def skill_gained(self, g: MassiveDarkness, hero: Hero, skill: Skill, replaced: str) -> Flow:
        """Below its stance, or below any where the card names none (MD2-BER-01)."""
        board = fury(hero)
        stance = next((s for s in STANCES if replaced in board.skills[s]), skill.stance or "")
        if replaced:
            board.skills[stance].remove(replaced)
        if not stance:
            prompt = msg("md2-ask-skill-stance", who=name(hero), skill=Msg(f"md2-skill-{skill.id}"))
            space = OneOf(STANCES, lambda s: Label(Msg(f"md2-stance-{s}"), "MD2-BER-01"))
            stance = str((yield Ask((hero.seat,), prompt, space)))
        board.skills[stance].append(skill.id)

    def cards(self, g: MassiveDarkness, hero: Hero) -> Sequence[str]:
        """Only what lies below the stance taken, its basic ability among it (MD2-BER-06, MD2-BER-07)."""
        board = fury(hero)
        cards = (basic_at("berserker", board.stance), *board.skills[board.stance])
        return [key for card in cards for key in keys_of(card)]

    def dormant(self, g: MassiveDarkness, hero: Hero) -> dict[str, Refusal]:
        """What lies below the other stances (MD2-BER-07)."""
        board, found = fury(hero), {}
        for stance in STANCES:
            if stance != board.stance:
                why = Refusal(msg("md2-no-stance", stance=Msg(f"md2-stance-{stance}")), "MD2-BER-07")
                cards = (basic_at("berserker", stance), *board.skills[stance])
                found.update({key: why for card in cards for key in keys_of(card)})
        return found

    def why_not(self, g: MassiveDarkness, hero: Hero, key: str, ability: Ability, c: Combat | None) -> Refusal | None:
        """Each is paid for separately (MD2-BER-05)."""
        if ability.cost.rage > fury(hero).rage:
            return Refusal(msg("md2-no-rage", n=ability.cost.rage), "MD2-BER-05")
        return None

    def pay(self, g: MassiveDarkness, hero: Hero, ability: Ability) -> None:
        fury(hero).rage -= ability.cost.rage

    def gains(self, g: MassiveDarkness, hero: Hero, effect: Effect) -> None:
        """MD2-BER-09: from the supply."""
        gain_rage(g, hero, effect.rage)

    def wounded(self, g: MassiveDarkness, hero: Hero, wounds: int) -> None:
        """Health tokens lost become rage (MD2-BER-03); they are health no more (MD2-BER-10)."""
        gain_rage(g, hero, wounds)

    def options(self, g: MassiveDarkness, hero: Hero) -> list[str]:
        """A rage changes the stance, before or after an action (MD2-BER-08)."""
        board = fury(hero)
        return [f"stance:{stance}" for stance in STANCES if stance != board.stance] if board.rage else []

    def refusals(self, g: MassiveDarkness, hero: Hero) -> dict[str, Refusal]:
        board = fury(hero)
        if board.rage:
            return {}
        why = Refusal(msg("md2-no-rage", n=1), "MD2-BER-08")
        return {f"stance:{stance}": why for stance in STANCES if stance != board.stance}

    def label(self, g: MassiveDarkness, hero: Hero, what: str) -> Label:
        return Label(msg("md2-do-stance", stance=Msg(f"md2-stance-{what.partition(':')[2]}")), "MD2-BER-08")

    def do(self, g: MassiveDarkness, hero: Hero, what: str) -> None:
        """Before or after an action: a Move action that was going on is over (MD2-BER-08)."""
        board = fury(hero)
        if g.turn is not None and g.turn.moving:
            movement.end(g.turn)
        board.rage -= 1
        board.stance = what.partition(":")[2]
        g.tell(msg("md2-log-stance", who=name(hero), stance=Msg(f"md2-stance-{board.stance}")), "MD2-BER-08")


CLASSES["berserker"] = Berserker()
