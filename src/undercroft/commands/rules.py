"""`undercroft rules`."""

from __future__ import annotations

import re
import shutil
import textwrap
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec.structs import replace

from undercroft.commands import Json, Language, language, say, say_json
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.ledger import Ledger, Rule, load_ledger
from undercroft.kernel.messages import Catalogue, Lang, msg
from undercroft.terminal.voice import catalogue

GameOrRule = Annotated[
    str | None,
    typer.Argument(
        metavar="[GAME|RULE]",
        help="Short name of a game, or the id of a rule; without it, all games.",
        show_default=False,
    ),
]
Coverage = Annotated[bool, typer.Option("--coverage", help="Which rules are exercised by a test or scenario.")]
Where = Annotated[bool, typer.Option("--where", help="The file and line where each rule is decided.")]
Tests = Annotated[
    list[Path] | None,
    typer.Option(metavar="PATH", help="Folders of tests and scenarios; without it, those of the game's project."),
]

RULE = re.compile(r"[A-Z]+-[A-Z]+-\d+")


def rules(
    game: GameOrRule = None,
    coverage: Coverage = False,
    where: Where = False,
    tests: Tests = None,
    as_json: Json = False,
    lang: Language = None,
) -> None:
    """List the rules of a game with their ids, in the order of its rulebook; or where each is decided or tested."""
    from undercroft.kernel import registry
    from undercroft.kernel.coverage import has_ledger

    wanted = game if game is not None and RULE.fullmatch(game) else None
    if wanted:
        games = [_game_with(wanted, list(filter(has_ledger, registry.games().values())))]
    else:
        games = list(filter(has_ledger, registry.offered().values())) if game is None else [registry.game(game)]
    if coverage:
        _say_coverage(games, tests, as_json=as_json)
        return
    if where:
        _say_where(games, wanted, as_json=as_json)
        return
    ledgers = [(found, _only(load_ledger(found.folder, language(lang)), wanted)) for found in games]
    if as_json:
        say_json(
            {"games": {found.slug: {"rules": len(ledger.rules), "ledger": ledger.rules} for found, ledger in ledgers}}
        )
        return
    words = catalogue(*games)
    for found, ledger in ledgers:
        if wanted:
            _say_rule(ledger.rules[0], words, language(lang))
        else:
            _list(ledger, found, words, language(lang))


def _game_with(rule: str, games: list[Game[Any]]) -> Game[Any]:
    for game in games:
        if rule in load_ledger(game.folder).by_id:
            return game
    raise BadInput(f"there is no rule '{rule}': `undercroft rules GAME` lists those of a game")


def _only(ledger: Ledger, rule: str | None) -> Ledger:
    """The ledger, or of all its rules this one."""
    return replace(ledger, rules=(ledger.by_id[rule],)) if rule else ledger


def _say_where(games: list[Game[Any]], rule: str | None, *, as_json: bool) -> None:
    from undercroft.kernel.citations import citations

    found = {game.slug: citations(game) for game in games}
    places = {
        slug: {cited: [_place(*place) for place in at] for cited, at in by_rule.items() if rule in (None, cited)}
        for slug, by_rule in found.items()
    }
    if as_json:
        say_json({"games": {slug: {"where": by_rule} for slug, by_rule in places.items()}})
        return
    for by_rule in places.values():
        for cited, at in by_rule.items():
            for place in at or [typer.style("cited nowhere", bold=True)]:
                say(f"{cited:<12} {place}")


def _place(file: Path, line: int) -> str:
    """As editors and terminals understand it: `rules/dice.py:31`."""
    here = Path.cwd()
    return f"{file.relative_to(here) if file.is_relative_to(here) else file}:{line}"


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
        for rule in covered.uncited:
            say(f"{rule:<12} {typer.style('cited nowhere', bold=True)}")
        counts = f"{covered.tested} tested, {len(covered.untested)} untested"
        excused = f"{len(covered.not_applicable)} not applicable"
        say(f"{slug}: {covered.rules} rules, {counts}, {excused}; {covered.cited} cited, {len(covered.uncited)} not")


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
