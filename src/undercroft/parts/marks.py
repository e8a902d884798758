"""Colours and marks that every game draws with in the terminal. Every glyph is one column wide there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg

DIM, TITLE, GOOD, BAD, WARN = "dim", "bold", "green", "red", "yellow"
HEART = "♥"
WAITING, ACTED, ACTIVE = "●", "○", "►"
"""A turn to come, one that is over, and the one being taken."""
EXHAUSTED = "✗"
HERO = "@"
HERO_STYLES = ("white on #1565c0", "white on #00796b", "white on #b26a00", "white on #7b3fb5")
HERO_INKS = ("bold #64b5f6", "bold #4db6ac", "bold #ffb74d", "bold #ba93e6")
BLACK_DIE, WHITE_DIE = "bold white on grey23", "bold black on white"


def ink(text: str, style: str = "") -> Text:
    """The beginning of a line: unlike `Text(text, style)`, what is appended does not inherit the style."""
    return Text().append(text, style)


def heading(text: str, width: int, note: str = "") -> Text:
    """A section's title with a line to the right edge."""
    line = Text(no_wrap=True, overflow="crop").append(f"{text} ", TITLE).append(note and f"{note} ", DIM)
    return line.append("─" * max(0, width - line.cell_len), DIM)


def flow(entries: Iterable[Text], width: int, indent: str = "", gap: str = "  ") -> list[Text]:
    """Entries one after another, in as many lines as it takes; none is broken."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + len(gap) + entry.cell_len <= width:
            lines[-1].append(gap).append_text(entry)
        else:
            lines.append(Text(indent, no_wrap=True, overflow="ellipsis").append_text(entry))
    return lines


def words(text: str, style: str = "") -> list[Text]:
    """A sentence as entries for `flow`."""
    return [ink(word, style) for word in text.split()]


def fact(label: Msg, value: str, say: Say) -> Text:
    return ink(f"{say(label)} ", DIM).append(value)


def listed(label: Msg, entries: Sequence[Text], say: Say) -> list[Text]:
    """A label and what follows it, with commas, as entries for `flow`; nothing if nothing follows."""
    if not entries:
        return []
    last = len(entries) - 1
    return [
        *words(f"{say(label)}:", DIM),
        *(entry.append("" if at == last else ",") for at, entry in enumerate(entries)),
    ]


def counted(names: Iterable[str]) -> list[str]:
    """Every name once, with how many there are of it where there is more than one."""
    return [name if n == 1 else f"{name} ×{n}" for name, n in Counter(names).items()]


def card(text: str, *, spent: bool) -> Text:
    """The name of a card; one that cannot be used now is crossed out."""
    return ink(f"{EXHAUSTED}{text}", "strike dim") if spent else ink(text)


def explained(title: Text, text: Msg, say: Say) -> Text:
    """A card and what it does."""
    return Text("  ").append_text(title).append(f" – {say(text)}", DIM)


def hero_tags(names: Iterable[str]) -> list[str]:
    """For each hero @ and a letter of the name that no hero before has."""
    taken: list[str] = []
    for name in names:
        letters = [letter.upper() for letter in name if letter.isalpha()]
        taken.append(next((letter for letter in letters if letter not in taken), letters[0]))
    return [HERO + letter for letter in taken]


class Lines:
    """Lines that depend on how wide the terminal is."""

    def __init__(self, make: Callable[[int], Sequence[RenderableType]]) -> None:
        self._make = make

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._make(options.max_width)
