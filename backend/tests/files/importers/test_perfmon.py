"""Counter logs of Windows in three languages, native and spoilt by a spreadsheet."""

from __future__ import annotations

import csv
from datetime import UTC, datetime, timedelta
from io import BytesIO, StringIO
from zoneinfo import ZoneInfo

import numpy as np
import pytest

from stormsizer_io.importers.formats.counter_names import object_of, quantity_of
from stormsizer_io.importers.formats.pdh import PdhOptions
from stormsizer_io.importers.formats.perfmon import read_perfmon
from stormsizer_io.importers.parsing.timestamps import DateOrder
from stormsizer_io.importers.series.intervals import SeriesField
from stormsizer_io.measurements import ImportRefusedError
from tests.files.importers.samples import expected, sample, sample_path, texts_of
from tests.support.imports import import_refused

ENGLISH = "synthetic/perfmon_style_en.csv"
GERMAN = "synthetic/perfmon_style_de_native.csv"
RESAVED = "synthetic/perfmon_style_de_excel_resaved.csv"


def made(
    zone: str = " (UTC)(0)", group: str = "PhysicalDisk", names: tuple[str, str] = ("Disk Reads/sec", "Disk Writes/sec")
) -> str:
    lines = [f'"(PDH-CSV 4.0){zone}",' + ",".join(rf'"\\PC\{group}(0 C:)\{name}"' for name in names)]
    lines += ['"03/10/2026 09:00:00.000"," "," "']
    lines += [f'"03/10/2026 09:00:{15 * n}.500","{n}.5","{2 * n}"' for n in (1, 2, 3)]
    return "\n".join(lines) + "\n"


def read(text: str, options: PdhOptions | None = None, encoding: str = "utf-8") -> dict[str, list[float]]:
    measured = read_perfmon(BytesIO(text.encode(encoding)), options=options)
    return {each.entity: each.reads_iops.tolist() for each in measured.series}


@pytest.mark.parametrize(
    ("name", "first", "options"),
    [
        (ENGLISH, "first_sample_utc_en", PdhOptions()),
        (GERMAN, "first_sample_utc_de", PdhOptions()),
        (RESAVED, "first_sample_utc_de", PdhOptions(spread_evenly=True)),
    ],
)
def test_samples_match_their_cells(name: str, first: str, options: PdhOptions) -> None:
    measured, truth = read_perfmon(sample(name), options=options), expected("perfmon")
    _, _, *rows = csv.reader(StringIO(sample_path(ENGLISH).read_text()))
    (disk,) = measured.series
    assert disk.entity == "VDI-017:C:"
    for column, values in enumerate(
        [disk.reads_iops, disk.writes_iops, disk.read_bytes_per_s, disk.write_bytes_per_s, disk.read_latency_s], start=1
    ):
        np.testing.assert_allclose(values, [float(row[column]) for row in rows], rtol=1e-12)
    assert measured.n_rows_used == truth["samples"]
    assert disk.reads_iops.mean() == pytest.approx(truth["mean_reads_s"], abs=5e-6)
    assert disk.write_bytes_per_s.sum() / disk.writes_iops.sum() == pytest.approx(truth["mean_write_bytes"], rel=1e-9)
    assert measured.clock is not None
    assert measured.clock.starts_at is not None
    late = measured.clock.starts_at - datetime.fromisoformat(truth[first])
    assert abs(late.total_seconds()) < (0.2 if name == RESAVED else 1e-3)
    np.testing.assert_allclose(measured.clock.lengths_s, 15.0, atol=2e-3)


def test_resaved_file_is_rejected_without_consent() -> None:
    with import_refused("seconds"):
        read_perfmon(sample(RESAVED))


def test_binary_log_is_rejected_with_the_conversion_command() -> None:
    with import_refused("relog"):
        read_perfmon(BytesIO(sample_path("perfmon/PAL_SampleLog.blg").read_bytes()))
    with import_refused("relog"):
        read_perfmon(BytesIO(bytes.fromhex("00000100000000004002") + b"\0" * 100))


@pytest.mark.parametrize(
    ("group", "reads", "writes"),
    [
        ("PhysicalDisk", "Disk Reads/sec", "Disk Writes/sec"),
        ("Physikalischer Datenträger", "Lesevorgänge/s", "Schreibvorgänge/s"),
        ("Physischer Datenträger", "Lesevorgänge/s", "Schreibvorgänge/s"),
        ("Disque physique", "Lectures disque/s", "Écritures disque/s"),
        ("Disco físico", "Lecturas de disco/s", "Escrituras en disco/s"),
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "utf-16"])
def test_counter_names_are_known_in_four_languages(group: str, reads: str, writes: str, encoding: str) -> None:
    text = made(group=group, names=(reads, writes))
    assert read(text, encoding=encoding) == {"PC:0 C:": [1.5, 2.5, 3.5]}


def test_straight_and_curly_apostrophes_are_equal() -> None:
    for name in ("Taille de file d'attente du disque actuelle", "Taille de file d’attente du disque actuelle"):
        assert quantity_of(name, {}) is SeriesField.QUEUE
    assert object_of("Prozessor") is None


def test_counter_names_of_another_language_can_be_provided() -> None:
    text = made(names=("Schijflezingen/s", "Schijfschrijfbewerkingen/s"))
    with import_refused("language"):
        read(text)
    more = {"Schijflezingen/s": SeriesField.READS, "Schijfschrijfbewerkingen/s": SeriesField.WRITES}
    (disk,) = read_perfmon(BytesIO(text.encode()), more_names=more).series
    assert disk.writes_iops.tolist() == [2.0, 4.0, 6.0]


@pytest.mark.parametrize(
    ("zone", "options", "hour", "guessed"),
    [
        (" (Pacific Daylight Time)(420)", PdhOptions(), 16, False),
        (" (Paris, Madrid (heure d'été))(-120)", PdhOptions(), 7, False),
        ("", PdhOptions(), 9, True),
        ("", PdhOptions(bias_minutes=-60), 8, False),
    ],
)
def test_bias_is_added_to_local_time(zone: str, options: PdhOptions, hour: int, guessed: bool) -> None:
    measured = read_perfmon(BytesIO(made(zone).encode()), options=options)
    assert measured.clock is not None
    assert measured.clock.starts_at is not None
    assert measured.clock.starts_at.hour == hour
    assert ("has no time zone" in texts_of(measured.notes)) == guessed


def test_totals_and_logical_disks_are_skipped_when_physical_disks_exist() -> None:
    paths = [
        r"\\PC\LogicalDisk(C:)",
        r"\\PC\PhysicalDisk(_Total)",
        r"\\PC\PhysicalDisk(0 C:)",
        r"\\PC\PhysicalDisk(1 D:)",
    ]
    lines = ['"(PDH-CSV 4.0) (UTC)(0)",' + ",".join(rf'"{path}\Disk Reads/sec"' for path in paths)]
    lines += [f'"03/10/2026 09:00:0{n}.000","1","9","4","5"' for n in range(3)]
    assert read("\n".join(lines)) == {"PC:0 C:": [4.0, 4.0], "PC:1 D:": [5.0, 5.0]}
    only_total = [",".join(np.array(line.split(","))[[0, 2]]) for line in lines]
    assert read("\n".join(only_total)) == {"PC:_Total": [9.0, 9.0]}


def test_trailer_of_typeperf_is_not_a_sample() -> None:
    text = made() + "\nExiting, please wait...\nThe command completed successfully.\n"
    measured = read_perfmon(BytesIO(text.encode()))
    assert (measured.n_rows_used, measured.n_rows_skipped) == (3, 3)


def test_ambiguous_dates_are_rejected_unless_their_order_is_given() -> None:
    lines = ["(PDH-CSV 4.0) (UTC)(0);" + r"\\PC\PhysicalDisk(0 C:)\Disk Reads/sec"]
    lines += [f"03/10/2026 09:0{n // 4};{n},5" for n in range(20)]
    whole = BytesIO("\n".join(lines).encode())
    with import_refused("ambiguous"):
        read_perfmon(whole, options=PdhOptions(spread_evenly=True))
    whole.seek(0)
    measured = read_perfmon(whole, options=PdhOptions(spread_evenly=True, order=DateOrder.DAY_FIRST))
    assert measured.clock is not None
    assert measured.clock.starts_at is not None
    assert (measured.clock.starts_at.month, measured.clock.starts_at.day) == (10, 3)
    assert measured.series[0].reads_iops.tolist() == [n + 0.5 for n in range(1, 20)]


def test_timestamps_out_of_range_are_rejected() -> None:
    text = made(" (X)(-60)").replace("03/10/2026 09", "01/01/0001 00")
    with import_refused("out of range"):
        read(text)


def test_counter_reset_is_left_out() -> None:
    measured = read_perfmon(BytesIO(made().replace('"2.5"', '"-2.5"').encode()))
    assert np.isnan(measured.series[0].reads_iops).tolist() == [False, True, False]
    assert "reset" in texts_of(measured.notes)


def in_paris(begins: datetime, bias: int, n: int = 100) -> BytesIO:
    """A log of a sample a minute, its times as a clock in Paris shows them."""
    lines = [rf'"(PDH-CSV 4.0) (Paris)({bias})","\\PC\PhysicalDisk(0 C:)\Disk Reads/sec"']
    shown = [(begins + timedelta(minutes=minute)).astimezone(ZoneInfo("Europe/Paris")) for minute in range(n)]
    lines += [f'"{at:%m/%d/%Y %H:%M:%S}.250","{minute}"' for minute, at in enumerate(shown)]
    return BytesIO("\n".join(lines).encode())


@pytest.mark.parametrize(
    ("begins", "bias", "is_changed"),
    [
        (datetime(2026, 3, 29, 0, 30, tzinfo=UTC), -60, True),
        (datetime(2026, 10, 25, 0, 30, tzinfo=UTC), -120, True),
        (datetime(2026, 10, 24, 23, 30, tzinfo=UTC), -120, True),
        (datetime(2026, 10, 25, 1, 10, tzinfo=UTC), -60, False),
        (datetime(2026, 7, 1, 1, 10, tzinfo=UTC), -120, False),
    ],
)
def test_summer_time_can_start_and_end_within_a_log(begins: datetime, bias: int, is_changed: bool) -> None:
    measured = read_perfmon(in_paris(begins, bias), options=PdhOptions(zone="Europe/Paris"))
    assert measured.clock is not None
    assert measured.clock.starts_at == begins + timedelta(seconds=0.25)
    assert measured.clock.ends_s.tolist() == [60.0 * n for n in range(1, 100)]
    assert measured.series[0].reads_iops.tolist() == list(range(1, 100))
    assert ("Daylight saving time begins or ends" in texts_of(measured.notes)) == is_changed


@pytest.mark.parametrize(("zone", "bias"), [("Europe/Paris", 0), ("Asia/Tokyo", -60), (None, -60)])
def test_site_zone_that_contradicts_the_log_has_no_effect(zone: str | None, bias: int) -> None:
    begins = datetime(2026, 3, 29, 0, 30, tzinfo=UTC)
    measured = read_perfmon(in_paris(begins, bias), options=PdhOptions(zone=zone))
    assert measured.clock is not None
    assert measured.clock.lengths_s.max() == 3660.0


def test_gap_between_two_joined_logs_is_not_measured() -> None:
    head = r'"(PDH-CSV 4.0) (UTC)(0)","\\PC\PhysicalDisk(0 C:)\Disk Reads/sec"'
    rows = [[f'"03/10/2026 {hour:02}:{minute:02}:00.000","5"' for minute in range(4)] for hour in (9, 11)]
    measured = read_perfmon(BytesIO("\n".join([head, *rows[0], head, *rows[1]]).encode()))
    assert measured.clock is not None
    assert measured.clock.lengths_s.tolist() == [60.0] * 6
    assert measured.clock.ends_s.tolist() == [60.0, 120.0, 180.0, 7260.0, 7320.0, 7380.0]
    assert (measured.n_rows_used, measured.n_rows_skipped) == (6, 3)
    assert "A new log begins" in texts_of(measured.notes)
    with pytest.raises(ImportRefusedError) as refused:
        read_perfmon(BytesIO("\n".join([head, *rows[0], head.replace("Reads", "Writes"), *rows[1]]).encode()))
    assert refused.value.row == 6
