"""Slide about the week, with line charts of load and response time."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import numpy as np

from stormsizer.messages.text import DateStyle, Instant, Quantity, Text, msg, shown
from stormsizer.model.scenario.goals import HOST_LATENCY
from stormsizer.storage.trace import Series, Trace, bucketed, peaks
from webapp.reports.slides.places import stacked
from webapp.reports.slides.slide import Lines, Page, Story, Values

MOST_BUCKETS = 300
MOST_DAYS_LABELED = 15
MOST_HOURS_LABELED = 8
DAY_S = 86_400.0
_STEPS_MIN = (1, 2, 3, 5, 10, 15, 20, 30, 40, 60, 90, 120, 180, 240, 360, 480, 720, 1440)
_RATES = ("reads_iops", "writes_iops")
_LATENCIES = ("host_read_latency_ms", "host_write_latency_ms")
Column = tuple[float | None, ...]


@dataclass(frozen=True)
class _Buckets:
    """Buckets of the calendar. The first ``n_before`` cover the part of the first day before the calendar starts."""

    n_before: int
    n: int
    bucket_s: float


def week_page(story: Story) -> Page:
    """Return the slide that shows the calendar as two line charts over the same days."""
    busiest = max(story.result.phases, key=lambda phase: phase.figures.peak_iops, default=None)
    title = msg("slide-week-title-empty")
    if busiest is not None:
        load = Quantity(busiest.figures.peak_iops, "IOPS")
        title = msg("slide-week-title", load=load, phase=busiest.label)
    cut, localizer = _cut(story), story.localizer
    bucket = Quantity(cut.bucket_s, "s")
    return Page(
        title=localizer.text(title),
        lead=localizer.text(msg("slide-week-lead", interval=bucket)),
        parts=_charts(story, cut, title),
        notes=localizer.text(msg("slide-week-notes", n=cut.n, interval=bucket, zone=story.scenario.time_zone)),
    )


def _charts(story: Story, cut: _Buckets, peak: Text) -> tuple[Lines, Lines]:
    trace, localizer = story.trace, story.localizer
    starts_s, ends_s = float(trace.starts_s[0]), trace.ends_s
    series = bucketed(trace, starts_s, ends_s, cut.n, (*_RATES, *_LATENCIES))
    highest_ms, mean_ms = _latencies(series)
    limit_ms = HOST_LATENCY.limit(story.scenario.goals)
    goal = localizer.text(msg("slide-week-goal", limit=Quantity(limit_ms, "ms")))
    highest, mean = localizer.text(msg("slide-series-highest")), localizer.text(msg("slide-series-mean"))
    categories, every = _categories(story, cut), _labels_every(cut)
    before: Column = (None,) * cut.n_before
    upper, lower = stacked(0.56, 0.15)
    load = Lines(
        upper,
        categories,
        (
            Values(highest, before + _peaks(trace, starts_s, ends_s, cut.n), "reads", light=True),
            Values(mean, before + _sum(series), "reads"),
        ),
        "#,##0",
        localizer.text(msg("slide-week-load-chart", peak=peak)),
        every,
        localizer.text(msg("slide-week-load-axis")),
    )
    felt = Lines(
        lower,
        categories,
        (
            Values(highest, before + highest_ms, "writes", light=True),
            Values(mean, before + mean_ms, "writes"),
            Values(goal, (limit_ms,) * len(categories), "poor", dashed=True),
        ),
        "#,##0.##",
        localizer.text(msg("slide-week-latency-chart", limit=Quantity(limit_ms, "ms"))),
        every,
        localizer.text(msg("slide-week-latency-axis")),
    )
    return load, felt


def _cut(story: Story) -> _Buckets:
    """Return buckets of a round length, aligned with days, and no more of them than a chart can show."""
    trace = story.trace
    starts_s = float(trace.starts_s[0])
    first = story.scenario.calendar.starts_at + timedelta(seconds=starts_s)
    local = first.astimezone(ZoneInfo(story.scenario.time_zone))
    since_midnight_s = 3600.0 * local.hour + 60.0 * local.minute + local.second
    return buckets(trace.ends_s - starts_s, since_midnight_s)


def buckets(length_s: float, since_midnight_s: float) -> _Buckets:
    """Return the buckets for a calendar with this length and offset from midnight.

    >>> buckets(14 * 86_400, 0)
    _Buckets(n_before=0, n=224, bucket_s=5400.0)
    >>> buckets(6 * 86_400, 18 * 3600)
    _Buckets(n_before=27, n=216, bucket_s=2400.0)
    >>> buckets(1000.5, 0).n
    300
    """
    before_s = since_midnight_s if length_s > 2 * DAY_S else 0.0
    for step_s in (60.0 * step_min for step_min in _STEPS_MIN):
        n, rest = divmod(length_s, step_s)
        n_before, rest_before = divmod(before_s, step_s)
        if not rest and not rest_before and 1 <= n + n_before <= MOST_BUCKETS:
            return _Buckets(int(n_before), int(n), step_s)
    return _Buckets(0, MOST_BUCKETS, length_s / MOST_BUCKETS)


def _peaks(trace: Trace, starts_s: float, ends_s: float, n: int) -> Column:
    total = trace.column(_RATES[0]) + trace.column(_RATES[1])
    return peaks(trace, total, starts_s, ends_s, n)


def _sum(series: Series) -> Column:
    reads, writes = (series.bands[name].mean for name in _RATES)
    return tuple((read or 0.0) + (write or 0.0) for read, write in zip(reads, writes, strict=True))


def _latencies(series: Series) -> tuple[Column, Column]:
    """Return the maximum and the mean latency, each for reads or writes, whichever is slower."""
    bands = [series.bands[name] for name in _LATENCIES]
    return _greater(*(band.max for band in bands)), _greater(*(band.mean for band in bands))


def _greater(*columns: Column) -> Column:
    known = np.array([[np.nan if x is None else x for x in column] for column in columns])
    greater = np.fmax.reduce(known)
    return tuple(None if np.isnan(x) else float(x) for x in greater)


def _categories(story: Story, cut: _Buckets) -> tuple[str, ...]:
    """Return a label for the start of each bucket; a day's first bucket is labeled with the day alone."""
    zone = ZoneInfo(story.scenario.time_zone)
    first = story.scenario.calendar.starts_at + timedelta(seconds=float(story.trace.starts_s[0]))
    steps = range(-cut.n_before, cut.n)
    instants = (first + timedelta(seconds=i * cut.bucket_s) for i in steps)
    return tuple(
        story.localizer.text(_start(instant.astimezone(zone), story.scenario.time_zone)) for instant in instants
    )


def _start(local: datetime, zone: str) -> Text:
    style: DateStyle = "day_time" if local.hour or local.minute else "day"
    return shown(Instant(local, zone, style))


def _labels_every(cut: _Buckets) -> int:
    """Return the number of buckets between labels: whole days if the chart spans several, else the fewest that fit."""
    n_days = cut.n * cut.bucket_s / DAY_S
    if DAY_S % cut.bucket_s == 0 and n_days > 2:
        return int(DAY_S / cut.bucket_s) * -(-int(n_days) // MOST_DAYS_LABELED)
    return -(-cut.n // MOST_HOURS_LABELED)
