"""Throwaway PostgreSQL and Redis servers on free ports of the loopback address, as root or not."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import redis
from pydantic import SecretStr
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from webapp.deployment.logins import Login, create_logins
from webapp.deployment.postgres.binaries import Binaries, binaries_in, system_folders
from webapp.deployment.postgres.cluster import free_port
from webapp.deployment.postgres.embedded import EmbeddedPostgres

MISSING = "{program} is not installed: `make test` installs it as root, else `apt-get install {package}`"

# nothing in a test server outlives the test, so it need not reach the disk
FORGETFUL = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "max_connections": "200"}


class Logins(NamedTuple):
    """Addresses of a database for each of its logins."""

    owner: str
    """Owns the tables: migrations, backups, and what a test prepares and inspects."""
    service: str
    """Owns nothing and has no privileges: what the product does."""


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


def logins_on(administrator: str) -> Logins:
    """Create the logins without privileges on a server; return the addresses of the database for them.

    The owner may also end the sessions of the service, because tests drop databases while its pool is open.
    """
    logins = (Login("stormsizer_owner", SecretStr("owner: p/w")), Login("stormsizer_app", SecretStr("app: p/w")))
    engine = create_engine(administrator, poolclass=NullPool)
    with engine.begin() as connection:
        create_logins(connection, *logins)
        connection.exec_driver_sql("GRANT pg_signal_backend TO stormsizer_owner")
    names = (engine.url.set(username=name, password=word.get_secret_value()) for name, word in logins)
    return Logins(*(each.render_as_string(hide_password=False) for each in names))


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
