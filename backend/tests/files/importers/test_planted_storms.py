"""Storms planted in files of esxtop are found at their times, and none in a flat day; also in a gigabyte."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

import numpy as np
import pytest

from stormsizer_io.importers.summary.document import ImportSummary
from stormsizer_io.importers.summary.summarize import NamedFile, summarize
from stormsizer_io.measurements import Clock, EntityKind, Floats, Series
from tests.files.importers.esxtop_files import write_esxtop
from tests.files.importers.one_host import shares_of, size_noise

STARTS_AT = datetime(2026, 3, 10, tzinfo=UTC)
DAY_S = 86_400.0
TOLERANCE = timedelta(minutes=2)
IDLE_IOPS, WORK_IOPS = 1.2, 3.0
COLUMNS_OF_A_DISK = 7


@dataclass(frozen=True)
class Planted:
    """A storm: a plateau with one minute of rise and fall; I/Os per second of a desktop above its base load."""

    kind: str
    begins: timedelta
    lasts: timedelta
    iops: float
    read_fraction: float

    def load(self, at_s: Floats) -> Floats:
        """Share of the plateau, (n,)."""
        begin, end = self.begins.total_seconds(), (self.begins + self.lasts).total_seconds()
        return np.clip(np.minimum((at_s - begin) / 60 + 0.5, (end - at_s) / 60 + 0.5), 0, 1)


BOOT = Planted("boot", timedelta(hours=6, minutes=30), timedelta(minutes=22), 45.0, 0.85)
LOGIN = Planted("login", timedelta(hours=8, minutes=10), timedelta(minutes=35), 22.0, 0.58)


@dataclass(frozen=True)
class Day:
    """A day of a host with many machines of two disks each."""

    storms: tuple[Planted, ...]
    n_machines: int
    sample_s: float
    works: bool = True

    def write(self, out: BinaryIO, n_columns: int | None = None) -> None:
        """As esxtop would write it, with other counters up to so many columns."""
        n = round(DAY_S / self.sample_s)
        lengths = np.full(n, self.sample_s)
        clock = Clock(np.cumsum(lengths), lengths, STARTS_AT)
        series = self._series(clock.ends_s - self.sample_s / 2, lengths)
        ours = COLUMNS_OF_A_DISK * (len(series) + self.n_machines + 1)
        write_esxtop(out, clock, series, n_other_columns=2 if n_columns is None else n_columns - ours - 1)

    def _series(self, at_s: Floats, lengths: Floats) -> list[Series]:
        random = np.random.default_rng(len(self.storms))
        hours = at_s / 3600
        calm = np.where((hours > 8.2) & (hours < 17) & self.works, WORK_IOPS, IDLE_IOPS)
        reads, writes = 0.3 * calm, 0.7 * calm
        for storm in self.storms:
            reads = reads + storm.read_fraction * storm.iops * storm.load(at_s)
            writes = writes + (1 - storm.read_fraction) * storm.iops * storm.load(at_s)
        shares = shares_of(reads + writes, self.n_machines, random)
        return [
            self._disk(f"VDI-{n:03}:scsi0:{disk}", share * shares[n] * lengths, (reads, writes), lengths, random)
            for n in range(self.n_machines)
            for disk, share in ((0, 0.8), (1, 0.2))
        ]

    @staticmethod
    def _disk(
        entity: str, seconds: Floats, rates: tuple[Floats, Floats], lengths: Floats, random: np.random.Generator
    ) -> Series:
        reads, writes = (random.poisson(rate * seconds).astype(np.float64) for rate in rates)
        return Series(
            entity=entity,
            kind=EntityKind.DISK,
            reads_iops=reads / lengths,
            writes_iops=writes / lengths,
            read_bytes_per_s=reads * 19_000 * size_noise(reads, random) / lengths,
            write_bytes_per_s=writes * 11_000 * size_noise(writes, random) / lengths,
            read_latency_s=np.full(lengths.size, 3e-3),
            write_latency_s=np.full(lengths.size, 2e-3),
            queue=np.full(lengths.size, np.nan),
        )


def imported(day: Day) -> ImportSummary:
    out = BytesIO()
    day.write(out)
    return summarize([NamedFile("host.csv", out.tell(), lambda: BytesIO(out.getvalue()))])


def assert_found(found: list[tuple[str, datetime, datetime]]) -> None:
    assert [kind for kind, _, _ in found] == ["boot", "login"]
    for (_, starts_at, ends_at), planted in zip(found, (BOOT, LOGIN), strict=True):
        begins = STARTS_AT + planted.begins
        assert abs(starts_at - begins) <= TOLERANCE
        assert abs(ends_at - (begins + planted.lasts)) <= TOLERANCE


def storms_of(digested: ImportSummary) -> list[tuple[str, datetime, datetime]]:
    assert digested.workload is not None
    return [(storm.kind, storm.starts_at, storm.ends_at) for storm in digested.workload.storms]


@pytest.mark.parametrize("sample_s", [30.0, 60.0])
def test_planted_storms_are_found_at_their_times(sample_s: float) -> None:
    digested = imported(Day((BOOT, LOGIN), n_machines=12, sample_s=sample_s))
    assert digested.refused == ()
    assert_found(storms_of(digested))
    assert digested.workload is not None
    login = digested.workload.storms[1]
    assert login.arrivals_start_at is not None
    assert login.arrivals_end_at is not None
    assert abs(login.arrivals_start_at - STARTS_AT - LOGIN.begins) <= TOLERANCE
    assert login.arrivals_end_at - login.arrivals_start_at == pytest.approx(LOGIN.lasts, abs=0.2 * LOGIN.lasts)


@pytest.mark.parametrize("works", [False, True])
def test_flat_day_has_no_storms(works: bool) -> None:
    assert storms_of(imported(Day((), n_machines=12, sample_s=60.0, works=works))) == []


CHILD = """
import json, re, sys, time
from pathlib import Path
from stormsizer_io.importers.summary.summarize import NamedFile, summarize
from stormsizer_io.importers.parsing.limits import Limits
path = Path(sys.argv[1])
began = time.process_time()
with path.open("rb") as file:
    while file.read(1 << 20):
        pass
bytes_s = time.process_time() - began
began = time.process_time()
found = summarize([NamedFile.at(path)], limits=Limits(seconds=900))
import_s = time.process_time() - began
peak = 1024 * int(re.search(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())[1])
storms = [(each.kind, each.starts_at.isoformat(), each.ends_at.isoformat()) for each in found.workload.storms]
print(json.dumps([found.workload.n_entities, found.files[0].n_rows_used, storms, peak, bytes_s, import_s]))
"""
N_COLUMNS = 20_000


def imported_apart(path: Path, day: Day) -> list[tuple[str, datetime, datetime]]:
    """Storms of a file that a process of its own imports; says how fast, and refuses to take more than 512 MiB."""
    with path.open("wb") as out:
        day.write(out, N_COLUMNS)
    told = subprocess.run([sys.executable, "-c", CHILD, path], capture_output=True, text=True, check=True).stdout
    n_machines, n_rows, storms, peak, bytes_s, import_s = json.loads(told)
    print(
        f"{path.stat().st_size / 1e9:.2f} GB of {N_COLUMNS:,} columns imported in {import_s:.1f} s of processor time, "
        f"{import_s / bytes_s:.1f} times as long as reading its bytes; {peak / 2**20:.0f} MiB at most"
    )
    assert (n_machines, n_rows) == (day.n_machines, round(DAY_S / day.sample_s))
    assert peak <= 512 * 2**20
    return [(kind, datetime.fromisoformat(begin), datetime.fromisoformat(end)) for kind, begin, end in storms]


@pytest.mark.long
def test_one_gigabyte_is_imported_within_512_mib_and_its_storms_are_found(tmp_path: Path) -> None:
    path = tmp_path / "host.csv"
    found = imported_apart(path, Day((BOOT, LOGIN), n_machines=150, sample_s=12.5))
    assert path.stat().st_size >= 10**9
    assert_found(found)


@pytest.mark.long
def test_flat_day_with_20_000_columns_has_no_storms(tmp_path: Path) -> None:
    assert imported_apart(tmp_path / "flat.csv", Day((), n_machines=150, sample_s=60.0)) == []
