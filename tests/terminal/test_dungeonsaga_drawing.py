"""The drawing of Dungeon Saga, compared with what it looked like when somebody last found it good.

After a change that is meant: `UPDATE_GOLDEN=1 pytest tests/terminal/test_dungeonsaga_drawing.py`, and look at the
difference.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import dungeon, find
from undercroft.games.dungeonsaga.rules import modifiers
from undercroft.games.dungeonsaga.state import Attack, DungeonSaga, Options, Result
from undercroft.games.dungeonsaga.terminal.choices import marked
from undercroft.games.dungeonsaga.terminal.odds_panel import percent
from undercroft.games.dungeonsaga.view import view
from undercroft.kernel.messages import LANGS, Lang, Msg, msg
from undercroft.kernel.spaces import Choice, Label, Refusal
from undercroft.parts.cell_names import parse_cell

from .dungeonsaga_positions import VOICES, asked, cellar, crypt, saying

GOLDEN = Path(__file__).parent / "golden"
POSITIONS = {"cellar": (cellar, 1), "crypt": (crypt, 0)}


def printed(drawing: RenderableType, width: int = 100, height: int = 60) -> str:
    console = Console(width=width, height=height, color_system=None, file=io.StringIO(), record=True)
    console.print(drawing)
    return "\n".join(line.rstrip() for line in console.export_text().splitlines()) + "\n"


def drawn(g: DungeonSaga, seat: int | None, lang: Lang = "en", width: int = 100, choices: list[Choice] = []) -> str:  # noqa: B006
    return printed(GAME.terminal().draw_choosing(view(g, seat), saying(lang), choices), width)


def part(name: str, g: DungeonSaga, seat: int | None, of: int | None = None, width: int = 100) -> str:
    return printed(GAME.terminal().parts[name](view(g, seat), saying("en"), of), width)


def row(picture: str, number: int) -> str:
    """A row of the map, from its number to its number."""
    rows = (line for line in picture.splitlines() if line.startswith(f"{number:>2} "))
    return next(line for line in rows if line.count(str(number)) > 1)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("name", "width"), [("cellar", 100), ("cellar", 80), ("crypt", 100)])
def test_it_looks_as_it_did(name: str, width: int, lang: Lang) -> None:
    make, seat = POSITIONS[name]
    who, choices = asked(make())
    assert who == seat
    text = drawn(make(), seat, lang, width, choices)
    file = GOLDEN / f"dungeonsaga-{name}-{width}-{lang}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [60, 80, 96, 100, 130])
def test_no_line_is_wider_than_the_terminal(width: int, lang: Lang) -> None:
    for make, seat in POSITIONS.values():
        g = make()
        assert max(map(len, drawn(g, seat, lang, width, asked(make())[1]).splitlines())) <= width
        for shown in GAME.terminal().parts.values():
            text = printed(shown(view(g, seat), saying(lang), None), width)
            assert max(map(len, text.splitlines())) <= width


def test_the_hand_is_only_for_the_overlord() -> None:
    g = cellar()
    card = VOICES["en"](Msg("sag-command-wake_2"))
    assert f"In hand: {VOICES['en'](Msg('sag-command-onward_1'))}, {card}" in drawn(g, 0)
    assert card in part("cards", g, 0)
    for seat in (1, None):
        assert card not in drawn(g, seat)
        for name in GAME.terminal().parts:
            assert card not in part(name, g, seat)
            assert card not in part(name, g, seat, of=0)


def test_only_what_is_laid_out_is_drawn() -> None:
    picture = drawn(crypt(), 0, width=90)
    assert row(picture, 3).split("~2~")[1].strip() == "3", "behind the door is darkness"
    assert row(picture, 1).endswith("z3←▒▒▒    1"), "and no more is known than what the door hides"
    assert " K" not in picture
    g = crypt()
    g.fittings = [fitting for fitting in g.fittings if fitting.id != "crypt_door"]
    g.revealed = 3
    assert " ·  ·  ·  · " in row(drawn(g, 0, width=90), 3)


def test_models_show_the_way_they_look_on_all_their_squares() -> None:
    picture = drawn(crypt(), 0)
    assert row(picture, 1).count("H!↓") == row(picture, 2).count("H!↓") == 2, "a large model on four squares"
    assert "@O→" in row(picture, 2)
    assert "z4↑" in row(picture, 5)
    assert "10→" in row(picture, 5), "a number of two digits leaves no room for a letter"
    assert "Dwarf revenant 10→ H5" in picture, "but the list says what it is"
    assert "z4↑ A5%" in picture, "bones under a model"
    g = crypt()
    g.minions[0].facing = 3
    assert row(drawn(g, 0), 1).count("H!←") == 2


def test_doors_and_chests_show_their_locks() -> None:
    g = crypt()
    picture = drawn(g, 0)
    assert "{1}" in row(picture, 2)
    assert "~2~" in row(picture, 3)
    assert "[3]" in row(picture, 4)
    assert "=2=" in row(drawn(cellar(), 1), 2)
    chest = next(fitting for fitting in g.fittings if fitting.id == "oak_chest")
    chest.open, chest.dice = True, 0
    assert "[ ]" in row(drawn(g, 0), 4)
    assert "[ ] chest, open" in drawn(g, 0)


def test_squares_in_enemies_front_arcs_are_marked_for_whoever_moves() -> None:
    g = cellar()
    picture = drawn(g, 1)
    assert "@O→s2← ·  ! a4←" in row(picture, 2)
    assert "%2!" in row(picture, 1), "bones, and a threat"
    assert "engaged with s2 s3" in picture
    g.turn = None
    assert "!" not in row(drawn(g, 1), 3), "nobody moves"


def test_what_can_be_chosen_is_marked() -> None:
    g = crypt()
    grid = dungeon(g).grid

    def cells(*names: str) -> int:
        return sum(1 << parse_cell(grid, name) for name in names)

    def chosen(value: str | int) -> int:
        return marked(g, [Choice(value, Label(msg("kernel-pass")))])

    assert chosen("D4") == cells("D4")
    assert chosen("fight:2") == chosen("2") == cells("C1", "D1", "C2", "D2")
    assert chosen("order:10") == cells("H5")
    assert chosen("fight:oak_chest") == chosen("oak_chest") == cells("G4")
    assert chosen("raise:A5:zombie") == chosen("A5:zombie") == cells("A5")
    assert chosen("danor") == cells("C4")
    assert chosen("deed:altar") == cells("A1")
    assert chosen(1) == chosen("77") == chosen("end") == 0, "a player, nobody, and nothing"
    assert marked(g, [Choice("D4", Label(msg("sag-do-step", square="D4")), Refusal(msg("sag-no-step-held")))]) == 0
    step = Choice("E3", Label(msg("sag-do-step", square="E3")))
    assert "‹·›" in row(drawn(g, 0, choices=[step]), 3)


def test_chances_are_told_of_everything_on_offer() -> None:
    text = drawn(cellar(), 1, choices=asked(cellar())[1])
    assert "Fight Skeleton warrior 2  3 dice against 2, armour 2  attacker injured −1" in text
    assert "no harm 28 %  shrugged off 28 %  bones 29 %  dust 15 %" in text
    assert "Breaking away, free strikes:  s2 2 dice against 3, armour 2" in text
    assert "unharmed 40 %" in text
    g = cellar()
    assert g.turn is not None
    g.turn.loose = True
    assert "Breaking away" not in drawn(g, 1, choices=asked(g)[1])


def test_chances_of_a_free_strike() -> None:
    g = cellar()
    strike = Choice("2", Label(msg("sag-do-strike", who=Msg("sag-model-zombie"))))
    assert "strikes  2 dice against 3, armour 2" in drawn(g, 0, choices=[strike]), "at whoever breaks away"
    assert g.turn is not None
    g.turn.still = True
    assert "Chances" not in drawn(g, 0, choices=[strike]), "somebody else has appeared, whom it does not reach"


def test_chances_of_feats_and_spells() -> None:
    g = cellar()
    assert g.turn is not None
    g.turn.feat, g.turn.still = "whirlwind", True
    foe = Choice("2", Label(msg("sag-minion", kind="skeleton", n=2), "SAG-FEA-01"))
    enough = Choice("done", Label(msg("sag-done"), "SAG-FEA-01"))
    assert "skeleton 2  3 dice against 2, armour 2" in drawn(g, 1, choices=[foe, enough])
    g.turn.feat = "volley"
    g.heroes[0].kind = "madriga"
    assert "skeleton 2  2 dice against 2, armour 2" in drawn(g, 1, choices=[foe, enough]), "she shoots, injured"
    g = crypt()
    bolt = Choice("cast:dark_bolt", Label(msg("sag-do-cast", spell=Msg("sag-spell-dark_bolt"))))
    rot = Choice("cast:rot", Label(msg("sag-do-cast", spell=Msg("sag-spell-rot"))))
    text = drawn(g, 0, choices=[bolt, rot])
    assert "Cast Dark Bolt  @O hurt 32 %  @D hurt 83 %" in text
    assert "Cast Rot  " not in text, "it attacks nobody"


@pytest.mark.parametrize(("chance", "shown"), [(0, 0), (1, 100), (0.001, 1), (0.999, 99), (0.284, 28)])
def test_what_can_happen_is_never_told_to_be_impossible(chance: float, shown: int) -> None:
    assert percent(chance) == shown


def test_the_last_attack_pairs_the_dice() -> None:
    text = drawn(cellar(), 1)
    assert "Last fight: Orlaf → Skeleton warrior 2" in text
    assert "  Orlaf               6  4 (2)\n" in text, "a weak die"
    assert "  Skeleton warrior 2  5  5\n" in text
    assert "  hits                ✓  –\n" in text
    assert "1 hit: shrugged off  armour 2  attacker injured −1  attacker outnumbered −1" in text


def test_an_attack_that_is_being_rolled() -> None:
    g = cellar()
    g.attacks = [modifiers.readied(g, find(g, 0), find(g, 2), "fight")]
    text = drawn(g, 1)
    assert "Fight: Orlaf → Skeleton warrior 2" in text
    assert "3 dice against 2, armour 2" in text
    assert "Last fight" not in text
    g.attacks[0].faces = (2, 6, 4)
    assert "Rolled  6  4  2" in drawn(g, 1)
    g.attacks = [Attack("fight", 0, lock="cellar_door", dice=4, defence=2, armour=2)]
    assert "Fight: Orlaf → the lock (double door)" in drawn(g, 1)
    g.attacks = [modifiers.magic(None, find(g, 0), 3, "")]
    assert "Magic attack: A trap → Orlaf" in drawn(g, 1)


def test_sheets_explain_every_card() -> None:
    g = crypt()
    text = part("sheet", g, 1)
    for words in (
        "✗✗■■■ 2/5  injured",
        "✗Flame 2×¼",
        "Rot: armour −1",
        "Energy Crystal (2) ×2",
        "Feats: Whirlwind, ✗Charge",
        "Skills: Bloodlust",
        "Frenzy 2",
        "Bloodlust – ",
    ):
        assert words in text, words
    assert "Break Ward – " in text
    g.heroes[0].at, g.heroes[0].sheet.wounds = -1, 5  # type: ignore[union-attr]
    assert "Orlaf ○ stunned" in drawn(g, 1)
    assert "ogłuszony" in drawn(g, 1, "pl")


def test_minions_are_explained() -> None:
    text = part("minions", crypt(), 1)
    assert "move 4  fight 3  armour 1" in text
    assert "1 hit: shrugged off  2 hits: bones  3+ hits: dust" in text
    assert "Bone Armour: armour +1" in text
    assert "Hoggar" in text
    g = crypt()
    g.minions = []
    assert "no model on the board" in part("minions", g, 1)


def test_the_overlords_side() -> None:
    g = crypt()
    text = drawn(g, 0)
    for words in ("Round 7 of 8 · the overlord's turn", "orders left 1", "deck 1", "2 rounds left", "the heroes win"):
        assert words in text, words
    assert "Played: Twice as Fierce" in text
    assert "Zombie ○z3← H1" in text, "it has acted"
    g.overlord.extra, g.overlord.raises = 2, 3
    assert "models by a card 2  Raise Dead by a card 3" in drawn(g, 0, width=90)
    g.part, g.overlord.interrupt = "heroes", 1
    assert "orders a turn 2  interrupting models left 1" in drawn(g, 0, width=90)


def test_the_field_of_view() -> None:
    picture = part("sight", cellar(), 1)
    assert "@O Orlaf sees the squares with •" in picture
    assert " • s3←" in row(picture, 3)
    assert "•" not in row(picture, 2)[:12], "not behind him"
    assert "@R Rordin sees" in part("sight", cellar(), 1, of=1)
    g = cellar()
    g.turn = None
    for hero in g.heroes:
        hero.at = -1
    assert "No hero is on the board." in part("sight", g, 1)


def test_the_story_and_the_campaign() -> None:
    g = DungeonSaga(options=Options(), adventure="skeletons_in_the_cellar", players=2)
    text = part("story", g, 1)
    assert "The heroes win" in text
    assert "Special rules" in text
    assert "Campaign" not in text
    assert "not laid out yet" in part("map", g, 1)
    g = DungeonSaga(options=Options(campaign=True), adventure="skeletons_in_the_cellar", players=2)
    g.results = [Result("skeletons_in_the_cellar", "overlord")]
    assert "► A: (title)  the overlord" in part("score", g, 1)
    assert "  1 of " in drawn(g, 1)
    g.winner = "heroes"
    assert "Victory goes to the heroes!" in drawn(g, 1, width=130)


def test_before_play_begins_nobody_is_stunned() -> None:
    g = cellar()
    g.round, g.turn = 0, None
    for hero in g.heroes:
        hero.at = -1
    text = drawn(g, 1)
    assert "stunned" not in text
    assert "rounds left" not in text


@pytest.mark.parametrize("lang", LANGS)
def test_signs_tell_models_and_furniture_apart(lang: Lang) -> None:
    say = VOICES[lang]
    letters = [say(msg("sag-draw-minion", kind=kind)) for kind in content().minions]
    assert all(len(letter) == 1 for letter in letters)
    assert len(set(letters)) == len(letters)
    pieces = [kind for kind, found in content().furniture.items() if not (found.door or found.chest)]
    signs = [say(msg("sag-draw-furniture", kind=kind)) for kind in pieces]
    assert all(len(sign) == 3 for sign in signs)
    assert len(set(signs)) == len(signs)
    bosses = [say(Msg(f"sag-model-{boss}"))[0] for boss in content().bosses]
    assert len(set(bosses)) == len(bosses)


@pytest.mark.parametrize("lang", LANGS)
def test_chance_options_and_sides_are_named(lang: Lang) -> None:
    say = VOICES[lang]
    for option in GAME.options_type.__struct_fields__:
        assert say.has(Msg(f"dungeonsaga-option-{option}"))
    cards = {"orlaf": "model", "zombie": "model", "hero": "die", "onward_1": "command", "flame": "spell"}
    for value, kind in {"heroes": "side", "overlord": "side", **cards}.items():
        assert say(GAME.called(value)) == say(Msg(f"sag-{kind}-{value}"))
