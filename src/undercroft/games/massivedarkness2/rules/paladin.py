"""The paladin: three tokens that consecrate zones, and a blessed skill (MD2-PAL)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board import Bits, Cell, members
from undercroft.games.massivedarkness2.box.components import Skill
from undercroft.games.massivedarkness2.box.content import BLESSED, content
from undercroft.games.massivedarkness2.figures import floor, name, seen_from, standing, zone_name
from undercroft.games.massivedarkness2.rules import movement
from undercroft.games.massivedarkness2.rules.abilities import keys_of
from undercroft.games.massivedarkness2.rules.classes import CLASSES, ClassRules, basic_at
from undercroft.games.massivedarkness2.rules.movement import zone_named
from undercroft.games.massivedarkness2.state import Combat, Consecration, Hero, MassiveDarkness
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal

COLOURS = ("gold", "white", "red")
NONE = "none"
REST = "rest"
"""Noted in a combat after which those on consecrated ground may rest."""


def board_of(hero: Hero) -> Consecration:
    assert hero.paladin is not None
    return hero.paladin


def consecrated(g: MassiveDarkness) -> Bits:
    """The zones with a token in them."""
    boards = [hero.paladin for hero in g.heroes if hero.paladin is not None]
    return sum(1 << zone for board in boards for zone in board.zones.values())


def token_in(board: Consecration, zone: Cell) -> str:
    """The colour of the token in a zone; none without one."""
    for colour, there in board.zones.items():
        if there == zone:
            return colour
    return ""


def consecrate(g: MassiveDarkness, hero: Hero, board: Consecration, colour: str, zone: Cell, rule: str) -> None:
    """A token that lies elsewhere is moved."""
    board.zones[colour] = zone
    token = Msg(f"md2-column-{colour}")
    g.tell(msg("md2-log-consecrate", who=name(hero), token=token, at=zone_name(g, zone)), rule)


class Paladin(ClassRules):
    shares = True

    def set_up(self, g: MassiveDarkness, hero: Hero) -> None:
        """Three tokens on their columns (MD2-PAL-01)."""
        hero.paladin = Consecration(skills={colour: [] for colour in COLOURS})

    def skill_gained(self, g: MassiveDarkness, hero: Hero, skill: Skill, replaced: str) -> Flow:
        """Below any one column; a column may hold several (MD2-PAL-03)."""
        board = board_of(hero)
        column = next((colour for colour in COLOURS if replaced in board.skills[colour]), "")
        if column:  # a higher tier lies where the lower one did
            board.skills[column].remove(replaced)
        else:
            prompt = msg("md2-ask-column", who=name(hero), skill=Msg(f"md2-skill-{skill.id}"))
            space = OneOf(COLOURS, lambda colour: Label(Msg(f"md2-column-{colour}"), "MD2-PAL-03"))
            column = str((yield Ask((hero.seat,), prompt, space)))
        board.skills[column].append(skill.id)

    def cards(self, g: MassiveDarkness, hero: Hero) -> Sequence[str]:
        """What lies below a column works in the zone of its token: it reaches the paladin as everybody (MD2-PAL-05)."""
        return ()

    def shared(self, g: MassiveDarkness, owner: Hero, hero: Hero) -> Sequence[str]:
        """All heroes in a consecrated zone have all of its column, the paladin too (MD2-PAL-02, MD2-PAL-05)."""
        if owner.paladin is None:
            return ()
        colour = token_in(owner.paladin, hero.at)
        return self.column(owner, colour) if colour else ()

    def column(self, owner: Hero, colour: str) -> list[str]:
        """The basic ability and the skills of a column; a blessed skill shows its stronger side (MD2-PAL-08)."""
        board = board_of(owner)
        skills = [skill + BLESSED if skill == board.blessed else skill for skill in board.skills[colour]]
        return [key for card in (basic_at("paladin", colour), *skills) for key in keys_of(card)]

    def options(self, g: MassiveDarkness, hero: Hero) -> list[str]:
        """A mana puts a token into a zone in sight, the own included, where there is none (MD2-PAL-04, MD2-PAL-06)."""
        board = board_of(hero)
        found = [f"remove:{colour}" for colour in board.zones]
        if hero.mana:
            zones = list(members(seen_from(g, hero.at) & floor(g) & ~consecrated(g)))
            found += [f"consecrate:{colour}:{zone_name(g, zone)}" for colour in COLOURS for zone in zones]
        return found

    def refusals(self, g: MassiveDarkness, hero: Hero) -> dict[str, Refusal]:
        board = board_of(hero)
        if not hero.mana:
            no_mana = Refusal(msg("md2-no-mana", n=1), "MD2-PAL-04")
            return {f"consecrate:{colour}:{zone_name(g, hero.at)}": no_mana for colour in COLOURS}
        full = Refusal(msg("md2-no-consecrated"), "MD2-PAL-06")
        return {
            f"consecrate:{colour}:{zone_name(g, zone)}": full for colour in COLOURS for zone in board.zones.values()
        }

    def label(self, g: MassiveDarkness, hero: Hero, what: str) -> Label:
        kind, colour, *zone = what.split(":")
        token = Msg(f"md2-column-{colour}")
        if kind == "remove":
            return Label(msg("md2-do-unconsecrate", token=token), "MD2-PAL-07")
        return Label(msg("md2-do-consecrate", token=token, zone=zone[0]), "MD2-PAL-04")

    def do(self, g: MassiveDarkness, hero: Hero, what: str) -> None:
        """Taking one back is free (MD2-PAL-07); putting one down ends a Move action that was going on (MD2-PAL-04)."""
        kind, colour, *zone = what.split(":")
        board = board_of(hero)
        if kind == "remove":
            token = Msg(f"md2-column-{colour}")
            g.tell(msg("md2-log-unconsecrate", who=name(hero), token=token), "MD2-PAL-07")
            del board.zones[colour]
            return
        if g.turn is not None and g.turn.moving:
            movement.end(g.turn)
        hero.mana -= 1
        consecrate(g, hero, board, colour, zone_named(g, zone[0]), "MD2-PAL-04")

    def after_combat(self, g: MassiveDarkness, hero: Hero, c: Combat) -> Flow:
        """The rest that a shadow symbol has promised; whoever has fallen gets none (MD2-KO-06)."""
        from undercroft.games.massivedarkness2.rules import hero_turn

        if not c.notes.get(REST):
            return
        for other in standing(g):
            if g.winner or not other.health or not consecrated(g) >> other.at & 1 or hero_turn.why_no_rest(other):
                continue
            space = OneOf([REST, NONE], lambda what: Label(Msg(f"md2-do-free-{what}"), "MD2-HRO-07"))
            answer = yield Ask((other.seat,), msg("md2-ask-free-rest", who=name(other)), space, default=REST)
            if answer == REST:
                yield from hero_turn.rest(g, other)

    def round_begins(self, g: MassiveDarkness, hero: Hero) -> Flow:
        """One skill may be blessed for the round (MD2-PAL-08)."""
        able = [skill for skill in hero.skills if content().skills[skill].blessed]
        if not able or hero.down:
            return
        space = OneOf([*able, NONE], lambda skill: _bless_label(str(skill)))
        chosen = str((yield Ask((hero.seat,), msg("md2-ask-bless", who=name(hero)), space, default=able[0])))
        board_of(hero).blessed = "" if chosen == NONE else chosen
        if chosen != NONE:
            g.tell(msg("md2-log-bless", who=name(hero), skill=Msg(f"md2-skill-{chosen}")), "MD2-PAL-08")

    def round_ends(self, g: MassiveDarkness, hero: Hero) -> None:
        """MD2-PAL-09."""
        board_of(hero).blessed = ""

    def standing(self, g: MassiveDarkness, hero: Hero) -> list[str]:
        """MD2-PAL-07: at any time."""
        return [f"remove:{colour}" for colour in board_of(hero).zones]


def _bless_label(skill: str) -> Label:
    if skill == NONE:
        return Label(msg("md2-do-bless-none"), "MD2-PAL-08")
    return Label(Msg(f"md2-skill-{skill}"), "MD2-PAL-08")


CLASSES["paladin"] = Paladin()
