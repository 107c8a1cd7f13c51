"""What-if analysis of a component failure: chart of the hours around it, and figures with and without it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stormsizer.analysis.failures.answer import FailureAnalysis, FailureConfiguration, LoginFigures, WeekFigures
from stormsizer.messages.terms import COMPONENTS, STATUSES
from stormsizer.messages.text import Listing, Message, Quantity, Text, first_sentence, msg, shown
from stormsizer.model.scenario import Scenario
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Bullets, Cell, Column, Figure, Paragraph, Section, Table
from stormsizer.report.charts.data import Dash, Hue, Line, Panel, TimeChart
from stormsizer.report.charts.traces import DECADES_ARE_LOGARITHMIC
from stormsizer.report.labels import STATUS_MARKS

LONGEST_NAME = 28
PANELS: tuple[tuple[str, Message, Text, float], ...] = (
    ("n_logging_in", msg("failure-chart-logins"), "", 1.0),
    ("host_read_latency_ms", msg("failure-chart-reads"), "ms", 1.0),
    ("host_write_latency_ms", msg("failure-chart-writes"), "ms", 1.0),
    ("controller_cpu_fraction", COMPONENTS["controller_cpu"], "%", 100.0),
    ("host_cpu_fraction", COMPONENTS["host_cpu"], "%", 100.0),
)
"""Quantity, title, unit and factor of each panel."""
_LOOKS: tuple[tuple[Hue, Dash], ...] = (("cpu", "solid"), ("drives", "dashed"), ("ports", "solid"), ("hosts", "dashed"))

Values = tuple[float | None, ...]


class Pair(NamedTuple):
    """A figure of one configuration without and with the failure; None where it is unknown."""

    before: float | None
    during: float | None


class FigureRow(NamedTuple):
    """One figure of all configurations."""

    group: Text
    label: Text
    unit: str
    pairs: tuple[Pair, ...]


def failure_sections(analyses: Sequence[FailureAnalysis], scenario: Scenario) -> tuple[Section, ...]:
    """Return a section for each analyzed failure."""
    return tuple(_section(i, analysis, scenario) for i, analysis in enumerate(analyses))


def _section(i: int, analysis: FailureAnalysis, scenario: Scenario) -> Section:
    ending = f"-{i + 1}" if i else ""
    first, *others = analysis.configurations
    blocks: list[Block] = [Paragraph(text=analysis.sentence, strong=True)]
    if others:
        blocks.append(
            Bullets(items=tuple(msg("failure-option", name=each.name, sentence=each.sentence) for each in others))
        )
    blocks.append(Paragraph(text=msg("failure-method")))
    warnings = tuple(dict.fromkeys(warning for each in analysis.configurations for warning in each.warnings))
    blocks += [Paragraph(text=warning) for warning in warnings]
    chart = failure_chart(f"failure{ending}", analysis, scenario)
    if chart.panels:
        caption = msg("failure-chart-caption", name=first.name, bucket=Quantity(analysis.bucket_s, "s"))
        blocks.append(Figure(chart=chart, caption=caption, alternative=analysis.sentence))
    blocks.append(failure_table(analysis, f"failure-figures{ending}"))
    return Section(id=f"failure{ending}", title=msg("failure-title"), blocks=tuple(blocks))


def figure_rows(analysis: FailureAnalysis) -> tuple[FigureRow, ...]:
    """Return the figures of an analysis: each login storm, response times, and utilization."""
    return (*_logins(analysis), *_latencies(analysis), *_utilization(analysis))


def failure_table(analysis: FailureAnalysis, table_id: str) -> Table:
    """Return a table with one column per configuration; each cell has a figure without and with the failure."""
    rows: list[tuple[Cell, ...]] = [_goals(analysis, "without"), _goals(analysis, "with")]
    group: Text | None = None
    for row in figure_rows(analysis):
        if row.group != group:
            group = row.group
            rows.append((Cell(text=group),))
        rows.append((Cell(text=row.label), *(_change(pair, row.unit) for pair in row.pairs)))
    return Table(
        id=table_id,
        caption=msg("failure-figures"),
        dense=True,
        columns=(
            Column(label=msg("failure-figure"), width=1.2),
            *(Column(label=phrases.shortened(each.name, LONGEST_NAME), width=1.0) for each in analysis.configurations),
        ),
        rows=tuple(rows),
    )


def failure_chart(chart_id: str, analysis: FailureAnalysis, scenario: Scenario) -> TimeChart:
    """Return a chart with one line per configuration, and one for the scenario's own without the failure."""
    calendar = scenario.calendar
    return TimeChart(
        id=chart_id,
        time_zone=scenario.time_zone,
        calendar_starts_at=calendar.starts_at.isoformat(),
        starts_s=calendar.seconds(analysis.series_from),
        bucket_s=analysis.bucket_s,
        shows_times=True,
        shaded_s=(calendar.seconds(analysis.starts_at), calendar.seconds(analysis.ends_at)),
        panels=tuple(_panels(analysis)),
    )


def curves_of(analysis: FailureAnalysis, quantity: str) -> tuple[tuple[Text, Values], ...]:
    """Return the lines of one quantity: the scenario's configuration without the failure, then all with it."""
    found: list[tuple[Text, Values]] = []
    own = analysis.configurations[0].curve(quantity)
    if own is not None:
        found.append((msg("failure-line-healthy"), own.without_failure))
    for each in analysis.configurations:
        curve = each.curve(quantity)
        if curve is not None and curve.with_failure:
            found.append((phrases.shortened(each.name, LONGEST_NAME), curve.with_failure))
    return tuple(found)


def _panels(analysis: FailureAnalysis) -> Iterator[Panel]:
    for quantity, title, unit, factor in PANELS:
        drawn = [
            (label, tuple(None if value is None else value * factor for value in values))
            for label, values in curves_of(analysis, quantity)
        ]
        positive = [value for _, values in drawn for value in values if value is not None and value > 0.0]
        if not positive:
            continue
        looks: list[tuple[Hue, Dash]] = [("writes", "dotted"), *_LOOKS]
        yield Panel(
            title=title,
            unit=unit or msg("failure-users"),
            logarithmic=unit == "ms" and max(positive) > DECADES_ARE_LOGARITHMIC * min(positive),
            lines=tuple(
                Line(label=label, hue=hue, dash=dash, min=values, mean=values, max=values)
                for (label, values), (hue, dash) in zip(drawn, looks, strict=False)
            ),
        )


def _week(configuration: FailureConfiguration, which: str) -> WeekFigures | None:
    return configuration.without_failure if which == "without" else configuration.with_failure


def _goals(analysis: FailureAnalysis, which: str) -> tuple[Cell, ...]:
    label = msg("failure-goals-without") if which == "without" else msg("failure-goals-with")
    return (Cell(text=label), *(_goals_of(each, which) for each in analysis.configurations))


def _goals_of(configuration: FailureConfiguration, which: str) -> Cell:
    week = _week(configuration, which)
    if week is None:
        is_lost = which == "with" and configuration.is_fatal
        problem = first_sentence(configuration.sentence)[0] if is_lost else configuration.problem
        return Cell(text=problem or "", mark="broken" if is_lost else "")
    status, missed = week.known_status, tuple(dict.fromkeys(goal.label for goal in week.missed))
    note: Text = msg("failure-missed", goals=Listing(missed)) if missed else ""
    return Cell(text=STATUSES[status], note=note, mark=STATUS_MARKS[status])


def _change(pair: Pair, unit: str) -> Cell:
    if pair.before is None and pair.during is None:
        return Cell(text=msg("report-nothing"))
    before, during = (shown(Quantity(value, unit)) for value in pair)
    return Cell(text=msg("failure-change", before=before, during=during))


def _logins(analysis: FailureAnalysis) -> Iterator[FigureRow]:
    weeks = [week for each in analysis.configurations for week in (each.without_failure, each.with_failure)]
    storms = {logins.phase_id: logins.label for week in weeks if week is not None for logins in week.logins}
    for phase_id, group in storms.items():
        for name, label, unit in (
            ("good_fraction", msg("comparison-good-logins"), "fraction"),
            ("fair_fraction", msg("comparison-fair-logins"), "fraction"),
            ("poor_fraction", msg("comparison-poor-logins"), "fraction"),
            ("p50_s", msg("failure-login-median"), "s"),
            ("p95_s", msg("failure-login-p95"), "s"),
        ):
            pairs = tuple(
                Pair(*(_login(_week(each, which), phase_id, name) for which in ("without", "with")))
                for each in analysis.configurations
            )
            yield FigureRow(group, label, unit, pairs)


def _login(week: WeekFigures | None, phase_id: str, name: str) -> float | None:
    found: LoginFigures | None = (
        next((each for each in week.logins if each.phase_id == phase_id), None) if week else None
    )
    return None if found is None else float(getattr(found, name))


def _latencies(analysis: FailureAnalysis) -> Iterator[FigureRow]:
    for op, name, label in (
        ("read", "mean_ms", msg("failure-read-mean")),
        ("read", "p95_ms", msg("failure-read-p95")),
        ("write", "mean_ms", msg("failure-write-mean")),
        ("write", "p95_ms", msg("failure-write-p95")),
    ):
        pairs = tuple(
            Pair(*(_latency(_week(each, which), op, name) for which in ("without", "with")))
            for each in analysis.configurations
        )
        yield FigureRow(msg("failure-latency"), label, "ms", pairs)


def _latency(week: WeekFigures | None, op: str, name: str) -> float | None:
    figures = None if week is None else getattr(week, op)
    return None if figures is None else float(getattr(figures, name))


def _utilization(analysis: FailureAnalysis) -> Iterator[FigureRow]:
    weeks = [week for each in analysis.configurations if (week := each.without_failure) is not None]
    components = tuple(dict.fromkeys(use.component for week in weeks for use in week.components))
    for name, group in (("mean_fraction", msg("failure-use")), ("peak_fraction", msg("failure-use-peak"))):
        for component in components:
            pairs = tuple(
                Pair(*(_use(_week(each, which), component, name) for which in ("without", "with")))
                for each in analysis.configurations
            )
            yield FigureRow(group, COMPONENTS[component], "fraction", pairs)


def _use(week: WeekFigures | None, component: str, name: str) -> float | None:
    use = None if week is None else week.use_of(component)
    return None if use is None else float(getattr(use, name))
