"""Builds the browser client when a wheel or an sdist is made, so that what is installed has its pages.

It takes Node. Without it the distribution is made all the same, for the terminal; `undercroft serve` then says what is
missing. Editable installs are left alone: there `make` builds the client.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILD = (("install", "--no-audit", "--no-fund"), ("run", "build", "--", "--logLevel", "warn"))
MADE = ("dist", "node_modules")


class PagesHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's own signature
        if version != "editable" and (problem := build(Path(self.root) / "src" / "undercroft" / "web")):
            self.app.display_warning(f"The pages of the browser table are not built: {problem}.")


def build(web: Path) -> str | None:
    """Build the client in its folder, if it has changed since the last time; what stands in the way, if anything."""
    if is_built(web):
        return None
    npm = shutil.which("npm")
    if npm is None:
        return "that takes Node.js 20 or later, and there is no npm here"
    for step in BUILD:
        done = subprocess.run([npm, *step], cwd=web, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            shutil.rmtree(web / "dist", ignore_errors=True)  # old pages would not fit this server
            return f"npm {step[0]} failed:\n{done.stdout.strip()}"
    return None


def is_built(web: Path) -> bool:
    index = web / "dist" / "index.html"
    return index.exists() and all(path.stat().st_mtime <= index.stat().st_mtime for path in sources(web))


def sources(web: Path) -> list[Path]:
    """All files but those that npm makes."""
    tops = [path for path in web.iterdir() if path.name not in MADE]
    return [path for top in tops for path in (top, *top.rglob("*")) if path.is_file()]
