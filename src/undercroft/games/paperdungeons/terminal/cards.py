"""The cards on the table and in hand: bosses, missions, the objective and the power."""

from __future__ import annotations

from rich.text import Text

from undercroft.games.paperdungeons.box.content import Boss, content, describe
from undercroft.games.paperdungeons.box.dungeon import ROOM_NAMES, boss_rooms
from undercroft.games.paperdungeons.box.names import HEROES, hero_name, power
from undercroft.games.paperdungeons.metrics import measure
from undercroft.games.paperdungeons.rules.bosses import band, boss_card, boss_name, strength
from undercroft.games.paperdungeons.rules.missions import mission_glory
from undercroft.games.paperdungeons.rules.rounds import BOSS_AFTER
from undercroft.games.paperdungeons.rules.scoring import objective_glory
from undercroft.games.paperdungeons.rules.setup import objective_worth
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet
from undercroft.games.paperdungeons.terminal.marks import (
    DONE,
    EMPTY,
    FULL,
    HERO_STYLES,
    REWARD_GLYPHS,
    REWARD_STYLES,
    signed,
)
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import BAD, DIM, GOOD, heading, ink

ROUND_OF = {number: round_ for round_, number in BOSS_AFTER.items()}


def draw_bosses(g: PaperDungeons, s: Sheet, say: Say, width: int) -> list[Text]:
    """The three bosses: when, where, what they are weak to, the bands, and what the party would meet with now."""
    lines = [heading(say(msg("pap-draw-bosses")), width)]
    for number in BOSS_AFTER.values():
        lines += _boss(g, s, boss_card(g, number), number, say)
    return lines


def _boss(g: PaperDungeons, s: Sheet, boss: Boss, number: int, say: Say) -> list[Text]:
    name = say(boss_name(boss))
    if g.round > ROUND_OF[number]:
        glory = say(msg("pap-draw-boss-past", glory=signed(s.glory[number - 1])))
        return [ink(f"{number} {name} ", DIM).append(glory)]
    room = boss_rooms(g.dungeon)[number - 1]
    explored = bool(s.explored >> room & 1)
    title = ink(f"{number} ", DIM).append(name, "bold bright_red")
    title.append(" " + say(msg("pap-draw-boss-when", round=ROUND_OF[number], room=ROOM_NAMES[room])), DIM)
    title.append(f" {DONE} " if explored else "  ", GOOD)
    title.append(say(msg("pap-draw-weakness")), DIM).append(
        f" {say(hero_name(boss.weakness))}", HERO_STYLES[boss.weakness]
    )
    reached = band(s, boss, number, g.dungeon)
    bands = Text("  ")
    for index, bound in enumerate(boss.bands):
        text = say(msg("pap-draw-band", strength=bound.strength, glory=signed(bound.glory), damage=bound.damage))
        bands.append(text, "bold" if index == reached else DIM).append("  ")
    bands.append(say(msg("pap-draw-flee", glory=signed(boss.flee))), "bold" if reached is None else DIM)
    prospect = _prospect(s, boss, reached, say, explored=explored)
    if not g.solo:  # PAP-BOS-15
        prize = "".join(REWARD_GLYPHS[kind] for kind in boss.reward)
        prospect.append("  " + say(msg("pap-draw-boss-reward")), DIM).append(f" {prize}", REWARD_STYLES[boss.reward[0]])
    return [title, bands, prospect]


def _prospect(s: Sheet, boss: Boss, reached: int | None, say: Say, *, explored: bool) -> Text:
    """What would happen if the fight were now."""
    mine = strength(s, boss)
    if reached is not None:
        glory, damage = boss.bands[reached].glory, boss.bands[reached].damage
        if power(s).boss_damage == "none":  # PAP-POW-03
            damage = 0
        would = msg("pap-draw-would-fight", strength=mine, glory=signed(glory), damage=damage)
    elif explored:
        would = msg("pap-draw-would-flee-weak", strength=mine, missing=boss.bands[0].strength - mine)
    else:
        would = msg("pap-draw-would-flee-unseen", strength=mine)
    return ink(f"  {say(would)}", BAD if reached is None else GOOD)


def draw_tasks(g: PaperDungeons, s: Sheet, say: Say, width: int) -> list[Text]:
    """Missions with how far the player is, the objective with its tiers, the power."""
    own = [*_objective(g, s, say, width), *_power(s, say, width)]
    return [*_missions(g, s, say, width), *own, *_dealt(s, say, width)]


def _missions(g: PaperDungeons, s: Sheet, say: Say, width: int) -> list[Text]:
    if not g.missions and not s.claimed:
        return []
    glory = say(msg("pap-glory", n=mission_glory(g))) if g.round in range(1, 9) else ""
    lines = [heading(say(msg("pap-draw-missions")), width, glory)]
    lines += [ink(f"{DONE} ", GOOD).append(say(Msg(f"pap-mission-{name}")), DIM) for name in s.claimed]
    for name in g.missions:
        card = content().missions[name]
        value = measure(card.metric, g, s)
        line = ink(f"{EMPTY} ", DIM).append(say(Msg(f"pap-mission-{name}")), "bold")
        line.append(f" {value}/{card.at_least} ", GOOD if value >= card.at_least else "bold yellow")
        lines.append(line.append(say(describe(card)), DIM))
    return lines


def _objective(g: PaperDungeons, s: Sheet, say: Say, width: int) -> list[Text]:
    """Only the owner's view has one."""
    card = content().objectives.get(s.objective)
    if card is None:
        return []
    value = measure(card.metric, g, s)
    line = ink(say(Msg(f"pap-objective-{card.id}")), "bold").append(f" {value}", "bold yellow")
    for need, glory in zip(card.tiers, content().tiers_glory, strict=True):
        line.append(f"  {need}→{signed(glory)}", GOOD if value >= need else DIM)
    worth = say(msg("pap-glory", n=objective_glory(g, s)))
    text = say(describe(card))
    return [heading(say(msg("pap-draw-objective")), width, worth), line, ink(text, DIM)]


def _power(s: Sheet, say: Say, width: int) -> list[Text]:
    card = content().powers.get(s.power)
    if card is None:
        return []
    used = say(msg("pap-draw-power-used")) if s.power_used else ""
    line = ink(say(Msg(f"pap-power-{card.id}")), "bold").append(" ")
    return [heading(say(msg("pap-draw-power")), width, used), line.append(say(describe(card)), DIM)]


def _dealt(s: Sheet, say: Say, width: int) -> list[Text]:
    """The objectives in hand before one is kept: what they ask for, and the dice that would train each hero."""
    if s.objective or not s.dealt_objectives:
        return []
    lines = [heading(say(msg("pap-draw-dealt")), width)]
    for card in (content().objectives[name] for name in s.dealt_objectives):
        line = ink(say(Msg(f"pap-objective-{card.id}")), "bold")
        lines.append(line.append(f" {say(objective_worth(card))}", DIM))
        style = Text(" ")
        for hero, colour in zip(HEROES, card.style, strict=True):
            style.append(f" {EMPTY if colour == 'white' else FULL} ").append(say(hero_name(hero)), HERO_STYLES[hero])
        lines.append(style)
    return lines
