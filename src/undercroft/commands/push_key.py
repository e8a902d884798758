"""`undercroft push-key`: a key with which a server can tell browsers that it is somebody's turn."""

from __future__ import annotations

from undercroft.commands import say
from undercroft.kernel.errors import BadInput


def push_key() -> None:
    """Make a key for Web Push, to be set as UNDERCROFT_PUSH_KEY where the server runs. Keep it: browsers know it."""
    try:
        from undercroft.table.senders import new_key

        made = new_key()
    except ModuleNotFoundError as missing:
        raise BadInput(
            f"push-key: '{missing.name}' is not installed: get it with pip install 'undercroft[table,push]'"
        ) from None
    say(f"UNDERCROFT_PUSH_KEY={made}")
