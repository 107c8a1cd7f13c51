"""Array results for one phase: means and peaks over the phase's averaging window."""

from typing import Any

from pydantic import model_validator

from stormsizer.model.provenance import Document
from stormsizer.model.scenario.components import HOST_COMPONENTS, LIMITS, TIERS, Component

__all__ = [
    "HOST_COMPONENTS",
    "LIMITS",
    "TIERS",
    "BurstCredits",
    "Component",
    "ComponentUse",
    "PhaseFigures",
    "TierTraffic",
]


class ComponentUse(Document):
    """Utilization of one component."""

    component: Component
    mean_fraction: float
    """Mean utilization, 0 to 1."""
    peak_fraction: float
    """Highest mean utilization in any minute, 0 to 1."""
    ceiling_fraction: float
    """Goal for the mean utilization while users log in or work."""


class TierTraffic(Document):
    """Total traffic on the drives of one tier."""

    component: Component
    n_drives: int
    """Active drives."""
    drive_iops: float
    iops_per_drive: float
    """Mean I/O rate of a single drive, comparable to data sheet figures."""
    read_mb_per_s: float
    write_mb_per_s: float

    @model_validator(mode="before")
    @classmethod
    def _share_of_one_drive(cls, given: Any) -> Any:
        """Add the rate per drive to results from older engines, which have only the total over all drives."""
        if not isinstance(given, dict) or "iops_per_drive" in given or not {"drive_iops", "n_drives"} <= given.keys():
            return given
        n_drives = given["n_drives"]
        return given | {"iops_per_drive": given["drive_iops"] / n_drives if n_drives else 0.0}


class BurstCredits(Document):
    """Burst credits of one limit of cloud volumes during a phase."""

    component: Component
    least_fraction: float
    """Lowest level of the bucket, 0 to 1."""
    ends_fraction: float
    """Level at the end of the phase."""
    empty_s: float
    """Time for which no credits were left."""
    empty_from_s: float | None
    """Instant at which the credits ran out, in seconds from the calendar's start; None if they did not."""
    n_logging_in: float
    """Users who were logging in at that instant; 0 if the credits did not run out."""


class PhaseFigures(Document):
    """Rates, throughput, latency and utilization of one phase."""

    averaged_from_s: float
    """Start of the averaging window in seconds from the calendar's start."""
    averaged_to_s: float
    reads_iops: float
    writes_iops: float
    requested_iops: float | None = None
    """Reads and writes that desktops issue, whether the array serves them in this window or not. Boots, logins and
    other work that waits for each I/O request only what is served. None in results from older engines."""
    read_mb_per_s: float
    write_mb_per_s: float
    peak_iops: float
    """Highest mean total rate in any minute."""
    peak_mb_per_s: float
    peak_reads_iops: float | None = None
    """Highest mean read rate in any minute; None in results from older engines."""
    peak_writes_iops: float | None = None
    """Highest mean write rate in any minute; None in results from older engines."""
    host_read_latency_ms: float
    """Mean response time of reads as seen by the hosts, weighted by I/Os."""
    host_write_latency_ms: float
    controller_read_latency_ms: float
    """Mean response time of reads as measured by the controllers."""
    controller_write_latency_ms: float
    peak_host_latency_ms: float
    """Highest mean response time in any minute."""
    components: tuple[ComponentUse, ...]
    tiers: tuple[TierTraffic, ...]
    """Mean back-end traffic of each drive tier."""
    credits: tuple[BurstCredits, ...] = ()
    """Burst credits of cloud volumes; empty for volumes without bursts and for other arrays."""

    @property
    def total_iops(self) -> float:
        """Total reads and writes per second."""
        return self.reads_iops + self.writes_iops

    @property
    def unserved_fraction(self) -> float:
        """Share of the requested I/O not served in this window; 0 if more is served, as after an overload."""
        if self.requested_iops is None or self.requested_iops <= 0.0:
            return 0.0
        return max(0.0, 1.0 - self.total_iops / self.requested_iops)

    def use_of(self, component: Component) -> ComponentUse:
        """Return the utilization of one component; raise ``KeyError`` if the array does not have it."""
        for use in self.components:
            if use.component == component:
                return use
        raise KeyError(component)

    @property
    def busiest_tier(self) -> ComponentUse:
        """The drive tier with the highest mean utilization."""
        return max((use for use in self.components if use.component in TIERS), key=lambda use: use.mean_fraction)
