"""Everything said to a player: a message id with arguments, put into words only where somebody reads it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

import msgspec

from undercroft.kernel.errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Message, Resource, Term

Lang = Literal["en", "pl"]
LANGS: tuple[Lang, ...] = get_args(Lang)

Arg: TypeAlias = "str | int | Msg | list[Msg]"

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


class _Voice:
    """One language: its messages as parsed, and the bundle that puts them into words."""

    def __init__(self, lang: Lang, folders: Sequence[Path]) -> None:
        self._lang = lang
        self.messages: dict[str, Message] = {}
        self._resources: list[Resource] = []
        for folder in folders:
            for path in sorted((folder / lang).glob("*.ftl")):
                self._read(path)

    def format(self, key: str, args: dict[str, str | int]) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise ValueError(f"message '{key}' in '{self._lang}' has no text")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message '{key}' in '{self._lang}': {errors[0]}")
        below_zero = any(isinstance(arg, int) and arg < 0 for arg in args.values())
        return _HYPHEN.sub("−", str(text)) if below_zero else str(text)

    def variables(self, key: str) -> set[str]:
        return _variables(self.messages[key])

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([self._lang], use_isolating=False)
        for resource in self._resources:
            bundle.add_resource(resource)
        return bundle

    def _read(self, path: Path) -> None:
        from fluent.syntax.ast import Message

        resource, lines = _parse(path)
        for line, entry in lines:
            if isinstance(entry, Message):
                if entry.id.name in self.messages:
                    raise BadInput(f"{path}: line {line}: message '{entry.id.name}' exists already")
                self.messages[entry.id.name] = entry
        self._resources.append(resource)


def read_messages(path: Path) -> list[tuple[int, str]]:
    """The lines and ids of all messages in a Fluent file; those of terms begin with `-`."""
    from fluent.syntax.ast import Term

    return [(line, "-" * isinstance(entry, Term) + entry.id.name) for line, entry in _parse(path)[1]]


def _parse(path: Path) -> tuple[Resource, list[tuple[int, Message | Term]]]:
    """A Fluent file, and everything in it that has a name, with its line."""
    # Imported here because it takes longer than loading a game, and simulations never put a message into words.
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message, Term

    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadInput(f"{path}: expected UTF-8 text, byte {error.start + 1} is not") from None
    resource = FluentParser(with_spans=True).parse(text)
    found: list[tuple[int, Message | Term]] = []
    for entry in resource.body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, Junk):
            raise BadInput(f"{path}: line {line}: not a Fluent message: {entry.annotations[0].message}")
        if isinstance(entry, Message | Term):
            found.append((line, entry))
    return resource, found


def _variables(message: Message) -> set[str]:
    from fluent.syntax.ast import VariableReference
    from fluent.syntax.visitor import Visitor

    found: set[str] = set()

    class Collect(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's own naming
            found.add(node.id.name)

    Collect().visit(message)
    return found
