"""Curios that can be used at any time, also by heroes who are not active (DFI-EQP-10).

They are standing choices: nobody is asked, and whoever wants to says so, while the table waits for a die to be chosen
or thrown, or in the Rest and Shopping phases; never while a die is moving. Where it matters most they are offered, too:
when somebody is about to be knocked out (DFI-KO-05), and when the last die against the big bad is gone (DFI-BOS-05).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from undercroft.games.dungeonfighter.figures import equipment, fight_of, find_hero, item_name, standing, won
from undercroft.games.dungeonfighter.rules import dice
from undercroft.games.dungeonfighter.rules.equipment import text, use_up
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value
from undercroft.kernel.window import PUBLIC, Reaction, window

Whom: TypeAlias = Callable[[DungeonFighter], list[str]]
Does: TypeAlias = Callable[[DungeonFighter, Hero, str, int], None]


class Curio(NamedTuple):
    """When and for whom a curio can be used, and what it does."""

    whom: Whom
    """Heroes to choose from, or one empty name where it is for nobody in particular; nothing if it would do nothing."""
    does: Does
    rule: str


CURIOS: Final[dict[str, Curio]] = {}
"""By their effect; `cards/curios.py` registers them."""


def curio(effect: str, whom: Whom, rule: str = "DFI-EQP-10") -> Callable[[Does], Does]:
    def register(does: Does) -> Does:
        CURIOS[effect] = Curio(whom, does, rule)
        return does

    return register


def choices(g: DungeonFighter, hero: Hero) -> list[str]:
    """`CARD:OWNER:WHOM` for everything that a hero can use now."""
    return [
        f"{card}:{hero.id}:{whom}"
        for card in hero.gear
        if (found := CURIOS.get(equipment(card).effect or "")) is not None
        for whom in found.whom(g)
    ]


def ask(g: DungeonFighter, seat: int) -> Ask | None:
    """What a seat may do without having been asked."""
    if not g.leisure:
        return None
    found = [choice for hero in standing(g) if hero.seat == seat for choice in choices(g, hero)]
    return Ask((seat,), msg("dfi-ask-curio"), OneOf(found, label)) if found else None


def label(value: Value) -> Label:
    card, owner, whom = str(value).split(":")
    line = msg("dfi-do-curio", who=Msg(f"dfi-hero-{owner}"), item=item_name(card))
    if whom:
        line = msg("dfi-do-curio-for", who=Msg(f"dfi-hero-{owner}"), item=item_name(card), whom=Msg(f"dfi-hero-{whom}"))
    return Label(line, "DFI-EQP-10", text(card))


def do(g: DungeonFighter, choice: str) -> None:
    card, owner, whom = choice.split(":")
    hero, found = find_hero(g, owner), equipment(card)
    used = CURIOS[found.effect or ""]
    use_up(g, hero, card, used.rule)
    used.does(g, hero, whom, found.amount)
    if won(g):
        g.leisure = False  # nobody has to choose or throw a die any more
        dice.put_back(g)


# -- offered at a moment ----------------------------------------------------------------------------------------------


def reactions(g: DungeonFighter, which: Callable[[Hero, str], bool]) -> list[Reaction]:
    """The same, offered at a moment: those of the choices that somebody would make then."""
    return [
        Reaction(hero.seat, choice, label(choice), lambda choice=choice: do(g, choice))  # type: ignore[misc]
        for hero in standing(g)
        for choice in choices(g, hero)
        if which(hero, choice)
    ]


def decisive(g: DungeonFighter, choice: str) -> bool:
    """Whether that finishes the monster."""
    found = equipment(choice.split(":")[0])
    return found.effect == "strike" and found.amount >= fight_of(g).foe.life


def at_the_last_moment(g: DungeonFighter, falling: Sequence[Hero]) -> list[Reaction]:
    """Before these are knocked out: all they have, what heals them, and what ends the fight (DFI-KO-05)."""
    if not falling or won(g):
        return []
    saved = {hero.id for hero in falling}

    def which(hero: Hero, choice: str) -> bool:
        return hero in falling or choice.split(":")[2] in saved or decisive(g, choice)

    return sorted(reactions(g, which), key=lambda offer: offer.key.split(":")[2] not in saved)


def before_harm(g: DungeonFighter, heroes: Sequence[Hero], damage: int) -> Flow:
    """Damage that nothing prevents is on its way; whoever would fall can still use what there is to use (DFI-KO-05)."""

    def falling() -> list[Hero]:
        return [hero for hero in heroes if not hero.down and hero.life <= damage]

    prompt = msg("dfi-ask-last-moment", n=damage)
    yield from window(prompt, lambda: at_the_last_moment(g, falling()), PUBLIC)
