"""Comparing what a scenario expects with what there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn


class Difference(Exception):  # noqa: N818 - a difference is a result, not an error
    """Something is not as written."""

    def __init__(self, where: str, expected: object, got: object) -> None:
        self.where = where
        self.expected = expected
        self.got = got


def differ(where: str, expected: object, got: object) -> NoReturn:
    raise Difference(where, expected, got)


def compare_log(log: list[str], said: Sequence[str], not_said: Sequence[str]) -> None:
    """The messages must come in this order, whatever stands between them; those denied must not come at all."""
    rest = iter(log)
    for place, key in enumerate(said):
        if key not in rest:  # reads on to the line that says it, so the next one must come later
            after = f" after {said[place - 1]}" if place else ""
            differ("said", key + after, "said earlier only" if key in log else "never said")
    for key in not_said:
        if key in log:
            differ("not_said", f"no {key}", "said")


def compare(where: str, expected: object, got: object) -> None:
    """Mappings are compared by the keys that are written; lists must have as many entries, in the same order."""
    if isinstance(expected, dict) and isinstance(got, dict):
        found = {str(key): value for key, value in got.items()}
        for key, value in expected.items():
            if str(key) not in found:
                differ(f"{where}.{key}", value, f"no such key, there are {', '.join(found)}")
            compare(f"{where}.{key}", value, found[str(key)])
    elif isinstance(expected, list) and isinstance(got, (list, tuple)) and len(expected) == len(got):
        if not all(_alike(*pair) for pair in zip(expected, got, strict=True)):
            differ(where, expected, got)
    elif expected != got or isinstance(expected, bool) != isinstance(got, bool):  # for YAML, true is not 1
        differ(where, expected, got)


def _alike(expected: object, got: object) -> bool:
    try:
        compare("", expected, got)
    except Difference:
        return False
    return True
