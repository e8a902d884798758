"""Every question that a game asks, by the id under which scenarios know it.

`python -m undercroft.kernel.scenario_asks PAGE` writes the lists of a page anew, each between `<!-- asks: SLUG -->` and
`<!-- end of asks -->`; `make asks` does it for docs/scenarios.md.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from undercroft.kernel.arguments import Arguments
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.mains import run_main
from undercroft.kernel.messages import Catalogue, Msg
from undercroft.kernel.registry import game as find_game

MARK = "-ask-"
"""What the ids of all questions have in common."""
_LISTS = re.compile(r"(?P<begin><!-- asks: (?P<slug>\w+) -->\n).*?(?P<end><!-- end of asks -->)", re.DOTALL)


def asks(game: Game[Any]) -> dict[str, str]:
    """The ids of all questions, with their English words; what differs from time to time is a name in braces."""
    words = Catalogue(*game.locales())
    found = sorted(key for key in words.ids("en") if MARK in key)
    named = {key: {name: f"{{{name}}}" for name in words.variables(key)} for key in found}
    return {key: " ".join(words.say(Msg(key, dict(args))).split()) for key, args in named.items()}


def written(page: str) -> str:
    """The page with its lists as they should be."""

    def listed(found: re.Match[str]) -> str:
        rows = [f"| `{key}` | {text} |" for key, text in asks(find_game(found["slug"])).items()]
        return "\n".join([f"{found['begin']}| asked | in words |", "| --- | --- |", *rows, found["end"]])

    return _LISTS.sub(listed, page)


def main() -> None:
    parser = Arguments("undercroft.kernel.scenario_asks", "Write the lists of questions in a page anew.")
    parser.add_argument("page", type=Path)
    page: Path = parser.parse_args().page
    try:
        page.write_text(written(page.read_text(encoding="utf-8")), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{page}: cannot be read and written: {error.strerror}") from None


if __name__ == "__main__":
    run_main(main)
