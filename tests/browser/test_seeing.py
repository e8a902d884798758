"""List, log and board are one: whatever is pointed at in a list lights on the board what it means.

A page is given one position after the other, as a server would: those of recorded games, with every kind of choice
that they hold. Every choice in the list that is about something on the board must light it; which are about nothing is
written down here, so that a question that is new has to say what it is about.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Person
from browser.walked import GOLDEN, Kind, Walk, sent
from undercroft.kernel.chance import ByHand
from undercroft.kernel.registry import games
from undercroft.kernel.scenario_asks import asks
from undercroft.lab.golden import read

FED = Path(__file__).with_name("fed.js")


SAYS_NO = {
    "des-cards-done",
    "des-do-end",
    "des-end-turn",
    "des-equip-done",
    "des-familiar-done",
    "des-monster-done",
    "des-shop-leave",
    "des-spend-done",
    "kernel-pass",
    "md2-do-bless-none",
    "md2-do-end",
    "md2-do-finish",
    "md2-do-free-none",
    "md2-do-stop",
    "md2-do-trade-done",
    "md2-tool-none",
    "pap-continue",
    "pap-leave",
    "sag-continue",
    "sag-do-end",
    "sag-do-end-overlord",
    "sag-done",
    "sag-no",
    "sag-no-crystal",
    "sag-no-strike",
    "sag-nobody",
}
"""Labels of choices with which nothing happens to anybody."""
NO_PLACE = {
    "dfi-ask-again",
    "dfi-ask-change",
    "dfi-ask-chief",
    "dfi-ask-curio",
    "dfi-ask-cut-out",
    "dfi-ask-declare",
    "dfi-ask-die",
    "dfi-ask-exchange",
    "dfi-ask-flee",
    "dfi-ask-herbs",
    "dfi-ask-hero",
    "dfi-ask-last-chance",
    "dfi-ask-last-moment",
    "dfi-ask-path",
    "dfi-ask-prevent",
    "dfi-ask-promotion",
    "dfi-ask-scar",
    "dfi-ask-second-try",
    "dfi-ask-shopping",
    "dfi-ask-skill",
    "dfi-ask-upgrade",
    "dfi-ask-who-takes",
    "des-ask-cards",
    "des-ask-exchange",
    "des-ask-hand-limit",
    "des-ask-hero",
    "des-ask-overlord-turn-overlord",
    "des-ask-shop",
    "md2-ask-column",
    "md2-ask-hero",
    "md2-ask-leave-out",
    "md2-ask-needle",
    "md2-ask-potion",
    "md2-ask-quadrant",
    "md2-ask-skill",
    "md2-ask-stance",
    "md2-ask-sword",
    "md2-ask-weapon",
    "pap-ask-claim",
    "pap-ask-objective",
    "pap-ask-power",
    "pap-ask-story",
    "sag-ask-share",
    "sag-ask-skill",
}
"""Questions about cards in the hand, in the shop or on the table, and about what is before there is a board."""
IN_TOWN = {
    Kind("des-ask-act", "des-do-drop", refused=True),
    Kind("des-ask-act", "des-do-shop", refused=False),
    Kind("des-ask-act", "des-do-shop", refused=True),
    Kind("des-ask-equip", "des-equip-drop", refused=True),
}
"""Choices of a hero who is in the town, and so not on the board."""
IN_NO_GAME = {
    "des-ask-attack-declared",
    "des-ask-monster-moved",
    "des-ask-overlord-pauses",
    "des-ask-swap",
    "dfi-ask-curio",
    "md2-ask-alarm",
    "md2-ask-any-time",
    "md2-ask-attack-type",
    "md2-ask-carry-light",
    "md2-ask-count-arrows",
    "md2-ask-cursed",
    "md2-ask-devour",
    "md2-ask-lure",
    "md2-ask-push",
    "md2-ask-set-needle",
    "md2-ask-skill-stance",
    "md2-ask-stone",
    "md2-ask-summoner",
    "md2-ask-swap-tool",
    "md2-ask-wake",
}
"""Questions that neither a golden game nor a scenario puts: they depend on single cards."""


@pytest.fixture
def fed(person: Person) -> Page:
    """Somebody at a table whose server is in the page."""
    page = person()
    page.add_init_script(path=FED)
    page.goto("/")
    return page


def show(page: Page, position: dict[str, Any]) -> None:
    if "/table/" not in page.url:
        page.evaluate("(position) => { feed.position = position; location.hash = '#/table/fed'; }", position)
        page.locator(".board > *").first.wait_for()
        page.wait_for_load_state("networkidle")  # what comes later might move lists away from under the pointer
    page.evaluate("(position) => feed.show(position)", position)


@pytest.mark.parametrize("slug", games())
def test_every_choice_lights_what_it_means(fed: Page, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    walk = Walk(games()[slug], monkeypatch)
    met: set[str] = set()
    dark: set[Kind] = set()
    for position in walk:
        show(fed, position.sent)
        lights = fed.evaluate("(values) => feed.lights(values)", list(position.kinds.values()))
        # What the list leaves to the board is no matter here.
        lit = {kind for kind, value in position.kinds.items() if lights.get(value) != 0}
        dark = (dark | position.kinds.keys()) - lit
        walk.settled |= lit | {kind for kind in position.kinds if means_nothing(kind)}
        met.add(position.sent["ask"]["prompt"]["id"])
    assert sorted(kind for kind in dark if not means_nothing(kind)) == []
    assert asks(games()[slug]).keys() - met - IN_NO_GAME == set()
    assert met & IN_NO_GAME == set()


def means_nothing(kind: Kind) -> bool:
    return kind.label in SAYS_NO or kind.ask in NO_PLACE or kind in IN_TOWN


@pytest.mark.parametrize(
    ("slug", "golden", "every"),
    [
        ("descent", "the-wyrm-below", 300),
        ("dungeonsaga", "the-kings-porch", 150),
        ("massivedarkness2", "highway-to-hellscape", 300),
        ("paperdungeons", "three-asked-everything", 40),
    ],
)
def test_every_line_of_the_log_lights_whom_and_what_it_means(fed: Page, slug: str, golden: str, every: int) -> None:
    walks = []
    for n, match in enumerate(read(GOLDEN / slug / f"{golden}.jsonl").record.replay(chance=ByHand())):
        if n % every or not match.log or match.over:
            continue
        position = sent(match, match.waiting[0])
        show(fed, position)
        fed.get_by_test_id("tab-log").click()
        scene = position["scene"]
        everybody = [*scene.get("heroes", ()), *scene.get("enemies", ())]
        afoot = scene.get("figures", scene.get("models", everybody))
        figures = [figure["name"] for figure in afoot if figure.get("cells", True)]
        for entry in fed.evaluate("() => feed.read()"):
            first, last = entry["lines"][0], entry["lines"][-1]
            told = [line["msg"] for line in position["log"][first : last + 1]]
            places = {name.rstrip("|") for line in told for name in line.get("args", {}).get("at", "").split()}
            assert places <= set(entry["lit"]), entry
            if any(speaks_of(line, figure) for line in told for figure in figures):
                assert entry["lit"], entry
            if last > first:
                walks.append(entry)
    assert any(len(walk["lit"]) > 2 for walk in walks)


def speaks_of(said: Any, name: dict[str, Any]) -> bool:
    """Whether a message names something, however deep."""
    if isinstance(said, list):
        return any(speaks_of(one, name) for one in said)
    return isinstance(said, dict) and (said == name or any(speaks_of(one, name) for one in said.values()))
