"""Works off a run, or a chunk of one: claim it, calculate, write down what came out - if it still is ours by then."""

from __future__ import annotations

from collections.abc import Callable
from uuid import UUID

import structlog
from celery.exceptions import SoftTimeLimitExceeded
from sqlalchemy.exc import InterfaceError, OperationalError

from stormsizer.messages.text import Quantity, Text, msg
from stormsizer.model.scenario import InvalidScenarioError, Scenario
from webapp.core.logs import job
from webapp.core.queue import Task
from webapp.runs import chunks, hold, ledger, repository
from webapp.runs.calculation import calculated, calculated_chunk
from webapp.runs.chunks import ChunkClaim
from webapp.runs.hold import Hold
from webapp.runs.kinds import KINDS, Inputs
from webapp.runs.ledger import STORING_FROM_FRACTION, Claim
from webapp.runs.progress import FenceLostError, Progress
from webapp.runs.pulse import pulse_of
from webapp.runs.schemas import FailureReason, RunKind, RunStage
from webapp.runs.workshop import Workshop

DATABASE_AWAY = (OperationalError, InterfaceError)
"""It broke off, restarted or did not answer: nothing that the calculation has done wrong."""

log = structlog.get_logger()


def execute(workshop: Workshop, run_id: UUID) -> bool:
    """Work a run off; False if there is nothing to do: a message that came twice, too late, or for a cancelled run."""
    settings = workshop.settings
    with workshop.dispatch.begin() as session:
        held = ledger.claim(session, run_id, settings.lease_s, settings.max_attempts)
    if held is None:
        return False
    workshop = workshop.within(held.organisation_id)
    holding = hold.of_run(held)
    return _guarded(workshop, holding, lambda: _calculate_and_store(workshop, held, holding))


def execute_chunk(workshop: Workshop, run_id: UUID, first: int) -> bool:
    """Work a chunk off, and the run if no other chunk is left; False if there is nothing to do."""
    settings = workshop.settings
    with workshop.dispatch.begin() as session:
        held = chunks.claim(session, run_id, first, settings.lease_s, settings.max_attempts)
        following = () if held is None else chunks.turns(session, run_id)
    if held is None:
        return False
    for each in following:
        workshop.queue.announce(Task.CHUNK, run_id, each)
    workshop = workshop.within(held.organisation_id)
    holding = hold.of_chunk(held, settings.lease_s)
    written = _guarded(workshop, holding, lambda: _calculate_and_store_chunk(workshop, held, holding))
    if written:
        execute(workshop, run_id)  # which of all workers finds the last chunk done, the database decides
    return written


def _guarded(workshop: Workshop, held: Hold, work: Callable[[], bool]) -> bool:
    """Work while a pulse keeps what is held; what goes wrong is written down. False if it was taken away meanwhile."""
    with job("run", run_id=str(held.run_id), fence=held.fence), pulse_of(workshop, held) as pulse:
        try:
            written = work()
        except FenceLostError:
            written = False
        except InvalidScenarioError as error:
            written = _failed(workshop, held, FailureReason.INVALID_SCENARIO, str(error)[:500])
        except MemoryError:
            written = _failed(workshop, held, FailureReason.OUT_OF_MEMORY, msg("run-failed-out-of-memory"))
        except Exception as error:
            if pulse.has_interrupted or _is_interruption(error):
                written = not pulse.is_lost and _broken_off(workshop, held)
            elif isinstance(error, DATABASE_AWAY):
                log.warning("database connection lost; the next worker retries the run", error=str(error)[:200])
                return False
            else:
                log.exception("calculation failed", run_id=str(held.run_id))
                reason = msg("run-failed-internal", error=f"{error!s:.200}")
                written = _failed(workshop, held, FailureReason.ENGINE_ERROR, reason)
    if not written:
        log.info("lease lost; outcome discarded", run_id=str(held.run_id), fence=held.fence)
    return written


def _is_interruption(error: BaseException) -> bool:
    """Whether a signal broke the calculation off; compiled code wraps it in a chain of SystemError."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, SoftTimeLimitExceeded):
        cause = cause.__cause__
    return cause is not None


def _broken_off(workshop: Workshop, held: Hold) -> bool:
    """Put it back if this worker has to end; otherwise it took too long."""
    if workshop.is_closing():
        with workshop.sessions.begin() as session:
            return held.release(session)
    message = msg("run-failed-time-limit", limit=Quantity(workshop.settings.run_time_limit_s, "s"))
    return _failed(workshop, held, FailureReason.TIME_LIMIT, message)


def _calculate_and_store(workshop: Workshop, held: Claim, holding: Hold) -> bool:
    inputs = _inputs(workshop, held.run_id)
    with workshop.sessions() as session:
        parts = chunks.packed_chunks(session, held.run_id)
    outcome = calculated(inputs, Progress(workshop, holding), parts)
    with workshop.sessions.begin() as session:
        ledger.advance(session, held, RunStage.STORING, STORING_FROM_FRACTION)
    with workshop.sessions.begin() as session:
        return ledger.succeed(session, held, outcome)


def _calculate_and_store_chunk(workshop: Workshop, held: ChunkClaim, holding: Hold) -> bool:
    inputs = _inputs(workshop, held.run_id)
    packed = calculated_chunk(inputs, held.first, held.n, Progress(workshop, holding))
    with workshop.sessions.begin() as session:
        return chunks.store(session, held, packed)


def _inputs(workshop: Workshop, run_id: UUID) -> Inputs:
    with workshop.sessions() as session:
        row = repository.by_id(session, run_id)
        if row is None:
            raise LookupError("the run was deleted")
        kind = RunKind(row.kind)
        return Inputs(
            kind=kind,
            scenario=Scenario.model_validate(row.scenario),
            catalog=workshop.catalog_of_version(session, row.catalog_version),
            request=KINDS[kind].requested(row.request),
        )


def _failed(workshop: Workshop, held: Hold, reason: FailureReason, message: Text) -> bool:
    log.info("run failed", run_id=str(held.run_id), reason=reason)
    with workshop.sessions.begin() as session:
        return held.fail(session, reason, message)
