"""Whole ways to spend a roll: the rules do what was foretold, and nothing is suggested to which anything is better."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.browser.outlays import Way, as_good, spent, ways
from undercroft.games.descent.browser.rolled import underway
from undercroft.games.descent.rules.attack_dice import dice_pool
from undercroft.games.descent.rules.attack_spend import DONE, apply, spendable
from undercroft.games.descent.state import Attack, Hero, Monster

from ..positions import Dialogue, hero, monster, table
from .test_hints import hints_now

ARMS = [item for item in content().items.values() if item.surges and not item.around]


def plans(game: Dialogue) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = hints_now(game)["ask"]["plans"]
    return found


def rested(one: Hero, fatigue: int) -> Hero:
    one.fatigue = fatigue
    return one


def shot(*faces: str, fatigue: int = 0, foe: str = "beastman") -> Dialogue:
    """Vyrah has shot at somebody five spaces away."""
    archer = rested(hero("vyrah", "B3", items=["crossbow"]), fatigue)
    game = table(archer, monsters=[monster(foe, "G3")], chance=[faces])
    game.until("action").play("battle", "attack:crossbow", "G3")
    assert game.asked == "spend"
    return game


def test_what_is_suggested_reaches_and_kills() -> None:
    """Range 3 of 5: whoever takes the first thing offered three times has more damage, and a miss."""
    game = shot("r2d2", "r1d2", "power", "power")
    assert game.ask.default is None, "the rules do not know what the attacker would rather have"
    (best,) = plans(game)
    assert (best["answers"], best["suggested"], best["dies"]) == (["range", "range"], True, ["m1"])
    assert [(gain["id"], gain["args"]["n"]) for gain in best["gains"]] == [("des-gain-range", 2)]
    game.play(*best["answers"])
    assert game.monster() is None


def test_where_more_dice_could_be_bought_nothing_is_suggested() -> None:
    game = shot("r2d2", "r1d2", "power", "power", fatigue=3, foe="ogre")
    (best,) = plans(game)
    assert best["answers"] == ["range", "range", DONE], "fatigue is still left, so the rules go on asking"
    assert not best["suggested"]
    more = hints_now(game)["choices"]["fatigue"]["spend"]["more"]
    assert [(one["fatigue"], one["dice"]) for one in more] == [(1, 1), (2, 2), (3, 3)]
    assert more[0]["hits"] == 1
    assert [one["expected"] for one in more] == sorted(one["expected"] for one in more)


def test_a_miss_is_foretold_and_fatigue_with_its_odds() -> None:
    game = shot("r2d2", "r1d2", "power", "blank", fatigue=3)
    (best,) = plans(game)
    assert (best["answers"], best["suggested"]) == ([DONE], False)
    first = hints_now(game)["choices"]["fatigue"]["spend"]["more"][0]
    assert first["hits"] == pytest.approx(3 / 6), "three faces of six show the enhancement that is lacking"


def test_a_friend_in_the_blast_leaves_the_choice_open() -> None:
    """Less damage may be better where a friend is struck: nobody but the player can say."""
    faces = ("r1d3s1", "d3", "d3", "power", "power", "power")
    game = table(
        rested(hero("mad_carthos", "B3", items=["ice_storm"]), 0),
        hero("mordrog", "D4"),
        monsters=[monster("ogre", "E3")],
        chance=[faces],
    )
    game.until("action").play("battle", "attack:ice_storm", "E3")
    found = plans(game.until("spend"))
    assert len(found) > 1
    assert not any(one["suggested"] for one in found)
    assert found[0]["then"]["wounds"]["m1"] == max(one["then"]["wounds"]["m1"] or 0 for one in found)
    assert found[-1]["then"]["wounds"]["h1"] is None, "to let it fall short is the last of the ways, but one"


# -- over many positions ----------------------------------------------------------------------------------------------


def rolled(seed: int) -> Dialogue:
    """A hero, some weapon, some enemies and perhaps a friend in the way, after some throw that is no miss."""
    rng = Random(seed)
    arm = rng.choice(ARMS)
    card = rng.choice(["mordrog", "vyrah", "mad_carthos", "lyssa", "sir_valadir"])
    near = arm.attack == "melee"
    attacker = rested(hero(card, "B3", items=[arm.id]), rng.choice([0, 2]))
    foes = [monster(rng.choice(["beastman", "skeleton", "ogre", "sorcerer", "demon"]), "C3" if near else "F3")]
    foes += [monster("razorwing", "H5", master=True)]
    game = table(attacker, hero("trenloe", rng.choice(["E2", "J7"])), monsters=foes, threat=rng.choice([0, 7]))
    game.until("action").play("battle")
    faces = {die.id: die.keys for die in content().dice}
    pool = dice_pool(game.state, game.hero(), arm)
    game.match.chance._outcomes.append(tuple(rng.choice([one for one in faces[die] if one != "miss"]) for die in pool))
    game.play(f"attack:{arm.id}", "C3" if near else "F3")
    if game.asked == "blast":
        game.play("blast")
    return game


def purchases(attacker: Hero | Monster, atk: Attack, weapon: ItemCard | None, seat: int) -> Iterator[tuple[str, ...]]:
    """Everything that could be bought, one thing after the other, as the rules offer it; the order does not matter."""
    yield ()
    for what in spendable(attacker, atk, weapon, seat):
        if what != "fatigue":
            after = msgspec.structs.replace(atk)
            apply(after, weapon, what)
            for more in purchases(attacker, after, weapon, seat):
                if not more or more[0] >= what:
                    yield (what, *more)


@pytest.mark.parametrize("seed", range(60))
def test_no_way_is_better_than_the_ones_shown_nor_than_the_one_suggested(seed: int) -> None:
    game = rolled(seed)
    if game.asked != "spend":
        return  # nothing was rolled that could be spent
    now = underway(game.state)
    assert now is not None
    attacker, atk, weapon = now
    found = ways(game.state, attacker, atk, weapon, game.seat)
    for answers in purchases(attacker, atk, weapon, game.seat):
        other = spent(game.state, attacker, atk, weapon, game.seat, answers)
        assert any(as_good(way, other, game.seat) for way in found), answers
    shown = plans(game)
    for way, plan in zip(found, shown, strict=True):
        carried_out(game, way, plan)
    best = [one for one in shown if one["suggested"]]
    assert not best or (len(shown) == 1 and best == shown)


def carried_out(game: Dialogue, way: Way, plan: dict[str, Any]) -> None:
    """The answers, given one after the other, do what was foretold, and not one more is asked."""
    twin = Dialogue(game.match.fork())
    before = {f"m{m.number}": m.hurt for m in twin.state.monsters}
    twin.play(*plan["answers"])
    assert twin.match.over or not twin.state.attacks or twin.asked != "spend"
    for fate in way.fates:
        if fate.key[0] == "m":
            left = twin.monster(int(fate.key[1:]))
            assert (left is None) == fate.dies
            if left is not None:
                assert left.hurt - before[fate.key] == (fate.wounds or 0)
