"""How Descent draws on the board: a line of sight runs from centre to centre of two spaces (DES-LOS-01).

- A line that only touches a corner is not obstructed (DES-LOS-08).
- Two spaces that touch only at the end of a closed door do not see each other (DES-DOR-03).
- One sees down stairs: from one end the other and what surrounds it, from beside one end the other (DES-PRP-13,
  DES-PRP-14). So a hero who comes to stairs explores where they lead before he takes them (DES-EXP-05, DES-PRP-11). And
  one attacks through them, as if their ends were adjacent (DES-PRP-12).
- Figures look in all directions at all times (DES-LOS-09), so the board's facing has no part in it.

Who obstructs the view is said in `rules.line_of_sight`.
"""

from undercroft.board import CentreToCentre

SIGHT = CentreToCentre(neighbours_by_step=True, through_stairs=True)
