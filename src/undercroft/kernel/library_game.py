"""A game that is played with one quest or adventure of many: those of its box, and those of packs (packs.py)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from undercroft.kernel.game import Game, Options, S
from undercroft.kernel.packs import Library


class LibraryGame(Game[S]):
    """Which one is played is an option, called as the library calls one of them."""

    library: ClassVar[Library[Any]]
    cards_file: ClassVar[str] = "heroes.yaml"
    """The file by which a folder of cards is known."""

    @abstractmethod
    def cards_in(self, folder: Path) -> Mapping[str, int]:
        """How many cards of each kind are in a folder; mistakes in them are BadInput."""

    def read_options(self, raw: Mapping[str, Any]) -> Options:
        """As in every game; a quest may be told by its place in the list, from 1, instead of its id."""
        option = self.library.what
        told = str(raw.get(option, ""))
        return super().read_options({**raw, option: self.library.at_number(int(told))} if told.isdecimal() else raw)

    def content_files(self, options: Any) -> list[Path]:  # noqa: ANN401 - the game's own options struct
        return [*super().content_files(options), *self.chosen_files(options)]

    def chosen_files(self, options: Any) -> list[Path]:  # noqa: ANN401 - the game's own options struct
        """The file of the quest or adventure that is played; the map of a scenario is in none."""
        file = self.library.file(getattr(options, self.library.what))
        return [file] if file is not None else []

    def locales(self) -> tuple[Path, ...]:
        return (*super().locales(), *self.library.locales())

    def left_out(self) -> list[str]:
        return self.library.left_out()

    def check_content(self, path: Path, beside: Sequence[Path] = ()) -> list[str]:
        """The cards, if it is a folder of them; otherwise a pack, read as it is for a game."""
        folder = path if path.is_dir() else path.parent
        if (folder / self.cards_file).exists():
            return [", ".join(f"{count} {what}" for what, count in self.cards_in(folder).items())]
        return self.library.check(path, beside)

    def allowed(self, option: str) -> list[Any]:
        return list(self.library.ids()) if option == self.library.what else super().allowed(option)
