"""Playing a record again, checking on the way that everything in it agrees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from undercroft.kernel import registry
from undercroft.kernel.chance import CHANCE, ByHand, Chance, ChanceSpace, Place, Seeded, SeededByEntry
from undercroft.kernel.commitment import commitment
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Options, Outcome
from undercroft.kernel.match import Entry, Match, Snapshot
from undercroft.kernel.messages import Catalogue
from undercroft.kernel.record.lines import Base, End, Header, decision
from undercroft.kernel.spaces import Answer, Refusal
from undercroft.kernel.state import read_state


class Thrown(msgspec.Struct):
    """What a seed gives here, where that need not be what it gave where the game was played."""

    again: int = 0
    differing: list[int] = []
    """The decisions of chance that came out otherwise."""


class Record(msgspec.Struct, kw_only=True):
    """A record as it was read. Its answers are not yet known to be allowed: `replay` and `load` find out."""

    file: str
    header: Header
    entries: list[Entry] = []
    places: list[int] = []
    """Where each entry stood when it was answered: taking back may have moved it since; what format 1 goes by."""
    digests: dict[int, str] = {}
    end: End | None = None
    truncated: bool = False
    """Whether the file was cut off inside its last line, which is then left out."""
    size: int = 0
    """Bytes up to the end of the last whole line."""
    chain: str = ""
    """The checksum of the last whole line."""
    base: Base | None = None
    """Where the rules of the header begin, if answers of other rules come before that."""
    outdated: str | None = None
    """Why only the beginning could be loaded: the rules have changed since, and do not allow what comes next."""
    differing: list[int] = []
    """Replaying under other rules than those it was played with led to other positions after so many decisions."""
    thrown: Thrown | None = None
    """Whether to throw again what need not come out alike on every machine, and what came of it."""

    def find_game(self, game: Game[Any] | None = None) -> Game[Any]:
        """The game, here or in the registry; whether it has other rules or content by now, `other` tells."""
        header = self.header
        if game is None:
            try:
                game = registry.game(header.game)
            except BadInput as error:
                raise self._wrong_header(str(error)) from None
        if header.game != game.slug:
            raise self._wrong_header(f"a game of {header.game}, not of {game.slug}")
        return game

    def load(self, game: Game[Any] | None = None, chance: Chance | None = None) -> Match[Any]:
        """The match where the record ends, ready to go on; its luck is `chance`, else the seed's, else the table's.

        If rules or content have changed since, it stands where they last allowed what was played, and `outdated` says
        why.
        """
        match: Match[Any] | None = None
        at = 0
        try:
            for match in self.replay(game, chance):
                at = len(match.entries)
        except BadInput as error:
            if match is None or not self.other(match.game):
                raise
            self.outdated = str(error)
            recorded: Any = match.chance
            match.rewind(at)
            match.chance = recorded.then
        assert match is not None
        return match

    def replay(self, game: Game[Any] | None = None, chance: Chance | None = None) -> Iterator[Match[Any]]:
        """The match at its beginning and after every decision of a player; whatever does not agree is BadInput.

        Under other rules or content than it was played with, other positions are no more than noted in `differing`.
        """
        game = self.find_game(game)
        try:
            yield from self._replay(game, chance)
        except BadInput as error:
            if since := self.other(game) or self._perhaps_other(game):
                raise BadInput(f"{error} ({since})") from None
            raise

    def _replay(self, game: Game[Any], chance: Chance | None) -> Iterator[Match[Any]]:
        options = self._options(game)
        seed = self.header.seed
        seeded = None if seed is None else Seeded(seed) if self.header.format > 1 else SeededByEntry(seed)
        if chance is None:
            chance = seeded or ByHand()
        self._check_pledge()
        recorded = _Recorded(self, game, seeded, chance)
        match = self._begin(game, options, recorded)
        other = self.other(game)
        self.differing = []
        unseen = sorted(self.digests, reverse=True)
        while True:
            at = len(match.entries)
            while unseen and unseen[-1] <= at:
                n = unseen.pop()
                if problem := self._other_position(match, n):
                    if not other:
                        raise self.wrong(n - 1, problem)
                    self.differing.append(n)
            if at >= len(self.entries):
                break
            yield match
            entry = self.entries[at]
            why_not = match.why_not_now if entry.standing else match.why_not
            if refusal := why_not(entry.seat, entry.answer):
                raise self.refused(game, at, refusal)
            match.take(entry)
        if self.end is not None:
            self._check_end(match, self.end)
        match.chance = chance
        yield match

    def _begin(self, game: Game[Any], options: Options, chance: Chance) -> Match[Any]:
        players = len(self.header.players)
        if self.base is None:
            return Match(game, options, players, chance, audit=True)
        n = self.base.n
        try:
            state = read_state(self.base.state, game.state_type)
        except BadInput as error:
            raise BadInput(f"{self.file}: after decision {n}: {error}") from None
        drawn = sum(entry.seat == CHANCE for entry in self.entries[:n])
        base = Snapshot(n, 0, n, drawn, state)
        match: Match[Any] = Match.resume(game, options, players, chance, self.entries[:n], base=base)
        match.digests = {}
        return match

    def other(self, game: Game[Any]) -> str | None:
        """What is to be said if the rules or the content are not those that the record was played with."""
        header = self.header
        parts = []
        if header.rules != game.version:
            parts.append(f"version {header.rules} of the {game.slug} rules, installed is version {game.version}")
        # A hash of format 1 was of all content there was: playing the game again tells whether it uses what is other.
        if header.format > 1 and header.content != (installed := self._content(game)):
            parts.append(f"version {header.content} of the {game.slug} content, installed is version {installed}")
        return f"played with {'; and with '.join(parts)}" if parts else None

    def wrong(self, at: int, problem: str) -> BadInput:
        """The error about the entry with this index."""
        return BadInput(f"{self.file}: {decision(at + 1, self.entries[at].seat)}: {problem}")

    def refused(self, game: Game[Any], at: int, refusal: Refusal) -> BadInput:
        """The error about an entry that is not allowed."""
        why = Catalogue(*game.locales()).say(refusal.msg)
        rule = f" ({refusal.rule})" if refusal.rule else ""
        return self.wrong(at, f"the recorded answer {_shown(self.entries[at].answer)} is refused: {why}{rule}")

    def _perhaps_other(self, game: Game[Any]) -> str | None:
        """What else may be why a record of format 1 no longer agrees."""
        same = self.header.format > 1 or self.header.content == self._content(game)
        return None if same else "or the content has changed since"

    def _wrong_header(self, problem: str) -> BadInput:
        return BadInput(f"{self.file}: header: {problem}")

    def _content(self, game: Game[Any]) -> str:
        """The hash of what is installed of the content that the record depends on."""
        options = self._options(game)
        try:
            return game.content_hash(options)
        except BadInput as error:
            raise self._wrong_header(str(error)) from None

    def _options(self, game: Game[Any]) -> Options:
        try:
            game.check_players(len(self.header.players))
            return game.read_options(self.header.options)
        except BadInput as error:
            raise self._wrong_header(str(error)) from None

    def _check_pledge(self) -> None:
        pledge, seed = self.header.pledge, self.header.seed
        if pledge is not None and (seed is None or commitment(pledge.table, seed) != pledge.commitment):
            raise self._wrong_header("the seed is not the one that the table committed itself to")

    def _other_position(self, match: Match[Any], n: int) -> str | None:
        """How the position after `n` decisions differs from the recorded one; None if it does not."""
        recorded, now = self.digests[n], (match.digests or {}).get(n)
        if now is None:
            return "a digest is recorded after it, but the game has no quiet point there"
        return (
            None if now == recorded else f"the position after it differs: its digest is {now}, recorded is {recorded}"
        )

    def _check_end(self, match: Match[Any], end: End) -> None:
        after = f"after decision {end.n}"
        if not match.over:
            raise BadInput(f"{self.file}: the game is recorded as over {after}, but it is not")
        got = match.outcome() or Outcome(())
        now = End(end.n, got.winners, got.side, got.scores, match.digest())
        compared: tuple[str, ...] = ("digest", "scores", "winners", "side")
        if self.other(match.game):
            compared = compared[1:]
            if end.digest != now.digest:
                self.differing.append(end.n)
        for field in compared:
            was, found = getattr(end, field), getattr(now, field)
            if was != found:
                problem = f"{field}: recorded {_shown(was)}, found {_shown(found)}"
                raise BadInput(f"{self.file}: end {after}: {problem}")


class _Recorded:
    """Answers for chance as recorded, checking that it could, and with a seed that it would, have come out so."""

    def __init__(self, record: Record, game: Game[Any], seeded: Seeded | SeededByEntry | None, then: Chance) -> None:
        self._record = record
        self._game = game
        self._seeded = seeded
        self._since = record.header.pledge.since if record.header.pledge is not None else 0
        self.then = then

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        record, index = self._record, place.at
        if index >= len(record.entries):
            return self.then.outcome(space, place)
        seat, answer, _ = record.entries[index]
        if seat != CHANCE:
            raise record.wrong(index, "a player's answer is recorded where the rules turn to chance")
        if refusal := space.why_not(answer):
            raise record.refused(self._game, index, refusal)
        thrown = record.thrown
        if self._seeded is not None and index >= self._since and (space.repeatable or thrown is not None):
            due = self._seeded.outcome(space, place._replace(at=record.places[index]))
            if thrown is not None and not space.repeatable:
                thrown.again += 1
                if due != answer:
                    thrown.differing.append(index + 1)
            elif due != answer:
                problem = f"the recorded outcome {_shown(answer)} is not what the seed gives: {_shown(due)}"
                raise record.wrong(index, problem)
        return answer


def _shown(value: object) -> str:
    return repr(list(value)) if isinstance(value, tuple) else repr(value)
