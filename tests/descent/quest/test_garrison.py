"""A quest that has fewer monsters for small parties."""

from __future__ import annotations

import pytest

from undercroft.games.descent.quest.check import check_quest
from undercroft.games.descent.quest.quests import QUESTS
from undercroft.games.descent.rules import exploring
from undercroft.games.descent.state import Descent, Options

from ..conftest import Write
from .test_events import run

CROWD = (".S....b.", ".S..bbb.")
SPAWN = ("do: [{say: shrine}, {conquest: 1}]", "do: [{say: shrine}, {spawn: {monster: skeleton, count: 3, at: porch}}]")


def revealed(write_quest: Write, monkeypatch: pytest.MonkeyPatch, players: int, garrison: str) -> Descent:
    """The tiny quest with three beastmen and Grub in its hall, all of it revealed."""
    path = write_quest(CROWD, SPAWN, ("conquest: 3\n", f"conquest: 3\ngarrison: {garrison}\n"))
    monkeypatch.setitem(QUESTS.known, "tiny", QUESTS.read(path))
    g = Descent(options=Options(quest="tiny"), quest="tiny", players=players, conquest=3, round=1)
    g.closed = 0b11
    g.chests = {"copper": [1, 2, 3]}
    for area in range(3):
        run(exploring.reveal(g, area))
    return g


@pytest.mark.parametrize(
    ("players", "garrison", "count"),
    [(5, "{}", 3), (3, "{3: 100}", 3), (3, "{3: 60}", 2), (3, "{3: 30}", 1), (4, "{3: 30}", 3)],
)
def test_so_many_in_a_hundred_are_there_and_named_ones_always(
    write_quest: Write, monkeypatch: pytest.MonkeyPatch, players: int, garrison: str, count: int
):
    g = revealed(write_quest, monkeypatch, players, garrison)
    assert [m.named for m in g.monsters if m.named] == ["grub"]
    assert sum(not m.named for m in g.monsters) == count


def test_what_an_event_spawns_is_counted_in_the_same_way(write_quest: Write):
    quest = QUESTS.read(write_quest(SPAWN, ("conquest: 3\n", "conquest: 3\ngarrison: {2: 50}\n")))
    assert [quest.strength(count, 2) for count in range(5)] == [0, 1, 1, 2, 2]
    assert [quest.strength(count, 5) for count in range(5)] == [0, 1, 2, 3, 4]


def test_a_garrison_is_a_share_of_all(write_quest: Write):
    mistakes = check_quest(write_quest(("conquest: 3\n", "conquest: 3\ngarrison: {2: 150}\n")))
    assert "garrison" in str(mistakes[0])
