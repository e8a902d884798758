"""What can be attacked from where, and whom an attack strikes (DES-ATK-02 to 04, 20 to 23, areas of DES-ABL)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from undercroft.board import (
    Bits,
    Breath,
    Sight,
    attack_within,
    base_distance,
    bitset,
    blast,
    breaths,
    close,
    cone,
    members,
    sweep,
)
from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.figures import (
    base,
    dungeon,
    hero_key,
    hero_spaces,
    monster_key,
    monster_spaces,
    monsters_on,
    topology,
)
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.rules.line_of_sight import ANYWHERE, hero_view, hidden_by, seen_by_monster
from undercroft.games.descent.state import TOWN, Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import UNARMED, abilities, ability, kit, may_spread, side
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Refusal, Value
from undercroft.parts.cell_names import cell_name

_UNSEEN = Refusal(msg("des-no-target-sight"), "DES-ATK-04")
BREATH = cone(content().abilities["breath"].template)
REACH = content().abilities["reach"].spaces


def melee_range(g: Descent, attacker: Hero | Monster) -> int:
    """Adjacent spaces, or two spaces with Reach (DES-ATK-20, DES-ABL-25)."""
    return REACH if ability(g, attacker, "reach") else 1


def spaces_of(g: Descent, figure: Hero | Monster) -> Bits:
    if isinstance(figure, Hero):
        return 0 if figure.at == TOWN else 1 << figure.at
    return base(g, figure)


def in_view(g: Descent, attacker: Hero | Monster, kind: str, among: Bits = ANYWHERE) -> Bits:
    """The spaces an attacker can see for an attack of this type. Who asks for some spaces says `among` which."""
    if isinstance(attacker, Monster):
        return seen_by_monster(g, attacker, among)
    blockers = hidden_by(g) & ~(1 << attacker.at)
    if kind == "melee":
        return among & hero_view(g, attacker.at, blockers, attacker)
    origins, ignored, specials = [attacker.at], [0], kit(attacker).specials
    if "crackshot" in specials:  # sight may be measured from a free neighbouring space
        origins += members(topology(g).neighbours(attacker.at) & ~blockers & ~g.water)
    if "precision" in specials:  # one figure or obstacle does not block sight
        ignored += [base(g, m) for m in g.monsters] + [1 << cell for cell in g.rubble_spaces]
        ignored += [1 << hero.at for hero in g.heroes if hero.at not in (TOWN, attacker.at)]
    seen = 0
    for origin in origins:
        for one in ignored:
            seen |= hero_view(g, origin, blockers & ~one, attacker)
    return among & seen


def within_reach(g: Descent, attacker: Hero | Monster, kind: str, among: Bits = ANYWHERE) -> Bits:
    """The spaces that can be attacked: in line of sight and, for melee, within melee range (DES-ATK-04, DES-ATK-20).

    Neither ranged nor magic attacks are bound to a distance here: the roll must reach (DES-ATK-21, DES-ATK-22).
    """
    spaces = spaces_of(g, attacker)
    found = among & ~spaces
    if kind == "melee" and (found := found & _close(g.quest, spaces, REACH)):  # nobody strikes farther
        reach = melee_range(g, attacker)
        if found := found & _close(g.quest, spaces, reach):
            # DES-RNG-02, DES-ABL-30: within range of a space that has the line of sight
            found &= sweep(dungeon(g).sight(g.closed), spaces, reach, hidden_by(g))
    return found and in_view(g, attacker, kind, found)


@lru_cache(maxsize=4096)
def _close(name: str, spaces: Bits, reach: int) -> Bits:
    """Those near enough, in sight or not."""
    return close(quest(name).dungeon.grid, spaces, reach)


def in_reach_of(g: Descent, hero: Hero, weapon: ItemCard | None, among: Bits = ANYWHERE) -> Bits:
    """The spaces, among these, that a hero could strike with a weapon, or with bare hands."""
    if weapon is not None and weapon.around:
        return _around(g, hero, weapon) & among
    return within_reach(g, hero, attack_kind(hero, weapon), among)


def targets(g: Descent, attacker: Hero | Monster, kind: str, *, can_blast: bool, figures: Bits | None = None) -> Bits:
    """Spaces worth declaring: any in view if the attack may spread, else those with a figure (DES-ATK-02).

    A door lies on no space and is no target (DES-DOR-07). `figures` is where the others stand, if known.
    """
    if can_blast:
        return within_reach(g, attacker, kind)
    return within_reach(g, attacker, kind, hero_spaces(g) | monster_spaces(g) if figures is None else figures)


def refused_targets(g: Descent, attacker: Hero | Monster, kind: str, spaces: Bits) -> dict[Value, Refusal]:
    """Enemies that a player would look for in vain among these spaces, and why they cannot be attacked."""
    grid, seen = dungeon(g).grid, in_view(g, attacker, kind)
    enemies = monster_spaces(g) if isinstance(attacker, Hero) else hero_spaces(g)
    refused: dict[Value, Refusal] = {}
    for cell in members(enemies & ~spaces):
        too_far = seen >> cell & 1
        why = Refusal(msg("des-no-target-reach"), "DES-ATK-20") if too_far else _UNSEEN
        refused[cell_name(grid, cell)] = why
    return refused


def may_blast(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None) -> bool:
    """Whether the attack has Blast or can buy it with surges."""
    return may_spread(weapon, attack_ranks(g, attacker, weapon))


def blast_rank(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None) -> int:
    return weapon_ability(g, attacker, weapon, "blast")


def weapon_ability(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None, name: str) -> int:
    """The rank an attack has: of everything the attacker uses except the weapons he is not attacking with.

    DES-ABL-02: ranks add up. DES-ATK-07: a second weapon adds nothing.
    """
    return attack_ranks(g, attacker, weapon).get(name, 0)


def attack_ranks(g: Descent, attacker: Hero | Monster, weapon: ItemCard | None) -> Mapping[str, int]:
    """The same for every ability that there is."""
    if isinstance(attacker, Monster):
        return abilities(g, attacker)
    armed = kit(attacker).armed
    return armed.get(weapon.id, armed[UNARMED]) if weapon is not None else armed[UNARMED]


def weapons(hero: Hero) -> list[ItemCard]:
    """Weapons in hand, none from the pack (DES-HER-11); bare hands can always strike as well (DES-ATK-03)."""
    items = content().items
    return [items[i.card] for i in hero.items if i.equipped and i.card in items and items[i.card].type == "weapon"]


def breath_placements(g: Descent, m: Monster) -> tuple[Breath, ...]:
    """The ways to lay the breath template against its base (DES-ABL-09)."""
    return _breaths(dungeon(g).sight(g.closed), base(g, m))


@lru_cache(maxsize=4096)
def _breaths(sight: Sight, spaces: Bits) -> tuple[Breath, ...]:
    return breaths(sight, spaces, BREATH)


def distance_to(g: Descent, attacker: Hero | Monster, target: int) -> int:
    """DES-RNG-01, DES-RNG-02: from the nearest of the attacker's spaces with a line of sight to it.

    It may be counted through stairs (DES-RNG-03).
    """
    spaces, board = spaces_of(g, attacker), dungeon(g)
    if spaces.bit_count() > 1:
        sight, blockers = board.sight(g.closed), hidden_by(g) & ~spaces
        spaces = bitset(c for c in members(spaces) if sight.between(1 << c, 1 << target, blockers)) or spaces
    return base_distance(board.grid, spaces, target)


def attack_kind(attacker: Hero | Monster, weapon: ItemCard | None) -> str:
    """DES-ATK-23: from the weapon or the monster card; without a weapon it is melee (DES-UNA-01)."""
    if isinstance(attacker, Monster):
        return side(attacker).attack
    return weapon.attack if weapon is not None and weapon.attack else "melee"


def covered(g: Descent, attacker: Hero | Monster, atk: Attack) -> Bits:
    """All the spaces an attack affects."""
    if atk.area == "breath":
        return atk.cells
    if atk.area == "sweep":
        return within_reach(g, attacker, "melee")
    if atk.area == "around":
        return _around(g, attacker, content().items[atk.weapon])
    if atk.blast:
        return blast(dungeon(g).sight(g.closed), atk.target, atk.blast, g.rubble)  # DES-ABL-06
    return 1 << atk.target


def _around(g: Descent, attacker: Hero | Monster, weapon: ItemCard) -> Bits:
    """Everything in sight that is near enough for a weapon that names no target, as Word of Vaal."""
    near = attack_within(dungeon(g).grid, attacker.at, weapon.around)
    return in_view(g, attacker, "magic") & near & ~(1 << attacker.at)


def struck(g: Descent, attacker: Hero | Monster, atk: Attack) -> list[str]:
    """The figures an attack strikes, each once (DES-LRG-05): everybody in a Blast or Breath, enemies in a Sweep.

    A Blast spares neither friends nor the attacker (DES-ABL-07). Familiars are never struck (DES-FAM-07).
    """
    return struck_on(g, attacker, atk, covered(g, attacker, atk))


def struck_on(g: Descent, attacker: Hero | Monster, atk: Attack, cells: Bits) -> list[str]:
    """Those of them on these spaces."""
    enemies_only = atk.area in ("sweep", "around")
    found = []
    if not (enemies_only and isinstance(attacker, Hero)):
        found += [hero_key(hero) for hero in g.heroes if hero.at != TOWN and cells >> hero.at & 1]
    if not (enemies_only and isinstance(attacker, Monster)):
        found += [monster_key(m) for m in monsters_on(g, cells)]
    return found
