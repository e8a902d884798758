"""What whoever runs a server has set so that people can be reminded of their turn when no page of theirs is open."""

from __future__ import annotations

from collections.abc import Mapping
from email.utils import parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from undercroft.kernel.errors import BadInput

URL: Final = "UNDERCROFT_URL"
PUSH_KEY: Final = "UNDERCROFT_PUSH_KEY"
MAIL: Final = "UNDERCROFT_MAIL"
MAIL_FROM: Final = "UNDERCROFT_MAIL_FROM"
PORTS: Final = {"smtp": 587, "smtps": 465}


class MailServer(msgspec.Struct, frozen=True):
    """Who sends letters for us."""

    host: str
    port: int
    tls: bool
    """From the beginning; else if the server offers it, and always before a password is sent."""
    user: str = ""
    password: str = ""
    sender: str = ""


class Reminding(msgspec.Struct, frozen=True):
    """The ways in which people can be reminded."""

    site: str
    """Where people find the server, without a slash at the end."""
    push_key: str | None = None
    """The private key by which push services know this server."""
    mail: MailServer | None = None


def read_settings(environ: Mapping[str, str]) -> Reminding | None:
    """What the environment says; None if nobody is to be reminded. BadInput says what does not fit."""
    push, mail = environ.get(PUSH_KEY) or None, environ.get(MAIL) or None
    if push is None and mail is None:
        return None
    site = environ.get(URL, "").rstrip("/")
    parts = urlsplit(site)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query:
        raise BadInput(f"serve: {URL}: say where people find this server, as in https://games.example.org")
    return Reminding(site, push, _mail(mail, environ.get(MAIL_FROM, "")) if mail is not None else None)


def _mail(url: str, sender: str) -> MailServer:
    """The password is in the URL, so no part of it is repeated in what is said to be wrong."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise BadInput(f"serve: {MAIL}: should look like smtp://USER:PASSWORD@HOST:587, or smtps://") from None
    if not parts.hostname:
        raise BadInput(f"serve: {MAIL}: names no host")
    if "@" not in parseaddr(sender)[1]:
        raise BadInput(f"serve: {MAIL_FROM}: say whom letters are from, as in Undercroft <table@example.org>")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, sender)
