"""What helps on the board with an ask: where whoever moves could get, what figures see, how far it is."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board import Bits, Cell, base_distance, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.browser.board import explored
from undercroft.games.descent.browser.sent import Hints
from undercroft.games.descent.browser.walkers import FamiliarWalks, HeroWalks, MonsterWalks
from undercroft.games.descent.figures import SIZES, dungeon, hero_key, key_of, monster_by_number, monster_key, name_of
from undercroft.games.descent.rules import familiars
from undercroft.games.descent.rules.line_of_sight import seen_by_hero, seen_by_monster
from undercroft.games.descent.rules.spawning import stance_names
from undercroft.games.descent.rules.targets import spaces_of
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster
from undercroft.games.descent.view import View, copy_state
from undercroft.kernel.asks import Ask
from undercroft.kernel.messages import Msg
from undercroft.parts.ways import Walker, reach


def ways(view: View, ask: Ask) -> Hints:
    """What helps with this ask on the board: for whoever moves all the ways open, and what everybody sees."""
    g = copy_state(view.table)
    if not g.revealed:
        return {}
    seen = explored(g)
    found: Hints = {"sight": {key: members(sight & seen) for key, sight in _sights(g)}}
    asked = _asked(g, ask)
    if asked is not None:
        found["figure"] = key_of(asked)
        found["range"] = _ranges(g, asked, seen)
    walker = _walker(g, ask)
    if walker is not None:
        found |= {"figure": walker.key, "points": walker.points, "ways": reach(walker, seen)}
    footprints = _footprints(g, ask, seen)
    if footprints:
        found["footprints"] = footprints
    return found


def _walker(g: Descent, ask: Ask) -> Walker | None:
    match ask.prompt.id:
        case "des-ask-act":
            hero = g.heroes[g.acting]
            return HeroWalks(g, hero) if hero.at != TOWN else None
        case "des-ask-monster":
            m = monster_by_number(g, g.active)
            return MonsterWalks(g, m) if m is not None else None
        case "des-ask-familiar":
            return _familiar(g, ask)
    return None


def _familiar(g: Descent, ask: Ask) -> Walker | None:
    """Several familiars may have the same name: the one with these choices is meant."""
    points = ask.prompt.args["points"]
    assert isinstance(points, int)
    offered = set(ask.space.every()) - {familiars.DONE}
    for familiar in g.familiars:
        same_name = familiars.familiar_name(familiar) == ask.prompt.args["who"]
        if familiar.at != TOWN and same_name and set(familiars.choices(g, familiar, points)) == offered:
            return FamiliarWalks(g, familiar, points)
    return None


def _asked(g: Descent, ask: Ask) -> Hero | Monster | None:
    """The figure on the board that the ask is about, by the name in its prompt, else whoever acts."""
    who = ask.prompt.args.get("who") if ask.prompt.args else None
    if isinstance(who, Msg):
        figures: list[Hero | Monster] = [*g.heroes, *g.monsters]
        for figure in figures:
            if figure.at != TOWN and name_of(figure) == who:
                return figure
    if g.acting >= 0 and g.heroes[g.acting].at != TOWN:
        return g.heroes[g.acting]
    return monster_by_number(g, g.active)


def _sights(g: Descent) -> Iterator[tuple[str, Bits]]:
    for hero in g.heroes:
        if hero.at != TOWN:
            yield hero_key(hero), seen_by_hero(g, hero)
    for m in g.monsters:
        yield monster_key(m), seen_by_monster(g, m)


def _ranges(g: Descent, figure: Hero | Monster, seen: Bits) -> dict[str, int]:
    """How far it is to every space in sight, as attacks count it (DES-RNG-01, DES-RNG-02)."""
    grid, spaces = dungeon(g).grid, spaces_of(g, figure)
    sight = seen_by_hero(g, figure) if isinstance(figure, Hero) else seen_by_monster(g, figure)
    return {str(cell): base_distance(grid, spaces, cell) for cell in members(sight & seen & ~spaces)}


def _footprints(g: Descent, ask: Ask, seen: Bits) -> dict[str, tuple[Cell, ...]]:
    """For an ask where to put a large figure: the spaces it would cover, by choice."""
    kind = _placed_kind(g, ask)
    if kind is None:
        return {}
    footprint = dungeon(g).footprint(SIZES[content().monsters[kind].size])
    every = dungeon(g).gait(SIZES[content().monsters[kind].size], g.closed).stands(seen)
    offered = set(ask.space.every())
    return {
        name: tuple(members(footprint.cells(stance)))
        for name, stance in stance_names(g, every).items()
        if name in offered
    }


def _placed_kind(g: Descent, ask: Ask) -> str | None:
    args = ask.prompt.args or {}
    if ask.prompt.id in ("des-ask-spawn", "des-ask-spawn-master"):
        kind = args["kind"]
        return kind.id.removeprefix("des-monster-") if isinstance(kind, Msg) else None
    if ask.prompt.id in ("des-ask-knockback", "des-ask-telekinesis-to"):
        for m in g.monsters:
            if name_of(m) == args["who"]:
                return m.kind
    return None
