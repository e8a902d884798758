"""`undercroft content check`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from undercroft.commands import Json, complain, say, say_json
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game

Paths = Annotated[list[Path], typer.Argument(metavar="PATH", help="Folders of content files.")]
OfGame = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="The game it is for, where the place does not tell.")
]


def check(paths: Paths, game: OfGame = None, as_json: Json = False) -> None:
    """Check content files and quests, and name file, entry and field of what is wrong.

    Where the parts of a game's content refer to each other, a file stands for the folder it is in. Exits with code 2 if
    anything is wrong.
    """
    passed: list[dict[str, Any]] = []
    failed: list[dict[str, str]] = []
    for number, path in enumerate(paths):
        try:
            owner = _owner(path, game)
            found = owner.check_content(path, paths[:number])
        except BadInput as error:
            failed.append({"file": str(path), "error": str(error)})
            complain(str(error))
        else:
            passed.append({"file": str(path), "game": owner.slug, "found": found})
            if not as_json:
                say(f"{path}: {owner.slug}: {'; '.join(found)}")
    if as_json:
        say_json({"passed": passed, "failed": failed})
    if failed:
        raise typer.Exit(2)


def _owner(path: Path, slug: str | None) -> Game[Any]:
    """The game that the content is for: named, told by its place or by itself, or the only one there is."""
    from undercroft.kernel import registry
    from undercroft.kernel.packs import game_of, pack_of

    if not path.exists():
        raise BadInput(f"{path}: there is no such file or folder")
    if slug is not None:
        return registry.game(slug)
    games = registry.games()
    for game in games.values():
        if path.resolve().is_relative_to(game.folder.resolve()):
            return game
    if (said := game_of(pack_of(path))) in games:
        return games[said]
    readers = [game for game in games.values() if type(game).check_content is not Game.check_content]
    if len(readers) != 1:
        names = ", ".join(game.slug for game in readers)
        raise BadInput(f"{path}: say which game it is for with --game: {names}")
    return readers[0]
