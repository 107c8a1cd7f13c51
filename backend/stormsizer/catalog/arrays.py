"""Storage arrays and drives as the catalogue describes them."""

from typing import Literal

from stormsizer.provenance import Document, Fact


class Drive(Document):
    """A drive model."""

    id: str
    name: str
    kind: Literal["hdd", "ssd"]
    raw_capacity_gb: Fact[float]
    usable_capacity_gb: Fact[float]
    """Right-sized capacity that the array's operating system uses, in 10^9 bytes."""
    random_read_ms: Fact[float]
    """Service time of one random read, without waiting."""
    random_write_ms: Fact[float]
    transfer_mb_per_s: Fact[float]
    watts: Fact[float]
    price_usd: Fact[float]


class Controller(Document):
    """One controller of an array."""

    n_cores: Fact[int]
    memory_gib: Fact[float]
    cache_memory_fraction: Fact[float]
    """Share of the memory that holds blocks of data."""
    nvram_gib: Fact[float]
    n_admitted_ios: Fact[float]
    """I/Os inside the controller at a time; the rest wait upstream and off the controller's clock."""
    watts: Fact[float]
    """Power of the array's chassis divided by its controllers."""
    rack_units: Fact[float]
    price_usd: Fact[float]


class Firmware(Document):
    """A release of the array's operating system: what one I/O costs the controller."""

    id: str
    name: str
    cpu_us_per_read: Fact[float]
    cpu_us_per_write: Fact[float]


class FlashCache(Document):
    """Read cache on flash cards inside the controller."""

    module_gib: Fact[float]
    max_modules: Fact[int]
    read_latency_ms: Fact[float]
    watts_per_module: Fact[float]
    price_usd_per_module: Fact[float]


class Shelf(Document):
    """Drives are bought in shelves."""

    n_drives: Fact[int]
    drive_step: Fact[int]
    """Smallest number of drives that is added at a time."""
    max_drives_per_controller: Fact[int]
    rack_units: Fact[float]
    watts_without_drives: Fact[float]
    price_usd: Fact[float]


class RaidLayout(Document):
    """How drives are grouped and how front-end writes reach them."""

    kind: Literal["raid_dp"]
    group_size: Fact[int]
    n_parity_per_group: Fact[int]
    n_spares: Fact[int]
    destage_io_kib: Fact[float]
    """Mean size of one back-end write after coalescing."""
    reserved_fraction: Fact[float]
    """Share of the drives' usable capacity that the file system keeps for itself."""


class Network(Document):
    """Front-end ports and protocol."""

    port_gbit_per_s: Fact[float]
    max_ports: Fact[int]
    max_transfer_kib: Fact[float]
    """Largest I/O of the protocol; larger guest I/Os are split."""
    host_path_ms: Fact[float]
    """Response time added between guest and controller when nothing waits."""


class Caveat(Document):
    """Something that the evidence says about this array and the engine does not."""

    phase: str = ""
    """Phase that it concerns; empty if all."""
    text: str
    source: str
    where: str


class ArrayModel(Document):
    """An array family with its legal steps."""

    id: str
    name: str
    vendor: str
    introduced: int | None = None
    checked_on: str = ""
    controllers: Fact[int]
    controller: Controller
    firmware: tuple[Firmware, ...]
    flash_cache: FlashCache
    shelf: Shelf
    raid: RaidLayout
    network: Network
    drives: tuple[str, ...]
    """Identifiers of the drives that fit."""
    caveats: tuple[Caveat, ...] = ()
    notes: str = ""

    def firmware_named(self, firmware_id: str) -> Firmware:
        """The firmware release with this identifier; ``KeyError`` if the array has none."""
        for release in self.firmware:
            if release.id == firmware_id:
                return release
        raise KeyError(firmware_id)
