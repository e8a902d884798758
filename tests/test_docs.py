"""What README.md and the pages in docs show is so: commands run, their output is the printed one, Python works.

A block that shows a command after `$` shows its output as well: the command is run as it is printed, and the output is
compared, `...` standing for any lines and times for any times. Other commands are run with one game instead of many,
and only have to end well. A comment above a block says what cannot be had. With `<!-- numbers differ: REASON -->` the
output must be the same but for its numbers; with `<!-- not run: REASON -->` command and options only have to exist, as
those have to that are named within a sentence.
"""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

import msgspec
import pytest
import typer.main

from undercroft import cli
from undercroft.games.paperdungeons import GAME
from undercroft.lab.sim import simulate

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
SOURCES = [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").rglob("*.py")]

BLOCK = re.compile(r"(?:^ *<!-- ([\w ]+): [^\n]* -->\n)?^( *)```(\w*)\n(.*?)^\2```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"(\$ )?((?:[A-Z_]+=\S+ )*)undercroft(?: (.*))?")
TIME = re.compile(r"\d[\d,.]*(?= (?:s|ms|per second)\b)")
NUMBER = re.compile(r"-?\d[\d,.]*")
ONE_GAME = (r"--games \d+", "--games 1")
NOT_RUN, NUMBERS_DIFFER = "not run", "numbers differ"
APP = typer.main.get_command(cli.app)
ENDLESS = ("serve",)
"""It ends when somebody stops it."""


class Block(NamedTuple):
    page: Path
    language: str
    text: str
    marker: str
    """What cannot be had of it."""


class Shown(NamedTuple):
    """A command in a block."""

    page: Path
    environment: dict[str, str]
    arguments: str
    marker: str
    output: list[str] | None
    """None where the page shows none."""

    def __str__(self) -> str:
        return f"{self.page.name}: {self.arguments}"


def blocks() -> Iterator[Block]:
    for page in PAGES:
        for marker, _, language, text in BLOCK.findall(page.read_text(encoding="utf-8")):
            yield Block(page, language, dedent(text), marker)


def commands(block: Block) -> Iterator[Shown]:
    shown: Shown | None = None
    for line in block.text.splitlines():
        if found := COMMAND.fullmatch(line):
            if shown is not None:
                yield shown
            prompt, variables, arguments = found.groups()
            environment = dict(pair.split("=", 1) for pair in variables.split())
            said = re.split(r"  +| # ", arguments or "")[0]  # what follows is said about it
            shown = Shown(block.page, environment, said, block.marker, [] if prompt else None)
        elif shown is not None and shown.output is not None:
            shown.output.append(line)
    if shown is not None:
        yield shown


BLOCKS = list(blocks())
COMMANDS = [shown for block in BLOCKS if block.language in ("", "sh") for shown in commands(block)]
SHOWN = {
    (str(shown.environment), shown.arguments): shown for shown in sorted(COMMANDS, key=lambda it: it.output is not None)
}
PYTHON = [block for block in BLOCKS if block.language == "python"]


# -- what the pages speak of -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the files which the pages name."""
    desk = tmp_path_factory.mktemp("desk")
    (desk / "src").symlink_to(ROOT / "src")
    (desk / "tests").symlink_to(ROOT / "tests")
    _write_pack(desk / "mypack")
    bosses = shutil.copytree(GAME.folder / "content", desk / "my-pack") / "bosses.yaml"
    bosses.write_text(bosses.read_text().replace("- id: golem\n", "- id: golem\n  teeth: 3\n"))
    _write_records(desk)
    _write_scenarios(desk)
    return desk


def _write_pack(pack: Path) -> None:
    """The one in writing-a-quest.md."""
    quest, words = [block.text for block in BLOCKS if block.page.name == "writing-a-quest.md"][:2]
    for lang in ("en", "pl"):
        folder = pack / "locale" / lang
        folder.mkdir(parents=True)
        (folder / "quests.ftl").write_text(words, encoding="utf-8")
    (pack / "the_cellar.yaml").write_text(quest, encoding="utf-8")


def _write_records(desk: Path) -> None:
    simulate(GAME, GAME.read_options({}), 3, ["random"], 1, seed=1, records=desk)
    (record,) = desk.glob("*.jsonl")
    whole = record.rename(desk / "game.record.jsonl").read_text(encoding="utf-8")
    (desk / "edited.record.jsonl").write_text(re.sub(r'("n":21,"seat":\d+,"answer":)[^}]*?(,"sum")', r"\1 0\2", whole))
    (desk / "cut.record.jsonl").write_text(whole[: whole.index('"n":118,')])


def _write_scenarios(desk: Path) -> None:
    ours = sorted((GAME.folder / "scenarios").glob("*.yaml"))
    (desk / "a-folder").mkdir()
    for path, name in zip(ours, ("my-example.yaml", "another.yaml", "a-folder/one.yaml"), strict=False):
        shutil.copy(path, desk / name)
    text = "title: A game that has begun is over\ngame: torchrace\nrules: [TOR-END-01]\nplayers: 2\n"
    (desk / "bad.yaml").write_text(text + "given: {depths: [0, 0], relics: [5, 6]}\nthen: {over: true}\n")


class Ran(NamedTuple):
    code: int
    output: str


@pytest.fixture
def run(desk: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run a command at the desk, for somebody who types nothing."""
    monkeypatch.chdir(desk)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(desk / "home"))
    monkeypatch.setattr("sys.stdin", io.StringIO())

    def call(arguments: list[str], environment: dict[str, str]) -> Ran:
        if not environment:
            code = cli.run(arguments)
            return Ran(code, "".join(capfd.readouterr()))
        ran = subprocess.run(
            [sys.executable, "-m", "undercroft", *arguments],
            env=os.environ | environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        return Ran(ran.returncode, ran.stdout + ran.stderr)

    return call


# -- commands ----------------------------------------------------------------------------------------------------------


def unknown(arguments: list[str]) -> list[str]:
    """The command or the options among these arguments that do not exist."""
    command = typer.main.get_command(cli.app)
    for position, name in enumerate(arguments):
        if not hasattr(command, "commands") or name.startswith("-"):
            break
        if name not in command.commands:
            return arguments[position : position + 1]
        command = command.commands[name]
    options = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
    return [name for name in arguments if name.startswith("--") and name.partition("=")[0] not in {*options, "--help"}]


def agrees(printed: list[str], output: list[str], marker: str) -> bool:
    """Whether this is what was printed, but for times or for all numbers, and for empty lines."""

    def plain(line: str) -> str:
        return " ".join(NUMBER.sub("#", line).split()) if marker == NUMBERS_DIFFER else TIME.sub("#", line)

    lines = [r"(?:.*\n)*?" if line == "..." else re.escape(plain(line)) + r"\n" for line in printed if line]
    return re.fullmatch("".join(lines), "".join(f"{plain(line)}\n" for line in output if line)) is not None


def exit_code(printed: list[str]) -> int:
    if any(line.startswith("undercroft: ") for line in printed):
        return 2
    return 1 if any(re.search(r"[1-9]\d* failed", line) for line in printed) else 0


@pytest.mark.parametrize("shown", SHOWN.values(), ids=str)
def test_a_command_does_what_the_page_shows(shown: Shown, run: Any) -> None:
    arguments = shlex.split(shown.arguments)
    assert unknown(arguments) == []
    if shown.marker == NOT_RUN or shown.arguments.startswith(ENDLESS):
        return
    if shown.output is None or shown.marker == NUMBERS_DIFFER:
        arguments = shlex.split(re.sub(*ONE_GAME, shown.arguments))
    ran = run(arguments, shown.environment)
    assert ran.code == exit_code(shown.output or []), ran.output
    assert shown.output is None or agrees(shown.output, ran.output.splitlines(), shown.marker), ran.output


def shape(data: Any) -> Any:
    """Which keys there are, and what kind of value each has."""
    if isinstance(data, dict):
        return {key: shape(value) for key, value in data.items()}
    return "number" if isinstance(data, int | float) else type(data)


def test_a_simulation_as_json_has_the_shape_that_is_shown() -> None:
    (shown,) = (block.text for block in BLOCKS if (block.page.name, block.language) == ("command-line.md", "json"))
    result = simulate(GAME, GAME.read_options({}), 4, ["greedy", "random", "random", "random"], games=1, seed=1)
    assert shape(json.loads(shown)) == shape(json.loads(msgspec.json.encode(result.as_json())))


INLINE = [
    (page, code)
    for page in PAGES
    for code in re.findall(r"`([^`\n]+)`", BLOCK.sub("", page.read_text(encoding="utf-8")))
    if re.match(r"undercroft( |$)|--\w", code)
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_options_within_sentences_exist(page: Path) -> None:
    of_page = [code.split() for where, code in INLINE if where == page]
    assert [code for code in of_page if code[0] == "undercroft" and unknown(code[1:])] == []
    known = {name for option in _options(typer.main.get_command(cli.app)) for name in option} | {"--help"}
    assert [code[0] for code in of_page if code[0] != "undercroft" and code[0].rstrip(",") not in known] == []


def _options(command: Any) -> Iterator[list[str]]:
    yield from ([*parameter.opts, *parameter.secondary_opts] for parameter in command.params)
    for inner in getattr(command, "commands", {}).values():
        yield from _options(inner)


def _commands(command: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    for inner, one in getattr(command, "commands", {}).items():
        yield from _commands(one, f"{name} {inner}".strip())
    if not hasattr(command, "commands"):
        yield name, command


def test_every_option_of_a_command_is_described() -> None:
    """But for `play`, which has a page of its own, and `--lang`, which is told of once for all."""
    text = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    _, *parts = re.split(r"^## (.*)$", text, flags=re.MULTILINE)
    sections = dict(zip(parts[::2], parts[1::2], strict=True))
    wanted = [
        (name, option)
        for name, command in _commands(APP)
        for option, *_ in _options(command)
        if name != "play" and option.startswith("--") and option != "--lang"
    ]
    described = {name: sections.get(name) or sections[name.split()[0]] for name, _ in wanted}
    assert [(name, option) for name, option in wanted if not re.search(rf"{option}\b", described[name])] == []


# -- Python ------------------------------------------------------------------------------------------------------------


def stripped(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


QUOTABLE = [stripped(path.read_text(encoding="utf-8")) for path in SOURCES]


@pytest.mark.parametrize("block", PYTHON, ids=lambda block: f"{block.page.name}: {block.text.splitlines()[0]}")
def test_python_is_quoted_from_the_source_or_works(block: Block, run: Any) -> None:
    if not any(stripped(block.text) in source for source in QUOTABLE):  # else it works, at the desk that `run` sets up
        exec(compile(block.text, str(block.page), "exec"), {"__name__": "__main__"})


# -- links -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []
