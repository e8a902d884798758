"""Finding adventures: those that ship, of the box, are in `adventures/`; others come in packs (kernel/packs.py)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from undercroft.games.dungeonsaga.adventure.check import read_adventure
from undercroft.games.dungeonsaga.adventure.model import Adventure
from undercroft.kernel.messages import Msg
from undercroft.kernel.packs import Library

TEXTS: Final = ("title", "story", "goal-heroes", "goal-overlord", "rules")


class Adventures(Library[Adventure]):
    """The adventures of Dungeon Saga."""

    game = "dungeonsaga"
    what = "adventure"
    box = Path(__file__).parents[1] / "adventures"

    def read(self, path: Path) -> Adventure:
        return read_adventure(path)

    def named_apart(self, made: Adventure, prefix: str) -> Adventure:
        """The adventure called after the pack. What it names within itself nobody else can call alike."""
        name = prefix + made.id
        zones = (replace(zone, text=Msg(f"sag-adventure-{name}-zone-{zone.name}")) for zone in made.zones)
        return replace(made, id=name, zones=tuple(zones))

    def messages(self, made: Adventure) -> Iterator[str]:
        yield from (made.text(part).id for part in TEXTS)
        yield from (zone.text.id for zone in made.zones)
        yield from (made.text(f"deed-{deed.id}").id for deed in made.deeds)
        yield from (made.text(effect.say).id for event in made.events for effect in event.do if effect.say)

    def own_words(self, prefix: str) -> tuple[str, ...]:
        return (f"sag-adventure-{prefix}",)


ADVENTURES: Final = Adventures()
adventure, adventures, keep = ADVENTURES.get, ADVENTURES.ids, ADVENTURES.keep
