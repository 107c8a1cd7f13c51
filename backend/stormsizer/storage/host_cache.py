"""Reads that never reach the array: from host memory (CBRC, View Storage Accelerator) or a streaming server."""

from dataclasses import dataclass

HOST_HIT_S = 20e-6
"""Response time of a read from host memory, which involves neither network nor controller."""
STREAMED_S = 0.5e-3
"""Time of a read that a streaming server serves from its memory over the network. Assumed; 0.3 to 2 ms is plausible."""


@dataclass(frozen=True)
class HostCache:
    """The combined read caches of all hosts.

    Attributes
    ----------
    fill_bytes
        Total data that the hosts read from the array to fill their caches.
    warm_hit_fraction
        Share of shared-block reads that a warm cache serves.
    """

    fill_bytes: float
    warm_hit_fraction: float


def array_read_fraction(
    cache: HostCache | None, shared_read_fraction: float, read_bytes: float, cold_reads: float | None = None
) -> float:
    """Return the share of the guests' reads that reach the array.

    Parameters
    ----------
    cold_reads
        Total reads of all desktops, for work that starts with cold caches, such as a boot. Until the caches are full,
        every read of a shared block goes to the array; in total, this amounts to filling the caches once. If ``None``,
        the caches are warm.
    """
    if cache is None or cache.fill_bytes <= 0.0:
        return 1.0
    missed = 1.0 - cache.warm_hit_fraction
    if cold_reads is not None and cold_reads > 0.0 and shared_read_fraction > 0.0:
        filling = min(1.0, cache.fill_bytes / read_bytes / (cold_reads * shared_read_fraction))
        missed = filling + (1.0 - filling) * missed
    return 1.0 - shared_read_fraction * (1.0 - missed)
