"""Space needed by the pools beside the space an array configuration offers."""

from stormsizer.catalog import ArrayModel, Drive
from stormsizer.provenance import Document
from stormsizer.scenario import ArrayConfiguration, Pool
from stormsizer.storage.raid import raid_layout
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB


class CapacityItem(Document):
    """One line of the breakdown."""

    id: str
    label: str
    gb: float
    formula: str
    """The arithmetic in words and figures."""


class CapacityBreakdown(Document):
    """Needed and offered space in GB (10^9 bytes)."""

    needed: tuple[CapacityItem, ...]
    needed_gb: float
    offered: tuple[CapacityItem, ...]
    """From raw to usable; deductions are negative."""
    usable_gb: float
    spare_fraction: float
    """Share of the usable space that stays free; negative when the pools do not fit."""


def break_down(
    pools: tuple[Pool, ...], configuration: ArrayConfiguration, array: ArrayModel, drive: Drive
) -> CapacityBreakdown:
    """Capacity of a configuration and what the pools take of it.

    Clones that share blocks store the image once per copy; full clones once per desktop. Swap files take the
    memory that the hosts do not reserve. Compression and further deduplication are left out, so the need is
    an upper bound.
    """
    needed = tuple(item for pool in pools for item in _needed(pool))
    offered = _offered(configuration, array, drive)
    needed_gb = sum(item.gb for item in needed)
    usable_gb = sum(item.gb for item in offered)
    return CapacityBreakdown(
        needed=needed,
        needed_gb=needed_gb,
        offered=offered,
        usable_gb=usable_gb,
        spare_fraction=1 - needed_gb / usable_gb if usable_gb > 0 else -1.0,
    )


def _needed(pool: Pool) -> tuple[CapacityItem, ...]:
    gb_per_gib = BYTES_PER_GIB / BYTES_PER_GB
    n = pool.n_desktops
    n_images = pool.n_image_copies if pool.clone_type == "deduplicated" else n
    swap_gib = pool.memory_gib * (1 - pool.memory_reservation_fraction)
    lines = (
        ("images", "Images", n_images, pool.image_gib),
        ("deltas", "Desktop deltas and profiles", n, pool.growth_gib_per_desktop),
        ("swap", "Swap files", n, swap_gib),
        ("user_data", "User data", n, pool.user_data_gib_per_desktop),
    )
    return tuple(
        CapacityItem(
            id=f"{pool.id}-{key}",
            label=f"{label}, {pool.name}",
            gb=count * gib * gb_per_gib,
            formula=f"{count:,} × {gib:g} GiB",
        )
        for key, label, count, gib in lines
        if gib > 0
    )


def _offered(configuration: ArrayConfiguration, array: ArrayModel, drive: Drive) -> tuple[CapacityItem, ...]:
    layout = raid_layout(configuration, array)
    drive_gb = drive.usable_capacity_gb.known
    reserved = array.raid.reserved_fraction.known
    right_sized_gb = configuration.n_drives * drive_gb
    reserve_gb = layout.n_data * drive_gb * reserved
    return (
        CapacityItem(
            id="drives",
            label="Drives, right-sized",
            gb=right_sized_gb,
            formula=f"{configuration.n_drives} × {drive_gb:g} GB",
        ),
        CapacityItem(
            id="spares",
            label="Hot spares",
            gb=-layout.n_spares * drive_gb,
            formula=f"{layout.n_spares} × {drive_gb:g} GB",
        ),
        CapacityItem(
            id="parity",
            label="Parity",
            gb=-layout.n_parity * drive_gb,
            formula=f"{layout.n_groups} groups: {layout.n_parity} × {drive_gb:g} GB",
        ),
        CapacityItem(
            id="reserve",
            label="File system reserve",
            gb=-reserve_gb,
            formula=f"{reserved:.1%} of {layout.n_data} data drives",
        ),
    )
