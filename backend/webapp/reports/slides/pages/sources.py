"""Slides about sources: validation, assumptions, and a reading guide."""

from collections.abc import Iterator, Sequence

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Text, msg
from stormsizer.report import labels
from stormsizer.report.blocks import Cell, Column, Paragraph, Table
from stormsizer.report.context import ComparedRow
from stormsizer.report.sections.decisions.joined import with_commas, with_dots, with_semicolons
from stormsizer.report.sections.sources.glossary import TERMS
from stormsizer.report.sections.sources.validation import summary
from webapp.reports.slides.excerpts import described, in_report, only
from webapp.reports.slides.places import BODY, side_by_side
from webapp.reports.slides.slide import Grid, Line, Page, Part, Points, Scatter, Story, Words

LEAST_POINTS = 4
MOST_POINTS = 400
MOST_ASSUMPTIONS = 12
MOST_REMARKS = 9
FIRST_TO_CHECK = ("unknown", "assumed", "calibrated", "derived", "stated", "specified", "default", "given")
"""Origins of values, the weakest evidence first."""
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


def assumptions_page(story: Story) -> Page:
    """Return the slide with the assumptions to check first."""
    localizer = story.localizer
    found = tuple(_assumptions(story))
    rows, n_assumed = tuple(row for _, row in found), sum(origin == "assumed" for origin, _ in found)
    table = Table(
        id="assumptions",
        caption=msg("slide-assumptions-table"),
        columns=(
            Column(label=msg("slide-assumptions-column-origin")),
            Column(label=msg("slide-assumptions-column-fact"), width=1.1),
            Column(label=msg("slide-assumptions-column-value"), align="right"),
            Column(label=msg("slide-assumptions-column-source"), width=1.6),
        ),
        rows=rows[:MOST_ASSUMPTIONS],
    )
    title = msg("slide-assumptions-title", n=len(rows))
    if n_assumed:
        title = msg("slide-assumptions-title-assumed", n=len(rows), assumed=n_assumed)
    return Page(
        title=localizer.text(title),
        lead=localizer.text(msg("slide-assumptions-lead")),
        parts=(Grid(BODY, table, described(table, localizer), 11.5),),
        notes=localizer.text(msg("slide-assumptions-notes", n=min(len(rows), MOST_ASSUMPTIONS), total=len(rows))),
    )


def _assumptions(story: Story) -> Iterator[tuple[str, tuple[Cell, ...]]]:
    """Yield each row of the report's assumption tables with its origin, the weakest evidence first."""
    for origin in FIRST_TO_CHECK:
        table = in_report(story.report, f"assumptions-{origin}")
        for row in table.rows if table is not None else ():
            if len(row) > 1:
                where = with_dots(text for text in (row[-1].text, row[-1].note) if text) if row[-1].text else ""
                yield origin, (Cell(text=labels.ORIGINS.get(origin, origin)), row[1], row[2], Cell(text=where))


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
