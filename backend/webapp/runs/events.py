"""Follows a run and tells what moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from uuid import UUID

from fastapi import Request
from starlette.concurrency import run_in_threadpool

from webapp.kit.db import Sessions
from webapp.kit.ports import CurrentService
from webapp.runs import service
from webapp.runs.schemas import RunProgress

Progress = AsyncIterator[RunProgress]

LOOK_EVERY_S = 0.25
LONGEST_S = 900.0


async def progress_of(request: Request, context: CurrentService, run_id: UUID) -> Progress:
    """Return the steps of a run until it ends. One that does not exist is an error before the stream begins."""
    first = await run_in_threadpool(_look, context.sessions, run_id)
    return _steps(request, context.sessions, first)


async def _steps(request: Request, sessions: Sessions, first: RunProgress) -> Progress:
    seen = first
    yield seen
    deadline = asyncio.get_running_loop().time() + LONGEST_S
    while not seen.state.is_final and asyncio.get_running_loop().time() < deadline:
        await asyncio.sleep(LOOK_EVERY_S)
        if await request.is_disconnected():
            return
        now = await run_in_threadpool(_look, sessions, seen.id)
        if now != seen:
            seen = now
            yield seen


def _look(sessions: Sessions, run_id: UUID) -> RunProgress:
    """Look once, and give the connection back: a stream must not hold one."""
    with sessions() as session:
        return service.progress(session, run_id)
