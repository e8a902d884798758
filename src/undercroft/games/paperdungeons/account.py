"""How a game went: what each party found, felled and suffered, its glory over time, and the luck of the common dice."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache

from undercroft.games.paperdungeons.rules.dice import DICE, POOL
from undercroft.games.paperdungeons.rules.items import PARTS
from undercroft.games.paperdungeons.rules.scoring import score
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.kernel.account import Book, Count, Luck
from undercroft.kernel.chance import ChanceSpace, Roll
from undercroft.kernel.game import Game
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Answer
from undercroft.kernel.state import News
from undercroft.parts.odds import sums

COUNTED = ("slain", "damage", "prevented", "rooms", "gems", "potions", "items", "levels", "missions")
DECIDED = 1000.0
"""More than anything in between: how it ended is always told."""
BOSSES = ("pap-log-boss-fought", "pap-log-boss-fled")


class PaperDungeonsBook(Book[PaperDungeons]):
    course = Msg("pap-account-glory")

    def __init__(self, game: Game[PaperDungeons], players: int) -> None:
        super().__init__(game, players)
        self._scenarios: dict[int, list[tuple[int, ...]]] = {}
        """What each party has come to, in each scenario of a campaign."""
        self._fights: dict[str, list[int]] = {}
        """What each party won or lost against a boss."""
        self._symbols = dict.fromkeys(DICE.reroll, 0)
        self._rolls = 0

    def threw(self, space: ChanceSpace, outcome: Answer) -> None:
        if isinstance(space, Roll) and isinstance(outcome, tuple) and stands(tuple(map(str, outcome))):
            self._rolls += 1
            for symbol in self._symbols:
                self._symbols[symbol] += outcome.count(symbol)

    def saw(self, state: PaperDungeons) -> None:
        self._scenarios[state.scenario] = [counted(s) for s in state.sheets]

    def heard(self, news: News) -> None:
        if news.msg.id in BOSSES:
            self._fights.setdefault(boss_of(news), []).append(glory_of(news))

    def weight(self, news: News) -> float:
        """The glory of a mission; against a boss first of all, as far as others won more or less; and who won."""
        if news.msg.id == "pap-log-winner":
            return DECIDED
        if news.msg.id == "pap-log-mission":
            return abs(glory_of(news))
        if news.msg.id not in BOSSES:
            return 0.0
        fought = self._fights[boss_of(news)]
        apart = glory_of(news) - (sum(fought) / len(fought) if len(fought) > 1 else 0)
        return abs(apart) + abs(glory_of(news)) / 100

    def standing(self, state: PaperDungeons) -> Sequence[float]:
        """The glory if the game ended now, with that of the scenarios before."""
        if len(state.results) > state.scenario:  # the sheets are in the results already
            return [sum(result[seat].total for result in state.results) for seat in range(self.players)]
        earlier = [sum(result[seat].total for result in state.results) for seat in range(self.players)]
        return [before + score(state, s).total for before, s in zip(earlier, state.sheets, strict=True)]

    def counts(self) -> Sequence[Count]:
        parties = [
            [sum(scenario[seat][at] for scenario in self._scenarios.values()) for seat in range(self.players)]
            for at in range(len(COUNTED))
        ]
        return [Count(msg(f"pap-account-{what}"), tuple(values)) for what, values in zip(COUNTED, parties, strict=True)]

    def luck(self) -> Sequence[Luck]:
        return [
            Luck(msg(f"pap-account-{symbol}"), got, round(self._rolls * float(usual(symbol)), 1))
            for symbol, got in self._symbols.items()
        ]


def boss_of(news: News) -> str:
    boss = news.msg.args["boss"]
    assert isinstance(boss, Msg)
    return boss.id


def glory_of(news: News) -> int:
    glory = news.msg.args["glory"]
    assert isinstance(glory, int)
    return glory


def counted(s: Sheet) -> tuple[int, ...]:
    """The numbers of one sheet, in the order of `COUNTED`."""
    return (
        s.slain.bit_count(),
        s.damage,
        s.hearts,
        s.explored.bit_count(),
        s.gems,
        s.potions,
        s.parts.count(PARTS),
        sum(s.levels) - len(s.levels),
        len(s.claimed),
    )


def stands(pool: Sequence[str]) -> bool:
    """Whether a roll is not rolled again (PAP-ROL-02, PAP-ROL-03)."""
    return all(pool.count(symbol) < limit for symbol, limit in DICE.reroll.items())


@cache
def usual(symbol: str) -> Fraction:
    """How often a roll that stands shows a symbol on average: exactly, over all the ways that the six dice can fall."""
    nothing = (0,) * len(DICE.reroll)
    faces = [[tuple(int(face == one) for one in DICE.reroll) for face in die.faces] for die in POOL]
    ways = sums(faces, nothing, lambda a, b: tuple(x + y for x, y in zip(a, b, strict=True)))
    at = [str(one) for one in DICE.reroll].index(symbol)
    good = {
        shown: n for shown, n in ways.items() if all(x < y for x, y in zip(shown, DICE.reroll.values(), strict=True))
    }
    return Fraction(sum(shown[at] * n for shown, n in good.items()), sum(good.values()))
