"""What the shapes of the entries cannot promise: counts, and that what one entry speaks of exists in another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import chain

from undercroft.games.massivedarkness2.box.tables import Content
from undercroft.kernel.content import nearest
from undercroft.kernel.sourced import Fault, strange_fields

FILES = {
    "heroes": ("heroes", 6),
    "skills": ("skills", 78),
    "items": ("items", 160),
    "mob items": ("mob_items", 60),
    "set powers": ("set_powers", 6),
    "mobs": ("mobs", 24),
    "roaming monsters": ("roaming", 12),
    "bosses": ("bosses", 2),
    "door cards": ("doors", 30),
    "tiles": ("tiles", 16),
    "arrow cards": ("arrows", 14),
    "rogue tokens": ("rogue_tokens", 24),
    "spirits": ("spirits", 2),
    "treasure tokens": ("box", 54),
}
"""The file of each kind of component, and what the box holds of it."""
SKILLS_EACH = 13
START_TOKENS = 9
RANGE_ITEMS = 20


def faults(content: Content) -> Iterator[Fault]:
    """Everything wrong with the content, file by file."""
    checks: tuple[Callable[[Content], Iterator[Fault]], ...] = (_counts, _sources, _skills, _items, _tokens)
    return chain.from_iterable(check(content) for check in checks)


def _counts(c: Content) -> Iterator[Fault]:
    for what, count in c.counts.items():
        file, expected = FILES[what]
        if count != expected:
            yield Fault(file, f"expected {expected} {what}, got {count}")


def _sources(c: Content) -> Iterator[Fault]:
    yield from strange_fields(
        {
            "heroes": c.heroes.values(),
            "skills": c.skills.values(),
            "items": c.items.values(),
            "set_powers": c.set_powers.values(),
            "mobs": c.mobs.values(),
            "roaming": c.roaming.values(),
            "bosses": c.bosses.values(),
            "doors": c.doors.values(),
            "tiles": c.tiles.values(),
            "arrows": c.arrows.values(),
            "rogue_tokens": c.rogue_tokens.values(),
            "spirits": c.spirits.values(),
            "boards": c.basics.values(),
        }
    )


def _skills(c: Content) -> Iterator[Fault]:
    each = Counter(skill.trade for skill in c.skills.values())
    for trade, count in each.items():
        if count != SKILLS_EACH:
            yield Fault("skills", f"expected {SKILLS_EACH} of the {trade}, got {count}")  # MD2-HRO-11
    tiers = {(skill.trade, skill.name, skill.tier) for skill in c.skills.values()}
    for skill in c.skills.values():
        if skill.tier > 1 and (skill.trade, skill.name, skill.tier - 1) not in tiers:
            yield Fault("skills", "there is no lower tier of this skill", skill.id, "tier")
        for token in skill.tokens:
            if token not in c.rogue_tokens:
                yield Fault("skills", f"there is no '{token}', {nearest(token, c.rogue_tokens)}", skill.id, "tokens")


def _items(c: Content) -> Iterator[Fault]:
    for range_, count in Counter(item.range for item in c.mob_items.values() for _ in range(item.copies)).items():
        if count != RANGE_ITEMS:
            yield Fault("mob_items", f"expected {RANGE_ITEMS} of the range {range_}, got {count}")
    for item in c.items.values():
        if item.weapon and item.slot not in ("hand", "two_hands"):
            yield Fault("items", "a weapon is held in one hand or two", item.id, "slot")


def _tokens(c: Content) -> Iterator[Fault]:
    start = sum(token.start for token in c.rogue_tokens.values())
    if start != START_TOKENS:
        yield Fault("rogue_tokens", f"expected {START_TOKENS} that are in the bag from the beginning, got {start}")
    for kind, faces in c.box.faces.items():
        if sum(faces.values()) != getattr(c.box.tokens, kind):
            yield Fault("box", f"expected a face for each of the {getattr(c.box.tokens, kind)} tokens", kind, "faces")
