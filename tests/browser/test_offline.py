"""The pages can be installed, and what was looked at can be read without the server."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from browser.conftest import DESKTOP, PACE, PATIENCE, Axe, Person, Picture, serving
from browser.player import Player, at_random, play

ME = {"kind": "human"}
BOT = {"kind": "bot", "bot": "greedy"}
PAGES = """async () => {
  const names = (await (await caches.open("undercroft-pages")).keys()).map((one) => new URL(one.url).pathname);
  return ["/", "/api/games/paperdungeons/catalogue", "/api/messages/en"].every((one) => names.includes(one))
    && document.querySelectorAll("script[src], link[rel=stylesheet]").values()
      .every((one) => names.includes(new URL(one.src ?? one.href).pathname));
}"""
KEPT = """async (table) => {
  const cache = await caches.open("undercroft-games");
  const game = await cache.match(`/kept/${table}/game`);
  return game ? (await game.json()).decisions : [];
}"""


def test_the_manifest_names_icons_of_the_sizes_that_it_says(person: Person) -> None:
    page = person()
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(str(address))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest: dict[str, Any] = answer.json()
    assert {"name", "start_url", "display"} <= set(manifest)
    sizes = set()
    for icon in manifest["icons"]:
        picture = page.request.get(icon["src"])
        assert picture.ok
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((width, icon.get("purpose", "any")))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes


def test_what_was_looked_at_is_read_without_the_server(
    browser: Browser, tmp_path: Path, picture: Picture, axe: Axe
) -> None:
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PACE.replace("PACE", "instant"))
    with serving(tmp_path, 20) as address:
        page = context.new_page()
        page.goto(address)
        anna = Player(page)
        wanted = {"game": "paperdungeons", "options": {}, "seats": [ME, BOT]}
        table = page.request.post(f"{address}/api/tables", data=wanted).json()["table"]
        page.goto(f"{address}/#/table/{table['id']}?token={table['links']['seats'][0]}")
        for goal in (3, 8):
            play([anna], at_random, lambda goal=goal: anna.decision > goal)
            anna.until(lambda goal=goal: max(page.evaluate(KEPT, table["id"]), default=0) > goal)
        anna.until(lambda: page.evaluate(PAGES))

    page.goto(f"{address}/#/")
    page.reload()
    page.get_by_test_id("readable").get_by_role("link").click()
    expect(page.get_by_test_id("connection")).to_contain_text("kept")
    slider = page.get_by_test_id("replay-slider")
    last = slider.input_value()
    assert int(last) > 8
    page.get_by_test_id("party-1").wait_for()
    picture(page, "read-without-a-server")
    assert axe(page) == []
    page.get_by_test_id("replay-prev").click()
    expect(slider).not_to_have_value(last)
    expect(page.get_by_test_id("replay-fork")).to_have_count(0)
    context.close()
