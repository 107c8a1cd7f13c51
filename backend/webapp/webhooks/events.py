"""What a webhook is told: the bodies, and to whom each event goes."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy.orm import Session

from webapp import errands
from webapp.errands import Context
from webapp.kit.ports import EndedRun
from webapp.webhooks import repository

API = "/api/v1"


def body_of(event_type: str, at: datetime | None, data: dict[str, Any]) -> str:
    """Return the body that is posted."""
    timestamp = None if at is None else at.isoformat().replace("+00:00", "Z")
    return json.dumps({"type": event_type, "timestamp": timestamp, "data": data}, separators=(",", ":"))


def pass_on(ended_run: Callable[[Session, UUID], EndedRun | None], context: Context, payload: dict[str, Any]) -> None:
    """Note an event once for every webhook that wants to know, and have it sent. Of a deleted run nothing is told."""
    with context.sessions.begin() as session:
        repository.forget_old(session)
        wanted_by = repository.subscribed(session, payload["type"])
        run = ended_run(session, UUID(payload["run_id"])) if wanted_by else None
        if run is None:
            return
        body = body_of(payload["type"], _when(run, payload), _told(run, payload, context.settings.public_url or ""))
        for webhook_id in wanted_by:
            delivery_id = repository.add_delivery(session, webhook_id, context.errand_id, payload["type"], body)
            if delivery_id is not None:
                errands.add(session, "webhook", {"delivery_id": str(delivery_id)})


def _when(run: EndedRun, payload: dict[str, Any]) -> datetime | None:
    """When it happened: what an event says of a report, or when the run ended."""
    return datetime.fromisoformat(payload["at"]) if "at" in payload else run.finished_at


def _told(run: EndedRun, payload: dict[str, Any], public_url: str) -> dict[str, Any]:
    address = f"{public_url}{API}/runs/{run.run_id}"
    has_report = (run.kind, run.state) == ("week", "succeeded")
    told = {
        "run_id": str(run.run_id),
        "project_id": str(run.project_id),
        "scenario_id": None if run.scenario_id is None else str(run.scenario_id),
        "kind": run.kind,
        "state": run.state,
        "holds": run.holds,
        "sentence": run.sentence,
        "links": {"run": address, "report": f"{address}/report" if has_report else None},
    }
    if "report_id" not in payload:
        return told
    content = f"{public_url}{API}/reports/{payload['report_id']}/content"
    return told | {
        "report_id": payload["report_id"],
        "form": payload["form"],
        "links": {"run": address, "report": content if payload["type"] == "report.ready" else None},
    }
