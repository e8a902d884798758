"""A game from another distribution at the table: it is drawn by the module that it brings along."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game

from .conftest import DESKTOP, PHONE, Axe, Person, Picture
from .player import Ask, Player, play

ME = {"kind": "human", "name": "Ada"}
BOT = {"kind": "bot", "bot": "random"}


def race() -> Match[Any]:
    """Two thieves after a round: the first at depth 2, and it knows of a relic further down."""
    match = Match(game("torchrace"), players=2, chance=Seeded(3))
    for answer in ("creep", "creep", "creep"):
        match.accept(match.waiting[0], answer)
    match.accept(1, "climb")
    return match


def downwards(ask: Ask, rng: Random) -> Any:
    """Dig if one can, else go on, down to the bottom and up again."""
    allowed = [choice["value"] for choice in ask["choices"] if not choice["refused"]]
    return next(action for action in ("dig", "creep", "climb") if action in allowed)


@pytest.mark.parametrize(("size", "name"), [(DESKTOP, "desk"), (PHONE, "phone")], ids=["desk", "phone"])
def test_it_is_answered_on_its_own_board(
    person: Person, picture: Picture, axe: Axe, size: dict[str, int], name: str
) -> None:
    player = Player(person(size=size))
    match = race()
    relic = match.state.relics[0]
    table = player.bring(match)
    player.sit(table, table["links"]["seats"][0])
    page = player.page
    board = page.get_by_test_id("board")
    expect(board.locator("[data-depth='2']").get_by_test_id("thief-0")).to_be_visible()
    expect(board.locator("[data-depth='0']").get_by_test_id("thief-1")).to_be_visible()
    expect(page.locator(".torchrace .torch")).to_have_attribute("aria-label", "The torch will last 8 more rounds.")
    expect(page.locator(".torchrace .secret")).to_have_text(f"◆ Your relic lies at depth {relic}.")
    player.settle()
    picture(page, f"torchrace-{name}")
    assert axe(page) == []
    creep = board.locator("[data-depth='3'] button[data-value='creep']")
    expect(creep).to_have_text("Creep one step down")
    creep.press("Enter")
    expect(board.locator("[data-depth='3']").get_by_test_id("thief-0")).to_be_visible()
    expect(board.locator("button")).to_have_count(0)


def test_it_speaks_polish(person: Person) -> None:
    player = Player(person(lang="pl"))
    table = player.bring(race())
    player.sit(table, table["links"]["seats"][0])
    expect(player.page.get_by_test_id("board").locator("button[data-value='run']")).to_have_text("Biegnij")
    torch = player.page.locator(".torchrace .torch")
    expect(torch).to_have_attribute("aria-label", "Pochodnia będzie się palić jeszcze 8 rund.")


def test_a_game_of_it_is_played_to_the_end(person: Person) -> None:
    player = Player(person())
    table = player.make_table("torchrace", [ME, BOT])
    player.sit(table, table["links"]["seats"][0])
    player.page.get_by_test_id("thief-0").wait_for()
    play([player], downwards, until=lambda: player.over)
    expect(player.page.get_by_test_id("ending")).to_be_visible()


@pytest.mark.parametrize(
    "script",
    ["export default { contract: 99 }", "export default { contract: 1, board() { throw new Error('mine'); } }", "}"],
    ids=["for another client", "that fails", "that is no script"],
)
def test_a_module_leaves_the_plain_list(person: Person, script: str) -> None:
    player = Player(person())
    page = player.page
    page.route("**/client.js", lambda route: route.fulfill(body=script, content_type="text/javascript"))
    table = player.bring(race())
    player.sit(table, table["links"]["seats"][0])
    expect(page.get_by_text("depths")).to_be_visible()
    page.locator("[data-testid=choice][data-value=creep]").wait_for()
