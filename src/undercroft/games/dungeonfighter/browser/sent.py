"""What is sent to a browser. The client's types are made of `SENT`."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeonfighter.browser.catalogue import Catalogue
from undercroft.games.dungeonfighter.browser.hints import Hints
from undercroft.games.dungeonfighter.browser.practice import Practice, Ready, Tried
from undercroft.games.dungeonfighter.browser.scene import Scene

SENT: Final = (Scene, Hints, Catalogue, Practice, Ready, Tried)
