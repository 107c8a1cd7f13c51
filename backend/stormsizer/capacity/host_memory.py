"""Host memory: desktops, image cache with its digests, and a storage appliance if there is one."""

from collections.abc import Sequence

from stormsizer.messages.formatting import against
from stormsizer.model.catalog import ArrayModel
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import ArrayConfiguration, Goals, Hosts, Pool
from stormsizer.units import BYTES_PER_GB, BYTES_PER_MB

DIGEST_MB_PER_GB = 8.0
"""Hashes per GB of virtual disk. The PS6100XS study prints 5 to 10 (section 6.1.1) and calculates with 5 and 8."""


class HostMemory(Document):
    """Memory of one host, in GiB. Desktops are distributed evenly over all hosts."""

    n_desktops_per_host: float
    physical_gib: float
    configured_gib: float
    """Configured memory of a host's desktops."""
    in_use_gib: float
    """Part of it that the host must hold."""
    cache_gib: float
    """Image cache."""
    digests_gib: float
    """Digests of the images and disposable disks in the cache."""
    appliance_gib: float
    """Storage appliance on the host."""
    needed_gib: float
    """With nothing shared and every page in use."""
    needed_with_sharing_gib: float
    """With the memory share in use."""
    configured_ratio: float
    """Configured memory of the desktops over host memory, as studies print it."""
    ratio: float
    """The same with cache, digests and appliance counted as configured; this ratio is judged."""
    limit_ratio: float
    """Its goal."""
    holds: bool
    reclaimed_gib: float
    """Memory that the hypervisor must reclaim from desktops by ballooning and swapping; 0 if everything in use fits."""
    sentence: str

    @property
    def lacks_for_storage(self) -> bool:
        """Whether the goal is missed, and storage uses part of the missing memory."""
        return not self.holds and self.ratio > self.configured_ratio


def host_memory(
    pools: Sequence[Pool],
    hosts: Hosts,
    configuration: ArrayConfiguration,
    array: ArrayModel,
    goals: Goals,
    n_missing: int = 0,
) -> HostMemory:
    """Memory per host with all desktops on, and its oversubscription.

    The I/O of a swapping host is not modeled: it depends on how often guests touch reclaimed pages, which neither
    studies nor scenarios state. Also excluded: the hypervisor's own memory, and its overhead per machine.

    Parameters
    ----------
    n_missing
        Hosts whose desktops run on the other hosts, including their storage appliances.
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
    """Digests loaded by each of a number of hosts with a cache: those of images, and those per desktop.

    A full clone adds a digest of its own image, and each desktop that of its disposable disk.
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


def beyond_goal(ratio: float, limit_ratio: float) -> str:
    """Oversubscription of host memory as text, without a full stop."""
    value, limit = against(ratio, limit_ratio, "ratio", digits=3)
    return f"Memory of the hosts is oversubscribed {value} to 1, beyond the goal of {limit} to 1"


def _sentence(ratio: float, limit: float, holds: bool, reclaimed_gib: float) -> str:
    if not holds:
        return f"{beyond_goal(ratio, limit)}: expect ballooning and swap I/O, whose size is not modelled."
    within = f"Memory of the hosts is committed {ratio:.2f} to 1, within the goal of {limit:g} to 1"
    if reclaimed_gib > 0:
        return f"{within}, but {reclaimed_gib:,.1f} GiB per host that are in use do not fit: expect ballooning."
    return f"{within}."
