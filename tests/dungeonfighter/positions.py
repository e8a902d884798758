"""Small positions for tests: heroes round the table and a monster before them.

t = Table("jack", "maryla", foe="bobber_goblin", room="winter_solstice")
t.go("blue", thrown(resting("blue", 2, "eye")))
"""

from __future__ import annotations

from typing import Any

from dungeonfighter.thrown import Outcome, resting, thrown
from undercroft.games.dungeonfighter import GAME as GAME  # registers cards
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import find_hero, foe_card
from undercroft.games.dungeonfighter.rules import rounds, setup
from undercroft.games.dungeonfighter.state import DungeonFighter, Fight, Foe, Hero, Options, Slip
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.chance import ChanceSpace
from undercroft.kernel.spaces import Aim, Refusal
from undercroft.kernel.state import News


class Table:
    """A fight at its first turn: the first of the heroes is active, for the last of them is the chief."""

    def __init__(
        self,
        *heroes: str,
        foe: str = "howling_draught",
        room: str = "empty_hall",
        life: int | None = None,
        **options: Any,
    ) -> None:
        names = heroes or ("jack", "maryla")
        self.g = DungeonFighter(options=Options(physics="off", **options), players=len(names))
        for seat, hero in enumerate(names):
            self.g.heroes.append(Hero(id=hero, seat=seat, life=9))
        setup.fill_decks(self.g)
        self.g.chief = len(names) - 1
        self.g.phase, self.g.round = "fight", 1
        big = foe in content().big_bads
        made = Foe(id=foe, big=big, life=life or content().foe(foe).life)
        if not big:
            made.gold = content().monsters[foe].gold
            self.g.room = room
        else:
            self.g.phase = "big_bad"
        self.g.fight = Fight(foe=made, stage="turns")
        self._begin()

    @classmethod
    def fresh(cls, players: int = 2, **options: Any) -> Table:
        """A game that is yet to be set up."""
        table = cls.__new__(cls)
        table.g = DungeonFighter(options=Options(physics="off", **options), players=players)
        table._begin()
        return table

    def _begin(self) -> None:
        self.asked: list[str] = []
        self.ask: Ask | None = None
        self._flow: Flow | None = None
        self._waiting: Any = None

    # -- what there is ------------------------------------------------------------------------------------------------

    @property
    def fight(self) -> Fight:
        assert self.g.fight is not None
        return self.g.fight

    @property
    def foe(self) -> Foe:
        return self.fight.foe

    @property
    def damage(self) -> int:
        return foe_card(self.foe).damage

    def hero(self, name: str) -> Hero:
        return find_hero(self.g, name)

    @property
    def active(self) -> str:
        return self.g.heroes[self.fight.active].id

    def log(self) -> list[str]:
        return [news.msg.id for news in self.g.news]

    def news(self, key: str) -> News:
        return next(news for news in reversed(self.g.news) if news.msg.id == key)

    def rules(self) -> list[str | None]:
        return [news.rule for news in self.g.news]

    @property
    def prompt(self) -> str:
        """What is asked now."""
        assert self.ask is not None
        return self.ask.prompt.id

    @property
    def options(self) -> list[Any]:
        assert self.ask is not None
        return list(self.ask.space.enumerate(99))

    def refusal(self, answer: Any) -> str | None:
        """The rule that forbids an answer to what is asked now."""
        assert self.ask is not None
        why = self.ask.space.why_not(answer)
        assert isinstance(why, Refusal)
        return why.rule

    # -- making a position --------------------------------------------------------------------------------------------

    def give(self, hero: str, *cards: str) -> Table:
        self.hero(hero).gear += cards
        return self

    def spend(self, *dice: str) -> Table:
        """Dice that have been thrown in this fight."""
        self.fight.spent += dice
        return self

    # -- playing on ---------------------------------------------------------------------------------------------------

    def go(self, *answers: Any) -> Table:
        """Play on with these answers, and chance with what is written among them, to where the next answer is needed.

        Nobody has to aim: where a throw ends is written.
        """
        left = list(answers)
        send = None
        if self._flow is None:
            self._flow = rounds.play(self.g)
        elif self._waiting is not None:
            send = self._answer(self._waiting, left)
            if send is None:
                return self
        self.ask = None
        try:
            while True:
                self._waiting = wanted = self._flow.send(send)
                send = None
                if isinstance(wanted, Ask | ChanceSpace) or hasattr(wanted, "flows"):
                    send = self._answer(wanted, left)
                    if send is None:
                        return self
        except StopIteration:
            assert not left, f"nobody asked for {left}"
        return self

    def _answer(self, wanted: Any, left: list[Any]) -> Any:
        """An answer; None where the game stops because there is none left."""
        if isinstance(wanted, ChanceSpace):
            if left and isinstance(left[0], Outcome) and wanted.why_not(tuple(left[0])) is None:
                return tuple(left.pop(0))
            assert wanted.wire()["space"] == "draw", f"a throw of {wanted.wire()} is not {left[:1]}"
            return wanted.enumerate(1)[0]
        if not isinstance(wanted, Ask):  # a gathering, whose answers are written together
            self.ask = wanted.flows[0]
            return list(left.pop(0)) if left else None
        self.ask = wanted
        if not left:
            return None
        self.asked.append(wanted.prompt.id)
        if isinstance(wanted.space, Aim):
            return wanted.space.enumerate(1)[0]
        answer = left.pop(0)
        why = wanted.space.why_not(answer)
        assert why is None, f"{wanted.prompt.id} {answer!r}: {why}, allowed are {wanted.space.enumerate(99)}"
        return answer

    def throw(self, die: str, *slips: Slip | int | str, symbol: str = "blank") -> Table:
        """Choose a die and throw it: a slip, or the section or area where it comes to rest."""
        made = [resting(die, slip, symbol) if not isinstance(slip, Slip) else slip for slip in slips]
        return self.go(die, thrown(*made))

    def hit(self, die: str = "red", value: int = 2, symbol: str = "blank") -> Table:
        return self.throw(die, value, symbol=symbol)

    def miss(self, die: str = "red", symbol: str = "blank") -> Table:
        return self.throw(die, "table", symbol=symbol)
