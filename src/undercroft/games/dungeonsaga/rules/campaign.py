"""One adventure, or all that follow one another (SAG-SET-03)."""

from __future__ import annotations

import msgspec

from undercroft.games.dungeonsaga.adventure.adventures import adventure, adventures
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import adventure_of, hero_id
from undercroft.games.dungeonsaga.rules.rounds import play_adventure
from undercroft.games.dungeonsaga.state import DungeonSaga, Overlord, Result
from undercroft.games.dungeonsaga.stats import LIMITS
from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

CONTINUE = "continue"


def play(g: DungeonSaga) -> Flow:
    """The adventure that was agreed on (SAG-SET-05), and in a campaign those after it."""
    while True:
        if not g.winner:
            yield from play_adventure(g)
        if not g.options.campaign or over(g) is not None:
            return
        yield QUIET
        yield from aftermath(g)


def course() -> list[str]:
    """The adventures of the box in their order: ten of them make the campaign (SAG-SET-03)."""
    return [name for name in adventures() if "-" not in name]


def over(g: DungeonSaga) -> str | None:
    """Who has won the campaign: the heroes after the last adventure, the overlord after too many defeats."""
    if not g.winner:
        return None
    if g.winner == "overlord" and adventure_of(g).aftermath.defeat == "again":
        tried = sum(result.adventure == g.adventure for result in g.results) + 1
        return "overlord" if tried >= LIMITS.attempts else None
    return g.winner if g.adventure == course()[-1] else None


def aftermath(g: DungeonSaga) -> Flow:
    """What heroes carry over, and the next adventure; a lost one is tried again, or survived.

    The rulebook has no rule for it; unhurt and with all feats they begin every time (SAG-SET-13).
    """
    found = adventure_of(g).aftermath
    won = g.winner == "heroes"
    if won:
        keep_items(g)
        for who, treasure in found.treasure.items():
            for item in treasure:
                g.carried.setdefault(who, []).append(item)
                g.tell(msg("sag-log-item", who=Msg(f"sag-model-{who}"), item=Msg(f"sag-item-{item}")), "SAG-ITM-01")
        if found.learn:
            yield from learn(g)
    goes_on = won or found.defeat == "go_on"
    name = next_after(g.adventure) if goes_on else g.adventure
    everyone = tuple(range(g.players))
    prompt = msg("sag-ask-continue", adventure=adventure(name).text("title"))
    yield Ask(everyone, prompt, OneOf((CONTINUE,), _continue_label), default=CONTINUE)
    g.results.append(Result(g.adventure, g.winner))
    clear(g, name)


def keep_items(g: DungeonSaga) -> None:
    """Heroes take everything along but what the adventure had only lent, whoever has that by now."""
    lent = [item for hero in g.heroes for item in adventure_of(g).items.get(hero_id(hero), ())]
    for hero in g.heroes:
        if hero.sheet is None or content().heroes[hero.kind].companion:
            continue
        kept = g.carried[hero_id(hero)] = []
        for item in hero.sheet.items:
            if item in lent:
                lent.remove(item)
            else:
                kept.append(item)


def learn(g: DungeonSaga) -> Flow:
    """Each hero learns a skill that is still to be learned."""
    for hero in g.heroes:
        who = hero_id(hero)
        known = g.learned.get(who, [])
        able = [skill.id for skill in content().skills.values() if skill.hero == who and skill.id not in known]
        if able:
            prompt = msg("sag-ask-skill", who=Msg(f"sag-model-{who}"))
            skill = yield Ask((hero.seat,), prompt, OneOf(able, _skill_label))
            g.learned.setdefault(who, []).append(skill)
            g.tell(msg("sag-log-skill", who=Msg(f"sag-model-{who}"), skill=Msg(f"sag-skill-{skill}")), "SAG-FEA-06")


def next_after(name: str) -> str:
    names = course()
    return names[names.index(name) + 1]


def clear(g: DungeonSaga, name: str) -> None:
    """An empty table for the next adventure; only what belongs to the campaign stays."""
    g.adventure = name
    g.heroes, g.minions, g.bones, g.fittings, g.done, g.attacks = [], [], [], [], [], []
    g.overlord = Overlord()
    g.revealed = g.round = g.turned = g.next_number = 0
    g.gone = ()
    g.part, g.gap, g.turn = "heroes", False, None
    g.counters, g.winner, g.last_attack = {}, "", msgspec.UNSET


def _continue_label(_: Value) -> Label:
    return Label(msg("sag-continue"), "SAG-SET-03")


def _skill_label(skill: Value) -> Label:
    return Label(Msg(f"sag-skill-{skill}"), "SAG-FEA-06", Msg(f"sag-skill-{skill}-text"))
