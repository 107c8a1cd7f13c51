"""What the array did in one phase: means and peaks over the phase's averaging window."""

from enum import StrEnum
from typing import Any

from pydantic import model_validator

from stormsizer.model.provenance import Document


class Component(StrEnum):
    """A part of the system that can run out."""

    CONTROLLER_CPU = "controller_cpu"
    FLASH = "flash"
    DRIVES = "drives"
    PERFORMANCE = "performance"
    CAPACITY = "capacity"
    PORT_OUT = "port_out"
    PORT_IN = "port_in"
    HOST_LINK_IN = "host_link_in"
    HOST_LINK_OUT = "host_link_out"
    HOST_CPU = "host_cpu"


TIERS = (Component.FLASH, Component.DRIVES, Component.PERFORMANCE, Component.CAPACITY)
"""Components that are drives, by the name of their tier."""


class ComponentUse(Document):
    """How busy one component was."""

    component: Component
    mean_fraction: float
    """Mean utilisation, 0 to 1."""
    peak_fraction: float
    """Highest utilisation of any minute, 0 to 1."""
    ceiling_fraction: float
    """Goal for the mean utilisation while people log in or work."""


class TierTraffic(Document):
    """What reached the drives of one tier, all of them together."""

    component: Component
    n_drives: int
    """Drives that share the work."""
    drive_iops: float
    iops_per_drive: float
    """What a single drive has to do: data sheets speak of that."""
    read_mb_per_s: float
    write_mb_per_s: float

    @model_validator(mode="before")
    @classmethod
    def _share_of_one_drive(cls, given: Any) -> Any:
        """Results of older engines say what all drives do."""
        if not isinstance(given, dict) or "iops_per_drive" in given or not {"drive_iops", "n_drives"} <= given.keys():
            return given
        n_drives = given["n_drives"]
        return given | {"iops_per_drive": given["drive_iops"] / n_drives if n_drives else 0.0}


class PhaseFigures(Document):
    """Rates, throughput, latency and utilisation of one phase."""

    averaged_from_s: float
    """Start of the averaging window, seconds from the calendar's start."""
    averaged_to_s: float
    reads_iops: float
    writes_iops: float
    read_mb_per_s: float
    write_mb_per_s: float
    peak_iops: float
    """Highest total rate of any minute."""
    peak_mb_per_s: float
    host_read_latency_ms: float
    """Mean response time of a read at the host, weighted by I/Os."""
    host_write_latency_ms: float
    controller_read_latency_ms: float
    """Mean response time of a read on the controller's own clock."""
    controller_write_latency_ms: float
    peak_host_latency_ms: float
    """Highest mean response time of any minute."""
    components: tuple[ComponentUse, ...]
    tiers: tuple[TierTraffic, ...]
    """Mean back-end traffic of each tier of drives."""

    @property
    def total_iops(self) -> float:
        """Reads and writes per second."""
        return self.reads_iops + self.writes_iops

    def use_of(self, component: Component) -> ComponentUse:
        """Utilisation of one component; ``KeyError`` if the array has none."""
        for use in self.components:
            if use.component == component:
                return use
        raise KeyError(component)

    @property
    def busiest_tier(self) -> ComponentUse:
        """The tier of drives with the highest mean utilisation."""
        return max((use for use in self.components if use.component in TIERS), key=lambda use: use.mean_fraction)
