"""What decided a finished game: how likely each side was to win, what luck and choice gave it, which answers cost most.

Everything is found by playing on in imagined games: dealt so that the seat could not tell them from the one it played
in, and continued by the game's own bot for everybody. Whatever is told as a figure was played to its end; how things
stand in the middle of a game (`Game.evaluate`) only says where to look. What would have been better is what search
prefers (`bots/search/`), if it begins from what was answered.
"""

from undercroft.lab.analysis.analyse import Analysis, Point, analyse
from undercroft.lab.analysis.choices import Telling
from undercroft.lab.analysis.luck import Fortune
from undercroft.lab.analysis.means import Means, Size, affordable
from undercroft.lab.analysis.mistakes import Mistake
from undercroft.lab.analysis.plans import size
from undercroft.lab.analysis.reasons import Difference

__all__ = [
    "Analysis",
    "Difference",
    "Fortune",
    "Means",
    "Mistake",
    "Point",
    "Size",
    "Telling",
    "affordable",
    "analyse",
    "size",
]
