"""How lines of sight are drawn: along rows and columns, from zone to zone (MD2-ATK-06, MD2-LOS-01)."""

from undercroft.board import CentreToCentre

SIGHT = CentreToCentre(rows_only=True)
