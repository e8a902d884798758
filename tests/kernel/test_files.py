"""Whether a file can be written, found out before anything long is done, and without a trace."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from undercroft.kernel.errors import BadInput
from undercroft.kernel.files import check_writable


def test_what_can_be_written_is_left_as_it_was(tmp_path: Path) -> None:
    kept, new, link = tmp_path / "kept", tmp_path / "new", tmp_path / "link"
    kept.write_text("kept")
    link.symlink_to(new)
    for path in (kept, new, link):
        check_writable(path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept", "link"]
    assert kept.read_text() == "kept"
    assert link.is_symlink()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_nobody_waits_for_whoever_reads_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    check_writable(tmp_path / "pipe")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        (".", "a folder: expected the name of a file"),
        ("nowhere/file", "there is no folder "),
        ("x" * 300, "cannot be written: File name too long"),
    ],
)
def test_what_cannot_be_written_is_one_line(tmp_path: Path, name: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        check_writable(tmp_path / name)
    assert list(tmp_path.iterdir()) == []
