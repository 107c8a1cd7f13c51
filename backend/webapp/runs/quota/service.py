"""Quotas of an organization, checked before a run is created.

Usage is computed from database rows alone, so that nothing is counted twice. Concurrent requests from the same
organization are serialized, so that two requests cannot both take the last slot.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import Float, case, cast, delete, func, select, text
from sqlalchemy.orm import Session

from stormsizer.messages.text import Param, Quantity, msg
from stormsizer.model.scenario import Problem
from webapp.core.db.clock import NOW, seconds
from webapp.core.db.tenancy import organization_of
from webapp.core.http.errors import QuotaExceededError
from webapp.runs.models import RunRow
from webapp.runs.quota.models import QuotaRow, RunChargeRow
from webapp.runs.quota.schemas import CapUse, Usage
from webapp.runs.schemas import RunState
from webapp.settings import Settings

LOOK_AGAIN_S = 5
"""Suggested retry delay in seconds when too many runs are open."""
CHARGES_KEPT_S = 2 * 86_400.0
"""Time for which charges are kept. No quota looks back further than midnight; the rest is a safety margin."""
OPEN = (RunState.QUEUED, RunState.RUNNING)
TODAY = func.date_trunc("day", NOW, "UTC")
_DAY = text("interval '1 day'")
_LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended('stormsizer.quota ' || :organization, 0))")


class TooLargeRunError(QuotaExceededError):
    """The estimated time of the run exceeds the limit for a single run."""

    status, title = 422, msg("problem-title-run-too-large")


@dataclass(frozen=True)
class Caps:
    """Quotas of an organization; None for no limit."""

    max_open_runs: int | None = None
    max_run_s: float | None = None
    max_day_s: float | None = None


def caps_of(session: Session, settings: Settings) -> Caps:
    """Return the organization's quotas; any that are not set default to the installation's."""
    if not settings.has_quotas:
        return Caps()
    own = session.scalars(select(QuotaRow)).first()
    names = Caps.__dataclass_fields__
    given = {name: None if own is None else getattr(own, name) for name in names}
    return Caps(**{name: getattr(settings, name) if value is None else value for name, value in given.items()})


def require_size(caps: Caps, estimated_s: float) -> None:
    """Reject a run that exceeds the limit for a single run.

    Raises
    ------
    TooLargeRunError
        If the estimate exceeds the quota; the error contains both.
    """
    if caps.max_run_s is not None and estimated_s > caps.max_run_s:
        estimate, limit = Quantity(estimated_s, "s"), Quantity(caps.max_run_s, "s")
        detail = msg("problem-run-too-large", estimate=estimate, limit=limit)
        problem = Problem(
            path="max_run_s",
            given=msg("given-requested", requested=estimate),
            allowed=msg("allowed-limit", limit=limit),
            message=msg("field-quota-exceeded"),
        )
        raise TooLargeRunError(detail, (problem,))


def charge(session: Session, settings: Settings, run_id: UUID, estimated_s: float) -> None:
    """Charge the estimated cost of a run before it is created, if the quota allows, and delete expired charges.

    Raises
    ------
    TooLargeRunError
        If the run exceeds the limit for a single run.
    QuotaExceededError
        If too many runs are open, or the run would exceed the daily quota.
    """
    caps = caps_of(session, settings)
    require_size(caps, estimated_s)
    if caps != Caps():
        session.execute(_LOCK, {"organization": str(organization_of(session))})
        _require_room(session, caps, estimated_s)
    session.execute(delete(RunChargeRow).where(RunChargeRow.created_at < NOW - seconds(CHARGES_KEPT_S)))
    session.add(RunChargeRow(run_id=run_id, estimated_s=estimated_s))


def usage(session: Session, settings: Settings) -> Usage:
    """Return the organization's quotas and current usage."""
    caps = caps_of(session, settings)
    return Usage(
        caps=(
            CapUse(name="max_open_runs", cap=caps.max_open_runs, used=n_open(session)),
            CapUse(name="max_run_s", cap=caps.max_run_s, used=None),
            CapUse(name="max_day_s", cap=caps.max_day_s, used=round(used_today_s(session), 3)),
        ),
        day_ends_at=_day_ends_at(session),
    )


def n_open(session: Session) -> int:
    """Return the number of queued and running runs."""
    return session.scalar(select(func.count()).select_from(RunRow).where(RunRow.state.in_(OPEN))) or 0


def used_today_s(session: Session) -> float:
    """Return the engine seconds charged since midnight UTC: actual for ended runs, estimated for the others."""
    worked_s = func.extract("epoch", RunRow.finished_at - RunRow.started_at)
    took_s = func.coalesce(RunRow.elapsed_ms / 1000, cast(worked_s, Float), 0.0)
    is_known = RunRow.state.not_in(OPEN)
    charged = case((is_known, took_s), else_=RunChargeRow.estimated_s)
    query = select(func.sum(charged)).outerjoin_from(RunChargeRow, RunRow, RunRow.id == RunChargeRow.run_id)
    return float(session.scalar(query.where(RunChargeRow.created_at >= TODAY)) or 0.0)


def _require_room(session: Session, caps: Caps, estimated_s: float) -> None:
    if caps.max_open_runs is not None and (used := n_open(session)) >= caps.max_open_runs:
        detail = msg("problem-too-many-open-runs", used=used, limit=caps.max_open_runs)
        problem = exceeded("max_open_runs", used, 1, caps.max_open_runs)
        raise QuotaExceededError(detail, (problem,), headers={"Retry-After": str(LOOK_AGAIN_S)})
    if caps.max_day_s is not None and (used_s := used_today_s(session)) + estimated_s > caps.max_day_s:
        ends_at = _day_ends_at(session)
        wait_s = math.ceil(session.scalar(select(func.extract("epoch", ends_at - NOW))) or 0.0)
        spent, estimate, limit = (Quantity(each, "s") for each in (used_s, estimated_s, caps.max_day_s))
        detail = msg("problem-daily-quota-exceeded", used=spent, estimate=estimate, limit=limit)
        problem = exceeded("max_day_s", spent, estimate, limit)
        raise QuotaExceededError(detail, (problem,), headers={"Retry-After": str(max(1, wait_s))})


def exceeded(cap: str, used: Param, requested: Param, limit: Param) -> Problem:
    """Return the problem to report for a request that exceeds the remaining quota."""
    return Problem(
        path=cap,
        given=msg("given-used-and-requested", used=used, requested=requested),
        allowed=msg("allowed-limit", limit=limit),
        message=msg("field-quota-exceeded"),
    )


def _day_ends_at(session: Session) -> datetime:
    ends_at: datetime = session.scalars(select(TODAY + _DAY)).one()
    return ends_at
