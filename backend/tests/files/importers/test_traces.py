"""Block traces in three dialects made from one stream: all three must give the same result."""

from __future__ import annotations

import gzip
from io import BytesIO

import numpy as np
import pytest

from stormsizer_io.importers.formats.traces import read_msr, read_systor, read_vscsi_trace
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.measurements import EntityKind, ImportRefusedError, Measured
from tests.files.importers.samples import expected, sample, sample_path, texts_of
from tests.support.imports import import_refused

MSR = "synthetic/msr_style.csv"
SYSTOR = "synthetic/systor17_style_2016022219-LUN0.csv"
VSCSI = "synthetic/vscsi_trace_style.csv"


def counts(measured: Measured) -> tuple[float, float]:
    """Reads and writes of all intervals."""
    assert measured.clock is not None
    lengths = measured.clock.lengths_s
    return tuple(
        sum(float((getattr(each, name) * lengths).sum()) for each in measured.series)
        for name in ("reads_iops", "writes_iops")
    )  # type: ignore[return-value]


def raw(name: str) -> list[list[str]]:
    return [line.split(",") for line in sample_path(name).read_text().splitlines() if not line.startswith(("#", "T"))]


@pytest.mark.parametrize("name", [MSR, VSCSI])
def test_two_formats_of_the_same_trace_agree(name: str) -> None:
    truth = expected("block_trace")
    measured = (read_msr if name == MSR else read_vscsi_trace)(sample(name))
    (shape,) = measured.shapes
    assert counts(measured) == pytest.approx((truth["reads"], truth["writes"]))
    assert measured.n_rows_used == truth["ios"] == len(raw(name))
    assert shape.reads.mean_bytes == pytest.approx(truth["mean_read_bytes"], abs=5e-3)
    assert shape.writes.mean_bytes == pytest.approx(truth["mean_write_bytes"], abs=5e-3)
    assert 100 * (shape.read_random_fraction or 0) == pytest.approx(truth["read_random_pct"], abs=5e-3)
    assert 100 * (shape.write_random_fraction or 0) == pytest.approx(truth["write_random_pct"], abs=5e-3)
    assert float(measured.facts["seconds"]) == pytest.approx(truth["span_s"], abs=1e-6)


def test_third_format_omits_commands_without_a_response() -> None:
    measured, rows = read_systor(sample(SYSTOR)), raw(SYSTOR)
    reads = [row for row in rows if row[2] == "R"]
    writes = [row for row in rows if row[2] == "W"]
    (shape,) = measured.shapes
    assert measured.n_rows_skipped == expected("systor17_blank_iotype_rows") == len(rows) - len(reads) - len(writes)  # type: ignore[comparison-overlap]
    assert counts(measured) == pytest.approx((len(reads), len(writes)))
    assert shape.reads.mean_bytes == pytest.approx(np.mean([int(row[5]) for row in reads]))
    assert shape.read_latency_s == pytest.approx(np.mean([float(row[1]) for row in reads]))
    assert measured.clock is not None
    assert measured.clock.starts_at is not None
    assert measured.clock.starts_at.timestamp() == pytest.approx(float(rows[0][0]), abs=2e-6)


def test_latencies_of_msr_are_in_units_of_100_ns() -> None:
    (shape,) = read_msr(sample(MSR)).shapes
    writes = [int(row[6]) * 1e-7 for row in raw(MSR) if row[3] == "Write"]
    assert shape.write_latency_s == pytest.approx(np.mean(writes))


def test_rates_are_counts_per_interval() -> None:
    ticks = [0.0, 0.1, 0.2, 1.5, 3.0]
    whole = "".join(
        f"{128166372000000000 + int(t * 10**7)},h,1,Read,{n * 4096},4096,10000\n" for n, t in enumerate(ticks)
    )
    measured = read_msr(BytesIO(whole.encode()), interval_s=1.0)
    (series,), (shape,) = measured.series, measured.shapes
    assert series.reads_iops.tolist() == [3.0, 1.0, 1.0]
    assert series.read_bytes_per_s.tolist() == [12288.0, 4096.0, 4096.0]
    assert series.read_latency_s.tolist() == pytest.approx([1e-3] * 3)
    assert series.kind is EntityKind.VOLUME
    assert shape.read_random_fraction == pytest.approx(0.2)
    assert measured.clock is not None
    assert str(measured.clock.starts_at) == "2007-02-22 17:00:00+00:00"


def test_commands_are_sorted_by_time() -> None:
    head = "#Vscsi Cmd Trace. (Trace Format Version 1)\n#a,b,c,d,e,f\n"
    rows = ["3,4096,1,read,16,2000000\n", "1,4096,1,read,0,1000000\n", "2,4096,1,read,8,1500000\n"]
    (shape,) = read_vscsi_trace(BytesIO((head + "".join(rows)).encode())).shapes
    assert shape.read_random_fraction == pytest.approx(1 / 3)


def test_both_ends_can_be_trimmed() -> None:
    whole = "Timestamp,Response,IOType,LUN,Offset,Size\n"
    whole += "".join(f"{1456135200 + n}.000000000,0.001,W,3,{4096 * n},4096\n" for n in range(11))
    measured = read_systor(BytesIO(gzip.compress(whole.encode())), trim_s=2.0)
    assert counts(measured) == pytest.approx((0.0, 7.0))
    assert measured.clock is not None
    assert str(measured.clock.starts_at) == "2016-02-22 10:00:02+00:00"
    with import_refused("too short"):
        read_systor(BytesIO(whole.encode()), trim_s=6.0)


@pytest.mark.parametrize(
    "row",
    [
        "1,h,1,Read,0,4096",
        "1,h,1,Trim,0,4096,1",
        "1,h,1,Read,-1,4096,1",
        "1,h,1,Read,0,0,1",
        "1_0,h,1,Read,0,4096,1",
        "99999999999999999999,h,1,Read,0,4096,1",
        "9223372036854775807,h,1,Read,0,4096,1",
        "1,h,1,Read,１,4096,1",
    ],
)
def test_invalid_row_is_skipped_and_the_others_are_read(row: str) -> None:
    good = "128166372000000000,h,1,Read,0,4096,100\n"
    measured = read_msr(BytesIO((good + row + "\n" + good).encode()))
    assert (measured.n_rows_used, measured.n_rows_skipped) == (2, 1)
    assert [note.row for note in measured.notes] == [2]


def test_negative_response_time_is_left_out() -> None:
    measured = read_msr(BytesIO(b"128166372000000000,h,1,Read,0,4096,-5\n"))
    assert measured.shapes[0].read_latency_s is None
    assert "negative response" in texts_of(measured.notes)


def test_long_trace_has_longer_intervals() -> None:
    whole = "".join(f"{128166372000000000 + n * 10**7},h,1,Read,0,4096,1\n" for n in range(201))
    measured = read_msr(BytesIO(whole.encode()), Limits(values_kept=7 * 20))
    assert counts(measured)[0] == pytest.approx(201)
    assert measured.clock is not None
    assert len(measured.clock.ends_s) == 20


def test_timestamps_out_of_range_are_rejected() -> None:
    with import_refused("out of range"):
        read_msr(BytesIO(b"4611686018427387000,h,1,Read,0,4096,1\n"))


@pytest.mark.parametrize("reader", [read_msr, read_systor, read_vscsi_trace])
@pytest.mark.parametrize("whole", [b"", b"a,b\n1,2\n", b"#Vscsi Cmd Trace\n", b"# other\n# more\n1,2,3,4,5,6\n"])
def test_other_files_are_rejected(reader: object, whole: bytes) -> None:
    with pytest.raises(ImportRefusedError):
        reader(BytesIO(whole))  # type: ignore[operator]
