"""What a browser draws of Descent: only what a seat may see, and ways that the rules allow step by step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from undercroft.board import bitset, contains, lowest
from undercroft.games.descent.browser.scene import (
    Scene,
)
from undercroft.games.descent.browser.ways import ways
from undercroft.games.descent.figures import explored, figure, quest_of
from undercroft.games.descent.game import DescentGame
from undercroft.games.descent.quest.quests import quests
from undercroft.games.descent.rules.spawning import legal_stances, place
from undercroft.games.descent.rules.targets import spaces_of
from undercroft.games.descent.state import OVERLORD, Descent, Effects
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.parts.ways import Way

GAME = DescentGame()
MOVES = ("des-ask-act", "des-ask-monster", "des-ask-familiar")


def plays(quest: str, seed: int, every: int, positions: int = 12, players: int = 4) -> Iterator[Match[Descent]]:
    """Positions of a game that bots play, some answers apart; the same match every time."""
    match = Match(GAME, GAME.read_options({"quest": quest}), players, Seeded(seed))
    bot = GAME.greedy(Random(seed))
    for answered in range(1, every * positions + 1):
        if match.outcome() is not None:
            return
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        match.accept(seat, bot.choose(seat, ask, lambda seat=seat: match.view(seat)))  # type: ignore[misc]
        if answered % every == 0:
            yield match


def scene_of(match: Match[Descent], seat: int | None) -> Scene:
    return GAME.scene(match.view(seat))


@pytest.mark.parametrize("quest", quests())
def test_a_scene_shows_explored_spaces_and_nothing_beyond(quest: str) -> None:
    for match in plays(quest, seed=3, every=40):
        scene = scene_of(match, 1)
        known = explored(match.state)
        assert (scene.board is None) == (not known)
        if scene.board is None:
            continue
        board = scene.board
        assert bitset(space.at for space in board.cells) == known
        told = [edge.at for edge in (*board.walls, *board.ways, *(e for door in board.doors for e in door.edges))]
        told += [thing.at for thing in board.things]
        told += [cell for stairs in board.stairs for cell in stairs.cells]
        told += [cell for door in board.doors for cell in door.beside]
        told += [cell for figure in scene.figures for cell in figure.cells]
        told += [cell for attack in scene.attacks for cell in (attack.target, *attack.spaces)]
        assert all(contains(known, cell) for cell in told)
        assert all(door.edges for door in board.doors)


@pytest.mark.parametrize("quest", ["into_the_dark", "the_long_night"])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_hidden_makes_no_difference(quest: str, seat: int) -> None:
    rng = Random(7)
    for match in plays(quest, seed=8, every=50):
        twin = GAME.redeal(match.state, seat, rng)
        assert GAME.scene(GAME.view(twin, seat)) == scene_of(match, seat)


def test_a_spectator_sees_what_a_hero_sees() -> None:
    for match in plays("captives_of_the_salt_mine", seed=2, every=60):
        seen = msgspec.structs.replace(scene_of(match, None), seat=1)
        assert seen == scene_of(match, 1)


def test_the_hand_is_for_the_overlord() -> None:
    for match in plays("into_the_dark", seed=4, every=120, positions=4):
        held = scene_of(match, OVERLORD).overlord
        assert held.hand is not None
        assert [card.card for card in held.hand] == match.state.overlord.hand
        hidden = scene_of(match, 1).overlord
        assert hidden.hand is None
        assert hidden.held == len(match.state.overlord.hand)


def test_abilities_of_a_named_monster_are_not_told_to_heroes() -> None:
    """DES-MST-05."""
    match = next(plays("into_the_dark", seed=5, every=200))
    g = GAME.redeal(match.state, 1, Random(0))
    found = next(named for named in quest_of(g).named.values() if named.abilities)
    m = place(g, found.kind, lowest(legal_stances(g, found.kind, explored(g))), master=True, named=found.id)
    overlord, hero = (_abilities(GAME.scene(GAME.view(g, seat)), m.number) for seat in (OVERLORD, 1))
    assert set(found.abilities) <= set(overlord)
    assert len(hero) == len(overlord) - len(found.abilities)


def _abilities(scene: Scene, number: int) -> tuple[object, ...]:
    stats = next(figure.stats for figure in scene.figures if figure.number == number)
    assert stats is not None
    return stats.abilities


def test_a_scene_goes_through_json() -> None:
    for match in plays("the_drowning_vault", seed=6, every=100, positions=6, players=5):
        for seat in (None, *range(match.players)):
            scene = scene_of(match, seat)
            assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


def test_figures_stand_where_they_stand() -> None:
    for match in plays("out_of_the_pit", seed=9, every=80):
        for shown in scene_of(match, 1).figures:
            if shown.kind == "familiar":
                continue
            there = figure(match.state, shown.key)
            assert there is not None
            assert bitset(shown.cells) == spaces_of(match.state, there)
            assert shown.columns * shown.rows == len(shown.cells)
            assert shown.effects == there.effects or shown.effects == Effects()


@pytest.mark.parametrize("quest", ["into_the_dark", "the_light_below", "out_of_the_pit"])
def test_ways_can_be_walked_as_they_say(quest: str) -> None:
    """Every answer on the way is offered when its turn comes, unless something happens there."""
    rng = Random(1)
    walked = 0
    for match in plays(quest, seed=10, every=3, positions=150, players=5):
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        if ask.prompt.id not in MOVES:
            continue
        found = ways(match.view(seat), ask).get("ways", {})
        offered = {value for value in ask.space.enumerate(1000) if _leads_somewhere(str(value))}
        assert {way.values[0] for way in found.values()} <= offered
        assert offered <= {way.values[0] for way in found.values()} | _alternatives(found)
        for way in rng.sample(list(found.values()), min(3, len(found))):
            walked += _walk(match.fork(), seat, way)
    assert walked > 20


def _leads_somewhere(value: str) -> bool:
    """Steps, climbs and jumps."""
    kind, _, what = value.partition(":")
    return kind in ("climb", "jump") if what else kind[0].isupper()


def _alternatives(found: dict[str, Way]) -> set[str]:
    """Dearer ways to the same places: a climb where a step would do."""
    return {f"{kind}:{name}" for name in found for kind in ("climb", "jump")}


def _walk(match: Match[Descent], seat: int, way: Way) -> bool:
    """Walk all the way; False if something came between, such as an area revealed or a trap."""
    mover = _mover(match, seat)
    before = _surroundings(match.state, mover)
    for value in way.values:
        ask = match.ask(seat)
        if ask is None or ask.prompt.id not in MOVES or _mover(match, seat) != mover:
            return False
        if ask.space.why_not(value) is not None:
            assert _surroundings(match.state, mover) != before, f"{value} is not offered"
            return False
        match.accept(seat, value)
    return True


def _mover(match: Match[Descent], seat: int) -> str:
    ask = match.ask(seat)
    assert ask is not None
    return str(ways(match.view(seat), ask).get("figure"))


def _surroundings(g: Descent, mover: str) -> list[object]:
    """Everything that a way depends on, but where the mover stands."""
    figures = [("h", hero.index, hero.at, hero.wounds) for hero in g.heroes]
    figures += [("m", m.number, m.at, m.hurt) for m in g.monsters]
    others = [(at, hurt) if f"{kind}{number}" != mover else hurt for kind, number, at, hurt in figures]
    return [g.revealed, g.closed, g.pit_spaces, g.rubble_spaces, g.water_spaces, others]
