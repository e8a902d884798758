"""What stands on the overlord's side of the table: threat, cards, powers, and the monsters on the board."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undercroft.games.descent.box.content import content, describe
from undercroft.games.descent.figures import dungeon, monster_name
from undercroft.games.descent.rules.windows import cost
from undercroft.games.descent.state import OVERLORD, Descent, Monster
from undercroft.games.descent.stats import monster_wounds
from undercroft.games.descent.terminal.hero_sheet import effects
from undercroft.games.descent.terminal.pieces import monster_style, monster_tag
from undercroft.games.descent.view import View
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.cell_names import cell_name
from undercroft.parts.marks import ACTED, ACTIVE, BAD, DIM, HEART, WARN, flow, heading, ink


def draw_overlord(view: View, say: Say, width: int) -> list[Text]:
    """Threat and how many cards lie where; the hand only for whoever holds it."""
    g, overlord = view.table, view.table.overlord
    entries = [ink(f"{say(msg('des-draw-threat'))} ", DIM).append(str(overlord.threat), "bold")]
    for label, cards in (
        (msg("des-draw-hand"), overlord.hand),
        (msg("des-draw-deck"), overlord.deck),
        (msg("des-draw-discard"), overlord.discard),
    ):
        entries.append(ink(f"{say(label)} ", DIM).append(str(len(cards))))
    lines = [heading(say(msg("des-overlord")), width), *flow(entries, width)]
    if overlord.powers:
        names = [ink(say(Msg(f"des-card-{card}")), "bold magenta") for card in overlord.powers]
        lines += flow([ink(f"{say(msg('des-draw-powers'))} ", DIM).append_text(names[0]), *names[1:]], width)
    if view.seat == OVERLORD:
        lines += flow((_held(g, card, say) for card in overlord.hand), width)
    return lines


def _held(g: Descent, card: str, say: Say) -> Text:
    found = content().overlord[card]
    text = ink(say(Msg(f"des-card-{card}")))
    return text.append(f" {cost(g, found)}", WARN).append(f"/{found.value}", DIM)


def draw_hand(view: View, say: Say, width: int) -> list[Text]:
    """Every card of the hand, and every power in play, with what it does."""
    g, overlord = view.table, view.table.overlord
    held = overlord.hand if view.seat == OVERLORD else []
    lines = draw_overlord(view, say, width)
    for card in dict.fromkeys([*overlord.powers, *held]):
        found = content().overlord[card]
        title = Text("  ").append_text(_held(g, card, say)).append(f" [{say(Msg(f'des-type-{found.type}'))}]", DIM)
        lines.append(title.append(f" – {say(describe(found))}", DIM))
    return lines


def draw_monsters(g: Descent, say: Say, width: int) -> list[Text]:
    """The monsters on the board kind by kind, each with its sign, its wounds and what ails it."""
    if not g.monsters:
        return []
    entries: list[Text] = []
    for kind in dict.fromkeys(m.kind for m in g.monsters):
        several = [m for m in g.monsters if m.kind == kind]
        first = ink(f"{say(Msg(f'des-monster-{kind}'))} ", DIM).append_text(_standing(g, several[0], say))
        entries += [first, *(_standing(g, m, say) for m in several[1:])]
    return [heading(say(msg("des-draw-monsters")), width), *flow(entries, width)]


def _standing(g: Descent, m: Monster, say: Say) -> Text:
    most = monster_wounds(g, m)
    mark = ACTIVE if g.active == m.number else ACTED if m.activated and g.step else ""
    text = ink(mark, "bold").append(monster_tag(m, say), monster_style(m))
    text.append(f" {HEART}{most - m.hurt}", BAD if m.hurt else "").append(f"/{most}" if m.hurt else "", DIM)
    for effect in effects(m.effects, say):
        text.append(" ").append_text(effect)
    return text


def explain_monsters(g: Descent, say: Say, width: int) -> list[Text]:
    """Every kind on the board with its card, and where each figure stands."""
    lines: list[Text] = []
    for kind in dict.fromkeys(m.kind for m in g.monsters):
        card = content().monsters[kind]
        lines.append(heading(say(Msg(f"des-monster-{kind}")), width, card.size))
        lines.append(ink(say(describe(card)), DIM))
        lines += flow(_places(g, kind, say), width)
    return lines


def _places(g: Descent, kind: str, say: Say) -> Iterator[Text]:
    grid = dungeon(g).grid
    for m in (m for m in g.monsters if m.kind == kind):
        where = cell_name(grid, m.at % grid.size)
        name = f" {say(monster_name(m))}" if m.named else ""
        yield _standing(g, m, say).append(name, "bold").append(f" {where}", DIM)
