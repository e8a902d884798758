"""Roaming monsters: how they come, what they do and what they leave behind (MD2-ROM)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import combat, darkness, doors, enemy_phase, spawning, treasure, wounds
from undercroft.games.massivedarkness2.state import OFF, RANGES, Enemy, LastAttack

SIX = ("ronen", "irk", "gheta", "feydra", "mathrin", "nahias")
PORTAL = "E1"


def table(at: str = "C1", other: str = "F3", heroes: int = 2) -> Table:
    """Ronen, and Irk behind closed doors unless a test says otherwise."""
    made = Table("training", *SIX[:heroes], at=at)
    for hero in made.g.heroes[1:]:
        made.put(hero, other)
    return made


def spawn(made: Table, *answers: Any, at: str = PORTAL) -> Enemy | None:
    found: Enemy | None = made.play(spawning.spawn_roaming(made.g, made.zone(at)), *answers)
    return found


def activate(made: Table, enemy: Enemy, *answers: Any) -> None:
    made.play(enemy_phase.activate(made.g, enemy), *answers)


def attacked(made: Table) -> list[str]:
    """Who was attacked by an enemy, in order."""
    return [str(news.msg.args["whom"].id) for news in made.g.news if news.msg.id == "md2-log-attack"]


def rolled(made: Table) -> Counter[str]:
    last = made.g.last_attack
    assert isinstance(last, LastAttack)
    return Counter(colour for colour, _face in last.dice)


# -- their cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ROM-13", "MD2-ROM-01")
def test_four_monsters_with_three_cards_each() -> None:
    assert set(content().roaming) == {"andra", "ghoul", "lyidan", "ytheria"}
    for monster in content().roaming.values():
        assert tuple(monster.cards) == RANGES
        assert [(card.tokens, card.reward) for card in monster.cards.values()] == [
            (2, {"rare": 1}),
            (2, {"epic": 1}),
            (0, {"epic": 3}),
        ]
        for card in monster.cards.values():
            assert card.defence.black == 1  # enemy dice are printed on the card
            assert all(rule.special in enemy_phase.SCHEMES for rule in card.scheme)


@pytest.mark.rule("MD2-ROM-01")
@pytest.mark.parametrize(("heroes", "health"), [(1, 10), (2, 10), (3, 15), (6, 30)])
def test_health_depends_on_the_number_of_heroes(heroes: int, health: int) -> None:
    made = table(heroes=heroes)
    assert wounds.health(made.g, made.enemy("ghoul")) == health


@pytest.mark.rule("MD2-ROM-10")
def test_they_roll_the_dice_of_their_card() -> None:
    made = table()
    ghoul = made.enemy("ghoul", range_="5")
    made.play(enemy_phase.strike(made.g, ghoul))
    assert rolled(made) == {"orange": 3, "black": 3}
    made.hero.slots = {"left": "rusty_sword"}
    made.play(combat.attack(made.g, made.hero, ghoul, "melee"))
    assert rolled(made) == {"yellow": 1, "blue": 4, "black": 1}


# -- how they come ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ROM-04", "MD2-ROM-02")
@pytest.mark.parametrize(("level", "range_", "tokens"), [(1, "1-2", 2), (4, "3-4", 2), (5, "5", 0)])
def test_a_monster_of_the_dungeon_level_with_tokens_for_its_reward_only(level: int, range_: str, tokens: int) -> None:
    made = table()
    made.other.level = level
    bag = sum(made.g.bag.values())
    monster = spawn(made, ("ghoul",))
    assert monster is not None
    assert (monster.id, monster.range, made.where(monster)) == ("ghoul", range_, PORTAL)
    assert len(monster.tokens) == tokens
    assert sum(made.g.bag.values()) == bag - tokens
    assert (monster.item, monster.minions) == ("", 0)
    assert "ghoul" not in made.g.decks[f"roaming_{range_}"]


@pytest.mark.rule("MD2-ROM-04", "MD2-ROM-11")
def test_the_darkness_brings_one_to_the_portal() -> None:
    made = table()
    made.g.space = 2
    made.play(darkness.darkness_phase(made.g), ("andra",))
    assert [(enemy.id, made.where(enemy)) for enemy in made.g.enemies] == [("andra", PORTAL)]


@pytest.mark.rule("MD2-ROM-11")
def test_a_door_card_may_bring_one() -> None:
    made = table()
    made.g.decks["door"] = ("do_not_wake",)
    made.g.tokens.clear()
    made.play(doors.open_door(made.g, made.door("door_1"), made.hero), ("do_not_wake",), ("ghoul",))
    assert [(enemy.id, made.where(enemy)) for enemy in made.g.enemies] == [("ghoul", "D1")]


@pytest.mark.rule("MD2-ROM-05")
def test_discards_of_the_range_then_the_next_higher_range() -> None:
    made = table()
    made.g.decks["roaming_1-2"], made.g.piles["roaming_1-2"] = (), ("ghoul",)
    monster = spawn(made)
    assert monster is not None
    assert (monster.id, monster.range) == ("ghoul", "1-2")
    monster = spawn(made, ("andra",))
    assert monster is not None
    assert (monster.id, monster.range) == ("andra", "3-4")


@pytest.mark.rule("MD2-ROM-05")
def test_above_the_highest_range_there_is_none() -> None:
    made = table()
    made.other.level = 5
    made.g.decks["roaming_5"] = ()
    assert spawn(made) is None
    assert made.g.enemies == []


@pytest.mark.rule("MD2-ROM-06", "MD2-ROM-12")
def test_one_that_is_there_already_is_stronger_and_acts_once() -> None:
    made = table("C1")
    ytheria = made.enemy("ytheria", at="A4")  # far from everybody: she moves like a mob
    ytheria.hurt, ytheria.fire, ytheria.tokens = 3, 1, ("rare",)
    made.hero.level = 3
    assert spawn(made, ("ytheria",)) is None
    assert made.g.enemies == [ytheria]
    assert (ytheria.range, ytheria.hurt, ytheria.fire, ytheria.tokens) == ("3-4", 3, 1, ("rare",))
    assert made.where(ytheria) == "A3"
    assert made.g.piles["roaming_1-2"] == ("ytheria",)


@pytest.mark.rule("MD2-ROM-06")
def test_a_lower_card_is_discarded_and_the_monster_acts() -> None:
    made = table("C1")
    ytheria = made.enemy("ytheria", at="A4", range_="3-4")
    assert spawn(made, ("ytheria",)) is None
    assert (ytheria.range, made.where(ytheria)) == ("3-4", "A3")
    assert made.g.piles["roaming_1-2"] == ("ytheria",)


@pytest.mark.rule("MD2-ROM-12")
def test_its_action_is_a_line_of_the_scheme_where_one_applies() -> None:
    made = table("C1")
    andra = made.enemy("andra", at="B1")
    made.hero.level = 3
    spawn(made, ("andra",))
    assert attacked(made) == ["md2-hero-ronen"]
    assert andra.at == OFF


@pytest.mark.rule("MD2-ROM-12")
@pytest.mark.parametrize(("frost", "at", "left"), [(1, "A3", 0), (2, "A4", 0), (3, "A4", 1)])
def test_two_frost_tokens_prevent_it_and_one_does_not(frost: int, at: str, left: int) -> None:
    made = table("C1")
    ytheria = made.enemy("ytheria", at="A4")
    ytheria.frost = frost
    made.hero.level = 3
    spawn(made, ("ytheria",))
    assert (made.where(ytheria), ytheria.frost) == (at, left)


# -- what they leave behind -------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ROM-02", "MD2-ROM-03")
def test_whoever_kills_it_gains_its_tokens_and_the_fixed_reward() -> None:
    made = table()
    ghoul = made.enemy("ghoul")
    ghoul.tokens = ("common", "common")
    made.g.bag = {"common": 0, "rare": 0, "epic": 0}
    made.g.decks |= {"common": ("hand_axe", "leather_cap"), "rare": ("kite_shield",)}
    made.play(wounds.wound_enemy(made.g, ghoul, 10, made.hero), *["keep"] * 3)
    assert sorted(made.hero.bag) == ["hand_axe", "kite_shield", "leather_cap"]
    assert made.g.bag == {"common": 2, "rare": 0, "epic": 0}  # no token for the fixed reward


@pytest.mark.rule("MD2-ROM-03")
def test_three_epic_items_for_the_highest_card() -> None:
    made = table()
    ghoul = made.enemy("ghoul", range_="5")
    epic = list(made.g.decks["epic"])
    made.play(treasure.reward(made.g, made.hero, ghoul), *["keep"] * 3)
    assert made.hero.bag == epic[:3]


@pytest.mark.rule("MD2-ROM-03")
def test_if_no_hero_has_killed_it_the_players_choose_who_gains() -> None:
    made = table()
    ghoul = made.enemy("ghoul")
    made.g.decks["rare"] = ("kite_shield",)
    made.play(wounds.wound_enemy(made.g, ghoul, 10, None), 1, "keep")
    assert made.other.bag == ["kite_shield"]
    assert (made.hero.bag, made.hero.slots) == ([], {})


# -- activation schemes -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-ROM-07")
@pytest.mark.parametrize(("range_", "hurt"), [("1-2", 3), ("3-4", 5), ("5", 6)])
def test_lyidan_in_light_suffers_and_retreats_into_the_shadow(range_: str, hurt: int) -> None:
    """The first condition comes first: a hero in reach does not matter."""
    made = table("B1")
    lyidan = made.enemy("lyidan", at="B1", range_=range_)
    activate(made, lyidan)
    assert (lyidan.hurt, made.where(lyidan)) == (hurt, "B2")
    assert attacked(made) == []


@pytest.mark.rule("MD2-ROM-07")
def test_lyidan_may_die_of_the_light() -> None:
    made = table("B1")
    lyidan = made.enemy("lyidan", at="B1")
    lyidan.hurt = 11
    activate(made, lyidan)
    assert lyidan not in made.g.enemies


@pytest.mark.rule("MD2-ROM-07")
def test_of_two_shadow_zones_as_near_the_players_choose() -> None:
    made = table("C1")
    lyidan = made.enemy("lyidan", at="A3")
    activate(made, lyidan, "B3")
    assert made.where(lyidan) == "B3"


@pytest.mark.rule("MD2-ROM-08")
def test_lyidan_in_shadow_appears_beside_the_farthest_hero_within_three_zones() -> None:
    made = table("A4", "B3")
    lyidan = made.enemy("lyidan", at="B2")
    activate(made, lyidan)
    assert made.where(lyidan) == "A4"
    assert attacked(made) == ["md2-hero-ronen"]
    assert (made.hero.fire, made.other.fire) == (1, 0)


@pytest.mark.rule("MD2-ROM-09")
def test_lyidan_with_nobody_near_moves_twice() -> None:
    made = table("C1")
    lyidan = made.enemy("lyidan", at="A4")
    activate(made, lyidan)
    assert made.where(lyidan) == "B3"
    assert (lyidan.hurt, attacked(made)) == (0, [])


@pytest.mark.rule("MD2-ROM-01")
@pytest.mark.parametrize(("range_", "die"), [("1-2", "sword2"), ("3-4", "sword3")])
def test_lyidans_claw_burns_all_fire_after_the_combat(range_: str, die: str) -> None:
    made = table("B2")
    made.hero.fire = 1
    lyidan = made.enemy("lyidan", range_=range_)
    dice = ["blank", "claw", "blank"] if range_ == "1-2" else ["blank", "blank", "claw"]
    made.play(combat.enemy_attack(made.g, lyidan, made.hero, "melee"), tuple(dice), (die,))
    assert (made.hero.fire, made.hero.health) == (0, 6 - int(die[-1]))


@pytest.mark.rule("MD2-ROM-07")
def test_ytheria_attacks_everybody_in_sight() -> None:
    made = table("B1", "B2", heroes=3)
    made.put(made.g.heroes[2], "F3")
    ytheria = made.enemy("ytheria", at="B3")
    activate(made, ytheria)
    assert attacked(made) == ["md2-hero-ronen", "md2-hero-irk"]
    assert rolled(made) == {"yellow": 2, "black": 1}
    assert made.where(ytheria) == "B3"


@pytest.mark.rule("MD2-ROM-07", "MD2-TIE-01")
def test_the_players_choose_whom_ytheria_attacks_first() -> None:
    made = table("B1", "B2", heroes=3)
    ytheria = made.enemy("ytheria", at="B3")
    made.play(enemy_phase.activate(made.g, ytheria), 1)
    assert [ask.space.enumerate(9) for ask in made.asks if ask.prompt.id == "md2-ask-target"] == [[0, 1, 2], [0, 2]]
    assert attacked(made) == ["md2-hero-irk", "md2-hero-ronen", "md2-hero-gheta"]


@pytest.mark.rule("MD2-ROM-08")
def test_ytheria_attacks_a_hero_alone_in_sight_with_more_dice() -> None:
    made = table("B1")
    ytheria = made.enemy("ytheria", at="B3")
    activate(made, ytheria)
    assert attacked(made) == ["md2-hero-ronen"]
    assert rolled(made) == {"yellow": 2, "orange": 1, "black": 1}


@pytest.mark.rule("MD2-ROM-09")
def test_ytheria_with_nobody_in_sight_moves_twice() -> None:
    made = table("C1")
    ytheria = made.enemy("ytheria", at="A4")
    activate(made, ytheria)
    assert made.where(ytheria) == "B3"


@pytest.mark.rule("MD2-ROM-01")
def test_ytherias_claw_gives_every_mob_a_minion() -> None:
    made = table("B1")
    ytheria = made.enemy("ytheria")
    few, full = made.enemy("demons", at="E1", minions=2), made.enemy("imps", at="E1", minions=6)
    made.play(combat.enemy_attack(made.g, ytheria, made.hero, "ranged"), ("blank", "blank", "claw"))
    assert (few.minions, full.minions) == (3, 6)


@pytest.mark.rule("MD2-ROM-07", "MD2-ROM-08")
def test_andra_strikes_the_weakest_in_sight_and_vanishes_and_comes_back() -> None:
    made = table("B1", "B1", heroes=3)
    weakest = made.put(made.g.heroes[2], "F3").g.heroes[2]
    weakest.health, made.other.health, made.hero.health = 1, 3, 4
    andra = made.enemy("andra", at="C1")
    activate(made, andra)
    assert attacked(made) == ["md2-hero-irk"]
    assert andra.at == OFF
    assert not [what for what in made.options() if what.startswith("attack")]
    activate(made, andra)
    assert attacked(made) == ["md2-hero-irk", "md2-hero-gheta"]
    assert made.where(andra) == "F3"


@pytest.mark.rule("MD2-ROM-07")
def test_andra_vanishes_without_a_strike_if_nobody_is_in_sight() -> None:
    made = table("C1")
    andra = made.enemy("andra", at="A4")
    activate(made, andra)
    assert attacked(made) == []
    assert andra.at == OFF


@pytest.mark.rule("MD2-ROM-07", "MD2-STA-02")
@pytest.mark.parametrize("hurt", [0, 9])
def test_andra_burns_off_the_map_too(hurt: int) -> None:
    made = table("C1")
    andra = made.enemy("andra")
    andra.at, andra.fire, andra.hurt = OFF, 1, hurt
    activate(made, andra, ("sword",), *([0] if hurt else []))
    assert (andra in made.g.enemies) == (hurt == 0)
    assert andra.hurt == 1 - bool(hurt)
    assert {news.msg.args["at"] for news in made.g.news if news.msg.id == "md2-log-enemy-wounds"} == {""}


@pytest.mark.rule("MD2-ROM-01")
def test_andras_claw_wounds_another_hero_in_sight() -> None:
    made = table("B1", "C1", heroes=3)
    made.put(made.g.heroes[2], "F3")
    health = made.other.health, made.g.heroes[2].health
    andra = made.enemy("andra")
    made.play(combat.enemy_attack(made.g, andra, made.hero, "melee"), ("blank", "claw"))
    assert made.hero.health == 6
    assert (made.other.health, made.g.heroes[2].health) == (health[0] - 1, health[1])


@pytest.mark.rule("MD2-ROM-07")
def test_the_ghoul_devours_a_minion_in_its_zone_and_heals() -> None:
    made = table("B1")
    ghoul = made.enemy("ghoul")
    ghoul.hurt = 7
    mob = made.enemy("demons", minions=2)
    activate(made, ghoul)
    assert (ghoul.hurt, mob.minions) == (2, 1)
    assert attacked(made) == []
    mob.minions = 0  # a leader is no prey
    activate(made, ghoul)
    assert attacked(made) == ["md2-hero-ronen"]


@pytest.mark.rule("MD2-ROM-08")
@pytest.mark.parametrize(("hero", "at", "attacks"), [("C1", "B2", 0), ("B2", "B2", 1), ("A3", "A3", 1)])
def test_the_ghoul_runs_three_zones_and_attacks_if_it_can(hero: str, at: str, attacks: int) -> None:
    made = table(hero)
    ghoul = made.enemy("ghoul", at="A4")
    activate(made, ghoul)
    assert made.where(ghoul) == at
    assert len(attacked(made)) == attacks


@pytest.mark.rule("MD2-ROM-01")
def test_the_ghouls_claw_calls_the_nearest_mob() -> None:
    made = table("B1")
    ghoul = made.enemy("ghoul")
    near, far = made.enemy("demons", at="B3"), made.enemy("imps", at="A4")
    made.play(combat.enemy_attack(made.g, ghoul, made.hero, "melee"), ("blank", "claw"))
    assert (made.where(near), made.where(far)) == ("B2", "A4")
