"""An adventure's map drawn in text, with everything that is hidden in it: for authors and the documentation."""

from __future__ import annotations

from collections import Counter

from undercroft.board import Cell, Footprint, Size, members
from undercroft.games.dungeonsaga.adventure.model import Adventure, PlacedFitting, PlacedModel
from undercroft.games.dungeonsaga.box.content import content
from undercroft.parts.map_picture import map_picture, name_areas

MODELS = {
    "skeleton_warrior": "sk",
    "skeleton_archer": "ar",
    "zombie": "zo",
    "armoured_zombie": "az",
    "dwarf_revenant": "re",
    "ghost": "gh",
    "zombie_troll": "tr",
    "mortibris": "mo",
    "grund": "gr",
    "elshara": "el",
    "hoggar": "ho",
}
FURNITURE = {
    "barrel": "bar",
    "book": "boo",
    "bookcase": "boc",
    "dwarf_crypt": "cry",
    "dwarf_throne": "thr",
    "lectern": "lec",
    "sorcerer_bookcase": "sor",
    "table": "tab",
    "weapon_rack": "rac",
    "well": "wel",
}
ARROWS = "^>v<"
KEY = """\
 @  a hero begins here    @o this hero does    %  bone pile    %2 two of them    a digit: the number of the zone
=2= door with a lock    ~2~ door with a ward    [2] chest with a lock    {2} chest with a ward    ┈┈┈ border of a zone
sk skeleton warrior    ar skeleton archer    zo zombie    az armoured zombie    re dwarf revenant    gh ghost
tr zombie troll    mo Mortibris    gr Grund    el Elshara    ho Hoggar    SK a model with a name    sk< it looks west
bar barrel    boo book    boc bookcase    cry dwarf crypt    thr throne    lec lectern    sor sorcerer's bookcase
tab table    rac weapon rack    wel well
"""


def picture(made: Adventure) -> str:
    """The map with everything in it."""
    return map_picture(made.grid, _contents(made))


def _contents(made: Adventure) -> dict[Cell, str]:
    """Three characters for every square that is not bare, and the name of every zone on its first bare one."""
    inside: dict[Cell, str] = dict.fromkeys(made.start, " @ ")
    inside |= {cell: f"@{hero[0]} " for hero, cell in made.places.items()}
    footprints = {large: Footprint(made.grid, Size.FOUR if large else Size.ONE) for large in (False, True)}
    for zone in made.zones:
        inside |= {cell: f"%{piles} " if piles > 1 else " % " for cell, piles in Counter(zone.bones).items()}
        for piece in zone.furniture:
            inside |= dict.fromkeys(piece.cells, FURNITURE[piece.kind])
        for fitting in zone.fittings:
            inside |= dict.fromkeys(fitting.cells, _fitting(fitting))
        for model in zone.models:
            base = footprints[content().kinds[model.kind].large].cells(model.stance)
            inside |= dict.fromkeys(members(base), _model(model))
    name_areas(inside, ((zone.name, zone.cells) for zone in made.zones))
    return inside


def _model(model: PlacedModel) -> str:
    code = MODELS[model.kind]
    return (code.upper() if model.named else code) + (" " if model.facing is None else ARROWS[model.facing])


def _fitting(fitting: PlacedFitting) -> str:
    """How strong its lock or ward is, and which of them it has."""
    if fitting.kind == "chest":
        return f"[{fitting.lock}]" if fitting.lock else f"{{{fitting.ward}}}"
    return f"={fitting.lock}=" if fitting.lock else f"~{fitting.ward}~"
