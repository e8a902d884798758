"""What is said of single choices: dice, reasons and exact odds, arcs, free strikes; and the catalogue."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import msgspec
import pytest

from undercroft.games.dungeonsaga import GAME, odds
from undercroft.games.dungeonsaga.adventure.adventures import adventures
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import front, laid, name_of_cell
from undercroft.games.dungeonsaga.odds import hit_chances
from undercroft.kernel.messages import LANGS, Catalogue, Msg

from ..positions import Dialogue, table

WORDS = Catalogue(*GAME.locales())
FACING_EACH_OTHER = [{"kind": "skeleton_warrior", "at": "s", "facing": "west", "name": "the skeleton"}]


def hints_now(game: Dialogue) -> dict[str, Any]:
    """As a client receives them."""
    ask = game.ask
    found = GAME.hints(game.match.view(game.seat), ask)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return plain


def choices(game: Dialogue) -> dict[str, Any]:
    found: dict[str, Any] = hints_now(game)["choices"]
    return found


def named(game: Dialogue, cells: list[int]) -> set[str]:
    return {name_of_cell(game.state, cell) for cell in cells}


# -- attacks ----------------------------------------------------------------------------------------------------------


def test_a_fight_has_its_dice_its_reasons_and_its_odds() -> None:
    game = table("Os.", {"orlaf": {"facing": "east", "wounds": 3}}, FACING_EACH_OTHER, turn={"hero": "orlaf"})
    strike = choices(game)["fight:1"]["strike"]
    orlaf, skeleton = content().heroes["orlaf"], content().minions["skeleton_warrior"]
    assert (strike["dice"], strike["defence"], strike["armour"]) == (orlaf.fight - 1, skeleton.fight, skeleton.armour)
    assert strike["notes"] == [{"side": "attacker", "why": "injured", "dice": -1}]
    assert strike["odds"]["hits"] == pytest.approx(hit_chances(strike["dice"], strike["defence"], strike["armour"]))
    assert sum(strike["odds"]["results"].values()) == pytest.approx(1)
    assert list(strike["odds"]["results"]) == ["nothing", "ignored", "bones", "destroyed"]


def test_the_odds_foretell_what_the_rules_let_happen() -> None:
    """Every way that two dice on either side can fall is played to its end."""
    results = choices(_duel())["fight:1"]["strike"]["odds"]["results"]
    falls = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=2))
    came: Counter[str] = Counter()
    for (dice, ways), (answer, others) in product(falls.items(), falls.items()):
        came[_fought(dice, answer)] += ways * others
    assert came["bones"] / 6**4 == pytest.approx(results["bones"])
    assert came["stands"] / 6**4 == pytest.approx(results["nothing"] + results["ignored"])


def _duel(*dice: tuple[int, ...]) -> Dialogue:
    """A skeleton and a hero who is down to two dice, each in front of the other."""
    models = [*FACING_EACH_OTHER, {"kind": "zombie", "at": "z", "facing": "west"}]
    madriga = {"facing": "east", "wounds": 4}
    return table("Ms\n.z\n", {"madriga": madriga}, models, turn={"hero": "madriga"}, dice=dice)


def _fought(dice: tuple[int, ...], answer: tuple[int, ...]) -> str:
    game = _duel(dice, answer).play("fight:the skeleton")
    if game.model("the skeleton") is not None:
        return "stands"
    return "bones" if game.state.bones else "gone"


def test_a_shot_shows_the_squares_it_crosses() -> None:
    game = table("M.p.s", {"madriga": {"facing": "east"}}, FACING_EACH_OTHER, turn={"hero": "madriga"})
    strike = choices(game)["shoot:1"]["strike"]
    assert strike["kind"] == "shot"
    assert named(game, strike["line"]) == {"B1", "C1", "D1"}


def test_a_lock_can_be_broken() -> None:
    drawn = {"things": "Rd", "legend": {"d": {"door": "single_door", "lock": 3, "id": "gate"}}}
    game = table(drawn, {"rordin": {"facing": "east"}}, turn={"hero": "rordin"})
    hint = choices(game)["fight:gate"]
    assert hint["strike"]["at"] == "gate"
    assert (hint["strike"]["defence"], hint["strike"]["armour"]) == (3, 3)
    assert set(hint["strike"]["odds"]["results"]) == {"holds", "broken"}
    assert named(game, hint["cells"]) == {"B1"}
    assert [note["why"] for note in hint["strike"]["notes"]] == ["smash"]


def test_a_spell_is_weighed_on_each_target_with_and_without_crystals() -> None:
    """SAG-MAG-15."""
    danor = {"facing": "east", "spells": ["flamebolt", "aegis"], "items": ["energy_crystal_2"]}
    models = [*FACING_EACH_OTHER, {"kind": "ghost", "at": "g", "facing": "west"}]
    game = table("D..s\n...g\n", {"danor": danor}, models, turn={"hero": "danor"})
    hint = choices(game)["cast:flamebolt"]
    assert {strike["at"] for strike in hint["strikes"]} == {"1", "2"}
    worth = [strike["odds"]["hurts"] + strike["odds"]["removes"] for strike in hint["strikes"]]
    assert worth == sorted(worth, reverse=True)
    assert "strikes" not in choices(game)["cast:aegis"]
    game.play("cast:flamebolt")
    at_skeleton = choices(game)["1"]["strike"]
    (crystal,) = at_skeleton["crystals"]
    assert (crystal["item"], crystal["dice"]) == ("energy_crystal_2", at_skeleton["dice"] + 2)
    game.play("1")
    with_it, without = choices(game)["energy_crystal_2"]["strike"], choices(game)["no"]["strike"]
    assert without["odds"] == at_skeleton["odds"]
    assert with_it["odds"] == crystal["odds"]


def test_a_ward_is_weakened_or_broken() -> None:
    drawn = {"things": "D.d", "legend": {"d": {"door": "single_door", "ward": 2, "id": "gate"}}}
    danor = {"facing": "east", "spells": ["break_ward"]}
    game = table(drawn, {"danor": danor}, turn={"hero": "danor"})
    (strike,) = choices(game)["cast:break_ward"]["strikes"]
    assert (strike["kind"], strike["odds"]["results"]) == ("ward", {"weakened": 1.0})
    danor["items"] = ["tome_of_valandor"]
    game = table(drawn, {"danor": danor}, turn={"hero": "danor"})
    (strike,) = choices(game)["cast:break_ward"]["strikes"]
    assert strike["odds"]["results"] == {"broken": 1.0}


def test_feats_show_all_their_attacks() -> None:
    around = [*FACING_EACH_OTHER, {"kind": "zombie", "at": "z", "facing": "east"}]
    game = table("zOs", {"orlaf": {"facing": "east"}}, around, turn={"hero": "orlaf"})
    strikes = choices(game)["feat:whirlwind"]["strikes"]
    assert {strike["at"] for strike in strikes} == {"1", "2"}, "the one behind him too"
    game.play("feat:whirlwind")
    offered = choices(game)
    assert {key: offered[key]["strike"] for key in ("1", "2")} == {strike["at"]: strike for strike in strikes}


def test_a_feat_that_makes_a_blow_stronger_shows_it() -> None:
    game = table("Rs", {"rordin": {"facing": "east", "legend": True}}, FACING_EACH_OTHER, turn={"hero": "rordin"})
    offered = choices(game)
    plain = offered["fight:1"]["strike"]
    (strong,) = offered["feat:forge_blow"]["strikes"]
    assert strong["dice"] == plain["dice"] + content().feats["forge_blow"].values["dice"]


# -- steps and turns --------------------------------------------------------------------------------------------------


def held(hero: str, **turn: Any) -> Dialogue:
    """A hero beside a zombie: whoever is beside it is in its front arc."""
    models = [{"kind": "zombie", "at": "z", "facing": "north"}]
    drawn = f".{hero[0].upper()}z.\n....\n"
    return table(drawn, {hero: {"facing": "east"}}, models, turn={"hero": hero, **turn})


def test_breaking_away_is_weighed() -> None:
    """SAG-DIS-05."""
    game = held("orlaf")
    found = hints_now(game)
    (strike,) = found["escape"]["strikes"]
    assert (strike["kind"], strike["by"], strike["at"]) == ("strike", "1", "0")
    assert found["escape"]["hurt"] == pytest.approx(strike["odds"]["hurts"])
    assert found["escape"]["wounds"] == pytest.approx([1 - strike["odds"]["hurts"], strike["odds"]["hurts"]])
    assert not found["escape"]["stopped"]
    assert game.squares == {"A1", "A2", "B2", "C2"}
    for square in game.squares:
        assert found["choices"][square]["escape"] == found["escape"]
    game.play("A1")
    assert game.asked == "strike"
    assert choices(game)["1"]["strike"] == strike


def test_whoever_cannot_leave_gives_nobody_a_strike() -> None:
    models = [{"kind": "zombie", "at": "z", "facing": "north"}]
    game = table("Oz", {"orlaf": {"facing": "east"}}, models, turn={"hero": "orlaf"})
    assert "escape" not in hints_now(game)


def test_whoever_slips_by_is_not_struck() -> None:
    found = hints_now(held("madriga", slips=True, begun=True))
    assert "escape" not in found
    assert found["threatened"] == []


def test_a_square_in_an_enemys_front_arc_says_whose() -> None:
    game = table("O..s", {"orlaf": {"facing": "east"}}, FACING_EACH_OTHER, turn={"hero": "orlaf"})
    assert "threats" not in choices(game)["B1"]
    game.play("B1")
    assert choices(game)["C1"]["threats"] == ["1"]


def test_turning_shows_the_front_arc_to_be() -> None:
    models = [{"kind": "zombie", "at": "s", "facing": "north", "name": "the zombie"}]
    drawn = {"things": "..d\n.O.\ns..\n", "legend": {"d": {"door": "single_door", "lock": 1, "id": "gate"}}}
    game = table(drawn, {"orlaf": {"facing": "north"}}, models, turn={"hero": "orlaf"})
    found = choices(game)
    assert found["face:south"]["faces"] == ["1"]
    assert found["face:east"]["faces"] == ["gate"]
    game.play("face:south")
    m = game.hero("orlaf")
    arc = front(game.state, m) & laid(game.state).floor
    assert found["face:south"]["front"] == [cell for cell in range(9) if arc >> cell & 1]


# -- the overlord -----------------------------------------------------------------------------------------------------


def test_orders_show_what_a_model_could_do() -> None:
    models = [
        {"kind": "skeleton_warrior", "at": "s", "facing": "west"},
        {"kind": "zombie", "at": "z", "facing": "west"},
    ]
    game = table("O..s.......z", {"orlaf": {"facing": "west"}}, models, turn="overlord")
    found = choices(game)
    near, far = found["order:1"]["prospect"], found["order:2"]["prospect"]
    (strike,) = near["strikes"]
    assert strike["at"] == "0"
    assert [note["why"] for note in strike["notes"]] == ["behind"]
    assert far["strikes"] == []
    assert named(game, far["reach"]) == {"H1", "I1", "J1", "K1", "L1"}


def test_raising_the_dead_says_who_would_strike() -> None:
    """SAG-RAI-04."""
    drawn = {"things": "O%....%", "raises": {"zombie": 2}}
    game = table(drawn, {"orlaf": {"facing": "east"}}, turn="overlord")
    found = choices(game)
    assert "escape" not in found["raise:G1:zombie"]
    risk = found["raise:B1:zombie"]["escape"]
    (strike,) = risk["strikes"]
    assert (strike["by"], strike["kind"]) == ("0", "strike")
    assert named(game, found["raise:B1:zombie"]["cells"]) == {"B1"}
    game.play("raise:B1:zombie")
    facings = choices(game)
    assert min(facings[way]["escape"]["stopped"] for way in facings) == pytest.approx(risk["stopped"])
    assert facings["east"]["escape"]["stopped"] > facings["west"]["escape"]["stopped"], "nobody turns his back"


def test_where_a_large_model_is_put_shows_the_squares_it_covers() -> None:
    drawn = {"things": "O....\n...%.\n.....\n", "raises": {"zombie_troll": 1}}
    game = table(drawn, {"orlaf": {}}, turn="overlord")
    game.play("raise:D2:zombie_troll")
    found = hints_now(game)["footprints"]
    assert set(found) == {str(offer) for offer in game.offers}
    assert all(len(cells) == 4 for cells in found.values())


# -- the catalogue ----------------------------------------------------------------------------------------------------


def test_the_catalogue_has_everything_in_the_box() -> None:
    found = msgspec.json.decode(msgspec.json.encode(GAME.catalogue()))
    box = content()
    for family in ("heroes", "bosses", "minions", "feats", "spells", "items", "skills", "commands", "furniture"):
        assert list(found[family]) == list(getattr(box, family))
    assert list(found["adventures"]) == list(adventures())
    assert sum(card["copies"] for card in found["commands"].values()) == box.counts["commands"]


def test_the_catalogue_hides_what_adventures_hide() -> None:
    told = set().union(*(card for card in GAME.catalogue()["adventures"].values()))
    assert not told & {"zones", "grid", "regions", "events", "places", "deeds"}


@pytest.mark.parametrize("lang", LANGS)
def test_everything_in_the_catalogue_can_be_said(lang: Any) -> None:
    said = [WORDS.say(message, lang) for message in messages(GAME.catalogue())]
    assert len(said) > 200
    assert all(said)


def messages(thing: object) -> list[Msg]:
    """All the messages in it; those inside others are said with them."""
    if isinstance(thing, Msg):
        return [thing]
    if isinstance(thing, dict):
        return [found for value in thing.values() for found in messages(value)]
    return [found for value in thing for found in messages(value)] if isinstance(thing, list | tuple) else []


def test_every_result_has_its_place() -> None:
    """The client shows results from the mildest to the gravest."""
    kinds = {result for card in content().minions.values() for result in card.damage}
    assert kinds <= set(odds.SEVERITY)
    assert odds.REMOVING < odds.HURTING < set(odds.SEVERITY)
