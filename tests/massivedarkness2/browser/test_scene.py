"""What a browser draws of Massive Darkness 2: what is on the table, and nothing else."""

from __future__ import annotations

import json
from random import Random

import msgspec
import pytest

from undercroft.board import bitset, contains
from undercroft.games.massivedarkness2 import GAME
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.browser.scene import Scene
from undercroft.games.massivedarkness2.figures import called
from undercroft.games.massivedarkness2.mission.missions import missions
from undercroft.games.massivedarkness2.rules import hero_turn
from undercroft.games.massivedarkness2.state import Enemy, MassiveDarkness
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Catalogue

from ..positions import Table
from .playing import asked, plays


def scene_of(match: Match[MassiveDarkness], seat: int | None = 0) -> Scene:
    return GAME.scene(match.view(seat))


@pytest.mark.parametrize("mission", missions())
def test_every_phase_of_a_game_can_be_drawn(mission: str) -> None:
    phases = set()
    for match in plays(mission, seed=5):
        scene = scene_of(match)
        assert json.loads(msgspec.json.encode(scene))["seat"] == 0
        phases.add(scene.phase)
    assert {"setup", "heroes", "enemies"} <= phases


@pytest.mark.parametrize("mission", missions())
def test_everything_lies_and_stands_on_the_tiles(mission: str) -> None:
    for match in plays(mission, seed=2, every=15):
        scene = scene_of(match)
        if scene.board is None:
            continue
        laid = bitset(zone.at for zone in scene.board.cells)
        assert laid == match.state.laid
        told = [token.at for token in scene.board.tokens] + [portal.at for portal in scene.board.portals]
        told += [cell for figure in (*scene.heroes, *scene.allies, *scene.enemies) for cell in figure.cells]
        told += [edge.at for edge in scene.board.walls] + [edge.at for d in scene.board.doors for edge in d.edges]
        told += [cell for chamber in scene.board.chambers for cell in chamber.cells]
        assert all(contains(laid, cell) for cell in told)


def test_a_scene_is_made_of_the_view_alone() -> None:
    """What is left of the decks is known, in which order it was put there is not."""
    rng = Random(3)
    for match in plays("the_passage", seed=9, every=20):
        twin = GAME.redeal(match.state, 0, rng)
        for decks in (twin.decks, twin.faces):
            for deck, cards in decks.items():
                decks[deck] = tuple(rng.sample(cards, len(cards)))
        assert GAME.scene(GAME.view(twin, 0)) == scene_of(match)
        seat, ask = asked(match)
        assert GAME.hints(GAME.view(twin, seat), ask) == GAME.hints(match.view(seat), ask)


def test_a_combat_shows_its_dice_until_somebody_is_dead() -> None:
    seen = 0
    for match in plays("the_demon_artifact", seed=4):
        scene = scene_of(match)
        for combat in scene.combats:
            seen += 1
            assert combat.hero in {figure.key for figure in (*scene.heroes, *scene.allies)}
            assert combat.enemy in {enemy.key for enemy in scene.enemies}
            assert (combat.stage == "pool") == (not combat.dice) or not combat.pool
    assert seen


def test_a_mob_is_told_with_what_kills_all_of_it() -> None:
    table = Table("the_passage", "gheta", at="C1")
    enemy = table.enemy("demons", minions=2)
    enemy.hurt = 1
    (seen,) = GAME.scene(GAME.view(table.g, 0)).enemies
    assert (seen.figures, seen.left) == (3, 3 * seen.health - 1)


def test_every_class_shows_its_board() -> None:
    table = Table("the_passage", *content().heroes)
    boards = {hero.trade: hero for hero in GAME.scene(GAME.view(table.g, 0)).heroes}
    assert boards["wizard"].amulet is not None
    assert len(boards["wizard"].amulet.spells) == 4
    assert [column.at for column in boards["paladin"].columns] == [None] * 3
    assert boards["berserker"].fury is not None
    assert boards["berserker"].fury.most == content().box.limits.rage
    assert boards["rogue"].tools is not None
    assert [element.height for element in boards["shaman"].elements] == [0] * 4
    assert boards["ranger"].quiver is not None
    assert boards["ranger"].quiver.deck == 14


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_every_card_of_the_box_can_be_read(lang: str) -> None:
    words = Catalogue(*GAME.locales())
    cards = GAME.catalogue()["cards"].values()
    for card in cards:
        told = [words.say(card.name, lang), *(words.say(line, lang) for line in card.lines)]
        assert all(text and "md2-" not in text for text in told), told
    counted = {family: sum(card.copies for card in cards if card.family == family) for family in ("item", "mob_item")}
    assert counted == {"item": content().counts["items"], "mob_item": content().counts["mob items"]}


def test_two_mobs_of_one_kind_are_told_apart_in_lists() -> None:
    """By their zones, and counted where they share one; whoever is alone is called by name."""
    table = Table("training", "gheta", at="B1")
    first, second, third = (table.enemy("demons", at=at) for at in ("B1", "B1", "C1"))
    lone = table.enemy("satyrs", at="B1")
    words = Catalogue(*GAME.locales())

    def said(enemy: Enemy) -> str:
        return words.say(hero_turn.label(table.g, table.hero, f"attack:melee:{enemy.number}").text)

    assert [said(enemy) for enemy in (first, second, lone)] == [
        "strike at Demons (B1 no. 1)",
        "strike at Demons (B1 no. 2)",
        "strike at Satyrs",
    ]
    assert words.say(called(table.g, third), "pl") == "Demony (C1)"
