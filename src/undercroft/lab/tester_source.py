"""Whether every rule that is called is also run.

A forgotten `yield from` is no error to Python: the rule just does nothing, and nothing shows it while the game is
played. So the source of the game is read.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import FunctionType, MethodType, ModuleType
from typing import Any

from undercroft.kernel.asks import Ask, Gather
from undercroft.kernel.chance import ChanceSpace
from undercroft.kernel.game import Game


def rules_not_run(game: Game[Any]) -> list[str]:
    """Every call of a rule whose flow is thrown away, and every ask that is made and not yielded."""
    found = []
    for module in _modules(game):
        source = Path(inspect.getsourcefile(module) or "")
        if source.suffix == ".py":
            reader = _Reader(game, module)
            reader.visit(ast.parse(source.read_text(encoding="utf-8")))
            found += [f"{source.name}:{line}: {problem}" for line, problem in reader.found]
    return found


def _modules(game: Game[Any]) -> list[ModuleType]:
    """All modules of the game's package, or the only one."""
    home = sys.modules[type(game).__module__]
    package = home if hasattr(home, "__path__") else sys.modules[home.__package__ or home.__name__]
    names = [found.name for found in walk_packages(getattr(package, "__path__", ()), f"{package.__name__}.")]
    return [package, *(import_module(name) for name in names if not name.endswith("__main__"))]


class _Reader(ast.NodeVisitor):
    """Reads one module."""

    def __init__(self, game: Game[Any], module: ModuleType) -> None:
        self.found: list[tuple[int, str]] = []
        self._game = game
        self._module = module
        self._owner: type | None = None
        self._local: list[dict[str, bool]] = []
        """For each function around: the functions defined in it, and whether they are flows."""

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        owner = getattr(self._module, node.name, None)
        if isinstance(owner, type) and issubclass(owner, Game) and not isinstance(self._game, owner):
            return  # another game
        before, self._owner = self._owner, owner if isinstance(owner, type) else None
        self.generic_visit(node)
        self._owner = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        inner = [part for part in ast.walk(node) if isinstance(part, ast.FunctionDef) and part is not node]
        self._local.append({part.name: _is_generator(part) for part in inner})
        self.generic_visit(node)
        self._local.pop()

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            called = node.value.func
            text = ast.unparse(node.value)
            if self._is_flow(called):
                self.found.append((node.lineno, f"`{text}` is a rule that nobody runs: write `yield from {text}`"))
            elif self._is_request(called):
                self.found.append((node.lineno, f"`{text}` is asked of nobody: write `yield {text}`"))
        self.generic_visit(node)

    def _is_flow(self, called: ast.expr) -> bool:
        if isinstance(called, ast.Name):
            for names in reversed(self._local):
                if called.id in names:
                    return names[called.id]
        function = self._found(called)
        if not isinstance(function, (FunctionType, MethodType)):
            return False
        return inspect.isgeneratorfunction(function) or function.__annotations__.get("return") == "Flow"

    def _is_request(self, called: ast.expr) -> bool:
        found = self._found(called)
        return isinstance(found, type) and issubclass(found, (Ask, Gather, ChanceSpace))

    def _found(self, called: ast.expr) -> Callable[..., Any] | None:
        """What is called, where a name of the module or a method of the class around says it."""
        if isinstance(called, ast.Name):
            return getattr(self._module, called.id, None)
        if not isinstance(called, ast.Attribute):
            return None
        if isinstance(called.value, ast.Name) and called.value.id == "self":
            owner = self._owner
            if owner is not None and isinstance(self._game, owner):
                owner = type(self._game)
            return getattr(owner, called.attr, None)
        holder = self._found(called.value)
        return getattr(holder, called.attr, None) if isinstance(holder, (ModuleType, type)) else None


def _is_generator(function: ast.FunctionDef) -> bool:
    return any(isinstance(part, (ast.Yield, ast.YieldFrom)) for part in _own_parts(function))


def _own_parts(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in a function that is not in a function inside it."""
    for part in ast.iter_child_nodes(node):
        if not isinstance(part, (ast.FunctionDef, ast.Lambda)):
            yield part
            yield from _own_parts(part)
