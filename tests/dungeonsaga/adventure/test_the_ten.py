"""The ten adventures of the box: what they use of it, and what they hand out, taken together."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft.games.dungeonsaga.adventure.adventures import adventure, adventures
from undercroft.games.dungeonsaga.adventure.model import Adventure
from undercroft.games.dungeonsaga.box.content import content

BOX = [adventure(name) for name in adventures() if "-" not in name]
CAMPAIGN = [made for made in BOX if made.letter.isdigit()]
LAST = BOX[-1]


def figures(made: Adventure) -> Counter[str]:
    return Counter(model.kind for zone in made.zones for model in zone.models)


def furniture(made: Adventure) -> Counter[str]:
    fittings = (fitting.kind for zone in made.zones for fitting in zone.fittings)
    return Counter([*fittings, *(piece.kind for zone in made.zones for piece in zone.furniture)])


def tiles(made: Adventure) -> Counter[str]:
    return Counter(entry.tile for entry in made.tiles)


@pytest.mark.rule("SAG-SET-03")
def test_ten_adventures_follow_one_another_two_of_them_to_learn_from():
    assert [made.letter for made in BOX] == ["A", "B", "1", "2", "3", "4", "5", "6", "7", "8"]
    assert [made.number for made in BOX] == list(range(1, 11))


@pytest.mark.rule("SAG-SET-16")
def test_the_campaign_shows_every_tile_boss_and_piece_of_furniture():
    assert {tile for made in CAMPAIGN for tile in tiles(made)} == set(content().tiles)
    assert {kind for made in CAMPAIGN for kind in figures(made)} == {*content().minions, *content().bosses}
    assert {kind for made in CAMPAIGN for kind in furniture(made)} == set(content().furniture)


def test_the_last_adventure_takes_everything_out_of_the_box():
    assert tiles(LAST) == {tile.id: tile.copies for tile in content().tiles.values()}
    assert figures(LAST) == {
        **{card.id: card.count for card in content().minions.values()},
        **dict.fromkeys(content().bosses, 1),
    }
    assert furniture(LAST) == {piece.id: piece.count for piece in content().furniture.values()}
    assert (LAST.cards, LAST.without) == (sum(card.copies for card in content().commands.values()), ())


@pytest.mark.rule("SAG-WIN-03")
def test_only_in_the_last_adventure_a_stunned_hero_is_not_the_end():
    assert [made.letter for made in BOX if not made.stunned_loses] == ["8"]


def test_heroes_are_legends_from_the_sixth_on():
    legends = [made.letter for made in BOX if all(card.endswith("_legend") for card in made.heroes)]
    assert legends == ["6", "7", "8"]


def test_what_heroes_are_said_to_own_can_have_been_found_before():
    """Standing alone, an adventure gives them no more than those before it have to give."""
    found: Counter[str] = Counter()
    for made in BOX:
        owned = Counter(item for items in made.gear.values() for item in items)
        assert owned <= found, made.id
        chests = (item for zone in made.zones for fitting in zone.fittings for item in fitting.holds)
        treasure = (item for items in made.aftermath.treasure.values() for item in items)
        found += Counter([*chests, *treasure])
    kept = {card.id for card in content().items.values() if not card.single_use}
    assert kept <= set(found), "everything that lasts can be found somewhere"


def test_skills_are_those_that_were_learned_before():
    lessons = 0
    for made in BOX:
        assert {len(skills) for skills in made.skills.values()} <= {lessons}, made.id
        assert bool(made.skills) == bool(lessons), made.id
        lessons += made.aftermath.learn
    assert lessons * len(LAST.heroes) == len(content().skills)
