"""Bringing monsters onto the board: by spawn cards and in areas revealed (DES-SPN)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.board import Bits, members
from undercroft.games.descent.box.content import OverlordCard, SpawnEntry, content
from undercroft.games.descent.figures import SIZES, base, dungeon, explored, hero_spaces, monster_name, monster_spaces
from undercroft.games.descent.quest.model import Area, PlacedMonster
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.rules.ground import glyph_spaces, obstacles, others
from undercroft.games.descent.rules.line_of_sight import watched_by_heroes
from undercroft.games.descent.state import OVERLORD, Descent, Monster
from undercroft.games.descent.stats import monster_armor, monster_damage, monster_speed, monster_wounds
from undercroft.kernel.asks import Ask, Flow, choose
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value
from undercroft.kernel.window import PASS
from undercroft.parts.cell_names import cell_name

_SEEN = Refusal(msg("des-no-spawn-seen"), "DES-SPN-06")
_FIGURE = Refusal(msg("des-no-spawn-figure"), "DES-SPN-02")
_OBSTACLE = Refusal(msg("des-no-spawn-obstacle"), "DES-SPN-02")
_GLYPH = Refusal(msg("des-no-spawn-glyph"), "DES-SPN-03")


def place(g: Descent, kind: str, stance: int, *, master: bool, named: str = "") -> Monster:
    """Put a figure on the board."""
    m = Monster(g.next_number, kind, master, stance, named)
    g.next_number += 1
    g.monsters.append(m)
    where = cell_name(dungeon(g).grid, stance % dungeon(g).grid.size)
    g.tell(msg("des-log-placed", who=monster_name(m), at=where), "DES-EXP-02")
    if named:
        introduce(g, m)
    return m


def introduce(g: Descent, m: Monster) -> None:
    """What the heroes are told of a named monster: its values, but not its abilities (DES-MST-05)."""
    values = {"speed": monster_speed(g, m), "armor": monster_armor(g, m), "wounds": monster_wounds(g, m)}
    kind = Msg(f"des-monster-{m.kind}")
    g.tell(msg("des-log-named", who=monster_name(m), kind=kind, damage=monster_damage(g, m), **values), "DES-MST-05")


def figures_left(g: Descent, kind: str, *, master: bool) -> int:
    """Figures of this kind and rank still in the box (DES-SPN-09)."""
    figures = content().monsters[kind].figures
    in_use = sum(1 for m in g.monsters if m.kind == kind and m.master == master and not m.chest)
    return (figures.master if master else figures.normal) - in_use


def legal_spaces(g: Descent) -> Bits:
    """Explored, free of figures and obstacles, out of sight, not on an active glyph (DES-SPN-02 to 07, DES-SPN-11)."""
    free = explored(g)
    for _, spaces in barred(g):
        free &= ~spaces
    return free


def barred(g: Descent) -> list[tuple[Refusal, Bits]]:
    """Where nothing is spawned, and why not."""
    return [
        (_SEEN, watched_by_heroes(g)),
        (_FIGURE, hero_spaces(g) | monster_spaces(g)),
        (_OBSTACLE, obstacles(g) | g.pits),
        (_GLYPH, glyph_spaces(g)),
    ]


def legal_stances(g: Descent, kind: str, spaces: Bits) -> Bits:
    """Where a figure of this kind can stand with all its spaces on these (DES-SPN-04)."""
    return dungeon(g).gait(SIZES[content().monsters[kind].size], g.closed).stands(spaces)


def spawn(g: Descent, card: OverlordCard) -> Flow:
    """Place what the card lists, as far as there is room and figures; fewer if the overlord likes (DES-SPN-01, 08)."""
    first = g.next_number
    entries = [entry for entry in card.spawn for _ in range(entry.count)]
    for n, entry in enumerate(entries, start=1):
        yield from spawn_one(g, entry, first, (n, len(entries)))


def spawn_one(g: Descent, entry: SpawnEntry, first: int, place_in_card: tuple[int, int]) -> Flow:
    """One monster of a card, whose first has or would have had this number; which of how many it is."""
    on_board = len(g.monsters)
    room = legal_stances(g, entry.kind, legal_spaces(g))
    if not room or not (yield from have_figure(g, entry.kind, master=entry.master, before=first)):
        return
    kind = Msg(f"des-monster-{entry.kind}")
    n, of = place_in_card
    prompt = msg("des-ask-spawn-master" if entry.master else "des-ask-spawn", kind=kind, n=n, of=of)
    may_pass = [PASS]
    if len(g.monsters) != on_board:  # a figure taken from the board is placed anew
        room, may_pass = legal_stances(g, entry.kind, legal_spaces(g)), []
    space = OneOf(lambda: [*stance_names(g, room), *may_pass], spawn_label)
    chosen = yield Ask((OVERLORD,), prompt, space)
    if chosen != PASS:
        place(g, entry.kind, stance_of(g, chosen), master=entry.master)


def have_figure(g: Descent, kind: str, *, master: bool, before: int | None = None) -> Flow:
    """A figure from the box, or one taken from anywhere on the board (DES-SPN-10); whether there is one now.

    `before` is the number from which on monsters are not taken: those that the same card has just brought.
    """
    if figures_left(g, kind, master=master) > 0:
        return True
    alike = [m for m in g.monsters if m.kind == kind and m.master == master and not m.named and not m.chest]
    on_board = {str(m.number): m for m in alike if before is None or m.number < before}
    if not on_board:
        return False

    def label(number: Value) -> Label:
        text = msg("kernel-pass") if number == PASS else monster_name(on_board[str(number)])
        return Label(text, "DES-SPN-10")

    prompt = msg("des-ask-recall", kind=Msg(f"des-monster-{kind}"))
    recalled = yield from choose(OVERLORD, prompt, {**on_board, PASS: None}, label, default=PASS)
    if recalled is None:
        return False
    g.monsters.remove(recalled)  # it was not killed: no reward, and what is placed is a new monster
    return True


def place_revealed(g: Descent, placed: PlacedMonster) -> Flow:
    """A monster of an area just revealed; without a figure it is not placed (DES-EXP-04)."""
    spaces = dungeon(g).footprint(SIZES[content().monsters[placed.kind].size]).cells(placed.stance)
    if spaces & others(g, Monster(0, placed.kind, placed.master, placed.stance)):
        return
    if placed.named or (yield from have_figure(g, placed.kind, master=placed.master)):
        place(g, placed.kind, placed.stance, master=placed.master, named=placed.named)


def reinforce(g: Descent, area: Area) -> Flow:
    """Brilliant Commander and Hordes of the Things, each time an area is revealed."""
    here = [m for m in g.monsters if base(g, m) & area.cells]
    for card in [content().overlord[power] for power in g.overlord.powers]:
        if card.special == "brilliant_commander":
            for _ in range(card.values["monsters"]):
                yield from promote(g, here)
        elif card.special == "hordes_of_the_things":
            yield from swarm(g, area, card)


def promote(g: Descent, here: list[Monster]) -> Flow:
    """One monster of the area becomes a master."""
    plain = [m for m in here if not m.master and not m.named and not m.chest]
    able = {str(m.number): m for m in plain if figures_left(g, m.kind, master=True) > 0}
    if not able:
        return

    def label(number: Value) -> Label:
        return Label(msg("kernel-pass") if number == PASS else monster_name(able[str(number)]))

    chosen = yield from choose(OVERLORD, msg("des-ask-promote"), {**able, PASS: None}, label)
    if chosen is not None:
        chosen.master = True


def swarm(g: Descent, area: Area, card: OverlordCard) -> Flow:
    """Two more of a lesser kind in the area, each beside another monster there."""
    if not any(base(g, m) & area.cells for m in g.monsters):
        return
    kinds = {entry.kind: entry.count for entry in card.spawn}
    chosen = yield Ask((OVERLORD,), msg("des-ask-swarm", n=max(kinds.values())), OneOf([*kinds, PASS], swarm_label))
    if chosen == PASS:
        return
    for n in range(1, kinds[chosen] + 1):
        beside = 0
        for m in g.monsters:
            if base(g, m) & area.cells:
                beside |= dungeon(g).topology(g.closed).around(base(g, m))
        free = area.cells & ~obstacles(g) & ~g.pits & ~others(g, Monster(0, chosen, False, 0))
        size = SIZES[content().monsters[chosen].size]
        stances = legal_stances(g, chosen, free) & dungeon(g).footprint(size).touching(beside)
        if not stances or figures_left(g, chosen, master=False) <= 0:
            return
        prompt = msg("des-ask-spawn", kind=Msg(f"des-monster-{chosen}"), n=n, of=kinds[chosen])
        where = yield from choose(OVERLORD, prompt, stance_names(g, stances), spawn_label)
        place(g, chosen, where, master=False)


def swarm_label(kind: Value) -> Label:
    return Label(msg("kernel-pass") if kind == PASS else Msg(f"des-monster-{kind}"))


def stance_names(g: Descent, stances: Bits) -> dict[str, int]:
    """Stances by the name of their top left space, with a bar for those that stand upright."""
    names = _stance_names(g.quest)
    return {names[stance]: stance for stance in members(stances)}


@lru_cache(maxsize=64)
def _stance_names(name: str) -> list[str]:
    grid = quest(name).grid
    cells = [cell_name(grid, cell) for cell in range(grid.size)]
    return cells + [f"{name}|" for name in cells]


@lru_cache(maxsize=1 << 13)
def names_near(name: str, stances: Bits) -> tuple[str, ...]:
    """The names of a few stances, or of spaces, around a figure: they are offered at every step."""
    names = _stance_names(name)
    return tuple([names[stance] for stance in members(stances)])


def stance_of(g: Descent, name: str) -> int:
    """The stance with this name."""
    return _stances(g.quest)[name]


@lru_cache(maxsize=64)
def _stances(name: str) -> dict[str, int]:
    return {name: stance for stance, name in enumerate(_stance_names(name))}


def spawn_label(where: Value) -> Label:
    text = msg("kernel-pass") if where == PASS else msg("des-spawn-at", cell=str(where))
    return Label(text, "DES-SPN-11")
