"""Any table: mappings that headers suggest, mappings that people choose, and what is computed of the rest."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest

from stormsizer.interop.generic import read_generic
from stormsizer.interop.limits import Limits
from stormsizer.interop.mappings import ColumnMapping, ColumnUse, Measure, measure_of, suggest_mapping
from stormsizer.interop.measured import ImportRefusedError, Measured
from stormsizer.interop.noting import Noting
from stormsizer.interop.stamps import DateOrder
from tests.engine.interop.samples import texts_of

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
MAPPING = ColumnMapping("t", {Measure.READS: ColumnUse("r"), Measure.WRITES: ColumnUse("w")}, bias_minutes=0)


def read(text: str, mapping: ColumnMapping | None = None) -> Measured:
    return read_generic(BytesIO(text.encode()), mapping)


@pytest.mark.parametrize(("header", "measure", "scale"), HEADERS)
def test_headers_suggest_what_they_mean(header: str, measure: Measure | None, scale: float) -> None:
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
    assert "milliseconds are taken" in notes


@pytest.mark.parametrize("header", [[], ["a", "b"], ["Time", "CPU %"], ["Time", "Reads"], ["Reads", "Writes"]])
def test_headers_that_do_not_tell_suggest_nothing(header: list[str]) -> None:
    assert suggest_mapping(header) is None


def test_a_table_of_two_machines_is_put_on_one_clock() -> None:
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


def test_a_total_and_a_share_give_reads_and_writes() -> None:
    measured = read("time,IOPS,Read %,IO size (KiB)\n1773133200,100,75,8\n1773133260,0,0,8\n")
    (whole,) = measured.series
    assert whole.reads_iops.tolist() == [75.0, 0.0]
    assert whole.writes_iops.tolist() == [25.0, 0.0]
    assert whole.write_bytes_per_s.tolist() == [25 * 8192.0, 0.0]
    assert measured.clock is not None
    assert str(measured.clock.starts_at) == "2026-03-10 08:59:00+00:00"


def test_times_may_start_their_intervals() -> None:
    mapping = ColumnMapping("t", MAPPING.uses, stamps="start")
    measured = read("t,r,w\n1773133200000,1,2\n1773133230000,3,4\n", mapping)
    assert measured.clock is not None
    assert str(measured.clock.starts_at) == "2026-03-10 09:00:00+00:00"
    assert measured.clock.ends_s.tolist() == [30.0, 60.0]


def test_dates_that_can_be_read_in_two_ways_are_refused() -> None:
    text = "t,r,w\n03/10/2026 09:00,1,2\n03/10/2026 09:05,3,4\n"
    with pytest.raises(ImportRefusedError, match="two ways") as refused:
        read(text, MAPPING)
    assert (refused.value.row, refused.value.column) == (2, 1)
    chosen = ColumnMapping("t", MAPPING.uses, order=DateOrder.DAY_FIRST, bias_minutes=-60)
    clock = read(text, chosen).clock
    assert clock is not None
    assert str(clock.starts_at) == "2026-10-03 07:55:00+00:00"
    assert read(text + "03/13/2026 09:10,5,6\n", MAPPING).n_rows_used == 3


def test_rows_that_cannot_be_used_are_noted_with_their_place() -> None:
    text = "t,r,w\n1773133200,1,2\nyesterday,1,2\n1773133260,x,-2\n1773133320,5,6\n1773133320,7,8\n"
    measured = read(text, MAPPING)
    (whole,) = measured.series
    np.testing.assert_array_equal(whole.reads_iops, [1.0, np.nan, 7.0])
    np.testing.assert_array_equal(whole.writes_iops, [2.0, np.nan, 8.0])
    places = {(note.row, note.column) for note in measured.notes}
    assert {(3, 1), (4, 2), (4, None)} <= places
    assert "repeat a time" in texts_of(measured.notes)
    assert measured.n_rows_skipped == 1


@pytest.mark.parametrize(
    ("text", "column"), [("t,r\n1773133200,1\n", "w"), ("t,r,w,w\n1773133200,1,2,3\n", "w"), ("x,r,w\n1,1,2\n", "t")]
)
def test_a_mapped_column_must_stand_in_the_file_once(text: str, column: str) -> None:
    with pytest.raises(ImportRefusedError) as refused:
        read(text, MAPPING)
    assert (refused.value.row, refused.value.column) == (1, column)


@pytest.mark.parametrize("text", ["", "t,r,w\n", "t,r,w\n1773133200,1,2\n", "t,r,w\nx,1,2\n", "t,r,w\n1,1,2\n2,3,4\n"])
def test_tables_without_two_times_are_refused(text: str) -> None:
    with pytest.raises(ImportRefusedError):
        read(text, MAPPING)


def test_tables_beyond_memory_are_refused() -> None:
    text = "t,vm,r,w\n" + "".join(f"{1773133200 + n},{n},1,2\n" for n in range(40))
    mapping = ColumnMapping("t", MAPPING.uses, entity="vm")
    with pytest.raises(ImportRefusedError, match="same time"):
        read_generic(BytesIO(text.encode()), mapping, Limits(values_kept=1000))
    with pytest.raises(ImportRefusedError, match="too many numbers"):
        read_generic(BytesIO(text.encode()), mapping, Limits(values_kept=50))
