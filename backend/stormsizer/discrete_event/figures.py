"""Results of a discrete-event simulation of a window, next to the fluid means."""

from typing import Literal

from stormsizer.messages.text import Text
from stormsizer.model.former_names import AcceptsFormerNames, ReturnsFormerNames
from stormsizer.model.provenance import Document
from stormsizer.storage.figures import Component

AGREE_WITHIN = 0.05
"""Maximum relative difference between the two mean response times that counts as agreement."""
COMPARED_UP_TO = 0.95
"""Highest utilization at which the two means must agree; above it, a few moments dominate a queue's mean."""

COMPARED_FROM_IOS = 1_000
"""Minimum I/Os for comparing the means of a single replication; with fewer, sampling error exceeds the tolerance."""

Operation = Literal["read", "write"]
Activity = Literal["sweep", "login", "start_of_day", "load_test", "at_rest", "at_work", "copy"]
"""Activity of desktops that causes I/O: an event's sweep (power-on, recompose, scan, patch), a login, start-of-day
work, a load test, idle I/O, steady state; or copies made by the storage itself (deployment, backup)."""


class Percentiles(Document):
    """Percentiles of the response time at the host, in ms; ``None`` if fewer than ten I/Os exceed the percentile."""

    p50_ms: float | None
    p90_ms: float | None
    p95_ms: float | None
    p99_ms: float | None
    p99_9_ms: float | None
    p99_99_ms: float | None


class ResponseTimes(Document, ReturnsFormerNames, AcceptsFormerNames):
    """Response times of reads or writes, as seen by the hosts, for one activity or for all."""

    op: Operation
    n_ios: int
    """I/Os that reached the array and completed within the window, over all replications."""
    mean_ms: float
    spread_ms: float | None
    """Standard deviation of the mean across replications; ``None`` if there is only one."""
    max_ms: float
    percentiles: Percentiles
    fluid_mean_ms: float
    """Mean response time of the same I/Os in the fluid model of the week."""
    difference_fraction: float
    """Relative difference of the simulated mean from the fluid mean; positive if the simulated mean is larger."""
    utilization_fraction: float
    """Highest utilization of any component that these I/Os wait for, while they are being issued."""
    agrees: bool | None
    """Whether the two means agree within ``AGREE_WITHIN``; ``None`` if a component's utilization exceeds
    ``COMPARED_UP_TO``, or if the sampling error exceeds the tolerance or is unknown."""


class ActivityFigures(Document):
    """I/O of one activity on the array."""

    activity: Activity
    event_id: str | None
    """Event that causes the I/O; ``None`` for desktops at rest or at work."""
    pool_id: str | None
    name: Text
    """Label: the event's or pool's name and the activity."""
    operations: tuple[ResponseTimes, ...]


class StationFigures(Document):
    """Utilization and queue length of one component."""

    component: Component
    n_servers: int
    """Number of individual servers: cores, drives times concurrent I/Os per drive, ports, or links."""
    mean_fraction: float
    """Utilization over the window, 0 to 1."""
    fluid_mean_fraction: float
    """Utilization over the window in the fluid model of the week."""
    mean_wait_ms: float
    """Mean wait of all jobs served: I/Os and their background jobs."""
    mean_waiting: float
    """Mean queue length, over all servers."""
    max_waiting: float
    """Highest mean queue length in any bucket."""


class Timeline(Document):
    """Timeline of the window in buckets of equal length; values are ``None`` in buckets in which no I/O completed."""

    starts_s: float
    """Start of the window in seconds from the calendar's start."""
    bucket_s: float
    n_buckets: int
    iops: tuple[float, ...]
    """Reads and writes completed per second."""
    mean_ms: tuple[float | None, ...]
    """Mean response time of reads and writes together; the following fields also cover both."""
    p50_ms: tuple[float | None, ...]
    p99_ms: tuple[float | None, ...]
    fluid_mean_ms: tuple[float | None, ...]
    waiting: dict[Component, tuple[float, ...]]
    """Mean queue length at each component."""


class Distribution(Document):
    """Distribution of the response times of reads or writes, as shares of the I/Os."""

    op: Operation
    upper_ms: tuple[float, ...]
    """Upper edges of the cells, ascending, eight per octave; empty cells at either end are omitted."""
    fraction: tuple[float, ...]
    """Share of the I/Os in each cell; they sum to 1."""


class WindowResult(Document):
    """Result of the discrete-event simulation of a window."""

    engine_version: str
    catalog_version: str
    scenario_name: str
    from_s: float
    """Start of the window in seconds from the calendar's start."""
    to_s: float
    seed: int
    n_replications: int
    n_ios: int
    """Number of simulated I/Os over all replications."""
    sentence: Text
    """Summary: the response time that most I/Os meet, and whether it agrees with the fluid model."""
    total: tuple[ResponseTimes, ...]
    """Response times of the reads and writes of all activities."""
    activities: tuple[ActivityFigures, ...]
    """I/O of each activity, in calendar order."""
    stations: tuple[StationFigures, ...]
    timeline: Timeline
    distributions: tuple[Distribution, ...]
    warnings: tuple[Text, ...] = ()
