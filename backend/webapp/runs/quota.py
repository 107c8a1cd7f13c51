"""What an organisation may use: checked before there is a run, from rows alone, so that nothing is counted twice.

Whoever adds a run waits for others of the same organisation who do: two at once do not both take the last place.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlalchemy import Float, case, cast, delete, func, select, text
from sqlalchemy.orm import Session

from stormsizer.model.scenario import Problem
from webapp.core.db.clock import NOW, seconds
from webapp.core.db.tenancy import organisation_of
from webapp.core.http.errors import QuotaExceededError
from webapp.runs.models import RunRow
from webapp.runs.quota_models import QuotaRow, RunChargeRow
from webapp.runs.quota_schemas import CapUse, Usage
from webapp.runs.schemas import RunState
from webapp.settings import Settings

LOOK_AGAIN_S = 5
"""When it makes sense to ask again whether a run has ended."""
CHARGES_KEPT_S = 2 * 86_400.0
"""No cap counts further back than to midnight; the rest of the two days is margin."""
OPEN = (RunState.QUEUED, RunState.RUNNING)
TODAY = func.date_trunc("day", NOW, "UTC")
_DAY = text("interval '1 day'")
_LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended('stormsizer.quota ' || :organisation, 0))")


class TooLargeRunError(QuotaExceededError):
    """A run that is larger than any run of the organisation may be."""

    status, title = 422, "The run is too large"


@dataclass(frozen=True)
class Caps:
    """What an organisation may use; None where there is no cap."""

    max_open_runs: int | None = None
    max_run_s: float | None = None
    max_day_s: float | None = None


def caps_of(session: Session, settings: Settings) -> Caps:
    """Return the caps of the session's organisation: its own, and where it has none those of the installation."""
    if not settings.has_quotas:
        return Caps()
    own = session.scalars(select(QuotaRow)).first()
    names = Caps.__dataclass_fields__
    given = {name: None if own is None else getattr(own, name) for name in names}
    return Caps(**{name: getattr(settings, name) if value is None else value for name, value in given.items()})


def require_size(caps: Caps, estimated_s: float) -> None:
    """Refuse a run that is too large whenever it is asked for.

    Raises
    ------
    TooLargeRunError
        With the cap and the estimate.
    """
    if caps.max_run_s is not None and estimated_s > caps.max_run_s:
        detail = f"The run would take about {estimated_s:,.0f} s of the engine; {caps.max_run_s:,.0f} s are allowed."
        problem = Problem(
            path="max_run_s",
            given=f"{estimated_s:,.1f} s asked",
            allowed=f"{caps.max_run_s:,.1f} s",
            message="is exceeded by this run",
        )
        raise TooLargeRunError(detail, (problem,))


def charge(session: Session, settings: Settings, run_id: UUID, estimated_s: float) -> None:
    """Write a run's estimate down, before the run itself, if there is room for it; forget those of days gone by.

    Raises
    ------
    TooLargeRunError
        If there never is.
    QuotaExceededError
        If too many runs are open, or too much was computed today.
    """
    caps = caps_of(session, settings)
    require_size(caps, estimated_s)
    if caps != Caps():
        session.execute(_LOCK, {"organisation": str(organisation_of(session))})
        _require_room(session, caps, estimated_s)
    session.execute(delete(RunChargeRow).where(RunChargeRow.created_at < NOW - seconds(CHARGES_KEPT_S)))
    session.add(RunChargeRow(run_id=run_id, estimated_s=estimated_s))


def usage(session: Session, settings: Settings) -> Usage:
    """What the organisation may use, and uses now."""
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
    """Runs that wait or are computed."""
    return session.scalar(select(func.count()).select_from(RunRow).where(RunRow.state.in_(OPEN))) or 0


def used_today_s(session: Session) -> float:
    """Seconds of the engine since midnight UTC: of runs that have ended what they took, of others the estimate."""
    worked_s = func.extract("epoch", RunRow.finished_at - RunRow.started_at)
    took_s = func.coalesce(RunRow.elapsed_ms / 1000, cast(worked_s, Float), 0.0)
    is_known = RunRow.state.not_in(OPEN)
    charged = case((is_known, took_s), else_=RunChargeRow.estimated_s)
    query = select(func.sum(charged)).outerjoin_from(RunChargeRow, RunRow, RunRow.id == RunChargeRow.run_id)
    return float(session.scalar(query.where(RunChargeRow.created_at >= TODAY)) or 0.0)


def _require_room(session: Session, caps: Caps, estimated_s: float) -> None:
    if caps.max_open_runs is not None and (used := n_open(session)) >= caps.max_open_runs:
        detail = f"{used:,} runs are open, and {caps.max_open_runs:,} may be at a time: wait, or cancel some."
        problem = _problem("max_open_runs", f"{used:,}", "1", f"{caps.max_open_runs:,}")
        raise QuotaExceededError(detail, (problem,), headers={"Retry-After": str(LOOK_AGAIN_S)})
    if caps.max_day_s is not None and (used_s := used_today_s(session)) + estimated_s > caps.max_day_s:
        ends_at = _day_ends_at(session)
        wait_s = math.ceil(session.scalar(select(func.extract("epoch", ends_at - NOW))) or 0.0)
        detail = (
            f"The organisation has used {used_s:,.0f} s of the engine today, this run would take about "
            f"{estimated_s:,.0f} s, and {caps.max_day_s:,.0f} s a day are allowed. The next day begins at midnight UTC."
        )
        problem = _problem("max_day_s", f"{used_s:,.1f} s", f"{estimated_s:,.1f} s", f"{caps.max_day_s:,.1f} s")
        raise QuotaExceededError(detail, (problem,), headers={"Retry-After": str(max(1, wait_s))})


def _problem(cap: str, used: str, asked: str, allowed: str) -> Problem:
    return Problem(path=cap, given=f"{used} used, {asked} asked", allowed=allowed, message="is used up")


def _day_ends_at(session: Session) -> datetime:
    ends_at: datetime = session.scalars(select(TODAY + _DAY)).one()
    return ends_at
