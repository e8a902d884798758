"""Processes that work for another one."""

from __future__ import annotations

from multiprocessing import connection, parent_process
from os import _exit
from threading import Thread


def end_with_parent() -> None:
    """Have this process end when the one that started it does, however that ends: nobody would wait for it."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_wait_for, args=(parent.sentinel,), daemon=True).start()


def _wait_for(sentinel: int) -> None:
    connection.wait([sentinel])
    _exit(1)
