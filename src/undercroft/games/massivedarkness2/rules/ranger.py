"""The ranger: arrow cards, turned up one by one, seven symbols and no more (MD2-RAN)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.classes import CLASSES, ClassRules
from undercroft.games.massivedarkness2.state import Combat, Hero, MassiveDarkness, Quiver
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.chance import Draw
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

DRAW, LOOSE = "draw", "loose"
AIMING = frozenset({"put_arrow_back", "count_arrows"})
"""Specials that have a say while arrow cards are turned up, and at no other time."""
ARROWS = "arrows"
"""The note of a combat that says how many symbols more or fewer count than the cards show."""


def quiver(hero: Hero) -> Quiver:
    assert hero.ranger is not None
    return hero.ranger


def symbols(board: Quiver, c: Combat) -> int:
    return sum(content().arrows[card].arrows for card in board.row) + c.notes.get(ARROWS, 0)


def draw(board: Quiver) -> Flow:
    """The next card, or none; discards make a new deck, without those in the row (MD2-RAN-07)."""
    if not board.deck:
        board.deck, board.pile = board.pile, []
    if not board.deck:
        return ""
    card: str = (yield Draw(board.deck, 1))[0]
    board.deck.remove(card)
    return card


def turn_up(g: MassiveDarkness, hero: Hero, c: Combat) -> Flow:
    """The next card into the row."""
    board = quiver(hero)
    if card := (yield from draw(board)):
        board.row.append(card)
        line = msg("md2-log-arrow", who=name(hero), card=Msg(f"md2-arrow-{card}"), n=symbols(board, c))
        g.tell(line, "MD2-RAN-02", reveals=True)


class Ranger(ClassRules):
    def set_up(self, g: MassiveDarkness, hero: Hero) -> None:
        """Fourteen cards (MD2-RAN-01)."""
        hero.ranger = Quiver(deck=[card.id for card in content().arrows.values() for _ in range(card.copies)])

    def before_roll(self, g: MassiveDarkness, hero: Hero, c: Combat) -> Flow:
        """At a ranged attack only (MD2-RAN-09): at least one card, then as many as the ranger likes (MD2-RAN-02)."""
        if not c.by_hero or c.kind != "ranged":
            return
        board = quiver(hero)
        yield from turn_up(g, hero, c)
        while found := aims(g, hero, c):
            prompt = msg("md2-ask-arrow", who=name(hero), n=symbols(board, c))
            what = str((yield Ask((hero.seat,), prompt, OneOf([*found, LOOSE], _label), default=LOOSE)))
            if what == LOOSE:
                break
            if what == DRAW:
                yield from turn_up(g, hero, c)
            else:
                yield from abilities.use(g, hero, what[4:], c)
        row = row_name(symbols(board, c))
        g.tell(Msg(f"md2-log-arrows-{row}"), ROWS[row])
        for shown in list(board.row):
            yield from abilities.apply(g, hero, getattr(content().arrows[shown], row), c)

    def after_combat(self, g: MassiveDarkness, hero: Hero, c: Combat) -> None:
        """MD2-RAN-06."""
        board = quiver(hero)
        board.pile += board.row
        board.row = []

    def turn_ends(self, g: MassiveDarkness, hero: Hero) -> None:
        """All discards are shuffled back (MD2-RAN-08)."""
        board = quiver(hero)
        board.deck += board.pile
        board.pile = []


def aims(g: MassiveDarkness, hero: Hero, c: Combat) -> list[str]:
    """What may be done before the arrow is loosed: a further card, or a skill; seven symbols are left alone."""
    board, seven = quiver(hero), content().box.limits.arrows
    count = symbols(board, c)
    if count == seven:
        return []
    known = content().abilities
    aiming = [key for key in abilities.at(g, hero, abilities.moments(c)) if known[key].special in AIMING]
    skills = [key for key in aiming if abilities.why_not(g, hero, key, c) is None]
    more = [DRAW] if count < seven and (board.deck or board.pile) else []
    return [*more, *(f"use:{key}" for key in skills)]


ROWS = {"quick": "MD2-RAN-03", "overdraw": "MD2-RAN-04", "critical": "MD2-RAN-05"}


def row_name(count: int) -> str:
    """Which row of all cards counts."""
    seven = content().box.limits.arrows
    return "critical" if count == seven else "quick" if count < seven else "overdraw"


def _label(what: Value) -> Label:
    if what in (DRAW, LOOSE):
        return Label(Msg(f"md2-do-arrow-{what}"), "MD2-RAN-02")
    return Label(msg("md2-do-use", what=abilities.title(str(what)[4:])), "MD2-ABL-01")


CLASSES["ranger"] = Ranger()
