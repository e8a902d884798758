"""Dungeon-crawl board games, implemented completely, on one engine."""

import atexit
import gc

# msgspec can crash in the interpreter's last garbage collection when types with constraints are torn down (its issue
# #717, open as of 0.22). Nothing needs collecting any more at that point, so nothing is.
atexit.register(gc.freeze)
