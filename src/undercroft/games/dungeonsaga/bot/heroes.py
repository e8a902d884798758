"""The greedy hero player: every ask that a hero's player can get, each with what answers it."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.board import distance, members
from undercroft.games.dungeonsaga.bot import arts, kit, replies
from undercroft.games.dungeonsaga.bot.course import Course
from undercroft.games.dungeonsaga.bot.feats import best_feat
from undercroft.games.dungeonsaga.bot.outlook import FARTHEST, Outlook
from undercroft.games.dungeonsaga.bot.party import HeroJudge
from undercroft.games.dungeonsaga.bot.replies import about
from undercroft.games.dungeonsaga.bot.turn import CELLS, FEW, Plan, Planner
from undercroft.games.dungeonsaga.bot.worth import fights_well
from undercroft.games.dungeonsaga.models import FACINGS, dungeon, find, hero_id, party
from undercroft.games.dungeonsaga.rules import movement, turns
from undercroft.games.dungeonsaga.rules.items import YES
from undercroft.games.dungeonsaga.rules.turns import END
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import movement as paces
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import Answer, OneOf
from undercroft.parts.cell_names import parse_cell

TAIL = 0.04
"""How much a square counts that a hero is behind the foremost, when the next one to act is chosen."""
BLOCKED = 0.2
"""How much a square counts that he could go on if others went first."""


class HeroMind:
    """One hero player's head: a plan for the turn, made anew whenever things are not as planned."""

    def __init__(self, cells: int = CELLS) -> None:
        """`cells`: how many places of a turn are looked at closely."""
        self._cells = cells
        self._course = Course()
        self._asks: dict[str, Callable[[Ask, DungeonSaga, list[str]], str | None]] = {
            "start": self._start,
            "facing": self._facing,
            "next-hero": self._next_hero,
            "turn": self._turn,
            "target": self._target,
            "strike": lambda ask, g, offers: replies.strike(g, ask, offers),
            "feat": lambda ask, g, offers: replies.first_target(g, ask, offers),
            "volley": lambda ask, g, offers: replies.first_target(g, ask, offers),
            "crystal": self._crystal,
            "exchange": lambda ask, g, offers: YES,
            "skill": lambda ask, g, offers: replies.best_skill(offers),
        }

    def choose(self, seat: int, ask: Ask, g: DungeonSaga) -> Answer | None:  # noqa: ARG002 - a party has one mind
        """The answer, if the bot has an opinion."""
        kind = ask.prompt.id.removeprefix("sag-ask-")
        if kind not in self._asks or not isinstance(ask.space, OneOf):
            return None
        return self._asks[kind](ask, g, [str(value) for value in ask.space.values])

    # -- before the first round ---------------------------------------------------------------------------------------

    def _start(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:
        """Those who fight well stand in front: nearest to what there is to be done."""
        hero = about(g, ask)
        ways = [ways for _, ways in Outlook(g).fields]
        grid = dungeon(g).grid

        def steps(square: str) -> tuple[int, str]:
            cell = parse_cell(grid, square)
            return min((way[cell] for way in ways), default=0), square

        return min(offers, key=steps) if fights_well(hero) else max(offers, key=steps)

    def _facing(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:
        hero = about(g, ask)
        judge = HeroJudge(g, hero, Turn(hero.number, 0))
        grid = dungeon(g).grid
        goal = min((cell for _, ways in judge.outlook.fields for cell in [_first_step(g, hero, ways)]), default=hero.at)

        def worth(way: str) -> float:
            hero.facing = FACINGS.index(way)
            x, y = grid.points[goal]
            at_x, at_y = grid.points[hero.at]
            dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[hero.facing]
            return judge.stance() + 0.01 * ((x - at_x) * dx + (y - at_y) * dy)

        return max(offers, key=worth)

    # -- the turn -----------------------------------------------------------------------------------------------------

    def _next_hero(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:  # noqa: ARG002 - as all of them
        """Whoever gains most by acting now; those in front make room for those behind."""
        gains = {}
        outlook = Outlook(g)
        ways = outlook.focus[1] if outlook.focus is not None else (0,) * dungeon(g).grid.size
        if self._cells < CELLS:  # in a hurry: the foremost first, so that nobody stands in anybody's way
            steps = {hero_id(hero): ways[hero.at] for hero in party(g)}
            return min(offers, key=lambda who: steps[who])
        foremost = min(ways[hero.at] for hero in party(g))
        behind = {hero.number: min(ways[hero.at] - foremost, FARTHEST) for hero in party(g)}
        for hero in party(g):
            if hero_id(hero) in offers:
                turn = Turn(hero.number, paces(hero))
                planner = Planner(g, hero, turn, HeroJudge(g, hero, turn, outlook), cells=min(FEW, self._cells // 2))
                stay = planner.stay()
                gains[hero_id(hero)] = planner.best().value - stay - TAIL * behind[hero.number]
                if outlook.focus is not None:
                    gains[hero_id(hero)] -= BLOCKED * _blocked(g, hero, turn, ways)
        return max(offers, key=lambda who: gains.get(who, 0.0))

    def _turn(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:  # noqa: ARG002 - as all of them
        """The next thing of the plan, or of a new one."""
        turn = g.turn
        assert turn is not None
        hero = find(g, turn.model)
        if (answer := self._course.next(g, hero, offers)) is not None:
            return answer
        judge = HeroJudge(g, hero, turn)
        if turn.granted != "spell":
            if (passing := kit.exchange(g, hero, offers)) is not None:
                return passing
            if (dose := kit.healing(g, hero, judge, offers)) is not None:
                return dose
        plan = Planner(g, hero, turn, judge, self._cells).best()
        if turn.granted != "spell":
            feat = best_feat(g, hero, judge, plan, offers)
            if feat is not None:
                self._course.drop()
                return feat
            if (dose := kit.boost(g, hero, plan, offers)) is not None:
                return dose
        self._course.take(g, hero, plan)
        return self._course.next(g, hero, offers) or (END if END in offers else offers[0])

    def plans(self, g: DungeonSaga, many: int) -> list[Plan]:
        """So many plans for the turn being taken."""
        assert g.turn is not None
        hero = find(g, g.turn.model)
        return Planner(g, hero, g.turn, HeroJudge(g, hero, g.turn)).several(many)

    # -- inside actions -----------------------------------------------------------------------------------------------

    def _target(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:
        assert g.turn is not None
        hero = find(g, g.turn.model)
        return replies.spell_target(g, hero, ask, offers, HeroJudge(g, hero, g.turn))

    def _crystal(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:
        caster, target = about(g, ask), about(g, ask, "whom")
        return arts.crystal_for(g, caster, target, offers, HeroJudge(g, caster, Turn(caster.number, 0)))


def _blocked(g: DungeonSaga, hero: Model, turn: Turn, ways: tuple[int, ...]) -> int:
    """How many squares a hero gets less far because others stand in the way who have not had their turns yet."""

    def nearest() -> int:
        return min((ways[cell] for cell in members(movement.ways(g, hero, turn).reached)), default=ways[hero.at])

    now = nearest()
    waiting = [(other, other.at) for other in turns.waiting(g) if other is not hero]
    for other, _ in waiting:
        other.at = OFF
    then = nearest()
    for other, at in waiting:
        other.at = at
    return min(FARTHEST, max(0, now - then))


def _first_step(g: DungeonSaga, hero: Model, ways: tuple[int, ...]) -> int:
    grid = dungeon(g).grid
    near = [cell for cell in range(grid.size) if distance(grid, cell, hero.at) <= 3]
    return min(near, key=lambda cell: (ways[cell], cell))
