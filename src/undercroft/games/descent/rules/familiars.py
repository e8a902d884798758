"""Familiars: tokens that follow a hero (DES-FAM)."""

from __future__ import annotations

from functools import partial

from undercroft.board import members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import dungeon, explored, hero_name, topology
from undercroft.games.descent.rules import equipment, quest_events
from undercroft.games.descent.rules.ground import obstacles
from undercroft.games.descent.state import TOWN, Descent, Familiar, Hero
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value
from undercroft.parts.cell_names import cell_name, parse_cell

DONE = "done"
CARRIED = ("potion", "artifact", "item")


def join(g: Descent, hero: Hero, names: tuple[str, ...]) -> None:
    """A familiar begins on its owner's space (DES-FAM-01); a companion is carried (DES-FAM-15)."""
    for name in names:
        card = content().familiars[name]
        if card.kind == "companion":
            hero.companions.append(name)
        else:
            g.familiars.append(Familiar(name, hero.index, hero.at))


def move_all(g: Descent, hero: Hero) -> Flow:
    """Each familiar moves once, right after its owner's turn (DES-FAM-02), wherever its owner is (DES-FAM-08)."""
    for familiar in [familiar for familiar in g.familiars if familiar.hero == hero.index]:
        if familiar.at == TOWN and hero.at != TOWN:
            familiar.at = hero.at  # it was gained in the town and now enters the dungeon with its owner
        if familiar.at != TOWN and not g.winner:
            yield from move(g, hero, familiar)


def move(g: Descent, hero: Hero, familiar: Familiar) -> Flow:
    """Like a hero, but through enemies, and it may stop on an occupied space (DES-FAM-03, DES-FAM-04)."""
    points = content().familiars[familiar.card].speed or 0
    grid = dungeon(g).grid
    while found := choices(g, familiar, points):
        prompt = msg("des-ask-familiar", who=familiar_name(familiar), points=points)
        chosen = yield Ask((hero.seat,), prompt, OneOf([*found, DONE], partial(_label, g)), default=DONE)
        if chosen == DONE:
            return
        kind, _, what = chosen.partition(":")
        if kind == "give":
            points -= content().familiars[familiar.card].give_cost
            yield from hand_over(g, familiar, what)
        elif kind == "take":
            take(g, familiar, int(what))
        else:
            cell = parse_cell(grid, chosen)
            points -= step_cost(g, familiar, cell)
            familiar.at = cell  # DES-FAM-06: it explores nothing, activates no glyph and meets no encounter


def step_cost(g: Descent, familiar: Familiar, cell: int) -> int:
    """Two points to climb out of a pit, one for every other space (DES-FAM-03)."""
    leaves_pit = g.pits >> familiar.at & 1 and not g.pits >> cell & 1
    return content().costs.climb_pit if leaves_pit else 1


def choices(g: Descent, familiar: Familiar, points: int) -> list[str]:
    grid = dungeon(g).grid
    near = topology(g).neighbours(familiar.at) & ~obstacles(g)  # DES-FAM-05: stairs are a movement action
    near &= explored(g)
    found = [cell_name(grid, cell) for cell in members(near) if step_cost(g, familiar, cell) <= points]
    card = content().familiars[familiar.card]
    if card.carries and familiar.carries and points >= card.give_cost:
        found += [f"give:{key}" for key in receivers(g, familiar)]
    if card.carries and not familiar.carries:
        found += [f"take:{at}" for at, t in enumerate(g.tokens) if t.at == familiar.at and t.kind in CARRIED]
    return found


def receivers(g: Descent, familiar: Familiar) -> list[str]:
    """Heroes, and the other ferret, on or next to its space (DES-FAM-12)."""
    near = topology(g).neighbours(familiar.at) | 1 << familiar.at
    found = [f"h{hero.index}" for hero in g.heroes if hero.at != TOWN and near >> hero.at & 1]
    return found + [f"f{at}" for at in empty_handed(g, familiar.at) if g.familiars[at] is not familiar]


def empty_handed(g: Descent, cell: int) -> list[int]:
    """The familiars on or next to a space that could carry something more, by their places."""
    near = topology(g).neighbours(cell) | 1 << cell
    able = [f.at != TOWN and bool(content().familiars[f.card].carries) and not f.carries for f in g.familiars]
    return [at for at, f in enumerate(g.familiars) if able[at] and near >> f.at & 1]


def take(g: Descent, familiar: Familiar, token: int) -> None:
    """It picks up one item or potion (DES-FAM-12)."""
    found = g.tokens.pop(token)
    familiar.carries = found.what
    g.tell(msg("des-log-gain", who=familiar_name(familiar), item=equipment.item_name(found.what)), "DES-FAM-12")


def hand_over(g: Descent, familiar: Familiar, key: str) -> Flow:
    card, familiar.carries = familiar.carries, ""
    if key[0] == "f":
        g.familiars[int(key[1:])].carries = card
    else:
        hero = g.heroes[int(key[1:])]
        yield from equipment.receive(g, hero, card, rearrange=True)
        yield from quest_events.taken(g, hero, card)


def familiar_name(familiar: Familiar) -> Msg:
    return Msg(f"des-familiar-{familiar.card}")


def _label(g: Descent, value: Value) -> Label:
    kind, _, what = str(value).partition(":")
    if kind == DONE:
        return Label(msg("des-familiar-done"), "DES-FAM-02")
    if kind == "take":
        return Label(msg("des-familiar-take", what=equipment.item_name(g.tokens[int(what)].what)), "DES-FAM-12")
    if kind == "give":
        number = int(what[1:])
        receiver = hero_name(g.heroes[number]) if what[0] == "h" else familiar_name(g.familiars[number])
        return Label(msg("des-familiar-give", what=receiver), "DES-FAM-12")
    return Label(msg("des-do-step", cell=str(value)), "DES-FAM-03")
