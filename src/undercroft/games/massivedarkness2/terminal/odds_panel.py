"""What the attacks on offer, and a pool that is yet to be rolled, are likely to do. The odds are those of `odds`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from undercroft.games.massivedarkness2 import odds
from undercroft.games.massivedarkness2.figures import figures_of, find_enemy, find_friend, zone_name
from undercroft.games.massivedarkness2.state import AttackType, Combat, MassiveDarkness
from undercroft.games.massivedarkness2.terminal import dice
from undercroft.games.massivedarkness2.terminal.combat_panel import going
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Choice
from undercroft.parts.marks import BAD, DIM, GOOD, flow, heading, ink

INDENT = "  "


def draw_odds(g: MassiveDarkness, say: Say, choices: Sequence[Choice], width: int) -> list[Text]:
    """A line or two for every attack that can be chosen; before a roll, for the attack that is being made."""
    lines: list[Text] = []
    for choice in choices:
        kind, _, which = str(choice.value).partition(":")
        if kind == "attack" and choice.refused is None and g.turn is not None:
            lines += _attack(g, choice, which, say, width)
    if g.combats and going(g, g.combats[-1]) and not g.combats[-1].rolled and choices:
        c = g.combats[-1]
        lines += _hanging([*_chances(g, c, odds.of_combat(g, c), say)], width)
    return [heading(say(msg("md2-draw-odds")), width), *lines] if lines else []


def _attack(g: MassiveDarkness, choice: Choice, which: str, say: Say, width: int) -> list[Text]:
    assert g.turn is not None
    how, _, number = which.partition(":")
    kind: AttackType = how  # type: ignore[assignment]
    foe = find_enemy(g, int(number))
    found = odds.forecast(g, g.turn.hero, foe.number, kind)
    c = Combat(hero=g.turn.hero, enemy=foe.number, by_hero=True, kind=kind)
    title = ink(f"{say(choice.label.text)} ({zone_name(g, foe.at)})", "bold")
    return _hanging([title, ink(dice.pool(found.pool, say), DIM), *_chances(g, c, found, say)], width)


def _chances(g: MassiveDarkness, c: Combat, found: odds.Forecast, say: Say) -> Iterator[Text]:
    """How many wounds on average, how likely none, and how many figures die, or the hero falls."""
    yield ink(say(msg("md2-draw-mean", n=f"{found.mean:.1f}")), GOOD if c.by_hero else BAD)
    if found.wounds.get(0):
        yield ink(say(msg("md2-draw-no-wound", chance=percent(found.wounds[0]))), DIM)
    if c.by_hero:
        every = figures_of(find_enemy(g, c.enemy))
        for dead in sorted(found.kills):
            if dead and found.kills[dead]:
                what = msg(
                    "md2-draw-kills", all="yes" if dead >= every else "no", n=dead, chance=percent(found.kills[dead])
                )
                yield ink(say(what), GOOD)
    else:
        health = find_friend(g, c.hero).health
        falls = sum(chance for wounds, chance in found.wounds.items() if wounds >= health)
        if falls:
            yield ink(say(msg("md2-draw-falls", chance=percent(falls))), f"bold {BAD}")
    if found.scratches:
        yield ink(say(msg("md2-draw-scratches", n=f"{found.scratches:.1f}")), BAD)


def _hanging(entries: list[Text], width: int) -> list[Text]:
    """What does not fit into the first line is indented."""
    first, *more = flow(entries, width - len(INDENT))
    return [first, *(Text(INDENT, no_wrap=True, overflow="ellipsis").append_text(line) for line in more)]


def percent(chance: float) -> int:
    """Rounded, but what can happen is never 0 and what can fail never 100."""
    return min(max(round(100 * chance), int(chance > 0)), 100 - int(chance < 1))
