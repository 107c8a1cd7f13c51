"""JSON report of a finished run, for programs: all data that the other formats contain. Text is in English."""

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
    """One measured value with its prediction."""

    model_config = ConfigDict(from_attributes=True)

    system_name: str
    """Name of the measured system."""
    source: str
    """Key in ``sources`` of the document that published the value."""
    table: str
    """Table in the source that contains the value."""
    phase: str
    metric: str
    unit: str
    measured: float | tuple[float, float]
    """Measured value; two values if the source reports a range or two results."""
    predicted: float | None
    """Predicted value; null if the engine does not model the metric."""
    predicted_range: tuple[float, float] | None
    """Lowest and highest prediction among equally good fits."""
    error: float | None
    """Error relative to the measured value, or the difference for shares and zeros. Zero within a published range."""
    tolerance: Tolerance | None
    role: str
    """*calibrates*: a parameter was fitted to it; *checks*: no fit used it; *formula*, *explained*: not evidence."""
    within: bool | None
    """Whether the error is within the tolerance; null if there is no prediction or no tolerance."""
    qualifier: str
    """Qualifier of the published value: *about*, *above*, *below*, *at_most*, or empty."""


class SourceEntry(Document):
    """A document that catalog facts come from."""

    model_config = ConfigDict(from_attributes=True)

    title: str
    publisher: str
    document: str
    year: int | None
    address: str
    checked_on: str


class FinishedRun(Document, ReturnsFormerNames, AcceptsFormerNames):
    """A finished run with all the data that its report contains."""

    schema_version: Literal[1] = 1
    """Version of the document format."""
    run_id: str
    """ID of the run that computed the result."""
    created_at: datetime
    """Time at which the run was requested."""
    engine_version: str
    """Version of the engine. The same engine, catalog and scenario always give the same result."""
    catalog_version: str
    """Version of the catalog."""
    organization: str | None
    """Customer that the report is for."""
    scenario: Scenario
    """Simulated scenario."""
    result: Result
    """Result of the run."""
    studies: Studies
    """Additional finished analyses of the same scenario; null for each one that was not run."""
    bills: Bills
    """Bills of materials for the simulated and the recommended configurations."""
    evidence: tuple[MeasuredRow, ...]
    """Measurements for the array family, with predictions."""
    sources: Mapping[str, SourceEntry]
    """Source documents for the result and its evidence, by id."""
    names: Mapping[str, str]
    """Names of arrays, firmware releases, drives, deployments and profiles, by id."""


def render_json(result: Result, scenario: Scenario, context: ReportContext, studies: Studies, bills: Bills) -> bytes:
    """Serialize a finished run as a ``FinishedRun`` in UTF-8. The output is deterministic."""
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
