"""Works one run off: claim it, calculate, write down what came out - if it still is ours by then."""

from __future__ import annotations

from uuid import UUID

import structlog
from celery.exceptions import SoftTimeLimitExceeded

from stormsizer.scenario import InvalidScenarioError, Scenario
from webapp.runs import ledger, repository
from webapp.runs.calculation import Inputs, calculated
from webapp.runs.ledger import Claim
from webapp.runs.progress import STORING_FROM_FRACTION, FenceLostError, Progress
from webapp.runs.pulse import Pulse
from webapp.runs.schemas import FailureReason, RunStage, WindowRequest
from webapp.runs.workshop import Workshop

log = structlog.get_logger()


def execute(workshop: Workshop, run_id: UUID) -> bool:
    """Work a run off; False if there is nothing to do: a message that came twice, too late, or for a cancelled run."""
    settings = workshop.settings
    with workshop.sessions.begin() as session:
        held = ledger.claim(session, run_id, settings.lease_s, settings.max_attempts)
    if held is None:
        return False
    with Pulse(workshop, held) as pulse:
        try:
            written = _calculate_and_store(workshop, held)
        except FenceLostError:
            written = False
        except InvalidScenarioError as error:
            written = _failed(workshop, held, FailureReason.INVALID_SCENARIO, str(error)[:500])
        except MemoryError:
            written = _failed(workshop, held, FailureReason.OUT_OF_MEMORY, "The calculation ran out of memory.")
        except Exception as error:
            if _is_interruption(error):
                written = not pulse.is_lost and _broken_off(workshop, held)
            else:
                log.exception("the calculation broke off", run_id=str(run_id))
                reason = f"The calculation broke off: {error!s:.200}"
                written = _failed(workshop, held, FailureReason.ENGINE_ERROR, reason)
    if not written:
        log.info("the run was taken away meanwhile, its outcome is dropped", run_id=str(run_id), fence=held.fence)
    return written


def _is_interruption(error: BaseException) -> bool:
    """Whether a signal broke the calculation off; compiled code wraps it in a chain of SystemError."""
    cause: BaseException | None = error
    while cause is not None and not isinstance(cause, SoftTimeLimitExceeded):
        cause = cause.__cause__
    return cause is not None


def _broken_off(workshop: Workshop, held: Claim) -> bool:
    """Put the run back if this worker has to end; otherwise it took too long."""
    if workshop.is_closing():
        with workshop.sessions.begin() as session:
            return ledger.release(session, held)
    message = f"The calculation took longer than {workshop.settings.run_time_limit_s} s."
    return _failed(workshop, held, FailureReason.TIME_LIMIT, message)


def _calculate_and_store(workshop: Workshop, held: Claim) -> bool:
    outcome = calculated(_inputs(workshop, held), Progress(workshop, held))
    with workshop.sessions.begin() as session:
        ledger.advance(session, held, RunStage.STORING, STORING_FROM_FRACTION)
    with workshop.sessions.begin() as session:
        return ledger.succeed(session, held, outcome)


def _inputs(workshop: Workshop, held: Claim) -> Inputs:
    with workshop.sessions() as session:
        row = repository.by_id(session, held.run_id)
        if row is None:
            raise LookupError("the run was deleted")
        return Inputs(
            scenario=Scenario.model_validate(row.scenario),
            catalog=workshop.catalog_of_version(session, row.catalog_version),
            window=None if row.window_request is None else WindowRequest.model_validate(row.window_request),
        )


def _failed(workshop: Workshop, held: Claim, reason: FailureReason, message: str) -> bool:
    with workshop.sessions.begin() as session:
        return ledger.fail(session, held, reason, message)
