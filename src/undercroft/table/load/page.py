"""The first page as a browser gets it: how much it downloads, and how soon it can be used."""

from __future__ import annotations

import shutil
import time
from typing import Final

import msgspec

from undercroft.kernel.errors import BadInput

BROWSER: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--no-first-run",
)
LOADS: Final = 3


class Page(msgspec.Struct, frozen=True):
    """Of the lobby."""

    size: int
    """Bytes over the wire, of everything the first visit downloads."""
    interactive: float
    """Seconds until a game can be clicked; the best of several visits, each the first of its browser's."""


_DOWNLOADED: Final = """() => ["navigation", "resource"]
    .flatMap((kind) => performance.getEntriesByType(kind))
    .reduce((sum, entry) => sum + entry.transferSize, 0)"""


def measure_page(address: str, testid: str) -> Page:
    """Visit a page until something with this test id can be clicked."""
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        raise BadInput("load: Chromium is not installed: run scripts/system-packages, or give --no-page")
    from playwright.sync_api import sync_playwright

    size, seconds = 0, []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(BROWSER))
        for _ in range(LOADS):
            page = browser.new_context().new_page()
            begun = time.perf_counter()
            page.goto(address)
            page.get_by_test_id(testid).first.click(trial=True, timeout=20_000)
            seconds.append(time.perf_counter() - begun)
            page.wait_for_load_state("networkidle")
            size = page.evaluate(_DOWNLOADED)
            page.context.close()
        browser.close()
    return Page(size, min(seconds))
