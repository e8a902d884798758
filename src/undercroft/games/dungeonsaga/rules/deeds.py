"""Other actions, which an adventure allows (SAG-HER-05)."""

from __future__ import annotations

from undercroft.board import Bits
from undercroft.games.dungeonsaga.adventure.file import Deed
from undercroft.games.dungeonsaga.models import adventure_of, hero_id, is_hero, laid, name, spot
from undercroft.games.dungeonsaga.rules import events
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, Refusal


def to_do(g: DungeonSaga, m: Model) -> list[str]:
    """What a hero can do where he stands; few deeds are near, so that is looked at first."""
    found = adventure_of(g).deeds
    if not found or not is_hero(m):
        return []
    near = [deed for deed in found if _near(g, m, deed)]
    return [deed.id for deed in near if not _over(g, deed) and why_not(g, m, deed) is None]


def possible(g: DungeonSaga) -> list[Deed]:
    """What the heroes can do now or soon: nothing that is over, not yet possible, or in a zone not laid out."""
    return [deed for deed in adventure_of(g).deeds if not _over(g, deed)]


def why_not(g: DungeonSaga, m: Model, deed: Deed) -> Refusal | None:
    """None if a model may do it now; what is over, or not yet possible, is offered to nobody."""
    if not is_hero(m) or _over(g, deed):
        return None
    if deed.who and hero_id(m) not in deed.who:
        return Refusal(msg("sag-no-deed-who", who=name(m)), "SAG-HER-06")
    if not _near(g, m, deed):
        return Refusal(msg("sag-no-deed-far"), "SAG-HER-06")
    return None


def _over(g: DungeonSaga, deed: Deed) -> bool:
    if (deed.once and _mark(deed) in g.done) or not deed.given.met(g.done, g.counters):
        return True
    return not _region(g, deed)  # SAG-SET-08: of what is not laid out nobody knows


def _region(g: DungeonSaga, deed: Deed) -> Bits:
    return adventure_of(g).regions[deed.at] & laid(g).floor


def _near(g: DungeonSaga, m: Model, deed: Deed) -> bool:
    """In the region, or next to it if something stands there."""
    here, region = spot(g, m), adventure_of(g).regions[deed.at]
    if not (here.base | here.around) & region:
        return False
    ground = laid(g)
    return bool(here.base & region & ground.floor or here.around & region & ground.furniture)


def do(g: DungeonSaga, m: Model, deed: str) -> Flow:
    found = adventure_of(g).deed[deed]
    g.tell(msg("sag-log-deed", who=name(m), deed=adventure_of(g).text(f"deed-{deed}")), "SAG-HER-05")
    if _mark(found) not in g.done:
        g.done.append(_mark(found))
    yield from events.acted(g, deed, m)


def _mark(deed: Deed) -> str:
    return f"deed:{deed.id}"


def deed_label(g: DungeonSaga, deed: str) -> Label:
    return Label(adventure_of(g).text(f"deed-{deed}"), "SAG-HER-05")
