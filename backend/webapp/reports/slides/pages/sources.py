"""Slides on sources: validation, assumptions, and reading guide."""

from collections.abc import Iterator, Sequence

from stormsizer.messages import formatting
from stormsizer.report.blocks import Cell, Column, Paragraph, Table
from stormsizer.report.context import ComparedRow
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
"""Weakest evidence first."""
READER_TERMS = (
    "bottleneck",
    "grades",
    "host-response-time",
    "mean-peak",
    "percentiles",
    "utilization",
)


def evidence_page(story: Story) -> Page | None:
    """Measured and predicted values of the same quantity; none without evidence for this family."""
    rows = [row for row in story.context.evidence_rows if row.role == "checks" and row.predicted is not None]
    table = in_report(story.report, "Independent checks")
    if table is None:
        return None
    table = _worst_first(only(table, (0, 2, 3, 4, 5, 7)))
    series = tuple(_series(rows))
    drawn = sum(len(points.xy) for points in series if points.marker != "none")
    left, right = side_by_side(0.46)
    parts: tuple[Part, ...] = (Grid(BODY, table, described(table), 11.5, "in the report"),)
    if drawn >= LEAST_POINTS:
        words = f"Scatter chart of {drawn} measured values and their predictions, both axes logarithmic."
        chart = Scatter(left, series, "Measured, each in its own unit", "Predicted", words)
        parts = (chart, Grid(right, table, described(table), 10.5, "in the report"))
    return Page(
        title=summary(story.context.evidence_rows),
        lead="Values that somebody measured and no parameter saw, beside predictions; the worst come first.",
        parts=parts,
        notes=f"Sources: {_sources(story)}.",
    )


def _worst_first(table: Table) -> Table:
    """Rows with their phase below the quantity, those outside tolerance first."""
    rows: list[tuple[Cell, ...]] = []
    group = ""
    for row in table.rows:
        if len(row) == 1:
            group = row[0].text.partition(",")[0]
        else:
            plain = (Cell(text=cell.text, mark=cell.mark) for cell in row[2:])
            rows.append((Cell(text=row[0].text, note=f"{group}, {row[1].text}"), *plain))
    rows.sort(key=lambda row: row[-1].mark != "broken")
    return table.model_copy(update={"columns": (table.columns[0], *table.columns[2:]), "rows": tuple(rows)})


def _series(rows: Sequence[ComparedRow]) -> Iterator[Points]:
    points = [(row.within, _measured(row), row.predicted or 0.0) for row in rows]
    positive = [(within, x, y) for within, x, y in points if x > 0 and y > 0][:MOST_POINTS]
    inside = tuple((x, y) for within, x, y in positive if within is not False)
    outside = tuple((x, y) for within, x, y in positive if within is False)
    if inside:
        yield Points("Within tolerance", inside, "good", "disc")
    if outside:
        yield Points("Outside", outside, "poor", "square")
    if positive:
        numbers = [number for point in positive for number in point[1:]]
        yield Points("Equal", ((min(numbers), min(numbers)), (max(numbers), max(numbers))), "muted", "none")


def _measured(row: ComparedRow) -> float:
    return sum(row.measured) / 2 if isinstance(row.measured, tuple) else row.measured


def _sources(story: Story) -> str:
    used = dict.fromkeys(row.source for row in story.context.evidence_rows)
    sources = (story.context.sources[source] for source in used if source in story.context.sources)
    named = (", ".join(part for part in (each.title, each.publisher, each.document) if part) for each in sources)
    return "; ".join(named) or "none"


def assumptions_page(story: Story) -> Page:
    """The numbers to check first."""
    rows = tuple(_assumptions(story))
    n_assumed = sum(row[0].text == "assumed" for row in rows)
    table = Table(
        caption="Assumptions to check first",
        columns=(
            Column(label="Origin"),
            Column(label="What", width=1.1),
            Column(label="Value", align="right"),
            Column(label="Where it comes from", width=1.6),
        ),
        rows=rows[:MOST_ASSUMPTIONS],
    )
    first = f"; {n_assumed:,} of them {'is' if n_assumed == 1 else 'are'} assumed" if n_assumed else ""
    return Page(
        title=f"The answer rests on {formatting.count(len(rows), 'number')}{first}",
        lead="The weakest footing first: check these before you rely on the answer. The report lists every one.",
        parts=(Grid(BODY, table, described(table), 11.5),),
        notes=f"Shown are {min(len(rows), MOST_ASSUMPTIONS)} of {len(rows):,}; numbers in square brackets are those of "
        "the report's list of sources.",
    )


def _assumptions(story: Story) -> Iterator[tuple[Cell, ...]]:
    """Rows of the report's tables of assumptions, prefixed with their origin."""
    section = next(section for section in story.report.sections if section.title.startswith("Assumptions"))
    captions = {"Values you gave": "given", "Values left": "default", "Values that nobody": "unknown"}
    tables = [block for block in section.blocks if isinstance(block, Table)]
    found: dict[str, list[tuple[Cell, ...]]] = {}
    for table in tables:
        origin = next(
            (o for start, o in captions.items() if table.caption.startswith(start)), table.caption.split()[-1]
        )
        for row in table.rows:
            if len(row) > 1:
                where = row[-1].text if not row[-1].note else f"{row[-1].text}. {row[-1].note}"
                found.setdefault(origin, []).append((Cell(text=origin), row[1], row[2], Cell(text=where)))
    for origin in FIRST_TO_CHECK:
        yield from found.get(origin, ())


def reading_page(story: Story) -> Page:
    """How to read the slides, and how to reproduce them."""
    report = story.report
    about = next(section for section in report.sections if section.title.startswith("About"))
    texts = [block.text for block in about.blocks if isinstance(block, Paragraph)]
    left, right = side_by_side(0.5, 0.6)
    remarks = list(dict.fromkeys(warning.message for warning in story.result.warnings))
    if len(remarks) > MOST_REMARKS:
        remarks = [*remarks[:MOST_REMARKS], f"{len(remarks) - MOST_REMARKS:,} more remarks stand in the report."]
    terms = tuple(
        Line(f"{TERMS[term].term}: {TERMS[term].meaning}", 12, bullet=True, before=4) for term in READER_TERMS
    )
    notes = tuple(Line(remark, 12, bullet=True, before=4) for remark in remarks)
    return Page(
        title="Predictions are means of a model, not guarantees",
        lead=f"Run {report.run_id}, made on {report.created}; {report.versions}.",
        parts=(
            Words(
                left,
                (Line("About these slides", 15, bold=True), *(Line(text, 12.5, before=6) for text in texts), *terms),
            ),
            Words(
                right,
                (
                    Line("What to know", 15, bold=True),
                    *(notes or (Line("Nothing beyond what the slides say.", 12.5, before=4),)),
                ),
            ),
        ),
        notes="Every figure of these slides is one of the finished run; the report names the sources of all.",
    )
