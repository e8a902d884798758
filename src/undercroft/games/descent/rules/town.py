"""The town: a safe place to shop (DES-TWN)."""

from __future__ import annotations

from undercroft.games.descent.box.components import AttackType
from undercroft.games.descent.box.content import content, describe
from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.rules import equipment, treasure
from undercroft.games.descent.rules.equipment import POTIONS, item_name
from undercroft.games.descent.state import Descent, Hero, Item
from undercroft.games.descent.stats import TRAITS, trait
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value
from undercroft.parts.deck import draw

MARKET = content().market
COSTS = content().costs
SKILL_DECKS = ("fighting", "subterfuge", "wizardry")
LEAVE = "leave"


def shop(g: Descent, hero: Hero, _: str) -> Flow:
    """Three movement points open the shop for as long as the hero stays in it (DES-TWN-02)."""
    hero.turn.points -= COSTS.shop
    yield from trade(g, hero, setup=False)


def trade(g: Descent, hero: Hero, *, setup: bool) -> Flow:
    """Buy and sell in any order (DES-TWN-06 to 16); before the game only shop cards and potions (DES-SET-15)."""
    while True:
        space = OneOf(
            lambda: offers(g, hero, setup=setup),
            lambda what: label(g, hero, str(what)),
            lambda: refusals(g, hero, setup=setup),
        )
        chosen = yield Ask(
            (hero.seat,), msg("des-ask-shop", who=hero_name(hero), coins=hero.coins), space, default=LEAVE
        )
        if chosen == LEAVE:
            return
        kind, _, what = chosen.partition(":")
        if kind == "sell":
            sell(g, hero, hero.items[int(what)])
        else:
            yield from buy(g, hero, kind, what)


def offers(g: Descent, hero: Hero, *, setup: bool) -> list[str]:
    found = [what for what in wares(g, hero, setup=setup) if price(what) <= hero.coins]
    if not setup:
        found += [f"sell:{at}" for at, item in enumerate(hero.items) if value(item) is not None]
    return [*found, LEAVE]


def wares(g: Descent, hero: Hero, *, setup: bool) -> list[str]:
    """Everything for sale to this hero, whatever it costs; the shop's cards are what is left of them (DES-SET-17)."""
    found = [f"card:{card}" for card, left in g.shop.items() if left]
    found += [f"potion:{potion}" for potion in POTIONS]
    if setup:
        return found
    found += [f"treasure:{colour}" for colour in g.opened if treasure.deck(g, colour)]  # DES-TWN-15, DES-TWN-16
    found += [f"skill:{name}" for name in SKILL_DECKS if skill_deck(g, name)]
    found += [f"training:{kind}" for kind in content().box.training if why_no_training(g, hero, kind) is None]
    return found


def why_no_training(g: Descent, hero: Hero, kind: AttackType) -> Refusal | None:
    """Four tokens of each kind, and no trait above five (DES-TWN-13, DES-TWN-14)."""
    if trait(hero, kind) >= content().limits.trait_maximum:
        return Refusal(msg("des-no-training-more", most=content().limits.trait_maximum), "DES-TWN-14")
    sold = sum(other.training[TRAITS.index(kind)] for other in g.heroes)
    return Refusal(msg("des-no-stock"), "DES-TWN-13") if sold >= content().box.training[kind] else None


def price(what: str) -> int:
    kind, _, name = what.partition(":")
    match kind:
        case "card":
            return content().items[name].cost or 0
        case "potion":
            return MARKET.healing_potion if name == "healing" else MARKET.vitality_potion
        case "treasure":
            return MARKET.treasure[name]  # type: ignore[index]  # one of the three colours
        case "skill":
            return MARKET.skill_card
        case _:
            return MARKET.training_token


def buy(g: Descent, hero: Hero, kind: str, what: str) -> Flow:
    """Pay and receive (DES-SET-14, DES-TWN-06 to DES-TWN-13)."""
    paid = price(f"{kind}:{what}")
    hero.coins -= paid
    g.tell(msg("des-log-buy", who=hero_name(hero), what=ware_name(f"{kind}:{what}"), coins=paid), "DES-TWN-06")
    match kind:
        case "card":
            g.shop[what] -= 1  # DES-SET-16: the stock is limited
            yield from equipment.receive(g, hero, what)
        case "potion":
            yield from equipment.receive(g, hero, what)
        case "treasure":
            yield from treasure.draw_treasure(g, hero, what)
        case "skill":
            learn(g, hero, draw(skill_deck(g, what)))
        case _:
            hero.training[TRAITS.index(what)] += 1


def learn(g: Descent, hero: Hero, card: str) -> None:
    """A skill for the rest of the game (DES-CRD-02), with its familiars (DES-FAM-01)."""
    from undercroft.games.descent.rules import familiars

    hero.skills.append(card)
    g.tell(msg("des-log-skill", who=hero_name(hero), skill=Msg(f"des-skill-{card}")), "DES-CRD-02", reveals=True)
    familiars.join(g, hero, content().skills[card].familiars)


def skill_deck(g: Descent, name: str) -> list[str]:
    decks: dict[str, list[str]] = {"fighting": g.fighting, "subterfuge": g.subterfuge, "wizardry": g.wizardry}
    return decks[name]


def value(item: Item) -> int | None:
    """What an item sells for: half, rounded down to 25 (DES-TWN-07); artifacts cannot be sold (DES-TRS-25)."""
    if item.card in POTIONS:
        return MARKET.half(MARKET.healing_potion)
    card = content().items[item.card]
    if card.deck in ("copper", "silver", "gold"):
        return MARKET.resale[card.deck]
    return MARKET.half(card.cost) if card.cost is not None else None


def sell(g: Descent, hero: Hero, item: Item) -> None:
    """Shop cards go back to the shop, treasures leave the game (DES-TWN-07)."""
    coins = value(item)
    assert coins is not None
    hero.items.remove(item)
    hero.coins += coins
    if item.card in g.shop:
        g.shop[item.card] += 1
    g.tell(msg("des-log-sell", who=hero_name(hero), item=item_name(item.card), coins=coins), "DES-TWN-07")


def ware_name(what: str) -> Msg:
    kind, _, name = what.partition(":")
    if kind in ("card", "potion"):
        return item_name(name)
    return msg(f"des-ware-{kind}-{name}")


def label(g: Descent, hero: Hero, what: str) -> Label:  # noqa: ARG001 - labels of asks take the table
    kind, _, name = what.partition(":")
    if kind == LEAVE:
        return Label(msg("des-shop-leave"), "DES-TWN-02")
    if kind == "sell":
        item = hero.items[int(name)]
        return Label(msg("des-shop-sell", item=item_name(item.card), coins=value(item) or 0), "DES-TWN-07")
    detail = describe(content().items[name]) if kind == "card" else None
    return Label(msg("des-shop-buy", what=ware_name(what), coins=price(what)), "DES-TWN-06", detail)


def refusals(g: Descent, hero: Hero, *, setup: bool) -> dict[Value, Refusal]:
    refused: dict[Value, Refusal] = {}
    for what in wares(g, hero, setup=setup):
        if price(what) > hero.coins:
            refused[what] = Refusal(msg("des-no-coins", coins=price(what), have=hero.coins), "DES-SET-14")
    refused |= {f"card:{card}": Refusal(msg("des-no-stock"), "DES-SET-16") for card, left in g.shop.items() if not left}
    return refused if setup else refused | refused_luxuries(g, hero)


def refused_luxuries(g: Descent, hero: Hero) -> dict[Value, Refusal]:
    """Treasures, skills and training that the market has not, or not for this hero."""
    refused: dict[Value, Refusal] = {}
    for colour in treasure.COLOURS:
        if colour not in g.opened:
            why = msg("des-no-treasure-yet", colour=Msg(f"des-colour-{colour}"))
            refused[f"treasure:{colour}"] = Refusal(why, "DES-TWN-15")
        elif not treasure.deck(g, colour):
            refused[f"treasure:{colour}"] = Refusal(msg("des-no-stock"), "DES-TWN-16")
    for name in SKILL_DECKS:
        if not skill_deck(g, name):
            refused[f"skill:{name}"] = Refusal(msg("des-no-stock"), "DES-TWN-12")
    for kind in content().box.training:
        if no_training := why_no_training(g, hero, kind):
            refused[f"training:{kind}"] = no_training
    return refused
