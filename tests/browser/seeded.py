"""`undercroft`, with nothing left to luck: every table throws the same dice, and bots think alike at every one.

Run as a script. The processes that bots think in run it again, as a module, and get the same.
"""

from __future__ import annotations

from random import Random
from unittest.mock import patch

from undercroft.cli import main
from undercroft.table import bot_worker, opening

SEED = 20

patch.object(opening, "SystemRandom", lambda: Random(SEED)).start()
patch.object(bot_worker, "Random", lambda: Random(SEED)).start()

if __name__ == "__main__":
    main()
