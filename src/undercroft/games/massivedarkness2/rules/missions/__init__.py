"""The missions with rules of their own; importing this registers them (MD2-MIS)."""

from undercroft.games.massivedarkness2.rules.mission_rules import MISSION_RULES
from undercroft.games.massivedarkness2.rules.missions.cursed_sword import CursedSword
from undercroft.games.massivedarkness2.rules.missions.hellscape import Hellscape
from undercroft.games.massivedarkness2.rules.missions.highway import Highway
from undercroft.games.massivedarkness2.rules.missions.horror import HorrorBeast
from undercroft.games.massivedarkness2.rules.missions.maze import Maze
from undercroft.games.massivedarkness2.rules.missions.michael import ReleasingMichael
from undercroft.games.massivedarkness2.rules.missions.passage import Passage
from undercroft.games.massivedarkness2.rules.missions.soul_keys import SoulKeys
from undercroft.games.massivedarkness2.rules.missions.souls import SoulCollector

MISSION_RULES.update(
    {
        "highway": Highway(),
        "passage": Passage(),
        "cursed_sword": CursedSword(),
        "maze": Maze(),
        "horror": HorrorBeast(),
        "michael": ReleasingMichael(),
        "souls": SoulCollector(),
        "soul_keys": SoulKeys(),
        "hellscape": Hellscape(),
    }
)
