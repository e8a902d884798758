"""Modules that are run by themselves, `python -m undercroft...`, and end as the command line ends."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, NoReturn

from undercroft.kernel.errors import BadInput

FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def run_main(main: Callable[[], int | None]) -> NoReturn:
    """Run a module to its exit code. Whatever is wrong with its input is one line, and exit code 2."""
    try:
        sys.exit(main())
    except BadInput as error:
        print(f"undercroft: {error}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
