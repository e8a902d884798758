"""A monster emerges from the shadow (DFI-MON)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.box.components import FoeCard
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import fight_of, foe_card, foe_name, next_standing, room_card
from undercroft.games.dungeonfighter.rules import dice, rebuilding
from undercroft.games.dungeonfighter.state import DungeonFighter, Fight, Foe
from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Draw
from undercroft.kernel.messages import msg


def reveal(g: DungeonFighter) -> Flow:
    """The top card of the deck (DFI-MON-01): its life with all increases (DFI-MON-03), its gold on it (DFI-MON-05)."""
    id_ = yield from top_card(g)
    card = content().monsters[id_]
    begin(g, Foe(id=id_, life=starting_life(g, card), gold=card.gold))


def starting_life(g: DungeonFighter, card: FoeCard) -> int:
    """What is printed, what the room adds, and what the difficulty does (DFI-MON-03, DFI-DIF-02)."""
    room = room_card(g)
    return card.life + (room.rough if room else 0) + content().grade(g.options.difficulty).life


def begin(g: DungeonFighter, foe: Foe) -> None:
    """A fight, with all three coloured dice (DFI-FGT-05); whoever is on the chief's left begins (DFI-FGT-01).

    Tokens of skills are beside their owners, inactive (DFI-SET-05).
    """
    g.fight = Fight(foe=foe, active=next_standing(g, g.chief))
    g.tell(
        msg("dfi-log-foe", whom=foe_name(foe), life=foe.life, damage=foe_card(foe).damage), "DFI-MON-01", reveals=True
    )


def top_card(g: DungeonFighter) -> Flow:
    """Three cards of levels 1 to 3 each, and then all of level 4 (DFI-SET-08)."""
    level = next((level for level, left in g.dealt.items() if left), None)
    if level is None:
        level = refill(g)
    (id_,) = yield Draw(g.monsters[level], 1)
    g.monsters[level].remove(id_)
    g.dealt[level] -= 1
    return id_


def refill(g: DungeonFighter) -> str:
    """The deck is empty: beaten monsters of level 4 come back, or else those that were fled from (DFI-MON-07)."""
    level = max(g.monsters)
    beaten = [id_ for id_ in g.beaten if content().monsters[id_].level == int(level)]
    g.monsters[level] = beaten or g.fled
    if beaten:
        g.beaten = [id_ for id_ in g.beaten if id_ not in beaten]
    else:
        g.fled = []
    g.dealt[level] = len(g.monsters[level])
    return level


def tens_and_units(life: int) -> tuple[int, int]:
    """Where the two markers of the life track are (DFI-MON-04); both begin at 0 (DFI-SET-03)."""
    return divmod(max(0, life), 10)


def prepare(g: DungeonFighter) -> Flow:
    """Preparations that room and monster demand, before the team may flee (DFI-MON-06, DFI-ROM-08, DFI-REB-01).

    Cut-outs are flipped by the hero on the chief's left (DFI-REB-07), the room's first: if the monster demands them
    too, they lie there already (DFI-REB-10).
    """
    fight, room = fight_of(g), room_card(g)
    demands = (room.prepare if room else (), foe_card(fight.foe).prepare)
    wanted = [*demands[0], *demands[1]]
    if "icebergs" in wanted:
        rebuilding.place_icebergs(g, "DFI-REB-02")
    for die in (dice.WATER, dice.SNOW):
        if die in wanted:
            dice.gain_special(g, die, "DFI-DIE-08")
    for demanded in demands:
        flips = [*(rebuilding.FROST if "frost" in demanded else ()), *(rebuilding.WEAK if "weak" in demanded else ())]
        yield from rebuilding.flip_all(g, g.heroes[fight.active], flips)
        if not g.winner:
            fight.active = next_standing(g, g.chief)  # whoever was to begin may have fallen
