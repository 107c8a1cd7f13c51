"""Results of a storm do not depend on the length of the steps."""

from __future__ import annotations

import numpy as np
import pytest

from stormsizer.experience.stretches import Stretch, stretches
from stormsizer.model.scenario import parse
from stormsizer.simulation.pipeline import prepare, station_network
from stormsizer.storage.configuration import degraded_networks
from stormsizer.storage.serve import serve
from stormsizer.storage.trace import Trace
from stormsizer.timeline.occurrences import expanded
from stormsizer.timeline.phases import Phase
from tests.engine import toys
from tests.engine.seeds import SEEDS, read, seed_catalog

SYSTEMS = (
    "acme",
    "acme-8.0.1",
    "dell-ps6100xs",
    "emc-vnx5500",
    "nexentaconnect-local-drives",
    "nexentaconnect-vsa",
    "tintri-t540",
)
STORMS = (Phase.POWER_ON, Phase.FIRST_LOGIN, Phase.MONDAY_LOGIN, Phase.TUESDAY_LOGIN, Phase.RECOMPOSE)
COARSE = {
    ("acme-8.0.1", Phase.FIRST_LOGIN): 0.03,
    ("emc-vnx5500", Phase.POWER_ON): 0.012,
    ("nexentaconnect-vsa", Phase.POWER_ON): 0.1,
}
"""Where a minute is too long: a queue that grows minute by minute, and boots of a few minutes whose last one it smears.
Everywhere else 1%."""


def _mean_response_ms(trace: Trace, stretch: Stretch) -> float:
    steps = trace.between(stretch.from_s, stretch.to_s)
    ends_s = steps.starts_s + steps.lengths_s
    lengths_s = np.minimum(ends_s, stretch.to_s) - np.maximum(steps.starts_s, stretch.from_s)
    ios = waited = 0.0
    for rate, latency in (("reads_iops", "host_read_latency_ms"), ("writes_iops", "host_write_latency_ms")):
        served = steps.column(rate) * lengths_s
        ios += served.sum()
        waited += (np.nan_to_num(steps.column(latency)) * served).sum()
    return float(waited / ios)


@pytest.mark.parametrize("name", SYSTEMS)
def test_storms_are_alike_in_steps_of_a_second_and_a_minute(name: str) -> None:
    catalog, scenario = seed_catalog(), parse(read(SEEDS / "scenarios" / f"{name}.yaml"))
    week = prepare(scenario, catalog)
    scenario = expanded(scenario)
    network = station_network(scenario, scenario.array, catalog)
    lost = degraded_networks(network, week.losses, scenario, scenario.array, catalog)
    fine, coarse = (serve(week, network, lost, storm_step_s=step_s) for step_s in (1.0, 60.0))
    assert len(coarse.trace.starts_s) < 0.3 * len(fine.trace.starts_s)
    compared = 0
    for one, other in zip(stretches(week, fine), stretches(week, coarse), strict=True):
        assert one.phase == other.phase
        if one.phase in STORMS:
            compared += 1
            responses = _mean_response_ms(fine.trace, one), _mean_response_ms(coarse.trace, other)
            print(f"{name} {one.phase}: {responses[0]:.3f} ms in seconds, {responses[1]:.3f} ms in minutes")
            assert responses[1] == pytest.approx(responses[0], rel=COARSE.get((name, one.phase), 0.01))
    assert compared > 0


@pytest.mark.parametrize("step_s", [0.1, 10.0, 60.0])
def test_closed_loop_is_solved_within_its_step(step_s: float) -> None:
    """2,500 streams with 50 ms to think: a response time that lags by a step is ten times too long at a minute."""
    endless = toys.work(1e12, think_s=0.05)
    plan = toys.week(3600.0, toys.pool(2500, up=False), toys.boot(endless, n_slots=2500))
    second, other = (serve(plan, toys.NETWORK, storm_step_s=each) for each in (1.0, step_s))
    assert toys.last(other, "host_read_latency_ms") == pytest.approx(
        toys.last(second, "host_read_latency_ms"), rel=1e-6
    )
