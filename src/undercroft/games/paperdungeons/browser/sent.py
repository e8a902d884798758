"""What is sent to a browser: the client's types are made of it."""

from __future__ import annotations

from typing import Final

from undercroft.games.paperdungeons.browser.hints import DieHint, UseHint, WalkHint
from undercroft.games.paperdungeons.browser.scene import Scene

SENT: Final = (Scene, WalkHint, DieHint, UseHint)
