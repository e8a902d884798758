"""The version of a game's rules: a hash of the source that decides how a game goes.

Comments, docstrings and layout are no part of it, nor are bots, drawings and scenario tools; and it is the same on
every Python that can run the rules.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec, resolve_name
from pathlib import Path
from typing import Final, NamedTuple

_SHARED: Final = ("undercroft.kernel", "undercroft.board", "undercroft.parts")
"""What the rules of all games are made of."""
_ALWAYS: Final = "undercroft.kernel.match"
"""No rule imports what runs it."""
_NO_RULES: Final = frozenset(f"undercroft.kernel.{name}" for name in ("messages", "drawing", "versions"))
"""Words, pictures and this: what is decided does not depend on them."""


def rules_hash(paths: Iterable[Path]) -> str:
    """A short name for what these files do, wherever they lie."""
    digest = blake2b(digest_size=8)
    for one in sorted(_read(path).hash for path in paths):
        digest.update(one)
    return digest.hexdigest()


def modules_behind(start: str) -> list[Path]:
    """The files that the module of a game rests on: its own, those of its package, and those that all games share.

    The game's module imports bots, drawings and scenario tools inside the methods that want them: so whatever it
    imports at its top is taken for rules, and whatever those modules import anywhere.
    """
    own = start.rpartition(".")[0] or start
    found: dict[str, Path] = {}
    due = [start, _ALWAYS]
    while due:
        name = due.pop()
        if name in found or name in _NO_RULES or not _within(name, (own, *_SHARED)):
            continue
        path = _file_of(name)
        if path is None:
            continue
        found[name] = path
        module = _read(path)
        package = name if path.name == "__init__.py" else name.rpartition(".")[0]
        rules = name != start and _within(name, (own,))
        due += [resolve_name(one, package) for one in (*module.imports, *(module.inner if rules else ()))]
    return sorted(found.values())


def source_hash(source: str) -> bytes:
    """Of what a piece of source does."""
    return _tree_hash(ast.parse(source))


class _Module(NamedTuple):
    """What is wanted of a file, so that it is parsed once."""

    hash: bytes
    imports: tuple[str, ...]
    """At its top."""
    inner: tuple[str, ...]
    """Inside functions and the like."""


@cache
def _read(path: Path) -> _Module:
    tree = ast.parse(path.read_text("utf-8"))
    top = [node for node in tree.body if not _only_typing(node)]
    inner = [node for outer in top for node in _statements(outer)]
    return _Module(_tree_hash(tree), tuple(_imports(top)), tuple(_imports(inner)))


def _within(name: str, packages: Iterable[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def _file_of(name: str) -> Path | None:
    """The source of a module; None if there is no such module, or none that was written in Python."""
    module = sys.modules.get(name)
    try:
        file = module.__file__ if module is not None else (found := find_spec(name)) and found.origin
    except ModuleNotFoundError:  # a name out of a module, not a module
        return None
    return Path(file) if file and file.endswith(".py") else None


def _imports(nodes: Iterable[ast.stmt]) -> Iterator[str]:
    """What statements import; names out of a module may be modules themselves."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = "." * node.level + (node.module or "")
            yield source
            yield from (f"{source}{'' if source.endswith('.') else '.'}{alias.name}" for alias in node.names)


def _statements(node: ast.AST) -> Iterator[ast.stmt]:
    """All statements inside another, but for what only type checkers read."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt) and not _only_typing(child):
            yield child
            yield from _statements(child)


def _only_typing(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


# -- a normal form ----------------------------------------------------------------------------------------------------

_LAYOUT: Final = frozenset({"ctx", "kind", "type_comment", "type_ignores"})
"""Fields of nodes that follow from the rest, or are remarks."""


def _tree_hash(tree: ast.AST) -> bytes:
    digest = blake2b(digest_size=16)
    _write(tree, digest.update)
    return digest.digest()


def _write(node: ast.AST, put: Callable[[bytes], None]) -> None:
    """A node as text that is the same on every Python: fields without a value, of which some know more, are not."""
    put(b"(" + type(node).__name__.encode())
    for name in node._fields:
        if name in _LAYOUT:
            continue
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            put(f" {name}=".encode())
            _write(value, put)
        elif isinstance(value, list):
            if isinstance(node, ast.JoinedStr):
                value = _joined(value)
            kept = [one for one in value if not _says_nothing(one)]
            if kept:
                put(f" {name}=[".encode())
                for one in kept:
                    if isinstance(one, ast.AST):
                        _write(one, put)
                    else:
                        put(f" {one!r}".encode())
                put(b"]")
        elif value is not None or type(node) is ast.Constant:
            put(f" {name}={value!r}".encode())
    put(b")")


def _says_nothing(node: object) -> bool:
    """Docstrings, of whatever, and what stands where there is nothing to do."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    return isinstance(node, ast.Pass) or (isinstance(node, ast.AST) and _only_typing(node))


def _joined(values: list[ast.expr]) -> list[ast.expr]:
    """The parts of a formatted string: text beside text, which versions of Python cut differently, in one piece."""
    parts: list[ast.expr] = []
    for value in values:
        last = parts[-1] if parts else None
        if isinstance(value, ast.Constant) and isinstance(last, ast.Constant):
            parts[-1] = ast.Constant(str(last.value) + str(value.value))
        else:
            parts.append(value)
    return [part for part in parts if not (isinstance(part, ast.Constant) and part.value == "")]
