"""The shaman: four elements fed by mana, and two spirits (MD2-SHA)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board import members
from undercroft.games.massivedarkness2.box.components import Ability, Effect, Skill
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import called, find_enemy, max_mana, name, steps_from, zone_name
from undercroft.games.massivedarkness2.rules import combat, states
from undercroft.games.massivedarkness2.rules.abilities import keys_of
from undercroft.games.massivedarkness2.rules.classes import CLASSES, ClassRules, basic_at
from undercroft.games.massivedarkness2.rules.movement import zone_named
from undercroft.games.massivedarkness2.rules.targets import foes, reach
from undercroft.games.massivedarkness2.rules.wounds import wound_hero
from undercroft.games.massivedarkness2.state import Ally, AttackType, Combat, Elements, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

ELEMENTS = ("fire", "ice", "earth", "air")
MANA = "mana"
STOP = "stop"


def board_of(hero: Hero) -> Elements:
    assert hero.shaman is not None
    return hero.shaman


def top() -> int:
    """The Max space (MD2-SHA-05)."""
    return content().box.limits.element


def raise_by(g: MassiveDarkness, hero: Hero, element: str, spaces: int = 1) -> None:
    board = board_of(hero)
    board.height[element] = min(top(), board.height[element] + spaces)
    line = msg("md2-log-element", who=name(hero), element=Msg(f"md2-element-{element}"), n=board.height[element])
    g.tell(line, "MD2-SHA-02")


class Shaman(ClassRules):
    def set_up(self, g: MassiveDarkness, hero: Hero) -> None:
        """All markers on the lowest space (MD2-SHA-01)."""
        hero.shaman = Elements(height=dict.fromkeys(ELEMENTS, 0))

    def skill_gained(self, g: MassiveDarkness, hero: Hero, skill: Skill, replaced: str) -> None:
        """It lies beside the board."""

    def cards(self, g: MassiveDarkness, hero: Hero) -> Sequence[str]:
        """Skills, and what is printed above the markers that were turned over (MD2-SHA-05)."""
        flipped = board_of(hero).flipped
        turned = [basic_at("shaman", element) for element in ELEMENTS if element in flipped]
        return [key for card in (*hero.skills, *turned) for key in keys_of(card)]

    def why_not(self, g: MassiveDarkness, hero: Hero, key: str, ability: Ability, c: Combat | None) -> Refusal | None:
        """Enough of each element (MD2-SHA-04)."""
        board = board_of(hero)
        for element, spaces in ability.cost.elements.items():
            if board.height[element] < spaces:
                line = msg("md2-no-element", element=Msg(f"md2-element-{element}"), n=spaces)
                return Refusal(line, "MD2-SHA-04")
        return None

    def pay(self, g: MassiveDarkness, hero: Hero, ability: Ability) -> None:
        board = board_of(hero)
        for element, spaces in ability.cost.elements.items():
            board.height[element] -= spaces

    def gains(self, g: MassiveDarkness, hero: Hero, effect: Effect) -> None:
        for element, spaces in effect.elements.items():
            raise_by(g, hero, element, spaces)

    def gain_mana(self, g: MassiveDarkness, hero: Hero, mana: int) -> Flow:
        """Every point may raise an element instead (MD2-SHA-02); mana that is there already cannot (MD2-SHA-03)."""
        board = board_of(hero)
        for left in range(mana, 0, -1):
            able = [element for element in ELEMENTS if board.height[element] < top()]
            if hero.mana < max_mana(hero):
                able.append(MANA)
            if not able:
                return
            chosen = able[0]
            if len(able) > 1:
                prompt = msg("md2-ask-element", who=name(hero), n=left)
                chosen = str((yield Ask((hero.seat,), prompt, OneOf(able, element_label), default=able[-1])))
            if chosen == MANA:
                hero.mana += 1
            else:
                raise_by(g, hero, chosen)

    def turn_begins(self, g: MassiveDarkness, hero: Hero) -> None:
        board_of(hero).woken = []

    def options(self, g: MassiveDarkness, hero: Hero) -> list[str]:
        """Turn a marker over that is at the top (MD2-SHA-05); wake a spirit (MD2-SHA-09)."""
        found = [f"flip:{element}" for element in ELEMENTS if self.why_no_flip(hero, element) is None]
        actions = g.turn.actions if g.turn is not None else 0
        able = [spirit.kind for spirit in spirits(g) if actions or spirit.kind not in board_of(hero).woken]
        return found + [f"wake:{kind}" for kind in able]

    def why_no_flip(self, hero: Hero, element: str) -> Refusal | None:
        if element in board_of(hero).flipped:  # each of them once
            return Refusal(msg("md2-no-flip-again"), "MD2-SHA-06")
        if board_of(hero).height[element] < top():
            return Refusal(msg("md2-no-flip", n=top()), "MD2-SHA-05")
        return None

    def refusals(self, g: MassiveDarkness, hero: Hero) -> dict[str, Refusal]:
        found = {f"flip:{element}": why for element in ELEMENTS if (why := self.why_no_flip(hero, element))}
        tired = Refusal(msg("md2-no-action"), "MD2-SHA-09")
        return found | {f"wake:{spirit.kind}": tired for spirit in spirits(g)}

    def label(self, g: MassiveDarkness, hero: Hero, what: str) -> Label:
        kind, _, which = what.partition(":")
        if kind == "flip":
            return Label(msg("md2-do-flip", element=Msg(f"md2-element-{which}")), "MD2-SHA-05")
        again = which in board_of(hero).woken
        return Label(msg("md2-do-wake-again" if again else "md2-do-wake", who=Msg(f"md2-ally-{which}")), "MD2-SHA-09")

    def do(self, g: MassiveDarkness, hero: Hero, what: str) -> Flow:
        kind, _, which = what.partition(":")
        board = board_of(hero)
        if kind == "flip":
            board.height[which] = 0
            board.flipped.append(which)
            g.tell(msg("md2-log-flip", who=name(hero), element=Msg(f"md2-element-{which}")), "MD2-SHA-05")
            return
        if which in board.woken:
            from undercroft.games.massivedarkness2.rules.hero_turn import spend_action

            assert g.turn is not None
            yield from spend_action(g, hero, g.turn, "special")
        else:
            board.woken.append(which)
        yield from activate(g, hero, next(spirit for spirit in spirits(g) if spirit.kind == which))


# -- spirits ----------------------------------------------------------------------------------------------------------


def spirits(g: MassiveDarkness) -> list[Ally]:
    """Those in the dungeon who could do anything."""
    return [ally for ally in g.allies if ally.kind in content().spirits and deeds(g, ally)]


def deeds(g: MassiveDarkness, spirit: Ally) -> list[str]:
    """One attack or one move (MD2-SHA-10); it opens, takes and carries nothing (MD2-SHA-11)."""
    attacks = content().spirits[spirit.kind].attacks
    found = [f"attack:{kind}:{e.number}" for kind in attacks for e in foes(g, reach(g, kind, spirit.at))]
    return found + _ways(g, spirit)


def _ways(g: MassiveDarkness, spirit: Ally) -> list[str]:
    return [f"go:{zone_name(g, zone)}" for zone in members(steps_from(g, spirit.at))]


def activate(g: MassiveDarkness, hero: Hero, spirit: Ally) -> Flow:
    """Fire and frost first, as with everybody (MD2-STA-10), then an attack or a move (MD2-SHA-10)."""
    wound_hero(g, spirit, (yield from states.burn(g, spirit)), "MD2-STA-02")
    if not spirit.health or states.frozen(g, spirit):
        return
    kind, _, which = (yield from _choose_deed(g, hero, spirit, deeds(g, spirit))).partition(":")
    if kind == "attack":
        how, _, number = which.partition(":")
        attack_type: AttackType = how
        yield from combat.attack(g, spirit, find_enemy(g, int(number)), attack_type)  # MD2-SHA-12, MD2-SHA-14
        return
    _go(g, spirit, which)
    kind, _, which = (yield from _choose_deed(g, hero, spirit, [*_ways(g, spirit), STOP])).partition(":")
    if kind != STOP:  # MD2-SHA-11: two movement points
        _go(g, spirit, which)


def _choose_deed(g: MassiveDarkness, hero: Hero, spirit: Ally, able: list[str]) -> Flow:
    space = OneOf(able, lambda what: _spirit_label(g, str(what)))
    default = STOP if STOP in able else None
    return str((yield Ask((hero.seat,), msg("md2-ask-spirit", who=name(spirit)), space, default=default)))


def _go(g: MassiveDarkness, spirit: Ally, zone: str) -> None:
    """Nobody strikes it, and traps do not see it (MD2-SHA-08)."""
    spirit.at = zone_named(g, zone)
    g.tell(msg("md2-log-step", who=name(spirit), steps=1, at=zone), "MD2-SHA-11")


def is_here(g: MassiveDarkness, kind: str) -> bool:
    return any(ally.kind == kind for ally in g.allies)


def summon(g: MassiveDarkness, hero: Hero, kind: str) -> None:
    """At most one of each is in the dungeon (MD2-SHA-07); it counts as a hero when targets are chosen (MD2-SHA-08)."""
    assert not is_here(g, kind)
    card = content().spirits[kind]
    g.allies.append(Ally(number=g.next_number, kind=kind, seat=hero.seat, at=hero.at, health=card.health))
    g.next_number += 1
    g.tell(msg("md2-log-summon", who=name(hero), whom=Msg(f"md2-ally-{kind}"), at=zone_name(g, hero.at)), "MD2-SHA-07")


def element_label(what: Value) -> Label:
    if what == MANA:
        return Label(msg("md2-do-mana"), "MD2-ABL-18")
    return Label(msg("md2-do-element", element=Msg(f"md2-element-{what}")), "MD2-SHA-02")


def _spirit_label(g: MassiveDarkness, what: str) -> Label:
    kind, _, which = what.partition(":")
    if kind == "attack":
        how, _, number = which.partition(":")
        return Label(msg(f"md2-do-{how}", whom=called(g, find_enemy(g, int(number)))), "MD2-SHA-10")
    if kind == STOP:
        return Label(msg("md2-do-stop"), "MD2-SHA-11")
    return Label(msg("md2-do-go", zone=which), "MD2-SHA-11")


CLASSES["shaman"] = Shaman()
