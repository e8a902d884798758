"""`undercroft games`."""

from __future__ import annotations

from typing import Any

import msgspec
import typer

from undercroft.commands import Examples, Json, Language, language, say, say_json
from undercroft.kernel.game import Game
from undercroft.kernel.messages import Catalogue, Lang, Msg, msg
from undercroft.kernel.options import typed
from undercroft.terminal.voice import catalogue


def games(as_json: Json = False, lang: Language = None, examples: Examples = False) -> None:
    """List the installed games: players, options, bots, and what is in the box."""
    from undercroft.kernel.registry import offered

    found = offered(examples=examples)
    words = catalogue(*found.values())
    spoken = language(lang)
    if as_json:
        say_json({"games": {slug: _facts(game, words, spoken) for slug, game in found.items()}})
        return
    for game in found.values():
        _describe(game, words, spoken)


def _facts(game: Game[Any], words: Catalogue, lang: Lang) -> dict[str, Any]:
    from undercroft.bots import bot_names

    return {
        "title": words.say(game.title, lang),
        "players": {"min": game.players.start, "max": game.players.stop - 1},
        "rules_version": game.version,
        "modes": {
            field.name: {"default": field.default, "allowed": game.allowed(field.name)} for field in _options(game)
        },
        "bots": bot_names(game),
        "content": game.counts(),
        "left_out": game.left_out(),
    }


def _describe(game: Game[Any], words: Catalogue, lang: Lang) -> None:
    from undercroft.bots import bot_names

    def line(message: Msg, indent: str = "  ") -> None:
        say(indent + words.say(message, lang))

    say(f"{typer.style(game.slug, bold=True)}  {words.say(game.title, lang)}")
    line(msg("command-games-players", low=game.players.start, high=game.players.stop - 1))
    if counts := [_counted(game, what, n, words, lang) for what, n in game.counts().items()]:
        line(msg("command-games-content", counts=", ".join(counts)))
    line(msg("command-games-bots", bots=", ".join(bot_names(game))))
    line(msg("command-games-play", command=f"undercroft play {game.slug}"))
    if options := _options(game):
        line(msg("command-games-options"))
        for field in options:
            meaning = Msg(f"{game.slug}-option-{field.name}")
            told = f" ({words.say(meaning, lang)})" if words.has(meaning.id, lang) else ""
            say(f"    {field.name}: {', '.join(map(typed, game.allowed(field.name)))}{told}")
    if problems := game.left_out():
        line(msg("command-games-left-out"))
        for problem in problems:
            say(f"    {problem}")
    say("")


def _options(game: Game[Any]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(game.options_type)


def _counted(game: Game[Any], what: str, n: int, words: Catalogue, lang: Lang) -> str:
    """In the game's own words if it has some: `paperdungeons-count-bosses`."""
    message = Msg(f"{game.slug}-count-{what}", {"n": n})
    return words.say(message, lang) if words.has(message.id, lang) else f"{n} {what}"
