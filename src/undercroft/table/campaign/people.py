"""Clients who do all that people do at a table: they answer, talk, take back, vote, and hand their seats to bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final, get_args

from undercroft.table import wire
from undercroft.table.campaign.kept import Course, Done, Settled, deed_of, settle, unheard
from undercroft.table.load.player import Asked, Given, Player, Update, choose

PAUSE: Final = 0.004
"""Seconds that somebody thinks, at most."""
CHAT, RENAME, UNDO, ACT, HAND_OVER = 0.06, 0.04, 0.06, 0.1, 0.01
"""How often each is done when there is something to answer."""
AGREE: Final = 0.8
MARKED: Final = frozenset(
    kind.__struct_config__.tag for kind in get_args(wire.FromClient) if "id" in kind.__struct_fields__
)
"""Messages with an id of their own, so that one sent twice is done once."""
NUMBERED: Final = frozenset({"answer", "act"})
"""Those with a number, for the same reason."""


class Person(Player):
    """Holds some seats, and remembers what it was told."""

    def __init__(self, table_id: str, tokens: Sequence[str], seats: Sequence[int], rng: Random) -> None:
        super().__init__(table_id, list(tokens), rng)
        self.seats = tuple(seats)
        self.port = 0
        """Of the server it is at."""
        self.free = False
        """Whether it may do as it likes."""
        self.repeated: list[Given] = []
        """Answers sent again that had been kept the first time."""
        self._settled = 0
        """So many of its messages have been compared with the record."""
        self._since = 0
        """So many were sent over connections that are gone."""
        self._lines = 0
        self._update: Update | None = None
        self.asked = self._think
        self.saw = self._look

    # -- the connection -----------------------------------------------------------------------------------------------

    async def come_again(self, host: str, port: int) -> None:
        self.decision = -1
        self.port = port
        self._since = len(self.given)
        await self.come(host, port)

    def _lost(self) -> None:
        super()._lost()
        self.free = False  # what it had to say last comes first, when it comes again

    @property
    def waiting(self) -> bool:
        """Whether the server owes it a reply."""
        return any(not given.done and not given.refused for given in self.given[self._since :])

    @property
    def acknowledged(self) -> list[str]:
        """The kinds of messages that were, of those not yet compared with the record."""
        return [
            given.message["t"] for given in self.given[self._settled :] if given.done and deed_of(given) is not None
        ]

    # -- after a kill -------------------------------------------------------------------------------------------------

    def settle(self, course: Course, done: list[Done]) -> Settled:
        """Compare what was sent since the last time with what is kept, and send again what nothing was heard of."""
        kept_before = [again for again in self.repeated if unheard(again)]
        sent = [given for given in self.given[self._settled :] if not any(given is again for again in self.repeated)]
        self._settled = len(self.given)
        own = [one for one in done if one.seat in self.seats]
        # What is said has an order of its own: nobody waits with an answer for a line of chat to be kept.
        talk, play = (
            settle(
                [given for given in sent if (given.message["t"] == "chat") == said],
                [one for one in own if (one.deed[0] == "chat") == said],
            )
            for said in (True, False)
        )
        settled = talk.joined(play)
        # Whoever gives the same answer to the same decision twice is told `done` twice, and it is kept once.
        settled = settled._replace(lost=[given for given in settled.lost if not self._said_twice(given, settled)])
        self.repeated.clear()
        for seat in self.seats:
            if course.folded.seats[seat].kind == "bot":
                self.take_seat(seat)
        # What was kept and then taken back is not to be done again.
        kept = kept_before + [
            given for given, n in settled.kept if n > course.taken_back or given.message["t"] not in NUMBERED
        ]
        for given in sorted((*kept, *settled.gone), key=lambda given: given.sent):
            if given.message["t"] in NUMBERED | MARKED:
                again = self.repeat(given)
                if any(given is one for one in kept):
                    self.repeated.append(again)
        return settled

    def _said_twice(self, given: Given, settled: Settled) -> bool:
        twins = [one for one in self.given if one is not given and one.message == given.message and one.done]
        return given.message["t"] in NUMBERED and any(all(one is not lost for lost in settled.lost) for one in twins)

    def wish(self, message: dict[str, Any]) -> Given:
        marked = {"id": f"{self.seats[0]}-{len(self.given)}"} if message["t"] in MARKED else {}
        return super().wish(message | marked)

    # -- living -------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        self.free = True
        if self.due:
            self._think(self)

    def _later(self, seconds: float, what: Callable[[], None]) -> None:
        def then() -> None:
            if self.free and self.here:
                what()

        asyncio.get_running_loop().call_later(seconds, then)

    def _think(self, _player: Player) -> None:
        for seat, asked in list(self.due.items()):
            pause = PAUSE * (5 if self._update is not None and self._update.takeback is not None else 1)
            self._later(self.rng.uniform(0, pause), partial(self._turn, seat, asked))

    def _turn(self, seat: int, asked: Asked) -> None:
        """Answer, and perhaps do something else before."""
        if self.due.get(seat) is not asked or self._update is None:
            return
        update, rng = self._update, self.rng
        self._lines += 1
        if rng.random() < CHAT:
            self.wish({"t": "chat", "text": f"{seat}: {self._lines}"})
        if rng.random() < RENAME:
            self.wish({"t": "name", "seat": seat, "name": f"Ann {self._lines}"})
        for standing in update.standing:
            if rng.random() < ACT and not self._asking_for("act"):
                answer = choose(standing.ask, rng)
                self.wish({"t": "act", "seat": standing.seat, "number": standing.number, "answer": answer})
        if rng.random() < HAND_OVER:
            self.wish({"t": "seat", "seat": seat, "bot": "random"})
            self._later(rng.uniform(0, 10 * PAUSE), partial(self.take_seat, seat))
            return
        if update.undo and update.takeback is None and rng.random() < UNDO and not self._asking_for("undo"):
            self.wish({"t": "undo", "seat": rng.choice(sorted(update.undo))})
            self.wish({"t": "sync"})
            return
        self.answer(seat)

    def take_seat(self, seat: int) -> None:
        """Take a seat back from a bot."""
        self.wish({"t": "seat", "seat": seat, "bot": None})

    def _asking_for(self, kind: str) -> bool:
        return any(given.message["t"] == kind and unheard(given) for given in self.given[self._since :])

    def _look(self, _player: Player, update: Update) -> None:
        self._update = update
        takeback = update.takeback
        if takeback is not None and set(takeback.missing) & set(self.seats) and not self._asking_for("vote"):
            self._later(self.rng.uniform(0, PAUSE), self._vote)

    def _vote(self) -> None:
        if self._update is not None and self._update.takeback is not None and not self._asking_for("vote"):
            self.wish({"t": "vote", "agree": self.rng.random() < AGREE})

    def _refused(self, ref: int, code: str) -> None:
        super()._refused(ref, code)
        if self.given[ref - 1].message["t"] != "sync":
            self.wish({"t": "sync"})  # whatever it thought of the table was wrong
