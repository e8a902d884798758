"""Small questions about the state that rules, cards, bots and pages ask: who there is, who stands, what is what."""

from __future__ import annotations

from functools import cache

from undercroft.games.dungeonfighter.box.components import Equipment, FoeCard, HeroCard, Room
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.state import DungeonFighter, Fight, Foe, Hero, Throwing
from undercroft.kernel.messages import Msg, msg

# -- who there is -----------------------------------------------------------------------------------------------------


def seats(g: DungeonFighter) -> tuple[int, ...]:
    """Everybody: the team decides together, and the chief has the last word (DFI-SET-12, DFI-RND-03)."""
    return tuple(range(g.players))


def living(g: DungeonFighter) -> list[Hero]:
    return [hero for hero in g.heroes if not hero.dead]


def standing(g: DungeonFighter) -> list[Hero]:
    """Heroes who take part: neither dead nor knocked out (DFI-KO-01)."""
    return [hero for hero in g.heroes if not hero.down and not hero.dead]


def chief(g: DungeonFighter) -> Hero:
    return g.heroes[g.chief]


def next_standing(g: DungeonFighter, place: int) -> int:
    """The place of the next hero to the left, clockwise, who stands; a single one is next to himself (DFI-FGT-03)."""
    count = len(g.heroes)
    for step in range(1, count + 1):
        hero = g.heroes[(place + step) % count]
        if not hero.down and not hero.dead:
            return (place + step) % count
    return place


def find_hero(g: DungeonFighter, id_: str) -> Hero:
    return next(hero for hero in g.heroes if hero.id == id_)


def max_life(hero: Hero) -> int:
    """Two less for every scar, though a scar covers three fields (DFI-SCR-04)."""
    return hero_card(hero).life - content().numbers.scar_costs * len(hero.scars)


# -- the fight --------------------------------------------------------------------------------------------------------


def fight_of(g: DungeonFighter) -> Fight:
    assert g.fight is not None
    return g.fight


def throw_of(g: DungeonFighter) -> Throwing:
    throw = fight_of(g).throw
    assert throw is not None
    return throw


def active(g: DungeonFighter) -> Hero:
    return g.heroes[fight_of(g).active]


def won(g: DungeonFighter) -> bool:
    """DFI-FGT-12."""
    return g.fight is not None and g.fight.foe.life <= 0


def level_of(foe: Foe) -> int:
    """A big bad has none."""
    card = content().monsters.get(foe.id)
    return card.level if card is not None else 0


# -- cards ------------------------------------------------------------------------------------------------------------


def hero_card(hero: Hero) -> HeroCard:
    return content().heroes[hero.id]


def foe_card(foe: Foe) -> FoeCard:
    return content().foe(foe.id)


def room_card(g: DungeonFighter) -> Room | None:
    """None in the battle with the big bad (DFI-BOS-03)."""
    return content().rooms[g.room] if g.room else None


def equipment(card: str) -> Equipment:
    return content().equipment[card]


def carried(hero: Hero, kind: str) -> list[str]:
    return [card for card in hero.gear if equipment(card).kind == kind]


# -- names ------------------------------------------------------------------------------------------------------------


@cache
def _named(kind: str, id_: str) -> Msg:
    """Messages are made by the thousand, and names are in most of them."""
    return Msg(f"dfi-{kind}-{id_}")


def name(hero: Hero) -> Msg:
    return _named("hero", hero.id)


def foe_name(foe: Foe) -> Msg:
    return _named("monster", foe.id)


def item_name(card: str) -> Msg:
    return _named("item", card)


def room_name(room: str) -> Msg:
    return Msg(f"dfi-room-{room}")


def die_name(die: str) -> Msg:
    return _named("die", die.rstrip("0123456789"))


def technique_name(technique: str) -> Msg:
    return Msg(f"dfi-technique-{technique}")


def seat_name(seat: int) -> Msg:
    return msg("kernel-seat", n=seat + 1)
