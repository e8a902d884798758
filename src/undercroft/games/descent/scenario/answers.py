"""What could be answered to the questions of Descent: what a scenario denies must be among it."""

from __future__ import annotations

from functools import partial

from undercroft.board import members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import dungeon, quest_of
from undercroft.games.descent.rules.equipment import POTIONS
from undercroft.games.descent.rules.hero_turn import ACTIONS, STUNNED
from undercroft.games.descent.rules.orders import ORDERS
from undercroft.games.descent.rules.town import SKILL_DECKS
from undercroft.games.descent.state import Descent
from undercroft.games.descent.stats import TRAITS, UNARMED
from undercroft.kernel.scenario_answers import Words, spell
from undercroft.kernel.spaces import Value
from undercroft.parts.cell_names import cell_name

CARDS = ("{overlord_card}", "pass")
SHAPES: dict[str, tuple[str, ...]] = {
    "des-ask-next-hero": ("{hero}",),
    "des-ask-hero": ("{hero_card}",),
    "des-ask-exchange": ("{skill}", "keep"),
    "des-ask-start": ("{space}",),
    "des-ask-landing": ("{space}",),
    "des-ask-equip": ("equip:{item}", "pack:{item}", "drop:{item}", "done"),
    "des-ask-action": ("{action}",),
    "des-ask-act": (
        *("{space}", "fatigue", "ready_move", "attack:{weapon}", "order:{order}", "use:{special}", "end"),
        *("drink:{potion}", "give:", "hand_over:{companion}", "tend:{companion}", "climb:{space}", "jump:{space}"),
        *("drop:{item}", "reequip:", "halt:", "pick:{token}", "chest:", "door:{door}"),
        *("travel:{space}", "travel:town", "shop:"),
    ),
    "des-ask-shop": (
        *("card:{ware}", "potion:{potion}", "treasure:{colour}", "skill:{deck}", "training:{kind}", "sell:{item}"),
        "leave",
    ),
    "des-ask-familiar": ("{space}", "give:h{hero_number}", "give:f{familiar}", "take:{token_number}", "done"),
    "des-ask-guard": ("{weapon}", "pass"),
    "des-ask-weapon": ("{weapon}",),
    "des-ask-target": ("{space}", "breath:{space}:{side}"),
    "des-ask-spend": ("damage", "range", "sorcery:damage", "sorcery:range", "surge:{surge}", "fatigue", "done"),
    "des-ask-prevent": ("shield:{held}", "fatigue", "take"),
    "des-ask-knockback": ("{stance}", "stay"),
    "des-ask-telekinesis": ("h{hero_number}", "m{monster}"),
    "des-ask-telekinesis-to": ("{stance}",),
    "des-ask-crushed": ("{space}",),
    "des-ask-leap": ("{space}",),
    "des-ask-mimic": ("{space}",),
    "des-ask-cards": ("{overlord_card}", "discard:{overlord_card}", "end"),
    "des-ask-discard-to-pay": ("{overlord_card}",),
    "des-ask-spawn": ("{stance}", "pass"),
    "des-ask-spawn-master": ("{stance}", "pass"),
    "des-ask-activate": ("{monster}", "end"),
    "des-ask-recall": ("{monster}", "pass"),
    "des-ask-promote": ("{monster}", "pass"),
    "des-ask-monster": ("{stance}", "attack:", "door:{door}", "climb:{stance}", "jump:{space}", "done"),
}
"""What each question could allow; of those that are not here, only what they show."""


def answers(g: Descent, prompt: str) -> list[Value]:
    """Every answer to this question that makes sense on this table, allowed now or not."""
    if prompt.endswith("-overlord"):
        return spell(CARDS, _words(g))
    return spell(SHAPES.get(prompt, ()), _words(g))


def _words(g: Descent) -> Words:
    c = content()
    return {
        "space": partial(_spaces, g),
        "stance": lambda: [name + bar for name in _spaces(g) for bar in ("", "|")],
        "side": lambda: ("north", "east", "south", "west"),
        "door": lambda: range(len(quest_of(g).doors)),
        "hero": lambda: [hero.card for hero in g.heroes],
        "hero_card": lambda: c.heroes,
        "hero_number": lambda: range(len(g.heroes)),
        "monster": lambda: [str(number) for number in range(1, g.next_number)],
        "familiar": lambda: range(len(g.familiars)),
        "token": lambda: [f"{token.kind}-{at}" for at, token in enumerate(g.tokens)],
        "token_number": lambda: range(len(g.tokens)),
        "item": lambda: range(max(len(hero.items) for hero in g.heroes)),
        "held": lambda: [f"{at}:{item.card}" for hero in g.heroes for at, item in enumerate(hero.items)],
        "weapon": lambda: [UNARMED, *(card for card in _carried(g) if card in c.items and c.items[card].attack)],
        "companion": lambda: [name for hero in g.heroes for name in hero.companions],
        "special": lambda: [*c.specials.hero, *c.specials.skill, *c.specials.item],
        "action": lambda: (*ACTIONS, *STUNNED),
        "order": lambda: ORDERS,
        "potion": lambda: POTIONS,
        "skill": lambda: c.skills,
        "overlord_card": lambda: c.overlord,
        "ware": lambda: c.decks["shop"],
        "colour": lambda: c.box.chests,
        "deck": lambda: SKILL_DECKS,
        "kind": lambda: TRAITS,
        "surge": lambda: range(max(len(item.surges) for item in c.items.values())),
    }


def _spaces(g: Descent) -> list[str]:
    grid = dungeon(g).grid
    return [cell_name(grid, cell) for cell in members(grid.floor)]


def _carried(g: Descent) -> list[str]:
    return [item.card for hero in g.heroes for item in hero.items]
