"""What a player may see, and the games that would look the same to that player."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from random import Random

import msgspec

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.rules.scoring import score
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet, copy_sheet
from undercroft.kernel.state import copier

copy_state = copier(PaperDungeons)


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it: the same structs as in the state, with nothing in them that is secret."""

    seat: int | None
    table: PaperDungeons
    scores: tuple[tuple[int, ...], ...]
    """Score lines A to L as they would be if the game ended now; other players' objectives are not in them."""

    @property
    def mine(self) -> Sheet:
        """The sheet of the player who looks."""
        assert self.seat is not None
        return self.table.sheets[self.seat]


def view(g: PaperDungeons, seat: int | None) -> View:
    """Others' sheets as they were when last shown, without objectives and discarded cards (PAP-SET-09)."""
    return _seen(g, seat, copy_sheet)


def glance(g: PaperDungeons, seat: int | None) -> View:
    """The same, but what is written on the sheets is the state's own."""
    return _seen(g, seat, copy)


def _seen(g: PaperDungeons, seat: int | None, copied: Callable[[Sheet], Sheet]) -> View:
    sheets = [copied(_own(g, s.seat)) if s.seat == seat else _others(copied(s)) for s in g.sheets]
    table = PaperDungeons(
        options=g.options,
        sheets=sheets,
        dungeon=g.dungeon,
        scenario=g.scenario,
        story=g.story,
        round=g.round,
        pool=g.pool,
        missions=g.missions[:],
        results=g.results[:],
    )
    return View(seat, table, tuple([score(table, s).lines for s in sheets]))


def _own(g: PaperDungeons, seat: int) -> Sheet:
    return g.secret[seat] if g.secret else g.sheets[seat]


def _others(shown: Sheet) -> Sheet:
    shown.objective = ""
    shown.dealt_powers = shown.dealt_objectives = ()
    return shown


def redeal(g: PaperDungeons, seat: int, rng: Random) -> PaperDungeons:
    """Draw anew what `seat` does not know: others' objectives, the cards they did not keep, and what they do in secret.

    An objective's training style is visible, so only objectives with the same style can stand in for it.
    """
    twin = copy_state(g)
    for s in twin.sheets:
        if s.seat != seat and twin.secret:
            twin.secret[s.seat] = copy_sheet(s)  # whatever others have done in secret may as well be nothing
    known = twin.secret[seat] if twin.secret else twin.sheets[seat]
    powers = [card for card in content().powers if card not in known.dealt_powers]
    powers = [card for card in powers if all(card != s.power for s in twin.sheets)]
    objectives = [card for card in content().objectives if card not in known.dealt_objectives]
    rng.shuffle(powers)
    rng.shuffle(objectives)
    # First everybody's kept objective, so that discards cannot use up the only card of a style.
    for s in twin.sheets:
        if s.seat != seat and s.objective:
            style = next(card for card in objectives if content().objectives[card].style == s.style)
            objectives.remove(style)
            s.objective = style
    for s in twin.sheets:
        if s.seat != seat and s.dealt_objectives:
            kept_power = (s.power,) if s.power else ()
            kept_objective = (s.objective,) if s.objective else ()
            s.dealt_powers = (*kept_power, *(powers.pop() for _ in range(len(s.dealt_powers) - len(kept_power))))
            count = len(s.dealt_objectives) - len(kept_objective)
            s.dealt_objectives = (*kept_objective, *(objectives.pop() for _ in range(count)))
            if twin.secret:
                hidden = twin.secret[s.seat]
                hidden.objective = s.objective
                hidden.dealt_powers, hidden.dealt_objectives = s.dealt_powers, s.dealt_objectives
    return twin
