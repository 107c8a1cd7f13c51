"""Cutting a trace into buckets for a chart, and into figures of a phase."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer.model.scenario import Goals
from stormsizer.storage.figures import Component
from stormsizer.storage.serve import serve
from stormsizer.storage.summary import summarize
from stormsizer.storage.trace import Trace, bucketed
from tests.engine import toys
from tests.engine.toys import QUANTITIES, boot, network, pool, rate, week, work

EXAMPLES = settings(max_examples=60)
GOALS = Goals()
N_DRIVES = {Component.DRIVES: 42}
READS = QUANTITIES.index("reads_iops")


def trace_of(lengths_s: list[float], reads: list[float | None]) -> Trace:
    """A trace whose steps have these lengths and reads; ``None`` where nothing is known."""
    starts_s = np.concatenate([[0.0], np.cumsum(lengths_s)])
    values = np.zeros((len(reads), len(QUANTITIES)))
    values[:, READS] = [np.nan if value is None else value for value in reads]
    return Trace(starts_s=starts_s[:-1], ends_s=float(starts_s[-1]), values=values, quantities=QUANTITIES)


steps = st.lists(st.tuples(st.floats(0.25, 900.0), st.floats(0.0, 1e5)), min_size=1, max_size=40)
n_buckets = st.integers(1, 60)


@EXAMPLES
@given(steps=steps, n=n_buckets)
def test_peaks_are_never_averaged_away(steps: list[tuple[float, float]], n: int) -> None:
    trace = trace_of([length for length, _ in steps], [reads for _, reads in steps])
    band = bucketed(trace, 0.0, trace.ends_s, n, ("reads_iops",)).bands["reads_iops"]
    values = [reads for _, reads in steps]
    assert max(x for x in band.max if x is not None) == pytest.approx(max(values), rel=1e-4)
    assert min(x for x in band.min if x is not None) == pytest.approx(min(values), rel=1e-4, abs=1e-9)


def test_combined_peak_of_reads_and_writes_really_occurred() -> None:
    trace = trace_of([100.0, 100.0], [500.0, 20.0])
    values = trace.values.copy()
    values[:, QUANTITIES.index("writes_iops")] = [10.0, 300.0]
    whole = bucketed(replace(trace, values=values), 0.0, 200.0, 1, ("reads_iops",))
    assert whole.peak_iops == (510.0,)


@EXAMPLES
@given(steps=steps, n=n_buckets)
def test_means_are_conserved(steps: list[tuple[float, float]], n: int) -> None:
    """The mean of the buckets is the mean of the trace: five digits are kept of each."""
    trace = trace_of([length for length, _ in steps], [reads for _, reads in steps])
    series = bucketed(trace, 0.0, trace.ends_s, n, ("reads_iops",))
    mean = sum(x for x in series.bands["reads_iops"].mean if x is not None) / n
    expected = float(np.dot(trace.column("reads_iops"), trace.lengths_s)) / trace.ends_s
    assert mean == pytest.approx(expected, rel=1e-4, abs=1e-9)


@EXAMPLES
@given(steps=steps, n=n_buckets)
def test_the_mean_of_a_bucket_lies_between_its_extremes(steps: list[tuple[float, float]], n: int) -> None:
    trace = trace_of([length for length, _ in steps], [reads for _, reads in steps])
    band = bucketed(trace, 0.0, trace.ends_s, n, ("reads_iops",)).bands["reads_iops"]
    for low, mean, high in zip(band.min, band.mean, band.max, strict=True):
        assert low is not None
        assert mean is not None
        assert high is not None
        assert low * (1 - 1e-4) - 1e-9 <= mean <= high * (1 + 1e-4) + 1e-9


def test_short_spike_between_two_buckets_appears_in_both() -> None:
    trace = trace_of([99.0, 2.0, 99.0], [1.0, 500.0, 2.0])
    band = bucketed(trace, 0.0, 200.0, 2, ("reads_iops",)).bands["reads_iops"]
    assert band.max == (500.0, 500.0)
    assert band.min == (1.0, 2.0)
    assert list(band.mean) == pytest.approx([5.99, 6.98])


def test_latency_is_undefined_when_nothing_is_served() -> None:
    trace = trace_of([100.0, 100.0, 100.0], [None, 5.0, None])
    band = bucketed(trace, 0.0, 300.0, 3, ("reads_iops",)).bands["reads_iops"]
    assert band.mean == (None, 5.0, None)
    assert bucketed(trace, 0.0, 300.0, 1, ("reads_iops",)).bands["reads_iops"].mean == (5.0,)


def storm_and_calm(reads: tuple[float, float], latencies_ms: tuple[float | None, float | None]) -> Trace:
    """A minute of a storm and nine of calm."""
    trace = trace_of([60.0, 540.0], list(reads))
    for name in ("host_read_latency_ms", "controller_read_latency_ms"):
        trace.values[:, QUANTITIES.index(name)] = [np.nan if each is None else each for each in latencies_ms]
    return trace


def test_mean_latency_is_weighted_by_ios_and_not_by_time() -> None:
    """60,000 reads of 20 ms and 5,400 of 1 ms."""
    bands = bucketed(storm_and_calm((1_000.0, 10.0), (20.0, 1.0)), 0.0, 600.0, 1).bands
    mean_ms = (60_000 * 20 + 5_400 * 1) / 65_400
    for name in ("host_read_latency_ms", "controller_read_latency_ms"):
        assert list(bands[name].mean) == pytest.approx([mean_ms], rel=1e-4)
        assert (bands[name].min, bands[name].max) == ((1.0,), (20.0,))


def test_series_and_figures_of_a_phase_have_the_same_latency() -> None:
    trace = storm_and_calm((1_000.0, 10.0), (20.0, 1.0))
    (mean_ms,) = bucketed(trace, 0.0, 600.0, 1).bands["host_read_latency_ms"].mean
    figures = summarize(trace, 0.0, 600.0, GOALS, N_DRIVES)
    assert mean_ms == pytest.approx(figures.host_read_latency_ms, rel=1e-4)


@pytest.mark.parametrize("calm_ms", [None, 5.0])
@pytest.mark.parametrize("calm_iops", [0.0, 1e-9])
def test_negligible_load_does_not_change_the_mean_latency(calm_ms: float | None, calm_iops: float) -> None:
    trace = storm_and_calm((1_000.0, calm_iops), (20.0, calm_ms))
    whole, after = (bucketed(trace, begins_s, 600.0, 1).bands["host_read_latency_ms"] for begins_s in (0.0, 60.0))
    assert (whole.min, whole.mean, whole.max) == ((20.0,), (20.0,), (20.0,))
    assert (after.min, after.mean, after.max) == ((None,), (None,), (None,))


def test_part_of_the_trace_can_be_extracted() -> None:
    trace = trace_of([100.0, 100.0], [1.0, 3.0])
    series = bucketed(trace, 50.0, 150.0, 4)
    assert series.bucket_s == 25.0
    assert series.bands["reads_iops"].mean == (1.0, 1.0, 3.0, 3.0)
    assert set(series.bands) == set(trace.charted)


@pytest.mark.parametrize(
    ("starts_s", "ends_s", "n", "complaint"),
    [(-1.0, 100.0, 4, "does not lie within"), (0.0, 201.0, 4, "does not lie within"), (50.0, 50.0, 4, "does not lie"),
     (100.0, 50.0, 4, "does not lie"), (0.0, 100.0, 0, "at least 1")],
)  # fmt: skip
def test_invalid_range_is_rejected(starts_s: float, ends_s: float, n: int, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        bucketed(trace_of([100.0, 100.0], [1.0, 3.0]), starts_s, ends_s, n)


def test_figures_are_means_over_the_window_and_one_minute_peaks() -> None:
    trace = trace_of([600.0, 30.0, 570.0, 600.0], [10.0, 1_000.0, 20.0, 0.0])
    figures = summarize(trace, 0.0, 1_200.0, GOALS, N_DRIVES)
    assert figures.reads_iops == pytest.approx((600 * 10 + 30 * 1_000 + 570 * 20) / 1_200)
    assert figures.peak_iops == pytest.approx((30 * 1_000 + 30 * 20) / 60)


def test_window_that_ends_within_a_step_uses_part_of_it() -> None:
    trace = trace_of([600.0, 600.0], [10.0, 30.0])
    assert summarize(trace, 0.0, 900.0, GOALS, N_DRIVES).reads_iops == pytest.approx((600 * 10 + 300 * 30) / 900)
    assert summarize(trace, 300.0, 900.0, GOALS, N_DRIVES).reads_iops == pytest.approx(20.0)


def test_latency_is_weighted_by_its_ios() -> None:
    """A second of thousands of I/Os at 10 ms counts more than an hour of one at 2 ms."""
    served = serve(week(7_200.0, pool(200, up=False, idle=rate(1.0, 0.0)), boot(work(5_000.0))), network())
    figures = summarize(served.trace, 0.0, 7_200.0, GOALS, N_DRIVES)
    reads = served.trace.column("reads_iops") * served.trace.lengths_s
    latency = np.nan_to_num(served.trace.column("host_read_latency_ms"))
    assert figures.host_read_latency_ms == pytest.approx(float(np.dot(reads, latency) / reads.sum()))
    assert figures.host_write_latency_ms == 0.0
    assert figures.total_iops == figures.reads_iops + figures.writes_iops


def test_each_component_has_its_own_ceiling() -> None:
    served = toys.at_rest(100.0, 100.0, network())
    goals = Goals(controller_max_fraction=0.5, drive_max_fraction=0.6, port_max_fraction=0.7)
    figures = summarize(served.trace, 0.0, 3_600.0, goals, N_DRIVES)
    ceilings = {use.component: use.ceiling_fraction for use in figures.components}
    assert ceilings == {
        Component.CONTROLLER_CPU: 0.5,
        Component.DRIVES: 0.6,
        Component.PORT_OUT: 0.7,
        Component.PORT_IN: 0.7,
    }
    assert figures.use_of(Component.DRIVES).mean_fraction == pytest.approx(
        toys.last(served, "drives_fraction"), rel=1e-4
    )
