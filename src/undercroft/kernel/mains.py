"""What is said of modules that are run by themselves, `python -m undercroft...`: as the command line says it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Final, NoReturn

from undercroft.kernel.errors import BadInput

FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


class Arguments(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message} (see '{self.prog} --help')")


def natural(text: str) -> int:
    """A number of games, processes or the like."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r}: expected a whole number, 1 or more")
    return int(text)


def run_main(main: Callable[[], int | None]) -> NoReturn:
    """Run a module to its exit code. Whatever is wrong with its input is one line, and exit code 2."""
    try:
        sys.exit(main())
    except BadInput as error:
        print(f"undercroft: {error}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
