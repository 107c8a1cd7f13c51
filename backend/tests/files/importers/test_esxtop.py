"""Batch files of esxtop: the sample checked against its raw cells, files of our own against what they were made of."""

from __future__ import annotations

import csv
import gzip
import subprocess
import sys
from datetime import UTC, datetime
from io import BytesIO, StringIO
from pathlib import Path

import numpy as np
import pytest

from stormsizer_io.importers.formats.esxtop import read_esxtop, unescaped
from stormsizer_io.importers.formats.pdh import PdhOptions
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.measurements import Clock, EntityKind, Floats, ImportRefusedError, Measured, Series
from tests.files.importers.esxtop_files import write_esxtop
from tests.files.importers.samples import expected, sample, sample_path, texts_of
from tests.support.imports import import_refused
from tests.support.languages import english

SAMPLE = "synthetic/esxtop_style.csv"


def made_series(entity: str, n: int, seed: int, *, latency: bool = True) -> Series:
    """A disk whose numbers have two decimals, as the file has."""
    numbers = np.random.default_rng(seed)

    def two(high: float) -> Floats:
        return np.round(numbers.uniform(0.5, high, n), 2)

    nothing = np.full(n, np.nan)
    return Series(
        entity=entity,
        kind=EntityKind.DISK,
        reads_iops=two(90),
        writes_iops=two(60),
        read_bytes_per_s=two(3) * 2**20,
        write_bytes_per_s=two(2) * 2**20,
        read_latency_s=two(9) / 1e3 if latency else nothing,
        write_latency_s=two(5) / 1e3 if latency else nothing,
        queue=nothing,
    )


def made_clock(n: int) -> Clock:
    lengths = np.where(np.arange(n) % 4 == 3, 4.0, 3.0)
    return Clock(np.cumsum(lengths), lengths, datetime(2026, 3, 10, 8, 59, 58, tzinfo=UTC))


def made_file(series: list[Series], n: int) -> bytes:
    out = BytesIO()
    write_esxtop(out, made_clock(n), series)
    return out.getvalue()


@pytest.fixture
def two_machines() -> list[Series]:
    names = ["W11-001:scsi0:0", "W11-001:scsi0:1", "Win11, gold/prod (a%b):nvme0:3"]
    return [made_series(name, 9, seed) for seed, name in enumerate(names)]


def assert_same(read: Measured, clock: Clock, series: list[Series]) -> None:
    assert read.clock is not None
    assert read.clock.starts_at == clock.starts_at
    np.testing.assert_array_equal(read.clock.lengths_s, clock.lengths_s)
    np.testing.assert_array_equal(read.clock.ends_s, clock.ends_s)
    assert [each.entity for each in read.series] == [each.entity for each in series]
    for got, made in zip(read.series, series, strict=True):
        assert got.kind is EntityKind.DISK
        for name in ("reads_iops", "writes_iops", "read_bytes_per_s", "write_bytes_per_s", "read_latency_s"):
            np.testing.assert_allclose(getattr(got, name), getattr(made, name), rtol=1e-9)


def raw_sample_means() -> dict[str, float]:
    """Means over the kept rows of the sums of the disks' columns, straight from the cells."""
    header, _, *rows = csv.reader(StringIO(sample_path(SAMPLE).read_text()))
    totals: dict[str, float] = {}
    for at, name in enumerate(header):
        if "Virtual Disk(" in name and ":scsi" in name:
            counter = name.rpartition("\\")[2]
            totals[counter] = totals.get(counter, 0.0) + sum(float(row[at]) for row in rows) / len(rows)
    return totals


def test_sample_matches_its_cells_and_counts_nothing_twice() -> None:
    measured, truth, raw = read_esxtop(sample(SAMPLE)), expected("esxtop"), raw_sample_means()
    assert measured.n_rows_used == truth["samples_kept"]
    assert len(measured.series) == truth["vmdks"]
    reads = sum(float(each.reads_iops.mean()) for each in measured.series)
    written = sum(float(each.write_bytes_per_s.mean()) for each in measured.series)
    assert reads == pytest.approx(raw["Reads/sec"], rel=1e-9)
    assert reads == pytest.approx(truth["mean_reads_s"], abs=5e-3)
    assert written / 2**20 == pytest.approx(raw["MBytes Written/sec"], rel=1e-9)
    assert written / 2**20 == pytest.approx(truth["mean_write_MB_s"], abs=5e-4)
    assert "Win11, gold/prod:scsi0:0" in {each.entity for each in measured.series}


def test_sample_intervals_are_the_differences_of_its_timestamps() -> None:
    clock = read_esxtop(sample(SAMPLE)).clock
    assert clock is not None
    stamps = [row[0] for row in csv.reader(StringIO(sample_path(SAMPLE).read_text()))][1:]
    instants = [datetime.strptime(stamp, "%m/%d/%Y %H:%M:%S").replace(tzinfo=UTC).timestamp() for stamp in stamps]
    np.testing.assert_array_equal(clock.lengths_s, np.diff(instants))
    assert set(clock.lengths_s) == {3.0, 4.0}


def test_written_file_is_read_back_unchanged(two_machines: list[Series]) -> None:
    assert_same(read_esxtop(BytesIO(made_file(two_machines, 9))), made_clock(9), two_machines)


def test_compressed_file_reads_the_same(two_machines: list[Series]) -> None:
    packed = gzip.compress(made_file(two_machines, 9))
    assert_same(read_esxtop(BytesIO(packed)), made_clock(9), two_machines)


def test_vm_without_disk_columns_is_read_as_a_whole(two_machines: list[Series]) -> None:
    rows = list(csv.reader(StringIO(made_file(two_machines, 9).decode())))
    keep = [at for at, name in enumerate(rows[0]) if "Virtual Disk" not in name or ":nvme0:3)" not in name]
    out = StringIO()
    csv.writer(out).writerows([row[at] for at in keep] for row in rows)
    series = read_esxtop(BytesIO(out.getvalue().encode())).series
    assert [each.kind for each in series] == [EntityKind.DISK, EntityKind.DISK, EntityKind.VM]
    np.testing.assert_allclose(series[2].reads_iops, two_machines[2].reads_iops)


def test_volumes_are_used_with_a_note_when_virtual_disks_are_missing(two_machines: list[Series]) -> None:
    whole = made_file(two_machines, 9).replace(b"\\Virtual Disk(", b"\\Vcpu(")
    measured = read_esxtop(BytesIO(whole))
    assert [each.kind for each in measured.series] == [EntityKind.VOLUME]
    np.testing.assert_allclose(
        measured.series[0].reads_iops, sum(each.reads_iops for each in two_machines), atol=5.1e-3
    )
    assert "no virtual disks" in texts_of(measured.notes)


def test_truncated_last_line_loses_only_that_line(two_machines: list[Series]) -> None:
    whole = made_file(two_machines, 9)
    for cut in (3, 40, 150):
        measured = read_esxtop(BytesIO(whole[:-cut]))
        assert measured.n_rows_used == 8
        broken = [note for note in measured.notes if "truncated" in english(note.text)]
        assert [note.row for note in broken] == [11]


def test_non_numeric_cell_is_skipped_and_reported(two_machines: list[Series]) -> None:
    lines = made_file(two_machines, 9).decode().splitlines(keepends=True)
    cells = lines[4].split(",")
    at = next(
        at for at, name in enumerate(csv.reader([lines[0]]).__next__()) if name.endswith("W11-001:scsi0:0)\\Reads/sec")
    )
    cells[at] = '"1_0"'
    lines[4] = ",".join(cells)
    measured = read_esxtop(BytesIO("".join(lines).encode()))
    assert np.isnan(measured.series[0].reads_iops[2])
    np.testing.assert_allclose(measured.series[1].reads_iops, two_machines[1].reads_iops)
    assert [(note.row, note.column) for note in measured.notes if "not a number" in english(note.text)] == [(5, at + 1)]


def test_blanks_of_a_removed_vm_are_not_zeros(two_machines: list[Series]) -> None:
    lines = made_file(two_machines, 9).decode().splitlines()
    lines[6:] = [",".join([*line.split(",")[:-7], *['""'] * 7]) for line in lines[6:]]
    series = read_esxtop(BytesIO("\n".join(lines).encode())).series[2]
    assert np.isnan(series.reads_iops).tolist() == [False] * 4 + [True] * 5


def test_disks_with_the_same_name_are_distinguished(two_machines: list[Series]) -> None:
    whole = made_file(two_machines, 9).replace(b"W11-001:scsi0:1", b"W11-001:scsi0:0")
    measured = read_esxtop(BytesIO(whole))
    assert [each.entity for each in measured.series][:2] == ["W11-001:scsi0:0", "W11-001:scsi0:0 (2)"]
    np.testing.assert_allclose(measured.series[1].reads_iops, two_machines[1].reads_iops)


def test_gap_is_reported(two_machines: list[Series]) -> None:
    lines = made_file(two_machines, 9).splitlines(keepends=True)
    del lines[4:8]
    assert "gap" in texts_of(read_esxtop(BytesIO(b"".join(lines))).notes)


def test_row_with_an_earlier_timestamp_is_skipped(two_machines: list[Series]) -> None:
    lines = made_file(two_machines, 9).splitlines(keepends=True)
    measured = read_esxtop(BytesIO(b"".join([*lines[:5], lines[3], *lines[5:]])))
    assert (measured.n_rows_used, measured.n_rows_skipped) == (9, 2)


def test_file_cut_to_the_width_of_a_worksheet_is_rejected(two_machines: list[Series]) -> None:
    header, row = (",".join(line.split(",")[:1] + ['"x"'] * 16_383) for line in ('"(PDH-CSV 4.0) (UTC)(0)"', '"1"'))
    with import_refused("spreadsheet") as refused:
        read_esxtop(BytesIO(f"{header}\n{row}\n".encode()))
    assert refused.value.row == 1


def respelled(whole: bytes) -> bytes:
    """As a spreadsheet saves it: no quotes, no seconds."""
    rows = list(csv.reader(StringIO(whole.decode())))
    for row in rows[1:]:
        row[0] = f"{datetime.strptime(row[0], '%m/%d/%Y %H:%M:%S').replace(tzinfo=UTC):%-m/%-d/%Y %-H:%M}"
    out = StringIO()
    csv.writer(out).writerows(rows)
    return out.getvalue().encode()


def test_file_resaved_by_a_spreadsheet_is_rejected_without_consent() -> None:
    n = 120
    made = [made_series("A:scsi0:0", n, 5)]
    out = BytesIO()
    clock = Clock(np.cumsum(np.full(n, 3.0)), np.full(n, 3.0), datetime(2026, 3, 25, 9, tzinfo=UTC))
    write_esxtop(out, clock, made)
    resaved = respelled(out.getvalue())
    with import_refused("seconds") as refused:
        read_esxtop(BytesIO(resaved))
    assert (refused.value.row, refused.value.column) == (2, 1)
    measured = read_esxtop(BytesIO(resaved), options=PdhOptions(spread_evenly=True))
    assert measured.clock is not None
    np.testing.assert_allclose(measured.clock.lengths_s, 3.0)
    np.testing.assert_allclose(measured.series[0].reads_iops, made[0].reads_iops)
    assert "spaced evenly" in texts_of(measured.notes)


def test_file_too_long_for_memory_is_read_at_lower_resolution_without_losing_ios() -> None:
    n = 700
    made = [made_series("A:scsi0:0", n, 5)]
    whole = made_file(made, n)
    measured = read_esxtop(BytesIO(whole), Limits(values_kept=6 * 100))
    assert measured.clock is not None
    assert len(measured.clock.ends_s) <= 100
    kept, lengths, clock = measured.series[0], measured.clock.lengths_s, made_clock(n)
    assert lengths.sum() == clock.lengths_s.sum()
    assert (kept.reads_iops * lengths).sum() == pytest.approx((made[0].reads_iops * clock.lengths_s).sum())
    waited = (kept.read_latency_s * kept.reads_iops * lengths).sum()
    assert waited == pytest.approx((made[0].read_latency_s * made[0].reads_iops * clock.lengths_s).sum())
    assert "merged into one" in texts_of(measured.notes)


@pytest.mark.parametrize(
    ("limits", "said"),
    [
        (Limits(bytes_read=4_000), "too large"),
        (Limits(columns=20), "too many columns"),
        (Limits(rows=5), "too many rows"),
        (Limits(entities=2), "too many disks"),
        (Limits(values_kept=300), "too many counters"),
        (Limits(line_chars=200), "line is too long"),
        (Limits(seconds=-1.0), "too long"),
    ],
)
def test_every_limit_is_enforced(limits: Limits, said: str, two_machines: list[Series]) -> None:
    with import_refused(said):
        read_esxtop(BytesIO(made_file(two_machines, 9)), limits)


@pytest.mark.parametrize("whole", [b"", b"\n\n", b"a,b\n1,2\n", b"\x00\x01\x02\x03" * 200, b'"(PDH-CSV 4.0)","'])
def test_files_of_other_tools_are_rejected(whole: bytes) -> None:
    with pytest.raises(ImportRefusedError):
        read_esxtop(BytesIO(whole))


def test_header_without_rows_is_rejected(two_machines: list[Series]) -> None:
    for n_lines in (1, 2):
        lines = made_file(two_machines, 9).splitlines(keepends=True)[:n_lines]
        with pytest.raises(ImportRefusedError):
            read_esxtop(BytesIO(b"".join(lines)))


def test_only_the_three_escapes_of_vcenter_are_decoded() -> None:
    assert unescaped("a%2Fb%5cc%25d%20e") == "a/b\\c%d%20e"


# `getrusage` starts at the peak of the parent process.
CHILD = """
import re, sys, time
from pathlib import Path
from stormsizer_io.importers.formats.pdh import PdhOptions
from stormsizer_io.importers.formats.esxtop import read_esxtop
from stormsizer_io.importers.parsing.limits import Limits
path = Path(sys.argv[1])
began = time.process_time()
with path.open("rb") as file:
    while file.read(1 << 20):
        pass
bytes_s = time.process_time() - began
began = time.process_time()
with path.open("rb") as file:
    measured = read_esxtop(file, Limits(seconds=600))
read_s = time.process_time() - began
reads = sum(float((each.reads_iops * measured.clock.lengths_s).sum()) for each in measured.series)
peak = int(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1]) * 1024
print(len(measured.series), measured.n_rows_used, reads, peak, bytes_s, read_s)
"""


@pytest.mark.long
def test_one_gigabyte_with_20_000_columns_is_read_within_512_mib(tmp_path: Path) -> None:
    n, path = 6_800, tmp_path / "host.csv"
    pattern = [made_series(f"VDI-{at:03}:scsi0:{disk}", n, 2 * at + disk) for at in range(150) for disk in (0, 1)]
    with path.open("wb") as out:
        write_esxtop(out, made_clock(n), pattern, n_other_columns=20_000 - 7 * 451 - 1)
    assert path.stat().st_size >= 10**9
    told = subprocess.run(
        [sys.executable, "-c", CHILD, path], capture_output=True, text=True, check=True
    ).stdout.split()
    n_series, n_rows, reads, peak, bytes_s, read_s = map(float, told)
    made = sum(float((each.reads_iops * made_clock(n).lengths_s).sum()) for each in pattern)
    print(
        f"{path.stat().st_size / 1e9:.2f} GB in {read_s:.1f} s of processor time, "
        f"{read_s / bytes_s:.1f} times as long as its bytes; "
        f"{peak / 2**20:.0f} MiB"
    )
    assert (n_series, n_rows) == (300, n)
    assert reads == pytest.approx(made, rel=1e-9)
    assert peak <= 512 * 2**20
