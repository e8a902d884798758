"""Feats: what a hero or boss may do once, in place of a whole turn (SAG-FEA). `cards/feats.py` says what each does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from undercroft.games.dungeonsaga.box.components import Character, Feat
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import card, name
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Model, Turn
from undercroft.kernel.asks import Ask, Flow, run
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Refusal


class Play(NamedTuple):
    """How a feat is done, and whether it would do anything now."""

    do: Callable[[DungeonSaga, Model, Turn, Feat], Flow | None]
    possible: Callable[[DungeonSaga, Model, Feat], bool]


PLAYS: dict[str, Play] = {}
"""By the `special` of the card."""


def feats(m: Model) -> tuple[str, ...]:
    found = card(m)
    return found.feats if isinstance(found, Character) else ()


def to_do(g: DungeonSaga, m: Model, turn: Turn) -> list[str]:
    """Feats that may be used now, one in a turn and in its place (SAG-FEA-01, SAG-HER-07).

    A boss has them too (SAG-MIN-05).
    """
    return [feat for feat in feats(m) if why_no_feat(g, m, turn, feat) is None]


def why_no_feat(g: DungeonSaga, m: Model, turn: Turn, feat: str) -> Refusal | None:
    assert m.sheet is not None
    found = content().feats[feat]
    if feat in m.sheet.feats:
        return Refusal(msg("sag-no-feat-twice"), "SAG-FEA-02")
    if turn.begun:
        return Refusal(msg("sag-no-feat-begun"), "SAG-FEA-03")
    if found.special is not None and not PLAYS[found.special].possible(g, m, found):
        return Refusal(msg("sag-no-target"), "SAG-FEA-01")
    return None


def do(g: DungeonSaga, m: Model, turn: Turn, feat: str) -> Flow:
    """It takes the whole turn: no step, no turn, no other action, unless it says so (SAG-FEA-03, SAG-FEA-04)."""
    assert m.sheet is not None
    found = content().feats[feat]
    m.sheet.feats.append(feat)
    turn.begun = turn.still = True
    turn.acts = 0
    turn.feat = feat
    g.tell(msg("sag-log-feat", who=name(m), feat=Msg(f"sag-feat-{feat}")), "SAG-FEA-01")
    assert found.special is not None
    yield from run(PLAYS[found.special].do(g, m, turn, found))


def attacks(g: DungeonSaga, m: Model, turn: Turn, feat: str) -> list[Attack]:
    """The attacks that a feat would make at once, as if all of them failed; it is played on `g`, so take a copy.

    Dice of nothing but ones hit nobody (SAG-FGT-07).
    """
    made: list[Attack] = []
    flow = do(g, m, turn, feat)
    answer: object = None
    while True:
        try:
            asked = flow.send(answer)
        except StopIteration:
            return made
        answer = None
        if isinstance(asked, Roll):
            if not made or made[-1] is not g.attacks[-1]:
                made.append(g.attacks[-1])
            answer = ("1",) * len(asked.dice)
        elif isinstance(asked, Ask):
            if asked.default is None:  # no attack asks that
                return made
            answer = asked.default


def feat_label(feat: str) -> Label:
    return Label(msg("sag-do-feat", feat=Msg(f"sag-feat-{feat}")), "SAG-FEA-01", Msg(f"sag-feat-{feat}-text"))
