"""Dungeon Saga as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, get_args

from undercroft.games.dungeonsaga import cards as cards  # registers what cards do
from undercroft.games.dungeonsaga import view as views
from undercroft.games.dungeonsaga.adventure.adventures import ADVENTURES, adventure, adventures
from undercroft.games.dungeonsaga.box.content import content, load_content
from undercroft.games.dungeonsaga.rules import campaign
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga, Options, Side
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.drawing import Drawing
from undercroft.kernel.game import Bot, Lesson, Outcome, result
from undercroft.kernel.library_game import LibraryGame
from undercroft.kernel.messages import Msg

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from undercroft.games.dungeonsaga.account import SagaBook
    from undercroft.games.dungeonsaga.browser.scene import Scene
    from undercroft.kernel.spaces import Value


class DungeonSagaGame(LibraryGame[DungeonSaga]):
    """SAG-SET-01: one overlord and one to four hero players."""

    slug = "dungeonsaga"
    folder = Path(__file__).parent
    library = ADVENTURES
    players = range(2, 6)
    bench_players = 5
    bench_option = "adventure"
    preparations = frozenset({"sag-ask-share", "sag-ask-start"})
    lesson = Lesson(
        seats=("beginner", None),
        options={"adventure": "skeletons_in_the_cellar"},
        seed=20,
        prepared=preparations,
    )
    thinks = True
    searching = {"stages": "3", "sure": "1.5", "wide": "6", "explore": "6"}
    state_type = DungeonSaga
    options_type = Options

    def setup(self, options: Options, players: int) -> DungeonSaga:
        adventure(options.adventure)  # an unknown one is refused before anything happens
        return DungeonSaga(options=options, adventure=options.adventure, players=players)

    def play(self, state: DungeonSaga) -> Flow:
        return campaign.play(state)

    def view(self, state: DungeonSaga, seat: int | None) -> views.View:
        return views.view(state, seat)

    def redeal(self, state: DungeonSaga, seat: int, rng: Random) -> DungeonSaga:
        return views.redeal(state, seat, rng)

    def outcome(self, state: DungeonSaga) -> Outcome | None:
        """Won or lost (SAG-WIN-01)."""
        winner = campaign.over(state) if state.options.campaign else state.winner
        if not winner:
            return None
        heroes = tuple(range(1, state.players))
        return Outcome((OVERLORD,) if winner == "overlord" else heroes, side=winner)

    def arrange(self, given: Mapping[str, Any], options: Options, players: int) -> DungeonSaga:
        from undercroft.games.dungeonsaga.scenario.arrange import arrange

        return arrange(given, options, players)

    def inspect(self, state: DungeonSaga) -> dict[str, Any]:
        from undercroft.games.dungeonsaga.scenario.inspect import inspect

        return inspect(state)

    def names(self, given: Mapping[str, Any]) -> dict[str, int]:
        from undercroft.games.dungeonsaga.scenario.arrange import names

        return names(given)

    def answers(self, state: DungeonSaga, prompt: str) -> list[Value]:
        from undercroft.games.dungeonsaga.scenario.answers import answers

        return answers(state, prompt)

    def variants(self) -> list[dict[str, Any]]:
        return [{}, {"campaign": True}, {"adventure": "hoggars_larder"}, {"adventure": "turned_around"}]

    def cards_in(self, folder: Path) -> dict[str, int]:
        return load_content(folder).counts

    def counts(self) -> dict[str, int]:
        return {**content().counts, "adventures": len(ADVENTURES.files())}

    def chosen_files(self, options: Options) -> list[Path]:
        """In a campaign all those of the box."""
        return list(ADVENTURES.box_files().values()) if options.campaign else super().chosen_files(options)

    def stage(self, state: DungeonSaga) -> int:
        return 2 * state.round + (state.part == "overlord")

    @property
    def encoding_size(self) -> int:
        from undercroft.games.dungeonsaga.bot.encoding import SIZE

        return SIZE

    def encode(self, view: views.View) -> Sequence[float]:
        from undercroft.games.dungeonsaga.bot.encoding import encode

        return encode(view)

    def evaluate(self, view: views.View, seat: int) -> float:
        from undercroft.games.dungeonsaga.bot.encoding import evaluate

        outcome = self.outcome(view.table)
        return result(outcome, seat) if outcome is not None else evaluate(view, seat)

    def greedy(self, rng: Random) -> Bot:
        from undercroft.games.dungeonsaga.bot.greedy import Greedy

        return Greedy(rng)

    def quick(self, rng: Random) -> Bot:
        from undercroft.games.dungeonsaga.bot.greedy import HASTE, Greedy

        return Greedy(rng, cells=HASTE)

    def side(self, seat: int) -> str:
        return "overlord" if seat == OVERLORD else "heroes"

    def called(self, value: str) -> Msg:
        c = content()
        families: dict[str, Collection[str]] = {
            "die": ("hero", "bone"),
            "model": {card.hero: card for card in c.heroes.values()} | c.bosses | c.minions,
            "command": c.commands,
            "item": c.items,
            "spell": c.spells,
        }
        found = next((family for family, ids in families.items() if value in ids), None)
        if value in get_args(Side):
            return Msg(f"sag-side-{value}")
        if found is None and value in adventures():
            return Msg(f"sag-adventure-{value}-title")
        return Msg(f"sag-{found}-{value}") if found else super().called(value)

    def scene(self, view: views.View) -> Scene:
        from undercroft.games.dungeonsaga.browser.scene import scene

        return scene(view)

    def hints(self, view: views.View, ask: Ask) -> dict[str, Any]:
        from undercroft.games.dungeonsaga.bot.advice import advice
        from undercroft.games.dungeonsaga.browser.hints import hints

        return {**hints(view, ask), "advised": advice(view.table, ask)}

    def book(self, players: int) -> SagaBook:
        from undercroft.games.dungeonsaga.account import SagaBook

        return SagaBook(self, players)

    def catalogue(self) -> dict[str, Any]:
        from undercroft.games.dungeonsaga.browser.catalogue import catalogue

        return catalogue()

    def terminal(self) -> Drawing:
        from undercroft.games.dungeonsaga.terminal import Terminal

        return Terminal()
