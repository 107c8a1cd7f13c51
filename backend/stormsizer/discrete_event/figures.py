"""What a simulation of every I/O of a window found, beside what the week's means said."""

from typing import Literal

from stormsizer.model.provenance import Document
from stormsizer.storage.figures import Component

AGREE_WITHIN = 0.05
"""Largest relative difference between the two mean response times that counts as agreement."""
COMPARED_UP_TO = 0.95
"""Highest utilisation up to which the two must agree: beyond it a queue's mean hangs on single moments."""

COMPARED_FROM_IOS = 1_000
"""Fewest I/Os of a single replication from which means are compared: fewer stray by more than that by chance."""

Operation = Literal["read", "write"]
Activity = Literal["sweep", "login", "start_of_day", "load_test", "at_rest", "at_work", "copy"]
"""What desktops do while they ask: an event's sweep (power-on, recompose, scan, patch), a login, the work that follows
it, a load test, nothing, everyday work; or copies that the storage makes for itself (deployment, backup)."""


class Percentiles(Document):
    """Response times at the host in ms. ``None`` where fewer than ten I/Os lie beyond."""

    p50_ms: float | None
    p90_ms: float | None
    p95_ms: float | None
    p99_ms: float | None
    p99_9_ms: float | None
    p99_99_ms: float | None


class ResponseTimes(Document):
    """Response times at the host of the reads, or the writes, of one activity."""

    op: Operation
    n_ios: int
    """I/Os that reached the array and were answered within the window, over all replications."""
    mean_ms: float
    spread_ms: float | None
    """Standard deviation of the mean between replications; ``None`` with one."""
    max_ms: float
    percentiles: Percentiles
    fluid_mean_ms: float
    """Mean response time of the same I/Os in the simulation of the week."""
    difference_fraction: float
    """How much larger the simulated mean is than the week's, relative to the week's."""
    utilisation_fraction: float
    """Highest utilisation of any component that these I/Os wait for, while they are asked."""
    agrees: bool | None
    """Whether the two means lie within ``AGREE_WITHIN``; ``None`` where a component is busier than
    ``COMPARED_UP_TO`` and they need not, or where the simulation's own spread is larger than that or not known."""


class ActivityFigures(Document):
    """Everything that one activity asked of the array."""

    activity: Activity
    event_id: str | None
    """Event that it belongs to; ``None`` for desktops at rest or at work."""
    pool_id: str | None
    name: str
    """In words: the event's or pool's name and the activity."""
    operations: tuple[ResponseTimes, ...]


class StationFigures(Document):
    """How busy one component was and how long its queues grew."""

    component: Component
    n_servers: int
    """Single servers: cores, drives times I/Os that one works on at a time, ports, links."""
    mean_fraction: float
    """Utilisation over the window, 0 to 1."""
    fluid_mean_fraction: float
    """The same in the simulation of the week."""
    mean_wait_ms: float
    """Mean wait of what was served, I/Os and the work behind them alike."""
    mean_waiting: float
    """Mean number that waits, all servers together."""
    max_waiting: float
    """Highest mean number of any bucket."""


class Timeline(Document):
    """The window cut into equal buckets. ``None`` where nothing was answered."""

    starts_s: float
    """Seconds from the calendar's start."""
    bucket_s: float
    n_buckets: int
    iops: tuple[float, ...]
    """Reads and writes that the array answered per second."""
    mean_ms: tuple[float | None, ...]
    """Mean response time of reads and writes together, as are all that follow."""
    p50_ms: tuple[float | None, ...]
    p99_ms: tuple[float | None, ...]
    fluid_mean_ms: tuple[float | None, ...]
    waiting: dict[Component, tuple[float, ...]]
    """Mean number that waits at each component."""


class Distribution(Document):
    """How response times are spread: for reads or writes, shares of the I/Os by response time."""

    op: Operation
    upper_ms: tuple[float, ...]
    """Upper edges of the cells, ascending, eight to the octave; cells without I/O at either end are left out."""
    fraction: tuple[float, ...]
    """Share of the I/Os in each cell; they add up to 1."""


class WindowResult(Document):
    """Every I/O of a window, simulated."""

    engine_version: str
    catalog_version: str
    scenario_name: str
    from_s: float
    """Start of the window, seconds from the calendar's start."""
    to_s: float
    seed: int
    n_replications: int
    n_ios: int
    """I/Os that were simulated, over all replications."""
    sentence: str
    """What came out, in words: the response time that most keep, and whether it agrees with the week."""
    total: tuple[ResponseTimes, ...]
    """Reads and writes of all activities together."""
    activities: tuple[ActivityFigures, ...]
    """In order of the calendar."""
    stations: tuple[StationFigures, ...]
    timeline: Timeline
    distributions: tuple[Distribution, ...]
    warnings: tuple[str, ...] = ()
