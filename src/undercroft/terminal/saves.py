"""What stays on disk between games: the record of every game, and the language last chosen."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.messages import LANGS, Lang
from undercroft.kernel.record import Record, RecordWriter, read

APP = "undercroft"


class Settings(msgspec.Struct):
    """What is remembered for next time."""

    lang: Lang = "en"


def data_folder() -> Path:
    return _xdg("XDG_DATA_HOME", ".local/share")


def config_file() -> Path:
    return _xdg("XDG_CONFIG_HOME", ".config") / "settings.json"


def _xdg(variable: str, default: str) -> Path:
    base = os.environ.get(variable, "")
    # The XDG specification has relative paths ignored.
    return (Path(base) if Path(base).is_absolute() else Path.home() / default) / APP


def load_settings() -> Settings:
    """The settings; where there are none, or none that can be read, the language of the system."""
    try:
        return msgspec.json.decode(config_file().read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError):
        return Settings(_system_lang())


def _system_lang() -> Lang:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return next((lang for lang in LANGS if spoken.startswith(lang)), "en")


def remember_lang(lang: Lang) -> None:
    """Remember the language; not being able to is no reason to stop playing."""
    file = config_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(Settings(lang)))
    except OSError:
        return


def unfinished() -> list[Path]:
    """The games that can be resumed, the latest first."""
    games = (data_folder() / "unfinished").glob("*.jsonl")
    return sorted(games, key=lambda path: path.stat().st_mtime, reverse=True)


class Journal:
    """The record of the game at the table, written down after every answer."""

    def __init__(self, path: Path, writer: RecordWriter, *, kept_by_us: bool) -> None:
        """`kept_by_us`: the file is in our own folder, and moves when the game is over."""
        self.path = path
        self._writer = writer
        self._kept_by_us = kept_by_us

    @classmethod
    def begin(cls, match: Match[Any], seats: Sequence[str], seed: int | None, path: Path | None) -> Journal:
        """Write to `path`, or to a new file in our own folder."""
        ours = path is None
        if path is None:
            stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S-%f")
            path = data_folder() / "unfinished" / f"{match.game.slug}-{stamp}.jsonl"
            make_folder(path.parent)
        elif path.exists():
            raise BadInput(f"{path}: exists already: name another file, or go on with this one by --resume")
        return cls(path, RecordWriter.create(path, match, seats, seed), kept_by_us=ours)

    @classmethod
    def resume(cls, path: Path, record: Record) -> Journal:
        return cls(path, RecordWriter.resume(path, record), kept_by_us=path.parent == data_folder() / "unfinished")

    def sync(self, match: Match[Any]) -> None:
        self._writer.sync(match)

    def copy_to(self, target: Path) -> None:
        """A copy of the record as it stands."""
        try:
            shutil.copyfile(self.path, target)
        except (OSError, shutil.SameFileError) as error:
            raise BadInput(f"{target}: cannot be written: {error}") from None

    def close(self, *, over: bool) -> None:
        """Stop writing; a finished game moves out of the list of those to resume."""
        self._writer.close()
        if over and self._kept_by_us:
            folder = data_folder() / "finished"
            make_folder(folder)
            self.path = self.path.rename(folder / self.path.name)

    def discard(self) -> bool:
        """The players do not want to go on: forget the game, unless they named the file; whether it is gone."""
        self._writer.close()
        if self._kept_by_us:
            self.path.unlink(missing_ok=True)
        return self._kept_by_us


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder}: cannot be made: {error.strerror}") from None


def load_game(path: Path) -> tuple[Record, Match[Any]]:
    """A recorded game, ready to go on."""
    record = read(path)
    return record, record.load()
