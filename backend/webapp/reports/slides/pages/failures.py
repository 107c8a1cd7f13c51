"""Slides about component failures: logins or response times around each failure, and the figures."""

from collections.abc import Iterator
from datetime import timedelta
from zoneinfo import ZoneInfo

from stormsizer.analysis.failures.answer import FailureAnalysis
from stormsizer.messages.text import first_sentence, msg, sentences
from stormsizer.report.sections.decisions.failure import curves_of, failure_table
from webapp.reports.slides.excerpts import described
from webapp.reports.slides.places import Box, side_by_side
from webapp.reports.slides.slide import Grid, Lines, Page, Paint, Part, Story, Values

MOST_POINTS = 36
"""Maximum number of points of a line; several buckets are combined into their highest value."""
MOST_LABELS = 6
_PAINTS: tuple[Paint, ...] = ("primary", "reads", "fair", "writes")
Column = tuple[float | None, ...]


def failure_pages(story: Story) -> Iterator[Page]:
    """Yield a slide for each analyzed failure."""
    for analysis in story.studies.failures:
        yield _page(analysis, story)


def _page(analysis: FailureAnalysis, story: Story) -> Page:
    localizer = story.localizer
    first, rest = first_sentence(analysis.sentence)
    left, right = side_by_side(0.46)
    table = failure_table(analysis, "failure-figures")
    chart = _chart(left, analysis, story)
    grid = Grid(right, table, described(table, localizer), 10.5, is_in_report=True)
    parts: tuple[Part, ...] = (grid,) if chart is None else (chart, grid)
    others = (msg("failure-option", name=each.name, sentence=each.sentence) for each in analysis.configurations[1:])
    return Page(
        title=story.title(first),
        lead=localizer.text(rest or msg("failure-method")),
        parts=parts,
        notes=localizer.text(sentences(*others, msg("failure-method"))),
    )


def _chart(box: Box, analysis: FailureAnalysis, story: Story) -> Lines | None:
    """Chart the read response time; None if there are no reads."""
    localizer = story.localizer
    every = -(-analysis.n_buckets // MOST_POINTS)
    lines = [(label, _highest(values, every)) for label, values in curves_of(analysis, "host_read_latency_ms")]
    if not any(value is not None for _, values in lines for value in values):
        return None
    zone = ZoneInfo(story.scenario.time_zone)
    instants = (
        analysis.series_from + timedelta(seconds=i * every * analysis.bucket_s) for i in range(len(lines[0][1]))
    )
    categories = tuple(f"{at.astimezone(zone):%H:%M}" for at in instants)
    (healthy, before), *failed = lines
    return Lines(
        box,
        categories,
        (
            *(
                Values(localizer.text(label), values, paint)
                for (label, values), paint in zip(failed, _PAINTS, strict=False)
            ),
            Values(localizer.text(healthy), before, "muted", dashed=True),
        ),
        "#,##0.##",
        localizer.text(sentences(msg("failure-chart-reads"), analysis.sentence)),
        -(-len(categories) // MOST_LABELS),
        localizer.text(msg("failure-axis-reads")),
    )


def _highest(values: Column, every: int) -> Column:
    """Return the highest value of each group of buckets; None for a group without values."""
    groups = (values[i : i + every] for i in range(0, len(values), every))
    return tuple(max((value for value in group if value is not None), default=None) for group in groups)
