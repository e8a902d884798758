"""Mission cards: common tasks, claimed at the end of a round."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import content, describe
from undercroft.games.paperdungeons.metrics import measure
from undercroft.games.paperdungeons.rules import rounds
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet, player
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Refusal, Subset, Value

SHEET = content().sheet


def claim(g: PaperDungeons) -> Flow:
    """All claims of a round score in full (PAP-MIS-05); then the cards claimed leave the game (PAP-MIS-04)."""
    if not any(fulfilled(g, s) for s in g.sheets):
        return
    yield from rounds.at_once(g, announce_missions)
    for mission in list(g.missions):
        claimants = [s for s in g.sheets if mission in s.claimed]
        for s in claimants:
            name = Msg(f"pap-mission-{mission}")
            g.tell(msg("pap-log-mission", who=player(s.seat), mission=name, glory=mission_glory(g)), "PAP-MIS-03")
        if claimants:  # PAP-MIS-04
            g.missions.remove(mission)


def announce_missions(g: PaperDungeons, s: Sheet) -> Flow:
    """A player may claim any of the missions fulfilled at this moment (PAP-MIS-02, PAP-MIS-06)."""
    ready = fulfilled(g, s)
    if ready and not g.options.streamline:
        space = Subset(ready, 0, len(ready), _label, lambda: _unfulfilled(g, ready))
        ready = yield Ask((s.seat,), msg("pap-ask-claim"), space, default=tuple(ready))
    for mission in ready:
        s.claimed.append(mission)
        s.mission_glory += mission_glory(g)


def fulfilled(g: PaperDungeons, s: Sheet) -> list[str]:
    """The missions on the table whose condition holds for this player now."""
    cards = content().missions
    return [name for name in g.missions if measure(cards[name].metric, g, s) >= cards[name].at_least]


def mission_glory(g: PaperDungeons) -> int:
    """PAP-MIS-03: always the same; alone, more for being early (PAP-SOL-03, PAP-SOL-04)."""
    return SHEET.solo_mission_glory.by_round[g.round] if g.solo else SHEET.mission_glory


def _label(mission: Value) -> Label:
    return Label(Msg(f"pap-mission-{mission}"), "PAP-MIS-02", describe(content().missions[str(mission)]))


def _unfulfilled(g: PaperDungeons, ready: list[str]) -> dict[Value, Refusal]:
    open_cards = [name for name in g.missions if name not in ready]
    return {name: Refusal(msg("pap-no-claim", mission=Msg(f"pap-mission-{name}")), "PAP-MIS-02") for name in open_cards}
