"""Heroes: life, scars, skills and gear; the chest that is everybody's."""

from __future__ import annotations

from rich.text import Text

from undercroft.games.dungeonfighter.box import words as cards
from undercroft.games.dungeonfighter.figures import equipment, hero_card, item_name, max_life, name
from undercroft.games.dungeonfighter.state import COLOURS, Colour, DungeonFighter, Hero
from undercroft.games.dungeonfighter.terminal.marks import COIN, INKS, SCAR, WHITE_DIE
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import (
    ACTIVE,
    BAD,
    DIM,
    HEART,
    HERO_INKS,
    WARN,
    card,
    explained,
    flow,
    heading,
    hero_tags,
    ink,
    listed,
    words,
)

INDENT = "   "


def draw_party(g: DungeonFighter, say: Say, width: int) -> list[Text]:
    if not g.heroes:
        return []
    lines = [heading(say(msg("dfi-draw-party")), width)]
    for place in range(len(g.heroes)):
        lines += draw_hero(g, place, say, width)
    return lines


def draw_hero(g: DungeonFighter, place: int, say: Say, width: int) -> list[Text]:
    """Name and marks, life, skills by their colours, gear."""
    hero = g.heroes[place]
    acting = g.fight is not None and g.fight.active == place and g.fight.stage == "turns"
    tag = hero_tags([say(name(one)) for one in g.heroes])[place]
    title = ink(ACTIVE if acting else " ").append(f"{tag} ", HERO_INKS[place % len(HERO_INKS)])
    entries = [title.append(say(name(hero)), "bold"), *_marks(g, place, say)]
    facts = [_life(hero), *(_skill(hero, colour, say) for colour in COLOURS)]
    if g.options.ballads:
        facts.append(ink(say(msg("dfi-draw-experience", n=hero.experience)), DIM))
    return [*flow(entries, width), *flow(facts, width, INDENT), *flow(_gear(hero, say), width, INDENT, gap=" ")]


def _marks(g: DungeonFighter, place: int, say: Say) -> list[Text]:
    hero = g.heroes[place]
    marks = [ink(say(msg("dfi-draw-chief")), WARN)] if g.chief == place and g.phase else []
    if hero.dead:
        marks.append(ink(say(msg("dfi-draw-dead")), BAD))
    elif hero.down:
        marks.append(ink(say(msg("dfi-draw-down")), BAD))
    return marks


def _life(hero: Hero) -> Text:
    """A scar takes from what there can be (DFI-SCR-04)."""
    most = max_life(hero)
    return ink(f"{HEART} {hero.life}/{most}", BAD if hero.life * 3 <= most else "")


def _skill(hero: Hero, colour: Colour, say: Say) -> Text:
    """In the colour of its die; crossed out under a scar (DFI-SCR-05), raised where it is upgraded (DFI-VAR-07)."""
    called = say(Msg(f"dfi-skill-{hero_card(hero).skills[colour]}"))
    if colour in hero.scars:
        return ink(f"{SCAR}{called}", "strike dim")
    raised = {True: "+", False: "(+)", None: ""}[hero.upgrades.get(colour)]
    return ink(say(Msg(f"dfi-draw-die-{colour}")), INKS[colour]).append(f" {called}{raised}")


def _gear(hero: Hero, say: Say) -> list[Text]:
    return listed(msg("dfi-draw-gear"), [card(say(item_name(one)), spent=one in hero.turned) for one in hero.gear], say)


def draw_chest(g: DungeonFighter, say: Say, width: int) -> list[Text]:
    """DFI-SET-12."""
    entries = [
        ink(f"{COIN} ", WARN).append(say(msg("dfi-draw-coins", n=g.coins))),
        ink(f"{WHITE_DIE} ").append(say(msg("dfi-draw-white", n=g.white))),
        *(ink(say(item_name(one)), "bold") for one in g.rarities),
    ]
    return [heading(say(msg("dfi-draw-chest")), width), *flow(entries, width)]


def draw_sheet(g: DungeonFighter, place: int, say: Say, width: int) -> list[Text]:
    """A hero with everything explained."""
    hero = g.heroes[place]
    printed = hero_card(hero)
    lines = draw_hero(g, place, say, width)
    for colour in COLOURS:
        skill = printed.skills[colour]
        lines += _explained(_skill(hero, colour, say), Msg(f"dfi-skill-{skill}-text"), say, width)
    if printed.favourite:
        lines.append(ink(f"  {say(msg('dfi-text-favourite', kind=Msg(f'dfi-kind-{printed.favourite}')))}", DIM))
    slots = [f"{say(Msg(f'dfi-type-{kind}'))} {n}" for kind, n in printed.slots.items()]
    lines += flow(listed(msg("dfi-draw-slots"), [ink(slot) for slot in slots], say), width, "  ", gap=" ")
    for one in hero.gear:
        title = card(say(item_name(one)), spent=one in hero.turned)
        lines += _explained(title, cards.equipment(equipment(one)), say, width)
    return lines


def _explained(title: Text, text: Msg, say: Say, width: int) -> list[Text]:
    whole = explained(title, text, say)
    if whole.cell_len <= width:
        return [whole]
    return [Text("  ").append_text(title), *flow(words(say(text), DIM), width, "    ", gap=" ")]
