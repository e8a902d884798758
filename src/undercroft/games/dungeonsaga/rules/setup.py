"""Setting up an adventure (SAG-SET)."""

from __future__ import annotations

from undercroft.board import members
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import adventure_of, hero_id, name, name_of_cell
from undercroft.games.dungeonsaga.rules import command_cards, items, junction, locks, placing
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model, seat_name
from undercroft.kernel.asks import Ask, Flow, choose
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value


def set_up(g: DungeonSaga) -> Flow:
    """The seven steps, in the rulebook's order."""
    found = adventure_of(g)
    needed = items.set_aside(g)
    g.supply = {item.id: item.copies - needed[item.id] for item in content().items.values()}
    yield from share_heroes(g)  # steps 1 and 3 (SAG-SET-04, SAG-SET-06); the adventure was agreed on before (step 2)
    for hero in g.heroes:
        equip(g, hero)  # step 4 (SAG-SET-07)
    for zone in members(found.start_zones):  # only up to the first closed doors (SAG-SET-08)
        yield from locks.lay_out(g, zone)
    junction.settle(g)
    for hero in g.heroes:
        yield from place(g, hero)
    yield from command_cards.shuffle(g)  # step 5 (SAG-SET-09)
    for part in ("story", "goal-heroes", "goal-overlord", "rules"):  # step 6 (SAG-SET-10), known to all (SAG-WIN-02)
        g.tell(found.text(part), "SAG-SET-10")


def hero_seats(g: DungeonSaga) -> tuple[int, ...]:
    return tuple(range(1, g.players))


def share_heroes(g: DungeonSaga) -> Flow:
    """All heroes of the adventure are in play, split among their players as these like (SAG-SET-02, SAG-SET-06).

    Everybody gets one, as long as there are enough.
    """
    found = adventure_of(g)
    seats = hero_seats(g)
    cards = list(found.heroes)
    for at, card in enumerate(cards):
        who = content().heroes[card].hero
        if len(seats) == 1:
            g.seats[who] = seats[0]
        elif who not in g.seats:
            taken = {g.seats[content().heroes[other].hero] for other in cards[:at]}
            without = [seat for seat in seats if seat not in taken]
            able = without if len(without) >= len(cards) - at else list(seats)
            prompt = msg("sag-ask-share", who=Msg(f"sag-model-{who}"))
            space = OneOf(able, lambda seat: Label(seat_name(int(seat)), "SAG-SET-02"))
            default = without[0] if without else seats[at % len(seats)]
            g.seats[who] = yield Ask(seats, prompt, space, default=default)
        g.heroes.append(Model(g.next_number, card, g.seats[who], OFF, 0))
        g.next_number += 1
        g.tell(msg("sag-log-share", who=Msg(f"sag-model-{who}"), seat=seat_name(g.seats[who])), "SAG-SET-04")


def equip(g: DungeonSaga, hero: Model) -> None:
    """Spells and items of the adventure; what they have found before, or in a campaign what they carry."""
    who = hero_id(hero)
    hero.sheet = placing.new_sheet(g, who)
    found = adventure_of(g)
    if g.options.campaign:
        if not g.results:  # a campaign that begins here: with what heroes have found who come this far
            g.carried.setdefault(who, list(found.gear.get(who, ())))
            g.learned.setdefault(who, list(found.skills.get(who, ())))
        brought = g.carried.get(who, [])
        hero.sheet.skills = list(g.learned.get(who, []))
    else:
        brought = list(found.gear.get(who, ()))
        hero.sheet.skills = list(found.skills.get(who, ()))
    hero.sheet.items += brought
    for item in brought:
        g.supply[item] -= 1


def place(g: DungeonSaga, hero: Model) -> Flow:
    """On one of the start squares (SAG-SET-14), facing as the adventure or the player says (SAG-SET-15)."""
    found = adventure_of(g)
    if hero_id(hero) in found.places:
        hero.at = found.places[hero_id(hero)]
    else:
        taken = [other.at for other in g.heroes]
        squares = {name_of_cell(g, cell): cell for cell in found.start if cell not in taken}
        prompt = msg("sag-ask-start", who=name(hero))
        hero.at = yield from choose(hero.seat, prompt, squares, _square_label, default=next(iter(squares)))
    yield from placing.face(g, hero, found.facing)


def _square_label(square: Value) -> Label:
    return Label(msg("sag-square", square=str(square)), "SAG-SET-14")
