"""`undercroft`, with bots that think alike at every table; their dice are those of `serve --seed`.

Run as a script. The processes that bots think in run it again, as a module, and get the same.
"""

from __future__ import annotations

from random import Random
from unittest.mock import patch

from undercroft.cli import main
from undercroft.table import bot_worker

SEED = 20

patch.object(bot_worker, "Random", lambda: Random(SEED)).start()

if __name__ == "__main__":
    main()
