"""How smoothly a throw of Dungeon Fighter is played back here, on a desk and on a phone: figures, and no judgement.

python -m browser.playback_rate [THROWS]    # in tests/, with the client built
"""

from __future__ import annotations

import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from browser.conftest import CHROMIUM, DESKTOP, PHONE, QUIET, serving

COUNTING = """
window.frames_seen = [];
window.pictures = 0;
const clear = WebGL2RenderingContext.prototype.clear;
WebGL2RenderingContext.prototype.clear = function (...args) {
  if (this.getParameter(this.FRAMEBUFFER_BINDING) === null) pictures += 1;  // and not one of the shadows
  return clear.apply(this, args);
};
const watch = (now) => {
  if (document.querySelector("[data-testid=arena][data-flying]")) frames_seen.push([now, pictures]);
  requestAnimationFrame(watch);
};
requestAnimationFrame(watch);
"""


def measure(browser: Browser, address: str, name: str, size: dict[str, int], throws: int) -> None:
    context = browser.new_context(base_url=address, viewport=size, reduced_motion="no-preference")  # type: ignore[arg-type]
    context.add_init_script(COUNTING)
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Performance.enable")

    def layouts() -> int:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return int(next(one["value"] for one in metrics if one["name"] == "LayoutCount"))

    page.goto("/#/practice/dungeonfighter")
    page.locator("[data-testid=arena][data-ready]").wait_for()
    page.get_by_test_id("manner-numbers").click()
    for _ in range(throws):
        page.evaluate("() => { frames_seen = []; }")
        page.get_by_test_id("throw-now").click()
        page.locator("[data-testid=arena][data-flying]").wait_for()
        before = layouts()
        page.wait_for_function("() => frames_seen.length > 1 && !document.querySelector('[data-flying]')")
        laid_out = layouts() - before
        seen: list[tuple[float, int]] = page.evaluate("() => frames_seen")
        gaps = [after[0] - before[0] for before, after in pairwise(seen)]
        drawn = [after[1] - before[1] for before, after in pairwise(seen)]
        print(
            f"{name}: {len(seen)} frames, {1000 * len(gaps) / sum(gaps):.0f} a second, median {median(gaps):.1f} ms, "
            f"longest {max(gaps):.0f} ms; at most {max(drawn)} pictures a frame, {laid_out} layouts"
        )
    context.close()


def main() -> None:
    throws = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), 20) as address, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        print(f"chromium {chromium.version}, drawing in software")
        for name, size in (("desk", DESKTOP), ("phone", PHONE)):
            measure(chromium, address, name, size, throws)
        chromium.close()


if __name__ == "__main__":
    main()
