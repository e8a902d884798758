"""Finding quests: the ones that ship, those of the box, are in `quests/`; others come in packs (`packs`)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from undercroft.games.descent.quest.check import read_quest
from undercroft.games.descent.quest.model import Quest
from undercroft.kernel.errors import BadInput

if TYPE_CHECKING:
    from undercroft.games.descent.quest.packs import Shelf

BOX = Path(__file__).parents[1] / "quests"

_QUESTS: dict[str, Quest] = {}


def quest(name: str) -> Quest:
    """The quest with this id, from the box or from a pack."""
    found = _QUESTS.get(name)
    if found is None:
        files = box_files()
        found = _QUESTS[name] = load_quest(files[name]) if name in files else _quest_of_a_pack(name)
    return found


def keep(made: Quest) -> None:
    """Let a quest that is in no file be found by its id while the program runs: the map of a scenario."""
    _QUESTS[made.id] = made


def quests() -> tuple[str, ...]:
    """The ids of all quests by their numbers: those of the box, then those of each pack."""
    ours = sorted(box_files(), key=lambda name: quest(name).number)
    return (*ours, *(name for pack in _shelf().packs for name in pack.quests))


def quest_number(number: int) -> str:
    """The id of the quest at a place in the list of all quests, counted from 1."""
    found = quests()
    if not 1 <= number <= len(found):
        raise BadInput(f"there is no quest {number}: expected 1 to {len(found)}, or an id such as {found[0]}")
    return found[number - 1]


def quest_files() -> dict[str, Path]:
    """The files of all quests by id."""
    return {**box_files(), **{name: path for pack in _shelf().packs for name, path in pack.files.items()}}


def quest_file(name: str) -> Path | None:
    """The file that a quest was read from; the map of a scenario is in none."""
    quest(name)  # one that there is not is refused
    return box_files().get(name) or quest_files().get(name)


def box_files() -> dict[str, Path]:
    """The files of the quests that ship, by id, which is also the name of the file."""
    return {path.stem: path for path in files_in(BOX)}


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.yaml"))


def load_quest(path: Path) -> Quest:
    """The quest of a file; what is wrong with it is BadInput, with a line for every mistake."""
    return read_quest(path)


def locale_folders() -> tuple[Path, ...]:
    """The folders with the texts of packs."""
    return tuple(pack.folder / "locale" for pack in _shelf().packs)


def left_out() -> list[str]:
    """The packs that cannot be used, a line for each."""
    return [str(pack) for pack in _shelf().left_out]


def _quest_of_a_pack(name: str) -> Quest:
    shelf = _shelf()
    for pack in shelf.packs:
        if name in pack.quests:
            return pack.quests[name]
    if any(pack.holds(name) for pack in shelf.left_out):
        # Why is for whoever keeps the packs: a player at a table need not know the files of the machine that serves it.
        raise BadInput(f"the quest '{name}' is in a pack that is left out: 'undercroft games' says why")
    raise BadInput(f"there is no quest '{name}': expected one of {', '.join(quest_files())}")


def _shelf() -> Shelf:
    from undercroft.games.descent.quest.packs import shelf  # packs are made of what this module defines

    return shelf()
