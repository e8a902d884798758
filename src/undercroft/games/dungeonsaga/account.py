"""How an adventure went: attacks, hits, wounds and luck of each hero and of the overlord, and the heroes' wounds.

It is read off the log, which tells of everything that is counted here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import is_hero, name
from undercroft.games.dungeonsaga.odds import hit_chances
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.kernel.account import Book, Column, Count, Luck
from undercroft.kernel.game import Game
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.state import News

ATTACKS = ("sag-log-fight", "sag-log-strike", "sag-log-shot", "sag-log-magic")
FALLS = {"sag-log-bones": "fallen", "sag-log-destroyed": "fallen", "sag-log-stunned": "fallen"}
BOTH = ("attacks", "strikes", "hits", "removed", "wounds", "fallen", "turns")
HEROES = ("healed", "feats", "locks")
OVERLORDS = ("raised", "cards")
DECIDED = 1000.0
"""How it ended is always told."""
STUNNED, DOOR = 100.0, 12.0


class SagaBook(Book[DungeonSaga]):
    course = Msg("sag-account-course")

    def __init__(self, game: Game[DungeonSaga], players: int) -> None:
        super().__init__(game, players)
        self._seats: dict[str, int] = {}
        """The heroes, by their names as the log has them."""
        self._tallies: dict[str, Counter[str]] = {}
        """What is counted, by what it is and who did it; the overlord has no name."""
        self._attacker = ""
        self._target: object = None
        self._expected: dict[str, float] = {}

    def saw(self, state: DungeonSaga) -> None:
        for hero in state.heroes:
            if is_hero(hero):
                self._seats.setdefault(name(hero).id, hero.seat)

    def heard(self, news: News) -> None:
        told, args = news.msg.id, news.msg.args
        who = self._of(args.get("who"))
        if told in ATTACKS:
            self._attack(news.msg, who)
        elif told in FALLS:
            self._count(FALLS[told], who)
            if args["who"] == self._target and bool(self._attacker) != bool(who):
                self._count("removed", self._attacker)
        elif told == "sag-log-wound":
            self._count("wounds", who)
        elif told == "sag-log-heal":
            self._count("healed", who, int(str(args["wounds"])))
        elif told == "sag-log-turn":
            self._count("turns", who)
        elif told == "sag-log-feat":
            self._count("feats", who)
        elif told == "sag-log-raise":
            self._count("raised", "")
        elif told == "sag-log-card":
            self._count("cards", "")

    def _attack(self, told: Msg, who: str) -> None:
        """The dice of both sides, beside the hits that such dice bring on average."""
        args = told.args
        self._attacker, self._target = who, args["whom"]
        hits, dice, answer = int(str(args["hits"])), str(args["dice"]).split(), str(args["answer"]).split()
        self._count("strikes" if told.id == "sag-log-strike" else "attacks", who)
        self._count("hits", who, hits)
        if args["outcome"] == msg("sag-lock-broken"):
            self._count("locks", who)
        chances = hit_chances(len(dice), len(answer), int(str(args["armour"])))
        average = sum(number * chance for number, chance in enumerate(chances))
        self._expected[who] = self._expected.get(who, 0.0) + average

    def weight(self, news: News) -> float:
        """How it ended, whoever was stunned, doors that were opened, and what the fallen were worth."""
        told, args = news.msg.id, news.msg.args
        if told == "sag-log-win":
            return DECIDED
        if told == "sag-log-stunned":
            return STUNNED
        if told == "sag-log-door":
            return DOOR
        if told == "sag-log-wound":
            return float(int(str(args["wounds"])))
        return _worth(args["who"]) if told in FALLS else 0.0

    def standing(self, state: DungeonSaga) -> Sequence[float]:
        return [sum(hero.sheet.wounds for hero in state.heroes if hero.sheet is not None)]

    def series(self) -> Sequence[int | None]:
        return [None]  # the wounds of the whole party

    def columns(self) -> Sequence[Column]:
        heroes = [Column((seat,), Msg(who)) for who, seat in self._seats.items()]
        return [*heroes, Column((OVERLORD,), Msg("sag-overlord"))]

    def counts(self) -> Sequence[Count]:
        nobody = [None] * len(self._seats)
        return [
            *(Count(msg(f"sag-account-{what}"), (*self._of_heroes(what), self._of_overlord(what))) for what in BOTH),
            *(Count(msg(f"sag-account-{what}"), (*self._of_heroes(what), None)) for what in HEROES),
            *(Count(msg(f"sag-account-{what}"), (*nobody, self._of_overlord(what))) for what in OVERLORDS),
        ]

    def luck(self) -> Sequence[Luck]:
        names = [*self._seats, ""]
        return [
            Luck(msg("sag-account-luck"), self._tallies["hits"][who], round(self._expected[who], 1), column)
            for column, who in enumerate(names)
            if who in self._expected
        ]

    def _of(self, who: object) -> str:
        """A hero's name; everything else is the overlord's: his models, and traps."""
        return who.id if isinstance(who, Msg) and who.id in self._seats else ""

    def _count(self, what: str, who: str, n: int = 1) -> None:
        self._tallies.setdefault(what, Counter())[who] += n

    def _of_heroes(self, what: str) -> list[int]:
        return [self._tallies.get(what, Counter())[who] for who in self._seats]

    def _of_overlord(self, what: str) -> int:
        return self._tallies.get(what, Counter())[""]


def _worth(who: object) -> float:
    """What a minion counts when adventures are balanced."""
    kind = who.args.get("kind") if isinstance(who, Msg) else None
    found = content().minions.get(kind.id.removeprefix("sag-model-")) if isinstance(kind, Msg) else None
    return float(found.undead) if found is not None else 0.0
