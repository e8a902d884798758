"""Everything said to a player: a message id with arguments, put into words only where somebody reads it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, TypeVar, get_args

import msgspec

from undercroft.kernel.errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import BaseNode, Message, Term

Lang = Literal["en", "pl"]
LANGS: tuple[Lang, ...] = get_args(Lang)

Arg: TypeAlias = "str | int | Msg | list[Msg]"

Node = TypeVar("Node", bound="BaseNode")

PLACES = "at"
"""The argument of a line of the log that is not said but shown: names of the places it is about, in their order."""
STEPS = "steps"
"""The argument of a line of the log that counts: such lines about the same go together (see `folding`)."""
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""What the number tables of both languages set before a number below zero, in place of a minus sign."""


# A message is a tree built by the thousand and never part of a cycle, so the garbage collector need not track it.
class Msg(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A message id and its arguments; a nested message is said first, a list is joined as the language joins lists."""

    id: str
    args: dict[str, Arg] = {}


def msg(key: str, /, **args: Arg) -> Msg:
    """`msg("pap-gained", what=msg("pap-reward-potion", n=2))`"""
    return Msg(key, args)


class Catalogue:
    """The Fluent files of the kernel and of some games: folders that hold `en/*.ftl` and `pl/*.ftl`."""

    def __init__(self, *folders: Path) -> None:
        self._folders = (Path(__file__).parent / "locale", *folders)
        self._voices: dict[Lang, _Voice] = {}

    def say(self, message: Msg, lang: Lang = "en") -> str:
        """The message in words; in English where the language lacks it. An id unknown to both is a KeyError."""
        args = {name: self._spoken(arg, lang) for name, arg in message.args.items()}
        for choice in (lang, LANGS[0]):
            voice = self._voice(choice)
            if message.id in voice.messages:
                return voice.format(message.id, args)
        raise KeyError(f"no message has the id '{message.id}' (asked for in '{lang}')")

    def has(self, key: str, lang: Lang) -> bool:
        return key in self._voice(lang).messages

    def ids(self, lang: Lang) -> frozenset[str]:
        return frozenset(self._voice(lang).messages)

    def variables(self, key: str, lang: Lang = "en") -> list[str]:
        """The names of what the message leaves open."""
        return sorted(self._voice(lang).variables(key))

    def differences(self) -> list[str]:
        """What one language says and another does not: ids, and the variables of each id. Empty when all agree."""
        found = []
        first = self._voice(LANGS[0])
        for lang in LANGS[1:]:
            other = self._voice(lang)
            for key in sorted(first.messages.keys() | other.messages.keys()):
                if key not in first.messages or key not in other.messages:
                    found.append(f"'{key}' is missing in '{lang if key in first.messages else LANGS[0]}'")
                elif first.variables(key) != other.variables(key):
                    here, there = sorted(first.variables(key)), sorted(other.variables(key))
                    found.append(f"'{key}' has the variables {here} in '{LANGS[0]}' but {there} in '{lang}'")
        return found

    def _voice(self, lang: Lang) -> _Voice:
        if lang not in self._voices:
            self._voices[lang] = _Voice(lang, self._folders)
        return self._voices[lang]

    def _spoken(self, arg: Arg, lang: Lang) -> str | int:
        if isinstance(arg, Msg):
            return self.say(arg, lang)
        if isinstance(arg, list):
            return self._joined([self.say(item, lang) for item in arg], lang)
        return arg

    def _joined(self, items: list[str], lang: Lang) -> str:
        if not items:
            return self.say(msg("list-none"), lang)
        if len(items) == 1:
            return items[0]
        return self.say(msg("list-last", items=", ".join(items[:-1]), last=items[-1]), lang)


class _Entry(NamedTuple):
    """A message or a term as it is written."""

    file: Path
    line: int
    text: str


class _Voice:
    """One language: all messages as they are written, and the bundle that knows those that somebody has asked for.

    A program says a few of the thousands there are, and parsing them takes longer than all else it does at its start.
    """

    def __init__(self, lang: Lang, folders: Sequence[Path]) -> None:
        self._lang = lang
        self.messages: dict[str, _Entry] = {}
        self._terms: dict[str, _Entry] = {}
        self._parsed: dict[str, Message | Term] = {}
        for folder in folders:
            for path in sorted((folder / lang).glob("*.ftl")):
                self._read(path)

    def format(self, key: str, args: dict[str, str | int]) -> str:
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise ValueError(f"message '{key}' in '{self._lang}' has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message '{key}' in '{self._lang}': {errors[0]}")
        below_zero = any(isinstance(arg, int) and arg < 0 for arg in args.values())
        return _HYPHEN.sub("−", str(text)) if below_zero else str(text)

    def variables(self, key: str) -> set[str]:
        from fluent.syntax.ast import VariableReference

        return {node.id.name for node in _inside(self._parse(key), VariableReference)}

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._lang], use_isolating=False)

    def _parse(self, name: str) -> Message | Term:
        """An entry, which the bundle knows from now on, with all it refers to; the name of a term begins with -."""
        from fluent.syntax.ast import MessageReference, Resource, TermReference

        if name not in self._parsed:
            written = self._terms[name[1:]] if name.startswith("-") else self.messages[name]
            entry = self._parsed[name] = _entries_of(written)[0][1]
            self._bundle.add_resource(Resource([entry]))
            others = [node.id.name for node in _inside(entry, MessageReference)]
            terms = [node.id.name for node in _inside(entry, TermReference)]
            for other in (*filter(self.messages.__contains__, others), *(f"-{t}" for t in terms if t in self._terms)):
                self._parse(other)
        return self._parsed[name]

    def _read(self, path: Path) -> None:
        for name, entry in _written(path):
            if name.startswith("-"):
                self._terms.setdefault(name[1:], entry)
            elif name in self.messages:
                raise BadInput(f"{path}: line {entry.line}: message '{name}' exists already")
            else:
                self.messages[name] = entry


_BEGINS = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
_ODD = re.compile(r"^(?!-?[a-zA-Z][a-zA-Z0-9_-]* *=)[^\s#}]", re.MULTILINE)
"""A line that neither begins an entry, nor goes on with one, nor is a comment, in a file as people usually write it."""


def _written(path: Path) -> list[tuple[str, _Entry]]:
    """Everything in a Fluent file that has a name, not parsed unless there is no telling it apart otherwise."""
    text = _text(path)
    if _ODD.search(text):
        parsed = _entries_of(_Entry(path, 1, text))
        spans = [(_name(entry), line, entry.span.start, entry.span.end) for line, entry in parsed if entry.span]
        return [(name, _Entry(path, line, text[start:end])) for name, line, start, end in spans]
    begins = list(_BEGINS.finditer(text))
    ends = [*(found.start() for found in begins[1:]), len(text)]
    line, at, entries = 1, 0, []
    for found, end in zip(begins, ends, strict=True):
        line += text.count("\n", at, found.start())
        at = found.start()
        entries.append((found[1], _Entry(path, line, text[at:end])))
    return entries


def read_messages(path: Path) -> list[tuple[int, str]]:
    """The lines and ids of all messages in a Fluent file, each parsed; those of terms begin with `-`."""
    return [(line, _name(entry)) for line, entry in _entries_of(_Entry(path, 1, _text(path)))]


def _name(entry: Message | Term) -> str:
    from fluent.syntax.ast import Term

    return f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: expected UTF-8 text, byte {error.start + 1} is not") from None


def _entries_of(written: _Entry) -> list[tuple[int, Message | Term]]:
    """A Fluent text parsed: everything in it that has a name, with its line in the file."""
    # Imported here because it takes longer than loading a game, and simulations never put a message into words.
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message, Term

    found: list[tuple[int, Message | Term]] = []
    for entry in FluentParser(with_spans=True).parse(written.text).body:
        line = written.line + written.text.count("\n", 0, entry.span.start if entry.span else 0)
        if isinstance(entry, Junk):
            raise BadInput(f"{written.file}: line {line}: not a Fluent message: {entry.annotations[0].message}")
        if isinstance(entry, Message | Term):
            found.append((line, entry))
    return found


def _inside(entry: Message | Term, kind: type[Node]) -> list[Node]:
    """All parts of an entry that are of a kind."""
    from fluent.syntax.visitor import Visitor

    found: list[Node] = []

    class Collect(Visitor):
        def generic_visit(self, node: BaseNode) -> None:
            if isinstance(node, kind):
                found.append(node)
            super().generic_visit(node)

    Collect().visit(entry)
    return found
