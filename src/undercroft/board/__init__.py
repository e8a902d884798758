"""Dungeons of squares or of zones: cells as bit sets, exact line of sight, facing, movement of figures of any size.

A `Grid` is what is printed on the map, a `Dungeon` answers questions about it, lines of sight by the policy that the
game has given it. A game keeps cells, stances and sets of them (`Bits`) in its state, and asks:

    dungeon.sight(closed).between(1 << hero, target, figures | rubble)
    reach_within(dungeon.walk(closed), 1 << hero, points, floor & ~enemies) & ~figures
"""

from undercroft.board.bits import Bits, bitset, contains, lowest, members
from undercroft.board.dungeon import Dungeon, Solid
from undercroft.board.facing import Facing, March, Pose, ahead, front_arc, rear_arc, ring
from undercroft.board.footprint import Footprint, Size, Stance
from undercroft.board.gait import Gait
from undercroft.board.grid import Cell, Edges, Grid, GridError, Point
from undercroft.board.leap import Leaps, both, climbs, jumps
from undercroft.board.metric import attack_distance, attack_within, base_distance, distance, within
from undercroft.board.plan import Drawing, read_map, read_plan
from undercroft.board.policy import AnyToAny, CentreToCentre, Policy
from undercroft.board.reach import UNREACHABLE, Field, Ground, Leap, Walk, cost_field, distances, leads_to, reach_within
from undercroft.board.sight import Sight
from undercroft.board.spread import Breath, Template, blast, breaths, close, cone, sweep, throws
from undercroft.board.topology import Stairway, Topology, Zones

__all__ = [
    "UNREACHABLE",
    "AnyToAny",
    "Bits",
    "Breath",
    "Cell",
    "CentreToCentre",
    "Drawing",
    "Dungeon",
    "Edges",
    "Facing",
    "Field",
    "Footprint",
    "Gait",
    "Grid",
    "GridError",
    "Ground",
    "Leap",
    "Leaps",
    "March",
    "Point",
    "Policy",
    "Pose",
    "Sight",
    "Size",
    "Solid",
    "Stairway",
    "Stance",
    "Template",
    "Topology",
    "Walk",
    "Zones",
    "ahead",
    "attack_distance",
    "attack_within",
    "base_distance",
    "bitset",
    "blast",
    "both",
    "breaths",
    "climbs",
    "close",
    "cone",
    "contains",
    "cost_field",
    "distance",
    "distances",
    "front_arc",
    "jumps",
    "leads_to",
    "lowest",
    "members",
    "reach_within",
    "read_map",
    "read_plan",
    "rear_arc",
    "ring",
    "sweep",
    "throws",
    "within",
]
