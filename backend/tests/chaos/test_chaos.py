"""Nothing that was accepted is lost, and nothing is seen twice, whatever is killed, frozen, stopped or emptied."""

from __future__ import annotations

import subprocess
import sys

import pytest

from webapp.settings import REPOSITORY

WITHIN_S = 120
"""Other tests have the processors as well: twice what `make chaos` grants."""
SEEDS = [pytest.param("1", id="short"), pytest.param("1 2 3", id="long", marks=pytest.mark.long)]


@pytest.mark.postgres
@pytest.mark.redis
@pytest.mark.timeout(1200)
@pytest.mark.parametrize(
    "seeds", [pytest.param("1", id="short"), pytest.param("1 2 3", id="long", marks=pytest.mark.long)]
)
def test_no_promise_is_broken_whatever_happens(seeds: str) -> None:
    arguments = ["--seeds", *seeds.split(), "--jobs", "200", "--within", str(WITHIN_S)]
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
