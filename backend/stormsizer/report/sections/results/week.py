"""The week as one chart, and each of its storms in detail."""

from collections.abc import Sequence

from stormsizer.experience.judgement import LOGINS
from stormsizer.messages import formatting
from stormsizer.model.scenario import Scenario
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Figure, Paragraph, Section, SmallFigure, SmallFigures
from stormsizer.report.charts.data import Marker
from stormsizer.report.charts.traces import storm_chart, week_chart
from stormsizer.report.sections.results import pools
from stormsizer.simulation.result import Phase, PhaseResult, Result
from stormsizer.storage.trace import Trace

STORMS = (*LOGINS, Phase.POWER_ON, Phase.RECOMPOSE, Phase.ANTIVIRUS_SCAN, Phase.PATCH, Phase.LOAD_TEST)
MOST_STORMS = 12
LONGEST_LABEL = 90
Storm = tuple[PhaseResult, ...]
"""Events over the same minutes."""


def week_section(result: Result, scenario: Scenario, trace: Trace) -> Section:
    """Load of the array over the whole calendar."""
    markers = tuple(
        Marker(label=str(i), at_s=scenario.calendar.seconds(event.starts_at))
        for i, event in enumerate(scenario.events, start=1)
    )
    figure = Figure(
        chart=week_chart(scenario, trace, markers),
        caption=f"The whole calendar, in {scenario.time_zone} time. Lines are means, the lighter bands behind them "
        "reach from the lowest to the highest value, so no peak is averaged away. Response times are those at the "
        "hosts. The numbers on top are those of the events in the calendar; weekends are shaded.",
        alternative=_week_words(result),
    )
    blocks: list[Block] = [figure]
    storms = pools.together(
        [phase for phase in result.phases if phase.phase in STORMS], lambda phase: (phase.starts_at, phase.ends_at)
    )
    if storms:
        blocks.append(_storms(storms, scenario, trace))
    else:
        blocks.append(Paragraph(text="The calendar holds no storm."))
    return Section(id="week", title="The week", blocks=tuple(blocks))


def _week_words(result: Result) -> str:
    busiest = sorted(result.phases, key=lambda phase: -phase.figures.peak_iops)[:3]
    peaks = [f"{phase.label} with {formatting.figure(phase.figures.peak_iops, 'IOPS')}" for phase in busiest]
    return (
        "Charts over the whole calendar: reads and writes per second, throughput, response time at the hosts and "
        f"utilisation. The highest loads are {formatting.listed(peaks, most=4)}."
    )


def _storms(storms: Sequence[Storm], scenario: Scenario, trace: Trace) -> SmallFigures:
    chosen = _chosen(storms)
    caption = "Storms from close by; every chart has its own scale"
    if len(chosen) < len(storms):
        caption = (
            f"The {len(chosen)} storms of {len(storms):,} that miss a goal or carry the highest load; "
            "every chart has its own scale"
        )
    return SmallFigures(
        caption=caption, figures=tuple(_storm(i, storm, scenario, trace) for i, storm in enumerate(chosen))
    )


def _chosen(storms: Sequence[Storm]) -> tuple[Storm, ...]:
    ranked = sorted(
        range(len(storms)),
        key=lambda i: (all(phase.holds for phase in storms[i]), -max(phase.figures.peak_iops for phase in storms[i])),
    )
    return tuple(storms[i] for i in sorted(ranked[:MOST_STORMS]))


def _storm(i: int, storm: Storm, scenario: Scenario, trace: Trace) -> SmallFigure:
    phase = min(storm, key=lambda phase: phase.holds)
    about = pools.names_of(storm, scenario)
    starts_s = scenario.calendar.seconds(phase.starts_at)
    ends_s = max(scenario.calendar.seconds(phase.ends_at), starts_s + 60)
    words = storm_words(phase)
    return SmallFigure(
        title=phrases.shortened(f"{phase.label}, {about}" if about else phase.label, LONGEST_LABEL),
        words=words,
        chart=storm_chart(f"storm-{i}", scenario, trace, starts_s, ends_s),
        alternative=f"Reads and writes per second and response time during {phase.label}: {words}",
        mark=phase.grade.value,
    )


def storm_words(phase: PhaseResult) -> str:
    """One storm in one line: mean, peak, throughput, response time."""
    figures = phase.figures
    reads, writes = (
        formatting.figure(latency_ms, "ms")
        for latency_ms in (figures.host_read_latency_ms, figures.host_write_latency_ms)
    )
    return (
        f"{formatting.figure(figures.total_iops, 'IOPS')} on average, {formatting.figure(figures.peak_iops, 'IOPS')} "
        f"at the peak; up to {formatting.figure(figures.peak_mb_per_s, 'MB/s')}; reads take {reads}, writes {writes}"
    )
