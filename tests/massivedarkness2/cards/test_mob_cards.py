"""Every card of every mob: health, defence, reward, and what its claws do (MD2-MOB-01, MD2-MOB-21)."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import claws, spawning
from undercroft.games.massivedarkness2.rules.wounds import wound_enemy
from undercroft.games.massivedarkness2.state import RANGES, Combat, Enemy

CARDS = {
    # health, blue dice and treasure tokens for levels 1-2, 3-4 and 5
    "demons": ((3, 1, 1), (4, 2, 1), (6, 4, 2)),
    "undead": ((4, 0, 1), (5, 0, 1), (8, 0, 2)),
    "fire_entities": ((3, 1, 1), (4, 2, 1), (7, 3, 2)),
    "fallen_angels": ((2, 2, 1), (3, 3, 1), (5, 5, 2)),
    "satyrs": ((3, 1, 1), (4, 2, 1), (6, 4, 2)),
    "gargoyles": ((2, 1, 1), (3, 2, 1), (6, 3, 2)),
    "imps": ((3, 1, 1), (4, 1, 1), (5, 3, 2)),
    "skeletons": ((2, 1, 1), (3, 2, 1), (5, 4, 2)),
}
NUMBERS = [(mob, range_, *row) for mob, rows in CARDS.items() for range_, row in zip(RANGES, rows, strict=True)]

ABILITIES: dict[str, tuple[str, ...]] = {
    # in attack, in defence or in both; what is done by the claws of each card
    "demons": ("both", "mana -1", "mana -1", "mana -1"),
    "undead": ("attack", "yellow 1, suffered 2", "yellow 2, suffered 2", "yellow 1, orange 1, suffered 2"),
    "fire_entities": ("both", "fire 1", "fire 1", "fire 1"),
    "fallen_angels": ("attack", "pierce 1", "pierce 2", "pierce 2"),
    "satyrs": ("attack", "swords 1", "swords 2", "swords 2"),
    "gargoyles": ("defence", "shields 1", "shields 1", "shields 2"),
    "imps": (
        "defence",
        "lost 1, health -1, comrade -1",
        "lost 1, health -2, comrade -2",
        "lost 1, health -3, comrade -3",
    ),
    "skeletons": ("defence", "minions 1", "minions 1", "minions 1"),
}
DONE = [
    (mob, range_, when, done)
    for mob, (when, *cards) in ABILITIES.items()
    for range_, done in zip(RANGES, cards, strict=True)
]
TWO_CLAWS = [("skeletons", "1-2"), ("skeletons", "3-4")]


def table() -> Table:
    """Two heroes in light; one who is far from being knocked out, and without any mana to spend on bones."""
    made = Table("training", "ronen", "irk", at="B1")
    made.wear(made.hero, "rusty_sword")
    made.g.bag = {"common": 9, "rare": 0, "epic": 0}
    return made


@pytest.mark.rule("MD2-MOB-01")
@pytest.mark.parametrize(("mob", "range_", "health", "blue", "reward"), NUMBERS)
def test_health_and_defence_of_a_card(mob: str, range_: str, health: int, blue: int, reward: int) -> None:
    made = table()
    enemy = made.enemy(mob, range_=range_)
    made.attack(enemy)
    assert made.rolled().get("blue", 0) == blue
    made.play(wound_enemy(made.g, enemy, health - 1 - enemy.hurt, made.hero))
    assert enemy in made.g.enemies
    made.play(wound_enemy(made.g, enemy, 1, made.hero))
    assert enemy not in made.g.enemies


@pytest.mark.rule("MD2-MOB-03")
@pytest.mark.parametrize(("mob", "range_", "health", "blue", "reward"), NUMBERS)
def test_reward_of_a_card(mob: str, range_: str, health: int, blue: int, reward: int) -> None:
    made = table()
    made.hero.level = 2 * RANGES.index(range_) + 1
    enemy: Enemy = made.play(spawning.spawn_mob(made.g, made.zone("C1")), (mob,))
    assert (enemy.id, enemy.range) == (mob, range_)
    assert enemy.tokens == ("common",) * reward


def measured(made: Table, c: Combat, enemy: Enemy) -> dict[str, int]:
    found = {what: getattr(c, what) for what in ("swords", "shields", "pierce", "suffered", "lost")}
    found |= {"mana": made.hero.mana, "health": made.hero.health, "comrade": made.other.health}
    found |= {"fire": made.hero.fire, "minions": enemy.minions}
    return found | {colour: c.pool.get(colour, 0) for colour in ("yellow", "orange")}


def clawed(made: Table, enemy: Enemy, count: int, *, by_hero: bool, mana: int = 3) -> dict[str, int]:
    """What so many claws in a combat have changed."""
    made.hero.mana = mana
    made.hero.health = made.other.health = 6
    c = Combat(hero=0, enemy=enemy.number, by_hero=by_hero, kind="melee", stage="resolve")
    made.g.combats = [c]
    before = measured(made, c, enemy)
    made.play(claws.clawed(made.g, c, count))
    after = measured(made, c, enemy)
    return {what: after[what] - n for what, n in before.items() if after[what] != n}


def told(done: str) -> dict[str, int]:
    """As it stands in the table above."""
    words = [word.split() for word in done.split(", ")]
    return {what: int(n) for what, n in words}


@pytest.mark.rule("MD2-MOB-21", "MD2-ABL-15")
@pytest.mark.parametrize(("mob", "range_", "when", "done"), DONE)
def test_claws_of_a_card(mob: str, range_: str, when: str, done: str) -> None:
    made = table()
    enemy = made.enemy(mob, minions=2, range_=range_)
    needed = 2 if (mob, range_) in TWO_CLAWS else 1
    mana = 0 if mob == "skeletons" else 3
    for by_hero in (True, False):
        mine = when in ("both", "defence" if by_hero else "attack")
        assert clawed(made, enemy, needed, by_hero=by_hero, mana=mana) == (told(done) if mine else {})
    if needed == 2:
        assert clawed(made, enemy, 1, by_hero=True, mana=0) == {}


@pytest.mark.rule("MD2-MOB-21")
@pytest.mark.parametrize(("range_", "price"), [("1-2", 1), ("3-4", 1), ("5", 2)])
def test_mana_keeps_skeletons_down(range_: str, price: int) -> None:
    made = table()
    enemy = made.enemy("skeletons", minions=2, range_=range_)
    needed = content().mobs["skeletons"].cards[range_].claw.claws  # type: ignore[index]
    assert clawed(made, enemy, needed, by_hero=True, mana=price - 1) == {"minions": 1}
    assert made.asked == []
    assert clawed(made, enemy, needed, by_hero=True, mana=price) == {"mana": -price}
    assert made.asked == ["md2-ask-reassemble"]


@pytest.mark.rule("MD2-TOK-01")
def test_no_skeleton_rises_without_a_figure() -> None:
    made = table()
    assert clawed(made, made.enemy("skeletons", minions=6, range_="5"), 1, by_hero=True, mana=0) == {}
