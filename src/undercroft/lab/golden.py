"""Golden games: whole games that were played once, kept in the repository, and played again by every test run.

They prove that what was not meant to change has not changed: every answer is still allowed, among as many others as
then; chance comes out as it did; every position has its digest. A golden file holds the lines of a record (see
docs/records.md) but not what changes with every change somewhere else: no checksums, no hashes of rules and content.
So a change of the rules shows as a diff of what it changes. Its first line says what is played and which bots play;
an answer also says of how many it was chosen.

    python -m undercroft.lab.golden FOLDER [--anew]

brings the files in the folder up to date with the rules; `make golden` does it for tests/golden. What was answered
stays as long as the rules allow it, and bots play from there; with `--anew` they play everything.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from undercroft.bots import make_bot
from undercroft.kernel import registry
from undercroft.kernel.arguments import Arguments
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, ByHand, Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.mains import run_main
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.position import Position
from undercroft.kernel.record import Record, parse, write
from undercroft.kernel.record.lines import End
from undercroft.lab.perft import PERFT, Starts, bring_up_to_date
from undercroft.lab.sim import derived_seed
from undercroft.lab.tester_walk import standing_asks

COUNTED = 1000
"""How many allowed answers are counted; a space with more counts as this many."""
UNASKED_ONE_IN = 200
"""How often somebody does something unasked, where that is possible."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a golden file: written by hand, and kept as it is when the file is brought up to date."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    """The bot on each seat."""
    seed: int

    def start(self) -> Match[Any]:
        game = registry.game(self.game)
        return Match(game, game.read_options(self.options), len(self.players), Seeded(self.seed), log=False, audit=True)


class Golden(msgspec.Struct, frozen=True):
    """A golden file as it was read."""

    played: Played
    record: Record
    offered: list[int]
    """For each entry, how many answers were allowed; 0 for those of chance."""

    def verify(self) -> None:
        """Play the game again and compare everything in the file; the first difference is BadInput."""
        for _ in self.replay():
            pass
        if self.record.end is None:
            raise BadInput(f"{self.record.file}: the game has no end")

    def replay(self) -> Iterator[Match[Any]]:
        """The match at its beginning and after every decision of a player, as long as everything agrees."""
        record = self.record
        for match in record.replay(chance=ByHand()):
            at = len(match.entries)
            if at < len(record.entries):
                allowed = count_allowed(match, record.entries[at])
                if allowed != self.offered[at]:
                    raise record.wrong(at, f"{allowed} answers are allowed, recorded is one of {self.offered[at]}")
            yield match

    def at(self, n: int) -> Match[Any]:
        """The match after so many answers, or as soon after that as somebody is asked, with the luck it had."""
        match = self.played.start()
        for entry in self.record.entries:
            if len(match.entries) >= n:
                break
            if entry.seat != CHANCE:
                match.take(entry)
        return match


def count_allowed(match: Match[Any], entry: Entry) -> int:
    """How many answers could be given in place of this one."""
    ask: Ask | None = match.standing(entry.seat) if entry.standing else match.ask(entry.seat)
    count = ask.space.count() if ask is not None else 0
    return COUNTED if count is None else min(count, COUNTED)


def read(path: Path) -> Golden:
    """A golden file; that its answers are still allowed is found out by `verify`."""
    first, *lines = path.read_bytes().splitlines() or [b""]
    try:
        played = msgspec.json.decode(first, type=Played)
    except msgspec.DecodeError as error:
        raise BadInput(f"{path}: line 1: expected what is played: {error}") from None
    # Today's versions of rules and content: that they are not those of then is no difference that matters here.
    record = Record(file=str(path), header=parse(_recorded(played.start(), played), str(path)).header)
    offered: list[int] = []
    for raw in lines:
        fields: dict[str, Any] = json.loads(raw)
        match fields:
            case {"line": "answer" | "act" as line, "seat": seat, "answer": answer}:
                record.places.append(len(record.entries))
                record.entries.append(Entry(seat, tuple(answer) if isinstance(answer, list) else answer, line == "act"))
                offered.append(fields.get("of", 0))
            case {"line": "digest", "n": n, "digest": digest}:
                record.digests[n] = digest
            case {"line": "end", **end}:
                record.end = msgspec.convert(end, End)
            case _:
                raise BadInput(f"{path}: no line of a golden game: {raw.decode()}")
    return Golden(played, record, offered)


def starts(folder: Path) -> Starts:
    """Where the golden games in a folder stand, by name and number of answers."""
    return lambda game, n: read(folder / f"{game}.jsonl").at(n)


def up_to_date(golden: Golden, *, anew: bool = False) -> bytes:
    """The file as it should be by today's rules; `anew` forgets what was answered."""
    match = golden.played.start()
    offered: dict[int, int] = {}

    def take(entry: Entry) -> None:
        offered[len(match.entries) + 1] = count_allowed(match, entry)
        match.take(entry)

    for entry in () if anew else golden.record.entries:
        if entry.seat == CHANCE:
            continue  # the seed has answered already
        if (match.why_not_now if entry.standing else match.why_not)(entry.seat, entry.answer):
            break
        take(entry)
    for entry in _by_bots(match, golden.played):
        take(entry)
    return _written(match, golden.played, offered)


def _by_bots(match: Match[Any], played: Played) -> Iterator[Entry]:
    """What the bots do until the match is over; whoever iterates has it done."""
    seats = range(match.players)
    bots = [make_bot(played.players[seat], match.game, Random(derived_seed(played.seed, seat))) for seat in seats]
    rng = Random(played.seed)
    while not match.over:
        standing = standing_asks(match)
        if standing and not rng.randrange(UNASKED_ONE_IN):
            seat = rng.choice(list(standing))
            yield Entry(seat, standing[seat].space.sample(rng), standing=True)
            continue
        seat = rng.choice(match.waiting)
        ask = match.ask(seat)
        assert ask is not None
        yield Entry(seat, bots[seat].choose(seat, ask, Position(match, seat)))


def _recorded(match: Match[Any], played: Played) -> bytes:
    file = io.BytesIO()
    write(match, file, played.players, played.seed)
    return file.getvalue()


def _written(match: Match[Any], played: Played, offered: dict[int, int]) -> bytes:
    """The lines of the record, each without its checksum."""
    lines = [msgspec.json.encode(played)]
    for raw in _recorded(match, played).splitlines()[1:]:
        fields = json.loads(raw)
        del fields["sum"]
        if fields["line"] in ("answer", "act") and fields["seat"] != CHANCE:
            fields["of"] = offered[fields["n"]]
        lines.append(msgspec.json.encode(fields))
    return b"\n".join([*lines, b""])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = Arguments("undercroft.lab.golden", "Bring golden games up to date with the rules.")
    parser.add_argument("folders", metavar="FOLDER", nargs="+", type=Path)
    parser.add_argument("--anew", action="store_true", help="have bots play everything, whatever was answered")
    told = parser.parse_args(arguments)
    for folder in told.folders:
        if not any(found for kind in ("*.jsonl", PERFT) for found in folder.rglob(kind)):
            raise BadInput(f"{folder}: expected a folder with golden games, GAME.jsonl")
    for folder in told.folders:
        for path in sorted(folder.rglob("*.jsonl")):
            path.write_bytes(up_to_date(read(path), anew=told.anew))
            print(path)
        for path in sorted(folder.rglob(PERFT)):
            table = bring_up_to_date(path.read_text(encoding="utf-8"), starts(path.parent))
            path.write_text(table, encoding="utf-8")
            print(path)


if __name__ == "__main__":
    run_main(main)
