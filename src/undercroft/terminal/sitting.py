"""One decision of one person: the table is drawn, the choices are listed, and lines are read until one answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.table import Table as Grid
from rich.text import Text

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Aim, Answer, Choice, OneOf, Refusal
from undercroft.terminal import commands
from undercroft.terminal.aiming import SWING, Aiming
from undercroft.terminal.commands import Then
from undercroft.terminal.offers import Offer, offer

if TYPE_CHECKING:
    from undercroft.terminal.table import Table

NEWS_LINES = 12
ONE_COLUMN = 6
"""More choices than this are listed side by side where they fit."""


def news_line(text: str) -> Text:
    """Something that has happened since the last decision."""
    return Text(f"  {' '.join(text.split())}", "cyan")


class Sitting:
    """A seat with something to decide, and the person who looks at the screen meanwhile."""

    def __init__(self, table: Table, seat: int, looking: int) -> None:
        ask = table.match.ask(seat)
        assert ask is not None
        self.table = table
        self.seat = seat
        self.looking = looking
        self.ask: Ask = ask
        self.say = table.voice
        self.offer: Offer = self.put()
        self.aiming: Aiming | None = table.aiming(ask.space, looking) if isinstance(ask.space, Aim) else None

    def put(self) -> Offer:
        """The ask as it is put to people now: in the language chosen, places after everything else."""
        return offer(self.ask, self.table.name, self.say, last=lambda choice: self.table.spot(choice) is not None)

    def decide(self) -> None:
        """Until something is answered or taken back."""
        news = self.table.news(self.looking)

        def redraw() -> None:
            self.offer = self.put()
            self.table.screen.clear()
            self.table.screen.show(self.table.draw(self.looking, self.offer.choices), *self.news_lines(news))
            self.show_question()

        redraw()
        while True:
            line = self.table.screen.read(redraw)
            then = commands.run(self, line)
            if then is Then.LEAVE or (then is None and self.answered_by(line)):
                return
            if then is Then.REDRAW:
                redraw()

    def news_lines(self, news: Sequence[Msg]) -> list[Text]:
        """The latest, so that they do not push the drawing off the screen."""
        earlier = len(news) - NEWS_LINES if len(news) > NEWS_LINES + 1 else 0
        lines = [news_line(self.say(line)) for line in news[earlier:]]
        return [news_line(self.say(msg("term-earlier-news", n=earlier))), *lines] if earlier else lines

    def show_question(self) -> None:
        """Who is asked what, and the numbered choices."""
        screen = self.table.screen
        who = msg("term-chance") if self.seat == CHANCE else self.table.seat_name(self.seat)
        question = Text().append(f"{self.say(who)}: ", "bold yellow").append(self.say(self.ask.prompt), "bold")
        screen.show(question)
        spots = [choice for choice in self.offer.choices if self.table.spot(choice)]
        listed = self.offer.choices[: len(self.offer.choices) - len(spots)]
        if len(listed) > ONE_COLUMN:
            screen.show(Columns(map(self.choice_line, listed), column_first=True, padding=(0, 3)))
        elif listed:
            screen.show(self.few_choices(listed))
        if spots:
            screen.show(self.spot_line(spots))
        for die, faces in self.offer.groups:
            numbered = "  ".join(f"{number} {face}" for number, face in enumerate(faces, start=1))
            screen.show(Text().append(f"  {die}: ", "bold").append(numbered))
        if self.aiming is not None:
            screen.show(*self.aiming.bars())
        if not isinstance(self.ask.space, OneOf):  # that a number is wanted goes without saying, but not how many
            screen.say(f"  {self.say(self.offer.hint)}", "dim")
        if self.default is not None:
            screen.say(f"  {self.say(msg('term-default', what=self.default))}", "dim")

    def few_choices(self, listed: Sequence[Choice]) -> Grid:
        """Where the choices are few, there is room to explain them."""
        table = Grid.grid(padding=(0, 1, 0, 0))
        for choice in listed:
            number, text = self.number(choice), self.text(choice)
            if choice.label.detail and not choice.refused:
                text.append(f" – {self.say(choice.label.detail)}", "dim")
            table.add_row(number, text)
        return table

    def spot_line(self, spots: Sequence[Choice]) -> Text:
        """Places that are marked in the drawing, by their names alone; forbidden ones are crossed."""
        line = Text(f"  {self.say(msg('term-spots'))}")
        for choice in spots:
            name = str(self.table.spot(choice))
            line.append(" ").append(f"✗{name}" if choice.refused else name, "dim" if choice.refused else "bold cyan")
        return line

    def choice_line(self, choice: Choice) -> Text:
        return self.number(choice).append(" ").append_text(self.text(choice))

    def number(self, choice: Choice) -> Text:
        """By which a choice is called; forbidden ones are crossed."""
        number = self.offer.choices.index(choice) + 1
        if choice.refused:
            return Text().append(f"{number:>3} ✗", "dim")
        return Text().append(f"{number:>3}  ", "bold cyan")

    def text(self, choice: Choice) -> Text:
        return Text().append(self.say(choice.label.text), "dim" if choice.refused else "")

    # -- answering ----------------------------------------------------------------------------------------------------

    @property
    def default(self) -> str | None:
        """What a plain Enter answers, in words."""
        answer = self.ask.default
        if self.seat == CHANCE:
            return self.say(msg("term-random"))
        if self.aiming is not None:
            return self.say(msg("term-aim-this"))
        if answer is None:
            return None
        values = answer if isinstance(answer, tuple) else (answer,)
        texts: dict[object, str] = {choice.value: self.say(choice.label.text) for choice in self.offer.choices}
        return ", ".join(texts.get(value, str(value)) for value in values)

    def answered_by(self, line: str) -> bool:
        """Whether the line is an answer; an empty one is the default."""
        if self.aiming is not None:
            return self.aimed_by(self.aiming, line)
        if line:
            return self.try_answer(self.offer.read(line))
        return self.try_answer(self.ask.space.sample(self.table.rng) if self.seat == CHANCE else self.ask.default)

    def aimed_by(self, aiming: Aiming, line: str) -> bool:
        """Whether the line lets go: as the bars stand, by all numbers, or in time; else it may move some bars."""
        if not line:
            return self.try_answer(aiming.answer)
        if line.casefold() in SWING:
            if aiming.swing(self.table.screen.stop):
                return self.try_answer(aiming.answer)
            self.table.screen.say(self.say(msg("term-no-keys")), "red")
            return False
        if aiming.move(line):
            self.table.screen.show(*aiming.bars())
            return False
        return self.try_answer(self.offer.read(line))

    def try_answer(self, answer: Answer | None) -> bool:
        """Answer; a line that says nothing, or a refusal with its rule, where that does not work."""
        if answer is None:
            self.table.screen.say(self.say(self.offer.hint), "red")
            return False
        refusal = self.table.match.answer(self.seat, answer)
        if refusal is not None:
            self.refuse(refusal)
        return refusal is None

    def refuse(self, refusal: Refusal) -> None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        self.table.screen.say(self.say(refusal.msg) + rule, "red")
