"""Massive Darkness 2 as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from undercroft.games.massivedarkness2 import cards as cards  # registers what cards do
from undercroft.games.massivedarkness2 import view as views
from undercroft.games.massivedarkness2.box.content import content, load_content
from undercroft.games.massivedarkness2.figures import trade
from undercroft.games.massivedarkness2.mission.missions import MISSIONS, mission, missions
from undercroft.games.massivedarkness2.rules import any_time, rounds
from undercroft.games.massivedarkness2.rules import missions as mission_rules  # noqa: F401 - registers their own rules
from undercroft.games.massivedarkness2.rules import trades as trades  # registers the classes
from undercroft.games.massivedarkness2.state import MassiveDarkness, Options
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.drawing import Drawing
from undercroft.kernel.game import Bot, Lesson, Outcome, result
from undercroft.kernel.library_game import LibraryGame
from undercroft.kernel.messages import Msg

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from undercroft.games.massivedarkness2.account import DarkBook
    from undercroft.games.massivedarkness2.browser.scene import Scene
    from undercroft.kernel.spaces import Answer, Value


class MassiveDarknessGame(LibraryGame[MassiveDarkness]):
    """One to six heroes, each with a player, against enemies that the rules drive (MD2-SET-20, MD2-WIN-04)."""

    slug = "massivedarkness2"
    library = MISSIONS
    folder = Path(__file__).parent
    players = range(1, 7)
    bench_players = 4
    bench_option = "mission"
    preparations = frozenset({"md2-ask-hero", "md2-ask-weapon", "md2-ask-potion", "md2-ask-start"})
    lesson = Lesson(
        seats=(None,),
        options={"mission": "training", "streamline": True},
        seed=183,  # the berserker, a friendly door card, and a mob that comes to her
        prepared=preparations | {"md2-ask-stance", "md2-ask-skill"},
    )
    thinks = True
    searching = {"wide": "6"}
    state_type = MassiveDarkness
    options_type = Options

    def setup(self, options: Options, players: int) -> MassiveDarkness:
        mission(options.mission)  # an unknown one is refused before anything happens
        return MassiveDarkness(options=options, mission=options.mission, players=players)

    def play(self, state: MassiveDarkness) -> Flow:
        return rounds.play(state)

    def view(self, state: MassiveDarkness, seat: int | None) -> views.View:
        return views.view(state, seat)

    def redeal(self, state: MassiveDarkness, seat: int, rng: Random) -> MassiveDarkness:
        return views.redeal(state, seat, rng)

    def outcome(self, state: MassiveDarkness) -> Outcome | None:
        """All win or lose together (MD2-WIN-04)."""
        if not state.winner:
            return None
        everybody = tuple(range(state.players))
        return Outcome(everybody if state.winner == "heroes" else (), side=state.winner)

    def arrange(self, given: Mapping[str, Any], options: Options, players: int) -> MassiveDarkness:
        from undercroft.games.massivedarkness2.scenario.arrange import arrange

        return arrange(given, options, players)

    def inspect(self, state: MassiveDarkness) -> dict[str, Any]:
        from undercroft.games.massivedarkness2.scenario.inspect import inspect

        return inspect(state)

    def names(self, given: Mapping[str, Any]) -> dict[str, int]:
        from undercroft.games.massivedarkness2.scenario.arrange import names

        return names(given)

    def answers(self, state: MassiveDarkness, prompt: str) -> list[Value]:
        from undercroft.games.massivedarkness2.scenario.answers import answers

        return answers(state, prompt)

    def standing(self, state: MassiveDarkness, seat: int) -> Ask | None:
        return any_time.standing(state, seat)

    def stand(self, state: MassiveDarkness, seat: int, answer: Answer) -> None:
        any_time.do(state, seat, str(answer))

    def variants(self) -> list[dict[str, Any]]:
        return [{}, {"mission": "the_passage"}, {"mission": "releasing_michael", "streamline": True}]

    def counts(self) -> dict[str, int]:
        return {**content().counts, "missions": len(MISSIONS.files())}

    def cards_in(self, folder: Path) -> Mapping[str, int]:
        return load_content(folder).counts

    def stage(self, state: MassiveDarkness) -> int:
        return state.round

    @property
    def encoding_size(self) -> int:
        from undercroft.games.massivedarkness2.bot.encoding import SIZE

        return SIZE

    def encode(self, view: views.View) -> Sequence[float]:
        from undercroft.games.massivedarkness2.bot.encoding import encode

        return encode(view)

    def evaluate(self, view: views.View, seat: int) -> float:
        from undercroft.games.massivedarkness2.bot.encoding import evaluate

        outcome = self.outcome(view.table)
        return result(outcome, seat) if outcome is not None else evaluate(view, seat)

    def greedy(self, rng: Random) -> Bot:
        from undercroft.games.massivedarkness2.bot.greedy import Greedy

        return Greedy(rng)

    def quick(self, rng: Random) -> Bot:
        from undercroft.games.massivedarkness2.bot.quick import Quick

        return Quick(rng)

    def side(self, seat: int) -> str:  # noqa: ARG002 - there is only one
        return "heroes"

    def roles(self, state: MassiveDarkness) -> list[str]:
        """The classes of the heroes."""
        return [trade(hero) for hero in state.heroes]

    def called(self, value: str) -> Msg:
        c = content()
        families: dict[str, Collection[str]] = {
            "die": c.box.dice,
            "hero": c.heroes,
            "item": c.items,
            "enemy": {**c.mobs, **c.roaming, **c.bosses},
            "door": c.doors,
            "arrow": c.arrows,
            "tool": c.rogue_tokens,
            "skill": c.skills,
            "face": {face for die in c.box.dice.values() for face in die.faces},
            "rarity": ("common", "rare", "epic"),
            "side": ("heroes", "darkness"),
        }
        found = next((family for family, ids in families.items() if value in ids), None)
        if found is None and value in missions():
            return Msg(f"md2-mission-{value}-title")
        return Msg(f"md2-{found}-{value}") if found else super().called(value)

    def scene(self, view: views.View) -> Scene:
        from undercroft.games.massivedarkness2.browser.scene import scene

        return scene(view)

    def hints(self, view: views.View, ask: Ask) -> dict[str, Any]:
        from undercroft.games.massivedarkness2.browser.hints import hints

        return hints(view, ask)

    def book(self, players: int) -> DarkBook:
        from undercroft.games.massivedarkness2.account import DarkBook

        return DarkBook(self, players)

    def catalogue(self) -> dict[str, Any]:
        from undercroft.games.massivedarkness2.browser.catalogue import catalogue

        return catalogue()

    def terminal(self) -> Drawing:
        from undercroft.games.massivedarkness2.terminal import Terminal

        return Terminal()
