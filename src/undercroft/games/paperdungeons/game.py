"""Paper Dungeons as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from undercroft.games.paperdungeons import view as views
from undercroft.games.paperdungeons.box.content import content, load_content
from undercroft.games.paperdungeons.rules import campaign
from undercroft.games.paperdungeons.rules.scoring import winners
from undercroft.games.paperdungeons.state import Options, PaperDungeons, new_sheet
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.drawing import Drawing
from undercroft.kernel.game import Bot, Game, Lesson, Outcome, result
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Value

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from undercroft.games.paperdungeons.account import PaperDungeonsBook
    from undercroft.games.paperdungeons.browser.scene import Scene


class PaperDungeonsGame(Game[PaperDungeons]):
    """PAP-SET-01: one to eight players."""

    slug = "paperdungeons"
    folder = Path(__file__).parent
    players = range(1, 9)
    lesson = Lesson(
        seats=(None, "beginner"),
        seed=2,
        prepared=frozenset({"pap-ask-power", "pap-ask-objective", "pap-ask-levels", "pap-ask-gem"}),
    )
    # Two rounds ahead, and nobody else plans: they matter little, and would take half of the time.
    thinks = True
    searching = {"stages": "2", "depth": "0", "others": "random", "wide": "6"}
    state_type = PaperDungeons
    options_type = Options

    def setup(self, options: Options, players: int) -> PaperDungeons:
        return PaperDungeons(options=options, sheets=[new_sheet(seat) for seat in range(players)])

    def play(self, state: PaperDungeons) -> Flow:
        return campaign.play(state)

    def view(self, state: PaperDungeons, seat: int | None) -> views.View:
        return views.view(state, seat)

    def glance(self, state: PaperDungeons, seat: int | None) -> views.View:
        return views.glance(state, seat)

    def redeal(self, state: PaperDungeons, seat: int, rng: Random) -> PaperDungeons:
        return views.redeal(state, seat, rng)

    def outcome(self, state: PaperDungeons) -> Outcome | None:
        """PAP-RND-05, PAP-CAM-04: after the last scenario; scores are sums over the campaign.

        Alone, one always wins: there is no threshold (PAP-SOL-06).
        """
        games = len(content().stories[state.story].dungeons) if state.story else 1
        if len(state.results) < games or (state.options.campaign and not state.story):
            return None
        totals = tuple(sum(result[seat].total for result in state.results) for seat in range(len(state.sheets)))
        return Outcome(winners(state.results), scores=totals)

    def arrange(self, given: Mapping[str, Any], options: Options, players: int) -> PaperDungeons:
        from undercroft.games.paperdungeons.scenario.arrange import arrange

        return arrange(given, options, players)

    def inspect(self, state: PaperDungeons) -> dict[str, Any]:
        from undercroft.games.paperdungeons.scenario.arrange import inspect

        return inspect(state)

    def answers(self, state: PaperDungeons, prompt: str) -> list[Value]:  # noqa: ARG002 - the same on every table
        from undercroft.games.paperdungeons.scenario.answers import answers

        return answers(prompt)

    def variants(self) -> list[dict[str, Any]]:
        return [{}, {"streamline": False}, {"vanishing": True, "missions": False}, {"campaign": True}]

    def counts(self) -> dict[str, int]:
        c = content()
        return {
            "dungeons": len(c.dungeons),
            "bosses": len(c.bosses),
            "missions": len(c.missions),
            "objectives": len(c.objectives),
            "powers": len(c.powers),
            "items": len(c.items),
            "rooms": len(c.rooms.rooms),
            "stories": len(c.stories),
        }

    def check_content(self, path: Path, beside: Sequence[Path] = ()) -> list[str]:  # noqa: ARG002
        found = load_content(path if path.is_dir() else path.parent)
        return [f"{len(found.dungeons)} dungeons, {len(found.bosses)} bosses, {len(found.powers)} powers"]

    @property
    def encoding_size(self) -> int:
        from undercroft.games.paperdungeons.bot.encoding import SIZE

        return SIZE

    def encode(self, view: views.View) -> Sequence[float]:
        from undercroft.games.paperdungeons.bot.encoding import encode

        return encode(view)

    def evaluate(self, view: views.View, seat: int) -> float:
        from undercroft.games.paperdungeons.bot.encoding import evaluate

        outcome = self.outcome(view.table)
        return result(outcome, seat) if outcome is not None else evaluate(view, seat)

    def greedy(self, rng: Random) -> Bot | None:
        from undercroft.games.paperdungeons.bot.greedy import Greedy

        return Greedy(rng)

    def quick(self, rng: Random) -> Bot | None:
        from undercroft.games.paperdungeons.bot.greedy import Greedy

        return Greedy(rng, width=1)

    def stage(self, state: PaperDungeons) -> int:
        return state.round

    def called(self, value: str) -> Msg:
        c = content()
        families: dict[str, Collection[str]] = {
            "symbol": [symbol.id for symbol in c.dice.symbols],
            "colour": [die.id for die in c.dice.dice],
            "dungeon": c.dungeons,
            "mission": c.missions,
            "power": c.powers,
            "objective": c.objectives,
            "story": c.stories,
        }
        found = next((family for family, ids in families.items() if value in ids), None)
        return Msg(f"pap-{found}-{value}") if found else super().called(value)

    def hardest(self, rng: Random) -> Bot | None:
        from undercroft.games.paperdungeons.bot.greedy import Greedy
        from undercroft.games.paperdungeons.bot.plan import WIDEST

        return Greedy(rng, width=WIDEST)

    def terminal(self) -> Drawing:
        from undercroft.games.paperdungeons.terminal import Terminal

        return Terminal()

    def scene(self, view: views.View) -> Scene:
        from undercroft.games.paperdungeons.browser.scene import scene

        return scene(view)

    def hints(self, view: views.View, ask: Ask) -> dict[str, Any]:
        from undercroft.games.paperdungeons.browser.scene import hints

        return hints(view, ask)

    def book(self, players: int) -> PaperDungeonsBook:
        from undercroft.games.paperdungeons.account import PaperDungeonsBook

        return PaperDungeonsBook(self, players)

    def catalogue(self) -> dict[str, Any]:
        from undercroft.games.paperdungeons.browser.scene import catalogue

        return catalogue()
