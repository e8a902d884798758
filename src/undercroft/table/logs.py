"""The log: whatever strangers put into an address or a name, a line of it stays one line, and says what it seems to."""

from __future__ import annotations

import logging
from typing import Any, Final

LINE_CHARACTERS: Final = 500
FORMAT: Final = "%(asctime)s %(levelname)s %(message)s"


def plain(text: str) -> str:
    """Text without characters that move the cursor, change colours or begin a line; cut where it is long."""
    shown = "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text[:LINE_CHARACTERS])
    return shown if len(text) <= LINE_CHARACTERS else f"{shown}…"


class Lines(logging.Formatter):
    """One line for each thing that is logged; if it is an error, what led to it is set in below."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - as logging spells it
        record.message = plain(record.message)
        return super().formatMessage(record)

    def formatException(self, ei: Any) -> str:  # noqa: ANN401, N802 - as logging has it
        return "\n".join(f"  {plain(line)}" for line in super().formatException(ei).splitlines())


class _Quiet(logging.Filter):
    """That a client sends nonsense is no fault of this program: one line will do."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            record.exc_info = None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


def set_up(*, verbose: bool) -> None:
    """Log to standard error, all of it in one form."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(FORMAT))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    logging.getLogger("undercroft").setLevel(logging.INFO if verbose else logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_Quiet())
