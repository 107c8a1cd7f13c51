"""A window of a scenario from question to answer."""

from __future__ import annotations

import tracemalloc
from dataclasses import replace

import numpy as np
import pytest

from stormsizer.discrete_event import MAX_IOS, allocate, answer, expected_ios, kernel, simulate_every_io
from stormsizer.discrete_event.caches import caches_of, warmed
from stormsizer.discrete_event.figures import WindowResult
from stormsizer.discrete_event.replications import Replication, Window, merged, replicate
from stormsizer.discrete_event.schedule import LEAD_IN_S, Asking, asking_of, whole_numbers
from stormsizer.discrete_event.tables import tables_of
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario
from stormsizer.simulation.pipeline import prepare, station_network
from stormsizer.storage import kernel as fluid
from stormsizer.storage.serve import serve
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.plan import Plan
from tests.engine import seeds, toys
from tests.support.languages import english, english_problems

HOUR_S = 3600.0
BOOT_S, LOGIN_S, STEADY_S, OUTAGE_S = 43_830.0, 116_000.0, 124_075.0, 700_000.0
"""Instants of the sample scenario at which desktops boot, users log in and work, and everything is down."""


def toy_window(plan: Plan, from_s: float, to_s: float, n_buckets: int = 10) -> Window:
    """A window of a toy plan on the toy network."""
    served = serve(plan, toys.NETWORK, watch=(max(0.0, from_s - LEAD_IN_S), to_s))
    asking = asking_of(plan, toys.NETWORK, served, from_s, to_s)
    tables = tables_of([toys.NETWORK], served.shapes)
    caches = allocate.no_caches(len(asking.askers))
    return Window(asking, tables, lambda _: caches, to_s - from_s, n_buckets)


def open_plan(rate: float = 10_000.0) -> Plan:
    """Desktops at work, day and night."""
    return toys.week(HOUR_S, toys.pool(1, idle=toys.rate(0.6 * rate, 0.4 * rate)))


def closed_plan() -> Plan:
    """Desktops that boot, with an open load."""
    boot = toys.boot(toys.work(1e9, reads=0.8, think_s=4e-3, clock_writes_per_s=2.0), n_slots=64)
    return toys.week(HOUR_S, toys.pool(64, up=False, idle=toys.rate(10.0, 5.0)), boot)


PLANS = {"open": open_plan(), "streams": closed_plan()}


def quiet(_fraction: float) -> None:
    """Records the progress."""


def require_same(first: Replication, second: Replication) -> None:
    for name in ("counts", "sums_ns", "longest_s", "cells", "bucket_sums_ns", "bucket_cells"):
        assert np.array_equal(getattr(first.tally, name), getattr(second.tally, name)), name
    assert np.array_equal(first.seen, second.seen)


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.parametrize("chunk", [100, 1_000, 30_000])
def test_chunk_size_changes_no_bit(name: str, chunk: int) -> None:
    window = toy_window(PLANS[name], 100.0, 110.0)
    (usual,) = replicate(window, 1, 1, 1, quiet)
    (other,) = replicate(replace(window, chunk=chunk), 1, 1, 1, quiet)
    assert usual.tally.counts.sum() > 50_000
    require_same(usual, other)


@pytest.mark.parametrize("name", PLANS)
def test_number_of_cores_changes_no_bit_and_replications_differ(name: str) -> None:
    window = toy_window(PLANS[name], 100.0, 103.0)
    runs = [replicate(window, 5, 4, n_cores, quiet) for n_cores in (1, 2, 4)]
    for run in runs[1:]:
        for one, other in zip(runs[0], run, strict=True):
            require_same(one, other)
    assert len({int(one.tally.sums_ns.sum()) for one in runs[0]}) == 4
    (other_seed, *_) = replicate(window, 6, 1, 1, quiet)
    assert int(other_seed.tally.sums_ns.sum()) != int(runs[0][0].tally.sums_ns.sum())


def test_replications_add_up() -> None:
    run = replicate(toy_window(PLANS["streams"], 100.0, 102.0), 1, 3, 2, quiet)
    whole = merged(run)
    assert whole.tally.counts.sum() == sum(one.tally.counts.sum() for one in run)
    assert np.array_equal(whole.tally.cells, sum(one.tally.cells for one in run))
    assert whole.tally.longest_s.max() == max(one.tally.longest_s.max() for one in run)


def test_window_simulates_the_requested_number_of_ios() -> None:
    window = toy_window(PLANS["open"], 100.0, 200.0)
    (run,) = replicate(window, 1, 1, 1, quiet)
    assert run.tally.counts[0] == pytest.approx(600_000, abs=5 * 600_000**0.5)
    assert run.tally.counts[1] == pytest.approx(400_000, abs=5 * 400_000**0.5)
    assert run.tally.bucket_cells.sum() == run.tally.counts.sum()


@pytest.mark.parametrize(("name", "rate"), [("open", 10_000.0), ("streams", 11_000.0)])
def test_memory_does_not_grow_with_the_number_of_ios(name: str, rate: float) -> None:
    peaks, counts = [], []
    for length_s in (0.1e6 / rate, 1e6 / rate, 8e6 / rate):
        window = toy_window(PLANS[name], 100.0, 100.0 + length_s)
        tracemalloc.start()
        (run,) = replicate(window, 1, 1, 1, quiet)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        counts.append(int(run.tally.counts.sum()))
    assert counts[2] > 7 * counts[1] > 5e6
    assert peaks[2] < peaks[1] + 100_000


def test_buffers_grow_when_an_overload_accumulates() -> None:
    """Twice what the controller can do: what waits grows, and each I/O waits for all before it."""
    rate = 80_000.0
    plan = toys.week(HOUR_S, toys.pool(1, idle=toys.rate(rate, 0.0)))
    (run,) = replicate(toy_window(plan, 0.0, 4.0), 1, 1, 1, quiet)
    capacity = 4 / toys.NETWORK.cpu_s_per_read
    assert run.tally.counts[0] == pytest.approx(4.0 * capacity, rel=0.01)
    assert run.tally.longest_s[0] == pytest.approx(4.0 * (1.0 - capacity / rate), rel=0.05)


def test_progress_is_reported_on_the_calling_thread_and_ends_at_one() -> None:
    fractions: list[float] = []
    replicate(toy_window(PLANS["streams"], 100.0, 160.0), 1, 2, 2, fractions.append)
    assert fractions == sorted(fractions)
    assert fractions[-1] == 1.0


class Enough(Exception):  # noqa: N818 - a reader who has gone
    """Raised by a caller who no longer wants the answer."""


def test_exception_from_progress_stops_all_replications() -> None:
    calls = []

    def leave(fraction: float) -> None:
        calls.append(fraction)
        raise Enough

    with pytest.raises(Enough):
        replicate(toy_window(PLANS["streams"], 10.0, 3_500.0), 1, 8, 2, leave)
    assert len(calls) == 1
    assert calls[0] < 0.9


def test_rounding_to_whole_streams_preserves_the_mean() -> None:
    rng = np.random.default_rng(1)
    lengths_s = rng.uniform(0.2, 1.0, 200)
    streams = np.repeat(rng.uniform(0.0, 5.0, (20, 3)), 10, axis=0)
    whole = whole_numbers(streams, lengths_s)
    assert np.all(whole >= np.floor(streams))
    assert np.all(whole <= np.ceil(streams))
    assert (whole * lengths_s[:, None]).sum(axis=0) == pytest.approx(
        (streams * lengths_s[:, None]).sum(axis=0), abs=1.0
    )


def test_schedule_follows_the_week_second_by_second(acme: Scenario, catalog: Catalog) -> None:
    asking = acme_asking(acme, catalog, LOGIN_S, LOGIN_S + 5.0)
    plan = asking.schedule
    assert plan.starts_s[0] == -LEAD_IN_S
    assert plan.starts_s[-1] == 5.0
    assert np.diff(plan.starts_s).max() <= 1.0
    kinds = {asker.kind for asker in asking.askers}
    assert {fluid.LOGGING_IN, fluid.STARTING_WORK, fluid.AT_REST} <= kinds
    assert asking.most_streams > 100


def acme_asking(acme: Scenario, catalog: Catalog, from_s: float, to_s: float) -> Asking:
    plan = prepare(acme, catalog)
    net = station_network(acme, acme.array, catalog)
    return asking_of(plan, net, serve(plan, net, watch=(from_s - LEAD_IN_S, to_s)), from_s, to_s)


def test_result_is_complete_and_consistent(acme: Scenario, catalog: Catalog) -> None:
    result = simulate_every_io(acme, catalog, BOOT_S, BOOT_S + 4.0, n_replications=2)
    assert WindowResult.model_validate(result.model_dump()) == result
    expected = expected_ios(acme, catalog, BOOT_S, BOOT_S + 4.0)
    assert result.n_ios == pytest.approx(2 * expected, rel=0.05)
    assert sum(one.n_ios for one in result.total) == result.n_ios
    per_activity = [one for activity in result.activities for one in activity.operations]
    assert sum(one.n_ios for one in per_activity) == result.n_ios
    assert {activity.activity for activity in result.activities} == {"sweep", "at_rest"}
    for one in (*result.total, *per_activity):
        percentiles = [value for value in one.percentiles.model_dump().values() if value is not None]
        assert percentiles == sorted(percentiles)
        assert one.max_ms >= percentiles[-1] >= percentiles[0] > 1.0
        assert one.fluid_mean_ms == pytest.approx(one.mean_ms, rel=0.1)
        assert one.difference_fraction == pytest.approx(one.mean_ms / one.fluid_mean_ms - 1.0)
    line = result.timeline
    assert line.n_buckets == len(line.iops) == len(line.p99_ms) == 80
    assert sum(line.iops) * line.bucket_s * 2 == pytest.approx(result.n_ios)
    for station in result.stations:
        assert np.mean(line.waiting[station.component]) == pytest.approx(station.mean_waiting)
        assert max(line.waiting[station.component]) == station.max_waiting
        assert station.mean_fraction == pytest.approx(station.fluid_mean_fraction, abs=0.04)
    for spread in result.distributions:
        assert sum(spread.fraction) == pytest.approx(1.0)
        assert list(spread.upper_ms) == sorted(spread.upper_ms)


def test_same_question_returns_the_same_answer(acme: Scenario, catalog: Catalog) -> None:
    first, second = (simulate_every_io(acme, catalog, STEADY_S, STEADY_S + 3.0, seed=9, n_cores=n) for n in (1, 3))
    assert first == second
    assert simulate_every_io(acme, catalog, STEADY_S, STEADY_S + 3.0, seed=10) != first


def test_no_ios_are_issued_during_a_full_outage(acme: Scenario, catalog: Catalog) -> None:
    result = simulate_every_io(acme, catalog, OUTAGE_S, OUTAGE_S + 5.0, n_replications=1)
    assert result.n_ios == 0
    assert not any((result.total, result.activities, result.distributions))
    assert english(result.sentence) == "No I/Os reach the array in this window."
    assert set(result.timeline.mean_ms) == {None}


def test_window_can_start_and_end_with_the_calendar(acme: Scenario, catalog: Catalog) -> None:
    length_s = acme.calendar.length_s
    for from_s, to_s in ((0.0, 1.0), (length_s - 1.0, length_s)):
        assert simulate_every_io(acme, catalog, from_s, to_s, n_replications=1).from_s == from_s


@pytest.mark.parametrize(
    ("from_s", "to_s", "path"),
    [(-1.0, 5.0, "from"), (1e9, 2e9, "from"), (100.0, 100.0, "to"), (100.0, 50.0, "to"), (100.0, 1e9, "to")],
)
def test_windows_outside_the_calendar_are_refused(
    acme: Scenario, catalog: Catalog, from_s: float, to_s: float, path: str
) -> None:
    with pytest.raises(InvalidScenarioError) as caught:
        expected_ios(acme, catalog, from_s, to_s)
    (problem,) = english_problems(caught.value)
    assert problem.path == path
    assert problem.given
    assert problem.allowed


@pytest.mark.parametrize("n_replications", [0, 33])
def test_number_of_replications_is_validated(acme: Scenario, catalog: Catalog, n_replications: int) -> None:
    with pytest.raises(InvalidScenarioError, match="n_replications"):
        simulate_every_io(acme, catalog, BOOT_S, BOOT_S + 1.0, n_replications=n_replications)


def test_windows_with_too_many_ios_are_rejected(acme: Scenario, catalog: Catalog) -> None:
    with pytest.raises(InvalidScenarioError, match="field-window-too-long"):
        simulate_every_io(acme, catalog, 0.0, acme.calendar.length_s, n_replications=32)
    assert expected_ios(acme, catalog, 0.0, acme.calendar.length_s) * 32 > MAX_IOS


def test_partial_caches_are_simulated_with_clock_and_match_che() -> None:
    """Hit ratios of CLOCK match Che's approximation within a point."""
    catalog, scenario = seeds.seed_catalog(), expanded(seeds.scenarios()["generic-hci-windows11"])
    plan = prepare(scenario, catalog)
    net = station_network(scenario, scenario.array, catalog)
    served = serve(plan, net, watch=(34_600.0, 34_601.0))
    asking = asking_of(plan, net, served, 34_600.0, 34_601.0)
    cold = caches_of(scenario, catalog, plan, net, asking.askers, served.shapes)
    caches = warmed(cold, [pool.n_desktops for pool in plan.pools], 1, 0)
    row = caches.lookups[-1]
    kernel.read_all(caches, np.full(400_000, len(caches.lookups) - 1), 0, np.random.default_rng(2).random(400_000))
    groups = [(row["shared"], row["shared_blocks"]), (1.0 - row["shared"], row["private_blocks"])]
    n_slots = caches.used.shape[1]
    low, high = 0.0, 1e9
    for _ in range(200):
        kept = 0.5 * (low + high)
        held = sum(n * -np.expm1(-share / n * kept) for share, n in groups)
        low, high = (kept, high) if held < n_slots else (low, kept)
    che = sum(share * -np.expm1(-share / n * low) for share, n in groups)
    assert 0.0 < net.cached_read_fraction < 1.0
    assert caches.outcomes[1] / caches.outcomes.sum() == pytest.approx(che, abs=0.02)
    assert (caches.block_in[0] >= 0).all()


def test_a_cache_hit_ratio_other_than_in_the_week_is_reported() -> None:
    catalog, scenario = seeds.seed_catalog(), seeds.scenarios()["generic-hci-windows11"]
    result = simulate_every_io(scenario, catalog, 34_600.0, 34_602.0, n_replications=1)
    assert any("The cache hit rate" in english(warning) for warning in result.warnings)


def test_random_noise_is_not_reported_as_disagreement() -> None:
    """One I/O says nothing about a mean; a thousand in one replication, or replications that agree, do."""
    assert answer._agrees(-0.2, 0.5, 1, None, 1.0) is None
    assert answer._agrees(-0.2, 0.5, 1_000, None, 1.0) is False
    assert answer._agrees(-0.2, 0.5, 1_000, 0.01, 1.0) is False
    assert answer._agrees(-0.2, 0.5, 1_000, 0.10, 1.0) is None
    assert answer._agrees(-0.2, 0.96, 10_000, 0.01, 1.0) is None
