"""What a game is played with that people can make themselves, quests or adventures: those of its box, and packs.

Each is a YAML file. A pack is a folder of them outside the package. It is called as its folder is, and the names of
everything in it begin with its own, so that it can be in the way of no other pack and of nothing in the box. One with a
mistake in it is left out whole; all else can be played.
"""

from __future__ import annotations

import os
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from undercroft.kernel.content import decode
from undercroft.kernel.errors import BadInput, BadInputs
from undercroft.kernel.messages import LANGS, Catalogue, Lang, Msg, read_messages
from undercroft.kernel.sourced import Id

VARIABLE: Final = "UNDERCROFT_PACKS"
LOCALE: Final = "locale"
_NUMBER: Final = re.compile(r"^number: *([0-9]+) *$", re.MULTILINE)
_GAME: Final = re.compile(r"^game: *[\"']?([a-z][a-z0-9_]*)", re.MULTILINE)


class Numbered(Protocol):
    """A quest, an adventure: found by its id, and listed by its number."""

    @property
    def id(self) -> str: ...

    @property
    def number(self) -> int: ...


T = TypeVar("T", bound=Numbered)
V = TypeVar("V")


class Pack(NamedTuple, Generic[T]):
    """A folder in which everything can be played."""

    folder: Path
    found: dict[str, T]
    """By their ids, in the order of their numbers."""
    files: dict[str, Path]


class LeftOut(NamedTuple):
    """A folder with mistakes in it."""

    game: str
    folder: Path
    mistakes: tuple[str, ...]

    def __str__(self) -> str:
        first, *more = self.mistakes
        rest = f" (and {len(more)} more: undercroft content check {self.folder} --game {self.game})" if more else ""
        return f"the pack {self.folder} is left out: {first}{rest}"

    def holds(self, name: str) -> bool:
        """Whether what is called so would be in it."""
        return name.startswith(f"{_name(self.folder)}-")


class Shelf(NamedTuple, Generic[T]):
    """The packs of the player."""

    packs: tuple[Pack[T], ...]
    left_out: tuple[LeftOut, ...]


class _Known(dict[str, V]):
    """Those that somebody has asked for."""

    def __init__(self, find: Callable[[str], V]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, name: str) -> V:
        found = self[name] = self._find(name)
        return found


class Library(ABC, Generic[T]):
    """All quests or adventures of a game."""

    game: ClassVar[str]
    what: ClassVar[str]
    """What one of them is called: quest."""
    box: ClassVar[Path]
    """The folder of those that ship; their texts are in `locale` beside it."""
    unsaid: ClassVar[bool] = False
    """Whether packs that do not say which game they are for are for this one, the first that had any."""

    def __init__(self) -> None:
        self.known: dict[str, T] = _Known(self._find)
        self.get: Callable[[str], T] = self.known.__getitem__
        """The one with this id, from the box or from a pack. No function of its own, as every rule begins with it."""
        self._numbers: dict[str, int] = _Known(self._number)
        self._shelf: Shelf[T] | None = None

    # -- what a game says of its own ----------------------------------------------------------------------------------

    @abstractmethod
    def read(self, path: Path) -> T:
        """The one in a file; what is wrong with it is BadInput, with a line for every mistake."""

    @abstractmethod
    def named_apart(self, made: T, prefix: str) -> T:
        """The same with everything that others could call alike, itself above all, called after the pack."""

    @abstractmethod
    def messages(self, made: T) -> Iterator[str]:
        """The ids of everything it says."""

    @abstractmethod
    def own_words(self, prefix: str) -> tuple[str, ...]:
        """How the messages of a pack may begin."""

    # -- finding them -------------------------------------------------------------------------------------------------

    def _find(self, name: str) -> T:
        files = self.box_files()
        return self.read(files[name]) if name in files else self._of_a_pack(name)

    def keep(self, made: T) -> None:
        """Let one that is in no file be found by its id while the program runs: the map of a scenario."""
        self.known[made.id] = made

    def ids(self) -> tuple[str, ...]:
        """All of them by their numbers: those of the box, then those of each pack."""
        ours = sorted(self.box_files(), key=self._numbers.__getitem__)
        return (*ours, *(name for pack in self.shelf().packs for name in pack.found))

    def _number(self, name: str) -> int:
        """Of one in the box: to list them, their files are not read any further than that."""
        told = _NUMBER.search(self.box_files()[name].read_text(encoding="utf-8"))
        return int(told[1]) if told is not None else self.get(name).number

    def at_number(self, number: int) -> str:
        """The id at a place in the list of all, counted from 1."""
        found = self.ids()
        if not 1 <= number <= len(found):
            raise BadInput(f"there is no {self.what} {number}: expected 1 to {len(found)}, or an id such as {found[0]}")
        return found[number - 1]

    def files(self) -> dict[str, Path]:
        """The files of all by id."""
        return {**self.box_files(), **{name: path for pack in self.shelf().packs for name, path in pack.files.items()}}

    def file(self, name: str) -> Path | None:
        """The file that one was read from; the map of a scenario is in none."""
        self.get(name)  # one that there is not is refused
        return self.box_files().get(name) or self.files().get(name)

    def box_files(self) -> dict[str, Path]:
        """The files of those that ship, by id, which is also the name of the file."""
        return {path.stem: path for path in _files_in(self.box)}

    def locales(self) -> tuple[Path, ...]:
        """The folders with the messages of the packs."""
        return tuple(pack.folder / LOCALE for pack in self.shelf().packs)

    def left_out(self) -> list[str]:
        """The packs that cannot be used, a line for each."""
        return [str(pack) for pack in self.shelf().left_out]

    def _of_a_pack(self, name: str) -> T:
        shelf = self.shelf()
        for pack in shelf.packs:
            if name in pack.found:
                return pack.found[name]
        if any(pack.holds(name) for pack in shelf.left_out):
            # Why is for whoever keeps the packs: a player at a table need not know the files of the machine.
            raise BadInput(f"the {self.what} '{name}' is in a pack that is left out: 'undercroft games' says why")
        raise BadInput(f"there is no {self.what} '{name}': expected one of {', '.join(self.files())}")

    # -- packs --------------------------------------------------------------------------------------------------------

    def shelf(self) -> Shelf[T]:
        """The folders named in UNDERCROFT_PACKS, so that every command and every worker knows the same."""
        if self._shelf is None:
            self._shelf = self._read_shelf()
        return self._shelf

    def forget(self) -> None:
        """Look for everything anew."""
        self.known.clear()
        self._numbers.clear()
        self._shelf = None

    def _read_shelf(self) -> Shelf[T]:
        packs: dict[Path, Pack[T]] = {}
        left_out: dict[Path, LeftOut] = {}
        for folder in map(Path, filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))):
            home = folder.resolve()
            if home in packs or home in left_out or not self._is_for_us(folder):
                continue
            try:
                packs[home] = self.read_pack(folder, packs)
            except BadInput as error:
                left_out[home] = LeftOut(self.game, folder, tuple(str(error).split("\n")))
        return Shelf(tuple(packs.values()), tuple(left_out.values()))

    def _is_for_us(self, folder: Path) -> bool:
        from undercroft.kernel.registry import announced

        said = game_of(folder)
        # Somebody has to complain about the name of a game that there is not.
        return said == self.game or (self.unsaid and said not in announced())

    def read_pack(self, folder: Path, beside: Iterable[Path] = ()) -> Pack[T]:
        """The pack in a folder, beside others; what is wrong with it is BadInput, with a line for every mistake."""
        name = _name(folder)
        decode(name, Id, f"{folder}: a pack is called as its folder")
        if name in self.box_files():
            one = f"{'an' if self.what[0] in 'aeiou' else 'a'} {self.what}"
            raise BadInput(f"{folder}: {one} in the box is called '{name}': give the folder of the pack another name")
        for other in beside:
            if other.resolve() != folder.resolve() and _name(other) == name:
                raise BadInput(f"{folder}: {other} is a pack '{name}' already: give one of the folders another name")
        return self._read(folder, folder / LOCALE, f"{name}-")

    def read_box(self) -> Pack[T]:
        """Those that ship, read as strictly as a pack."""
        return self._read(self.box, self.box.parent / LOCALE, "")

    def check(self, path: Path, beside: Sequence[Path] = ()) -> list[str]:
        """For `Game.check_content`: the box or the pack that a path is in, read as it is for a game."""
        folder = path if path.is_dir() else path.parent
        shipped = folder.resolve() == self.box.resolve()
        found = self.read_box().found if shipped else self.read_pack(pack_of(path), map(pack_of, beside)).found
        return [f"{len(found)} {self.what}{'s' if len(found) > 1 else ''}: {', '.join(found)}"]

    def _read(self, folder: Path, locale: Path, prefix: str) -> Pack[T]:
        files = _files_in(folder)
        if not files:
            raise BadInput(f"{folder}: expected a folder with {self.what}s, files that end with .yaml")
        made: dict[Path, T] = {}
        mistakes: list[str] = []
        for path in files:
            try:
                made[path] = self.named_apart(self.read(path), prefix)
            except BadInput as error:
                mistakes += str(error).split("\n")
        stems = [path.stem for path in files]
        mistakes += [f"{path}: another file is called {path.name} too" for path in files if stems.count(path.stem) > 1]
        mistakes += self._word_mistakes(list(made.values()), locale, prefix)
        if mistakes:
            raise BadInputs(mistakes)
        ordered = sorted(made, key=lambda path: made[path].number)
        return Pack(folder, {made[path].id: made[path] for path in ordered}, {made[path].id: path for path in ordered})

    def _word_mistakes(self, made: list[T], locale: Path, prefix: str) -> Iterator[str]:
        if not locale.is_dir():
            yield f"{locale.parent}: there is no folder '{LOCALE}' with the texts of the {self.what}s"
            return
        words = Catalogue(locale)
        wanted = [message for one in made for message in self.messages(one)]
        for lang in LANGS:
            try:
                known = words.ids(lang)
            except BadInput as error:
                yield str(error)
                continue
            missing = dict.fromkeys(key for key in wanted if key not in known)
            yield from (f"{locale / lang}: the message '{key}' is missing" for key in missing)
            if prefix:
                yield from _strange_words(locale, lang, words, self.own_words(prefix))


def pack_of(path: Path) -> Path:
    """The folder of the pack that a path is in: itself, or for a file the nearest one above with a `locale`."""
    if path.is_dir():
        return path
    above = list(path.parents)[:2]
    return next((folder for folder in above if (folder / LOCALE).is_dir()), path.parent)


def game_of(folder: Path) -> str | None:
    """The game that a pack is for, where one of its files says so: `game: descent`.

    Read as text, so that a mistake in a file is complained about by the game that it is for, and by no other.
    """
    for file in _files_in(folder):
        try:
            said = _GAME.search(file.read_text(encoding="utf-8", errors="replace"))
        except OSError:
            continue
        if said is not None:
            return said[1]
    return None


def _files_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.yaml"))


def _name(folder: Path) -> str:
    return folder.resolve().name


def _strange_words(locale: Path, lang: Lang, words: Catalogue, own: tuple[str, ...]) -> Iterator[str]:
    """Messages that are not the pack's own, or that cannot be said as they stand."""
    for path in sorted((locale / lang).glob("*.ftl")):
        for line, key in read_messages(path):
            if not key.removeprefix("-").startswith(own):
                yield f"{path}: line {line}: the message '{key}' must begin with {' or '.join(own)}"
            elif not key.startswith("-"):
                try:
                    words.say(Msg(key), lang)
                except ValueError as error:
                    yield f"{path}: line {line}: {error}"
