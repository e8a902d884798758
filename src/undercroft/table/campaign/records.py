"""Whether a table's record still verifies, as the server hands it out."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path

from undercroft.kernel.errors import BadInput
from undercroft.kernel.record import verify
from undercroft.table.campaign.findings import Findings
from undercroft.table.load.server import Server

UNVERIFIED = "records that do not verify"


async def check_record(server: Server, table_id: str, tokens: Sequence[str], findings: Findings) -> None:
    """Have the record of a table, and play it again."""
    problem = await asyncio.to_thread(_problem, server, table_id, tokens)
    findings.done["records verified"] += 1
    if problem:
        findings.fail(UNVERIFIED, problem)


def _problem(server: Server, table_id: str, tokens: Sequence[str]) -> str:
    connection = HTTPConnection(server.host, server.port, timeout=90)
    try:
        headers = {"Authorization": f"Bearer {','.join(tokens)}"}
        connection.request("GET", f"/api/tables/{table_id}/record", headers=headers)
        response = connection.getresponse()
        body = response.read()
    except OSError as error:
        return f"table {table_id}: {error}"
    finally:
        connection.close()
    if response.status != 200:
        return f"table {table_id}: {response.status}: {body[:300]!r}"
    with tempfile.NamedTemporaryFile(suffix=".jsonl") as file:
        file.write(body)
        file.flush()
        try:
            verify(Path(file.name))
        except BadInput as error:
            return f"table {table_id}: {error}"
    return ""
