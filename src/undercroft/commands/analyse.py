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
    from undercroft.lab.analysis import Analysis, Difference, Mistake, Point

File = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")]
Seat = Annotated[int, typer.Option("--seat", min=1, metavar="N", help="Whose game it is, counted from 1.")]
Deals = Annotated[
    int,
    typer.Option(min=2, metavar="N", help="Imagined games in which a better plan is compared with what was answered."),
]
Games = Annotated[int, typer.Option(min=1, metavar="N", help="Imagined games for each point of the curve.")]
Points = Annotated[int, typer.Option(min=1, metavar="N", help="Points of the curve.")]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="The same seed gives the same analysis.")]

BARS = " ▁▂▃▄▅▆▇█"
FOLLOWING = 4
"""Answers of a plan that are told after its first."""


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
    """How likely a player was to win over the game, what the dice gave, and the answers that cost most.

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
    yield words(msg("command-analyse-luck", luck=_points(found.luck), choice=_points(found.choice)))
    yield words(msg("command-analyse-doubted", n=found.doubted))
    for mistake in found.mistakes:
        yield from _told(mistake, words)
    if not found.mistakes:
        yield words(msg("command-analyse-none"))


def curve(points: tuple[Point, ...]) -> str:
    return "".join(BARS[round(point.chance * (len(BARS) - 1))] for point in points)


def _told(mistake: Mistake, words: Callable[[Msg], str]) -> Iterator[str]:
    yield f"{mistake.decision:>5}  {words(mistake.prompt)}"
    gave, better = plan(mistake.gave, mistake.gave_then), plan(mistake.better, mistake.better_then)
    cost = {"cost": _hundredths(mistake.cost), "error": _hundredths(max(0.001, mistake.error))}
    for told in (
        msg("command-analyse-gave", what=gave, chance=_percent(mistake.chance)),
        msg("command-analyse-better", what=better, chance=_percent(mistake.chance_better)),
        msg("command-analyse-why", **cost, better=mistake.better_in, games=mistake.games),
        *(_difference(one, words) for one in mistake.differences),
    ):
        yield "       " + words(told)


def plan(first: Msg | None, then: tuple[Msg, ...]) -> Msg:
    """An answer, and the first of those that follow it."""
    told = first or msg("command-analyse-wordless")
    if not then:
        return told
    return msg(
        "command-analyse-then" if len(then) <= FOLLOWING else "command-analyse-on", first=told, then=[*then[:FOLLOWING]]
    )


def _difference(found: Difference, words: Callable[[Msg], str]) -> Msg:
    whose = named_column(found.whose, words, lambda seat: msg("kernel-seat", n=seat + 1))
    figures = {"gave": f"{found.gave:.1f}", "better": f"{found.better:.1f}"}
    return msg("command-analyse-difference", what=found.what, whose=whose, **figures)


def _percent(share: float) -> str:
    return f"{share * 100:.0f}"


def _hundredths(share: float) -> str:
    return f"{share * 100:.{0 if share >= 0.1 else 1}f}"


def _points(share: float) -> str:
    """In hundredths of a victory, with its sign."""
    return f"{share * 100:+.0f}".replace("-", "−")
