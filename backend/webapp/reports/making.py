"""Makes the report of a finished run: the same run gives the same bytes."""

import hashlib
import re
from dataclasses import dataclass

from stormsizer.evidence import Backtest, BacktestRow
from webapp.kit.engine_room import slot
from webapp.kit.ports import Finished
from webapp.reports.schemas import ReportForm


@dataclass(frozen=True)
class ReportFile:
    """A report as it travels."""

    content: bytes
    form: ReportForm
    name: str
    sha256: str


def made(finished: Finished, form: ReportForm, compared: Backtest) -> ReportFile:
    """Make a report.

    Parameters
    ----------
    compared
        What was measured, on whatever system, beside what the engine says.
    """
    content = {ReportForm.PDF: _pdf}[form](finished, _measured_on(finished, compared))
    name = re.sub(r"[^a-z0-9]+", "-", finished.result.scenario_name.lower()).strip("-")[:60] or "report"
    return ReportFile(content, form, f"{name}.{form}", hashlib.sha256(content).hexdigest())


def _pdf(finished: Finished, measured: tuple[BacktestRow, ...]) -> bytes:
    from webapp.reports.rendering import context_from, render_pdf  # noqa: PLC0415 - a second of imports, for PDFs alone

    context = context_from(
        finished.catalog,
        str(finished.run_id),
        finished.created_at,
        evidence_rows=measured,
        organisation=finished.project_name,
    )
    with slot():
        return render_pdf(finished.result, finished.scenario, finished.trace, context)


def _measured_on(finished: Finished, compared: Backtest) -> tuple[BacktestRow, ...]:
    """What was measured on the array family of the run, beside what the engine says."""
    family = finished.scenario.array.model_id.partition("-")[2]
    return tuple(row for row in compared.rows if row.system == family or row.system.startswith(f"{family}-"))
