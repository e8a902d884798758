"""Boss fights (MD2-BOS)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.components import Rule
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_health, max_mana
from undercroft.games.massivedarkness2.rules import boss, combat, darkness, hero_turn, rounds, wounds
from undercroft.games.massivedarkness2.rules.paladin import board_of
from undercroft.games.massivedarkness2.state import OFF, Ally, Enemy, LastAttack


def begun(*heroes: str, mission: str = "releasing_michael", at: str = "F2") -> tuple[Table, Enemy]:
    """The boss waits, and the fight has not begun."""
    made = Table(mission, *heroes, at=at)
    boss.place(made.g)
    waiting = boss.the_boss(made.g)
    assert waiting is not None
    return made, waiting


def fighting(*heroes: str, mission: str = "releasing_michael") -> tuple[Table, Enemy]:
    """The fight has begun; nothing keeps the boss safe. Heroes stand in its corner."""
    made, foe = begun(*heroes, mission=mission)
    made.play(boss.begin(made.g, made.hero))
    made.g.tokens = [token for token in made.g.tokens if token.what != "stone"]
    made.g.news.clear()
    return made, foe


def rolled(made: Table) -> Counter[str]:
    last = made.g.last_attack
    assert isinstance(last, LastAttack)
    return Counter(colour for colour, _face in last.dice)


def attacked(made: Table) -> list[str]:
    return [str(news.msg.args["whom"].id) for news in made.g.news if news.msg.id == "md2-log-attack"]


def acts(made: Table) -> int:
    """How many actions the boss has performed."""
    return made.log().count("md2-log-boss-acts")


# -- boards and waiting -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-BOS-01")
def test_everything_is_on_the_board() -> None:
    assert set(content().bosses) == {"michael", "reaper"}
    for board in content().bosses.values():
        assert set(board.special) == set(range(board.dice + 1))  # one for each number of claws
        assert board.passives
        assert board.claw.special
        assert all(space.space <= board.spaces for space in board.track)
        assert board.defence.black
        assert all(rule.special in boss.BOSS_ACTIONS for rule in (*board.special.values(), *board.track))


@pytest.mark.rule("MD2-BOS-01")
@pytest.mark.parametrize(("heroes", "health"), [(("gheta",), 30), (("gheta", "ronen", "irk"), 45)])
def test_health_depends_on_the_number_of_heroes(heroes: tuple[str, ...], health: int) -> None:
    made, michael = begun(*heroes)
    assert wounds.health(made.g, michael) == health


@pytest.mark.rule("MD2-BOS-02")
def test_a_boss_waits_in_its_chamber_and_does_nothing() -> None:
    made, michael = begun()
    assert made.where(michael) == "H2"
    made.g.phase, made.g.closed = "enemies", 0  # even if it could come out
    made.play(rounds.enemies_phase(made.g))
    made.play(darkness.darkness_phase(made.g))
    assert made.where(michael) == "H2"
    assert (acts(made), attacked(made)) == (0, [])
    assert made.g.boss is None


# -- how a fight begins -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-BOS-03")
def test_all_heroes_are_moved_and_nothing_strikes_them() -> None:
    made, _michael = begun("gheta", "ronen", "irk")
    made.enemy("demons", at="F2", minions=6)  # beside the first
    made.lay("spike_trap", "G1")
    made.put(made.other, "A1")
    made.other.health, made.other.down = 0, True
    made.play(boss.begin(made.g, made.hero))
    assert {made.where(hero) for hero in made.g.heroes} == {"G1"}
    assert made.hero.health == max_health(made.hero)
    assert made.lying("spike_trap") == ["G1"]
    assert "md2-log-reaction" not in made.log()


@pytest.mark.rule("MD2-BOS-03")
def test_of_several_zones_the_players_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    made, _michael = begun()
    mission = made.mission
    assert mission.boss is not None
    zones = (made.zone("G1"), made.zone("G3"))
    changed = msgspec.structs.replace(mission, boss=msgspec.structs.replace(mission.boss, start=zones))
    monkeypatch.setattr(boss, "mission_of", lambda _g: changed)
    made.play(boss.begin(made.g, made.hero), "G3", "G1")
    assert [made.where(hero) for hero in made.g.heroes] == ["G3", "G1"]


@pytest.mark.rule("MD2-BOS-04")
def test_everybody_is_whole_again_and_no_lifebringer_is_spent() -> None:
    made, _michael = begun()
    made.g.lifebringers = 1
    made.hero.health, made.hero.mana = 1, 0
    made.other.health, made.other.mana, made.other.down = 0, 1, True
    made.play(boss.begin(made.g, made.hero))
    for hero in made.g.heroes:
        assert (hero.health, hero.mana, hero.down) == (max_health(hero), max_mana(hero), False)
    assert (made.g.lifebringers, made.g.spent) == (1, 0)


@pytest.mark.rule("MD2-BOS-05")
def test_a_level_up_phase_comes_first() -> None:
    made, _michael = begun()
    made.other.xp = 5
    made.play(boss.begin(made.g, made.hero))
    assert (made.other.level, made.other.xp) == (2, 0)
    assert made.other.health == max_health(made.other)
    assert len(made.other.skills) == 1


@pytest.mark.rule("MD2-BOS-06")
def test_other_tiles_are_gone_with_everything_on_them() -> None:
    made, michael = begun("ronen", "irk", "feydra")
    assert made.hero.paladin is not None
    tokens = made.g.supply["state"]
    gone, andra, stays = (made.enemy(kind, at="E2") for kind in ("demons", "andra", "imps"))
    gone.fire, gone.poison, made.g.supply["state"] = 2, "poison_1", tokens - 2
    andra.at, stays.at = OFF, made.zone("I3")
    made.lay("chest", "I1")
    made.g.allies = [
        Ally(number=90 + n, kind="fire_spirit", seat=1, at=made.zone(at), health=2) for n, at in enumerate(("F2", "H1"))
    ]
    board_of(made.hero).zones = {"gold": made.zone("F2"), "white": made.zone("G1")}
    made.play(boss.begin(made.g, made.hero))
    assert made.mission.boss is not None
    assert made.g.laid == made.mission.boss.tile
    assert [enemy.id for enemy in made.g.enemies] == [michael.id, "imps"]
    assert made.lying("chest") == ["I1"]
    assert not made.lying("spawn") + made.lying("loot") + made.lying("seal")
    assert [made.where(ally) for ally in made.g.allies] == ["H1"]
    assert board_of(made.hero).zones == {"white": made.zone("G1")}  # the other token is back on the board
    assert made.g.supply["state"] == tokens
    rogue = made.g.heroes[2].rogue
    assert rogue is not None
    assert "poison_1" in rogue.bag


@pytest.mark.rule("MD2-BOS-07")
def test_the_boss_track_takes_the_place_of_the_darkness_track() -> None:
    made, _michael = begun()
    made.g.space = 4
    made.play(boss.begin(made.g, made.hero))
    assert made.g.boss is not None
    assert (made.g.boss.id, made.g.boss.space) == ("michael", 0)
    made.play(darkness.darkness_phase(made.g))
    assert made.g.boss.space == 1
    assert made.g.space == 4


@pytest.mark.rule("MD2-BOS-08")
def test_a_new_hero_phase_begins_at_once() -> None:
    made, _michael = begun()
    made.g.done.append("seals")
    made.g.closed &= ~(1 << made.door("seal_door"))
    made.other.acted = True
    made.hero.used = {"sword_dance": "turn", "something": "mission"}
    made.play(rounds.heroes_phase(made.g), "go:G2")
    assert made.g.boss is not None
    made.play(rounds.begin_round(made.g))
    assert (made.g.phase, made.g.turn) == ("heroes", None)
    assert rounds.waiting(made.g) == made.g.heroes
    assert acts(made) == 0  # its Enemy Phase comes after the turns of the fight
    assert made.hero.used == {"something": "mission"}  # what was used in that turn may be used in the next


@pytest.mark.rule("MD2-BOS-08", "MD2-ROG-02", "MD2-PAL-08", "MD2-RND-03")
def test_a_round_begins_with_the_fight() -> None:
    """Whoever has acted in the round that the fight has interrupted is as able to act as everybody else."""
    made, _michael = begun("feydra", "ronen")
    rogue, paladin = made.hero.rogue, made.other.paladin
    assert rogue is not None
    assert paladin is not None
    made.other.skills, paladin.skills["gold"], paladin.blessed = ["warm_hands_1"], ["warm_hands_1"], "warm_hands_1"
    made.other.used = {"warm_hands_1": "round"}
    rogue.active = [rogue.bag.pop()]
    made.turn(made.hero, actions=1)
    made.g.done.append("seals")
    made.g.closed &= ~(1 << made.door("seal_door"))
    made.play(rounds.heroes_phase(made.g), "go:G2")
    assert (rogue.active, paladin.blessed, made.other.used) == ([], "", {})
    made.play(rounds.begin_round(made.g), "none")
    assert (len(rogue.active), made.asked[-1], made.g.phase) == (3, "md2-ask-bless", "heroes")
    made.play(hero_turn.begin(made.g, made.hero))
    assert made.g.turn is not None
    assert made.g.turn.actions == 3


@pytest.mark.rule("MD2-BOS-08", "MD2-MIS-58")
def test_a_step_of_two_zones_ends_where_the_fight_begins() -> None:
    made, _michael = begun("feydra", "ronen")
    made.hero.skills = ["light_feet_2"]
    made.turn(made.hero, actions=1)
    made.g.done.append("seals")
    made.g.closed &= ~(1 << made.door("seal_door"))
    made.do("use:light_feet_2", "G2")
    assert made.g.boss is not None
    assert made.where(made.hero) == "G1"
    assert made.asked.count("md2-ask-relocate") == 1


# -- the fight --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-BOS-09")
def test_the_boss_acts_after_every_heros_turn_and_there_is_no_enemy_phase() -> None:
    made, _michael = fighting()
    found = []
    for _ in made.g.heroes:
        made.g.turn = None
        made.play(rounds.heroes_phase(made.g), *([0] if not found else []), "end")
        found.append(acts(made))
    assert found == [1, 2]
    made.play(rounds.heroes_phase(made.g))
    assert made.g.phase == "levels"
    assert acts(made) == 2


@pytest.mark.rule("MD2-BOS-09")
def test_others_on_the_tile_act_with_it() -> None:
    made, _michael = fighting()
    mob = made.enemy("demons", at="I3")
    made.play(boss.after_turn(made.g))
    assert made.where(mob) != "I3"


@pytest.mark.rule("MD2-BOS-10", "MD2-BOS-11")
@pytest.mark.parametrize(
    ("dice", "special"),
    [
        ("blank blank blank", "heavenly_justice"),
        ("scratch scratch scratch", "heavenly_justice"),
        ("claw blank scratch", "spear_throw"),
        ("claw claw_scratch blank", "spear_throw"),
        ("claw claw claw_scratch", "blessing_of_darkness"),
    ],
)
def test_the_claws_of_the_activation_dice_choose_one_ability(
    dice: str, special: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, michael = fighting()
    used: list[tuple[str, dict[str, int]]] = []

    def note(_g: Any, _boss: Enemy, rule: Any) -> None:
        used.append((rule.special, dict(rule.values)))

    monkeypatch.setattr(boss, "BOSS_ACTIONS", dict.fromkeys(boss.BOSS_ACTIONS, note))
    health = [hero.health for hero in made.g.heroes]
    made.play(boss.act(made.g, michael), tuple(dice.split()))
    claws = dice.count("claw")
    assert used == [(special, dict(content().bosses["michael"].special[claws].values))]
    assert [hero.health for hero in made.g.heroes] == health  # scratches of this roll are ignored


@pytest.mark.rule("MD2-BOS-11", "MD2-BOS-01")
def test_as_many_actions_as_its_board_says() -> None:
    made, michael = fighting()
    made.play(boss.after_turn(made.g))
    assert acts(made) == content().bosses[michael.id].actions


@pytest.mark.rule("MD2-BOS-12", "MD2-BOS-13")
def test_the_marker_advances_to_the_last_space_and_effects_begin_when_it_reaches_them() -> None:
    made, _michael = fighting()
    found = []
    for _ in range(8):
        made.play(darkness.darkness_phase(made.g))
        assert made.g.boss is not None
        found.append((made.g.boss.space, made.g.counters.get("boss_yellow", 0), made.g.counters.get("boss_orange", 0)))
    assert found == [(1, 0, 0), (2, 0, 0), (3, 1, 0), (4, 1, 0), (5, 1, 0), (6, 1, 1), (6, 1, 1), (6, 1, 1)]


@pytest.mark.rule("MD2-BOS-12", "MD2-BOS-14")
def test_what_the_track_has_brought_counts_in_every_attack() -> None:
    made, michael = fighting()
    made.put(made.hero, "H2").put(made.other, "H2")
    michael.at = made.hero.at
    made.g.counters |= {"boss_yellow": 1}
    made.play(boss.act(made.g, michael), ("blank",) * 3)
    assert rolled(made) == {"yellow": 1, "orange": 3, "black": 2}


@pytest.mark.rule("MD2-BOS-14")
def test_corruption_strengthens_michael() -> None:
    made, michael = fighting()
    michael.at = made.hero.at
    for carried, dice in (((2, 0), 1), ((1, 1), 2)):  # for each hero who carries any
        made.hero.corruption, made.other.corruption = carried
        made.hero.health = made.other.health = 6
        made.play(boss.act(made.g, michael), ("blank",) * 3)
        assert rolled(made)["yellow"] == dice


@pytest.mark.rule("MD2-BOS-14")
@pytest.mark.parametrize("by_hero", [True, False])
def test_michaels_combat_ability_takes_two_claws_in_attack_and_defence(by_hero: bool) -> None:
    made, michael = fighting()
    michael.at = made.hero.at
    made.hero.slots = {"left": "rusty_sword"}
    health = made.hero.health
    if by_hero:
        flow = combat.attack(made.g, made.hero, michael, "melee")
    else:
        flow = combat.enemy_attack(made.g, michael, made.hero, "melee")
    made.play(flow, ("blank",) * (4 if by_hero else 3) + ("claw", "claw"))
    assert made.hero.health == health - 1


@pytest.mark.rule("MD2-BOS-14")
def test_the_reapers_combat_ability_chills_a_hero_without_mana() -> None:
    made, reaper = fighting(mission="the_soul_keys")
    for mana, frost in ((1, 0), (0, 1)):
        made.hero.mana = mana
        made.play(combat.enemy_attack(made.g, reaper, made.hero, "melee"), ("blank",) * 4 + ("claw", "claw"))
        assert made.hero.frost == frost


@pytest.mark.rule("MD2-BOS-15")
def test_nothing_spawns_in_the_darkness_of_a_boss_fight() -> None:
    made, michael = fighting()
    for made.g.space in range(1, 9):
        made.play(darkness.darkness_phase(made.g))
    assert made.g.enemies == [michael]
    assert made.g.bag["epic"] == 0


# -- what they can do -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-BOS-10", "MD2-TIE-01")
def test_michael_swoops_to_the_nearest_heroes_and_strikes_them_all() -> None:
    made, michael = fighting("gheta", "ronen", "irk")
    made.put(made.g.heroes[2], "I3")
    made.put(made.hero, "G2").put(made.other, "G2")
    made.play(boss.act(made.g, michael), ("blank", "blank", "blank"), 0)
    assert made.where(michael) == "G2"
    assert attacked(made) == ["md2-hero-gheta", "md2-hero-ronen"]
    assert rolled(made)["orange"] == 3
    made.play(boss.act(made.g, michael), ("blank", "blank", "blank"), 1)  # the players choose who is first
    assert attacked(made)[2:] == ["md2-hero-ronen", "md2-hero-gheta"]


@pytest.mark.rule("MD2-BOS-10")
def test_michael_throws_his_spear_at_the_healthiest_in_sight() -> None:
    made, michael = fighting("gheta", "ronen", "irk")
    for hero, at, health in zip(made.g.heroes, ("H1", "G2", "H2"), (2, 3, 4), strict=True):
        made.put(hero, at)
        hero.health = health
    made.play(boss.act(made.g, michael), ("claw", "blank", "blank"))
    assert attacked(made) == ["md2-hero-ronen"]  # not at whoever stands beside him
    assert rolled(made) == {"yellow": 2, "black": 1}
    made.g.news.clear()
    made.play(boss.act(made.g, michael), ("claw", "claw", "blank"))
    assert rolled(made) == {"yellow": 3, "black": 1}  # one die more with two claws


@pytest.mark.rule("MD2-BOS-10")
def test_corruption_comes_back_and_michael_heals() -> None:
    made, michael = fighting()
    michael.hurt = 5
    made.play(boss.act(made.g, michael), ("claw", "claw", "claw"), "I2")  # a zone with the fewest, as the players like
    assert michael.hurt == 3
    assert made.lying("stone") == ["I2"]


@pytest.mark.rule("MD2-BOS-10")
def test_the_reaper_walks_up_and_strikes() -> None:
    made, reaper = fighting(mission="the_soul_keys")
    made.put(made.other, "I4")
    reaper.at = made.zone("H2")
    made.play(boss.act(made.g, reaper), ("blank",) * 3)
    assert len(attacked(made)) == 1
    made.g.news.clear()
    made.g.counters["boss_actions"] = 1  # fury has risen
    made.play(boss.act(made.g, reaper), ("blank",) * 3)
    assert len(attacked(made)) == 2


@pytest.mark.rule("MD2-SHA-08")
def test_a_spirit_is_somebody_to_strike_for_a_boss() -> None:
    for mission in ("the_soul_keys", "releasing_michael"):
        made, foe = fighting("irk", "ronen", mission=mission)
        made.g.allies.append(Ally(number=77, kind="fire_spirit", seat=0, at=foe.at, health=4))
        made.play(boss.act(made.g, foe), ("blank",) * 3)
        assert attacked(made) == ["md2-ally-fire_spirit"], mission


@pytest.mark.rule("MD2-BOS-10")
@pytest.mark.parametrize("claws", [1, 2])
def test_the_reaper_drains_souls(claws: int) -> None:
    made, reaper = fighting(mission="the_soul_keys")
    drained = content().bosses["reaper"].special[claws].values["mana"]
    made.hero.mana, made.other.mana = 0, drained + 1
    health = made.hero.health, made.other.health
    made.play(boss.act(made.g, reaper), ("claw",) * claws + ("blank",) * (3 - claws))
    assert (made.hero.mana, made.other.mana) == (0, 1)
    assert (made.hero.health, made.other.health) == (health[0] - 1, health[1])


@pytest.mark.rule("MD2-BOS-10", "MD2-BOS-12")
def test_the_reaper_and_his_track_let_time_run_out() -> None:
    made, reaper = fighting(mission="the_soul_keys")

    def time() -> int:
        return sum(token.count for token in made.g.tokens if token.what == "hourglass")

    reaper.at = made.hero.at
    made.put(made.other, "I4").g.counters["boss_yellow"] = 1
    made.play(boss.act(made.g, reaper), ("claw",) * 3)
    assert time() == 3
    assert rolled(made) == {"yellow": 2, "orange": 3, "black": 2}
    found = []
    for _ in range(6):
        made.play(boss.advance(made.g))
        found.append((time(), made.g.counters.get("boss_actions", 0)))
    assert found == [(3, 0), (3, 0), (2, 0), (2, 0), (2, 0), (2, 1)]


@pytest.mark.rule("MD2-BOS-09")
def test_nobody_is_left_to_act_against() -> None:
    made, _michael = fighting()
    for hero in made.g.heroes:
        hero.health, hero.down = 0, True
    made.play(boss.after_turn(made.g))
    assert acts(made) == 0


@pytest.mark.rule("MD2-BOS-10")
def test_michael_strikes_like_a_mob_at_whoever_stands_beside_him() -> None:
    made, michael = fighting()
    made.g.counters["boss_yellow"] = 1
    michael.at = made.hero.at
    made.play(boss.act(made.g, michael), ("claw", "blank", "blank"), 0)
    assert made.last.kind == "melee"
    assert rolled(made) == {"yellow": 1, "orange": 3, "black": 2}
    assert michael.at == made.hero.at


@pytest.mark.rule("MD2-BOS-10")
def test_michael_comes_closer_if_he_sees_nobody() -> None:
    made, michael = fighting()
    michael.at = made.zone("G1")
    made.put(made.hero, "H2").put(made.other, "H2")
    made.play(boss.act(made.g, michael), ("claw", "blank", "blank"), "H1")
    assert made.where(michael) == "H1"
    assert attacked(made) == []


@pytest.mark.rule("MD2-BOS-02", "MD2-BOS-09")
def test_no_boss_acts_before_the_fight() -> None:
    made, michael = begun()
    made.put(made.hero, made.where(michael))
    made.play(boss.after_turn(made.g))
    assert acts(made) == 0


@pytest.mark.rule("MD2-BOS-14")
def test_fury_rises_by_steps_and_only_where_it_is_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    made, reaper = fighting(mission="the_soul_keys")
    made.put(made.other, "I4")
    reaper.at = made.hero.at
    for _ in range(2):
        boss.BOSS_ACTIONS["fury_rises"](made.g, reaper, Rule(special="fury_rises", values={"actions": 1}))
    made.play(boss.act(made.g, reaper), ("blank",) * 3)
    assert len(attacked(made)) == 3
    calm = msgspec.structs.replace(content().bosses["reaper"], passives=())
    monkeypatch.setitem(content().bosses, "reaper", calm)
    made.hero.health = max_health(made.hero)
    made.play(boss.act(made.g, reaper), ("blank",) * 3)
    assert len(attacked(made)) == 4


@pytest.mark.rule("MD2-BOS-01")
def test_the_reapers_dice_health_and_actions() -> None:
    made, reaper = fighting(mission="the_soul_keys")
    reaper.at = made.hero.at
    assert wounds.health(made.g, reaper) == 50
    made.hero.slots = {"left": "rusty_sword"}
    made.play(combat.attack(made.g, made.hero, reaper, "melee"))
    assert rolled(made) == {"yellow": 1, "purple": 1, "blue": 4, "black": 2}
    for kind, dice in ({"melee": {"yellow": 1, "orange": 3, "black": 2}, "magic": {"yellow": 3, "black": 2}}).items():
        made.play(combat.enemy_attack(made.g, reaper, made.hero, kind))  # type: ignore[arg-type]
        assert rolled(made) == dice
    made.hero.health = max_health(made.hero)
    made.play(boss.after_turn(made.g), ("blank",) * 3)
    assert acts(made) == 1
    for _ in range(8):
        made.play(boss.advance(made.g))
    assert made.g.boss is not None
    assert made.g.boss.space == 6


@pytest.mark.rule("MD2-WIN-01")
def test_whoever_kills_a_boss_has_won_whatever_the_mission() -> None:
    made = Table("training", "gheta", "ronen")
    reaper = made.enemy("reaper")
    made.play(wounds.wound_enemy(made.g, reaper, 49, made.hero))
    assert made.g.winner == ""
    made.play(wounds.wound_enemy(made.g, reaper, 1, made.hero))
    assert made.g.winner == "heroes"
