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
PATIENCE = 60.0
"""Seconds without news: only what never happens takes so long, however busy the machine."""
GRASP = 5_000
"""Milliseconds in which something that is shown can be clicked, unless it is gone."""

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
        self.hinted = -1
        """The newest decision for which hints have come: ways, odds, what a choice changes."""
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
        elif message["t"] == "waiting":
            self.update = self.update | {"waiting": message["waiting"]}
        elif message["t"] == "hints":
            self.hinted = message["decision"]

    # -- getting to a table -------------------------------------------------------------------------------------------

    def make_table(self, game: str, seats: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
        """A table made without clicking, for tests that are about something else."""
        return self._post("/api/tables", {"game": game, "options": options, "seats": seats})

    def bring(self, match: Match[Any]) -> dict[str, Any]:
        """A table with a game that was played elsewhere; people are to sit in every seat."""
        file = io.BytesIO()
        write(match, file, [""] * match.players)
        return self._post("/api/tables/import", file.getvalue())

    def take_over(self, match: Match[Any], seats: list[dict[str, Any]]) -> dict[str, Any]:
        """A table at which a game that was played elsewhere goes on."""
        brought = self.bring(match)
        answers = sum(entry.seat != CHANCE for entry in match.entries)
        everybody = ",".join(brought["links"]["seats"])
        return self._post(f"/api/tables/{brought['id']}/fork", {"decision": answers, "seats": seats}, everybody)

    def _post(self, path: str, body: bytes | dict[str, Any], tokens: str = "") -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {tokens}"} if tokens else {}
        answer = self.page.request.post(path, data=body, headers=headers)
        assert answer.ok, answer.text()
        table: dict[str, Any] = answer.json()["table"]
        return table

    def sit(self, table: dict[str, Any], *tokens: str) -> None:
        """Follow a link to a table."""
        self.page.goto("/")
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
        asks = [sent for sent in self.update.get("asks", ()) if not sent.get("only_pass")]
        mine = [sent for sent in asks if sent["seat"] == self.update["looking"]]
        return (mine or asks or [None])[0]

    @property
    def over(self) -> bool:
        return bool(self.update.get("ending"))

    def until(self, holds: Callable[[], object]) -> None:
        """Wait for something to become true, as long as the server has news. What the page hears is heard meanwhile."""
        heard, end = -1, 0.0
        while not holds():
            if heard != len(self.frames):
                heard, end = len(self.frames), time.monotonic() + PATIENCE
            assert time.monotonic() < end, f"waited in vain at decision {self.decision}: {self.page.url}"
            self.page.wait_for_timeout(20)

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
        self.see()
        self.click(sent["ask"], policy(sent["ask"], self.rng))
        self.until(lambda: self.asked is None or (self.asked["seat"], self.asked["decision"]) != before)

    def see(self) -> None:
        """Wait until the page shows what the socket has brought: until then it takes no clicks, or for the last ask."""
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        self.page.wait_for_function("() => !document.querySelector('.busy')")

    def click(self, ask: Ask, value: Any) -> None:
        """Click whatever on the page stands for an answer."""
        if ask["space"] == "one_of":
            self._choose(value)
            sure = self.page.get_by_test_id("sure")
            if self._shown(sure):
                sure.click()
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
        deed = self.page.get_by_test_id("deed")

        def clicked() -> bool:
            try:
                if self._shown(choice):
                    choice.first.click(timeout=GRASP)
                    return True
                if self._shown(cell):
                    # By keyboard: on a board something may stand in front of a space.
                    cell.first.press("Enter", timeout=GRASP)
                    if self._shown(deed):
                        deed.first.click(timeout=GRASP)
                    return True
                if self._shown(folded):
                    folded.first.click(timeout=GRASP)
            except Error:
                pass  # the page has been drawn anew meanwhile: look again
            return False

        self.until(clicked)

    @staticmethod
    def _shown(what: Locator) -> bool:
        return what.count() > 0 and what.first.is_visible()


def play(players: list[Player], policy: Policy, until: Callable[[], object]) -> None:
    """Let people play, each when asked, until something holds."""
    while not until():
        players[0].until(lambda: until() or any(player.asked for player in players))
        for player in players:
            if player.asked and not until():
                player.answer(policy)


def together(people: list[Player], policy: Policy, until: Callable[[], object]) -> None:
    """Let people play who are asked the same thing at times: nobody answers what another has answered already."""

    def ready() -> bool:
        return len({player.decision for player in people}) == 1 and any(player.asked for player in people)

    while not until():
        people[0].until(lambda: until() or ready())
        asked = next((player for player in people if player.asked), None)
        if asked and not until():
            asked.answer(policy)


def played(game: str, players: int, until: Stop, **options: Any) -> Match[Any]:
    """A game between bots, up to where something holds: they wait for whoever comes to see it."""
    rules = find_game(game)
    match = Match(rules, rules.read_options(options), players, Seeded(SEED))
    bots = [make_bot(GREEDY, rules, Random(seat)) for seat in range(players)]
    while not until(match):
        assert not match.over, "the game was over first"
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        match.accept(seat, bots[seat].choose(seat, ask, lambda seat=seat: match.view(seat)))
    return match


def asks(seat: int, prompt: str, choice: str, since_round: int) -> Stop:
    """Whether a seat has this to decide, with a choice that begins so, in this round or a later one."""

    def holds(match: Match[Any]) -> bool:
        ask = match.ask(seat)
        if ask is None or ask.prompt.id != prompt or match.state.round < since_round:
            return False
        return any(str(value).startswith(choice) for value in ask.space.enumerate(1000))

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
