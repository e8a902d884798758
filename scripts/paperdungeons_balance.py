"""How the bots score in Paper Dungeons, and where their points come from.

`python scripts/paperdungeons_balance.py`, run from the top of the repository, prints the tables of
`docs/balance-paperdungeons.md` and draws the picture there.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import msgspec
from rich.console import Console
from rich.progress import track

from undercroft.bots import GREEDY, RANDOM, make_bot
from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.box.content import Objective, Power, content
from undercroft.games.paperdungeons.rules.scoring import LINES
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Seeded
from undercroft.kernel.game import Bot
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer
from undercroft.lab.sim import derived_seed, play_out

SEED = 1
ANY_CARDS = "greedy with any cards"
WITHIN = 1.96
"""Standard errors on either side of a mean that make an interval of 95 %."""
PICTURE = Path("docs/img/paperdungeons-scores.svg")
SOURCES = (
    "boss 1",
    "boss 2",
    "boss 3",
    "weakest hero",
    "items",
    "gems",
    "monsters",
    "damage",
    "resurrection",
    "objective and power",
    "missions",
    "total",
)
"""The score lines A to L in a few words."""

Cards = Mapping[str, Power] | Mapping[str, Objective]


class Played(msgspec.Struct, frozen=True):
    """One player's game: who played with what, the score lines A to L, and what came of damage."""

    bot: str
    power: str
    objective: str
    lines: tuple[int, ...]
    won: bool
    potions: int = 0
    prevented: int = 0
    damage: int = 0

    @property
    def total(self) -> int:
        return self.lines[-1]


class AnyCards:
    """A greedy player who keeps the first card of every pair: all cards get their turn, the strong and the weak."""

    def __init__(self, rng: Random) -> None:
        self._greedy = make_bot(GREEDY, GAME, rng)

    def choose(self, seat: int, ask: Ask, view: Position) -> Answer:
        if ask.prompt.id in ("pap-ask-power", "pap-ask-objective"):
            return ask.space.enumerate(1)[0]
        return self._greedy.choose(seat, ask, view)


def play(bots: Sequence[str], games: int, seed: int = SEED) -> list[Played]:
    """Play games between these bots, who move on by one seat from game to game."""
    played = []
    for index in track(range(games), ", ".join(dict.fromkeys(bots)), console=Console(stderr=True)):
        seats = [bots[(seat + index) % len(bots)] for seat in range(len(bots))]
        own_seed = derived_seed(seed, index)
        match = Match(GAME, players=len(seats), chance=Seeded(own_seed), log=False)
        play_out(match, [_player(bot, Random(derived_seed(own_seed, seat))) for seat, bot in enumerate(seats)])
        outcome = match.outcome()
        assert outcome is not None
        for bot, s, result in zip(seats, match.state.sheets, match.state.results[-1], strict=True):
            won = outcome.winners == (s.seat,)
            played.append(Played(bot, s.power, s.objective, result.lines, won, s.potions, s.hearts, s.damage))
    return played


def _player(bot: str, rng: Random) -> Bot:
    return AnyCards(rng) if bot == ANY_CARDS else make_bot(bot, GAME, rng)


def mean(numbers: Sequence[int]) -> str:
    """A mean and its 95 % interval."""
    return f"{fmean(numbers):.1f} ± {WITHIN * stdev(numbers) / len(numbers) ** 0.5:.1f}"


def share(won: int, games: int) -> str:
    """A share and its 95 % interval after Wilson, which also holds near 100 %."""
    p, z = won / games, WITHIN**2 / games
    middle = (p + z / 2) / (1 + z)
    half = (p * (1 - p) * z + z**2 / 4) ** 0.5 / (1 + z)
    return f"{p:.1%} ({middle - half:.1%} to {middle + half:.1%})"


def lines_table(groups: dict[str, list[Played]]) -> list[str]:
    """Mean and standard deviation of every score line."""
    table = [f"| line | source | {' | '.join(groups)} |", f"| --- | --- |{' --- |' * len(groups)}"]
    for index, (line, source) in enumerate(zip(LINES, SOURCES, strict=True)):
        columns = [[each.lines[index] for each in group] for group in groups.values()]
        cells = [f"{fmean(column):.1f} (sd {stdev(column):.1f})" for column in columns]
        table.append(f"| {line} | {source} | {' | '.join(cells)} |")
    return table


def habits(played: list[Played]) -> list[str]:
    """How often each boss was fought, and what came of damage."""
    fought = [share(sum(each.lines[boss] > 0 for each in played), len(played)) for boss in range(3)]
    prevented, damage = mean([each.prevented for each in played]), mean([each.damage for each in played])
    return [
        f"Fought boss 1: {fought[0]}, boss 2: {fought[1]}, boss 3: {fought[2]} of the time.",
        f"Potions: {mean([each.potions for each in played])}. Damage prevented: {prevented}, marked: {damage}.",
    ]


def cards_table(name: str, played: list[Played], card: Callable[[Played], str], cards: Cards) -> list[str]:
    """Mean totals by card kept, best first."""
    by_card: dict[str, list[int]] = {}
    for each in played:
        by_card.setdefault(card(each), []).append(each.total)
    table = [f"| {name} | origin | kept | total |", "| --- | --- | --- | --- |"]
    for kept, totals in sorted(by_card.items(), key=lambda entry: -fmean(entry[1])):
        origin = ", ".join([cards[kept].origin, *(f"but {field} ours" for field in cards[kept].ours)])
        table.append(f"| `{kept}` | {origin} | {len(totals)} | {mean(totals)} |")
    return table


def draw(random: list[Played], greedy: list[Played], solo: list[Played], path: Path) -> None:
    """Both distributions of totals, and where the greedy bot's glory comes from."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "undercroft"  # the same figures draw the same file
    from matplotlib import pyplot as plt

    figure, (totals, sources) = plt.subplots(1, 2, figsize=(11, 4), layout="constrained")
    low = min(each.total for each in random)
    high = max(each.total for each in solo + greedy)
    bins = range(low - low % 4, high + 5, 4)
    for name, group in {"random": random, "greedy": greedy, "greedy, alone": solo}.items():
        weights = [100 / len(group)] * len(group)
        totals.hist([each.total for each in group], bins=list(bins), weights=weights, alpha=0.6, label=name)
    totals.set(title="Final scores", xlabel="glory", ylabel="% of sheets")
    totals.legend()
    scored = LINES[:-1]
    for place, (name, group) in enumerate({"four players": greedy, "alone": solo}.items()):
        heights = [fmean([each.lines[index] for each in group]) for index in range(len(scored))]
        bars = [index + 0.4 * place - 0.2 for index in range(len(scored))]
        sources.bar(bars, heights, width=0.4, color=("C1", "C2")[place], label=name)
    labels = [f"{line} {source}" for line, source in zip(scored, SOURCES, strict=False)]
    sources.set_xticks(range(len(scored)), labels, rotation=40, ha="right", rotation_mode="anchor")
    sources.axhline(0, color="black", linewidth=0.8)
    sources.set(title="Where greedy's glory comes from", ylabel="mean glory")
    sources.legend()
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    random = play([RANDOM] * 4, 1000)
    greedy = play([GREEDY] * 4, 500)
    solo = play([GREEDY], 500)
    any_cards = play([ANY_CARDS] * 4, 500)
    contest = play([GREEDY, RANDOM, RANDOM, RANDOM], 500)
    ours = [each for each in contest if each.bot == GREEDY]
    theirs = [each.total for each in contest if each.bot == RANDOM]
    won = share(sum(each.won for each in ours), len(ours))
    report = [
        f"One greedy against three random players: wins {won} of {len(ours)} games.",
        f"Glory: greedy {mean([each.total for each in ours])}, random {mean(theirs)}.",
        "",
        *lines_table({"random": random, "greedy": greedy, "greedy, alone": solo}),
        "",
        *habits(greedy),
        "",
        *cards_table("power", any_cards, lambda each: each.power, content().powers),
        "",
        *cards_table("objective", any_cards, lambda each: each.objective, content().objectives),
    ]
    sys.stdout.write("\n".join(report) + "\n")
    draw(random, greedy, solo, PICTURE)


if __name__ == "__main__":
    main()
