"""Storage arrays and drives in the catalog."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from stormsizer.messages.text import Listing, msg, shown
from stormsizer.model.catalog.cloud_volumes import CloudVolume
from stormsizer.model.catalog.prices import ArrayPrice
from stormsizer.model.provenance import Document, Fact, Status
from stormsizer.model.refusals import contradiction

TierId = Literal["drives", "flash", "performance", "capacity"]


class Drive(Document):
    """A drive model."""

    id: str
    name: str
    kind: Literal["hdd", "ssd"]
    raw_capacity_gb: Fact[float]
    usable_capacity_gb: Fact[float]
    """Right-sized capacity, as used by the array's operating system, in 10^9 bytes."""
    random_read_ms: Fact[float]
    """Service time of one random read without queueing."""
    random_write_ms: Fact[float]
    parallel_ios: Fact[int] | None = None
    """I/Os that the drive processes concurrently, each at its full service time; one by default, as for a hard disk."""
    transfer_mb_per_s: Fact[float]
    watts: Fact[float]
    volume_unit: Literal["size", "gib"] | None = None
    """For cloud volumes, which have no drives: a size that is sold, or one GiB."""

    @property
    def is_volume_size(self) -> bool:
        """Whether this is a size of a cloud volume instead of a drive."""
        return self.volume_unit is not None

    @property
    def is_gib(self) -> bool:
        """Whether this is one GiB of a cloud volume."""
        return self.volume_unit == "gib"


class Controller(Document):
    """One controller of an array."""

    n_cores: Fact[int]
    memory_gib: Fact[float]
    cache_memory_fraction: Fact[float]
    """Share of the memory that caches data blocks."""
    nvram_gib: Fact[float]
    """Protected memory for writes that are acknowledged but not yet on the drives; without a limit if unknown."""
    n_admitted_ios: Fact[float]
    """Maximum concurrent I/Os inside the controller; others wait upstream, which the controller's latency excludes.
    Without a limit if unknown."""
    watts: Fact[float]
    """Power consumption of the array's chassis, divided by its number of controllers."""
    rack_units: Fact[float]


class Firmware(Document):
    """A release of the array's operating system, with its controller CPU cost per I/O."""

    id: str
    name: str
    cpu_us_per_read: Fact[float]
    cpu_us_per_write: Fact[float]
    n_admitted_ios: Fact[float] | None = None
    """Maximum concurrent I/Os inside one controller with this release; by default, the controller's own value."""


class FlashCache(Document):
    """Cache on flash cards or drives in front of the tiers."""

    kind: Literal["read", "read_write"] = "read"
    """Read: caches copies of blocks that were read. Read-write: holds the hottest blocks of the pool and also serves
    writes."""
    module_gib: Fact[float]
    max_modules: Fact[int]
    """Maximum modules per controller."""
    n_drives_per_module: Fact[int] | None = None
    """Drives per module of a read-write cache; they serve I/O together with the drives of the first tier."""
    read_latency_ms: Fact[float]
    watts_per_module: Fact[float]


class Shelf(Document):
    """A shelf for drives beyond those in the controllers' own enclosure."""

    n_drives: Fact[int]
    n_built_in: Fact[int] | None = None
    """Drives per array in the controllers' own enclosure, which need no shelf; none by default."""
    drive_step: Fact[int]
    """Minimum number of drives per increment."""
    fewest_drives: Fact[int] | None = None
    """Minimum drives per array; by default, as many as a RAID group requires."""
    max_drives_per_controller: Fact[int]
    """Maximum drives per controller, across all tiers and a drive-based cache."""
    rack_units: Fact[float]
    watts_without_drives: Fact[float]

    @property
    def n_least_drives(self) -> int:
        """Minimum number of drives per array."""
        return 1 if self.fewest_drives is None else self.fewest_drives.known


def require_data(group_size: Fact[int], n_parity: Fact[int]) -> None:
    """Raise a contradiction if parity or copies take up the whole group."""
    if group_size.known <= n_parity.known:
        message = msg("field-raid-group-without-data", size=group_size.known, parity=n_parity.known)
        raise contradiction("group_size", message, msg("allowed-at-least", amount=n_parity.known + 1))


class RaidLayout(Document):
    """Drive groups, and how front-end writes reach them.

    A layout that writes full stripes specifies the size of a back-end write after coalescing; one that writes in place
    specifies the reads and writes per small write, and how many are merged into one drive I/O. A cluster of nodes with
    a write log specifies how often each byte is written, and the size of a back-end write.
    """

    kind: Literal[
        "raid_0",
        "raid_1",
        "raid_5",
        "raid_6",
        "raid_dp",
        "log_structured",
        "mirrored_nodes",
        "erasure_coded_nodes",
    ]
    group_size: Fact[int]
    n_parity_per_group: Fact[int]
    """Drives in each group that hold parity or copies and add no data capacity."""
    n_spares: Fact[int]
    destage_io_kib: Fact[float] | None = None
    """Mean size of a back-end write after coalescing, for layouts that coalesce writes."""
    reads_per_write: Fact[float] | None = None
    """Drive reads per small write in place, before merging."""
    writes_per_write: Fact[float] | None = None
    """Drive writes per small write in place, before merging; with a write log, how often each byte is written."""
    merge_ratio: Fact[float] | None = None
    """Number of small reads and writes that are merged into one drive I/O."""
    reserved_fraction: Fact[float]
    """Share of the drives' usable capacity reserved by the file system."""

    @property
    def full_stripe(self) -> bool:
        """Whether writes are gathered into full stripes, which need no prior reads."""
        return self.kind in ("raid_dp", "log_structured")

    @property
    def across_nodes(self) -> bool:
        """Whether copies or parity are on other nodes, in groups that no drive count of a single node has to fill."""
        return self.kind in ("mirrored_nodes", "erasure_coded_nodes")

    @model_validator(mode="after")
    def _says_what_a_write_costs(self) -> Self:
        in_place = (self.reads_per_write, self.writes_per_write, self.merge_ratio)
        if self.full_stripe and self.destage_io_kib is None:
            message = msg("field-raid-needs-destage", kind=self.kind)
            raise contradiction("destage_io_kib", message, msg("allowed-fact"))
        if not self.full_stripe and None in in_place:
            message = msg("field-raid-needs-write-costs", kind=self.kind)
            raise contradiction("kind", message, msg("allowed-raid-with-stripes"))
        require_data(self.group_size, self.n_parity_per_group)
        return self


class Tier(Document):
    """Drives of one kind behind the controllers."""

    id: TierId
    name: str
    drives: tuple[str, ...]
    """IDs of the supported drives."""
    raid: RaidLayout
    service_ratio: Fact[float]
    """Service time under load, relative to the data sheet; short-stroking and queue reordering reduce it."""
    n_fixed: Fact[int] | None = None
    """Number of drives in this tier of every array in the family, if fixed."""


class Tiering(Document):
    """Distribution of blocks across tiers."""

    efficiency: Fact[float]
    """Share of the I/O distributed over the tiers by workload skew; the rest is distributed by capacity."""
    new_blocks_tier: TierId
    """Tier for new blocks; whatever the faster tiers do not hold stays there."""


class Network(Document):
    """Front-end ports and protocol."""

    port_gbit_per_s: Fact[float]
    max_ports: Fact[int]
    """Maximum active ports per controller."""
    standby_ports: Fact[int] | None = None
    """Standby ports per array, each of which takes over the I/O of a failed port; none by default."""
    max_transfer_kib: Fact[float]
    """Maximum I/O size of the protocol; larger guest I/Os are split."""
    host_path_ms: Fact[float]
    """Unloaded latency between guest and controller."""
    read_crossings: Fact[float] | None = None
    """Number of times a read byte crosses the ports, including fragments from other nodes; 1 by default."""
    write_crossings: Fact[float] | None = None
    """Number of times a written byte crosses the ports, including for copies on other nodes; 1 by default."""


class Caveat(Document):
    """A finding from the evidence about this array that the engine does not model."""

    phase: str = ""
    """Affected phase; empty if all phases are affected."""
    text: str
    source: str
    where: str


class ArrayModel(Document):
    """An array family and its legal configurations. Counts are for one array; several arrays can be combined."""

    id: str
    name: str
    vendor: str
    introduced: int | None = None
    checked_on: str = ""
    availability: Literal["current", "end_of_sale"] = "current"
    """Whether the family can be ordered, as of ``checked_on``."""
    is_file_service: bool = False
    """Whether the family only serves files, such as profile containers, and no virtual disks."""
    price: ArrayPrice | None = None
    """Price of one array as a whole. It applies to lists in its currency that have no prices of the family's parts."""
    from_sheet: bool = False
    """Whether the model was completed from a specification sheet."""
    standing: Literal["published", "generic"] = "published"
    """Published: backed by a measurement study. Generic: a plausible product of its kind, not calibrated."""
    runs_on_hosts: bool = False
    """Whether the array is a storage appliance on every host, which uses the host's CPU and memory."""
    one_per_host: bool = False
    """Whether there is one array in every host, regardless of whether it uses host resources."""
    max_arrays: Fact[int]
    """Maximum number of arrays of this model that can share the load of one scenario."""
    fewest_arrays: Fact[int] | None = None
    """Minimum number of arrays of this model: nodes of the smallest cluster; 1 by default."""
    controllers: Fact[int]
    """Maximum active controllers per array."""
    fewest_controllers: Fact[int] | None = None
    """Minimum controllers per array; one by default."""
    standby_controllers: Fact[int] | None = None
    """Standby controllers per array, each of which takes over the work of a failed one; none by default."""
    n_copies_elsewhere: Fact[int] | None = None
    """Copies of every block on other arrays of this model; without them, an array's data is lost if the array fails."""
    controller: Controller
    firmware: tuple[Firmware, ...]
    flash_cache: FlashCache | None = None
    shelf: Shelf
    tiers: Annotated[tuple[Tier, ...], Field(min_length=1, max_length=3)]
    """Drive tiers, from fastest to slowest."""
    tiering: Tiering | None = None
    write_reduction_ratio: Fact[float] | None = None
    """Bytes written by the desktops per byte written to drives, after inline compression and deduplication."""
    data_reduction_ratio: Fact[float] | None = None
    """Bytes stored by the desktops per byte of capacity used."""
    host_cpu_ratio: Fact[float] | None = None
    """Host CPU that desktops use, relative to fast storage; waiting for slow storage costs CPU."""
    network: Network
    caveats: tuple[Caveat, ...] = ()
    volume: CloudVolume | None = None
    """Cloud disk or file share with its limits; each array is one such volume. Hardware is then not modeled."""
    notes: str = ""

    @model_validator(mode="after")
    def _tiers_go_together(self) -> Self:
        ids = tuple(tier.id for tier in self.tiers)
        order = tuple(name for name in ("flash", "drives", "performance", "capacity") if name in ids)
        if ids != order:
            raise contradiction("tiers", msg("field-tiers-out-of-order"), shown(Listing(order)))
        if len(ids) > 1 and self.tiering is None:
            raise contradiction("tiering", msg("field-tiering-missing"), msg("allowed-mapping"))
        if self.tiering is not None and self.tiering.new_blocks_tier not in ids:
            message = msg("field-tiering-unknown-tier", tier=self.tiering.new_blocks_tier)
            raise contradiction("tiering", message, shown(Listing(ids, "or")))
        return self

    @property
    def has_assumed_parts(self) -> bool:
        """Whether the array was described by key figures only, so that its parts are assumed."""
        return self.from_sheet and self.controllers.status is Status.ASSUMED

    @property
    def n_standby_controllers(self) -> int:
        """Standby controllers per array."""
        return 0 if self.standby_controllers is None else self.standby_controllers.known

    @property
    def n_standby_ports(self) -> int:
        """Standby ports per array."""
        return 0 if self.network.standby_ports is None else self.network.standby_ports.known

    @property
    def n_other_copies(self) -> int:
        """Copies of every block on other arrays of this model."""
        return 0 if self.n_copies_elsewhere is None else self.n_copies_elsewhere.known

    @property
    def is_protected(self) -> bool:
        """Whether data survives the failure of a drive; a cloud provider protects its volumes."""
        in_groups = all(tier.raid.n_parity_per_group.known > 0 for tier in self.tiers)
        return self.volume is not None or self.n_other_copies > 0 or in_groups

    @property
    def n_least_arrays(self) -> int:
        """Minimum number of arrays."""
        return 1 if self.fewest_arrays is None else self.fewest_arrays.known

    @property
    def n_least_controllers(self) -> int:
        """Minimum number of controllers per array."""
        return 1 if self.fewest_controllers is None else self.fewest_controllers.known

    def n_cache_modules(self, flash_cache_gib: float) -> int:
        """Return the number of modules in a cache of this size."""
        return 0 if self.flash_cache is None else round(flash_cache_gib / self.flash_cache.module_gib.known)

    @property
    def n_drives_per_cache_module(self) -> int:
        """Drives per cache module; 0 for a cache on cards."""
        cache = self.flash_cache
        return 0 if cache is None or cache.n_drives_per_module is None else cache.n_drives_per_module.known

    @property
    def is_in_hosts(self) -> bool:
        """Whether there is one array per host."""
        return self.runs_on_hosts or self.one_per_host

    @property
    def is_cluster(self) -> bool:
        """Whether arrays of this model are the nodes of a cluster."""
        return self.runs_on_hosts or any(tier.raid.across_nodes for tier in self.tiers)

    def name_of_part(self, part: str) -> str:
        """Return the key of the name of a part that fails: a node for the controller of a node."""
        return "node" if part == "controller" and self.is_cluster else part

    @property
    def placed_tier(self) -> int:
        """Index of the tier that receives new blocks."""
        return 0 if self.tiering is None else [tier.id for tier in self.tiers].index(self.tiering.new_blocks_tier)

    @property
    def drives(self) -> tuple[str, ...]:
        """IDs of all supported drives."""
        return tuple(dict.fromkeys(drive for tier in self.tiers for drive in tier.drives))

    def firmware_named(self, firmware_id: str) -> Firmware:
        """Return the firmware release with this identifier; raise ``KeyError`` if the array has no such release."""
        for release in self.firmware:
            if release.id == firmware_id:
                return release
        raise KeyError(firmware_id)
