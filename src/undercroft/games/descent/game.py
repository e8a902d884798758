"""Descent as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, get_args

from undercroft.games.descent import cards as cards  # registers what cards do
from undercroft.games.descent import view as views
from undercroft.games.descent.box.content import content, load_content
from undercroft.games.descent.quest.quests import QUESTS, quest, quests
from undercroft.games.descent.rules import overlord, rounds
from undercroft.games.descent.rules.windows import discard_for_threat
from undercroft.games.descent.state import OVERLORD, Descent, Options, Side
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.drawing import Drawing
from undercroft.kernel.game import Bot, Lesson, Outcome, result
from undercroft.kernel.library_game import LibraryGame
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Answer, Value

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from undercroft.games.descent.account import DescentBook
    from undercroft.games.descent.browser.scene import Scene

SURE = 0.97
"""No position before the end is worth more: a game that is won is better than one that looks like it."""


class DescentGame(LibraryGame[Descent]):
    """DES-SET-01: one overlord and one to four hero players."""

    slug = "descent"
    folder = Path(__file__).parent
    library = QUESTS
    players = range(2, 6)
    bench_players = 5  # four heroes
    bench_option = "quest"
    thinks = True
    searching = {"depth": "0", "wide": "6"}
    preparations = frozenset({"des-ask-exchange", "des-ask-shop", "des-ask-equip", "des-ask-start"})
    lesson = Lesson(
        seats=("beginner", None),
        options={"quest": "into_the_dark", "heroes": ("mad_carthos", "trenloe")},
        seed=20,
        prepared=preparations,
    )
    state_type = Descent
    options_type = Options

    def setup(self, options: Options, players: int) -> Descent:
        quest(options.quest)  # an unknown quest is refused before anything happens
        return Descent(options=options, quest=options.quest, players=players)

    def play(self, state: Descent) -> Flow:
        return rounds.play(state)

    def view(self, state: Descent, seat: int | None) -> views.View:
        return views.view(state, seat)

    def glance(self, state: Descent, seat: int | None) -> views.View:
        return views.glance(state, seat)

    def redeal(self, state: Descent, seat: int, rng: Random) -> Descent:
        return views.redeal(state, state, seat, rng)

    def redeal_to(self, state: Descent, later: Descent, seat: int, rng: Random) -> Descent:
        return views.redeal(state, later, seat, rng)

    def outcome(self, state: Descent) -> Outcome | None:
        """Won or lost, however many conquest tokens are left (DES-WIN-04)."""
        if not state.winner:
            return None
        heroes = tuple(dict.fromkeys(hero.seat for hero in state.heroes))
        return Outcome((OVERLORD,) if state.winner == "overlord" else heroes, side=state.winner)

    def standing(self, state: Descent, seat: int) -> Ask | None:
        return overlord.standing(state) if seat == OVERLORD else None

    def stand(self, state: Descent, seat: int, answer: Answer) -> None:  # noqa: ARG002 - only the overlord is offered it
        discard_for_threat(state, str(answer))

    def arrange(self, given: Mapping[str, Any], options: Options, players: int) -> Descent:
        from undercroft.games.descent.scenario.arrange import arrange

        return arrange(given, options, players)

    def inspect(self, state: Descent) -> dict[str, Any]:
        from undercroft.games.descent.scenario.inspect import inspect

        return inspect(state)

    def names(self, given: Mapping[str, Any]) -> dict[str, int]:
        from undercroft.games.descent.scenario.arrange import names

        return names(given)

    def answers(self, state: Descent, prompt: str) -> list[Value]:
        from undercroft.games.descent.scenario.answers import answers

        return answers(state, prompt)

    def cards_in(self, folder: Path) -> dict[str, int]:
        return load_content(folder).counts

    def counts(self) -> dict[str, int]:
        return {**content().counts, "quests": len(QUESTS.files())}

    def variants(self) -> list[dict[str, Any]]:
        return [{}, {"choose_heroes": True}]

    def stage(self, state: Descent) -> int:
        return state.round

    @property
    def encoding_size(self) -> int:
        from undercroft.games.descent.bot.encoding import SIZE

        return SIZE

    def encode(self, view: views.View) -> Sequence[float]:
        from undercroft.games.descent.bot.encoding import encode

        return encode(view)

    def evaluate(self, view: views.View, seat: int) -> float:
        from undercroft.games.descent.bot.chances import heroes_chance

        outcome = self.outcome(view.table)
        if outcome is not None:
            return result(outcome, seat)
        heroes = SURE * heroes_chance(view.table)
        return -heroes if seat == OVERLORD else heroes

    def greedy(self, rng: Random) -> Bot:
        from undercroft.games.descent.bot.greedy import Greedy

        return Greedy(rng)

    def quick(self, rng: Random) -> Bot:
        from undercroft.games.descent.bot.greedy import Greedy

        return Greedy(rng, hasty=True)

    def side(self, seat: int) -> str:
        return "overlord" if seat == OVERLORD else "heroes"

    def called(self, value: str) -> Msg:
        c = content()
        families: dict[str, Collection[str]] = {
            "die": [die.id for die in c.dice],
            "face": [key for die in c.dice for key in die.keys],
            "hero": c.heroes,
            "item": c.items,
            "skill": c.skills,
            "card": c.overlord,
        }
        found = next((family for family, ids in families.items() if value in ids), None)
        if value in get_args(Side):
            return Msg(f"des-side-{value}")
        if found is None and value in quests():
            return Msg(f"des-quest-{value}-title")
        return Msg(f"des-{found}-{value}") if found else super().called(value)

    def terminal(self) -> Drawing:
        from undercroft.games.descent.terminal import Terminal

        return Terminal()

    def scene(self, view: views.View) -> Scene:
        from undercroft.games.descent.browser.scene import scene

        return scene(view)

    def hints(self, view: views.View, ask: Ask) -> dict[str, Any]:
        from undercroft.games.descent.bot.advice import advice
        from undercroft.games.descent.browser.hints import hints

        return {**hints(view, ask), "advised": advice(view.table, ask)}

    def book(self, players: int) -> DescentBook:
        from undercroft.games.descent.account import DescentBook

        return DescentBook(self, players)

    def catalogue(self) -> dict[str, Any]:
        from undercroft.games.descent.browser.catalogue import catalogue

        return catalogue()
