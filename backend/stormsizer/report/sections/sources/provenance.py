"""Provenance of the report, and its source documents."""

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from stormsizer.model.scenario import Scenario
from stormsizer.report import dates
from stormsizer.report.blocks import Block, Bullets, Cell, Column, Heading, Paragraph, Section, Table
from stormsizer.report.context import ComparedRow, ReportContext, SourceLike
from stormsizer.simulation.result import Assumption, Result


def numbered_sources(
    assumptions: Sequence[Assumption], rows: Sequence[ComparedRow], sources: Mapping[str, SourceLike]
) -> dict[str, int]:
    """Numbers of the sources in use, in order of first mention."""
    named = [*(fact.source for fact in assumptions), *(row.source for row in rows)]
    used = dict.fromkeys(source for source in named if source in sources)
    return {source: number for number, source in enumerate(used, start=1)}


def remarks_section(result: Result, extra: Sequence[str]) -> Section | None:
    """Notes and warnings; none without any."""
    items = (*(warning.message for warning in result.warnings), *extra)
    return Section(id="remarks", title="Remarks", blocks=(Bullets(items=items),)) if items else None


def sources_section(numbers: Mapping[str, int], sources: Mapping[str, SourceLike]) -> Section:
    """Source documents of the facts."""
    if not numbers:
        return Section(
            id="sources",
            title="Sources",
            blocks=(Paragraph(text="No document of the catalogue stands behind this run."),),
        )
    table = Table(
        id="sources",
        caption="Documents that facts are taken from",
        columns=(Column(label="No.", align="right"), Column(label="Document", width=2), Column(label="Last checked")),
        rows=tuple(
            (Cell(text=f"[{number}]"), _source_cell(sources[source]), Cell(text=sources[source].checked_on or "–"))
            for source, number in numbers.items()
        ),
    )
    return Section(id="sources", title="Sources", blocks=(table,))


def _source_cell(source: SourceLike) -> Cell:
    year = str(source.year) if source.year else ""
    parts = (source.publisher, source.document, year, _address(source.address))
    return Cell(text=source.title, note=", ".join(part for part in parts if part))


def _address(address: str) -> str:
    return address if urlsplit(address).scheme in ("http", "https") else ""


def about_section(result: Result, scenario: Scenario, context: ReportContext) -> Section:
    """How to reproduce the report."""
    facts = (
        ("Run", context.run_id),
        ("Made on", dates.stamp(context.created_at, ZoneInfo(scenario.time_zone))),
        ("Engine version", result.engine_version),
        ("Catalogue version", result.catalog_version),
        ("Scenario", result.scenario_name),
        ("Schema version of the scenario", str(scenario.schema_version)),
    )
    blocks: tuple[Block, ...] = (
        Paragraph(
            text="The figures of this report were computed once, when the run was made, and are frozen with it. "
            "The same scenario on the same engine and catalogue versions gives the same figures, and this report again."
        ),
        Table(
            id="run",
            caption="The run behind this report",
            columns=(Column(label="Fact", width=1), Column(label="Value", width=2)),
            rows=tuple((Cell(text=label), Cell(text=text)) for label, text in facts),
        ),
        Heading(text="How to read it"),
        Paragraph(
            text="Predictions are means of a model, not guarantees: near saturation small changes of load move "
            "response times a lot. The list of assumptions says what the answer rests on: check the assumed ones first."
        ),
    )
    return Section(id="about", title="About this report", blocks=blocks)
