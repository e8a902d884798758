"""The Enemy Phase: who acts, whom they attack and where they go."""

from __future__ import annotations

import pytest

from massivedarkness2.positions import Table, passage
from undercroft.games.massivedarkness2.rules import enemy_phase, rounds
from undercroft.games.massivedarkness2.rules.wounds import wound_hero
from undercroft.games.massivedarkness2.state import Enemy


def mob(table: Table, at: str, item: str = "rib_club", kind: str = "demons", minions: int = 0) -> Enemy:
    made = table.enemy(kind, at=at, minions=minions)
    made.item = item
    return made


def attacks(table: Table) -> int:
    return table.log().count("md2-log-attack")


@pytest.mark.rule("MD2-EPH-01", "MD2-TIE-01")
def test_every_enemy_acts_once_in_an_order_that_the_players_choose():
    table = passage(at="A1")
    first, second = mob(table, "D2"), mob(table, "F2", kind="imps")
    roamer = table.enemy("lyidan", at="D2")
    table.enemies_act(roamer.number, second.number)
    asked = [ask for ask in table.asks if ask.prompt.id == "md2-ask-enemy"]
    assert [ask.space.enumerate(9) for ask in asked] == [
        [first.number, second.number, roamer.number],
        [first.number, second.number],
    ]
    assert asked[0].seats == (0, 1)
    acted = [news.msg.args["who"] for news in table.g.news if news.msg.id == "md2-log-activation"]
    assert [str(getattr(who, "id", who)) for who in acted] == ["md2-enemy-lyidan", "md2-enemy-imps", "md2-enemy-demons"]


@pytest.mark.rule("MD2-EPH-02")
def test_a_mob_has_two_actions():
    table = passage(at="G2")
    table.put(table.other, "A1")
    foe = mob(table, "G2")
    table.enemies_act()
    assert attacks(table) == 2
    table = passage(at="G2")
    table.put(table.other, "A1")
    foe = mob(table, "D2")
    table.enemies_act()
    assert (table.where(foe), attacks(table)) == ("F2", 0)


@pytest.mark.rule("MD2-EPH-03")
def test_it_attacks_if_it_can_and_moves_if_it_cannot():
    table = passage(at="F2")
    table.put(table.other, "A1")
    foe = mob(table, "E2")
    table.enemies_act()
    assert (table.where(foe), attacks(table)) == ("F2", 1)
    archer = passage(at="F2")
    archer.put(archer.other, "A1")
    shooter = mob(archer, "E2", item="crooked_bow")
    archer.enemies_act()
    assert (archer.where(shooter), attacks(archer)) == ("E2", 2)


@pytest.mark.rule("MD2-EPH-04")
def test_the_nearest_in_range_is_attacked():
    table = passage("nahias", "ronen", at="G2")
    table.put(table.other, "E2")
    mob(table, "D2", item="crooked_bow")
    table.enemies_act()
    assert table.last.hero == table.other.number
    assert "md2-ask-target" not in table.asked


@pytest.mark.rule("MD2-EPH-04", "MD2-EPH-08")
def test_whom_no_attack_reaches_is_not_attacked_however_near():
    table = passage("nahias", "ronen", at="D2")
    table.put(table.other, "G2")
    mob(table, "D2", item="crooked_bow")
    table.enemies_act()
    assert table.last.hero == table.other.number


@pytest.mark.rule("MD2-EPH-04", "MD2-DOR-02")
def test_a_closed_door_hides_a_hero():
    table = passage("nahias", "ronen", at="E3")
    table.put(table.other, "G2")
    mob(table, "E2", item="imp_candle")
    table.enemies_act()
    assert {table.where(foe) for foe in table.g.enemies} == {"F2"}
    assert table.last.hero == table.other.number


@pytest.mark.rule("MD2-EPH-05")
def test_of_equals_the_players_choose_the_defender():
    table = passage("nahias", "ronen", at="E2")
    mob(table, "E2")
    table.enemies_act(1, ("blank",), 0, ("blank",))
    assert table.asked[-2:] == ["md2-ask-target", "md2-ask-target"]
    assert table.asks[-1].seats == (0, 1)
    assert table.last.hero == 0


@pytest.mark.rule("MD2-EPH-06")
@pytest.mark.parametrize(
    ("item", "dice", "kind"),
    [
        ("rib_club", {"orange": 1}, "melee"),
        ("imp_candle", {"yellow": 2}, "magic"),
        ("rusted_chain", {"yellow": 2}, "melee"),
    ],
)
def test_its_item_says_how_it_attacks(item: str, dice: dict[str, int], kind: str):
    table = passage(at="E2")
    table.put(table.other, "A1")
    mob(table, "E2", item=item)
    table.enemies_act()
    assert (table.rolled(), table.last.kind) == (dice, kind)


@pytest.mark.rule("MD2-EPH-07")
@pytest.mark.parametrize(
    ("item", "at", "kind"),
    [("cinder_glove", "E2", "melee"), ("cinder_glove", "F2", "magic"), ("angel_glaive", "E2", "magic")],
)
def test_the_attack_that_promises_most_swords(item: str, at: str, kind: str):
    table = passage(at="E2")
    table.put(table.other, "A1")
    mob(table, at, item=item)
    table.enemies_act()
    assert table.last.kind == kind


@pytest.mark.rule("MD2-EPH-07", "MD2-TIE-01")
def test_of_equal_attacks_the_players_choose(monkeypatch: pytest.MonkeyPatch):
    table = passage(at="E2")
    table.put(table.other, "A1")
    mob(table, "E2", item="cinder_glove")
    monkeypatch.setattr(enemy_phase, "enemy_dice", lambda _enemy, _kind: {"orange": 1})
    table.enemies_act("magic")
    assert table.asked[-2:] == ["md2-ask-attack-type"] * 2
    assert table.asks[-1].seats == (0, 1)


@pytest.mark.rule("MD2-EPH-08")
@pytest.mark.parametrize(
    ("item", "reached"), [("rib_club", ["E2"]), ("imp_candle", ["D2", "E2", "F2"]), ("crooked_bow", ["D2", "F2", "G2"])]
)
def test_ranges_are_those_of_heroes(item: str, reached: list[str]):
    found = []
    for at in ("D2", "E2", "F2", "G2"):
        table = passage(at=at)
        table.put(table.other, "A1")
        foe = mob(table, "E2", item=item)
        found += [at] if enemy_phase.candidates(table.g, foe) else []
    assert found == reached


@pytest.mark.rule("MD2-EPH-09")
def test_all_figures_attack_together():
    table = passage(at="E2")
    table.put(table.other, "A1")
    foe = mob(table, "E2", minions=3)
    table.play(enemy_phase.act(table.g, foe))
    assert attacks(table) == 1
    assert table.rolled() == {"orange": 1, "black": 3}


@pytest.mark.rule("MD2-EPH-10")
def test_a_move_is_one_zone():
    table = passage(at="G2")
    table.put(table.other, "A1")
    foe = mob(table, "D2")
    table.play(enemy_phase.mob_action(table.g, foe))
    assert table.where(foe) == "E2"


@pytest.mark.rule("MD2-EPH-11")
def test_on_the_shortest_way_to_the_nearest_hero():
    table = passage("nahias", "ronen", at="G2")
    table.put(table.other, "D2")
    foe = mob(table, "E2")
    table.play(enemy_phase.act(table.g, foe))
    assert table.where(foe) == "D2"


@pytest.mark.rule("MD2-EPH-11", "MD2-TIE-01")
def test_towards_one_of_those_who_are_equally_near():
    table = passage("nahias", "ronen", at="E2")
    table.put(table.other, "G2")
    foe = mob(table, "F2")
    table.play(enemy_phase.act(table.g, foe), "G2")
    assert (table.where(foe), table.asked[-1], table.asks[-1].seats) == ("G2", "md2-ask-towards", (0, 1))


@pytest.mark.rule("MD2-EPH-11", "MD2-TIE-01")
def test_by_one_of_the_ways_that_are_equally_short():
    table = Table("the_demon_artifact", "nahias", "ronen", at="C3")
    table.put(table.other, "C3")
    foe = mob(table, "D4")
    table.play(enemy_phase.act(table.g, foe), "C4")
    assert (table.where(foe), table.asked[-1]) == ("C4", "md2-ask-way")


@pytest.mark.rule("MD2-EPH-11")
def test_who_is_knocked_out_attracts_nobody_and_a_closed_door_is_no_way():
    table = passage("nahias", "ronen", at="D2")
    table.put(table.other, "G2")
    table.hero.down = True
    foe = mob(table, "E2")
    table.play(enemy_phase.act(table.g, foe))
    assert table.where(foe) == "F2"
    table.put(table.other, "E3")
    table.put(table.hero, "A1")
    table.play(enemy_phase.act(table.g, foe))
    assert table.where(foe) == "F2"


@pytest.mark.rule("MD2-EPH-11")
def test_an_archer_beside_its_only_target_stays():
    table = passage(at="E2")
    table.put(table.other, "E2")
    foe = mob(table, "E2", item="crooked_bow")
    table.enemies_act()
    assert (table.where(foe), attacks(table)) == ("E2", 0)


@pytest.mark.rule("MD2-EPH-12")
def test_nobody_strikes_an_enemy_that_leaves(monkeypatch: pytest.MonkeyPatch):
    table = passage(at="E2")
    foe = mob(table, "E2", minions=1)
    monkeypatch.setattr(type(table.rules), "enemies_head_for", lambda *_given: 1 << table.zone("G2"))
    table.play(enemy_phase.move(table.g, foe))
    assert (table.where(foe), foe.hurt, foe.minions) == ("F2", 0, 1)


@pytest.mark.rule("MD2-EPH-13", "MD2-RND-01")
def test_the_phase_ends_when_all_have_acted():
    table = passage(at="A1")
    foes = [mob(table, "D2"), mob(table, "F2", kind="imps")]
    table.g.phase = "enemies"
    table.play(rounds.enemies_phase(table.g))
    assert table.g.phase == "levels"
    assert table.log().count("md2-log-activation") == 2
    assert [foe.acted for foe in foes] == [False, False]


@pytest.mark.rule("MD2-EPH-14")
def test_nobody_acts_when_all_heroes_are_knocked_out():
    table = passage(at="E2")
    foes = [mob(table, "E2"), mob(table, "F2", kind="imps")]
    wound_hero(table.g, table.hero, 9, "MD2-KO-01")
    wound_hero(table.g, table.other, 9, "MD2-KO-01")
    table.enemies_act()
    assert "md2-log-activation" not in table.log()
    assert [table.where(foe) for foe in foes] == ["E2", "F2"]


@pytest.mark.rule("MD2-EPH-14")
def test_the_rest_do_not_act_once_the_last_hero_has_fallen():
    table = passage(at="E2")
    table.other.down = True
    table.hero.health = 1
    mob(table, "E2")
    mob(table, "E2", kind="imps")
    table.enemies_act(table.g.enemies[0].number, ("sword3",))
    assert table.log().count("md2-log-activation") == 1
    assert attacks(table) == 1
