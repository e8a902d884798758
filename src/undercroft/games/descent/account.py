"""How a quest went: wounds, kills, gold and luck of each hero and of the overlord, and conquest over time.

It is read off the log, which tells of everything that is counted here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.rules.dice import read
from undercroft.games.descent.state import OVERLORD, Descent
from undercroft.kernel.account import Book, Column, Count, Luck
from undercroft.kernel.chance import ChanceSpace, Roll
from undercroft.kernel.game import Game
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Answer
from undercroft.kernel.state import News

MISSES = ("des-log-miss", "des-log-short", "des-log-fear")
DECIDED = 1000.0
"""More than any change of conquest: how it ended is always told."""


class DescentBook(Book[Descent]):
    course = Msg("des-account-conquest")

    def __init__(self, game: Game[Descent], players: int) -> None:
        super().__init__(game, players)
        self._seats: dict[str, int] = {}
        """The heroes, by their names as the log has them."""
        self._coins: dict[str, int] = {}
        self._tallies: dict[str, Counter[str]] = {}
        """What is counted, by what it is and who did it; the overlord has no name."""
        self._thrown: tuple[tuple[str, ...], tuple[str, ...]] | None = None
        self._attacker = ""
        self._striker = ""
        self._damage: Counter[str] = Counter()
        self._expected: dict[str, float] = {}

    def saw(self, state: Descent) -> None:
        for hero in state.heroes:
            name = hero_name(hero).id
            self._seats[name] = hero.seat
            self._count("gold", name, max(0, hero.coins - self._coins.get(name, hero.coins)))
            self._coins[name] = hero.coins

    def threw(self, space: ChanceSpace, outcome: Answer) -> None:
        if isinstance(space, Roll) and isinstance(outcome, tuple):
            self._thrown = tuple(die.id for die in space.dice), tuple(map(str, outcome))

    def heard(self, news: News) -> None:
        told, args = news.msg.id, news.msg.args
        who = self._of(args.get("who"))
        if told == "des-log-attack":
            self._attacker = who
            self._count("attacks", who)
        elif told == "des-log-roll" and self._thrown is not None:
            self._weigh_dice(*self._thrown)
        elif told in MISSES:
            self._count("misses", self._attacker)
        elif told == "des-log-wounds":
            self._striker, wounds = self._of(args["source"]), args["wounds"]
            assert isinstance(wounds, int)
            self._count("taken", who, wounds)
            if self._against(who):
                self._count("dealt", self._striker, wounds)
        elif told == "des-log-killed":
            self._count("fallen", who)
            if self._against(who):
                self._count("slain", self._striker)
        elif told in ("des-log-turn", "des-log-overlord-turn"):
            self._count("turns", who)
        elif told in ("des-log-threat", "des-log-quest-threat"):
            gained = args["threat"]
            assert isinstance(gained, int)
            self._count("threat", "", gained)
        elif told == "des-log-card":
            self._count("cards", "")
        self._thrown = None

    def weight(self, news: News) -> float:
        """Conquest won or lost, and how it ended."""
        if news.msg.id == "des-log-conquest":
            return float(abs(int(str(news.msg.args["change"]).replace("−", "-"))))
        return DECIDED if news.msg.id.startswith("des-log-win-") else 0.0

    def standing(self, state: Descent) -> Sequence[float]:
        return [state.conquest]

    def series(self) -> Sequence[int | None]:
        return [None]  # conquest belongs to the whole party

    def columns(self) -> Sequence[Column]:
        heroes = [Column((seat,), Msg(name)) for name, seat in self._seats.items()]
        return [*heroes, Column((OVERLORD,), Msg("des-overlord"))]

    def counts(self) -> Sequence[Count]:
        both = ("dealt", "taken", "slain", "fallen", "attacks", "misses", "turns")
        return [
            *(Count(msg(f"des-account-{what}"), (*self._of_heroes(what), self._of_overlord(what))) for what in both),
            Count(msg("des-account-gold"), (*self._of_heroes("gold"), None)),
            *(
                Count(msg(f"des-account-{what}"), (*(None for _ in self._seats), self._of_overlord(what)))
                for what in ("threat", "cards")
            ),
        ]

    def luck(self) -> Sequence[Luck]:
        names = [*self._seats, ""]
        return [
            Luck(msg("des-account-dice"), self._damage[name], round(self._expected[name], 1), column)
            for column, name in enumerate(names)
            if name in self._expected
        ]

    def _weigh_dice(self, dice: Sequence[str], faces: Sequence[str]) -> None:
        """What the dice of an attack came to, beside what such dice come to on average."""
        came = read(dice, faces)
        who = self._attacker
        self._damage[who] += 0 if came.missed else came.damage + came.enhancements
        self._expected[who] = self._expected.get(who, 0.0) + average(tuple(sorted(dice)))

    def _of(self, who: object) -> str:
        """A hero's name; everything else is the overlord's: monsters, traps, and what lurks in the dark."""
        return who.id if isinstance(who, Msg) and who.id in self._seats else ""

    def _against(self, who: str) -> bool:
        """Whether the last one to strike was an enemy of this one: fires and falling stones know no sides."""
        return bool(self._striker) != bool(who)

    def _count(self, what: str, who: str, n: int = 1) -> None:
        self._tallies.setdefault(what, Counter())[who] += n

    def _of_heroes(self, what: str) -> list[int]:
        return [self._tallies.get(what, Counter())[name] for name in self._seats]

    def _of_overlord(self, what: str) -> int:
        return self._tallies.get(what, Counter())[""]


@cache
def average(dice: tuple[str, ...]) -> float:
    """Damage and enhancements that these dice show on average; none if one of them shows a miss (DES-ATK-09)."""
    sound, shown = 1.0, 0.0
    for die in dice:
        faces = next(one.faces for one in content().dice if one.id == die)
        hits = [face.damage + face.enhancement for face in faces if not face.miss]
        # The sum of those before is only good if this one is no miss either, and the other way round.
        shown = shown * len(hits) / len(faces) + sound * sum(hits) / len(faces)
        sound *= len(hits) / len(faces)
    return shown
