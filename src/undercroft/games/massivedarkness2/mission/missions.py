"""Finding missions: those that ship are in `missions/`; others come in packs (kernel/packs.py)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from undercroft.games.massivedarkness2.mission.check import read_mission
from undercroft.games.massivedarkness2.mission.model import Mission
from undercroft.kernel.packs import Library

TEXTS: Final = ("title", "story", "goal", "rules", "won", "lost")


class Missions(Library[Mission]):
    """The missions of Massive Darkness 2."""

    game = "massivedarkness2"
    what = "mission"
    box = Path(__file__).parents[1] / "missions"

    def read(self, path: Path) -> Mission:
        return read_mission(path)

    @cached_property
    def words(self) -> frozenset[str]:
        """Names of objectives and deeds in the box: a pack that uses them has their texts already."""
        ours = (self.get(name) for name in self.box_files())
        return frozenset(word for made in ours for word in (*_objectives(made), *(deed.id for deed in made.deeds)))

    def named_apart(self, made: Mission, prefix: str) -> Mission:
        """The mission called after the pack, and so its objectives and deeds that the box does not know."""
        if not prefix:
            return made

        def apart(name: str) -> str:
            return name if not name or name in self.words else prefix + name

        return replace(
            made,
            id=prefix + made.id,
            tokens=tuple(replace(token, what=apart(token.what)) for token in made.tokens),
            deeds=tuple(
                replace(
                    deed,
                    id=apart(deed.id),
                    at=apart(deed.at),
                    holding=apart(deed.holding),
                    all_here=apart(deed.all_here),
                )
                for deed in made.deeds
            ),
        )

    def messages(self, made: Mission) -> Iterator[str]:
        yield from (made.text(part).id for part in TEXTS)
        yield from (made.text(f"task-{task}").id for task in made.tasks)
        known = self.words if "-" in made.id else frozenset()
        yield from (f"md2-objective-{name}" for name in _objectives(made) if name not in known)
        yield from (f"md2-deed-{deed.id}" for deed in made.deeds if deed.id not in known)

    def own_words(self, prefix: str) -> tuple[str, ...]:
        return (f"md2-mission-{prefix}", f"md2-objective-{prefix}", f"md2-deed-{prefix}")


def _objectives(made: Mission) -> list[str]:
    """Those that lie there from the beginning, and those of the boss fight."""
    laid = (token.what for token in made.tokens if token.what)
    return list(dict.fromkeys((*laid, *(made.boss.places if made.boss is not None else ()))))


MISSIONS: Final = Missions()
mission, missions, keep = MISSIONS.get, MISSIONS.ids, MISSIONS.keep
