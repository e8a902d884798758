"""The player's sheet beside the map: heroes, items, potions, health and damage, tracks."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from undercroft.games.paperdungeons.box.content import content, describe
from undercroft.games.paperdungeons.box.names import HEROES, hero_name, item_name
from undercroft.games.paperdungeons.rules.damage import free_hearts
from undercroft.games.paperdungeons.rules.scoring import damage_glory
from undercroft.games.paperdungeons.state import Sheet
from undercroft.games.paperdungeons.terminal.marks import (
    ABILITY,
    EMPTY,
    FULL,
    HERO_STYLES,
    NO_ABILITY,
    NO_HEART,
    REWARD_GLYPHS,
    REWARD_STYLES,
    boxes,
    signed,
)
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import BAD, DIM, GOOD, HEART, heading, ink

WIDTH = 47
NARROW = 27
SHEET = content().sheet
ITEMS = content().items
LEVELS = range(1, SHEET.max_level + 1)


def draw_sheet(s: Sheet, say: Say, width: int = WIDTH) -> Text:
    """Everything a player has but the map and the cards; in a narrow column the tracks are numbers."""
    lines = [*heroes(s, say, width), *items(s, say, width), *potions(s, say, width), *tracks(s, say, width)]
    return Text("\n", no_wrap=True).join(lines)


def heroes(s: Sheet, say: Say, width: int) -> list[Text]:
    """Levels as boxes, the fourth a star for the ability; the colour of dice each trains with; the weakest's glory."""
    names = [say(hero_name(hero)) for hero in HEROES]
    glory = say(msg("pap-draw-weakest"))
    room = max(cell_len(name) for name in (*names, glory)) + 1
    gap = "  " if width >= WIDTH else ""
    lines = [heading(say(msg("pap-draw-heroes")), width, say(msg("pap-draw-strength", n=s.health)))]
    for hero, name, level, index in zip(HEROES, names, s.levels, range(4), strict=True):
        line = ink(f"{name:<{room}}", f"bold {HERO_STYLES[hero]}")
        for field in LEVELS:
            full, empty = (ABILITY, NO_ABILITY) if field == SHEET.ability_level else (FULL, EMPTY)
            filled = field <= level
            line.append(f"{full if filled else empty}{gap}", HERO_STYLES[hero] if filled else DIM)
        if s.style:
            line.append(" ").append_text(training(s.style[index], say))
        lines.append(line)
    line = ink(f"{glory:<{room}}", DIM)
    for field in LEVELS:
        now = field == min(s.levels)
        if gap or now:
            line.append(f"{SHEET.weakest_hero.glory[field]:<{len(gap) + 1}}", GOOD if now else DIM)
    return [*lines, line]


def training(colour: str, say: Say) -> Text:
    glyph = EMPTY if colour == "white" else FULL
    return ink(f"{glyph} ", "white" if colour == "white" else "grey50").append(say(Msg(f"pap-colour-{colour}")), DIM)


def items(s: Sheet, say: Say, width: int) -> list[Text]:
    """The upper four, each in the colour of its hero, and the lower four, which any hero can make."""
    cells = [_item(s, index, say) for index in range(len(ITEMS))]
    title = heading(say(msg("pap-draw-items")), width)
    if width < WIDTH:
        return [title, *cells]
    half = len(cells) // 2
    for left in cells[:half]:
        left.append(" " * max(1, width // 2 - left.cell_len))
    return [title, *(left.append_text(right) for left, right in zip(cells[:half], cells[half:], strict=True))]


def _item(s: Sheet, index: int, say: Say) -> Text:
    card, parts = ITEMS[index], s.parts[index]
    done = parts == SHEET.parts_per_item
    line = boxes(parts, SHEET.parts_per_item, style=HERO_STYLES.get(card.symbol, "cyan"))
    name_style = f"{'bold ' if done else ''}{HERO_STYLES.get(card.symbol, '')}"
    return line.append(" " + say(item_name(card.id)), name_style)


def potions(s: Sheet, say: Say, width: int) -> list[Text]:
    """Rows of potions, each with its hearts, filled where they have prevented damage; the reward of each row."""
    per_row, hearts = SHEET.potions.per_row, SHEET.potions.hearts_per_potion
    wide = width >= WIDTH
    note = say(msg("pap-draw-prevent", n=free_hearts(s))) if wide and s.potions else ""
    lines = [heading(say(msg("pap-draw-potions")), width, note)]
    for row, reward in enumerate(SHEET.potions.row_rewards):
        line = Text()
        for potion in range(row * per_row, (row + 1) * per_row):
            owned = potion < s.potions
            line.append(REWARD_GLYPHS["potion"] if owned else "○", "bold magenta" if owned else DIM)
            for heart in range(potion * hearts, (potion + 1) * hearts):
                used = heart < s.hearts
                line.append(HEART if used else NO_HEART if owned else " ", BAD if used else GOOD)
            line.append("  " if wide else " ")
        gained = s.potions >= (row + 1) * per_row
        line.append(REWARD_GLYPHS[reward] + " ", DIM if gained else REWARD_STYLES[reward])
        if wide:
            line.append(say(msg(f"pap-reward-{reward}", n=1)), "strike dim" if gained else DIM)
        lines.append(line)
    return lines


def tracks(s: Sheet, say: Say, width: int) -> list[Text]:
    """Health and damage, gems and monsters, each with what it is worth now and next."""
    wide = width >= WIDTH
    gems, monsters, slain = SHEET.gems.glory, SHEET.monsters.glory, s.slain.bit_count()
    at, loss = next(((at, loss) for at, loss in SHEET.damage.thresholds.items() if at > s.damage), (0, 0))
    damage = signed(damage_glory(s)) + (f" {say(msg('pap-draw-next', value=signed(loss)))}" if at and not wide else "")
    rows = [
        ("health", s.health, boxes(s.health, SHEET.hearts, HEART, "·", "green"), ""),
        ("damage", s.damage, boxes(s.damage, SHEET.hearts, HEART, "·", "red"), damage),
        ("gems", s.gems, boxes(s.gems, len(gems) - 1, "◆", "◇", "bright_cyan"), _worth(gems, s.gems, say)),
        ("monsters", slain, boxes(slain, len(monsters) - 1, style="red"), _worth(monsters, slain, say)),
    ]
    labels = [say(Msg(f"pap-draw-{key}")) for key, *_ in rows]
    room = max(map(cell_len, labels)) + 1
    lines = [heading(say(msg("pap-draw-tracks")), width)]
    for label, (_, value, track, note) in zip(labels, rows, strict=True):
        line = ink(f"{label:<{room}}").append(f"{value:>2} ", "bold")
        lines.append(line.append_text(track if wide else Text()).append(f" {note}" if note else "", DIM))
    last = _resurrection(s, say)
    if at and wide:
        last.append(f"  {say(msg('pap-draw-then', value=signed(loss), at=at))}", DIM)
    return [*lines, last]


def _worth(glory: tuple[int, ...], count: int, say: Say) -> str:
    note = signed(glory[count])
    if count + 1 < len(glory):
        note += " " + say(msg("pap-draw-next", value=signed(glory[count + 1])))
    return note


def _resurrection(s: Sheet, say: Say) -> Text:
    mark = ink(FULL if s.resurrected else EMPTY, BAD if s.resurrected else DIM)
    text = say(msg("pap-draw-resurrection", glory=signed(SHEET.resurrection_glory)))
    return mark.append(f" {text}", BAD if s.resurrected else DIM)


def draw_full_sheet(s: Sheet, say: Say) -> Text:
    """The sheet with what abilities and items do."""
    lines = [*heroes(s, say, WIDTH), *abilities(s, say), *explained_items(s, say)]
    return Text("\n").join([*lines, *potions(s, say, WIDTH), *tracks(s, say, WIDTH)])


def abilities(s: Sheet, say: Say) -> list[Text]:
    lines = [heading(say(msg("pap-draw-abilities", level=SHEET.ability_level)), WIDTH)]
    for card, level in zip(content().heroes, s.levels, strict=True):
        has = level >= SHEET.ability_level
        line = ink(f"{ABILITY if has else NO_ABILITY} ", HERO_STYLES[card.id]).append(say(hero_name(card.id)), "bold")
        lines.append(line.append(f" {say(describe(card))}", DIM))
    return lines


def explained_items(s: Sheet, say: Say) -> list[Text]:
    """With the symbol that makes the parts of each item, if it needs a certain one."""
    lines = [heading(say(msg("pap-draw-items")), WIDTH)]
    for index, item in enumerate(ITEMS):
        line = _item(s, index, say)
        if item.symbol != "any":
            line.append(f" [{say(Msg(f'pap-symbol-{item.symbol}'))}]", HERO_STYLES[item.symbol])
        lines.append(line.append(f" {say(describe(item))}", DIM))
    return lines
