"""How Dungeon Saga draws on the board.

A line of sight runs from any part of one square to any part of another (SAG-LOS-01), and a blocking square blocks every
line that so much as touches it (SAG-LOS-06). Who blocks is said in `rules.line_of_sight`.
"""

from undercroft.board import AnyToAny

SIGHT = AnyToAny(points=9)
