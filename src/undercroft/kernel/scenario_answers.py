"""What could be answered to an ask at some moment: shapes like `climb:{space}`, spelt out for a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import product

from undercroft.kernel.spaces import Value

Words = Mapping[str, Callable[[], Iterable[Value]]]
"""What may stand for a name in braces; worked out only if a shape asks for it."""

_PART = re.compile(r"\{(\w+)\}")


def spell(shapes: Iterable[str], words: Words) -> list[Value]:
    """Every answer of these shapes; a shape that is nothing but a name stands for the words themselves."""
    found: list[Value] = []
    for shape in shapes:
        names = _PART.findall(shape)
        if shape == f"{{{''.join(names)}}}":
            found += words[names[0]]()
        else:
            pattern = _PART.sub("{}", shape)
            found += [pattern.format(*chosen) for chosen in product(*(words[name]() for name in names))]
    return found
