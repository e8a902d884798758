"""Packs: folders of quests outside the package (docs/writing-a-quest.md).

A pack is called as its folder is, and the names of everything in it begin with its own, so that it can be in the way of
no other pack and of nothing in the box. One with a mistake in it is left out whole; all else can be played.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from undercroft.games.descent.quest.check import read_quest
from undercroft.games.descent.quest.file import ANY, Effect, Event
from undercroft.games.descent.quest.model import Area, Quest
from undercroft.games.descent.quest.quests import BOX, box_files, files_in
from undercroft.kernel.content import decode
from undercroft.kernel.errors import BadInput, BadInputs
from undercroft.kernel.messages import LANGS, Catalogue, Lang, Msg, read_messages
from undercroft.kernel.sourced import Id

VARIABLE: Final = "UNDERCROFT_PACKS"
LOCALE: Final = "locale"
TEXTS: Final = ("title", "intro", "goal", "victory", "defeat")


class Pack(NamedTuple):
    """A folder of quests that can all be played."""

    folder: Path
    quests: dict[str, Quest]
    """By their ids, in the order of their numbers."""
    files: dict[str, Path]


class LeftOut(NamedTuple):
    """A folder with mistakes in it."""

    folder: Path
    mistakes: tuple[str, ...]

    def __str__(self) -> str:
        first, *more = self.mistakes
        rest = f" (and {len(more)} more: undercroft content check {self.folder} --game descent)" if more else ""
        return f"the pack {self.folder} is left out: {first}{rest}"

    def holds(self, quest: str) -> bool:
        """Whether a quest would be in it."""
        return quest.startswith(f"{_name(self.folder)}-")


class Shelf(NamedTuple):
    """The packs of the player."""

    packs: tuple[Pack, ...]
    left_out: tuple[LeftOut, ...]


@cache
def shelf() -> Shelf:
    """The folders named in UNDERCROFT_PACKS, so that every command and every worker knows the same quests."""
    packs: dict[Path, Pack] = {}
    left_out: dict[Path, LeftOut] = {}
    for folder in map(Path, filter(None, os.environ.get(VARIABLE, "").split(os.pathsep))):
        home = folder.resolve()
        if home in packs or home in left_out:
            continue
        try:
            packs[home] = read_pack(folder, packs)
        except BadInput as error:
            left_out[home] = LeftOut(folder, tuple(str(error).split("\n")))
    return Shelf(tuple(packs.values()), tuple(left_out.values()))


def read_pack(folder: Path, beside: Iterable[Path] = ()) -> Pack:
    """The pack in a folder, beside others; what is wrong with it is BadInput, with a line for every mistake."""
    name = _name(folder)
    decode(name, Id, f"{folder}: a pack is called as its folder")
    if name in box_files():
        raise BadInput(f"{folder}: a quest in the box is called '{name}': give the folder of the pack another name")
    for other in beside:
        if other.resolve() != folder.resolve() and _name(other) == name:
            raise BadInput(f"{folder}: {other} is a pack '{name}' already: give one of the folders another name")
    return _read(folder, folder / LOCALE, f"{name}-")


def read_box() -> Pack:
    """The quests that ship, read as strictly as a pack."""
    return _read(BOX, BOX.parent / LOCALE, "")


def pack_of(path: Path) -> Path:
    """The folder of the pack that a path is in: itself, or for a file the nearest one above with a `locale`."""
    if path.is_dir():
        return path
    above = list(path.parents)[:2]
    return next((folder for folder in above if (folder / LOCALE).is_dir()), path.parent)


def _name(folder: Path) -> str:
    return folder.resolve().name


def _read(folder: Path, locale: Path, prefix: str) -> Pack:
    files = files_in(folder)
    if not files:
        raise BadInput(f"{folder}: expected a folder with quests, files that end with .yaml")
    made: dict[Path, Quest] = {}
    mistakes: list[str] = []
    for path in files:
        try:
            made[path] = named_apart(read_quest(path), prefix)
        except BadInput as error:
            mistakes += str(error).split("\n")
    stems = [path.stem for path in files]
    mistakes += [f"{path}: another file is called {path.name} too" for path in files if stems.count(path.stem) > 1]
    mistakes += _word_mistakes(list(made.values()), locale, prefix)
    if mistakes:
        raise BadInputs(mistakes)
    ordered = sorted(made, key=lambda path: made[path].number)
    return Pack(folder, {made[path].id: made[path] for path in ordered}, {made[path].id: path for path in ordered})


def named_apart(quest: Quest, prefix: str) -> Quest:
    """The quest with what others could call alike, itself and its named monsters, called after the pack."""

    def own(name: str) -> str:
        return prefix + name if name not in ("", ANY) else name

    def of_area(area: Area) -> Area:
        monsters = tuple(replace(monster, named=own(monster.named)) for monster in area.monsters)
        return replace(area, monsters=monsters, text=Msg(f"des-quest-{own(quest.id)}-area-{area.name}"))

    def of_effect(effect: Effect) -> Effect:
        if effect.spawn is None or effect.spawn.named is None:
            return effect
        return replace(effect, spawn=replace(effect.spawn, named=own(effect.spawn.named)))

    def of_event(event: Event) -> Event:
        killed = event.when.killed
        when = event.when if killed is None else replace(event.when, killed=own(killed))
        return replace(event, when=when, do=tuple(map(of_effect, event.do)))

    return replace(
        quest,
        id=own(quest.id),
        areas=tuple(map(of_area, quest.areas)),
        named={own(named.id): replace(named, id=own(named.id)) for named in quest.named.values()},
        events=tuple(map(of_event, quest.events)),
    )


def _word_mistakes(quests: list[Quest], locale: Path, prefix: str) -> Iterator[str]:
    if not locale.is_dir():
        yield f"{locale.parent}: there is no folder '{LOCALE}' with the texts of the quests"
        return
    words = Catalogue(locale)
    wanted = [message for quest in quests for message in _messages(quest)]
    for lang in LANGS:
        try:
            known = words.ids(lang)
        except BadInput as error:
            yield str(error)
            continue
        missing = dict.fromkeys(key for key in wanted if key not in known)
        yield from (f"{locale / lang}: the message '{key}' is missing" for key in missing)
        if prefix:
            yield from _strange_words(locale, lang, words, prefix)


def _messages(quest: Quest) -> Iterator[str]:
    """The ids of everything a quest says."""
    yield from (quest.text(part).id for part in TEXTS)
    yield from (area.text.id for area in quest.areas)
    yield from (quest.text(f"item-{name}").id for name in quest.items)
    yield from (quest.text(f"encounter-{name}").id for name in quest.encounters)
    yield from (quest.text(effect.say).id for event in quest.events for effect in event.do if effect.say)
    yield from (f"des-named-{name}" for name in quest.named)


def _strange_words(locale: Path, lang: Lang, words: Catalogue, prefix: str) -> Iterator[str]:
    """Messages that are not the pack's own, or that cannot be said as they stand."""
    own = (f"des-quest-{prefix}", f"des-named-{prefix}")
    for path in sorted((locale / lang).glob("*.ftl")):
        for line, key in read_messages(path):
            if not key.removeprefix("-").startswith(own):
                yield f"{path}: line {line}: the message '{key}' must begin with {' or '.join(own)}"
            elif not key.startswith("-"):
                try:
                    words.say(Msg(key), lang)
                except ValueError as error:
                    yield f"{path}: line {line}: {error}"
