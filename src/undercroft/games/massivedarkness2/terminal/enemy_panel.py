"""The enemies on the map: a line or two for each, and their cards with what they can do."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undercroft.games.massivedarkness2.box import words
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name, roaming_card, zone_name
from undercroft.games.massivedarkness2.rules import pool
from undercroft.games.massivedarkness2.rules.claws import claw_of
from undercroft.games.massivedarkness2.rules.enemy_phase import scheme_text
from undercroft.games.massivedarkness2.rules.items import title as item_title
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.rules.wounds import health
from undercroft.games.massivedarkness2.state import OFF, Enemy, MassiveDarkness
from undercroft.games.massivedarkness2.terminal import dice
from undercroft.games.massivedarkness2.terminal.hero_panel import states
from undercroft.games.massivedarkness2.terminal.marks import POISON_STYLE, TREASURE
from undercroft.games.massivedarkness2.terminal.pieces import enemy_sign
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import ACTED, BAD, DIM, HEART, WARN, counted, explained, fact, flow, heading, ink

INDENT = "   "


def draw_enemies(g: MassiveDarkness, say: Say, width: int) -> list[Text]:
    lines = [line for enemy in g.enemies for line in draw_enemy(g, enemy, say, width)]
    return [heading(say(msg("md2-draw-enemies")), width), *lines] if lines else []


def draw_enemy(g: MassiveDarkness, enemy: Enemy, say: Say, width: int) -> list[Text]:
    """What does not fit into the first line is indented."""
    first, *more = flow([_title(g, enemy, say), *_vitals(g, enemy, say), *_beside(g, enemy, say)], width - len(INDENT))
    return [first, *(Text(INDENT, no_wrap=True, overflow="ellipsis").append_text(line) for line in more)]


def explain_enemies(g: MassiveDarkness, say: Say, width: int) -> list[Text]:
    """Every enemy with the special ability of its card, the scheme of a monster, and what a boss does."""
    lines: list[Text] = []
    for enemy in g.enemies:
        lines += draw_enemy(g, enemy, say, width)
        told = [words.claw(claw_of(enemy))]
        if enemy.kind == "roaming":
            told += [scheme_text(line) for line in roaming_card(enemy).scheme]
        lines += [explained(ink(say(name(enemy))), text, say) for text in told]
        if enemy.item:
            item = content().mob_items[enemy.item]
            lines.append(explained(ink(say(item_title(enemy.item))), words.mob_item(item), say))
    return [heading(say(msg("md2-draw-enemies")), width), *lines] if lines else []


def _title(g: MassiveDarkness, enemy: Enemy, say: Say) -> Text:
    sign = enemy_sign(enemy, say)
    line = ink(sign.text, sign.style).append(f" {say(sign.name)} ", "bold")
    if enemy.acted and g.phase == "enemies":
        line.append(f"{ACTED} ", BAD)
    return line.append(zone_name(g, enemy.at) if enemy.at != OFF else say(msg("md2-draw-off-map")), DIM)


def _vitals(g: MassiveDarkness, enemy: Enemy, say: Say) -> Iterator[Text]:
    """Health of the figure that is hurt next, the dice of its attacks, and of its defence."""
    each = health(g, enemy)
    yield ink(f"{HEART} ", BAD).append(f"{each - enemy.hurt}/{each}")
    for kind in pool.enemy_attacks(enemy):
        yield fact(Msg(f"md2-when-{kind}"), dice.pool(pool.enemy_dice(enemy, kind), say), say)
    yield fact(msg("md2-draw-defence"), dice.pool(pool.defence_dice(enemy), say), say)


def _beside(g: MassiveDarkness, enemy: Enemy, say: Say) -> Iterator[Text]:
    """The leader's item, treasure and what else lies on the card."""
    if enemy.item:
        yield ink(say(item_title(enemy.item)), "bold magenta")
    for rarity in counted(say(Msg(f"md2-rarity-{token}")) for token in enemy.tokens):
        yield ink(f"{TREASURE} {rarity}", WARN)
    yield from states(enemy, say)
    if enemy.poison:
        yield ink(say(msg("md2-draw-poison")), POISON_STYLE)
    if enemy.feathers:
        yield fact(Msg("md2-objective-feather"), str(enemy.feathers), say)
    if rules_of(g).untouchable(g, enemy):
        yield ink(say(msg("md2-draw-untouchable")), f"bold {WARN}")
