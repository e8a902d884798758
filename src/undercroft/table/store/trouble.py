"""What can be wrong with a database, told apart: it is away, its disk is full, or it is damaged.

Whoever waits for it is told which; whoever runs the server finds it in the log once, not once for every answer.
"""

from __future__ import annotations

import errno
import logging
import sqlite3
import time
from collections.abc import Callable
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from undercroft.table.refusals import Refuse

T = TypeVar("T")
log = logging.getLogger(__name__)

Wrong: TypeAlias = Literal["no-database", "disk-full", "damaged"]

AGAIN_SECONDS: Final = 300.0
"""What stays wrong is logged again after so long."""
WORDS: Final[dict[Wrong, str]] = {
    "no-database": "table-no-database",
    "disk-full": "table-disk-full",
    "damaged": "table-damaged",
}
ADVICE: Final[dict[Wrong, str]] = {
    "no-database": "the database cannot be used; the server goes on when it can",
    "disk-full": "no room is left where tables are kept; answers are refused until there is, none is lost",
    "damaged": "what is kept is damaged; see the backups",
}
_SQLITE: Final[dict[int, Wrong]] = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_BUSY: "no-database",
    sqlite3.SQLITE_LOCKED: "no-database",
    sqlite3.SQLITE_IOERR: "no-database",
    sqlite3.SQLITE_CANTOPEN: "no-database",
    sqlite3.SQLITE_READONLY: "no-database",
    sqlite3.SQLITE_PERM: "no-database",
}
_POSTGRES: Final[dict[str, Wrong]] = {
    "53100": "disk-full",
    "XX001": "damaged",
    "XX002": "damaged",
    "08": "no-database",  # the connection
    "28": "no-database",  # the password
    "53": "no-database",  # memory, connections
    "57": "no-database",  # it is shut down
    "25006": "no-database",  # it may be read only
}
_NOT_TEXT: Final = "Could not decode to UTF-8"


class Trouble(Refuse):
    """The database could not do it."""

    def __init__(self, code: Wrong, problem: str) -> None:
        super().__init__(code, WORDS[code])
        self.wrong: Wrong = code
        self.problem = problem

    def __str__(self) -> str:
        return self.problem


def damaged(problem: str) -> Trouble:
    """What is kept of a table makes no sense."""
    return Trouble("damaged", problem)


def trouble(error: BaseException) -> Trouble | None:
    """What an error says of the database; None if it says nothing: then it is a mistake of ours."""
    if isinstance(error, Trouble):
        return error
    if isinstance(error, NoConnection):
        return Trouble("no-database", "no connection is free")
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT):
        return Trouble("disk-full", str(error))
    cause = error.orig if isinstance(error, DBAPIError) else error
    if cause is None or (cause is error and not hasattr(error, "sqlstate")):
        return None
    code = _code(cause)
    if code is None and isinstance(error, DBAPIError) and error.connection_invalidated:
        code = "no-database"
    return Trouble(code, str(cause).strip().partition("\n")[0]) if code is not None else None


def _code(cause: BaseException) -> Wrong | None:
    """By the driver's own error."""
    state: str | None = getattr(cause, "sqlstate", None)
    if state is not None:
        return _POSTGRES.get(state) or _POSTGRES.get(state[:2])
    number: int | None = getattr(cause, "sqlite_errorcode", None)
    if number is not None:
        return _SQLITE.get(number & 0xFF)
    if str(cause).startswith(_NOT_TEXT):
        return "damaged"
    # PostgreSQL could not even be asked.
    return "no-database" if type(cause).__name__ in ("OperationalError", "ConnectionTimeout") else None


def reading(what: Callable[[], T]) -> T:
    """Read what is kept; what cannot be understood is damaged."""
    try:
        return what()
    except (msgspec.DecodeError, ValueError) as error:
        raise damaged(str(error)) from None


class Watch:
    """What is wrong with a database now, as far as is known. Used by all threads of a store."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.wrong: set[Wrong] = set()
        self.count: dict[str, int] = {}
        """How often each kind of trouble, or `bug`, was met."""
        self._now = now
        self._logged: dict[str, float] = {}

    def meet(self, error: Exception, whose: str = "") -> Exception:
        """Note an error, and what to raise in its place; `whose` names what was read, if it was one thing."""
        met = trouble(error)
        code = met.wrong if met is not None else "bug"
        self.count[code] = self.count.get(code, 0) + 1
        if met is None:
            if self._due(f"bug {type(error).__name__}"):
                log.error("the store failed", exc_info=error)
            return error
        if met.wrong == "damaged":
            if self._due(whose or met.problem):
                log.error("%s: %s: %s", ADVICE[met.wrong], whose or "a file, or an index", met.problem)
        else:
            self.wrong.add(met.wrong)
            if self._due(met.wrong):
                log.error("%s: %s", ADVICE[met.wrong], met.problem)
        return met

    def well(self, *codes: Wrong) -> None:
        """Something worked that would not have, were these still wrong."""
        for code in codes:
            if code in self.wrong:
                self.wrong.discard(code)
                self._logged.pop(code, None)
                log.warning("%s: that is over", ADVICE[code].partition(";")[0])

    def _due(self, what: str) -> bool:
        now = self._now()
        if now - self._logged.get(what, float("-inf")) < AGAIN_SECONDS:
            return False
        if len(self._logged) > 1000:
            self._logged.clear()
        self._logged[what] = now
        return True
