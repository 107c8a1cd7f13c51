"""Chart of the whole week, and small charts of individual storms."""

from collections.abc import Mapping, Sequence

from stormsizer.experience.judgment import LOGINS
from stormsizer.messages.text import Message, Quantity, msg
from stormsizer.model.scenario import Scenario
from stormsizer.report import labels, phrases
from stormsizer.report.blocks import Block, Figure, Paragraph, Section, SmallFigure, SmallFigures
from stormsizer.report.charts.data import Marker
from stormsizer.report.charts.traces import storm_chart, week_chart
from stormsizer.report.sections.results import days, pools
from stormsizer.report.sections.results.days import Days
from stormsizer.simulation.result import Phase, PhaseResult, Result
from stormsizer.storage.trace import Trace

STORMS = (*LOGINS, Phase.POWER_ON, Phase.RECOMPOSE, Phase.ANTIVIRUS_SCAN, Phase.PATCH, Phase.LOAD_TEST)
MOST_STORMS = 12
LONGEST_LABEL = 90
Storm = tuple[PhaseResult, ...]
"""Phases that start and end at the same times."""


def week_section(result: Result, scenario: Scenario, trace: Trace) -> Section:
    """Return the section that charts the array's load over the whole calendar."""
    markers = tuple(
        Marker(label=str(i), at_s=scenario.calendar.seconds(event.starts_at))
        for i, group in enumerate(days.of_events(scenario), start=1)
        for event in group
    )
    figure = Figure(
        chart=week_chart(scenario, trace, markers),
        caption=msg("report-week-caption", zone=scenario.time_zone),
        alternative=week_words(result),
    )
    blocks: list[Block] = [figure]
    worst = {of.worst.id: of for of in days.folded([each for each in result.phases if each.phase in STORMS], scenario)}
    storms = pools.together([of.worst for of in worst.values()], lambda phase: (phase.starts_at, phase.ends_at))
    if storms:
        blocks.append(_storms(storms, worst, scenario, trace))
    else:
        blocks.append(Paragraph(text=msg("report-storms-none")))
    return Section(id="week", title=msg("report-week"), blocks=tuple(blocks))


def week_words(result: Result) -> Message:
    """Describe the load over the calendar in words, for readers who do not see the chart."""
    busiest = sorted(result.phases, key=lambda phase: -phase.figures.peak_iops)[:3]
    if not busiest:
        return msg("report-week-alternative-empty")
    peaks = [
        msg("report-week-peak", phase=phase.label, load=Quantity(phase.figures.peak_iops, "IOPS")) for phase in busiest
    ]
    return msg("report-week-alternative", peaks=phrases.listed(peaks))


def _storms(storms: Sequence[Storm], days_of: Mapping[str, Days], scenario: Scenario, trace: Trace) -> SmallFigures:
    chosen = _chosen(storms)
    caption = msg("report-storms")
    if len(chosen) < len(storms):
        caption = msg("report-storms-selected", n=len(chosen), total=len(storms))
    return SmallFigures(
        caption=caption, figures=tuple(_storm(i, storm, days_of, scenario, trace) for i, storm in enumerate(chosen))
    )


def _chosen(storms: Sequence[Storm]) -> tuple[Storm, ...]:
    ranked = sorted(
        range(len(storms)),
        key=lambda i: (all(phase.holds for phase in storms[i]), -max(phase.figures.peak_iops for phase in storms[i])),
    )
    return tuple(storms[i] for i in sorted(ranked[:MOST_STORMS]))


def _storm(i: int, storm: Storm, days_of: Mapping[str, Days], scenario: Scenario, trace: Trace) -> SmallFigure:
    """Return the chart of a storm on its worst day."""
    phase = min(storm, key=lambda phase: phase.holds)
    of = days_of[phase.id]
    label = phase.label if len(of.phases) == 1 else msg("report-phase-worst-of", phase=phase.label, n=len(of.phases))
    starts_s = scenario.calendar.seconds(phase.starts_at)
    ends_s = max(scenario.calendar.seconds(phase.ends_at), starts_s + 60)
    words = storm_words(phase)
    return SmallFigure(
        title=phrases.shortened(pools.labeled((phase, *storm), scenario, label), LONGEST_LABEL),
        words=words,
        chart=storm_chart(f"storm-{i}", scenario, trace, starts_s, ends_s),
        alternative=msg("report-storm-alternative", phase=phase.label, figures=words),
        mark=labels.STATUS_MARKS[phase.status],
    )


def storm_words(phase: PhaseResult) -> Message:
    """Describe a storm in one line: mean, peak, throughput, response time."""
    figures = phase.figures
    return msg(
        "report-storm",
        mean=Quantity(figures.total_iops, "IOPS"),
        peak=Quantity(figures.peak_iops, "IOPS"),
        throughput=Quantity(figures.peak_mb_per_s, "MB/s"),
        reads=Quantity(figures.host_read_latency_ms, "ms"),
        writes=Quantity(figures.host_write_latency_ms, "ms"),
    )
