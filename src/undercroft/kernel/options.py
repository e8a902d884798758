"""The options of a game as people write them: by name, with values as text or as plain data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from undercroft.kernel.errors import BadInput

T = TypeVar("T", bound=msgspec.Struct)


def read_options(raw: Mapping[str, Any], kind: type[T], owner: str) -> T:
    """Options from names and values; `owner` is whose they are, for the line that refuses one."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name, value in raw.items():
        if name not in fields:
            raise BadInput(f"{owner}: there is no option '{name}': allowed are {', '.join(fields) or 'none'}")
        try:
            msgspec.convert(value, fields[name].type, strict=False)
        except msgspec.ValidationError as error:
            values = ", ".join(typed(value) for value in option_values(fields[name]))
            raise BadInput(
                f"{owner}: option '{name}': {value!r}: {f'allowed are {values}' if values else error}"
            ) from None
    return msgspec.convert(dict(raw), kind, strict=False)


def read_pairs(pairs: Iterable[str]) -> dict[str, str]:
    """`["missions=false"]` as a mapping."""
    found = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals):
            raise BadInput(f"option '{pair}': expected NAME=VALUE, such as missions=false")
        found[name] = value
    return found


def option_values(field: msgspec.structs.FieldInfo) -> list[Any]:
    """The values that an option may have, its default first; empty if they cannot be listed."""
    kind = msgspec.inspect.type_info(field.type)
    values: list[Any] = [field.default]
    for one in kind.types if isinstance(kind, msgspec.inspect.UnionType) else (kind,):
        match one:
            case msgspec.inspect.BoolType():
                values += [True, False]
            case msgspec.inspect.LiteralType():
                values += one.values
            case msgspec.inspect.NoneType():
                values.append(None)
            case _:
                return []
    return list(dict.fromkeys(values))


def typed(value: object) -> str:
    """The value of an option as it is typed on a command line."""
    return msgspec.json.encode(value).decode().strip('"')
