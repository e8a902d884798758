"""Dungeon Fighter as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from undercroft.games.dungeonfighter import cards as cards  # registers what cards do
from undercroft.games.dungeonfighter import view as views
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.rules import any_time, rounds, scoring
from undercroft.games.dungeonfighter.state import DungeonFighter, Options
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.drawing import Drawing
from undercroft.kernel.game import Bot, Game, Lesson, Outcome, result
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Answer

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from undercroft.games.dungeonfighter.account import FighterBook
    from undercroft.kernel.spaces import Value


class DungeonFighterGame(Game[DungeonFighter]):
    """One to four players, two to four heroes, and dice thrown at a target (DFI-SET-01)."""

    slug = "dungeonfighter"
    folder = Path(__file__).parent
    players = range(1, 5)
    bench_players = 4
    bench_options: ClassVar[Mapping[str, Any]] = {"physics": "off"}
    preparations = frozenset({"dfi-ask-hero", "dfi-ask-chief"})
    lesson = Lesson(
        seats=(None,),
        seed=43,  # an empty hall is one of the rooms, and the snowman who demands nothing waits in either
        prepared=preparations,
    )
    thinks = True
    searching = {"depth": "0", "stages": "3", "wide": "5", "hair": "0.02"}
    state_type = DungeonFighter
    options_type = Options

    def setup(self, options: Options, players: int) -> DungeonFighter:
        return DungeonFighter(options=options, players=players)

    def play(self, state: DungeonFighter) -> Flow:
        return rounds.play(state)

    def view(self, state: DungeonFighter, seat: int | None) -> views.View:
        return views.view(state, seat)

    def redeal(self, state: DungeonFighter, seat: int, rng: Random) -> DungeonFighter:
        return views.redeal(state, seat, rng)

    def outcome(self, state: DungeonFighter) -> Outcome | None:
        """All win or lose together; glory is for those who have won (DFI-SCO-01)."""
        if not state.winner:
            return None
        everybody = tuple(range(state.players))
        if state.winner != "heroes":
            return Outcome((), side=state.winner)
        total = sum(scoring.glory(state).values())
        return Outcome(everybody, side=state.winner, scores=(total,) * state.players)

    def standing(self, state: DungeonFighter, seat: int) -> Ask | None:
        return any_time.ask(state, seat)

    def stand(self, state: DungeonFighter, seat: int, answer: Answer) -> None:  # noqa: ARG002 - the choice names its hero
        any_time.do(state, str(answer))

    def arrange(self, given: Mapping[str, Any], options: Options, players: int) -> DungeonFighter:
        from undercroft.games.dungeonfighter.scenario.arrange import arrange

        return arrange(given, options, players)

    def inspect(self, state: DungeonFighter) -> dict[str, Any]:
        from undercroft.games.dungeonfighter.scenario.inspect import inspect

        return inspect(state)

    def answers(self, state: DungeonFighter, prompt: str) -> list[Value]:  # noqa: ARG002 - the same at every table
        from undercroft.games.dungeonfighter.scenario.answers import answers

        return answers(prompt)

    def variants(self) -> list[dict[str, Any]]:
        return [
            {"physics": "off"},
            {"physics": "off", "ballads": True, "difficulty": "infernal"},
            {"physics": "off", "difficulty": "tough", "hand": "steady"},
        ]

    def counts(self) -> dict[str, int]:
        return content().counts

    def stage(self, state: DungeonFighter) -> int:
        """Rounds, each as long as three turns against the big bad, where there is none to come."""
        from undercroft.games.dungeonfighter.bot.turns import turns

        return turns(state)

    @property
    def encoding_size(self) -> int:
        from undercroft.games.dungeonfighter.bot.encoding import SIZE

        return SIZE

    def encode(self, view: views.View) -> Sequence[float]:
        from undercroft.games.dungeonfighter.bot.encoding import encode

        return encode(view)

    def evaluate(self, view: views.View, seat: int) -> float:
        from undercroft.games.dungeonfighter.bot.encoding import evaluate

        outcome = self.outcome(view.table)
        return result(outcome, seat) if outcome is not None else evaluate(view, seat)

    def greedy(self, rng: Random) -> Bot:
        from undercroft.games.dungeonfighter.bot.greedy import Greedy

        return Greedy(rng)

    def quick(self, rng: Random) -> Bot:
        from undercroft.games.dungeonfighter.bot.quick import Quick

        return Quick(rng)

    def hardest(self, rng: Random) -> Bot:
        from undercroft.games.dungeonfighter.bot.greedy import Greedy
        from undercroft.games.dungeonfighter.bot.worth import OPEN_HANDED

        return Greedy(rng, taste=OPEN_HANDED)

    def side(self, seat: int) -> str:  # noqa: ARG002 - there is only one
        return "heroes"

    def scene(self, view: views.View) -> Any:  # noqa: ANN401 - the structs of the browser
        from undercroft.games.dungeonfighter.browser.scene import scene

        return scene(view)

    def hints(self, view: views.View, ask: Ask) -> dict[str, Any]:
        from undercroft.games.dungeonfighter.browser.hints import as_sent, hints

        return as_sent(hints(view, ask))

    def catalogue(self) -> dict[str, Any]:
        from undercroft.games.dungeonfighter.browser.catalogue import catalogue

        return catalogue()

    def book(self, players: int) -> FighterBook:
        from undercroft.games.dungeonfighter.account import FighterBook

        return FighterBook(self, players)

    def terminal(self) -> Drawing:
        from undercroft.games.dungeonfighter.terminal import Terminal

        return Terminal()

    def practice(self) -> Any:  # noqa: ANN401 - the structs of the browser
        from undercroft.games.dungeonfighter.browser.practice import practice

        return practice()

    def tried(self, how: Mapping[str, Any]) -> Any:  # noqa: ANN401
        from undercroft.games.dungeonfighter.browser.practice import tried

        return tried(how)

    def called(self, value: str) -> Msg:
        c = content()
        families: dict[str, Any] = {
            "hero": c.heroes,
            "skill": c.skills,
            "monster": {**c.monsters, **c.big_bads},
            "room": c.rooms,
            "item": c.equipment,
            "difficulty": ("normal", "tough", "infernal"),
            "die": ("red", "green", "blue", "white", "water", "snow"),
            "hand": ("clumsy", "fair", "steady"),
            "side": ("heroes", "dungeon"),
            "physics": ("on", "off"),
        }
        found = next((family for family, ids in families.items() if value in ids), None)
        return Msg(f"dfi-{found}-{value}") if found else super().called(value)
