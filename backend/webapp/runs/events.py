"""Stream of a run's progress as server-sent events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from uuid import UUID

from fastapi import Request
from fastapi.sse import ServerSentEvent
from starlette.concurrency import run_in_threadpool

from stormsizer.messages.localizer import Localizer
from webapp.core.db.session import Sessions
from webapp.core.languages import reader_of
from webapp.core.ports import CurrentService, Service, is_still_admitted
from webapp.runs import service
from webapp.runs.schemas import RunProgress

Progress = AsyncIterator[Any]
"""Updates on a run as `RunProgress`, with a reconnection hint at the end if the stream ends early."""

LOOK_EVERY_S = 0.25
ADMIT_EVERY_S = 10.0
"""Time after which a stream checks whether its reader still has access."""
LONGEST_S = 900.0
COME_BACK_AFTER_MS = 3_000
"""Delay before reconnecting. By then, another process accepts requests, or this one has restarted."""


async def progress_of(request: Request, context: CurrentService, run_id: UUID) -> Progress:
    """Stream the progress of a run until it ends. Raise an error before the stream starts if the run does not exist."""
    first = await run_in_threadpool(_look, context.sessions, run_id)
    return _steps(request, context, first)


async def _steps(request: Request, context: Service, first: RunProgress) -> Progress:
    seen, reader = first, reader_of(request)
    yield _rendered(seen, reader)
    now_s = asyncio.get_running_loop().time
    deadline_s, admitted_until_s = now_s() + LONGEST_S, now_s() + ADMIT_EVERY_S
    while not seen.state.is_final:
        if context.closing.is_set() or now_s() >= deadline_s:
            yield ServerSentEvent(retry=COME_BACK_AFTER_MS)
            return
        await asyncio.sleep(LOOK_EVERY_S)
        if await request.is_disconnected():
            return
        if now_s() >= admitted_until_s:
            if not await run_in_threadpool(is_still_admitted, request):
                return
            admitted_until_s = now_s() + ADMIT_EVERY_S
        now = await run_in_threadpool(_look, context.sessions, seen.id)
        if now != seen:
            seen = now
            yield _rendered(seen, reader)


def _rendered(step: RunProgress, reader: Localizer) -> RunProgress:
    return step.model_copy(update={"message": reader.text(step.message)})


def _look(sessions: Sessions, run_id: UUID) -> RunProgress:
    """Query the progress once and release the connection, because a stream must not hold one."""
    with sessions() as session:
        return service.progress(session, run_id)
