"""Throwaway PostgreSQL and Redis servers on free ports of the loopback address, as root or not."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redis

from webapp.deployment.postgres.binaries import Binaries, binaries_in, system_folders
from webapp.deployment.postgres.cluster import free_port
from webapp.deployment.postgres.embedded import EmbeddedPostgres

MISSING = "{program} is not installed: `make test` installs it as root, else `apt-get install {package}`"

# nothing in a test server outlives the test, so it need not reach the disk
FORGETFUL = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "max_connections": "200"}


class MissingServerError(RuntimeError):
    """A server program the tests need is not on this machine."""


@contextmanager
def open_folder(purpose: str) -> Iterator[Path]:
    """Make a folder that every account may enter, as PostgreSQL under root needs; remove it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix=f"stormsizer-{purpose}-"))
    folder.chmod(0o755)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def embedded_postgres() -> Iterator[str]:
    """Serve the database of the default set-up; yield its address."""
    with open_folder("embedded") as folder, EmbeddedPostgres(folder, settings=FORGETFUL) as server:
        yield server.url


@contextmanager
def server_postgres() -> Iterator[str]:
    """Serve a database with Debian's PostgreSQL; yield its address."""
    with open_folder("postgres") as folder, EmbeddedPostgres(folder, _system_binaries(), FORGETFUL) as server:
        yield server.url


@contextmanager
def server_redis() -> Iterator[str]:
    """Serve Debian's Redis, keeping nothing; yield its address."""
    program = shutil.which("redis-server")
    if program is None:
        raise MissingServerError(MISSING.format(program="redis-server", package="redis-server"))
    port = free_port()
    with open_folder("redis") as folder:
        command = [program, "--bind", "127.0.0.1", "--port", str(port), "--save", "", "--appendonly", "no"]
        process = subprocess.Popen([*command, "--dir", str(folder)], stdout=subprocess.DEVNULL)
        try:
            _wait_for_redis(port, process)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(10)


def _system_binaries() -> Binaries:
    for folder in system_folders():
        binaries = binaries_in(folder)
        if binaries is not None:
            return binaries
    raise MissingServerError(MISSING.format(program="PostgreSQL", package="postgresql"))


def _wait_for_redis(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 10
    with redis.Redis(host="127.0.0.1", port=port) as client:
        while time.monotonic() < deadline and process.poll() is None:
            try:
                client.ping()
            except redis.ConnectionError:
                time.sleep(0.02)
            else:
                return
    raise RuntimeError("redis-server does not answer")
