"""What the ranger can do that data cannot say."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.components import Ability
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.abilities import special
from undercroft.games.massivedarkness2.rules.ranger import ARROWS, draw, quiver, symbols
from undercroft.games.massivedarkness2.state import Combat, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value


@special("loose_arrow")
def loose_arrow(g: MassiveDarkness, hero: Hero, _ability: Ability, c: Combat | None) -> Flow:
    """An arrow card is turned up, discarded at once and applied: alone it is a quick shot (MD2-RAN-03)."""
    board = quiver(hero)
    card = yield from draw(board)
    if card:
        board.pile.append(card)
        line = msg("md2-log-loose-arrow", who=name(hero), card=Msg(f"md2-arrow-{card}"))
        g.tell(line, "MD2-RAN-03", reveals=True)
        yield from abilities.apply(g, hero, content().arrows[card].quick, c)


def aiming(_g: MassiveDarkness, hero: Hero, _ability: Ability, c: Combat | None) -> bool:
    """Whether arrow cards are being turned up."""
    return c is not None and c.stage == "pool" and bool(quiver(hero).row)


@special("put_arrow_back", aiming)
def put_arrow_back(g: MassiveDarkness, hero: Hero, _ability: Ability, _c: Combat | None) -> None:
    """The card turned up last is discarded, even if it was one too many."""
    board = quiver(hero)
    card = board.row.pop()
    board.pile.append(card)
    g.tell(msg("md2-log-arrow-back", who=name(hero), card=Msg(f"md2-arrow-{card}")), "MD2-RAN-02")


@special("count_arrows", aiming)
def count_arrows(_g: MassiveDarkness, hero: Hero, ability: Ability, c: Combat | None) -> Flow:
    """Up to so many symbols more or fewer count than the cards show."""
    assert c is not None
    most = ability.values["arrows"]
    prompt = msg("md2-ask-count-arrows", who=name(hero), n=symbols(quiver(hero), c))
    space = OneOf([change for change in range(-most, most + 1) if change], _change_label)
    c.notes[ARROWS] = c.notes.get(ARROWS, 0) + int((yield Ask((hero.seat,), prompt, space)))


def _change_label(change: Value) -> Label:
    n = int(change)
    return Label(msg(f"md2-do-arrows-{'more' if n > 0 else 'fewer'}", n=abs(n)), "MD2-RAN-02")
