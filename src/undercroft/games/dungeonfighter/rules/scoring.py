"""How the game ends, and what the result is worth (DFI-WIN, DFI-SCO)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.messages import Msg, msg


def win(g: DungeonFighter) -> None:
    """The big bad is defeated: at once, without rewards, rest or scars (DFI-WIN-01, DFI-BOS-06)."""
    g.winner, g.phase = "heroes", "over"
    g.tell(msg("dfi-log-won"), "DFI-WIN-01")
    for item, points in glory(g).items():  # DFI-SCO-01: after a victory only
        if points:
            g.tell(msg("dfi-log-glory", what=Msg(f"dfi-glory-{item}"), n=points), GLORY_RULES[item])
    total = sum(glory(g).values())
    g.tell(msg("dfi-log-rank", n=total, rank=Msg(f"dfi-rank-{rank(total)}")), "DFI-SCO-08")


def lose(g: DungeonFighter, why: str, rule: str) -> None:
    g.winner, g.phase = "dungeon", "over"
    g.tell(Msg(why), rule)


GLORY_RULES = {
    "coin": "DFI-SCO-02",
    "white_die": "DFI-SCO-03",
    "unscarred": "DFI-SCO-04",
    "scar": "DFI-SCO-05",
    "dead": "DFI-SCO-06",
    "difficulty": "DFI-SCO-07",
}


def glory(g: DungeonFighter) -> dict[str, int]:
    """Points of glory by what they are for; scars of the dead count too."""
    each = content().numbers.glory
    scars = sum(len(hero.scars) for hero in g.heroes)
    return {
        "coin": each["coin"] * g.coins,
        "white_die": each["white_die"] * g.white,
        "unscarred": 0 if scars else each["unscarred"],
        "scar": each["scar"] * scars,
        "dead": each["dead"] * sum(hero.dead for hero in g.heroes),
        "difficulty": content().grade(g.options.difficulty).glory,  # DFI-DIF-03
    }


def rank(total: int) -> str:
    """The last rank that so much glory reaches (DFI-SCO-08)."""
    reached = [rank for rank in content().numbers.ranks if rank.at_least is None or total >= rank.at_least]
    return reached[-1].id
