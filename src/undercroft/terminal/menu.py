"""The menu: which game, with whom, with which options, and games that wait to be finished."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from undercroft.bots import levels
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.messages import LANGS, Msg, msg
from undercroft.kernel.record import Record, read
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.registry import offered
from undercroft.terminal import evening
from undercroft.terminal.evening import INTERRUPTED, Plan, fresh_seed, seated, usual_bot, usual_players
from undercroft.terminal.saves import remember_lang, unfinished
from undercroft.terminal.screen import Closed, Screen
from undercroft.terminal.table import HUMAN
from undercroft.terminal.voice import Voice

RESUMABLE = 5
"""How many unfinished games the menu lists."""


class Menu:
    """Asks what to play until the players have had enough."""

    def __init__(self, screen: Screen, voice: Voice) -> None:
        self.screen = screen
        self.say = voice

    def run(self) -> int:
        """The exit code."""
        try:
            code = None
            while code is None:
                code = self._round()
            return code
        except Closed:
            return 0
        except KeyboardInterrupt:
            self.screen.say("")
            return INTERRUPTED

    def _round(self) -> int | None:
        """One choice from the menu; the exit code if it was the last."""
        self.screen.say(self.say(msg("term-title")), "bold yellow")
        self.screen.say(self.say(msg("term-tagline")), "dim")
        waiting = [(path, line) for path in unfinished()[:RESUMABLE] if (line := self._resumable(path))]
        installed = list(offered().values())
        lines = [
            *(line for _, line in waiting),
            *(self.say(game.title) for game in installed),
            self.say(msg("term-menu-lang")),
            self.say(msg("term-menu-quit")),
        ]
        chosen = self._choose(msg("term-menu"), lines)
        if chosen < len(waiting):
            return self._resume(waiting[chosen][0]) or None
        if chosen < len(waiting) + len(installed):
            return evening.begin(self._plan(installed[chosen - len(waiting)]), self.screen, self.say) or None
        if chosen == len(lines) - 1:
            self.screen.say(self.say(msg("term-good-bye")), "bold")
            return 0
        self.say.lang = LANGS[(LANGS.index(self.say.lang) + 1) % len(LANGS)]
        remember_lang(self.say.lang)
        return None

    # -- games that wait ----------------------------------------------------------------------------------------------

    def _resumable(self, path: Path) -> str | None:
        """How the menu names an unfinished game; None if its file cannot be read."""
        try:
            record = read(path)
            game = find_game(record.header.game)
        except BadInput:
            return None
        when = datetime.fromtimestamp(path.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
        return self.say(msg("term-menu-resume", game=game.title, seats=self._seats(record), when=when))

    def _seats(self, record: Record) -> list[Msg]:
        names = record.header.players
        people = names.count(HUMAN)
        found = [msg("term-human", n=people)] if people else []
        others = [name for name in dict.fromkeys(names) if name != HUMAN]
        return found + [msg("term-bots", n=names.count(name), name=name) for name in others]

    def _resume(self, path: Path) -> int:
        try:
            return evening.resume(path, self.screen, self.say)
        except BadInput as error:  # played with other rules or content: the menu goes on
            self.screen.say(str(error), "red")
            return 0

    # -- a new game ---------------------------------------------------------------------------------------------------

    def _plan(self, game: Game[Any]) -> Plan:
        low, high = game.players.start, game.players.stop - 1
        usual = usual_players(game)
        players = self._number(msg("term-menu-players", low=low, high=high, default=usual), low, high, usual)
        people = 1
        if players > 1:
            people = self._number(msg("term-menu-people", players=players), 0, players, 1)
        bot = usual_bot(game)
        names = levels(game)
        if people < players and len(names) > 1:
            bot = names[self._choose(msg("term-menu-bots"), names, names.index(bot))]
        seats = self._seated(game, people, players, bot)
        return Plan(game, seats, game.read_options(self._options(game)), fresh_seed())

    def _seated(self, game: Game[Any], people: int, players: int, bot: str) -> tuple[str, ...]:
        """People first; where a game has sides, they choose the one that they fill first."""
        sides = list(dict.fromkeys(map(game.side, range(players))))
        first = sides[-1]
        if len(sides) > 1 and 0 < people < players:
            names = [self._value(game, name) for name in sides]
            first = sides[self._choose(msg("term-menu-side"), names, len(sides) - 1)]
        return seated(game, people, players, bot, first)

    def _options(self, game: Game[Any]) -> dict[str, Any]:
        """Options change one by one, each to the next of its values, until a plain Enter."""
        fields = msgspec.structs.fields(game.options_type)
        able = {field.name: game.allowed(field.name) for field in fields}
        fields = tuple(field for field in fields if able[field.name])
        chosen = {field.name: field.default for field in fields}
        while fields:
            shown = [self._option(game, name, value) for name, value in chosen.items()]
            number = self._choose(msg("term-menu-options"), shown, len(shown))
            if number == len(shown):
                break
            field = fields[number]
            values = able[field.name]
            chosen[field.name] = values[(values.index(chosen[field.name]) + 1) % len(values)]
        return chosen

    def _option(self, game: Game[Any], name: str, value: bool | str | None) -> str:  # noqa: FBT001 - an option's value
        label = Msg(f"{game.slug}-option-{name}")
        words = self.say(label) if self.say.has(label) else name
        return self.say(msg("term-menu-option", option=words, value=self._value(game, value)))

    def _value(self, game: Game[Any], value: bool | str | None) -> str:  # noqa: FBT001 - an option's value
        if isinstance(value, bool) or value is None:
            return self.say(msg("term-any") if value is None else msg("term-on") if value else msg("term-off"))
        return self.say(game.called(value))

    # -- asking -------------------------------------------------------------------------------------------------------

    def _choose(self, title: Msg, lines: Sequence[str], default: int | None = None) -> int:
        """The index of the line chosen."""
        self.screen.say(self.say(title), "bold")
        for number, line in enumerate(lines, start=1):
            self.screen.show(Text().append(f"{number:>3}   ", "bold cyan").append(line))
        if default is not None and default < len(lines):
            self.screen.say(f"  {self.say(msg('term-default', what=lines[default]))}", "dim")
        return self._read(1, len(lines), None if default is None else default + 1) - 1

    def _number(self, question: Msg, low: int, high: int, default: int) -> int:
        self.screen.say(self.say(question), "bold")
        return self._read(low, high, default)

    def _read(self, low: int, high: int, default: int | None) -> int:
        while True:
            line = self.screen.read()
            if not line and default is not None:
                return default
            if line.isdecimal() and low <= int(line) <= high:
                return int(line)
            if line.casefold() == "q":
                raise Closed
            self.screen.say(self.say(msg("term-hint-number", low=low, high=high)), "red")
