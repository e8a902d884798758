"""Files with learned judges: what they were made for, and a line that says so where they do not fit."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from undercroft.bots.random import RandomBot
from undercroft.bots.search.learned import Forest, numbers_of
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.files import cannot_be_written
from undercroft.kernel.game import Game, Options
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.kernel.versions import rules_hash

SHIPPED: Final = Path(__file__).parent / "judges"
"""Those that come with the package: for games in which search was shown to play better with them."""
FORMAT: Final = 2
LOOKED_AT: Final = 40
"""So many positions of a game at random tell whether `encode` and `evaluate` are still what they were."""


class Version(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of what a judge has learned: of any other it knows nothing."""

    numbers: int
    """How many `encode` gives."""
    rules: str
    """The game's own modules: those that all games share do not change what its numbers mean."""
    content: str
    encoding: str
    """What `encode` and `evaluate` make of a few positions."""


class JudgeFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A learned judge, and where it comes from."""

    format: int
    game: str
    players: tuple[int, ...]
    options: dict[str, Any]
    version: Version
    games: int
    """How many it has learned from, of those with this seed."""
    seed: int
    sides: dict[str, Forest]
    """By the side of a seat; '' where a game has none."""
    sum: str = ""
    """A checksum of all the rest."""

    @property
    def right_sum(self) -> str:
        rest = msgspec.structs.replace(self, sum="")
        return blake2b(_written(rest), digest_size=16).hexdigest()


class _Head(msgspec.Struct, frozen=True):
    """What files of every format have."""

    format: int
    game: str


def version_of(game: Game[Any], options: Options, players: int) -> Version:
    """What a judge that learns now learns of."""
    own = [path for path in game.rules_files() if path.is_relative_to(game.folder)]
    return Version(
        game.encoding_size, rules_hash(own), game.content_hash(options), _encoding_hash(game, options, players)
    )


def _encoding_hash(game: Game[Any], options: Options, players: int) -> str:
    digest = blake2b(digest_size=8)
    match = Match(game, options, players, Seeded(0), log=False)
    bots = [RandomBot(Random(seat)) for seat in range(players)]
    for _ in range(LOOKED_AT):
        seat = next((seat for seat in match.waiting if match.ask(seat) is not None), None)
        if match.over or seat is None:
            break
        view, ask = match.view(seat), match.ask(seat)
        numbers = numbers_of(game, view, game.evaluate(view, seat))
        digest.update(" ".join(f"{number:.4f}" for number in numbers).encode())
        if ask is not None:
            match.accept(seat, bots[seat].choose(seat, ask, Position(match, seat)))
    return digest.hexdigest()


def write_judge(file: JudgeFile, path: Path) -> None:
    """The same judge makes the same bytes."""
    try:
        path.write_bytes(_written(msgspec.structs.replace(file, sum=file.right_sum)) + b"\n")
    except OSError as error:
        raise cannot_be_written(path, error) from None


def _written(file: JudgeFile) -> bytes:
    return msgspec.json.encode(file, order="deterministic")


def read_judge(game: Game[Any], path: Path) -> JudgeFile:
    """The judge in a file, if it is one of this game as it is played now."""
    try:
        raw = path.read_bytes()
        head = msgspec.json.decode(raw, type=_Head)
        file = msgspec.json.decode(raw, type=JudgeFile) if head.format == FORMAT else None
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadInput(f"{path}: not a judge: 'undercroft lab train {game.slug} --out FILE' writes one") from None
    if head.game != game.slug:
        raise BadInput(f"{path}: a judge of {head.game}, not of {game.slug}")
    if file is None:
        raise _outdated(game, path, f"format {head.format}, not {FORMAT}")
    if damaged := _damage(game, file):
        raise BadInput(f"{path}: a damaged judge: {damaged}: 'undercroft lab train {game.slug}' makes it again")
    if changed := _changed(game, file):
        raise _outdated(game, path, changed)
    if problem := _unusable(game, file):
        raise BadInput(f"{path}: no usable judge: {problem}: 'undercroft lab train {game.slug}' makes one")
    return file


def _outdated(game: Game[Any], path: Path, changed: str) -> BadInput:
    return BadInput(
        f"{path}: a judge of another version of {game.slug} ({changed}): 'undercroft lab train {game.slug}' again"
    )


def _damage(game: Game[Any], file: JudgeFile) -> str | None:
    """What is not as it was written."""
    if file.sum != file.right_sum:
        return "its checksum is wrong"
    if not file.players or not all(players in game.players for players in file.players):
        return f"for {', '.join(map(str, file.players)) or 'no'} players"
    return None


def _unusable(game: Game[Any], file: JudgeFile) -> str | None:
    """Why it could not judge every position of its game: whoever writes a file by hand gets its checksum right, too."""
    missing = {game.side(seat) for seat in range(max(file.players))} - file.sides.keys()
    if missing:
        return f"it knows nothing of {', '.join(sorted(missing)) or 'a player'}"
    numbers = file.version.numbers + 1  # and last what the game itself thinks
    return next(filter(None, (forest.problem(numbers) for forest in file.sides.values())), None)


def _changed(game: Game[Any], file: JudgeFile) -> str:
    """What is not as it was when the judge learned."""
    try:
        now = version_of(game, game.read_options(file.options), file.players[0])
    except BadInput:
        return "other options"
    names = [name for name in Version.__struct_fields__ if getattr(now, name) != getattr(file.version, name)]
    return "other " + ", ".join(names) if names else ""


def shipped(game: Game[Any]) -> Path | None:
    """The judge of a game that comes with the package, if it has one."""
    path = SHIPPED / f"{game.slug}.json"
    return path if path.exists() else None
