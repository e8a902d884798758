"""Reminding people whose turn it is and who are not there: in the language they play in, once for each decision."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import cache, partial
from secrets import token_urlsafe
from typing import Any, Final

from undercroft.kernel.messages import LANGS, Arg, Catalogue, Lang, Msg
from undercroft.table import box
from undercroft.table.clock import Clock
from undercroft.table.refusals import Refuse
from undercroft.table.reminding import Reminding
from undercroft.table.senders import Mail, Outbox, Push
from undercroft.table.store import Store
from undercroft.table.store import reminders as kept
from undercroft.table.store.reminders import Reminder, Way
from undercroft.table.table import Table

GRACE_SECONDS: Final = 20.0
"""So long somebody may be away before they are reminded: pages are loaded again, trains go through tunnels."""
_ADDRESS: Final = re.compile(r"[^@\s<>\"(),:;\[\\\]]{1,64}@[^@\s<>\"(),:;\[\\\]]{1,180}\.[^@\s<>\"(),:;.\[\\\]]{2,}")


class Reminders:
    """Notices who is waited for and not there, and sends for them."""

    def __init__(
        self,
        settings: Reminding,
        store: Store,
        clock: Clock,
        later: Callable[[Awaitable[Any]], None],
        *,
        push: Push | None = None,
        mail: Mail | None = None,
    ) -> None:
        """`later` does what nobody waits for. BadInput if the settings cannot be used."""
        self._site = settings.site
        self._store = store
        self._clock = clock
        self._later = later
        self._outbox = Outbox()
        self.push = push or (Push(settings.push_key, settings.site) if settings.push_key is not None else None)
        self.mail = mail or (Mail(settings.mail) if settings.mail is not None else None)
        self._known: dict[str, set[int]] = {}
        """Seats that somebody is being sent for, or has been, by table."""

    def close(self) -> None:
        self._outbox.close()

    # -- sending for people -------------------------------------------------------------------------------------------

    def attend(self, table: Table) -> None:
        """Something has changed at a table: see whether somebody is waited for who is not there."""
        waited = {seat for seat in table.waiting if table.sitting(seat).kind == "human" and not table.is_here(seat)}
        known = self._known.get(table.facts.id, set())
        for seat in waited - known:
            self._later(self._remind(table, seat))
        if waited or known:
            self._known[table.facts.id] = waited

    def forget(self, table: Table) -> None:
        """A table is put away."""
        self._known.pop(table.facts.id, None)

    async def _remind(self, table: Table, seat: int) -> None:
        await self._clock.sleep(GRACE_SECONDS)
        put = table.numbers.open.get(seat)
        if put is None or not table.driving or seat not in table.waiting or table.is_here(seat):
            return
        found = await self._store.write(lambda db: kept.call(db, table.facts.id, seat, put.decision))
        for one in found:
            self._later(self._send(table, one))

    async def _send(self, table: Table, one: Reminder) -> None:
        lang, title = _lang(one.lang), _title(table, _lang(one.lang))
        link = f"{self._site}/#/table/{table.facts.id}"
        if one.kind == "push" and self.push is not None:
            what = {"title": _say(lang, "table-turn"), "body": title, "url": link, "tag": f"turn-{table.facts.id}"}
            sent = await self._outbox.send(partial(self.push.send, self.push.read(one.address), what))
            if sent == "gone":
                await self._store.write(lambda db: kept.remove(db, one))
        elif one.kind == "mail" and self.mail is not None:
            stop = self._stop(one)
            subject = _say(lang, "table-turn-subject", title=title)
            text = _say(lang, "table-turn-letter", title=title, link=link, stop=stop)
            await self._outbox.send(partial(self.mail.send, one.address, subject, text, stop))

    def _stop(self, one: Reminder) -> str:
        return f"{self._site}/api/tables/{one.table_id}/reminders/{one.id}"

    # -- wanting to be sent for ---------------------------------------------------------------------------------------

    def check(self, kind: Way, address: str) -> None:
        """Refuse what nothing can be sent to."""
        if kind == "push":
            if self.push is None:
                raise Refuse("unknown", "table-no-reminders")
            self.push.read(address)
        elif self.mail is None:
            raise Refuse("unknown", "table-no-reminders")
        elif not _ADDRESS.fullmatch(address):
            raise Refuse("bad-request", "table-no-such-address")

    async def add(self, table: Table, seats: tuple[int, ...], kind: Way, address: str, lang: Lang) -> None:
        """Remind somebody of these seats. Whoever has a mail address is asked first whether they want it."""
        made = [
            Reminder(token_urlsafe(16), table.facts.id, seat, kind, address, lang, kind == "push") for seat in seats
        ]
        await self._store.write(lambda db: kept.add(db, made))
        if kind == "mail" and self.mail is not None and made:
            stop, title = self._stop(made[0]), _title(table, lang)
            subject = _say(lang, "table-letters-subject", title=title)
            text = _say(lang, "table-letters-letter", title=title, link=stop)
            self._later(self._outbox.send(partial(self.mail.send, address, subject, text, stop)))

    async def end(self, table_id: str, seats: tuple[int, ...], kind: Way, address: str) -> None:
        await self._store.write(lambda db: kept.end(db, table_id, seats, kind, address))

    async def find(self, table_id: str, key: str) -> Reminder | None:
        return await self._store.read(lambda db: kept.find(db, table_id, key))

    async def confirm(self, one: Reminder) -> None:
        """They want it, for all seats that they asked it for."""
        await self._store.write(lambda db: kept.confirm(db, one))

    async def remove(self, one: Reminder) -> None:
        await self._store.write(lambda db: kept.remove(db, one))


def _lang(lang: str) -> Lang:
    return next((known for known in LANGS if known == lang), LANGS[0])


def _title(table: Table, lang: Lang) -> str:
    game = _words(table.facts.game).say(table.match.game.title, lang)
    return f"{table.facts.title} ({game})" if table.facts.title else game


def _say(lang: Lang, key: str, **args: Arg) -> str:
    return _words(None).say(Msg(key, args), lang)


def in_words(lang: str, key: str, **args: Arg) -> str:
    """What is said to somebody who is, or was, reminded."""
    return _say(_lang(lang), key, **args)


@cache
def _words(slug: str | None) -> Catalogue:
    return Catalogue(box.OWN, *(box.known_game(slug).locales() if slug is not None else ()))
