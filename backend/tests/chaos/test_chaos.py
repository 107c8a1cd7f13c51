"""Nothing that was accepted is lost, and nothing is seen twice, whatever is killed, frozen, stopped or emptied."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.seeds import published_backtest, scenarios, seed_catalog
from webapp.evidence.service import inputs_hash
from webapp.settings import REPOSITORY

WITHIN_S = 600
"""Ten times what `make chaos` grants: other tests use the processors too. Only a lost job waits this long."""
LONG = (pytest.mark.long, pytest.mark.timeout(7200))
SEEDS = [
    pytest.param(range(637, 638), 36, id="short"),  # every kind of job, and the API killed while requests wait
    *(pytest.param(range(n, n + 4), 200, id=f"seeds {n} to {n + 3}", marks=LONG) for n in range(1, 21, 4)),
]


@pytest.mark.postgres
@pytest.mark.redis
@pytest.mark.parametrize(("seeds", "n_jobs"), SEEDS)
def test_invariants_hold_under_injected_faults(seeds: range, n_jobs: int, tmp_path: Path) -> None:
    evidence = tmp_path / f"{inputs_hash(seed_catalog(), scenarios())}.json"
    evidence.write_text(published_backtest().model_dump_json())
    arguments = ["--seeds", *map(str, seeds), "--jobs", str(n_jobs), "--within", str(WITHIN_S)]
    arguments += ["--evidence", str(evidence)]
    show = subprocess.Popen(
        [sys.executable, "-m", "tests.chaos", *arguments], cwd=REPOSITORY / "backend",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        said, _ = show.communicate()
    finally:
        show.terminate()  # it ends all its processes
        show.wait()
    assert show.returncode == 0, said
