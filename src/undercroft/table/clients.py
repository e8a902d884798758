"""What a game brings along for the browser: the files in the `client` folder of its package, served as they are.

A game whose pictures did not come with the client has them here (docs/a-game-in-the-browser.md). The address of a file
holds a hash of all of them, so that a browser may keep it for good. Only files that were found in the folder are
served: nothing that a request says becomes part of a path.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from undercroft.table.box import known_game
from undercroft.table.refusals import Refuse

FOLDER: Final = "client"
MODULE: Final = "client.js"

Found = tuple[tuple[str, Path, int], ...]


class Brought(NamedTuple):
    """The files of one game by their names, as addresses spell them."""

    version: str
    files: dict[str, Path]


def brought(slug: str) -> Brought:
    folder = known_game(slug).folder / FOLDER
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return _brought(tuple((path.relative_to(folder).as_posix(), path, path.stat().st_mtime_ns) for path in files))


def module(slug: str) -> str | None:
    """The address of the module that draws a game, if it brings one."""
    found = brought(slug)
    return f"/games/{slug}/{found.version}/{MODULE}" if MODULE in found.files else None


def file(slug: str, version: str, name: str) -> Path:
    found = brought(slug)
    if version != found.version or name not in found.files:
        raise Refuse("unknown", "table-no-such-page")
    return found.files[name]


@lru_cache(maxsize=32)
def _brought(found: Found) -> Brought:
    """The times of the last changes are there to tell when to read them again."""
    digest = blake2b(digest_size=8)
    for name, path, _ in found:
        digest.update(f"{name}\n".encode() + blake2b(path.read_bytes(), digest_size=8).digest())
    return Brought(digest.hexdigest(), {name: path for name, path, _ in found})
