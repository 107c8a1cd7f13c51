"""Values that no storage can have are dropped, each listed by its row; storms and busy volumes are kept."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO

import numpy as np
import pytest

from stormsizer_io.importers.formats.generic import read_generic
from stormsizer_io.importers.formats.perfmon import read_perfmon
from stormsizer_io.importers.formats.traces import read_msr
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.series.plausibility import RESET, Dropped, outliers
from stormsizer_io.importers.summary.document import ImportSummary
from stormsizer_io.importers.summary.summarize import NamedFile, summarize
from stormsizer_io.measurements import Measured
from tests.support.languages import english

COUNTERS = (
    "Disk Reads/sec",
    "Disk Writes/sec",
    "Disk Read Bytes/sec",
    "Disk Write Bytes/sec",
    "Avg. Disk sec/Read",
    "Avg. Disk sec/Write",
)
NORMAL = (4.0, 8.0, 80_000.0, 90_000.0, 0.002, 0.003)
N_ROWS = 120


def log(changed: Mapping[tuple[int, str], float], n_rows: int = N_ROWS) -> bytes:
    """Return the log of a machine in which some cells, by row of the file and counter, have other values."""
    lines = [r'"(PDH-CSV 4.0) (UTC)(0)",' + ",".join(rf'"\\VDI-1\PhysicalDisk(0 C:)\{name}"' for name in COUNTERS)]
    for n in range(n_rows):
        cells = [changed.get((n + 2, name), usual) for name, usual in zip(COUNTERS, NORMAL, strict=True)]
        lines.append(f'"03/25/2026 {9 + n // 60:02}:{n % 60:02}:00.000",' + ",".join(f'"{cell}"' for cell in cells))
    return "\n".join(lines).encode()


def read(changed: Mapping[tuple[int, str], float]) -> Measured:
    return read_perfmon(BytesIO(log(changed)))


def imported(content: bytes) -> ImportSummary:
    return summarize([NamedFile("log.csv", len(content), lambda: BytesIO(content))])


def notes_of(measured: Measured) -> list[tuple[str, int | None]]:
    return [(english(note.text), note.row) for note in measured.notes if "dropped" in english(note.text)]


@pytest.mark.parametrize(
    ("counter", "value", "says"),
    [
        ("Disk Reads/sec", 2**32 / 15, "No storage reaches this"),
        ("Disk Reads/sec", 2**32 / 3600, "mean I/O size would be impossible"),
        ("Disk Writes/sec", -3.0, "was reset"),
        ("Disk Write Bytes/sec", 2**32 / 15, "mean I/O size would be impossible"),
        ("Avg. Disk sec/Read", 1e17, "No storage reaches this"),
        ("Avg. Disk sec/Write", 1e17, "No storage reaches this"),
    ],
)
def test_wrapped_or_damaged_value_is_dropped_and_named_by_row(counter: str, value: float, says: str) -> None:
    measured = read({(40, counter): value})
    ((text, row),) = notes_of(measured)
    assert says in text
    assert "row 40" in text
    assert "VDI-1" in text
    assert row == 40
    (disk,) = measured.series
    assert np.nanmax(disk.reads_iops) == 4.0
    assert np.nanmax(disk.writes_iops) == 8.0
    assert np.nanmax(disk.write_bytes_per_s) == 90_000.0
    assert max(np.nanmax(disk.read_latency_s), np.nanmax(disk.write_latency_s)) == pytest.approx(0.003)


def test_every_dropped_row_is_listed() -> None:
    measured = read({(row, "Disk Reads/sec"): 5e8 for row in (20, 40, 90)})
    ((text, _),) = notes_of(measured)
    assert "3 values dropped" in text
    assert "row 20, 40, and 90" in text or "row 20, 40 and 90" in text


def test_isolated_outlier_without_bytes_is_dropped() -> None:
    lines = ["Time,VM,Read IOPS,Write IOPS"]
    lines += [
        f"2026-03-25 09:{n:02}:00,VDI-{at},{2e5 if (n, at) == (30, 1) else 4},8" for n in range(60) for at in (1, 2)
    ]
    measured = read_generic(BytesIO("\n".join(lines).encode()))
    ((text, row),) = notes_of(measured)
    assert "A single sample" in text
    assert "VDI-1" in text
    assert row == 2 + 2 * 30
    assert {float(np.nanmax(each.reads_iops)) for each in measured.series} == {4.0}


def test_table_cell_above_every_storage_is_dropped() -> None:
    lines = ["Time,VM,Read IOPS,Write IOPS,Read Latency (ms)"]
    lines += [f"2026-03-25 09:{n:02}:00,VDI-1,{1e17 if n == 7 else 4},8,{1e17 if n == 9 else 2}" for n in range(60)]
    measured = read_generic(BytesIO("\n".join(lines).encode()))
    assert [row for _, row in notes_of(measured)] == [9, 11]
    (series,) = measured.series
    assert np.nanmax(series.reads_iops) == 4.0
    assert np.nanmax(series.read_latency_s) == pytest.approx(0.002)


def test_wrapped_counter_does_not_change_the_load_curve() -> None:
    workload = imported(log({(40, "Disk Reads/sec"): 2**32 / 15})).workload
    assert workload is not None
    assert workload.curve is not None
    assert max(each for each in workload.curve.reads_iops if each is not None) == 4.0


def test_storm_of_several_samples_is_kept() -> None:
    values = np.r_[np.full(60, 500.0), np.full(4, 90_000.0), np.full(60, 500.0)]
    assert not outliers(values, 2e4).any()


def test_busy_volume_is_kept() -> None:
    values = np.random.default_rng(1).gamma(0.3, 30_000.0, 500)
    assert not outliers(values, 2e5).any()


def test_ordinary_log_has_no_notes_of_dropped_values() -> None:
    assert notes_of(read({})) == []


def test_counters_reset_together_are_listed_by_row() -> None:
    dropped, noting = Dropped(), Noting()
    for machine in range(30):
        dropped.add(RESET, 12, -1.0, f"VDI-{machine}", "reads_iops", machine)
    dropped.note(noting)
    (note,) = noting.notes()
    assert "Values of 30 counters dropped, row 12" in english(note.text)


def test_impossible_response_time_of_a_trace_is_dropped() -> None:
    begin = 128_166_372_003_061_629
    rows = [f"{begin + n * 10_000_000},srv,0,Read,{n * 4096},4096,{10**17 if n == 5 else 20_000}" for n in range(60)]
    measured = read_msr(BytesIO("\n".join(rows).encode()))
    (series,) = measured.series
    assert np.nanmax(series.read_latency_s) == pytest.approx(0.002)
    assert any(note.row == 6 and "response time" in english(note.text) for note in measured.notes)
