"""Counters that a file lacks are unknown: never zero, never part of a sum, and always said."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import numpy as np
import pytest

from stormsizer_io.importers.formats.liveoptics import read_live_optics
from stormsizer_io.importers.formats.sysstat import read_sadf
from stormsizer_io.importers.series.blend import PhaseFigures, SpanWindow, blend, phase_figures
from stormsizer_io.importers.series.buckets import Recording
from stormsizer_io.importers.series.storms import find_storms
from stormsizer_io.importers.summary.document import ImportOptions, ImportSummary
from stormsizer_io.importers.summary.summarize import NamedFile, summarize
from stormsizer_io.measurements import EntityKind, Floats
from tests.files.importers.recordings import MIDNIGHT, clock, recording, series
from tests.files.importers.workbooks import Cell, workbook
from tests.support.languages import english

READS, WRITES = r"\Disk Reads/sec", r"\Disk Writes/sec"
UNKNOWN = [np.nan] * 60


def perfmon(counters: Sequence[str], rate: float = 8.0, n_rows: int = 120) -> bytes:
    """Return the log of a machine with the same rate in all samples."""
    lines = ['"(PDH-CSV 4.0) (UTC)(0)",' + ",".join(rf'"\\VDI-1\PhysicalDisk(0 C:){name}"' for name in counters)]
    lines += [
        f'"03/25/2026 {9 + n // 60:02}:{n % 60:02}:00.000",' + ",".join(f'"{rate}"' for _ in counters)
        for n in range(n_rows)
    ]
    return "\n".join(lines).encode()


def imported(content: bytes, **options: object) -> ImportSummary:
    file = NamedFile("log.csv", len(content), lambda: BytesIO(content))
    return summarize([file], ImportOptions.model_validate(options))


WINDOW = {"phase": "steady_state", "from_time": "09:00", "to_time": "11:00"}


@pytest.mark.parametrize(
    ("counter", "missing", "known"), [(WRITES, "reads", "8 writes/s"), (READS, "writes", "8 reads/s")]
)
def test_log_without_a_counter_gives_no_phase_and_says_so(counter: str, missing: str, known: str) -> None:
    workload = imported(perfmon([counter]), windows=[WINDOW]).workload
    assert workload is not None
    assert workload.phases == ()
    (refused,) = workload.refused_windows
    assert f"{missing} were not counted" in english(refused.message)
    assert known in english(refused.given)
    assert any(f"{missing.capitalize()} were not counted for 1 of 1" in english(each.text) for each in workload.remarks)
    assert workload.curve is not None
    curve = {"reads": workload.curve.reads_iops, "writes": workload.curve.writes_iops}
    assert set(curve.pop(missing)) == {None}
    assert set(*curve.values()) == {8.0}


def test_log_with_both_counters_says_nothing_of_unknown_counters() -> None:
    workload = imported(perfmon([READS, WRITES]), windows=[WINDOW]).workload
    assert workload is not None
    assert (workload.refused_windows, len(workload.phases)) == ((), 1)
    assert not any("not counted" in english(each.text) for each in workload.remarks)


def test_throughput_that_no_file_has_is_unknown() -> None:
    workload = imported(perfmon([READS, WRITES])).workload
    assert workload is not None
    assert workload.curve is not None
    assert set(workload.curve.read_mb_per_s) == {None}


def test_table_with_only_the_sum_of_reads_and_writes_says_so() -> None:
    lines = ["Time,VM,IOPS", *(f"2026-03-25 09:{n:02}:00,VDI-1,{n}" for n in range(60))]
    workload = imported("\n".join(lines).encode()).workload
    assert workload is not None
    assert any("or only their sum" in english(each.text) for each in workload.remarks)


def figures(of: Recording) -> PhaseFigures:
    window = SpanWindow("steady_state", MIDNIGHT, MIDNIGHT.replace(hour=1))
    (found,) = phase_figures([of], [window])
    return found


def test_machine_that_lacks_reads_does_not_lower_the_mean_of_the_others() -> None:
    found = figures(
        recording(
            "host.csv",
            clock([60.0] * 60),
            series("VDI-1", [4.0] * 60, [8.0] * 60),
            series("VDI-2", UNKNOWN, [8.0] * 60),
        )
    )
    assert (found.n_desktops, found.reads_iops_per_desktop, found.writes_iops_per_desktop) == (1, 4.0, 8.0)


def test_machine_with_a_disk_that_lacks_reads_has_unknown_reads() -> None:
    of = recording(
        "host.csv",
        clock([60.0] * 60),
        series("VDI-1:scsi0:0", [4.0] * 60, [8.0] * 60, kind=EntityKind.DISK),
        series("VDI-1:scsi0:1", UNKNOWN, [8.0] * 60, kind=EntityKind.DISK),
    )
    found = blend([of])
    assert np.isnan(found.reads_iops).all()
    np.testing.assert_allclose(found.writes_iops, 16.0)


def test_reads_that_are_blank_for_half_an_hour_are_left_out_there() -> None:
    reads: Floats = np.r_[np.full(30, 4.0), np.full(30, np.nan)]
    of = recording("host.csv", clock([60.0] * 60), series("VDI-1", reads, [8.0] * 60))
    found = figures(of)
    assert (found.reads_iops_per_desktop, found.measured_s) == (4.0, 1800.0)
    assert np.isnan(blend([of]).reads_iops[30:]).all()


def test_storm_of_writes_alone_is_found_and_has_no_read_share() -> None:
    writes = np.r_[np.full(120, 10.0), np.full(20, 200.0), np.full(120, 10.0)]
    lines = [r'"(PDH-CSV 4.0) (UTC)(0)","\\VDI-1\PhysicalDisk(0 C:)\Disk Writes/sec"']
    lines += [f'"03/25/2026 {6 + n // 60:02}:{n % 60:02}:00","{rate}"' for n, rate in enumerate(writes)]
    workload = imported("\n".join(lines).encode()).workload
    assert workload is not None
    (storm,) = workload.storms
    assert storm.read_fraction is None
    assert "Reads were not counted" in english(storm.why)


LONG_STORM = slice(120, 153)


@pytest.mark.parametrize("unknown", [slice(120, 153), slice(120, 138), slice(135, 153), slice(None, None, 2)])
@pytest.mark.parametrize("counter", ["reads", "writes"])
def test_all_minutes_of_a_storm_are_found_where_a_counter_is_unknown(counter: str, unknown: slice) -> None:
    rates = {"reads": np.full(300, 4.0), "writes": np.full(300, 8.0)}
    for values in rates.values():
        values[LONG_STORM] *= 10
    rates[counter][unknown] = np.nan
    of = recording("host.csv", clock([60.0] * 300), series("VDI-1", rates["reads"], rates["writes"]))
    (storm,) = find_storms([of])
    found = [round((at - MIDNIGHT).total_seconds() / 60) for at in (storm.starts_at, storm.ends_at)]
    assert found == [LONG_STORM.start, LONG_STORM.stop]
    assert storm.peak_iops == pytest.approx(120)
    assert "not counted in part of it" in english(storm.why)


def test_counters_that_are_never_known_together_show_the_storm() -> None:
    reads, writes = np.full(300, 4.0), np.full(300, 8.0)
    for values in (reads, writes):
        values[LONG_STORM] *= 10
    reads[::2], writes[1::2] = np.nan, np.nan
    of = recording("host.csv", clock([60.0] * 300), series("VDI-1", reads, writes))
    (storm,) = find_storms([of])
    assert storm.peak_iops == pytest.approx(120, rel=0.1)
    assert storm.read_fraction is None


def test_recording_without_a_proposed_phase_says_why() -> None:
    """An hour on a Saturday at noon."""
    lines = ["time,machine,reads per second,writes per second"]
    lines += [f"2026-03-14T12:{minute:02}:00Z,VDI-1,4,8" for minute in range(60)]
    workload = imported("\n".join(lines).encode()).workload
    assert workload is not None
    assert workload.phases == ()
    assert any("No phase is proposed" in english(each.text) for each in workload.remarks)


def test_sadf_without_bytes_does_not_invent_a_split() -> None:
    rows = [f"vdi;60;2026-03-25 09:{n:02}:00 UTC;sda;40;;;1;1;1;1;1" for n in range(10)]
    names = "# hostname;interval;timestamp;DEV;tps;rkB/s;wkB/s;dkB/s;areq-sz;aqu-sz;await;%util"
    (found,) = read_sadf(BytesIO("\n".join([names, *rows]).encode())).series
    assert np.isnan(found.reads_iops).all()


def test_live_optics_machine_without_rates_is_left_out() -> None:
    header: list[Cell] = ["VM Name", "MOB ID", "Avg Read IOPS", "Avg Write IOPS", "Avg Read MB/s", "Avg Write MB/s"]
    rows: list[list[Cell]] = [
        ["VDI-1", "vm-1", 4, 8, 0.1, 0.1],
        ["VDI-2", "vm-2", "", 8, "", 0.1],
        ["VDI-3", "vm-3", 4, 8, "", 0.1],
    ]
    found = read_live_optics(BytesIO(workbook({"VM Performance": [header, *rows]})))
    assert [each.name for each in found.machines] == ["VDI-1", "VDI-3"]
    assert found.totals.read_size_bytes == pytest.approx(0.1 * found.bytes_per_mb / 4)
    assert any("1 machine has no reads or writes" in english(note.text) for note in found.inventory.notes)
