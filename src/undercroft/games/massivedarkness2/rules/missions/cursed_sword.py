"""The Cursed Sword: five crystals, and a sword that wounds whoever wields it (MD2-MIS-26)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name, seats
from undercroft.games.massivedarkness2.mission.model import Deed
from undercroft.games.massivedarkness2.rules import decks, items, victory, wounds
from undercroft.games.massivedarkness2.rules.mission_rules import MissionRules, mission_of
from undercroft.games.massivedarkness2.state import AttackType, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Refusal

SWORD = "big_freakin_greatsword"
CRYSTAL = "crystal"
LAST_ROUND = 3
"""Of wielding it without a break."""
POWER: tuple[dict[str, int], ...] = (
    {},
    {"yellow": 1},
    {"yellow": 2},
    {"yellow": 2, "orange": 1},
    {"yellow": 2, "orange": 2},
)
"""Attack dice by the number of crystals destroyed (MD2-MIS-35)."""
_MARK = "cursed:"
"""Before the name of the item, in the counters of the game: alone one may curse another weapon (MD2-MIS-36)."""


class CursedSword(MissionRules):
    def heroes_armed(self, g: MassiveDarkness) -> Flow:
        """One hero gets it in place of a starting weapon (MD2-MIS-28)."""
        hero = yield from _bearer_chosen(g)
        weapon = SWORD
        if g.players == 1:
            able = [SWORD, *(card.id for card in content().items.values() if card.rarity == "starting" and card.weapon)]
            space = OneOf(able, lambda item: Label(items.title(str(item)), "MD2-MIS-36"))
            weapon = str((yield Ask((hero.seat,), msg("md2-ask-cursed", who=name(hero)), space, default=SWORD)))
        if weapon == SWORD:
            decks.take_out(g.decks, "common", SWORD)
        g.counters[_MARK + weapon] = 1
        items.equip(g, hero, weapon, "left")

    def round_begins(self, g: MassiveDarkness) -> None:
        """It wounds its bearer, before Lifebringers are spent (MD2-MIS-29, MD2-MIS-30)."""
        hero = bearer(g)
        if hero is None:
            return
        hero.corruption += 1
        if g.players == 1:  # MD2-MIS-36
            hero.corruption = 1
        elif hero.corruption > LAST_ROUND:
            victory.lose(g, "md2-lost-sword", "MD2-MIS-31")
            return
        if not hero.down:
            g.tell(msg("md2-log-sword", who=name(hero), n=hero.corruption), "MD2-MIS-29")
            wounds.wound_hero(g, hero, hero.corruption, "MD2-MIS-29")

    def handed_over(self, g: MassiveDarkness, item: str, taker: Hero) -> None:
        """The count begins anew (MD2-MIS-32)."""
        if item == cursed(g):
            for hero in g.heroes:
                hero.corruption = 0
            g.tell(msg("md2-log-sword-passed", who=name(taker)), "MD2-MIS-32")

    def item_locked(self, g: MassiveDarkness, hero: Hero, item: str) -> bool:
        """It is never in an inventory (MD2-MIS-33)."""
        return item == cursed(g)

    def why_no_deed(self, g: MassiveDarkness, hero: Hero, deed: Deed) -> Refusal | None:
        """Nothing else destroys a crystal (MD2-MIS-34)."""
        return None if bearer(g) is hero else Refusal(msg("md2-no-sword"), "MD2-MIS-34")

    def attack_dice(self, g: MassiveDarkness, hero: Hero, kind: AttackType) -> dict[str, int]:
        """The power of destruction (MD2-MIS-35)."""
        sword = cursed(g)
        if bearer(g) is not hero or kind not in items.card(sword).attacks:
            return {}
        return POWER[min(destroyed(g), len(POWER) - 1)]


def _bearer_chosen(g: MassiveDarkness) -> Flow:
    """By the players together."""
    if len(g.heroes) == 1:
        return g.heroes[0]
    known = {hero.number: hero for hero in g.heroes}
    space = OneOf(list(known), lambda n: Label(name(known[int(n)]), "MD2-MIS-28"))
    return known[(yield Ask(seats(g), msg("md2-ask-sword"), space))]


def cursed(g: MassiveDarkness) -> str:
    """The item that is cursed."""
    return next((key.removeprefix(_MARK) for key in g.counters if key.startswith(_MARK)), "")


def bearer(g: MassiveDarkness) -> Hero | None:
    """Whoever has it equipped."""
    sword = cursed(g)
    return next((hero for hero in g.heroes if sword in hero.slots.values()), None)


def destroyed(g: MassiveDarkness) -> int:
    """How many crystals are gone."""
    crystals = sum(token.what == CRYSTAL for token in mission_of(g).tokens)
    return crystals - sum(token.what == CRYSTAL for token in g.tokens)
