"""Setting up a game (DFI-SET, DFI-DIF-01)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import find_hero, max_life, name, seat_name, seats
from undercroft.games.dungeonfighter.rules.dice import gain_white
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.chance import Draw
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

SOLO = 2
"""Heroes of somebody who plays alone (DFI-SOL-01)."""
DRAW = "draw"


def set_up(g: DungeonFighter) -> Flow:
    g.tell(Msg(f"dfi-log-difficulty-{g.options.difficulty}"), "DFI-DIF-01")
    for seat in seats(g):
        for _ in range(SOLO if g.players == 1 else 1):
            yield from choose_hero(g, seat)
    fill_decks(g)
    yield from choose_chief(g)
    fill_chest(g)


def choose_hero(g: DungeonFighter, seat: int) -> Flow:
    """Chosen or drawn from the cards that nobody has (DFI-SET-01, DFI-MIX-01)."""
    taken = [hero.id for hero in g.heroes]
    left = [hero for hero in content().heroes if hero not in taken]
    space = OneOf([*left, DRAW], _hero_label, lambda: {hero: _taken(hero) for hero in taken})
    chosen = str((yield Ask((seat,), msg("dfi-ask-hero"), space)))
    if chosen == DRAW:
        (chosen,) = yield Draw(left, 1)
    hero = Hero(id=chosen, seat=seat, life=0)
    hero.life = max_life(hero)  # DFI-SET-04: on the top field, without scars or equipment
    if g.options.ballads:
        hero.experience = 0  # DFI-VAR-02
    g.heroes.append(hero)
    g.tell(msg("dfi-log-hero", who=name(hero), seat=seat_name(seat)), "DFI-SET-01")


def _hero_label(hero: Value) -> Label:
    if hero == DRAW:
        return Label(msg("dfi-do-draw"), "DFI-SET-01")
    return Label(Msg(f"dfi-hero-{hero}"), "DFI-SET-01", Msg(f"dfi-hero-{hero}-quip"))


def _taken(hero: str) -> Refusal:
    return Refusal(msg("dfi-no-hero-taken", who=Msg(f"dfi-hero-{hero}")), "DFI-SET-01")


def fill_decks(g: DungeonFighter) -> None:
    """Rooms (DFI-SET-06), the shop with its rarities (DFI-SET-07), monsters by level (DFI-SET-08).

    Sets of the series would be mixed here, card by card (DFI-MIX-02), with the dice they need (DFI-MIX-03).
    """
    c = content()
    g.rooms = sorted(c.dungeon_deck)
    g.shop = c.shop_deck
    g.monsters = {str(level): c.of_level(level) for level in (1, 2, 3, 4)}
    g.dealt = {level: c.numbers.drawn.get(level, len(cards)) for level, cards in g.monsters.items()}  # type: ignore[call-overload]


def choose_chief(g: DungeonFighter) -> Flow:
    """DFI-SET-09."""
    space = OneOf([*(hero.id for hero in g.heroes), DRAW], _chief_label)
    chosen = str((yield Ask(seats(g), msg("dfi-ask-chief"), space)))
    if chosen == DRAW:
        (chosen,) = yield Draw([hero.id for hero in g.heroes], 1)
    g.chief = g.heroes.index(find_hero(g, chosen))
    g.tell(msg("dfi-log-chief", who=name(g.heroes[g.chief])), "DFI-SET-09")


def _chief_label(hero: Value) -> Label:
    return Label(msg("dfi-do-draw") if hero == DRAW else Msg(f"dfi-hero-{hero}"), "DFI-SET-09")


def fill_chest(g: DungeonFighter) -> None:
    """DFI-SET-10; all else is the supply, of which there is always enough but for white dice (DFI-SET-11)."""
    numbers = content().numbers
    gain_white(g, numbers.white_dice, "DFI-SET-10")
    g.coins = len(g.heroes) - numbers.coins_less
    g.tell(msg("dfi-log-chest", dice=g.white, coins=g.coins), "DFI-SET-10")
