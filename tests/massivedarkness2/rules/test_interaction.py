"""Objects in a zone, and who may touch them (MD2-INT)."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table


def table(at: str = "B1") -> Table:
    made = Table("training", "gheta", "ronen", at=at)
    return made.put(made.other, "F3")


@pytest.mark.rule("MD2-INT-01")
@pytest.mark.parametrize("kind", ["treasure", "chest", "greater_chest", "fountain", "forge"])
def test_no_object_while_there_are_enemies_in_the_zone(kind: str) -> None:
    made = table()
    made.hero.bag = ["hand_axe"] * 3
    what = f"touch:{made.lay(kind, what='common' if kind == 'treasure' else '').number}"
    assert what in made.options()
    enemy = made.enemy("demons")
    assert what not in made.options()
    assert made.refusal(what) == "MD2-INT-01"
    made.put(made.hero, "B2")
    assert made.refusal(what) is None
    enemy.at = made.zone("C1")
    made.put(made.hero, "B1")
    assert what in made.options()  # enemies next door do not matter


@pytest.mark.rule("MD2-INT-02", "MD2-INT-03")
def test_each_point_is_one_object_in_the_own_zone() -> None:
    made = table()
    first, second = made.lay("treasure", "B1", "common"), made.lay("treasure", "B1", "rare")
    far = made.lay("treasure", "B2", "epic")
    assert f"touch:{far.number}" not in made.options()
    made.do(f"touch:{first.number}", ("hand_axe",), "keep")
    assert made.lying("treasure") == ["B1", "B2"]
    made.do(f"touch:{second.number}", ("kite_shield",), "keep")
    assert made.hero.bag == ["hand_axe", "kite_shield"]
    assert made.g.turn is not None
    assert (made.g.turn.actions, made.g.turn.mp) == (2, 0)


@pytest.mark.rule("MD2-INT-03", "MD2-INT-04", "MD2-ITM-07")
def test_gheta_finds_a_silver_ring_and_puts_it_on() -> None:
    made = table()
    bag = dict(made.g.bag)
    ring = made.lay("treasure", "B1", "common")
    made.do(f"touch:{ring.number}", ("silver_ring",), "wear:misc")
    assert made.hero.slots == {"misc": "silver_ring"}
    assert made.g.bag == bag | {"common": bag["common"] + 1}
    assert made.lying("treasure") == []
    made.do("go:B2")
    assert made.g.turn is not None
    assert (made.g.turn.actions, made.g.turn.mp) == (2, 0)


@pytest.mark.rule("MD2-INT-04")
def test_what_is_not_put_on_goes_to_the_inventory() -> None:
    made = table()
    ring = made.lay("treasure", "B1", "common")
    made.do(f"touch:{ring.number}", ("silver_ring",), "keep")
    assert (made.hero.slots, made.hero.bag) == ({}, ["silver_ring"])


@pytest.mark.rule("MD2-INT-05")
def test_a_deed_for_a_point_is_an_interaction_and_one_for_an_action_is_not() -> None:
    made = table("D3")
    made.enemy("demons", at="D3")
    assert "deed:take_scroll" not in made.options()
    assert made.refusal("deed:take_scroll") == "MD2-INT-01"
    made.put(made.hero, "F3")
    made.g.done, made.hero.holds = ["scroll"], ["scroll"]
    made.enemy("imps", at="F3")
    made.do("deed:destroy_rift")
    assert made.g.winner == "heroes"


@pytest.mark.rule("MD2-INT-05")
def test_what_a_deed_costs() -> None:
    made = table("D3")
    made.do("deed:take_scroll")
    assert made.g.turn is not None
    assert (made.g.turn.actions, made.g.turn.mp) == (2, 1)
    made.put(made.hero, "F3").turn(made.hero, 0)
    assert "deed:destroy_rift" not in made.options()
    assert made.refusal("deed:destroy_rift") == "MD2-HPH-03"
    made.turn(made.hero, 2).do("deed:destroy_rift")
    assert made.g.turn.actions == 1
