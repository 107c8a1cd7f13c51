"""Source documents for the report, and how to read it."""

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

from stormsizer.messages.text import Instant, Text, msg, shown
from stormsizer.model.scenario import Scenario
from stormsizer.report import cells
from stormsizer.report.blocks import Block, Bullets, Cell, Column, Heading, Paragraph, Section, Table
from stormsizer.report.context import ComparedRow, ReportContext, SourceLike
from stormsizer.simulation.result import Assumption, Result


def numbered_sources(
    assumptions: Sequence[Assumption], rows: Sequence[ComparedRow], sources: Mapping[str, SourceLike]
) -> dict[str, int]:
    """Number the sources that are used, in order of first mention."""
    named = [*(fact.source for fact in assumptions), *(row.source for row in rows)]
    used = dict.fromkeys(source for source in named if source in sources)
    return {source: number for number, source in enumerate(used, start=1)}


def remarks_section(result: Result, extra: Sequence[Text]) -> Section | None:
    """Return the section with notes and warnings; None if there are none."""
    items = (*(warning.message for warning in result.warnings), *extra)
    return Section(id="remarks", title=msg("report-remarks"), blocks=(Bullets(items=items),)) if items else None


def sources_section(numbers: Mapping[str, int], sources: Mapping[str, SourceLike]) -> Section:
    """Return the section that lists the source documents."""
    if not numbers:
        none = Paragraph(text=msg("report-sources-none"))
        return Section(id="sources", title=msg("report-sources"), blocks=(none,))
    table = Table(
        id="sources",
        caption=msg("report-sources-table"),
        columns=(
            Column(label=msg("report-number"), align="right"),
            Column(label=msg("report-document"), width=2),
            Column(label=msg("report-checked")),
        ),
        rows=tuple(
            (
                Cell(text=f"[{number}]"),
                _source_cell(sources[source]),
                Cell(text=sources[source].checked_on or cells.NOTHING),
            )
            for source, number in numbers.items()
        ),
    )
    return Section(id="sources", title=msg("report-sources"), blocks=(table,))


def _source_cell(source: SourceLike) -> Cell:
    year = str(source.year) if source.year else ""
    parts = (source.publisher, source.document, year, _address(source.address))
    return Cell(text=source.title, note=", ".join(part for part in parts if part))


def _address(address: str) -> str:
    return address if urlsplit(address).scheme in ("http", "https") else ""


def about_section(result: Result, scenario: Scenario, context: ReportContext) -> Section:
    """Return the section that explains how to read the report."""
    facts: tuple[tuple[Text, Text], ...] = (
        (msg("report-fact-scenario"), result.scenario_name),
        (msg("report-fact-created"), shown(Instant(context.created_at, scenario.time_zone, "date_time"))),
        (msg("report-fact-engine"), result.engine_version),
    )
    blocks: tuple[Block, ...] = (
        Paragraph(text=msg("report-about-frozen")),
        facts_table("report", msg("report-about-run"), facts),
        Heading(text=msg("report-about-reading")),
        Paragraph(text=msg("report-about-means")),
    )
    return Section(id="about", title=msg("report-about-section"), blocks=blocks)


def facts_table(table_id: str, caption: Text, facts: Sequence[tuple[Text, Text]]) -> Table:
    """Return a table of labeled values."""
    return Table(
        id=table_id,
        caption=caption,
        columns=(Column(label=msg("report-fact"), width=1), Column(label=msg("report-value"), width=2)),
        rows=tuple((Cell(text=label), Cell(text=text)) for label, text in facts),
    )
