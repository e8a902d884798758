"""Many games between bots: results do not depend on where they are played."""

from __future__ import annotations

import time
import traceback
from collections.abc import Iterable, Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from undercroft.bots import check_bot, judge_in_file, make_bot
from undercroft.bots.random import RandomBot
from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.files import check_writable
from undercroft.kernel.game import Bot, Game, Options
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.kernel.record import write
from undercroft.lab.results import Played, SimResult
from undercroft.lab.workers import HERE, Progress, Workers

DECISIONS_ALLOWED = 1_000_000
"""A game that goes on for longer is taken to be endless."""
PLAYERS = 4


class Plan(msgspec.Struct, frozen=True):
    """What all games of a simulation have in common."""

    game: Game[Any]
    options: Options
    bots: tuple[str, ...]
    """One for each seat."""
    seed: int
    records: Path | None = None


def usual_players(game: Game[Any]) -> int:
    """Four, or as near as the game allows."""
    return min(max(PLAYERS, game.players.start), game.players.stop - 1)


class Stuck(Exception):  # noqa: N818 - what is wrong with the game or the bot, counted as an error of that game
    """A game that cannot go on."""


def simulate(
    game: Game[Any],
    options: Options,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    workers: Workers = HERE,
    progress: Progress | None = None,
    records: Path | None = None,
) -> SimResult:
    """Play games; fewer bots than players take their seats in turn. `records` is a folder that gets a file per game."""
    game.check_players(players)
    if not bots:
        raise BadInput("at least one bot is needed")
    game.setup(options, players)  # options that no game can be set up with are refused once, not in every game
    check_bots(bots, game, options, players, workers)
    if records is not None:
        if not workers.share_files:
            raise BadInput("records are written where games are played: play them with --jobs, not with --ray")
        _make_folder(records)
    plan = Plan(game, options, tuple(bots[seat % len(bots)] for seat in range(players)), seed, records)
    if records is not None:
        check_writable(_record_of(plan, 0))
    started = time.perf_counter()
    played = workers.map(partial(play_game, plan), range(games), progress)
    return SimResult(game.slug, plan.bots, seed, played, time.perf_counter() - started)


def for_each(games: int, seatings: int) -> int:
    """How many games are played in each of so many seatings: as many in one as in another, and none too few in all."""
    return -(-games // seatings)


def check_bots(bots: Iterable[str], game: Game[Any], options: Options, players: int, workers: Workers = HERE) -> None:
    """Refuse bots that cannot play such games, or not there: before any is played."""
    for name in bots:
        check_bot(name, game, options, players)
        judge = judge_in_file(name, game)
        if judge is not None and not workers.share_files and not Path(judge).is_absolute():
            raise BadInput(
                f"search: judge={judge}: with --ray, tell the whole path of a file that is there on every machine"
            )


def play_game(plan: Plan, index: int) -> Played:
    """One game of the plan. It depends on the plan's seed and the index, and on nothing else."""
    seed = derived_seed(plan.seed, index)
    match = error = None
    try:
        match = Match(plan.game, plan.options, len(plan.bots), Seeded(seed), log=False, audit=plan.records is not None)
        bots = [make_bot(name, plan.game, Random(derived_seed(seed, seat))) for seat, name in enumerate(plan.bots)]
        play_out(match, bots)
    except (Exception, SystemExit) as broken:  # whatever is wrong with one game, the others go on
        error = told(broken)
    if match is None:
        return Played(index, seed, 0, error=error)
    try:
        if plan.records is not None:
            write(match, _record_of(plan, index), plan.bots, seed)
    except (OSError, BadInput) as full:
        error = error or told(full)
    decisions = sum(entry.seat != CHANCE for entry in match.entries)
    return Played(index, seed, decisions, match.outcome() if error is None else None, error)


def play_out(match: Match[Any], bots: Sequence[Bot], at_most: int | None = None) -> int:
    """Let the bots play a match to its end, or so many decisions of it; returns how many they took."""
    # A random bot samples the space itself, so its answers need no check.
    seats = [(bot.choose, Position(match, seat), type(bot) is RandomBot) for seat, bot in enumerate(bots)]
    decisions = 0
    while not match.over:
        waiting = match.waiting
        if not waiting or decisions > DECISIONS_ALLOWED:
            raise Stuck("nobody is asked anything" if not waiting else f"no end after {decisions} decisions")
        for seat in waiting:
            ask = match.ask(seat)
            if ask is None:
                continue  # somebody else has answered for the party
            choose, view, trusted = seats[seat]
            answer = choose(seat, ask, view)
            if not trusted and (refusal := ask.space.why_not(answer)):
                raise Stuck(f"seat {seat} answers {answer!r} to {ask.prompt.id}: {refusal.msg.id} {refusal.rule or ''}")
            match.accept(seat, answer)
            decisions += 1
            if decisions == at_most:
                return decisions
    return decisions


def derived_seed(seed: int, index: int) -> int:
    """The seed of a game, or of a bot in it. Small enough for every program that reads JSON to keep it exact."""
    return int.from_bytes(blake2b(f"{seed}/{index}".encode(), digest_size=6).digest(), "big")


def told(error: BaseException) -> str:
    """What is wrong with a game, and where in the code: in one line, however many its author wrote."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said} ({Path(place.filename).name}:{place.lineno} in {place.name})"


def _record_of(plan: Plan, index: int) -> Path:
    assert plan.records is not None
    return plan.records / f"{plan.game.slug}-{plan.seed}-{index}.record.jsonl"


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{path}: cannot be made a folder: {error.strerror}") from None
