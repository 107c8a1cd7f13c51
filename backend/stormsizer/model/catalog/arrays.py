"""Storage arrays and drives as the catalogue describes them."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from stormsizer.model.provenance import Document, Fact

TierId = Literal["drives", "flash", "performance", "capacity"]


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
    parallel_ios: Fact[int] | None = None
    """I/Os that the drive works on at once, each for its service time; one if left out, as a disk does."""
    transfer_mb_per_s: Fact[float]
    watts: Fact[float]


class Controller(Document):
    """One controller of an array."""

    n_cores: Fact[int]
    memory_gib: Fact[float]
    cache_memory_fraction: Fact[float]
    """Share of the memory that holds blocks of data."""
    nvram_gib: Fact[float]
    """Protected memory for writes that are acknowledged and not on the drives yet."""
    n_admitted_ios: Fact[float]
    """I/Os inside the controller at a time; the rest wait upstream and off the controller's clock."""
    watts: Fact[float]
    """Power of the array's chassis divided by its controllers."""
    rack_units: Fact[float]


class Firmware(Document):
    """A release of the array's operating system: what one I/O costs the controller."""

    id: str
    name: str
    cpu_us_per_read: Fact[float]
    cpu_us_per_write: Fact[float]
    n_admitted_ios: Fact[float] | None = None
    """I/Os inside one controller at a time under this release, where that is known better than for the controller."""


class FlashCache(Document):
    """Cache on flash cards or drives in front of the tiers."""

    kind: Literal["read", "read_write"] = "read"
    """Read: holds copies of blocks that were read. Read-write: takes the hottest blocks of the pool, writes
    included."""
    module_gib: Fact[float]
    max_modules: Fact[int]
    """Modules that one controller takes."""
    n_drives_per_module: Fact[int] | None = None
    """Drives that a module of a read-write cache is made of; they work beside those of the first tier."""
    read_latency_ms: Fact[float]
    watts_per_module: Fact[float]


class Shelf(Document):
    """Drives are bought in shelves, beside those that the controllers' own enclosure takes."""

    n_drives: Fact[int]
    n_built_in: Fact[int] | None = None
    """Drives of one array that sit in the enclosure of its controllers and need no shelf; none if left out."""
    drive_step: Fact[int]
    """Smallest number of drives that is added at a time."""
    max_drives_per_controller: Fact[int]
    """Drives of all tiers and of a cache made of drives."""
    rack_units: Fact[float]
    watts_without_drives: Fact[float]


class RaidLayout(Document):
    """How drives are grouped and how front-end writes reach them.

    A layout that writes full stripes says how large one back-end write is after coalescing; one that writes in place
    says how many reads and writes a small write costs, and how many of them are merged into one drive I/O.
    """

    kind: Literal["raid_0", "raid_1", "raid_5", "raid_6", "raid_dp", "log_structured", "mirrored_nodes"]
    group_size: Fact[int]
    n_parity_per_group: Fact[int]
    """Drives of each group whose capacity holds no data: parity, or copies."""
    n_spares: Fact[int]
    destage_io_kib: Fact[float] | None = None
    """Mean size of one back-end write after coalescing; for layouts that write full stripes."""
    reads_per_write: Fact[float] | None = None
    """Drive reads of one small write in place, before merging."""
    writes_per_write: Fact[float] | None = None
    """Drive writes of one small write in place, before merging."""
    merge_ratio: Fact[float] | None = None
    """Small reads and writes that are merged into one drive I/O."""
    reserved_fraction: Fact[float]
    """Share of the drives' usable capacity that the file system keeps for itself."""

    @property
    def full_stripe(self) -> bool:
        """Whether writes are gathered into stripes that need no read before."""
        return self.kind in ("raid_dp", "log_structured")

    @model_validator(mode="after")
    def _says_what_a_write_costs(self) -> Self:
        in_place = (self.reads_per_write, self.writes_per_write, self.merge_ratio)
        if self.full_stripe and self.destage_io_kib is None:
            raise ValueError(f"a {self.kind} layout needs `destage_io_kib`")
        if not self.full_stripe and None in in_place:
            raise ValueError(f"a {self.kind} layout needs `reads_per_write`, `writes_per_write` and `merge_ratio`")
        if self.group_size.known <= self.n_parity_per_group.known:
            raise ValueError(
                f"`group_size` {self.group_size.known} leaves no data beside `n_parity_per_group` "
                f"{self.n_parity_per_group.known}; allowed: {self.n_parity_per_group.known + 1} or more"
            )
        return self


class Tier(Document):
    """Drives of one kind behind the controllers."""

    id: TierId
    name: str
    drives: tuple[str, ...]
    """Identifiers of the drives that fit."""
    raid: RaidLayout
    service_ratio: Fact[float]
    """Service time under load over the drive's book value: short strokes and reordered queues make it smaller."""
    n_fixed: Fact[int] | None = None
    """Drives of this tier in every array of this family, where it is not a choice."""


class Tiering(Document):
    """How blocks are spread over tiers."""

    efficiency: Fact[float]
    """Share of the I/O that lands where the skew of the workload would put it; the rest goes by capacity."""
    new_blocks_tier: TierId
    """Tier on which new blocks are placed; what the faster tiers do not hold stays there."""


class Network(Document):
    """Front-end ports and protocol."""

    port_gbit_per_s: Fact[float]
    max_ports: Fact[int]
    """Ports of one controller that carry I/O at the same time."""
    standby_ports: Fact[int] | None = None
    """Ports of one array that take over the I/O of as many others when these fail; none if left out."""
    max_transfer_kib: Fact[float]
    """Largest I/O of the protocol; larger guest I/Os are split."""
    host_path_ms: Fact[float]
    """Response time added between guest and controller when nothing waits."""
    write_crossings: Fact[float] | None = None
    """Times that a written byte crosses the ports, for copies on other nodes; once if left out."""


class Caveat(Document):
    """Something that the evidence says about this array and the engine does not."""

    phase: str = ""
    """Phase that it concerns; empty if all."""
    text: str
    source: str
    where: str


class ArrayModel(Document):
    """An array family with its legal steps. Counts are those of one array; several stand side by side."""

    id: str
    name: str
    vendor: str
    introduced: int | None = None
    checked_on: str = ""
    standing: Literal["published", "generic"] = "published"
    """Published: a measured study stands behind it. Generic: a plausible product of its kind, not calibrated."""
    runs_on_hosts: bool = False
    """A storage appliance inside every host, which takes CPU and memory from the desktops."""
    one_per_host: bool = False
    """One in every host, whether or not it takes anything from the desktops."""
    max_arrays: Fact[int]
    """Arrays of this kind that share the load of one scenario."""
    controllers: Fact[int]
    """Controllers that work at the same time."""
    fewest_controllers: Fact[int] | None = None
    """Controllers without which the array is not sold; one if left out."""
    standby_controllers: Fact[int] | None = None
    """Controllers of one array that take over the work of as many others when these fail; none if left out."""
    n_copies_elsewhere: Fact[int] | None = None
    """Copies of every block that other arrays of its kind keep; if left out, data goes with the array that holds it."""
    controller: Controller
    firmware: tuple[Firmware, ...]
    flash_cache: FlashCache | None = None
    shelf: Shelf
    tiers: Annotated[tuple[Tier, ...], Field(min_length=1, max_length=3)]
    """From the fastest to the slowest."""
    tiering: Tiering | None = None
    write_reduction_ratio: Fact[float] | None = None
    """Bytes written by the desktops per byte written to drives, after inline compression and deduplication."""
    data_reduction_ratio: Fact[float] | None = None
    """Bytes stored by the desktops per byte of capacity taken."""
    host_cpu_ratio: Fact[float] | None = None
    """CPU that desktops take on their host over what they take on fast storage; waiting for slow storage costs CPU."""
    network: Network
    caveats: tuple[Caveat, ...] = ()
    notes: str = ""

    @model_validator(mode="after")
    def _tiers_go_together(self) -> Self:
        ids = [tier.id for tier in self.tiers]
        order = [name for name in ("flash", "drives", "performance", "capacity") if name in ids]
        if ids != order:
            raise ValueError(f"`tiers` {', '.join(ids)} must go from fast to slow, each once: {', '.join(order)}")
        if len(ids) > 1 and self.tiering is None:
            raise ValueError("several tiers need `tiering`")
        if self.tiering is not None and self.tiering.new_blocks_tier not in ids:
            raise ValueError(f"`tiering.new_blocks_tier` {self.tiering.new_blocks_tier!r} is none of {', '.join(ids)}")
        return self

    @property
    def n_standby_controllers(self) -> int:
        """Controllers of one array that stand by."""
        return 0 if self.standby_controllers is None else self.standby_controllers.known

    @property
    def n_standby_ports(self) -> int:
        """Ports of one array that stand by."""
        return 0 if self.network.standby_ports is None else self.network.standby_ports.known

    @property
    def n_other_copies(self) -> int:
        """Copies of every block that other arrays of its kind keep."""
        return 0 if self.n_copies_elsewhere is None else self.n_copies_elsewhere.known

    @property
    def n_least_controllers(self) -> int:
        """The fewest controllers that one array works with."""
        return 1 if self.fewest_controllers is None else self.fewest_controllers.known

    def n_cache_modules(self, flash_cache_gib: float) -> int:
        """Modules that a cache of this size is made of."""
        return 0 if self.flash_cache is None else round(flash_cache_gib / self.flash_cache.module_gib.known)

    @property
    def n_drives_per_cache_module(self) -> int:
        """Drives that a module of the cache is made of; none for one on cards."""
        cache = self.flash_cache
        return 0 if cache is None or cache.n_drives_per_module is None else cache.n_drives_per_module.known

    @property
    def is_in_hosts(self) -> bool:
        """Whether there are as many of these arrays as hosts."""
        return self.runs_on_hosts or self.one_per_host

    @property
    def drives(self) -> tuple[str, ...]:
        """Identifiers of all drives that fit somewhere."""
        return tuple(dict.fromkeys(drive for tier in self.tiers for drive in tier.drives))

    def firmware_named(self, firmware_id: str) -> Firmware:
        """The firmware release with this identifier; ``KeyError`` if the array has none."""
        for release in self.firmware:
            if release.id == firmware_id:
                return release
        raise KeyError(firmware_id)
