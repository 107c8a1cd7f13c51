"""The server process for a PostgreSQL data folder: whether it is running and ready, and how to stop it."""

from __future__ import annotations

import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

import psutil

START_TIMEOUT_S = 60.0
STOP_TIMEOUT_S = 30.0


@dataclass(frozen=True)
class Postmaster:
    """Contents of `postmaster.pid`."""

    pid: int
    port: int
    is_ready: bool


def last_postmaster(data: Path) -> Postmaster | None:
    """Return the last server for a data folder, running or not; None after a clean shutdown."""
    try:
        lines = (data / "postmaster.pid").read_text().splitlines()
        return Postmaster(int(lines[0]), int(lines[3]), is_ready="".join(lines[7:8]).strip() == "ready")
    except (FileNotFoundError, IndexError, ValueError):
        return None


def running_postmaster(data: Path) -> Postmaster | None:
    """Return the running server, if any."""
    last = last_postmaster(data)
    return last if last and _is_postgres(last.pid, data) else None


def becomes_ready(data: Path, pid: int, process: subprocess.Popen[bytes] | None = None) -> bool:
    """Wait until a server accepts connections; return False if it exits or does not become ready in time."""
    deadline = time.monotonic() + START_TIMEOUT_S
    while time.monotonic() < deadline:
        if process is not None and process.poll() is not None:
            return False
        last = last_postmaster(data)
        if last and last.pid == pid and last.is_ready:
            return True
        time.sleep(0.02)
    return False


def stop_postmaster(data: Path) -> bool:
    """Stop the server for a data folder: open transactions roll back, and committed data is safe.

    Return False if it does not stop.
    """
    running = running_postmaster(data)
    if running is None:
        return True
    process = psutil.Process(running.pid)
    for farewell in (signal.SIGINT, signal.SIGQUIT):
        process.send_signal(farewell)
        try:
            process.wait(STOP_TIMEOUT_S)
        except psutil.TimeoutExpired:
            continue
        return True
    return False


def _is_postgres(pid: int, data: Path) -> bool:
    """Return whether a process is this folder's server and not another program that reuses its old process ID."""
    try:
        command = psutil.Process(pid).cmdline()
    except psutil.Error:
        return False
    return bool(command) and Path(command[0]).name == "postgres" and str(data) in command
