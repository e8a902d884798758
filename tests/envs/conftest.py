"""The games that every environment is tested with, each with as few players as it allows."""

from __future__ import annotations

import pytest

from undercroft.kernel.registry import offered


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "slug" in metafunc.fixturenames:
        metafunc.parametrize("slug", list(offered()))
