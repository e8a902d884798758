"""What an author gets wrong is said in one line, with the line and column of the file."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.dungeonsaga.adventure.adventures import ADVENTURES
from undercroft.games.dungeonsaga.adventure.check import check_adventure
from undercroft.kernel.errors import BadInput

from .conftest import Write

Change = tuple[str, str]


def mistake(name: str, said: str, *changes: Change, mark: Any = None) -> Any:
    """What is wrong, what is said about it (beginning with line and column), and how the tiny adventure is changed."""
    return pytest.param(said, changes, id=name, marks=[mark] if mark else [])


def effect(text: str) -> Change:
    """Something else than words happens at the altar."""
    return "{say: prayed}", text


def moment(text: str) -> Change:
    """The heroes win at another moment."""
    return "when: {gathered: exit}", f"when: {text}"


NO_BREAKING = ("[break_ward, flamebolt]", "[flamebolt]")

THE_MAP = [
    mistake("strange zone", "21, 4: '?' is no zone", ("1112222#", "1?12222#")),
    mistake("no zone", "21, 3: the picture shows no zone", ("1112222####\n  11122222233\n  ###2222##33", "###")),
    mistake("a low picture", "26, 3: the picture has 2 lines, but 'zones' has 3", ("\n  ###a.b.##ee", "")),
    mistake("rock on floor", "26, 4: rock here, but floor of zone 1 in 'zones'", ("h.dz", "h#dz")),
    mistake("floor on rock", "26, 10: bare floor here, but rock in 'zones'", ("c.####", "c..###")),
    mistake("an unknown mark", "26, 4: the legend does not explain '?'", ("h.dz", "h?dz")),
    mistake("a mark never drawn", "31, 6: 'x' is explained but never drawn", ("  h: {", "  x: {bones: 1}\n  h: {")),
    mistake(
        "an unknown tile", "14, 12: there is no tile 'passage_2x2_3': did you mean", ("passage_2x2_1", "passage_2x2_3")
    ),
    mistake(
        "a tile too many",
        "18, 5: one tile room_3x4 too many: the box has 1",
        ("{tile: passage_2x2_2, at: J2}", "{tile: room_3x4, at: D1}"),
        mark=pytest.mark.rule("SAG-SET-16"),
    ),
    mistake("a tile on rock", "17, 31: the tile passage_1x2_2 lies on rock at H1, I1", ("at: H2", "at: H1")),
    mistake("a tile on a tile", "17, 31: the tile passage_1x2_2 lies on another tile at G2", ("at: H2", "at: G2")),
    mistake("a tile off the map", "18, 31: the tile passage_2x2_2 reaches off the map", ("at: J2", "at: K2")),
    mistake("a tile nowhere", "18, 31: Z2 is off the map", ("at: J2", "at: Z2")),
    mistake(
        "no tile",
        "21, 10: no tile lies at H2",
        ("  - {tile: passage_1x2_2, at: H2}\n", ""),
        mark=pytest.mark.rule("SAG-SET-16"),
    ),
    mistake("a tile in two zones", "17, 31: the tile passage_1x2_2 lies in the zones 2 and 3", ("22233\n", "22333\n")),
    mistake(
        "zones without a door",
        "22, 5: the zones 1 and 2 touch at C2 without a door",
        ("double_door, upright: true", "single_door"),
        mark=pytest.mark.rule("SAG-SET-08"),
    ),
    mistake(
        "a zone that cannot be reached",
        "22, 12: zone 3 cannot be reached",
        ("w: {door: single_door, ward: 1}", "w: {furniture: barrel}"),
    ),
    mistake(
        "a door that lies behind itself",
        "21, 5: zone 2 cannot be reached",
        ("1112222####\n  11122222233", "1122222####\n  11222222233"),
        mark=pytest.mark.rule("SAG-LCK-17"),
    ),
    mistake("a region in rock", "42, 11: A3 is all rock", ("[A1-B2]", "[A3]")),
    mistake("a region off the map", "42, 11: Z9 is off the map", ("[A1-B2]", "[A1-Z9]")),
    mistake("a reserved name", "42, 8: a region cannot be called 'all'", ("porch: [", "all: [")),
]
WHAT_STANDS_THERE = [
    mistake(
        "an unknown minion",
        "35, 15: there is no minion 'zomby': did you mean zombie?",
        ("minion: zombie", "minion: zomby"),
    ),
    mistake(
        "an unknown boss",
        "36, 13: there is no boss 'wisp': allowed are mortibris",
        ("{minion: ghost, named: wisp}", "{boss: wisp}"),
    ),
    mistake(
        "unknown furniture", "38, 18: there is no furniture 'lecturn': did you mean lectern?", ("lectern", "lecturn")
    ),
    mistake(
        "a chest as furniture",
        "38, 18: there is no furniture 'chest': allowed are",
        ("furniture: lectern", "furniture: chest"),
    ),
    mistake(
        "a place for a stranger",
        "31, 13: there is no hero 'madriga': allowed are orlaf, danor",
        ("{start: true}", "{hero: madriga}"),
    ),
    mistake("a hero at two places", "27, 3: orlaf begins at A1 already", ("{start: true}", "{hero: orlaf}")),
    mistake(
        "a large model off the map",
        "28, 8: the zombie_troll stands off the map",
        ("{bones: 2}", "{minion: zombie_troll}"),
        mark=pytest.mark.rule("SAG-LRG-01"),
    ),
    mistake(
        "a large model on another",
        "27, 7: the ghost stands on something else at E2",
        ("{minion: zombie, facing: west}", "{minion: zombie_troll}"),
        mark=pytest.mark.rule("SAG-LRG-01"),
    ),
    mistake(
        "a large model in rock",
        "27, 9: the zombie_troll stands in rock at H3",
        ("{minion: zombie, facing: west}", "{minion: zombie_troll}"),
        ("h.dz.c.####\n  h...g...", "h.d..c.####\n  h...g.z."),
        mark=pytest.mark.rule("SAG-LRG-01"),
    ),
    mistake(
        "furniture in two zones",
        "27, 11: the table reaches into another zone at J2",
        ("furniture: lectern", "furniture: table"),
        ("wee\n  ###a", "aee\n  ###w"),
        mark=pytest.mark.rule("SAG-FUR-02"),
    ),
    mistake(
        "a double door in rock",
        "26, 9: the double_door stands in rock at H1",
        ("upright: true, ", ""),
        ("h.dz.c.", "h..z.cd"),
        mark=pytest.mark.rule("SAG-LCK-02"),
    ),
    mistake(
        "a start square taken",
        "28, 6: no hero can begin at D3",
        ("{furniture: lectern,", "{furniture: lectern, start: true,"),
    ),
    mistake(
        "bones under furniture",
        "28, 6: bones cannot lie under furniture at D3",
        ("{furniture: lectern,", "{furniture: lectern, bones: 1,"),
    ),
    mistake(
        "two doors of one name",
        "27, 11: another door or chest is called 'gate' too",
        ("ward: 1}", "ward: 1, id: gate}"),
    ),
    mistake("two models of one name", "27, 8: another model is called 'wisp' too", ("h...g.", "h...gg")),
    mistake(
        "a door to nowhere", "27, 10: the door 'door_1' leads nowhere: it touches no zone but 2", ("g...wee", "g..wwee")
    ),
    mistake(
        "a ward for good",
        "27, 11: nothing opens 'door_1': no hero has a spell against wards",
        NO_BREAKING,
        mark=pytest.mark.rule("SAG-LCK-12"),
    ),
    mistake(
        "a chest for good",
        "26, 8: nothing opens 'chest_1'",
        NO_BREAKING,
        ("chest: true, lock: 1", "chest: true, ward: 1"),
        mark=pytest.mark.rule("SAG-LCK-12"),
    ),
    mistake(
        "a chest out of reach",
        "26, 9: the chest 'chest_1' cannot be reached",
        ("{bones: 2}", "{furniture: barrel}"),
        ("h.dz.c.####\n  h...g...wee\n  ###a.b.", "h.dz.bc####\n  h.....b.wee\n  ###ag.."),
    ),
]
WHO_AND_WITH_WHAT = [
    mistake("an unknown hero", "6, 10: there is no hero 'orlav': did you mean orlaf?", ("[orlaf,", "[orlav,")),
    mistake("a hero by his stronger card", "6, 10: there is no hero 'orlaf_legend'", ("[orlaf,", "[orlaf_legend,")),
    mistake("a hero twice", "6, 24: danor is in the adventure already", ("[orlaf, danor]", "[orlaf, danor, danor]")),
    mistake("no hero", "6, 9: an adventure needs a hero", ("[orlaf, danor]", "[]")),
    mistake(
        "no square for a hero",
        "26, 3: 3 heroes need a square to begin at, but 2 are drawn",
        ("[orlaf, danor]", "[orlaf, danor, rordin]"),
        mark=pytest.mark.rule("SAG-SET-14"),
    ),
    mistake("unknown undead", "9, 17: there is no minion 'zombi': did you mean zombie", ("{zombie: 2}", "{zombi: 2}")),
    mistake("too many undead", "9, 18: 5 of zombie, but the box has 4", ("{zombie: 2}", "{zombie: 5}")),
    mistake(
        "a large deck",
        "8, 15: a deck of 19 cards, but only 18 command cards are not left out",
        ("cards: 9", "cards: 19"),
        mark=pytest.mark.rule("SAG-SET-09"),
    ),
    mistake("spells for nobody", "10, 18: 'rordin' is not in the adventure", ("{danor: [b", "{rordin: [b")),
    mistake(
        "an unknown spell", "10, 30: there is no spell 'flamebold': did you mean flamebolt", ("flamebolt", "flamebold")
    ),
    mistake(
        "a spell for a fighter",
        "10, 50: orlaf casts no spells",
        ("flamebolt]}", "flamebolt], orlaf: [flame]}"),
        mark=pytest.mark.rule("SAG-MAG-01"),
    ),
    mistake(
        "another's spell",
        "10, 30: the spell bleed belongs to mortibris",
        ("flamebolt]", "bleed]"),
        mark=pytest.mark.rule("SAG-MAG-19"),
    ),
    mistake("a spell twice", "10, 30: danor has the spell break_ward already", ("flamebolt]", "break_ward]")),
    mistake("an unknown item", "11, 17: there is no item 'heal_potion': did you mean", ("healing_p", "heal_p")),
    mistake(
        "another's armour",
        "11, 17: orlaf cannot use the spidersilk_armour: it is for madriga",
        ("healing_potion", "spidersilk_armour"),
    ),
    mistake(
        "another's skill",
        "11, 18: the skill light_feet belongs to madriga",
        ("items: {", "skills: {orlaf: [light_feet]}\nitems: {"),
    ),
    mistake("an unknown item in a chest", "34, 37: there is no item 'spoon'", ("[battle_potion]", "[spoon]")),
    mistake(
        "a file with another name",
        "1, 5: the file of the adventure 'tony' must be called tony.yaml",
        ("id: tiny", "id: tony"),
    ),
]
THE_BOX = [
    mistake(
        "too many minions",
        "27, 9: one ghost too many: the box has 2",
        ("named: wisp", "facing: east"),
        ("h...g..", "h...ggg"),
    ),
    mistake(
        "too many bones",
        "28, 9: one bone pile too many: the box has 10",
        ("{bones: 2}", "{bones: 6}"),
        ("###a.b.", "###a.bb"),
    ),
    mistake("too much furniture", "28, 7: one lectern too many: the box has 1", ("###a.b.", "###aab.")),
    mistake(
        "a strange lock",
        "32, 47: there is no lock of strength 6: allowed are 1, 2, 3, 4, 5",
        ("lock: 2", "lock: 6"),
        mark=pytest.mark.rule("SAG-LCK-03"),
    ),
    mistake(
        "too many locks",
        "26, 9: one lock of strength 1 too many: the box has 2",
        ("h.dz.c.", "h.dz.cc"),
        ("lock: 2", "lock: 1"),
        mark=pytest.mark.rule("SAG-LCK-03"),
    ),
    mistake(
        "a spawn of too many",
        "48, 86: 3 of ghost, but the box has 2",
        effect("{spawn: {minion: ghost, at: porch, count: 3}}"),
    ),
    mistake(
        "too many items",
        "26, 8: one tome_of_valandor too many: the box has 1",
        ("healing_potion", "tome_of_valandor"),
        ("battle_potion", "tome_of_valandor"),
    ),
    mistake(
        "a gift too many",
        "48, 51: one tome_of_valandor too many",
        ("healing_potion", "tome_of_valandor"),
        effect("{give: {item: tome_of_valandor}}"),
    ),
    mistake(
        "too much treasure",
        "44, 32: one tome_of_valandor too many",
        ("healing_potion", "tome_of_valandor"),
        ("deeds:", "aftermath: {treasure: {danor: [tome_of_valandor]}}\n\ndeeds:"),
    ),
]
DEEDS_AND_EVENTS = [
    mistake(
        "nobody can win",
        "48, 3: no event lets the heroes win",
        ("{win: heroes}", "{win: overlord}"),
        mark=pytest.mark.rule("SAG-SET-14"),
    ),
    mistake(
        "a deed nowhere",
        "45, 20: there is no zone or region 'alter': did you mean altar?",
        ("at: altar,", "at: alter,"),
    ),
    mistake("a deed of nobody", "45, 33: there is no hero 'rordin'", ("who: [danor]", "who: [rordin]")),
    mistake(
        "a deed for nothing",
        "45, 5: nothing happens: no event has 'acted: pray'",
        ("{acted: pray}", "{round_starts: 2}"),
    ),
    mistake("two of a name", "48, 10: another deed or event is called 'pray' too", ("{id: prayed", "{id: pray")),
    mistake("an unknown deed", "49, 29: there is no deed 'prey': did you mean pray?", moment("{acted: prey}")),
    mistake("an unknown zone", "49, 32: there is no zone 'exit': allowed are 1, 2, 3", moment("{revealed: exit}")),
    mistake("an unknown door", "49, 30: there is no door or chest 'gat': did you mean gate", moment("{opened: gat}")),
    mistake(
        "an unknown model",
        "49, 30: there is no model of the overlord 'wasp': did you mean wisp?",
        moment("{fallen: wasp}"),
    ),
    mistake(
        "an unknown hero stunned",
        "49, 31: there is no hero 'rordin': allowed are orlaf, danor, any",
        moment("{stunned: rordin}"),
    ),
    mistake(
        "an unknown region", "49, 30: there is no zone or region 'exist': did you mean exit?", moment("{enters: exist}")
    ),
    mistake(
        "no room to gather", "49, 21: 2 squares of 'altar' must be within reach, got 0", moment("{gathered: altar}")
    ),
    mistake(
        "a counter nobody counts",
        "49, 31: the counter 'bells' reaches 0 at most, not 1",
        moment("{counter: {name: bells, at_least: 1}}"),
    ),
    mistake(
        "an event that is not",
        "49, 50: there is no event 'prayer': did you mean",
        moment("{gathered: exit}, if: {done: prayer}"),
    ),
    mistake(
        "a place that is not",
        "49, 57: there is no zone or region 'attic'",
        moment("{gathered: exit}, if: {heroes: {in: attic, at_least: 1}}"),
    ),
    mistake(
        "a model that is not",
        "49, 52: there is no model of the overlord 'grund'",
        moment("{gathered: exit}, if: {fallen: grund}"),
    ),
    mistake(
        "a spawn nowhere", "48, 72: there is no zone or region 'attic'", effect("{spawn: {minion: ghost, at: attic}}")
    ),
    mistake(
        "a spawn of nothing known",
        "48, 61: there is no minion 'gost': did you mean ghost?",
        effect("{spawn: {minion: gost, at: porch}}"),
    ),
    mistake("bones nowhere", "48, 52: there is no zone or region 'attic'", effect("{bones: attic}")),
    mistake("a collapse nowhere", "48, 55: there is no zone or region 'attic'", effect("{collapse: attic}")),
    mistake("wounds nowhere", "48, 68: there is no zone or region 'attic'", effect("{wound: {wounds: 1, to: attic}}")),
    mistake("a blow nowhere", "48, 67: there is no zone or region 'attic'", effect("{strike: {dice: 3, to: attic}}")),
    mistake(
        "nothing to open", "48, 51: there is no door or chest 'hatch': allowed are gate, ", effect("{open: hatch}")
    ),
    mistake(
        "an unknown companion",
        "48, 57: there is no hero 'hedrim': did you mean hedrin?",
        effect("{join: {who: hedrim, at: porch}}"),
    ),
    mistake(
        "a companion from the start",
        "48, 57: danor is in the adventure from the start",
        effect("{join: {who: danor, at: porch}}"),
    ),
    mistake("an unknown gift", "48, 58: there is no item 'spoon'", effect("{give: {item: spoon}}")),
    mistake(
        "a gift for nobody",
        "48, 76: there is no hero 'rordin': allowed are orlaf, danor, hero",
        effect("{give: {item: haste_potion, to: rordin}}"),
    ),
    mistake(
        "nobody's round",
        "48, 55: no hero makes a round begin or end",
        ("{acted: pray}", "{round_ends: 2}"),
        effect("{strike: {dice: 3}}"),
    ),
    mistake("nothing to turn", "48, 51: nothing can turn: there is no region 'junction'", effect("{turn: 1}")),
    mistake(
        "something long to turn",
        "42, 13: what turns must be a square block, not 2 x 3",
        effect("{turn: 1}"),
        ("porch: [A1-B2]", "junction: [D1-E3]"),
    ),
    mistake(
        "something with a hole to turn",
        "42, 13: what turns must be a square block, and this one has holes",
        effect("{turn: 1}"),
        ("porch: [A1-B2]", "junction: [D1, E2]"),
    ),
    mistake(
        "no word on what turns",
        "42, 13: which squares turn? There is no region 'junction_tile' in 'junction'",
        effect("{turn: 1}"),
        ("porch: [A1-B2]", "junction: [A1-B2]"),
    ),
    mistake(
        "no room for somebody who joins",
        "49, 21: 3 squares of 'exit' must be within reach, got 2",
        effect("{join: {who: hedrin, at: porch}}"),
        ("wee\n  ###a.b.##ee", "we.\n  ###a.b.##.e"),
    ),
]


@pytest.mark.parametrize(
    ("said", "changes"), [*THE_MAP, *WHAT_STANDS_THERE, *WHO_AND_WITH_WHAT, *THE_BOX, *DEEDS_AND_EVENTS]
)
def test_a_mistake_is_said_with_its_place(said: str, changes: tuple[Change, ...], write_adventure: Write):
    path = write_adventure(*changes)
    place, _, problem = said.partition(": ")
    line, _, column = place.partition(", ")
    start = f"{path}: line {line}, column {column}: {problem}"
    found = check_adventure(path)
    assert any(report.startswith(start) for report in found), "\n".join(found)
    with pytest.raises(BadInput, match=r"line \d+, column \d+: "):
        ADVENTURES.read(path)


SHAPES = {
    "{bones: 2}": ("{bones: 0}", "field 'legend.b.bones': expected a whole number of at least 1, got 0"),
    "cards: 9": ("cards: 3", "field 'deck.cards'"),
    "[interrupt]": ("[interupt]", "field 'deck.without"),
    "{acted: pray}": ("{acted: pray, opened: gate}", "expected exactly one moment of revealed, opened,"),
    "{say: prayed}": ("{say: prayed, win: heroes}", "expected exactly one effect of win, say,"),
    "lock: 2, id: gate": ("lock: 2, ward: 1, id: gate", "a door or a chest has a 'lock' or a 'ward'"),
    "{minion: zombie, facing: west}": ("{minion: zombie, boss: grund}", "one square holds one of them"),
    "{start: true}": ("{start: true, holds: [spoon]}", "only a 'chest' holds something"),
    "facing: west": ("facing: left", "field 'legend.z.facing': expected one of north, east, south, west"),
    "orders: 2": ("order: 2", "field 'order': unknown key, allowed: id, game,"),
}


@pytest.mark.parametrize("old", SHAPES)
def test_a_wrong_shape_is_said_with_its_field(old: str, write_adventure: Write):
    new, said = SHAPES[old]
    path = write_adventure((old, new))
    (found,) = check_adventure(path)
    assert found.startswith(f"{path}: ")
    assert said in found


@pytest.mark.rule("SAG-LCK-12", "SAG-LCK-13")
def test_a_ward_is_opened_by_a_spell_or_by_an_event(write_adventure: Write):
    assert check_adventure(write_adventure()) == []
    assert check_adventure(write_adventure(NO_BREAKING)) != []
    assert check_adventure(write_adventure(NO_BREAKING, effect("{open: door_1}"))) == []


def test_all_mistakes_are_told_at_once(write_adventure: Write):
    path = write_adventure(("minion: zombie", "minion: zomby"), ("lectern", "lecturn"), ("[orlaf,", "[orlav,"))
    assert len(check_adventure(path)) == 3
