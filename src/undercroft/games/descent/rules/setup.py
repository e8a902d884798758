"""Setting up a quest (DES-SET)."""

from __future__ import annotations

from undercroft.board import members
from undercroft.games.descent.box.content import content, describe
from undercroft.games.descent.figures import dungeon, hero_name, quest_of, topology
from undercroft.games.descent.rules import exploring, familiars, overlord, town
from undercroft.games.descent.rules.ground import may_stop
from undercroft.games.descent.state import TOWN, Descent, Hero, seat_name
from undercroft.games.descent.stats import max_fatigue, max_wounds
from undercroft.kernel.asks import Ask, Flow, choose
from undercroft.kernel.chance import Draw
from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value
from undercroft.parts.cell_names import cell_name
from undercroft.parts.deck import draw, put_back, shuffled

LIMITS = content().limits
KEEP = "keep"


def set_up(g: Descent) -> Flow:
    """Everything before the first round, in the rulebook's order (DES-SET-05)."""
    g.conquest = quest_of(g).conquest[g.players]  # DES-SET-18
    g.tell(quest_of(g).text("intro"), "DES-SET-04")
    yield from choose_heroes(g)
    yield from shuffle_decks(g)
    for hero in g.heroes:
        yield from draw_skills(g, hero)
    for hero in g.heroes:  # DES-SET-14 to DES-SET-16: the first player has the first choice
        yield from town.trade(g, hero, setup=True)
    g.closed = (1 << len(quest_of(g).doors)) - 1
    yield from exploring.reveal(g, quest_of(g).start_area)  # DES-SET-24; the rest is bare floor (DES-SET-23)
    for hero in g.heroes:
        yield from place_figure(g, hero)
    yield from exploring.look_around(g)
    yield from overlord.draw(g, LIMITS.overlord_cards)  # DES-SET-26


def heroes_for(players: int) -> int:
    """Two heroes for a single hero player, else one each (DES-SET-02)."""
    return 2 if players == 2 else players - 1


def choose_heroes(g: Descent) -> Flow:
    """Dealt at random, one after another (DES-SET-06), or chosen (DES-SET-07); no hero twice."""
    count = heroes_for(g.players)
    names = list(g.options.heroes)
    if names:
        check_heroes(names, count)
    elif not g.options.choose_heroes:
        names = list((yield Draw(list(content().heroes), count)))
    for index in range(count):
        seat = 1 if g.players == 2 else index + 1
        if index == len(names):
            left = [name for name in content().heroes if name not in names]
            prompt = msg("des-ask-hero", who=seat_name(seat))
            names.append((yield Ask((seat,), prompt, OneOf(left, _hero_label))))
        g.heroes.append(new_hero(index, seat, names[index]))
        g.tell(msg("des-log-hero", who=seat_name(seat), hero=Msg(f"des-hero-{names[index]}")), "DES-SET-06")


def check_heroes(names: list[str], count: int) -> None:
    unknown = [name for name in names if name not in content().heroes]
    if unknown:
        raise BadInput(f"descent: option heroes: there is no hero '{unknown[0]}': {', '.join(content().heroes)}")
    if len(names) != count or len(set(names)) != count:
        raise BadInput(f"descent: option heroes: expected {count} different heroes, got {', '.join(names)}")


def new_hero(index: int, seat: int, card: str) -> Hero:
    """Full wounds and fatigue, 300 coins (DES-SET-08, DES-SET-09)."""
    hero = Hero(index, seat, card, TOWN, 0, 0, content().market.coins_per_hero)
    hero.wounds, hero.fatigue = max_wounds(hero), max_fatigue(hero)
    return hero


def shuffle_decks(g: Descent) -> Flow:
    """Skills, treasures, overlord cards and chests (DES-SET-11, 21, 26); the shop is open to everybody (DES-SET-16)."""
    decks = content().decks
    g.fighting = yield from shuffled(decks["fighting"])
    g.subterfuge = yield from shuffled(decks["subterfuge"])
    g.wizardry = yield from shuffled(decks["wizardry"])
    g.copper = yield from shuffled(decks["copper"])
    g.silver = yield from shuffled(decks["silver"])
    g.gold = yield from shuffled(decks["gold"])
    g.overlord.deck = yield from shuffled(decks["overlord"])
    g.shop = {card.id: card.count for card in content().items.values() if card.deck == "shop"}
    chests = quest_of(g).chests
    for colour in ("copper", "silver", "gold"):
        g.chests[colour] = [number for number, chest in chests.items() if chest.colour == colour]


def draw_skills(g: Descent, hero: Hero) -> Flow:
    """As many of each deck as the sheet says, one of which may be exchanged (DES-SET-11 to DES-SET-13)."""
    card = content().heroes[hero.card]
    for name in town.SKILL_DECKS:
        for _ in range(getattr(card, name)):
            hero.skills.append(draw(town.skill_deck(g, name)))
    dealt = msg("des-log-skills-dealt", who=hero_name(hero), skills=[Msg(f"des-skill-{s}") for s in hero.skills])
    g.tell(dealt, "DES-SET-11", reveals=True)
    space = OneOf([KEEP, *hero.skills], _exchange_label)
    chosen = yield Ask((hero.seat,), msg("des-ask-exchange", who=hero_name(hero)), space, default=KEEP)
    if chosen != KEEP:
        deck = town.skill_deck(g, content().skills[chosen].deck)
        hero.skills[hero.skills.index(chosen)] = draw(deck)
        yield from put_back(chosen, deck)  # DES-SET-12: back at once, after the new card has been drawn
    hero.wounds, hero.fatigue = max_wounds(hero), max_fatigue(hero)
    g.tell(
        msg("des-log-skills", who=hero_name(hero), skills=[Msg(f"des-skill-{s}") for s in hero.skills]), "DES-SET-11"
    )


def place_figure(g: Descent, hero: Hero) -> Flow:
    """On the starting glyph or next to it (DES-SET-19)."""
    start = quest_of(g).start
    grid = dungeon(g).grid
    free = (topology(g).neighbours(start) | 1 << start) & may_stop(g, hero)
    names = {cell_name(grid, cell): cell for cell in members(free)}
    hero.at = yield from choose(hero.seat, msg("des-ask-start", who=hero_name(hero)), names, _place_label)
    card = content().heroes[hero.card]
    if card.familiar:  # DES-FAM-13: Vyrah's Skye
        familiars.join(g, hero, (card.familiar,))
    for skill in hero.skills:  # DES-FAM-09, DES-FAM-11: Boggs; Mata and Kata
        familiars.join(g, hero, content().skills[skill].familiars)


def _hero_label(card: Value) -> Label:
    return Label(Msg(f"des-hero-{card}"), "DES-SET-07", describe(content().heroes[str(card)]))


def _exchange_label(card: Value) -> Label:
    if card == KEEP:
        return Label(msg("des-keep-skills"), "DES-SET-12")
    skill = content().skills[str(card)]
    return Label(msg("des-exchange", skill=Msg(f"des-skill-{card}")), "DES-SET-12", describe(skill))


def _place_label(cell: Value) -> Label:
    return Label(msg("des-place-at", cell=str(cell)), "DES-SET-19")
