"""ZIP containers from untrusted sources: inspected before opening, with bytes counted during reading."""

from __future__ import annotations

import os
import struct
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import BinaryIO

from stormsizer.messages.text import Message, Quantity, msg
from stormsizer.units import BYTES_PER_MIB
from stormsizer_io.importers.parsing.limits import DIRECTORY_BYTES, MEMBERS, PACKED_BYTES, Budget, Limits
from stormsizer_io.measurements import ImportRefusedError

CHUNK_BYTES = 1 << 16
_RATIO_FROM_BYTES = int(BYTES_PER_MIB)
_END_BYTES = 22
_LOCATOR_BYTES = 20
_COMMENT_BYTES = (1 << 16) - 1
_LOCAL_HEADER_BYTES = 30
_ENCRYPTED = 0x1
_METHODS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError, struct.error, IndexError)


@dataclass
class Archive:
    """Members of a container; all bytes read from them count against the limits."""

    _zip: zipfile.ZipFile
    _budget: Budget

    @property
    def names(self) -> frozenset[str]:
        """Names of the members."""
        return frozenset(self._zip.namelist())

    def chunks(self, name: str) -> Iterator[bytes]:
        """Yield the content of a member in chunks. Raise ImportRefusedError if it is broken or exceeds the limits."""
        n_left = self._zip.getinfo(name).file_size
        for chunk in self._unpacked(name):
            n_left -= len(chunk)
            self._budget.charge_bytes(len(chunk))
            yield chunk
        if n_left:
            raise ImportRefusedError(msg("import-member-shorter", part=name))

    def _unpacked(self, name: str) -> Iterator[bytes]:
        try:
            with self._zip.open(name) as member:
                while chunk := member.read(CHUNK_BYTES):
                    yield chunk
        except (*_BROKEN, RuntimeError) as error:
            raise ImportRefusedError(msg("import-member-damaged", part=name), given=str(error)) from error


def open_archive(stream: BinaryIO, limits: Limits) -> Archive:
    """Open a container after checking its directory.

    Parameters
    ----------
    stream
        Seekable stream.
    limits
        Limits that apply: ``bytes_read``, ``unpacking_ratio``, ``free_bytes`` and ``seconds``.

    Raises
    ------
    ImportRefusedError
        If it is damaged, encrypted or too large, or its members overlap or point outside the container.
    """
    budget = Budget(limits)
    try:
        _check_end(stream)
        archive = zipfile.ZipFile(stream)
    except ImportRefusedError:
        raise
    except _BROKEN as error:
        raise ImportRefusedError(
            msg("import-no-directory"),
            given=str(error),
        ) from error
    _check_members(archive.infolist(), limits)
    return Archive(archive, budget)


def _check_end(stream: BinaryIO) -> None:
    """Check the size of the directory before it is read into memory."""
    n_bytes = stream.seek(0, os.SEEK_END)
    if n_bytes > PACKED_BYTES:
        raise _too_much(msg("import-too-many-bytes", given=n_bytes, allowed=PACKED_BYTES), n_bytes, PACKED_BYTES)
    tail_at = max(0, n_bytes - _END_BYTES - _COMMENT_BYTES - _LOCATOR_BYTES)
    stream.seek(tail_at)
    tail = stream.read()
    at = len(tail) - _END_BYTES
    if at < 0 or not (tail.startswith(b"PK\x05\x06", at) and tail.endswith(b"\0\0")):
        at = tail.rfind(b"PK\x05\x06")
    if at < 0 or len(tail) - at < _END_BYTES:
        raise zipfile.BadZipFile("no end record")
    (directory_bytes,) = struct.unpack_from("<L", tail, at + 12)
    if tail.startswith(b"PK\x06\x07", max(0, at - _LOCATOR_BYTES)):
        stream.seek(struct.unpack_from("<Q", tail, at - _LOCATOR_BYTES + 8)[0])
        (directory_bytes,) = struct.unpack_from("<Q", stream.read(56), 40)
    if directory_bytes > DIRECTORY_BYTES:
        raise _too_much(
            msg("import-too-many-directory-bytes", given=directory_bytes, allowed=DIRECTORY_BYTES),
            directory_bytes,
            DIRECTORY_BYTES,
        )
    stream.seek(0)


def _check_members(members: list[zipfile.ZipInfo], limits: Limits) -> None:
    if len(members) > MEMBERS:
        raise _too_much(msg("import-too-many-members", given=len(members), allowed=MEMBERS), len(members), MEMBERS)
    for member in members:
        _check_member(member, limits)
    if len({member.filename for member in members}) < len(members):
        raise ImportRefusedError(msg("import-duplicate-member"))
    in_order = sorted(members, key=lambda member: member.header_offset)
    for before, after in pairwise(in_order):
        if before.header_offset + _LOCAL_HEADER_BYTES + before.compress_size > after.header_offset:
            raise ImportRefusedError(msg("import-members-overlap", first=before.filename, second=after.filename))
    total = sum(member.file_size for member in members)
    if total > limits.bytes_read:
        raise _too_much(
            msg("import-too-many-unpacked-bytes", given=total, allowed=limits.bytes_read), total, limits.bytes_read
        )


def _check_member(member: zipfile.ZipInfo, limits: Limits) -> None:
    if member.flag_bits & _ENCRYPTED:
        raise ImportRefusedError(msg("import-encrypted"))
    if member.compress_type not in _METHODS:
        raise ImportRefusedError(msg("import-member-method", part=member.filename))
    outside = ".." in member.filename.split("/") or member.filename.startswith("/")
    if outside or not member.filename or (member.filename.endswith("/") and member.file_size):
        raise ImportRefusedError(msg("import-member-outside"), given=member.filename)
    ratio = member.file_size / max(member.compress_size, 1)
    if member.file_size > _RATIO_FROM_BYTES and ratio > limits.unpacking_ratio:
        raise ImportRefusedError(
            msg("import-member-grows", part=member.filename, ratio=Quantity(round(ratio), "")),
            given=f"{ratio:,.0f}",
            allowed=msg("allowed-at-most", amount=Quantity(limits.unpacking_ratio, "")),
        )


def _too_much(message: Message, given: int, allowed: int) -> ImportRefusedError:
    return ImportRefusedError(message, given=f"{given:,}", allowed=f"{allowed:,}")
