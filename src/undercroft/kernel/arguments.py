"""The arguments of modules that are run by themselves (`kernel/mains.py`)."""

from __future__ import annotations

import argparse
from typing import NoReturn

from undercroft.kernel.errors import BadInput


class Arguments(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def __init__(self, module: str, description: str | None = None) -> None:
        super().__init__(prog=f"python -m {module}", description=description)

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see '{self.prog} --help')")


def whole(text: str, least: int = 0) -> int:
    """A whole number that is not less."""
    if not text.isdecimal() or int(text) < least:
        raise argparse.ArgumentTypeError(f"{text!r}: expected a whole number, {least} or more")
    return int(text)


def natural(text: str) -> int:
    """A number of games, processes or the like."""
    return whole(text, 1)
