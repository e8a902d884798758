"""Content is data: YAML read strictly into frozen structs. What cannot be read is said in one line with its place."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec
import yaml

from undercroft.kernel.errors import BadInput

try:
    from yaml import CSafeLoader as _YamlLoader
except ImportError:  # PyYAML built without libyaml: the same language, read more slowly
    from yaml import SafeLoader as _YamlLoader  # type: ignore[assignment]

_TEXT, _MAPPING, _LIST = (f"tag:yaml.org,2002:{kind}" for kind in ("str", "map", "seq"))

T = TypeVar("T")
Kind: TypeAlias = Any  # a class or a typing form such as `int | None`; Python has no name for both yet
Place = tuple[str | int, ...]  # the way from the top of a file to a value: keys as text, positions in lists as numbers


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of everything read from content files."""


class ContentError(BadInput):
    """`dungeons.yaml: entry 'C': field 'walls.2': expected a pair of rooms like [A1, B1]`; positions count from 1."""

    @classmethod
    def at(
        cls, file: Path | str, problem: str, *, entry: str | int | None = None, field: str | None = None
    ) -> ContentError:
        place = [str(file)]
        if entry is not None:
            place.append(f"entry {entry!r}")
        if field:
            place.append(f"field '{field}'")
        return cls(": ".join([*place, problem]))


_CHANGES: dict[str, Any] = {}
"""What a scenario has changed in the files of a game's `content` folder, in the process that is its own."""


def load(path: Path, kind: type[T]) -> T:
    """The file as a `kind`, or a ContentError."""
    data = read_yaml(path)
    if path.stem in _CHANGES and path.parent.name == "content":
        data = _changed(data, _CHANGES[path.stem], path)
    return decode(data, kind, path)


def change(changes: Mapping[str, Any]) -> None:
    """From now on content files say this in place of what is in them.

    For a process of its own, before any game is loaded: rules keep what they have read (see `scenario_apart.py`).
    """
    _CHANGES.update(changes)


def check_changes(folder: Path) -> None:
    """Whether there is a file for everything that was changed."""
    names = sorted(path.stem for path in folder.glob("*.yaml"))
    for name in _CHANGES:
        if name not in names:
            raise ContentError.at(folder, f"there is no '{name}', {nearest(name, names)}")


def nearest(name: object, allowed: Iterable[object]) -> str:
    """`did you mean items?`, or everything that is allowed."""
    words = [str(word) for word in allowed]
    near = get_close_matches(str(name), words)
    return f"did you mean {' or '.join(near)}?" if near else f"allowed are {', '.join(words)}"


def _changed(data: Any, changes: Any, file: Path, place: tuple[str, ...] = ()) -> Any:  # noqa: ANN401 - plain data
    """Mappings are changed key by key, lists of entries by their ids; anything else is replaced."""
    if not isinstance(changes, dict):
        return changes
    if isinstance(data, dict):
        inner = {key: _changed(data.get(key), value, file, (*place, str(key))) for key, value in changes.items()}
        return {**data, **inner}
    if isinstance(data, list) and all(isinstance(entry, dict) and "id" in entry for entry in data):
        ids = [entry["id"] for entry in data]
        for key in changes:
            if key not in ids:
                field = ".".join(place) or None
                raise ContentError.at(file, f"there is no entry '{key}', {nearest(key, ids)}", field=field)
        return [_changed(entry, changes.get(entry["id"], {}), file, (*place, str(entry["id"]))) for entry in data]
    return changes


def load_all(folder: Path, kind: type[T]) -> dict[Path, T]:
    """Every YAML file of a folder and of the folders in it as a `kind`, in the order of their names."""
    paths = sorted(folder.rglob("*.yaml"))
    if not paths:
        raise ContentError.at(folder, "expected a folder with .yaml files in it")
    return {path: load(path, kind) for path in paths}


def decode(data: object, kind: type[T], file: Path | str) -> T:
    """Plain data as a `kind`; `file` is the name that errors give to its source."""
    try:
        _refuse_repeated_ids(data, file)
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        place, problem = _fault(data, kind, ()) or ((), str(error))
        entry, field = _name(place, data)
        raise ContentError.at(file, problem, entry=entry, field=field) from None
    except RecursionError:
        raise ContentError.at(file, "nested too deeply") from None


def content_hash(paths: Iterable[Path]) -> str:
    """A short name for exactly these files, wherever the folder that holds them lies."""
    digest = blake2b(digest_size=8)
    for name, data in sorted((path.name, path.read_bytes()) for path in paths):
        digest.update(f"{name}\0{len(data)}\0".encode() + data)
    return digest.hexdigest()


class _Reader:
    """YAML as plain data, without two traps: a key written twice, and aliases, which can make a short file endless.

    What PyYAML itself would make of the nodes is made for objects of every kind, and takes twice as long.
    """

    __slots__ = ("_loader", "_met", "_scalars")

    def __init__(self, text: str) -> None:
        self._loader = _YamlLoader(text)
        self._met: set[int] = set()
        self._scalars: dict[tuple[str, str], Any] = {}

    def read(self) -> object:
        try:
            node = self._loader.get_single_node()
            return None if node is None else self._plain(node)
        finally:
            self._loader.dispose()

    def _plain(self, node: yaml.Node) -> Any:  # noqa: ANN401 - whatever is in the file
        if id(node) in self._met:
            raise _refused(node, "an alias (*name) is not allowed, write the value out")
        self._met.add(id(node))
        if isinstance(node, yaml.ScalarNode):
            return node.value if node.tag == _TEXT else self._scalar(node)
        if isinstance(node, yaml.MappingNode) and node.tag == _MAPPING:
            return self._mapping(node)
        if isinstance(node, yaml.SequenceNode) and node.tag == _LIST:
            return [self._plain(item) for item in node.value]
        raise _refused(node, f"the tag {node.tag} is not allowed")

    def _scalar(self, node: yaml.ScalarNode) -> Any:  # noqa: ANN401 - a number, a truth value, a date
        key = (node.tag, node.value)
        if key not in self._scalars:
            self._scalars[key] = self._loader.construct_object(node)
        return self._scalars[key]

    def _mapping(self, node: yaml.MappingNode) -> dict[Any, Any]:
        plain: dict[Any, Any] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise _refused(key, "a key must be a word or a number")
            read = self._plain(key)
            if read in plain:
                raise _refused(key, f"the key '{key.value}' appears twice")
            plain[read] = self._plain(value)
        return plain


def _refused(node: yaml.Node, problem: str) -> yaml.MarkedYAMLError:
    return yaml.constructor.ConstructorError(problem=problem, problem_mark=node.start_mark)


def read_yaml(path: Path) -> object:
    """The file as plain data; a syntax error names its line and column."""
    return _parse(path, lambda text: _Reader(text).read())


def read_nodes(path: Path) -> yaml.Node:
    """The file as YAML nodes, which know where they are written."""
    nodes: yaml.Node = _parse(path, lambda text: yaml.compose(text, _YamlLoader))
    return nodes


def _parse(path: Path, parse: Callable[[str], Any]) -> Any:  # noqa: ANN401 - whatever is in the file
    try:
        return parse(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError.at(path, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise ContentError.at(path, f"expected UTF-8 text, byte {error.start + 1} is not") from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = f"line {mark.line + 1}, column {mark.column + 1}: " if mark else ""
        raise ContentError.at(path, where + ", ".join(filter(None, (error.context, error.problem)))) from None
    except RecursionError:
        raise ContentError.at(path, "nested too deeply") from None
    except (yaml.YAMLError, ValueError) as error:
        raise ContentError.at(path, f"not readable as YAML: {error}") from None


def _refuse_repeated_ids(data: object, file: Path | str) -> None:
    if isinstance(data, dict):
        for value in data.values():
            _refuse_repeated_ids(value, file)
    elif isinstance(data, list):
        seen: dict[object, int] = {}
        for position, item in enumerate(data, 1):
            key = item.get("id") if isinstance(item, dict) else None
            if isinstance(key, str):
                if key in seen:
                    problem = f"used twice, by the entries {seen[key]} and {position}"
                    raise ContentError.at(file, problem, entry=key, field="id")
                seen[key] = position
            _refuse_repeated_ids(item, file)


def _name(place: Place, data: object) -> tuple[str | int | None, str]:
    """The entry (the first mapping of a list on the way, by its id if it has one), and the rest of the way."""
    for depth, step in enumerate(place):
        if isinstance(data, list) and isinstance(step, int):
            data = data[step]
        elif isinstance(data, dict):
            data = next((value for key, value in data.items() if str(key) == step), None)
        if isinstance(step, int) and (depth == 0 or isinstance(data, dict)):
            key = data.get("id") if isinstance(data, dict) else None
            return (key if isinstance(key, str) else step + 1), _dotted(place[depth + 1 :])
    return None, _dotted(place)


def _dotted(place: Place) -> str:
    return ".".join(str(step + 1 if isinstance(step, int) else step) for step in place)


def _fault(data: object, kind: Kind, place: Place) -> tuple[Place, str] | None:
    """The innermost place where `data` fails to be a `kind`, with what is allowed there."""
    if _fits(data, kind):
        return None
    wrong = place, f"expected {_allowed(kind)}, got {_shown(data)}"
    origin, args = _parts(kind)
    if origin is Annotated:
        inner = None if _description(kind) else _fault(data, args[0], place)
        return inner if inner and inner[0] != place else wrong
    if origin in (Union, types.UnionType):
        alike = [arg for arg in args if _is_mapping(arg) == isinstance(data, dict) and arg is not types.NoneType]
        return _fault(data, alike[0], place) if len(alike) == 1 else wrong
    if isinstance(data, dict) and _is_struct(kind):
        return _fault_in_struct(data, kind, place)
    if isinstance(data, dict) and origin is dict:
        if not all(_fits(key, args[0]) for key in data):
            return wrong
        steps: list[tuple[str | int, object, Kind]] = [(str(key), value, args[1]) for key, value in data.items()]
    elif isinstance(data, list) and origin in (list, tuple):
        if origin is list or args[-1] is Ellipsis:
            steps = [(index, item, args[0]) for index, item in enumerate(data)]
        elif len(data) == len(args):
            steps = [(index, item, arg) for index, (item, arg) in enumerate(zip(data, args, strict=True))]
        else:
            return wrong
    else:
        return wrong
    faults = (_fault(value, part, (*place, step)) for step, value, part in steps)
    return next(filter(None, faults), wrong)


def _fault_in_struct(data: dict[Any, Any], kind: Kind, place: Place) -> tuple[Place, str] | None:
    fields = msgspec.structs.fields(kind)
    names = [field.encode_name for field in fields]
    for key in data:
        if key not in names:
            return (*place, str(key)), f"unknown key, allowed: {', '.join(names)}"
    for field in fields:
        if field.encode_name not in data and field.required:
            return (*place, field.encode_name), f"missing, expected {_allowed(field.type)}"
        if field.encode_name in data:
            found = _fault(data[field.encode_name], field.type, (*place, field.encode_name))
            if found:
                return found
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:  # every field fits by itself: the struct's own check refused them together
        return place, str(error)
    return None


@cache
def _probe(kind: Kind) -> type[msgspec.Struct]:
    return msgspec.defstruct("Probe", [("it", kind)])


def _fits(data: object, kind: Kind) -> bool:
    try:
        # Inside a struct: msgspec 0.22 crashes when it converts to a bare union of text and a tuple again and again.
        msgspec.convert({"it": data}, _probe(kind))
    except msgspec.ValidationError:
        return False
    return True


def _parts(kind: Kind) -> tuple[Any, tuple[Any, ...]]:
    return get_origin(kind), get_args(kind)


def _is_struct(kind: Kind) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _is_mapping(kind: Kind) -> bool:
    return _is_struct(kind) or _parts(kind)[0] is dict


_PLAIN = {str: "text", int: "a whole number", float: "a number", bool: "true or false", types.NoneType: "nothing"}


def _allowed(kind: Kind) -> str:
    """What a person may write there."""
    origin, args = _parts(kind)
    if origin is Annotated:
        return _description(kind) or _allowed(args[0]) + _limits(kind)
    if origin is Literal:
        return "one of " + ", ".join(map(str, args)) if len(args) > 1 else str(args[0])
    if origin in (Union, types.UnionType):
        return " or ".join(_allowed(arg) for arg in args)
    if _is_struct(kind):
        return "a mapping with the keys " + ", ".join(field.encode_name for field in msgspec.structs.fields(kind))
    if origin is dict:
        return f"a mapping from {_allowed(args[0])} to {_allowed(args[1])}"
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        return "a list"
    if origin is tuple:
        return f"a list of {len(args)}"
    return _PLAIN.get(kind, str(kind))


def _description(kind: Kind) -> str:
    return next((meta.description for meta in _metas(kind) if meta.description), "")


def _limits(kind: Kind) -> str:
    low = next((meta.ge for meta in _metas(kind) if meta.ge is not None), None)
    high = next((meta.le for meta in _metas(kind) if meta.le is not None), None)
    if low is not None and high is not None:
        return f" from {low} to {high}"
    return f" of at least {low}" if low is not None else f" of at most {high}" if high is not None else ""


def _metas(kind: Kind) -> list[msgspec.Meta]:
    return [meta for meta in get_args(kind)[1:] if isinstance(meta, msgspec.Meta)]


def _shown(data: object) -> str:
    if data is None:
        return "nothing"
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."
