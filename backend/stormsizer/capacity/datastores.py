"""Effect of View's overcommit level on the datastores of linked clones."""

from collections.abc import Mapping, Sequence

from stormsizer.messages.text import Message, Quantity, Text, msg, sentences
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Pool
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB

OVERCOMMIT_RATIOS: Mapping[str, float] = {"none": 1.0, "conservative": 4.0, "moderate": 7.0, "aggressive": 15.0}
"""Factor by which View lets clones overcommit a datastore, counting each clone at the full size of its parent.

Source: VMware Horizon 6.2 documentation, storage overcommit for linked clones; also Table 8 of the PS6100XS study.
"""
N_REPLICAS_PER_DATASTORE = 2
"""Number of replicas per datastore: the one in use and the one for the next recompose. Source: VMware View 5.2 and
Horizon 7.13, datastore sizing."""


class DatastoreSize(Document):
    """Combined size of all datastores for one pool of linked clones, in GB (10^9 bytes)."""

    pool_id: str
    overcommit: str
    overcommit_ratio: float
    smallest_gb: float
    """Minimum size at which View places all clones, without replicas."""
    expected_gb: float
    """Size that the clones are expected to use, without replicas: deltas, swap files and disposable disks."""
    full_at_gib_per_desktop: float
    """Delta per desktop at which datastores of the minimum size are full; zero or negative if other files fill them."""
    minimum_gb: float
    """Size in View's own table, including replicas, for fresh clones whose deltas are no larger than their memory."""
    half_gb: float
    """Size in View's own table, including replicas, for deltas half as large as the image (occasional refreshes)."""
    maximum_gb: float
    """Size in View's own table, including replicas, for deltas as large as the image (no refreshes)."""
    sentence: Text


def datastore_sizes(pools: Sequence[Pool]) -> tuple[DatastoreSize, ...]:
    """Return the datastore sizes of the linked-clone pools.

    The overcommit level limits how many clones View places on a datastore; it does not change how much they write. The
    capacity breakdown therefore does not include it. If volumes are fully reserved, however, they use `smallest_gb` or
    `expected_gb`, whichever is larger.
    """
    return tuple(_size(pool) for pool in pools if pool.clone_type == "linked")


def _size(pool: Pool) -> DatastoreSize:
    gb_per_gib = BYTES_PER_GIB / BYTES_PER_GB
    n, image_gib, memory_gib = pool.n_desktops, pool.image_gib, pool.memory_gib
    ratio = OVERCOMMIT_RATIOS[pool.overcommit]
    beside_gib = memory_gib * (1 - pool.memory_reservation_fraction) + pool.disposable_gib_per_desktop
    smallest_gib = n * image_gib / ratio
    expected_gib = n * (pool.growth_gib_per_desktop + beside_gib)
    full_at_gib = image_gib / ratio - beside_gib
    replicas_gib = N_REPLICAS_PER_DATASTORE * pool.n_image_copies * image_gib
    room = Quantity(full_at_gib, "GiB", 3)
    if full_at_gib <= 0:
        fill = msg("datastore-full")
    elif expected_gib > smallest_gib:
        fill = msg("datastore-too-small", delta=Quantity(pool.growth_gib_per_desktop, "GiB", 6), room=room)
    else:
        fill = msg("datastore-enough", room=room)
    return DatastoreSize(
        pool_id=pool.id,
        overcommit=pool.overcommit,
        overcommit_ratio=ratio,
        smallest_gb=smallest_gib * gb_per_gib,
        expected_gb=expected_gib * gb_per_gib,
        full_at_gib_per_desktop=full_at_gib,
        minimum_gb=(n * (memory_gib + memory_gib) + replicas_gib) * gb_per_gib,
        half_gb=(n * (image_gib / 2 + memory_gib) + replicas_gib) * gb_per_gib,
        maximum_gb=(n * (image_gib + memory_gib) + replicas_gib) * gb_per_gib,
        sentence=sentences(_placed(pool, Quantity(smallest_gib * gb_per_gib, "GB")), fill),
    )


def _placed(pool: Pool, size: Quantity) -> Message:
    match pool.overcommit:
        case "conservative":
            return msg("datastore-overcommit-conservative", clones=pool.n_desktops, pool=pool.name, size=size)
        case "moderate":
            return msg("datastore-overcommit-moderate", clones=pool.n_desktops, pool=pool.name, size=size)
        case "aggressive":
            return msg("datastore-overcommit-aggressive", clones=pool.n_desktops, pool=pool.name, size=size)
        case _:
            return msg("datastore-no-overcommit", pool=pool.name, size=size)
