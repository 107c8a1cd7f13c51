"""Any table: mappings that headers suggest, mappings that people choose, and what is computed of the rest."""

from __future__ import annotations

from datetime import UTC, datetime
from io import BytesIO
from typing import Literal

import numpy as np
import pytest

from stormsizer_io.importers.formats.generic import read_generic
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.importers.parsing.mappings import ColumnMapping, ColumnUse, Measure, measure_of, suggest_mapping
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.parsing.timestamps import DateOrder
from stormsizer_io.importers.series.blend import blend
from stormsizer_io.importers.series.buckets import Recording
from stormsizer_io.measurements import ImportRefusedError, Measured
from tests.files.importers.samples import texts_of
from tests.support.imports import import_refused
from tests.support.languages import english

HEADERS = [
    ("Read IOPS", Measure.READS, 1.0),
    ("Writes/s", Measure.WRITES, 1.0),
    ("w/s", Measure.WRITES, 1.0),
    ("Total IOPS", Measure.IOS, 1.0),
    ("Read %", Measure.READ_SHARE, 0.01),
    ("read ratio", Measure.READ_SHARE, 1.0),
    ("Read Throughput (MiB/s)", Measure.READ_BYTES, 2.0**20),
    ("write MB/s", Measure.WRITE_BYTES, 1e6),
    ("rkB/s", Measure.READ_BYTES, 1e3),
    ("Write kB/s", Measure.WRITE_BYTES, 1e3),
    ("Read Mbps", Measure.READ_BYTES, 125_000.0),
    ("Read Bytes/sec", Measure.READ_BYTES, 1.0),
    ("Avg Read Size (KiB)", Measure.READ_SIZE, 1024.0),
    ("IO size (bytes)", Measure.SIZE, 1.0),
    ("Read Latency (ms)", Measure.READ_LATENCY, 1e-3),
    ("Write response time [us]", Measure.WRITE_LATENCY, 1e-6),
    ("Average Latency", Measure.LATENCY, 1e-3),
    ("r_await", Measure.READ_LATENCY, 1e-3),
    ("Queue Depth", Measure.QUEUE, 1.0),
    ("Lesevorgänge/s", Measure.READS, 1.0),
    ("Écritures disque/s", Measure.WRITES, 1.0),
    ("CPU MHz", None, 0.0),
    ("Comment", None, 0.0),
]
APART = (("A", 0, 10.0), ("B", 30, 20.0))
MAPPING = ColumnMapping("t", {Measure.READS: ColumnUse("r"), Measure.WRITES: ColumnUse("w")}, bias_minutes=0)


def read(text: str, mapping: ColumnMapping | None = None) -> Measured:
    return read_generic(BytesIO(text.encode()), mapping)


@pytest.mark.parametrize(("header", "measure", "scale"), HEADERS)
def test_headers_suggest_their_meaning(header: str, measure: Measure | None, scale: float) -> None:
    assert measure_of(header) is measure
    mapping = suggest_mapping(["Timestamp", "VM", header, "reads", "writes"])
    assert mapping is not None
    assert (mapping.time, mapping.entity) == ("Timestamp", "VM")
    if measure:
        assert mapping.uses[measure] == ColumnUse(header, scale)


def test_guessed_units_are_noted() -> None:
    noting = Noting()
    suggest_mapping(["Date", "Reads", "Writes", "Read MB/s", "Latency"], noting)
    notes = texts_of(noting.notes())
    assert "powers of 1000" in notes
    assert "milliseconds are assumed" in notes


@pytest.mark.parametrize("header", [[], ["a", "b"], ["Time", "CPU %"], ["Time", "Reads"], ["Reads", "Writes"]])
def test_ambiguous_headers_get_no_suggestion(header: list[str]) -> None:
    assert suggest_mapping(header) is None


def test_table_of_two_vms_is_aligned_on_one_clock() -> None:
    lines = ["Time;VM;Read IOPS;Write IOPS;Read KiB/s;Write size (KiB);Read Latency (ms)"]
    lines += [f"2026-03-10T09:00:{10 * n:02}Z;{vm};{n},5;{k};4;8;{n}" for n in range(3) for k, vm in enumerate("ab")]
    del lines[4]
    measured = read("\n".join(lines))
    a, b = measured.series
    assert measured.clock is not None
    assert measured.clock.lengths_s.tolist() == [10.0, 10.0, 10.0]
    assert str(measured.clock.starts_at) == "2026-03-10 08:59:50+00:00"
    np.testing.assert_array_equal(a.reads_iops, [0.5, 1.5, 2.5])
    np.testing.assert_array_equal(b.reads_iops, [0.5, np.nan, 2.5])
    np.testing.assert_array_equal(b.write_bytes_per_s, [8192.0, np.nan, 8192.0])
    np.testing.assert_array_equal(a.read_bytes_per_s, [4096.0] * 3)
    np.testing.assert_allclose(a.read_latency_s, [0.0, 1e-3, 2e-3])
    assert np.isnan(a.write_latency_s).all()
    assert measured.n_rows_used == 5


def test_total_and_fraction_give_reads_and_writes() -> None:
    measured = read("time,IOPS,Read %,IO size (KiB)\n1773133200,100,75,8\n1773133260,0,0,8\n")
    (whole,) = measured.series
    assert whole.reads_iops.tolist() == [75.0, 0.0]
    assert whole.writes_iops.tolist() == [25.0, 0.0]
    assert whole.write_bytes_per_s.tolist() == [25 * 8192.0, 0.0]
    assert measured.clock is not None
    assert str(measured.clock.starts_at) == "2026-03-10 08:59:00+00:00"


def test_timestamps_can_mark_the_start_of_an_interval() -> None:
    mapping = ColumnMapping("t", MAPPING.uses, stamps="start")
    measured = read("t,r,w\n1773133200000,1,2\n1773133230000,3,4\n", mapping)
    assert measured.clock is not None
    assert str(measured.clock.starts_at) == "2026-03-10 09:00:00+00:00"
    assert measured.clock.ends_s.tolist() == [30.0, 60.0]


def test_ambiguous_dates_are_rejected() -> None:
    text = "t,r,w\n03/10/2026 09:00,1,2\n03/10/2026 09:05,3,4\n"
    with import_refused("ambiguous") as refused:
        read(text, MAPPING)
    assert (refused.value.row, refused.value.column) == (2, 1)
    chosen = ColumnMapping("t", MAPPING.uses, order=DateOrder.DAY_FIRST, bias_minutes=-60)
    clock = read(text, chosen).clock
    assert clock is not None
    assert str(clock.starts_at) == "2026-10-03 07:55:00+00:00"
    assert read(text + "03/13/2026 09:10,5,6\n", MAPPING).n_rows_used == 3


def test_unusable_rows_are_reported_with_their_position() -> None:
    text = "t,r,w\n1773133200,1,2\nyesterday,1,2\n1773133260,x,-2\n1773133320,5,6\n1773133320,7,8\n"
    measured = read(text, MAPPING)
    (whole,) = measured.series
    np.testing.assert_array_equal(whole.reads_iops, [1.0, np.nan, 7.0])
    np.testing.assert_array_equal(whole.writes_iops, [2.0, np.nan, 8.0])
    places = {(note.row, note.column) for note in measured.notes}
    assert {(3, 1), (4, 2), (4, None)} <= places
    assert "repeats a time" in texts_of(measured.notes)
    assert measured.n_rows_skipped == 1


@pytest.mark.parametrize(
    ("text", "column"), [("t,r\n1773133200,1\n", "w"), ("t,r,w,w\n1773133200,1,2,3\n", "w"), ("x,r,w\n1,1,2\n", "t")]
)
def test_mapped_column_must_exist_exactly_once(text: str, column: str) -> None:
    with pytest.raises(ImportRefusedError) as refused:
        read(text, MAPPING)
    assert (refused.value.row, refused.value.column) == (1, column)


@pytest.mark.parametrize("text", ["", "t,r,w\n", "t,r,w\n1773133200,1,2\n", "t,r,w\nx,1,2\n", "t,r,w\n1,1,2\n2,3,4\n"])
def test_tables_with_fewer_than_two_timestamps_are_rejected(text: str) -> None:
    with pytest.raises(ImportRefusedError):
        read(text, MAPPING)


def test_tables_larger_than_memory_are_rejected() -> None:
    text = "t,vm,r,w\n" + "".join(f"{1773133200 + n},{n},1,2\n" for n in range(40))
    mapping = ColumnMapping("t", MAPPING.uses, entity="vm")
    with import_refused("same time"):
        read_generic(BytesIO(text.encode()), mapping, Limits(values_kept=1000))
    with import_refused("too many numbers"):
        read_generic(BytesIO(text.encode()), mapping, Limits(values_kept=50))


def test_vms_with_different_sample_times_are_added() -> None:
    """Each a minute, half a minute apart: at any time both of them run."""
    stamp = "2026-03-10 09:{:02}:{:02}Z"
    rows = [f"{stamp.format(at, second)},{vm},{iops},0" for at in range(10) for vm, second, iops in APART]
    measured = read("\n".join(["Time,VM,Read IOPS,Write IOPS", *rows]))
    assert measured.clock is not None
    assert measured.clock.usual_s == 60.0
    assert set(measured.clock.lengths_s) == {30.0}
    curve = blend([Recording("t.csv", measured)])
    assert curve.bucket_s == 60.0
    assert curve.reads_iops[1:-1].tolist() == [30.0] * 9
    ios = sum(np.nansum(each.reads_iops * measured.clock.lengths_s) for each in measured.series)
    assert ios == 10 * 60 * 30


def test_vms_can_have_different_intervals() -> None:
    rows = [f"2026-03-10 09:{at:02}:00Z,A,6,0" for at in range(1, 31)]
    rows += [f"2026-03-10 09:{at:02}:00Z,B,{at},0" for at in range(5, 31, 5)]
    measured = read("\n".join(["Time,VM,Read IOPS,Write IOPS", *rows]))
    curve = blend([Recording("t.csv", measured)], 300.0)
    assert curve.reads_iops.tolist() == pytest.approx([6 + at for at in range(5, 31, 5)])


@pytest.mark.parametrize(("stamps", "ends"), [("end", [0, 60, 120, 3600, 3660]), ("start", [60, 120, 180, 3660, 3720])])
def test_gap_does_not_lengthen_an_interval(stamps: Literal["end", "start"], ends: list[float]) -> None:
    rows = [f"2026-03-10 {time}:00Z,{at}" for at, time in enumerate(("09:00", "09:01", "09:02", "10:00", "10:01"))]
    mapping = ColumnMapping("t", {Measure.READS: ColumnUse("r")}, stamps=stamps)
    measured = read("\n".join(["t,r", *rows]), mapping)
    assert measured.clock is not None
    assert measured.clock.lengths_s.tolist() == [60.0] * 5
    since = measured.clock.starts_at
    assert since is not None
    nine = datetime(2026, 3, 10, 9, tzinfo=UTC)
    assert [(since - nine).total_seconds() + end for end in measured.clock.ends_s] == ends
    assert "1 gap without data between samples" in texts_of(measured.notes)


def test_ratio_above_one_is_a_percentage_and_above_100_is_rejected() -> None:
    table = "Time,VM,Total IOPS,Read ratio\n2026-03-10 09:00:00Z,A,100,{}\n2026-03-10 09:01:00Z,A,100,{}\n"
    for given, reads in ((("0.7", "1"), [70.0, 100.0]), (("70", "1"), [70.0, 1.0]), (("100", "0.5"), [100.0, 0.5])):
        measured = read(table.format(*given))
        assert measured.series[0].reads_iops.tolist() == pytest.approx(reads)
        assert measured.series[0].writes_iops.tolist() == pytest.approx([100 - each for each in reads])
        assert ("assumed to be in percent" in texts_of(measured.notes)) == (float(given[0]) > 1)
    with pytest.raises(ImportRefusedError) as refused:
        read(table.format("70", "170"))
    assert (refused.value.row, refused.value.column, english(refused.value.given)) == (3, 4, "170")
    with pytest.raises(ImportRefusedError):
        read(table.replace("Read ratio", "Read %").format("70", "100.5"))


@pytest.mark.parametrize("header", ["Read ratio", "Read %"])
def test_fractions_can_have_a_percent_sign(header: str) -> None:
    rows = [f"2026-03-10 09:{at:02}:00Z,A,100,{share}" for at, share in enumerate(("70%", "0.5%"))]
    measured = read("\n".join([f"Time,VM,Total IOPS,{header}", *rows]))
    assert measured.series[0].reads_iops.tolist() == pytest.approx([70.0, 0.5])


@pytest.mark.parametrize(("share", "is_reported"), [("0.7", True), ("70", False), ("0", False), ("0.7%", False)])
def test_fractions_under_a_percent_header_are_reported(share: str, is_reported: bool) -> None:
    rows = [f"2026-03-10 09:{at:02}:00Z,A,100,{share}" for at in range(2)]
    measured = read("\n".join(["Time,VM,Total IOPS,Read %", *rows]))
    assert ("above 1%" in texts_of(measured.notes)) == is_reported
