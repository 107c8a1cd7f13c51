"""A plugin of pytest that makes sure that the tests import the copy, not what is installed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import webapp


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test anything but the copy."""
    copy = Path(os.environ["STORMSIZER_MUTANT_COPY"])
    if not Path(str(webapp.__file__)).is_relative_to(copy):
        raise pytest.UsageError(f"{webapp.__file__} is not in {copy}")
