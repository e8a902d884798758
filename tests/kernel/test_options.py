"""Options of games as people write them."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Options
from undercroft.kernel.options import option_values, read_options, typed


class Feast(Options, frozen=True):
    """The options of a game about dinner."""

    candles: bool = True
    guest: Literal["duke", "dragon"] | None = None
    courses: int = 3


FIELDS = {field.name: field for field in msgspec.structs.fields(Feast)}


def test_values_may_be_text_or_data() -> None:
    assert read_options({"candles": "false", "courses": "5"}, Feast, "feast") == Feast(candles=False, courses=5)
    assert read_options({"guest": "dragon"}, Feast, "feast") == Feast(guest="dragon")
    assert read_options({"guest": None}, Feast, "feast") == read_options({"guest": "null"}, Feast, "feast") == Feast()


@pytest.mark.parametrize(
    ("raw", "told"),
    [
        ({"wine": "red"}, "feast: there is no option 'wine': allowed are candles, guest, courses"),
        ({"candles": "dim"}, "feast: option 'candles': 'dim': allowed are true, false"),
        ({"guest": "pope"}, "feast: option 'guest': 'pope': allowed are null, dragon, duke"),
        ({"courses": "many"}, "feast: option 'courses': 'many': Expected `int`, got `str`"),
    ],
)
def test_a_refusal_says_what_is_allowed(raw: dict[str, str], told: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_options(raw, Feast, "feast")
    assert str(caught.value) == told


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadInput, match="there is no option 'wine': allowed are none"):
        read_options({"wine": "red"}, Options, "fast")


def test_values_are_listed_with_the_default_first() -> None:
    assert option_values(FIELDS["candles"]) == [True, False]
    assert list(map(typed, option_values(FIELDS["guest"]))) == ["null", "dragon", "duke"]
    assert option_values(FIELDS["courses"]) == []
