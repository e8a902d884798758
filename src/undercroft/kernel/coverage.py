"""Which tests and scenarios exercise which rule of a game's ledger, and which rules its source cites.

A test says so with `@pytest.mark.rule("PAP-MON-04")`, a scenario with `rules: [PAP-MON-04]`. Both are read, not run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.citations import citations
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.ledger import load_ledger
from undercroft.kernel.scenario_file import read_script

NOT_RUN = {"skip", "skipif", "xfail"}
"""A test with one of these marks proves nothing."""


class Coverage(msgspec.Struct, frozen=True):
    """The rules of one game, and where each is exercised."""

    rules: int
    tested: int
    untested: list[str]
    not_applicable: dict[str, str]
    """Rules that software cannot exercise, each with the reason."""
    by_rule: dict[str, list[str]]
    """For each rule, the tests and scenarios that exercise it."""
    cited: int
    uncited: list[str]
    """Rules that are named nowhere in the game's source, content and quests: nobody finds where they are decided."""


class Mark(NamedTuple):
    """Somebody says that a rule is exercised here."""

    rule: str
    place: str


def coverage(game: Game[Any], roots: Iterable[Path]) -> Coverage:
    """What the tests and scenarios under some folders exercise; a rule that the ledger lacks is an error."""
    ledger = load_ledger(game.folder)
    found: dict[str, list[str]] = {rule.id: [] for rule in ledger.rules}
    prefixes = {_prefix(rule) for rule in found}
    for mark in marks(roots):
        if mark.rule in found:
            found[mark.rule].append(mark.place)
        elif _prefix(mark.rule) in prefixes:  # other prefixes belong to other games
            raise BadInput(f"{mark.place}: the ledger of {game.slug} has no rule '{mark.rule}'")
    excused = {rule.id: rule.not_applicable for rule in ledger.rules if rule.not_applicable}
    tested = {rule: places for rule, places in found.items() if places}
    cited = [rule for rule, places in citations(game).items() if places]
    return Coverage(
        rules=len(found),
        tested=len(tested),
        untested=[rule for rule in found if rule not in tested and rule not in excused],
        not_applicable=excused,
        by_rule=tested,
        cited=len(cited),
        uncited=[rule for rule in found if rule not in cited and rule not in excused],
    )


def has_ledger(game: Game[Any]) -> bool:
    return (game.folder / "ledger.yaml").is_file()


def roots_of(game: Game[Any]) -> list[Path]:
    """Where a game's scenarios are, and the tests of the project that it is part of, if they are at hand."""
    projects = [folder for folder in game.folder.parents if (folder / "pyproject.toml").is_file()]
    roots = [game.folder / "scenarios", *(folder / "tests" for folder in projects[:1])]
    return [root for root in roots if root.is_dir()]


def _prefix(rule: str) -> str:
    return rule.partition("-")[0]


def marks(roots: Iterable[Path]) -> Iterator[Mark]:
    """Every mark in the test modules and in the folders called `scenarios`, in the order of the files' names."""
    for root in roots:
        for path in sorted(root.rglob("*")):
            place = path.relative_to(root.parent).as_posix()
            if path.suffix == ".py" and path.stem.startswith("test_"):
                yield from marks_of_tests(path, place)
            elif path.suffix == ".yaml" and path.parent.name == "scenarios":
                yield from (Mark(rule, place) for rule in read_script(path).rules)


def marks_of_tests(path: Path, place: str) -> list[Mark]:
    """The marks of a test module: on functions, classes and parameters, and of the module itself."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    except (SyntaxError, UnicodeDecodeError, OSError) as error:
        raise BadInput(f"{path}: not a Python module: {error}") from None
    reader = _Reader(place)
    reader.visit(tree)
    return reader.found


class _Reader(ast.NodeVisitor):
    """Walks through a module and remembers whose marks it reads."""

    def __init__(self, place: str) -> None:
        self._names = [place]
        self.found: list[Mark] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._enter(node)

    def _enter(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        if any(_mark_name(decorator) in NOT_RUN for decorator in node.decorator_list):
            return
        self._names.append(node.name)
        self.generic_visit(node)
        self._names.pop()

    def visit_Call(self, node: ast.Call) -> None:
        if _mark_name(node) == "rule":
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise BadInput(f"{self._names[0]}: line {node.lineno}: expected rule ids as plain strings")
                self.found.append(Mark(argument.value, "::".join(self._names)))
        self.generic_visit(node)


def _mark_name(node: ast.expr) -> str | None:
    """`rule` for `pytest.mark.rule(...)`, with or without a call."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "mark":
        return node.attr
    return None
