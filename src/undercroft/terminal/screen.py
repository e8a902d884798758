"""The terminal itself: showing, asking for a line, clearing, and a spinner while a bot thinks."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Timer
from time import monotonic
from types import FrameType

from rich.console import Console, RenderableType

with suppress(ImportError):  # not every platform has it; it gives `input` line editing and a history
    import readline  # noqa: F401

try:
    import os
    import select
    import termios
    import tty
except ImportError:  # a terminal of another kind: keys come by the line there
    termios = None  # type: ignore[assignment]

PROMPT = "> "
PATIENCE = 0.3
"""Seconds a bot may think before the table shows that it does."""
TICK = 0.02
"""Seconds between two pictures of something that moves."""


class Closed(Exception):  # noqa: N818 - not an error: the players have left
    """There is nobody at the keyboard any more: end of input."""


class Screen:
    """A console, and the keyboard in front of it."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console if console is not None else Console(highlight=False)

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def say(self, text: str, style: str = "") -> None:
        """A line of plain words, which may hold square brackets."""
        self.console.print(text, style=style, markup=False)

    def clear(self) -> None:
        """Only where a person looks at a terminal; a file or a pipe keeps everything."""
        if self.console.is_terminal:
            self.console.clear()

    def read(self, redraw: Callable[[], None] | None = None) -> str:
        """A line from the keyboard; `redraw` is called when the window changes its size."""
        with _on_resize(redraw):
            try:
                line = input(PROMPT)
            except EOFError:
                self.say("")
                raise Closed from None
        if not sys.stdin.isatty():
            self.say(line)  # nobody has typed it, so nobody has seen it yet
        return line.strip()

    def stop(self, drawn: Callable[[float], str]) -> float | None:
        """Seconds until somebody presses a key, something being drawn meanwhile; None where no single keys are read."""
        if termios is None or not sys.stdin.isatty():
            return None
        with _single_keys(sys.stdin.fileno()) as keyboard:
            begun = monotonic()
            while not select.select([keyboard], [], [], TICK)[0]:
                sys.stdout.write(f"\r{drawn(monotonic() - begun)}")
                sys.stdout.flush()
            after = monotonic() - begun
            os.read(keyboard, 1)
        sys.stdout.write(f"\r{drawn(after)}\n")
        return after

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """A spinner, if what happens inside takes longer than a moment."""
        if not self.console.is_terminal:
            yield
            return
        status = self.console.status(text)
        timer = Timer(PATIENCE, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()


@contextmanager
def _on_resize(redraw: Callable[[], None] | None) -> Iterator[None]:
    if redraw is None or not sys.stdin.isatty() or not hasattr(signal, "SIGWINCH"):
        yield
        return

    def resized(_signal: int, _frame: FrameType | None) -> None:
        redraw()
        sys.stdout.write(PROMPT)
        sys.stdout.flush()

    before = signal.signal(signal.SIGWINCH, resized)
    try:
        yield
    finally:
        signal.signal(signal.SIGWINCH, before)


@contextmanager
def _single_keys(keyboard: int) -> Iterator[int]:
    """Keys one by one, as they are pressed, and not shown."""
    before = termios.tcgetattr(keyboard)
    try:
        tty.setcbreak(keyboard)
        yield keyboard
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)
