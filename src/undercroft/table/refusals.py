"""Saying no: a status for HTTP, a code for programs and a message for people."""

from __future__ import annotations

from undercroft.kernel.messages import Arg, Msg
from undercroft.kernel.spaces import Refusal

STATUS = {
    "bad-request": 400,
    "no-token": 401,
    "not-yours": 403,
    "not-asked": 409,
    "late": 409,
    "taken": 409,
    "outdated": 409,
    "unknown": 404,
    "too-large": 413,
    "address-too-long": 414,
    "too-many": 429,
    "busy": 503,
    "no-database": 503,
    "disk-full": 507,
    "damaged": 500,
    "broken": 500,
}
"""The HTTP status that a code travels with; any other is a 400."""


class Refuse(Exception):  # noqa: N818 - an answer to a client, not a fault of the program
    """What was asked for does not happen, and nothing has changed."""

    def __init__(self, code: str, key: str, /, **args: Arg) -> None:
        super().__init__(code)
        self.code = code
        self.reason = Msg(key, args)
        self.rule: str | None = None
        self.retry_after: int | None = None

    def after(self, seconds: int) -> Refuse:
        """It may be asked for again so much later."""
        self.retry_after = seconds
        return self

    @classmethod
    def by_rule(cls, refusal: Refusal) -> Refuse:
        """The game's own refusal of an answer."""
        made = cls("not-allowed", refusal.msg.id, **refusal.msg.args)
        made.rule = refusal.rule
        return made

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)
