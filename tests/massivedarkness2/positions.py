"""Small positions for tests: a mission laid out, with heroes and enemies where a test wants them.

table = Table("the_passage", "gheta", "ronen", at="C1")
table.do("deed:pull_lever")
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from undercroft.games import massivedarkness2
from undercroft.games.massivedarkness2 import GAME as GAME  # registers classes, cards and missions
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import zone_name
from undercroft.games.massivedarkness2.mission.model import Mission
from undercroft.games.massivedarkness2.rules import enemy_phase, hero_turn, setup
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.decks import take_out
from undercroft.games.massivedarkness2.rules.mission_rules import MissionRules, mission_of, rules_of
from undercroft.games.massivedarkness2.rules.movement import zone_named
from undercroft.games.massivedarkness2.state import Enemy, Hero, LastAttack, MassiveDarkness, Options, Token, Turn
from undercroft.kernel.asks import Ask, Flow, run
from undercroft.kernel.chance import ChanceSpace
from undercroft.kernel.messages import Catalogue
from undercroft.kernel.spaces import Refusal

SAYS = Catalogue(Path(massivedarkness2.__path__[0]) / "locale")


class Table:
    """A game in its first round; the first hero has the turn."""

    def __init__(self, mission: str, *heroes: str, at: str = "", streamline: bool = False) -> None:
        names = heroes or ("gheta", "ronen")
        self.g = MassiveDarkness(options=Options(streamline=streamline), mission=mission, players=len(names), round=1)
        self.g.laid = self.mission.grid.floor
        start = self.zone(at) if at else self.mission.start[0]
        for number, hero in enumerate(names):
            card = content().heroes[hero]
            made = Hero(number=number, id=hero, seat=number, at=start, health=card.health, mana=card.mana)
            self.g.heroes.append(made)
        self.asked: list[str] = []
        self.asks: list[Ask] = []
        self.g.next_number = 100
        setup.fill_decks(self.g)
        setup.fill_bag(self.g)
        setup.lay_out(self.g)
        for made in self.g.heroes:
            self.play(run(rules_for(made).set_up(self.g, made)))
        self.g.turn = Turn(0, 3)
        self.g.phase = "heroes"

    @classmethod
    def fresh(cls, mission: str = "training", players: int = 2, **options: Any) -> Table:
        """A game that is yet to be set up."""
        table = cls.__new__(cls)
        chosen = Options(mission=mission, **options)
        table.g = MassiveDarkness(options=chosen, mission=mission, players=players)
        table.asked, table.asks = [], []
        return table

    # -- what there is ------------------------------------------------------------------------------------------------

    @property
    def mission(self) -> Mission:
        return mission_of(self.g)

    @property
    def rules(self) -> MissionRules:
        return rules_of(self.g)

    @property
    def hero(self) -> Hero:
        return self.g.heroes[0]

    @property
    def other(self) -> Hero:
        return self.g.heroes[1]

    def zone(self, name: str) -> int:
        return zone_named(self.g, name)

    def where(self, figure: Any) -> str:
        return zone_name(self.g, figure.at)

    def lying(self, what: str) -> list[str]:
        """The zones with objectives of a name, or tokens of a kind."""
        return [zone_name(self.g, token.at) for token in self.g.tokens if what in (token.what, token.kind)]

    def token(self, what: str) -> Token:
        return next(token for token in self.g.tokens if what in (token.what, token.kind))

    def door(self, name: str) -> int:
        return self.mission.door(name)

    def closed(self, name: str) -> bool:
        return bool(self.g.closed >> self.door(name) & 1)

    def log(self) -> list[str]:
        return [news.msg.id for news in self.g.news]

    # -- making a position --------------------------------------------------------------------------------------------

    def put(self, hero: Hero, at: str) -> Table:
        hero.at = self.zone(at)
        return self

    def enemy(
        self, kind: str = "demons", at: str = "", minions: int = 0, range_: str = "1-2", named: str = ""
    ) -> Enemy:
        what: Any = "mob" if kind in content().mobs else "roaming" if kind in content().roaming else "boss"
        where = self.zone(at) if at else self.hero.at
        made = Enemy(number=self.g.next_number, kind=what, id=kind, range=range_, at=where, named=named)
        made.minions = minions
        self.g.next_number += 1
        self.g.enemies.append(made)
        deck = f"{what}_{range_}"
        if kind in self.g.decks.get(deck, ()):
            take_out(self.g.decks, deck, kind)
        return made

    def lay(self, kind: Any, at: str = "", what: str = "") -> Token:
        """A token in a zone, that of the first hero if none is named."""
        made = Token(self.g.next_number, kind, self.zone(at) if at else self.hero.at, what)
        self.g.next_number += 1
        self.g.tokens.append(made)
        return made

    def wear(self, hero: Hero, *items: str) -> Table:
        """Each where it fits, the second weapon in the right hand."""
        for item in items:
            slot = content().items[item].slot
            hand = "right" if "left" in hero.slots else "left"
            places = {"two_hands": ("left", "right"), "hand": (hand,)}.get(slot, (slot,))
            hero.slots.update(dict.fromkeys(places, item))
        return self

    # -- playing on ---------------------------------------------------------------------------------------------------

    def play(self, flow: Flow | None, *answers: Any) -> Any:
        """Questions are answered in their order, then as who does not care; chance as it is written, then anyhow."""
        left = list(answers)
        going = run(flow)
        send = None
        try:
            while True:
                wanted = going.send(send)
                if isinstance(wanted, Ask):
                    self.look_at(wanted)
                    self.asked.append(wanted.prompt.id)
                    self.asks.append(wanted)
                    usual = wanted.default if wanted.default is not None else wanted.space.enumerate(1)[0]
                    send = left.pop(0) if left else usual
                    assert wanted.space.why_not(send) is None, f"{send!r}: {wanted.space.enumerate(99)}"
                elif isinstance(wanted, ChanceSpace):
                    fits = left and isinstance(left[0], tuple) and wanted.why_not(left[0]) is None
                    send = left.pop(0) if fits else wanted.enumerate(1)[0]
                else:
                    send = None
        except StopIteration as end:
            assert not left, f"nobody asked for {left}"
            assert len(set(self.numbered())) == len(self.numbered())
            return end.value

    def look_at(self, ask: Ask) -> None:
        """As whoever is asked does: it is for somebody at the table, has words, and all that is offered can be said."""
        assert ask.seats
        assert set(ask.seats) <= set(range(self.g.players))
        assert SAYS.has(ask.prompt.id, "en"), ask.prompt.id
        ask.wire()

    def numbered(self) -> list[int]:
        """The numbers by which everything on the table is told apart."""
        return [thing.number for thing in (*self.g.heroes, *self.g.allies, *self.g.enemies, *self.g.tokens)]

    def turn(self, hero: Hero, actions: int = 3) -> Table:
        self.g.turn = Turn(hero.number, actions)
        return self

    def options(self, hero: Hero | None = None) -> list[str]:
        assert self.g.turn is not None
        return hero_turn.options(self.g, hero or self.hero, self.g.turn)

    def refusal(self, what: str, hero: Hero | None = None) -> str | None:
        """The rule that forbids a choice."""
        assert self.g.turn is not None
        found: dict[Any, Refusal] = dict(hero_turn.refusals(self.g, hero or self.hero, self.g.turn))
        return found[what].rule if what in found else None

    def do(self, what: str, *answers: Any, hero: Hero | None = None) -> None:
        """Something that is offered."""
        assert self.g.turn is not None
        assert what in self.options(hero), f"{what}: {self.options(hero)}"
        self.play(hero_turn.do(self.g, hero or self.hero, self.g.turn, what), *answers)

    def attack(self, enemy: Enemy, *answers: Any, kind: str = "melee", hero: Hero | None = None) -> LastAttack:
        """Attack, with answers and rolls in their order, and what everybody has seen of it."""
        self.do(f"attack:{kind}:{enemy.number}", *answers, hero=hero)
        return self.last

    def enemies_act(self, *answers: Any) -> None:
        """The Enemy Phase."""
        self.play(enemy_phase.go_on(self.g), *answers)

    @property
    def last(self) -> LastAttack:
        assert isinstance(self.g.last_attack, LastAttack)
        return self.g.last_attack

    def rolled(self) -> dict[str, int]:
        """The dice of the last attack, by colour."""
        return dict(Counter(colour for colour, _face in self.last.dice))


def passage(*heroes: str, at: str = "E2", **options: Any) -> Table:
    """The corridor of The Passage, with nothing lying in it: shadow in D2, light in E2, F2 and G2, all in one line."""
    table = Table("the_passage", *(heroes or ("nahias", "ronen")), at=at, **options)
    table.g.tokens = []
    return table
