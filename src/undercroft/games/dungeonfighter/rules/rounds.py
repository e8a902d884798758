"""The round: dungeon, fight, rest, now and then shopping, and in the end the big bad (DFI-RND)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.rules import big_bad, fights, monsters, paths, rest, shopping
from undercroft.games.dungeonfighter.rules.setup import set_up
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.asks import QUIET, Flow
from undercroft.kernel.messages import msg


def play(g: DungeonFighter) -> Flow:
    """Round after round until all is won or lost (DFI-RND-01), from wherever the state stands."""
    if not g.phase:
        yield from set_up(g)
        g.phase = "dungeon"
    while not g.winner:
        yield QUIET
        if g.phase == "dungeon":
            yield from dungeon(g)
        elif g.phase == "rest":
            yield from rest.rest(g)
        elif g.phase == "shopping":
            yield from shopping.go_on(g)
        elif g.fight is None:
            yield from big_bad.appear(g)
        else:
            yield from fights.go_on(g)


def dungeon(g: DungeonFighter) -> Flow:
    """Phase 1: a path, and what lurks there; what the room does at once comes first (DFI-MON-06)."""
    g.round += 1
    g.tell(msg("dfi-log-round", n=g.round), "DFI-RND-01")
    yield from paths.choose_path(g)
    yield from monsters.reveal(g)
    g.phase = "fight"
