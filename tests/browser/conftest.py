"""A server, a real browser, and people who click. Screenshots of what they see are left in build/screenshots."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
DIST = ROOT / "src" / "undercroft" / "web" / "dist"
PICTURES = ROOT / "build" / "screenshots"
CHROMIUM = "/usr/bin/chromium-headless-shell"
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ELSEWHERE = "ws://127.0.0.1:9/"
"""The socket of another server, which pages may not open."""
NOWHERE = "/leads/nowhere"
SOCKETS = f"""
window.sockets = [];
window.cut = false;
window.WebSocket = class extends WebSocket {{
  constructor(...args) {{
    super(...(cut ? [location.origin.replace("http", "ws") + "{NOWHERE}"] : args));
    sockets.push(this);
  }}
}};
"""
"""Keeps the page's sockets where a test can close them, and leads new ones nowhere while the line is cut."""
PACE = """
try { localStorage["undercroft.pace"] ??= '"PACE"' } catch { /* a page without a place to remember anything */ }
"""
WIDE = """
addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.setProperty("--font-title", '"DejaVu Serif", Bookman, serif');
  document.documentElement.style.setProperty("--font-body", '"DejaVu Sans", Verdana, sans-serif');
});
"""
ASKED = """
localStorage["undercroft.automatic"] ??= JSON.stringify({only: false, "descent-equipment": false});
"""
"""Nothing is answered for a player who does not want it."""
PATIENCE = 60_000
"""Milliseconds: only what never happens takes so long, however busy the machine."""
expect.set_options(timeout=PATIENCE)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a table server with a store of its own; its bots do not dawdle, and nothing is left to luck."""
    with serving(tmp_path_factory.mktemp("server"), 20) as address:
        yield address


@contextmanager
def serving(folder: Path, seed: int, *options: str) -> Iterator[str]:
    """A server whose tables are all dealt from this seed."""
    assert (DIST / "index.html").exists(), "the browser client is not built: run `make tests`, or `npm run build`"
    command = [sys.executable, "-m", "undercroft", "serve", "--no-open"]
    command += ["--bot-pace", "0", "--new-tables", "0", "--seed", str(seed), *options]
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--port", "0", "--db", f"sqlite:///{folder / 'tables.db'}"],
            stdout=subprocess.PIPE,
            stderr=log,
            env={**os.environ, "LANG": "C.UTF-8"},
            text=True,
        )
        assert process.stdout is not None
        # The first thing it says is that it is open, and where.
        open_at = re.search(r"http://[\d.:]+", process.stdout.readline())
        assert open_at, (folder / "server.log").read_text()
        yield open_at[0]
        process.terminate()
        process.wait(10)


# Of the package, because Playwright keeps an event loop running, beside which no asynchronous test could run its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield chromium
        chromium.close()


Person = Callable[..., Page]
Picture = Callable[[Page, str], None]
Axe = Callable[..., list[str]]


@pytest.fixture
def person(browser: Browser, server: str) -> Iterator[Person]:
    """A new person with a browser of their own: `person(lang="pl", size=PHONE, dark=True)`.

    Unless `automatic`, everything is asked, even where it can change nothing: tests click their way through it.
    Without `fonts` the client's own do not come, nor anything made to fit like them: everything is in a wide one.
    Unless they say at which `pace`, they want to see what others do at once.
    Only with `workers` is something kept to be read offline.
    """
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def sit_down(
        *,
        lang: str = "en",
        size: dict[str, int] = DESKTOP,
        dark: bool = False,
        fonts: bool = True,
        automatic: bool = False,
        pace: str = "instant",
        workers: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=server,
            viewport=size,  # type: ignore[arg-type]  # playwright's own TypedDict
            locale={"en": "en-GB", "pl": "pl-PL"}[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=size["width"] < 500,
            service_workers="allow" if workers else "block",  # what one fetches no test could hold up
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SOCKETS)
        if not automatic:
            context.add_init_script(ASKED)
        context.add_init_script(PACE.replace("PACE", pace))
        if not fonts:
            context.route("**/*.woff2", lambda route: route.abort())
            context.add_init_script(WIDE)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(f"page error: {error}"))

        def hear(said: ConsoleMessage) -> None:
            meant = (
                NOWHERE in said.text
                or ELSEWHERE in said.text
                or (not fonts and said.location["url"].endswith(".woff2"))
            )
            if said.type == "error" and not meant:
                problems.append(f"console: {said.text}")

        page.on("console", hear)
        return page

    yield sit_down
    for context in contexts:
        context.close()
    assert not problems, "\n".join(problems)


@pytest.fixture
def picture() -> Picture:
    """`picture(page, "lobby-dark")` keeps what the page looks like."""
    PICTURES.mkdir(parents=True, exist_ok=True)

    def take(page: Page, name: str) -> None:
        assert re.fullmatch(r"[a-z0-9-]+", name)
        page.screenshot(path=PICTURES / f"{name}.png")

    return take


@pytest.fixture(scope="session")
def axe() -> Axe:
    """The serious problems that axe-core finds on a page, or in a part of it: `axe(page, "dialog[open]")`."""
    script = (DIST.parent / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def problems(page: Page, within: str = "html") -> list[str]:
        # The page's own policy forbids foreign scripts, so it is evaluated by the debugger.
        page.evaluate(f"() => {{ {script}; window.axe = axe; }}")
        found: dict[str, Any] = page.evaluate("within => axe.run(within, {resultTypes: ['violations']})", within)
        return [
            f"{problem['id']}: {problem['help']}: {problem['nodes'][0]['html'][:200]}"
            for problem in found["violations"]
            if problem["impact"] in ("serious", "critical")
        ]

    return problems
