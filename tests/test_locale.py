"""Every message that the code can say exists in English and Polish, with the variables that the code gives it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

import undercroft
from undercroft.games.descent import GAME as DESCENT
from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.box.content import content, describe
from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import LANGS, PLACES, Catalogue, Msg, msg
from undercroft.kernel.registry import games
from undercroft.terminal.voice import catalogue

SOURCE = Path(undercroft.__file__).parent
FOLDERS = [folder for folder in SOURCE.glob("*/locale") if folder.parent.name != "kernel"]
OURS = {game.slug: game for game in (DESCENT, GAME)}
INSTALLED = {**games(), **OURS}
WORDS = Catalogue(*FOLDERS, *(game.folder / "locale" for game in INSTALLED.values()))

SHARED = [path for path in SOURCE.rglob("*.py") if SOURCE / "games" not in path.parents]
SCANNED = sorted([*SHARED, *(path for game in INSTALLED.values() for path in game.folder.rglob("*.py"))])

Key = str | re.Pattern[str]


def spoken() -> Iterator[tuple[str, Key, frozenset[str] | None]]:
    """Every `msg(...)` and `Msg(...)` of the code: where it is, its id or family of ids, and the variables it gives."""
    for path in SCANNED:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("msg", "Msg")):
                continue
            by_name = node.func.id == "msg" and all(keyword.arg for keyword in node.keywords)
            given = frozenset(str(keyword.arg) for keyword in node.keywords) if by_name else None
            for key in keys(node.args[0]):
                yield f"{path.name}:{node.lineno}", key, given


def keys(node: ast.expr) -> list[Key]:
    """The ids an expression can stand for; an f-string is a family of them."""
    if isinstance(node, ast.IfExp):
        return keys(node.body) + keys(node.orelse)
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"[\w-]+" for p in node.values]
        return [re.compile("".join(parts))]
    return []  # a variable: what it can hold is said where it is given


SPOKEN = list(spoken())


@pytest.mark.parametrize("lang", LANGS)
def test_every_literal_id_has_a_text_with_the_variables_given(lang: str) -> None:
    voice = WORDS._voice(lang)
    literal = [(where, key, given) for where, key, given in SPOKEN if isinstance(key, str)]
    assert len(literal) > 50
    for where, key, given in literal:
        assert WORDS.has(key, lang), f"{where}: '{key}' has no text in '{lang}'"
        if given is not None:
            assert voice.variables(key) <= given, f"{where}: '{key}' in '{lang}' wants more than it is given"


def test_every_variable_given_is_said_in_some_language() -> None:
    for where, key, given in SPOKEN:
        if isinstance(key, str) and given:
            said = set().union(*(WORDS._voice(lang).variables(key) for lang in LANGS))
            unsaid = given - said - {PLACES}
            assert said <= given, f"{where}: '{key}' is given {sorted(given)} but says {sorted(said)}"
            assert not unsaid, f"{where}: '{key}' is given {sorted(unsaid)} and does not say it"


@pytest.mark.parametrize("lang", LANGS)
def test_every_family_of_ids_has_members(lang: str) -> None:
    for where, key, _ in SPOKEN:
        if isinstance(key, re.Pattern):
            assert any(key.fullmatch(known) for known in WORDS.ids(lang)), f"{where}: nothing matches '{key.pattern}'"


@pytest.mark.parametrize("slug", list(INSTALLED))
def test_the_languages_say_the_same(slug: str) -> None:
    assert catalogue(INSTALLED[slug]).differences() == []


@pytest.mark.parametrize(("slug", "lang"), list(product(INSTALLED, LANGS)))
def test_every_game_has_a_title(slug: str, lang: str) -> None:
    assert catalogue(INSTALLED[slug]).say(INSTALLED[slug].title, lang)


@pytest.mark.parametrize(("slug", "lang"), list(product(OURS, LANGS)))
def test_the_browser_calls_a_game_as_it_calls_itself(slug: str, lang: str) -> None:
    """Its lobby shows the games before it has asked the server for anything."""
    front = Catalogue(SOURCE / "web" / "src" / "games" / slug / "locale")
    assert front.say(OURS[slug].title, lang) == catalogue(OURS[slug]).say(OURS[slug].title, lang)


def test_no_message_of_the_rules_or_the_terminal_is_left_unsaid() -> None:
    folders = [SOURCE / "kernel", SOURCE / "terminal", *(game.folder for game in OURS.values())]
    files = [path for folder in folders for path in (folder / "locale" / "en").glob("*.ftl")]
    wanted = [key for path in files if path.name not in ("content.ftl", "quests.ftl") for key in ids_in(path)]
    text = "\n".join(path.read_text(encoding="utf-8") for path in SCANNED)
    families = [key for _, key, _ in SPOKEN if isinstance(key, re.Pattern) and not says_nothing(key)]
    quoted = {key for key in wanted if re.search(f"[\"']{key}[\"']", text)} | {message.id for message in named()}
    assert [key for key in wanted if key not in quoted and not any(f.fullmatch(key) for f in families)] == []


def says_nothing(family: re.Pattern[str]) -> bool:
    """Whether all that is fixed in it is whose message it is, so that anything could belong to it."""
    return re.findall("[a-z]+", family.pattern.replace(r"[\w-]+", "")) in ([], ["des"], ["pap"])


def ids_in(path: Path) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)


def named() -> list[Msg]:
    """Everything that content ids can stand for in the f-strings of the rules."""
    c = content()
    names = [
        *(f"pap-hero-{hero.id}" for hero in c.heroes),
        *(f"pap-item-{item.id}" for item in c.items),
        *(f"pap-symbol-{symbol.id}" for symbol in c.dice.symbols),
        *(f"pap-colour-{die.id}" for die in c.dice.dice),
        *(f"pap-monster-{monster}" for monster in c.monsters),
        *(f"pap-power-{power}" for power in c.powers),
        *(f"pap-objective-{objective}" for objective in c.objectives),
        *(f"pap-mission-{mission}" for mission in c.missions),
        *(f"pap-boss-{boss}" for boss in c.bosses),
        *(f"pap-dungeon-{dungeon}" for dungeon in c.dungeons),
        *(f"pap-scenario-{dungeon}" for dungeon in c.dungeons),
        *(f"pap-story-{story}{text}" for story in c.stories for text in ("", "-text")),
        *(f"pap-line-{line.id}" for line in c.sheet.score_lines),
        *("pap-loot", "pap-leave"),
    ]
    rewards = [msg(f"pap-reward-{kind}", n=n) for kind in ("potion", "item_part", "level_up", "gem") for n in range(8)]
    cards = [*c.heroes, *c.items, *c.powers.values(), *c.objectives.values(), *c.missions.values()]
    return [*map(Msg, names), *rewards, *map(describe, cards)]


@pytest.mark.parametrize("lang", LANGS)
def test_everything_printed_on_the_components_can_be_said(lang: str) -> None:
    for message in named():
        assert WORDS.has(message.id, lang), f"'{message.id}' has no text in '{lang}'"
        assert WORDS.say(message, lang)


GAMES = [
    pytest.param(game, players, options, id=f"{game.slug}-{players}-{'-'.join(options) or 'plain'}")
    for game, players, options in [
        (GAME, 3, {}),
        (GAME, 1, {}),
        (GAME, 2, {"streamline": False, "vanishing": True}),
        (GAME, 2, {"campaign": True}),
        (DESCENT, 2, {}),
        (DESCENT, 5, {"choose_heroes": True}),
    ]
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_whole_games_are_said_in_both_languages(game: Game, players: int, options: dict[str, object]) -> None:
    words = Words(catalogue(game))
    rng = Random(7)
    match = Match(game, game.read_options(options), players, Seeded(5))
    while not match.over:
        ask = match.due[0]
        words.say(ask.prompt)
        if hasattr(ask.space, "choices"):
            for choice in ask.space.choices():
                words.say(choice.label.text)
                words.say(choice.label.detail)
                words.say(choice.refused and choice.refused.msg)
        refusal = match.answer(ask.seats[0], "nonsense")
        words.say(refusal and refusal.msg)
        assert ask.seats[0] != CHANCE
        match.accept(ask.seats[0], ask.space.sample(rng))
    for line in match.log:
        words.say(line.news.msg)


class Words:
    """Says every message once in each language; the catalogue raises where a text or a variable is missing."""

    def __init__(self, words: Catalogue) -> None:
        self._words = words
        self._said: set[str] = set()

    def say(self, message: Msg | None) -> None:
        if message is not None and repr(message) not in self._said:
            self._said.add(repr(message))
            for lang in LANGS:
                assert self._words.say(message, lang).strip()


POLISH_COUNTS = {1: "1 klejnot", 2: "2 klejnoty", 5: "5 klejnotów", 12: "12 klejnotów", 22: "22 klejnoty"}


@pytest.mark.parametrize(("n", "text"), POLISH_COUNTS.items())
def test_polish_counts(n: int, text: str) -> None:
    assert WORDS.say(msg("pap-reward-gem", n=n), "pl") == text
