"""Items that are used up, and what they do."""

from __future__ import annotations

from undercroft.board import within
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import base, dungeon, hero_name, name_of
from undercroft.games.descent.rules.damage import heal, recover
from undercroft.games.descent.rules.equipment import item_name
from undercroft.games.descent.rules.movement_actions import neighbours
from undercroft.games.descent.rules.windows import Equipped, TurnEnds, hero_reaction
from undercroft.games.descent.rules.wounds import resists
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.games.descent.stats import max_fatigue, max_wounds
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import Msg, msg


def _use_up(g: Descent, hero: Hero, special: str) -> dict[str, int]:
    """Discard an item in use; its values."""
    cards = content().items
    item = next(i for i in hero.items if i.equipped and i.card in cards and cards[i.card].special == special)
    hero.items.remove(item)
    g.tell(msg("des-log-used-up", who=hero_name(hero), item=item_name(item.card)), "DES-EQP-10")
    return cards[item.card].values


# -- Discarded right after equipping, at the start of a turn


@hero_reaction(Equipped, "crystal_of_tival", again=True)
def crystal_of_tival(g: Descent, hero: Hero, moment: Equipped) -> Flow | None:
    return _shatter(g, hero) if moment.hero is hero else None


def _shatter(g: Descent, hero: Hero) -> Flow:
    _restore(g, hero, _use_up(g, hero, "crystal_of_tival")["wounds"])
    return
    yield


@hero_reaction(Equipped, "amulet_of_healing")
def amulet_of_healing(g: Descent, hero: Hero, moment: Equipped) -> Flow | None:
    return _break_amulet(g, hero) if moment.hero is hero else None


def _break_amulet(g: Descent, hero: Hero) -> Flow:
    _use_up(g, hero, "amulet_of_healing")
    _restore(g, hero, max_wounds(hero) + hero.effects.poison)
    return
    yield


@hero_reaction(Equipped, "jinns_lamp")
def jinns_lamp(g: Descent, hero: Hero, moment: Equipped) -> Flow | None:
    return _rub(g, hero) if moment.hero is hero else None


def _rub(g: Descent, hero: Hero) -> Flow:
    wounds = _use_up(g, hero, "jinns_lamp")["wounds"]
    for healed in [hero, *neighbours(g, hero)]:
        _restore(g, healed, wounds)
    return
    yield


def _restore(g: Descent, hero: Hero, wounds: int) -> None:
    heal(g, hero, wounds)
    recover(g, hero, max_fatigue(hero))


# -- Discarded at the end of a turn


@hero_reaction(TurnEnds, "flute_of_repose")
def flute_of_repose(g: Descent, hero: Hero, moment: TurnEnds) -> Flow | None:
    return _play_flute(g, hero) if moment.hero is hero and hero.at != TOWN else None


def _play_flute(g: Descent, hero: Hero) -> Flow:
    """Every monster near enough is stunned, but for named ones (DES-MST-06)."""
    values = _use_up(g, hero, "flute_of_repose")
    spaces = within(dungeon(g).grid, hero.at, values["spaces"])
    for m in g.monsters:
        if base(g, m) & spaces and not resists(m, "stun"):
            m.effects.stun += values["tokens"]
            stun = Msg("des-ability-stun")
            g.tell(msg("des-log-effect", who=name_of(m), effect=stun, n=values["tokens"]), "DES-EFF-17")
    return
    yield
