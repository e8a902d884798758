"""Sending reminders: through the push services of browsers, and by letter. Slow, so never where somebody waits."""

from __future__ import annotations

import asyncio
import base64
import logging
import smtplib
import ssl
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec

from undercroft.kernel.errors import BadInput
from undercroft.table.refusals import Refuse
from undercroft.table.reminding import PUSH_KEY, MailServer

logger = logging.getLogger(__name__)

SERVICES: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
"""The push services of browsers. A browser names its own; any other could be anything, also in our own network."""
PUSH_SECONDS: Final = 10.0
PUSH_KEPT_SECONDS: Final = 86_400
"""How long a push service keeps what it could not deliver yet."""
MAIL_SECONDS: Final = 20.0
LETTERS: Final = policy.SMTP.clone(max_line_length=900)
"""An address in a header that is cut into lines is no address any more."""
THREADS: Final = 2
MOST_WAITING: Final = 200

Sent: TypeAlias = Literal["sent", "gone", "failed"]
"""Where it is gone, nobody will be reached there any more."""


class PushKeys(msgspec.Struct, frozen=True):
    p256dh: str
    auth: str


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser can be reached, as it says itself."""

    endpoint: str
    keys: PushKeys


class Outbox:
    """What is yet to be sent; so much and no more, whoever else is slow."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "reminders")
        self._waiting = 0

    async def send(self, job: Callable[[], Sent]) -> Sent:
        """Have something sent; what could not be is in the log."""
        if self._waiting >= MOST_WAITING:
            logger.warning("a reminder was not sent: %d wait already", self._waiting)
            return "failed"
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, job)
        except Exception as error:
            logger.warning("a reminder could not be sent: %s", error)
            return "failed"
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Push:
    """Tells browsers, even if no page is open."""

    def __init__(self, key: str, contact: str, services: Collection[str] = SERVICES) -> None:
        """`key` is the private one; `contact` tells push services whom to complain to. BadInput if the key is none."""
        try:
            import py_vapid
        except ModuleNotFoundError:
            raise BadInput(f"serve: {PUSH_KEY}: get what it needs with pip install 'undercroft[push]'") from None
        try:
            self._vapid = py_vapid.Vapid02.from_string(key)
            self.public_key = _public(self._vapid)
        except Exception:  # whatever a text that is no key leads to
            raise BadInput(f"serve: {PUSH_KEY}: is no key; `undercroft push-key` makes one") from None
        self._contact = contact
        self._services = tuple(services)

    def read(self, text: str) -> Subscription:
        """What a browser says where it can be reached; Refuse if that cannot be."""
        try:
            found = msgspec.json.decode(text, type=Subscription)
            parts = urlsplit(found.endpoint)
            known = parts.scheme == "https" and not parts.username and self._knows(parts.hostname or "")
        except (msgspec.DecodeError, ValueError):
            known = False
        if not known:
            raise Refuse("bad-request", "table-no-such-service")
        return found

    def _knows(self, host: str) -> bool:
        return any(host == one or (one.startswith(".") and host.endswith(one)) for one in self._services)

    def send(self, where: Subscription, what: dict[str, str]) -> Sent:
        import pywebpush
        import requests

        with requests.Session() as session:
            session.max_redirects = 0  # whoever is sent elsewhere could be sent anywhere
            try:
                pywebpush.webpush(
                    msgspec.to_builtins(where),
                    msgspec.json.encode(what).decode(),
                    vapid_private_key=self._vapid,
                    vapid_claims={"sub": self._contact},
                    timeout=PUSH_SECONDS,
                    ttl=PUSH_KEPT_SECONDS,
                    headers={"Urgency": "high"},
                    requests_session=session,
                )
            except pywebpush.WebPushException as error:
                status = getattr(error.response, "status_code", None)
                if status in (404, 410):
                    return "gone"
                logger.warning("a push service said %s", status if status is not None else error)
                return "failed"
        return "sent"


class Mail:
    """Sends letters."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    def send(self, to: str, subject: str, text: str, stop: str) -> Sent:
        """`stop` is where whoever wants no more letters says so, and their program of letters may for them."""
        letter = EmailMessage(LETTERS)
        letter["From"] = self._server.sender
        letter["To"] = to
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._server.sender.rpartition("@")[2].rstrip("> "))
        letter["Auto-Submitted"] = "auto-generated"
        letter["List-Unsubscribe"] = f"<{stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text)
        with self._connect() as smtp:
            smtp.send_message(letter)
        return "sent"

    def _connect(self) -> smtplib.SMTP:
        server = self._server
        context = ssl.create_default_context()
        if server.tls:
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=MAIL_SECONDS, context=context)
        else:
            smtp = smtplib.SMTP(server.host, server.port, timeout=MAIL_SECONDS)
            smtp.ehlo()
            if server.password or smtp.has_extn("starttls"):
                smtp.starttls(context=context)  # a password is never sent in the open
        if server.user:
            smtp.login(server.user, server.password)
        return smtp


def new_key() -> str:
    """A private key for push services, as a line of text."""
    import py_vapid

    made = py_vapid.Vapid02()
    made.generate_keys()
    return _text(made.private_key.private_numbers().private_value.to_bytes(32, "big"))


def _public(vapid: Any) -> str:  # noqa: ANN401 - of a library without types
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return _text(vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
