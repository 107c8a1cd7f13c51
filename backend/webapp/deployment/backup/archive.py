"""Backup file: PostgreSQL's dump, its manifest, and a signature, in one ZIP file."""

from __future__ import annotations

import hashlib
import hmac
import os
import zipfile
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from webapp.core.security.secrets import derived
from webapp.deployment.backup.errors import BackupError
from webapp.deployment.backup.facts import Facts
from webapp.settings import Settings

DUMP, MANIFEST, SIGNATURE = "database.dump", "manifest.json", "signature"
PURPOSE = "backup"
CHUNK_BYTES = 1024 * 1024


class Dump(BaseModel):
    """Size and hash of PostgreSQL's dump, which is stored unchanged."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    n_bytes: int
    sha256: str


class Manifest(BaseModel):
    """Manifest of a backup."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal[1] = 1
    made_at: datetime
    """Database time of the snapshot."""
    release: str
    server_major: int
    has_accounts: bool
    roles: tuple[str, ...]
    """Roles named by policies and grants."""
    key_check: str
    """Identifies the secret key that this database seals and signs with; reveals nothing else about the key."""
    dump: Dump
    facts: Facts


def key_check(settings: Settings) -> str:
    """Return the identifier of a secret key."""
    return hmac.digest(derived(settings, PURPOSE), b"which key", hashlib.sha256).hex()[:32]


class Writer:
    """Writes a backup to a temporary file, which is renamed once it is verified."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.half = path.with_name(path.name + ".part")
        if path.exists():
            raise BackupError(f"{path} already exists")
        self.half.unlink(missing_ok=True)
        os.close(os.open(self.half, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        self._archive = zipfile.ZipFile(self.half, "w", zipfile.ZIP_STORED)

    def write_dump(self, content: Iterable[bytes]) -> Dump:
        """Write the dump as it arrives; return its size and hash."""
        digest, n_bytes = hashlib.sha256(), 0
        with self._archive.open(DUMP, "w", force_zip64=True) as member:
            for chunk in content:
                digest.update(chunk)
                n_bytes += member.write(chunk)
        return Dump(n_bytes=n_bytes, sha256=digest.hexdigest())

    def finish(self, manifest: Manifest, settings: Settings) -> None:
        """Write the manifest and its signature, and flush everything to disk."""
        said = manifest.model_dump_json(indent=1).encode()
        self._archive.writestr(MANIFEST, said)
        self._archive.writestr(SIGNATURE, _signature(said, settings))
        self._archive.close()
        with self.half.open("rb+") as file:
            os.fsync(file.fileno())

    def put_in_place(self) -> None:
        """Rename the file to its final name."""
        self.half.rename(self._path)

    def discard(self) -> None:
        """Delete the file, unless it already has its final name."""
        self._archive.close()
        self.half.unlink(missing_ok=True)


class Backup:
    """A complete backup with a valid signature."""

    def __init__(self, path: Path, settings: Settings) -> None:
        self.path = path
        try:
            with zipfile.ZipFile(path) as archive:
                said, signature = archive.read(MANIFEST), archive.read(SIGNATURE).decode("ascii", "replace")
            self.manifest = Manifest.model_validate_json(said)
        except (zipfile.BadZipFile, EOFError, KeyError, NotImplementedError) as error:
            raise BackupError(f"{path} is not a backup or is damaged") from error
        except ValidationError as error:
            raise BackupError(f"{path} is not a backup that this release can read") from error
        self.has_same_key = hmac.compare_digest(self.manifest.key_check, key_check(settings))
        if self.has_same_key and not hmac.compare_digest(signature, _signature(said, settings)):
            raise BackupError(f"{path} was changed after it was created")
        self._require_whole()

    def content(self) -> Iterator[bytes]:
        """Yield the dump in chunks."""
        with zipfile.ZipFile(self.path) as archive, archive.open(DUMP) as member:
            while chunk := member.read(CHUNK_BYTES):
                yield chunk

    def _require_whole(self) -> None:
        digest = hashlib.sha256()
        try:
            for chunk in self.content():
                digest.update(chunk)
        except (zipfile.BadZipFile, EOFError, KeyError, NotImplementedError) as error:
            raise BackupError(f"{self.path} is damaged") from error
        if digest.hexdigest() != self.manifest.dump.sha256:
            raise BackupError(f"{self.path} is damaged: its dump was changed")


def _signature(said: bytes, settings: Settings) -> str:
    return hmac.digest(derived(settings, PURPOSE), said, hashlib.sha256).hex()
