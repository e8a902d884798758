"""Bots from elsewhere: by the name of an entry point in the group `undercroft.bots`, or as `module:Class`."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Bot, Game

GROUP = "undercroft.bots"
HERE = "undercroft_own_"
"""What modules are called that lie in the current folder and have the name of another one."""


def own_bot_names() -> list[str]:
    """Those that installed packages offer."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def own_bot(name: str, game: Game[Any], rng: Random) -> Bot | None:
    """The bot with this name, made by calling what it names with the game and a source of luck; None if none has it."""
    point = next(iter(entry_points(group=GROUP, name=name)), None)
    if point is None and ":" not in name:
        return None
    try:
        made = (point.load() if point is not None else _named(name))(game, rng)
    except BadInput:
        raise
    except (Exception, SystemExit) as error:  # whatever is wrong with it, they should be told whose it is
        raise BadInput(f"bot '{name}' cannot be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BadInput(f"bot '{name}': a {type(made).__name__} has no method 'choose', so it is none")
    bot: Bot = made
    return bot


def _named(name: str) -> Any:  # noqa: ANN401 - whatever stands there
    module, _, attribute = name.partition(":")
    try:
        found = _module(module)
    except ModuleNotFoundError as error:
        raise BadInput(f"bot '{name}': there is no module '{error.name}'") from None
    if not hasattr(found, attribute):
        raise BadInput(f"bot '{name}': module '{module}' has no '{attribute}'")
    return getattr(found, attribute)


def _module(name: str) -> ModuleType:
    """The module with this name: the one in the current folder, if there is one, whatever else is called so."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # what it imports may lie beside it; before everything else, it would hide the library's
    file = _file_here(name)
    if file is None or _is_found(name, file):
        return import_module(name)
    return _loaded(f"{HERE}{name.replace('.', '_')}", file)


def _file_here(name: str) -> Path | None:
    parts = name.split(".")
    if not all(part.isidentifier() for part in parts):
        return None
    path = Path.cwd().joinpath(*parts)
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


def _is_found(name: str, file: Path) -> bool:
    """Whether an import finds this file under that name."""
    try:
        spec = find_spec(name)
    except (ImportError, ValueError):
        return False
    return spec is not None and spec.origin is not None and Path(spec.origin).resolve() == file.resolve()


def _loaded(name: str, file: Path) -> ModuleType:
    """A module that another one hides: under a name of its own, so that nobody else gets it for theirs."""
    known = sys.modules.get(name)
    if known is not None and known.__file__ == str(file):
        return known
    folders = [str(file.parent)] if file.name == "__init__.py" else None
    spec = spec_from_file_location(name, file, submodule_search_locations=folders)
    assert spec is not None
    assert spec.loader is not None
    found = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(found)
    except BaseException:
        del sys.modules[name]
        raise
    return found
