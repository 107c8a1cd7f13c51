"""The database for a plain `stormsizer serve`: a private PostgreSQL server that needs no installation.

All processes that ask for the same folder share one server. The first starts it, later ones attach, and the last to
leave stops it. It recovers from `kill -9`, even if its old process id now belongs to another program.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Self

from webapp.deployment.postgres.binaries import (
    ADVICE,
    Account,
    Binaries,
    EmbeddedPostgresError,
    account_for,
    find_binaries,
    readable_binaries,
)
from webapp.deployment.postgres.cluster import Cluster
from webapp.deployment.postgres.postmaster import becomes_ready, stop_postmaster

__all__ = ["EmbeddedPostgres", "EmbeddedPostgresError"]


class EmbeddedPostgres:
    """One process's use of the server for a folder."""

    def __init__(self, root: Path, binaries: Binaries | None = None, settings: Mapping[str, str] | None = None) -> None:
        self.cluster = Cluster(root.absolute(), settings or {})
        self._given_binaries = binaries
        self._share: IO[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    @property
    def url(self) -> str:
        """Database URL for SQLAlchemy."""
        return self.cluster.url

    def start(self) -> str:
        """Start the server or attach to it, creating the cluster the first time; return the database URL."""
        with _one_at_a_time(self.cluster.root):
            running = self.cluster.postmaster
            if running is None:
                self._start_server()
            elif not becomes_ready(self.cluster.data, running.pid):
                raise EmbeddedPostgresError(f"the database in {self.cluster.root} did not become ready in time")
            self._share = self._share or _take_share(self.cluster.root)
        return self.url

    def leave(self) -> None:
        """Release the server; the last process to release it stops it."""
        if self._share is None:
            return
        with _one_at_a_time(self.cluster.root):
            if _is_last(self._share):
                self.stop()
            self._share.close()
            self._share = None

    def stop(self) -> None:
        """Stop the server for all processes."""
        if not stop_postmaster(self.cluster.data):
            raise EmbeddedPostgresError(f"the database in {self.cluster.root} does not stop")

    def _start_server(self) -> None:
        cluster = self.cluster
        account = account_for(cluster.data)
        _check_access(cluster, account)
        chosen = self._given_binaries or find_binaries(cluster.major)
        binaries = readable_binaries(chosen, account, cluster.root)
        if cluster.major is None:
            cluster.create(binaries, account)
        if cluster.major != binaries.major:
            raise EmbeddedPostgresError(
                f"the data in {cluster.root} was written by PostgreSQL {cluster.major},"
                f" but {binaries.folder} contains PostgreSQL {binaries.major}: {ADVICE}"
            )
        cluster.launch(binaries, account)


def _check_access(cluster: Cluster, account: Account | None) -> None:
    root, data = cluster.root, cluster.data
    if account is not None and not account.can_read(root):
        raise EmbeddedPostgresError(
            f"{root} is not accessible to the account `{account.name}`, which runs the database: {ADVICE}"
        )
    if account is None and data.exists() and data.stat().st_uid != os.geteuid():
        raise EmbeddedPostgresError(f"the database in {root} belongs to another user: {ADVICE}")


@contextmanager
def _one_at_a_time(root: Path) -> Iterator[None]:
    """Prevent two processes from starting or stopping the same server at once."""
    try:
        root.mkdir(mode=0o755, parents=True, exist_ok=True)
        lock = (root / "start.lock").open("a")
    except OSError as refused:
        raise EmbeddedPostgresError(f"cannot write to {root}: {refused.strerror}: {ADVICE}") from refused
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _take_share(root: Path) -> IO[str]:
    """Return an open file whose shared lock marks the server as in use, until it is closed or its process dies."""
    share = (root / "users.lock").open("a")
    fcntl.flock(share, fcntl.LOCK_SH)
    return share


def _is_last(share: IO[str]) -> bool:
    try:
        fcntl.flock(share, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
