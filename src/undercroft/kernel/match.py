"""A match: a game being played. It runs the rules, takes answers, and forks, takes back, saves and loads.

State is plain data, the list of entries is the truth, and at quiet points the state alone is enough. So everything that
copies a game is one operation: take the snapshot of a quiet point, start the rules from it, and feed them the entries
since.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from undercroft.kernel.asks import ANEW, QUIET, Ask, Flow, Gather, asking
from undercroft.kernel.chance import CHANCE, Chance, ChanceSpace, Place, Seeded
from undercroft.kernel.game import Game, Options, Outcome
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Answer, Refusal
from undercroft.kernel.state import News, State, common, copier, digest

S = TypeVar("S", bound=State)

SNAPSHOTS_KEPT = 32
"""Older quiet points are thinned out: taking back that far replays a little more, and memory stays bounded."""


class Entry(NamedTuple):
    """One answer in the record, by a seat or by chance."""

    seat: int
    answer: Answer
    standing: bool = False
    """Whether the seat had not been asked: a standing choice."""


_new = tuple.__new__
"""`_new(Entry, ...)` is an entry at half the price: rollouts make little else."""


class LogLine(NamedTuple):
    """A line of the log, and how many entries the record had when it was written."""

    at: int
    news: News
    sealed_at: int | None = None
    """How many it had when the gathering that was open then began: that is all that players are to learn of it."""


class Snapshot(NamedTuple, Generic[S]):
    """The state at a quiet point, and how long the record and the log were."""

    at: int
    lines: int
    revealed: int
    """How long the record was when sealed answers, or anything else that was hidden, were last revealed."""
    drawn: int
    """How often chance had answered."""
    state: S


class _OutOfPlace(Exception):  # noqa: N818 - not an error until somebody has to know
    """An entry was fed to rules that do not ask its seat."""


class _Strand:
    """A flow that is running: alone, or as one of a gathering."""

    __slots__ = ("ask", "drawn", "flow", "parent", "path", "place", "results", "waiting")

    def __init__(self, flow: Flow, parent: _Strand | None, place: int, path: tuple[int, ...] = ()) -> None:
        self.flow = flow
        self.parent = parent
        self.place = place
        self.path = path
        """Of chance, up to where this flow began."""
        self.drawn = 0
        """How often this flow, if it is gathered, has turned to chance or gathered others."""
        self.ask: Ask | None = None
        self.results: list[Any] = []
        self.waiting = 0


class Match(Generic[S]):
    """One game, from set-up to its end."""

    __slots__ = (
        "_copy",
        "_drawn",
        "_feed",
        "_gathered_at",
        "_keep_log",
        "_keep_snapshots",
        "_later",
        "_nested",
        "_open",
        "_revealed",
        "_set_aside",
        "_snapshots",
        "chance",
        "digests",
        "entries",
        "game",
        "log",
        "options",
        "over",
        "players",
        "state",
    )
    _open: dict[int, _Strand]
    """The flows that wait for an answer, by seat."""
    _set_aside: dict[int, _Strand]
    """Those that have to wait until the table has thrown its dice."""
    _feed: list[Entry]
    """What the rules are still to be fed of a record, the next one last."""
    _later: list[_Strand]
    """Gathered flows that have yet to start, for the same reason."""

    def __init__(
        self,
        game: Game[S],
        options: Options | None = None,
        players: int = 2,
        chance: Chance | None = None,
        *,
        state: S | None = None,
        log: bool = True,
        audit: bool = False,
        snapshots: bool = True,
    ) -> None:
        """Start a match; `state` starts it from an arranged position.

        `log` keeps what happened for people to read; `audit` notes the digest of the state at every quiet point, so
        that a record can prove that it was replayed faithfully. Without `snapshots` quiet points are not kept, which
        makes playing on cheaper, and forking and taking back dearer: for games that are only played to their end.
        """
        game.check_players(players)
        options = options if options is not None else game.options_type()
        chance = chance if chance is not None else Seeded(0)
        start = copier(game.state_type)(state) if state is not None else game.setup(options, players)
        base = Snapshot(0, 0, 0, 0, start)
        self._assemble(game, options, players, chance, [base], [], [], {} if audit else None, log, snapshots)

    @classmethod
    def resume(
        cls,
        game: Game[S],
        options: Options,
        players: int,
        chance: Chance,
        entries: Sequence[Entry],
        quiet: Snapshot[S] | None = None,
        log: Sequence[LogLine] = (),
        base: Snapshot[S] | None = None,
    ) -> Match[S]:
        """A match where its record has these entries; the rules run only from the quiet point on, if one is given.

        `log` is the log as it was at that point. `base` is a quiet point before which other rules were played: it is
        where this match begins.
        """
        game.check_players(players)
        snapshots = [base or Snapshot(0, 0, 0, 0, game.setup(options, players))]
        if quiet is not None and quiet.at > snapshots[0].at:
            snapshots.append(quiet)
        return cls._made(game, options, players, chance, snapshots, list(entries), list(log), None, True, True)

    @classmethod
    def _made(cls, *parts: Any) -> Match[S]:  # noqa: ANN401 - those of `_assemble`
        match: Match[S] = cls.__new__(cls)
        match._assemble(*parts)
        return match

    def _assemble(
        self,
        game: Game[S],
        options: Options,
        players: int,
        chance: Chance,
        snapshots: list[Snapshot[S]],
        entries: list[Entry],
        log: list[LogLine],
        digests: dict[int, str] | None,
        keep_log: bool,  # noqa: FBT001 - by place, as pickle gives them
        keep_snapshots: bool,  # noqa: FBT001
    ) -> None:
        """Be the match that has this record: every way to make one ends here.

        Log and digests are those of the last quiet point, from which the rules run. Lists and dicts are its own from
        now on, but for the record, which is copied.
        """
        self.game = game
        self.options = options
        self.players = players
        self.chance = chance
        self.log = log
        self.digests = digests
        self._keep_log = keep_log
        self._keep_snapshots = keep_snapshots
        self._copy = copier(game.state_type)
        self._snapshots = snapshots
        at = snapshots[-1].at
        self.entries = entries[:at]
        self._begin(entries[at:])

    # -- what is asked ------------------------------------------------------------------------------------------------

    @property
    def due(self) -> list[Ask]:
        """The asks that wait for an answer; in a gathering there are several."""
        strands = dict.fromkeys(self._open.values())
        return [strand.ask for strand in strands if strand.ask is not None]

    @property
    def waiting(self) -> list[int]:
        """The seats that have something to answer."""
        return list(self._open)

    def to_move(self) -> int | None:
        """Who answers next, where one has to after another; None when it is over.

        Chance first, if it is left to the table. For a party the first of its seats speaks, in the order of the ask. Of
        several who are asked at once, the one with the lowest seat: it answers all that it is asked before the next
        one does. Nothing comes out otherwise if they answer in another order.
        """
        return min((strand.ask.seats[0] for strand in self._open.values() if strand.ask is not None), default=None)

    @property
    def sealed(self) -> tuple[int, int] | None:
        """Which gathering is open, if one is: as long as this stays the same, nobody has seen what others answer."""
        return (self._gathered_at, self._revealed) if self._gathered_at is not None else None

    @property
    def sealed_at(self) -> int | None:
        """How many entries the record had when the gathering that is open began, if one is."""
        return self._gathered_at

    def ask(self, seat: int) -> Ask | None:
        """What this seat is being asked, if anything."""
        strand = self._open.get(seat)
        return strand.ask if strand is not None else None

    def left_to_table(self) -> tuple[ChanceSpace, Place] | None:
        """What chance is asked, and where in the game, if its source has left that to the table."""
        strand = self._open.get(CHANCE)
        if strand is None or strand.ask is None:
            return None
        space = strand.ask.space
        assert isinstance(space, ChanceSpace)
        return space, Place(len(self.entries), self._path(strand))

    # -- answering ----------------------------------------------------------------------------------------------------

    def why_not(self, seat: int, answer: Answer) -> Refusal | None:
        """Why this answer would be refused; None if it would not."""
        strand = self._open.get(seat)
        if strand is None or strand.ask is None:
            return Refusal(msg("kernel-over" if self.over else "kernel-not-asked"))
        return strand.ask.space.why_not(answer)

    def answer(self, seat: int, answer: Answer) -> Refusal | None:
        """Take a seat's answer. A refused one changes nothing."""
        return self._take_unless(self.why_not(seat, answer), Entry(seat, answer))

    def accept(self, seat: int, answer: Answer) -> None:
        """Take an answer that is known to be allowed: one sampled from the space itself, or from a verified record."""
        strand = self._open[seat]
        ask = strand.ask
        assert ask is not None
        self.entries.append(_new(Entry, (seat, answer, False)))
        for other in ask.seats:
            del self._open[other]
        strand.ask = None
        if seat == CHANCE:
            self._open = self._set_aside
            self._drawn += 1
            strand.drawn += 1
        self._run(strand, answer)
        if self._later and CHANCE not in self._open:
            later, self._later = self._later, []
            self._start(later)
        if self.state.news:
            self._drain()

    def follow(self, entries: Sequence[Entry], since: int | None = None) -> None:
        """Take over entries from another match's record: after the last one, or in place of all those `since`."""
        if since is not None and since < len(self.entries):
            self._restore([*self.entries[:since], *entries])
            return
        self._feed = list(entries)[::-1]
        while self._feed:
            self.take(self._feed.pop())

    # -- standing choices ---------------------------------------------------------------------------------------------

    def standing(self, seat: int) -> Ask | None:
        """What this seat may do now without having been asked, if anything."""
        return None if self._why_nobody_now() else self.game.standing(self.state, seat)

    def why_not_now(self, seat: int, answer: Answer) -> Refusal | None:
        """Why this standing choice would be refused; None if it would not."""
        if refusal := self._why_nobody_now():
            return refusal
        ask = self.game.standing(self.state, seat)
        return ask.space.why_not(answer) if ask is not None else Refusal(msg("kernel-nothing-standing"))

    def act(self, seat: int, answer: Answer) -> Refusal | None:
        """Make a standing choice. A refused one changes nothing."""
        return self._take_unless(self.why_not_now(seat, answer), Entry(seat, answer, standing=True))

    def _why_nobody_now(self) -> Refusal | None:
        """Standing choices wait for sealed answers, which then can be lifted out alone, and for the table's dice."""
        if self.over:
            return Refusal(msg("kernel-over"))
        if self._gathered_at is not None:
            return Refusal(msg("kernel-not-while-sealed"))
        return Refusal(msg("kernel-not-while-thrown")) if CHANCE in self._open else None

    # -- taking entries -----------------------------------------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        """Take an answer or a standing choice that is known to be allowed."""
        if entry.standing:
            self._stand(entry)
        else:
            self.accept(entry.seat, entry.answer)

    def _take_unless(self, refusal: Refusal | None, entry: Entry) -> Refusal | None:
        """Take an entry that is not refused."""
        at = len(self.entries)
        try:
            if refusal is None:
                self.take(entry)
        except Exception:
            self.rewind(at)  # a mistake in a rule must not cost the table its game
            raise
        return refusal

    def _stand(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.game.stand(self.state, entry.seat, entry.answer)
        strand = next(iter(self._open.values()))  # nothing is gathered, so there is one
        if strand.ask is not None and strand.ask.anew:
            self._open = {}
            strand.ask = None
            self._run(strand, ANEW)
        self._drain()

    # -- what there is to know ----------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, seat: int | None) -> Any:  # noqa: ANN401 - the game's own view struct
        """What a seat may see; None is a spectator."""
        return self.game.view(self.state, seat)

    def glance(self, seat: int | None) -> Any:  # noqa: ANN401 - the game's own view struct
        """The same for now only: it changes with the match, and must not be changed."""
        return self.game.glance(self.state, seat)

    def scene(self, seat: int | None) -> Any:  # noqa: ANN401 - the game's own struct
        """What a browser draws of it for a seat."""
        return self.game.scene(self.view(seat))

    def read_log(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """The lines of the log that a seat may read, from an index on."""
        return [line for line in self.log[since:] if line.news.to is None or line.news.to == seat]

    def digest(self) -> str:
        return digest(self.state)

    @property
    def quiet(self) -> Snapshot[S]:
        """The last quiet point: with the entries since, all that a save needs. Its state must not be changed."""
        return self._snapshots[-1]

    @property
    def base(self) -> Snapshot[S]:
        """Where it begins: at its set-up, unless it goes on from a position of other rules."""
        return self._snapshots[0]

    # -- forking and taking back --------------------------------------------------------------------------------------

    def fork(self, chance: Chance | None = None, *, snapshots: bool = True) -> Match[S]:
        """An independent match in the same position. Without another source of chance it will meet the same luck.

        A fork keeps no log, and on request no quiet points from here on.
        """
        chance = chance if chance is not None else copy(self.chance)
        snapped = self._snapshots[:]
        return Match._made(
            self.game, self.options, self.players, chance, snapped, self.entries, [], None, False, snapshots
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[S]:
        """As a fork, but with everything: log, digests, and whether they are kept."""
        twin: Match[S] = Match._made(*self._parts(self._snapshots[:], copy(self.chance)))
        memo[id(self)] = twin
        return twin

    def __copy__(self) -> Match[S]:
        return self.__deepcopy__({})

    def __reduce__(self) -> tuple[Any, ...]:
        """Through pickle go where it begins, the last quiet point, and the record."""
        ends = [self.base, self.quiet] if self.quiet is not self.base else [self.base]
        return Match._made, self._parts(ends, self.chance)

    def _parts(self, snapshots: list[Snapshot[S]], chance: Chance) -> tuple[Any, ...]:
        """What another one is assembled of that is the same in everything."""
        at = self.quiet.at
        digests = None if self.digests is None else _until(at, self.digests)
        log, kept = self.log[: self.quiet.lines], (self._keep_log, self._keep_snapshots)
        return (self.game, self.options, self.players, chance, snapshots, self.entries, log, digests, *kept)

    def determinise(self, seat: int, rng: Random, chance: Chance | None = None) -> Match[S]:
        """A match in which everything hidden from a seat is drawn anew, and which it cannot tell from this one.

        Nothing in it tells what is true here: neither its luck, unless a source of chance is given, nor its record
        before the last quiet point, nor what only others may read. `Determiniser` makes many at less cost.
        """
        from undercroft.kernel.determinise import Determiniser

        return Determiniser(self, seat).deal(rng, chance)

    def again(self, entries: Sequence[Entry], chance: Chance) -> Match[S]:
        """Another match with the same beginning, where its record has these entries."""
        base = self.base
        return Match.resume(
            self.game, self.options, self.players, chance, entries, log=self.log[: base.lines], base=base
        )

    def rewind(self, at: int) -> None:
        """Go back to where the record had `at` entries."""
        self._restore(self.entries[:at])

    def undo(self, seat: int | None = None) -> bool:
        """Take back the last answer, of this seat or of anybody; False if there is none.

        While a gathering is open its flows do not depend on each other, so one seat's answer can be lifted out from
        between the others'. Otherwise, or if flows gathered inside one of those depend on it, everything after the
        answer goes too.
        """
        entries = self.entries
        for at in range(len(entries) - 1, self.base.at - 1, -1):
            if entries[at].seat != CHANCE and seat in (None, entries[at].seat):
                break
        else:
            return False
        rest = at + 1
        if seat is not None and self._gathered_at is not None and at >= self._gathered_at:
            while rest < len(entries) and entries[rest].seat == CHANCE:  # what chance answered to it goes with it
                rest += 1
            try:
                self._restore(entries[:at] + entries[rest:])
            except _OutOfPlace:
                self._restore(entries[:at])
        else:
            self._restore(entries[:at])
        return True

    def undo_is_free(self, seat: int) -> bool:
        """Whether taking back this seat's last answer would unlearn nothing.

        That is: neither chance nor another seat came after it, but for others in the same open gathering, and it
        revealed neither what others had answered nor anything else that was hidden.
        """
        gathered_at = self._gathered_at
        for at in range(len(self.entries) - 1, self._revealed - 1, -1):
            entry = self.entries[at]
            if entry.seat == seat:
                return True
            # Inside a gathering of gatherings others may have answered what was asked because of that answer.
            if entry.seat == CHANCE or gathered_at is None or at < gathered_at or self._nested:
                return False
        return False

    # -- running the rules --------------------------------------------------------------------------------------------

    def _begin(self, feed: Sequence[Entry]) -> None:
        """Start the rules from the last quiet point, with entries to feed to them."""
        _, _, self._revealed, self._drawn, quiet = self._snapshots[-1]
        self.state = self._copy(quiet)
        self.over = False
        self._open = {}
        self._set_aside = {}
        self._later = []
        self._gathered_at: int | None = None
        self._nested = False
        self._feed = list(feed)[::-1]
        self._run(_Strand(self.game.play(self.state), None, 0), None)
        self._drain()
        while self._feed:
            entry = self._feed.pop()
            if self._why_nobody_now() if entry.standing else entry.seat not in self._open:
                raise _OutOfPlace(
                    f"the rules ask {self.waiting} where entry {len(self.entries)} is of seat {entry.seat}"
                )
            self.take(entry)

    def _restore(self, entries: Sequence[Entry]) -> None:
        """Stand where the record has exactly these entries, which share a beginning with the present ones."""
        shared = 0
        for old, new in zip(self.entries, entries, strict=False):
            if old is not new:
                break
            shared += 1
        while self._snapshots[-1].at > shared:
            self._snapshots.pop()
        at = self._snapshots[-1].at
        self.entries = list(entries[:at])
        del self.log[self._snapshots[-1].lines :]
        if self.digests is not None:
            self.digests = _until(at, self.digests)
        self._begin(entries[at:])

    def _run(self, strand: _Strand, send: Any) -> None:  # noqa: ANN401 - whatever the flow waits for
        """Send a flow its answer and go on until it asks somebody, or ends."""
        flow = strand.flow
        try:
            while True:
                request = flow.send(send)
                if type(request) is Ask:
                    strand.ask = request
                    for seat in request.seats:
                        if seat in self._open:
                            raise ValueError(f"seat {seat} is asked {request.prompt.id} while it is asked something")
                        self._open[seat] = strand
                    return
                if request is QUIET:
                    if strand.parent is None:
                        self._snapshot()
                    send = None
                elif type(request) is Gather:
                    if not self._gather(strand, request):
                        return
                    send = strand.results
                elif isinstance(request, ChanceSpace):
                    send = self._draw(strand, request)
                    if send is None:
                        self._ask_chance(strand, request)
                        return
                else:
                    raise TypeError(f"a rule yielded {request!r}: rules yield asks, chance, Gather and QUIET")
        except StopIteration as end:
            result = end.value
        self._ended(strand, result)

    def _gather(self, strand: _Strand, gather: Gather) -> bool:
        """Start the gathered flows; True if all of them have ended without asking."""
        if strand.parent is None:
            self._gathered_at = len(self.entries)
        self._nested = strand.parent is not None
        flows = gather.flows
        path = self._path(strand)
        strand.drawn += 1
        strand.results = [None] * len(flows)
        strand.waiting = len(flows) + 1  # one more, so that none of them wakes the parent while others still start
        self._start(
            [
                _Strand(asking(flow) if isinstance(flow, Ask) else flow, strand, place, (*path, place))
                for place, flow in enumerate(flows)
            ]
        )
        strand.waiting -= 1
        if strand.waiting == 0 and strand.parent is None:
            self._gathered_at = None
        return strand.waiting == 0

    def _start(self, strands: list[_Strand]) -> None:
        """Start flows one after another; those after one that waits for the table's dice start when it has them."""
        for place, strand in enumerate(strands, start=1):
            self._run(strand, None)
            if CHANCE in self._open:
                self._later += strands[place:]
                return

    def _ended(self, strand: _Strand, result: Any) -> None:  # noqa: ANN401 - whatever the flow returned
        parent = strand.parent
        if parent is None:
            self.over = True
            return
        parent.results[strand.place] = result
        parent.waiting -= 1
        if parent.waiting == 0:
            if parent.parent is None:
                self._gathered_at = None
            if len(parent.results) > 1:
                self._revealed = len(self.entries)
            self._run(parent, parent.results)

    def _ask_chance(self, strand: _Strand, request: ChanceSpace) -> None:
        """Leave chance to the table. Until it answers nobody else may: so no record depends on who threw the dice."""
        strand.ask = Ask((CHANCE,), request.prompt, request)
        self._set_aside = self._open
        self._open = {CHANCE: strand}

    def _draw(self, strand: _Strand, request: ChanceSpace) -> Answer | None:
        """What chance answers: what the record says, else what the source says; None if that is left to the table."""
        if self.state.news:
            self._drain()  # so that a line of the log stands at the same place whoever answers for chance
        if self._feed:
            if self._feed[-1].seat != CHANCE:
                return None
            entry = self._feed.pop()
        else:
            outcome = self.chance.outcome(request, Place(len(self.entries), self._path(strand)))
            if outcome is None:
                return None
            entry = Entry(CHANCE, outcome)
        self.entries.append(entry)
        self._drawn += 1
        strand.drawn += 1
        return entry.answer

    def _path(self, strand: _Strand) -> tuple[int, ...]:
        """Where this flow stands in what chance has answered; gathered flows count each for itself."""
        return (self._drawn,) if strand.parent is None else (*strand.path, strand.drawn)

    def _snapshot(self) -> None:
        at = len(self.entries)
        if self._snapshots[-1].at == at:
            return  # the rules have just been restarted here, or nothing was answered since
        self._drain()
        if self.digests is not None:
            self.digests[at] = digest(self.state)
        if not self._keep_snapshots:
            return
        self._snapshots.append(Snapshot(at, len(self.log), self._revealed, self._drawn, self._copy(self.state)))
        if len(self._snapshots) > SNAPSHOTS_KEPT:
            del self._snapshots[1:-8:2]

    def _drain(self) -> None:
        news, at = self.state.news, len(self.entries)
        if self._gathered_at is None:
            for line in news:
                if line.reveals:
                    self._revealed = at
        if self._keep_log:
            self.log += [LogLine(at, common(line), self._gathered_at) for line in news]
        news.clear()


def _until(at: int, digests: dict[int, str]) -> dict[int, str]:
    return {place: known for place, known in digests.items() if place <= at}
