"""From what was agreed on to a table with a game on it, and away from it again."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from undercroft.bots import GREEDY, levels
from undercroft.kernel.chance import ByHand, Chance, Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Options
from undercroft.kernel.match import Match
from undercroft.kernel.messages import msg
from undercroft.terminal.commands import Left
from undercroft.terminal.saves import Journal, load_game
from undercroft.terminal.screen import Closed, Screen
from undercroft.terminal.table import HUMAN, Table
from undercroft.terminal.voice import Voice

INTERRUPTED = 130
"""The exit code of a program that was stopped with Ctrl-C."""
USUAL_PLAYERS = 3


class Plan(msgspec.Struct, frozen=True):
    """What is played, by whom, and with whose luck: that of a seed, or by hand if there is none."""

    game: Game[Any]
    seats: tuple[str, ...]
    options: Options
    seed: int | None
    save: Path | None = None


def usual_players(game: Game[Any]) -> int:
    return min(max(USUAL_PLAYERS, game.players.start), game.players.stop - 1)


def usual_bot(game: Game[Any]) -> str:
    names = levels(game)
    return GREEDY if GREEDY in names else names[0]


def seated(game: Game[Any], people: int, players: int, bot: str, first: str | None = None) -> tuple[str, ...]:
    """Who sits where: people on one side of the game first, the last one unless another is named, then bots."""
    side = first if first is not None else game.side(players - 1)
    order = sorted(range(players), key=lambda seat: game.side(seat) != side)
    return tuple(HUMAN if seat in order[:people] else bot for seat in range(players))


def check_seats(game: Game[Any], seats: tuple[str, ...]) -> None:
    """Every seat is a person or a bot that can play this game."""
    allowed = [HUMAN, *levels(game)]
    for name in seats:
        if name not in allowed:
            raise BadInput(f"seats: '{name}' cannot play {game.slug}: allowed are {', '.join(allowed)}")
    game.check_players(len(seats))


def fresh_seed() -> int:
    return Random().getrandbits(32)


def begin(plan: Plan, screen: Screen, voice: Voice) -> int:
    """Play a new game; the exit code."""
    check_seats(plan.game, plan.seats)
    chance: Chance = Seeded(plan.seed) if plan.seed is not None else ByHand()
    match = Match(plan.game, plan.options, len(plan.seats), chance, audit=True)
    journal = Journal.begin(match, plan.seats, plan.seed, plan.save)
    return _sit_down(Table(match, plan.seats, screen, voice, journal, Random(plan.seed)))


def resume(path: Path, screen: Screen, voice: Voice, slug: str | None = None) -> int:
    """Go on with a recorded game, which must be of the game named, if one is; the exit code."""
    record, match = load_game(path)
    if slug is not None and slug != match.game.slug:
        raise BadInput(f"{path}: a game of {match.game.slug}, not of {slug}")
    seats = record.header.players
    known = levels(match.game)
    seats = tuple(name if name in known else HUMAN for name in seats)
    journal = Journal.resume(path, record)
    # Bots must not repeat the luck of their first moves, so their generator starts from where the game stands.
    table = Table(match, seats, screen, voice, journal, Random(len(match.entries)))
    if record.truncated:
        table.notices.append(msg("term-truncated"))
    if record.outdated:
        left = len(record.entries) - len(match.entries)
        table.notices.append(msg("term-outdated", n=len(match.entries), left=left, why=record.outdated))
    return _sit_down(table)


def _sit_down(table: Table) -> int:
    """Play until the game is over or the players leave; whatever happens, the game is kept."""
    try:
        table.play()
    except Left:
        return 0
    except Closed:
        code = 0
    except KeyboardInterrupt:
        table.screen.say("")
        code = INTERRUPTED
    else:
        table.journal.close(over=True)
        return 0
    table.journal.close(over=False)
    table.screen.say(table.voice(msg("term-saved", file=str(table.journal.path))), "green")
    return code
