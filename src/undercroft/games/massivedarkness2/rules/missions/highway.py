"""Highway to Hellscape: two levers open the Gate (MD2-MIS-07)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.rules.mission_rules import MissionRules


class Highway(MissionRules):
    """Everything else is in its file."""

    white_door = "MD2-MIS-09"
