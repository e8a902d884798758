"""Setting up a game: the dungeon, the missions, and each player's power and objective."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import Objective, content, describe
from undercroft.games.paperdungeons.box.dungeon import GEM_LETTERS, rooms_in
from undercroft.games.paperdungeons.box.names import hero_index, power
from undercroft.games.paperdungeons.rules import rounds
from undercroft.games.paperdungeons.rules.gems import fill_gem_track, lootable
from undercroft.games.paperdungeons.rules.items import part_reward
from undercroft.games.paperdungeons.rules.levels import open_heroes, raise_level
from undercroft.games.paperdungeons.rules.potions import gain_potions
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet, new_sheet, player
from undercroft.kernel.asks import Ask, Flow, choose
from undercroft.kernel.chance import Draw
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Subset, Value
from undercroft.parts import deck

SHEET = content().sheet


def prepare(g: PaperDungeons) -> Flow:
    """Set up one game, in the rulebook's order (PAP-SET-01 to PAP-SET-13), for one player as well (PAP-SOL-01)."""
    g.sheets = [new_sheet(seat) for seat in range(len(g.sheets))]
    yield from reveal_dungeon(g)
    if g.options.missions:  # PAP-SET-08: missions can be left out
        g.missions = list((yield Draw(list(content().missions), SHEET.missions)))  # PAP-SET-07
    else:
        g.missions = []
    yield from deal(g)
    yield from rounds.at_once(g, keep_cards)
    for s in g.sheets:  # PAP-SET-09: kept powers are open, objectives stay private but for the training style
        g.tell(msg("pap-log-power-kept", who=player(s.seat), power=Msg(f"pap-power-{s.power}")), "PAP-SET-09")
    g.round = 1


def reveal_dungeon(g: PaperDungeons) -> Flow:
    """One random dungeon card (PAP-SET-02), the one agreed on, or the scenario's (PAP-CAM-03)."""
    if g.story:
        g.dungeon = content().stories[g.story].dungeons[g.scenario]
    elif g.options.dungeon:
        g.dungeon = g.options.dungeon
    else:
        (g.dungeon,) = yield Draw(list(content().dungeons), 1)
    bosses = [Msg(f"pap-boss-{boss}") for boss in content().dungeons[g.dungeon].bosses]
    g.tell(msg("pap-log-dungeon", dungeon=Msg(f"pap-dungeon-{g.dungeon}"), bosses=bosses), "PAP-SET-04")


def deal(g: PaperDungeons) -> Flow:
    """Two power cards and two objective cards to each player (PAP-SET-09)."""
    hands = yield from deck.deal(content().powers, len(g.sheets), SHEET.dealt_powers)
    for s in g.sheets:
        s.dealt_powers = hands[s.seat]
    hands = yield from deck.deal(content().objectives, len(g.sheets), SHEET.dealt_objectives)
    for s in g.sheets:
        s.dealt_objectives = hands[s.seat]


def keep_cards(g: PaperDungeons, s: Sheet) -> Flow:
    """Keep one of each pair (PAP-SET-09), fill in the training style (PAP-SET-11), use a set-up power (PAP-SET-13)."""
    s.power = yield Ask((s.seat,), msg("pap-ask-power"), OneOf(s.dealt_powers, power_label))
    s.objective = yield Ask((s.seat,), msg("pap-ask-objective"), OneOf(s.dealt_objectives, objective_label))
    s.style = content().objectives[s.objective].style
    yield from use_setup_power(g, s)


def use_setup_power(g: PaperDungeons, s: Sheet) -> Flow:
    """Treasure Hunter, Healer, Craftsman and Veteran (PAP-POW-07, 08, 11, 12)."""
    card = power(s)
    for _ in range(card.loot):
        yield from hunt_treasure(g, s)
    yield from gain_potions(g, s, card.potions)
    for _ in range(card.parts):
        yield from part_reward(g, s)
    if card.level_ups:
        space = Subset(list(open_heroes(s)), card.level_ups, card.level_ups, _hero_label)
        chosen = yield Ask((s.seat,), msg("pap-ask-levels", count=card.level_ups), space)
        for hero in chosen:
            yield from raise_level(g, s, hero_index(hero))


def hunt_treasure(g: PaperDungeons, s: Sheet) -> Flow:
    """Only the gem is taken: its room is not explored, and the others keep theirs (PAP-POW-07)."""
    gems = {GEM_LETTERS[room]: room for room in rooms_in(lootable(s))}
    room = yield from choose(s.seat, msg("pap-ask-gem"), gems, _gem_label)
    s.circled |= 1 << room
    g.note(s, msg("pap-log-gem", letter=GEM_LETTERS[room]), "PAP-POW-07")
    yield from fill_gem_track(g, s)


def power_label(card: Value) -> Label:
    return Label(Msg(f"pap-power-{card}"), "PAP-SET-09", describe(content().powers[str(card)]))


def objective_label(card: Value) -> Label:
    return Label(Msg(f"pap-objective-{card}"), "PAP-SET-09", objective_worth(content().objectives[str(card)]))


def objective_worth(card: Objective) -> Msg:
    """What an objective asks for, and the glory it brings."""
    first, second, third = content().tiers_glory
    return msg("pap-objective-worth", text=describe(card), first=first, second=second, third=third)


def _hero_label(hero: Value) -> Label:
    return Label(Msg(f"pap-hero-{hero}"), "PAP-POW-12")


def _gem_label(letter: Value) -> Label:
    return Label(msg("pap-gem", letter=str(letter)), "PAP-POW-07")
