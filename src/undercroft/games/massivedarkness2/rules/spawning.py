"""Enemies come into the dungeon: mobs and roaming monsters (MD2-MOB-02 to MD2-MOB-11, MD2-ROM-04 to MD2-ROM-06)."""

from __future__ import annotations

from undercroft.board import Cell
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import dungeon_level, mob_card, name, range_of, roaming_card, zone_name
from undercroft.games.massivedarkness2.rules import decks, treasure, victory
from undercroft.games.massivedarkness2.rules.mission_rules import heroes_in_game
from undercroft.games.massivedarkness2.state import RANGES, Enemy, MassiveDarkness
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg


def draw(g: MassiveDarkness, kind: str, range_: str) -> Flow:
    """A card of this range; its discards are shuffled if there is none, then the next higher range is drawn from.

    Returns the card and its range, or nothing (MD2-MOB-06, MD2-MOB-07, MD2-ROM-05).
    """
    at = RANGES.index(range_)
    for wanted in RANGES[at : at + 2]:
        card: str | None = yield from decks.draw(g, f"{kind}_{wanted}")
        if card is not None:
            return card, wanted
    return None


def spawn_mob(g: MassiveDarkness, at: Cell, *, objective: bool = False) -> Flow:
    """A leader, a minion for each hero, treasure and an item (MD2-MOB-02 to MD2-MOB-04); returns it if it is new."""
    return (yield from _spawn(g, "mob", at, range_of(dungeon_level(g)), objective=objective, named=""))


def spawn_roaming(
    g: MassiveDarkness, at: Cell, *, range_: str | None = None, objective: bool = False, named: str = ""
) -> Flow:
    """By the darkness, a door card or the mission (MD2-ROM-04, MD2-ROM-11); returns the monster if it is new."""
    wanted = range_ or range_of(dungeon_level(g))
    return (yield from _spawn(g, "roaming", at, wanted, objective=objective, named=named))


def _spawn(g: MassiveDarkness, kind: str, at: Cell, range_: str, *, objective: bool, named: str) -> Flow:
    """Enemies of a mission's goal are drawn again until one is new; if none is left, all is lost (MD2-MOB-18)."""
    known = content().mobs if kind == "mob" else content().roaming
    while not g.winner:
        if objective and all(any(e.kind == kind and e.id == card for e in g.enemies) for card in known):  # MD2-MOB-19
            victory.lose(g, "md2-lost-nobody-to-spawn", "MD2-MOB-19")
            return None
        found = yield from draw(g, kind, range_)
        if found is None:
            if objective:  # MD2-MOB-19
                victory.lose(g, "md2-lost-nobody-to-spawn", "MD2-MOB-19")
            return None
        card, drawn = found
        twin = next((enemy for enemy in g.enemies if enemy.kind == kind and enemy.id == card), None)
        if twin is None:
            placed = place_mob(g, card, drawn, at) if kind == "mob" else place_roaming(g, card, drawn, at, named)
            return (yield from placed)
        yield from duplicate(g, twin, drawn)
        if not objective:
            return None
    return None


def place_mob(g: MassiveDarkness, card: str, range_: str, at: Cell) -> Flow:
    enemy = Enemy(number=g.next_number, kind="mob", id=card, range=range_, at=at)
    g.next_number += 1
    enemy.minions = min(heroes_in_game(g), content().mobs[card].minions)  # MD2-MOB-02
    g.enemies.append(enemy)
    g.tell(msg("md2-log-spawn", who=name(enemy), n=enemy.minions, at=zone_name(g, at)), "MD2-MOB-02", reveals=True)
    enemy.tokens = yield from treasure.draw_tokens(g, mob_card(enemy).reward)  # MD2-MOB-03
    item = yield from draw(g, "item", range_of(dungeon_level(g)))  # MD2-MOB-04
    if item is not None:
        enemy.item = item[0]
    return enemy


def place_roaming(g: MassiveDarkness, card: str, range_: str, at: Cell, named: str) -> Flow:
    enemy = Enemy(number=g.next_number, kind="roaming", id=card, range=range_, at=at, named=named)
    g.next_number += 1
    g.enemies.append(enemy)
    g.tell(msg("md2-log-spawn-roaming", who=name(enemy), at=zone_name(g, at)), "MD2-ROM-04", reveals=True)
    enemy.tokens = yield from treasure.draw_tokens(g, roaming_card(enemy).tokens)  # MD2-ROM-02
    return enemy


def duplicate(g: MassiveDarkness, enemy: Enemy, range_: str) -> Flow:
    """It is in the dungeon already: a higher card takes the place of its own, and it performs an action (MD2-MOB-08).

    Wounds, item, states and treasure stay (MD2-MOB-09); a lower card is discarded (MD2-MOB-10, MD2-ROM-06).
    """
    from undercroft.games.massivedarkness2.rules import enemy_phase

    deck = enemy.kind
    if RANGES.index(range_) > RANGES.index(enemy.range):
        decks.discard(g, f"{deck}_{enemy.range}", enemy.id)
        enemy.range = range_
        g.tell(msg("md2-log-stronger", who=name(enemy)), "MD2-MOB-08")
    else:
        decks.discard(g, f"{deck}_{range_}", enemy.id)
    g.tell(msg("md2-log-duplicate", who=name(enemy)), "MD2-MOB-11")
    yield from enemy_phase.one_action(g, enemy)
