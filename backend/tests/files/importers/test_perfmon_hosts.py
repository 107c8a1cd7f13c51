"""Counter logs of several machines in one file, as relog joins them."""

from __future__ import annotations

from io import BytesIO

import pytest

from stormsizer_io.importers.formats.perfmon import read_perfmon
from stormsizer_io.measurements import Measured
from tests.support.languages import english


def relogged(*disks: str) -> Measured:
    """Two samples of reads per second: 1 for the first disk, 2 for the next one and so on."""
    header = ",".join(["(PDH-CSV 4.0) (UTC)(0)", *(rf"\\{disk}\Disk Reads/sec" for disk in disks)])
    values = ",".join(str(n) for n in range(1, len(disks) + 1))
    rows = [f"03/10/2026 09:00:{15 * n}.500,{values}" for n in range(1, 4)]
    return read_perfmon(BytesIO("\n".join([header, *rows]).encode()))


def rates(measured: Measured) -> dict[str, float]:
    return {each.entity: float(each.reads_iops[0]) for each in measured.series}


def test_machine_with_only_totals_is_read_with_one_that_has_disks() -> None:
    measured = relogged(r"A\PhysicalDisk(_Total)", r"B\PhysicalDisk(0 C:)", r"B\PhysicalDisk(_Total)")
    assert rates(measured) == {"A:_Total": 1.0, "B:0 C:": 2.0}
    assert any("Totals" in english(note.text) for note in measured.notes)


def test_machine_with_only_logical_disks_is_read_with_one_that_has_physical_disks() -> None:
    measured = relogged(r"A\LogicalDisk(C:)", r"B\PhysicalDisk(0 D:)", r"B\LogicalDisk(D:)")
    assert sorted(rates(measured).values()) == [1.0, 2.0]
    assert {entity.partition(":")[0] for entity in rates(measured)} == {"A", "B"}


@pytest.mark.parametrize("disk", [r"PhysicalDisk(_Total)", r"LogicalDisk(C:)"])
def test_no_note_is_added_when_nothing_is_left_out(disk: str) -> None:
    measured = relogged(rf"A\{disk}", r"B\PhysicalDisk(0 C:)")
    assert not any(
        "left out: the disks" in english(note.text) or "physical disks are used" in english(note.text)
        for note in measured.notes
    )
