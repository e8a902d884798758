"""Tables that were played by other rules, or with other content, than those installed: how they go on, or do not."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from undercroft.kernel.chance import CHANCE, ByHand, Chance
from undercroft.kernel.game import Game, Options
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.messages import Msg
from undercroft.kernel.record import FORMAT, Header, Record
from undercroft.table.events import Carried, Entries, Event, Folded, Versions
from undercroft.table.hands import at_once
from undercroft.table.quiet import Quiet
from undercroft.table.still import Still
from undercroft.table.store import Stored, resume, unpacked

logger = logging.getLogger(__name__)

REFUSED: Final = Msg("table-outdated")
"""The rules installed do not accept its position."""
ELSEWHERE: Final = Msg("table-other-rules")
"""It is, or was last, played by a server with other rules."""


def versions(game: Game[Any], options: Options) -> Versions:
    """Those that are installed of what a table is played with."""
    return Versions(game.version, game.content_hash(options))


def first_entries(match: Match[Any], here: Versions) -> list[Event]:
    """The events by which a new table comes to where a match stands."""
    entries, base = match.entries, match.base
    events: list[Event] = [Entries.of(entries[: base.at])] if base.at else []
    if base.at:
        events.append(Carried(here.rules, here.content, base.at, quiet=Quiet.of(match, base)))
    if len(entries) > base.at:
        events.append(Entries.of(entries[base.at :]))
    return events


def still(game: Game[Any], options: Options, stored: Stored, folded: Folded, chance: Chance) -> Still:
    """What can be seen of a table without playing it."""
    header = stored.header
    return Still(game, options, header.players, chance, folded.entries, last_quiet(stored, folded), header.ending)


def carry(stored: Stored, folded: Folded, match: Still) -> tuple[Match[Any], Carried] | None:
    """The match as it goes on under the rules installed, and the event to keep; None if they do not accept it."""
    header, game = stored.header, match.game
    try:
        now = versions(game, match.options)
        quiet = last_quiet(stored, folded)
        # A game that is over is not taken up again: the rules have to find the same end.
        if quiet is not None and header.ending is None:
            entries = match.entries[: quiet.at]
        else:
            entries = match.entries
            _play_again(stored, game, match.options, entries, quiet)
        base = quiet.read_base(game, entries, strict=True) if quiet is not None else None
        log = quiet.log if quiet is not None else ()
        chance = at_once(match.chance)
        made: Match[Any] = Match.resume(game, match.options, match.players, chance, entries, log=log, base=base)
        made.chance = match.chance
        _look_at(made)
        if header.ending is not None and (not made.over or made.outcome() != header.ending):
            raise ValueError("the game ends otherwise")
    except Exception:  # whatever its rules have become since, they do not fit this game
        logger.info("table %s of %s %s cannot be played on", header.id, game.slug, header.rules, exc_info=True)
        return None
    given_up = sum(entry.seat != CHANCE for entry in match.entries[len(entries) :])
    was = (header.rules, header.content)
    return made, Carried(now.rules, now.content, len(entries), given_up, quiet, was)


def follow(match: Match[Any], event: Carried, here: Versions) -> tuple[Match[Any], Msg | None]:
    """The match of a table that a server, perhaps another, has carried over; and why it cannot be played here."""
    game, options, players, chance = match.game, match.options, match.players, match.chance
    entries = match.entries[: event.entries]
    if event.versions == here:
        return resume(game, options, players, chance, entries, None, event.quiet), None
    return Still(game, options, players, chance, entries, event.quiet, match.outcome()), ELSEWHERE


def last_quiet(stored: Stored, folded: Folded) -> Quiet | None:
    """The last quiet point that is kept, and whole."""
    kept = unpacked(stored.snapshot) if stored.snapshot is not None else None
    return kept or folded.base


def _play_again(stored: Stored, game: Game[Any], options: Options, entries: list[Entry], quiet: Quiet | None) -> None:
    """Raises BadInput if the rules do not allow one of these entries."""
    header = stored.header
    told: dict[str, Any] = msgspec.to_builtins(options)
    names = tuple(f"seat {seat}" for seat in range(header.players))
    record = Record(
        file=header.id,
        header=Header(FORMAT, game.slug, header.rules, header.content, told, names),
        entries=entries,
        places=list(range(len(entries))),
        base=quiet.as_line() if quiet is not None else None,
    )
    for _ in record.replay(game, ByHand()):
        pass


def _look_at(match: Match[Any]) -> None:
    """Whatever clients will want to see, so that it fails now if it does."""
    for seat in (None, *range(match.players)):
        msgspec.json.encode(match.scene(seat))
    for ask in match.due:
        msgspec.json.encode(ask.wire())
