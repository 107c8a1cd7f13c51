"""Results of a discrete-event simulation of a window, next to the fluid means."""

from typing import Literal

from stormsizer.messages.text import Text
from stormsizer.model.former_names import AcceptsFormerNames, ReturnsFormerNames
from stormsizer.model.provenance import Document
from stormsizer.storage.figures import Component

AGREE_WITHIN = 0.05
"""Maximum relative difference between the two mean response times that counts as agreement."""
COMPARED_UP_TO = 0.95
"""Utilization up to which the two must agree: above it, a few moments dominate a queue's mean."""

COMPARED_FROM_IOS = 1_000
"""Minimum I/Os of a single replication to compare means: with fewer, sampling error exceeds the tolerance."""

Operation = Literal["read", "write"]
Activity = Literal["sweep", "login", "start_of_day", "load_test", "at_rest", "at_work", "copy"]
"""Activity of desktops that causes I/O: an event's sweep (power-on, recompose, scan, patch), a login, start-of-day
work, a load test, idle I/O, steady state; or copies made by the storage itself (deployment, backup)."""


class Percentiles(Document):
    """Response times at the host in ms. ``None`` with fewer than ten I/Os beyond the percentile."""

    p50_ms: float | None
    p90_ms: float | None
    p95_ms: float | None
    p99_ms: float | None
    p99_9_ms: float | None
    p99_99_ms: float | None


class ResponseTimes(Document, ReturnsFormerNames, AcceptsFormerNames):
    """Response times at the host of the reads or writes of one activity."""

    op: Operation
    n_ios: int
    """I/Os that reached the array and completed within the window, over all replications."""
    mean_ms: float
    spread_ms: float | None
    """Standard deviation of the mean between replications; ``None`` with only one."""
    max_ms: float
    percentiles: Percentiles
    fluid_mean_ms: float
    """Mean response time of the same I/Os in the fluid model of the week."""
    difference_fraction: float
    """Relative excess of the simulated mean over the fluid mean."""
    utilization_fraction: float
    """Highest utilization of any component these I/Os wait for, while they are issued."""
    agrees: bool | None
    """Whether the two means agree within ``AGREE_WITHIN``; ``None`` if a component is busier than ``COMPARED_UP_TO``,
    or if the sampling error is larger than that or unknown."""


class ActivityFigures(Document):
    """I/O of one activity on the array."""

    activity: Activity
    event_id: str | None
    """Its event; ``None`` for desktops at rest or at work."""
    pool_id: str | None
    name: Text
    """Label: the event's or pool's name and the activity."""
    operations: tuple[ResponseTimes, ...]


class StationFigures(Document):
    """Utilization of one component and length of its queues."""

    component: Component
    n_servers: int
    """Single servers: cores, drives times concurrent I/Os per drive, ports, links."""
    mean_fraction: float
    """Utilization over the window, 0 to 1."""
    fluid_mean_fraction: float
    """The same in the fluid model of the week."""
    mean_wait_ms: float
    """Mean wait of everything served, I/Os and their background jobs."""
    mean_waiting: float
    """Mean queue length, over all servers."""
    max_waiting: float
    """Highest mean of any bucket."""


class Timeline(Document):
    """The window in equal buckets. ``None`` where nothing completed."""

    starts_s: float
    """Seconds from the calendar's start."""
    bucket_s: float
    n_buckets: int
    iops: tuple[float, ...]
    """Reads and writes completed per second."""
    mean_ms: tuple[float | None, ...]
    """Mean response time of reads and writes, as in the following fields."""
    p50_ms: tuple[float | None, ...]
    p99_ms: tuple[float | None, ...]
    fluid_mean_ms: tuple[float | None, ...]
    waiting: dict[Component, tuple[float, ...]]
    """Mean queue length at each component."""


class Distribution(Document):
    """Distribution of response times, for reads or writes: share of the I/Os by response time."""

    op: Operation
    upper_ms: tuple[float, ...]
    """Upper edges of the cells, ascending, eight per octave; empty cells at either end are omitted."""
    fraction: tuple[float, ...]
    """Share of the I/Os in each cell; they sum to 1."""


class WindowResult(Document):
    """Discrete-event simulation of a window."""

    engine_version: str
    catalog_version: str
    scenario_name: str
    from_s: float
    """Start of the window, seconds from the calendar's start."""
    to_s: float
    seed: int
    n_replications: int
    n_ios: int
    """Simulated I/Os, over all replications."""
    sentence: Text
    """Summary: the response time that most I/Os meet, and whether it agrees with the fluid model."""
    total: tuple[ResponseTimes, ...]
    """Reads and writes of all activities."""
    activities: tuple[ActivityFigures, ...]
    """In calendar order."""
    stations: tuple[StationFigures, ...]
    timeline: Timeline
    distributions: tuple[Distribution, ...]
    warnings: tuple[Text, ...] = ()
