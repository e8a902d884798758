"""What is in the box of a game, for whoever is about to play it: options, seats, bots, words, rules."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from undercroft.bots import levels
from undercroft.bots.strengths import Duel, strengths
from undercroft.kernel.game import Game
from undercroft.kernel.ledger import load_ledger
from undercroft.kernel.messages import LANGS, Catalogue, Lang, Msg
from undercroft.kernel.registry import announced, game, offered
from undercroft.table.refusals import Refuse

_HERE = Path(__file__).parent
_KERNEL = _HERE.parent / "kernel" / "locale"
OWN = _HERE / "locale"


class ValueInfo(msgspec.Struct, frozen=True):
    """A value an option may have; `label` is None where the game has no words of its own for it."""

    value: Any
    label: Msg | None


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    label: Msg | None
    default: Any
    values: list[ValueInfo]
    """Empty if any text will do."""


class SideInfo(msgspec.Struct, frozen=True):
    side: str
    label: Msg | None


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby offers it."""

    slug: str
    title: Msg
    players: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
    sides: dict[int, list[SideInfo]]
    """The side of each seat, by the number of players."""
    counts: dict[str, int]
    duels: list[Duel]
    """How often bots beat each other, as far as it was measured."""
    prepares: bool
    """Whether what comes before the game proper can be answered for everybody."""
    lesson: bool
    """Whether there is a first game to learn by."""
    practice: bool
    """Whether something of it can be practised without a table."""


def known_game(slug: str) -> Game[Any]:
    if slug not in announced():
        raise Refuse("unknown", "table-no-such-game", games=", ".join(announced()))
    return game(slug)


def installed(slug: str) -> Game[Any] | None:
    """The game, if it is installed."""
    return game(slug) if slug in announced() else None


@cache
def games_json(*, examples: bool) -> bytes:
    """The games on offer, the same for everybody."""
    return msgspec.json.encode([describe(game) for game in offered(examples=examples).values()])


def describe(game: Game[Any]) -> GameInfo:
    low, high = game.players.start, game.players.stop - 1
    words = Catalogue(*game.locales())
    options = []
    for field in msgspec.structs.fields(game.options_type):
        label = Msg(f"{game.slug}-option-{field.name}")
        values = [ValueInfo(value, _named(game, value)) for value in game.allowed(field.name)]
        options.append(OptionInfo(field.name, label if words.has(label.id, "en") else None, field.default, values))
    sides = {
        players: [SideInfo(side, _named(game, side) if side else None) for side in map(game.side, range(players))]
        for players in range(low, high + 1)
    }
    measured = strengths(game)
    return GameInfo(
        slug=game.slug,
        title=game.title,
        players=(low, high),
        options=options,
        bots=levels(game),
        sides=sides,
        counts=game.counts(),
        duels=measured.duels if measured is not None else [],
        prepares=bool(game.preparations),
        lesson=game.lesson is not None,
        practice=game.practice() is not None,
    )


def _named(game: Game[Any], value: object) -> Msg | None:
    """The game's own words for this value, if it has any."""
    said = game.called(value) if isinstance(value, str) else None
    return said if said is not None and said.id != "kernel-value" else None


def read_lang(lang: str) -> Lang:
    for known in LANGS:
        if known == lang:
            return known
    raise Refuse("unknown", "table-no-such-language", langs=", ".join(LANGS))


def messages(slug: str | None, lang: Lang) -> bytes:
    """The Fluent source of what the kernel, the table and, if one is named, a game say."""
    folders = [_KERNEL, OWN, *(known_game(slug).locales() if slug is not None else ())]
    files = [path for folder in folders for path in sorted((folder / lang).glob("*.ftl"))]
    return _joined(tuple((path, path.stat().st_mtime_ns) for path in files))


@lru_cache(maxsize=32)
def _joined(files: tuple[tuple[Path, int], ...]) -> bytes:
    """Files one after another; the times of their last changes are there to tell when to read them again."""
    return b"\n".join(path.read_bytes() for path, _ in files)


@cache
def catalogue(slug: str) -> bytes:
    return msgspec.json.encode(known_game(slug).catalogue())


@cache
def rules(slug: str, lang: Lang) -> bytes:
    """The ledger, rule by rule."""
    ledger = load_ledger(known_game(slug).folder, lang)
    return msgspec.json.encode(
        [{"id": rule.id, "chapter": rule.area, **msgspec.to_builtins(rule)} for rule in ledger.rules]
    )
