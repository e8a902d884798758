"""Dungeon Saga in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import expect

from browser.conftest import PHONE, Person, Picture
from browser.player import Ask, Player, at_random, play, played
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Catalogue

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}
CELLAR = "skeletons_in_the_cellar"


def onward(ask: Ask, rng: Random) -> Any:
    """Fight whatever is in front, otherwise walk on to the east, where the cellar ends."""
    values = [str(choice["value"]) for choice in ask["choices"] if not choice["refused"]]
    if ask["prompt"]["id"] != "sag-ask-turn":
        return at_random(ask, rng)
    fights = [value for value in values if value.startswith("fight:")]
    squares = [value for value in values if re.fullmatch(r"[A-Z]\d+", value)]
    return (fights or sorted(squares, key=lambda square: (square[0], rng.random())) or ["end"])[-1]


def together(people: list[Player], until: Callable[[], object]) -> None:
    """Let people play who are asked the same thing at times: nobody answers what another has answered already."""

    def ready() -> bool:
        return len({player.decision for player in people}) == 1 and any(player.asked for player in people)

    while not until():
        people[0].until(lambda: until() or ready())
        asked = next((player for player in people if player.asked), None)
        if asked and not until():
            asked.answer(onward)


def test_two_people_play_the_first_adventure_against_a_bot_to_the_end(person: Person, picture: Picture) -> None:
    first, second = Player(person(), seed=5), Player(person(size=PHONE, lang="pl", dark=True), seed=6)
    table = first.make_table("dungeonsaga", [BOT, ME, ME], adventure=CELLAR)
    first.sit(table, table["links"]["seats"][1])
    second.sit(table, table["links"]["seats"][2])
    people = [first, second]
    together(people, lambda: (first.update.get("scene") or {}).get("round", 0) >= 3 or first.over)
    picture(first.page, "dungeonsaga-in-round-3")
    picture(second.page, "dungeonsaga-in-round-3-phone-pl-dark")
    together(people, lambda: first.over and second.over)
    for player in people:
        expect(player.page.get_by_test_id("ending")).to_be_visible()
    assert first.update["ending"]["side"] in ("overlord", "heroes")
    picture(first.page, "dungeonsaga-ending")
    picture(second.page, "dungeonsaga-ending-phone-pl-dark")
