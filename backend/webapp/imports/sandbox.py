"""File parsing in a child process with limits on memory, time and open files.

Uploaded files are parsed only in the child, so a malicious file crashes the child and not the service. The parent sends
paths and options as JSON. The child responds with one line of JSON per progress update and a final one for the summary.

The child ends when its parent does: on Linux the kernel kills it; elsewhere it checks regularly for its parent.

The memory limit applies to address space, because the operating system cannot limit resident memory. After loading all
modules, the child measures both and limits its address space to the current size plus the remaining resident memory.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any, Literal

from pydantic import ValidationError

import stormsizer
from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.units import BYTES_PER_MIB
from stormsizer_io.importers.parsing.limits import DEFAULT_LIMITS
from stormsizer_io.importers.parsing.named_files import NamedFile, Progress
from stormsizer_io.importers.summary.document import ImportOptions, ImportSummary

IS_LIMITED = sys.platform == "linux"
"""Whether this platform limits memory and CPU time. If not, only wall-clock time is limited."""
if IS_LIMITED:
    import resource

SPARE_BYTES = 24 * int(BYTES_PER_MIB)
"""Memory reserved for pages that were mapped before the limit was set but are touched later."""
OPEN_FILES = 64
MOST_ANSWER_BYTES = 64 * int(BYTES_PER_MIB)
SHARE_OF_ONE_FILE = 0.5
"""Maximum fraction of the wall-clock limit for one file. A slower file is rejected, so that the others are read."""
EXIT_MEMORY, EXIT_ORPHANED = 71, 72
_PR_SET_PDEATHSIG = 1
"""Linux prctl: signal sent to a process when the thread that started it ends."""
_LOOK_FOR_PARENT_EVERY_S = 1.0
_LOOK_EVERY_S = 0.1
_ENOUGH_DETAIL = 2_000
NEEDED_ENVIRONMENT = ("SYSTEMROOT", "TZDIR", "LD_LIBRARY_PATH")
"""Environment variables that the child inherits: system and time zone paths only, no addresses and no secrets."""

Reason = Literal["memory", "time", "cancelled", "died"]


@dataclass(frozen=True)
class ChildLimits:
    """Resource limits for a child process.

    Attributes
    ----------
    memory_bytes
        Maximum resident memory, including the interpreter and its libraries. Enforced only on Linux.
    wall_s
        Maximum time from start to result; None for no limit.
    """

    memory_bytes: int = 512 * int(BYTES_PER_MIB)
    wall_s: float | None = 120.0


class ImportBrokeOffError(Exception):
    """Raised when an analysis ends without a result.

    Attributes
    ----------
    reason
        *memory* or *time* if a limit was exceeded, *cancelled*, or *died* if it crashed, which indicates a bug.
    message
        Message for the user.
    detail
        Details about how the process ended, for the log.
    """

    def __init__(self, reason: Reason, message: Text, detail: str = "") -> None:
        super().__init__(message)
        self.reason, self.message, self.detail = reason, message, detail


def summarize_apart(
    files: Sequence[tuple[str, Path]],
    options: ImportOptions | None = None,
    limits: ChildLimits | None = None,
    progress: Progress = lambda _: None,
    is_cancelled: Callable[[], bool] = lambda: False,
    peak: Callable[[int], None] = lambda _: None,
    key: bytes = b"",
) -> ImportSummary:
    """Parse files in a child process and return their summary.

    Parameters
    ----------
    files
        User-specified name and path of each file.
    is_cancelled
        Called several times per second; the analysis stops when it returns True.
    peak
        Called with the maximum resident memory in bytes; 0 if the system does not report it.
    key
        Secret key of pseudonyms.

    Raises
    ------
    ImportBrokeOffError
        If the analysis exceeded its memory or time limit, was canceled, or crashed.
    """
    limits = limits or ChildLimits()
    order = {
        "options": (options or ImportOptions()).model_dump(mode="json"),
        "files": [[name, str(path.resolve())] for name, path in files],
        "memory_bytes": limits.memory_bytes,
        "wall_s": limits.wall_s,
        "key": key.hex(),
    }
    with _started(order) as child:
        return _answer(child, limits, _Heard(progress, peak), is_cancelled)


@dataclass(frozen=True)
class _Heard:
    """Callbacks for the child's messages."""

    progress: Progress
    peak: Callable[[int], None]


@dataclass
class _Child:
    """A running child process, with the lines of its standard output and the content of its standard error."""

    process: subprocess.Popen[bytes]
    lines: queue.SimpleQueue[bytes | None]
    complaints: list[bytes]


@contextlib.contextmanager
def _started(order: Mapping[str, Any]) -> Iterator[_Child]:
    """Start a child process; on exit, kill it and all processes it started."""
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "webapp.imports.sandbox", str(os.getpid())],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(),
        start_new_session=True,
    )
    child = _Child(process, queue.SimpleQueue(), [])
    threads = [
        threading.Thread(target=_hand_over, args=(process.stdin, json.dumps(order).encode()), daemon=True),
        threading.Thread(target=_listen, args=(process.stdout, child.lines), daemon=True),
        threading.Thread(target=_collect, args=(process.stderr, child.complaints), daemon=True),
    ]
    try:
        for thread in threads:
            thread.start()
        yield child
    finally:
        _kill(process)
        process.wait()
        for thread in threads:
            thread.join()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


def _environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in NEEDED_ENVIRONMENT if name in os.environ}
    package = Path(stormsizer.__file__).resolve().parent.parent
    return {
        **kept,
        "PYTHONPATH": str(package),
        "PYTHONUTF8": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_NUM_THREADS": "1",
        "MALLOC_ARENA_MAX": "1",
        "MALLOC_MMAP_THRESHOLD_": str(int(BYTES_PER_MIB)),
    }


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a child and all processes it started."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def _hand_over(pipe: IO[bytes], order: bytes) -> None:
    with contextlib.suppress(OSError), pipe:
        pipe.write(order)


def _listen(pipe: IO[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(MOST_ANSWER_BYTES):
            lines.put(line)
    lines.put(None)


def _collect(pipe: IO[bytes], complaints: list[bytes]) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line := pipe.readline(_ENOUGH_DETAIL):
            complaints[:] = [*complaints, line][-20:]


def _answer(child: _Child, limits: ChildLimits, heard: _Heard, is_cancelled: Callable[[], bool]) -> ImportSummary:
    until = None if limits.wall_s is None else time.monotonic() + limits.wall_s
    while True:
        if is_cancelled():
            raise ImportBrokeOffError("cancelled", msg("import-cancelled"))
        if until is not None and time.monotonic() > until:
            raise _too_slow(limits)
        try:
            line = child.lines.get(timeout=_LOOK_EVERY_S)
        except queue.Empty:
            continue
        if line is None:
            raise _ended(child, limits)
        summary = _told(line, heard, child)
        if summary is not None:
            return summary


def _told(line: bytes, heard: _Heard, child: _Child) -> ImportSummary | None:
    """Pass a line's message to its callback, and return the summary if the line contains it."""
    try:
        said = json.loads(line)
        if "progress" in said:
            heard.progress(float(said["progress"]))
            return None
        heard.peak(int(said["peak_bytes"]))
        return ImportSummary.model_validate(said["summary"])
    except (ValueError, KeyError, TypeError, ValidationError) as error:
        raise _died(f"its answer cannot be read: {line[:200]!r}", child) from error


def _ended(child: _Child, limits: ChildLimits) -> ImportBrokeOffError:
    """Return the reason why a child ended without a summary."""
    code = child.process.wait()
    if code == EXIT_MEMORY:
        limit = Quantity(round(limits.memory_bytes / BYTES_PER_MIB), "MiB")
        return ImportBrokeOffError("memory", msg("import-out-of-memory", limit=limit))
    if hasattr(signal, "SIGXCPU") and code == -signal.SIGXCPU:
        return _too_slow(limits)
    return _died(f"signal {-code}" if code < 0 else f"exit code {code}", child)


def _too_slow(limits: ChildLimits) -> ImportBrokeOffError:
    return ImportBrokeOffError("time", msg("import-time-limit", limit=Quantity(limits.wall_s or 0.0, "s")))


def _died(how: str, child: _Child) -> ImportBrokeOffError:
    said = b"".join(child.complaints).decode("utf-8", "replace")
    return ImportBrokeOffError("died", msg("import-reader-crashed"), f"{how}; {said[-_ENOUGH_DETAIL:]}")


def main() -> None:
    """Read a request from standard input and respond on standard output. This is the entry point of the child."""
    _end_with(int(sys.argv[1]))
    from stormsizer_io.importers.summary.summarize import summarize  # noqa: PLC0415 - the parent parses no files

    order = json.load(sys.stdin.buffer)
    wall_s = order["wall_s"]
    try:
        _limit(order["memory_bytes"], wall_s)
        answer = summarize(
            [NamedFile.at(Path(path), name) for name, path in order["files"]],
            ImportOptions.model_validate(order["options"]),
            replace(DEFAULT_LIMITS, seconds=1e9 if wall_s is None else SHARE_OF_ONE_FILE * wall_s),
            lambda fraction: _say({"progress": round(fraction, 2)}),
            bytes.fromhex(order["key"]),
        )
        _say({"summary": answer.model_dump(mode="json"), "peak_bytes": _peak_bytes()})
    except MemoryError:
        os._exit(EXIT_MEMORY)


def _end_with(parent_pid: int) -> None:
    """Make this process exit when its parent exits, or immediately if the parent has already exited."""
    if IS_LIMITED:
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    else:
        threading.Thread(target=_watch_parent, args=(parent_pid,), daemon=True).start()
    _end_if_orphaned(parent_pid)


def _watch_parent(parent_pid: int) -> None:
    while True:
        time.sleep(_LOOK_FOR_PARENT_EVERY_S)
        _end_if_orphaned(parent_pid)


def _end_if_orphaned(parent_pid: int) -> None:
    if os.getppid() != parent_pid:
        os._exit(EXIT_ORPHANED)


def _say(answer: Mapping[str, Any]) -> None:
    sys.stdout.write(json.dumps(answer, ensure_ascii=True, allow_nan=False) + "\n")
    sys.stdout.flush()


def _limit(memory_bytes: int, wall_s: float | None) -> None:
    """Set this process's resource limits before it reads any file."""
    if not IS_LIMITED:
        return
    mapped, resident = _held_bytes()
    most = mapped + max(0, memory_bytes - resident - SPARE_BYTES)
    limits = {
        resource.RLIMIT_AS: most,
        resource.RLIMIT_NOFILE: OPEN_FILES,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_CORE: 0,
    }
    if wall_s is not None:
        limits[resource.RLIMIT_CPU] = int(wall_s) + 2
    for what, value in limits.items():
        _, hard = resource.getrlimit(what)
        allowed = value if hard == resource.RLIM_INFINITY else min(value, hard)
        resource.setrlimit(what, (allowed, allowed))


def _held_bytes() -> tuple[int, int]:
    """Return the mapped and the resident memory in bytes."""
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()
    size = os.sysconf("SC_PAGE_SIZE")
    return int(pages[0]) * size, int(pages[1]) * size


def _peak_bytes() -> int:
    """Return the maximum resident memory in bytes; 0 if the system does not report it."""
    if not IS_LIMITED:
        return 0
    with Path("/proc/self/status").open(encoding="ascii", errors="replace") as status:
        return next((int(line.split()[1]) * 1024 for line in status if line.startswith("VmHWM:")), 0)


if __name__ == "__main__":
    main()
