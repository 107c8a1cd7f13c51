"""Values that a report takes from the customer's files: imported hosts, and the measured load of today's desktops."""

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document


class ImportedHosts(Document):
    """Hosts that were imported."""

    n_hosts: int
    files: Text
    """Files that list them."""


class MeasuredLoad(Document):
    """Measured load of the machines of a pool together. Null means not measured."""

    name: Text
    n_machines: int
    peak_iops_upper_bound: float | None
    """Sum of the machines' own peaks, which they do not reach at the same time."""
    read_latency_ms: float | None
    """Mean response time of reads, weighted by I/Os."""
    write_latency_ms: float | None
    provenance: Text


class Imported(Document):
    """Values of an import that was applied to a scenario."""

    hosts: ImportedHosts | None = None
    loads: tuple[MeasuredLoad, ...] = ()

    @property
    def peak_iops_upper_bound(self) -> float | None:
        """Sum of the peaks of all machines; None if no peak was measured."""
        peaks = [load.peak_iops_upper_bound for load in self.loads if load.peak_iops_upper_bound is not None]
        return sum(peaks) if peaks else None
