"""The campaign: three scenarios of one story, played as three games, their scores added up."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.rules.rounds import LAST_ROUND, play_round, roll_dice
from undercroft.games.paperdungeons.rules.scoring import score, winners
from undercroft.games.paperdungeons.rules.setup import prepare
from undercroft.games.paperdungeons.state import PaperDungeons, player
from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

CONTINUE = "continue"


def play(g: PaperDungeons) -> Flow:
    """One game, or the three of a campaign (PAP-CAM-01)."""
    if g.options.campaign and not g.story:
        yield from choose_story(g)
    while len(g.results) <= g.scenario:
        yield from play_game(g)
        if g.story and len(g.results) < len(content().stories[g.story].dungeons):
            everyone = tuple(range(len(g.sheets)))
            prompt = msg("pap-ask-continue", scenario=g.scenario + 2)
            yield Ask(everyone, prompt, OneOf((CONTINUE,), _continue_label), default=CONTINUE)
            g.scenario += 1
            g.round = 0


def play_game(g: PaperDungeons) -> Flow:
    """Set-up, eight rounds (PAP-RND-01), scoring."""
    if g.round == 0:
        yield QUIET
        yield from prepare(g)
    while g.round <= LAST_ROUND:
        if not g.pool:
            yield from roll_dice(g)
        yield QUIET
        yield from play_round(g)
    results = tuple(score(g, s) for s in g.sheets)
    g.results.append(results)
    for s, result in zip(g.sheets, results, strict=True):
        g.tell(msg("pap-log-score", who=player(s.seat), glory=result.total), "PAP-SCO-03")
    if len(g.sheets) > 1:
        best = [player(seat) for seat in winners([results])]
        g.tell(msg("pap-log-winner", who=best, n=len(best)), "PAP-SCO-01")


def choose_story(g: PaperDungeons) -> Flow:
    """The players choose one of the four stories together (PAP-CAM-01)."""
    if g.options.story:
        g.story = g.options.story
    else:
        everyone = tuple(range(len(g.sheets)))
        g.story = yield Ask(everyone, msg("pap-ask-story"), OneOf(tuple(content().stories), _story_label))
    g.tell(msg("pap-log-story", story=Msg(f"pap-story-{g.story}")), "PAP-CAM-02")


def _story_label(story: Value) -> Label:
    return Label(Msg(f"pap-story-{story}"), "PAP-CAM-02", Msg(f"pap-story-{story}-text"))


def _continue_label(_: Value) -> Label:
    return Label(msg("pap-continue"), "PAP-CAM-01")
