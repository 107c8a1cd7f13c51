"""Nothing that was accepted is lost, and nothing is seen twice, whatever is killed, frozen, stopped or emptied."""

from __future__ import annotations

import subprocess
import sys

import pytest

from webapp.settings import REPOSITORY

WITHIN_S = 120
"""Other tests have the processors as well: twice what `make chaos` grants."""
SEEDS = [
    pytest.param(range(1, 4), id="short", marks=pytest.mark.timeout(2400)),
    pytest.param(range(4, 21), id="long", marks=(pytest.mark.long, pytest.mark.timeout(5400))),
]


@pytest.mark.postgres
@pytest.mark.redis
@pytest.mark.parametrize("seeds", SEEDS)
def test_no_promise_is_broken_whatever_happens(seeds: range) -> None:
    arguments = ["--seeds", *map(str, seeds), "--jobs", "200", "--within", str(WITHIN_S)]
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
