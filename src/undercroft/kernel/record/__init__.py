"""Records: a game as a file of JSON lines that is only ever appended to. docs/records.md describes the format.

A record holds the answers and nothing that follows from them, so reading one is playing the game again. What it holds
besides — checksums, digests of the state, the outcome — is there to prove that the game was the same.
"""

from undercroft.kernel.record.lines import FORMAT, Header, Pledge, decision
from undercroft.kernel.record.reader import parse, read
from undercroft.kernel.record.replay import Record
from undercroft.kernel.record.verify import Verdict, verify
from undercroft.kernel.record.writer import RecordWriter, write

__all__ = [
    "FORMAT",
    "Header",
    "Pledge",
    "Record",
    "RecordWriter",
    "Verdict",
    "decision",
    "parse",
    "read",
    "verify",
    "write",
]
