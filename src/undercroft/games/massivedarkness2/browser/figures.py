"""Heroes with their dashboards and class boards, allies and enemies, as a browser draws them."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.board import Cell
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.box.words import claw as claw_words
from undercroft.games.massivedarkness2.figures import called, figures_of, max_health, max_mana, name, trade
from undercroft.games.massivedarkness2.rules import pool, ranger, shaman
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.claws import claw_of
from undercroft.games.massivedarkness2.rules.enemy_phase import scheme_text
from undercroft.games.massivedarkness2.rules.items import blue_dice, set_pieces, worn
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.rules.paladin import COLOURS, Paladin
from undercroft.games.massivedarkness2.rules.targets import attack_types
from undercroft.games.massivedarkness2.rules.wounds import health
from undercroft.games.massivedarkness2.state import OFF, Ally, Combat, Enemy, Hero, MassiveDarkness
from undercroft.kernel.messages import Msg


class AttackSeen(msgspec.Struct, frozen=True):
    """The dice of an attack type, before what is added in a combat."""

    kind: str
    dice: dict[str, int]


# -- the boards of the classes ----------------------------------------------------------------------------------------


class AmuletSeen(msgspec.Struct, frozen=True):
    """The wizard's: a spell in each quadrant, clockwise from the top, and where the needle points."""

    needle: int
    spells: tuple[str, ...]


class ColumnSeen(msgspec.Struct, frozen=True):
    """A column of the paladin's board: where its token is, and what everybody there has."""

    colour: str
    at: Cell | None
    """None: on the board."""
    cards: tuple[str, ...]
    """The basic ability and the skills below it, by the keys of their abilities."""


class FurySeen(msgspec.Struct, frozen=True):
    """The berserker's."""

    rage: int
    most: int
    stance: str
    skills: dict[str, tuple[str, ...]]
    """By stance."""


class ToolsSeen(msgspec.Struct, frozen=True):
    """The rogue's tokens."""

    bag: int
    active: tuple[str, ...]
    spent: tuple[str, ...]
    pile: tuple[str, ...]
    flipped: str


class ElementSeen(msgspec.Struct, frozen=True):
    """A track of the shaman's board."""

    element: str
    height: int
    top: int
    flipped: bool


class QuiverSeen(msgspec.Struct, frozen=True):
    """The ranger's arrows."""

    deck: int
    row: tuple[str, ...]
    """Turned up for the attack being made."""
    pile: tuple[str, ...]
    arrows: int
    """Symbols that count so far; seven is a critical hit."""
    seven: int


# -- figures ----------------------------------------------------------------------------------------------------------


class HeroSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A hero and everything on the dashboard (MD2-HRO-01)."""

    key: str
    """The number, as in choices like `give:3`."""
    id: str
    name: Msg
    trade: str
    seat: int
    cells: tuple[Cell, ...]
    """The zone; none for whoever is not in the dungeon."""
    health: int
    health_most: int
    mana: int
    mana_most: int
    level: int
    xp: int
    xp_next: int
    """What the next level costs; 0 at the highest."""
    skills: tuple[str, ...]
    slots: dict[str, str]
    bag: tuple[str, ...]
    potions: tuple[str, ...]
    reserve: dict[str, int]
    blue: int
    attacks: tuple[AttackSeen, ...]
    set_pieces: int
    fire: int
    frost: int
    acting: bool
    acted: bool
    down: bool
    left: bool
    used: tuple[str, ...]
    """Abilities that are used up for now, by key."""
    locked: tuple[str, ...]
    """Items that are bound to their bearer."""
    holds: tuple[str, ...]
    corruption: int
    amulet: AmuletSeen | None
    columns: tuple[ColumnSeen, ...]
    fury: FurySeen | None
    tools: ToolsSeen | None
    elements: tuple[ElementSeen, ...]
    quiver: QuiverSeen | None


class AllySeen(msgspec.Struct, frozen=True, kw_only=True):
    key: str
    kind: str
    name: Msg
    seat: int
    cells: tuple[Cell, ...]
    health: int
    health_most: int
    fire: int
    frost: int


class EnemySeen(msgspec.Struct, frozen=True, kw_only=True):
    """A mob, a roaming monster or a boss (MD2-ENM-05)."""

    key: str
    """The number, as in choices like `attack:melee:12`."""
    kind: Literal["mob", "roaming", "boss"]
    id: str
    name: Msg
    called: Msg
    """In a list, where another may have the same name."""
    range: str
    cells: tuple[Cell, ...]
    """The zone; none while it is not on the map."""
    minions: int
    figures: int
    health: int
    """Of one figure."""
    hurt: int
    """Wounds of the figure that wounds are assigned to next."""
    left: int
    """Wounds that kill all of it."""
    attacks: tuple[AttackSeen, ...]
    defence: dict[str, int]
    claw: Msg
    scheme: tuple[Msg, ...]
    item: str
    """What its leader wields."""
    tokens: tuple[str, ...]
    fire: int
    frost: int
    poison: bool
    acted: bool
    untouchable: bool
    named: str
    feathers: int


def hero(g: MassiveDarkness, made: Hero) -> HeroSeen:
    levels = content().box.levels
    ahead = levels.get(made.level + 1)
    acting = g.turn is not None and g.turn.hero == made.number
    return HeroSeen(
        key=str(made.number),
        id=made.id,
        name=name(made),
        trade=trade(made),
        seat=made.seat,
        cells=() if made.at == OFF else (made.at,),
        health=made.health,
        health_most=max_health(made),
        mana=made.mana,
        mana_most=max_mana(made),
        level=made.level,
        xp=made.xp,
        xp_next=ahead.xp if ahead is not None else 0,
        skills=tuple(made.skills),
        slots=dict(made.slots),
        bag=tuple(made.bag),
        potions=tuple(made.potions),
        reserve=dict(made.reserve),
        blue=blue_dice(made),
        attacks=_attacks(g, made),
        set_pieces=set_pieces(worn(made)),
        fire=made.fire,
        frost=made.frost,
        acting=acting,
        acted=made.acted,
        down=made.down,
        left=made.left,
        used=tuple(made.used),
        locked=tuple(item for item in {*made.slots.values()} if rules_of(g).item_locked(g, made, item)),
        holds=tuple(made.holds),
        corruption=made.corruption,
        amulet=AmuletSeen(made.wizard.needle, tuple(made.wizard.spells)) if made.wizard is not None else None,
        columns=_columns(made),
        fury=_fury(made),
        tools=_tools(made),
        elements=_elements(made),
        quiver=_quiver(g, made),
    )


def _attacks(g: MassiveDarkness, made: Hero) -> tuple[AttackSeen, ...]:
    kinds = attack_types(made)
    combats = {kind: Combat(hero=made.number, enemy=OFF, by_hero=True, kind=kind) for kind in kinds}
    return tuple(AttackSeen(kind, pool.hero_dice(g, made, combats[kind])) for kind in kinds)


def _columns(made: Hero) -> tuple[ColumnSeen, ...]:
    rules = rules_for(made)
    if made.paladin is None or not isinstance(rules, Paladin):
        return ()
    zones = made.paladin.zones
    return tuple(ColumnSeen(colour, zones.get(colour), tuple(rules.column(made, colour))) for colour in COLOURS)


def _fury(made: Hero) -> FurySeen | None:
    if made.berserker is None:
        return None
    skills = {stance: tuple(cards) for stance, cards in made.berserker.skills.items()}
    return FurySeen(made.berserker.rage, content().box.limits.rage, made.berserker.stance, skills)


def _tools(made: Hero) -> ToolsSeen | None:
    if made.rogue is None:
        return None
    board = made.rogue
    return ToolsSeen(len(board.bag), tuple(board.active), tuple(board.spent), tuple(board.pile), board.flipped)


def _elements(made: Hero) -> tuple[ElementSeen, ...]:
    board = made.shaman
    if board is None:
        return ()
    return tuple(ElementSeen(e, board.height[e], shaman.top(), e in board.flipped) for e in shaman.ELEMENTS)


def _quiver(g: MassiveDarkness, made: Hero) -> QuiverSeen | None:
    board = made.ranger
    if board is None:
        return None
    c = next((c for c in reversed(g.combats) if c.hero == made.number), None)
    shown = ranger.symbols(board, c) if c is not None else 0
    return QuiverSeen(len(board.deck), tuple(board.row), tuple(board.pile), shown, content().box.limits.arrows)


def ally(made: Ally) -> AllySeen:
    spirit = content().spirits.get(made.kind)
    return AllySeen(
        key=str(made.number),
        kind=made.kind,
        name=name(made),
        seat=made.seat,
        cells=(made.at,),
        health=made.health,
        health_most=max(made.health, spirit.health if spirit is not None else SUMMONER),
        fire=made.fire,
        frost=made.frost,
    )


SUMMONER = 8
"""MD2-MIS-19."""


def enemy(g: MassiveDarkness, made: Enemy) -> EnemySeen:
    each = health(g, made)
    figures = figures_of(made)
    scheme = content().roaming[made.id].cards[made.range].scheme if made.kind == "roaming" else ()  # type: ignore[index]
    return EnemySeen(
        key=str(made.number),
        kind=made.kind,
        id=made.id,
        name=name(made),
        called=called(g, made),
        range=made.range,
        cells=() if made.at == OFF else (made.at,),
        minions=made.minions,
        figures=figures,
        health=each,
        hurt=made.hurt,
        left=each * figures - made.hurt,
        attacks=tuple(AttackSeen(kind, pool.enemy_dice(made, kind)) for kind in pool.enemy_attacks(made)),
        defence=pool.defence_dice(made),
        claw=claw_words(claw_of(made)),
        scheme=tuple(scheme_text(line) for line in scheme),
        item=made.item,
        tokens=tuple(made.tokens),
        fire=made.fire,
        frost=made.frost,
        poison=bool(made.poison),
        acted=made.acted,
        untouchable=rules_of(g).untouchable(g, made),
        named=made.named,
        feathers=made.feathers,
    )
