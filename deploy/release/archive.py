"""Checksums, and archives whose bytes depend only on their contents."""

from __future__ import annotations

import gzip
import hashlib
import tarfile
from collections.abc import Iterable
from pathlib import Path
from typing import IO

SUMS = "SHA256SUMS"


def sha256_of(path: Path) -> str:
    """Return the SHA-256 digest of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def files_in(folder: Path) -> tuple[Path, ...]:
    """Return all files below a folder, sorted by path."""
    return tuple(sorted(path for path in folder.rglob("*") if path.is_file()))


def checksums(files: Iterable[Path], folder: Path) -> str:
    """Return lines for `sha256sum --check`, with paths relative to the folder."""
    return "".join(f"{sha256_of(path)}  {path.relative_to(folder).as_posix()}\n" for path in sorted(files))


def pack(folder: Path, target: Path, epoch: int, name: str | None = None) -> None:
    """Write a folder as a tar: sorted, owned by root, with one time for all files; compressed if it ends with `gz`."""
    if target.suffix not in (".gz", ".tgz"):
        with target.open("wb") as file:
            _write(folder, name or folder.name, file, epoch)
        return
    with target.open("wb") as file, gzip.GzipFile("", "wb", 6, file, mtime=epoch) as compressed:
        _write(folder, name or folder.name, compressed, epoch)


def _write(folder: Path, name: str, file: IO[bytes] | gzip.GzipFile, epoch: int) -> None:
    with tarfile.open(fileobj=file, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in files_in(folder):
            entry = tarfile.TarInfo(f"{name}/{path.relative_to(folder).as_posix()}")
            entry.size = path.stat().st_size
            entry.mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
            entry.mtime = epoch
            entry.uname = entry.gname = "root"
            with path.open("rb") as content:
                archive.addfile(entry, content)
