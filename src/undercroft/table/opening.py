"""How a table comes into being: a new one, one that goes on with another's match, or one out of the store."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

from undercroft.bots import levels
from undercroft.bots.preparing import prepare
from undercroft.kernel.chance import CHANCE, Chance
from undercroft.kernel.commitment import commitment
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Msg
from undercroft.kernel.registry import game as find_game
from undercroft.table.carrying import ELSEWHERE, REFUSED, first_entries, last_quiet, still, versions
from undercroft.table.clock import Seeds
from undercroft.table.events import Counts, Event, Folded, HandsOn, Happened, Seated, Sown, Versions, fold
from undercroft.table.hands import at_once, source
from undercroft.table.keys import new_token
from undercroft.table.ports import Facts
from undercroft.table.refusals import Refuse
from undercroft.table.store import (
    Invitation,
    NewTable,
    Opens,
    SeatStanding,
    Standing,
    Stored,
    keep,
    resume,
)
from undercroft.table.wire import Hands, Kind, Links, Terms

logger = logging.getLogger(__name__)


PLAIN: Final = Terms()


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to play a seat."""

    kind: Kind
    bot: str | None = None
    name: str = ""


class Opened(NamedTuple):
    """What a table is made of."""

    facts: Facts
    match: Match[Any]
    folded: Folded
    versions: Versions
    """Of the rules and content installed."""
    outdated: Msg | None = None
    """Why it cannot be played as it is."""
    snapshot_at: int = 0
    """Where the last quiet point stands that is kept."""


def new_table(
    game: Game[Any],
    options: dict[str, Any],
    title: str,
    seats: Sequence[NewSeat],
    match: Match[Any] | None,
    seed: int,
    table_id: str,
    terms: Terms = PLAIN,
    prepared: frozenset[str] = frozenset(),
    *,
    hands: Hands | None = None,
    ratings: bool = False,
) -> tuple[Opened, NewTable, Links]:
    """A table, what the store is to keep of it, and its links; `match` is one to go on with, else a new one begins.

    What is `prepared`, of prompts before the game proper, has been answered for everybody when they sit down. `hands`
    says what of chance people throw and draw themselves. With `ratings` the game counts, if it begins here and nobody
    has a hand in its dice.
    """
    bots = levels(game)
    if any(seat.kind == "bot" and seat.bot not in bots for seat in seats):
        raise Refuse("unknown", "table-no-such-bot", bots=", ".join(bots))
    if hands is not None and all(seat.kind == "bot" for seat in seats):
        raise Refuse("bad-request", "table-nobody-throws")
    before = len(match.entries) if match is not None else 0
    counts = ratings and match is None and hands is None
    chance = source(hands, seed)
    if match is None:
        match = _begin(game, options, len(seats), at_once(chance))
        prepare(match, prepared, seed)
    if CHANCE in match.waiting:  # a table that threw its own dice was about to
        match = match.again(match.entries, at_once(chance))
    match.chance = chance
    links = _links(seats)
    chosen: dict[str, Any] = msgspec.to_builtins(match.options)
    kept = keep(_opens(links))
    pledge = commitment(table_id, seed) if hands is None else None
    facts = Facts(table_id, game.slug, title, chosen, len(seats), time.time(), kept, pledge, terms, hands, counts)
    events: list[Event] = [
        Seated(place, seat.kind, seat.bot if seat.kind == "bot" else None, seat.name)
        for place, seat in enumerate(seats)
    ]
    if pledge is not None:
        events.append(Sown(before))
    if hands is not None:
        events.append(HandsOn(hands))
    if counts:
        events.append(Counts())
    here = versions(game, match.options)
    events += first_entries(match, here)
    new = NewTable(
        id=facts.id,
        game=game.slug,
        rules=here.rules,
        content=here.content,
        options=chosen,
        players=len(seats),
        created=facts.created,
        tokens=kept,
        events=events,
        title=title,
        terms=terms,
        seed=seed,
        standing=Standing(0, (), tuple(SeatStanding(seat.kind, seat.name, seat.bot) for seat in seats)),
    )
    folded = fold(Happened(n, facts.created, event) for n, event in enumerate(events))
    return Opened(facts, match, folded, here), new, links


def new_id() -> str:
    """The id of a table: no secret, but nobody meets one by chance."""
    while (made := secrets.token_urlsafe(9)).startswith("-"):
        pass  # a command line would take it for an option
    return made


def _begin(game: Game[Any], options: dict[str, Any], players: int, chance: Chance) -> Match[Any]:
    try:
        game.check_players(players)
        return Match(game, game.read_options(options), players, chance)
    except BadInput as error:
        raise Refuse("bad-request", "table-bad-input", problem=str(error)) from None


def reopen(stored: Stored, seeds: Seeds) -> Opened:
    """A table out of the store; if it was played by other rules or content than those installed, as it was left."""
    header = stored.header
    folded = fold(stored.events)
    pledge = commitment(header.id, header.seed) if header.seed is not None and folded.sown is not None else None
    about = (header.id, header.game, header.title, header.options, header.players, header.created)
    facts = Facts(*about, stored.tokens, pledge, header.terms, folded.hands, folded.counts)
    try:
        game = find_game(header.game)
    except BadInput:
        raise Refuse("outdated", "table-outdated") from None
    chance = source(folded.hands, header.seed if header.seed is not None else seeds())
    quiet = last_quiet(stored, folded)
    kept = quiet.at if quiet is not None else 0
    try:
        options = game.read_options(header.options)
        here = versions(game, options)
    except BadInput as error:  # an option or a quest that there is no more
        logger.info("table %s of %s cannot be played on: %s", header.id, header.game, error)
        match: Match[Any] = still(game, game.options_type(), stored, folded, chance)
        return Opened(facts, match, folded, Versions(game.version, ""), REFUSED, kept)
    if here != (header.rules, header.content):
        return Opened(facts, still(game, options, stored, folded, chance), folded, here, ELSEWHERE, kept)
    try:
        match = resume(game, options, header.players, chance, folded.entries, stored.snapshot, folded.base)
    except Exception:  # with the very rules it was played by
        logger.exception("table %s of %s cannot be read", header.id, header.game)
        raise Refuse("broken", "table-broken") from None
    return Opened(facts, match, folded, here, None, kept)


def _links(seats: Sequence[NewSeat]) -> Links:
    """Tokens for the seats of whoever makes the table, and invitations to those that wait for others."""
    own = tuple(new_token() if seat.kind == "human" else None for seat in seats)
    return Links(new_token(), own, new_token(), tuple(new_token() if seat.kind == "open" else None for seat in seats))


def _opens(links: Links) -> dict[str, Opens]:
    seats: dict[str, Opens] = {token: seat for seat, token in enumerate(links.seats) if token is not None}
    for seat, token in enumerate(links.invitations):
        if token is not None:
            seats[token] = Invitation(seat)
    return {**seats, links.host: "host", links.spectator: "spectator"}
