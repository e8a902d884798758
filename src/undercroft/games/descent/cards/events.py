"""The overlord's event cards."""

from __future__ import annotations

from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import base, figure, monster_by_number
from undercroft.games.descent.rules.attack_dice import harried
from undercroft.games.descent.rules.windows import (
    AttackDeclared,
    AttackRolled,
    MonsterActivated,
    OverlordTurn,
    overlord_reaction,
)
from undercroft.games.descent.state import Attack, Descent, Monster
from undercroft.kernel.asks import Flow


@overlord_reaction(AttackDeclared, "aim")
def aim(g: Descent, moment: AttackDeclared) -> Flow | None:
    """A monster's attack is aimed, unless Skye harries it (DES-FAM-14)."""
    m = monster_by_number(g, moment.attack.by_monster)
    return _aim(moment.attack) if m is not None and not harried(g, base(g, m)) else None


def _aim(atk: Attack) -> Flow:
    atk.aimed = True
    return
    yield


@overlord_reaction(AttackRolled, "dodge")
def dodge(g: Descent, moment: AttackRolled) -> Flow | None:
    """A monster that a hero strikes dodges, unless Skye harries it (DES-FAM-14)."""
    atk = moment.attack
    struck = [figure(g, key) for key in atk.struck] if atk.by_hero >= 0 else []
    able = any(isinstance(m, Monster) and not harried(g, base(g, m)) for m in struck)
    return _dodge(atk) if able else None


def _dodge(atk: Attack) -> Flow:
    atk.dodged = True
    return
    yield


@overlord_reaction(MonsterActivated, "charge")
def charge(g: Descent, moment: MonsterActivated) -> Flow | None:  # noqa: ARG001 - as the next one, it needs no table
    return _charge(moment.monster) if moment.monster.points else None


def _charge(m: Monster) -> Flow:
    m.points *= content().overlord["charge"].values["times"]
    return
    yield


@overlord_reaction(MonsterActivated, "rage")
def rage(g: Descent, moment: MonsterActivated) -> Flow | None:  # noqa: ARG001
    return _rage(moment.monster) if moment.monster.attacks else None


def _rage(m: Monster) -> Flow:
    m.attacks *= content().overlord["rage"].values["times"]
    return
    yield


@overlord_reaction(OverlordTurn, "gust_of_wind")
def gust_of_wind(g: Descent, moment: OverlordTurn) -> Flow | None:  # noqa: ARG001 - the turn has only one beginning
    return _blow(g)


def _blow(g: Descent) -> Flow:
    g.gust = True
    return
    yield
