"""Construction of webhook events, and selection of the webhooks that receive each event."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import column, exists, select, table
from sqlalchemy.orm import Session

from webapp import jobs
from webapp.core.languages import english
from webapp.core.ports import EndedRun
from webapp.jobs import JobContext
from webapp.webhooks import repository
from webapp.webhooks.payloads import Event, ImportEvent, ReportEvent, RunEvent
from webapp.webhooks.schemas import EventType

API = "/api/v1"

# another feature owns the imports table; this module only checks whether an import exists
_imports = table("imports", column("id"))


def pass_on(
    ended_run: Callable[[Session, UUID], EndedRun | None], context: JobContext, payload: dict[str, Any]
) -> None:
    """Add one delivery for each subscribed webhook, or none if the subject of the event was deleted."""
    with context.sessions.begin() as session:
        repository.forget_old(session)
        wanted_by = repository.subscribed(session, payload["type"])
        event = _event(session, ended_run, payload, context.settings.public_url or "") if wanted_by else None
        if event is None:
            return
        for webhook_id in wanted_by:
            delivery_id = repository.add_delivery(session, webhook_id, context.job_id, payload["type"], event.body)
            if delivery_id is not None:
                jobs.enqueue(session, "webhook", {"delivery_id": str(delivery_id)})


def _event(
    session: Session,
    ended_run: Callable[[Session, UUID], EndedRun | None],
    payload: dict[str, Any],
    public_url: str,
) -> Event | None:
    """Return the event, or None if its subject was deleted."""
    if "import_id" in payload:
        is_there = session.scalar(select(exists().where(_imports.c.id == UUID(payload["import_id"]))))
        return import_event_of(payload, public_url) if is_there else None
    run = ended_run(session, UUID(payload["run_id"]))
    return None if run is None else event_of(run, payload, public_url)


def event_of(run: EndedRun, payload: dict[str, Any], public_url: str) -> RunEvent | ReportEvent:
    """Return the event for a run, or for a report of that run.

    Parameters
    ----------
    payload
        Payload of the job: the event type, and for a report also its id, its format, and when it was ready or failed.
    """
    address = f"{public_url}{API}/runs/{run.run_id}"
    told = {
        name: getattr(run, name) for name in ("run_id", "project_id", "scenario_id", "kind", "state", "holds", "status")
    }
    told["sentence"] = english(run.sentence)
    if "report_id" not in payload:
        has_report = (run.kind, run.state) == ("week", "succeeded")
        links = {"run": address, "report": f"{address}/report" if has_report else None}
        return RunEvent.model_validate(
            {"type": payload["type"], "timestamp": _when(run, payload), "data": told | {"links": links}}
        )
    content = f"{public_url}{API}/reports/{payload['report_id']}/content"
    links = {"run": address, "report": content if payload["type"] == EventType.REPORT_READY else None}
    about = {"report_id": payload["report_id"], "form": payload["form"], "links": links}
    return ReportEvent.model_validate({"type": payload["type"], "timestamp": _when(run, payload), "data": told | about})


def import_event_of(payload: dict[str, Any], public_url: str) -> ImportEvent:
    """Return the event for an import; the job's payload contains all of the event's data."""
    about = {name: payload[name] for name in ("import_id", "project_id", "name", "state", "reason")}
    links = {"import": f"{public_url}{API}/imports/{payload['import_id']}"}
    return ImportEvent.model_validate(
        {"type": payload["type"], "timestamp": payload["at"], "data": about | {"links": links}}
    )


def _when(run: EndedRun, payload: dict[str, Any]) -> datetime | None:
    """Return the time of the event: for a report, the time in the payload; otherwise, the end of the run."""
    return datetime.fromisoformat(payload["at"]) if "at" in payload else run.finished_at
