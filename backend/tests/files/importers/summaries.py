"""Digests made up for tests: what an import would show, without a file behind it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from stormsizer.model.scenario import Event
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.summary.document import (
    CalendarSummary,
    Curve,
    FileSummary,
    FoundEntry,
    FoundHosts,
    FoundPool,
    FoundStorm,
    ImportOptions,
    ImportSummary,
    InventorySummary,
    MeasuredPhase,
    PhaseKind,
    WorkloadSummary,
)

MONDAY = datetime(2026, 3, 9, tzinfo=UTC)
PROVENANCE = "measured, esxtop file host1.csv, 20 s samples, 08:00–09:00 UTC, 2026-03-09"


def phase(kind: PhaseKind, reads: float, writes: float, seconds: float = 3600.0, **more: Any) -> MeasuredPhase:
    """A phase of 100 desktops: rates of one of them over a window that begins at eight."""
    figures: dict[str, Any] = {
        "phase": kind,
        "starts_at": MONDAY + timedelta(hours=8),
        "ends_at": MONDAY + timedelta(hours=8, seconds=seconds),
        "measured_s": seconds,
        "n_desktops": 100,
        "reads_iops_per_desktop": reads,
        "writes_iops_per_desktop": writes,
        "mean_iops": 100 * (reads + writes),
        "busiest_iops": 150 * (reads + writes),
        "provenance": PROVENANCE,
        "is_proposed": False,
        "read_sizes": (),
        "write_sizes": (),
    }
    unknown = (
        "read_size_kb", "write_size_kb", "read_latency_ms", "write_latency_ms", "reading_fraction", "writing_fraction",
        "sequential_read_fraction", "sequential_write_fraction", "spread_cv", "top_tenth_fraction",
    )  # fmt: skip
    fields: dict[str, Any] = dict.fromkeys(unknown)
    return MeasuredPhase(**(fields | figures | more))


def curve_of(iops: Sequence[float], bucket_s: float = 60.0, starts_at: datetime | None = None) -> Curve:
    """All desktops together, half of it reads."""
    half = tuple(each / 2 for each in iops)
    return Curve(
        starts_at=starts_at or MONDAY + timedelta(hours=8),
        bucket_s=bucket_s,
        reads_iops=half,
        writes_iops=half,
        peak_iops=tuple(iops),
        read_mb_per_s=tuple(0.02 * each for each in half),
        write_mb_per_s=tuple(0.01 * each for each in half),
        n_desktops=(100,) * len(half),
    )


def storm(number: int, kind: str, starts_at: datetime, minutes: float) -> FoundStorm:
    """A storm as the detector describes one."""
    return FoundStorm(
        id=f"storm-{number}",
        kind=kind,  # type: ignore[arg-type]
        starts_at=starts_at,
        ends_at=starts_at + timedelta(minutes=minutes),
        peak_iops=4_000.0,
        calm_iops=500.0,
        read_fraction=0.6,
        certainty=0.9,
        kind_certainty=0.7,
        why="4,000 IOPS stand on a calm level of 500.",
    )


def entry(number: int, name: str, starts_at: datetime, hours: float, **more: Any) -> FoundEntry:
    """An entry of a calendar."""
    fields: dict[str, Any] = {"kind": None, "is_guessed": False, "n_users": None, "is_all_day": False}
    return FoundEntry(
        id=f"entry-{number}",
        name=name,
        starts_at=starts_at,
        ends_at=starts_at + timedelta(hours=hours),
        **(fields | more),
    )


def pool(number: int, name: str = "W11", **more: Any) -> FoundPool:
    """Machines that look like desktops: 3.9 GiB of what each uses is swap files, 4 GiB of 390 of 400."""
    fields: dict[str, Any] = {
        "n_desktops": 400,
        "n_on": 390,
        "n_cpus": 2,
        "memory_gib": 4.0,
        "disk_gib": 60.0,
        "provisioned_gib": 64.0,
        "used_gib": 24.9,
        "unshared_gib": 7.15,
        "guest_os": "Windows 11",
        "clusters": ("VDI",),
        "why": "400 machines are named W11- and a number, each of 2 CPUs.",
    }
    return FoundPool(id=f"pool-{number}", name=name, **(fields | more))


def hosts(number: int, **more: Any) -> FoundHosts:
    """Hosts alike."""
    fields: dict[str, Any] = {
        "n_hosts": 12,
        "model": "R750",
        "cpu_model": "Xeon",
        "n_cores": 48,
        "ghz_per_core": 2.6,
        "memory_gib": 768.0,
        "clusters": ("VDI",),
    }
    return FoundHosts(id=f"hosts-{number}", **(fields | more))


def summary_of(
    *,
    phases: Sequence[MeasuredPhase] = (),
    storms: Sequence[FoundStorm] = (),
    curve: Curve | None = None,
    pools: Sequence[FoundPool] = (),
    groups: Sequence[FoundHosts] = (),
    events: Sequence[Event] = (),
    entries: Sequence[FoundEntry] = (),
) -> ImportSummary:
    """A summary of one file of each kind."""
    tools = (Tool.ESXTOP, Tool.RVTOOLS, Tool.CALENDAR)
    names = ("host1.csv", "rvtools.xlsx", "week.ics")
    files = [
        FileSummary(
            name=name, tool=tool, n_bytes=1, sha256="0" * 64, n_rows_used=1, n_rows_skipped=0, remarks=(), facts={}
        )
        for name, tool in zip(names, tools, strict=True)
    ]
    return ImportSummary(
        options=ImportOptions(),
        files=tuple(files),
        refused=(),
        workload=WorkloadSummary(
            n_entities=100,
            entity_kind="vm",
            first_at=MONDAY,
            last_at=MONDAY + timedelta(days=1),
            interval_s=20.0,
            curve=curve,
            storms=tuple(storms),
            phases=tuple(phases),
            refused_windows=(),
        ),
        inventory=InventorySummary(
            taken_at=None,
            n_machines=400,
            n_machines_on=390,
            n_hosts=12,
            n_datastores=1,
            disk_gib=None,
            provisioned_gib=None,
            used_gib=None,
            pools=tuple(pools),
            hosts=tuple(groups),
        ),
        calendar=CalendarSummary(events=tuple(events), entries=tuple(entries)),
    )
