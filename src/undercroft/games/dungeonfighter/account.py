"""How a game went: what each hero threw, dealt and suffered, the luck of the eyes, and the moments that decided it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.box.table_ware import kind_of
from undercroft.games.dungeonfighter.figures import name
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.account import Book, Column, Count, Luck
from undercroft.kernel.game import Game
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.state import News

COUNTED: Final = ("throws", "hits", "damage", "best", "ultras", "finished", "suffered", "knocked_out", "scars")
FOE: Final = "dfi-monster-"
DIE: Final = "dfi-die-"
DECIDED: Final = 1000.0
"""How it ended is always told."""
DEAD, ULTRA, KNOCKED_OUT, FLED, LEVEL = 300.0, 150.0, 100.0, 80.0, 15.0
"""A hero dies, nothing is left of a foe, a hero falls, the team runs; foes count by level, blows by their damage."""
BIG: Final = 500.0


class FighterBook(Book[DungeonFighter]):
    course = Msg("dfi-account-course")

    def __init__(self, game: Game[DungeonFighter], players: int) -> None:
        super().__init__(game, players)
        self._seats: dict[str, int] = {}
        """The heroes, by their names as the log has them."""
        self._counts: dict[str, Counter[str]] = {what: Counter() for what in COUNTED}
        self._eyes: dict[str, tuple[int, float]] = {}
        """What came and what was to be expected, by hero."""
        self._dealing = ""
        """Whose throw, or whose card, hurts the foe."""

    def saw(self, state: DungeonFighter) -> None:
        for hero in state.heroes:
            self._seats.setdefault(name(hero).id, hero.seat)
            self._counts["finished"][name(hero).id] = len(hero.trophies)
            self._counts["scars"][name(hero).id] = len(hero.scars)

    def heard(self, news: News) -> None:
        told, args = news.msg.id, news.msg.args
        who = _id(args.get("who"))
        if told == "dfi-log-lands":
            self._dealing = who
            self._counts["throws"][who] += 1
            self._look(who, _id(args.get("die")).removeprefix(DIE), args.get("lies"))
        elif told == "dfi-log-uses":
            self._dealing = who
        elif told == "dfi-log-hit":
            self._counts["hits"][who] += 1
        elif told == "dfi-log-damage":
            self._deal(int(str(args["n"])))
        elif told == "dfi-log-ultra":
            self._counts["ultras"][self._dealing] += 1
        elif told == "dfi-log-hurt":
            self._counts["suffered"][who] += int(str(args["n"]))
        elif told == "dfi-log-knocked-out":
            self._counts["knocked_out"][who] += 1

    def _look(self, who: str, die: str, lies: object) -> None:
        """Whether the die shows an eye, of so many faces."""
        faces = kind_of(die).faces
        shown = _id(lies.args.get("symbol")) if isinstance(lies, Msg) else ""
        got, expected = self._eyes.get(who, (0, 0.0))
        self._eyes[who] = got + (shown == "dfi-symbol-eye"), expected + faces.count("eye") / len(faces)

    def _deal(self, points: int) -> None:
        self._counts["damage"][self._dealing] += points
        self._counts["best"][self._dealing] = max(points, self._counts["best"][self._dealing])

    def weight(self, news: News) -> float:
        """How it ended, big bads, whoever fell, ultra-critical hits, monsters by their level, blows by their damage."""
        told, args = news.msg.id, news.msg.args
        if told == "dfi-log-won" or told.startswith("dfi-lost-"):
            return DECIDED
        if told in ("dfi-log-defeated", "dfi-log-foe"):
            foe = _id(args.get("whom")).removeprefix(FOE)
            monster = content().monsters.get(foe)
            if monster is None:
                return BIG
            return LEVEL * monster.level if told == "dfi-log-defeated" else 0.0
        if told == "dfi-log-damage":
            return float(str(args["n"]))
        return {
            "dfi-log-dead": DEAD,
            "dfi-log-ultra": ULTRA,
            "dfi-log-knocked-out": KNOCKED_OUT,
            "dfi-log-fled": FLED,
        }.get(told, 0.0)

    def standing(self, state: DungeonFighter) -> Sequence[float]:
        return [sum(hero.life for hero in state.heroes)]

    def series(self) -> Sequence[int | None]:
        return [None]  # the life of the whole team

    def columns(self) -> Sequence[Column]:
        return [Column((seat,), Msg(who)) for who, seat in self._seats.items()]

    def counts(self) -> Sequence[Count]:
        return [
            Count(Msg(f"dfi-account-{what}"), tuple(self._counts[what][who] for who in self._seats)) for what in COUNTED
        ]

    def luck(self) -> Sequence[Luck]:
        """Eyes: where a die lies is skill, what it shows is not."""
        return [
            Luck(msg("dfi-account-luck-eyes"), got, round(expected, 1), column)
            for column, who in enumerate(self._seats)
            for got, expected in [self._eyes.get(who, (0, 0.0))]
            if expected
        ]


def _id(who: object) -> str:
    return who.id if isinstance(who, Msg) else ""
