"""`undercroft analyse`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.commands import Bar, Json, Language, complain, language, say, say_json
from undercroft.commands.account import named_column
from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Msg, msg
from undercroft.terminal.voice import catalogue

if TYPE_CHECKING:
    from undercroft.lab.analysis import Analysis, Difference, Mistake, Point, Telling

File = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")]
Seat = Annotated[int, typer.Option("--seat", min=1, metavar="N", help="Whose game it is, counted from 1.")]
Deals = Annotated[
    int,
    typer.Option(min=8, metavar="N", help="Imagined games in which a better plan is compared with what was answered."),
]
Games = Annotated[int, typer.Option(min=1, metavar="N", help="Imagined games for each point of the curve.")]
Points = Annotated[int, typer.Option(min=2, metavar="N", help="Points of the curve, its end among them.")]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="The same seed gives the same analysis.")]

BARS = " ▁▂▃▄▅▆▇█"
FOLLOWING = 4
"""Answers of a plan that are told after its first."""
STEP = " → "


def analyse(
    file: File,
    seat: Seat = 1,
    points: Points = 30,
    games: Games = 8,
    deals: Deals = 32,
    seed: Seed = 1,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """How likely a player was to win over the game, what luck gave and what decisions, and the answers that cost most.

    It takes some minutes: each figure comes from imagined games that the bots play on, dealt so that the player
    could not have told them from the real one.
    """
    from undercroft.kernel.chance import ByHand
    from undercroft.kernel.record import read
    from undercroft.lab.analysis import Means
    from undercroft.lab.analysis import analyse as look_at

    record = read(file)
    *_, match = record.replay(chance=ByHand())
    means = Means(points=points, games=games, deals=deals, seed=seed)
    try:
        with Bar("answers", len(match.entries)) as bar:
            found = look_at(match, seat - 1, means, lambda done, _all: bar(done))
    except BadInput as error:
        raise BadInput(f"{file}: {error}") from None
    if record.other(match.game):
        complain(f"{file}: it was played with other rules or content, and is judged by those installed")
    if as_json:
        say_json(found)
        return
    words = catalogue(match.game)
    chosen = language(lang)
    for line in lines(found, lambda message: words.say(message, chosen)):
        say(line)


def lines(found: Analysis, words: Callable[[Msg], str]) -> Iterator[str]:
    """The curve as bars, what luck and choice came to, and the mistakes."""
    first, last = found.curve[0], found.curve[-1]
    yield words(msg("command-analyse-chance", first=_percent(first.chance), last=_percent(last.chance)))
    yield f"  |{curve(found.curve)}|"
    yield words(_given("luck", found.luck, found.luck_error, found.luck_telling))
    if found.differing:
        yield words(_given("choice", found.choice, found.choice_error, found.choice_telling))
    else:
        yield words(msg("command-analyse-choice-none"))
    yield words(msg("command-analyse-doubted", n=found.doubted))
    yield words(msg("command-analyse-most" if found.mistakes else "command-analyse-none"))
    for mistake in found.mistakes:
        yield from _told(mistake, words)


def curve(points: tuple[Point, ...]) -> str:
    return "".join(BARS[round(point.chance * (len(BARS) - 1))] for point in points)


def _given(what: str, gave: float, error: float, telling: Telling) -> Msg:
    """What luck or choice gave, as far as it can be told."""
    match telling:
        case "figure":
            how = "gave" if gave > 0 else "took"
            return msg(f"command-analyse-{what}-{how}", n=_hundredths(gave), error=_hundredths(error))
        case "little":
            return msg(f"command-analyse-{what}-little", error=_hundredths(error))
        case "nothing":
            return msg(f"command-analyse-{what}-untold")


def _told(mistake: Mistake, words: Callable[[Msg], str]) -> Iterator[str]:
    yield words(msg("command-analyse-decision", n=mistake.decision, prompt=mistake.prompt))
    gave, better = plan(mistake.gave, mistake.gave_then, words), plan(mistake.better, mistake.better_then, words)
    ends = {"games": mistake.games, "won": mistake.won, "better": mistake.won_better}
    for told in (
        msg("command-analyse-gave", what=gave),
        msg("command-analyse-better", what=better),
        msg("command-analyse-ends", **ends),
        msg("command-analyse-cost", n=_hundredths(mistake.cost), error=_hundredths(mistake.error)),
        *([msg("command-analyse-at-once", n=mistake.at_once, games=mistake.games)] if mistake.at_once else []),
        *([msg("command-analyse-differences")] if mistake.differences else []),
    ):
        yield "    " + words(told)
    for one in mistake.differences:
        yield "      " + words(_difference(one, words))


def plan(first: Msg | None, then: tuple[Msg, ...], words: Callable[[Msg], str]) -> str:
    """An answer, and the first of those that follow it: each step set apart from the next."""
    steps = [first or msg("command-analyse-wordless"), *then[:FOLLOWING]]
    return STEP.join([*map(words, steps), *("…" for _ in then[FOLLOWING : FOLLOWING + 1])])


def _difference(found: Difference, words: Callable[[Msg], str]) -> Msg:
    whose = named_column(found.whose, words, lambda seat: msg("kernel-seat", n=seat + 1))
    figures = {"gave": _average(found.gave), "better": _average(found.better)}
    return msg("command-analyse-difference", what=found.what, whose=whose, **figures)


def _average(value: float) -> Msg:
    """With one decimal, as the language writes it."""
    sign, (whole, tenths) = "−" if value <= -0.05 else "", divmod(round(abs(value) * 10), 10)
    return msg("command-analyse-average", whole=f"{sign}{whole}", tenths=tenths)


def _percent(share: float) -> str:
    return f"{share * 100:.0f}"


def _hundredths(share: float) -> int:
    """So many victories in a hundred games, without a sign; one at least."""
    return max(1, round(abs(share) * 100))
