"""Where figures stand: heroes, monsters and what they cover of the board, as bit sets."""

from __future__ import annotations

from functools import cache, lru_cache

from undercroft.board import Bits, Dungeon, Leaps, Size, Stance, Topology, climbs, jumps, members
from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.quest.model import Quest
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.state import TOWN, Attack, Descent, Hero, Monster
from undercroft.kernel.messages import Msg, msg

# DES-LRG-02: hounds cover two spaces, dragons six, all other large monsters four.
SIZES = {"1x1": Size.ONE, "1x2": Size.TWO, "2x2": Size.FOUR, "2x3": Size.SIX}
_SIZE_OF = {card.id: SIZES[card.size] for card in content().monsters.values()}


def quest_of(g: Descent) -> Quest:
    return quest(g.quest)


def dungeon(g: Descent) -> Dungeon:
    """Everything worked out about the map."""
    return quest(g.quest).dungeon


def topology(g: Descent) -> Topology:
    """Adjacency as the doors stand now: spaces that touch, if only at a corner (DES-MOV-05).

    Walls and closed doors separate them, also at the ends of a door (DES-MOV-06, DES-DOR-03). Figures and obstacles do
    not fill their corners: one passes between them (DES-MOV-15), so nothing here is solid to the board.
    """
    return quest(g.quest).dungeon.topology(g.closed)


def size_of(m: Monster) -> Size:
    return _SIZE_OF[m.kind]


def base(g: Descent, m: Monster) -> Bits:
    """The spaces a monster covers (DES-LRG-01)."""
    return _bases(g.quest)[m.kind][m.at]


def covered(dungeon: Dungeon, kind: str, at: Stance) -> Bits:
    """The spaces that a monster of this kind covers where its base stands so."""
    return dungeon.footprint(_SIZE_OF[kind]).cells(at)


@lru_cache(maxsize=64)
def _bases(name: str) -> dict[str, tuple[Bits, ...]]:
    """What a monster of each kind covers, by its stance: every rule that looks at the board looks at all of them."""
    feet = {size: quest(name).dungeon.footprint(size) for size in Size}
    covers = {size: tuple(map(foot.cells, range(foot.count))) for size, foot in feet.items()}
    return {kind: covers[size] for kind, size in _SIZE_OF.items()}


def explored(g: Descent) -> Bits:
    """The spaces of the areas revealed."""
    return _explored(g.quest, g.revealed)


@lru_cache(maxsize=4096)
def _explored(name: str, areas: Bits) -> Bits:
    return quest(name).dungeon.grid.revealed(members(areas))


def pit_around(g: Descent, spaces: Bits) -> Bits:
    """The pit that all these spaces lie in; 0 if one of them does not. Pit spaces that touch form one (DES-PRP-03)."""
    if spaces & ~g.pits:
        return 0
    return next((pit for pit in topology(g).regions(g.pits) if pit & spaces), 0)


def jumps_over_pits(g: Descent) -> Leaps:
    """From each space at the brink of a pit to those beyond it (DES-PRP-07)."""
    return _jumps(g.quest, g.closed, g.pits)


def climbs_out(g: Descent, size: Size) -> Leaps:
    """From each stance in a pit to those around it (DES-PRP-04)."""
    return _climbs(g.quest, g.closed, g.pits, size)


# Pits change a few times in a game and are looked at in every move.
@lru_cache(maxsize=256)
def _jumps(name: str, closed: Bits, pits: Bits) -> Leaps:
    return jumps(quest(name).dungeon.topology(closed), pits, content().costs.jump_pit)


@lru_cache(maxsize=256)
def _climbs(name: str, closed: Bits, pits: Bits, size: Size) -> Leaps:
    return climbs(quest(name).dungeon.gait(size, closed), pits, content().costs.climb_pit)


def hero_spaces(g: Descent, but: Hero | None = None) -> Bits:
    """The spaces of all heroes in the dungeon, or of all but one."""
    spaces = 0
    for hero in g.heroes:
        if hero.at != TOWN and hero is not but:
            spaces |= 1 << hero.at
    return spaces


def monster_spaces(g: Descent, but: Monster | None = None) -> Bits:
    """The spaces of all monsters, or of all but one."""
    bases = _bases(g.quest)
    spaces = 0
    for m in g.monsters:
        if m is not but:
            spaces |= bases[m.kind][m.at]
    return spaces


def monsters_on(g: Descent, spaces: Bits) -> list[Monster]:
    """The monsters that cover any of these spaces."""
    bases = _bases(g.quest)
    return [m for m in g.monsters if bases[m.kind][m.at] & spaces]


def hero_at(g: Descent, cell: int) -> Hero | None:
    for hero in g.heroes:
        if hero.at == cell:
            return hero
    return None


def monster_at(g: Descent, cell: int) -> Monster | None:
    bases = _bases(g.quest)
    for m in g.monsters:
        if bases[m.kind][m.at] >> cell & 1:
            return m
    return None


def monster_by_number(g: Descent, number: int) -> Monster | None:
    for m in g.monsters:
        if m.number == number:
            return m
    return None


def hero_key(hero: Hero) -> str:
    """A figure's name in answers and attacks: h0 is the first hero, m12 the monster with number 12."""
    return f"h{hero.index}"


def monster_key(m: Monster) -> str:
    return f"m{m.number}"


def key_of(figure: Hero | Monster) -> str:
    return hero_key(figure) if isinstance(figure, Hero) else monster_key(figure)


def figure(g: Descent, key: str) -> Hero | Monster | None:
    """The figure of this name, if it is still in the game."""
    number = int(key[1:])
    return g.heroes[number] if key[0] == "h" else monster_by_number(g, number)


def attacker_of(g: Descent, atk: Attack) -> Hero | Monster | None:
    """Who makes an attack, if still there."""
    return g.heroes[atk.by_hero] if atk.by_hero >= 0 else monster_by_number(g, atk.by_monster)


def weapon_of(atk: Attack) -> ItemCard | None:
    """What an attack is made with; bare hands and monsters have no card."""
    return content().items.get(atk.weapon)


def hero_name(hero: Hero) -> Msg:
    return _hero_name(hero.card)


def monster_name(m: Monster) -> Msg:
    """Named monsters by their name, masters as such; numbered, because there are many of a kind."""
    return Msg(f"des-named-{m.named}") if m.named else _monster_name(m.kind, m.number, m.master)


# Whatever is asked or told names somebody.
@cache
def _hero_name(card: str) -> Msg:
    return Msg(f"des-hero-{card}")


@lru_cache(maxsize=4096)
def _monster_name(kind: str, number: int, master: bool) -> Msg:  # noqa: FBT001 - a cache key
    key = "des-monster-master" if master else "des-monster-normal"
    return msg(key, kind=Msg(f"des-monster-{kind}"), number=number)


def name_of(figure: Hero | Monster) -> Msg:
    return hero_name(figure) if isinstance(figure, Hero) else monster_name(figure)
