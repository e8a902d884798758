"""Dungeon Fighter in the browser: dice thrown by real gestures, in space and from above, and real ones told."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from itertools import count
from math import cos, hypot, radians, sin
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Axe, Person, Picture
from browser.player import SEED, Ask, Player, at_random
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.spaces import Aim

ME = {"kind": "human"}
GAME = "dungeonfighter"
THROW = "dfi-ask-throw"
LOOKS = [{}, {"lang": "pl", "dark": True}, {"size": PHONE, "lang": "pl"}, {"size": PHONE, "dark": True}]
NAMES = ["", "-pl-dark", "-phone-pl", "-phone-dark"]
NATURAL = 1.8
"""Metres a second over the table that make the usual throw."""
SWING = 26.0
"""Centimetres from press to release."""


def asked(match: Match[Any], prompt: str) -> bool:
    ask = match.ask(match.waiting[0]) if match.waiting else None
    return ask is not None and ask.prompt.id == prompt


def throwing(*techniques: str) -> Any:
    """Whether somebody is to throw, with no techniques but these."""

    def holds(match: Match[Any]) -> bool:
        if not asked(match, THROW):
            return False
        return [one.id for one in match.ask(match.waiting[0]).prompt.args["techniques"]] == [  # type: ignore[union-attr]
            f"dfi-technique-{name}" for name in techniques
        ]

    return holds


def played(until: Callable[[Match[Any]], bool]) -> Match[Any]:
    """A game of two who throw as is usual and do anything else, up to where something holds."""
    return next(match for seed in count(SEED) if until(match := tossed(seed, until)))


def tossed(seed: int, until: Callable[[Match[Any]], bool]) -> Match[Any]:
    rules, rng = find_game(GAME), Random(seed)
    match = Match(rules, rules.read_options({}), 2, Seeded(seed))
    while not match.over and not until(match):
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        answer = ask.space.sample(rng)
        if isinstance(ask.space, Aim):
            usual = rules.hints(match.view(seat), ask)["aiming"]["usual"]
            answer = tuple(usual[axis.name] for axis in ask.space.axes)
        match.accept(seat, answer)
    return match


@pytest.fixture(scope="module")
def aiming() -> Match[Any]:
    """A die is in somebody's hand; some lie on the table already."""

    def holds(match: Match[Any]) -> bool:
        return throwing()(match) and len(match.state.fight.lying) > 1

    return played(holds)


def at(match: Match[Any], player: Player, seats: int | None = None) -> None:
    """Sit down, in every seat, at a game that others have played so far."""
    table = player.take_over(match, [ME] * match.players)
    player.sit(table, *table["links"]["seats"][:seats])
    player.until(lambda: player.asked is not None)
    player.until(lambda: player.hinted == player.asked["decision"] or player.asked["ask"]["space"] != "aim")  # type: ignore[index]
    player.page.locator("[data-testid=arena][data-ready]").wait_for()


BACK = 5.0
"""Centimetres that a head is drawn back before it nods."""


def swing(page: Page, speed: float = NATURAL, aside: float = 0.0, *, holds: bool = False, nods: bool = False) -> None:
    """Press where the page shows the hand, swing towards the middle and let go: a pointer that takes its time.

    It `holds` still until it is told to go on, or goes back first, as for a nod.
    """
    pad = page.locator("[data-testid=pad][data-swings]")
    pad.wait_for()
    box = pad.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    pad.hover(position={"x": 5, "y": box["height"] / 2}, force=True)
    marks = json.loads(pad.get_attribute("data-landmarks") or "null")
    start, middle = marks["hand"], marks["middle"]
    x, y = middle["x"] - start["x"], middle["y"] - start["y"]
    scale = hypot(x, y) / marks["away"]
    turn = radians(aside)
    way = ((x * cos(turn) - y * sin(turn)) / hypot(x, y), (x * sin(turn) + y * cos(turn)) / hypot(x, y))
    page.mouse.move(start["x"], start["y"])
    page.mouse.down()
    if nods:
        for part in (0.5, 1.0):
            page.mouse.move(start["x"] - way[0] * part * BACK * scale, start["y"] - way[1] * part * BACK * scale)
    if holds or nods:
        page.locator("[data-testid=cue][data-cue=go]").wait_for()
    begun, gone = time.monotonic(), 0.0
    while gone < SWING:
        gone = min(SWING, (time.monotonic() - begun) * speed * 100)
        page.mouse.move(start["x"] + way[0] * gone * scale, start["y"] + way[1] * gone * scale)
    page.mouse.up()


def number(player: Player) -> int:
    """How many throws there have been."""
    last = player.update["scene"]["last"]
    return int(last["number"]) if last else 0


def thrown(player: Player, **how: Any) -> dict[str, Any]:
    """A throw by gesture: what the server says of it, once the die lies still on the page."""
    before = number(player)
    missed = player.page.get_by_test_id("missed")
    while number(player) == before:
        swing(player.page, **how)  # on a busy machine the pointer may stop before it is let go: that is no throw
        player.until(lambda: number(player) > before or missed.is_visible())
    player.page.locator("[data-testid=arena]:not([data-flying])").wait_for()
    last: dict[str, Any] = player.update["scene"]["last"]
    return last


@pytest.mark.parametrize(("look", "name"), list(zip(LOOKS, NAMES, strict=True)))
def test_a_die_is_thrown_from_above(
    person: Person, picture: Picture, axe: Axe, aiming: Match[Any], look: Any, name: str
) -> None:
    player = Player(person(**look))
    at(aiming, player)
    page = player.page
    expect(page.get_by_test_id("arena")).to_have_attribute("data-view", "top")  # nothing moves for who wants it so
    expect(page.get_by_test_id("held")).to_be_visible()
    picture(page, f"dungeonfighter-aiming{name}")
    assert axe(page) == []
    last = thrown(player)
    expect(page.get_by_test_id("told")).not_to_be_empty()
    expect(page.get_by_test_id("way")).to_be_attached()
    assert last["frames"]
    player.settle()
    picture(page, f"dungeonfighter-thrown{name}")
    if "size" in look:
        page.get_by_test_id("tab-sheets").click()
    page.get_by_role("tab", name="Hero" if look.get("lang") != "pl" else "Bohater").click()
    expect(page.get_by_test_id("hero-sheet")).to_be_visible()
    picture(page, f"dungeonfighter-hero{name}")


@pytest.mark.parametrize(("look", "name"), [({}, ""), ({"size": PHONE}, "-phone")])
def test_a_die_is_thrown_in_space(person: Person, picture: Picture, aiming: Match[Any], look: Any, name: str) -> None:
    page = person(**look)
    page.emulate_media(reduced_motion="no-preference")
    player = Player(page)
    at(aiming, player)
    expect(page.get_by_test_id("space-view")).to_be_visible()
    page.wait_for_timeout(300)
    picture(page, f"dungeonfighter-space{name}")
    thrown(player)
    expect(page.get_by_test_id("told")).not_to_be_empty()
    picture(page, f"dungeonfighter-space-thrown{name}")
    page.get_by_test_id("view-switch").click()
    expect(page.get_by_test_id("top-view")).to_be_visible()


def test_without_webgl_there_is_the_view_from_above(person: Person, aiming: Match[Any]) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    player = Player(page)
    at(aiming, player)
    expect(page.get_by_test_id("top-view")).to_be_visible()
    expect(page.get_by_test_id("view-switch")).to_have_count(0)
    lying = player.update["scene"]["fight"]["lying"]
    expect(page.locator("[data-body]")).to_have_count(len(lying))
    expect(page.locator(f"[data-body={lying[0]['id']}]")).to_have_attribute(
        "aria-label", re.compile("die|cut-out|weak|cubes")
    )
    thrown(player)
    expect(page.get_by_test_id("told")).to_contain_text("came to rest")


def to_the_end(ask: Ask, rng: Any) -> Any:
    """Whatever is asked between throws: no fleeing, and no trade for ever."""
    values = [choice["value"] for choice in ask.get("choices", ()) if not choice["refused"]]
    for wanted in ("fight", "done", "keep", "pass"):
        if wanted in values:
            return wanted
    return [] if ask["space"] == "subset" and not ask["at_least"] else at_random(ask, rng)


def test_a_fight_is_fought_to_its_end_by_gesture(person: Person, picture: Picture) -> None:
    weak = played(lambda m: throwing()(m) and m.state.fight.foe.life <= 5)
    player = Player(person())
    at(weak, player)
    foe = player.update["scene"]["fight"]["foe"]["id"]
    throws = 0

    def over() -> bool:
        fight = player.update["scene"]["fight"]
        return player.over or fight is None or fight["foe"]["id"] != foe

    while not over():
        player.until(lambda: over() or player.asked)
        if over() or player.asked is None:
            break
        if player.asked["ask"]["prompt"]["id"] == THROW:
            thrown(player)
            throws += 1
        else:
            player.answer(to_the_end)
    assert throws
    picture(player.page, "dungeonfighter-after-the-fight")


def test_the_keyboard_throws_with_timed_bars(person: Person, picture: Picture, aiming: Match[Any]) -> None:
    player = Player(person())
    at(aiming, player)
    page = player.page
    page.get_by_test_id("manner-bars").press("Enter")
    stop = page.get_by_test_id("bars-stop")
    before = player.decision
    for _ in range(2):  # start, and whither
        stop.press("Enter")
    picture(page, "dungeonfighter-bars")
    stop.press("Enter")  # how hard
    player.until(lambda: player.decision > before)
    assert player.update["scene"]["last"]["frames"]


@pytest.mark.parametrize(("look", "name"), [({}, ""), ({"size": PHONE, "lang": "pl", "dark": True}, "-phone-pl-dark")])
def test_throws_are_practised_without_a_table(person: Person, picture: Picture, axe: Axe, look: Any, name: str) -> None:
    page = person(**look)
    page.goto("/#/practice/dungeonfighter")
    hits = page.get_by_test_id("practice-hits")
    for throws in range(1, 4):
        page.locator("[data-testid=arena][data-ready]").wait_for()
        while not re.search(rf"\b{throws}\b", (hits.text_content() or "").split(" ", 1)[-1]):
            swing(page)
            page.wait_for_timeout(300)
    picture(page, f"dungeonfighter-practice{name}")
    assert axe(page) == []
    page.get_by_test_id("technique-pond").click()
    expect(page.get_by_test_id("aim-pond")).to_be_attached()
    expect(page.locator(".gadget.pond")).to_be_attached()
    picture(page, f"dungeonfighter-practice-pond{name}")


@pytest.mark.parametrize(
    ("technique", "why", "how"), [("prayer", "hold", {"holds": True}), ("headbutt", "draw back", {"nods": True})]
)
def test_folded_hands_are_held_still_and_a_head_nods(
    person: Person, picture: Picture, technique: str, why: str, how: dict[str, bool]
) -> None:
    page = person()
    page.goto("/#/practice/dungeonfighter")
    page.get_by_test_id(f"technique-{technique}").click()
    page.get_by_text(re.compile(why)).first.wait_for()  # it says how it is done
    page.locator("[data-testid=arena][data-ready]").wait_for()
    hits, missed = page.get_by_test_id("practice-hits"), page.get_by_test_id("missed")
    swing(page)
    expect(missed).to_contain_text(re.compile(why))
    picture(page, f"dungeonfighter-no-{technique}")
    while "Nothing" in (hits.text_content() or ""):
        swing(page, **how)
        page.locator("[data-testid=missed], [data-testid=practice-hits]:not(:has-text('Nothing'))").first.wait_for()
    expect(hits).to_contain_text("of 1")
    expect(missed).to_have_count(0)


def test_a_throw_can_be_told_in_numbers(person: Person, aiming: Match[Any]) -> None:
    player = Player(person())
    at(aiming, player)
    page, before = player.page, player.decision
    page.get_by_test_id("manner-numbers").click()
    page.get_by_test_id("aim-speed").fill("2.5")
    page.get_by_test_id("throw-now").click()
    player.until(lambda: player.decision > before)
    assert player.update["scene"]["last"]["aim"]["speed"] == pytest.approx(2.5)


def test_a_real_die_is_tapped_where_it_lies(person: Person, picture: Picture) -> None:
    player = Player(person())
    seats = [{"kind": "human"}, {"kind": "human"}]
    table = player._post("/api/tables", {"game": GAME, "options": {}, "seats": seats, "hands": "dice"})
    player.sit(table, *table["links"]["seats"])
    page = player.page
    real = page.get_by_test_id("real-throw")

    def tells_a_die() -> bool:
        ask = player.asked["ask"] if player.asked is not None else {"space": ""}
        return ask["space"] == "outcome" and ask["what"]["setting"]["bodies"][0] not in ("frost1", "frost2", "weak")

    while not tells_a_die():
        player.until(lambda: player.asked is not None)
        assert player.asked is not None
        before, space = player.asked["decision"], player.asked["ask"]["space"]
        if space == "outcome":
            page.get_by_test_id("throw-leave").click()  # a cut-out: that is left to the table, till it has turned over
        elif space != "aim":  # that the page answers: real hands aim for themselves
            player.answer(to_the_end)
        player.until(lambda before=before: player.asked is None or player.asked["decision"] != before)
    expect(real).to_be_visible()
    expect(page.get_by_test_id("throw-done")).to_be_disabled()
    pad = page.get_by_test_id("pad")
    box = pad.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)  # the middle
    page.locator("[data-testid=real-symbol][data-value=eye]").click()
    picture(page, "dungeonfighter-real")
    flipped = player.update["scene"]["last"]  # a cut-out, perhaps: that is a throw, too
    page.get_by_test_id("throw-done").click()
    player.until(lambda: player.update["scene"]["last"] != flipped)
    # A cut-out may have come to lie over the bullseye, and the die on it (DFI-REB-12).
    told = page.get_by_test_id("told")
    expect(told).to_contain_text(re.compile("(bullseye|on the weak point|on the frost|inside the frost ring), an eye"))
    assert player.update["scene"]["last"]["hit"] == ("inside the frost ring" not in told.inner_text())
