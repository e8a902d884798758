"""Where the rules of a game's ledger are decided: every place in its source, content and quests that cites their ids.

`PAP-MON-03, 04` cites two rules, `PAP-MON-01 to PAP-MON-04` four.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from undercroft.kernel.game import Game
from undercroft.kernel.ledger import load_ledger

ELSEWHERE = ("bot", "browser", "terminal", "scenario", "locale", "ledger")
"""How modules and folders begin that ask the rules, show them or list them, and decide nothing."""

_CITED = re.compile(
    r"\b(?P<chapter>[A-Z][A-Z0-9]*-[A-Z]+)-(?P<first>\d\d)\b(?P<more>(?:(?:,| and| to)\s(?:(?P=chapter)-)?\d\d\b)*)"
)
_MORE = re.compile(r"(?P<joined>,| and| to)\s(?:[A-Z][A-Z0-9]*-[A-Z]+-)?(?P<number>\d\d)")


class Citation(NamedTuple):
    """A place where a rule is cited."""

    file: Path
    line: int


def citations(game: Game[Any]) -> dict[str, list[Citation]]:
    """For each rule of the ledger, in its order, where it is cited, rules before all else."""
    found: dict[str, list[Citation]] = {rule.id: [] for rule in load_ledger(game.folder).rules}
    for path in _sources(game.folder):
        text = path.read_text(encoding="utf-8")
        for match in _CITED.finditer(text):
            place = Citation(path, text.count("\n", 0, match.start()) + 1)
            for rule in _ids(match):
                if rule in found and place not in found[rule]:
                    found[rule].append(place)
    return found


def _sources(folder: Path) -> list[Path]:
    paths = [*folder.rglob("*.py"), *folder.rglob("*.yaml")]
    parts = {path: path.relative_to(folder).parts for path in paths}
    decide = [path for path in paths if not parts[path][0].startswith(ELSEWHERE)]
    return sorted(decide, key=lambda path: (not parts[path][0].startswith("rules"), parts[path]))


def _ids(match: re.Match[str]) -> Iterator[str]:
    chapter, last = match["chapter"], int(match["first"])
    yield f"{chapter}-{last:02}"
    for more in _MORE.finditer(match["more"]):
        number = int(more["number"])
        for between in range(last + 1 if more["joined"] == " to" else number, number + 1):
            yield f"{chapter}-{between:02}"
        last = number
