"""The targets of the engine, held with an allowance for a machine that does other things too."""

from __future__ import annotations

import psutil
import pytest

from tests.benchmarks.suite.figures import Effort, Trial
from tests.benchmarks.suite.registry import TRIALS

EFFORT = Effort(n_rounds=5, share=0.3)
NOISE = 0.15
"""A ratio may miss its target by this share: what two runs on a shared machine differ by."""
N_TRIES = 3
"""A neighbor that takes a processor for some seconds spoils a whole run; three are not spoilt alike."""
FAMILIES = ("network", "closed-loop", "week", "weeks", "screening", "growth", "memory", "startup")
"""Trials that depend only on the engine. The page reports the speed of the service, which differs between machines."""
NEEDS_ALL_CORES = "growth/cores"
IDLE_PERCENT = 15.0

ENGINE_TRIALS = [trial for trial in TRIALS if trial.lines[0].name.partition("/")[0] in FAMILIES]


@pytest.mark.long
@pytest.mark.alone
@pytest.mark.parametrize("trial", ENGINE_TRIALS, ids=lambda trial: trial.lines[0].name)
def test_targets_are_met(trial: Trial) -> None:
    if trial.lines[0].name == NEEDS_ALL_CORES and psutil.cpu_percent(interval=1.0) > IDLE_PERCENT:
        pytest.skip("the other cores are busy, so two of them say nothing")
    missed: list[str] = []
    for _ in range(N_TRIES):
        figures = [line.figure(measured) for line, measured in zip(trial.lines, trial.run(EFFORT), strict=True)]
        missed = [
            f"{figure.name}: {figure.ratio:.3g} × {figure.peer}, wanted {line.target}"
            for figure, line in zip(figures, trial.lines, strict=True)
            if line.target is not None and not line.target.is_met(figure, NOISE)
        ]
        if not missed:
            break
    assert missed == []
