"""Sizing formulas as published in the studies, each with a corrected estimate in consistent units.

GB and MB are used as in the studies, which do not say whether they mean powers of 1000 or 1024. Sources: the PS6100XS
study (sections 5.2 and 6.1), the VNX5500 study (its closing calculation), the NexentaConnect study (Tables 2 and 6).
"""

from typing import NamedTuple

from stormsizer.capacity.datastores import OVERCOMMIT_RATIOS
from stormsizer.model.provenance import Document


class PrintedFormula(NamedTuple):
    """Result of a published formula, and a corrected estimate.

    Attributes
    ----------
    printed
        Result of the formula as published.
    sound
        Corrected estimate; the same as the result if the formula is correct.
    """

    printed: float
    sound: float


def image_capacity(image_gb: float, memory_gb: float, n_images: int) -> PrintedFormula:
    """Return the datastore size for base images or replicas, in GB, as in the PS6100XS study (sections 6.1.2, 6.1.3).

    The published formula multiplies the image size by memory, which gives GB × GB. The corrected estimate adds twice
    the memory to each image, for swap and suspend files.

    >>> store = image_capacity(25, 1.5, 2)
    >>> store.printed, store.sound
    (150.0, 56.0)
    """
    return PrintedFormula(printed=image_gb * (2 * memory_gb) * n_images, sound=(image_gb + 2 * memory_gb) * n_images)


def linked_clone_capacity(
    n_desktops: int, memory_gb: float, n_datastores: int, overcommit: str, image_gb: float
) -> PrintedFormula:
    """Return the datastore size for linked clones, in GB, as in the PS6100XS study (section 6.1.4).

    The published formula counts every desktop once per datastore and divides twice the memory by the overcommit. View
    instead counts each clone at the full size of its image and limits the total to the overcommit ratio times the size
    of all datastores, however many there are. Where the two results are close, it is a coincidence.

    >>> store = linked_clone_capacity(832, 1.5, 8, "conservative", 25)
    >>> store.printed, store.sound
    (4992.0, 5200.0)
    """
    ratio = OVERCOMMIT_RATIOS[overcommit]
    return PrintedFormula(
        printed=n_desktops * (2 * memory_gb) * n_datastores / ratio, sound=n_desktops * image_gb / ratio
    )


def digest_mb(disk_gb: float, mb_per_gb: float) -> float:
    """Return the digest size of a virtual disk for the host cache, in MB; section 6.1.1 gives 5 to 10 MB per GB.

    >>> digest_mb(25, 5), digest_mb(4, 8)
    (125, 32)
    """
    return disk_gb * mb_per_gb


def host_cache_memory(
    cache_mb: float, image_digest_mb: float, n_desktops: int, disk_digest_mb: float
) -> PrintedFormula:
    """Return the host memory for the image cache and all digests, in MB, as in the PS6100XS study (section 6.1.1).

    >>> host_cache_memory(2048, digest_mb(25, 5), 64, digest_mb(4, 8)).printed
    4221
    """
    memory_mb = cache_mb + image_digest_mb + n_desktops * disk_digest_mb
    return PrintedFormula(printed=memory_mb, sound=memory_mb)


def desktop_density(array_iops: float, iops_per_desktop: float) -> float:
    """Return how many desktops an array supports, based on I/O alone.

    >>> desktop_density(7300, 10), desktop_density(6700, 8)
    (730.0, 837.5)
    """
    return array_iops / iops_per_desktop


def cached_iops_per_desktop(iops: float, read_fraction: float, reads_saved_fraction: float) -> float:
    """Return the IOPS of a desktop after the host cache serves a share of its reads; writes do not change.

    >>> round(cached_iops_per_desktop(10, 0.3, 0.68), 2)
    7.96
    """
    return iops * (read_fraction * (1 - reads_saved_fraction) + 1 - read_fraction)


class CacheBenefit(Document):
    """Effect of the host cache on density and cost, as calculated in section 5.2 of the PS6100XS study."""

    n_desktops_without: float
    n_desktops_with: float
    usd_per_desktop_without: float
    usd_per_desktop_with: float
    density_change_fraction: float
    cost_change_fraction: float


def cache_benefit(
    iops_without: float, iops_with: float, array_iops_without: float, array_iops_with: float, array_usd: float
) -> CacheBenefit:
    """Return density and cost per desktop with and without the cache; desktops are rounded as in the study.

    Using the study's 10 and 8 IOPS per desktop, on a 50,000-dollar array that serves 7,300 or 6,700 IOPS:

    >>> benefit = cache_benefit(10, 8, 7300, 6700, 50_000)
    >>> benefit.n_desktops_without, benefit.n_desktops_with
    (730.0, 838.0)
    >>> round(benefit.usd_per_desktop_without), round(benefit.usd_per_desktop_with)
    (68, 60)
    >>> round(benefit.density_change_fraction, 2), round(benefit.cost_change_fraction, 2)
    (0.15, -0.13)
    """
    without = float(round(desktop_density(array_iops_without, iops_without)))
    with_cache = float(round(desktop_density(array_iops_with, iops_with)))
    return CacheBenefit(
        n_desktops_without=without,
        n_desktops_with=with_cache,
        usd_per_desktop_without=array_usd / without,
        usd_per_desktop_with=array_usd / with_cache,
        density_change_fraction=with_cache / without - 1,
        cost_change_fraction=without / with_cache - 1,
    )


def raid_5_usable_gb(n_drives: int, drive_gb: float) -> float:
    """Return the usable capacity of one RAID 5 group, in GB.

    >>> [raid_5_usable_gb(3, size) for size in (100, 300, 2000)]
    [200, 600, 4000]
    """
    return (n_drives - 1) * drive_gb


def mirrored_usable_gb(n_drives: int, drive_gb: float) -> float:
    """Return the usable capacity of mirrored drives, in GB.

    >>> mirrored_usable_gb(2, 100)
    100.0
    """
    return n_drives * drive_gb / 2


def hot_capacity(hot_capacity_fraction: float, usable_gb: float, allocated_gb: float) -> PrintedFormula:
    """Return the capacity that receives most of the I/O, in GB, as in the closing calculation of the VNX5500 study.

    The share was measured on the allocated capacity. The published formula applies it to the entire usable capacity,
    but allocation cannot exceed the maximum sizes of the file systems.

    >>> hot = hot_capacity(0.05, 200 + 600 + 4000, 100 + 5 * 600)
    >>> hot.printed, hot.sound
    (240.0, 155.0)
    """
    return PrintedFormula(printed=hot_capacity_fraction * usable_gb, sound=hot_capacity_fraction * allocated_gb)


def used_per_desktop_gb(used_gb: float, n_desktops: int) -> float:
    """Return the capacity used per desktop, in GB, including its share of the images.

    The NexentaConnect study's 24 full clones, first copied by the host, then offloaded and deduplicated:

    >>> used_per_desktop_gb(408, 24), used_per_desktop_gb(48, 24), 408 / 48
    (17.0, 2.0, 8.5)
    """
    return used_gb / n_desktops


def memory_overcommit(n_desktops: int, memory_gb: float, physical_gb: float, appliance_gb: float) -> PrintedFormula:
    """Return configured memory divided by host memory, as in Table 2 of the NexentaConnect study.

    The study describes its 55 GB on 48 GB as 20% more. The published formula counts only the desktops, but the storage
    appliance uses the same memory.

    >>> overcommit = memory_overcommit(55, 1, 48, 6)
    >>> round(overcommit.printed, 3), round(overcommit.sound, 3)
    (1.146, 1.271)
    """
    desktops_gb = n_desktops * memory_gb
    return PrintedFormula(printed=desktops_gb / physical_gb, sound=(desktops_gb + appliance_gb) / physical_gb)
