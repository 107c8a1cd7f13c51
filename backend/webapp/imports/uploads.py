"""Uploads: streams a request body into rows of at most 1 MiB, so that a file is never held in memory as a whole."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass
from uuid import UUID

from fastapi import Request
from sqlalchemy.orm import Session
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect

from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.scenario import Problem
from stormsizer.units import BYTES_PER_MIB
from webapp.core.http.errors import ServiceError, TooLargeError, UnavailableError, UnreadableBodyError
from webapp.imports import repository

PART_BYTES = 1024 * 1024
KEPT_WAITING_S = 10.0
"""Maximum time before received data is written, because a transaction that is idle for a minute is terminated."""
LONGEST_PAUSE_S = 30.0
LONGEST_S = 900.0
PACE_OVER_S = 30.0
"""Time spent waiting for the client after which its pace is checked."""
SLOWEST_BYTES_PER_S = 64 * 1024
"""Lowest mean pace of a client; the largest allowed file needs a higher one to arrive in time."""
MOST_AT_A_TIME, MOST_OF_ONE_ORGANIZATION = 8, 2
"""Maximum number of concurrent uploads: each one holds a database connection until it ends."""
MEDIA_TYPE = "application/octet-stream"
CLOSE = {"Connection": "close"}
"""Header that makes the client close the connection instead of sending the rest of the body."""


class TooLargeFileError(TooLargeError):
    """The file exceeds the size limit, alone or together with the files already stored."""

    def __init__(self, detail: Text, given: Text, allowed: Text, message: Text) -> None:
        problem = Problem(path="file", given=given, allowed=allowed, message=message)
        super().__init__(detail, (problem,), CLOSE)


class NotBytesError(ServiceError):
    """The content type of the upload is not `application/octet-stream`."""

    status, kind, title = 415, "unsupported-media-type", msg("problem-title-unsupported-media-type")


class TooSlowError(ServiceError):
    """The upload takes too long, is too slow, or pauses for too long."""

    status, kind, title = 408, "upload-too-slow", msg("problem-title-upload-too-slow")


@dataclass(frozen=True)
class Received:
    """Size and hash of a received file."""

    n_bytes: int
    sha256: str


_slots: Counter[UUID | None] = Counter()
"""Number of uploads in progress, by organization."""


def require_size(request: Request, most_bytes: int) -> None:
    """Reject a request whose content type is wrong or whose declared size exceeds the limit.

    Raises
    ------
    NotBytesError, TooLargeFileError
    """
    media_type = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != MEDIA_TYPE:
        raise NotBytesError(msg("problem-upload-media-type", type=MEDIA_TYPE), headers=CLOSE)
    declared = request.headers.get("content-length", "")
    if declared.isdecimal() and int(declared[:20]) > most_bytes:
        raise _too_large(int(declared[:20]), most_bytes)


async def received(
    request: Request, session: Session, organization_id: UUID | None, file_id: UUID, most_bytes: int
) -> Received:
    """Store a request body as parts of a file, in the session's transaction.

    Raises
    ------
    TooLargeFileError
        As soon as the limit is exceeded.
    TooSlowError, UnreadableBodyError
        If the upload stalls or is interrupted.
    UnavailableError
        If too many uploads run at once, or too many of this organization.
    """
    if _slots[organization_id] >= MOST_OF_ONE_ORGANIZATION or _slots.total() >= MOST_AT_A_TIME:
        raise UnavailableError(msg("problem-too-many-uploads"), headers={"Retry-After": "5", **CLOSE})
    _slots[organization_id] += 1
    try:
        return await _written(request, session, file_id, most_bytes)
    finally:
        _slots[organization_id] -= 1
        if not _slots[organization_id]:
            del _slots[organization_id]


async def _written(request: Request, session: Session, file_id: UUID, most_bytes: int) -> Received:
    sha256, n_bytes, number = hashlib.sha256(), 0, 0
    waiting, written_s = bytearray(), time.monotonic()
    async for chunk in _chunks(request):
        n_bytes += len(chunk)
        if n_bytes > most_bytes:
            raise _too_large(n_bytes, most_bytes)
        sha256.update(chunk)
        waiting += chunk
        while len(waiting) >= PART_BYTES or (waiting and time.monotonic() - written_s > KEPT_WAITING_S):
            part = bytes(waiting[:PART_BYTES])
            del waiting[:PART_BYTES]
            await run_in_threadpool(repository.add_part, session, file_id, number, part)
            number, written_s = number + 1, time.monotonic()
    if waiting:
        await run_in_threadpool(repository.add_part, session, file_id, number, bytes(waiting))
    return Received(n_bytes, sha256.hexdigest())


async def _chunks(request: Request) -> AsyncIterator[bytes]:
    """Yield the data of a request as it arrives, at a minimum pace. Time in which the service writes does not count."""
    stream, deadline_s = request.stream().__aiter__(), time.monotonic() + LONGEST_S
    waited_s, n_bytes = 0.0, 0
    while True:
        asked_s = time.monotonic()
        try:
            async with asyncio.timeout(min(LONGEST_PAUSE_S, deadline_s - asked_s)):
                chunk = await anext(stream)
        except StopAsyncIteration:
            return
        except TimeoutError:
            raise _too_slow() from None
        except ClientDisconnect:
            raise UnreadableBodyError(msg("problem-upload-interrupted")) from None
        waited_s, n_bytes = waited_s + time.monotonic() - asked_s, n_bytes + len(chunk)
        if waited_s >= PACE_OVER_S:
            if n_bytes < SLOWEST_BYTES_PER_S * waited_s:
                raise _too_slow()
            waited_s, n_bytes = 0.0, 0
        yield chunk


def _too_slow() -> TooSlowError:
    limits = msg(
        "problem-upload-too-slow",
        pause=Quantity(LONGEST_PAUSE_S, "s"),
        total=Quantity(LONGEST_S, "s"),
        pace=Quantity(SLOWEST_BYTES_PER_S / 1024, "KiB/s"),
    )
    return TooSlowError(limits, headers=CLOSE)


def _too_large(n_bytes: int, most_bytes: int) -> TooLargeFileError:
    given, allowed = mib(n_bytes), mib(most_bytes)
    return TooLargeFileError(
        msg("problem-file-too-large", given=given, allowed=allowed),
        msg("given-at-least", amount=given),
        msg("allowed-at-most", amount=allowed),
        msg("field-too-large"),
    )


def mib(n_bytes: int) -> Quantity:
    """Convert a number of bytes to MiB."""
    return Quantity(n_bytes / BYTES_PER_MIB, "MiB", 3)
