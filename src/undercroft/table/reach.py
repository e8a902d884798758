"""Under which addresses others can reach this server: a link to 127.0.0.1 leads everybody to their own machine."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Final, TypeAlias

import msgspec

Reach: TypeAlias = Callable[[], "Reachable"]
"""Finds out how others can reach the server: machines change networks."""
ELSEWHERE: Final = "192.0.2.1"
"""An address of nobody's, kept for documentation: nothing is ever sent there."""


class Reachable(msgspec.Struct, frozen=True):
    """What the page of whoever sits at the machine itself needs to know, to invite others."""

    alone: bool
    """Whether the server listens only to its own machine."""
    addresses: tuple[str, ...] = ()
    """Where those in the same network find it."""


NOWHERE: Final = Reachable(alone=False)


def reach(host: str, port: int) -> Reachable:
    """Of a server that listens there."""
    with suppress(ValueError):
        address = ip_address(host)
        if address.is_loopback:
            return Reachable(alone=True)
        if not address.is_unspecified:
            return Reachable(alone=False, addresses=(_link(host, port),))
    own = _own_address()
    return Reachable(alone=False, addresses=(_link(own, port),) if own is not None else ())


def _link(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str | None:
    """The address that this machine has in the network which its traffic takes, if there is one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE, 9))  # decides which way packets would take, and sends none
        found: str = probe.getsockname()[0]
        if not ip_address(found).is_loopback and not ip_address(found).is_unspecified:
            return found
    return None
