"""Fixtures of the tests of the evidence."""

from __future__ import annotations

import pytest

from stormsizer.evidence.backtest import Backtest
from tests.engine import seeds


@pytest.fixture(scope="session")
def published() -> Backtest:
    """The whole backtest of the studies."""
    return seeds.published_backtest()
