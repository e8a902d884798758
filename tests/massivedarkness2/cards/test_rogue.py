"""The rogue's skills."""

from __future__ import annotations

from collections import Counter

import pytest

from massivedarkness2.cards.skills import (
    Trial,
    does_what_it_says,
    has_its_moment,
    is_used_once,
    keys_for,
    must_be_paid,
    specials_of,
)
from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities, enemy_phase
from undercroft.games.massivedarkness2.rules.classes import rules_for
from undercroft.games.massivedarkness2.rules.rogue import tools
from undercroft.games.massivedarkness2.state import LastAttack

DATA = keys_for("rogue", special=False)
SPECIAL = keys_for("rogue", special=True)


@pytest.mark.parametrize("key", DATA)
def test_it_does_what_it_says(key: str) -> None:
    does_what_it_says(key)


@pytest.mark.parametrize("key", DATA)
def test_it_is_used_once(key: str) -> None:
    is_used_once(key)


@pytest.mark.parametrize("key", [*DATA, *SPECIAL])
def test_it_must_be_paid(key: str) -> None:
    must_be_paid(key)


@pytest.mark.parametrize("key", DATA)
def test_it_has_its_moment(key: str) -> None:
    has_its_moment(key)


def test_every_special_has_a_test() -> None:
    assert specials_of("rogue") == {"step", "slay", "swap_tool", "fester"}


@pytest.mark.parametrize("skill", [skill.id for skill in content().skills.values() if skill.trade == "rogue"])
def test_it_brings_tokens(skill: str) -> None:
    """Every skill adds its tokens to the bag (MD2-ROG-01)."""
    table = Table("training", "feydra", "irk")
    card = content().skills[skill]
    assert card.tokens
    before = Counter(tools(table.hero).bag)
    rules_for(table.hero).skill_gained(table.g, table.hero, card, "")
    assert Counter(tools(table.hero).bag) - before == Counter(card.tokens)


@pytest.mark.parametrize(("skill", "wounds"), [("toxicology_1", 2), ("toxicology_2", 4)])
def test_toxicology(skill: str, wounds: int) -> None:
    """Poison is stronger (MD2-ROG-13)."""
    table = Table("training", "feydra", "irk")
    table.hero.skills = [skill]
    enemy = table.enemy("undead", range_="5")
    enemy.poison = "venom"
    table.play(enemy_phase.suffer(table.g, enemy))
    assert enemy.hurt == wounds


def test_light_feet() -> None:
    """Up to two zones, unhindered."""
    trial = Trial("light_feet_2")
    mana, health = trial.hero.mana, trial.hero.health
    trial.use("B2", "B3")
    assert (trial.where, trial.hero.mana, trial.hero.health, trial.turn.actions) == ("B3", mana - 1, health, 3)
    assert not trial.able


def test_quiet_work() -> None:
    """A minion dies, in Shadow and in a mob only."""
    trial = Trial("quiet_work")
    mana = trial.hero.mana
    trial.use()
    assert trial.c is not None
    assert (trial.c.slain, trial.hero.mana) == (1, mana - 1)
    assert not Trial("quiet_work", at="B1").able
    trial = Trial("quiet_work")
    trial.foe.kind = "roaming"
    assert not trial.able


def test_sleight_of_hand() -> None:
    """An active token is discarded, and another drawn; once a turn, and not without tokens."""
    trial = Trial("sleight_of_hand")
    board = tools(trial.hero)
    assert not trial.able
    board.active, board.bag, board.pile = ["dusk", "venom"], ["bandage"], []
    trial.use("venom", ("bandage",))
    assert (board.active, board.bag, board.pile) == (["dusk", "bandage"], [], ["venom"])
    assert trial.turn.actions == 3
    assert not trial.able


def test_sleight_of_hand_needs_something_to_draw() -> None:
    trial = Trial("sleight_of_hand")
    board = tools(trial.hero)
    board.active, board.bag, board.pile = ["dusk"], [], []
    assert not trial.able


@pytest.mark.parametrize(("skills", "wounds"), [([], 1), (["toxicology_2"], 4)])
def test_salt_in_the_wound(skills: list[str], wounds: int) -> None:
    """A poisoned enemy suffers from its poison at once."""
    trial = Trial("salt_in_the_wound")
    mana = trial.hero.mana
    assert not trial.able
    trial.foe.poison = "venom"
    trial.hero.skills += skills
    trial.use()
    assert trial.c is not None
    assert (trial.c.hurt, trial.hero.mana) == (wounds, mana - 1)


def test_the_shadow_ability_draws_a_token() -> None:
    table = Table("training", "feydra", "irk")
    table.turn(table.hero, 0)
    table.play(abilities.do(table.g, table.hero, content().abilities["feydra.shadow"]), ("dusk",))
    assert tools(table.hero).active == ["dusk"]
    assert table.g.turn is not None
    assert table.g.turn.actions == 1


def test_the_hero_ability_is_a_reroll() -> None:
    for by_hero in (True, False):
        trial = Trial("shadow_form_1")
        assert trial.c is not None
        trial.c.by_hero = by_hero
        trial.table.play(abilities.use(trial.table.g, trial.hero, "feydra", trial.c))
        assert trial.c.rerolls == 1


TOKENS = {
    "fleet_foot": ("go:C1", {"mp": 1}),
    "smoke_bomb": ("go:C1", {"mp": 1, "fire": -1}),
    "second_wind": ("trade", {"mana": 1}),
    "bandage": ("trade", {"health": 1}),
    "keen_edge": ("attack", {"yellow": 1}),
    "fine_blade": ("attack", {"orange": 1}),
    "dusk": ("attack", {"purple": 1}),
    "venom": ("attack", {"poison": 1}),
}


def _after(what: str, token: str) -> dict[str, int]:
    """What is there after an action for which this token was flipped."""
    table = Table("training", "feydra", "irk", at="B1")
    hero = table.hero
    hero.slots, hero.health, hero.mana = {"left": "dagger"}, 1, 3 if what == "attack" else 0
    enemy = table.enemy("undead", range_="5")
    tools(hero).active = [token]
    table.turn(hero, 1)
    if what == "attack":
        what = f"attack:melee:{enemy.number}"
    elif what.startswith("go:"):
        enemy.at = table.zone("F1")
        hero.fire = 1
    table.do(what)
    assert table.g.turn is not None
    found = {"mp": table.g.turn.mp, "mana": hero.mana, "health": hero.health, "fire": hero.fire}
    found["poison"] = int(bool(enemy.poison))
    last = table.g.last_attack
    dice = [colour for colour, _ in last.dice] if isinstance(last, LastAttack) else []
    return found | {colour: dice.count(colour) for colour in ("yellow", "orange", "purple")}


def test_every_token_has_a_test() -> None:
    assert set(TOKENS) == set(content().rogue_tokens)


@pytest.mark.parametrize("token", TOKENS)
def test_a_token_brings_its_bonus(token: str) -> None:
    """Compared with a token that does not fit the action."""
    what, bonus = TOKENS[token]
    useless = "fleet_foot" if what == "attack" else "keen_edge"
    with_it, without = _after(what, token), _after(what, useless)
    assert {kind: with_it[kind] - n for kind, n in without.items() if with_it[kind] != n} == bonus
