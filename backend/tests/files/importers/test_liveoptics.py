"""Live Optics: averages are added, peaks are not, and missing data is reported."""

from __future__ import annotations

import io

import pytest

from stormsizer_io.importers.formats.liveoptics import LiveOptics, read_live_optics
from stormsizer_io.importers.parsing.limits import Limits
from tests.files.importers import workbooks
from tests.files.importers.samples import expected, sample_path
from tests.files.importers.workbooks import Cell
from tests.support.imports import import_refused
from tests.support.languages import english

MIB = 2**20
LOADS: list[Cell] = [
    "VM Name", "MOB ID", "Peak IOPS", "Average IOPS", "Average KB/sec", "Avg Read Latency", "Avg Write Latency",
    "Avg Read IOPS", "Avg Write IOPS", "Avg Read MB/s", "Avg Write MB/s",
]  # fmt: skip
MACHINES: list[Cell] = [
    "VM Name", "MOB ID", "IsRunning", "Template", "Virtual CPU", "Provisioned Memory (MiB)", "Virtual Disk Size (MiB)",
    "Virtual Disk Used (MiB)", " Image Backup",
]  # fmt: skip


def load(name: str, n: int, base: int = 1024) -> list[Cell]:
    return [name, f"vm-{n}", 100.0 + n, 15.0, 0.3 * base, 1.5, 2.5, 5.0, 10.0, 0.1, 0.2]


def machine(name: str, n: int, template: str = "FALSE") -> list[Cell]:
    return [name, f"vm-{n}", "TRUE", template, 4, 8192, 81_920, 30_000, ""]


def read(loads: list[list[Cell]], machines: list[list[Cell]], **more: list[list[Cell]]) -> LiveOptics:
    sheets = {"VM Performance": [LOADS, *loads], "VMs": [MACHINES, *machines], **more}
    return read_live_optics(io.BytesIO(workbooks.workbook(sheets)))


def names(count: int) -> list[str]:
    return [f"W11-{n:03}" for n in range(count)]


def test_averages_are_added_and_peaks_are_bounds() -> None:
    each = [load(name, n) for n, name in enumerate(names(4))]
    answer = read(each, [machine(name, n) for n, name in enumerate(names(4))])
    assert (answer.totals.reads_iops, answer.totals.writes_iops) == (20, 40)
    assert answer.totals.peak_iops_at_least == 103
    assert answer.totals.peak_iops_upper_bound == 100 + 101 + 102 + 103
    assert any("upper bound" in english(note.text) for note in answer.inventory.notes)
    assert answer.machines[0].read_latency_s == pytest.approx(0.0015)


@pytest.mark.parametrize("base", [1000, 1024])
def test_unit_of_mb_is_derived_from_its_columns(base: int) -> None:
    answer = read([load("a", 1, base)], [machine("a", 1)])
    assert answer.bytes_per_mb == base * base
    assert answer.totals.read_size_bytes == pytest.approx(0.1 * base * base / 5)
    assert any("assumed" in english(note.text) for note in answer.inventory.notes)


def test_vms_are_distinguished_by_id_and_counted_once() -> None:
    answer = read([load("a", 1), load("a", 2), load("a", 2)], [machine("a", 1), machine("a", 2)])
    assert answer.totals.reads_iops == 10
    assert len(answer.inventory.machines) == 2
    assert any("twice" in english(note.text) and note.row == 4 for note in answer.inventory.notes)


def test_templates_and_infrastructure_vms_do_not_count() -> None:
    extra = ["tpl", "cp-replica-1", "vCLS-7"]
    loads = [load(name, n) for n, name in enumerate([*names(3), *extra])]
    machines = [machine(name, n, "TRUE" if name == "tpl" else "FALSE") for n, name in enumerate([*names(3), *extra])]
    answer = read(loads, machines)
    assert [each.name for each in answer.machines] == names(3)
    assert answer.totals.reads_iops == 15
    assert [pool.n_desktops for pool in answer.inventory.pools] == [3]


def test_host_memory_is_in_kib_and_exports_with_a_round_row_count_are_flagged() -> None:
    hosts: list[list[Cell]] = [["Host Name", "Memory (KiB)", "CPU Clock Speed (GHz)"], ["esx1", 1_048_576, 2.6]]
    many = [load(f"x{n:04}y", n) for n in range(1_000)]
    answer = read(many, [machine(f"x{n:04}y", n) for n in range(1_000)], **{"ESX Hosts": hosts})
    assert (answer.inventory.hosts[0].memory_bytes, answer.inventory.hosts[0].cpu_hz) == (2**30, 2.6e9)
    assert any("truncated" in english(note.text) for note in answer.inventory.notes)


def test_other_workbooks_are_rejected() -> None:
    with import_refused("VM Performance"):
        read_live_optics(io.BytesIO(workbooks.workbook({"Sheet1": [["a"]]})))
    with import_refused("Avg Read IOPS"):
        read_live_optics(io.BytesIO(workbooks.workbook({"VM Performance": [["VM Name"], ["a"]]})))
    content = workbooks.workbook({"VM Performance": [LOADS, load("a", 1), load("b", 2)]})
    with import_refused("too many machines"):
        read_live_optics(io.BytesIO(content), Limits(entities=1))


def test_sample_matches_its_xml_and_the_expected_answers() -> None:
    path = sample_path("synthetic/liveoptics_style.xlsx")
    answers = expected("liveoptics")
    with path.open("rb") as file:
        answer = read_live_optics(file)
    rows = workbooks.by_tree(path, "sheet5")
    totals = answer.totals
    assert len(answer.machines) == answers["vms"] == len(rows)
    assert totals.reads_iops == pytest.approx(answers["sum_avg_read_iops"], abs=0.005)
    assert totals.writes_iops == pytest.approx(answers["sum_avg_write_iops"], abs=0.005)
    share = totals.reads_iops / (totals.reads_iops + totals.writes_iops)
    assert 100 * share == pytest.approx(answers["read_pct"], abs=0.005)
    read_mb, reads = (sum(float(row[column]) for row in rows) for column in ("Avg Read MB/s", "Avg Read IOPS"))
    assert answer.bytes_per_mb == MIB
    assert totals.read_size_bytes == pytest.approx(read_mb * MIB / reads)
    peaks = [float(row["Peak IOPS"]) for row in rows]
    assert (totals.peak_iops_at_least, totals.peak_iops_upper_bound) == pytest.approx((max(peaks), sum(peaks)))
    tree_hosts = workbooks.by_tree(path, "sheet3")
    assert [host.p95_iops for host in answer.hosts] == [float(row["95% IOPS"]) for row in tree_hosts]
    kib = [float(row["Memory (KiB)"]) for row in workbooks.by_tree(path, "sheet2")]
    assert [host.memory_bytes for host in answer.inventory.hosts] == [1024 * size for size in kib]
