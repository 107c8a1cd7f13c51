"""A finished run as JSON: everything in the other formats, for programs. Texts are in English."""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

from pydantic import ConfigDict

from stormsizer.messages.localizer import FALLBACK
from stormsizer.messages.text import LOCALIZER
from stormsizer.model.catalog import Tolerance
from stormsizer.model.former_names import AcceptsFormerNames, ReturnsFormerNames
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bills
from stormsizer.report.context import ReportContext
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result
from webapp.core.languages import languages


class MeasuredRow(Document):
    """One measured number with its prediction."""

    model_config = ConfigDict(from_attributes=True)

    system_name: str
    """The system that was measured."""
    source: str
    """Entry of ``sources`` that prints it."""
    table: str
    """Where it is printed."""
    phase: str
    metric: str
    unit: str
    measured: float | tuple[float, float]
    """Two values if a range, or two results, are printed."""
    predicted: float | None
    """Null if the engine does not model the metric."""
    predicted_range: tuple[float, float] | None
    """Lowest and highest prediction over equally good fits."""
    error: float | None
    """As a fraction of the measured value; for shares and zeros the difference. Zero inside a printed range."""
    tolerance: Tolerance | None
    role: str
    """calibrates: a parameter was fitted to it; checks: not used for fitting; formula and explained are no evidence."""
    within: bool | None
    """Whether the error is within the tolerance; null without a prediction or a tolerance."""
    qualifier: str
    """Qualifier of the printed value: about, above, below, at_most, or none."""


class SourceEntry(Document):
    """A source document of facts."""

    model_config = ConfigDict(from_attributes=True)

    title: str
    publisher: str
    document: str
    year: int | None
    address: str
    checked_on: str


class FinishedRun(Document, ReturnsFormerNames, AcceptsFormerNames):
    """A finished run with all inputs of its report."""

    schema_version: Literal[1] = 1
    """Version of the document format."""
    run_id: str
    """Id of the run that computed the result."""
    created_at: datetime
    """Time of the request."""
    engine_version: str
    """Version of the engine. The same engine, catalog and scenario give the same result."""
    catalog_version: str
    """Version of the catalog."""
    organization: str | None
    """Customer of the report."""
    scenario: Scenario
    """Scenario that was simulated."""
    result: Result
    """Result of the run."""
    studies: Studies
    """Further finished analyses of the same scenario; null for those not run."""
    bills: Bills
    """Parts, quantities and prices of the simulated and of the recommended configuration."""
    evidence: tuple[MeasuredRow, ...]
    """Measurements of the array family with their predictions."""
    sources: Mapping[str, SourceEntry]
    """Source documents of the result and its evidence, by id."""
    names: Mapping[str, str]
    """Names of arrays, firmware releases, drives, deployments and profiles, by id."""


def render_json(result: Result, scenario: Scenario, context: ReportContext, studies: Studies, bills: Bills) -> bytes:
    """Write a finished run as a ``FinishedRun``, in UTF-8, deterministically."""
    used = {fact.source for fact in result.assumptions} | {row.source for row in context.evidence_rows}
    document = FinishedRun(
        run_id=context.run_id,
        created_at=context.created_at,
        engine_version=result.engine_version,
        catalog_version=result.catalog_version,
        organization=context.organization,
        scenario=scenario,
        result=result,
        studies=studies,
        bills=bills,
        evidence=tuple(MeasuredRow.model_validate(row) for row in context.evidence_rows),
        sources={key: SourceEntry.model_validate(each) for key, each in sorted(context.sources.items()) if key in used},
        names=dict(sorted(context.names.items())),
    )
    english = languages().localizer(FALLBACK)
    return document.model_dump_json(indent=2, context={LOCALIZER: english}).encode()
