"""What is printed on the boards of the classes: basic spells, columns, stances and the tops of elements."""

from __future__ import annotations

import pytest

from massivedarkness2.cards.skills import Trial, does_what_it_says, has_its_moment, must_be_paid
from undercroft.games.massivedarkness2.box.content import content

BASICS = content().basics


class BoardTrial(Trial):
    """A hero who has nothing but the own board, and has it set as it takes."""

    @property
    def trade(self) -> str | None:
        return BASICS[self.key].trade

    def give(self) -> None:
        place = BASICS[self.key].place
        if self.hero.wizard is not None:  # MD2-WIZ-01, MD2-WIZ-03, MD2-WIZ-07
            self.hero.wizard.needle = self.hero.wizard.spells.index(self.key)
            self.hero.slots = {"left": "ash_wand"}
        if self.hero.paladin is not None:  # MD2-PAL-02
            self.hero.paladin.zones[place] = self.hero.at
        if self.hero.berserker is not None:  # MD2-BER-06
            self.hero.berserker.stance = place
        if self.hero.shaman is not None:  # MD2-SHA-05
            self.hero.shaman.flipped = [place]


@pytest.mark.parametrize("key", BASICS)
def test_it_does_what_it_says(key: str) -> None:
    does_what_it_says(key, BoardTrial)
    must_be_paid(key, BoardTrial)
    has_its_moment(key, BoardTrial)
