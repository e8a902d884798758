"""`undercroft rules`."""

from __future__ import annotations

import shutil
import textwrap
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer

from undercroft.commands import AnyGameName, Json, Language, language, say, say_json
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.ledger import Ledger, Rule, load_ledger
from undercroft.kernel.messages import Catalogue, Lang, msg
from undercroft.terminal.voice import catalogue

Coverage = Annotated[bool, typer.Option("--coverage", help="Which rules are exercised by a test or scenario.")]
Tests = Annotated[
    list[Path] | None,
    typer.Option(metavar="PATH", help="Folders of tests and scenarios; without it, those of the game's project."),
]


def rules(
    game: AnyGameName = None,
    coverage: Coverage = False,
    tests: Tests = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """List the rules of a game with their ids, in the order of its rulebook; or say which of them are tested."""
    from undercroft.kernel import registry
    from undercroft.kernel.coverage import has_ledger

    games = list(filter(has_ledger, registry.offered().values())) if game is None else [registry.game(game)]
    if coverage:
        _say_coverage(games, tests, as_json=as_json)
        return
    ledgers = [(found, load_ledger(found.folder, language(lang))) for found in games]
    if as_json:
        say_json(
            {"games": {found.slug: {"rules": len(ledger.rules), "ledger": ledger.rules} for found, ledger in ledgers}}
        )
        return
    words = catalogue(*games)
    for found, ledger in ledgers:
        _list(ledger, found, words, language(lang))


def _say_coverage(games: list[Game[Any]], tests: list[Path] | None, *, as_json: bool) -> None:
    from undercroft.kernel.coverage import coverage, roots_of

    for root in tests or ():
        if not root.is_dir():
            raise BadInput(f"{root}: expected a folder with tests in it")
    found = {game.slug: coverage(game, tests or roots_of(game)) for game in games}
    if as_json:
        say_json({"games": found})
        return
    for slug, covered in found.items():
        for rule, (first, *others) in covered.by_rule.items():
            say(f"{rule:<12} {first}" + (f" and {len(others)} more" if others else ""))
        for rule, reason in covered.not_applicable.items():
            say(f"{rule:<12} not applicable: {' '.join(reason.split())}")
        for rule in covered.untested:
            say(f"{rule:<12} {typer.style('untested', bold=True)}")
        counts = f"{covered.tested} tested, {len(covered.untested)} untested"
        say(f"{slug}: {covered.rules} rules, {counts}, {len(covered.not_applicable)} not applicable")


def _list(ledger: Ledger, game: Game[Any], words: Catalogue, lang: Lang) -> None:
    say(words.say(msg("command-rules-title", game=game.title, count=len(ledger.rules)), lang))
    for area, listed in groupby(ledger.rules, key=lambda rule: rule.area):
        say("")
        say(typer.style(area, bold=True))
        for rule in listed:
            _say_rule(rule, words, lang)


def _say_rule(rule: Rule, words: Catalogue, lang: Lang) -> None:
    parts = [rule.rule]
    for key, text in (("vector", rule.vector), ("ruling", rule.ruling), ("not-applicable", rule.not_applicable)):
        if text:
            parts.append(words.say(msg(f"command-rules-{key}", text=text), lang))
    parts.append(words.say(msg("command-rules-where", where=rule.where), lang))
    width = min(shutil.get_terminal_size().columns, 120)
    say(f"  {typer.style(rule.id, bold=True)}")
    for part in parts:
        say(textwrap.fill(" ".join(part.split()), width, initial_indent="    ", subsequent_indent="    "))
