"""Every surge option of every weapon gives what is printed on it, and costs what is printed on it."""

from __future__ import annotations

import msgspec
import pytest

from undercroft.games.descent.box.content import content
from undercroft.games.descent.stats import trait

from ..positions import hero, monster, table

OPTIONS = [(item.id, at) for item in content().items.values() for at in range(len(item.surges))]
PLAIN = {"red": "d4", "green": "d3", "blue": "r1d2", "white": "r2d2", "yellow": "r1d1"}
SURGES = 4
"""As many power dice as leave room for one more: so something can always be spent."""


@pytest.mark.rule("DES-ATK-14")
@pytest.mark.parametrize(("weapon", "at"), OPTIONS)
def test_a_surge_option(weapon, at):
    card = content().items[weapon]
    option = card.surges[at]
    one = hero("ronan", "C3", items=[weapon])
    one.training = [SURGES - trait(one, kind) for kind in ("melee", "ranged", "magic")]
    faces = (*(PLAIN[die] for die in card.dice), *["surge"] * SURGES)
    game = table(one, monsters=[monster("giant", "D3")], chance=[faces]).until("action")
    game.play("battle", f"attack:{weapon}").until("spend")
    attack = game.state.attacks[-1]
    before, threat = msgspec.structs.replace(attack), game.state.overlord.threat
    game.play(f"surge:{at}")
    gained = {
        name: getattr(attack, "surges" if name == "surge" else name)
        - getattr(before, "surges" if name == "surge" else name)
        for name in option.gain.__struct_fields__
        if name not in ("threat", "double", "slay")
    }
    printed = {name: getattr(option.gain, name) for name in gained}
    assert gained == printed | {"surge": printed["surge"] - option.cost}
    assert (attack.doubled, attack.slays) == (bool(option.gain.double), bool(option.gain.slay))
    assert threat - game.state.overlord.threat == option.gain.threat
