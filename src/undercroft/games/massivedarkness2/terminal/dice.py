"""Dice in words: how many of which colour, and what they show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from undercroft.games.massivedarkness2.rules.dice import COLOURS
from undercroft.games.massivedarkness2.terminal.marks import DICE
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import DIM, ink


def pool(dice: Mapping[str, int], say: Say) -> str:
    """`yellow 1, orange 2`; a dash for none."""
    named = [f"{say(msg('md2-draw-colour', colour=colour))} {dice[colour]}" for colour in COLOURS if dice.get(colour)]
    return ", ".join(named) or "–"


def thrown(colour: str, faces: Iterable[Text], say: Say) -> list[Text]:
    """The colour, and what each die of it shows, as entries of a line."""
    shown = list(faces)
    title = ink(f" {say(msg('md2-draw-colour', colour=colour))} ", DICE[colour])
    return [title, *(face.append("" if at == len(shown) - 1 else ",") for at, face in enumerate(shown))]


def face(which: str, say: Say, style: str = "", mark: str = "") -> Text:
    return ink(f"{mark}{say(Msg(f'md2-face-{which}'))}", DIM if which == "blank" else style)
