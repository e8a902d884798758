"""Items that are used up, and what they do."""

from __future__ import annotations

from undercroft.board import within
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import base, dungeon, hero_name, name_of
from undercroft.games.descent.rules.damage import heal, recover
from undercroft.games.descent.rules.equipment import item_name
from undercroft.games.descent.rules.movement_actions import neighbours
from undercroft.games.descent.rules.windows import Equipped, TurnEnds, hero_reaction, own
from undercroft.games.descent.rules.wounds import resists
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.games.descent.stats import max_fatigue, max_wounds
from undercroft.kernel.messages import Msg, msg


def _use_up(g: Descent, hero: Hero, special: str) -> dict[str, int]:
    """Discard an item in use; its values."""
    cards = content().items
    item = next(i for i in hero.items if i.equipped and i.card in cards and cards[i.card].special == special)
    hero.items.remove(item)
    g.tell(msg("des-log-used-up", who=hero_name(hero), item=item_name(item.card)), "DES-EQP-10")
    return cards[item.card].values


# -- Discarded right after equipping, at the start of a turn


@hero_reaction(Equipped, "crystal_of_tival", when=own, again=True)
def crystal_of_tival(g: Descent, hero: Hero, _: Equipped) -> None:
    _restore(g, hero, _use_up(g, hero, "crystal_of_tival")["wounds"])


@hero_reaction(Equipped, "amulet_of_healing", when=own)
def amulet_of_healing(g: Descent, hero: Hero, _: Equipped) -> None:
    _use_up(g, hero, "amulet_of_healing")
    _restore(g, hero, max_wounds(hero) + hero.effects.poison)


@hero_reaction(Equipped, "jinns_lamp", when=own)
def jinns_lamp(g: Descent, hero: Hero, _: Equipped) -> None:
    wounds = _use_up(g, hero, "jinns_lamp")["wounds"]
    for healed in [hero, *neighbours(g, hero)]:
        _restore(g, healed, wounds)


def _restore(g: Descent, hero: Hero, wounds: int) -> None:
    heal(g, hero, wounds)
    recover(g, hero, max_fatigue(hero))


# -- Discarded at the end of a turn


@hero_reaction(TurnEnds, "flute_of_repose", when=lambda g, hero, moment: own(g, hero, moment) and hero.at != TOWN)
def flute_of_repose(g: Descent, hero: Hero, _: TurnEnds) -> None:
    """Every monster near enough is stunned, but for named ones (DES-MST-06)."""
    values = _use_up(g, hero, "flute_of_repose")
    spaces = within(dungeon(g).grid, hero.at, values["spaces"])
    for m in g.monsters:
        if base(g, m) & spaces and not resists(m, "stun"):
            m.effects.stun += values["tokens"]
            stun = Msg("des-ability-stun")
            g.tell(msg("des-log-effect", who=name_of(m), effect=stun, n=values["tokens"]), "DES-EFF-17")
