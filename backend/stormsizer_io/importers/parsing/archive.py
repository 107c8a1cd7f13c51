"""ZIP containers from untrusted sources: inspected before they are opened, counted while they are read."""

from __future__ import annotations

import os
import struct
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import BinaryIO

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
    """Members of a container; everything read from them counts against the limits."""

    _zip: zipfile.ZipFile
    _budget: Budget

    @property
    def names(self) -> frozenset[str]:
        """Names of the members."""
        return frozenset(self._zip.namelist())

    def chunks(self, name: str) -> Iterator[bytes]:
        """Content of a member in chunks. Raises ImportRefusedError if it is broken or exceeds the limits."""
        n_left = self._zip.getinfo(name).file_size
        for chunk in self._unpacked(name):
            n_left -= len(chunk)
            self._budget.charge_bytes(len(chunk))
            yield chunk
        if n_left:
            raise ImportRefusedError(f"{name} is shorter than the file says: it is damaged.")

    def _unpacked(self, name: str) -> Iterator[bytes]:
        try:
            with self._zip.open(name) as member:
                while chunk := member.read(CHUNK_BYTES):
                    yield chunk
        except (*_BROKEN, RuntimeError) as error:
            raise ImportRefusedError(
                f"{name} cannot be unpacked: the file is damaged or was cut off.", given=str(error)
            ) from error


def open_archive(stream: BinaryIO, limits: Limits) -> Archive:
    """Open a container after checking its directory.

    Parameters
    ----------
    stream
        Seekable.
    limits
        Limits that apply: ``bytes_read``, ``unpacking_ratio``, ``free_bytes`` and ``seconds``.

    Raises
    ------
    ImportRefusedError
        If it is damaged, encrypted or too large, or its members overlap or point outside.
    """
    budget = Budget(limits)
    try:
        _check_end(stream)
        archive = zipfile.ZipFile(stream)
    except ImportRefusedError:
        raise
    except _BROKEN as error:
        raise ImportRefusedError(
            "The file begins as a workbook but has no table of contents: it is damaged or was cut off.",
            given=str(error),
        ) from error
    _check_members(archive.infolist(), limits)
    return Archive(archive, budget)


def _check_end(stream: BinaryIO) -> None:
    """Check the size of the directory before it is read into memory."""
    n_bytes = stream.seek(0, os.SEEK_END)
    if n_bytes > PACKED_BYTES:
        raise _too_much("bytes", n_bytes, PACKED_BYTES)
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
        raise _too_much("bytes of table of contents", directory_bytes, DIRECTORY_BYTES)
    stream.seek(0)


def _check_members(members: list[zipfile.ZipInfo], limits: Limits) -> None:
    if len(members) > MEMBERS:
        raise _too_much("members", len(members), MEMBERS)
    for member in members:
        _check_member(member, limits)
    if len({member.filename for member in members}) < len(members):
        raise ImportRefusedError("The file holds two members of the same name.")
    in_order = sorted(members, key=lambda member: member.header_offset)
    for before, after in pairwise(in_order):
        if before.header_offset + _LOCAL_HEADER_BYTES + before.compress_size > after.header_offset:
            raise ImportRefusedError(f"The members {before.filename} and {after.filename} overlap.")
    total = sum(member.file_size for member in members)
    if total > limits.bytes_read:
        raise _too_much("bytes when unpacked", total, limits.bytes_read)


def _check_member(member: zipfile.ZipInfo, limits: Limits) -> None:
    if member.flag_bits & _ENCRYPTED:
        raise ImportRefusedError("The file is encrypted. Save it without a password.")
    if member.compress_type not in _METHODS:
        raise ImportRefusedError(f"{member.filename} is packed in a way that workbooks do not use.")
    outside = ".." in member.filename.split("/") or member.filename.startswith("/")
    if outside or not member.filename or (member.filename.endswith("/") and member.file_size):
        raise ImportRefusedError("The file names a place outside of itself.", given=member.filename)
    ratio = member.file_size / max(member.compress_size, 1)
    if member.file_size > _RATIO_FROM_BYTES and ratio > limits.unpacking_ratio:
        raise ImportRefusedError(
            f"{member.filename} grows {ratio:,.0f} times when unpacked.",
            given=f"{ratio:,.0f}",
            allowed=f"at most {limits.unpacking_ratio:,.0f} times",
        )


def _too_much(what: str, given: int, allowed: int) -> ImportRefusedError:
    return ImportRefusedError(
        f"The file has {given:,} {what}; at most {allowed:,} are read.", given=f"{given:,}", allowed=f"{allowed:,}"
    )
