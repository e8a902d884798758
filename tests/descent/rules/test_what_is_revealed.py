"""A card of a deck that was shuffled before, once it has been seen, is not taken back without a word.

Chance has no part in drawing it, so only the rule that draws can tell that something hidden came to light.
"""

from __future__ import annotations

from ..drawn import hero, table

HERO = 1
IN_TOWN = {"legend": {"S": {"glyph": "start"}}, "acting": 1}
COPPER = {"copper": ["bane", "ring_of_quickness"]}


def in_the_shop(**given):
    return table("S....", hero("mordrog", at="town", coins=2000), **IN_TOWN, **given).begin("run").play("shop:")


def test_what_lies_open_in_the_shop_is_given_back_freely():
    game = in_the_shop().play("potion:healing")
    assert game.match.undo_is_free(HERO)


def test_a_treasure_that_was_bought_has_been_seen():
    game = in_the_shop(opened=["copper"], decks=COPPER).play("treasure:copper")
    assert not game.match.undo_is_free(HERO)


def test_a_skill_that_was_bought_has_been_seen():
    game = in_the_shop().play("skill:fighting")
    assert not game.match.undo_is_free(HERO)


def test_a_chest_that_was_opened_has_been_seen():
    game = table("1c.", hero("mordrog"), legend={"c": {"chest": "copper"}}, chests={1: {"coins": 50}}).begin("run")
    game.play("B1")
    assert game.match.undo_is_free(HERO)
    game.play("chest:")
    assert not game.match.undo_is_free(HERO)
