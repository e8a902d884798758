"""Somebody who plays by clicking. What is asked is read off the socket; what is answered goes through the page."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page, WebSocket

from undercroft.bots import GREEDY, make_bot
from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.record import write
from undercroft.kernel.registry import game as find_game

SEED = 20
Ask = dict[str, Any]
Policy = Callable[[Ask, Random], Any]
Stop = Callable[[Match[Any]], bool]


class Player:
    """A person at one browser page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = Random(seed)
        self.frames: list[str] = []
        """Everything the server has sent."""
        self.update: dict[str, Any] = {}
        """The newest update, with the last scene that was sent."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.frames.append(text)
        message = json.loads(text)
        if message["t"] == "update":
            message.setdefault("scene", self.update.get("scene"))
            self.update = message

    # -- getting to a table -------------------------------------------------------------------------------------------

    def make_table(self, game: str, seats: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
        """A table made without clicking, for tests that are about something else."""
        body = {"game": game, "options": options, "seats": seats}
        answer = self.page.request.post("/api/tables", data=body)
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()["table"]
        return table

    def take_over(self, game: str, seats: list[dict[str, Any]], until: Stop, **options: Any) -> dict[str, Any]:
        """A table with a game that bots have played so far: no faster and no slower than somebody sits down at it."""
        match = played(game, len(seats), until, **options)
        file = io.BytesIO()
        write(match, file, [""] * len(seats))
        answer = self.page.request.post("/api/tables/import", data=file.getvalue())
        assert answer.ok, answer.text()
        brought = answer.json()["table"]
        answer = self.page.request.post(
            f"/api/tables/{brought['id']}/fork",
            data={"decision": sum(seat != CHANCE for seat, _ in match.entries), "seats": seats},
            headers={"Authorization": "Bearer " + ",".join(brought["links"]["seats"])},
        )
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()["table"]
        return table

    def sit(self, table: dict[str, Any], *tokens: str) -> None:
        """Follow a link to a table, with the tour already seen."""
        self.page.goto("/")
        self.page.evaluate(f"() => localStorage.setItem('undercroft.tour.{table['game']}', 'true')")
        self.page.goto("/#/table/" + table["id"] + "?" + "&".join(f"token={token}" for token in tokens))
        self.page.get_by_test_id("prompt").wait_for()
        self.until(lambda: self.update)

    # -- playing ------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> int:
        return int(self.update.get("decision", -1))

    @property
    def asked(self) -> dict[str, Any] | None:
        """What the page shows: the ask of the seat that looks, else the first one."""
        asks = [sent for sent in self.update.get("asks", ()) if not _silent(sent["ask"])]
        mine = [sent for sent in asks if sent["seat"] == self.update["looking"]]
        return (mine or asks or [None])[0]

    @property
    def over(self) -> bool:
        return bool(self.update.get("ending"))

    def until(self, holds: Callable[[], object], seconds: float = 30) -> None:
        """Wait for something to become true; the page's events are heard meanwhile."""
        for _ in range(int(seconds * 50)):
            if holds():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"waited {seconds} s in vain at decision {self.decision}: {self.page.url}")

    def settle(self) -> None:
        """Wait until what has come is drawn, in its fonts, and nothing moves any more."""
        self.page.evaluate("() => document.fonts.ready")
        self.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def answer(self, policy: Policy) -> None:
        """Answer what is asked, by clicking, and wait until the server has it."""
        sent = self.asked
        assert sent is not None
        before = (sent["seat"], sent["decision"])
        self.click(sent["ask"], policy(sent["ask"], self.rng))
        self.until(lambda: self.asked is None or (self.asked["seat"], self.asked["decision"]) != before)

    def click(self, ask: Ask, value: Any) -> None:
        """Click whatever on the page stands for an answer."""
        if ask["space"] == "one_of":
            self._choose(value)
            return
        if ask["space"] == "number":
            field = self.page.get_by_test_id("choice-number")
            if field.count():
                field.fill(str(value))
            else:
                self._choose(value)
                if not self._shown(self.page.get_by_test_id("confirm")):
                    return
        else:
            for one in value:
                self._choose(one)
        self.page.get_by_test_id("confirm").click()

    def _choose(self, value: Any) -> None:
        """Click on a choice in the list, or on its space on the board; a list may have to be unfolded first."""
        choice = self.page.locator(f'[data-testid="choice"][data-value="{value}"]')
        folded = self.page.locator("details:not([open])", has=choice).locator("> summary")
        cell = self.page.get_by_test_id(f"cell-{value}")
        for _ in range(100):
            try:
                if self._shown(choice):
                    choice.first.click(timeout=1000)
                    return
                if self._shown(cell):
                    # By keyboard: on a board something may stand in front of a space.
                    cell.first.press("Enter", timeout=1000)
                    deed = self.page.get_by_test_id("deed")
                    if self._shown(deed):
                        deed.first.click(timeout=1000)
                    return
                if self._shown(folded):
                    folded.first.click(timeout=1000)
            except Error:
                continue  # the page has been drawn anew meanwhile: look again
            self.page.wait_for_timeout(20)
        raise AssertionError(f"nothing on the page stands for {value!r}")

    @staticmethod
    def _shown(what: Locator) -> bool:
        return what.count() > 0 and what.first.is_visible()


def play(players: list[Player], policy: Policy, until: Callable[[], bool], seconds: float) -> None:
    """Let people play, each when asked, until something holds."""
    end = time.monotonic() + seconds
    while not until():
        assert time.monotonic() < end, f"not finished after {seconds} s: decision {players[0].decision}"
        for player in players:
            if player.asked is not None and not until():
                player.answer(policy)
        players[0].page.wait_for_timeout(5)


def played(game: str, players: int, until: Stop, **options: Any) -> Match[Any]:
    """A game between bots, up to where something holds."""
    rules = find_game(game)
    match = Match(rules, rules.read_options(options), players, Seeded(SEED))
    bots = [make_bot(GREEDY, rules, Random(seat)) for seat in range(players)]
    while not until(match):
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        match.accept(seat, bots[seat].choose(seat, ask, lambda seat=seat: match.view(seat)))
    return match


def asks(seat: int, prompt: str, since_round: int) -> Stop:
    """Whether a seat has this to decide, in this round or a later one."""

    def holds(match: Match[Any]) -> bool:
        ask = match.ask(seat)
        return ask is not None and ask.prompt.id == prompt and match.state.round >= since_round

    return holds


def at_random(ask: Ask, rng: Random) -> Any:
    """Any answer that is allowed."""
    if ask["space"] == "number":
        return rng.randint(ask["low"], ask["high"])
    allowed = [choice["value"] for choice in ask["choices"] if not choice["refused"]]
    match ask["space"]:
        case "one_of":
            return rng.choice(allowed)
        case "subset":
            return rng.sample(allowed, rng.randint(ask["at_least"], min(ask["at_most"], len(allowed))))
        case _:
            return allowed


def into_the_fray(ask: Ask, rng: Random) -> Any:
    """In Descent: attack whenever one can, open every door, walk on otherwise. Brave, and soon over."""
    values = [str(choice["value"]) for choice in ask.get("choices", ()) if not choice["refused"]]
    for wanted in ("attack:", "door", "advance"):
        for value in values:
            if value.startswith(wanted):
                return value
    return at_random(ask, rng)


def _silent(ask: Ask) -> bool:
    """Whether the page answers by itself: nothing but passing is allowed."""
    return ask["space"] == "one_of" and [c["value"] for c in ask["choices"] if not c["refused"]] == ["pass"]
