"""Objects in a zone: treasure, chests, fountains, forges, traps (MD2-INT, MD2-TOK)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import enemies_at, max_health, name, zone_name
from undercroft.games.massivedarkness2.rules import decks, treasure
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.items import card, lose, title, worn
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.rules.wounds import wound_hero
from undercroft.games.massivedarkness2.state import RARITIES, Hero, MassiveDarkness, Token
from undercroft.kernel.asks import ANEW, Ask, Flow, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

OBJECTS = ("treasure", "chest", "greater_chest", "fountain", "forge")
TRAPS = ("spike_trap", "bear_trap")


def at_hand(g: MassiveDarkness, hero: Hero) -> list[Token]:
    """Objects in the hero's zone that there is something to do with (MD2-INT-02)."""
    return [
        token
        for token in g.tokens
        if token.at == hero.at and token.kind in OBJECTS and (token.kind != "forge" or can_forge(g, hero))
    ]


def why_not(g: MassiveDarkness, hero: Hero) -> Refusal | None:
    """Not while there are enemies in the zone (MD2-INT-01)."""
    if enemies_at(g, hero.at):
        return Refusal(msg("md2-no-interact"), "MD2-INT-01")
    return None


def touch(g: MassiveDarkness, hero: Hero, token: Token) -> Flow:
    """Interact with one object."""
    if token.kind == "forge":  # the token is not used up (MD2-TOK-12)
        yield from forge(g, hero)
        return
    g.tokens.remove(token)
    if token.kind == "treasure":  # MD2-INT-03
        yield from treasure.gain_token(g, hero, token.what)
    elif token.kind == "fountain":  # MD2-TOK-07
        health = int((yield from turn_up(g, token)))
        gained = min(health, max_health(hero) - hero.health)
        hero.health += gained
        g.tell(msg("md2-log-fountain", who=name(hero), n=gained), "MD2-TOK-07")
    else:  # MD2-TOK-08, MD2-TOK-09
        rarity = yield from turn_up(g, token)
        limits = content().box.limits
        count = limits.chest if token.kind == "chest" else limits.greater_chest
        line = msg("md2-log-chest", who=name(hero), n=count, rarity=Msg(f"md2-rarity-{rarity}"))
        g.tell(line, "MD2-TOK-08" if token.kind == "chest" else "MD2-TOK-09")
        for _ in range(count):
            yield from treasure.gain_item(g, hero, rarity)


def turn_up(g: MassiveDarkness, token: Token) -> Flow:
    """The hidden face of a token, which nobody has looked at before (MD2-SET-13)."""
    face: str = yield from decks.turn_up(g, token.kind)
    line = msg("md2-log-turned-up", what=Msg(f"md2-token-{token.kind}"), at=zone_name(g, token.at))
    g.tell(line, "MD2-SET-13", reveals=True)
    return face


def lay_anew(g: MassiveDarkness, token: Token, **changed: int) -> Token:
    """A token that has changed, in the place of what it was."""
    made = replace(token, **changed)
    g.tokens[g.tokens.index(token)] = made
    return made


# -- the forge --------------------------------------------------------------------------------------------------------


def own_items(g: MassiveDarkness, hero: Hero) -> list[str]:
    """Everything a hero could forge, worn or not (MD2-TOK-10)."""
    return [item for item in [*worn(hero), *hero.bag, *hero.potions] if not rules_of(g).item_locked(g, hero, item)]


def can_forge(g: MassiveDarkness, hero: Hero) -> bool:
    """Three cards, not all epic: there is nothing above that."""
    items = own_items(g, hero)
    return len(items) >= content().box.limits.forge and any(card(item).worth != "epic" for item in items)


def why_no_forge(g: MassiveDarkness, hero: Hero) -> Refusal:
    few = len(own_items(g, hero)) < content().box.limits.forge
    return Refusal(msg("md2-no-forge-cards" if few else "md2-no-forge-epic"), "MD2-TOK-10")


def forge(g: MassiveDarkness, hero: Hero) -> Flow:
    """Three cards for one of the rarity above the lowest of them (MD2-TOK-10, MD2-TOK-11)."""
    given: list[str] = []
    while len(given) < content().box.limits.forge:
        left, given = _apart(own_items(g, hero), given)
        able = [item for item in left if why_no_forging(given, item) is None]
        if not able:  # a potion was drunk meanwhile
            return
        space = OneOf(list(dict.fromkeys(able)), _card_label, partial(_not_for_the_forge, given, left))
        prompt = msg("md2-ask-forge", who=name(hero), n=len(given) + 1)
        chosen = yield Ask((hero.seat,), prompt, space, anew=True)
        if chosen is not ANEW:
            given.append(str(chosen))
    lowest = min(RARITIES.index(card(item).worth) for item in given)
    for item in given:
        lose(g, hero, item)
    made = RARITIES[lowest + 1]
    g.tell(msg("md2-log-forge", who=name(hero), rarity=Msg(f"md2-rarity-{made}")), "MD2-TOK-10")
    yield from treasure.gain_item(g, hero, made)


def _apart(owned: list[str], given: list[str]) -> tuple[list[str], list[str]]:
    """What is left of the items a hero owns, and those of the chosen ones that are still among them."""
    kept = []
    for item in given:
        if item in owned:
            owned.remove(item)
            kept.append(item)
    return owned, kept


def _card_label(item: Value) -> Label:
    return Label(title(str(item)), "MD2-TOK-10")


def _not_for_the_forge(given: list[str], left: list[str]) -> dict[Value, Refusal]:
    return {item: why for item in left if (why := why_no_forging(given, item))}


def why_no_forging(given: list[str], item: str) -> Refusal | None:
    """Three epic items cannot be forged: nothing is above them (MD2-TOK-10)."""
    last = len(given) == content().box.limits.forge - 1
    if last and all(card(one).worth == "epic" for one in [*given, item]):
        return Refusal(msg("md2-no-forge-epic"), "MD2-TOK-10")
    return None


# -- traps ------------------------------------------------------------------------------------------------------------


def spring_traps(g: MassiveDarkness, hero: Hero) -> Flow:
    """Traps of a zone are sprung by a hero who moves into it, not by enemies (MD2-MOV-06, MD2-TOK-15, MD2-ENM-07)."""
    for token in [token for token in g.tokens if token.at == hero.at and token.kind in TRAPS]:
        if hero.down:
            return
        g.tokens.remove(token)
        face = yield from turn_up(g, token)
        if face == "blank":
            g.tell(msg("md2-log-trap-blank", who=name(hero)), "MD2-TOK-03")
        elif token.kind == "spike_trap":  # MD2-TOK-03
            wound_hero(g, hero, int(face), "MD2-TOK-03")
        else:
            yield from caught(g, hero)


def caught(g: MassiveDarkness, hero: Hero) -> Flow:
    """The Move action ends at once, and a further action of this turn is lost (MD2-TOK-04)."""
    g.tell(msg("md2-log-bear-trap", who=name(hero)), "MD2-TOK-04")
    turn = g.turn
    if turn is None or turn.hero != hero.number:
        return
    turn.mp, turn.moving, turn.used = 0, False, []
    if turn.actions:
        turn.actions -= 1
        yield from run(rules_for(hero).action_lost(g, hero))
