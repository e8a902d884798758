"""Text that people type."""

from __future__ import annotations


def clean(text: str) -> str:
    """Without control characters and stray spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
