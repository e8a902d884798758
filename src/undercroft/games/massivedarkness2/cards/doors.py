"""What door cards do (MD2-DOR-13); each is given the card, the hero who opens and the zones of the chamber."""

from __future__ import annotations

from undercroft.board import Bits, Cell, members
from undercroft.games.massivedarkness2.box.components import DoorCard, Effect
from undercroft.games.massivedarkness2.figures import (
    distances_from,
    enemy_left,
    enemy_walk,
    floor,
    heroes_at,
    name,
    steps_from,
)
from undercroft.games.massivedarkness2.rules import abilities, enemy_phase, experience, spawning, states, treasure
from undercroft.games.massivedarkness2.rules.doors import add_treasure, door_card
from undercroft.games.massivedarkness2.rules.wounds import wound_hero
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness, Thing, Token
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf

RULE = "MD2-DOR-13"
PAY, PASS = "pay", "pass"
FOUND: tuple[Thing, ...] = ("fountain", "chest")

# -- where in the chamber ---------------------------------------------------------------------------------------------


def behind(g: MassiveDarkness, hero: Hero, zones: Bits) -> Cell:
    """The zone of the chamber that the hero looks into."""
    inside = zones & floor(g)
    return members(inside & steps_from(g, hero.at) or inside)[0]


def beside(g: MassiveDarkness, hero: Hero, zones: Bits, kind: Thing) -> Cell:
    """Where such a token lies in the chamber already, otherwise behind the door."""
    lying = [token.at for token in g.tokens if token.kind == kind and zones >> token.at & 1]
    return lying[0] if lying else behind(g, hero, zones)


def more_treasure(g: MassiveDarkness, card: DoorCard, hero: Hero, zones: Bits) -> Flow:
    """Treasure tokens besides those of the loot tokens, and with them."""
    count = card.values.get("treasure", 0)
    if count:
        yield from add_treasure(g, beside(g, hero, zones, "loot"), count)


# -- harm -------------------------------------------------------------------------------------------------------------


def harm(g: MassiveDarkness, card: DoorCard, hero: Hero) -> None:
    """Wounds, fire, frost and lost mana, as the card says."""
    hero.mana = max(0, hero.mana - card.values.get("mana", 0))
    states.set_alight(g, hero, card.values.get("fire", 0))
    states.chill(g, hero, card.values.get("frost", 0))
    wound_hero(g, hero, card.values.get("wounds", 0), RULE)


@door_card("trap")
def trap(g: MassiveDarkness, card: DoorCard, hero: Hero, zones: Bits) -> Flow:
    """The hero who opens is harmed; there may be more treasure."""
    harm(g, card, hero)
    yield from more_treasure(g, card, hero, zones)


@door_card("trap_for_all")
def trap_for_all(g: MassiveDarkness, card: DoorCard, hero: Hero, zones: Bits) -> Flow:
    """Every hero in the zone of the one who opens is harmed; there may be more treasure."""
    for other in heroes_at(g, hero.at):
        harm(g, card, other)
    yield from more_treasure(g, card, hero, zones)


@door_card("alarm")
def alarm(g: MassiveDarkness, card: DoorCard, hero: Hero, _zones: Bits) -> Flow:
    """The nearest enemy acts at once; of several the player who opens chooses (MD2-TIE-01)."""
    away = distances_from(enemy_walk(g), hero.at, floor(g))
    able = [enemy for enemy in g.enemies if enemy.kind != "boss" and enemy.at in away]
    if not able:
        return
    nearest = min(away[enemy.at] for enemy in able)
    found = [enemy for enemy in able if away[enemy.at] == nearest]
    enemy = yield from abilities.choose_enemy(g, hero, found, "md2-ask-alarm")
    for _ in range(card.values["actions"]):
        if enemy_left(g, enemy.number) and not g.winner:
            yield from enemy_phase.one_action(g, enemy)


# -- enemies ----------------------------------------------------------------------------------------------------------


@door_card("ambush")
def ambush(g: MassiveDarkness, card: DoorCard, hero: Hero, zones: Bits) -> Flow:
    """More mobs than there are spawn tokens, where those lie; there may be more treasure."""
    at = beside(g, hero, zones, "spawn")
    for _ in range(card.values["mobs"]):
        yield from spawning.spawn_mob(g, at)
    yield from more_treasure(g, card, hero, zones)


@door_card("prowler")
def prowler(g: MassiveDarkness, card: DoorCard, hero: Hero, zones: Bits) -> Flow:
    """A roaming monster lives here; there may be more treasure."""
    yield from spawning.spawn_roaming(g, beside(g, hero, zones, "spawn"))
    yield from more_treasure(g, card, hero, zones)


@door_card("beset")
def beset(g: MassiveDarkness, card: DoorCard, _hero: Hero, zones: Bits) -> Flow:
    """Enemies that spawn in the chamber have fire or frost on them: they come now, and nobody is left for later."""
    for token in [token for token in g.tokens if token.kind == "spawn" and zones >> token.at & 1]:
        g.tokens.remove(token)
        enemy = yield from spawning.spawn_mob(g, token.at)
        if enemy is not None:
            states.set_alight(g, enemy, card.values.get("fire", 0))
            states.chill(g, enemy, card.values.get("frost", 0))


@door_card("deserted")
def deserted(g: MassiveDarkness, card: DoorCard, _hero: Hero, zones: Bits) -> None:
    """Fewer spawn tokens."""
    _remove(g, "spawn", card.values["spawns"], zones)


# -- treasure and other finds -----------------------------------------------------------------------------------------


@door_card("hoard")
def hoard(g: MassiveDarkness, card: DoorCard, hero: Hero, zones: Bits) -> Flow:
    """More treasure, and that is all."""
    yield from more_treasure(g, card, hero, zones)


@door_card("looted")
def looted(g: MassiveDarkness, card: DoorCard, _hero: Hero, zones: Bits) -> None:
    """Fewer loot tokens."""
    _remove(g, "loot", card.values["loot"], zones)


def _remove(g: MassiveDarkness, kind: Thing, count: int, zones: Bits) -> None:
    for token in [token for token in g.tokens if token.kind == kind and zones >> token.at & 1][:count]:
        g.tokens.remove(token)


@door_card("find")
def find(g: MassiveDarkness, card: DoorCard, hero: Hero, zones: Bits) -> None:
    """Fountains and chests that the mission does not know of, as far as there are any left (MD2-TOK-01)."""
    for kind in FOUND:
        on_table = sum(token.kind == kind for token in g.tokens)
        for _ in range(min(card.values.get(kind, 0), len(g.faces[kind]) - on_table)):
            g.tokens.append(Token(g.next_number, kind, beside(g, hero, zones, kind)))
            g.next_number += 1


@door_card("gift")
def gift(g: MassiveDarkness, card: DoorCard, hero: Hero, _zones: Bits) -> Flow:
    """Items for the hero who opens, by their rarity."""
    for rarity, count in card.values.items():
        for _ in range(count):
            yield from treasure.gain_item(g, hero, rarity)


@door_card("offering")
def offering(g: MassiveDarkness, card: DoorCard, hero: Hero, zones: Bits) -> Flow:
    """The hero who opens may pay with wounds or mana for more treasure."""
    if card.values.get("wounds", 0) > hero.health or card.values.get("mana", 0) > hero.mana:
        return
    prompt = msg("md2-ask-offering", who=name(hero), card=Msg(f"md2-door-{card.id}"))
    space = OneOf([PAY, PASS], lambda what: Label(Msg(f"md2-do-{what}"), RULE))
    if (yield Ask((hero.seat,), prompt, space, default=PASS)) == PAY:
        harm(g, card, hero)
        yield from more_treasure(g, card, hero, zones)


# -- help -------------------------------------------------------------------------------------------------------------


@door_card("spring")
def spring(g: MassiveDarkness, card: DoorCard, hero: Hero, _zones: Bits) -> Flow:
    """Every hero in the zone of the one who opens is healed, or gains mana."""
    for other in heroes_at(g, hero.at):
        if heal := card.values.get("heal", 0):
            yield from abilities.healed(g, other, heal)
        if mana := card.values.get("mana", 0):
            yield from abilities.gain_mana(g, other, mana)


@door_card("haste")
def haste(g: MassiveDarkness, card: DoorCard, hero: Hero, _zones: Bits) -> Flow:
    """More actions for the hero who opens."""
    yield from abilities.apply(g, hero, Effect(actions=card.values["actions"]))


@door_card("lesson")
def lesson(g: MassiveDarkness, card: DoorCard, hero: Hero, _zones: Bits) -> None:
    """Experience for the hero who opens."""
    experience.gain(g, hero, card.values["xp"], RULE)


@door_card("quiet")
def quiet(_g: MassiveDarkness, _card: DoorCard, _hero: Hero, _zones: Bits) -> None:
    """Nothing happens."""
