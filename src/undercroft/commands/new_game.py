"""`undercroft new-game`: a game to begin with, small but whole, as the files in `skeleton/` have it."""

from __future__ import annotations

import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

import typer

from undercroft.commands import Language, language, say
from undercroft.kernel.errors import BadInput

SKELETON: Final = Path(__file__).parent / "skeleton"
TEMPLATE: Final = ".txt"
"""Ends the names of the files there, so that nothing takes them for modules of ours."""
_SLUG: Final = re.compile(r"[a-z]{3}[a-z0-9_]*")
_PREFIX: Final = re.compile(r"[A-Z]{2,5}")
_TITLE: Final = re.compile(r"[^\"\\{}\n]+")

Slug = Annotated[str, typer.Argument(metavar="SLUG", help="Short name of the game, and of its folder and package.")]
Into = Annotated[Path, typer.Option("--into", help="The folder in which the game's own is made.")]
Title = Annotated[str | None, typer.Option(help="What players call it; without it, the short name.")]
Prefix = Annotated[str | None, typer.Option(help="Begins the ids of its rules; without it, the first three letters.")]


def new_game(
    slug: Slug, into: Into = Path(), title: Title = None, prefix: Prefix = None, lang: Language = None
) -> None:
    """Write a new game: a distribution of its own that can be installed, played and tested at once."""
    from undercroft.kernel.messages import msg
    from undercroft.terminal.voice import catalogue

    title, prefix = title or slug.replace("_", " ").title(), prefix or slug[:3].upper()
    folder = into / slug
    _check(slug, title, prefix, folder)
    write(folder, slug, title, prefix)
    say(catalogue().say(msg("command-new-game-written", title=title, folder=str(folder)), language(lang)))
    for command in (f"pip install -e '{folder}[test]'", f"undercroft play {slug}", f"pytest {folder}"):
        say(f"  {command}")


def write(folder: Path, slug: str, title: str, prefix: str) -> None:
    """Make the folder, with everything in it."""
    name = "".join(part.capitalize() for part in slug.split("_"))
    filled = {"slug": slug, "Name": name, "title": title, "PFX": prefix, "pfx": prefix.lower()}
    for template in sorted(SKELETON.rglob(f"*{TEMPLATE}")):
        inside = template.relative_to(SKELETON).as_posix().replace("SLUG", slug).removesuffix(TEMPLATE)
        path = folder / inside
        path.parent.mkdir(parents=True, exist_ok=True)
        text = template.read_text(encoding="utf-8")
        path.write_text(re.sub(r"@(\w+)@", lambda found: filled[found[1]], text), encoding="utf-8")


def _check(slug: str, title: str, prefix: str, folder: Path) -> None:
    if not _SLUG.fullmatch(slug):
        allowed = "three small letters, then small letters, digits and underscores, such as cave_in"
        raise BadInput(f"new-game: '{slug}' is no short name for a game: expected {allowed}")
    if iskeyword(slug) or find_spec(slug) is not None:
        raise BadInput(f"new-game: '{slug}' is the name of another Python package here: choose one that is free")
    if not _PREFIX.fullmatch(prefix):
        raise BadInput(f"new-game: '{prefix}' cannot begin the ids of rules: expected 2 to 5 capital letters")
    if not _TITLE.fullmatch(title):
        raise BadInput("new-game: the title may hold no quotes, backslashes or braces")
    if (owner := _owner(prefix)) is not None:
        raise BadInput(f"new-game: rules of {owner} begin with {prefix}: choose other letters with --prefix")
    if folder.exists():
        raise BadInput(f"new-game: {folder} is there already: choose another name, or another place with --into")


def _owner(prefix: str) -> str | None:
    """The installed game whose rules have such ids: tests of all games are read together."""
    from undercroft.kernel.coverage import has_ledger
    from undercroft.kernel.ledger import load_ledger
    from undercroft.kernel.registry import games

    for slug, game in games().items():
        if has_ledger(game) and any(rule.id.startswith(f"{prefix}-") for rule in load_ledger(game.folder).rules):
            return slug
    return None
