"""A model's turn: it moves, then it acts (SAG-HER), be it a hero's or one that the overlord has activated."""

from __future__ import annotations

from undercroft.board import bitset, members, ring
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import (
    adventure_of,
    base,
    dungeon,
    enemies,
    find,
    is_hero,
    name,
    name_of_cell,
    names_of_cells,
    spot,
)
from undercroft.games.dungeonsaga.rules import (
    deeds,
    feats,
    fighting,
    items,
    locks,
    magic,
    modifiers,
    movement,
    shooting,
)
from undercroft.games.dungeonsaga.state import OFF, Attack, DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import caster, shooting_dice, spells
from undercroft.games.dungeonsaga.stats import movement as paces
from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value
from undercroft.parts.cell_names import parse_cell

END = "end"
LIGHT = ("face", "turn")
STRIDE = 4
"""After so many steps, and after everything that asks more or throws dice, a quiet point keeps forks cheap."""


def begin(g: DungeonSaga, m: Model, granted: str = "") -> None:
    """SAG-MOV-01: as many squares as its Movement, and one action (SAG-HER-01)."""
    m.effects = [effect for effect in m.effects if effect.until != "own_turn"]
    g.turn = Turn(m.number, paces(m), granted)
    rule = "SAG-HER-01" if is_hero(m) else "SAG-OVL-02"
    g.tell(msg("sag-log-turn", who=name(m), at=name_of_cell(g, m.at)), rule)


def go_on(g: DungeonSaga) -> Flow:
    """The turn being taken, from wherever it stands to its end; nothing but the state says how far it is."""
    turn = g.turn
    assert turn is not None
    m = find(g, turn.model)
    heavy = False
    while not turn.over and not g.winner:
        if heavy:
            yield QUIET
        what = yield from _next(g, m, turn)
        if what == END:
            break
        yield from do(g, m, turn, what)
        kind = what.partition(":")[0]
        heavy = turn.steps % STRIDE == 0 if kind == what or kind in LIGHT else True
    if not g.winner:
        end(g, m)


def end(g: DungeonSaga, m: Model) -> None:
    """What lasted for the turn is over."""
    turn, g.turn = g.turn, None
    m.effects = [effect for effect in m.effects if effect.until != "turn"]
    if turn is not None and turn.granted != "interrupt":  # SAG-OVL-05: that is no part of the overlord's turn
        m.acted = True
    if is_hero(m):  # SAG-INT-01: between two heroes there is a gap
        g.gap = bool(waiting(g))


def waiting(g: DungeonSaga) -> list[Model]:
    """Heroes whose turn is still to come in this round; one who is stunned takes none (SAG-RND-03)."""
    return [hero for hero in g.heroes if not hero.acted and hero.at != OFF]


def out_of_turn(g: DungeonSaga, m: Model, squares: int) -> Flow:
    """A spell lets a model move at once, by all rules of movement, and do nothing else."""
    taken, g.turn = g.turn, Turn(m.number, squares, "spell", begun=True, acts=0)
    turn = g.turn
    while not turn.over and not g.winner:
        what = yield from _next(g, m, turn)
        if what == END:
            break
        yield from do(g, m, turn, what)
    if not g.winner:
        g.turn = taken
        if taken is not None and find_gone(g, taken.model):
            taken.over = True


def find_gone(g: DungeonSaga, number: int) -> bool:
    """Whether the model of a turn has left the board meanwhile."""
    return all(m.number != number or m.at == OFF for m in [*g.heroes, *g.minions])


def _next(g: DungeonSaga, m: Model, turn: Turn) -> Flow:
    """What the model does next; where nothing is left to do, nobody is asked."""
    if turn.still and not options(g, m, turn, ending=False):
        return END
    prompt = msg("sag-ask-turn", who=name(m), steps=0 if turn.still or turn.halted else turn.steps, acts=turn.acts)
    space = OneOf(lambda: options(g, m, turn), lambda what: label(g, m, turn, str(what)), lambda: refusals(g, m, turn))
    return (yield Ask((m.seat,), prompt, space, default=END))


# -- what it can do ---------------------------------------------------------------------------------------------------


def options(g: DungeonSaga, m: Model, turn: Turn, *, ending: bool = True) -> list[str]:
    """Movement first, the action last; either may be left out (SAG-HER-02, SAG-HER-04)."""
    found = names_of_cells(g, movement.steps(g, m, turn))
    found += movement.turnings(m, turn)
    found += actions(g, m, turn)
    if m.sheet is not None and turn.granted != "spell":
        if not turn.begun:
            found += [f"feat:{feat}" for feat in feats.to_do(g, m, turn)]
        if m.sheet.items:
            found += [f"use:{item}" for item in items.to_use(m, turn)]
        if not turn.feat:
            found += items.exchanges(g, m, turn)
    return [*found, END] if ending else found


def actions(g: DungeonSaga, m: Model, turn: Turn) -> list[str]:
    """Fight, shoot, cast, or what the adventure allows: at most one (SAG-HER-05, SAG-OVL-06).

    Which of them depends on the model and where it stands (SAG-HER-06, SAG-MOV-12).
    """
    found = [*fights(g, m, turn), *shots(g, m, turn)]
    if turn.acts > 0 and not turn.only:
        found += [f"deed:{deed}" for deed in deeds.to_do(g, m)]
    if spells(m) and (turn.acts > 0 or turn.minor):
        found += [f"cast:{spell}" for spell in magic.castable(g, m, turn)]
    return found


def fights(g: DungeonSaga, m: Model, turn: Turn) -> list[str]:
    """Enemies and locks in front."""
    if turn.acts <= 0 or turn.only not in ("", "fight"):
        return []
    foes = [f"fight:{enemy.number}" for enemy in fighting.foes_in_front(g, m)]
    return foes + [f"fight:{lock.id}" for lock in locks.to_break(g, m)]


def shots(g: DungeonSaga, m: Model, turn: Turn) -> list[str]:
    if turn.acts <= 0 or turn.only not in ("", "shoot"):
        return []
    return [f"shoot:{target.number}" for target in shooting.targets(g, m)]


def do(g: DungeonSaga, m: Model, turn: Turn, what: str) -> Flow:
    """Carry out one choice; an action ends the movement (SAG-HER-03)."""
    kind, _, which = what.partition(":")
    if kind in ("fight", "shoot", "cast", "deed"):
        turn.begun = turn.still = True
        if kind != "cast":
            turn.acts = 0
        yield from _act(g, m, turn, kind, which)
    elif kind in LIGHT:
        movement.turn_to(g, m, turn, which)
    elif kind == "feat":
        yield from feats.do(g, m, turn, which)
    elif kind == "use":
        items.use(g, m, turn, which)
    elif kind in ("give", "take"):
        turn.begun = True
        card, _, other = which.partition(":")
        yield from items.exchange(g, m, turn, kind, card, other)
    else:
        yield from movement.step(g, m, turn, parse_cell(dungeon(g).grid, what))


def _act(g: DungeonSaga, m: Model, turn: Turn, kind: str, which: str) -> Flow:
    if kind == "cast":
        yield from magic.cast(g, m, turn, which)
    elif kind == "deed":
        yield from deeds.do(g, m, which)
    else:
        yield from fighting.resolve(g, attack(g, m, turn, kind, which))


def attack(g: DungeonSaga, m: Model, turn: Turn, kind: str, which: str) -> Attack:
    """The attack that the choice of a fight or a shot is, ready to be rolled."""
    if kind == "shoot":
        return modifiers.readied(g, m, find(g, int(which)), "shot")
    card = turn.feat if turn.dice else ""
    if which.isdecimal():  # SAG-FGT-04: in its own turn a model is always the attacker
        return modifiers.readied(g, m, find(g, int(which)), "fight", dice=turn.dice, card=card)
    return modifiers.on_a_lock(g, m, locks.fitting(g, which), dice=turn.dice, card=card)


# -- words ------------------------------------------------------------------------------------------------------------


def label(g: DungeonSaga, m: Model, turn: Turn, what: str) -> Label:
    kind, _, which = what.partition(":")
    if kind in ("fight", "shoot"):
        rule = "SAG-FGT-02" if kind == "fight" else "SAG-SHO-05"
        if which.isdecimal():
            return Label(msg(f"sag-do-{kind}", whom=name(find(g, int(which)))), rule)
        return Label(msg("sag-do-break", what=locks.name(locks.fitting(g, which))), "SAG-LCK-06")
    if kind == "cast":
        return magic.spell_label(which)
    if kind == "deed":
        return deeds.deed_label(g, which)
    if kind == "feat":
        return feats.feat_label(which)
    if kind in ("use", "give", "take"):
        return items.item_label(what)
    if kind in LIGHT:
        rule = "SAG-MOV-08" if kind == "face" else "SAG-LRG-07"
        return Label(msg(f"sag-do-{kind}", way=Msg(f"sag-facing-{which}")), rule)
    if what == END:
        return Label(msg("sag-do-end"), "SAG-HER-04")
    if movement.held(g, m, turn):
        return Label(msg("sag-do-break-away", square=what), "SAG-DIS-02")
    return Label(msg("sag-do-step", square=what), "SAG-MOV-02")


def refusals(g: DungeonSaga, m: Model, turn: Turn) -> dict[Value, Refusal]:
    """What a player would look for in vain, and why."""
    refused: dict[Value, Refusal] = {}
    around = ring(dungeon(g).grid, 1 << m.at) & ~movement.steps(g, m, turn)
    for cell in members(around):
        refused[name_of_cell(g, cell)] = movement.why_no_step(g, m, turn, cell)
    if turn.granted == "spell":
        return refused
    refused |= _refused_actions(g, m, turn)
    if m.sheet is not None:
        for feat in feats.feats(m):
            if why := feats.why_no_feat(g, m, turn, feat):
                refused[f"feat:{feat}"] = why
        for item in items.carried(m):
            if item.activation == "use" and (why := items.why_no_use(m, turn, item)):
                refused[f"use:{item.id}"] = why
        refused |= items.kept(g, m, turn)
    return refused


def _refused_actions(g: DungeonSaga, m: Model, turn: Turn) -> dict[Value, Refusal]:
    refused: dict[Value, Refusal] = {}
    spent = Refusal(msg("sag-no-action"), "SAG-HER-05")
    in_front = fighting.foes_in_front(g, m)
    for enemy in enemies(g, m):
        here = base(g, enemy)
        if enemy in in_front:
            if turn.acts <= 0:
                refused[f"fight:{enemy.number}"] = spent
        elif spot(g, m).around & here:
            refused[f"fight:{enemy.number}"] = Refusal(msg("sag-no-fight-behind", whom=name(enemy)), "SAG-FGT-01")
        if shooting_dice(m):
            why = spent if turn.acts <= 0 else shooting.why_no_shot(g, m, enemy)
            if why is not None:
                refused[f"shoot:{enemy.number}"] = why
    if is_hero(m):
        for lock in locks.closed(g):
            if lock.ward and bitset(lock.cells) & spot(g, m).around:
                refused[f"fight:{lock.id}"] = locks.why_not_break(lock)
    if caster(m):
        for card in spells(m):
            if why := magic.why_no_cast(g, m, turn, content().spells[card]):
                refused[f"cast:{card}"] = why
    for deed in adventure_of(g).deeds:
        if why := deeds.why_not(g, m, deed):
            refused[f"deed:{deed.id}"] = why
    return refused
