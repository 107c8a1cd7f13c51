"""Files become a summary: sound ones are read and blended, others are refused by name, and phases are proposed."""

from __future__ import annotations

import gzip
import io
import json
import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import numpy as np
import pytest

from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.formats.icalendar_files import written
from stormsizer_io.importers.parsing.limits import Limits
from stormsizer_io.importers.parsing.local_times import on_the_clock_of
from stormsizer_io.importers.parsing.notes import NO_ZONE
from stormsizer_io.importers.summary.document import (
    ColumnChoice,
    FileSummary,
    ImportOptions,
    ImportSummary,
    PhaseKind,
    TableMapping,
    Window,
)
from stormsizer_io.importers.summary.summarize import NamedFile, summarize
from stormsizer_io.measurements import Clock, EntityKind, Measured, Note, Series
from tests.engine import seeds
from tests.files.importers import hostile_files, workbooks
from tests.files.importers.esxtop_files import write_esxtop
from tests.files.importers.samples import expected, sample_path
from tests.files.importers.test_rvtools import info
from tests.files.importers.test_storms import BOOT_AT, LOGIN_AT, MINUTES, planted
from tests.support.languages import english

NINE = datetime(2026, 3, 10, 9, tzinfo=UTC)
"""A Tuesday."""
ALL_DAY = Window(phase=PhaseKind.STEADY_STATE, from_time="00:00", to_time="00:00")


def named(files: Mapping[str, bytes]) -> list[NamedFile]:
    return [NamedFile(name, len(content), partial(io.BytesIO, content)) for name, content in files.items()]


def read(
    files: Mapping[str, bytes], options: ImportOptions | None = None, limits: Limits | None = None
) -> ImportSummary:
    """A summary, which is the same after a way through JSON."""
    found = summarize(named(files), options, limits or Limits())
    assert ImportSummary.model_validate_json(found.model_dump_json()) == found
    return found


def host(seed: int, n: int = 200, starts_at: datetime = NINE, names: str = "D") -> tuple[bytes, list[Series], Clock]:
    """A file of three desktops, what they did, and when."""
    random = np.random.default_rng(seed)
    each = []
    for desktop in range(3):
        reads, writes = random.gamma(2, 20, (2, n)).round(2)
        sizes = random.uniform(8, 64, 2) * 1024
        late = random.uniform(0.001, 0.02, (2, n)).round(5)
        each.append(
            Series(f"{names}{seed}-{desktop}:scsi0:0", EntityKind.DISK, reads, writes, reads * sizes[0],
                   writes * sizes[1], late[0], late[1], np.full(n, np.nan))
        )  # fmt: skip
    clock = Clock(np.cumsum(np.full(n, 3.0)), np.full(n, 3.0), starts_at)
    out = io.BytesIO()
    write_esxtop(out, clock, each)
    return out.getvalue(), each, clock


def test_hosts_are_blended_with_latencies_weighted_by_ios() -> None:
    (one, a, _), (other, b, _) = host(1), host(2)
    found = read({"a.csv": one, "b.csv": other}, ImportOptions(windows=(ALL_DAY,)))
    assert [(file.tool, file.n_rows_used, file.n_rows_skipped) for file in found.files] == [(Tool.ESXTOP, 200, 1)] * 2
    assert found.workload is not None
    assert (found.workload.n_entities, found.workload.entity_kind) == (6, "vm")
    assert (found.workload.first_at, found.workload.last_at) == (NINE, NINE + timedelta(seconds=600))
    (phase,) = found.workload.phases
    reads, writes = (np.array([getattr(each, name) for each in (*a, *b)]) for name in ("reads_iops", "writes_iops"))
    late = np.array([each.read_latency_s for each in (*a, *b)])
    assert phase.n_desktops == 6
    assert phase.reads_iops_per_desktop == pytest.approx(reads.mean(), rel=1e-6)
    assert phase.mean_iops == pytest.approx((reads + writes).sum(0).mean(), rel=1e-6)
    assert phase.busiest_iops == pytest.approx((reads + writes).sum(0).max(), rel=1e-6)
    assert phase.read_latency_ms == pytest.approx(1e3 * (reads * late).sum() / reads.sum(), rel=5e-3)
    assert phase.read_latency_ms != pytest.approx(1e3 * late.mean(), rel=5e-3)
    assert phase.is_proposed is False
    assert "a.csv, b.csv" in english(phase.provenance)


def test_only_machines_of_the_chosen_group_are_counted() -> None:
    content, each, _ = host(3)
    others, _, _ = host(4, names="SRV")
    files = {"a.csv": content, "b.csv": others}
    windows = (ALL_DAY,)
    both, one, none = (
        read(files, ImportOptions(windows=windows, machines=group)).workload for group in (None, "D3", "LAB")
    )
    assert both is not None
    assert one is not None
    assert none is not None
    assert {group.name: group.n_machines for group in both.machine_groups} == {"D3": 3, "SRV4": 3}
    assert one.machine_groups == none.machine_groups == both.machine_groups
    assert (both.n_entities, one.n_entities) == (6, 3)
    assert one.phases[0].reads_iops_per_desktop == pytest.approx(
        float(np.mean([series.reads_iops for series in each])), rel=1e-3
    )
    (refused,) = none.refused_windows
    assert (english(refused.message), english(refused.given)) == (
        "No measured machine belongs to this group.",
        "LAB",
    )
    assert none.phases == ()


def test_window_between_two_instants_contains_what_was_measured_there() -> None:
    content, each, _ = host(3)
    window = Window(
        phase=PhaseKind.MONDAY_LOGIN, starts_at=NINE + timedelta(seconds=60), ends_at=NINE + timedelta(seconds=120)
    )
    late = Window(phase=PhaseKind.IDLE, from_time="22:00", to_time="05:00")
    found = read({"a.csv": content}, ImportOptions(windows=(window, late)))
    assert found.workload is not None
    (phase,) = found.workload.phases
    assert phase.reads_iops_per_desktop == pytest.approx(
        float(np.mean([series.reads_iops[20:40] for series in each])), rel=1e-6
    )
    assert (phase.starts_at, phase.ends_at, phase.measured_s) == (window.starts_at, window.ends_at, 60)
    (refused,) = found.workload.refused_windows
    assert "Idle (22:00–05:00)" in english(refused.message)
    assert "March 10, 2026, 09:00–09:10 UTC" in english(refused.given)


def test_broken_or_duplicate_files_are_rejected_by_name_and_the_others_are_read() -> None:
    content, _, _ = host(4)
    files = {
        "good.csv": content, "copy.csv": content, "packed.csv.gz": gzip.compress(host(5)[0]), "empty.csv": b"",
        "cut.xlsx": b"PK\x03\x04 and nothing else", "picture.png": b"\x89PNG\r\n\x1a\n" * 40,
    }  # fmt: skip
    found = read(files)
    assert [file.name for file in found.files] == ["good.csv", "packed.csv.gz"]
    assert {each.file: english(each.message).split(":")[0] for each in found.refused} == {
        "copy.csv": "The file is identical to good.csv; only one of them is imported.",
        "empty.csv": "The file is empty.",
        "cut.xlsx": "The file starts like a workbook, but its ZIP directory is missing, so the file is damaged or "
        "truncated.",
        "picture.png": "The file format is unknown. A table needs a header and rows.",
    }
    assert found.workload is not None
    assert found.workload.n_entities == 6


def test_too_many_files_at_once_are_rejected() -> None:
    files = {f"{n}.csv": hostile_files.table(hostile_files.rows(3, f"M{n}")).encode() for n in range(42)}
    found = read(files)
    assert (len(found.files), [each.file for each in found.refused]) == (40, ["40.csv", "41.csv"])
    assert english(found.refused[0].allowed) == "at most 40 files at once"


def day_of_storms(day: datetime) -> bytes:
    """A table of a day with a boot and a login storm, of four desktops."""
    total, read_fraction = planted()
    lines = ["Time (UTC),VM,Read IOPS,Write IOPS"]
    for minute, iops, fraction in zip(MINUTES, total, read_fraction, strict=True):
        at = day + timedelta(minutes=int(minute) + 1)
        lines += [
            f"{at:%Y-%m-%d %H:%M:%S}+00:00,D{n},{iops * fraction * share:.4f},{iops * (1 - fraction) * share:.4f}"
            for n, share in enumerate((0.1, 0.2, 0.3, 0.4))
        ]
    return "\n".join(lines).encode()


LOGINS = {9: PhaseKind.MONDAY_LOGIN, 10: PhaseKind.TUESDAY_LOGIN, 13: PhaseKind.TUESDAY_LOGIN}


@pytest.mark.parametrize(("day", "login"), LOGINS.items())
def test_windows_are_proposed_from_the_detected_storms(day: int, login: PhaseKind) -> None:
    midnight = datetime(2026, 3, day, tzinfo=UTC)
    found = read({"day.csv": day_of_storms(midnight)})
    assert found.workload is not None
    assert [(storm.id, storm.kind) for storm in found.workload.storms] == [("storm-1", "boot"), ("storm-2", "login")]
    phases = {phase.phase: phase for phase in found.workload.phases}
    assert set(phases) == {PhaseKind.POWER_ON, login, PhaseKind.STEADY_STATE, PhaseKind.IDLE}
    assert all(phase.is_proposed for phase in phases.values())
    boot, work, night = phases[PhaseKind.POWER_ON], phases[PhaseKind.STEADY_STATE], phases[PhaseKind.IDLE]
    assert boot.starts_at < midnight + timedelta(minutes=BOOT_AT) < boot.ends_at
    assert phases[login].starts_at < midnight + timedelta(minutes=LOGIN_AT) < phases[login].ends_at
    assert work.starts_at == phases[login].ends_at
    assert work.ends_at == midnight + timedelta(hours=18)
    assert work.mean_iops == pytest.approx(1_000, rel=0.02)
    assert (night.starts_at, night.ends_at) == (midnight, midnight + timedelta(hours=5))
    assert night.mean_iops == pytest.approx(100, rel=0.01)
    texts = " ".join(english(remark.text) for remark in found.workload.remarks)
    assert "Confirm or adjust them" in texts
    assert ("regular-day (Tuesday)" in texts) == (login is PhaseKind.TUESDAY_LOGIN)


def test_proposals_use_the_time_zone_of_the_site() -> None:
    """By the clock of Auckland the storms of a Sunday evening in UTC are those of a Monday."""
    found = read(
        {"day.csv": day_of_storms(datetime(2026, 3, 8, 16, tzinfo=UTC))}, ImportOptions(time_zone="Pacific/Auckland")
    )
    assert found.workload is not None
    assert PhaseKind.MONDAY_LOGIN in {phase.phase for phase in found.workload.phases}


def test_host_counters_require_the_number_of_desktops() -> None:
    volume = r"\\esx1\Physical Disk NFS Volume(VDI)"
    content = hostile_files.pdh(rf"{volume}\Reads/sec", rf"{volume}\Writes/sec").encode()
    without = read({"host.csv": content}, ImportOptions(windows=(ALL_DAY,)))
    assert without.workload is not None
    assert without.workload.entity_kind == "volume"
    (refused,) = without.workload.refused_windows
    assert english(refused.allowed) == "the number of desktops on those hosts or volumes (`n_desktops`)"
    known = read({"host.csv": content}, ImportOptions(windows=(ALL_DAY,), n_desktops=10))
    assert known.workload is not None
    assert known.workload.phases[0].reads_iops_per_desktop == pytest.approx(0.3)
    assert known.workload.phases[0].reading_fraction is None


def whole_table(n: int = 12) -> bytes:
    return "\n".join(
        ["Time,Read IOPS,Write IOPS", *(f"2026-03-10 09:{at:02}:00Z,500,1000" for at in range(n))]
    ).encode()


def of_datastores() -> bytes:
    return whole_table().replace(b"Time,", b"Time,Datastore,").replace(b"Z,", b"Z,VDI,")


def of_hosts() -> bytes:
    return whole_table().replace(b"Time,", b"Time,Host,").replace(b"Z,", b"Z,esx1,")


def of_iostat() -> bytes:
    head = "Linux 6.18 (kvm7) \t03/10/26 \t_x86_64_\t(2 CPU)\n\n"
    device = "Device r/s rkB/s r_await w/s wkB/s w_await aqu-sz\nsda 500 2000 1 1000 8000 1 2\n\n"
    return (head + "".join(f"03/10/26 09:{at:02}:00\n{device}" for at in range(12))).encode()


def of_sadf() -> bytes:
    head = "# hostname;interval;timestamp;DEV;tps;rkB/s;wkB/s;dkB/s;areq-sz;aqu-sz;await;%util\n"
    row = "kvm7;60;2026-03-10 09:{:02}:00 UTC;sda;1500.00;2000.00;4000.00;0;4;0.4;2.00;1\n"
    return (head + "".join(map(row.format, range(12)))).encode()


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (whole_table(), "volume"),
        (of_datastores(), "volume"),
        (of_hosts(), "host"),
        (of_iostat(), "volume"),
        (of_sadf(), "volume"),
    ],
)
def test_shared_counters_are_divided_by_the_number_of_desktops(content: bytes, kind: str) -> None:
    without = read({"array.csv": content}, ImportOptions(windows=(ALL_DAY,)))
    assert without.workload is not None
    assert (without.workload.entity_kind, without.workload.phases) == (kind, ())
    assert [english(refused.allowed) for refused in without.workload.refused_windows] == [
        "the number of desktops on those hosts or volumes (`n_desktops`)"
    ]
    found = read({"array.csv": content}, ImportOptions(windows=(ALL_DAY,), n_desktops=500))
    assert found.workload is not None
    (steady,) = found.workload.phases
    assert steady.n_desktops == 500
    assert (steady.reads_iops_per_desktop, steady.writes_iops_per_desktop) == pytest.approx((1.0, 2.0))


def test_named_machines_count_as_desktops_whatever_number_is_given() -> None:
    content = whole_table().replace(b"Time,", b"Time,VM,").replace(b"Z,", b"Z,W11-001,")
    found = read({"vms.csv": content}, ImportOptions(windows=(ALL_DAY,), n_desktops=500))
    assert found.workload is not None
    (steady,) = found.workload.phases
    assert (steady.n_desktops, steady.reads_iops_per_desktop) == pytest.approx((1, 500.0))


def test_perfmon_log_is_read_in_the_site_zone_across_the_clock_change() -> None:
    """Its first line gives the offset of winter; half an hour after two the clock shows half past three."""
    begins = datetime(2026, 3, 29, 0, 30, tzinfo=UTC)
    lines = [r'"(PDH-CSV 4.0) (Paris)(-60)","\\PC\PhysicalDisk(0 C:)\Disk Reads/sec"']
    shown = [(begins + timedelta(minutes=at)).astimezone(ZoneInfo("Europe/Paris")) for at in range(91)]
    lines += [f'"{at:%m/%d/%Y %H:%M:%S}.250","10"' for at in shown]
    found = read({"pc.csv": "\n".join(lines).encode()}, ImportOptions(time_zone="Europe/Paris"))
    assert found.workload is not None
    assert found.workload.last_at == begins + timedelta(minutes=90, seconds=0.25)
    assert found.workload.curve is not None
    assert found.workload.curve.n_desktops[:90] == (1,) * 90


def test_unknown_table_is_shown_and_read_once_its_columns_are_mapped() -> None:
    lines = ["when;who;in;out"]
    lines += [f"10.03.2026 09:{at:02}:00;VM{at % 2};{at},5;2" for at in range(12)]
    content = "\n".join(lines).encode()
    unknown = read({"t.csv": content})
    assert [(each.file, each.row) for each in unknown.refused] == [("t.csv", 1)]
    assert unknown.table is not None
    assert unknown.table.header == ("when", "who", "in", "out")
    assert unknown.table.first_rows[1] == ("10.03.2026 09:01:00", "VM1", "1,5", "2")
    assert len(unknown.table.first_rows) == 5
    assert unknown.table.mapping is None
    columns = (
        ColumnChoice(measure="reads per second", column="in"),
        ColumnChoice(measure="writes per second", column="out", scale=2),
    )
    options = ImportOptions(windows=(ALL_DAY,), mapping=TableMapping(time="when", entity="who", columns=columns))
    assert options.mapping is not None
    assert set(unknown.table.measures) > {each.measure for each in options.mapping.columns}
    known = read({"t.csv": content}, options)
    assert known.table is not None
    assert known.table.mapping == options.mapping
    assert known.workload is not None
    assert known.workload.n_entities == 2
    assert known.workload.phases[0].writes_iops_per_desktop == pytest.approx(4)


def test_mapping_of_one_table_does_not_affect_another() -> None:
    strange = "\n".join(["when;who;in;out", *(f"2026-03-10 09:{at:02}:00;A;1;2" for at in range(9))])
    plain = hostile_files.table(hostile_files.rows(9, "B"))
    columns = (ColumnChoice(measure="I/Os per second", column="in"),)
    options = ImportOptions(mapping=TableMapping(time="when", columns=columns))
    found = read({"strange.csv": strange.encode(), "plain.csv": plain.encode()}, options)
    assert [file.name for file in found.files] == ["strange.csv", "plain.csv"]
    assert "from its headers" in english(found.files[1].remarks[-1].text)
    wrong = read({"plain.csv": plain.encode()}, options)
    assert [(english(each.message), each.column) for each in wrong.refused] == [("A column is missing.", "in")]


def test_rvtools_tabs_are_recognized_by_their_headers_and_combined() -> None:
    rows = [["" if cell is None else str(cell) for cell in row] for row in info()]
    vinfo = "\n".join(",".join(row) for row in rows).encode()
    vhost = b"Host,# CPU,# Cores,Speed,# Memory,Model\n" + b"".join(
        b"esx%d,2,32,2600,524288,X1\n" % n for n in range(3)
    )
    found = read({"first.txt": vinfo, "second.txt": vhost})
    assert [(file.tool, file.facts["tab"]) for file in found.files] == [
        (Tool.RVTOOLS, "vInfo"),
        (Tool.RVTOOLS, "vHost"),
    ]
    whole = read({"w.xlsx": workbooks.workbook({"vInfo": info()})})
    assert found.inventory is not None
    assert whole.inventory is not None
    assert found.inventory.pools == whole.inventory.pools
    assert (found.inventory.n_hosts, found.inventory.hosts[0].n_hosts) == (3, 3)
    assert (found.inventory.n_datastores, whole.inventory.n_hosts) == (0, 0)
    notes = [english(remark.text) for remark in found.files[0].remarks]
    assert [note.split(":")[0] for note in notes if note.startswith("Missing")] == [
        "Missing RVTools tab vDisk",
        "Missing RVTools tab vDatastore",
    ]
    assert (found.inventory.hosts[0].memory_gib, found.inventory.hosts[0].ghz_per_core) == (512, 2.6)


def test_machine_in_two_inventories_counts_once() -> None:
    book = workbooks.workbook({"vInfo": info()})
    again = workbooks.workbook({"vInfo": info(), "vNetwork": [["VM"]]})
    found, once = read({"a.xlsx": book, "b.xlsx": again}), read({"a.xlsx": book})
    assert found.inventory is not None
    assert once.inventory is not None
    assert found.inventory.n_machines == once.inventory.n_machines
    assert found.inventory.pools == once.inventory.pools
    assert "counted once" in english(found.files[-1].remarks[-1].text)


def test_unknown_workbook_is_rejected_with_its_sheets() -> None:
    (refusal,) = read({"w.xlsx": workbooks.workbook({"Budget": [["a"], [1]]})}).refused
    assert "neither from RVTools" in english(refusal.message)
    assert english(refusal.given) == "Budget"


def test_calendar_is_read_within_the_requested_window() -> None:
    scenario = seeds.scenarios()["acme"]
    ours = written(scenario, at=NINE, say=english)
    theirs = (
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Exam\r\n"
        "DTSTART;TZID=Europe/Berlin:20260302T080000\r\nDTEND;TZID=Europe/Berlin:20260302T090000\r\n"
        "RRULE:FREQ=DAILY\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    )
    options = ImportOptions(
        calendar_from=datetime(2026, 3, 28, tzinfo=UTC), calendar_to=datetime(2026, 3, 31, tzinfo=UTC)
    )
    found = read({"ours.ics": ours, "theirs.ics": theirs.encode()}, options)
    assert found.calendar is not None
    assert found.calendar.events == scenario.events
    starts = [entry.starts_at for entry in found.calendar.entries]
    assert starts == [
        datetime(2026, 3, 28, 7, tzinfo=UTC),
        *(datetime(2026, 3, day, 6, tzinfo=UTC) for day in (29, 30)),
    ]
    assert [entry.kind for entry in found.calendar.entries] == ["login"] * 3
    unsaid = read({"theirs.ics": theirs.encode()})
    assert "no window was given" in english(unsaid.files[0].remarks[-1].text)


def vscsi_trace(n: int = 400) -> bytes:
    """Commands of a disk, ten milliseconds apart; every other one reads 8 KiB in order."""
    head = "#Vscsi Cmd Trace\n#Serial Number,IO Data Length,Num SG Entries,Command Type,LBN,Time Stamp\n"
    kinds = ((4096, "Write"), (8192, "Read"))
    rows = (f"{at},{kinds[at % 2][0]},1,{kinds[at % 2][1]},{8 * at},{5_000_000 + 10_000 * at}\n" for at in range(n))
    return (head + "".join(rows)).encode()


def test_file_without_timestamps_gives_sizes_and_rates_once_its_time_is_provided() -> None:
    found = read({"trace.csv": vscsi_trace()})
    assert found.workload is not None
    assert (found.workload.first_at, found.workload.curve, found.workload.phases) == (None, None, ())
    assert english(found.files[0].facts["mean read size"]) == "8.2 kB"
    assert any("phase rates are not" in english(remark.text) for remark in found.workload.remarks)
    timed = read({"trace.csv": vscsi_trace()}, ImportOptions(taken_at=NINE, windows=(ALL_DAY,)))
    assert timed.workload is not None
    (phase,) = timed.workload.phases
    assert (timed.workload.first_at, phase.n_desktops) == (NINE, 1)
    assert phase.reads_iops_per_desktop == pytest.approx(50, rel=0.01)
    assert [(bar.size_bytes, bar.fraction) for bar in phase.read_sizes] == [(8192, 1)]


def test_trace_sizes_complement_rates_of_another_tool_and_name_their_source() -> None:
    options = ImportOptions(windows=(ALL_DAY,))
    found = read({"a.csv": host(6)[0], "trace.csv": vscsi_trace()}, options)
    assert found.workload is not None
    (phase,) = found.workload.phases
    assert [bar.size_bytes for bar in phase.write_sizes] == [4096]
    assert english(phase.provenance).endswith("sizes and access pattern from vscsiStats trace file trace.csv")


def test_few_commands_of_a_trace_give_no_sizes_and_are_noted() -> None:
    options = ImportOptions(windows=(ALL_DAY,))
    found = read({"a.csv": host(6)[0], "trace.csv": vscsi_trace(8)}, options)
    assert found.workload is not None
    (phase,) = found.workload.phases
    assert phase.write_sizes == ()
    assert "trace.csv" not in english(phase.provenance)
    assert any("trace.csv has only 8 I/Os" in english(remark.text) for remark in found.workload.remarks)


def test_fio_results_match_their_json() -> None:
    path = sample_path("fio/real_rate.json")
    found = read({path.name: path.read_bytes()})
    jobs = json.loads(path.read_text())["jobs"]
    assert found.fio is not None
    assert [job.name for job in found.fio.jobs] == [job["jobname"] for job in jobs]
    for ours, theirs in zip(found.fio.jobs, jobs, strict=True):
        assert ours.reads.iops == pytest.approx(theirs["read"]["iops"], rel=1e-3)
        assert ours.writes.latency_ms == pytest.approx(theirs["write"]["lat_ns"]["mean"] / 1e6, rel=1e-6)


def test_times_without_a_zone_use_the_site_zone() -> None:
    content = hostile_files.table(hostile_files.rows(9, "Z")).encode()
    berlin, utc = (read({"t.csv": content}, ImportOptions(time_zone=zone)) for zone in ("Europe/Berlin", "UTC"))
    assert berlin.workload is not None
    assert utc.workload is not None
    assert utc.workload.first_at is not None
    assert berlin.workload.first_at == utc.workload.first_at - timedelta(hours=1)
    assert any("(Europe/Berlin) is used" in english(remark.text) for remark in berlin.files[0].remarks)


@pytest.mark.parametrize("day", [(2026, 3, 29), (2026, 10, 25)])
def test_clock_change_during_a_measurement_is_corrected(day: tuple[int, int, int]) -> None:
    """Local timestamps written over the clock change, compared with the true instants."""
    zone = ZoneInfo("Europe/Berlin")
    true = [datetime(*day, tzinfo=zone).astimezone(UTC) + timedelta(minutes=10 * at) for at in range(36)]
    shown = [at.astimezone(zone).replace(tzinfo=None) for at in true]
    kept = [at for at in range(36) if at == 0 or shown[at] > max(shown[:at])]
    local = [(shown[at] - shown[0]).total_seconds() for at in kept]
    ends = np.array(local[1:])
    clock = Clock(ends, np.diff(np.array(local)), shown[0].replace(tzinfo=UTC))
    measured = on_the_clock_of(Measured("table", clock, (), notes=(Note(NO_ZONE),)), zone.key)
    assert measured.clock is not None
    assert measured.clock.starts_at == true[0]
    since = [(true[at] - true[0]).total_seconds() for at in kept]
    assert measured.clock.ends_s.tolist() == since[1:]
    assert measured.clock.lengths_s.tolist() == [600.0] * (len(kept) - 1)
    assert len(measured.notes) == 2


def test_sample_after_the_skipped_hour_has_its_true_length() -> None:
    begins = datetime(2026, 3, 29, 0, 30, tzinfo=UTC)
    shown = [(begins + timedelta(minutes=at)).astimezone(ZoneInfo("Europe/Paris")) for at in range(91)]
    rows = "\n".join(["Time,VM,Read IOPS,Write IOPS", *(f"{at:%Y-%m-%d %H:%M:%S},A,5,10" for at in shown)])
    found = read({"t.csv": rows.encode()}, ImportOptions(time_zone="Europe/Paris", windows=(ALL_DAY,)))
    assert found.workload is not None
    assert found.workload.phases[0].measured_s == 91 * 60


def test_curve_has_few_points_and_loses_no_io() -> None:
    content, each, _ = host(7, n=4_000)
    found = read({"a.csv": content})
    assert found.workload is not None
    curve = found.workload.curve
    assert curve is not None
    assert len(curve.reads_iops) == len(curve.peak_iops) == len(curve.n_desktops) <= 1_500
    reads = np.sum([series.reads_iops for series in each], axis=0)
    known = np.array([value or 0.0 for value in curve.reads_iops])
    weights = np.full(known.size, curve.bucket_s)
    weights[-1] = 12_000 - curve.bucket_s * (known.size - 1)
    assert (known * weights).sum() == pytest.approx(reads.sum() * 3, rel=1e-6)
    total = reads + np.sum([series.writes_iops for series in each], axis=0)
    assert max(value or 0.0 for value in curve.peak_iops) == pytest.approx(total.max(), rel=1e-6)


def test_machine_names_do_not_leave_the_files() -> None:
    disks = [name for n in range(5) for name in hostile_files.disk(f"SECRET-{n}")]
    windows = [rf"\\SECRET-PC{n}\PhysicalDisk(0 C:)\Disk {op}/sec" for n in range(5) for op in ("Reads", "Writes")]
    files = {
        "esxtop.csv": hostile_files.pdh(*disks).encode(),
        "again.csv": hostile_files.pdh(*disks, n=6).encode() + b"\n",
        "windows.csv": hostile_files.pdh(*windows, form="%m/%d/%Y %H:%M:%S.000").encode(),
    }
    found = read(files, ImportOptions(windows=(ALL_DAY,)))
    assert found.workload is not None
    assert found.workload.n_entities == 10
    assert re.search(r"SECRET-(PC)?\d", found.model_dump_json()) is None
    assert [(group.name, group.n_machines) for group in found.workload.machine_groups] == [
        ("SECRET", 5),
        ("SECRET-PC", 5),
    ]
    assert english(found.files[2].facts["host"]) == "5 machines"
    assert any("5 machines were left out" in english(remark.text) for remark in found.workload.remarks)


def test_files_of_a_different_period_are_excluded_with_a_note() -> None:
    old = host(8, starts_at=NINE - timedelta(days=300))[0]
    found = read({"old.csv": old, "a.csv": host(9, n=400)[0], "b.csv": host(10)[0]})
    assert found.workload is not None
    assert found.workload.n_entities == 6
    assert any(
        english(remark.text).startswith("old.csv covers a different time period") for remark in found.workload.remarks
    )


def test_progress_never_decreases_and_ends_at_one() -> None:
    told: list[float] = []
    files = {"a.csv": host(11)[0], "w.xlsx": workbooks.workbook({"vInfo": info()})}
    summarize(named(files), progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 3


def test_figures_of_the_samples_match_independently_counted_values() -> None:
    path, answers = sample_path("synthetic/esxtop_style.csv"), expected("esxtop")
    found = read({path.name: path.read_bytes()}, ImportOptions(windows=(ALL_DAY,)))
    assert found.workload is not None
    (phase,) = found.workload.phases
    assert found.files[0].n_rows_used == answers["samples_kept"]
    assert phase.n_desktops == answers["vms"]
    assert phase.n_desktops * phase.reads_iops_per_desktop == pytest.approx(answers["mean_reads_s"], rel=0.01)
    live, told = sample_path("synthetic/liveoptics_style.xlsx"), expected("liveoptics")
    optics = read({live.name: live.read_bytes()})
    assert optics.files[0].tool is Tool.LIVE_OPTICS
    assert english(optics.files[0].facts["reads per second, sum of averages"]) == f"{told['sum_avg_read_iops']:.0f}"


def test_summary_of_an_earlier_release_reads_as_before() -> None:
    """Its texts are plain strings, and its files have no label."""
    stored = {
        "name": "host1.csv",
        "tool": "esxtop",
        "n_bytes": 1,
        "sha256": "0" * 64,
        "n_rows_used": 1,
        "n_rows_skipped": 0,
        "remarks": [{"text": "Rows were skipped."}],
        "facts": {"bytes": "with two decimals of a megabyte per second", "host": "5 machines"},
    }
    file = FileSummary.model_validate(stored)
    assert file.bytes_are_rounded
    assert english(file.facts["host"]) == "5 machines"
    assert not FileSummary.model_validate(stored | {"facts": {"bytes": "as the volumes count them"}}).bytes_are_rounded
