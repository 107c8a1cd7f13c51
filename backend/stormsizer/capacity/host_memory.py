"""Host memory used by desktops, by the image cache and its digests, and by the storage appliance, if any."""

from collections.abc import Sequence

from stormsizer.messages.text import Message, Quantity, Text, compared, msg, sentences
from stormsizer.model.catalog import ArrayModel
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import ArrayConfiguration, Goals, Hosts, Pool
from stormsizer.units import BYTES_PER_GB, BYTES_PER_MB

DIGEST_MB_PER_GB = 8.0
"""Hashes per GB of virtual disk. The PS6100XS study states 5 to 10 (section 6.1.1) and calculates with 5 and 8."""


class HostMemory(Document):
    """Memory of one host, in GiB. Desktops are distributed evenly over all hosts."""

    n_desktops_per_host: float
    physical_gib: float
    configured_gib: float
    """Configured memory of the desktops on one host."""
    in_use_gib: float
    """Part of the configured memory that the host must hold in physical memory."""
    cache_gib: float
    """Memory used by the image cache."""
    digests_gib: float
    """Memory used by the digests of images and disposable disks in the cache."""
    appliance_gib: float
    """Memory used by the storage appliance on the host."""
    needed_gib: float
    """Memory needed if nothing is shared and every page is in use."""
    needed_with_sharing_gib: float
    """Memory needed if only the desktops' memory in use counts."""
    configured_ratio: float
    """Configured memory of the desktops divided by host memory, as stated in studies."""
    ratio: float
    """The same ratio with cache, digests and appliance added to the configured memory; the goal applies to it."""
    limit_ratio: float
    """Limit that the goals set for ``ratio``."""
    holds: bool
    reclaimed_gib: float
    """Memory that the hypervisor must reclaim from desktops by ballooning and swapping; 0 if everything in use fits."""
    sentence: Text

    @property
    def lacks_for_storage(self) -> bool:
        """Whether the goal is missed, and storage (cache, digests or appliance) uses part of the memory."""
        return not self.holds and self.ratio > self.configured_ratio


def host_memory(
    pools: Sequence[Pool],
    hosts: Hosts,
    configuration: ArrayConfiguration,
    array: ArrayModel,
    goals: Goals,
    n_missing: int = 0,
) -> HostMemory:
    """Return the memory per host, and its oversubscription, with all desktops powered on.

    The I/O of a swapping host is not modeled: it depends on how often guests touch reclaimed pages, which neither
    studies nor scenarios state. Also excluded are the hypervisor's own memory and its overhead per virtual machine.

    Parameters
    ----------
    n_missing
        Number of missing hosts. Their desktops run on the other hosts; their storage appliances are missing too.
    """
    n_hosts, physical = max(1, hosts.n_hosts - n_missing), hosts.memory_gib_per_host
    configured = sum(pool.n_desktops * pool.memory_gib for pool in pools) / n_hosts
    in_use = sum(pool.n_desktops * pool.memory_gib * pool.memory_in_use_fraction for pool in pools) / n_hosts
    n_appliances = configuration.n_controllers * configuration.n_arrays if array.runs_on_hosts else 0
    appliance = n_appliances * array.controller.memory_gib.known / hosts.n_hosts if n_appliances else 0.0
    digests = sum(digests_gib(pools, hosts, n_hosts))
    beside = hosts.host_cache_gib + digests + appliance
    ratio = (configured + beside) / physical
    limit = goals.memory_oversubscription_max_ratio
    holds = ratio <= limit * (1 + 1e-9)
    reclaimed = max(0.0, in_use + beside - physical)
    return HostMemory(
        n_desktops_per_host=sum(pool.n_desktops for pool in pools) / n_hosts,
        physical_gib=physical,
        configured_gib=configured,
        in_use_gib=in_use,
        cache_gib=hosts.host_cache_gib,
        digests_gib=digests,
        appliance_gib=appliance,
        needed_gib=configured + beside,
        needed_with_sharing_gib=in_use + beside,
        configured_ratio=configured / physical,
        ratio=ratio,
        limit_ratio=limit,
        holds=holds,
        reclaimed_gib=reclaimed,
        sentence=_sentence(ratio, limit, holds, reclaimed),
    )


def digests_gib(pools: Sequence[Pool], hosts: Hosts, n_hosts: int) -> tuple[float, float]:
    """Return the size, in GiB, of the cache digests that each of ``n_hosts`` hosts loads, for images and for desktops.

    Each full clone adds a digest of its own image, and each desktop a digest of its disposable disk.
    """
    of_images, of_desktops = 0.0, 0.0
    for pool in pools if hosts.host_cache_gib > 0 else ():
        if pool.clone_type == "pvs":
            continue
        n_per_host = pool.n_desktops / n_hosts
        of_desktops += pool.disposable_gib_per_desktop * n_per_host
        if pool.clone_type == "full":
            of_desktops += pool.image_gib * n_per_host
        else:
            of_images += pool.image_gib
    per_gib = DIGEST_MB_PER_GB * BYTES_PER_MB / BYTES_PER_GB
    return of_images * per_gib, of_desktops * per_gib


def beyond_goal(memory: HostMemory, n_missing: int = 0) -> Message:
    """Return a sentence about host memory that exceeds its oversubscription goal with ``n_missing`` hosts missing."""
    ratio, limit = compared(memory.ratio, memory.limit_ratio, "ratio", digits=3)
    if n_missing:
        return msg("host-memory-beyond-goal-missing", n=n_missing, ratio=ratio, limit=limit)
    return msg("host-memory-beyond-goal", ratio=ratio, limit=limit)


def _sentence(ratio: float, limit: float, holds: bool, reclaimed_gib: float) -> Text:
    if not holds:
        high, goal = compared(ratio, limit, "ratio", digits=3)
        return sentences(msg("host-memory-beyond-goal", ratio=high, limit=goal), msg("host-memory-swapping"))
    within = msg("host-memory-within-goal", ratio=Quantity(ratio, "ratio", 3), limit=Quantity(limit, "ratio", 6))
    missing = Quantity(reclaimed_gib, "GiB", 3)
    return sentences(within, msg("host-memory-reclaimed", missing=missing) if reclaimed_gib > 0 else None)
