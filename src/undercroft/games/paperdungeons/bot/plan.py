"""Planning a round: which dice, in which order, for what, and along which path.

Plans are made by running the rules themselves on copies of the sheet. A die's use is tried before the die is chosen:
each use only notes which dice would do for it, and dice are dealt out to the uses when the plan is complete.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from undercroft.games.paperdungeons.bot.forecast import Forecast
from undercroft.games.paperdungeons.bot.imagine import STEP, outcomes
from undercroft.games.paperdungeons.box.dungeon import STOP
from undercroft.games.paperdungeons.box.names import hero_index, item_index, power
from undercroft.games.paperdungeons.rules.dice import BOOTS, COLOURS, DIGITS, POINTS, SHEET, SKULL, actions, use_die
from undercroft.games.paperdungeons.rules.items import fill_part
from undercroft.games.paperdungeons.rules.levels import any_colour, raise_level
from undercroft.games.paperdungeons.rules.movement import move
from undercroft.games.paperdungeons.rules.potions import brew
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet, copy_sheet
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.spaces import Answer, OneOf

DIE = "pap-ask-die"
ACTION = "pap-ask-action"
WIDTH = 4
"""Unfinished plans kept for each number of moves in them."""
WIDEST = 24
"""The same for whoever takes six times as long to think."""


class Use(NamedTuple):
    """A use for a die, and the dice that would do for it."""

    action: str
    points: int
    dice: int
    by_power: bool = False
    """Whether it takes the once-per-round power."""


class Plan(NamedTuple):
    """Uses of dice with the answers they take on the way, and the sheet they lead to."""

    value: float
    sheet: Sheet
    uses: tuple[tuple[Use, tuple[Answer, ...]], ...] = ()
    moves: int = 0


Moment = tuple[str, Sheet, Answer]
"""An ask met on the way, the sheet as it is then, and the answer planned."""


class Planner:
    """Looks for the best use of the dice of a round."""

    def __init__(self, g: PaperDungeons, forecast: Forecast, width: int = WIDTH) -> None:
        self._g = g
        self._forecast = forecast
        self._width = width
        self._seen: set[tuple[object, ...]] = set()

    def best(self, s: Sheet, first: Sequence[Use] = (), many: int = 1) -> list[Plan]:
        """The best plans found for the dice left; `first` are the only uses to begin with, in the middle of a die."""
        self._colour_blind = any_colour(s)
        self._free = [die for die, symbol in enumerate(self._g.pool) if symbol != SKULL and die not in s.dice]
        left = SHEET.dice_per_round - len(s.dice)
        plans = [Plan(0.0, s)]
        if first:
            plans = _best([plan for use in first for plan in self._after(plans[0], use, left)], left, self._width, many)
        for dice_left in range(left - 1, -1, -1):
            plans = _best(
                [more for plan in plans for use in self._uses(plan) for more in self._after(plan, use, dice_left)],
                dice_left,
                self._width,
                many,
            )
        return plans

    def _uses(self, plan: Plan) -> list[Use]:
        """What the dice left can be used for."""
        uses = list(moves(self._g, self._free))
        # Levels, parts and potions do at least as much good before a move as after, unless a move opens new ones.
        if not plan.moves or (any_colour(plan.sheet) and not self._colour_blind):
            uses += others(self._g, plan.sheet, self._free)
        needs = [use.dice for use, _ in plan.uses]
        return [use for use in uses if deal_out([*needs, use.dice]) is not None]

    def _after(self, plan: Plan, use: Use, dice_left: int) -> list[Plan]:
        """The plans that go on with this use, in every way worth looking at and not met before."""
        needs = sorted([use.dice, *(each.dice for each, _ in plan.uses)])
        found = []
        for sheet, answers in outcomes(plan.sheet, lambda s: start(self._g, s, use), self._tries):
            key = (dice_left, *needs, *_key(sheet))
            if key not in self._seen:
                self._seen.add(key)
                value = self._forecast.value(sheet, dice_left)
                found.append(Plan(value, sheet, (*plan.uses, (use, answers)), plan.moves + (use.points > 0)))
        return found

    def _tries(self, ask: Ask) -> Sequence[Answer]:
        """All steps, but only the best hero, item or monsters: paths are many, and only they are hard to foresee."""
        if ask.prompt.id == STEP:
            assert isinstance(ask.space, OneOf)
            return [room for room in ask.space.values if room != STOP] or (STOP,)
        best = self._forecast.best(ask)
        return (best,) if best is not None else ask.space.enumerate(1)


def start(g: PaperDungeons, s: Sheet, use: Use) -> Flow:
    """The rule that a use of a die follows."""
    s.power_used |= use.by_power
    kind, _, what = use.action.partition(":")
    match kind:
        case "move":
            return move(g, s, use.points)
        case "brew":
            return brew(g, s)
        case "level":
            return raise_level(g, s, hero_index(what))
        case _:
            return fill_part(g, s, item_index(what))


def moves(g: PaperDungeons, dice: list[int]) -> Iterator[Use]:
    """Moves with these dice, one for each number of points."""
    by_points: dict[int, int] = {}
    for die in dice:
        points = POINTS[g.pool[die]]
        by_points[points] = by_points.get(points, 0) | 1 << die
    for points, mask in by_points.items():
        yield Use("move", points, mask)


def others(g: PaperDungeons, s: Sheet, dice: list[int]) -> Iterator[Use]:
    """Everything but moves that these dice can do for this sheet."""
    card = power(s)
    tricky = not s.power_used and bool(card.recolour or card.resymbol)
    masks: dict[tuple[str, bool], int] = {}
    for die in dice:
        if g.pool[die] == BOOTS:
            continue
        every = plain = actions(s, COLOURS[die], g.pool[die])
        if tricky:
            s.power_used = True
            plain = actions(s, COLOURS[die], g.pool[die])
            s.power_used = False
        for action in every:
            key = (action, action not in plain)
            masks[key] = masks.get(key, 0) | 1 << die
    for (action, by_power), mask in masks.items():
        if action != "move":
            yield Use(action, 0, mask, by_power)


def deal_out(needs: Sequence[int]) -> list[int] | None:
    """A different die for each need, or None if that cannot be."""
    if not needs:
        return []
    *rest, last = needs
    for die in range(len(COLOURS)):
        if last >> die & 1:
            dealt = deal_out([need & ~(1 << die) for need in rest])
            if dealt is not None:
                return [*dealt, die]
    return None


def _best(plans: list[Plan], dice_left: int, width: int, many: int) -> list[Plan]:
    """The best first; while dice are left, some for each number of moves, for those are hard to compare."""
    plans.sort(key=lambda plan: -plan.value)
    if not dice_left:
        return plans[:many]
    kept: list[Plan] = []
    by_moves: dict[int, int] = {}
    for plan in plans:
        count = by_moves.get(plan.moves, 0)
        if count < width:
            by_moves[plan.moves] = count + 1
            kept.append(plan)
    return kept


def _key(s: Sheet) -> tuple[int, ...]:
    """Sheets with equal keys have equal futures: the pencil line's way there does not matter."""
    return (
        *s.levels,
        *s.parts,
        s.potions,
        s.hearts,
        s.damage,
        s.at,
        s.explored,
        s.slain,
        s.circled,
        s.gems,
        s.traps,
        s.walls,
        s.waters,
        s.power_used,
    )


def rehearse(g: PaperDungeons, s: Sheet, plan: Plan, begun: str = DIE) -> Iterator[Moment]:
    """The moments of a plan, found by playing it by the rules; `begun` is the ask that it begins with."""
    dice = deal_out([use.dice for use, _ in plan.uses])
    assert dice is not None
    s = copy_sheet(s)
    for die, (use, answers) in zip(dice, plan.uses, strict=True):
        symbol = g.pool[die]
        if begun == STEP:
            flow = move(g, s, use.points)
        else:
            if begun == DIE:
                yield DIE, s, die
                s.dice.append(die)
                s.digits.append(DIGITS[COLOURS[die]][symbol])
            flow = use_die(g, s, COLOURS[die], symbol)
            if symbol != BOOTS:
                answers = (use.action, *answers)
        begun = DIE
        yield from _follow(flow, s, answers)


def _follow(flow: Flow, s: Sheet, answers: tuple[Answer, ...]) -> Iterator[Moment]:
    try:
        ask: Ask = next(flow)
        for answer in answers:
            yield ask.prompt.id, s, answer
            ask = flow.send(answer)
    except StopIteration:
        return
