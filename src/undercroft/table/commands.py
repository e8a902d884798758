"""What clients can do at a table, once it is known who they are."""

from __future__ import annotations

import msgspec

from undercroft.table import limits, wire
from undercroft.table.refusals import Refuse
from undercroft.table.store import TokenKept
from undercroft.table.store.tokens import digest
from undercroft.table.table import Table
from undercroft.table.text import clean


class Caller(msgspec.Struct, frozen=True):
    """Who asks: the seats that they hold, and whether they made the table."""

    seats: tuple[int, ...] = ()
    host: bool = False
    name: str = ""
    taking: tuple[tuple[str, str], ...] = ()
    """The digests of invitations that they come with, and of the tokens that are to open these seats."""
    invitation: TokenKept | None = None
    """What a seat would be opened with, for the host."""

    def check(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refuse("not-yours", "table-not-your-seat")


async def perform(table: Table, caller: Caller, message: wire.FromClient) -> None:
    """Do what a client asks for; raises Refuse."""
    match message:
        case wire.GiveAnswer(seat=seat, decision=decision, answer=answer):
            caller.check(seat)
            await table.answer(seat, decision, answer)
        case wire.Act(seat=seat, number=number, answer=answer):
            caller.check(seat)
            await table.act(seat, number, answer)
        case wire.TakeBack(seat=seat, id=mark):
            caller.check(seat)
            await table.take_back(seat, caller.seats, mark)
        case wire.Vote(agree=agree, id=mark):
            await table.vote(caller.seats, agree=agree, mark=mark)
        case wire.Say(text=text, id=mark):
            await _say(table, caller, clean(text), mark)
        case wire.Rename(seat=seat, name=name):
            caller.check(seat)
            await table.rename(seat, clean(name)[: limits.NAME_CHARACTERS])
        case wire.Introduce(player=player):
            await table.introduce(caller.seats, digest(player))
        case wire.HandOver(seat=seat, bot=bot):
            if not caller.host or not 0 <= seat < table.facts.players:
                caller.check(seat)
            await table.hand_over(seat, bot, caller.invitation)
        case wire.Reopen(seat=seat):
            if not caller.host or not 0 <= seat < table.facts.players or caller.invitation is None:
                raise Refuse("not-yours", "table-not-your-seat")
            await table.reopen(seat, caller.invitation, caller.seats)
        case wire.Rest(on=on):
            table.rest(caller.seats, on=on)
        case wire.MoreTime(seat=seat):
            if not caller.host or not 0 <= seat < table.facts.players:
                raise Refuse("not-yours", "table-host-only")
            await table.give_time(seat)
        case wire.Hello(name=name):
            await table.sit(caller.seats, name, caller.taking)
        case _:
            raise Refuse("bad-request", "table-hello-again")


async def _say(table: Table, caller: Caller, text: str, mark: str) -> None:
    if len(text) > limits.CHAT_CHARACTERS:
        raise Refuse("too-large", "table-chat-long", limit=limits.CHAT_CHARACTERS)
    if text:
        seat = caller.seats[0] if caller.seats else None
        name = table.sitting(seat).name if seat is not None else caller.name
        await table.say(seat, name or caller.name, text, mark)
