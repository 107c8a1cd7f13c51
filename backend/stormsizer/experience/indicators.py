"""Liquidware experience indicators of one phase, graded and weighted.

Limits and weights: PS6100XS study, Figure 3. TR-3949 prints the same limits (Figures 9 and 10) and closes a gap: the
former gives an application load time of 30 to 60 s no grade, the latter calls everything above 30 s poor.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

import numpy as np

from stormsizer.experience.grades import Grade, LoginExperience
from stormsizer.messages.formatting import listed, lowered, percent
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Goals, Indicators
from stormsizer.storage.figures import PhaseFigures
from stormsizer.storage.trace import Trace

POINTS = {Grade.GOOD: 100.0, Grade.FAIR: 50.0, Grade.POOR: 0.0}
"""Assumed: neither study prints how grades are combined; equal steps favor no grade."""

Group = Literal["machine", "io", "view_planner"]
DELL, NETAPP, TINTRI = "dell-ps6100xs", "netapp-tr3949", "tintri-t540"


class Indicator(Document):
    """One indicator, as a mean over the desktops."""

    id: str
    group: Group
    label: str
    value: float | None
    """In ``unit``; none if unknown."""
    unit: str
    good_max: float
    """Good up to this value."""
    fair_max: float
    """Fair up to this value, poor above."""
    grade: Grade | None
    """None if unknown."""
    weight_fraction: float
    """Weight within its group, as printed or as the scenario sets it."""
    reason: str
    """Reason if unknown; empty otherwise."""
    source: str
    """Catalog source that prints limits and weight."""


class IndicatorScore(Document):
    """The indicators of one group. No score and no grade if none of them is known."""

    score: float | None
    """Good 100, fair 50, poor 0: weighted mean over the known indicators."""
    grade: Grade | None
    """Grade nearest to the score; of two, the worse."""
    known_weight_fraction: float
    """Share of the group's weight covered by known indicators."""
    sentence: str


class ExperienceIndicators(Document):
    """All indicators of a phase, and the grades of both groups."""

    indicators: tuple[Indicator, ...]
    machine: IndicatorScore
    io: IndicatorScore


def indicators(
    limits: Indicators,
    goals: Goals,
    figures: PhaseFigures,
    n_desktops: float,
    logins: LoginExperience | None = None,
    application_load_s: float | None = None,
) -> ExperienceIndicators:
    """Return every indicator of one phase; those that cannot be computed are listed with the reason.

    Parameters
    ----------
    n_desktops
        Mean number of powered-on desktops, whose I/O the figures count.
    logins
        Login times of the phase, if there are logins.
    application_load_s
        Mean start time of applications, if known.
    """
    found = (*_machine(limits, goals, logins, application_load_s), *_io(limits, figures, n_desktops), _view_planner())
    return ExperienceIndicators(
        indicators=found,
        machine=score([each for each in found if each.group == "machine"]),
        io=score([each for each in found if each.group == "io"]),
    )


def mean_desktops_on(trace: Trace, from_s: float, to_s: float) -> float:
    """Mean number of powered-on desktops over the half-open interval."""
    steps = trace.between(from_s, to_s)
    lengths_s = np.diff(np.clip(np.append(steps.starts_s, steps.ends_s), from_s, to_s))
    return float(np.average(steps.column("n_up"), weights=lengths_s))


def _machine(
    limits: Indicators, goals: Goals, logins: LoginExperience | None, application_load_s: float | None
) -> Iterator[Indicator]:
    inside = "It depends on what runs inside the guest"
    yield _login_delay(limits, goals, logins)
    yield _indicator(
        "machine",
        "application_load",
        "Application load time",
        "s",
        (limits.application_load_good_s, limits.application_load_fair_s),
        limits.application_load_weight_fraction,
        application_load_s,
        "What storage adds to a start is computed, not what the guest adds.",
        NETAPP,
    )
    for key, label, pair, weight, reason in (
        ("cpu_queue", "CPU queue length", (3.0, 6.0), 0.2, f"{inside}; the hosts' CPU has a goal of its own."),
        ("page_faults", "Page faults", (2000.0, 10_000.0), 0.0, f"{inside}; it carries no weight."),
        ("hung_applications", "Non-responding applications", (2.0, 3.0), 0.2, f"{inside}."),
    ):
        yield _indicator("machine", key, label, "count", pair, weight, None, reason)


def _login_delay(limits: Indicators, goals: Goals, logins: LoginExperience | None) -> Indicator:
    """Mean of the completed logins. Poor in any case if more users than the goals allow never get in."""
    found = _indicator(
        "machine",
        "login_delay",
        "Login delay",
        "s",
        (goals.login_good_s, goals.login_fair_s),
        limits.login_delay_weight_fraction,
        None if logins is None else logins.mean_s,
        "Nobody logs in during this phase.",
    )
    if logins is None or logins.never_fraction <= goals.login_max_poor_fraction:
        return found
    value = logins.mean_s if logins.never_fraction < 1.0 else None
    return found.model_copy(update={"grade": Grade.POOR, "value": value})


def _io(limits: Indicators, figures: PhaseFigures, n_desktops: float) -> Iterator[Indicator]:
    """Load, and by Little's law the queue: I/Os in flight equal their rate times their response time."""
    under_way = (
        figures.reads_iops * figures.host_read_latency_ms + figures.writes_iops * figures.host_write_latency_ms
    ) / 1000.0
    load = (limits.disk_load_good_iops, limits.disk_load_fair_iops)
    queue = (limits.disk_queue_good_ios, limits.disk_queue_fair_ios)
    for key, label, unit, pair, weight, total in (
        ("disk_load", "Disk IOPS", "IOPS", load, limits.disk_load_weight_fraction, figures.total_iops),
        ("disk_queue", "Disk queue length", "count", queue, limits.disk_queue_weight_fraction, under_way),
    ):
        value = total / n_desktops if n_desktops > 0 else None
        yield _indicator("io", key, label, unit, pair, weight, value, "No desktop is on.")
    for key, label, unit, pair in (
        ("network_latency", "Network round trip", "ms", (150.0, 300.0)),
        ("failed_connections", "Failed connections", "count", (5.0, 15.0)),
    ):
        reason = "The network between desktop and user is not modelled."
        yield _indicator("io", key, label, unit, pair, 0.25, None, reason)


def _view_planner() -> Indicator:
    reason = "Published scores are too few for a law of application response that could be tested."
    label = "View Planner, group A, 95th percentile"
    return _indicator("view_planner", "view_planner_group_a", label, "s", (1.5, 1.5), 0.0, None, reason, TINTRI)


def _indicator(
    group: Group,
    key: str,
    label: str,
    unit: str,
    limits: tuple[float, float],
    weight_fraction: float,
    value: float | None,
    reason: str,
    source: str = DELL,
) -> Indicator:
    """An indicator with its grade; without a value it has a reason instead."""
    good_max, fair_max = limits
    grade = None
    if value is not None:
        grade = Grade.GOOD if value <= good_max else Grade.FAIR if value <= fair_max else Grade.POOR
    return Indicator(
        id=key,
        group=group,
        label=label,
        value=value,
        unit=unit,
        good_max=good_max,
        fair_max=fair_max,
        grade=grade,
        weight_fraction=weight_fraction,
        reason=reason if value is None else "",
        source=source,
    )


def score(group: Sequence[Indicator]) -> IndicatorScore:
    """Score and grade of a group from its known indicators, so that weights need not sum to one."""
    known = [each for each in group if each.grade is not None]
    unknown = [each.label for each in group if each.grade is None and each.weight_fraction > 0]
    weight = sum(each.weight_fraction for each in known)
    whole = sum(each.weight_fraction for each in group)
    left_out = f" Not known: {listed([lowered(label) for label in unknown])}." if unknown else ""
    if weight <= 0:
        sentence = f"No indicator that carries weight is known.{left_out}"
        return IndicatorScore(score=None, grade=None, known_weight_fraction=0.0, sentence=sentence)
    points = sum(POINTS[each.grade] * each.weight_fraction for each in known if each.grade is not None) / weight
    grade = min((Grade.POOR, Grade.FAIR, Grade.GOOD), key=lambda step: abs(POINTS[step] - points))
    share = percent(weight / whole)
    names = listed([lowered(each.label) for each in known if each.weight_fraction > 0])
    return IndicatorScore(
        score=points,
        grade=grade,
        known_weight_fraction=weight / whole,
        sentence=f"{grade.capitalize()}, {points:.0f} of 100, by {names}: {share} of the weight.{left_out}",
    )
