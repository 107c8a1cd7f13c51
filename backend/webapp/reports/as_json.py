"""A finished run as JSON: everything that the other files say, for programs."""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

from pydantic import ConfigDict

from stormsizer.model.catalog import Tolerance
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.bill import Bills
from stormsizer.report.context import ReportContext
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result


class MeasuredRow(Document):
    """One measured number beside the engine's prediction."""

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
    """Two values where a range, or two results, are printed."""
    predicted: float | None
    """Null where the engine does not model what was measured."""
    predicted_range: tuple[float, float] | None
    """Lowest and highest prediction over equally good fits."""
    error: float | None
    """As a share of what was measured; for shares and zeros the difference. Zero inside a printed range."""
    tolerance: Tolerance | None
    role: str
    """calibrates: a parameter was fitted to it; checks: none saw it; formula and explained prove nothing."""
    within: bool | None
    """Whether the error is inside the tolerance; null without a prediction or a tolerance."""
    qualifier: str
    """What the print says about the value: about, above, below, at_most, or nothing."""


class SourceEntry(Document):
    """A document that facts are taken from."""

    model_config = ConfigDict(from_attributes=True)

    title: str
    publisher: str
    document: str
    year: int | None
    address: str
    checked_on: str


class FinishedRun(Document):
    """A finished run with everything that its report rests on."""

    schema_version: Literal[1] = 1
    """Version of this kind of document."""
    run_id: str
    """The run that answered."""
    created_at: datetime
    """When it was asked for."""
    engine_version: str
    """Same engine, catalogue and scenario: same result."""
    catalog_version: str
    """Version of the facts behind the answer."""
    organisation: str | None
    """Whom the report is for."""
    scenario: Scenario
    """The question."""
    result: Result
    """The answer."""
    studies: Studies
    """Other finished answers about the same scenario; null what nobody asked."""
    bills: Bills
    """Parts, quantities and prices of what was simulated and of what is recommended."""
    evidence: tuple[MeasuredRow, ...]
    """What was measured on the array family, beside what the engine says."""
    sources: Mapping[str, SourceEntry]
    """Documents that the answer or its evidence rests on, by identifier."""
    names: Mapping[str, str]
    """Names of arrays, firmware releases, drives, deployments and profiles, by identifier."""


def render_json(result: Result, scenario: Scenario, context: ReportContext, studies: Studies, bills: Bills) -> bytes:
    """Write a finished run as a ``FinishedRun``, in UTF-8, always with the same bytes."""
    used = {fact.source for fact in result.assumptions} | {row.source for row in context.evidence_rows}
    document = FinishedRun(
        run_id=context.run_id,
        created_at=context.created_at,
        engine_version=result.engine_version,
        catalog_version=result.catalog_version,
        organisation=context.organisation,
        scenario=scenario,
        result=result,
        studies=studies,
        bills=bills,
        evidence=tuple(MeasuredRow.model_validate(row) for row in context.evidence_rows),
        sources={key: SourceEntry.model_validate(each) for key, each in sorted(context.sources.items()) if key in used},
        names=dict(sorted(context.names.items())),
    )
    return document.model_dump_json(indent=2).encode()
