"""Length of each sample of a table: no I/O is lost or counted twice, and a gap is not an interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import numpy as np
import pytest

from stormsizer_io.importers.series.sample_times import Samples, on_one_clock, spans_of

STAMPS: tuple[Literal["end", "start"], ...] = ("end", "start")


def samples(*steps_s: Sequence[float]) -> Samples:
    """Machines that take a sample after each of these steps; the first at an instant of its own."""
    instants = [1e9 + 7.0 * at + np.cumsum((0.0, *steps)) for at, steps in enumerate(steps_s)]
    entities = np.repeat(np.arange(len(instants)), [len(each) for each in instants])
    values = 1.0 + np.arange(len(entities), dtype=np.float64)
    return Samples(np.concatenate(instants), entities, values[:, None]).last_of_each()


@pytest.mark.parametrize("stamps", STAMPS)
@pytest.mark.parametrize("steps_s", [[20] * 100 + [300] * 20, [300] * 5 + [20] * 100])
def test_changed_sample_interval_leaves_no_gaps(stamps: Literal["end", "start"], steps_s: list[float]) -> None:
    """An hour of 20-second samples followed by a night of 5-minute samples, as vCenter stores them."""
    spans = spans_of(samples(steps_s), stamps)
    assert spans.n_gaps == 0
    assert (spans.ends_s - spans.begins_s).sum() == sum(steps_s) + 20


@pytest.mark.parametrize("stamps", STAMPS)
@pytest.mark.parametrize("gaps_s", [[300], [300, 300], [300, 20, 300], [7_200, 300, 7_200]])
def test_one_or_two_long_steps_are_gaps(stamps: Literal["end", "start"], gaps_s: list[float]) -> None:
    spans = spans_of(samples([20] * 10 + gaps_s + [20] * 10), stamps)
    assert spans.n_gaps == sum(gap_s > 20 for gap_s in gaps_s)
    assert set((spans.ends_s - spans.begins_s).tolist()) == {20.0}


def test_sample_interval_of_one_machine_does_not_affect_the_gaps_of_the_next() -> None:
    spans = spans_of(samples([20] * 5 + [300], [300] * 2 + [20] * 5), "end")
    assert spans.n_gaps == 3


@pytest.mark.parametrize("stamps", STAMPS)
def test_each_sample_counts_once_on_the_common_clock(stamps: Literal["end", "start"]) -> None:
    of_each = samples([20, 20, 20, 50, 20], [60, 60, 400, 60, 60], [3, 3, 3, 3, 3])
    spans = spans_of(of_each, stamps)
    clock, values = on_one_clock(of_each, spans, 3, 10**6)
    lengths_s = spans.ends_s - spans.begins_s
    for machine in range(3):
        ours = of_each.entities == machine
        counted = float(np.nansum(values[:, machine, 0] * clock.lengths_s))
        assert counted == pytest.approx(float((of_each.values[ours, 0] * lengths_s[ours]).sum()))
