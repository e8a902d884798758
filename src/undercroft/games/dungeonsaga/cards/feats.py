"""The feats of heroes and bosses (SAG-FEA-05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undercroft.board import bitset
from undercroft.games.dungeonsaga.box.components import Feat
from undercroft.games.dungeonsaga.models import base, enemies, find, is_hero, name, spot
from undercroft.games.dungeonsaga.rules import fighting, locks, magic, modifiers, raise_dead, shooting
from undercroft.games.dungeonsaga.rules.feats import PLAYS, Play
from undercroft.games.dungeonsaga.rules.line_of_sight import sees
from undercroft.games.dungeonsaga.rules.ranges import in_reach
from undercroft.games.dungeonsaga.state import OFF, Attack, DungeonSaga, Effect, Model, Turn
from undercroft.games.dungeonsaga.stats import spells
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, OneOf, Value

DONE = "done"

Do: TypeAlias = Callable[[DungeonSaga, Model, Turn, Feat], "Flow | None"]
Possible: TypeAlias = Callable[[DungeonSaga, Model, Feat], bool]


def _always(_g: DungeonSaga, _m: Model, _feat: Feat) -> bool:
    return True


def feat(special: str, possible: Possible = _always) -> Callable[[Do], Do]:
    """Register how a feat is done; `possible` says whether it would do anything now."""

    def register(do: Do) -> Do:
        PLAYS[special] = Play(do, possible)
        return do

    return register


# -- against everybody around -----------------------------------------------------------------------------------------


def _around(g: DungeonSaga, m: Model, _feat: Feat) -> list[str]:
    """Enemies on all sides, and ordinary locks, which count as models for this (SAG-FEA-05, SAG-FUR-07)."""
    ring = spot(g, m).around
    found = [str(enemy.number) for enemy in enemies(g, m) if base(g, enemy) & ring]
    if is_hero(m):
        found += [lock.id for lock in locks.closed(g) if lock.dice and bitset(lock.cells) & ring]
    return found


def _before(g: DungeonSaga, m: Model, _feat: Feat) -> list[str]:
    return [str(enemy.number) for enemy in fighting.foes_in_front(g, m)]


def _any_around(g: DungeonSaga, m: Model, found: Feat) -> bool:
    return bool(_around(g, m, found))


def _any_before(g: DungeonSaga, m: Model, found: Feat) -> bool:
    return bool(_before(g, m, found))


def _fight_each(g: DungeonSaga, m: Model, found: Feat, targets: list[str]) -> Flow:
    """A fight against each of them, in the order that its player likes; none has to be."""
    left = list(targets)
    while left and m.at != OFF and not g.winner:
        prompt = msg("sag-ask-feat", who=name(m), left=len(left))
        space = OneOf([*left, DONE], lambda key: _label(g, str(key)))
        chosen = yield Ask((m.seat,), prompt, space, default=left[0])
        if chosen == DONE:
            return
        left.remove(chosen)
        yield from fighting.resolve(g, blow(g, m, found, chosen))
        left = [key for key in left if _still_there(g, key)]


def blow(g: DungeonSaga, m: Model, found: Feat, key: str) -> Attack:
    """One of the fights of a feat, ready to be rolled: against a model, or against a lock."""
    dice = found.values.get("dice", 0)
    if key.isdecimal():
        return modifiers.readied(g, m, find(g, int(key)), "fight", dice=dice, card=found.id)
    return modifiers.on_a_lock(g, m, locks.fitting(g, key), dice=dice, card=found.id)


def _still_there(g: DungeonSaga, key: str) -> bool:
    if key.isdecimal():
        return any(m.number == int(key) and m.at != OFF for m in [*g.minions, *g.heroes])
    return any(lock.id == key for lock in locks.closed(g))


@feat("whirlwind", _any_around)
def whirlwind(g: DungeonSaga, m: Model, _turn: Turn, found: Feat) -> Flow:
    """Orlaf fights everybody next to him, behind him too."""
    yield from _fight_each(g, m, found, _around(g, m, found))


@feat("trample", _any_around)
def trample(g: DungeonSaga, m: Model, _turn: Turn, found: Feat) -> Flow:
    """Hoggar fights everybody next to him."""
    yield from _fight_each(g, m, found, _around(g, m, found))


@feat("kings_wrath", _any_before)
def kings_wrath(g: DungeonSaga, m: Model, _turn: Turn, found: Feat) -> Flow:
    """Grund fights everybody in his front arc, each with more dice."""
    yield from _fight_each(g, m, found, _before(g, m, found))


# -- one thing, but well ----------------------------------------------------------------------------------------------


@feat("stone_wall")
def stone_wall(g: DungeonSaga, m: Model, turn: Turn, found: Feat) -> None:  # noqa: ARG001 - as all of them
    """Rordin stands like rock until his next turn, and may fight."""
    m.effects.append(Effect(found.id, "own_turn", armour=found.values["armour"]))
    turn.acts, turn.only = 1, "fight"


@feat("charge")
def charge(g: DungeonSaga, m: Model, turn: Turn, found: Feat) -> None:  # noqa: ARG001 - as all of them
    """Orlaf moves as in a turn, and fights with more dice."""
    turn.still = False
    turn.acts, turn.only, turn.dice = 1, "fight", found.values["dice"]


@feat("forge_blow", lambda g, m, found: bool(_before(g, m, found) or locks.to_break(g, m)))
def forge_blow(g: DungeonSaga, m: Model, turn: Turn, found: Feat) -> None:  # noqa: ARG001 - as all of them
    """Rordin stays where he is and strikes with more dice."""
    turn.acts, turn.only, turn.dice = 1, "fight", found.values["dice"]


@feat("shadow_step")
def shadow_step(g: DungeonSaga, m: Model, turn: Turn, found: Feat) -> None:  # noqa: ARG001 - as all of them
    """Madriga moves past everybody, struck by nobody, and may shoot."""
    turn.still = False
    turn.slips = True
    turn.acts, turn.only = 1, "shoot"


@feat("volley", lambda g, m, found: bool(shooting.targets(g, m)))
def volley(g: DungeonSaga, m: Model, _turn: Turn, found: Feat) -> Flow:
    """Madriga shoots at several, each once."""
    shot: list[int] = []
    while len(shot) < found.values["shots"] and not g.winner:
        able = [str(target.number) for target in shooting.targets(g, m) if target.number not in shot]
        if not able:
            return
        prompt = msg("sag-ask-volley", who=name(m), left=found.values["shots"] - len(shot))
        space = OneOf([*able, DONE], lambda key: _label(g, str(key)))
        chosen = yield Ask((m.seat,), prompt, space, default=able[0])
        if chosen == DONE:
            return
        shot.append(int(chosen))
        yield from shooting.shoot(g, m, find(g, int(chosen)), card=found.id)


@feat("wellspring")
def wellspring(g: DungeonSaga, m: Model, turn: Turn, found: Feat) -> None:  # noqa: ARG001 - as all of them
    """All of Danor's spells are ready again, and he casts without moving."""
    for card in spells(m):
        spells(m)[card] = 0
    turn.acts, turn.only = 1, "cast"


# -- against everybody near -------------------------------------------------------------------------------------------


def _in_view(g: DungeonSaga, m: Model) -> list[Model]:
    near = [enemy for enemy in enemies(g, m) if in_reach(g, m, base(g, enemy), "short")]
    return [enemy for enemy in near if sees(g, m, base(g, enemy))]


@feat("firestorm", lambda g, m, found: bool(_in_view(g, m)))
def firestorm(g: DungeonSaga, m: Model, _turn: Turn, found: Feat) -> Flow:
    """Danor attacks all enemies whom he sees within short range."""
    yield from magic.attack_each(g, m, _in_view(g, m), found.values["dice"], found.id)


@feat("death_wail", lambda g, m, found: any(in_reach(g, m, base(g, hero), "short") for hero in enemies(g, m)))
def death_wail(g: DungeonSaga, m: Model, _turn: Turn, found: Feat) -> Flow:
    """Elshara's cry reaches all heroes within short range, through walls too."""
    near = [hero for hero in enemies(g, m) if in_reach(g, m, base(g, hero), "short")]
    yield from magic.attack_each(g, m, near, found.values["dice"], found.id)


@feat("rise", lambda g, m, found: raise_dead.any_raising(g))
def rise(g: DungeonSaga, m: Model, _turn: Turn, found: Feat) -> Flow:
    """Mortibris raises several bone piles at once, by all rules of Raise Dead."""
    for left in range(found.values["piles"], 0, -1):
        able = raise_dead.raisings(g)
        if not able or g.winner:
            return
        space = OneOf([*able, DONE], _raise_label)
        chosen = yield Ask((m.seat,), msg("sag-ask-rise", left=left), space, default=able[0])
        if chosen == DONE:
            return
        yield from raise_dead.by_name(g, chosen)


def _raise_label(what: Value) -> Label:
    return Label(msg("sag-done"), "SAG-FEA-01") if what == DONE else raise_dead.raise_label(str(what))


def _label(g: DungeonSaga, key: str) -> Label:
    if key == DONE:
        return Label(msg("sag-done"), "SAG-FEA-01")
    if key.isdecimal():
        return Label(name(find(g, int(key))), "SAG-FEA-01")
    return Label(locks.name(locks.fitting(g, key)), "SAG-FUR-07")
