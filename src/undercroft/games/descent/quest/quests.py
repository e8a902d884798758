"""Finding quests: the ones that ship, those of the box, are in `quests/`; others come in packs (kernel/packs.py)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from undercroft.games.descent.quest.check import read_quest
from undercroft.games.descent.quest.file import ANY, Effect, Event
from undercroft.games.descent.quest.model import Area, Quest
from undercroft.kernel.messages import Msg
from undercroft.kernel.packs import Library

TEXTS: Final = ("title", "intro", "goal", "victory", "defeat")


class Quests(Library[Quest]):
    """The quests of Descent."""

    game = "descent"
    what = "quest"
    box = Path(__file__).parents[1] / "quests"
    unsaid = True

    def read(self, path: Path) -> Quest:
        return read_quest(path)

    def named_apart(self, made: Quest, prefix: str) -> Quest:
        """The quest with itself and its named monsters called after the pack."""

        def own(name: str) -> str:
            return prefix + name if name not in ("", ANY) else name

        def of_area(area: Area) -> Area:
            monsters = tuple(replace(monster, named=own(monster.named)) for monster in area.monsters)
            return replace(area, monsters=monsters, text=Msg(f"des-quest-{own(made.id)}-area-{area.name}"))

        def of_effect(effect: Effect) -> Effect:
            if effect.spawn is None or effect.spawn.named is None:
                return effect
            return replace(effect, spawn=replace(effect.spawn, named=own(effect.spawn.named)))

        def of_event(event: Event) -> Event:
            killed = event.when.killed
            when = event.when if killed is None else replace(event.when, killed=own(killed))
            return replace(event, when=when, do=tuple(map(of_effect, event.do)))

        return replace(
            made,
            id=own(made.id),
            areas=tuple(map(of_area, made.areas)),
            named={own(named.id): replace(named, id=own(named.id)) for named in made.named.values()},
            events=tuple(map(of_event, made.events)),
        )

    def messages(self, made: Quest) -> Iterator[str]:
        yield from (made.text(part).id for part in TEXTS)
        yield from (area.text.id for area in made.areas)
        yield from (made.text(f"item-{name}").id for name in made.items)
        yield from (made.text(f"encounter-{name}").id for name in made.encounters)
        yield from (made.text(effect.say).id for event in made.events for effect in event.do if effect.say)
        yield from (f"des-named-{name}" for name in made.named)

    def own_words(self, prefix: str) -> tuple[str, ...]:
        return f"des-quest-{prefix}", f"des-named-{prefix}"


QUESTS: Final = Quests()
quest, quests, keep = QUESTS.get, QUESTS.ids, QUESTS.keep
