"""Storage time of an application start."""

from __future__ import annotations

import pytest

from stormsizer.experience.applications import storage_time_s
from stormsizer.model.catalog import Catalog
from tests.engine.experience.test_judgment import figures


def test_each_io_takes_its_response_time(catalog: Catalog) -> None:
    word = catalog.applications["microsoft-word"]
    assert word.later is not None
    at_2_ms = figures(latency_ms=2.0)
    assert storage_time_s(word.first, at_2_ms) == pytest.approx((1_471 + 64) * 2e-3)
    assert storage_time_s(word.later, at_2_ms) == pytest.approx((34 + 26) * 2e-3)


def test_reads_and_writes_have_separate_response_times(catalog: Catalog) -> None:
    run = catalog.applications["microsoft-excel"].first
    slow_writes = figures(latency_ms=1.0).model_copy(update={"host_write_latency_ms": 10.0})
    assert storage_time_s(run, slow_writes) == pytest.approx(142e-3 + 6.81)


def test_storm_lengthens_the_application_start_in_proportion(catalog: Catalog) -> None:
    run = catalog.applications["microsoft-word"].first
    assert storage_time_s(run, figures(latency_ms=40.0)) == pytest.approx(20 * storage_time_s(run, figures()))
