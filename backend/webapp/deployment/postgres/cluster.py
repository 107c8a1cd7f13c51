"""A PostgreSQL cluster in a folder: created once, started, and recovered after a crash."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from webapp.deployment.postgres.binaries import Account, Binaries, EmbeddedPostgresError, process_options
from webapp.deployment.postgres.postmaster import Postmaster, becomes_ready, last_postmaster, running_postmaster

USER = "stormsizer"
START_ATTEMPTS = 3
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "60",
    "shared_buffers": "128MB",
    "timezone": "UTC",
    "log_timezone": "UTC",
}


@dataclass(frozen=True)
class Cluster:
    """A cluster's folder and the settings of its server."""

    root: Path
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def data(self) -> Path:
        """PostgreSQL's data folder."""
        return self.root / "pgdata"

    @property
    def log(self) -> Path:
        """File with the server's output since its last start."""
        return self.root / "postgres.log"

    @property
    def password_file(self) -> Path:
        """File with the password of the only database user; readable only by the file's owner."""
        return self.root / "postgres.password"

    @property
    def postmaster(self) -> Postmaster | None:
        """The running server, if any."""
        return running_postmaster(self.data)

    @property
    def major(self) -> int | None:
        """PostgreSQL major version of the data, which no other version can read; None if there is no data yet."""
        try:
            return int((self.data / "PG_VERSION").read_text())
        except FileNotFoundError:
            return None

    @property
    def url(self) -> str:
        """Database URL for SQLAlchemy."""
        running = self.postmaster
        if running is None:
            raise EmbeddedPostgresError(f"the database in {self.root} is not running")
        return f"postgresql+psycopg://{USER}:{self.password_file.read_text()}@127.0.0.1:{running.port}/postgres"

    def create(self, binaries: Binaries, account: Account | None) -> None:
        """Create the cluster in a temporary folder and rename it, so that an interruption leaves no partial cluster."""
        half = self.root / "pgdata.half"
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(mode=0o700)
        _give(half, account)
        password = secrets.token_urlsafe(24)
        _write_secret(self.password_file, password, owner=None)
        told = self.root / "initdb.password"
        _write_secret(told, password, owner=account)
        command = [
            str(binaries.folder / "initdb"), f"--pgdata={half}", f"--username={USER}", f"--pwfile={told}",
            "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C.UTF-8",
        ]  # fmt: skip
        outcome = subprocess.run(
            command,
            check=False,
            cwd="/",
            capture_output=True,
            text=True,
            env=_environment(),
            **process_options(account),
        )
        told.unlink()
        if outcome.returncode != 0:
            raise EmbeddedPostgresError(f"the database in {self.root} could not be created: {_reason(outcome.stderr)}")
        half.rename(self.data)

    def launch(self, binaries: Binaries, account: Account | None) -> None:
        """Start the server; retry if its port was taken or children of a killed server are still running."""
        for _ in range(START_ATTEMPTS):
            process = self._spawn(binaries, account)
            if becomes_ready(self.data, process.pid, process):
                process.returncode = 0  # detach: it may outlive this process, and `postmaster.pid` identifies it
                return
            process.kill()
            process.wait()
            time.sleep(0.5)
        reason = _reason(self.log.read_text(errors="replace"))
        raise EmbeddedPostgresError(f"the database in {self.root} does not start: {reason} (full log: {self.log})")

    def _spawn(self, binaries: Binaries, account: Account | None) -> subprocess.Popen[bytes]:
        settings = [part for name, value in {**SETTINGS, **self.settings}.items() for part in ("-c", f"{name}={value}")]
        command = [str(binaries.folder / "postgres"), "-D", str(self.data), "-p", str(free_port()), *settings]
        environment = _environment()
        left_behind = last_postmaster(self.data)
        if left_behind is not None:
            # a lock file with this process id is considered stale, even if the id is in use again
            environment["PG_GRANDPARENT_PID"] = str(left_behind.pid)
        with self.log.open("wb") as log:
            return subprocess.Popen(
                command, env=environment, cwd="/", stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True, **process_options(account),
            )  # fmt: skip


def free_port() -> int:
    """Return a free TCP port on the loopback address."""
    (port,) = free_ports(1)
    return port


def free_ports(n_ports: int) -> Sequence[int]:
    """Return as many different free TCP ports on the loopback address."""
    with ExitStack() as probes:
        ports = []
        for _ in range(n_ports):
            probe = probes.enter_context(socket.socket())  # stays bound, or the next one may get the same port
            probe.bind(("127.0.0.1", 0))
            ports.append(int(probe.getsockname()[1]))
        return ports


def _give(path: Path, account: Account | None) -> None:
    if account is not None:
        os.chown(path, account.uid, account.gid)


def _write_secret(path: Path, text: str, owner: Account | None) -> None:
    path.unlink(missing_ok=True)
    path.touch(mode=0o600)
    path.write_text(text)
    _give(path, owner)


def _environment() -> dict[str, str]:
    """Return the environment without variables that affect PostgreSQL's programs."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")}


def _reason(output: str) -> str:
    """Return the error line in PostgreSQL's output, or else the last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    telling = [line for line in lines if "FATAL" in line or "error:" in line]
    return next(iter(telling[-1:] or lines[-1:]), "it said nothing")
