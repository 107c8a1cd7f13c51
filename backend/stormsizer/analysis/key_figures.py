"""Specification sheet of an array of which only the key figures are known.

Everything else is assumed from arrays of the same class: two active controllers with flash drives in double parity. The
assumptions have ranges, which the ranges of an answer include. Media, drives and spares may be stated too; the number
of other drives and the reserve are chosen so that the usable capacity is the stated one.
"""

from typing import Any

from stormsizer.model.catalog import Catalog, Drive, SpecSheet, work_of_other_families
from stormsizer.model.catalog.arrays import RaidLayout
from stormsizer.model.catalog.key_figures import PORT_GBIT_PER_S, PORT_NAMES, FlashMedia, KeyFigures
from stormsizer.model.catalog.spec_sheets import ACKNOWLEDGED_COPIES, PublishedMaximum, SheetProtection
from stormsizer.model.provenance import Fact, Status
from stormsizer.storage.raid import raid_counts
from stormsizer.units import BYTES_PER_GB, BYTES_PER_TB, SECONDS_PER_US

AS_ENTERED = "as entered"
N_CONTROLLERS = 2
CLASS_DRIVES: dict[FlashMedia, tuple[str, ...]] = {
    "sas": ("sas-ssd-1920gb", "sas-ssd-3840gb", "sas-ssd-7680gb", "sas-ssd-15360gb"),
    "nvme": ("nvme-1920gb", "nvme-3840gb", "nvme-7680gb", "nvme-15360gb"),
}
"""Drives of the class, from smallest to largest."""
TIER_NAMES: dict[FlashMedia, str] = {"sas": "SAS flash drives", "nvme": "NVMe drives"}
N_SHELF_DRIVES = 24
"""Drives above which larger ones are chosen."""
N_LEAST_DRIVES = 8
SMALLEST_GROUP = 3
"""Drives of the smallest group of double parity."""
LEAST_RESERVE_FRACTION = 0.05
"""Minimum share of the drives that the array keeps for itself."""
EXPANSION = 4
"""Maximum drives of an array of the class, as a multiple of those installed."""
MOST_DRIVES = 100_000
MOST_CORES = 1024
SPECRATE_PER_CORE = 7.0
SUFFICIENT_CORES = "cores that serve the stated rate at the CPU times of other families."
CLASS = "Assumed from arrays of this class"


class TooFewDrivesError(Exception):
    """The stated drives do not hold the stated usable capacity."""

    def __init__(self, n_needed: int) -> None:
        super().__init__(f"{n_needed} drives are needed")
        self.n_needed = n_needed


def sheet_of_key_figures(figures: KeyFigures, catalog: Catalog) -> SpecSheet:
    """Return a complete specification sheet whose unknown facts are assumed.

    The stated facts refer to the source ``own``.

    Raises
    ------
    KeyError
        If the catalog lacks the drives.
    TooFewDrivesError
        If the stated drives hold less than the usable capacity.
    """
    drive, n_drives, reserved_fraction = _drives(figures, catalog)
    n_installed = (
        _assumed(n_drives, f"as many drives ({drive.name}) as the usable capacity takes, all of them installed.")
        if figures.n_drives is None
        else _stated(n_drives)
    )
    n_cores = _n_cores(figures, catalog)
    most_drives = max(n_drives, min(EXPANSION * n_drives, MOST_DRIVES))
    reduction = (
        _assumed(3.0, "compression and deduplication of clones that share little.", 1.5, 5.0)
        if figures.data_reduction_ratio is None
        else _stated(figures.data_reduction_ratio)
    )
    return SpecSheet(
        id=figures.id,
        name=figures.name,
        vendor=figures.vendor,
        design="shared_controllers",
        release="Current release",
        max_arrays=_assumed(1, "one array without a scale-out cluster.", 1, 4),
        controllers=_assumed(N_CONTROLLERS, "two active controllers."),
        n_cores=_assumed(n_cores, SUFFICIENT_CORES, max(1, n_cores // 2), min(MOST_CORES, 2 * n_cores)),
        specrate_per_core=_assumed(SPECRATE_PER_CORE, "processors of recent years.", 5.0, 9.0),
        memory_gib=_assumed(192.0, "memory of midrange arrays.", 64.0, 512.0),
        drives=(drive.id,),
        drive_tier_name=TIER_NAMES[_media(figures)] if figures.drive_id is None else drive.name,
        n_slots=n_installed,
        max_drives=_assumed(most_drives, "expansion shelves.", n_drives, most_drives),
        fewest_drives=n_installed,
        protection=_protection(reserved_fraction, figures),
        data_reduction_ratio=reduction,
        port_gbit_per_s=_port(figures),
        max_ports=_stated(figures.ports_per_controller),
        price=figures.price,
        published_maximum=PublishedMaximum(
            iops=_maximum(figures),
            block_kib=figures.block_kib,
            read_fraction=figures.read_fraction,
            n_controllers=N_CONTROLLERS,
            latency_ms=None if figures.latency_ms is None else _stated(figures.latency_ms),
        ),
    )


def _media(figures: KeyFigures) -> FlashMedia:
    """Return the protocol of the drives; SAS if it is not known."""
    return figures.media or "sas"


def _port(figures: KeyFigures) -> Fact[float]:
    """Return the data rate of a port, with the port that was entered."""
    where = f"{PORT_NAMES[figures.port]}, {AS_ENTERED}"
    return _stated(PORT_GBIT_PER_S[figures.port]).model_copy(update={"where": where})


def _maximum(figures: KeyFigures) -> Fact[float]:
    """Return the stated maximum with its response time and kind of I/O, the place of the facts derived from it."""
    at = "" if figures.latency_ms is None else f" at {figures.latency_ms:g} ms"
    where = (
        f"{figures.max_iops:,.0f} IOPS{at} ({figures.block_kib:g} KiB, {figures.read_fraction:.0%} reads), {AS_ENTERED}"
    )
    return _stated(figures.max_iops).model_copy(update={"where": where})


def _n_cores(figures: KeyFigures, catalog: Catalog) -> int:
    """Return the cores per controller with which arrays of the class serve the stated rate."""
    read_us, write_us = (each / SPECRATE_PER_CORE for each in work_of_other_families(catalog))
    io_us = figures.read_fraction * read_us + (1.0 - figures.read_fraction) * ACKNOWLEDGED_COPIES * write_us
    busy = figures.max_iops * io_us * SECONDS_PER_US
    return min(MOST_CORES, max(1, round(busy / N_CONTROLLERS)))


def _protection(reserved_fraction: float, figures: KeyFigures) -> SheetProtection:
    n_spares = figures.spares_per_controller
    return SheetProtection(
        kind="raid",
        group_size=_assumed(12, "a usual group of double parity.", 8, 24),
        n_parity=_assumed(2, "double parity."),
        n_spares=_assumed(1, "one hot spare for each controller.", 0, 1) if n_spares is None else _stated(n_spares),
        reserved_fraction=_assumed(reserved_fraction, f"leaves the {figures.usable_tb:g} TB that were entered."),
    )


def _drives(figures: KeyFigures, catalog: Catalog) -> tuple[Drive, int, float]:
    """Return the drive model, the number of drives, and the reserve that leaves the usable capacity."""
    usable_gb = figures.usable_tb * BYTES_PER_TB / BYTES_PER_GB
    offered = CLASS_DRIVES[_media(figures)] if figures.drive_id is None else (figures.drive_id,)
    found = [(drive, _n_drives(usable_gb, drive, figures)) for drive in map(catalog.drives.__getitem__, offered)]
    most = figures.n_drives or N_SHELF_DRIVES
    drive, n_needed = next((each for each in found if each[1] <= most), found[-1])
    n_drives = figures.n_drives or n_needed
    if n_drives < _fewest(figures):
        raise TooFewDrivesError(n_needed)
    capacity_gb = _n_data(n_drives, figures) * drive.usable_capacity_gb.known
    if capacity_gb <= usable_gb:
        raise TooFewDrivesError(n_needed)
    return drive, n_drives, 1.0 - usable_gb / capacity_gb


def _fewest(figures: KeyFigures) -> int:
    """Return the spares and the drives of the smallest group of each controller."""
    n_spares = 1 if figures.spares_per_controller is None else figures.spares_per_controller
    return N_CONTROLLERS * (n_spares + SMALLEST_GROUP)


def _n_drives(usable_gb: float, drive: Drive, figures: KeyFigures) -> int:
    """Return the smallest number of drives whose capacity after parity and the least reserve is sufficient."""
    needed = usable_gb / (1.0 - LEAST_RESERVE_FRACTION) / drive.usable_capacity_gb.known
    n_drives = max(N_LEAST_DRIVES, _fewest(figures), int(needed))
    while _n_data(n_drives, figures) < needed:
        n_drives += 1
    return n_drives


def _n_data(n_drives: int, figures: KeyFigures) -> float:
    protection = _protection(LEAST_RESERVE_FRACTION, figures)
    layout = RaidLayout(
        kind="log_structured",
        group_size=protection.group_size,
        n_parity_per_group=protection.n_parity,
        n_spares=protection.n_spares or _assumed(0, "none."),
        destage_io_kib=_assumed(64.0, "full stripes."),
        reserved_fraction=protection.reserved_fraction,
    )
    return raid_counts(layout, n_drives, N_CONTROLLERS).n_data


def _stated(value: float) -> Fact[Any]:
    return Fact[Any](value=value, status=Status.SPECIFIED, source="own", where=AS_ENTERED)


def _assumed(value: float, why: str, low: float | None = None, high: float | None = None) -> Fact[Any]:
    return Fact[Any](value=value, low=low, high=high, status=Status.ASSUMED, reasoning=f"{CLASS}: {why}")
