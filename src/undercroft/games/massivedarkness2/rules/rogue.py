"""The rogue: tokens out of a tool bag, one for each action (MD2-ROG)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.box.components import Effect, Skill
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import find_enemy, name
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.classes import CLASSES, ClassRules
from undercroft.games.massivedarkness2.state import Combat, Hero, MassiveDarkness, Tools
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value
from undercroft.parts import bag

FITS = {"red": ("attack",), "blue": ("move",), "green": ("attack", "move", "rest", "trade", "special")}
"""MD2-ROG-04."""
NONE = "none"
"""Chosen where no token is flipped."""


def tools(hero: Hero) -> Tools:
    assert hero.rogue is not None
    return hero.rogue


def draw(g: MassiveDarkness, hero: Hero, count: int) -> Flow:
    """Active side up (MD2-ROG-02); an empty bag is filled from the pile (MD2-ROG-11), or gives no more (MD2-ROG-12)."""
    board = tools(hero)
    for _ in range(count):
        if not board.bag:
            board.bag, board.pile = board.pile, []
        for token in (yield from bag.draw(board.bag, 1)):
            board.active.append(token)
            g.tell(msg("md2-log-tool", who=name(hero), token=Msg(f"md2-tool-{token}")), "MD2-ROG-02")


class Rogue(ClassRules):
    def set_up(self, g: MassiveDarkness, hero: Hero) -> None:
        """Nine tokens are in the bag from the beginning (MD2-ROG-01)."""
        tokens = content().rogue_tokens.values()
        hero.rogue = Tools(bag=[token.id for token in tokens for _ in range(token.start)])

    def skill_gained(self, g: MassiveDarkness, hero: Hero, skill: Skill, replaced: str) -> None:
        """Skills add tokens to the bag (MD2-ROG-01), as many as the box holds (MD2-TOK-01)."""
        board = tools(hero)
        for token in skill.tokens:
            used = [*board.bag, *board.active, *board.spent, *board.pile, *(enemy.poison for enemy in g.enemies)]
            if used.count(token) < content().rogue_tokens[token].copies:
                board.bag.append(token)

    def round_begins(self, g: MassiveDarkness, hero: Hero) -> Flow:
        """Three tokens, four where the rogue is alone (MD2-ROG-02, MD2-SOL-03)."""
        if not hero.down:
            yield from draw(g, hero, content().box.limits.rogue_tokens + (1 if g.players == 1 else 0))

    def actions(self, g: MassiveDarkness, hero: Hero, actions: int) -> int:
        """As many as there are tokens (MD2-ROG-03)."""
        return len(tools(hero).active)

    def gains(self, g: MassiveDarkness, hero: Hero, effect: Effect) -> Flow:
        """More tokens are more actions (MD2-ROG-06)."""
        board = tools(hero)
        before = len(board.active)
        yield from draw(g, hero, effect.tokens)
        if g.turn is not None and g.turn.hero == hero.number:
            g.turn.actions += len(board.active) - before

    def action_begins(self, g: MassiveDarkness, hero: Hero, what: str) -> Flow:
        """An active token is flipped for the action; if it fits, its bonus counts (MD2-ROG-03, MD2-ROG-05)."""
        board = tools(hero)
        token = yield from choose_tool(g, hero, what)
        if token == NONE:
            return
        board.active.remove(token)
        board.spent.append(token)
        if not fits(token, what):
            return
        g.tell(msg("md2-log-tool-used", who=name(hero), token=Msg(f"md2-tool-{token}")), "MD2-ROG-05")
        if what == "attack":  # it is added to the combat
            board.flipped = token
        else:
            yield from abilities.apply(g, hero, content().rogue_tokens[token].effect)

    def action_lost(self, g: MassiveDarkness, hero: Hero) -> Flow:
        """An unused token is flipped without effect (MD2-ROG-08)."""
        board = tools(hero)
        choices = list(dict.fromkeys(board.active))
        if not choices:
            return
        token = choices[0]
        if len(choices) > 1:
            prompt = msg("md2-ask-tool-lost", who=name(hero))
            token = str((yield Ask((hero.seat,), prompt, OneOf(choices, tool_label))))
        board.active.remove(token)
        board.spent.append(token)

    def before_roll(self, g: MassiveDarkness, hero: Hero, c: Combat) -> Flow:
        """The token flipped for an attack: dice, poison, or shadow (MD2-ROG-13, MD2-ROG-16)."""
        board = tools(hero)
        if not c.by_hero or not board.flipped:
            return
        token = content().rogue_tokens[board.flipped]
        board.flipped = ""
        c.shadow = c.shadow or token.shadow
        enemy = find_enemy(g, c.enemy)
        if token.poison and not enemy.poison:  # MD2-ROG-14: one is enough
            enemy.poison = token.id
            board.spent.remove(token.id)
            g.tell(msg("md2-log-poison", who=name(hero), whom=name(enemy)), "MD2-ROG-13")
        yield from abilities.apply(g, hero, token.effect, c)

    def turn_ends(self, g: MassiveDarkness, hero: Hero) -> None:
        """Unused tokens are exhausted too (MD2-ROG-07), and all go onto the pile (MD2-ROG-10)."""
        board = tools(hero)
        board.pile += [*board.spent, *board.active]
        board.spent, board.active, board.flipped = [], [], ""

    def round_ends(self, g: MassiveDarkness, hero: Hero) -> None:
        """Whoever had no turn loses the tokens drawn for it."""
        self.turn_ends(g, hero)


def choose_tool(g: MassiveDarkness, hero: Hero, what: str) -> Flow:
    """The token to flip for an action, or none for one that was gained in another way (MD2-ROG-09).

    Such actions are those that there are more of than tokens; the one that is spent now is among them.
    """
    board = tools(hero)
    assert g.turn is not None
    choices = list(dict.fromkeys(board.active))
    if g.turn.actions + 1 > len(board.active):
        choices.append(NONE)
    if len(choices) == 1:
        return choices[0]
    prompt = msg("md2-ask-tool", who=name(hero), what=Msg(f"md2-action-{what}"))
    default = next((token for token in choices if token != NONE and fits(token, what)), choices[-1])
    return str((yield Ask((hero.seat,), prompt, OneOf(choices, tool_label), default=default)))


def poison(hero: Hero) -> int:
    """What an enemy poisoned by this rogue suffers when it activates (MD2-ROG-13): a wound, and what skills add."""
    return 1 + sum(content().skills[skill].poison for skill in hero.skills)


def fits(token: str, what: str) -> bool:
    return what in FITS[content().rogue_tokens[token].colour]


def tool_label(token: Value) -> Label:
    return Label(Msg(f"md2-tool-{token}"), "MD2-ROG-09" if token == NONE else "MD2-ROG-03")


CLASSES["rogue"] = Rogue()
