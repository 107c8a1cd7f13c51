"""Liquidware experience indicators of one phase, graded and weighted.

Limits and weights come from the PS6100XS study, Figure 3. TR-3949 prints the same limits (Figures 9 and 10) and closes
a gap: the PS6100XS study has no grade for application load times of 30 to 60 s, while TR-3949 grades everything above
30 s as poor.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

import numpy as np

from stormsizer.experience.grades import Grade, LoginExperience
from stormsizer.messages.text import Listing, Message, Quantity, Text, msg, sentences
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Goals, Indicators
from stormsizer.storage.figures import PhaseFigures
from stormsizer.storage.trace import Trace

POINTS = {Grade.GOOD: 100.0, Grade.FAIR: 50.0, Grade.POOR: 0.0}
"""Points for each grade. Assumed: neither study states how grades are combined, so the steps are equal."""

Group = Literal["machine", "io", "view_planner"]
DELL, NETAPP, TINTRI = "dell-ps6100xs", "netapp-tr3949", "tintri-t540"
LABELS: Mapping[str, Message] = {
    "login_delay": msg("indicator-login-delay"),
    "application_load": msg("indicator-application-load"),
    "cpu_queue": msg("indicator-cpu-queue"),
    "page_faults": msg("indicator-page-faults"),
    "hung_applications": msg("indicator-hung-applications"),
    "disk_load": msg("indicator-disk-load"),
    "disk_queue": msg("indicator-disk-queue"),
    "network_latency": msg("indicator-network-latency"),
    "failed_connections": msg("indicator-failed-connections"),
    "view_planner_group_a": msg("indicator-view-planner"),
}
"""Label of each indicator, by indicator id."""
LABELS_IN_TEXT: Mapping[str, Message] = {
    "login_delay": msg("indicator-login-delay.inline"),
    "application_load": msg("indicator-application-load.inline"),
    "cpu_queue": msg("indicator-cpu-queue.inline"),
    "page_faults": msg("indicator-page-faults.inline"),
    "hung_applications": msg("indicator-hung-applications.inline"),
    "disk_load": msg("indicator-disk-load.inline"),
    "disk_queue": msg("indicator-disk-queue.inline"),
    "network_latency": msg("indicator-network-latency.inline"),
    "failed_connections": msg("indicator-failed-connections.inline"),
    "view_planner_group_a": msg("indicator-view-planner.inline"),
}
"""Label of each indicator for use inside a sentence, by indicator id."""


class Indicator(Document):
    """One indicator, averaged over the desktops."""

    id: str
    group: Group
    label: Text
    value: float | None
    """Value in ``unit``; None if unknown."""
    unit: str
    good_max: float
    """Maximum value that is graded good."""
    fair_max: float
    """Maximum value that is graded fair; higher values are poor."""
    grade: Grade | None
    """Grade of the value; None if unknown."""
    weight_fraction: float
    """Weight within the group, as printed in the study or set in the scenario."""
    reason: Text
    """Why the value is unknown; empty if it is known."""
    source: str
    """ID of the catalog source that states the limits and the weight."""


class IndicatorScore(Document):
    """Combined score of one group of indicators. Score and grade are None if no weighted indicator is known."""

    score: float | None
    """Weighted mean over the known indicators, with 100 points for good, 50 for fair and 0 for poor."""
    grade: Grade | None
    """Grade nearest to the score; the worse of the two if the score is halfway between them."""
    known_weight_fraction: float
    """Share of the group's weight covered by known indicators."""
    sentence: Text


class ExperienceIndicators(Document):
    """All indicators of a phase, and the combined score of each group."""

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
    *,
    others_iops: float = 0.0,
) -> ExperienceIndicators:
    """Return every indicator for one phase; those that cannot be computed include the reason.

    Parameters
    ----------
    n_desktops
        Mean number of powered-on desktops, whose I/O is included in the figures.
    logins
        Login times in the phase, if there are logins.
    application_load_s
        Mean start time of applications, if known.
    others_iops
        I/Os per second in the figures that are not of desktops.
    """
    io = _io(limits, figures, n_desktops, others_iops)
    found = (*_machine(limits, goals, logins, application_load_s), *io, _view_planner())
    return ExperienceIndicators(
        indicators=found,
        machine=score([each for each in found if each.group == "machine"]),
        io=score([each for each in found if each.group == "io"]),
    )


def mean_desktops_on(trace: Trace, from_s: float, to_s: float) -> float:
    """Return the mean number of powered-on desktops over a half-open interval."""
    steps = trace.between(from_s, to_s)
    lengths_s = np.diff(np.clip(np.append(steps.starts_s, steps.ends_s), from_s, to_s))
    return float(np.average(steps.column("n_up"), weights=lengths_s))


def _machine(
    limits: Indicators, goals: Goals, logins: LoginExperience | None, application_load_s: float | None
) -> Iterator[Indicator]:
    yield _login_delay(limits, goals, logins)
    yield _indicator(
        "machine",
        "application_load",
        "s",
        (limits.application_load_good_s, limits.application_load_fair_s),
        limits.application_load_weight_fraction,
        application_load_s,
        msg("indicator-no-application-start"),
        NETAPP,
    )
    for key, pair, weight, reason in (
        ("cpu_queue", (3.0, 6.0), 0.2, msg("indicator-inside-guest-cpu")),
        ("page_faults", (2000.0, 10_000.0), 0.0, msg("indicator-inside-guest-no-weight")),
        ("hung_applications", (2.0, 3.0), 0.2, msg("indicator-inside-guest")),
    ):
        yield _indicator("machine", key, "count", pair, weight, None, reason)


def _login_delay(limits: Indicators, goals: Goals, logins: LoginExperience | None) -> Indicator:
    """Return the mean time of completed logins, graded poor if more users fail to log in than the goals allow."""
    found = _indicator(
        "machine",
        "login_delay",
        "s",
        (goals.login_good_s, goals.login_fair_s),
        limits.login_delay_weight_fraction,
        None if logins is None else logins.mean_s,
        msg("indicator-no-logins"),
    )
    if logins is None or logins.never_fraction <= goals.login_max_poor_fraction:
        return found
    value = logins.mean_s if logins.never_fraction < 1.0 else None
    return found.model_copy(update={"grade": Grade.POOR, "value": value})


def _io(limits: Indicators, figures: PhaseFigures, n_desktops: float, others_iops: float) -> Iterator[Indicator]:
    """Yield the I/O indicators; the disk queue is the I/O rate times the response time (Little's law)."""
    all_iops = figures.total_iops
    of_desktops = max(0.0, 1.0 - others_iops / all_iops) if others_iops and all_iops else 1.0
    under_way = (
        figures.reads_iops * figures.host_read_latency_ms + figures.writes_iops * figures.host_write_latency_ms
    ) / 1000.0
    load = (limits.disk_load_good_iops, limits.disk_load_fair_iops)
    queue = (limits.disk_queue_good_ios, limits.disk_queue_fair_ios)
    for key, unit, pair, weight, total in (
        ("disk_load", "IOPS", load, limits.disk_load_weight_fraction, figures.total_iops),
        ("disk_queue", "count", queue, limits.disk_queue_weight_fraction, under_way),
    ):
        value = of_desktops * total / n_desktops if n_desktops > 0 else None
        yield _indicator("io", key, unit, pair, weight, value, msg("indicator-no-desktop-on"))
    for key, unit, pair in (
        ("network_latency", "ms", (150.0, 300.0)),
        ("failed_connections", "count", (5.0, 15.0)),
    ):
        yield _indicator("io", key, unit, pair, 0.25, None, msg("indicator-no-network"))


def _view_planner() -> Indicator:
    reason = msg("indicator-no-model")
    return _indicator("view_planner", "view_planner_group_a", "s", (1.5, 1.5), 0.0, None, reason, TINTRI)


def _indicator(
    group: Group,
    key: str,
    unit: str,
    limits: tuple[float, float],
    weight_fraction: float,
    value: float | None,
    reason: Message,
    source: str = DELL,
) -> Indicator:
    """Return an indicator with its grade or, if it has no value, with the reason."""
    good_max, fair_max = limits
    grade = None
    if value is not None:
        grade = Grade.GOOD if value <= good_max else Grade.FAIR if value <= fair_max else Grade.POOR
    return Indicator(
        id=key,
        group=group,
        label=LABELS[key],
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
    """Return a group's score and grade, based on its known indicators; their weights need not sum to 1."""
    known = [each for each in group if each.grade is not None]
    unknown = [each for each in group if each.grade is None and each.weight_fraction > 0]
    weight = sum(each.weight_fraction for each in known)
    whole = sum(each.weight_fraction for each in group)
    left_out = msg("indicator-score-not-known", indicators=_listed(unknown)) if unknown else None
    if weight <= 0:
        sentence = sentences(msg("indicator-score-unknown"), left_out)
        return IndicatorScore(score=None, grade=None, known_weight_fraction=0.0, sentence=sentence)
    points = sum(POINTS[each.grade] * each.weight_fraction for each in known if each.grade is not None) / weight
    grade = min((Grade.POOR, Grade.FAIR, Grade.GOOD), key=lambda step: abs(POINTS[step] - points))
    names = _listed([each for each in known if each.weight_fraction > 0])
    return IndicatorScore(
        score=points,
        grade=grade,
        known_weight_fraction=weight / whole,
        sentence=sentences(_graded(grade, round(points), names, Quantity(weight / whole, "fraction")), left_out),
    )


def _graded(grade: Grade, points: int, names: Listing, share: Quantity) -> Message:
    match grade:
        case Grade.GOOD:
            return msg("indicator-score-good", points=points, indicators=names, share=share)
        case Grade.FAIR:
            return msg("indicator-score-fair", points=points, indicators=names, share=share)
        case Grade.POOR:
            return msg("indicator-score-poor", points=points, indicators=names, share=share)


def _listed(group: Sequence[Indicator]) -> Listing:
    return Listing(tuple(LABELS_IN_TEXT[each.id] for each in group))
