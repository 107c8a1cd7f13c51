"""iostat as text and JSON, and sadf."""

from __future__ import annotations

import json
from io import BytesIO

import numpy as np
import pytest

from stormsizer_io.importers.formats.detection import Tool, sniff
from stormsizer_io.importers.formats.sysstat import SysstatOptions, read_iostat, read_iostat_json, read_sadf
from stormsizer_io.importers.parsing.timestamps import DateOrder
from stormsizer_io.measurements import ImportRefusedError, Measured
from tests.files.importers.samples import sample, sample_path, texts_of
from tests.support.imports import import_refused
from tests.support.languages import english

NAMES = "r/s rkB/s r_await w/s wkB/s w_await aqu-sz"
UTC = SysstatOptions(bias_minutes=0)


def text(
    reports: list[dict[str, str]],
    names: str = NAMES,
    stamps: str = "11/20/26 16:11:{:02}",
) -> str:
    lines = ["Linux 6.18 (vdi7) \t11/20/26 \t_x86_64_\t(2 CPU)", ""]
    for n, devices in enumerate(reports):
        lines += [stamps.format(5 * n), "avg-cpu:  %user   %idle", "          33.94   56.34", "", f"Device  {names}"]
        lines += [*(f"{device}  {values}" for device, values in devices.items()), "", ""]
    return "\n".join(lines)


def as_json(reports: list[dict[str, str]]) -> str:
    statistics = [
        {
            "timestamp": f"11/20/26 16:11:{5 * n:02}",
            "avg-cpu": {"user": 1.0},
            "disk": [
                {"disk_device": device, **dict(zip(NAMES.split(), map(float, values.split()), strict=True))}
                for device, values in devices.items()
            ],
        }
        for n, devices in enumerate(reports)
    ]
    return json.dumps({"sysstat": {"hosts": [{"nodename": "vdi7", "statistics": statistics}]}})


REPORTS = [
    {"sda": "900 9000 9 900 9000 9 9"},
    {"sda": "10.5 100.00 2.00 20 200 4 0.5"},
    {"sda": "0 0 0 30 300 5 0.25"},
]


def assert_is_reports(measured: Measured) -> None:
    (disk,) = measured.series
    assert measured.clock is not None
    assert measured.clock.lengths_s.tolist() == [5.0, 5.0]
    assert disk.entity == "sda"
    assert disk.reads_iops.tolist() == [10.5, 0.0]
    assert disk.write_bytes_per_s.tolist() == [200 * 1024.0, 300 * 1024.0]
    np.testing.assert_allclose(disk.read_latency_s, [2e-3, np.nan])
    np.testing.assert_allclose(disk.write_latency_s, [4e-3, 5e-3])
    assert disk.queue.tolist() == [0.5, 0.25]
    assert (measured.n_rows_used, measured.n_rows_skipped) == (2, 1)
    assert measured.facts["host"] == "vdi7"


def test_report_since_boot_is_left_out() -> None:
    for measured, n in (
        (read_iostat(sample("sysstat/iostat_xkt.txt"), options=UTC), 2),
        (read_iostat_json(sample("sysstat/iostat_x.json"), options=UTC), 1),
    ):
        (disk,) = measured.series
        assert disk.entity == "vda"
        assert disk.reads_iops.tolist() == [0.0] * n
        assert measured.clock is not None
        assert measured.clock.lengths_s.tolist() == [1.0] * n
        assert str(measured.clock.starts_at) == f"2026-11-20 16:11:0{9 - 2 * (n - 1)}+00:00"
        assert "the first report" in texts_of(measured.notes).lower()


def test_sadf_sample_has_all_its_rows() -> None:
    measured = read_sadf(sample("sysstat/sadf_d.csv"))
    rows = sample_path("sysstat/sadf_d.csv").read_text().splitlines()[1:]
    assert measured.n_rows_used == len(rows)
    assert measured.clock is not None
    assert str(measured.clock.starts_at) == "2026-11-20 16:11:10+00:00"


def test_text_and_json_give_the_same_result() -> None:
    assert_is_reports(read_iostat(BytesIO(text(REPORTS).encode())))
    assert_is_reports(read_iostat_json(BytesIO(as_json(REPORTS).encode())))


@pytest.mark.parametrize(
    ("stamps", "order"),
    [
        ("2026-11-20T16:11:{:02}+0000", None),
        ("20.11.2026 16:11:{:02}", None),
        ("11/20/2026 04:11:{:02} PM", None),
        ("11/10/26 16:11:{:02}", DateOrder.DAY_FIRST),
    ],
)
def test_timestamps_of_other_locales_are_read(stamps: str, order: DateOrder | None) -> None:
    measured = read_iostat(BytesIO(text(REPORTS, stamps=stamps).encode()), options=SysstatOptions(0, order))
    assert_is_reports(measured)
    assert measured.clock is not None
    assert measured.clock.starts_at is not None
    assert measured.clock.starts_at.hour == 16
    assert measured.clock.starts_at.month == (10 if order else 11)


def test_ambiguous_date_is_marked_as_a_guess() -> None:
    measured = read_iostat(BytesIO(text(REPORTS, stamps="11/10/26 16:11:{:02}").encode()), options=UTC)
    assert "assumed to begin with the month" in texts_of(measured.notes)


def test_decimal_commas_and_older_columns_are_read() -> None:
    older = [{"sda": " ".join(["9"] * 6)}, {"sda": "10,5 20,0 200,00 400,00 0,5 3,00"}]
    measured = read_iostat(BytesIO(text(older, "r/s w/s rsec/s wsec/s avgqu-sz await").encode()))
    (disk,) = measured.series
    assert disk.reads_iops.tolist() == [10.5]
    assert disk.write_bytes_per_s.tolist() == [400 * 512.0]
    assert disk.write_latency_s.tolist() == pytest.approx([3e-3])
    assert disk.entity == "sda"


def test_device_mapper_layers_and_partitions_are_left_out() -> None:
    one = "1 1 1 1 1 1 1"
    names = ["sda", "sda1", "dm-0", "md0", "loop7", "nvme0n1", "nvme0n1p2", "sdb1"]
    measured = read_iostat(BytesIO(text([dict.fromkeys(names, one)] * 3).encode()))
    assert [each.entity for each in measured.series] == ["sda", "nvme0n1", "sdb1"]
    assert "counted twice" in texts_of(measured.notes)


def test_later_device_is_reported_and_a_removed_one_is_not_measured() -> None:
    measured = read_iostat(BytesIO(text([REPORTS[0], REPORTS[1], {"sdb": "1 1 1 1 1 1 1"}]).encode()))
    assert np.isnan(measured.series[0].reads_iops).tolist() == [False, True]
    assert "sdb" in texts_of(measured.notes)


def test_interval_is_required_without_timestamps() -> None:
    whole = text(REPORTS, stamps="").encode()
    with import_refused("no times"):
        read_iostat(BytesIO(whole))
    measured = read_iostat(BytesIO(whole), options=SysstatOptions(interval_s=5.0))
    assert_is_reports(measured)
    assert measured.clock is not None
    assert measured.clock.starts_at is None


def test_truncated_text_loses_one_line() -> None:
    measured = read_iostat(BytesIO(text(REPORTS).rstrip().encode()[:-9]))
    assert measured.n_rows_used == 1


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_truncated_json_is_read_up_to_the_cut(cut: int) -> None:
    measured = read_iostat_json(BytesIO(as_json([*REPORTS, REPORTS[1]]).encode()[:-cut]))
    assert measured.n_rows_used >= 2
    assert measured.series[0].reads_iops.tolist()[:2] == [10.5, 0.0]
    assert "truncated" in texts_of(measured.notes)


@pytest.mark.parametrize(
    "whole",
    ["", "{}", "[" * 100_000, '{"sysstat": 1}', '{"sysstat":{"hosts":[{"statistics":[1,{"disk":[2]}]}]}}', "9" * 5000],
)
def test_unrelated_json_is_rejected(whole: str) -> None:
    with pytest.raises(ImportRefusedError):
        read_iostat_json(BytesIO(whole.encode()))


@pytest.mark.parametrize("value", ['"5"', "true", "NaN", "1e999", "null", "[1]"])
def test_non_numeric_json_values_are_left_out(value: str) -> None:
    measured = read_iostat_json(BytesIO(as_json(REPORTS).replace("10.5", value).encode()))
    assert np.isnan(measured.series[0].reads_iops).tolist() == [True, False]


@pytest.mark.parametrize(
    "whole", ["", "Linux 6.1 (vm)\n", text(REPORTS[:1]), text([{"sda": "1 2 3"}] * 3, "tps kB_read/s kB_wrtn/s")]
)
def test_text_without_reads_and_writes_is_rejected(whole: str) -> None:
    with pytest.raises(ImportRefusedError):
        read_iostat(BytesIO(whole.encode()))


SADF = "# hostname;interval;timestamp;DEV;tps;rkB/s;wkB/s;dkB/s;areq-sz;aqu-sz;await;%util\n"


def test_sadf_ios_are_split_by_bytes_with_a_note() -> None:
    rows = [
        "vm;600;2026-11-20 16:10:00 UTC;sda;40.00;300.00;100.00;0;10;0.40;2.00;1\n",
        "vm;600;2026-11-20 16:10:00 UTC;dm-0;40.00;300.00;100.00;0;10;0.40;2.00;1\n",
        "vm;-1;2026-11-20 16:15:00 UTC;LINUX-RESTART;(2 CPU);;;;;;;\n",
        "vm;600;2026-11-20 16:20:00 UTC;sda;0.00;0.00;0.00;0;0;0.00;0.00;0\n",
    ]
    measured = read_sadf(BytesIO((SADF + "".join(rows)).encode()))
    (disk,) = measured.series
    assert disk.reads_iops.tolist() == [30.0, 0.0]
    assert disk.writes_iops.tolist() == [10.0, 0.0]
    assert disk.read_bytes_per_s.tolist() == [300 * 1024.0, 0.0]
    assert disk.read_latency_s[0] == pytest.approx(2e-3)
    assert measured.clock is not None
    assert measured.clock.lengths_s.tolist() == [600.0, 600.0]
    assert str(measured.clock.starts_at) == "2026-11-20 16:00:00+00:00"
    assert measured.n_rows_skipped == 1
    assert "split in proportion to bytes" in texts_of(measured.notes)


def sadf_json(disks: list[dict[str, object]], n: int = 3, *, utc: int = 1) -> bytes:
    """The output of ``sadf -j`` with the same disks every ten minutes."""
    reports = [
        {"timestamp": {"date": "2026-03-10", "time": f"09:{at}0:00", "utc": utc, "interval": 600}, "disk": disks}
        for at in range(n)
    ]
    host = {"nodename": "db1", "release": "6.1", "statistics": reports}
    return json.dumps({"sysstat": {"hosts": [host]}}, indent=1).encode()


@pytest.mark.parametrize("throughput", [{"rkB": 300.0, "wkB": 100.0}, {"rd_sec": 600.0, "wr_sec": 200.0}])
def test_sadf_json_has_the_rates_of_every_interval(throughput: dict[str, object]) -> None:
    disk = {"disk-device": "sda", "tps": 40.0, "aqu-sz": 0.5, "await": 2.0, "util-percent": 7.0, **throughput}
    data = sadf_json([disk])
    assert sniff(data).tool is Tool.IOSTAT_JSON
    measured = read_iostat_json(BytesIO(data))
    assert measured.tool == "sadf"
    assert measured.facts["host"] == "db1"
    (series,) = measured.series
    assert series.reads_iops.tolist() == [30.0] * 3
    assert series.writes_iops.tolist() == [10.0] * 3
    assert series.read_bytes_per_s.tolist() == [300.0 * 1024] * 3
    assert series.read_latency_s.tolist() == pytest.approx([0.002] * 3)
    assert measured.clock is not None
    assert measured.clock.lengths_s.tolist() == [600.0] * 3
    local = read_iostat_json(BytesIO(sadf_json([disk], utc=0)))
    assert len(local.notes) == len(measured.notes) + 1


def test_sadf_json_without_disks_is_refused() -> None:
    data = sadf_json([{"disk-device": "loop0", "tps": 1.0, "rkB": 1.0, "wkB": 1.0}])
    with pytest.raises(ImportRefusedError):
        read_iostat_json(BytesIO(data))


def test_missing_sadf_column_is_named() -> None:
    with pytest.raises(ImportRefusedError) as refused:
        read_sadf(BytesIO(SADF.replace("tps", "xps").encode()))
    assert refused.value.column == "tps"
    with pytest.raises(ImportRefusedError):
        read_sadf(BytesIO(SADF.encode()))


def test_time_outside_the_sadf_intervals_is_not_measured() -> None:
    row = "vm;600;2026-11-{:02} {:02}:{:02}:00 UTC;sda;{}.00;300.00;100.00;0;10;0.40;2.00;1\n"
    rows = [row.format(day, 8, minute, tps) for day in (20, 21) for minute, tps in ((10, 400), (20, 20), (30, 20))]
    measured = read_sadf(BytesIO((SADF + "".join(rows)).encode()))
    assert measured.clock is not None
    assert measured.clock.lengths_s.tolist() == [600.0] * 6
    assert measured.clock.ends_s[3] == 24 * 3600 + 600
    assert "Nothing was measured for 84,600 s" in texts_of(measured.notes)


def test_first_report_of_every_run_is_left_out() -> None:
    as_text = text(REPORTS) + "\n" + text(REPORTS, stamps="11/20/26 18:11:{:02}")
    in_json = as_json(REPORTS) + "\n" + as_json(REPORTS).replace("16:11", "18:11")
    for measured in (read_iostat(BytesIO(as_text.encode())), read_iostat_json(BytesIO(in_json.encode()))):
        (disk,) = measured.series
        assert measured.clock is not None
        assert disk.reads_iops.tolist() == [10.5, 0.0, 10.5, 0.0]
        assert measured.clock.lengths_s.tolist() == [5.0] * 4
        assert measured.clock.ends_s.tolist() == [5.0, 10.0, 7205.0, 7210.0]
        assert (measured.n_rows_used, measured.n_rows_skipped) == (4, 2)
        notes = texts_of(measured.notes)
        assert "first report of another run" in notes
        assert "Nothing was measured for 7,190 s" in notes


def test_two_machines_in_one_sadf_file_are_rejected_and_later_disks_are_reported() -> None:
    row = "{};600;2026-11-20 08:{:02}:00 UTC;{};400.00;300.00;100.00;0;10;0.40;2.00;1\n"
    both = "".join(row.format(host, minute, "sda") for host in ("vm", "db") for minute in (10, 20))
    with pytest.raises(ImportRefusedError) as refused:
        read_sadf(BytesIO((SADF + both).encode()))
    assert (refused.value.row, refused.value.column, english(refused.value.given)) == (4, 1, "")
    later = "".join(row.format("vm", minute, disk) for minute, disk in ((10, "sda"), (20, "sda"), (20, "sdb")))
    assert "Device sdb is missing from the first report" in texts_of(read_sadf(BytesIO((SADF + later).encode())).notes)


@pytest.mark.parametrize("row", ["09:00:01 AM   DEV   tps   rkB/s   wkB/s   await", "Average:   all   1.00   99.00"])
def test_human_readable_sar_output_is_rejected_with_advice(row: str) -> None:
    with pytest.raises(ImportRefusedError) as refused:
        read_iostat(BytesIO(f"Linux 6.18 (vdi7) \t11/20/26 \t_x86_64_\t(2 CPU)\n\n{row}\n".encode()))
    assert (refused.value.row, english(refused.value.allowed)) == (3, "sadf -d FILE -- -d -p")
