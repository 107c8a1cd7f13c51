"""The child process that reads uploads: it enforces its limits, reports why it stopped, and leaves nothing behind."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from stormsizer.messages.text import Text
from stormsizer_io.importers.summary.document import ImportOptions
from stormsizer_io.importers.summary.summarize import NO_ROOM, NamedFile, summarize
from tests.files.importers import hostile_files
from tests.files.importers.esxtop_files import write_esxtop
from tests.files.importers.samples import sample_path
from tests.files.importers.test_esxtop import made_clock, made_series
from tests.support.languages import english
from webapp.imports import sandbox
from webapp.imports.sandbox import ChildLimits, ImportBrokeOffError, summarize_apart

MIB = 2**20
ENDLESS = ChildLimits(wall_s=None)
GONE_WITHIN_S = 60.0
"""Long after a child has ended, however busy the machine is: only a failure waits this long."""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "table.csv"
    path.write_text(hostile_files.table(hostile_files.rows(200, "M")))
    return path


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a table of 200,000 rows, which takes more than 130 MiB to read."""
    path = tmp_path_factory.mktemp("large") / "large.csv"
    path.write_text(hostile_files.table(hostile_files.rows(200_000, "M")))
    return path


@pytest.fixture
def never(tmp_path: Path) -> Path:
    """Return a named pipe without a writer: reading it blocks until the reader is killed."""
    path = tmp_path / "never.csv"
    os.mkfifo(path)
    return path


def children() -> list[psutil.Process]:
    return [each for each in psutil.Process().children(recursive=True) if _is_reader(each)]


def _is_reader(process: psutil.Process) -> bool:
    try:
        return "webapp.imports.sandbox" in process.cmdline()
    except psutil.NoSuchProcess:  # it ended between the list and the question
        return False


def broken_off(path: Path, limits: ChildLimits | None = None) -> ImportBrokeOffError:
    with pytest.raises(ImportBrokeOffError) as broke_off:
        summarize_apart([(path.name, path)], limits=limits)
    assert children() == []
    return broke_off.value


def test_child_process_returns_the_same_summary_as_the_engine(table: Path) -> None:
    told: list[float] = []
    options = ImportOptions(time_zone="Europe/Berlin")
    apart = summarize_apart([("named otherwise.csv", table)], options, progress=told.append)
    assert apart == summarize([NamedFile.at(table, "named otherwise.csv")], options)
    assert told == sorted(told)
    assert told[-1] == 1
    assert children() == []


def test_exceeded_memory_limit_is_reported(table: Path) -> None:
    answer = broken_off(table, ChildLimits(memory_bytes=MIB))
    assert answer.reason == "memory"
    assert "limit of 1 MiB" in english(answer.message)


@pytest.mark.parametrize("mib", [70, 100])
def test_memory_limit_holds_for_any_file(large: Path, table: Path, mib: int) -> None:
    """The large file exceeds the memory: it alone is refused, or the whole reading is stopped.

    An idle child needs some 60 MiB and reserves 24, the large file needs more than 130: 70 MiB is too little from the
    start, 100 is enough for the small file only.
    """
    peaks: list[int] = []
    limits = ChildLimits(mib * MIB, wall_s=None)
    try:
        found = summarize_apart([(path.name, path) for path in (table, large)], limits=limits, peak=peaks.append)
    except ImportBrokeOffError as broke_off:
        reason, names = broke_off.reason, {table.name}
        messages: set[Text] = {NO_ROOM}
    else:
        reason, messages = "memory", {each.message for each in found.refused}
        names = {file.name for file in found.files}
    assert (reason, messages, names) == ("memory", {NO_ROOM}, {table.name})
    assert all(peak <= mib * MIB for peak in peaks)


def test_exceeded_time_limit_is_reported(never: Path) -> None:
    answer = broken_off(never, ChildLimits(wall_s=0.8))
    assert (answer.reason, "0.80 s" in english(answer.message)) == ("time", True)


def test_canceled_reading_ends_the_child_process(never: Path) -> None:
    answers = iter([False, False, True])
    with pytest.raises(ImportBrokeOffError) as cancelled:
        summarize_apart([(never.name, never)], limits=ENDLESS, is_cancelled=lambda: next(answers))
    assert cancelled.value.reason == "cancelled"
    assert children() == []


def test_death_of_the_child_process_is_reported(never: Path) -> None:
    def kill() -> bool:
        for each in children():
            each.kill()
        return False

    with pytest.raises(ImportBrokeOffError) as died:
        summarize_apart([(never.name, never)], limits=ENDLESS, is_cancelled=kill)
    assert (died.value.reason, "signal 9" in died.value.detail) == ("died", True)
    assert "Traceback" not in english(died.value.message)


def test_missing_file_ends_the_reading_with_a_message(tmp_path: Path) -> None:
    answer = broken_off(tmp_path / "gone.csv")
    assert (answer.reason, "FileNotFoundError" in answer.detail) == ("died", True)
    assert str(tmp_path) not in english(answer.message)


PARENT = """
import subprocess, sys
from pathlib import Path
from webapp.imports import sandbox as child

started = subprocess.Popen

def told(*what, **how):
    process = started(*what, **how)
    print(process.pid, flush=True)
    return process

child.subprocess.Popen = told
child.summarize_apart([("never.csv", Path(sys.argv[1]))], limits=child.ChildLimits(wall_s=None))
"""


def is_at_work(pid: int) -> bool:
    """Return whether a process exists and is not a zombie."""
    with contextlib.suppress(psutil.NoSuchProcess):
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    return False


def assert_ends(pid: int) -> None:
    """A process is gone within seconds; one that is not does not stay behind."""
    until = time.monotonic() + GONE_WITHIN_S
    while is_at_work(pid) and time.monotonic() < until:
        time.sleep(0.05)
    stays = is_at_work(pid)
    if stays:
        os.kill(pid, signal.SIGKILL)
    assert not stays


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the child looks by itself: see the next tests")
@pytest.mark.parametrize("after_s", [0.0, 0.3, 3.0])
def test_child_process_ends_when_its_parent_is_killed(never: Path, after_s: float) -> None:
    """Before it has its order, while it imports, and when it has read for a while without a word."""
    parent = subprocess.Popen([sys.executable, "-c", PARENT, str(never)], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    with parent, parent.stdout:
        pid = int(parent.stdout.readline())
        time.sleep(after_s)
        assert is_at_work(pid)
        parent.kill()
        parent.wait()
        assert_ends(pid)


def order(path: Path) -> bytes:
    asked = {"options": {}, "files": [[path.name, str(path)]], "memory_bytes": 512 * MIB, "wall_s": None, "key": ""}
    return json.dumps(asked).encode()


def test_orphaned_child_process_reads_nothing(table: Path) -> None:
    other_process = "1" if os.getpid() != 1 else "2"
    command = [sys.executable, "-P", "-m", "webapp.imports.sandbox"]
    for parent, code, answers in ((other_process, sandbox.EXIT_ORPHANED, False), (str(os.getpid()), 0, True)):
        found = subprocess.run(
            [*command, parent], input=order(table), capture_output=True, env=sandbox._environment(), check=False
        )
        assert (found.returncode, b"summary" in found.stdout) == (code, answers)


def test_child_process_polls_for_its_parent_without_system_support(never: Path) -> None:
    """A child that thinks it is elsewhere, of a parent that ends while it waits."""
    code = (
        "import os, sys, time; from webapp.imports import sandbox as child; child.IS_LIMITED = False;"
        "child._LOOK_FOR_PARENT_EVERY_S = 0.1;"
        "parent = os.getpid(); pid = os.fork()\n"
        "if pid: print(pid, flush=True); time.sleep(0.5); os._exit(0)\n"
        "os.close(1); child._end_with(parent); open(sys.argv[1], 'rb')"
    )
    told = subprocess.run([sys.executable, "-c", code, str(never)], stdout=subprocess.PIPE, check=True, timeout=600)
    assert_ends(int(told.stdout))


def test_child_process_does_not_inherit_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE_URL", "REDIS_URL", "STORMSIZER_SECRET_KEY", "HOME", "PATH"):
        monkeypatch.setenv(name, "secret")
    assert not {name for name, value in sandbox._environment().items() if value == "secret"}


def test_child_process_can_write_no_files_and_open_few(tmp_path: Path) -> None:
    """Limits of the operating system, read in a temporary process."""
    code = (
        "import resource, sys; from webapp.imports import sandbox as child; child._limit(512 << 20, 60.0);"
        "print(*(resource.getrlimit(each)[1] for each in (resource.RLIMIT_FSIZE, resource.RLIMIT_NOFILE,"
        "resource.RLIMIT_CPU, resource.RLIMIT_CORE)), resource.getrlimit(resource.RLIMIT_AS)[1] >> 20)"
    )

    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **sandbox._environment()},
    ).stdout.split()
    assert told[:4] == ["0", "64", "62", "0"]
    assert 512 <= int(told[4]) <= 1_024


@pytest.mark.long
def test_one_gigabyte_with_20_000_columns_is_summarized_within_512_mib(tmp_path: Path) -> None:
    n, path = 6_800, tmp_path / "host.csv"
    each = [made_series(f"VDI-{at:03}:scsi0:{disk}", n, 2 * at + disk) for at in range(150) for disk in (0, 1)]
    with path.open("wb") as out:
        write_esxtop(out, made_clock(n), each, n_other_columns=20_000 - 7 * 451 - 1)
    n_bytes, peaks = path.stat().st_size, list[int]()
    assert n_bytes >= 10**9
    began = time.monotonic()
    with path.open("rb") as file:
        while file.read(MIB):
            pass
    bytes_s, began = time.monotonic() - began, time.monotonic()
    found = summarize_apart([(path.name, path)], peak=peaks.append)
    read_s = time.monotonic() - began
    print(
        f"{n_bytes / 1e9:.2f} GB in {read_s:.1f} s, {read_s / bytes_s:.0f} times as long as its bytes; "
        f"{peaks[0] / MIB:.0f} MiB"
    )
    assert found.workload is not None
    assert (found.files[0].n_rows_used, found.workload.n_entities) == (n, 150)
    assert peaks[0] <= 512 * MIB


def test_every_sample_is_read_in_the_child_process() -> None:
    root = sample_path("")
    files = [
        path
        for path in sorted(root.rglob("*"))
        if path.is_file() and path.suffix not in (".md", ".fio") and path.name != "expected.json"
    ]
    peaks: list[int] = []
    found = summarize_apart([(path.name, path) for path in files], peak=peaks.append)
    assert {each.file for each in found.refused} == {"PAL_SampleLog.blg", "perfmon_style_de_excel_resaved.csv"}
    assert len(found.files) == len(files) - 2
    assert peaks[0] <= 512 * MIB
