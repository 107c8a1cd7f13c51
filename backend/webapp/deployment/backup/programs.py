"""PostgreSQL's `pg_dump` and `pg_restore`, in a version that matches the server."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, cast

from psycopg.conninfo import make_conninfo
from sqlalchemy.engine import make_url

from webapp.deployment.backup.errors import BackupError
from webapp.deployment.postgres.binaries import BINARIES_VARIABLE, program_folders

CHUNK_BYTES = 1024 * 1024


def folder_for(major: int) -> Path:
    """Return the program folder for a server's major version or, if missing, for the next newer version installed."""
    found = {version: folder for folder in reversed(program_folders()) if (version := _major_in(folder))}
    fitting = [version for version in sorted(found) if version >= major]
    if not fitting:
        raise BackupError(
            f"the server runs PostgreSQL {major}, but pg_dump and pg_restore on this machine are missing or older: "
            f"install postgresql-client-{major}, or set their folder in {BINARIES_VARIABLE}"
        )
    return found[fitting[0]]


def dump(folder: Path, url: str, snapshot: str) -> Iterator[bytes]:
    """Yield a dump of a snapshot, in PostgreSQL's custom format."""
    command = [str(folder / "pg_dump"), "--format=custom", "--no-owner", "--no-password", f"--snapshot={snapshot}"]
    with tempfile.TemporaryFile() as said:
        with subprocess.Popen(
            [*command, _address(url)],
            env=_environment(url),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=said,
        ) as process:
            output = cast("IO[bytes]", process.stdout)
            yield from iter(partial(output.read, CHUNK_BYTES), b"")
        _require_success("pg_dump", process.returncode, said)


def restore(folder: Path, url: str, content: Iterable[bytes]) -> None:
    """Restore a dump into an empty database in a single transaction."""
    command = [
        str(folder / "pg_restore"), "--single-transaction", "--exit-on-error", "--no-owner", "--no-password",
        f"--dbname={_address(url)}",
    ]  # fmt: skip
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(
            command, env=_environment(url), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=said
        )
        entry = cast("IO[bytes]", process.stdin)
        with suppress(BrokenPipeError):  # it ended early; its exit code and output show why
            for chunk in content:
                entry.write(chunk)
        with suppress(BrokenPipeError):
            entry.close()
        _require_success("pg_restore", process.wait(), said)


def _require_success(program: str, exit_code: int, said: IO[bytes]) -> None:
    if exit_code:
        said.seek(0)
        lines = [line for line in said.read().decode(errors="replace").splitlines() if line.strip()]
        telling = [line for line in lines if "error:" in line] or lines
        raise BackupError(telling[0] if telling else f"{program} ended with exit code {exit_code}")


def _major_in(folder: Path) -> int | None:
    if not all((folder / program).exists() for program in ("pg_dump", "pg_restore")):
        return None
    answer = subprocess.run([folder / "pg_dump", "--version"], check=False, capture_output=True, text=True)
    version = re.search(r"\(PostgreSQL\) (\d+)", answer.stdout)
    return None if version is None else int(version[1])


def _address(url: str) -> str:
    """Return the connection string without the password, because arguments are visible in the process list."""
    parsed = make_url(url)
    given = {name: value for name, value in parsed.query.items() if isinstance(value, str)}
    return make_conninfo("", host=parsed.host, port=parsed.port, user=parsed.username, dbname=parsed.database, **given)


def _environment(url: str) -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    password = make_url(url).password
    return {**ours, "PGCONNECT_TIMEOUT": "5"} | ({} if password is None else {"PGPASSWORD": str(password)})
