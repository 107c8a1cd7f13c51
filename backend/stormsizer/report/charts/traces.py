"""Chart data: the trace summarized in buckets that preserve peaks, with goals as limits."""

from collections.abc import Iterator, Sequence

from stormsizer.experience.grades import LoginExperience
from stormsizer.messages.terms import COMPONENTS_IN_TEXT
from stormsizer.messages.text import Listing, Message, msg, shown
from stormsizer.model.scenario import Goals, Scenario
from stormsizer.model.scenario.goals import HOST_LATENCY, ceiling_fraction
from stormsizer.report.charts.data import Ceiling, Dash, Histogram, Hue, Line, Marker, Panel, TimeChart
from stormsizer.storage.figures import LIMITS, TIERS, Component
from stormsizer.storage.trace import Band, Series, Trace, bucketed, credits_of

N_WEEK_BUCKETS = 480
N_STORM_BUCKETS = 120
DECADES_ARE_LOGARITHMIC = 30.0
"""Latency uses a logarithmic axis if the ratio of its highest to its lowest value exceeds this factor."""

MOST_LINES = 5
"""Maximum number of lines in a utilization panel, because their labels must fit next to its title."""

IOPS = ("reads_iops", "writes_iops")
THROUGHPUT = ("read_mb_per_s", "write_mb_per_s")
LATENCY = ("host_read_latency_ms", "host_write_latency_ms")

_LINES: dict[str, tuple[Message, Hue, Dash]] = {
    "reads_iops": (msg("report-line-reads"), "reads", "solid"),
    "writes_iops": (msg("report-line-writes"), "writes", "solid"),
    "read_mb_per_s": (msg("report-line-read"), "reads", "solid"),
    "write_mb_per_s": (msg("report-line-written"), "writes", "solid"),
    "host_read_latency_ms": (msg("report-line-reads"), "reads", "solid"),
    "host_write_latency_ms": (msg("report-line-writes"), "writes", "solid"),
    "controller_cpu_fraction": (COMPONENTS_IN_TEXT["controller_cpu"], "cpu", "solid"),
    "flash_fraction": (COMPONENTS_IN_TEXT["flash"], "drives", "dotted"),
    "drives_fraction": (COMPONENTS_IN_TEXT["drives"], "drives", "dashed"),
    "performance_fraction": (COMPONENTS_IN_TEXT["performance"], "drives", "dashed"),
    "capacity_fraction": (COMPONENTS_IN_TEXT["capacity"], "drives", "solid"),
    "iops_limit_fraction": (COMPONENTS_IN_TEXT["iops_limit"], "drives", "dashed"),
    "throughput_limit_fraction": (COMPONENTS_IN_TEXT["throughput_limit"], "ports", "solid"),
    credits_of(Component.IOPS_LIMIT): (msg("report-line-iops-credits"), "drives", "dashed"),
    credits_of(Component.THROUGHPUT_LIMIT): (msg("report-line-throughput-credits"), "ports", "solid"),
    "port_out_fraction": (COMPONENTS_IN_TEXT["port_out"], "ports", "solid"),
    "port_in_fraction": (COMPONENTS_IN_TEXT["port_in"], "ports", "dotted"),
    "host_link_in_fraction": (msg("report-line-host-link-in"), "hosts", "solid"),
    "host_link_out_fraction": (msg("report-line-host-link-out"), "hosts", "dotted"),
    "host_cpu_fraction": (COMPONENTS_IN_TEXT["host_cpu"], "hosts", "dashed"),
}


def week_chart(scenario: Scenario, trace: Trace, markers: tuple[Marker, ...]) -> TimeChart:
    """Return a chart of rates, throughput, response time and utilization over the whole calendar."""
    components = tuple(component for component in Component if _share(component) in trace.quantities)
    utilization = tuple(_share(component) for component in components)
    levels = tuple(credits_of(component) for component in LIMITS if credits_of(component) in trace.quantities)
    quantities = (*IOPS, *THROUGHPUT, *LATENCY, *utilization, *levels)
    series = bucketed(trace, float(trace.starts_s[0]), trace.ends_s, N_WEEK_BUCKETS, quantities)
    panels = (
        _panel(series, msg("report-panel-rates"), "IOPS", IOPS),
        _panel(series, msg("report-panel-throughput"), "MB/s", THROUGHPUT),
        _latency(series, scenario.goals),
        *_utilization(series, scenario.goals, components),
        *([_panel(series, msg("report-panel-credits"), "%", levels)] if levels else []),
    )
    return _time_chart("week", scenario, series, panels, markers)


def load_chart(scenario: Scenario, trace: Trace) -> TimeChart:
    """Return a chart of the rates alone over the whole calendar."""
    series = bucketed(trace, float(trace.starts_s[0]), trace.ends_s, N_WEEK_BUCKETS, IOPS)
    return _time_chart("load", scenario, series, (_panel(series, msg("report-panel-rates"), "IOPS", IOPS),))


def storm_chart(identifier: str, scenario: Scenario, trace: Trace, starts_s: float, ends_s: float) -> TimeChart:
    """Return a chart of rates and response time for one storm, including some time before and after it."""
    margin_s = max(300.0, 0.25 * (ends_s - starts_s))
    from_s = max(float(trace.starts_s[0]), starts_s - 0.5 * margin_s)
    to_s = min(trace.ends_s, ends_s + margin_s)
    series = bucketed(trace, from_s, to_s, N_STORM_BUCKETS, (*IOPS, *LATENCY))
    panels = (_panel(series, msg("report-panel-rates"), "IOPS", IOPS), _latency(series, scenario.goals))
    return _time_chart(identifier, scenario, series, panels)


def login_histogram(identifier: str, experience: LoginExperience, goals: Goals) -> Histogram:
    """Return a histogram of the login times in one event."""
    return Histogram(
        id=identifier,
        edges_s=experience.histogram_edges_s,
        fractions=experience.histogram_fractions,
        good_s=goals.login_good_s,
        fair_s=goals.login_fair_s,
    )


COMPONENT_GROUPS: Sequence[tuple[Message, Sequence[Component]]] = (
    (msg("report-limit-cpu"), (Component.CONTROLLER_CPU,)),
    (msg("report-limit-ports"), (Component.PORT_OUT, Component.PORT_IN)),
    (msg("report-limit-host-links"), (Component.HOST_LINK_IN, Component.HOST_LINK_OUT)),
    (msg("report-limit-host-cpu"), (Component.HOST_CPU,)),
    (msg("report-limit-drives"), TIERS),
    (msg("report-limit-volumes"), LIMITS),
)
"""Components that share a limit in a chart, with the label of that limit."""


def utilization_ceilings(goals: Goals, components: Sequence[Component]) -> tuple[Ceiling, ...]:
    """Return the utilization limits of the given components; components with equal limits share a line."""
    limits: dict[float, list[Message]] = {}
    for name, drawn_as_one in COMPONENT_GROUPS:
        drawn = [component for component in drawn_as_one if component in components]
        if drawn:
            limits.setdefault(ceiling_fraction(drawn[0], goals), []).append(name)
    return tuple(Ceiling(label=shown(Listing(tuple(names))), value=limit * 100) for limit, names in limits.items())


def _utilization(series: Series, goals: Goals, components: Sequence[Component]) -> Iterator[Panel]:
    """Yield one utilization panel or, if it would have too many lines, one for storage and one for ports and hosts."""
    inside = [component for component in components if component in (Component.CONTROLLER_CPU, *TIERS, *LIMITS)]
    around = [component for component in components if component not in inside]
    parts: tuple[tuple[Message, Sequence[Component]], ...] = ((msg("report-panel-utilization"), components),)
    if len(components) > MOST_LINES:
        parts = ((msg("report-panel-utilization-array"), inside), (msg("report-panel-utilization-ports"), around))
    for title, part in parts:
        yield _panel(
            series, title, "%", tuple(_share(component) for component in part), utilization_ceilings(goals, part)
        )


def _share(component: Component) -> str:
    return f"{component}_fraction"


def _latency(series: Series, goals: Goals) -> Panel:
    limit_ms = HOST_LATENCY.limit(goals)
    known = [x for name in LATENCY for x in series.bands[name].mean if x is not None and x > 0]
    logarithmic = bool(known) and max(*known, limit_ms) / min(*known, limit_ms) > DECADES_ARE_LOGARITHMIC
    panel = _panel(
        series,
        msg("report-panel-response-time"),
        "ms",
        LATENCY,
        (Ceiling(label=msg("report-limit-goal"), value=limit_ms),),
    )
    return panel.model_copy(update={"logarithmic": logarithmic})


def _panel(
    series: Series, title: Message, unit: str, quantities: tuple[str, ...], ceilings: tuple[Ceiling, ...] = ()
) -> Panel:
    factor = 100.0 if unit == "%" else 1.0
    lines = tuple(_line(quantity, series.bands[quantity], factor) for quantity in quantities)
    return Panel(title=title, unit=unit, lines=lines, ceilings=ceilings)


def _line(quantity: str, band: Band, factor: float) -> Line:
    label, hue, dash = _LINES[quantity]
    low, mean, high = (
        tuple(None if x is None else x * factor for x in values) for values in (band.min, band.mean, band.max)
    )
    return Line(label=label, hue=hue, dash=dash, min=low, mean=mean, max=high)


def _time_chart(
    identifier: str, scenario: Scenario, series: Series, panels: tuple[Panel, ...], markers: tuple[Marker, ...] = ()
) -> TimeChart:
    return TimeChart(
        id=identifier,
        time_zone=scenario.time_zone,
        calendar_starts_at=scenario.calendar.starts_at.isoformat(),
        starts_s=series.starts_s,
        bucket_s=series.bucket_s,
        panels=panels,
        markers=markers,
    )
