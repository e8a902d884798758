"""The table as a browser draws it. A scene is made of a view and nothing else, so it shows no more than the view."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.browser.board import Board, board
from undercroft.games.massivedarkness2.browser.figures import (
    AllySeen,
    EnemySeen,
    HeroSeen,
    ally,
    enemy,
    hero,
)
from undercroft.games.massivedarkness2.figures import dungeon_level, enemy_left, find_enemy, find_friend, name, range_of
from undercroft.games.massivedarkness2.rules import combat
from undercroft.games.massivedarkness2.rules.dice import OPEN
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.state import Combat, LastAttack, MassiveDarkness, Tale
from undercroft.games.massivedarkness2.view import View
from undercroft.kernel.messages import Msg


class TaskSeen(msgspec.Struct, frozen=True):
    text: Msg
    done: bool


class MissionSeen(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    number: int
    title: Msg
    story: Msg
    goal: Msg
    rules: Msg
    won: Msg
    lost: Msg
    tasks: tuple[TaskSeen, ...]
    counters: dict[str, int]


class TrackSpace(msgspec.Struct, frozen=True, array_like=True):
    space: int
    icon: str
    """mob, roaming, rare, epic, or what a boss does there; nothing on an empty space."""


class TrackSeen(msgspec.Struct, frozen=True, kw_only=True):
    """The darkness track (MD2-DRK-01), or the boss track that has taken its place (MD2-BOS-07)."""

    boss: str
    side: int
    space: int
    spaces: tuple[TrackSpace, ...]
    texts: dict[str, Msg]
    """Of a boss's effects."""


class TurnSeen(msgspec.Struct, frozen=True):
    """What is left of the turn being taken."""

    hero: str
    actions: int
    mp: int
    moving: bool


class DieSeen(msgspec.Struct, frozen=True):
    colour: str
    face: str
    done: bool
    open: bool
    """It shows something that is still to be resolved."""


class CombatSeen(msgspec.Struct, frozen=True, kw_only=True):
    """An attack being resolved (MD2-RES-01)."""

    hero: str
    enemy: str
    by_hero: bool
    kind: str
    who: Msg
    whom: Msg
    stage: str
    pool: dict[str, int]
    dice: tuple[DieSeen, ...]
    swords: int
    shields: int
    pierce: int
    rerolls: int
    enemy_rerolls: int
    hurt: int
    claws: int
    clawed: int
    shadow: bool


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    players: int
    mission: MissionSeen
    phase: Literal["setup", "begin", "heroes", "enemies", "levels", "darkness", "over"]
    round: int
    """0 until play begins."""
    level: int
    """The highest of any hero: enemies come from the decks of its range (MD2-LVL-11)."""
    range: str
    winner: str
    """heroes or darkness, once the mission is over."""
    lost_by: Msg | None
    board: Board | None
    """None until the tiles are laid."""
    heroes: tuple[HeroSeen, ...]
    allies: tuple[AllySeen, ...]
    enemies: tuple[EnemySeen, ...]
    turn: TurnSeen | None
    combats: tuple[CombatSeen, ...]
    """The innermost last."""
    last_attack: LastAttack | None
    track: TrackSeen
    lifebringers: int
    spent: int
    """Lifebringers used up: each is a reroll in every combat (MD2-KO-07)."""
    bag: dict[str, int]
    decks: dict[str, int]
    """Cards left in each."""
    tales: dict[str, Tale]
    """By hero."""


def scene(view: View) -> Scene:
    g = view.table
    return Scene(
        seat=view.seat,
        players=g.players,
        mission=_mission(g),
        phase="over" if g.winner else g.phase if g.round else "setup",
        round=g.round,
        level=dungeon_level(g),
        range=range_of(dungeon_level(g)),
        winner=g.winner,
        lost_by=Msg(g.lost_by) if g.lost_by else None,
        board=board(g) if g.laid else None,
        heroes=tuple(hero(g, made) for made in g.heroes),
        allies=tuple(ally(made) for made in g.allies),
        enemies=tuple(enemy(g, made) for made in g.enemies),
        turn=TurnSeen(str(g.turn.hero), g.turn.actions, g.turn.mp, g.turn.moving) if g.turn is not None else None,
        combats=tuple(_combat(g, c) for c in g.combats if _going_on(g, c)),
        last_attack=None if g.last_attack is msgspec.UNSET else g.last_attack,
        track=_track(g),
        lifebringers=g.lifebringers,
        spent=g.spent,
        bag=dict(g.bag),
        decks={deck: len(cards) for deck, cards in g.decks.items()},
        tales=dict(g.tales),
    )


def _mission(g: MassiveDarkness) -> MissionSeen:
    found = mission_of(g)
    return MissionSeen(
        id=found.id,
        number=found.number,
        title=found.text("title"),
        story=found.text("story"),
        goal=found.text("goal"),
        rules=found.text("rules"),
        won=found.text("won"),
        lost=found.text("lost"),
        tasks=tuple(TaskSeen(found.text(f"task-{task}"), task in g.done) for task in found.tasks),
        counters=dict(g.counters),
    )


def _track(g: MassiveDarkness) -> TrackSeen:
    if g.boss is not None:
        printed = content().bosses[g.boss.id]
        effects = {space.space: space for space in printed.track}
        return TrackSeen(
            boss=g.boss.id,
            side=0,
            space=g.boss.space,
            spaces=tuple(
                TrackSpace(n, effects[n].special if n in effects else "") for n in range(1, printed.spaces + 1)
            ),
            texts={space.special: Msg(f"md2-boss-{space.special}", dict(space.values)) for space in printed.track},
        )
    side = content().box.darkness[g.side - 1]
    spaces = tuple(TrackSpace(n, side.icons.get(n, "")) for n in range(1, side.spaces + 1))
    return TrackSeen(boss="", side=g.side, space=g.space, spaces=spaces, texts={})


def _going_on(g: MassiveDarkness, c: Combat) -> bool:
    """Whoever has died of it is gone before the combat is over: what the kill brings comes first (MD2-RES-14)."""
    friends = {*(hero.number for hero in g.heroes), *(ally.number for ally in g.allies)}
    return c.hero in friends and enemy_left(g, c.enemy)


def _combat(g: MassiveDarkness, c: Combat) -> CombatSeen:
    friend, foe = find_friend(g, c.hero), find_enemy(g, c.enemy)
    who, whom = (name(friend), name(foe)) if c.by_hero else (name(foe), name(friend))
    return CombatSeen(
        hero=str(c.hero),
        enemy=str(c.enemy),
        by_hero=c.by_hero,
        kind=c.kind,
        who=who,
        whom=whom,
        stage=c.stage,
        pool=dict(c.pool),
        dice=tuple(DieSeen(die.colour, die.face, die.done, not die.done and die.face in OPEN) for die in c.rolled),
        swords=combat.swords(c),
        shields=combat.shields(c),
        pierce=c.pierce,
        rerolls=c.rerolls,
        enemy_rerolls=c.enemy_rerolls,
        hurt=c.hurt,
        claws=c.claws,
        clawed=c.clawed,
        shadow=c.shadow,
    )
