"""Hints and the catalogue of the browser: odds are exact, and neither tells what a player may not know."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.games.descent.bot.attack import victim
from undercroft.games.descent.bot.prospect import Prospect
from undercroft.games.descent.box.content import Ability, content
from undercroft.games.descent.browser.catalogue import catalogue
from undercroft.games.descent.browser.hints import hints
from undercroft.games.descent.game import DescentGame
from undercroft.games.descent.odds import Mark, Strike, Total, best_wounds, chances
from undercroft.games.descent.quest.model import Named
from undercroft.games.descent.quest.quests import keep, quest, quests
from undercroft.games.descent.rules.dice import read
from undercroft.games.descent.state import OVERLORD, Attack
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.messages import LANGS, Catalogue, Msg

from ..positions import GAME, HALL, Dialogue, hero, monster, table

FEAR = (Ability("fear", 2),)
WORDS = Catalogue(*DescentGame().locales())


def hints_now(game: Dialogue) -> dict[str, Any]:
    """As a client receives them."""
    seat = game.seat
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(hints(GAME.view(game.state, seat), game.ask)))
    return found


def enumerated(strike: Strike, mark: Mark, left: int) -> tuple[float, list[float]]:
    """The same odds by throwing the dice in every way they can fall, and spending surges one after the other."""
    faces = {die.id: die.keys for die in content().dice}
    wounds: Counter[int] = Counter()
    hits = every = 0
    for thrown in product(*(faces[die] for die in strike.dice)):
        every += 1
        rolled = read(strike.dice, thrown)
        dealt = None
        if not rolled.missed:
            total = (rolled.range + strike.range, rolled.damage + strike.damage, 0)
            surges = rolled.surges + strike.surges - mark.fear
            dealt = spent(strike, mark, total, surges, rolled.enhancements + strike.free)
        hits += dealt is not None
        wounds[min(left, dealt or 0)] += 1
    return hits / every, [wounds[n] / every for n in range(left + 1)]


def spent(strike: Strike, mark: Mark, total: tuple[int, int, int], surges: int, free: int) -> int | None:
    """Every way to spend, tried one thing at a time."""
    if surges < 0:
        return None
    reach, damage, pierce = total
    through = damage + mark.damage - max(0, mark.armor - strike.pierce - pierce) - mark.spared
    found: list[int | None] = [max(0, through)] if reach >= mark.distance else []
    if free:
        found.append(spent(strike, mark, (reach, damage + 1, pierce), surges, free - 1))
        found.append(spent(strike, mark, (reach + 1, damage, pierce), surges, free - 1))
    for option in strike.options:
        if option.cost <= surges:
            gain = option.gain
            grown = (reach + gain.range, damage + gain.damage, pierce + gain.pierce)
            found.append(spent(strike, mark, grown, surges - option.cost, free))
    return max((wounds for wounds in found if wounds is not None), default=None)


@pytest.mark.parametrize("weapon", ["sword", "axe", "crossbow", "bow", "magic_staff", "bane"])
@pytest.mark.parametrize(("distance", "armor", "fear"), [(0, 0, 0), (3, 2, 0), (5, 3, 1)])
def test_odds_are_those_of_throwing_the_dice_in_every_way(weapon: str, distance: int, armor: int, fear: int) -> None:
    card = content().items[weapon]
    strike = Strike((*card.dice, "black"), ranged=True, damage=1, free=1, pierce=1, options=card.surges)
    mark = Mark(distance, armor, fear, spared=fear)
    hits, wounds = enumerated(strike, mark, 6)
    found = chances(strike, mark, 6)
    assert found.hits == pytest.approx(hits)
    assert found.wounds == pytest.approx(wounds)
    assert found.kills == found.wounds[-1]
    assert sum(found.wounds) == pytest.approx(1)


def test_a_roll_that_falls_short_is_a_miss_and_one_that_armor_stops_is_not() -> None:
    strike, mark = Strike((), ranged=True), Mark(distance=4, armor=9)
    assert best_wounds(strike, mark, Total(range=3, damage=5)) is None
    assert best_wounds(strike, mark, Total(range=3, damage=5, enhancements=1)) == 0


def test_a_target_has_its_distance_dice_and_odds() -> None:
    game = table(hero("mordrog", "C3", items=["sword"]), monsters=[monster("beastman", "D3")])
    game.until("action").play("battle")
    (strike,) = hints_now(game)["choices"]["attack:sword"]["strikes"]
    game.play("attack:sword")
    strikes = hints_now(game)["choices"]["D3"]["strikes"]
    assert [found["weapon"] for found in strikes] == ["sword", ""], "bare hands could have been meant as well"
    assert strikes[0] == strike
    assert strike["dice"] == ["red", "green", *["black"] * content().heroes["mordrog"].melee]
    assert (strike["distance"], strike["cells"], strike["area"]) == (1, ["D3"], "")
    (odds,) = strike["odds"]
    assert odds["hits"] == pytest.approx(5 / 6), "in melee only the miss of the red die fails"
    assert sum(odds["wounds"]) == pytest.approx(1)
    assert odds["armor"] == content().monsters["beastman"].normal.armor
    assert "no_fatigue" in strike["assumes"]


def test_the_odds_foretell_what_the_rules_let_happen() -> None:
    """Every roll of the two dice is played to its end by the rules, whatever can be spent being tried."""
    faces = {die.id: die.keys for die in content().dice}
    wounds = Counter(most_wounds(rolled, ()) for rolled in product(faces["blue"], faces["green"]))
    game = shooting(())
    (strike,) = hints_now(game)["choices"]["attack:crossbow"]["strikes"]
    (odds,) = strike["odds"]
    assert strike["dice"] == ["blue", "green"]
    assert odds["wounds"] == pytest.approx([wounds[n] / 36 for n in range(odds["left"] + 1)])


def shooting(rolled: tuple[str, ...]) -> Dialogue:
    ogre = monster("ogre", "F3")
    game = table(hero("mordrog", "C3", items=["crossbow"], spent=9), monsters=[ogre], chance=[rolled] if rolled else [])
    return game.until("action").play("battle")


def most_wounds(rolled: tuple[str, ...], spent: tuple[str, ...]) -> int:
    """The wounds on the ogre, with the best of all ways to go on spending."""
    game = shooting(rolled).play("attack:crossbow", "F3", *spent)
    if game.asked != "spend":
        ogre = game.monster()
        return ogre.hurt if ogre else content().monsters["ogre"].normal.wounds[3]
    return max(most_wounds(rolled, (*spent, str(offer))) for offer in game.offers if offer != "fatigue")


def test_two_weapons_of_a_kind_are_one_way_to_attack() -> None:
    game = table(hero("mordrog", "C3", items=["sword", "sword"]), monsters=[monster("beastman", "D3")])
    game.until("action").play("battle", "attack:sword")
    strikes = hints_now(game)["choices"]["D3"]["strikes"]
    assert [found["weapon"] for found in strikes] == ["sword", ""]
    assert strikes[0]["damage"] == 1, "the second sword is held in the off hand (DES-OFF-02)"


def test_the_attack_of_a_sheet_has_dice_of_its_own() -> None:
    game = table(hero("one_fist", "C3", items=["sword"]), monsters=[monster("beastman", "D3")])
    game.until("action").play("battle", "attack:sword")
    strikes = {found["weapon"]: found["dice"] for found in hints_now(game)["choices"]["D3"]["strikes"]}
    power = ["black"] * content().heroes["one_fist"].melee
    assert strikes["sheet"] == [*content().heroes["one_fist"].dice, *power]


def test_a_blast_shows_the_spaces_and_friends_it_covers() -> None:
    game = table(
        hero("mad_carthos", "B3", items=["ice_storm"]),
        hero("mordrog", "D4"),
        monsters=[monster("beastman", "E3")],
    )
    game.until("action").play("battle", "attack:ice_storm")
    (strike,) = [found for found in hints_now(game)["choices"]["E3"]["strikes"] if found["weapon"] == "ice_storm"]
    assert strike["area"] == "blast"
    assert {"D2", "E3", "D4"} <= set(strike["cells"])
    assert {odds["who"]: odds["friend"] for odds in strike["odds"]} == {"h1": True, "m1": False}


def test_spending_shows_what_each_thing_adds() -> None:
    game = table(
        hero("mordrog", "C3", items=["sword"]),
        monsters=[monster("ogre", "D3")],
        chance=[("r1d3s1", "d2s1", "power", "surge", "blank")[: 2 + content().heroes["mordrog"].melee]],
    )
    game.until("action").play("battle", "attack:sword", "D3").until("spend")
    choices = hints_now(game)["choices"]
    done, more = choices["done"]["spend"], choices["damage"]["spend"]
    assert more["damage"] == done["damage"] + 1
    assert more["wounds"]["m1"] == done["wounds"]["m1"] + 1
    assert more["best"] == done["best"], "the enhancement would have been spent on damage anyway"
    assert choices["surge:0"]["spend"]["surges"] == done["surges"] - content().items["sword"].surges[0].cost
    assert choices["fatigue"]["spend"]["expected"] >= choices["fatigue"]["spend"]["now"]


def test_rerolling_a_miss_promises_wounds() -> None:
    game = table(hero("mordrog", "C3", items=["sword"], order="aim"), monsters=[monster("beastman", "D3")])
    game.until("action").play("battle", "attack:sword", "D3").until("reroll")
    found = hints_now(game)
    assert found["ask"]["reroll"]["misses"] is True
    assert found["choices"]["0"]["reroll"]["then"] > 0
    assert found["choices"]["0"]["reroll"]["misses"] == pytest.approx(1 / 6)
    assert found["choices"]["1"]["reroll"]["then"] == 0, "the red die still shows a miss"


def test_a_purchase_tells_what_it_changes() -> None:
    game = table(hero("mordrog", -1, coins=600), shop={"chain_mail": 1})
    game.until("action").play("run", "shop:")
    choices = hints_now(game)["choices"]
    plate = choices["card:chain_mail"]["deal"]
    changes = {row["what"]: (row["now"], row["then"]) for row in plate["changes"]}
    card = content().heroes["mordrog"]
    assert changes["armor"] == (card.armor, card.armor + content().items["chain_mail"].armor)
    assert plate["coins"] == 600 - plate["price"]
    training = choices["training:melee"]["deal"]["changes"]
    assert training == [{"what": "melee", "now": card.melee, "then": card.melee + 1}]


def beside_the_dread(**given: Any) -> Dialogue:
    """A hero beside a named monster with a Fear that its quest adds."""
    dread = Named(id="dread", kind="ogre", wounds=0, armor=0, speed=0, damage=0, abilities=FEAR, conquest=0)
    keep(msgspec.structs.replace(quest(HALL), id="dreadful", named={"dread": dread}))
    game = table(
        hero("mordrog", "C3", items=["sword"]),
        monsters=[monster("ogre", "D3", master=True, named="dread")],
        quest="dreadful",
        **given,
    )
    return game.until("action").play("battle")


@pytest.mark.rule("DES-MST-05")
def test_neither_the_odds_nor_a_heros_bot_know_the_secret_fear_of_a_named_monster() -> None:
    """The overlord need not disclose the abilities that a quest adds; he himself and the rules know them."""
    game = beside_the_dread(chance=[("r1d3", "d3", "blank", "blank", "blank")])
    (target,) = Prospect(GAME.view(game.state, 1).table, game.hero()).targets
    dread = game.monster()
    assert dread is not None
    blow = Attack(by_hero=0, weapon="sword", kind="melee", struck=[f"m{dread.number}"])
    told = [victim(game.state, blow, dread, seat).mark.fear for seat in (1, OVERLORD)]
    assert (target.fear, told) == (0, [0, 2])
    game.play("attack:sword", "D3").until("act")
    assert "des-log-fear" in game.said
    told = [victim(game.state, blow, dread, seat).mark.fear for seat in (1, OVERLORD)]
    assert told == [2, 2], "who has felt it knows it"
    (strike,) = hints_now(game)["choices"]["attack:sword"]["strikes"]
    assert strike["fear"] == 2
    (figure,) = [one for one in GAME.scene(GAME.view(game.state, 1)).figures if one.number == dread.number]
    assert figure.stats is not None
    assert FEAR[0] in figure.stats.abilities


def test_the_secret_fear_of_a_named_monster_is_not_in_the_odds() -> None:
    """DES-MST-05: the overlord need not disclose the abilities that a quest adds."""
    game = beside_the_dread()
    (strike,) = hints_now(game)["choices"]["attack:sword"]["strikes"]
    assert strike["fear"] == 0
    assert "no_secrets" in strike["assumes"]


def test_hints_do_not_depend_on_what_is_hidden() -> None:
    """Whatever lies in the decks, in the overlord's hand and in the chests, a seat is told the same."""
    rng = Random(7)
    bot = DescentGame().greedy(rng)
    match = Match(DescentGame(), players=3, chance=Seeded(7))
    asked = set()
    for _ in range(400):
        if match.over:
            break
        ask = match.due[0]
        seat = ask.seats[0]
        asked.add(ask.prompt.id)
        seen = DescentGame().view(match.state, seat)
        twin = DescentGame().view(DescentGame().redeal(match.state, seat, rng), seat)
        told = msgspec.json.encode(DescentGame().hints(seen, ask), order="sorted")
        assert msgspec.json.encode(DescentGame().hints(twin, ask), order="sorted") == told
        answer = bot.choose(seat, ask, partial(DescentGame().view, match.state, seat))
        assert match.answer(seat, answer) is None
    assert {"des-ask-act", "des-ask-target", "des-ask-shop", "des-ask-monster"} <= asked


def test_the_catalogue_has_everything_in_the_box() -> None:
    found = msgspec.json.decode(msgspec.json.encode(catalogue()))
    decks = Counter[str]()
    for item in found["items"].values():
        decks[item["deck"]] += item["count"]
    counts = (
        len(found["heroes"]),
        len(found["monsters"]),
        *(decks[deck] for deck in ("shop", "copper", "silver", "gold", "artifact")),
        len(found["skills"]),
        sum(card["count"] for card in found["overlord"].values()),
        len(found["quests"]),
    )
    assert counts == (20, 12, 24, 22, 18, 16, 4, 36, 36, 9)
    assert list(found["quests"]) == list(quests())


@pytest.mark.parametrize("lang", LANGS)
def test_everything_in_the_catalogue_can_be_said(lang: Any) -> None:
    said = [WORDS.say(message, lang) for message in messages(catalogue())]
    assert len(said) > 400
    assert all(isinstance(text, str) for text in said)


def messages(thing: object) -> list[Msg]:
    """All the messages in it; those inside others are said with them."""
    if isinstance(thing, Msg):
        return [thing]
    if isinstance(thing, dict):
        return [found for value in thing.values() for found in messages(value)]
    return [found for value in thing for found in messages(value)] if isinstance(thing, list | tuple) else []


def test_the_overlords_cards_say_what_is_left_of_the_threat() -> None:
    game = table(hero("mordrog", "C3"), hand=["beastman_war_party", "dodge"], threat=30, turn="overlord")
    game.until("cards")
    assert game.seat == OVERLORD
    choices = hints_now(game)["choices"]
    for name, hint in choices.items():
        assert hint["card"]["threat"] == game.state.overlord.threat - hint["card"]["price"], name


def test_moments_and_guards_interrupt_and_nothing_else_does() -> None:
    """Clients offer to pass on every ask of that kind."""
    asked: dict[str, set[bool]] = {}
    for seed in (1, 2, 3):
        match = Match(GAME, GAME.read_options({"quest": "into_the_dark"}), 4, Seeded(seed))
        bot = GAME.greedy(Random(seed))
        for _ in range(700):
            if match.over:
                break
            seat = match.waiting[0]
            ask = match.ask(seat)
            assert ask is not None
            asked.setdefault(ask.prompt.id.removeprefix("des-ask-"), set()).add(ask.interrupts)
            match.accept(seat, bot.choose(seat, ask, lambda seat=seat, match=match: match.view(seat)))  # type: ignore[misc]
    interrupting = {name for name, how in asked.items() if True in how}
    assert all(len(how) == 1 for how in asked.values())
    assert {"attack-declared-overlord", "hero-entered-overlord"} <= interrupting
    assert {"guard", "equipped", "turn-ends", "hero-attacked"} & interrupting
    assert not {"act", "monster", "target", "spend", "action", "cards", "shop", "reroll"} & interrupting
