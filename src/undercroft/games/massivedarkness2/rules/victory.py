"""Winning and losing (MD2-WIN): all together (MD2-WIN-04)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.state import OFF, Hero, MassiveDarkness
from undercroft.kernel.messages import Msg, msg


def win(g: MassiveDarkness, rule: str = "MD2-WIN-01") -> None:
    """All goals are achieved, and nothing that comes after it counts (MD2-WIN-01)."""
    if not g.winner:
        g.winner = "heroes"
        g.tell(mission_of(g).text("won"), rule)


def lose(g: MassiveDarkness, why: str, rule: str) -> None:
    """As soon as a losing condition is met (MD2-WIN-02); `why` is the message that says it."""
    if not g.winner:
        g.winner = "darkness"
        g.lost_by = why
        g.tell(Msg(why), rule)
        g.tell(mission_of(g).text("lost"), rule)


def complete(g: MassiveDarkness, task: str) -> None:
    """A task is done; a later one cannot be before it (MD2-WIN-05)."""
    if task not in g.done:
        g.done.append(task)
        g.tell(msg("md2-log-task", task=Msg(f"md2-mission-{mission_of(g).id}-task-{task}")), "MD2-WIN-05")


def leave(g: MassiveDarkness, hero: Hero) -> None:
    """A hero leaves the dungeon; the mission is won when every hero has left (MD2-WIN-06)."""
    hero.left = True
    hero.at = OFF
    g.tell(msg("md2-log-left", who=name(hero)), "MD2-WIN-06")
    if all(other.left for other in g.heroes):
        win(g, "MD2-WIN-06")
