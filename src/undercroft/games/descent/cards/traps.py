"""The overlord's trap cards (DES-OVL-14). None of them finds a hero in the town (DES-TWN-04)."""

from __future__ import annotations

from undercroft.board import Bits, members
from undercroft.games.descent.box.content import ItemCard, content, name
from undercroft.games.descent.cards.strikes import Arms, strike
from undercroft.games.descent.figures import dungeon, hero_name, hero_spaces, topology
from undercroft.games.descent.rules import monster_turn, movement, spawning
from undercroft.games.descent.rules.damage import wound_hero
from undercroft.games.descent.rules.dice import roll_power
from undercroft.games.descent.rules.ground import may_stop, obstacles
from undercroft.games.descent.rules.lingering_effects import become_monkey
from undercroft.games.descent.rules.targets import in_reach_of, weapons
from undercroft.games.descent.rules.windows import (
    ChestOpened,
    DoorOpened,
    HeroEntered,
    OverlordTurn,
    overlord_reaction,
)
from undercroft.games.descent.state import OVERLORD, TOWN, Descent, Hero, Monster
from undercroft.games.descent.stats import UNARMED, immune, power, worth
from undercroft.kernel.asks import Flow, choose
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label
from undercroft.parts.cell_names import cell_name


def _resist(g: Descent, hero: Hero, card: str) -> Flow:
    """Roll the dice by which a trap is resisted: those of the card, and more for a Wild Talent."""
    return (yield from roll_power(g, hero, content().doing[card].values["dice"] + worth(hero, "wild_talent", "dice")))


def _escape(g: Descent, hero: Hero, card: str) -> Flow:
    """Whether a blank was rolled, which is what most traps ask for (DES-ATK-25)."""
    rolled = yield from _resist(g, hero, card)
    if rolled.blanks:
        g.tell(msg("des-log-trap-escaped", who=hero_name(hero)), "DES-ATK-25")
    return bool(rolled.blanks)


def _hurt(g: Descent, hero: Hero, card: str, spared: int = 0) -> Flow:
    """The wounds of a trap, which armour does not prevent: a Trapmaster adds some, the Cautious are spared some."""
    wounds = content().doing[card].values["wounds"] + power(g, "trapmaster", "wounds") - spared
    yield from wound_hero(g, hero, wounds - worth(hero, "cautious", "fewer"), name(content().doing[card]))


def _explode(g: Descent, heroes: list[Hero], card: str) -> Flow:
    """Each of the heroes is wounded, less for every surge rolled."""
    for hero in heroes:
        if hero.at != TOWN and not g.winner:
            rolled = yield from _resist(g, hero, card)
            yield from _hurt(g, hero, card, rolled.surges * content().doing[card].values["per_surge"])


def _ways(g: Descent, spaces: Bits, *, seat: int, prompt: Msg) -> Flow:
    """One of these spaces, as a player chooses."""
    ways = {cell_name(dungeon(g).grid, cell): cell for cell in members(spaces)}
    return (yield from choose(seat, prompt, ways, lambda cell: Label(msg("des-trap-to", cell=cell), "DES-OVL-14")))


# -- When a hero moves into an empty space


def _can_crush(g: Descent, moment: HeroEntered) -> bool:
    """Where no obstacle is near, and the hero can be put beside the rubble."""
    near = topology(g).neighbours(moment.cell)
    return moment.was_empty and not near & (obstacles(g) | g.pits) and bool(near & may_stop(g, moment.hero))


@overlord_reaction(HeroEntered, "crushing_block", when=_can_crush)
def crushing_block(g: Descent, moment: HeroEntered) -> Flow:
    hero, cell = moment.hero, moment.cell
    g.rubble |= 1 << cell
    yield from _explode(g, [hero], "crushing_block")
    beside = topology(g).neighbours(cell) & may_stop(g, hero)
    if hero.at == cell and beside and not g.winner:
        where = yield from _ways(g, beside, seat=OVERLORD, prompt=msg("des-ask-crushed", who=hero_name(hero)))
        yield from movement.arrive(g, hero, where)


@overlord_reaction(HeroEntered, "spiked_pit", when=lambda _, moment: moment.was_empty)
def spiked_pit(g: Descent, moment: HeroEntered) -> Flow:
    hero, cell = moment.hero, moment.cell
    g.pits |= 1 << cell
    beside = topology(g).neighbours(cell) & may_stop(g, hero)
    if not (yield from _escape(g, hero, "spiked_pit")):
        yield from _hurt(g, hero, "spiked_pit")
    elif beside:
        where = yield from _ways(g, beside, seat=hero.seat, prompt=msg("des-ask-leap", who=hero_name(hero)))
        yield from movement.arrive(g, hero, where)


# -- When a hero opens a door


@overlord_reaction(DoorOpened, "explosive_door")
def explosive_door(g: Descent, moment: DoorOpened) -> Flow:
    near = topology(g).at_door(moment.door)
    return _explode(g, [hero for hero in g.heroes if hero.at != TOWN and near >> hero.at & 1], "explosive_door")


@overlord_reaction(DoorOpened, "paralyzing_gas")
def paralyzing_gas(g: Descent, moment: DoorOpened) -> Flow:
    """The turn ends; the stun token is for the next one (DES-EFF-05)."""
    hero = moment.hero
    if not (yield from _escape(g, hero, "paralyzing_gas")):
        hero.turn.over = True
        if not immune(hero, "stun"):
            hero.effects.stun += content().doing["paralyzing_gas"].values["tokens"]
        g.tell(msg("des-log-paralyzed", who=hero_name(hero)), "DES-EFF-05")


# -- When a hero opens a chest, before its contents are shared out (DES-TIM-05)


@overlord_reaction(ChestOpened, "explosive_rune")
def explosive_rune(g: Descent, moment: ChestOpened) -> Flow:
    near = topology(g).neighbours(moment.hero.at)
    others = [hero for hero in g.heroes if hero.at != TOWN and near >> hero.at & 1]
    return _explode(g, [moment.hero, *others], "explosive_rune")


@overlord_reaction(ChestOpened, "monkey_god")
def monkey_god(g: Descent, moment: ChestOpened) -> Flow:
    if not (yield from _escape(g, moment.hero, "monkey_god")):  # DES-EFF-12
        become_monkey(g, moment.hero)


def _beside_chest(g: Descent, hero: Hero) -> Bits:
    """Where a Mimic can stand: next to its opener, who stands where the chest stood."""
    kind = content().doing["mimic"].spawn[0].kind
    free = monster_turn.may_stop(g, Monster(0, kind, False, hero.at)) & ~g.pits
    return topology(g).neighbours(hero.at) & free


@overlord_reaction(ChestOpened, "mimic", when=lambda g, moment: _beside_chest(g, moment.hero))
def mimic(g: Descent, moment: ChestOpened) -> Flow:
    """The chest becomes a monster that keeps its contents until it is killed, and acts at once."""
    where = yield from _ways(g, _beside_chest(g, moment.hero), seat=OVERLORD, prompt=msg("des-ask-mimic"))
    m = spawning.place(g, content().doing["mimic"].spawn[0].kind, where, master=False)
    m.chest = moment.number
    moment.withheld = True
    yield from monster_turn.activate(g, m)


# -- At the start of the overlord's turn


def _charmable(g: Descent) -> dict[str, Hero]:
    """Heroes who could attack: not in the town, and no monkeys (DES-TWN-04, DES-EFF-14)."""
    return {hero.card: hero for hero in g.heroes if hero.at != TOWN and not hero.monkey}


@overlord_reaction(OverlordTurn, "dark_charm", when=lambda g, _: _charmable(g))
def dark_charm(g: Descent, _: OverlordTurn) -> Flow:
    prompt = msg("des-ask-charm")
    hero = yield from choose(OVERLORD, prompt, _charmable(g), lambda card: Label(Msg(f"des-hero-{card}"), "DES-OVL-14"))
    if not (yield from _escape(g, hero, "dark_charm")):
        yield from strike(g, hero, _against_heroes(g, hero), seat=OVERLORD)


def _against_heroes(g: Descent, hero: Hero) -> Arms:
    """What a charmed hero can attack whom with: any hero in reach, or himself; an attack around harms only enemies."""
    arms: list[ItemCard | None] = [weapon for weapon in weapons(hero) if not weapon.around]
    return {
        weapon.id if weapon else UNARMED: (weapon, in_reach_of(g, hero, weapon) & hero_spaces(g) | 1 << hero.at)
        for weapon in [*arms, None]
    }
