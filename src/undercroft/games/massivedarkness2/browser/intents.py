"""Whom each enemy will go for, as the rules of the Enemy Phase have it."""

from __future__ import annotations

from undercroft.games.massivedarkness2.browser.odds import told
from undercroft.games.massivedarkness2.browser.sent import Intent
from undercroft.games.massivedarkness2.odds import forecast
from undercroft.games.massivedarkness2.rules import enemy_phase
from undercroft.games.massivedarkness2.state import OFF, Enemy, MassiveDarkness


def intents(g: MassiveDarkness) -> dict[str, Intent]:
    """Of all enemies on the map."""
    return {str(enemy.number): intent(g, enemy) for enemy in g.enemies}


def intent(g: MassiveDarkness, enemy: Enemy) -> Intent:
    """What it does first: fire, poison and whatever happens before may still change that."""
    who = str(enemy.number)
    if enemy.kind == "boss":  # its dice decide (MD2-BOS-10)
        return {"enemy": who, "does": "boss" if g.boss is not None else "stay", "rule": "MD2-BOS-10"}
    if enemy.kind == "roaming":
        if enemy.frost >= 2:
            return {"enemy": who, "does": "frozen", "rule": "MD2-STA-06"}
        line = enemy_phase.scheme_line(g, enemy)
        if line is not None:
            return {"enemy": who, "does": "scheme", "rule": "MD2-ROM-07", "text": enemy_phase.scheme_text(line)}
    elif enemy.frost:
        return {"enemy": who, "does": "frozen", "rule": "MD2-STA-05"}
    if enemy.at == OFF:
        return {"enemy": who, "does": "stay", "rule": "MD2-EPH-10"}
    return _attack(g, enemy) or _move(g, enemy)


def _attack(g: MassiveDarkness, enemy: Enemy) -> Intent | None:
    able = enemy_phase.candidates(g, enemy)
    if not able:
        return None
    kind = enemy_phase.best_types(g, enemy, able[0])[0]
    first = able[0].number
    odds = forecast(g, first, enemy.number, kind, by_hero=False)
    return {
        "enemy": str(enemy.number),
        "does": "attack",
        "rule": "MD2-EPH-04",
        "targets": [str(target.number) for target in able],
        "kind": kind,
        "outlook": told(g, first, enemy.number, odds, by_hero=False),
    }


def _move(g: MassiveDarkness, enemy: Enemy) -> Intent:
    goals = enemy_phase.goals(g, enemy)
    steps = sorted({step for goal in goals for step in enemy_phase.steps_towards(g, enemy, goal)})
    if not steps:
        return {"enemy": str(enemy.number), "does": "stay", "rule": "MD2-EPH-10"}
    found: Intent = {"enemy": str(enemy.number), "does": "move", "rule": "MD2-EPH-10", "to": steps}
    if len(steps) == 1:
        before, enemy.at = enemy.at, steps[0]
        found["then"] = [str(target.number) for target in enemy_phase.candidates(g, enemy)]
        enemy.at = before
    return found
