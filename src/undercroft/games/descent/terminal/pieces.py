"""What lies and stands on the spaces of the map, each in three columns."""

from __future__ import annotations

from undercroft.board import Cell, members
from undercroft.games.descent.figures import base, hero_name, quest_of
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster, Token
from undercroft.games.descent.terminal.marks import (
    COLOUR_INKS,
    FAMILIAR,
    FAMILIAR_STYLE,
    MASTER_STYLE,
    MONSTER_STYLE,
    NAMED_STYLE,
)
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.map_drawing import Piece, Seen
from undercroft.parts.marks import HERO_STYLES, hero_tags


def look(g: Descent, say: Say) -> Seen:
    ground: dict[Cell, Piece] = {}
    for spaces, piece in (
        (g.pit_spaces, Piece("╲_╱", "_", "yellow", msg("des-token-pit"))),
        (g.rubble_spaces, Piece("▟▙▟", "▙", "grey62", msg("des-token-rubble"))),
        (g.water_spaces, Piece("≈≈≈", "≈", "bright_blue", msg("des-token-water"))),
    ):
        ground |= dict.fromkeys(spaces, piece)
    explored = quest_of(g).grid.revealed(members(g.revealed))
    for colour, ends in zip(quest_of(g).stairs, quest_of(g).grid.stairs, strict=True):
        stairs = Piece(f"≡{say(msg('des-draw-key', rune=colour))}≡", "≡", COLOUR_INKS[colour], msg("des-token-stairs"))
        ground |= {cell: stairs for cell in ends if explored >> cell & 1}
    tokens = {token.at: token_piece(g, token, say) for token in g.tokens}
    return Seen(ground, tokens, _figures(g, say))


def token_piece(g: Descent, token: Token, say: Say) -> Piece:
    match token.kind:
        case "glyph":
            text, style = ("(*)", "bold bright_white") if token.active else ("*", "red")
            return Piece(text, "*", style, msg("des-draw-glyph-on") if token.active else msg("des-draw-glyph-off"))
        case "chest":
            letter = say(msg("des-draw-chest", colour=token.what))
            return Piece(f"[{letter}]", "]", COLOUR_INKS[token.what], Msg(f"des-chest-{token.what}"))
        case "potion":
            letter = say(msg("des-draw-potion", potion=token.what))
            style = "bold bright_red" if token.what == "healing" else "bold bright_blue"
            return Piece(f"!{letter}", "!", style, Msg(f"des-potion-{token.what}"))
        case "key":
            letter = say(msg("des-draw-key", rune=token.what))
            return Piece(f"o-{letter}", "-", COLOUR_INKS[token.what], msg("des-token-key"))
        case "money":
            return Piece("$", "$", "bold bright_yellow", msg("des-token-money"))
        case "encounter":
            return Piece("?", "?", "bold bright_magenta", msg("des-token-encounter"))
        case "artifact" | "item":
            return Piece("★", "★", "bold bright_yellow", Msg(f"des-item-{token.what}"))
    return Piece("¤", "¤", "bold bright_cyan", quest_of(g).text(f"item-{token.what}"))


def _figures(g: Descent, say: Say) -> dict[Cell, Piece]:
    found: dict[Cell, Piece] = {}
    for familiar in g.familiars:
        name = Msg(f"des-familiar-{familiar.card}")
        if familiar.at != TOWN:
            found[familiar.at] = Piece(f"{FAMILIAR}{say(name)[0]}", FAMILIAR, FAMILIAR_STYLE, name)
    for m in g.monsters:
        piece = Piece(monster_tag(m, say), "", monster_style(m), Msg(f"des-monster-{m.kind}"))
        found |= dict.fromkeys(members(base(g, m)), piece)
    for hero, tag in zip(g.heroes, tags(g, say), strict=True):
        if hero.at != TOWN:
            carried = FAMILIAR if hero.at in found else ""
            found[hero.at] = Piece(tag + carried, "", f"bold {HERO_STYLES[hero.index]}", hero_name(hero))
    return found


def tags(g: Descent, say: Say) -> list[str]:
    return hero_tags(say(hero_name(hero)) for hero in g.heroes)


def hero_tag(g: Descent, hero: Hero, say: Say) -> str:
    return tags(g, say)[hero.index]


def monster_tag(m: Monster, say: Say) -> str:
    """A letter, large for a master, and the number that logs and choices know it by; a named one stands out by !."""
    letter = say(msg("des-draw-monster", kind=m.kind))
    if m.named:
        return f"{letter.upper()}!"
    return f"{letter.upper() if m.master else letter}{m.number % 100}"


def monster_style(m: Monster) -> str:
    return NAMED_STYLE if m.named else MASTER_STYLE if m.master else MONSTER_STYLE
