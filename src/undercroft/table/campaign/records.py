"""Whether a table's record still verifies, as the server hands it out."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path
from threading import Lock

from undercroft.kernel.errors import BadInput
from undercroft.kernel.record import verify
from undercroft.table.campaign.findings import Findings
from undercroft.table.load.server import Server
from undercroft.table.ready import make_ready

_one_at_a_time = Lock()
"""Several at once would not be quicker; and see `make_ready`."""
UNVERIFIED = "records that do not verify"


async def check_record(server: Server, table_id: str, tokens: Sequence[str], findings: Findings) -> None:
    """Have the record of a table, and play it again."""
    make_ready()  # records are played again in threads
    problem = await asyncio.to_thread(_problem, server, table_id, tokens)
    findings.done["records verified"] += 1
    if problem:
        findings.fail(UNVERIFIED, problem)


def fetch(server: Server, table_id: str, tokens: Sequence[str]) -> bytes:
    """The record of a table; RuntimeError if the server will not hand it out."""
    connection = HTTPConnection(server.host, server.port, timeout=90)
    try:
        headers = {"Authorization": f"Bearer {','.join(tokens)}"}
        connection.request("GET", f"/api/tables/{table_id}/record", headers=headers)
        response = connection.getresponse()
        body = response.read()
    finally:
        connection.close()
    if response.status != 200:
        raise RuntimeError(f"{response.status}: {body[:300]!r}")
    return body


def _problem(server: Server, table_id: str, tokens: Sequence[str]) -> str:
    try:
        with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
            file.write(fetch(server, table_id, tokens))
            file.flush()
            with _one_at_a_time:
                verify(Path(file.name))
    except (OSError, RuntimeError, BadInput) as error:
        return f"table {table_id}: {error}"
    return ""
