"""What travels between the server and a browser, as types of TypeScript: Python declares it, and nobody says it twice.

`python -m undercroft.table.typescript src/undercroft/web/src` writes the types of the table into `lib`, and those of
every game whose `browser.sent` names what it sends (`SENT`) into `games/<slug>`. Comments come along.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import types
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from undercroft.kernel.account import Account
from undercroft.kernel.arguments import Arguments
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.ledger import Rule
from undercroft.kernel.mains import run_main
from undercroft.kernel.registry import games
from undercroft.kernel.spaces import Answer, Choice
from undercroft.table import asked, wire
from undercroft.table.analyses import AnalysisNow
from undercroft.table.analysis_worker import Found
from undercroft.table.api import NewTable, Summary
from undercroft.table.api_games import Here
from undercroft.table.api_ratings import Ratings
from undercroft.table.api_reminders import Where
from undercroft.table.box import GameInfo

FILE: Final = "wire.generated.ts"
HEAD: Final = "// Written by `make wire` from what Python declares; do not edit.\n"
WIDTH: Final = 120

Form: TypeAlias = Any  # a class or a typing form such as `int | None`; Python has no name for both yet
Places: TypeAlias = Mapping[tuple[type, str], Form]

SENT: Final = (wire.FromServer, GameInfo, Here, Rule, Summary, Account, Ratings, AnalysisNow)
HEARD: Final = (wire.FromClient, NewTable, Where)
STANDS_FOR: Final[Places] = {
    (wire.AskSent, "ask"): asked.Ask,
    (wire.StandingSent, "ask"): asked.Ask,
    (wire.GiveAnswer, "answer"): Answer | None,
    (wire.Act, "answer"): Answer,
    (AnalysisNow, "found"): Found | None,
}
"""What fields hold of which the server only says that they are ready for JSON."""

SHARED: Final = (wire.__name__, asked.__name__, Choice.__module__)
"""Modules whose names for unions are known everywhere."""
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


class Script:
    """A file of declarations; what it needs of `shared` it imports."""

    def __init__(self, shared: Script | None = None, where: str = "", *, stands_for: Places | None = None) -> None:
        self._shared = shared
        self._where = where
        self._stands_for = stands_for or {}
        self._names: dict[Form, str] = {}
        """What has a name here, in the order in which it was come upon."""
        self._texts: dict[str, str] = {}
        self._imported: set[str] = set()
        self._heard: dict[type, bool] = {}

    def sends(self, *forms: Form) -> Script:
        """Declare what the server sends, and all that is in it."""
        for form in forms:
            self._say(form, heard=False)
        return self

    def hears(self, *forms: Form) -> Script:
        """Declare what the server reads: what has a default there may be left out."""
        for form in forms:
            self._say(form, heard=True)
        return self

    def calls(self, form: Form) -> str | None:
        """The name under which something is declared here."""
        return self._names.get(form)

    def text(self) -> str:
        needs = f'\nimport type {{ {", ".join(sorted(self._imported))} }} from "{self._where}";\n'
        return "\n".join([HEAD + (needs if self._imported else ""), *self._texts.values()])

    # -- forms --------------------------------------------------------------------------------------------------------

    def _say(self, form: Form, *, heard: bool) -> str:
        """A type in TypeScript's words; whatever deserves a name is declared on the way."""
        if form in PLAIN:
            return PLAIN[form]
        if form in (msgspec.Raw, msgspec.UnsetType):
            return "unknown"
        if isinstance(form, type) and _is_record(form):
            return self._record(form, heard=heard)
        if _has_choices(form) and (alias := _alias(form, tuple(self._heard))):
            return self._named(form, alias.name, alias.doc, lambda: self._choices(form, heard=heard))
        return self._choices(form, heard=heard) if _has_choices(form) else self._holder(form, heard=heard)

    def _choices(self, form: Form, *, heard: bool) -> str:
        if _origin(form) is Literal:
            return " | ".join(_literal(value) for value in get_args(form))
        said = [one for one in get_args(form) if one is not msgspec.UnsetType]  # left out, and declared so
        return " | ".join(dict.fromkeys(self._say(one, heard=heard) for one in said))

    def _holder(self, form: Form, *, heard: bool) -> str:
        origin, inside = _origin(form), get_args(form)
        if origin is Annotated:
            return self._say(inside[0], heard=heard)
        if origin in (dict, Mapping) or (isinstance(origin, type) and issubclass(origin, Mapping)):
            key = self._say(inside[0], heard=heard) if _has_choices(inside[0]) else "string"
            return f"Record<{key}, {self._say(inside[1], heard=heard)}>"
        if origin is tuple and inside[-1] is not Ellipsis:
            return f"[{', '.join(self._say(one, heard=heard) for one in inside)}]"
        if isinstance(origin, type) and issubclass(origin, Iterable):
            one = self._say(inside[0], heard=heard)
            return f"({one})[]" if " | " in one else f"{one}[]"
        raise TypeError(f"{form!r} has no counterpart in TypeScript")

    # -- what has a name ----------------------------------------------------------------------------------------------

    def _record(self, kind: type, *, heard: bool) -> str:
        if self._heard.setdefault(kind, heard) is not heard and any(field.default for field in _fields(kind)):
            raise TypeError(f"{kind.__name__} is both read and sent: what may be left out differs")
        doc = _docs(kind.__module__).get(kind.__name__, "")
        listed = issubclass(kind, tuple) or (issubclass(kind, msgspec.Struct) and kind.__struct_config__.array_like)
        body = self._tuple if listed else self._object
        return self._named(kind, kind.__name__, doc, lambda: body(kind, heard=heard))

    def _named(self, form: Form, name: str, doc: str, body: Callable[[], str]) -> str:
        if self._shared is not None and self._shared.calls(form) == name:
            self._imported.add(name)
            return name
        if form not in self._names:
            if name in self._texts:
                raise TypeError(f"two types are called {name}")
            self._names[form] = name
            self._texts[name] = ""  # keeps its place before what is found in it
            text = body()
            self._texts[name] = _comment(doc) + (
                f"export interface {name} {text}\n" if text.startswith("{") else _equal(name, text)
            )
        return name

    def _object(self, kind: type, *, heard: bool) -> str:
        lines = []
        if issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is not None:
            config = kind.__struct_config__
            lines.append(f"  {config.tag_field}: {_literal(config.tag)};\n")
        for field in _fields(kind):
            said = self._say(self._stands_for.get((kind, field.name), field.form), heard=heard)
            absent = "?" if field.optional or (heard and field.default) else ""
            lines.append(f"{_comment(field.doc, '  ')}  {field.name}{absent}: {said};\n")
        return f"{{\n{''.join(lines)}}}"

    def _tuple(self, kind: type, *, heard: bool) -> str:
        return f"[{', '.join(f'{field.name}: {self._say(field.form, heard=heard)}' for field in _fields(kind))}]"


class Field(NamedTuple):
    """One field of a struct, a named tuple or a typed dict."""

    name: str
    form: Form
    doc: str
    default: bool
    """Whether it may be left out when such a thing is read."""
    optional: bool
    """Whether it is left out now and then when it is sent."""


def _fields(kind: type) -> Iterator[Field]:
    hints = get_type_hints(kind, include_extras=True)
    bases = [*getattr(kind, "__orig_bases__", ()), *reversed(kind.__mro__)]  # a typed dict forgets what it is made of
    docs = {name: doc for base in bases if isinstance(base, type) for name, doc in _field_docs(base).items()}
    if issubclass(kind, msgspec.Struct):
        for field in msgspec.structs.fields(kind):
            default = not field.required
            omitted = default and (kind.__struct_config__.omit_defaults or field.default is msgspec.UNSET)
            yield Field(field.encode_name, hints[field.name], docs.get(field.name, ""), default, omitted)
        return
    required = getattr(kind, "__required_keys__", hints)
    for name, hint in hints.items():
        wanted = _origin(hint) is not NotRequired
        form = hint if wanted else get_args(hint)[0]
        yield Field(name, form, docs.get(name, ""), default=False, optional=not (name in required and wanted))


def _is_record(form: type) -> bool:
    named = issubclass(form, tuple) and hasattr(form, "_fields")
    return issubclass(form, msgspec.Struct) or named or is_typeddict(form)


def _origin(form: Form) -> Form:
    return get_origin(form)


def _has_choices(form: Form) -> bool:
    return _origin(form) in (Literal, Union, types.UnionType)


class Alias(NamedTuple):
    name: str
    doc: str


def _alias(form: Form, near: Sequence[type]) -> Alias | None:
    """What a union or a set of literals is called, in a module that declares something that is sent."""
    for module in dict.fromkeys([*SHARED, *(kind.__module__ for kind in near)]):
        for name, meant in _aliases(module).items():
            if meant == form:
                return Alias(name, _docs(module).get(name, ""))
    return None


@cache
def _aliases(module: str) -> dict[str, Form]:
    space = vars(importlib.import_module(module))
    marked = [name for name, form in space.get("__annotations__", {}).items() if form in ("TypeAlias", TypeAlias)]
    found = {name: eval(space[name], space) if isinstance(space[name], str) else space[name] for name in marked}
    return {name: form for name, form in found.items() if _has_choices(form)}


# -- words ------------------------------------------------------------------------------------------------------------


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _equal(name: str, text: str) -> str:
    line = f"export type {name} = {text};\n"
    if len(line) <= WIDTH or " | " not in text:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {one}" for one in text.split(" | ")) + ";\n"


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    flat = re.sub(r"\bNone\b", "null", " ".join(text.split()))
    if len(flat) + len(indent) + len("/**  */") <= WIDTH:
        return f"{indent}/** {flat} */\n"
    lines = wrap(flat, WIDTH - len(indent) - len(" * "), break_long_words=False, break_on_hyphens=False)
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


@cache
def _docs(module: str) -> dict[str, str]:
    """What a module says of its classes, and of the names at its top."""
    tree = _tree(module)
    found = {node.name: ast.get_docstring(node) or "" for node in tree.body if isinstance(node, ast.ClassDef)}
    return found | _said(tree.body)


@cache
def _field_docs(kind: type) -> dict[str, str]:
    for node in _tree(kind.__module__).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return _said(node.body)
    return {}


def _said(body: Sequence[ast.stmt]) -> dict[str, str]:
    """The strings right after names with a type."""
    found = {}
    for node, after in pairwise(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(after, ast.Expr):
            text = after.value
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                found[node.target.id] = inspect.cleandoc(text.value)
    return found


@cache
def _tree(module: str) -> ast.Module:
    try:
        source = inspect.getsource(importlib.import_module(module))
    except (OSError, TypeError):  # not written in Python
        source = ""
    return ast.parse(source)


# -- files ------------------------------------------------------------------------------------------------------------


def table() -> Script:
    return Script(stands_for=STANDS_FOR).sends(*SENT).hears(*HEARD)


def of_game(game: Game[Any]) -> Script | None:
    """The types of a game, if it says what it sends to its client."""
    package = type(game).__module__.rpartition(".")[0]
    try:
        sent = importlib.import_module(f"{package}.browser.sent").SENT
    except ModuleNotFoundError:
        return None
    return Script(table(), "../../lib/wire").sends(*sent)


def files(web: Path) -> dict[Path, str]:
    """All that is written below the sources of the client."""
    found = {web / "lib" / FILE: table().text()}
    for slug, game in games().items():
        if (web / "games" / slug).is_dir() and (script := of_game(game)) is not None:
            found[web / "games" / slug / FILE] = script.text()
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = Arguments("undercroft.table.typescript", "Write what the browser client reads and sends as TypeScript.")
    parser.add_argument("folders", metavar="FOLDER", nargs="+", type=Path, help="of the sources of the client")
    for web in parser.parse_args(arguments).folders:
        if not (web / "lib").is_dir():
            raise BadInput(f"{web}: expected the folder of the sources of the client, with lib in it")
        for path, text in files(web).items():
            path.write_text(text, encoding="utf-8")
            print(path)


if __name__ == "__main__":
    run_main(main)
