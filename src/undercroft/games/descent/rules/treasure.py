"""Treasure on the board and in chests (DES-TRS)."""

from __future__ import annotations

from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import hero_name, monster_spaces, quest_of
from undercroft.games.descent.quest.model import Chest
from undercroft.games.descent.rules import equipment, quest_events
from undercroft.games.descent.rules.conquest import change_conquest
from undercroft.games.descent.rules.equipment import item_name
from undercroft.games.descent.rules.windows import ChestOpened, window
from undercroft.games.descent.state import Descent, Hero, Item, Token
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Refusal, Value
from undercroft.parts import bag
from undercroft.parts.deck import draw

COSTS = content().costs
MARKET = content().market
COLOURS = ("copper", "silver", "gold")


def place_token(g: Descent, token: Token) -> Flow:
    """Lay a token; a chest's number is drawn from its stack and hidden (DES-SET-25)."""
    if token.kind == "chest":
        (token.number,) = yield from bag.draw(g.chests[token.what], 1)
    g.tokens.append(token)


def pick_up(g: Descent, hero: Hero) -> Flow:
    """Tokens on the space entered are picked up at once, at no cost (DES-TRS-02), and by heroes only (DES-TRS-01)."""
    for token in [token for token in g.tokens if token.at == hero.at]:
        if token.kind in TAKEN and token in g.tokens and not hero.monkey:
            yield from take(g, hero, token)


TAKEN = ("money", "potion", "key", "artifact", "item")
"""What is picked up; glyphs stay where they are (DES-GLY-05)."""


def take(g: Descent, hero: Hero, token: Token) -> Flow:
    match token.kind:
        case "money":  # DES-TRS-09: for every hero, wherever he is
            for other in g.heroes:
                other.coins += MARKET.money_token
            g.tell(msg("des-log-money", who=hero_name(hero), coins=MARKET.money_token), "DES-TRS-09")
        case "key":  # DES-DOR-10: beside the compass, for everybody, and no item of anybody's (DES-DOR-11)
            g.keys.append(token.what)
            g.tell(msg("des-log-key", who=hero_name(hero), rune=msg(f"des-rune-{token.what}")), "DES-DOR-10")
        case "potion" | "artifact" | "item":  # DES-TRS-24: an artifact is carried and used like them
            if not room_for(hero, token.what):
                return  # it stays where it lies and can be picked up later (DES-TRS-02)
            g.tokens.remove(token)
            yield from equipment.receive(g, hero, token.what)
            yield from quest_events.taken(g, hero, token.what)
            return
    g.tokens.remove(token)
    yield from quest_events.taken(g, hero, token.what)


def room_for(hero: Hero, card: str) -> bool:
    """Whether something more can be carried: in the pack, or in use (DES-TRS-04)."""
    packed = len(equipment.pack(hero)) < content().limits.pack
    return packed or equipment.why_not_equip(hero, Item(card)) is None


def to_pick_up(g: Descent, hero: Hero) -> list[str]:
    """Tokens left lying for want of room (DES-MAC-02)."""
    here = [(at, t) for at, t in enumerate(g.tokens) if t.at == hero.at and t.kind in TAKEN and not hero.monkey]
    return [f"pick:{t.kind}-{at}" for at, t in here if t.kind in ("money", "key") or room_for(hero, t.what)]


def pick(g: Descent, hero: Hero, which: str) -> Flow:
    yield from take(g, hero, g.tokens[int(which.rpartition("-")[2])])


def lay_artifact(g: Descent, hero: Hero, card: str) -> None:
    """A dropped artifact lies where it was dropped (DES-TRS-26)."""
    g.tokens.append(Token("artifact", hero.at, card))


def chest_here(g: Descent, hero: Hero) -> Token | None:
    return next((token for token in g.tokens if token.kind == "chest" and token.at == hero.at), None)


def chests_to_open(g: Descent, hero: Hero) -> list[str]:
    """DES-TRS-10, DES-TRS-11: standing on it, alone."""
    return ["chest:"] if chest_here(g, hero) and not shared(g, hero) else []


def shared(g: Descent, hero: Hero) -> bool:
    others = [other for other in g.heroes if other is not hero and other.at == hero.at]
    return bool(others) or bool(monster_spaces(g) >> hero.at & 1)


def chest_refusals(g: Descent, hero: Hero) -> dict[Value, Refusal]:
    if chest_here(g, hero) and shared(g, hero):
        return {"chest:": Refusal(msg("des-no-chest-shared"), "DES-TRS-11")}
    return {}


def open_chest(g: Descent, hero: Hero, _: str) -> Flow:
    """Two points (DES-MAC-09); threat for curses, then a trap, only then what is inside (DES-TIM-05, DES-TRS-19)."""
    hero.turn.points -= COSTS.chest
    token = chest_here(g, hero)
    assert token is not None
    g.tokens.remove(token)  # DES-TRS-23: for good, as its number went from the stack when it was laid
    if token.what not in g.opened:
        g.opened.append(token.what)  # DES-TWN-15
    chest = quest_of(g).chests[token.number]
    found = msg("des-log-chest", who=hero_name(hero), colour=msg(f"des-colour-{token.what}"))
    g.tell(found, "DES-TRS-12", reveals=True)
    if chest.curses:  # DES-TRS-18
        threat = chest.curses * len(g.heroes)
        g.overlord.threat += threat
        g.tell(msg("des-log-threat", threat=threat), "DES-TRS-18")
    opened = ChestOpened(hero, token.number)
    yield from window(g, opened)
    if not g.winner and not opened.withheld:
        yield from share_out(g, token.number)


def share_out(g: Descent, number: int) -> Flow:
    """Every hero receives a share, wherever he is (DES-TRS-13 to DES-TRS-17, DES-TRS-20)."""
    chest: Chest = quest_of(g).chests[number]
    if chest.conquest:  # DES-CON-04
        change_conquest(g, chest.conquest, msg("des-why-chest"), "DES-TRS-17")
    if chest.coins:
        for hero in g.heroes:
            hero.coins += chest.coins
        g.tell(msg("des-log-chest-coins", coins=chest.coins), "DES-TRS-13")
    for colour in COLOURS:
        for _ in range(chest.treasures.get(colour, 0)):
            for hero in g.heroes:
                yield from draw_treasure(g, hero, colour)


def deck(g: Descent, colour: str) -> list[str]:
    decks: dict[str, list[str]] = {"copper": g.copper, "silver": g.silver, "gold": g.gold}
    return decks[colour]


def draw_treasure(g: Descent, hero: Hero, colour: str) -> Flow:
    """The next card of a deck that is never reshuffled (DES-TRS-21); a cache is opened and another card drawn."""
    cards = deck(g, colour)
    while cards:
        card = content().items[draw(cards)]
        if card.type != "cache":
            yield from equipment.receive(g, hero, card.id, rearrange=True, drawn=True)
            return
        hero.coins += card.coins
        g.tell(msg("des-log-cache", who=hero_name(hero), item=item_name(card.id)), "DES-TRS-14", reveals=True)
        for potion, count in (("healing", card.healing), ("vitality", card.vitality)):
            for _ in range(count):
                yield from equipment.receive(g, hero, potion)
    g.tell(msg("des-log-deck-empty", colour=Msg(f"des-colour-{colour}")), "DES-TRS-21")
