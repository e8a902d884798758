"""The greedy bot: every ask that a player can get, each with what answers it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

from undercroft.games.dungeonfighter.bot import aiming, worth
from undercroft.games.dungeonfighter.bot.prospects import damage, prospect
from undercroft.games.dungeonfighter.bot.worth import USUAL, Taste
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import (
    active,
    equipment,
    fight_of,
    find_hero,
    hero_card,
    level_of,
    living,
    max_life,
    standing,
    throw_of,
)
from undercroft.games.dungeonfighter.rules import fights, hits, shopping
from undercroft.games.dungeonfighter.rules.ballads import EXPERIENCE, works
from undercroft.games.dungeonfighter.rules.equipment import DONE, carriers
from undercroft.games.dungeonfighter.rules.techniques import demanded, in_force
from undercroft.games.dungeonfighter.rules.throws import SPIN, setting_of
from undercroft.games.dungeonfighter.state import COLOURS, DungeonFighter, Hand, Hero
from undercroft.games.dungeonfighter.throw.setting import Setting, setting
from undercroft.games.dungeonfighter.view import View
from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Line
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Aim, Answer, OneOf, Subset

HEROES: Final = ("maryla", "daniel", "rysiek", "jack")
"""In the order in which a team is glad to have them."""
KEEP: Final = "keep"
LISTED: Final = 64
"""So many answers are compared at most."""
TACTICS: Final = ("die", "declare", "skill", "cube", "again", "second-try", "herbs", "change", "prevent")
"""What is decided in a fight, and tells in it."""
COMPARED: Final = (*TACTICS, "path", "flee", "last-moment", "last-chance")
"""What is worth a search: this, and what leads to a fight or saves somebody from it."""


class Greedy:
    """A player of any hero, with one of the three hands; where there is no physics, the table's hand counts."""

    def __init__(self, rng: Random, hand: Hand = "fair", taste: Taste = USUAL) -> None:
        self._rng = rng
        self._hand = hand
        self._taste = taste

    def choose(self, seat: int, ask: Ask, view: Callable[[], View]) -> Answer:
        answer = self._opinion(seat, ask, view().table)
        if answer is not None and ask.space.why_not(answer) is None:
            return answer
        if ask.default is not None and ask.space.why_not(ask.default) is None:
            return ask.default
        return ask.space.sample(self._rng)

    def lines(self, seat: int, ask: Ask, view: Position, many: int) -> list[Line]:
        """Before and in a fight, answers are compared as they are; what pays off later is left to what it thinks."""
        kind = ask.prompt.id.removeprefix("dfi-ask-")
        first = self.choose(seat, ask, view)
        soon = kind in COMPARED or (kind == "shopping" and view().table.trips >= content().numbers.trips)
        others = [answer for answer in ask.space.enumerate(LISTED) if answer != first] if soon else []
        self._rng.shuffle(others)  # there may be more of them than are compared
        found: list[Line] = [((ask.prompt.id, answer),) for answer in (first, *others)]
        return found[:many]

    def _opinion(self, seat: int, ask: Ask, g: DungeonFighter) -> Answer | None:
        hand = g.options.hand if g.options.physics == "off" else self._hand
        kind = ask.prompt.id.removeprefix("dfi-ask-")
        if isinstance(ask.space, Aim):
            return aiming.aim(_thrown(g, kind, ask), hand, self._rng)
        if isinstance(ask.space, Subset):
            return declare(g, [str(value) for value in ask.space.values], hand)
        if kind == "who-takes":
            return who_takes(g, ask, hand)
        if not isinstance(ask.space, OneOf):
            return None
        values = [str(value) for value in ask.space.values]
        if kind in OF_TASTE:
            return OF_TASTE[kind](g, _hero(g, seat), values, hand, self._taste)
        return REPLIES[kind](g, _hero(g, seat), values, hand) if kind in REPLIES else None


Reply: TypeAlias = Callable[[DungeonFighter, Hero, list[str], Hand], str]
"""The table, the hero of whoever is asked, what can be answered, and the hand that throws."""


def _hero(g: DungeonFighter, seat: int) -> Hero:
    """Whose turn it is, if that is for this seat; else its first hero who is alive."""
    if g.fight is not None and active(g).seat == seat:
        return active(g)
    own = [hero for hero in g.heroes if hero.seat == seat]
    return next((hero for hero in own if not hero.dead), own[0] if own else Hero(id=HEROES[0], seat=seat, life=9))


def _thrown(g: DungeonFighter, kind: str, ask: Ask) -> Setting:
    """What is thrown: the die of the turn, or a cut-out that is to be flipped."""
    if kind != "flip":
        return setting_of(g, throw_of(g))
    weak = getattr(ask.prompt.args.get("what"), "id", "").endswith("weak")
    fight = fight_of(g)
    body = "weak" if weak else "frost1"
    return setting(body, lying=fight.lying, icebergs=fight.icebergs, physics=g.options.physics, hand=g.options.hand)


# -- before a throw ---------------------------------------------------------------------------------------------------


def take_hero(_g: DungeonFighter, _hero: Hero, offers: list[str], _hand: Hand) -> str:
    return next((hero for hero in HEROES if hero in offers), offers[0])


def path(g: DungeonFighter, _hero: Hero, offers: list[str], hand: Hand, taste: Taste = USUAL) -> str:
    return max(offers, key=lambda room: worth.room(g, content().rooms[room], hand, taste))


def die(g: DungeonFighter, hero: Hero, offers: list[str], hand: Hand, taste: Taste = USUAL) -> str:
    """The die whose eye this hero can use best, and the others worst; a rarity before, where it helps."""
    used = next((what for what in offers if what.startswith(fights.USE)), None)
    if used is not None and _wants_rarity(hero, used):
        return used
    if fights.RECOVER in offers:
        return fights.RECOVER if fights.WHITE not in offers or _can_pay(g, hand, taste) else fights.WHITE
    others = [one for one in standing(g) if one is not hero]

    def gain(what: str) -> float:
        own = worth.eye(g, hero, what, hand) + damage(what, demanded(g), hand, 0, fight_of(g).foe.life)
        theirs = max((worth.eye(g, one, what, hand) for one in others), default=0.0)
        return own - 0.5 * theirs

    return max((what for what in offers if not what.startswith(fights.USE)), key=gain)


def _wants_rarity(hero: Hero, used: str) -> bool:
    effect = equipment(used.removeprefix(fights.USE)).effect
    return effect == "phoenix" or hero.life <= max_life(hero) // 2


def _can_pay(g: DungeonFighter, hand: Hand, taste: Taste) -> bool:
    """Whether the team recovers its dice: coins for healing against coins for white dice, and what is at stake."""
    foe = fight_of(g).foe
    level, left = level_of(foe), [hero.life - level_of(foe) for hero in standing(g)]
    if min(left) <= 0:
        return False
    hurts = content().foe(foe.id).damage
    if all(life <= hurts for life in left):  # a miss of each, and all is lost
        return False
    throws = foe.life / max(0.5, damage("white1", demanded(g), hand, 1.0, foe.life))
    shaky = sum(life <= hurts for life in left)
    return taste.coin * level + 2.5 * shaky < taste.white_die * min(throws, len(COLOURS))


def declare(g: DungeonFighter, offers: list[str], hand: Hand) -> tuple[str, ...]:
    """The weapons with which a throw may be expected to do most, a miss being as bad as it is."""
    hero, foe = active(g), fight_of(g).foe
    afraid = worth.danger(g, hero)

    def gain(chosen: tuple[str, ...]) -> float:
        weapons = [what for what in chosen if what != SPIN]
        wanted = in_force(g, weapons, spin=SPIN in chosen)
        bonus = sum(equipment(card).bonus for card in weapons) + (hits.SPIN if SPIN in chosen else 0)
        hit = prospect(throw_of(g).die, wanted, hand).hit
        return damage(throw_of(g).die, wanted, hand, bonus, foe.life) - (1 - hit) * afraid

    every = [chosen for size in range(len(offers) + 1) for chosen in combinations(offers, size)]
    return max(every, key=gain)


# -- after it ---------------------------------------------------------------------------------------------------------


def cube(g: DungeonFighter, _hero: Hero, offers: list[str], _hand: Hand) -> str:
    verdicts = {slip.body: fights.verdict_of(g, slip) for slip in throw_of(g).slips if slip.body in offers}
    return max(offers, key=lambda body: (verdicts[body].ultra, verdicts[body].hit, verdicts[body].value, body))


def again(g: DungeonFighter, hero: Hero, offers: list[str], hand: Hand) -> str:
    """Where the result is worse than what another throw may be expected to bring."""
    verdict = next(fights.verdict_of(g, slip) for slip in throw_of(g).slips if slip.body == throw_of(g).chosen)
    foe = fight_of(g).foe
    chance = prospect(throw_of(g).die, demanded(g), hand)
    hoped = chance.hit * chance.value - (1 - chance.hit) * worth.danger(g, hero)
    have = float(verdict.value) if verdict.hit else -worth.danger(g, hero)
    if verdict.hit and verdict.value >= foe.life:
        return KEEP
    return next((what for what in offers if what != KEEP), KEEP) if hoped > have else KEEP


def skill(g: DungeonFighter, hero: Hero, offers: list[str], hand: Hand) -> str:
    """The best of those that work after such a throw; in the variant, experience where none is worth it."""
    verdict = next(fights.verdict_of(g, slip) for slip in throw_of(g).slips if slip.body == throw_of(g).chosen)
    skills = hero_card(hero).skills

    def gain(what: str) -> float:
        if what == EXPERIENCE:
            return 1.0
        id_ = skills[what]  # type: ignore[index]
        return worth.skill(g, hero, id_, hand) if works(id_, verdict) else 0.0

    return max(offers, key=gain)


def herbs(g: DungeonFighter, _hero: Hero, offers: list[str], _hand: Hand) -> str:
    return max(offers, key=lambda id_: worth.missing(find_hero(g, id_)))


def change(g: DungeonFighter, _hero: Hero, offers: list[str], _hand: Hand) -> str:
    """The token for nothing, the amulet always, the elixir against what is strong."""
    strong = fight_of(g).foe.life >= 8 or fight_of(g).foe.big
    return next((what for what in offers if what != "pass" and (strong or ":" not in what)), "pass")


def prevent(g: DungeonFighter, _hero: Hero, offers: list[str], _hand: Hand) -> str:
    """Armour whenever it helps; what is used up only where somebody would fall, or a lot is at stake."""
    hurt = active(g)
    heavy = content().foe(fight_of(g).foe.id).damage
    serious = heavy >= hurt.life or heavy >= 4
    kinds = {what: equipment(what.split(":")[0]).kind for what in offers if ":" in what}
    armour = [what for what, kind in kinds.items() if kind == "armour"]
    if armour:
        return max(armour, key=lambda what: equipment(what.split(":")[0]).effect != "winter_coat")
    return next(iter(kinds), "pass") if serious else "pass"


def last_chance(_g: DungeonFighter, _hero: Hero, offers: list[str], _hand: Hand) -> str:
    return next((what for what in offers if what != "pass"), "pass")


def flee(g: DungeonFighter, _hero: Hero, _offers: list[str], hand: Hand) -> str:
    """Where hardly any throw would hit, and nobody would fall on the way."""
    level = level_of(fight_of(g).foe)
    safe = all(hero.life > level + 1 for hero in standing(g))
    return "flee" if safe and prospect("red", demanded(g), hand).hit < 0.2 else "fight"


def scar(g: DungeonFighter, hero: Hero, offers: list[str], hand: Hand) -> str:
    hurt = next((one for one in g.heroes if one.down and one.seat == hero.seat), hero)
    return min(offers, key=lambda colour: worth.skill(g, hurt, hero_card(hurt).skills[colour], hand))  # type: ignore[index]


# -- between fights ---------------------------------------------------------------------------------------------------


def shop(g: DungeonFighter, _hero: Hero, offers: list[str], hand: Hand, taste: Taste = USUAL) -> str:
    """What is worth most for its coins; before the big bad nothing is saved."""
    gains = {what: _bargain(g, what, hand, taste) for what in offers if not what.startswith("drop:")}
    best = max(gains, key=lambda what: gains[what])
    return best if gains[best] > 0 else DONE


def _bargain(g: DungeonFighter, what: str, hand: Hand, taste: Taste) -> float:
    price = shopping.price(what)
    if what == DONE:
        return 0.0
    if what == shopping.HEAL:
        gain = sum(1.0 + (1.0 if hero.life <= 4 else 0.0) for hero in living(g) if hero.life < max_life(hero))
    elif what == shopping.WHITE:
        gain = 2 * taste.white_die + (2.0 if g.trips >= content().numbers.trips - 1 else 0.0)
    else:
        found = equipment(what.removeprefix(shopping.BUY))
        takers: list[Hero | None] = [*carriers(g, found.id)]
        gain = max(worth.card(hero, found, hand, taste) for hero in takers or [None])
    return gain / max(1, price) - taste.coin


def who_takes(g: DungeonFighter, ask: Ask, hand: Hand) -> str:
    """The one to whom a card is worth most, and of those the one who carries least."""
    told = getattr(ask.prompt.args.get("item"), "id", "").removeprefix("dfi-item-")
    assert isinstance(ask.space, OneOf)
    heroes = [find_hero(g, str(value)) for value in ask.space.values]
    found = equipment(told)
    return max(heroes, key=lambda hero: (worth.card(hero, found, hand), -len(hero.gear))).id


def promotion(g: DungeonFighter, hero: Hero, offers: list[str], hand: Hand) -> str:
    able = [colour for colour in offers if colour not in hero.scars] or offers
    return max(able, key=lambda colour: worth.skill(g, hero, hero_card(hero).skills[colour], hand))  # type: ignore[index]


REPLIES: Final[dict[str, Reply]] = {
    "hero": take_hero,
    "cube": cube,
    "again": again,
    "second-try": again,
    "skill": skill,
    "herbs": herbs,
    "change": change,
    "prevent": prevent,
    "last-chance": last_chance,
    "flee": flee,
    "scar": scar,
    "promotion": promotion,
    "upgrade": lambda _g, _hero, offers, _hand: offers[0],
}
"""By the prompt; what is not here is left to the default of the ask: who is chief, what is handed over, what lies."""
OF_TASTE: Final[dict[str, Callable[[DungeonFighter, Hero, list[str], Hand, Taste], str]]] = {
    "path": path,
    "die": die,
    "shopping": shop,
}
"""The same, of what depends on how dear coins and dice are."""
