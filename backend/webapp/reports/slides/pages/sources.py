"""Slides about sources: validation, assumptions, and a reading guide."""

from collections.abc import Iterator, Sequence
from typing import cast

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Message, Span, Text, msg, shown
from stormsizer.model.catalog.fact_labels import PART_LABELS
from stormsizer.report import cells
from stormsizer.report.blocks import Cell, Column, Paragraph, Table
from stormsizer.report.context import ComparedRow
from stormsizer.report.sections.decisions.joined import with_commas, with_semicolons
from stormsizer.report.sections.sources.assumptions import counts_by_origin
from stormsizer.report.sections.sources.glossary import TERMS
from stormsizer.report.sections.sources.validation import summary
from stormsizer.simulation.result import Assumption, Phase
from webapp.reports.slides.excerpts import described, in_report, only
from webapp.reports.slides.places import BODY, side_by_side
from webapp.reports.slides.slide import Grid, Line, Page, Part, Points, Scatter, Story, Words

LEAST_POINTS = 4
MOST_POINTS = 400
MOST_ASSUMPTIONS = 12
MOST_REMARKS = 9
PART_OF_PHASE = {str(phase): PART_LABELS[phase] for phase in Phase if phase in PART_LABELS and phase is not Phase.IDLE}
"""Part of a workload profile that applies only to one phase, by phase."""
READER_TERMS = (
    "bottleneck",
    "grades",
    "host-response-time",
    "mean-peak",
    "percentiles",
    "utilization",
)


def evidence_page(story: Story) -> Page | None:
    """Return the slide that compares measured with predicted values; None if this array family has no evidence."""
    rows = [row for row in story.context.evidence_rows if row.role == "checks" and row.predicted is not None]
    table, localizer = in_report(story.report, "validation-checks"), story.localizer
    if table is None:
        return None
    table = _worst_first(only(table, (0, 2, 3, 4, 5, 7)))
    series = tuple(_series(rows, localizer))
    drawn = sum(len(points.xy) for points in series if points.marker != "none")
    left, right = side_by_side(0.46)
    parts: tuple[Part, ...] = (Grid(BODY, table, described(table, localizer), 11.5, is_in_report=True),)
    if drawn >= LEAST_POINTS:
        measured, predicted = (
            localizer.text(msg("slide-evidence-measured")),
            localizer.text(msg("slide-evidence-predicted")),
        )
        chart = Scatter(left, series, measured, predicted, localizer.text(msg("slide-evidence-chart", n=drawn)))
        parts = (chart, Grid(right, table, described(table, localizer), 10.5, is_in_report=True))
    sources = tuple(_sources(story))
    return Page(
        title=story.title(summary(story.context.evidence_rows)),
        lead=localizer.text(msg("slide-evidence-lead")),
        parts=parts,
        notes=localizer.text(msg("slide-evidence-sources", sources=with_semicolons(sources))) if sources else "",
    )


def _worst_first(table: Table) -> Table:
    """Return the table with the rows outside tolerance first and each row's phase moved below its quantity."""
    rows: list[tuple[Cell, ...]] = []
    group: Text = ""
    for row in table.rows:
        if len(row) == 1:
            group = row[0].text
        else:
            plain = (Cell(text=cell.text, mark=cell.mark) for cell in row[2:])
            rows.append((Cell(text=row[0].text, note=with_commas((group, row[1].text))), *plain))
    rows.sort(key=lambda row: row[-1].mark != "broken")
    return table.model_copy(update={"columns": (table.columns[0], *table.columns[2:]), "rows": tuple(rows)})


def _series(rows: Sequence[ComparedRow], localizer: Localizer) -> Iterator[Points]:
    points = [(row.within, _measured(row), row.predicted or 0.0) for row in rows]
    positive = [(within, x, y) for within, x, y in points if x > 0 and y > 0][:MOST_POINTS]
    inside = tuple((x, y) for within, x, y in positive if within is not False)
    outside = tuple((x, y) for within, x, y in positive if within is False)
    if inside:
        yield Points(localizer.text(msg("slide-evidence-inside")), inside, "good", "disc")
    if outside:
        yield Points(localizer.text(msg("slide-evidence-outside")), outside, "poor", "square")
    if positive:
        numbers = [number for point in positive for number in point[1:]]
        ends = ((min(numbers), min(numbers)), (max(numbers), max(numbers)))
        yield Points(localizer.text(msg("slide-evidence-equal")), ends, "muted", "none")


def _measured(row: ComparedRow) -> float:
    return sum(row.measured) / 2 if isinstance(row.measured, tuple) else row.measured


def _sources(story: Story) -> Iterator[Text]:
    used = dict.fromkeys(row.source for row in story.context.evidence_rows)
    for source in used:
        if source in story.context.sources:
            each = story.context.sources[source]
            yield with_commas(part for part in (each.title, each.publisher, each.document) if part)


def assumptions_page(story: Story) -> Page | None:
    """Return the slide with the assumed values to check first; None if no value is assumed."""
    localizer, rows = story.localizer, tuple(_assumed_rows(story))
    if not rows:
        return None
    counts = counts_by_origin(story.scenario, story.result.assumptions, story.context.names)
    table = Table(
        id="assumptions",
        caption=msg("slide-assumptions-table"),
        columns=(
            Column(label=msg("slide-assumptions-column-fact"), width=1.1),
            Column(label=msg("slide-assumptions-column-value"), align="right"),
            Column(label=msg("report-range"), align="right"),
            Column(label=msg("slide-assumptions-column-source"), width=1.6),
        ),
        rows=rows[:MOST_ASSUMPTIONS],
    )
    n, shown_rows = sum(counts.values()), min(len(rows), MOST_ASSUMPTIONS)
    return Page(
        title=localizer.text(msg("slide-assumptions-title-assumed", n=n, assumed=counts["assumed"])),
        lead=localizer.text(msg("slide-assumptions-lead")),
        parts=(Grid(BODY, table, described(table, localizer), 11.5, is_in_report=True),),
        notes=localizer.text(msg("slide-assumptions-notes", n=shown_rows, total=n)),
    )


def _assumed_rows(story: Story) -> Iterator[tuple[Cell, ...]]:
    """Yield a row for each reason with the assumed value of the widest range, the widest one first."""
    phases = {str(phase.phase) for phase in story.result.phases}
    occurring = [
        fact
        for fact in story.result.assumptions
        if fact.origin == "assumed" and all(phase in phases for phase in _phases_of(fact))
    ]
    by_reason: dict[str, list[Assumption]] = {}
    for fact in sorted(occurring, key=_width, reverse=True):
        by_reason.setdefault(fact.reasoning or fact.where, []).append(fact)
    for reason, (fact, *others) in by_reason.items():
        more = msg("slide-assumptions-more", n=len(others)) if others else ""
        limits = (fact.low, fact.high)
        known = None not in limits
        yield (
            Cell(text=fact.label, note=more),
            Cell(text=cells.value(fact.value, fact.unit, digits=3)),
            Cell(text=shown(Span(fact.low or 0.0, fact.high or 0.0, fact.unit)) if known else cells.NOTHING),
            Cell(text=reason),
        )


def _width(fact: Assumption) -> float:
    """Return the range of a value relative to the value; 0 if either is unknown."""
    if fact.low is None or fact.high is None or not fact.value:
        return 0.0
    return (fact.high - fact.low) / abs(fact.value)


def _phases_of(fact: Assumption) -> Iterator[str]:
    """Yield the phases to which a fact of a workload profile applies; none for other facts."""
    label = fact.document_and_fact[1]
    while isinstance(label, Message) and label.id == "fact-in-part":
        params = dict(label.params)
        yield from (phase for phase, part in PART_OF_PHASE.items() if params["part"] == part)
        label = cast("Text", params["fact"])


def reading_page(story: Story) -> Page:
    """Return the slide that explains how to read the slides and reproduce the results."""
    report, localizer = story.report, story.localizer
    left, right = side_by_side(0.5, 0.6)
    return Page(
        title=localizer.text(msg("slide-reading-title")),
        lead=localizer.text(msg("slide-reading-lead", created=report.created, versions=report.versions)),
        parts=(Words(left, tuple(_about(story))), Words(right, tuple(_remarks(story)))),
        notes=localizer.text(msg("slide-reading-sources")),
    )


def _about(story: Story) -> Iterator[Line]:
    """Yield what the report says about itself, and the terms that a reader needs."""
    localizer = story.localizer
    yield Line(localizer.text(msg("slide-reading-about")), 15, bold=True)
    about = next(section for section in story.report.sections if section.id == "about")
    for block in about.blocks:
        if isinstance(block, Paragraph):
            yield Line(localizer.text(block.text), 12.5, before=6)
    for name in READER_TERMS:
        term = TERMS[name]
        text = msg("slide-label-value", label=term.term, value=term.meaning)
        yield Line(localizer.text(text), 12, bullet=True, before=4)


def _remarks(story: Story) -> Iterator[Line]:
    localizer = story.localizer
    remarks = list(dict.fromkeys(warning.message for warning in story.result.warnings))
    if remarks:
        yield Line(localizer.text(msg("slide-reading-notes")), 15, bold=True)
    for remark in remarks[:MOST_REMARKS]:
        yield Line(localizer.text(remark), 12, bullet=True, before=4)
    if len(remarks) > MOST_REMARKS:
        yield Line(
            localizer.text(msg("slide-reading-more-notes", n=len(remarks) - MOST_REMARKS)), 12, bullet=True, before=4
        )
