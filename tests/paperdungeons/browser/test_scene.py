"""What a browser gets: no more than the view, plain JSON, and hints that agree with what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES
from undercroft.games.paperdungeons.browser.scene import Scene
from undercroft.games.paperdungeons.rules.bosses import band, boss_card, strength
from undercroft.games.paperdungeons.state import PaperDungeons
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Catalogue
from undercroft.kernel.spaces import OneOf, Subset

VARIANTS = GAME.variants()


def played(seed: int, players: int = 3, **options: Any) -> Iterator[tuple[Match[PaperDungeons], int, Ask]]:
    """A game played at random: every ask as it stands, before it is answered."""
    match: Match[PaperDungeons] = Match(GAME, GAME.read_options(options), players, Seeded(seed))
    rng = Random(seed)
    while match.outcome() is None:
        seat = rng.choice(match.waiting)
        ask = match.ask(seat)
        assert ask is not None
        yield match, seat, ask
        match.answer(seat, ask.space.sample(rng))


def plain(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_scene_survives_json_and_its_numbers_are_exact_in_javascript(options: dict[str, Any]) -> None:
    for match, seat, _ in played(7, players=2, **options):
        for looking in (seat, None):
            scene = GAME.scene(match.view(looking))
            assert msgspec.convert(plain(scene), Scene) == scene
            assert all(
                number < 2**53
                for s in scene.sheets
                for number in (s.explored, s.slain, s.circled, s.crossed, s.announced)
            )


def test_a_scene_does_not_change_with_what_is_hidden() -> None:
    rng = Random(5)
    for match, seat, _ in played(11):
        twin = GAME.redeal(match.state, seat, rng)
        assert plain(GAME.scene(GAME.view(twin, seat))) == plain(GAME.scene(match.view(seat)))


def test_others_objectives_and_secret_sheets_are_not_in_a_scene() -> None:
    seen = 0
    for match, seat, _ in played(13, dungeon="A"):
        sheets = plain(GAME.scene(match.view(seat)))["sheets"]
        for s in sheets:
            if s["seat"] != seat:
                assert (s["objective"], s["dealt_objectives"], s["dealt_powers"]) == ("", [], [])
                assert s["trail"] == match.state.sheets[s["seat"]].trail
        if match.state.secret and match.state.round:
            assert sheets[seat]["trail"] == match.state.secret[seat].trail
            seen += 1
    assert seen > 50


def test_a_scene_says_how_strong_parties_are_and_how_far_with_missions() -> None:
    for match, seat, _ in played(17):
        scene = GAME.scene(match.view(seat))
        mine = match.view(seat).mine
        bosses = [(number, boss_card(match.state, number)) for number in (1, 2, 3)]
        assert scene.strengths[seat] == [strength(mine, boss) for _, boss in bosses]
        assert scene.bands[seat] == [band(mine, boss, number, match.state.dungeon) for number, boss in bosses]
        assert all(len(row) == len(match.state.missions) for row in scene.progress)
        assert (scene.objective is None) == (not mine.objective)


def test_hints_are_about_the_choices_of_the_ask() -> None:
    hinted = set()
    for seed in range(8):
        for match, seat, ask in played(seed, players=2, streamline=seed % 2 == 0):
            hints = plain(GAME.hints(match.view(seat), ask))
            if not hints:
                continue
            hinted.add(ask.prompt.id)
            assert isinstance(ask.space, (OneOf, Subset))
            values = {str(value) for value in ask.space.values} - {"stop"}
            if ask.prompt.id == "pap-ask-step":
                next_door = {name for name, hint in hints.items() if len(hint["path"]) == 1}
                assert next_door == values
                points = int(str(ask.prompt.args["points"]))
                assert all(1 <= len(hint["path"]) <= points for hint in hints.values())
                assert all(ROOM_NAMES[hint["path"][-1]] == name for name, hint in hints.items())
            else:
                assert hints.keys() == values
    assert hinted >= {"pap-ask-die", "pap-ask-action", "pap-ask-step", "pap-ask-level", "pap-ask-part"}


def test_a_hinted_step_costs_what_it_says() -> None:
    for seed in range(6):
        for match, seat, ask in played(seed, players=1):
            if ask.prompt.id != "pap-ask-step" or match.view(seat).mine.power in ("assassin", "merchant"):
                continue
            for name, hint in GAME.hints(match.view(seat), ask).items():
                if len(hint["path"]) > 1:
                    continue
                before = match.view(seat).mine
                fork = match.fork()
                fork.answer(seat, name)
                if fork.state.round != match.state.round or not fork.state.secret:
                    continue  # the round ended with this step, and more has happened since
                after = fork.view(seat).mine
                taken = after.damage + after.hearts - before.damage - before.hearts
                assert taken == min(hint["damage"], hint["prevented"] + 24 - before.damage)


def test_what_a_die_would_give_is_what_it_offers() -> None:
    for match, seat, ask in played(3, players=1):
        if ask.prompt.id == "pap-ask-die":
            for die, hint in GAME.hints(match.view(seat), ask).items():
                fork = match.fork()
                fork.answer(seat, int(die))
                next_ask = fork.ask(seat)
                assert next_ask is not None
                assert isinstance(next_ask.space, OneOf)
                offered = ["move"] if next_ask.prompt.id == "pap-ask-step" else list(next_ask.space.values)
                assert hint["actions"] == offered


def test_a_use_of_a_die_says_what_changes() -> None:
    for match, seat, ask in played(2, players=1):
        if ask.prompt.id == "pap-ask-action":
            for value, hint in GAME.hints(match.view(seat), ask).items():
                assert (hint["hearts"] > 0) == (value == "brew" and match.view(seat).mine.potions < 12)
                assert (hint["glory"], hint["strength"]) == (0, 0) or value.startswith(("level:", "part:", "brew"))


def test_the_catalogue_has_everything_in_the_box_by_name() -> None:
    box = plain(GAME.catalogue())
    c = content()
    for family in ("powers", "objectives", "missions", "bosses", "dungeons", "stories", "monsters"):
        assert box[family].keys() == getattr(c, family).keys()
    assert [hero["id"] for hero in box["heroes"]] == [hero.id for hero in c.heroes]
    assert [item["id"] for item in box["items"]] == [item.id for item in c.items]
    assert [room["id"] for room in box["rooms"]] == list(ROOM_NAMES)
    assert box["dungeons"]["A"]["boss_rooms"] == [ROOM_NAMES.index(room) for room in c.dungeons["A"].boss_rooms]


@pytest.mark.rule("PAP-RND-01", "PAP-RND-02")
def test_the_catalogue_says_when_the_bosses_come_and_the_last_round_is() -> None:
    box = plain(GAME.catalogue())
    assert (box["last_round"], box["boss_rounds"]) == (8, [3, 6, 8])


def test_every_message_of_the_catalogue_can_be_said() -> None:
    words = Catalogue(*GAME.locales())
    found = list(messages(GAME.catalogue()))
    assert len(found) > 150
    assert [key for key in found if not words.has(key, "en") or not words.has(key, "pl")] == []


def messages(thing: Any) -> Iterator[str]:
    if isinstance(thing, dict):
        if isinstance(thing.get("id"), str) and thing["id"].startswith("pap-"):
            yield thing["id"]
        for value in thing.values():
            yield from messages(value)
    elif isinstance(thing, (list, tuple)):
        for value in thing:
            yield from messages(value)
