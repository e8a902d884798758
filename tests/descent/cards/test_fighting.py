"""Skills of the fighting deck."""

from __future__ import annotations

import pytest

from undercroft.games.descent.bot.hero_cards import last_things
from undercroft.games.descent.stats import armor, max_fatigue

from ..positions import hero, monster, table

HIT = ("d4", "d3", "blank")
"""A sword in Ronan's hand at its best: seven damage, enough for a beastman."""


def ronan(*skills: str, **changes):
    return hero("ronan", "C3", skills=list(skills), **changes)


def test_able_warrior():
    game = table(ronan("able_warrior")).play("advance", "able_warrior:0")
    assert (game.hero().turn.attacks, game.hero().turn.points) == (2, 5)
    assert game.hero().fatigue == max_fatigue(game.hero()) - 2
    assert table(ronan("able_warrior")).play("battle").asked == "act"
    assert table(ronan("able_warrior", spent=3)).play("advance").asked == "act", "one fatigue does not pay for it"


@pytest.mark.rule("DES-EFF-08")
def test_able_warrior_while_stunned():
    stunned = ronan("able_warrior")
    stunned.effects.stun = 1
    assert table(stunned).play("stunned_attack").asked == "act"


def test_battle_cry():
    heroes = [ronan("battle_cry", spent=1), hero("mordrog", "D4", spent=2), hero("varikas", "F3", spent=2)]
    game = table(*heroes).play("battle")
    assert [one.fatigue for one in game.state.heroes] == [4, 2, 2]
    assert table(ronan("battle_cry", spent=1)).play("advance").hero().fatigue == 3


@pytest.mark.rule("DES-CRD-01")
def test_cleaving():
    monsters = [monster("beastman", "D3"), monster("beastman", "D4")]
    game = table(ronan("cleaving", items=["sword"]), monsters=monsters, chance=[HIT, HIT])
    game.until("action").play("battle", "attack:sword", "D3", "done", "cleaving:0", "D4", "done")
    assert not game.state.monsters
    assert (game.hero().fatigue, game.hero().turn.attacks) == (3, 1), "the second attack of the Battle is still to come"


def test_cleaving_needs_a_kill():
    game = table(ronan("cleaving", items=["sword"]), monsters=[monster("beastman", "D3")])
    assert game.until("action").play("battle", "attack:sword", "D3").asked == "act"


@pytest.mark.rule("DES-EQP-12")
def test_enduring():
    assert table(ronan(items=["plate_mail"])).until("action").play("run").hero().turn.points == 6
    enduring = table(ronan("enduring", items=["plate_mail"])).until("action").play("run").hero()
    assert enduring.turn.points == 10
    assert armor(enduring) == 4
    assert armor(ronan("enduring")) == armor(ronan()) + 1


def test_knight():
    game = table(ronan("knight")).play("battle", "knight:0")
    assert (game.hero().turn.attacks, game.hero().turn.points, game.hero().fatigue) == (3, 3, 2)


@pytest.mark.rule("DES-HER-14")
def test_leadership():
    game = table(ronan("leadership"), monsters=[monster("beastman", "D4")]).play("ready", "leadership:0", "ready_move")
    assert (game.hero().fatigue, game.hero().turn.points) == (3, 5)
    game.play("attack:unarmed", "D4")
    assert "attack:unarmed" not in game.offers
    assert "ready_move" not in game.offers
    assert "order:aim" in game.offers


@pytest.mark.rule("DES-ORD-02")
def test_leadership_lets_another_place_the_order():
    game = table(ronan("leadership", spent=4), hero("mordrog", "D3"), hero("varikas", "E3", order="aim"))
    game.play("ready", "use:leadership")
    assert game.offers == ["mordrog"], "Varikas has an order"
    game.play("mordrog")
    assert game.seat == 2, "whoever places the order chooses it"
    game.play("rest")
    assert (game.hero(1).order, game.hero().order, game.hero().turn.orders) == ("rest", "", 0)


def test_relentless():
    assert table(ronan("relentless", spent=2)).play("advance").hero().fatigue == 3
    assert table(ronan("relentless", spent=2)).play("battle").hero().fatigue == 2


@pytest.mark.rule("DES-HER-09", "DES-ORD-02")
def test_unmovable():
    """The armor comes with the Battle; the guard can be placed at any moment of the turn, or not at all."""
    game = table(ronan("unmovable", items=["sword"]), monsters=[monster("ogre", "D3")]).until("action").play("battle")
    assert (game.asked, armor(game.hero()), game.hero().order) == ("act", 2, "")
    game.play("attack:sword", "D3", "use:unmovable")
    assert game.hero().order == "guard"
    assert "use:unmovable" not in game.offers
    game.until("action")
    assert armor(game.hero()) == 1, "the next turn has begun"
    assert "use:unmovable" not in table(ronan("unmovable")).play("advance").offers


@pytest.mark.rule("DES-ORD-02")
def test_unmovable_with_an_order():
    aiming = table(ronan("unmovable", order="aim")).play("battle")
    assert (aiming.hero().order, armor(aiming.hero())) == ("aim", 2)
    assert "use:unmovable" not in aiming.offers


def test_unmovable_and_leadership():
    game = table(ronan("unmovable", "leadership"), hero("mordrog", "D3")).play("battle", "use:unmovable", "mordrog")
    assert (game.hero().order, game.hero(1).order) == ("", "guard")
    assert "use:unmovable" not in game.offers, "one guard for each Battle"


def test_a_bot_stands_guard():
    game = table(ronan("unmovable")).play("battle")
    assert last_things(game.state, game.hero(), game.offers) == "use:unmovable"
