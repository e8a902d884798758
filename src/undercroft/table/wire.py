"""What travels between the server and a browser; docs/table-protocol.md tells the story."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from undercroft.kernel.messages import Msg

Kind: TypeAlias = Literal["human", "bot", "open"]
Hands: TypeAlias = Literal["dice", "all"]
"""What of chance comes out of people's hands: the dice, or the cards as well."""
Id: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
"""Anything that no other message has. What comes again under the same id is done once, however often it comes."""


PlayerSecret: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]


class _FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """`ref` comes back with whatever answers this message."""

    ref: int = 0


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first message: the seats (or the spectator's chair) that these tokens open."""

    tokens: tuple[str, ...] = ()
    name: str = ""
    take: dict[str, str] = {}
    """Invitations to take, each with the token that is to open its seat: 128 bits of the client's own chance.

    So whoever did not hear that a seat is theirs says the same again; the server keeps but the token's digest.
    """


class GiveAnswer(_FromClient, frozen=True, kw_only=True, tag="answer"):
    """An answer to the ask with this number. Late ones are refused; whoever repeats what was kept is told so."""

    seat: int
    decision: int
    answer: Any


class Act(_FromClient, frozen=True, kw_only=True, tag="act"):
    """A standing choice, with the number under which it was offered; one that is repeated is done once."""

    seat: int
    number: int
    answer: Any


class AskHints(_FromClient, frozen=True, kw_only=True, tag="hints"):
    """What would the choices of this ask do?"""

    seat: int
    decision: int


class TakeBack(_FromClient, frozen=True, kw_only=True, tag="undo"):
    """Take back this seat's last answer: at once if that is free, else if the others agree."""

    seat: int
    id: Id = ""


class Vote(_FromClient, frozen=True, kw_only=True, tag="vote"):
    """Agree or not to what another seat asks to take back."""

    agree: bool
    id: Id = ""


class Say(_FromClient, frozen=True, kw_only=True, tag="chat"):
    text: str
    id: Id = ""


class Rename(_FromClient, frozen=True, kw_only=True, tag="name"):
    seat: int
    name: str


class Introduce(_FromClient, frozen=True, kw_only=True, tag="player"):
    """Who the person of these seats is in the ratings, where a game counts: a secret of their browser's own making."""

    player: PlayerSecret


class HandOver(_FromClient, frozen=True, kw_only=True, tag="seat"):
    """Let a bot play a seat, or (None) take the seat back from it."""

    seat: int
    bot: str | None


class Reopen(_FromClient, frozen=True, kw_only=True, tag="open"):
    """The host lets somebody else have a seat: there is a new invitation, and the old token is void."""

    seat: int


class MoreTime(_FromClient, frozen=True, kw_only=True, tag="time"):
    """The host gives a seat its time anew."""

    seat: int


class Look(_FromClient, frozen=True, kw_only=True, tag="look"):
    """Whoever holds several seats looks at the table as one of them."""

    seat: int


class Rest(_FromClient, frozen=True, kw_only=True, tag="rest"):
    """Whoever is the only person at the table lets the bots wait, or go on; they still pass on reactions."""

    on: bool


class Sync(_FromClient, frozen=True, tag="sync"):
    """Send everything again: a message was missed."""


FromClient: TypeAlias = (
    Hello
    | GiveAnswer
    | Act
    | AskHints
    | TakeBack
    | Vote
    | Say
    | Rename
    | Introduce
    | HandOver
    | Reopen
    | MoreTime
    | Look
    | Rest
    | Sync
)


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where; `here` is whether a browser of theirs is connected."""

    seat: int
    kind: Kind
    name: str
    side: str
    bot: str | None = None
    here: bool = False


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take, if whoever made the table wants that settled."""

    per: Literal["turn", "game"]
    """Each time that a seat is asked after others were, or for the whole game."""
    seconds: Annotated[int, msgspec.Meta(ge=10, le=30 * 86_400)]
    then: Literal["bot", "host"]
    """Who sees to a seat whose time is up: a bot answers for it, or whoever made the table decides what to do."""


class Terms(msgspec.Struct, frozen=True):
    """What whoever made a table said about it, besides the game: for whoever comes."""

    host: str = ""
    """Their name."""
    listed: bool = False
    """Whether everybody may find the table, and take a seat that waits for somebody."""
    pace: Pace | None = None


class Links(msgspec.Struct, frozen=True):
    """What opens a table, for the one who made it; by seat, None where there is nothing to tell."""

    host: str
    seats: tuple[str | None, ...]
    """The tokens of the maker's own seats: told once, when the table is made."""
    spectator: str
    invitations: tuple[str | None, ...] = ()
    """For seats that nobody has taken yet: each lets one person do so, once."""


class TableInfo(msgspec.Struct, frozen=True):
    """What does not change while a table is played."""

    id: str
    game: str
    title: str
    """Given by whoever made it; may be empty."""
    options: dict[str, Any]
    players: int
    created: float
    links: Links | None = None
    commitment: str | None = None
    """To the seed of its dice and cards, which is told when the game is over; None where there is none."""
    terms: Terms = Terms()
    hands: Hands | None = None
    """What people throw and draw themselves; then nothing is committed to."""
    counts: bool = False
    """Whether the game counts in the ratings of those who play it."""


class AskSent(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ask put to a seat of this client: `ask` is `Ask.wire()`."""

    seat: int
    decision: int
    ask: dict[str, Any]
    only_pass: bool = False
    """Nothing can be answered but `pass`: a client does so without a word."""
    interrupts: bool = False
    """It offers a reaction in the middle of what somebody does."""


class StandingSent(msgspec.Struct, frozen=True):
    """What a seat of this client may do without having been asked; `number` is how often it has done so before."""

    seat: int
    number: int
    ask: dict[str, Any]


class LineSent(msgspec.Struct, frozen=True):
    """A line of the log, and how many answers had been given before it, or before the seal under which it is."""

    msg: Msg
    rule: str | None
    decision: int


class Takeback(msgspec.Struct, frozen=True):
    """Somebody asks to take an answer back; `missing` have yet to agree."""

    seat: int
    missing: tuple[int, ...]


class Ending(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    side: str | None
    scores: tuple[int, ...]


Note: TypeAlias = Literal["taken-back", "reopened", "carried", "expired"]
"""What the table itself notes among what is said.

An answer was taken back though more had been seen since; the host lets somebody else have the seat; the rules have
changed, and the game goes on under those of today: `given_up` answers are lost; or the time of the seat is up.
"""


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """`seat` is None for a spectator. A `note` says nothing, but that the seat, or the table, has done something."""

    seat: int | None
    name: str
    text: str
    at: float
    note: Note | None = None
    given_up: int = 0


class _FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="t"):
    """`n` counts the messages to one client: a gap means that one was missed."""

    n: int


class Welcome(_FromServer, frozen=True, tag="welcome"):
    """Answers `hello`; an update with everything follows at once."""

    table: TableInfo
    seats: tuple[int, ...]
    """Those that this client holds; none for a spectator."""
    host: bool
    chat: tuple[ChatLine, ...] = ()
    taken: tuple[str, ...] = ()
    """The invitations in its `hello` that have become seats: the tokens that came with them open these now."""


class Update(_FromServer, frozen=True, omit_defaults=True, tag="update"):
    """The table now. `scene` is left out if it is as it was."""

    decision: int
    """How many answers have been given so far; under seal, only one's own count."""
    looking: int | None
    """The seat whose view the scene and the log are."""
    seats: tuple[SeatInfo, ...]
    waiting: tuple[int, ...]
    """The seats that have something to answer."""
    asks: tuple[AskSent, ...]
    log_from: int
    """How many lines come before those in `log`: forget any known beyond."""
    log: tuple[LineSent, ...]
    undo: dict[int, Literal["free", "ask"]]
    """For each seat held whose last answer can be taken back."""
    standing: tuple[StandingSent, ...] = ()
    scene: Any = msgspec.UNSET
    takeback: Takeback | None = None
    ending: Ending | None = None
    outdated: Msg | None = None
    """Why the table can only be looked at, if that is so."""
    throwing: bool = False
    """Whoever is waited for throws dice or draws cards, and enters what comes."""
    done: tuple[int, ...] = ()
    """What was asked for with these `ref`s has happened and is kept, and this shows it."""


class Waiting(_FromServer, frozen=True, tag="waiting"):
    """While answers are sealed: the seats that still have something to answer. Nothing else has changed."""

    waiting: tuple[int, ...]


class Done(_FromServer, frozen=True, tag="done"):
    """What was asked for with this `ref` has happened and is kept; there is nothing new to show."""

    ref: int


class Refused(_FromServer, frozen=True, tag="refused"):
    """It has not, and nothing has changed. `code` is for programs, `reason` for people."""

    ref: int
    code: str
    reason: Msg
    rule: str | None = None


class HintsSent(_FromServer, frozen=True, tag="hints"):
    ref: int
    seat: int
    decision: int
    hints: dict[str, Any]


class Said(_FromServer, frozen=True, tag="chat"):
    line: ChatLine


class ClocksSent(_FromServer, frozen=True, tag="clocks"):
    """Whose time runs, at a table where people may take only so long; in seconds since 1970, as the server counts."""

    now: float
    due: dict[int, float]
    """When the time of a seat that is being asked is up."""
    left: dict[int, float]
    """Seconds that others have left, where there are so many for the whole game."""
    expired: tuple[int, ...]


class LinksSent(_FromServer, frozen=True, tag="links"):
    """For the host: a seat was taken, or opened again."""

    links: Links


FromServer: TypeAlias = Welcome | Update | Waiting | Done | Refused | HintsSent | Said | LinksSent | ClocksSent
