"""Paper Dungeons in the browser."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Axe, Person, Picture
from browser.player import Player, at_random, play, played
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.match import Match


def test_two_people_and_a_bot_play_a_whole_game(person: Person, picture: Picture, axe: Axe) -> None:
    anna, boris = Player(person(), seed=1), Player(person(), seed=2)
    page = anna.page
    page.goto("/")
    page.get_by_test_id("new-paperdungeons").click()
    page.get_by_test_id("players-3").click()
    page.get_by_test_id("who-0").select_option("me")
    page.get_by_test_id("who-1").select_option("open")
    page.get_by_test_id("who-2").select_option("bot:greedy")
    page.get_by_test_id("create-table").click()
    link = page.get_by_test_id("share-1").input_value()
    page.get_by_test_id("to-table").click()
    boris.page.goto(link)
    boris.page.get_by_test_id("join-name").fill("Boris")
    boris.page.get_by_test_id("join-sit").click()

    play([anna, boris], at_random, lambda: anna.decision > 60)
    picture(page, "paperdungeons-for-three")
    play([anna, boris], at_random, lambda: anna.over and boris.over)

    for player in (anna, boris):
        expect(player.page.get_by_test_id("score-sheet")).to_be_visible()
    picture(page, "paperdungeons-score")
    scores = anna.update["ending"]["scores"]
    assert len(scores) == 3
    assert scores == boris.update["ending"]["scores"]
    for score in scores:
        expect(page.get_by_test_id("ending")).to_contain_text(str(score))
    assert axe(page) == []


def test_a_finished_game_is_looked_back_at_and_played_on_from_there(person: Person, picture: Picture, axe: Axe) -> None:
    anna = Player(person(), seed=3)
    begun: list[int] = []  # how many answers there were when a round began: later in it those of others do not count

    def over(match: Match[Any]) -> bool:
        if match.quiet.at == len(match.entries):
            begun.append(sum(entry.seat != CHANCE for entry in match.entries))
        return match.over

    table = anna.bring(played("paperdungeons", 2, over))
    anna.sit(table, table["links"]["seats"][0])
    anna.until(lambda: anna.over)
    moment = begun[len(begun) // 2]

    anna.page.goto(f"/#/replay/{table['id']}/{moment - 1}")
    slider = anna.page.get_by_test_id("replay-slider")
    expect(slider).to_have_value(str(moment - 1))
    anna.page.get_by_test_id("replay-next").click()
    expect(slider).to_have_value(str(moment))
    picture(anna.page, "replay-finished")
    assert axe(anna.page) == []

    anna.page.get_by_test_id("replay-fork").click()
    anna.page.get_by_test_id("fork-do").click()
    anna.until(lambda: f"/table/{table['id']}" not in anna.page.url and "/table/" in anna.page.url)
    anna.until(lambda: anna.decision == moment and not anna.over)
