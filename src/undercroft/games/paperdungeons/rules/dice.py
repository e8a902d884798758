"""Choosing dice and using them: the four actions."""

from __future__ import annotations

from functools import cache

from undercroft.games.paperdungeons.box.content import content, describe
from undercroft.games.paperdungeons.box.names import HEROES, ITEMS, hero_name, item_name, power
from undercroft.games.paperdungeons.rules.items import CARDS, PARTS, fill_part, item_finished
from undercroft.games.paperdungeons.rules.levels import ability_ahead, any_colour, at_the_top, raise_level
from undercroft.games.paperdungeons.rules.movement import move
from undercroft.games.paperdungeons.rules.potions import brew
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Describe, Label, OneOf, Refusal, Value
from undercroft.parts.dice import Die

DICE = content().dice
SHEET = content().sheet
POOL = tuple(Die(die.id, tuple(die.faces)) for die in DICE.dice for _ in range(die.count))
"""The six dice: three white, then three black."""
COLOURS: tuple[str, ...] = tuple(die.id for die in POOL)
DIGITS: dict[str, dict[str, int]] = {
    die.id: {face: digit or 0 for face, digit in die.faces.items()} for die in DICE.dice
}
POINTS: dict[str, int] = {symbol.id: symbol.moves for symbol in DICE.symbols}
"""Movement points of each symbol (PAP-MOV-02); a clover moves as a hero does, not as 3 boots (PAP-DIC-07)."""
ITEM_TEXTS = [describe(item) for item in CARDS]
LEVEL = tuple(f"level:{hero}" for hero in HEROES)
PART = tuple(f"part:{item}" for item in ITEMS)
USES: dict[str, tuple[str, int]] = {
    **{action: ("level", hero) for hero, action in enumerate(LEVEL)},
    **{action: ("part", item) for item, action in enumerate(PART)},
    "brew": ("brew", 0),
    "move": ("move", 0),
}
"""What each use of a die is, and of which hero or item."""
PART_SYMBOLS = tuple(card.symbol for card in CARDS)
MAX_LEVEL = SHEET.max_level
SKULL, CLOVER, BOOTS = "skull", "clover", "boots3"


def use_dice(g: PaperDungeons, s: Sheet) -> Flow:
    """Choose three dice and use them one after another (PAP-SEL-03, PAP-SEL-08, PAP-SEL-09)."""
    while len(s.dice) < SHEET.dice_per_round:
        die = yield Ask((s.seat,), msg("pap-ask-die", left=SHEET.dice_per_round - len(s.dice)), _choose(g, s))
        s.dice.append(die)
        s.digits.append(DIGITS[COLOURS[die]][g.pool[die]])  # PAP-SEL-06: its digit goes on the round track first
        yield from use_die(g, s, COLOURS[die], g.pool[die])


def use_die(g: PaperDungeons, s: Sheet, colour: str, symbol: str) -> Flow:
    """Use a die for exactly one of the four actions (PAP-SEL-07, PAP-DIC-09)."""
    if symbol == BOOTS:  # PAP-DIC-08: 3 boots can only move
        yield from move(g, s, POINTS[symbol])
        return
    space = OneOf(
        lambda: actions(s, colour, symbol),
        _labels(s, colour, symbol),
        lambda: _refused(s, colour, symbol),
    )
    prompt = msg("pap-ask-action", die=die_name(colour, symbol))
    action: str = yield Ask((s.seat,), prompt, space)
    kind, what = USES[action]
    if kind == "move":  # PAP-MOV-02
        yield from move(g, s, POINTS[symbol])
    elif kind == "brew":
        yield from brew(g, s)
    else:
        if _needs_power(s, colour, symbol, kind, what):
            s.power_used = True
            g.note(s, msg("pap-log-power", power=Msg(f"pap-power-{s.power}")), "PAP-POW-01")
        if kind == "level":
            yield from raise_level(g, s, what)
        else:
            yield from fill_part(g, s, what)


def actions(s: Sheet, colour: str, symbol: str) -> list[str]:
    """What this die can pay for; every symbol moves that gets here (PAP-MOV-01)."""
    any_hero = symbol == CLOVER or _can_resymbol(s)  # PAP-DIC-06, PAP-ITM-04: a clover is any hero, in either colour
    any_dye = symbol == CLOVER or _can_recolour(s)
    found = [
        action
        for action, hero, level, dye in zip(LEVEL, HEROES, s.levels, s.style, strict=True)
        if level < MAX_LEVEL and (any_hero or hero == symbol) and (any_dye or dye == colour)
    ]
    needed = (symbol, "any")
    found += [
        action
        for action, need, filled in zip(PART, PART_SYMBOLS, s.parts, strict=True)
        if filled < PARTS and (any_hero or need in needed)
    ]
    found += ("brew", "move")
    return found


def _can_recolour(s: Sheet) -> bool:
    """White for black and black for white: the mage at level 4, or the Psionic once per round (PAP-POW-10)."""
    return any_colour(s) or bool(power(s).recolour and not s.power_used)


def _can_resymbol(s: Sheet) -> bool:
    """One hero symbol for another: the Shaman once per round (PAP-POW-14)."""
    return bool(power(s).resymbol and not s.power_used)


def _needs_power(s: Sheet, colour: str, symbol: str, kind: str, what: int) -> bool:
    """Whether this use of the die is only possible with the once-per-round power, which it then uses up."""
    if symbol == CLOVER:
        return False
    if kind == "part":
        return PART_SYMBOLS[what] not in ("any", symbol)
    return HEROES[what] != symbol or (s.style[what] != colour and not any_colour(s))


@cache
def die_name(colour: str, symbol: str) -> Msg:
    return msg("pap-die", colour=Msg(f"pap-colour-{colour}"), symbol=Msg(f"pap-symbol-{symbol}"))


def _choose(g: PaperDungeons, s: Sheet) -> OneOf:
    """The dice this player may still use: no skulls (PAP-DIC-05, PAP-SEL-02), none twice (PAP-SEL-05).

    What others have chosen does not matter (PAP-SEL-04).
    """
    pool, used = g.pool, s.dice
    return OneOf(
        [die for die, symbol in enumerate(pool) if symbol != SKULL and die not in used],
        lambda die: _die_label(COLOURS[die], pool[die]),
        lambda: _unusable(g, s),
    )


@cache
def _die_label(colour: str, symbol: str) -> Label:
    return Label(die_name(colour, symbol), "PAP-SEL-05")


def _unusable(g: PaperDungeons, s: Sheet) -> dict[Value, Refusal]:
    refused: dict[Value, Refusal] = {}
    for die, symbol in enumerate(g.pool):
        if symbol == SKULL:
            refused[die] = Refusal(msg("pap-no-die-skull"), "PAP-DIC-05")
        elif die in s.dice:
            refused[die] = Refusal(msg("pap-no-die-used"), "PAP-SEL-05")
    return refused


def _labels(s: Sheet, colour: str, symbol: str) -> Describe:
    """How the uses of a die are called."""
    # Of the powers only these two turn one die into another: where neither is ready, there is nothing to look for.
    ready = _can_resymbol(s) or bool(power(s).recolour and not s.power_used)

    def label(action: Value) -> Label:
        kind, what = USES[str(action)]
        if kind == "level":
            found = _level_label(what, min(s.levels[what] + 1, MAX_LEVEL))
        elif kind == "part":
            found = _part_label(what, min(s.parts[what] + 1, PARTS))
        elif kind == "brew":
            return _brew_label(SHEET.potions.per_brew + power(s).brew_bonus)
        else:
            return _move_label(POINTS[symbol])
        if ready and _needs_power(s, colour, symbol, kind, what) and action in actions(s, colour, symbol):
            text = msg("pap-do-with-power", what=found.text, power=Msg(f"pap-power-{s.power}"))
            return Label(text, found.rule, found.detail)
        return found

    return label


@cache
def _level_label(hero: int, level: int) -> Label:
    name = HEROES[hero]
    return Label(msg("pap-do-level", hero=hero_name(name), level=level), "PAP-LVL-01", ability_ahead(name, level))


@cache
def _part_label(item: int, part: int) -> Label:
    return Label(msg("pap-do-part", item=item_name(ITEMS[item]), part=part), "PAP-ITM-01", ITEM_TEXTS[item])


@cache
def _brew_label(count: int) -> Label:
    return Label(msg("pap-do-brew", count=count), "PAP-POT-01", msg("pap-do-brew-detail"))


@cache
def _move_label(points: int) -> Label:
    return Label(msg("pap-do-move", points=points), "PAP-MOV-02", msg("pap-do-move-detail"))


def _refused(s: Sheet, colour: str, symbol: str) -> dict[Value, Refusal]:
    """Every level and part this die cannot pay for, and why."""
    allowed = actions(s, colour, symbol)
    refused: dict[Value, Refusal] = {}
    for index, action in enumerate(LEVEL):
        if action not in allowed:
            top = s.levels[index] == MAX_LEVEL
            hero = HEROES[index]
            refused[action] = at_the_top(hero) if top else _no_level(hero, s.style[index], colour, symbol)
    for index, action in enumerate(PART):
        if action not in allowed:
            refused[action] = item_finished(ITEMS[index]) if s.parts[index] == PARTS else _no_part(index)
    return refused


@cache
def _no_level(hero: str, style: str, colour: str, symbol: str) -> Refusal:
    name = hero_name(hero)
    if symbol != hero:
        return Refusal(msg("pap-no-level-symbol", hero=name, symbol=Msg(f"pap-symbol-{symbol}")), "PAP-LVL-01")
    wanted, got = Msg(f"pap-colour-{style}"), Msg(f"pap-colour-{colour}")
    return Refusal(msg("pap-no-level-colour", hero=name, style=wanted, colour=got), "PAP-SET-11")


@cache
def _no_part(item: int) -> Refusal:
    needed = Msg(f"pap-symbol-{PART_SYMBOLS[item]}")
    return Refusal(msg("pap-no-part-symbol", item=item_name(ITEMS[item]), symbol=needed), "PAP-ITM-02")
