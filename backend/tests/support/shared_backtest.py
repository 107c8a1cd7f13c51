"""The evidence is computed once for all processes of a test run: it takes many seconds and is always the same."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from stormsizer.evidence import Backtest, backtest
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from webapp.evidence.service import inputs_hash

Compute = Callable[[Catalog, dict[str, Scenario]], Backtest]


def shared_backtest(folders: pytest.TempPathFactory) -> Compute:
    """Return a backtest that leaves its answers in a folder, and takes them from there."""
    folder = _folder_of_all(folders)

    def shared(catalog: Catalog, scenarios: dict[str, Scenario]) -> Backtest:
        answer = folder / f"{inputs_hash(catalog, scenarios)}.json"
        with (folder / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not answer.exists():
                answer.write_text(backtest(catalog, scenarios).model_dump_json())
        return Backtest.model_validate_json(answer.read_text())

    return shared


def _folder_of_all(folders: pytest.TempPathFactory) -> Path:
    """Return a folder that the processes of this test run have in common, and no other run."""
    run, own = os.environ.get("PYTEST_XDIST_TESTRUNUID"), folders.getbasetemp()
    folder = own / "backtests" if run is None else own.parent / f"backtests-{run}"
    folder.mkdir(exist_ok=True)
    return folder
