"""How a mission went: what each hero has done and suffered, the luck of the dice, and the moments that decided it.

What heroes have done the state itself counts as it goes; attacks, levels and the dice are read off the log and what was
thrown before each line of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.rules.dice import FACES
from undercroft.games.massivedarkness2.state import MassiveDarkness, Tale
from undercroft.kernel.account import Book, Column, Count, Luck
from undercroft.kernel.chance import ChanceSpace, Roll
from undercroft.kernel.game import Game
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Answer
from undercroft.kernel.state import News

TALES = Tale.__struct_fields__
LOGGED = ("attacks", "levels")
ENEMY = "md2-enemy-"
ENDS = ("-won", "-lost")
DECIDED = 1000.0
"""How it ended is always told."""
BOSS, TASK, KNOCKED_OUT, ROAMING, MOB, LEVEL = 500.0, 200.0, 100.0, 60.0, 20.0, 4.0
"""A boss meets the heroes or dies, a task is done, a hero falls, a monster or a leader is killed, a level is reached:
a level counts for what it is."""
SWORDS, SHIELDS, ENEMIES = "swords", "shields", "enemies"


class DarkBook(Book[MassiveDarkness]):
    course = Msg("md2-account-course")

    def __init__(self, game: Game[MassiveDarkness], players: int) -> None:
        super().__init__(game, players)
        self._seats: dict[str, int] = {}
        """The heroes, by their names as the log has them."""
        self._tales: dict[str, Tale] = {}
        self._logged: dict[str, Counter[str]] = {what: Counter() for what in LOGGED}
        self._thrown: list[tuple[Roll, tuple[str, ...]]] = []
        """Since the last attack."""
        self._luck: dict[tuple[str, str], tuple[int, float]] = {}
        """What came and what was to be expected, by what it is and whose dice they were; enemies have no name."""

    def saw(self, state: MassiveDarkness) -> None:
        for hero in state.heroes:
            self._seats.setdefault(name(hero).id, hero.seat)
        self._tales = {f"md2-hero-{hero}": tale for hero, tale in state.tales.items()}

    def threw(self, space: ChanceSpace, outcome: Answer) -> None:
        if isinstance(space, Roll) and isinstance(outcome, tuple):
            self._thrown.append((space, tuple(str(face) for face in outcome)))

    def heard(self, news: News) -> None:
        told, args = news.msg.id, news.msg.args
        who, whom = _id(args.get("who")), _id(args.get("whom"))
        if told == "md2-log-attack":
            self._attack(who, whom)
        elif told == "md2-log-level":
            self._logged["levels"][who] += 1
        elif told == "md2-log-burn":  # its dice are no attack's
            self._thrown = self._thrown[:-1]

    def _attack(self, who: str, whom: str) -> None:
        """The dice of both sides, rerolls among them: swords are the attacker's, shields the defender's."""
        self._logged["attacks"][who] += 1
        if who in self._seats:
            self._weigh(SWORDS, who)
        elif who.startswith(ENEMY):
            self._weigh(ENEMIES, "")
        if whom in self._seats:
            self._weigh(SHIELDS, whom)
        self._thrown = []

    def _weigh(self, what: str, whose: str) -> None:
        symbol = SHIELDS if what == SHIELDS else SWORDS
        got, expected = self._luck.get((what, whose), (0, 0.0))
        for roll, faces in self._thrown:
            got += sum(getattr(FACES[face], symbol) for face in faces)
            expected += sum(
                sum(getattr(FACES[face], symbol) for face in die.faces) / len(die.faces) for die in roll.dice
            )
        self._luck[what, whose] = got, expected

    def weight(self, news: News) -> float:
        """How it ended, a boss, tasks, whoever fell, leaders and monsters killed, levels."""
        told, args = news.msg.id, news.msg.args
        if told.startswith("md2-mission-") and told.endswith(ENDS):
            return DECIDED
        if told == "md2-log-killed":
            return _worth(_id(args.get("whom")).removeprefix(ENEMY))
        if told == "md2-log-level":
            return LEVEL * int(str(args["level"]))
        return {"md2-log-boss": BOSS, "md2-log-task": TASK, "md2-log-knocked-out": KNOCKED_OUT}.get(told, 0.0)

    def standing(self, state: MassiveDarkness) -> Sequence[float]:
        return [sum(hero.health for hero in state.heroes)]

    def series(self) -> Sequence[int | None]:
        return [None]  # the health of the whole party

    def columns(self) -> Sequence[Column]:
        return [Column((seat,), Msg(who)) for who, seat in self._seats.items()]

    def counts(self) -> Sequence[Count]:
        tales = [self._tales.get(who, Tale()) for who in self._seats]
        return [
            *(Count(Msg(f"md2-account-{what}"), tuple(getattr(tale, what) for tale in tales)) for what in TALES),
            *(
                Count(Msg(f"md2-account-{what}"), tuple(self._logged[what][who] for who in self._seats))
                for what in LOGGED
            ),
        ]

    def luck(self) -> Sequence[Luck]:
        return list(self._lucky())

    def _lucky(self) -> Iterator[Luck]:
        """Swords and shields of each hero, and the swords of all enemies."""
        for column, who in enumerate(self._seats):
            for what, label in ((SWORDS, msg("md2-account-luck-swords")), (SHIELDS, msg("md2-account-luck-shields"))):
                if (what, who) in self._luck:
                    got, expected = self._luck[what, who]
                    yield Luck(label, got, round(expected, 1), column)
        if (ENEMIES, "") in self._luck:
            got, expected = self._luck[ENEMIES, ""]
            yield Luck(msg("md2-account-luck-enemies"), got, round(expected, 1))


def _id(who: object) -> str:
    return who.id if isinstance(who, Msg) else ""


def _worth(enemy: str) -> float:
    if enemy in content().bosses:
        return BOSS
    return ROAMING if enemy in content().roaming else MOB
