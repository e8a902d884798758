"""What is installed has the pages of the browser table. npm is stood in for: the real one takes a minute."""

from __future__ import annotations

import os
import runpy
import shutil
import stat
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(__file__).parents[1]
PAGE = "undercroft/web/dist/index.html"
NPM = """#!/bin/sh
echo "$@" >> "{log}"
case "$1" in
  {fails}) echo "no network"; exit 1;;
  run) mkdir -p dist/assets; echo "<!doctype html>" > dist/index.html; echo "x" > dist/assets/index-abc.js;;
esac
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The project as a clone has it: nothing that is built."""
    folder = tmp_path / "clone"
    made = shutil.ignore_patterns("dist", "node_modules", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=made)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy2(ROOT / name, folder / name)
    return folder


class Npm:
    """A program of that name which builds in no time."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._log = folder / "npm.log"
        self._program = folder / "bin" / "npm"
        self._program.parent.mkdir()
        self.install()
        monkeypatch.setenv("PATH", f"{self._program.parent}:/usr/bin:/bin")
        self._monkeypatch = monkeypatch

    def install(self, fails: str = "nothing") -> None:
        self._program.write_text(NPM.format(log=self._log, fails=fails))
        self._program.chmod(stat.S_IRWXU)

    def remove(self) -> None:
        self._monkeypatch.setattr(shutil, "which", lambda name: None)

    @property
    def calls(self) -> list[str]:
        return self._log.read_text().splitlines() if self._log.exists() else []


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Npm:
    return Npm(tmp_path, monkeypatch)


def wheel(project: Path) -> set[str]:
    """The names of what is in the wheel of a project."""
    built = next(WheelBuilder(str(project)).build(directory=str(project.parent / "out"), versions=["standard"]))
    with zipfile.ZipFile(built) as file:
        return set(file.namelist())


def test_a_wheel_of_a_clone_has_the_pages(clone: Path, npm: Npm) -> None:
    names = wheel(clone)
    assert {PAGE, "undercroft/web/dist/assets/index-abc.js"} <= names
    assert "undercroft/table/locale/pl/table.ftl" in names
    assert "undercroft/commands/skeleton/src/SLUG/game.py.txt" in names
    assert not [name for name in names if name.startswith("undercroft/web/") and not name.startswith(PAGE[:19])]
    assert [call.split()[0] for call in npm.calls] == ["install", "run"]


def test_an_sdist_has_them_too_and_needs_no_node(clone: Path, npm: Npm, tmp_path: Path) -> None:
    built = next(SdistBuilder(str(clone)).build(directory=str(tmp_path / "out")))
    with tarfile.open(built) as file:
        file.extractall(tmp_path / "unpacked", filter="data")
    (project,) = (tmp_path / "unpacked").iterdir()
    assert (project / "src" / PAGE).exists()
    npm.remove()
    assert PAGE in wheel(project)


def test_pages_that_are_built_are_not_built_again(clone: Path, npm: Npm) -> None:
    wheel(clone)
    wheel(clone)
    assert len(npm.calls) == 2
    changed = clone / "src" / "undercroft" / "web" / "src" / "App.svelte"
    index = (clone / "src" / PAGE).stat().st_mtime
    os.utime(changed, (index + 10, index + 10))
    wheel(clone)
    assert len(npm.calls) == 4


def test_without_node_there_is_a_word_and_no_page(clone: Path, npm: Npm, capsys: pytest.CaptureFixture[str]) -> None:
    npm.remove()
    names = wheel(clone)
    assert PAGE not in names
    assert "undercroft/cli.py" in names
    assert "not built: that takes Node.js 20 or later" in "".join(capsys.readouterr())


def test_a_build_that_fails_leaves_no_old_pages(clone: Path, npm: Npm, capsys: pytest.CaptureFixture[str]) -> None:
    wheel(clone)
    os.utime(clone / "src" / PAGE, (0, 0))
    npm.install(fails="run")
    assert PAGE not in wheel(clone)
    assert "not built: npm run failed:\nno network" in "".join(capsys.readouterr())


def test_an_editable_install_leaves_the_client_alone(clone: Path, npm: Npm) -> None:
    script = runpy.run_path(str(clone / "hatch_build.py"))
    hook = script["PagesHook"](str(clone), {}, None, None, "", "wheel")
    hook.initialize("editable", {})
    assert npm.calls == []
    hook.initialize("standard", {})
    assert npm.calls != []
