"""Small measurement files with known values, and their metadata."""

from __future__ import annotations

import gzip
import io
import zipfile
from datetime import UTC, datetime, timedelta
from typing import Any

from stormsizer.model.provenance import Document
from stormsizer_io.importers.summary.document import (
    FoundHosts,
    FoundPool,
    FoundStorm,
    ImportSummary,
    InventorySummary,
    MeasuredPhase,
    WorkloadSummary,
)

BYTES = {"Content-Type": "application/octet-stream"}
STEADY = {"phase": "steady_state", "from_time": "09:00", "to_time": "09:55"}
STORM = {"phase": "monday_login", "from_time": "08:00", "to_time": "08:28"}
PROFILE: dict[str, Any] = {
    "based_on": "windows7-knowledge-rawc",
    "id": "measured-office",
    "name": "Measured office",
    "phases": [0],
    "pool_ids": ["office"],
}
BEGINS = datetime(2026, 3, 2, 7, tzinfo=UTC)
N_MACHINES = 10
CALM_READS, STORM_READS = 2, 20
WRITES_PER_READ = 2


def table(machine: str = "vdi", minutes: int = 180) -> bytes:
    """A table of ten desktops by minutes: from minute 60 to 90 each does ten times as much."""
    lines = ["Time,VM,Reads/s,Writes/s,Read KB/s,Write KB/s"]
    for i in range(minutes):
        reads = STORM_READS if 60 <= i < 90 else CALM_READS
        at = (BEGINS + timedelta(minutes=i)).isoformat().replace("+00:00", "Z")
        writes = WRITES_PER_READ * reads
        lines += [f"{at},{machine}-{n:02d},{reads},{writes},{8 * reads},{8 * writes}" for n in range(N_MACHINES)]
    return "\n".join(lines).encode() + b"\n"


def steady_table() -> bytes:
    """The same, for tests that only need one."""
    return table()


def broken_workbook() -> bytes:
    """A workbook of which half is missing."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("xl/workbook.xml", "<workbook>" + "x" * 4_000)
    content = buffer.getvalue()
    return content[: len(content) // 2]


def bomb() -> bytes:
    """A packed table that unpacks to hundreds of times as much: seventy megabytes of one row."""
    packed = io.BytesIO()
    row = b"2026-03-02T07:00:00Z,vdi-00,1,1,8,8\n" * 30_000
    with gzip.GzipFile(fileobj=packed, mode="wb", compresslevel=9) as out:
        out.write(b"Time,VM,Reads/s,Writes/s,Read KB/s,Write KB/s\n")
        for _ in range(64):
            out.write(row)
    return packed.getvalue()


def summary_of(word: str) -> ImportSummary:
    """A possible result of a worker: one of each kind, containing the owner's name."""
    at = BEGINS + timedelta(hours=1)
    phase = {
        "phase": "steady_state",
        "starts_at": at,
        "ends_at": at + timedelta(minutes=30),
        "measured_s": 1_800.0,
        "n_desktops": N_MACHINES,
        "reads_iops_per_desktop": 2.0,
        "writes_iops_per_desktop": 4.0,
        "mean_iops": 60.0,
        "busiest_iops": 70.0,
        "read_sizes": [],
        "write_sizes": [],
        "provenance": f"measured, table file {word}.csv",
        "is_proposed": False,
    }
    storm = {
        "id": "storm-1",
        "kind": "login",
        "starts_at": at,
        "ends_at": at + timedelta(minutes=30),
        "peak_iops": 600.0,
        "calm_iops": 60.0,
        "certainty": 0.9,
        "kind_certainty": 0.9,
        "why": f"Seen in {word}.csv.",
    }
    pool = {
        "id": "pool-1",
        "name": f"Pool of {word}",
        "n_desktops": 90,
        "n_on": 90,
        "guest_os": "Windows 11",
        "clusters": [word],
        "why": f"Names begin with {word}.",
    }
    hosts = {"id": "hosts-1", "n_hosts": 4, "model": word, "cpu_model": "", "memory_gib": 256.0, "clusters": [word]}
    direction = {"iops": 100.0, "size_kb": 8.0, "latency_ms": 1.0, "latency_p99_ms": 2.0}
    job = {"name": f"01-{word}", "seconds": 60.0, "read_fraction": 0.5, "reads": direction, "writes": direction}
    table = {
        "name": f"{word}.csv",
        "tool": "table",
        "n_bytes": 1,
        "sha256": "",
        "n_rows_used": 1,
        "n_rows_skipped": 0,
        "remarks": [],
        "facts": {},
    }
    found: dict[str, Any] = {
        "options": {},
        "files": [table],
        "refused": [],
        "workload": {
            "n_entities": N_MACHINES,
            "entity_kind": "vm",
            "first_at": at,
            "last_at": at + timedelta(hours=1),
            "storms": [_with_nothing(FoundStorm, storm)],
            "phases": [_with_nothing(MeasuredPhase, phase)],
            "refused_windows": [],
        },
        "inventory": {
            "n_machines": 90,
            "n_machines_on": 90,
            "n_hosts": 4,
            "n_datastores": 1,
            "pools": [_with_nothing(FoundPool, pool)],
            "hosts": [_with_nothing(FoundHosts, hosts)],
        },
        "fio": {"version": "fio-3.33", "jobs": [job]},
    }
    found["workload"] = _with_nothing(WorkloadSummary, found["workload"])
    found["inventory"] = _with_nothing(InventorySummary, found["inventory"])
    return ImportSummary.model_validate(found)


def _with_nothing(model: type[Document], given: dict[str, Any]) -> dict[str, Any]:
    """Say of everything else that it was not measured."""
    return {name: None for name, field in model.model_fields.items() if field.is_required()} | given
