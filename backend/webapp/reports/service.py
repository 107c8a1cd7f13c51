"""Makes the report of a finished run in the form the caller accepts."""

import hashlib
import re
from dataclasses import dataclass

from stormsizer.evidence import BacktestRow
from webapp.kit.engine_room import slot
from webapp.kit.errors import NotAcceptableError
from webapp.kit.ports import Finished, Service

PDF = "application/pdf"


@dataclass(frozen=True)
class ReportFile:
    """A report as it travels."""

    content: bytes
    media_type: str
    name: str
    etag: str


def document(finished: Finished, service: Service, accept: str) -> ReportFile:
    """Return the report of a run; the same run gives the same bytes."""
    if not is_accepted(accept, PDF):
        raise NotAcceptableError(f"A report is offered as {PDF}.")
    content = _pdf(finished, service)
    name = re.sub(r"[^a-z0-9]+", "-", finished.result.scenario_name.lower()).strip("-")[:60] or "report"
    return ReportFile(content, PDF, f"{name}.pdf", f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def _pdf(finished: Finished, service: Service) -> bytes:
    from webapp.reports.rendering import context_from, render_pdf  # noqa: PLC0415 - a second of imports, for PDFs alone

    context = context_from(
        finished.catalog,
        str(finished.run_id),
        finished.created_at,
        evidence_rows=_measured_on(finished, service),
        organisation=finished.project_name,
    )
    with slot():
        return render_pdf(finished.result, finished.scenario, finished.trace, context)


def _measured_on(finished: Finished, service: Service) -> tuple[BacktestRow, ...]:
    """What was measured on the array family of the run, beside what the engine says."""
    family = finished.scenario.array.model_id.partition("-")[2]
    compared = service.ports.evidence(service.sessions, service.settings, finished.catalog)
    return tuple(row for row in compared.rows if row.system == family or row.system.startswith(f"{family}-"))


def is_accepted(accept: str, offered: str) -> bool:
    """Whether an Accept header takes a media type; quality zero means no."""
    ranges = {}
    for part in accept.split(","):
        media, *parameters = (piece.strip().lower() for piece in part.split(";"))
        quality = next((p[2:] for p in parameters if p.startswith("q=")), "1")
        ranges[media] = quality not in ("0", "0.0", "0.00", "0.000")
    for media in (offered, f"{offered.partition('/')[0]}/*", "*/*"):
        if media in ranges:
            return ranges[media]
    return False
