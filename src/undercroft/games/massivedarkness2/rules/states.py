"""Fire and frost (MD2-STA)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.rules.dice import FACES, die
from undercroft.games.massivedarkness2.state import Ally, Enemy, Hero, MassiveDarkness
from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import msg

STATE = "state"
"""The tokens in the supply: fire on one side, frost on the other (MD2-STA-01)."""


def set_alight(g: MassiveDarkness, figure: Hero | Ally | Enemy, tokens: int) -> None:
    """Put fire on somebody, as far as there are tokens (MD2-TOK-01); a mob has one stack (MD2-STA-09)."""
    if isinstance(figure, Hero) and figure.down:
        return
    put = min(tokens, g.supply[STATE])
    if put > 0:
        figure.fire += put
        g.supply[STATE] -= put
        g.tell(msg("md2-log-fire", who=name(figure), n=put), "MD2-ABL-20")


def chill(g: MassiveDarkness, figure: Hero | Ally | Enemy, tokens: int) -> None:
    """Put frost on somebody."""
    if isinstance(figure, Hero) and figure.down:
        return
    put = min(tokens, g.supply[STATE])
    if put > 0:
        figure.frost += put
        g.supply[STATE] -= put
        g.tell(msg("md2-log-frost", who=name(figure), n=put), "MD2-ABL-20")


def quench(g: MassiveDarkness, figure: Hero | Ally | Enemy, tokens: int) -> None:
    out = min(tokens, figure.fire)
    figure.fire -= out
    g.supply[STATE] += out


def thaw(g: MassiveDarkness, figure: Hero | Ally | Enemy, tokens: int) -> None:
    out = min(tokens, figure.frost)
    figure.frost -= out
    g.supply[STATE] += out


def cleanse(g: MassiveDarkness, figure: Hero | Ally | Enemy, tokens: int) -> None:
    """Remove state tokens, frost first."""
    frost = min(tokens, figure.frost)
    thaw(g, figure, frost)
    quench(g, figure, tokens - frost)


def clear(g: MassiveDarkness, figure: Hero | Ally | Enemy) -> None:
    """All state tokens are discarded (MD2-KO-01)."""
    quench(g, figure, figure.fire)
    thaw(g, figure, figure.frost)


def burn(g: MassiveDarkness, figure: Hero | Ally | Enemy, colour: str = "yellow") -> Flow:
    """Discard every fire token, roll a die for each and count the swords: so many wounds, all at once (MD2-STA-02)."""
    fires = figure.fire
    if not fires:
        return 0
    quench(g, figure, fires)
    faces = yield Roll([die(colour)] * fires)  # MD2-STA-03: taken together, after all of them are rolled
    wounds = sum(FACES[str(face)].swords for face in faces)
    g.tell(msg("md2-log-burn", who=name(figure), n=wounds), "MD2-STA-02")
    return wounds


def frozen(g: MassiveDarkness, figure: Hero | Ally | Enemy) -> bool:
    """Whether an action is lost to frost: a token is discarded in place of it (MD2-STA-05)."""
    if not figure.frost:
        return False
    thaw(g, figure, 1)
    g.tell(msg("md2-log-frozen", who=name(figure)), "MD2-STA-05")
    return True
