"""`undercroft play`, and the menu that opens when no command is given."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.commands import warn_of_left_out
from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Lang
from undercroft.kernel.options import read_pairs

if TYPE_CHECKING:
    from undercroft.terminal.evening import Plan
    from undercroft.terminal.voice import Voice

LARGEST_SEED = 2**53 - 1
"""The largest number that every program reads from JSON exactly."""

GameName = Annotated[str | None, typer.Argument(metavar="GAME", help="Short name of a game.", show_default=False)]
Seats = Annotated[str | None, typer.Option(help="Who sits where, with commas: human, or the name of a bot.")]
Players = Annotated[int | None, typer.Option(min=1, help="How many play: you and bots.")]
Bots = Annotated[str | None, typer.Option(help="The bot that takes the other seats.")]
Pairs = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]
Seed = Annotated[int | None, typer.Option(min=0, max=LARGEST_SEED, help="The same seed gives the same luck.")]
Language = Annotated[Lang | None, typer.Option("--lang", help="Language; without it, the one of last time.")]
Save = Annotated[Path | None, typer.Option(help="Keep the game in this new file instead of your own folder.")]
Resume = Annotated[Path | None, typer.Option(help="Go on with the game in this file.")]
ByHand = Annotated[bool, typer.Option("--by-hand", help="Throw your own dice and enter what they show.")]


def play(
    game: GameName = None,
    seats: Seats = None,
    players: Players = None,
    bots: Bots = None,
    option: Pairs = None,
    seed: Seed = None,
    lang: Language = None,
    save: Save = None,
    resume: Resume = None,
    by_hand: ByHand = False,
) -> None:
    """Play a game in this terminal, with any mix of people and bots."""
    from undercroft.terminal import evening
    from undercroft.terminal.screen import Screen

    if resume is not None:
        given = {"--seats": seats, "--players": players, "--bots": bots, "--option": option, "--seed": seed}
        if clash := [name for name, value in given.items() if value is not None]:
            raise BadInput(
                f"{clash[0]}: a resumed game goes on as it was begun, so --resume allows only GAME and --lang"
            )
        code = evening.resume(resume, Screen(), _voice(lang), game)
    elif game is None:
        raise BadInput("play: name a game, as `undercroft games` lists them, or a file to --resume")
    else:
        code = evening.begin(_plan(game, seats, players, bots, option, seed, save, by_hand), Screen(), _voice(lang))
    if code:
        raise typer.Exit(code)


def menu() -> None:
    """Ask what to play."""
    from undercroft.kernel.registry import games
    from undercroft.terminal.menu import Menu
    from undercroft.terminal.screen import Screen

    warn_of_left_out(games().values())
    if code := Menu(Screen(), _voice(None)).run():
        raise typer.Exit(code)


def _voice(lang: Lang | None) -> Voice:
    """In the language asked for, else in the one of last time."""
    from undercroft.terminal.saves import load_settings, remember_lang
    from undercroft.terminal.voice import Voice

    if lang is not None:
        remember_lang(lang)
    return Voice(lang if lang is not None else load_settings().lang)


def _plan(
    slug: str,
    seats: str | None,
    players: int | None,
    bots: str | None,
    option: list[str] | None,
    seed: int | None,
    save: Path | None,
    by_hand: bool,
) -> Plan:
    """What the command line asks for."""
    from undercroft.kernel.registry import game as find_game
    from undercroft.terminal.evening import Plan, fresh_seed, seated, usual_bot, usual_players

    game = find_game(slug)
    warn_of_left_out([game])
    if by_hand and seed is not None:
        raise BadInput("--by-hand: dice thrown by hand have no --seed")
    if seats is None:
        count = players if players is not None else usual_players(game)
        names = seated(game, 1, count, bots or usual_bot(game))
    else:
        names = tuple(name.strip() for name in seats.split(","))
        if bots is not None or players not in (None, len(names)):
            raise BadInput("--seats: names everybody who plays, so leave out --players and --bots")
    luck = None if by_hand else seed if seed is not None else fresh_seed()
    return Plan(game, names, game.read_options(read_pairs(option or ())), luck, save)
