"""`undercroft replay`."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from undercroft.commands import Language, complain, language, say
from undercroft.kernel.messages import Lang, Msg, msg
from undercroft.terminal.voice import catalogue

if TYPE_CHECKING:
    from undercroft.kernel.game import Outcome
    from undercroft.kernel.match import Entry, LogLine, Match
    from undercroft.kernel.record import Record

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")]
UpTo = Annotated[int | None, typer.Option("--to", min=0, metavar="N", help="Stop after decision N.")]
Delay = Annotated[float, typer.Option(min=0, metavar="SECONDS", help="Wait after every line.")]
InNumbers = Annotated[bool, typer.Option("--account", help="In place of the log: how it went, in numbers.")]
Answers = Annotated[bool, typer.Option("--answers", help="Show every answer too, as it is recorded.")]


def replay(
    file: File,
    lang: Language = None,
    to: UpTo = None,
    delay: Delay = 0.0,
    answers: Answers = False,
    account: InNumbers = False,
) -> None:
    """Show a recorded game again: its log, with the number of the decision before each line, and the result."""
    from undercroft.kernel.record import read

    record = read(file)
    teller = _Teller(record, language(lang), delay, answers=answers)
    teller.tell_players()
    last = len(record.entries) if to is None else to
    for match in record.replay():
        if not account:
            teller.tell_news(match, last)
        if len(match.entries) >= last:
            break
    if match.over:
        teller.tell_outcome(match.outcome())
        if account:
            teller.tell_account(match)
    else:
        teller.tell(msg("command-replay-stopped", n=last))
    if record.truncated:
        complain(f"{file}: the file is cut off after decision {len(record.entries)}")


class _Teller:
    """Tells a game as it is replayed."""

    def __init__(self, record: Record, lang: Lang, delay: float, *, answers: bool) -> None:
        self._game = record.find_game()
        self._players = record.header.players
        self._words = catalogue(self._game)
        self._lang = lang
        self._delay = delay
        self._answers = answers
        self._lines = 0
        self._entries = 0

    def tell(self, message: Msg, before: str = "") -> None:
        say(before + self._words.say(message, self._lang))

    def tell_players(self) -> None:
        self.tell(msg("command-replay-game", game=self._game.title, players=len(self._players)))
        for seat, name in enumerate(self._players):
            self.tell(msg("command-replay-name", who=_player(seat), name=name), "  ")

    def tell_news(self, match: Match[Any], last: int) -> None:
        """What is new in the log and, if wanted, in the record, up to decision `last`."""
        news = [(line.at, _line(line)) for line in match.log[self._lines :]]
        self._lines = len(match.log)
        if self._answers:
            entries = enumerate(match.entries[self._entries :], start=self._entries + 1)
            news = sorted([(n, _answer(entry)) for n, entry in entries] + news, key=lambda item: item[0])
            self._entries = len(match.entries)
        for n, message in news:
            if n <= last:
                self.tell(message, f"{n:>5}  ")
                time.sleep(self._delay)

    def tell_outcome(self, outcome: Outcome | None) -> None:
        if outcome is None:
            return
        for seat, score in enumerate(outcome.scores):
            self.tell(msg("command-replay-score", who=self._named(seat), score=score))
        if outcome.side is not None:
            self.tell(msg("command-replay-side", side=outcome.side))
        elif outcome.winners:
            winners = [self._named(seat) for seat in outcome.winners]
            self.tell(msg("command-replay-winners", who=winners, count=len(winners)))
        else:
            self.tell(msg("command-replay-nobody"))

    def tell_account(self, match: Match[Any]) -> None:
        from undercroft.commands.account import lines
        from undercroft.kernel.account import account

        for line in lines(account(match), lambda message: self._words.say(message, self._lang), _player):
            say(line)

    def _named(self, seat: int) -> Msg:
        return msg("command-replay-named", who=_player(seat), name=self._players[seat])


def _line(line: LogLine) -> Msg:
    news = line.news
    return news.msg if news.to is None else msg("command-replay-secret", who=_player(news.to), what=news.msg)


def _answer(entry: Entry) -> Msg:
    from undercroft.kernel.chance import CHANCE

    answer = ", ".join(map(str, entry.answer)) if isinstance(entry.answer, tuple) else str(entry.answer)
    if entry.seat == CHANCE:
        return msg("command-replay-chance", answer=answer)
    key = "command-replay-act" if entry.standing else "command-replay-answer"
    return msg(key, who=_player(entry.seat), answer=answer)


def _player(seat: int) -> Msg:
    return msg("kernel-seat", n=seat + 1)
