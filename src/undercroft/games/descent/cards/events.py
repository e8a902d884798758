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
from undercroft.games.descent.state import Descent, Monster


def _can_aim(g: Descent, moment: AttackDeclared) -> bool:
    """A monster attacks, and Skye does not harry it (DES-FAM-14)."""
    m = monster_by_number(g, moment.attack.by_monster)
    return m is not None and not harried(g, base(g, m))


@overlord_reaction(AttackDeclared, "aim", when=_can_aim)
def aim(_: Descent, moment: AttackDeclared) -> None:
    moment.attack.aimed = True


def _can_dodge(g: Descent, moment: AttackRolled) -> bool:
    """A hero strikes a monster, and Skye does not harry it (DES-FAM-14)."""
    struck = [figure(g, key) for key in moment.attack.struck] if moment.attack.by_hero >= 0 else []
    return any(isinstance(m, Monster) and not harried(g, base(g, m)) for m in struck)


@overlord_reaction(AttackRolled, "dodge", when=_can_dodge)
def dodge(_: Descent, moment: AttackRolled) -> None:
    moment.attack.dodged = True


@overlord_reaction(MonsterActivated, "charge", when=lambda _, moment: moment.monster.points)
def charge(_: Descent, moment: MonsterActivated) -> None:
    moment.monster.points *= content().doing["charge"].values["times"]


@overlord_reaction(MonsterActivated, "rage", when=lambda _, moment: moment.monster.attacks)
def rage(_: Descent, moment: MonsterActivated) -> None:
    moment.monster.attacks *= content().doing["rage"].values["times"]


@overlord_reaction(OverlordTurn, "gust_of_wind")
def gust_of_wind(g: Descent, _: OverlordTurn) -> None:
    g.gust = True
