"""The cards of heroes and bosses: a few lines for each beside the map, and the whole card with what all of it does."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undercroft.games.dungeonsaga.box.content import Character, content
from undercroft.games.dungeonsaga.models import card as printed
from undercroft.games.dungeonsaga.models import hero_id, holders, is_hero, name, name_of_cell
from undercroft.games.dungeonsaga.rules import feats, movement
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import (
    LIMITS,
    abilities,
    armour,
    fight_dice,
    injured,
    shooting_dice,
    spells,
)
from undercroft.games.dungeonsaga.stats import movement as paces
from undercroft.games.dungeonsaga.terminal.marks import BONES, BONES_STYLE, RED, WHITE, WOUND
from undercroft.games.dungeonsaga.terminal.pieces import figure, style_of, tag_in_text
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import (
    ACTED,
    ACTIVE,
    BAD,
    DIM,
    GOOD,
    HERO_INKS,
    WAITING,
    WARN,
    card,
    counted,
    explained,
    fact,
    flow,
    heading,
    ink,
    listed,
)

INDENT = "   "


def draw_character(g: DungeonSaga, m: Model, say: Say, width: int, *, full: bool) -> list[Text]:
    """A hero or boss in a few lines; `full` adds feats, skills and abilities."""
    lines = [_title(g, m, say), *flow(vitals(m, say), width, INDENT)]
    if now := [*_turn(g, m, say), *effects(m, say)]:
        lines += flow(now, width, INDENT)
    lines += flow(listed(msg("sag-draw-spells"), _spells(m, say), say), width, INDENT, gap=" ")
    carried = m.sheet.items if m.sheet is not None else []
    items = [ink(text) for text in counted(say(Msg(f"sag-item-{item}")) for item in carried)]
    lines += flow(listed(msg("sag-draw-items"), items, say), width, INDENT, gap=" ")
    if full:
        lines += flow(listed(msg("sag-draw-feats"), _feats(m, say), say), width, INDENT, gap=" ")
        skills = [ink(say(Msg(f"sag-skill-{skill}"))) for skill in m.sheet.skills] if m.sheet is not None else []
        lines += flow(listed(msg("sag-draw-skills"), skills, say), width, INDENT, gap=" ")
        lines += flow(listed(msg("sag-draw-abilities"), _abilities(m, say), say), width, INDENT, gap=" ")
    return lines


def draw_sheet(g: DungeonSaga, m: Model, say: Say, width: int) -> list[Text]:
    """The whole card, with what its spells, items, feats, skills and abilities do."""
    assert m.sheet is not None
    lines = [heading(say(name(m)), width), *draw_character(g, m, say, width, full=True)]
    families = (
        ("spell", zip(spells(m), _spells(m, say), strict=True)),
        ("item", ((item, ink(say(Msg(f"sag-item-{item}")))) for item in dict.fromkeys(m.sheet.items))),
        ("feat", zip(feats.feats(m), _feats(m, say), strict=True)),
        ("skill", ((skill, ink(say(Msg(f"sag-skill-{skill}")))) for skill in m.sheet.skills)),
        ("ability", zip(abilities(m), _abilities(m, say), strict=True)),
    )
    for family, cards in families:
        lines += [explained(title, Msg(f"sag-{family}-{which}-text"), say) for which, title in cards]
    return lines


def vitals(m: Model, say: Say) -> Iterator[Text]:
    """The wound track, and the values as items, skills and markers have made them."""
    if m.sheet is not None:
        yield wound_track(m)
        if injured(m):
            yield ink(say(msg("sag-draw-injured", who=hero_id(m))), f"bold {BAD}")
    yield fact(msg("sag-draw-move"), str(paces(m)), say)
    yield fact(msg("sag-draw-fight"), str(fight_dice(m)), say)
    if dice := shooting_dice(m):
        yield fact(msg("sag-draw-shoot"), str(dice), say)
    yield fact(msg("sag-draw-armour"), str(armour(m)), say)


def wound_track(m: Model) -> Text:
    """Five spaces, the white ones first (SAG-DMG-05, SAG-DMG-06)."""
    assert m.sheet is not None
    found = printed(m)
    white = found.white if isinstance(found, Character) else 0
    track = Text()
    for space in range(LIMITS.wounds):
        free = (WHITE, "") if space < white else (RED, BAD)
        track.append(*((WOUND, f"bold {BAD}") if space < m.sheet.wounds else free))
    return track.append(f" {m.sheet.wounds}/{LIMITS.wounds}", WARN if m.sheet.wounds else DIM)


def effects(m: Model, say: Say) -> Iterator[Text]:
    """Markers that lie beside a model (SAG-MAG-04)."""
    for effect in m.effects:
        what = say(card_name(effect.card))
        changes = [(msg("sag-draw-armour"), effect.armour), (msg("sag-draw-fight"), effect.fight)]
        for label, n in changes:
            if n:
                yield ink(f"{what}: {say(label)} {say(msg('sag-draw-signed', n=n))}", "bold cyan")


def card_name(which: str) -> Msg:
    """A spell, an item or a feat, as markers and modifiers know them."""
    c = content()
    family = "spell" if which in c.spells else "item" if which in c.items else "feat"
    return Msg(f"sag-{family}-{which}")


def where(g: DungeonSaga, m: Model, say: Say) -> Text:
    """Its square, and whether bones lie under it, which nothing shows on the map."""
    if m.at == OFF:
        stunned = m.sheet is not None and m.sheet.wounds >= LIMITS.wounds
        return ink(say(msg("sag-draw-stunned", who=hero_id(m))), BAD) if stunned else Text()
    return ink(name_of_cell(g, m.at), DIM).append(BONES if m.at in g.bones else "", BONES_STYLE)


def _title(g: DungeonSaga, m: Model, say: Say) -> Text:
    """The sign on the map, the name, whether its turn is over, and where it is."""
    active = g.turn is not None and g.turn.model == m.number
    line = ink(ACTIVE if active else " ", "bold").append(figure(g, m, say), style_of(g, m))
    style = HERO_INKS[g.heroes.index(m) % len(HERO_INKS)] if is_hero(m) else "bold"
    line.append(f" {say(name(m))} ", style)
    line.append(ACTED if m.acted else WAITING, BAD if m.acted else GOOD)
    return line.append(" ").append_text(where(g, m, say))


def _turn(g: DungeonSaga, m: Model, say: Say) -> Iterator[Text]:
    """What is left of the turn being taken, and who holds the model."""
    turn = g.turn
    if turn is None or turn.model != m.number or m.at == OFF:
        return
    yield fact(msg("sag-draw-steps"), str(left_to_move(turn)), say)
    yield fact(msg("sag-draw-acts"), str(turn.acts), say)
    if turn.feat:
        yield ink(say(Msg(f"sag-feat-{turn.feat}")), "bold cyan")
    if movement.held(g, m, turn):
        by = " ".join(tag_in_text(g, enemy, say) for enemy in holders(g, m))
        yield ink(say(msg("sag-draw-held", by=by)), f"bold {BAD}")
    elif turn.halted:
        yield ink(say(msg("sag-draw-halted")), f"bold {WARN}")


def left_to_move(turn: Turn) -> int:
    return 0 if turn.still or turn.halted else max(0, turn.steps)


def _spells(m: Model, say: Say) -> list[Text]:
    """One that is turned has as many rounds to go as quarters (SAG-RCV-01)."""
    found = []
    for spell, quarters in spells(m).items():
        text = card(say(Msg(f"sag-spell-{spell}")), spent=bool(quarters))
        found.append(text.append(f" {quarters}×¼" if quarters else "", WARN))
    return found


def _feats(m: Model, say: Say) -> list[Text]:
    used = m.sheet.feats if m.sheet is not None else []
    return [card(say(Msg(f"sag-feat-{feat}")), spent=feat in used) for feat in feats.feats(m)]


def _abilities(m: Model, say: Say) -> list[Text]:
    found = abilities(m).items()
    return [ink(say(Msg(f"sag-ability-{which}"))).append(f" {rank}" if rank > 1 else "") for which, rank in found]
