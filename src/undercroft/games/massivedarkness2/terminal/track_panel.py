"""The darkness track or the track of a boss, Lifebringers, the treasure bag and what the mission counts."""

from __future__ import annotations

from rich.text import Text

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.state import RARITIES, Boss, MassiveDarkness
from undercroft.games.massivedarkness2.terminal.marks import DONE, ICONS, LIFEBRINGER, LIFEBRINGER_SPENT
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import BAD, DIM, GOOD, WARN, fact, flow, heading, ink, listed, words


def draw_tasks(g: MassiveDarkness, say: Say, width: int) -> list[Text]:
    """The goals in their order, those that are done checked."""
    found = mission_of(g)
    lines = []
    for task in found.tasks:
        done = task in g.done
        text = say(found.text(f"task-{task}"))
        lines += flow(words(f"{DONE if done else '○'} {text}", GOOD if done else ""), width, gap=" ")
    return lines


def draw_tracks(g: MassiveDarkness, say: Say, width: int) -> list[Text]:
    title = msg("md2-draw-darkness") if g.boss is None else Msg(f"md2-enemy-{g.boss.id}")
    track = flow(_darkness(g, say), width) if g.boss is None else _boss(g.boss, say, width)
    rest = [_lifebringers(g, say)]
    rest += [
        fact(msg("md2-draw-counter", what=what), str(n), say) for what, n in g.counters.items() if what in COUNTERS
    ]
    return [heading(say(title), width), *track, *flow(rest, width), *flow(_bag(g, say), width, gap=" ")]


COUNTERS = ("souls", "beast")
"""What a mission counts and players want to know."""


def _darkness(g: MassiveDarkness, say: Say) -> list[Text]:
    """Every space of the side that lies up, and how far off the next of each kind is (MD2-DRK-01)."""
    side = content().box.darkness[g.side - 1]
    row = Text()
    for n in range(1, side.spaces + 1):
        sign = ICONS.get(side.icons.get(n, ""), "?")
        row.append(f"[{sign}]" if n == g.space else f" {sign} ", "bold" if n == g.space else DIM)
    entries = [fact(msg("md2-draw-side"), str(g.side), say), row]
    ahead: dict[str, int] = {}
    for n in range(g.space + 1, side.spaces + 1):
        if n in side.icons:
            ahead.setdefault(side.icons[n], n - g.space)
    return [*entries, *(ink(say(msg("md2-draw-ahead", icon=icon, n=n)), WARN) for icon, n in ahead.items())]


def _boss(boss: Boss, say: Say, width: int) -> list[Text]:
    """How far the marker is, and what waits on the spaces ahead (MD2-BOS-12)."""
    printed = content().bosses[boss.id]
    lines = [fact(msg("md2-draw-space"), f"{boss.space}/{printed.spaces}", say)]
    for space in printed.track:
        if space.space > boss.space:
            what = Msg(f"md2-boss-{space.special}", dict(space.values))
            lines += flow(words(say(msg("md2-text-boss-space", n=space.space, what=what)), WARN), width, gap=" ")
    return lines


def _lifebringers(g: MassiveDarkness, say: Say) -> Text:
    """Those left, and those used up, each of which is a reroll (MD2-KO-07)."""
    text = ink(f"{say(msg('md2-draw-lifebringers'))} ", DIM).append(LIFEBRINGER * g.lifebringers, "bold #64b5f6")
    return text.append(LIFEBRINGER_SPENT * g.spent, BAD)


def _bag(g: MassiveDarkness, say: Say) -> list[Text]:
    tokens = [fact(Msg(f"md2-rarity-{rarity}"), str(g.bag.get(rarity, 0)), say) for rarity in RARITIES]
    return listed(msg("md2-draw-treasure-bag"), tokens, say)
