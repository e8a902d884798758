"""Final scoring, line by line as on the sheet."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.names import power
from undercroft.games.paperdungeons.metrics import measure
from undercroft.games.paperdungeons.rules.items import CARDS, PARTS
from undercroft.games.paperdungeons.state import PaperDungeons, Result, Sheet

LINES = "ABCDEFGHIJKL"
SHEET = content().sheet
GLORIOUS = tuple((index, card.glory) for index, card in enumerate(CARDS) if card.glory)
"""The items that count when they are completed."""
DAMAGE_GLORY = tuple(
    next((glory for threshold, glory in reversed(SHEET.damage.thresholds.items()) if threshold <= damage), 0)
    for damage in range(max(SHEET.damage.thresholds) + 1)
)
"""By damage; with more than that it stays as it is."""


def score(g: PaperDungeons, s: Sheet) -> Result:
    """The score lines A to L (PAP-SCO-03)."""
    lines = (
        *s.glory,
        level_glory(s),
        item_glory(s),
        SHEET.gems.glory[s.gems],  # PAP-GEM-08: the value under the last filled field
        SHEET.monsters.glory[s.slain.bit_count()],  # PAP-SCO-06
        damage_glory(s),
        SHEET.resurrection_glory if s.resurrected else 0,  # PAP-SCO-08, PAP-RES-03
        objective_glory(g, s) + power(s).glory,  # PAP-SCO-09
        s.mission_glory,  # PAP-SCO-10
    )
    return Result((*lines, sum(lines)), s.explored.bit_count(), s.objective)


def level_glory(s: Sheet) -> int:
    """For the weakest hero, and one for every hero at the top (PAP-SCO-04, PAP-LVL-11)."""
    return SHEET.weakest_hero.glory[min(s.levels)] + SHEET.max_level_glory * s.levels.count(SHEET.max_level)


def item_glory(s: Sheet) -> int:
    """One per filled part, and what completed items add or cost (PAP-SCO-05, PAP-ITM-07), as the Crown (PAP-ITM-13)."""
    extra = sum([glory for item, glory in GLORIOUS if s.parts[item] == PARTS])
    return SHEET.part_glory * sum(s.parts) + extra


def damage_glory(s: Sheet) -> int:
    """The last threshold reached counts (PAP-SCO-07); prevented damage is not in the column (PAP-DMG-07)."""
    return DAMAGE_GLORY[min(s.damage, len(DAMAGE_GLORY) - 1)]


def objective_glory(g: PaperDungeons, s: Sheet) -> int:
    """The highest tier of the player's own card (PAP-OBJ-01); tiers do not add up (PAP-OBJ-02, PAP-OBJ-03)."""
    card = content().objectives.get(s.objective)
    if card is None:
        return 0
    value = measure(card.metric, g, s)
    tiers = [glory for need, glory in zip(card.tiers, content().tiers_glory, strict=True) if value >= need]
    return tiers[-1] if tiers else 0


def winners(results: list[tuple[Result, ...]]) -> tuple[int, ...]:
    """Most glory, then most rooms, then shared (PAP-SCO-01, PAP-TIE-01, 02); sums decide campaigns (PAP-CAM-04, 05)."""
    seats = range(len(results[0]))
    totals = [(sum(r[seat].total for r in results), sum(r[seat].rooms for r in results)) for seat in seats]
    best = max(totals)
    return tuple(seat for seat in seats if totals[seat] == best)
