"""Positions drawn as scenarios draw them (see `scenario/given.py`), and the people who play on from there.

    game = table("1b", hero("mordrog", equipped=["sword"]), b="beastman", chance=[HIT])
    game.begin("battle").play("attack:sword", "B1")

Heroes stand on the numbers, monsters on the marks that name them. All dice must be written down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import dedent
from typing import Any

from undercroft.games.descent.game import DescentGame
from undercroft.games.descent.scenario.drawn_map import DrawnMap
from undercroft.games.descent.scenario.inspect import inspect
from undercroft.games.descent.state import Descent, Options
from undercroft.kernel.chance import Scripted
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import Answer

from .positions import Dialogue

GAME = DescentGame()
MAP = set(DrawnMap.__struct_fields__)
OVERLORD = {"threat", "hand", "deck", "discard", "powers"}


def hero(card: str, **given: Any) -> dict[str, Any]:
    return {"card": card, **given}


def monster(kind: str, **given: Any) -> dict[str, Any]:
    return {"kind": kind, **given}


class Table(Dialogue):
    """A match of a drawn position. The overlord passes where he is asked although he has nothing to play."""

    def __init__(self, match: Match[Descent]) -> None:
        super().__init__(match)
        self._pass()

    def play(self, *answers: Answer) -> Table:
        for answer in answers:
            super().play(answer)
            self._pass()
        return self

    def _pass(self) -> None:
        while self.match.due and self.offers == ["pass"]:
            super().play("pass")

    def begin(self, action: str) -> Table:
        """The next hero's turn, up to what he does with the action declared."""
        self.until("action").play(action)
        return self

    def activate(self, number: int = 1) -> Table:
        """Let the overlord come to activating a monster."""
        self.until("activate").play(str(number))
        return self

    @property
    def shown(self) -> dict[str, Any]:
        """The table in a player's words."""
        return inspect(self.state)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return inspect(self.match.view(seat))

    @property
    def at(self) -> dict[str, str]:
        """Where everybody is: heroes by their names, monsters by their numbers."""
        heroes = {one.card: self.where(one) for one in self.state.heroes}
        return heroes | {str(m.number): self.where(m) for m in self.state.monsters}

    def news(self, *ids: str) -> list[dict[str, Any]]:
        """What lines of the log with these ids say."""
        return [line.news.msg.args for line in self.match.log if line.news.msg.id in ids]


def table(
    picture: str,
    *heroes: dict[str, Any],
    chance: Iterable[Answer] = (),
    players: int | None = None,
    **given: Any,
) -> Table:
    """A position on a dungeon of its own, unless a `quest` is named.

    A single letter places a monster, other words are those of `given`.
    """
    marks = {name: given.pop(name) for name in list(given) if len(name) == 1}
    if marks:
        given["monsters"] = [_monster(mark, what) for mark, what in marks.items()]
    drawn = {name: given.pop(name) for name in list(given) if name in MAP}
    overlord: dict[str, Any] = {"deck": ()}
    overlord |= {name: given.pop(name) for name in list(given) if name in OVERLORD}
    if "quest" not in given:
        given["map"] = {"things": dedent(picture).strip("\n"), **drawn}
    given["heroes"] = {number: dict(one) for number, one in enumerate(heroes, start=1)}
    count = players if players is not None else max(2, len(heroes) + (len(heroes) > 2))
    state = GAME.arrange({"overlord": overlord, **given}, Options(), count)
    return Table(Match(GAME, Options(), count, Scripted(chance), state=state))


def _monster(mark: str, what: str | dict[str, Any]) -> dict[str, Any]:
    """`beastman`, `master beastman`, or everything that a scenario can say of one."""
    if isinstance(what, dict):
        return {"at": mark, **what}
    rank, _, kind = what.rpartition(" ")
    return {"at": mark, "kind": kind, "master": rank == "master"}


def names(offers: Sequence[Answer], kind: str) -> list[str]:
    """What follows the colon in the offers of this kind."""
    return [str(offer).partition(":")[2] for offer in offers if str(offer).startswith(f"{kind}:")]


def steps(game: Table) -> set[str]:
    """The spaces among what is offered: where whoever moves could go next."""
    return {str(offer) for offer in game.offers if str(offer)[0].isupper()}
