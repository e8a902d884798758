"""The table: a match, the people and bots around it, and whose turn it is to look at the screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty

from undercroft.bots import make_bot
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.drawing import Drawing, Part, Say
from undercroft.kernel.folding import folded
from undercroft.kernel.game import Bot
from undercroft.kernel.ledger import Ledger, load_ledger
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Lang, Msg, msg
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Aim, Choice
from undercroft.kernel.window import PASS, only_pass
from undercroft.terminal.aiming import Aiming
from undercroft.terminal.saves import Journal
from undercroft.terminal.screen import Screen
from undercroft.terminal.sitting import Sitting, news_line
from undercroft.terminal.voice import Voice

HUMAN = "human"
RECENT = 8
"""Lines of the log that remind the players of a resumed game."""


class Plain(Drawing):
    """For a game that does not draw itself: its view, as it is."""

    def draw(self, view: Any, say: Say) -> RenderableType:  # noqa: ANN401, ARG002 - the game's own view struct
        return Pretty(view)


@cache
def _ledger(folder: Path, lang: Lang) -> Ledger:
    return load_ledger(folder, lang)


class Table:
    """One game in this terminal, from wherever the match stands to its end."""

    def __init__(
        self, match: Match[Any], seats: Sequence[str], screen: Screen, voice: Voice, journal: Journal, rng: Random
    ) -> None:
        """`seats` names who sits where: a bot by its name, anything else is a person."""
        self.match = match
        self.screen = screen
        self.voice = voice
        self.journal = journal
        self.rng = rng
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(seats):
            if name != HUMAN:
                self.bots[seat] = make_bot(name, match.game, rng)
        self.people = [seat for seat in range(match.players) if seat not in self.bots]
        self.seen = dict.fromkeys([*self.people, CHANCE], max(0, len(match.log) - RECENT))
        """How many lines of the log each person has been shown."""
        self._passed: list[int] = []
        """Where the record has answers of people who could only pass."""
        self.notices: list[Msg] = []
        """What the table itself has to tell, once, with the next news."""
        self._drawing = match.game.terminal() or Plain()
        self._at_screen = self.people[0] if len(self.people) == 1 else CHANCE

    @property
    def ledger(self) -> Ledger:
        return _ledger(self.match.game.folder, self.voice.lang)

    def play(self) -> None:
        """Play to the end; `Closed` and `KeyboardInterrupt` leave the game saved where it stands."""
        while not self.match.over:
            bot, idle = self._bot_to_move(), self._nothing_to_decide()
            if bot is not None:
                self._let_bot_answer(bot)
            elif idle is not None:
                self._passed.append(len(self.match.entries))
                self.match.answer(idle, PASS)
            else:
                self._let_person_answer()
            self.journal.sync(self.match)
        self._end()

    # -- who is asked -------------------------------------------------------------------------------------------------

    def _bot_to_move(self) -> int | None:
        """A bot with something to decide; where it decides together with people, it leaves the choice to them."""
        for ask in self.match.due:
            if all(seat in self.bots for seat in ask.seats):
                return ask.seats[0]
        return None

    def _nothing_to_decide(self) -> int | None:
        """A person who is asked, so that nobody can tell what others hold, but can only pass."""
        return next((ask.seats[0] for ask in self.match.due if only_pass(ask)), None)

    def last_choice(self, seat: int) -> int | None:
        """Where the record has the last answer that this person, or one of those who play together, chose to give."""
        together, entries = self.together(seat), self.match.entries
        own = (at for at in range(len(entries) - 1, -1, -1) if entries[at].seat in together and at not in self._passed)
        return next(own, None)

    def taking_back_is_free(self, choice: int) -> bool:
        """Whether nothing was learned since that choice; a pass given without a question does not matter."""
        match = self.match
        later = range(choice + 1, len(match.entries))
        return match.undo_is_free(match.entries[choice].seat) and not any(at in self._passed for at in later)

    def take_back(self, choice: int) -> None:
        """Take back that choice, and the passes that were given without a question since."""
        entries = self.match.entries
        seat = entries[choice].seat
        for _ in range(1 + sum(at > choice and entries[at].seat == seat for at in self._passed)):
            self.match.undo(seat)
        self._passed = [at for at in self._passed if at < len(self.match.entries)]
        self.journal.sync(self.match)

    def _let_bot_answer(self, seat: int) -> None:
        ask = self.match.ask(seat)
        assert ask is not None
        with self.screen.thinking(self.voice(msg("term-thinking", who=self.seat_name(seat)))):
            answer = self.bots[seat].choose(seat, ask, Position(self.match, seat))
        refusal = self.match.answer(seat, answer)
        assert refusal is None, f"a bot answered {answer!r}: {refusal}"

    def _let_person_answer(self) -> None:
        """One decision of one person: whoever is at the screen stays there while there is something to decide."""
        waiting = self.match.waiting
        if CHANCE in waiting:
            # Everybody looks on when dice are thrown, so with several people nobody's secrets are shown.
            Sitting(self, CHANCE, self.people[0] if len(self.people) == 1 else CHANCE).decide()
            return
        if self._at_screen not in waiting:
            self.call(next(seat for seat in waiting if seat in self.people))
        Sitting(self, self._at_screen, self._at_screen).decide()

    def standing(self, looking: int) -> list[int]:
        """The people who may do something without having been asked: those who play with whoever looks first."""
        able = [seat for seat in self.people if self.match.standing(seat) is not None]
        return sorted(able, key=lambda seat: seat not in self.together(looking))

    def call(self, seat: int) -> None:
        """To the screen, alone: unless they are of one side, what one person sees is not for the next one's eyes."""
        if self._at_screen in self.together(seat):
            self.seen[seat] = max(self.seen[seat], self.seen[self._at_screen])  # they have been looking on together
        else:
            self.screen.clear()
            self.screen.say(self.voice(msg("term-hand-over", who=self.seat_name(seat))), "bold")
            self.screen.read()
        self._at_screen = seat

    def together(self, seat: int) -> list[int]:
        """The people who have no secrets from this one, who is among them."""
        side = self.match.game.side
        return [other for other in self.people if other == seat or side(other) == side(seat) != ""]

    # -- what is shown ------------------------------------------------------------------------------------------------

    def draw(self, seat: int, choices: Sequence[Choice] = ()) -> RenderableType:
        """The table as a seat sees it; a spectator's view where nobody's secrets are due."""
        view = self.match.view(seat if seat in self.people else None)
        return self._drawing.draw_choosing(view, self.voice, choices)

    @property
    def parts(self) -> Mapping[str, Part]:
        """What the game's drawing can show by itself, by name."""
        return self._drawing.parts

    def spot(self, choice: Choice) -> str | None:
        """The name of a place, if the choice says no more than that and the place is marked in the drawing."""
        return self._drawing.spot(choice)

    def aiming(self, space: Aim, looking: int) -> Aiming:
        """The bars of an aim, as the game names them and as they stand at first."""
        drawing, view = self._drawing, self.match.view(looking if looking in self.people else None)
        names = [self.voice(drawing.axis(axis.name)) for axis in space.axes]
        return Aiming(space, drawing.aim(view, space), names, drawing.timed(space))

    def seat_name(self, seat: int) -> Msg:
        """What the game calls whoever sits there."""
        return self._drawing.seat(seat)

    def name(self, value: str) -> str:
        """A face or card that chance speaks of, in the game's words."""
        return self.voice(self.match.game.called(value))

    def news(self, seat: int) -> list[Msg]:
        """What has happened since this person last looked."""
        lines = self.match.read_log(seat, min(self.seen[seat], len(self.match.log)))
        self.seen[seat] = len(self.match.log)
        notices, self.notices = self.notices, []
        return [*notices, *(line.news.msg for line in folded(lines))]

    def _end(self) -> None:
        self.screen.clear()
        last = self.news(self.people[0] if len(self.people) == 1 else CHANCE)
        self.screen.show(*(news_line(self.voice(line)) for line in last), self.draw(CHANCE))
        outcome = self.match.outcome()
        if outcome and outcome.side:
            self.screen.say(self.voice(msg("term-side-wins", side=self.name(outcome.side))), "bold green")
        elif outcome and self.match.players == 1:
            self.screen.say(self.voice(msg("term-solo-end", score=sum(outcome.scores))), "bold green")
        elif outcome:
            winners = [self.seat_name(seat) for seat in outcome.winners]
            self.screen.say(self.voice(msg("term-winners", who=winners, n=len(winners))), "bold green")
