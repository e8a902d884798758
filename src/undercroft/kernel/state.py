"""Game state is plain data: slotted structs that copy in microseconds, travel as JSON and have a digest."""

from __future__ import annotations

import types
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, ClassVar, Final, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Msg

T = TypeVar("T")


class News(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: what happened, by which rule, and who may read it (None: everybody)."""

    msg: Msg
    rule: str | None = None
    to: int | None = None
    reveals: bool = False
    """Somebody saw what had been hidden: the answer that led to it cannot be taken back as if nothing had happened."""


LINES_SHARED: Final = 20_000
_shared: dict[bytes, News] = {}
_key = msgspec.json.Encoder().encode


def common(news: News) -> News:
    """This line, or its equal from another moment, perhaps of another game: logs say the same things all over again.

    So a table costs a third less memory.
    """
    if len(_shared) >= LINES_SHARED:
        _shared.clear()
    return _shared.setdefault(_key(news), news)


class State(msgspec.Struct):
    """What a game's state struct inherits from.

    Fields may be numbers, strings, frozen structs, tuples of those, and lists, dicts and mutable structs of anything
    here; no sets, whose order is nobody's. `news` is where rules tell what happens: the match empties it at every stop.
    """

    on_show: ClassVar[tuple[str, ...]] = ()
    """Fields that lie there to be looked at and that no rule ever reads; `UNSET` until there is something to see.

    They are copied and saved, but two positions that differ in nothing else are the same one: the digest skips them.
    """

    news: list[News] = []

    def tell(self, message: Msg, rule: str | None = None, to: int | None = None, *, reveals: bool = False) -> None:
        """Put a line in the log; `reveals` where a card is turned up, a door opened, anything hidden seen."""
        self.news.append(News(message, rule, to, reveals))


def read_state(data: bytes | msgspec.Raw, kind: type[T]) -> T:
    """A state out of its JSON; BadInput if it is none of this kind, or if anything in it would be lost."""
    try:
        state = msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadInput(f"the position is none of these rules: {error}") from None
    if lost := _lost(msgspec.json.decode(data), msgspec.json.decode(msgspec.json.encode(state))):
        raise BadInput(f"the position is none of these rules: they know no {lost}")
    return state


def _lost(was: Any, now: Any, place: str = "state") -> str | None:  # noqa: ANN401 - plain data
    """Where something is missing from plain data that was read and written again; what was added is not looked for."""
    if isinstance(was, dict) and isinstance(now, dict):
        gone = (f"{place}.{key}" if key not in now else _lost(was[key], now[key], f"{place}.{key}") for key in was)
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        gone = (_lost(one, other, f"{place}.{n}") for n, (one, other) in enumerate(zip(was, now, strict=True)))
    else:
        return None if was == now else place
    return next(filter(None, gone), None)


def digest(state: State) -> str:
    """A short fingerprint of the position: of everything in the state that the game could go on differently for."""
    if state.on_show:
        state = msgspec.structs.replace(state, **dict.fromkeys(state.on_show, msgspec.UNSET))
    # JSON, because MessagePack ends at 64 bits and a set of board cells does not.
    return blake2b(msgspec.json.encode(state), digest_size=8).hexdigest()


def copier(kind: type[T]) -> Callable[[T], T]:
    """A function that copies a struct: mutable parts are copied all the way down, immutable ones are shared.

    It is generated from the annotations, once for each type, because copying is what forks are made of.
    """
    made: Callable[[T], T] | None = _COPIERS.get(kind)
    if made is None:
        made = _COPIERS[kind] = _make_copier(kind)
    return made


_COPIERS: dict[type[Any], Callable[[Any], Any]] = {}


def _make_copier(kind: type[Any]) -> Callable[[Any], Any]:
    shallow: Callable[[Any], Any] = kind.__copy__
    mutable = {name: hint for name, hint in _hints(kind).items() if not _immutable(hint)}
    if not mutable:  # only its own fields can change, and those are numbers, strings and the like
        return shallow
    scope: dict[str, Any] = {"shallow": shallow}
    lines = ["def copy(s):", "    c = shallow(s)"]
    for name, hint in mutable.items():
        lines.append(f"    c.{name} = {_copy_of(f's.{name}', hint, scope)}")
    exec("\n".join([*lines, "    return c"]), scope)  # the source is made of field names and nothing else
    made: Callable[[Any], Any] = scope["copy"]
    return made


def _hints(kind: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {name: hints[name] for name in kind.__struct_fields__}


def _copy_of(name: str, hint: Any, scope: dict[str, Any]) -> str:  # noqa: ANN401 - a type hint can be anything
    """Source text for a copy of the value called `name`."""
    if _immutable(hint):
        return name
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        kinds = [arg for arg in args if arg is not type(None)]
        if len(kinds) == 1:
            return f"(None if {name} is None else {_copy_of(name, kinds[0], scope)})"
    elif origin is list:
        if _immutable(args[0]):
            return f"{name}[:]"
        if isinstance(args[0], type) and issubclass(args[0], msgspec.Struct):
            return f"list(map({_copier_of(args[0], scope)}, {name}))"
        return f"[{_copy_of('x', args[0], scope)} for x in {name}]"
    elif origin is dict:
        if _immutable(args[1]):
            return f"{name}.copy()"
        return f"{{k: {_copy_of('v', args[1], scope)} for k, v in {name}.items()}}"
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return f"{_copier_of(hint, scope)}({name})"
    raise TypeError(f"a state cannot hold {hint!r}: use numbers, strings, tuples, structs, lists or dicts")


def _copier_of(kind: type[msgspec.Struct], scope: dict[str, Any]) -> str:
    """What the function that copies such a struct is called in the source text."""
    call = f"copy_{len(scope)}"  # by number: two modules may each have a `Card`
    scope[call] = copier(kind)
    return call


def _immutable(hint: Any) -> bool:  # noqa: ANN401 - a type hint can be anything
    if hint in (int, str, bool, float, type(None), msgspec.UnsetType):
        return True
    origin, args = get_origin(hint), get_args(hint)
    if origin is tuple or origin in (Union, types.UnionType):
        return all(arg is Ellipsis or _immutable(arg) for arg in args)
    if origin is not None and getattr(origin, "_name", None) == "Literal":
        return True
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return bool(hint.__struct_config__.frozen)
    return str(hint).startswith("typing.Literal")
