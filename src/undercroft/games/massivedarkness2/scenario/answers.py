"""What could be answered to the questions of Massive Darkness 2: what a scenario denies must be among it."""

from __future__ import annotations

from functools import partial

from undercroft.board import members
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.cards import doors, mobs
from undercroft.games.massivedarkness2.figures import zone_name
from undercroft.games.massivedarkness2.rules import hero_turn, items, paladin, ranger, rogue, setup, shaman, wizard
from undercroft.games.massivedarkness2.rules.berserker import STANCES
from undercroft.games.massivedarkness2.rules.combat import FINISH, ROLL
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.rules.missions.horror import PLACE
from undercroft.games.massivedarkness2.state import ATTACKS, MassiveDarkness
from undercroft.kernel.scenario_answers import Words, spell
from undercroft.kernel.spaces import Value

CLASS = (
    f"class:{wizard.TURN}",
    "class:stance:{stance}",
    "class:consecrate:{column}:{zone}",
    "class:remove:{column}",
    "class:flip:{element}",
    "class:wake:{spirit}",
)
SHAPES: dict[str, tuple[str, ...]] = {
    "md2-ask-hero": ("{hero}",),
    "md2-ask-weapon": ("{item}",),
    "md2-ask-potion": setup.POTIONS,
    "md2-ask-start": ("{zone}",),
    "md2-ask-skill": ("{skill}",),
    "md2-ask-next-hero": ("{figure}",),
    "md2-ask-turn": (
        *("go:{zone}", "open:{door}", "touch:{figure}", "attack:{attack}:{figure}", "deed:{deed}", "do:{own_deed}"),
        *(hero_turn.REST, hero_turn.TRADE, "act:{ability}", "use:{ability}", *CLASS, hero_turn.END),
    ),
    "md2-ask-trade": (
        "wear:{figure}:{item}:{slot}",
        "off:{figure}:{slot}",
        "give:{figure}:{item}:{figure}",
        items.DONE,
    ),
    "md2-ask-item": (items.KEEP, "wear:{slot}", "give:{figure}"),
    "md2-ask-forge": ("{item}",),
    "md2-ask-heal": ("{figure}",),
    "md2-ask-whom": ("{figure}",),
    "md2-ask-pool": ("use:{ability}", ROLL),
    "md2-ask-resolve": ("die:{die}", "reroll:{die}", "use:{ability}", *CLASS, FINISH),
    "md2-ask-kill": ("use:{ability}", FINISH),
    "md2-ask-who-gains": ("{figure}",),
    "md2-ask-enemy": ("{figure}",),
    "md2-ask-target": ("{figure}",),
    "md2-ask-attack-type": ("{attack}",),
    "md2-ask-towards": ("{zone}",),
    "md2-ask-way": ("{zone}",),
    "md2-ask-reassemble": (mobs.PAY, mobs.LET),
    "md2-ask-devour": ("{figure}",),
    "md2-ask-called": ("{figure}",),
    "md2-ask-any-time": ("drink:{item}", "off:{slot}", *CLASS),
    "md2-ask-tool": ("{tool}", rogue.NONE),
    "md2-ask-tool-lost": ("{tool}",),
    "md2-ask-swap-tool": ("{tool}",),
    "md2-ask-arrow": (ranger.DRAW, ranger.LOOSE, "use:{ability}"),
    "md2-ask-summoner": ("{zone}",),
    "md2-ask-opener": ("{figure}",),
    "md2-ask-sword": ("{figure}",),
    "md2-ask-cursed": ("{item}",),
    "md2-ask-stone": ("{zone}",),
    "md2-ask-needle": wizard.QUADRANTS,
    "md2-ask-quadrant": wizard.QUADRANTS,
    "md2-ask-set-needle": wizard.QUADRANTS,
    "md2-ask-free-spell": ("{ability}",),
    "md2-ask-stance": ("{stance}",),
    "md2-ask-skill-stance": ("{stance}",),
    "md2-ask-lure": ("{figure}",),
    "md2-ask-column": ("{column}",),
    "md2-ask-bless": ("{skill}", paladin.NONE),
    "md2-ask-free-rest": (paladin.REST, paladin.NONE),
    "md2-ask-carry-light": ("{zone}",),
    "md2-ask-element": ("{element}", shaman.MANA),
    "md2-ask-raise-element": ("{element}",),
    "md2-ask-element-to-the-top": ("{element}",),
    "md2-ask-spirit": ("go:{zone}", "attack:{attack}:{figure}", shaman.STOP),
    "md2-ask-wake": ("{spirit}",),
    "md2-ask-gift": ("{figure}",),
    "md2-ask-alarm": ("{figure}",),
    "md2-ask-offering": (doors.PAY, doors.PASS),
}
"""What each question could allow; of those that are not here, only what they show."""


def answers(g: MassiveDarkness, prompt: str) -> list[Value]:
    """Every answer to this question that makes sense on this table, allowed now or not."""
    return spell(SHAPES.get(prompt, ()), _words(g))


def _words(g: MassiveDarkness) -> Words:
    c = content()
    return {
        "zone": partial(_zones, g),
        "door": lambda: [door.id for door in mission_of(g).doors],
        "deed": lambda: [deed.id for deed in mission_of(g).deeds],
        "own_deed": lambda: [PLACE],
        "figure": lambda: range(g.next_number),
        "who": lambda: [hero.number for hero in g.heroes],
        "die": lambda: range(len(g.combats[-1].rolled) if g.combats else 0),
        "attack": lambda: ATTACKS,
        "ability": lambda: c.abilities,
        "hero": lambda: c.heroes,
        "item": lambda: _items(g),
        "slot": lambda: items.SLOTS,
        "skill": lambda: c.skills,
        "stance": lambda: STANCES,
        "column": lambda: paladin.COLOURS,
        "element": lambda: shaman.ELEMENTS,
        "spirit": lambda: c.spirits,
        "tool": lambda: c.rogue_tokens,
    }


def _zones(g: MassiveDarkness) -> list[str]:
    return [zone_name(g, zone) for zone in members(mission_of(g).grid.floor)]


def _items(g: MassiveDarkness) -> list[str]:
    """Those that somebody has, and what a hero begins with."""
    starting = [card.id for card in content().items.values() if card.rarity == "starting"]
    owned = [item for hero in g.heroes for item in (*hero.slots.values(), *hero.bag, *hero.potions)]
    return list(dict.fromkeys([*owned, *starting]))
