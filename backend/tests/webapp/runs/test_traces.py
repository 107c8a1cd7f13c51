"""A time series survives its way into the database and out again, also that of an older release."""

from __future__ import annotations

import io

import numpy as np
import pytest

from stormsizer.report.charts.traces import week_chart
from stormsizer.storage.figures import Component
from stormsizer.storage.trace import Trace, bucketed, quantities_of
from tests.engine import seeds
from tests.support.languages import english
from webapp.runs.execution.traces import packed, unpacked

OLDER = (
    "reads_iops", "writes_iops", "read_mb_per_s", "write_mb_per_s", "host_read_latency_ms", "host_write_latency_ms",
    "controller_read_latency_ms", "controller_write_latency_ms", "controller_cpu_fraction", "drives_fraction",
    "port_out_fraction", "port_in_fraction", "n_booting", "n_logging_in", "n_starting_work", "n_working", "n_up",
)  # fmt: skip
"""Columns of the first release."""


@pytest.mark.parametrize("components", [tuple(Component), (Component.CONTROLLER_CPU, Component.DRIVES)])
def test_packed_trace_is_unpacked_unchanged(components: tuple[Component, ...]) -> None:
    quantities = quantities_of(components)
    values = np.random.default_rng(3949).random((5, len(quantities)))
    values[2, 4] = np.nan
    trace = Trace(np.arange(5.0), 5.5, values, quantities)
    found = unpacked(packed(trace))
    assert (found.quantities, found.ends_s) == (quantities, 5.5)
    assert found.values.tobytes() == np.ascontiguousarray(values).tobytes()
    assert found.starts_s.tolist() == trace.starts_s.tolist()


def test_trace_of_an_earlier_release_can_be_read_and_drawn() -> None:
    scenario = seeds.acme_scenario()
    length_s, buffer = scenario.calendar.length_s, io.BytesIO()
    values = np.arange(2.0 * len(OLDER)).reshape(2, -1)
    np.savez_compressed(
        buffer, quantities=np.array(OLDER), starts_s=np.array([0.0, 3_600.0]), ends_s=length_s, values=values
    )
    trace = unpacked(buffer.getvalue())
    for i, quantity in enumerate(OLDER):
        assert trace.column(quantity).tolist() == values[:, i].tolist(), quantity
    assert np.isnan(trace.column("n_in_maintenance")).all()
    assert bucketed(trace, 0.0, 3_600.0, 2).bands["n_in_maintenance"].mean == (None, None)
    lines = week_chart(scenario, trace, ()).panels[-1].lines
    assert [english(line.label) for line in lines] == [
        "controller CPU",
        "drives",
        "outbound ports",
        "inbound ports",
    ]
