"""Reads that the array never sees: served from the hosts' memory (CBRC, View Storage Accelerator), or streamed."""

from dataclasses import dataclass

HOST_HIT_S = 20e-6
"""A read from the host's memory: no network, no controller."""
STREAMED_S = 0.5e-3
"""A read that a streaming server answers from its memory over the network. Assumed; 0.3 to 2 ms."""


@dataclass(frozen=True)
class HostCache:
    """The read caches of all hosts together.

    Attributes
    ----------
    fill_bytes
        What all hosts read once until their caches are full.
    warm_hit_fraction
        Share of the reads of shared blocks that a warm cache serves.
    """

    fill_bytes: float
    warm_hit_fraction: float


def array_read_fraction(
    cache: HostCache | None, shared_read_fraction: float, read_bytes: float, cold_reads: float | None = None
) -> float:
    """Share of the guests' reads that still reach the array.

    Parameters
    ----------
    cold_reads
        For work that begins with cold caches, such as a boot: reads of all desktops together. Until the caches are full
        every read of a shared block goes to the array; over the whole of the work that is one fill. A cache is warm
        without it.
    """
    if cache is None or cache.fill_bytes <= 0.0:
        return 1.0
    missed = 1.0 - cache.warm_hit_fraction
    if cold_reads is not None and cold_reads > 0.0 and shared_read_fraction > 0.0:
        filling = min(1.0, cache.fill_bytes / read_bytes / (cold_reads * shared_read_fraction))
        missed = filling + (1.0 - filling) * missed
    return 1.0 - shared_read_fraction * (1.0 - missed)
