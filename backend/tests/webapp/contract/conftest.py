"""One application for all requests, and the question whether the edges are asked at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI

from tests.webapp.contract.asking import answers
from tests.webapp.setups import SetUp
from webapp.main import create_app


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave the edges out where no long test runs: to think them up takes half a minute."""
    return True if collection_path.name == "test_edges.py" and config.option.markexpr == "not long" else None


@pytest.fixture(scope="module")
def served(installation: SetUp) -> Iterator[FastAPI]:
    """One application for all requests; says at the end how many there were, and with what answers."""
    answers.clear()
    yield create_app(installation.service())
    n_broken = sum(n for status, n in answers.items() if status >= 500)
    listed = ", ".join(f"{n} x {status}" for status, n in sorted(answers.items()))
    installation.clean()
    print(f"{installation.name}: {answers.total()} requests, {n_broken} answered 5xx ({listed})")
