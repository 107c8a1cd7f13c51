"""Files with the same measurements: each I/O counts once, and exclusions are reported without machine names."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import numpy as np
import pytest

from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.series.blend import blend
from stormsizer_io.importers.series.buckets import Recording
from stormsizer_io.importers.series.members import members
from stormsizer_io.measurements import EntityKind, Series
from tests.files.importers.recordings import MIDNIGHT, clock, recording, series
from tests.support.languages import english

LATER = MIDNIGHT + timedelta(seconds=30)


def by_windows(of: Recording) -> Recording:
    return replace(of, measured=replace(of.measured, tool="Performance Monitor"))


def disk(name: str, iops: float, n: int = 10) -> Series:
    return series(name, [iops] * n, [0.0] * n, kind=EntityKind.DISK)


def volume(iops: list[float]) -> Series:
    return series("VDI", iops, iops, kind=EntityKind.VOLUME)


def notes_of(*files: Recording) -> list[str]:
    noting = Noting()
    members(files, noting)
    return [english(note.text) for note in noting.notes()]


def test_desktop_measured_by_two_tools_counts_once_regardless_of_case() -> None:
    outside = recording("host.csv", clock([3] * 10), disk("W11-001:scsi0:0", 7.0), disk("W11-001:scsi0:1", 1.0))
    inside = by_windows(recording("guest.csv", clock([3] * 20), disk("w11-001:0 C:", 6.0, 20)))
    for files in ((outside, inside), (inside, outside)):
        curve = blend(files)
        assert curve.n_desktops.tolist() == [1] * 20
        assert curve.reads_iops.tolist() == [8.0] * 10 + [6.0] * 10
        assert notes_of(*files) == ["guest.csv: 1 machine was left out because host.csv also covers it."]


@pytest.mark.parametrize(
    ("outside", "inside"), [("W11-001.corp.example", "w11-001"), ("w11-001", "W11-001.corp.example")]
)
def test_domain_suffix_does_not_add_a_desktop(outside: str, inside: str) -> None:
    files = (
        recording("host.csv", clock([3] * 10), disk(f"{outside}:scsi0:0", 7.0)),
        by_windows(recording("guest.csv", clock([3] * 10), disk(f"{inside}:0 C:", 7.0))),
    )
    for each in (files, files[::-1]):
        curve = blend(each)
        assert (curve.n_desktops.tolist(), curve.reads_iops.tolist()) == ([1] * 10, [7.0] * 10)


def test_same_name_in_two_domains_is_two_machines() -> None:
    outside = [disk(f"W11-001.{domain}.example:scsi0:0", 7.0) for domain in ("east", "west")]
    inside = by_windows(recording("guest.csv", clock([3] * 10), disk("W11-001:0 C:", 7.0)))
    assert blend([recording("host.csv", clock([3] * 10), *outside), inside]).n_desktops.tolist() == [3] * 10


def test_machines_that_one_tool_distinguishes_by_domain_are_two() -> None:
    both = [disk(f"{name}:scsi0:0", 7.0) for name in ("W11-001", "W11-001.corp.example")]
    files = [recording(f"{at}.csv", clock([3] * 10), each) for at, each in enumerate(both)]
    assert blend(files).n_desktops.tolist() == [2] * 10


def test_overlapping_files_count_shared_time_once() -> None:
    early = recording("early.csv", clock([3] * 20), disk("D:scsi0:0", 5.0, 20))
    late = recording("late.csv", clock([3] * 15, LATER), disk("D:scsi0:0", 5.0, 15))
    curve = blend([late, early])
    assert curve.reads_iops.tolist() == [5.0] * 25


def test_disks_of_one_desktop_in_two_files_are_added() -> None:
    one = recording("one.csv", clock([3] * 10), disk("D:scsi0:0", 5.0))
    other = recording("other.csv", clock([3] * 10), disk("D:scsi0:1", 2.0))
    assert blend([one, other]).reads_iops.tolist() == [7.0] * 10
    assert notes_of(one, other) == []


def test_migrated_vm_is_measured_by_its_current_host() -> None:
    rates = np.array([4.0] * 5 + [0.0] * 5)
    nothing = np.zeros(10)
    left = recording("left.csv", clock([3] * 10), series("D", rates, nothing))
    right = recording("right.csv", clock([3] * 10), series("D", rates[::-1], nothing))
    assert blend([left, right]).reads_iops.tolist() == [4.0] * 10


def test_desktop_counts_while_any_of_its_files_contains_it() -> None:
    one = recording("one.csv", clock([3] * 5), disk("D:scsi0:0", 5.0, 5))
    other = recording("other.csv", clock([3] * 5, MIDNIGHT + timedelta(seconds=15)), disk("D:scsi0:1", 2.0, 5))
    curve = blend([one, other], 30.0)
    assert curve.n_desktops.tolist() == [1]
    assert curve.reads_iops.tolist() == pytest.approx([(5 * 15 + 2 * 15) / 30])


@pytest.mark.parametrize(
    ("hosts", "rates", "total"),
    [
        (("esx1", "esx2"), ([5.0] * 10, [5.0] * 10), 10.0),
        (("esx1", "esx1"), ([5.0] * 10, [4.0] * 10), 5.0),
        (("", ""), ([5.0] * 10, [5.0] * 10), 5.0),
        (("", ""), ([5.0] * 10, [4.0] * 10), 9.0),
    ],
)
def test_volume_ios_of_two_hosts_are_added_and_duplicates_are_not(
    hosts: tuple[str, str], rates: tuple[list[float], list[float]], total: float
) -> None:
    files = [
        recording(f"{at}.csv", clock([3] * 10), volume(each), facts={"host": name} if name else {})
        for at, (name, each) in enumerate(zip(hosts, rates, strict=True))
    ]
    assert blend(files).reads_iops.tolist() == [total] * 10


def test_overlapping_exports_of_a_volume_agree_where_they_overlap() -> None:
    rates = [float(at) for at in range(1, 21)]
    early = recording("early.csv", clock([3] * 15), volume(rates[:15]))
    late = recording("late.csv", clock([3] * 10, LATER), volume(rates[10:]))
    assert blend([early, late]).reads_iops.tolist() == rates
    assert notes_of(early, late) == ["late.csv: 1 host or volume was left out because early.csv also covers it."]
