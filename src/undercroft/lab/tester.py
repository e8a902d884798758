"""The tester that every game gets for free: it plays at random and checks what the kernel promises to players.

    from undercroft.lab.tester import check_game

    def test_my_game() -> None:
        check_game(MY_GAME)

The promises are the functions of `tester_checks.py`, `tester_hidden.py`, `tester_standing.py` and `tester_search.py`,
one each. A broken one raises `Violation`, which tells the trial and the answers that led there. It needs hypothesis,
which `pip install undercroft` alone does not bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import hypothesis.strategies as st
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from undercroft.kernel.game import Game
from undercroft.lab import tester_checks as checks
from undercroft.lab.tester_checks import Check
from undercroft.lab.tester_hidden import dealt_things_are_dealt_anew, sealed_things_are_dealt_anew
from undercroft.lab.tester_search import SEARCH, SEARCH_AT_THE_END, SEARCH_SELDOM
from undercroft.lab.tester_source import rules_not_run
from undercroft.lab.tester_standing import standing_choices_hold
from undercroft.lab.tester_walk import Trial, Violation, Walk, position
from undercroft.lab.tester_words import Words

__all__ = ["Trial", "Violation", "check_game", "check_rules_run", "check_words", "hunt", "play_through", "trials"]

AT_EVERY_DECISION = checks.AT_EVERY_DECISION
NOW_AND_THEN = (*checks.NOW_AND_THEN, sealed_things_are_dealt_anew, standing_choices_hold, *SEARCH)
SELDOM = SEARCH_SELDOM
AT_THE_END = (*checks.AT_THE_END, dealt_things_are_dealt_anew, *SEARCH_AT_THE_END)

ENDLESS = 20_000
"""A game with more decisions than this is taken to have no end."""
THOROUGH = 12
"""So many decisions at the beginning of a game undergo every check, and from then on..."""
STRIDE = 23
"""...one in so many; a prime, so that no rhythm of turns and rounds hides a decision from the checks."""
LOOKS = 16
"""So many decisions of a game, from its beginning to its end, undergo the checks that are dear..."""
HUNTED_ONE_IN = 3
"""...and one in so many of those that hypothesis leads to."""


def check_game(game: Game[Any], players: Sequence[int] | None = None) -> None:
    """Everything: a game at random for each number of players and each variant, a hunt, the source, and the words."""
    chosen = trials(game, players)
    for trial in chosen:
        play_through(trial)
    hunt(chosen)
    check_rules_run(game)
    check_words(game, players)


def trials(game: Game[Any], players: Sequence[int] | None = None) -> list[Trial]:
    """Each number of players with each variant, and one more with dice thrown by hand."""
    tables = game.players if players is None else players
    pairs = [(count, options) for options in game.variants() for count in tables]
    seeded = [Trial(game, count, options, seed) for seed, (count, options) in enumerate(pairs)]
    return [*seeded, Trial(game, tables[len(tables) // 2], {}, len(seeded), by_hand=True)]


def play_through(trial: Trial) -> int:
    """Play one game to its end, checking all the way; the number of decisions."""
    length = rush_through(trial)  # about as many decisions as there will be
    walk = Walk(trial)
    decisions = 0
    while not walk.match.over:
        decisions += 1
        walk.pick()
        examine(walk, AT_EVERY_DECISION)
        if decisions <= THOROUGH or decisions % STRIDE == 0:
            examine(walk, NOW_AND_THEN)
        if decisions * LOOKS // length > (decisions - 1) * LOOKS // length:
            examine(walk, SELDOM)
        walk.step()
    examine(walk, AT_THE_END)
    return decisions


def rush_through(trial: Trial) -> int:
    """Play one game to its end, to see that it has one; the number of decisions."""
    walk = Walk(trial)
    for decisions in range(ENDLESS):
        if walk.match.over:
            return decisions
        walk.pick()
        walk.take(walk.match, walk.move)
    walk.here = position(walk.match)
    walk.doing = "the game ends"
    return walk.fail(f"it goes on after {ENDLESS} decisions")


def hunt(chosen: Sequence[Trial], examples: int = 30, steps: int = 20) -> None:
    """Let hypothesis look for a broken promise anywhere in these trials, and shrink what it finds to few answers."""

    class Hunt(RuleBasedStateMachine):
        @initialize(trial=st.sampled_from(chosen), skipped=st.integers(0, 200))
        def start(self, trial: Trial, skipped: int) -> None:
            self.walk = Walk(trial)
            for _ in range(skipped):
                if not self.walk.match.over:
                    self.walk.pick()
                    self.walk.step()

        @rule(number=st.integers(0, 9999), look=st.integers(1, HUNTED_ONE_IN))
        def answer(self, number: int, look: int) -> None:
            walk = self.walk
            if walk.match.over:
                return
            walk.pick_number(number)
            examine(walk, (*AT_EVERY_DECISION, *NOW_AND_THEN))
            if look == 1:
                examine(walk, SELDOM)
            walk.step()
            if walk.match.over:
                examine(walk, AT_THE_END)

    run_state_machine_as_test(
        Hunt,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            derandomize=True,
            print_blob=False,
            phases=(Phase.generate, Phase.shrink),
            suppress_health_check=list(HealthCheck),
        ),
    )


def check_rules_run(game: Game[Any]) -> None:
    """Every rule that the game calls is run, and every ask that it makes is asked: read in its source."""
    if found := rules_not_run(game):
        raise Violation("\n".join([f"every rule that is called is run: {len(found)} problems", *found]))


def check_words(game: Game[Any], players: Sequence[int] | None = None) -> None:
    """Play some games and see that all they say can be said in every language, and that the rules cited exist."""
    words = Words(game)
    tables = game.players if players is None else players
    chosen = [Trial(game, tables[seed % len(tables)], options, seed) for seed, options in enumerate(game.variants())]
    for trial in [*chosen, Trial(game, tables[0], by_hand=True)]:
        walk = Walk(trial)
        while not walk.match.over:
            walk.pick()
            words.listen(walk)
            walk.step()
        words.listen_to_log(walk)
    if words.problems:
        raise Violation("\n".join([f"words: {len(words.problems)} problems", *sorted(words.problems)]))


def examine(walk: Walk, checks: Sequence[Check]) -> None:
    for check in checks:
        walk.doing = check.__name__.replace("_", " ")
        check(walk)
