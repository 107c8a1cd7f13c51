"""Results of a failure analysis: figures of the affected hours with and without the failure, by configuration."""

from datetime import datetime
from typing import Self

from stormsizer.experience.grades import GoalStatus, Grade
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Text
from stormsizer.model.answers import Answer
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import ArrayConfiguration, Part
from stormsizer.recommendation.answer import BrokenGoal
from stormsizer.simulation.result import Verdict
from stormsizer.storage.figures import ComponentUse


class LoginFigures(Document):
    """Login times of one login storm that overlaps the failure, over the whole storm."""

    phase_id: str
    label: Text
    n_users: float
    never_fraction: float
    """Share of the users whose login is interrupted; they count as poor."""
    good_fraction: float
    fair_fraction: float
    poor_fraction: float
    mean_s: float
    p50_s: float
    p95_s: float
    grade: Grade
    holds: bool
    """Whether the storm meets its goals."""

    @classmethod
    def of(cls, phase: PhaseResult) -> Self | None:
        """Return the login times of a phase; None if it has no logins."""
        seen = phase.experience
        if seen is None:
            return None
        return cls(
            phase_id=phase.id,
            label=phase.label,
            n_users=seen.n_users,
            never_fraction=seen.never_fraction,
            good_fraction=seen.good_fraction,
            fair_fraction=seen.fair_fraction,
            poor_fraction=seen.poor_fraction,
            mean_s=seen.mean_s,
            p50_s=seen.p50_s,
            p95_s=seen.p95_s,
            grade=phase.grade,
            holds=phase.holds,
        )


class LatencyFigures(Document):
    """Response time as seen by the hosts, over all I/Os during the failure."""

    mean_ms: float
    p95_ms: float
    """95th percentile over I/Os of the mean response time at the moment of each I/O."""


class WeekFigures(Document):
    """Figures of one simulated week, for the time of the failure."""

    verdict: Verdict
    """Verdict on the whole week."""
    status: GoalStatus | None = None
    """Status of the phases that overlap the failure, and of the capacity; None in results from older engines."""
    missed: tuple[BrokenGoal, ...]
    """Goals missed by phases that overlap the failure, and capacity goals."""
    logins: tuple[LoginFigures, ...]
    """Login storms that overlap the failure, in the order in which they start."""
    total_iops: float
    """Mean rate of reads and writes."""
    read: LatencyFigures | None
    """None if there are no reads."""
    write: LatencyFigures | None
    """None if there are no writes."""
    components: tuple[ComponentUse, ...]

    @property
    def known_status(self) -> GoalStatus:
        """Status; results from older engines only pass or fail."""
        return self.status or (GoalStatus.FAILS if self.missed else GoalStatus.PASSES)

    @property
    def slowest(self) -> LoginFigures | None:
        """The login storm with the longest logins; None if there are no logins."""
        return max(self.logins, key=lambda logins: logins.p95_s, default=None)

    def use_of(self, component: str) -> ComponentUse | None:
        """Return the utilization of one component; None if the configuration does not have it."""
        return next((use for use in self.components if use.component == component), None)


class FailureCurve(Document):
    """Mean of one quantity in each bucket; None in buckets without a value."""

    quantity: str
    """Name as in the series of a run: *host_read_latency_ms*, *n_logging_in*, *controller_cpu_fraction* …"""
    without_failure: tuple[float | None, ...]
    with_failure: tuple[float | None, ...]
    """Empty if the week cannot be simulated with the failure."""


class FailureConfiguration(Answer):
    """One configuration, with and without the failure."""

    name: str
    model_id: str
    model_name: str
    words: Text
    """Array configuration as text."""
    configuration: ArrayConfiguration
    n_installed: int
    """Number of components of the failing kind in all arrays, including those on standby."""
    n_affected_desktops: int | None = None
    """Number of desktops on the array that fails, if the configuration has several arrays and all figures are about
    that one; None if they are about all arrays."""
    without_failure: WeekFigures | None
    """None if the scenario cannot be simulated on this configuration."""
    with_failure: WeekFigures | None
    """None if the configuration cannot work without the component, or has no such component."""
    problem: Text | None
    """Reason why figures are missing."""
    is_fatal: bool
    """Whether desktops lose access to their storage."""
    warnings: tuple[Text, ...]
    """Warnings that only apply with the failure."""
    curves: tuple[FailureCurve, ...]

    def curve(self, quantity: str) -> FailureCurve | None:
        """Return the curve of one quantity; None if the configuration does not have it."""
        return next((curve for curve in self.curves if curve.quantity == quantity), None)


class FailureAnalysis(Answer):
    """A failure on the scenario's configuration, and on each configuration it is compared with."""

    event_id: str | None
    """Failure in the scenario's calendar; None if the analysis added one."""
    part: Part
    n_parts: int
    tier: str | None
    array_id: str
    starts_at: datetime
    ends_at: datetime
    is_busiest: bool
    """Whether the start is that of the hour with the most users logging in, because none was given."""
    left_out: tuple[str, ...]
    """Names of failures in the calendar that are left out because they overlap this one."""
    series_from: datetime
    """Start of the curves."""
    bucket_s: float
    n_buckets: int
    configurations: tuple[FailureConfiguration, ...]
    """The scenario's configuration first, then the others in the order of the request."""
