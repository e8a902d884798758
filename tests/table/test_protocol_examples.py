"""The examples in docs/table-protocol.md are messages as they travel, of every kind there is."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from undercroft.table import wire

from .tables import running

DOCS = Path(__file__).parents[2] / "docs" / "table-protocol.md"
KINDS: dict[str, Any] = {"client": wire.FromClient, "server": wire.FromServer}


def examples(side: str) -> list[dict[str, Any]]:
    """The messages of one side, one after another in blocks of JSON."""
    blocks = re.findall(rf"^```json {side}\n(.*?)^```$", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    found = []
    for block in blocks:
        rest = block.strip()
        while rest:
            message, end = json.JSONDecoder().raw_decode(rest)
            found.append(message)
            rest = rest[end:].strip()
    return found


def answered(message: dict[str, Any]) -> tuple[int, ...]:
    """The refs that a message of the server answers."""
    return (message.get("ref", 0), *message.get("done", ()))


@pytest.mark.parametrize("side", KINDS)
def test_examples_are_messages(side: str) -> None:
    for example in examples(side):
        message = msgspec.json.decode(json.dumps(example), type=KINDS[side])
        assert json.loads(msgspec.json.encode(message)) == example


@pytest.mark.parametrize("side", KINDS)
def test_every_message_has_an_example(side: str) -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(KINDS[side])}
    assert {example["t"] for example in examples(side)} == kinds


@pytest.mark.anyio
async def test_a_server_understands_what_clients_say_there(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "open", game="torchrace", names=("Ann", ""))
        links = table["links"]
        hello, *rest = examples("client")
        async with server.talk(table["id"]) as ann:
            await ann.send(hello | {"tokens": [links["seats"][0], links["host"]]})
            await ann.until(lambda: bool(ann.now))
            assert set(ann.welcome) == set(next(one for one in examples("server") if one["t"] == "welcome"))
            assert set(ann.now) == set(next(one for one in examples("server") if one["t"] == "update"))
            for example in rest:
                await ann.send(example)
                await ann.until(
                    lambda ref=example["ref"]: ref in (ann.heard[-1].get("ref"), *ann.heard[-1].get("done", ()))
                )
                assert ann.heard[-1].get("code") != "bad-request", example
