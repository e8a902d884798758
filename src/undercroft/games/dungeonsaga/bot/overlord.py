"""The greedy overlord: every ask that he can get, each with what answers it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

from undercroft.games.dungeonsaga.bot import arts, replies
from undercroft.games.dungeonsaga.bot.course import Course
from undercroft.games.dungeonsaga.bot.replies import about
from undercroft.games.dungeonsaga.bot.turn import CELLS, FEW, Plan, Planner
from undercroft.games.dungeonsaga.bot.warlord import Field, ModelJudge, facing_to, raise_worth
from undercroft.games.dungeonsaga.bot.worth import kind_price
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import FACINGS, dungeon, find
from undercroft.games.dungeonsaga.rules import command_cards
from undercroft.games.dungeonsaga.rules.interrupts import NOBODY
from undercroft.games.dungeonsaga.rules.raise_dead import raisings
from undercroft.games.dungeonsaga.rules.turns import END
from undercroft.games.dungeonsaga.state import DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import movement
from undercroft.games.dungeonsaga.view import copy_state
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import Answer, OneOf
from undercroft.kernel.window import PASS
from undercroft.parts.cell_names import parse_cell

USEFUL = 0.06
"""What an order must bring to be given."""
AMBUSH = 0.55
"""What a model must be able to do for an interrupt card to be played; less when there are many of them."""
FEAT = 0.5


class OverlordMind:
    """The overlord's head: the way of the model being activated."""

    def __init__(self, cells: int = CELLS) -> None:
        """`cells`: how many places of a model are looked at closely."""
        self._cells, self._few = cells, min(FEW, cells // 2)
        self._course = Course()
        self._asks: dict[str, Callable[[Ask, DungeonSaga, list[str]], str | None]] = {
            "facing": self._facing,
            "order": self._order,
            "turn": self._turn,
            "target": self._target,
            "strike": lambda ask, g, offers: replies.strike(g, ask, offers),
            "interrupt": self._interrupt,
            "interrupt-model": self._interrupt_model,
            "feat": lambda ask, g, offers: replies.first_target(g, ask, offers),
            "bones": self._near,
            "stance": self._near,
            "ghost": self._near,
            "rise": self._rise,
        }

    def choose(self, seat: int, ask: Ask, g: DungeonSaga) -> Answer | None:  # noqa: ARG002 - there is one overlord
        kind = ask.prompt.id.removeprefix("sag-ask-")
        if kind not in self._asks or not isinstance(ask.space, OneOf):
            return None
        return self._asks[kind](ask, g, [str(value) for value in ask.space.values])

    # -- orders -------------------------------------------------------------------------------------------------------

    def _order(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:  # noqa: ARG002 - as all of them
        """The most useful order; a card first if there is more to do than there are orders."""
        self._course.drop()
        gains = self._gains(g, offers)
        useful = [offer for offer, value in gains.items() if value > USEFUL]
        if (card := _card(g, offers, useful)) is not None:
            return card
        return max(useful, key=lambda offer: gains[offer], default=END)

    def _gains(self, g: DungeonSaga, offers: list[str]) -> dict[str, float]:
        """What each order brings."""
        field = Field(g)
        gains = {}
        for offer in offers:
            kind, _, which = offer.partition(":")
            if kind == "order":
                gains[offer] = gain(g, find(g, int(which)), field, self._few)
            elif kind == "raise":
                square, _, what = which.partition(":")
                gains[offer] = raise_worth(g, field, parse_cell(dungeon(g).grid, square), what)
        return gains

    def ranked(self, g: DungeonSaga, offers: list[str]) -> list[str]:
        """All that he may do: orders by what they bring, and in turns with them cards and the end of his turn."""
        gains = self._gains(g, offers)
        orders = sorted(gains, key=lambda offer: gains[offer], reverse=True)
        others = [offer for offer in offers if offer not in gains]
        return [offer for pair in zip_longest(orders, reversed(others)) for offer in pair if offer is not None]

    def _turn(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:  # noqa: ARG002 - as all of them
        turn = g.turn
        assert turn is not None
        m = find(g, turn.model)
        if (answer := self._course.next(g, m, offers)) is not None:
            return answer
        field = Field(g)
        plan = Planner(g, m, turn, ModelJudge(g, m, turn, field), self._cells).best()
        if (feat := _feat(g, m, field, plan, offers)) is not None:
            return feat
        self._course.take(g, m, plan)
        return self._course.next(g, m, offers) or (END if END in offers else offers[0])

    def plans(self, g: DungeonSaga, many: int) -> list[Plan]:
        """So many plans for the model being activated."""
        assert g.turn is not None
        m = find(g, g.turn.model)
        return Planner(g, m, g.turn, ModelJudge(g, m, g.turn, Field(g))).several(many)

    def _interrupt(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:  # noqa: ARG002 - as all of them
        """When somebody stands exposed between two turns."""
        cards = [offer for offer in offers if offer != PASS]
        if not cards:
            return PASS
        field = Field(g)
        gains = sorted((gain(g, m, field, self._few) for m in g.minions), reverse=True)
        hurry = 0.75 ** max(0, len(cards) - 1 + (3 - len(g.overlord.deck)))
        best, worth = PASS, 0.0
        for card in cards:
            models = content().commands[card].value
            value = sum(gains[:models]) / models
            if value > AMBUSH * hurry and value * models > worth:
                best, worth = card, value * models
        return best

    def _interrupt_model(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:  # noqa: ARG002 - as all of them
        field = Field(g)
        gains = {offer: gain(g, find(g, int(offer)), field, self._few) for offer in offers if offer.isdecimal()}
        best = max(gains, key=lambda offer: gains[offer], default=NOBODY)
        return best if gains.get(best, 0.0) > USEFUL else NOBODY

    # -- inside actions -----------------------------------------------------------------------------------------------

    def _target(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:
        assert g.turn is not None
        m = find(g, g.turn.model)
        return replies.spell_target(g, m, ask, offers, ModelJudge(g, m, g.turn))

    def _facing(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:  # noqa: ARG002 - as all of them
        m = about(g, ask)
        return FACINGS[facing_to(g, m, ModelJudge(g, m, Turn(m.number, 0)))]

    def _near(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:  # noqa: ARG002 - as all of them
        """As near to the heroes as can be."""
        near = Field(g).near
        grid = dungeon(g).grid
        return min(offers, key=lambda square: near[parse_cell(grid, square)])

    def _rise(self, ask: Ask, g: DungeonSaga, offers: list[str]) -> str:  # noqa: ARG002 - as all of them
        field = Field(g)
        grid = dungeon(g).grid

        def worth(offer: str) -> float:
            square, _, kind = offer.partition(":")
            return raise_worth(g, field, parse_cell(grid, square), kind) if kind else 0.0

        return max(offers, key=worth)


def gain(g: DungeonSaga, m: Model, field: Field, cells: int = FEW) -> float:
    """What it brings to have a model move and act now."""
    turn = Turn(m.number, movement(m))
    planner = Planner(g, m, turn, ModelJudge(g, m, turn, field), cells)
    stay = planner.stay()
    return planner.best().value - stay


def _card(g: DungeonSaga, offers: list[str], useful: list[str]) -> str | None:
    """A card that makes the most of this turn; one a turn may be played, so none is saved without need."""
    cards = {offer: content().commands[offer[5:]] for offer in offers if offer.startswith("play:")}
    models = sum(offer.startswith("order") for offer in useful)
    piles = len({offer.split(":")[1] for offer in useful if offer.startswith("raise")})
    over = models + piles - g.overlord.orders - g.overlord.extra
    best, worth = None, 0.0
    for offer, card in cards.items():
        if card.kind == "extra":
            value = float(min(card.value, models, over)) - 0.3 * max(0, card.value - min(models, over))
        elif card.kind == "double":
            more = command_cards.orders(g)
            value = float(min(more, over)) - 0.3 * max(0, more - over)
        elif card.kind == "raise":
            value = float(min(card.value, piles)) - 0.4 * max(0, card.value - piles)
        else:
            value = 0.0
        if value > worth:
            best, worth = offer, value
    return best


def _feat(g: DungeonSaga, m: Model, field: Field, plan: Plan, offers: list[str]) -> str | None:
    """A boss's feat, if it does more than the plan."""
    best, worth = None, plan.value + FEAT
    judge = ModelJudge(g, m, Turn(m.number, 0), field)
    place = judge.ground(m.at) + judge.stance()
    for offer in offers:
        if not offer.startswith("feat:"):
            continue
        feat = content().feats[offer[5:]]
        if feat.special == "rise":
            found = sorted((raise_worth(g, field, cell, kind) for cell, kind in _raisings(g)), reverse=True)
            value = place + sum(found[: feat.values["piles"]])
        else:
            copy = copy_state(g)
            assert copy.turn is not None
            value = place + arts.feat_worth(copy, find(copy, m.number), copy.turn, feat.id, judge)
        if value > worth:
            best, worth = offer, value
    return best


def _raisings(g: DungeonSaga) -> list[tuple[int, str]]:
    """Squares with bones, and the best of what could rise there."""
    grid = dungeon(g).grid
    best: dict[str, str] = {}
    for square, _, kind in (what.partition(":") for what in raisings(g)):
        best[square] = max(kind, best.get(square, kind), key=kind_price)
    return [(parse_cell(grid, square), kind) for square, kind in best.items()]
