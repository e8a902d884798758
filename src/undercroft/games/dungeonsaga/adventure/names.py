"""Whether an adventure speaks only of what there is: people, models, cards, places, doors, deeds and events."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping

from undercroft.games.dungeonsaga.adventure.build import JUNCTION, JUNCTION_TILE, Draft
from undercroft.games.dungeonsaga.adventure.file import ACTING, ALL, ANY, Condition, Effect, Trigger
from undercroft.games.dungeonsaga.adventure.model import Adventure
from undercroft.games.dungeonsaga.box.content import content
from undercroft.kernel.content import nearest
from undercroft.kernel.source import Fault, Spot
from undercroft.parts.happenings import Done

_PLACES = {
    "revealed": "zone",
    "opened": "door or chest",
    "fallen": "model of the overlord",
    "stunned": "hero",
    "enters": "zone or region",
    "gathered": "zone or region",
    "acted": "deed",
}
"""What the name after each moment must be one of."""


def faults(draft: Draft, made: Adventure) -> Iterator[Fault]:
    names = Names(draft, made)
    yield from names.twice()
    yield from names.of_cards()
    yield from names.of_deeds()
    yield from names.of_events()


class Names:
    """Everything in an adventure that has a name."""

    def __init__(self, draft: Draft, made: Adventure) -> None:
        self.draft, self.file, self.spot = draft, draft.file, draft.source.spot
        self.made = made
        effects = [effect for event in made.events for effect in event.do]
        spawned = [effect.spawn for effect in effects if effect.spawn is not None]
        models = [model for zone in made.zones for model in zone.models]
        self.heroes = [*self.file.heroes, *(effect.join.who for effect in effects if effect.join is not None)]
        """Those of the adventure, and who joins them."""
        self.bosses = [
            *(model.kind for model in models if model.kind in content().bosses),
            *(spawn.boss for spawn in spawned if spawn.boss),
        ]
        self.models = [
            *(model.named for model in models if model.named),
            *(spawn.named for spawn in spawned if spawn.named),
            *self.bosses,
        ]
        """What events may call models of the overlord."""
        self.happenings = [*(event.id for event in made.events), *(deed.id for deed in made.deeds)]
        self.known: dict[str, Collection[str]] = {
            "zone": [zone.name for zone in made.zones],
            "door or chest": list(made.fitting),
            "model of the overlord": [*self.models, ANY],
            "hero": [*self.heroes, ANY],
            "zone or region": list(made.regions),
            "deed": [deed.id for deed in made.deeds],
        }

    # -- one name, one thing ------------------------------------------------------------------------------------------

    def twice(self) -> Iterator[Fault]:
        """Nothing is called as another is."""
        seen: set[str] = set()
        for number, hero in enumerate(self.file.heroes):
            if hero in seen:
                yield Fault(self.spot("heroes", number), f"{hero} is in the adventure already")
            seen.add(hero)
        fittings: set[str] = set()
        models: set[str] = set()
        for zone in self.made.zones:
            for fitting in zone.fittings:
                if fitting.id in fittings:
                    problem = f"another door or chest is called '{fitting.id}' too: draw it with a mark of its own"
                    yield Fault(self.draft.spots[fitting.cells[0]], problem)
                fittings.add(fitting.id)
            for model in zone.models:
                if model.named and model.named in models:
                    problem = f"another model is called '{model.named}' too: draw it with a mark of its own"
                    yield Fault(self.draft.spots[model.stance], problem)
                models.add(model.named)
        ids: set[str] = set()
        deeds = [("deeds", number, deed.id) for number, deed in enumerate(self.made.deeds)]
        for key, number, name in (*deeds, *(("events", number, e.id) for number, e in enumerate(self.made.events))):
            if name in ids:
                yield Fault(self.spot(key, number, "id"), f"another deed or event is called '{name}' too")
            ids.add(name)

    # -- cards --------------------------------------------------------------------------------------------------------

    def of_cards(self) -> Iterator[Fault]:
        """Undead, spells, items and skills, and whose they are (SAG-SET-07, SAG-SET-14)."""
        for kind in self.file.raises:
            yield from self._one_of(kind, content().minions, "minion", self.spot("raises", kind))
        people = [*self.heroes, *self.bosses]
        yield from self._for("spells", self.file.spells, people, content().spells, "spell")
        yield from self._for("items", self.file.items, people, content().items, "item")
        yield from self._for("gear", self.file.gear, self.heroes, content().items, "item")
        yield from self._for("skills", self.file.skills, self.heroes, content().skills, "skill")
        treasure = self.file.aftermath.treasure
        yield from self._for("treasure", treasure, self.heroes, content().items, "item", ("aftermath",))
        for mark, thing in self.file.legend.items():
            for number, item in enumerate(thing.holds):
                yield from self._one_of(item, content().items, "item", self.spot("legend", mark, "holds", number))

    def _for(
        self,
        key: str,
        cards: Mapping[str, tuple[str, ...]],
        people: list[str],
        known: Collection[str],
        what: str,
        above: tuple[str, ...] = (),
    ) -> Iterator[Fault]:
        for who, names in cards.items():
            if who not in people:
                problem = f"'{who}' is not in the adventure: {nearest(who, people)}"
                yield Fault(self.spot(*above, key, who), problem)
                continue
            for number, name in enumerate(names):
                spot = self.spot(*above, key, who, number)
                if name not in known:
                    yield Fault(spot, f"there is no {what} '{name}': {nearest(name, known)}")
                elif why := _not_for(who, what, name):
                    yield Fault(spot, why)
                elif name in names[:number] and what != "item":
                    yield Fault(spot, f"{who} has the {what} {name} already")

    # -- deeds and events ---------------------------------------------------------------------------------------------

    def of_deeds(self) -> Iterator[Fault]:
        for number, deed in enumerate(self.made.deeds):
            yield from self._place(deed.at, self.spot("deeds", number, "at"))
            for position, who in enumerate(deed.who):
                yield from self._one_of(who, self.heroes, "hero", self.spot("deeds", number, "who", position))
            yield from self._done(deed.given, ("deeds", number, "given"))
            if not any(event.when.acted == deed.id for event in self.made.events):
                problem = f"nothing happens: no event has 'acted: {deed.id}'"
                yield Fault(self.spot("deeds", number), problem)

    def of_events(self) -> Iterator[Fault]:
        for number, event in enumerate(self.made.events):
            yield from self._moment(event.when, ("events", number, "when"))
            yield from self._condition(event.given, ("events", number, "if"))
            for position, effect in enumerate(event.do):
                place = ("events", number, "do", position, effect.kind)
                yield from self._effect(effect, place)
                yield from self._acting(effect, event.when, self.spot(*place))

    def _moment(self, when: Trigger, place: tuple[str | int, ...]) -> Iterator[Fault]:
        what = _PLACES.get(when.kind)
        if what is not None:
            yield from self._one_of(when.what, self.known[what], what, self.spot(*place, when.kind))

    def _condition(self, given: Condition, place: tuple[str | int, ...]) -> Iterator[Fault]:
        yield from self._done(given, place)
        for key in ("heroes", "minions"):
            presence = getattr(given, key)
            if presence is not None:
                yield from self._place(presence.place, self.spot(*place, key, "in"))
        for key in ("standing", "fallen"):
            name = getattr(given, key)
            if name is not None:
                yield from self._one_of(name, self.models, "model of the overlord", self.spot(*place, key))

    def _done(self, given: Done, place: tuple[str | int, ...]) -> Iterator[Fault]:
        for key in ("done", "not_done"):
            value = getattr(given, key)
            for name in (value,) if isinstance(value, str) else value:
                yield from self._one_of(name, self.happenings, "event", self.spot(*place, key))

    def _effect(self, effect: Effect, place: tuple[str | int, ...]) -> Iterator[Fault]:
        spot = self.spot(*place)
        if effect.spawn is not None:
            yield from self._place(effect.spawn.at, self.spot(*place, "at"))
            if effect.spawn.minion is not None:
                minions = content().minions
                yield from self._one_of(effect.spawn.minion, minions, "minion", self.spot(*place, "minion"))
            if effect.spawn.boss is not None:
                yield from self._one_of(effect.spawn.boss, content().bosses, "boss", self.spot(*place, "boss"))
        for name in (effect.bones, effect.collapse):
            if name is not None:
                yield from self._place(name, spot)
        for aim in _aims(effect):
            yield from self._place(aim, self.spot(*place, "to"), (ALL, ACTING))
        if effect.open is not None:
            yield from self._one_of(effect.open, self.made.fitting, "door or chest", spot)
        if effect.turn is not None:
            yield from self._junction(spot)
        if effect.join is not None:
            known = [card.id for card in content().heroes.values() if not card.legend]
            yield from self._one_of(effect.join.who, known, "hero", self.spot(*place, "who"))
            yield from self._place(effect.join.at, self.spot(*place, "at"))
            if effect.join.who in self.file.heroes:
                yield Fault(self.spot(*place, "who"), f"{effect.join.who} is in the adventure from the start")
        if effect.give is not None:
            yield from self._one_of(effect.give.item, content().items, "item", self.spot(*place, "item"))
            yield from self._one_of(effect.give.to, [*self.heroes, ACTING], "hero", self.spot(*place, "to"))

    def _acting(self, effect: Effect, when: Trigger, spot: Spot) -> Iterator[Fault]:
        """A round is nobody's deed."""
        aims = [*_aims(effect), *([effect.give.to] if effect.give is not None else [])]
        if ACTING in aims and when.kind in ("round_starts", "round_ends"):
            yield Fault(spot, f"no hero makes a round begin or end: write 'to' with another name than '{ACTING}'")

    def _junction(self, spot: Spot) -> Iterator[Fault]:
        """What turns by a quarter must have the same place afterwards: a square, and all the floor in it."""
        cells = self.made.regions.get(JUNCTION, 0)
        if not cells:
            yield Fault(spot, f"nothing can turn: there is no region '{JUNCTION}'")
            return
        left, top, right, bottom = bounds(self.made, cells)
        width, height = right - left + 1, bottom - top + 1
        here = self.spot("regions", JUNCTION)
        if width != height:
            yield Fault(here, f"what turns must be a square block, not {width} x {height}")
        elif block(self.made, cells) & self.made.grid.floor & ~cells:
            yield Fault(here, "what turns must be a square block, and this one has holes")
        elif not self.made.regions.get(JUNCTION_TILE, 0) & cells:
            yield Fault(here, f"which squares turn? There is no region '{JUNCTION_TILE}' in '{JUNCTION}'")

    # -- looking up ---------------------------------------------------------------------------------------------------

    def _place(self, name: str | int, spot: Spot, besides: tuple[str, ...] = ()) -> Iterator[Fault]:
        yield from self._one_of(str(name), [*self.made.regions, *besides], "zone or region", spot)

    def _one_of(self, name: str, known: Iterable[str], what: str, spot: Spot) -> Iterator[Fault]:
        allowed = list(dict.fromkeys(known))
        if name not in allowed:
            said = nearest(name, allowed) if allowed else "the adventure has none"
            yield Fault(spot, f"there is no {what} '{name}': {said}")


def _aims(effect: Effect) -> list[str | int]:
    """Where the heroes stand whom an effect wounds, heals or strikes."""
    doses = [dose.to for dose in (effect.wound, effect.heal) if dose is not None]
    return [*doses, *([effect.strike.to] if effect.strike is not None else [])]


def bounds(made: Adventure, cells: int) -> tuple[int, int, int, int]:
    """The first and last column and row of some squares: left, top, right, bottom."""
    points = [made.grid.points[cell] for cell in range(made.grid.size) if cells >> cell & 1]
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across), min(down), max(across), max(down)


def block(made: Adventure, cells: int) -> int:
    """The whole rectangle around some squares, rock and all."""
    left, top, right, bottom = bounds(made, cells)
    return sum(1 << made.grid.cell(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1))


def _not_for(who: str, what: str, name: str) -> str | None:
    """Why somebody has no use for a card."""
    if what == "spell":
        spell = content().spells[name]
        if not content().kinds[who].caster:
            return f"{who} casts no spells (SAG-MAG-01)"
        if who not in spell.casters:
            theirs = [card.id for card in content().spells.values() if who in card.casters]
            return f"the spell {name} belongs to {' and '.join(spell.casters)}; {who} casts {', '.join(theirs)}"
    if what == "item":
        item = content().items[name]
        if item.users and who not in item.users and not item.accessory:
            return f"{who} cannot use the {name}: it is for {' and '.join(item.users)}"
    if what == "skill" and (owner := content().skills[name].hero) != who:
        return f"the skill {name} belongs to {owner}"
    return None
