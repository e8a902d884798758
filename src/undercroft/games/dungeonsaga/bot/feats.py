"""When a feat pays: it is there once in an adventure, and takes the place of a whole turn."""

from __future__ import annotations

from undercroft.games.dungeonsaga.bot.arts import feat_worth
from undercroft.games.dungeonsaga.bot.party import HeroJudge
from undercroft.games.dungeonsaga.bot.turn import Plan, Planner
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import find
from undercroft.games.dungeonsaga.rules import feats
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.games.dungeonsaga.view import copy_state

KEPT = 0.9
"""What a feat is worth that is not used yet, with many rounds to come; with few it is worth less."""
ROUNDS = 8


def best_feat(g: DungeonSaga, hero: Model, judge: HeroJudge, plan: Plan, offers: list[str]) -> str | None:
    """The feat that makes so much more of the turn than the plan does that it should be used now."""
    kept = KEPT * min(1.0, len(g.overlord.deck) / ROUNDS) + 0.1
    found = [(_worth(g, hero, judge, offer[5:]), offer) for offer in offers if offer.startswith("feat:")]
    value, offer = max(found, default=(-100.0, ""))
    return offer if value - plan.value > kept else None


def _worth(g: DungeonSaga, hero: Model, judge: HeroJudge, feat: str) -> float:
    """What the turn comes to with the feat, tried on a copy of the table."""
    copy = copy_state(g)
    again, turn = find(copy, hero.number), copy.turn
    assert turn is not None
    special = content().feats[feat].special
    assert special is not None
    if special in REHEARSED:
        place = judge.ground(hero.at) + judge.stance()
        return place + feat_worth(copy, again, turn, feat, HeroJudge(copy, again, turn, judge.outlook))
    for _ in feats.do(copy, again, turn, feat):  # those that are done at once ask nothing
        break
    after = HeroJudge(copy, again, turn)
    planned = Planner(copy, again, turn, after).best().value
    return planned + (after.ground(again.at) + after.stance() if turn.still else 0.0)


REHEARSED = ("whirlwind", "volley", "firestorm")
"""Feats that are attacks and nothing else."""
