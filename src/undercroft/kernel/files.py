"""Files that are written when something long is done: whether they can be is found out before."""

from __future__ import annotations

from pathlib import Path

from undercroft.kernel.errors import BadInput


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written; it stays as it is, and where none was there is none."""
    try:
        real = path.resolve()  # where a link leads
        if real.is_dir():
            raise BadInput(f"{path}: a folder: expected the name of a file")
        if not real.parent.is_dir():
            raise BadInput(f"{path}: there is no folder {path.parent}")
        existed = real.exists()
        if existed and not real.is_file():
            return  # a pipe or a device: opening it may wait for somebody
        real.open("ab").close()
        if not existed:
            real.unlink()
    except OSError as error:
        raise cannot_be_written(path, error) from None


def cannot_be_written(path: Path, error: OSError) -> BadInput:
    return BadInput(f"{path}: cannot be written: {error.strerror or error}")
