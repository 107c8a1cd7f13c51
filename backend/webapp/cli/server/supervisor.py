"""Runs workers alongside `serve`, and stops them when it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from threading import Event, Thread

import structlog

from webapp.settings import Settings
from webapp.worker import PARENT_VARIABLE

STOP_WITHIN_S = 3.0
"""Time for workers to stop: a run is requeued within a second, and Celery needs the rest to close idle processes."""
FIRST_PAUSE_S, LONGEST_PAUSE_S = 0.5, 30.0
SETTLED_S = 10.0
LOOK_EVERY_S = 0.1

log = structlog.get_logger()


class Supervisor:
    """Starts workers, and restarts each one that dies.

    Each worker has a single process for its jobs. Several processes of one worker would wait on the same pipe, and a
    process killed while it waits can block the others permanently.
    """

    def __init__(self, database_url: str, settings: Settings) -> None:
        self._environment = os.environ | {
            "DATABASE_URL": database_url,
            "STORMSIZER_ACCOUNTS": str(settings.has_accounts),
            "STORMSIZER_DATA_FOLDER": str(settings.data_folder),
            "STORMSIZER_DEMO": str(settings.demo),
            **_own(settings),
            "STORMSIZER_WORKER_CONCURRENCY": "1",
            PARENT_VARIABLE: str(os.getpid()),
        }
        self._stopped = Event()
        self._threads = [
            Thread(target=self._run, name=f"supervisor-{i}", daemon=True) for i in range(settings.worker_concurrency)
        ]

    def start(self) -> None:
        """Start the workers."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Stop the workers; a run in progress is requeued and resumes at the next start."""
        self._stopped.set()
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        pause = FIRST_PAUSE_S
        while not self._stopped.is_set():
            process = self._spawn()
            started = time.monotonic()
            while process.poll() is None and not self._stopped.wait(LOOK_EVERY_S):
                pass
            if self._stopped.is_set():
                _end(process)
                return
            log.warning("worker exited, restarting it", exit_code=process.returncode)
            pause = FIRST_PAUSE_S if time.monotonic() - started > SETTLED_S else min(LONGEST_PAUSE_S, pause * 2)
            self._stopped.wait(pause)

    def _spawn(self) -> subprocess.Popen[bytes]:
        """Start a worker in its own process group: Ctrl-C reaches only this process, which stops the worker cleanly."""
        return subprocess.Popen(
            [sys.executable, "-m", "webapp.cli", "worker"],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            start_new_session=True,
        )


def _own(settings: Settings) -> dict[str, str]:
    """Return the settings that the service may have made itself."""
    secret = None if settings.secret_key is None else settings.secret_key.get_secret_value()
    made = {"STORMSIZER_PUBLIC_URL": settings.public_url, "STORMSIZER_SECRET_KEY": secret}
    return {name: value for name, value in made.items() if value is not None}


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(STOP_WITHIN_S)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
