"""What people do at a table besides playing: taking back, talking, watching, looking back."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from browser.conftest import Person, Picture
from browser.player import Player, at_random, play
from browser.test_seats import follow

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}
OPEN = {"kind": "open"}


def two_at_a_table(person: Person, game: str = "paperdungeons") -> tuple[Player, Player, dict[str, object]]:
    anna, boris = Player(person(), seed=1), Player(person(), seed=2)
    table = anna.make_table(game, [ME, OPEN])
    anna.sit(table, table["links"]["seats"][0], table["links"]["host"])
    boris.sit(table, table["links"]["invitations"][1])
    return anna, boris, table


def test_taking_back_needs_the_others_consent_once_something_was_learned(person: Person, picture: Picture) -> None:
    anna, boris, _ = two_at_a_table(person)
    play([anna, boris], at_random, lambda: anna.decision > 8 and anna.update["undo"].get("0") == "ask")
    before = anna.decision

    anna.page.get_by_test_id("undo").click()
    expect(boris.page.get_by_test_id("takeback")).to_be_visible()
    picture(boris.page, "takeback")
    boris.page.get_by_test_id("vote-no").click()
    anna.until(lambda: not anna.update.get("takeback"))
    assert anna.decision == before

    anna.page.get_by_test_id("undo").click()
    boris.page.get_by_test_id("vote-yes").click()
    anna.until(lambda: anna.decision < before)
    # Both know where the game stands: what they answer next is taken.
    play([anna, boris], at_random, lambda: anna.decision > before and boris.decision > before)


def test_alone_with_bots_one_is_asked_before_taking_back_what_was_seen_and_the_table_notes_it(
    person: Person, picture: Picture
) -> None:
    anna = Player(person(), seed=1)
    table = anna.make_table("paperdungeons", [ME, BOT])
    anna.sit(table, table["links"]["seats"][0], table["links"]["host"])
    play([anna], at_random, lambda: anna.decision > 8 and anna.update["undo"].get("0") == "ask")
    anna.until(lambda: anna.update["waiting"] == [0])  # the bot has nothing more to do until she answers
    before = anna.decision

    anna.page.get_by_test_id("undo").click()
    expect(anna.page.get_by_test_id("takeback-confirm")).to_be_visible()
    picture(anna.page, "takeback-confirm")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_test_id("takeback-confirm")).to_be_hidden()
    assert anna.decision == before

    anna.page.keyboard.press("u")
    anna.page.get_by_test_id("takeback-do").click()
    anna.until(lambda: anna.decision < before)
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.get_by_test_id("chat-note")).to_have_count(1)


def test_what_nobody_has_learned_from_is_taken_back_at_once(person: Person) -> None:
    anna, boris, _ = two_at_a_table(person)
    before = anna.decision
    anna.answer(at_random)
    anna.until(lambda: anna.update["undo"].get("0") == "free")
    anna.page.get_by_test_id("undo").click()
    anna.until(lambda: anna.decision == before)
    expect(boris.page.get_by_test_id("takeback")).to_have_count(0)


def test_a_spectator_is_sent_no_secrets(person: Person) -> None:
    """Not only the screen: the socket itself."""
    hero, watcher, overlord = Player(person(), seed=1), Player(person()), Player(person())
    table = hero.make_table("descent", [ME, ME], quest="into_the_dark")
    links = table["links"]
    overlord.sit(table, links["seats"][0])
    overlord.page.get_by_test_id("seat-0").click()
    overlord.page.get_by_test_id("hand-over").click()
    watcher.sit(table, links["spectator"])
    hero.sit(table, links["seats"][1])

    def hand() -> list[str]:
        cards: list[str] = overlord.update["scene"]["overlord"]["hand"]
        return cards

    play([hero], at_random, lambda: (hero.decision > 60 and hand()) or hero.over)
    seen = hand()
    assert seen
    assert all(card for card in seen)
    watcher.until(lambda: watcher.decision >= overlord.decision)
    for other in (watcher, hero):
        for frame in other.frames:
            message = json.loads(frame)
            if message["t"] != "update" or "scene" not in message:
                continue
            assert not any(message["scene"]["overlord"]["hand"] or ())
    assert not any(json.loads(frame).get("asks") for frame in watcher.frames)
    for token in (links["host"], *links["seats"]):
        assert not any(token in frame for frame in watcher.frames)


def test_nothing_here_is_left_to_luck(person: Person) -> None:
    """The tests themselves: two tables at which the same people do the same see the same game."""
    player = Player(person())
    endings = []
    for _ in range(2):
        table = player.make_table("paperdungeons", [BOT, BOT])
        player.update = {}
        player.sit(table, table["links"]["spectator"])
        player.until(lambda: player.over)
        endings.append((player.update["ending"], player.update["scene"]))
    assert endings[0] == endings[1]


def test_people_talk(person: Person) -> None:
    anna, boris, _ = two_at_a_table(person)
    anna.page.get_by_test_id("tab-chat").click()
    anna.page.get_by_test_id("chat-input").fill("Mind the <b>pit</b>!")
    anna.page.get_by_test_id("chat-input").press("Enter")
    boris.page.get_by_test_id("tab-chat").click()
    expect(boris.page.get_by_text("Mind the <b>pit</b>!")).to_be_visible()


def test_a_game_so_far_can_be_looked_through(person: Person, picture: Picture) -> None:
    anna, boris, _ = two_at_a_table(person)
    play([anna, boris], at_random, lambda: anna.decision > 20)
    page = anna.page
    page.get_by_test_id("replay").click()
    page.get_by_test_id("replay-prev").click()
    page.get_by_test_id("replay-prev").click()
    picture(page, "replay")
    page.get_by_test_id("replay-next").click()
    page.get_by_test_id("replay-now").click()
    play([anna, boris], at_random, lambda: anna.decision > 24)


def test_a_seat_is_handed_to_a_bot_and_taken_back(person: Person) -> None:
    anna, boris, _ = two_at_a_table(person)
    anna.page.get_by_test_id("seat-0").click()
    anna.page.get_by_test_id("hand-over").click()
    play([boris], at_random, lambda: boris.decision > 12)
    anna.page.get_by_test_id("seat-0").click()
    anna.page.get_by_test_id("take-seat-back").click()
    play([boris], at_random, lambda: anna.asked is not None)
    anna.answer(at_random)


def test_a_bot_takes_a_seat_also_if_the_page_learns_late_which_bots_there_are(person: Person) -> None:
    anna = Player(person())
    table = anna.make_table("paperdungeons", [ME, BOT])
    held: list[Route] = []
    anna.page.route("**/api/games", lambda route: held.append(route))
    follow(anna.page, table, table["links"]["seats"][0])
    anna.page.get_by_test_id("seat-0").click()
    expect(anna.page.get_by_test_id("copy-own")).to_be_visible()
    anna.until(lambda: held)
    for route in held:
        route.continue_()
    anna.page.get_by_test_id("hand-over").click()
    anna.until(lambda: anna.update["seats"][0]["kind"] == "bot")


def test_whoever_made_a_table_deletes_it_for_everybody(person: Person) -> None:
    anna, boris, table = two_at_a_table(person)
    for player, may in ((boris, False), (anna, True)):
        player.page.goto("/#/")
        row = player.page.get_by_test_id(f"table-{table['id']}")
        row.get_by_role("button").click()
        expect(player.page.get_by_test_id("forget-yes")).to_be_visible()
        expect(player.page.get_by_test_id("delete")).to_have_count(1 if may else 0)
        if not may:
            player.page.keyboard.press("Escape")
    anna.page.get_by_test_id("delete").click()
    anna.page.get_by_test_id("delete-yes").click()
    expect(anna.page.get_by_test_id(f"table-{table['id']}")).to_have_count(0)
    boris.page.reload()
    expect(boris.page.get_by_test_id("my-tables")).to_have_count(0)


def test_tabs_come_all_at_once(person: Person) -> None:
    """One that came later would push the others away from under a finger."""
    anna = Player(person())
    table = anna.make_table("paperdungeons", [ME, BOT])
    held: list[Route] = []
    anna.page.route("**/api/games/*/messages/*", lambda route: held.append(route))
    anna.page.goto(f"/#/table/{table['id']}?token={table['links']['seats'][0]}")
    anna.until(lambda: held and anna.update)
    expect(anna.page.get_by_role("tab")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(anna.page.get_by_role("tab")).to_have_count(3)
