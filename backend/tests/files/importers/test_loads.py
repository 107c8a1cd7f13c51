"""Live Optics measures the load of the machines of a pool, per machine and in the units of a workload profile."""

from __future__ import annotations

import io
from functools import partial
from typing import Any

import pytest

from stormsizer_io.importers.parsing.named_files import NamedFile
from stormsizer_io.importers.summary.document import FoundLoad, FoundPool, ImportOptions
from stormsizer_io.importers.summary.summarize import summarize
from tests.files.importers import workbooks
from tests.files.importers.samples import sample_path
from tests.files.importers.test_liveoptics import LOADS, MACHINES, load, machine
from tests.files.importers.workbooks import Cell
from tests.support.languages import english

MIB = 2**20
HOST_LOADS: list[Cell] = ["Host", "Peak IOPS", "Average IOPS", "95% IOPS"]
ESTATE: list[Cell] = ["VM", "Powerstate", "CPUs", "Memory", "In Use MiB", "Unshared MiB", "VM ID"]


def found(files: dict[str, bytes]) -> list[FoundPool]:
    given = [NamedFile(name, len(data), partial(io.BytesIO, data)) for name, data in files.items()]
    summary = summarize(given, ImportOptions())
    assert not summary.refused
    assert summary.inventory is not None
    return list(summary.inventory.pools)


def live_optics(hosts: list[list[Cell]] | None = None, n_off: int = 0, **sheets: Any) -> bytes:
    names = [f"W11-{n:03}" for n in range(4)]
    machines = [machine(name, n) for n, name in enumerate(names)]
    for off in machines[:n_off]:
        off[2] = "FALSE"
    content = {
        "VM Performance": [LOADS, *(load(name, n) for n, name in enumerate(names))],
        "VMs": [MACHINES, *machines],
    }
    more = {} if hosts is None else {"ESX Performance": [HOST_LOADS, *hosts]}
    return workbooks.workbook(content | more | sheets)


def load_in(files: dict[str, bytes]) -> FoundLoad:
    (pool,) = found(files)
    assert pool.load is not None
    return pool.load


def test_load_is_the_mean_per_machine_with_sizes_and_latencies() -> None:
    measured = load_in({"lo.xlsx": live_optics()})
    assert (measured.reads_iops_per_desktop, measured.writes_iops_per_desktop) == (5, 10)
    assert (measured.read_size_kb, measured.write_size_kb) == pytest.approx(
        (0.1 * MIB / 5 / 1000, 0.2 * MIB / 10 / 1000)
    )
    assert (measured.read_latency_ms, measured.write_latency_ms) == pytest.approx((1.5, 2.5))
    assert measured.peak_iops_per_desktop == pytest.approx(101.5)
    assert measured.p95_iops_per_desktop is None
    assert english(measured.provenance).startswith("measured, Live Optics file lo.xlsx, mean of 4 machines")


def test_95th_percentile_is_scaled_with_that_of_the_hosts() -> None:
    measured = load_in({"lo.xlsx": live_optics(hosts=[["esx1", 900, 100, 250], ["esx2", 900, 300, 550]])})
    assert measured.p95_iops_per_desktop == pytest.approx(15 * 800 / 400)


def test_machines_that_were_powered_off_do_not_lower_the_mean() -> None:
    measured = load_in({"lo.xlsx": live_optics(n_off=1)})
    assert (measured.n_machines, measured.reads_iops_per_desktop) == (3, 5)


@pytest.mark.parametrize("order", [("rv.xlsx", "lo.xlsx"), ("lo.xlsx", "rv.xlsx")])
def test_rvtools_counts_the_machines_whose_load_live_optics_measures(order: tuple[str, str]) -> None:
    rows: list[list[Cell]] = [[f"w11-{n:03}", "poweredOn", 4, 8192, 12_000, 10_000, f"vm-{n}"] for n in range(4)]
    files = {"rv.xlsx": workbooks.workbook({"vInfo": [ESTATE, *rows]}), "lo.xlsx": live_optics()}
    rv = found({"rv.xlsx": files["rv.xlsx"]})
    assert [pool.load for pool in rv] == [None]
    counted = [pool for pool in found({name: files[name] for name in order}) if pool.unshared_gib is not None]
    (pool,) = counted
    assert pool.n_desktops == 4
    assert pool.unshared_gib == pytest.approx(10_000 / 1024)
    assert pool.load is not None
    assert pool.load.n_machines == 4


def test_sample_has_a_load_for_its_pool() -> None:
    pools = found({"lo.xlsx": sample_path("synthetic/liveoptics_style.xlsx").read_bytes()})
    measured = pools[0].load
    assert measured is not None
    assert 5 < measured.reads_iops_per_desktop + measured.writes_iops_per_desktop < 40
    assert measured.p95_iops_per_desktop == pytest.approx(measured.iops_per_desktop * 2100 / 900)
    assert "March 10, 2026" in english(measured.provenance)


def test_rates_of_a_file_have_units() -> None:
    data = live_optics()
    summary = summarize([NamedFile("lo.xlsx", len(data), lambda: io.BytesIO(data))], ImportOptions())
    facts = {name: english(value) for name, value in summary.files[0].facts.items()}
    assert facts["reads per second, sum of averages"] == "20 IOPS"
    assert facts["mean read size"] == "21 kB"
