"""What the attacks on offer are likely to do, and what breaking away may cost. The odds are those of `odds`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from undercroft.games.dungeonsaga import odds
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.cards.feats import DONE, blow
from undercroft.games.dungeonsaga.models import by_number, find, holders
from undercroft.games.dungeonsaga.rules import magic, modifiers, movement, turns
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Model
from undercroft.games.dungeonsaga.terminal.attack_panel import dice_of, notes
from undercroft.games.dungeonsaga.terminal.dungeon_map import acting
from undercroft.games.dungeonsaga.terminal.pieces import tag_in_text
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Choice
from undercroft.parts.marks import BAD, DIM, GOOD, flow, heading, ink

INDENT = "  "
STRIKE, BREAK_AWAY = "sag-do-strike", "sag-do-break-away"
FEAT_RULES = ("SAG-FEA-01", "SAG-FUR-07")
"""Under which the targets of a feat are offered one after the other."""
VOLLEY = "volley"
TINY = 1e-9
"""Differences of chances that are none."""


def draw_odds(g: DungeonSaga, say: Say, choices: Sequence[Choice], width: int) -> list[Text]:
    """A line or two for every fight, shot and free strike that can be chosen."""
    lines: list[Text] = []
    for text, attack in offered(g, choices):
        found = odds.foresee(g, attack)
        entries = [ink(say(text), "bold"), ink(say(dice_of(attack)), DIM), *notes(attack.notes, say)]
        lines += _hanging([*entries, *chances(found.results, say)], width)
    for choice in choices:
        lines += _spell(g, say, choice, width)
    lines += _breaking_away(g, say, choices, width)
    return [heading(say(msg("sag-draw-odds")), width), *lines] if lines else []


def offered(g: DungeonSaga, choices: Sequence[Choice]) -> Iterator[tuple[Msg, Attack]]:
    """The attacks that allowed choices are, ready to be rolled."""
    for choice in choices:
        attack = _attack(g, choice) if choice.refused is None else None
        if attack is not None:
            yield choice.label.text, attack


def _attack(g: DungeonSaga, choice: Choice) -> Attack | None:
    m, turn = acting(g), g.turn
    kind, _, which = str(choice.value).partition(":")
    if choice.label.text.id == STRIKE:
        striker, target = by_number(g, int(choice.value)), struck(g)
        if striker is None or target is None or striker not in holders(g, target):
            return None
        return modifiers.readied(g, striker, target, "strike")
    if m is None or turn is None:
        return None
    if kind in ("fight", "shoot"):
        return turns.attack(g, m, turn, kind, which)
    if turn.feat and choice.label.rule in FEAT_RULES and kind != DONE:
        found = content().feats[turn.feat]
        if found.special == VOLLEY:
            return modifiers.readied(g, m, find(g, int(kind)), "shot", card=found.id)
        return blow(g, m, found, kind)
    return None


def struck(g: DungeonSaga) -> Model | None:
    """Whom free strikes are for: somebody who moves, and so breaks away, or the model that has just appeared."""
    m = acting(g)
    if m is not None and g.turn is not None and not g.turn.still:
        return m
    return max(g.minions, key=lambda minion: minion.number, default=None)


def _spell(g: DungeonSaga, say: Say, choice: Choice, width: int) -> list[Text]:
    """How likely a spell that attacks does something to each whom it could be cast at."""
    kind, _, which = str(choice.value).partition(":")
    m = acting(g)
    if kind != "cast" or choice.refused is not None or m is None or not content().spells[which].attack:
        return []
    spell = content().spells[which]
    entries = [ink(say(choice.label.text), "bold")]
    for target in magic.targets(g, m, spell):
        at = by_number(g, int(target))
        assert at is not None
        attack = modifiers.readied(g, m, at, "magic", dice=spell.attack, card=spell.id)
        hurts = msg("sag-draw-hurts", who=tag_in_text(g, at, say), chance=percent(odds.foresee(g, attack).hurts))
        entries.append(ink(say(hurts), GOOD))
    return _hanging(entries, width)


def _breaking_away(g: DungeonSaga, say: Say, choices: Sequence[Choice], width: int) -> list[Text]:
    """What the first step costs whoever is held (SAG-DIS-05)."""
    m, turn = acting(g), g.turn
    leaving = any(choice.label.text.id == BREAK_AWAY and choice.refused is None for choice in choices)
    if m is None or turn is None or not leaving or not movement.held(g, m, turn):
        return []
    found = odds.gauntlet(g, m, holders(g, m))
    entries = [ink(say(msg("sag-draw-breaking-away")), f"bold {BAD}")]
    for attack in found.strikes:
        striker = by_number(g, attack.by)
        assert striker is not None
        entries.append(ink(f"{tag_in_text(g, striker, say)} ", "bold").append(say(dice_of(attack)), DIM))
    unharmed = found.wounds[0] if m.sheet is not None else 1 - found.stopped
    for key, chance in (
        ("unharmed", unharmed),
        ("wounded", 1 - unharmed - found.stopped),
        ("lost" if m.sheet is None else "stunned", found.stopped),
    ):
        if chance > TINY:
            text = msg("sag-draw-escape", result=key, chance=percent(chance))
            entries.append(ink(say(text), GOOD if key == "unharmed" else BAD))
    return _hanging(entries, width)


def _hanging(entries: list[Text], width: int) -> list[Text]:
    """What does not fit into the first line is indented."""
    first, *more = flow(entries, width - len(INDENT))
    return [first, *(Text(INDENT, no_wrap=True, overflow="ellipsis").append_text(line) for line in more)]


def chances(results: dict[str, float], say: Say) -> Iterable[Text]:
    for result, chance in results.items():
        style = GOOD if result in odds.HURTING else DIM
        yield ink(say(msg("sag-draw-chance", result=result, chance=percent(chance))), style)


def percent(chance: float) -> int:
    """Rounded, but what can happen is never 0 and what can fail never 100."""
    return min(max(round(100 * chance), int(chance > 0)), 100 - int(chance < 1))
