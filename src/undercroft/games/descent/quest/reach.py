"""How far heroes can get in a quest, whatever the overlord does: which spaces, keys and events are within reach.

Nothing is ever taken away from it, so it is worked out step by step until nothing new turns up: keys open doors, doors
lead to keys, and events do both.
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board import UNREACHABLE, Bits, Cell, bitset, distances
from undercroft.games.descent.quest.file import ANY, Condition, Effect, Event, Trigger
from undercroft.games.descent.quest.model import PlacedToken, Quest
from undercroft.parts.cell_names import parse_cell
from undercroft.parts.happenings import Tally

HEROES = 4
"""A quest is for up to four heroes."""


class Reach:
    """What can be got at from the starting glyph."""

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.cells: Bits = 0
        self.keys: set[str] = set()
        self.happened: dict[str, Event] = {}
        found = -1
        while found != (found := self._go_on()):
            pass

    def _go_on(self) -> int:
        """One more step; how much has been found so far."""
        self.cells = self._walk()
        self.keys |= {token.what for token in self.tokens("key") if self.cells >> token.cell & 1}
        self.keys |= {effect.key for effect in self._effects() if effect.key is not None}
        for event in self.quest.events:
            if event.id not in self.happened and self.why_never(event) is None:
                self.happened[event.id] = event
        return self.cells.bit_count() + len(self.keys) + len(self.happened)

    def _walk(self) -> Bits:
        quest = self.quest
        blocked = 0
        for area in quest.areas:
            blocked |= area.rubble | area.water
        for effect in self._effects():
            if effect.clear is not None:
                blocked &= ~quest.regions.get(str(effect.clear), 0)
        floor = quest.grid.floor & ~blocked
        steps = distances(quest.dungeon.walk(self.shut()), 1 << quest.start, floor, quest.grid.size)
        return bitset(cell for cell, far in enumerate(steps) if far != UNREACHABLE)

    def shut(self) -> Bits:
        """The doors that nothing opens."""
        opened = {effect.open for effect in self._effects()}
        return bitset(
            number
            for number, door in enumerate(self.quest.doors)
            if door.rune is not None and door.rune not in self.keys and not (door.id and door.id in opened)
        )

    def _effects(self) -> Iterator[Effect]:
        for event in self.happened.values():
            yield from event.do

    def tokens(self, kind: str) -> Iterator[PlacedToken]:
        """All tokens of a kind: those of the map, and those laid by events within reach."""
        for area in self.quest.areas:
            yield from (token for token in area.tokens if token.kind == kind)
        for effect in self._effects():
            if effect.place is not None and (what := getattr(effect.place, "item" if kind == "quest" else kind)):
                yield PlacedToken(kind, parse_cell(self.quest.grid, effect.place.at), str(what))

    def why_never(self, event: Event) -> str | None:
        """What keeps an event from ever happening."""
        return self._never(event.when) or self._unmet(event.given)

    def _never(self, when: Trigger) -> str | None:
        what = when.what
        match when.kind:
            case "killed":
                return self._no_kill(what)
            case "met":
                return self._no_token("encounter", what)
            case "taken":
                return self._not_taken(what)
            case "opened":
                return self._not_opened(what)
            case "revealed" | "enters" | "stops":
                return self._no_space(what, 1)
            case "activated":
                return self._no_space(what, 1) or self._no_glyph(what)
            case "gathered":
                return self._no_space(what, HEROES)
            case "counter":
                return self._too_few(when.counter)
        return None  # rounds come by themselves

    def _unmet(self, given: Condition) -> str | None:
        for name in (*given.all_done, *given.none_done):
            if name not in self.quest.event:
                return f"there is no event '{name}'"
        for name in given.all_done:
            if name not in self.happened:
                return f"the event '{name}' can never happen"
        for presence in (given.heroes, given.monsters):
            if presence is not None and (why := self._no_space(str(presence.place), 1)):
                return why
        return self._too_few(given.counter) or (self._not_taken(given.carries) if given.carries else None)

    def _no_kill(self, name: str) -> str | None:
        if name == ANY:
            return None
        if name not in self.quest.named:
            return f"there is no named monster '{name}'"
        areas = [area for area in self.quest.areas if any(monster.named == name for monster in area.monsters)]
        spawned = any(effect.spawn is not None and effect.spawn.named == name for effect in self._effects())
        if not areas and not spawned:
            return f"{name} is never placed on the map"
        return None if spawned or areas[0].cells & self.cells else f"the area of {name} cannot be reached"

    def _no_glyph(self, name: str) -> str | None:
        glyphs = [token.cell for token in self.tokens("glyph") if not token.active]
        there = [cell for cell in glyphs if self.quest.regions[name] >> cell & 1]
        return None if self._reached(there) else f"there is no inactive glyph in '{name}'"

    def _no_token(self, kind: str, name: str) -> str | None:
        lying = [token.cell for token in self.tokens(kind) if token.what == name]
        if not lying:
            return f"there is no {kind} '{name}' on the map"
        return None if self._reached(lying) else f"the {kind} '{name}' cannot be reached"

    def _not_taken(self, name: str) -> str | None:
        """An item of the quest, an artifact, or a key as red_key."""
        if name.removesuffix("_key") in self.keys:
            return None
        kinds = ("quest", "artifact")
        if all(token.what != name for kind in kinds for token in self.tokens(kind)):
            return f"there is no item, artifact or key '{name}' on the map"
        reasons = [self._no_token(kind, name) for kind in kinds]
        return None if None in reasons else f"'{name}' cannot be reached"

    def _not_opened(self, name: str) -> str | None:
        if all(door.id != name for door in self.quest.doors):
            return f"there is no door '{name}'"
        door = self.quest.door(name)
        if self.shut() >> door & 1 or not self.quest.grid.beside(door) & self.cells:
            return f"the door '{name}' cannot be opened"
        return None

    def _no_space(self, name: str, needed: int) -> str | None:
        if name not in self.quest.regions:
            return f"there is no area or region '{name}'"
        count = (self.quest.regions[name] & self.cells).bit_count()
        if count < needed:
            spaces = "no space" if not count else f"only {count} of {needed} spaces"
            return f"{spaces} of '{name}' can be reached"
        return None

    def _too_few(self, tally: Tally | None) -> str | None:
        if tally is None:
            return None
        most = 0
        for event in self.happened.values():
            added = sum((effect.add or {}).get(tally.name, 0) for effect in event.do)
            if added > 0:
                most += added if event.happens_once else tally.at_least
        if most >= tally.at_least:
            return None
        return f"the counter '{tally.name}' reaches {most} at most, not {tally.at_least}"

    def _reached(self, cells: list[Cell]) -> bool:
        return any(self.cells >> cell & 1 for cell in cells)
