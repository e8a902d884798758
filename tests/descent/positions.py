"""Small positions for tests, and the people who play on from there.

    game = table(hero("mordrog", "C3", items=["sword"]), monsters=[monster("beastman", "D3")])
    game.until("action").play("battle", "attack:sword", "D3")

The first hero is about to take a turn in the hall of quests/hall.yaml. Dice that nobody wrote down show the first of
their faces: attacks miss, power dice are blank.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import dialogue
from dialogue import Calm
from undercroft.games.descent.figures import dungeon, monster_by_number
from undercroft.games.descent.game import DescentGame
from undercroft.games.descent.quest.quests import QUESTS, quest
from undercroft.games.descent.rules.exploring import lay_out
from undercroft.games.descent.rules.setup import new_hero
from undercroft.games.descent.state import Descent, Effects, Familiar, Hero, Item, Monster, Options, Overlord, Token
from undercroft.games.descent.stats import max_fatigue, max_wounds
from undercroft.kernel.chance import Scripted
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import Answer
from undercroft.parts.cell_names import cell_name, parse_cell

GAME = DescentGame()
HALL = "hall"
ROOM, EVERYTHING = 1, 3
"""Areas revealed, as bit sets: the hall itself, or the vault behind the door too."""

# Known by its name, but no part of a pack: it is none of the quests that players are offered.
QUESTS.known[HALL] = QUESTS.read(Path(__file__).parent / "quests" / "hall.yaml")


def space(name: str) -> int:
    return parse_cell(quest(HALL).grid, name)


def spaces(*names: str) -> int:
    return sum(1 << space(name) for name in names)


def hero(card: str, at: str | int, *, items: Iterable[str] = (), pack: Iterable[str] = (), **changes: Any) -> Hero:
    """A hero with full wounds and fatigue, `items` in use and `pack` on the back; `lost` takes wounds away."""
    lost, spent = changes.pop("lost", 0), changes.pop("spent", 0)
    made = new_hero(0, 1, card)
    made.at = space(at) if isinstance(at, str) else at
    made.items = [Item(name, equipped=True) for name in items] + [Item(name) for name in pack]
    for field, value in changes.items():
        setattr(made, field, value)
    made.wounds, made.fatigue = max_wounds(made) - lost, max_fatigue(made) - spent
    return made


def monster(kind: str, at: str, *, master: bool = False, named: str = "", **effects: int) -> Monster:
    made = Monster(0, kind, master, space(at), named)
    made.effects = Effects(**effects)
    return made


class Dialogue(dialogue.Dialogue[Descent]):
    prefix = "des-ask-"
    last = "fatigue"

    def hero(self, index: int = 0) -> Hero:
        return self.state.heroes[index]

    def monster(self, number: int = 1) -> Monster | None:
        """Monsters are numbered from 1 in the order in which they were arranged; None if it is gone."""
        return monster_by_number(self.state, number)

    def where(self, figure: Hero | Monster | None) -> str:
        assert figure is not None, "the figure is gone"
        grid = dungeon(self.state).grid
        return "town" if figure.at < 0 else cell_name(grid, figure.at % grid.size)


def table(
    *heroes: Hero,
    monsters: Sequence[Monster] = (),
    tokens: Sequence[Token] = (),
    familiars: Sequence[Familiar] = (),
    hand: Sequence[str] = (),
    powers: Sequence[str] = (),
    threat: int = 50,
    chance: Iterable[Answer] = (),
    turn: str = "hero",
    explored: int = ROOM,
    **fields: Any,
) -> Dialogue:
    """A position in the hall. `turn` is the first hero's, or the `overlord`'s, or that of his `monsters`."""
    g = Descent(options=Options(quest=HALL), quest=HALL, players=max(3, len(heroes) + 1), round=1, conquest=20)
    g.closed = (1 << len(quest(HALL).doors)) - 1
    g.revealed = explored
    for number, area in enumerate(quest(HALL).areas):
        if explored >> number & 1:
            lay_out(g, area)
    for index, one in enumerate(heroes):
        one.index, one.seat = index, index + 1
        one.acted = turn != "hero" or index > 0
        g.heroes.append(one)
    for one in monsters:
        one.number = g.next_number
        g.next_number += 1
        g.monsters.append(one)
    g.chests = {"copper": list(quest(HALL).chests)}
    g.tokens, g.familiars = list(tokens), list(familiars)
    g.overlord = Overlord(threat=threat, hand=list(hand), powers=list(powers))
    g.step = 3 if turn == "monsters" else 0
    for field, value in fields.items():
        setattr(g, field, value)
    return Dialogue(Match(GAME, g.options, g.players, Scripted(chance, Calm()), state=g))
