"""The way from the first visit to the first decision, and the first games to learn by."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Axe, Person, Picture
from browser.player import Ask, Player
from browser.test_dungeonfighter import thrown, to_the_end

COUNTING = "window.clicks = 0; addEventListener('click', () => clicks++, true);"
BLOW = ("use:blunt_axe", "use:lethal_fury_1", "finish")


def clicks(page: Page) -> int:
    """How many there have been since the page was opened."""
    count: int = page.evaluate("() => clicks")
    return count


def shown(page: Page, step: str) -> None:
    expect(page.locator(f'[data-testid=lesson][data-step="{step}"]')).to_be_visible()


def read(page: Page, *steps: str) -> None:
    for step in steps:
        shown(page, step)
        page.get_by_test_id("lesson-next").click()


def do(player: Player, prompt: str, value: str) -> None:
    """Answer this prompt, once it is put; what a table does not ask of everybody need not be answered."""
    player.until(lambda: player.asked)
    if player.asked and player.asked["ask"]["prompt"]["id"] == prompt:
        player.answer(lambda ask, rng: value)


def allows(ask: Ask, value: str) -> bool:
    return any(choice["value"] == value and not choice["refused"] for choice in ask["choices"])


def asks(player: Player, prompt: str) -> bool:
    return bool(player.asked and player.asked["ask"]["prompt"]["id"] == prompt)


def test_the_first_decision_in_descent_is_eight_clicks_away_at_most(person: Person, picture: Picture) -> None:
    """From the lobby to what a hero does in the first turn, in a game of one's own."""
    page = person()
    page.add_init_script(COUNTING)
    hero = Player(page)
    page.goto("/")
    page.get_by_test_id("new-descent").click()
    page.get_by_test_id("create-table").click()
    hero.until(lambda: asks(hero, "des-ask-next-hero"))
    picture(page, "descent-ready")
    first = hero.update["scene"]["heroes"][0]["card"]
    do(hero, "des-ask-next-hero", first)
    do(hero, "des-ask-equip", "done")
    hero.until(lambda: asks(hero, "des-ask-action"))
    do(hero, "des-ask-action", "advance")
    assert 4 <= clicks(page) <= 8
    assert all(any(item["equipped"] for item in one["items"]) for one in hero.update["scene"]["heroes"])


def test_whoever_wants_to_goes_shopping(person: Person) -> None:
    """And is asked about it only once: the next table is made the same way."""
    page = person()
    hero = Player(page)
    page.goto("/#/new/descent")
    page.get_by_test_id("prepared").click()
    page.get_by_test_id("create-table").click()
    hero.until(lambda: asks(hero, "des-ask-exchange"))
    page.goto("/#/new/descent")
    expect(page.get_by_test_id("prepared")).to_have_attribute("aria-checked", "false")


def test_the_first_game_of_dungeon_saga_is_learnt_by_playing_it(person: Person, picture: Picture, axe: Axe) -> None:
    page = person(automatic=True)
    hero = Player(page)
    page.goto("/")
    page.get_by_test_id("learn-dungeonsaga").click()
    read(page, "welcome", "clock")
    shown(page, "hero")
    picture(page, "lesson-dungeonsaga-hero")
    assert axe(page) == []
    do(hero, "sag-ask-next-hero", "orlaf")
    shown(page, "move")
    picture(page, "lesson-dungeonsaga-move")
    do(hero, "sag-ask-turn", "B2")
    shown(page, "face")
    page.get_by_test_id("turn-2").click()  # the arrow of the compass that points down
    shown(page, "fight")
    assert next(one for one in hero.update["scene"]["models"] if one["hero"] == "orlaf")["facing"] == 2
    page.get_by_test_id("plan").first.click()
    shown(page, "dice")
    expect(page.get_by_test_id("last-outcome")).to_be_visible()
    picture(page, "lesson-dungeonsaga-dice")
    read(page, "dice", "party")
    while asks(hero, "sag-ask-turn"):
        do(hero, "sag-ask-turn", "end")
    shown(page, "overlord")
    picture(page, "lesson-dungeonsaga-overlord")
    read(page, "overlord", "strikes", "bones", "door", "round")
    assert hero.update["scene"]["round"] == 2
    expect(page.get_by_test_id("lesson")).to_have_count(0)


def test_the_first_game_of_descent_is_learnt_by_playing_it(person: Person, picture: Picture, axe: Axe) -> None:
    page = person(automatic=True)
    page.add_init_script(COUNTING)
    hero = Player(page)
    page.goto("/")
    page.get_by_test_id("learn-descent").click()
    read(page, "welcome", "conquest")
    shown(page, "hero")
    expect(page.locator("[data-lesson]")).to_have_count(1)
    picture(page, "lesson-descent-hero")
    assert axe(page) == []
    do(hero, "des-ask-next-hero", "mad_carthos")
    do(hero, "des-ask-equip", "done")
    shown(page, "action")
    assert clicks(page) <= 7  # one more, and the first real decision is taken
    do(hero, "des-ask-action", "advance")
    shown(page, "move")
    picture(page, "lesson-descent-move")
    do(hero, "des-ask-act", "C21")
    shown(page, "door")
    do(hero, "des-ask-act", "door:0")
    read(page, "seen")
    shown(page, "attack")
    picture(page, "lesson-descent-attack")
    do(hero, "des-ask-act", "attack:immolation")
    do(hero, "des-ask-target", "H22")
    shown(page, "spend")
    picture(page, "lesson-descent-spend")
    while asks(hero, "des-ask-spend"):
        do(hero, "des-ask-spend", "done")
    read(page, "end")
    do(hero, "des-ask-act", "end")
    read(page, "second")
    do(hero, "des-ask-equip", "done")
    do(hero, "des-ask-action", "run")
    do(hero, "des-ask-act", "end")

    shown(page, "overlord")
    before = hero.decision
    picture(page, "lesson-descent-overlord")
    page.reload()  # it is taken up where it was left, and the bot still waits
    shown(page, "overlord")
    assert hero.decision == before
    read(page, "overlord")
    read(page, "round")
    assert hero.update["scene"]["round"] == 2
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    page.reload()
    hero.until(lambda: asks(hero, "des-ask-next-hero"))
    expect(page.get_by_test_id("lesson")).to_have_count(0)


def first_throw(page: Page, hero: Player, picture: Picture, axe: Axe) -> bool:
    """The first game of Dungeon Fighter to the end of its first throw; whether the monster has survived it."""
    page.goto("/")
    page.get_by_test_id("learn-dungeonfighter").click()
    read(page, "welcome")
    shown(page, "party")
    picture(page, "lesson-dungeonfighter-party")
    read(page, "party")
    shown(page, "path")
    picture(page, "lesson-dungeonfighter-path")
    assert axe(page) == []
    do(hero, "dfi-ask-path", "empty_hall")
    shown(page, "foe")
    expect(page.locator("[data-lesson]")).to_have_count(1)
    picture(page, "lesson-dungeonfighter-foe")
    read(page, "foe")
    shown(page, "die")
    do(hero, "dfi-ask-die", "red")
    shown(page, "swing")
    picture(page, "lesson-dungeonfighter-swing")
    assert axe(page) == []
    thrown(hero)
    shown(page, "rest")
    picture(page, "lesson-dungeonfighter-rest")
    read(page, "rest", "miss")
    while not (asks(hero, "dfi-ask-die") or asks(hero, "dfi-ask-path")):  # what an eye may bring is answered
        hero.until(lambda: hero.asked)
        hero.answer(to_the_end)
    return asks(hero, "dfi-ask-die")


def test_the_first_game_of_dungeon_fighter_is_learnt_by_throwing(person: Person, picture: Picture, axe: Axe) -> None:
    page = person(automatic=True)
    hero = Player(page)

    while not first_throw(page, hero, picture, axe):
        pass  # how hard a throw is depends on the machine: one that beats the monster at once leaves nothing to learn
    shown(page, "next")
    do(hero, "dfi-ask-die", "blue")
    shown(page, "manners")
    picture(page, "lesson-dungeonfighter-manners")
    read(page, "manners")
    shown(page, "view")
    thrown(hero)
    read(page, "eye")
    while not asks(hero, "dfi-ask-path"):
        hero.until(lambda: hero.asked)
        if asks(hero, "dfi-ask-throw"):
            thrown(hero)
        elif not asks(hero, "dfi-ask-path"):
            hero.answer(to_the_end)
    shown(page, "loot")
    picture(page, "lesson-dungeonfighter-loot")
    read(page, "loot", "techniques", "round")
    assert hero.update["scene"]["beaten"] == ["sneezing_snowman"]
    expect(page.get_by_test_id("lesson")).to_have_count(0)


def test_the_first_game_of_massive_darkness_is_learnt_by_playing_it(person: Person, picture: Picture, axe: Axe) -> None:
    page = person(automatic=True)
    page.add_init_script(COUNTING)
    hero = Player(page)

    def gheta() -> Any:
        return hero.update["scene"]["heroes"][0]

    def turn(*values: str) -> None:
        for value in values:
            hero.until(lambda: asks(hero, "md2-ask-turn"))
            do(hero, "md2-ask-turn", value)

    def count() -> None:
        """Use what the axe and the skill offer, then count."""
        while asks(hero, "md2-ask-resolve"):
            hero.answer(lambda ask, rng: next(one for one in BLOW if allows(ask, one)))

    page.goto("/")
    page.get_by_test_id("learn-massivedarkness2").click()
    read(page, "welcome")
    shown(page, "dashboard")
    picture(page, "lesson-massivedarkness2-dashboard")
    read(page, "dashboard", "class", "actions")
    shown(page, "move")
    expect(page.locator("[data-lesson]")).to_have_count(1)
    picture(page, "lesson-massivedarkness2-move")
    assert axe(page) == []
    assert clicks(page) <= 6  # one more, and the first real decision is taken
    turn("go:A3")
    read(page, "light")
    turn("go:B3", "go:B2", "go:B1", "go:C1")
    shown(page, "door")
    turn("open:door_1")
    shown(page, "mob")
    picture(page, "lesson-massivedarkness2-mob")
    read(page, "mob")
    shown(page, "enemies")
    turn("end")
    shown(page, "attack")
    mob = hero.update["scene"]["enemies"][0]
    assert mob["cells"] == gheta()["cells"]  # they have come to her
    turn(f"attack:melee:{mob['key']}")
    shown(page, "dice")
    picture(page, "lesson-massivedarkness2-dice")
    count()
    read(page, "wounds")
    shown(page, "loot")
    while asks(hero, "md2-ask-turn"):
        turn(f"attack:melee:{mob['key']}")
        count()
    shown(page, "item")
    picture(page, "lesson-massivedarkness2-item")
    while asks(hero, "md2-ask-item"):
        do(hero, "md2-ask-item", "keep")
    shown(page, "experience")
    turn("end")
    shown(page, "skill")
    picture(page, "lesson-massivedarkness2-skill")
    do(hero, "md2-ask-skill", "leap_1")
    read(page, "darkness")
    shown(page, "round")
    page.reload()  # it is taken up where it was left
    read(page, "round")
    expect(page.get_by_test_id("lesson")).to_have_count(0)
    assert (hero.update["scene"]["round"], gheta()["level"]) == (3, 2)


def test_the_first_game_of_paper_dungeons_on_a_phone(person: Person, picture: Picture) -> None:
    page = person(lang="pl", size=PHONE, dark=True, automatic=True)
    player = Player(page)
    page.goto("/")
    page.get_by_test_id("learn-paperdungeons").click()
    picture(page, "lesson-paperdungeons-phone")
    read(page, "welcome", "dice")
    shown(page, "die")
    picture(page, "lesson-paperdungeons-die-phone")
    do(player, "pap-ask-die", "1")
    shown(page, "action")
    do(player, "pap-ask-action", "move")
    shown(page, "step")
    while not asks(player, "pap-ask-die"):
        player.answer(lambda ask, rng: "stop" if ask["prompt"]["id"] == "pap-ask-step" else ask["choices"][0]["value"])
    shown(page, "heroes")
    for step in ("heroes", "items"):
        shown(page, step)
        do(player, "pap-ask-die", str(player.asked["ask"]["choices"][0]["value"]) if player.asked else "")
        do(player, "pap-ask-action", "brew")
        while player.asked and not asks(player, "pap-ask-die"):
            player.answer(lambda ask, rng: ask["choices"][-1]["value"])
    shown(page, "others")
    assert player.update["scene"]["round"] == 1
    read(page, "others", "bosses")
    shown(page, "round")
    page.get_by_test_id("lesson-skip").click()
    expect(page.get_by_test_id("lesson")).to_have_count(0)


def test_the_lobby_says_how_strong_bots_are(person: Person, picture: Picture) -> None:
    page = person(automatic=True)
    page.goto("/#/new/paperdungeons")
    page.get_by_test_id("levels").locator("summary").click()
    expect(page.get_by_test_id("level-beginner")).to_contain_text(
        re.compile(r"Won \d+ % of \d+ games against skilled bots")
    )
    expect(page.get_by_test_id("level-hardest")).to_contain_text(
        re.compile(r"Won \d+ % of \d+ games against skilled bots")
    )
    choices = page.get_by_test_id("who-1").locator("option").all_text_contents()
    assert (
        choices == ["Me", "Hardest bot", "Skilled bot", "Beginner bot", "A friend, by link"] or "Hardest bot" in choices
    )
    picture(page, "levels-paperdungeons")
