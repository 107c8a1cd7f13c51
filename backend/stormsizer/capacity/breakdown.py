"""Capacity needed by the pools, and capacity provided by an array configuration."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from stormsizer.capacity.datastores import DatastoreSize, datastore_sizes
from stormsizer.capacity.host_memory import DIGEST_MB_PER_GB, HostMemory, host_memory
from stormsizer.messages.text import Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel, Drive, RaidLayout
from stormsizer.model.provenance import Document, value_or
from stormsizer.model.scenario import (
    MAIN_ARRAY,
    NO_OTHER_WORKLOADS,
    ArrayConfiguration,
    Goals,
    Hosts,
    OtherWorkloads,
    Pool,
)
from stormsizer.storage.raid import RaidCounts, raid_counts
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB, BYTES_PER_MB, BYTES_PER_TIB

GB_PER_GIB = BYTES_PER_GIB / BYTES_PER_GB


class CapacityItem(Document):
    """One line of the capacity breakdown."""

    id: str
    label: Text
    gb: float
    formula: Text
    """The calculation as text."""

    def label_within(self, pool_name: str) -> Text | None:
        """Return the label without the pool name; None if the line belongs to another pool or to none."""
        if isinstance(self.label, Message):
            params = dict(self.label.params)
            return cast("Text", params["item"]) if params.get("pool") == pool_name else None
        ending = f", {pool_name}"  # stored by an earlier release
        return self.label.removesuffix(ending) if self.label.endswith(ending) else None


class CapacityBreakdown(Document):
    """Needed and available capacity in GB (10^9 bytes)."""

    needed: tuple[CapacityItem, ...]
    """Capacity that the pools and other workloads use on the array, after data reduction."""
    needed_by_kind: tuple[CapacityItem, ...] = ()
    """Needed capacity by kind, summed over all pools. Empty in results from older engine versions."""
    needed_gb: float
    offered: tuple[CapacityItem, ...]
    """Steps from raw to usable capacity; deductions are negative."""
    usable_gb: float
    spare_fraction: float
    """Free fraction of the usable capacity; negative if the capacity is insufficient."""
    before_reduction_gb: float = 0.0
    """Capacity that would be used without data reduction of the pools' data."""
    data_reduction_ratio: float = 1.0
    """Bytes written per byte stored, for lines to which the array applies data reduction; 1 without reduction."""
    reducible_gb: float = 0.0
    """Capacity, without data reduction, of the data to which the array applies it."""
    effective_gb: float = 0.0
    """Usable capacity times the data reduction ratio: the effective capacity if all data were reducible."""
    sentence: Text = ""
    """Usable and effective capacity in decimal and binary units. Empty in results from older engine versions."""
    datastores: tuple[DatastoreSize, ...] = ()
    """Datastore sizes of each linked-clone pool, given its overcommit level."""
    host_memory: HostMemory | None = None
    """Memory per host; None if no hosts are given."""


@dataclass(frozen=True)
class _Line:
    key: str
    label: Message
    count: float
    gib: float
    reduced: bool = True
    kept: bool = False
    """Whether the data cannot be recreated and therefore needs snapshots."""
    grows: bool = False
    """Whether the data grows from year to year."""


def break_down(
    pools: tuple[Pool, ...],
    configuration: ArrayConfiguration,
    array: ArrayModel,
    drives: Mapping[str, Drive],
    hosts: Hosts | None = None,
    goals: Goals | None = None,
) -> CapacityBreakdown:
    """Return the capacity that a configuration of the main array provides and the capacity that is needed on it.

    Clones that share blocks store the image once per image copy, full clones once per desktop, and streamed clones
    (pvs) not at all. Swap files are as large as the memory that the hosts do not reserve. The array's data reduction
    applies to images, deltas, persistent disks and user data. It does not apply to swap, suspend and disposable files
    (memory and scratch data), digests (hashes), or profile containers, whose content is mostly compressed already.

    Parameters
    ----------
    hosts
        Hosts whose memory and image cache digests are included; without hosts, both are omitted.
    goals
        Goals that limit memory oversubscription; by default, the standard goals.
    """
    ratio = value_or(array.data_reduction_ratio, 1.0)
    caching = hosts is not None and hosts.host_cache_gib > 0
    by_pool = [(pool, tuple(_needed(pool, ratio, caching))) for pool in pools]
    others = tuple(_of_others(configuration.other_workloads))
    needed = (*(_of_pool(item, pool) for pool, items in by_pool for item in items), *others)
    offered = tuple(_offered(configuration, array, drives))
    needed_gb = sum(item.gb for item in needed)
    usable_gb = sum(item.gb for item in offered)
    before_gb, reducible_gb = _before_reduction(pools, others, needed_gb, ratio, caching)
    return CapacityBreakdown(
        needed=needed,
        needed_by_kind=(*_added_up(item for _, items in by_pool for item in items), *others),
        needed_gb=needed_gb,
        offered=offered,
        usable_gb=usable_gb,
        spare_fraction=1 - needed_gb / usable_gb if usable_gb > 0 else -1.0,
        before_reduction_gb=before_gb,
        data_reduction_ratio=ratio,
        reducible_gb=reducible_gb,
        effective_gb=usable_gb * ratio,
        sentence=_in_both_units(usable_gb, ratio, needed_gb, before_gb, reducible_gb),
        datastores=datastore_sizes(tuple(pool for pool in pools if pool.delta_array_id == MAIN_ARRAY)),
        host_memory=host_memory(pools, hosts, configuration, array, goals or Goals()) if hosts else None,
    )


def _before_reduction(
    pools: Sequence[Pool], others: Sequence[CapacityItem], needed_gb: float, ratio: float, caching: bool
) -> tuple[float, float]:
    """Return the capacity needed without data reduction, and the part of it that the array reduces.

    The data of other workloads counts as it is stored.
    """
    before_gb = sum(item.gb for pool in pools for item in _needed(pool, 1.0, caching))
    before_gb += sum(item.gb for item in others)
    saved_gb = before_gb - needed_gb
    return before_gb, saved_gb / (1.0 - 1.0 / ratio) if saved_gb > 0 and ratio != 1.0 else 0.0


def _in_both_units(usable_gb: float, ratio: float, needed_gb: float, before_gb: float, reducible_gb: float) -> Text:
    """Return usable and effective capacity as text; manufacturers use decimal units, operating systems binary ones."""
    size, binary = _gb(usable_gb), _tib(usable_gb)
    if ratio == 1.0 or (needed_gb > 0 and reducible_gb <= 0.0):
        return msg("capacity-usable", size=size, binary=binary)
    usable = msg("capacity-usable-before-reduction", size=size, binary=binary)
    ratio_text, effective_gb = Quantity(ratio, "", 3), usable_gb * (before_gb / needed_gb if needed_gb > 0 else ratio)
    size, binary = _gb(effective_gb), _tib(effective_gb)
    if needed_gb <= 0:
        return sentences(usable, msg("capacity-effective", ratio=ratio_text, size=size, binary=binary))
    share = Quantity(reducible_gb / before_gb, "fraction")
    effective = msg("capacity-effective-mix", ratio=ratio_text, share=share, size=size, binary=binary)
    return sentences(usable, effective)


def _tib(gb: float) -> Quantity:
    return Quantity(gb * BYTES_PER_GB / BYTES_PER_TIB, "TiB", 3)


MOST_FORMULAS = 3
"""Maximum number of calculations that are shown as a sum on one line."""


def _of_pool(item: CapacityItem, pool: Pool) -> CapacityItem:
    return item.model_copy(
        update={"id": f"{pool.id}-{item.id}", "label": msg("capacity-of-pool", item=item.label, pool=pool.name)}
    )


def _added_up(items: Iterable[CapacityItem]) -> Iterator[CapacityItem]:
    """Combine items of the same kind into one, with the sum of their calculations if it fits on a line."""
    kinds: dict[Text, list[CapacityItem]] = {}
    for item in items:
        kinds.setdefault(item.label, []).append(item)
    for same in kinds.values():
        yield same[0].model_copy(update={"gb": sum(item.gb for item in same), "formula": _sum_of(same)})


def _sum_of(items: Sequence[CapacityItem]) -> Text:
    """Return the calculations as a sum, or the number of items if the sum is too long for a line."""
    if len(items) > MOST_FORMULAS:
        return msg("capacity-formula-pools", n=len(items))
    added = items[0].formula
    for item in items[1:]:
        added = msg("capacity-formula-sum", first=added, second=item.formula)
    return added


def needed_gb(pools: Sequence[Pool], array: ArrayModel, hosts: Hosts, others: OtherWorkloads) -> float:
    """Return the capacity in GB that is used on an array, including the digests of a host cache."""
    ratio = value_or(array.data_reduction_ratio, 1.0)
    of_pools = sum(item.gb for pool in pools for item in _needed(pool, ratio, hosts.host_cache_gib > 0))
    return of_pools + others.used_gib * GB_PER_GIB


def stored_gb(pools: Sequence[Pool], array: ArrayModel, others: OtherWorkloads = NO_OTHER_WORKLOADS) -> float:
    """Return the capacity in GB that is used on an array, without the digests of a host cache."""
    ratio = value_or(array.data_reduction_ratio, 1.0)
    of_pools = sum(item.gb for pool in pools for item in _needed(pool, ratio, caching=False))
    return of_pools + others.used_gib * GB_PER_GIB


def _of_others(others: OtherWorkloads) -> Iterator[CapacityItem]:
    """Yield the space that other workloads use, if any."""
    if others.used_gib:
        formula = msg("capacity-formula-other-workloads", size=Quantity(others.used_gib, "GiB", 6))
        label = msg("capacity-other-workloads")
        yield _item("other_workloads", label, others.used_gib * GB_PER_GIB, formula)


def _needed(pool: Pool, ratio: float, caching: bool) -> Iterator[CapacityItem]:
    """Yield the capacity that one pool uses, by kind."""
    years, rate = pool.growth_years, pool.data_growth_fraction_per_year
    added = (1 + rate) ** years - 1
    kept_gb = 0.0
    for line in _lines(pool, caching):
        factor = ratio if line.reduced else 1.0
        gb = line.count * line.gib * GB_PER_GIB / factor
        if gb <= 0:
            continue
        yield _item(line.key, line.label, gb, _product(line, factor))
        growth_gb = gb * added if line.grows else 0.0
        if growth_gb > 0:
            n_years = int(years) if years == int(years) else Quantity(years, "", 6)
            per_year = Quantity(1 + rate, "", 6)
            formula = msg("capacity-formula-growth", size=_gb(gb), rate=per_year, years=n_years)
            yield _item(
                f"{line.key}_growth", msg("capacity-growth", item=line.label, years=n_years), growth_gb, formula
            )
        if line.kept:
            kept_gb += gb + growth_gb
    share = pool.snapshot_reserve_fraction
    if share * kept_gb > 0:
        formula = msg("capacity-formula-share", share=Quantity(share, "fraction"), size=_gb(kept_gb))
        yield _item("snapshots", msg("capacity-snapshots"), share * kept_gb, formula)


def _gb(gb: float) -> Quantity:
    """Return a capacity in GB, shown with five significant digits."""
    return Quantity(gb, "GB", 5)


def _product(line: _Line, factor: float) -> Message:
    count, size = Quantity(line.count, "", 15), Quantity(line.gib, "GiB", 6)
    if factor == 1:
        return msg("capacity-formula-product", count=count, size=size)
    return msg("capacity-formula-reduced", count=count, size=size, ratio=Quantity(factor, "", 6))


def _item(key: str, label: Message, gb: float, formula: Text) -> CapacityItem:
    return CapacityItem(id=key, label=label, gb=gb, formula=formula)


IMAGES: Mapping[str, Message] = {
    "linked": msg("capacity-replicas"),
    "instant": msg("capacity-replicas"),
    "mcs": msg("capacity-base-disks"),
}
"""Label of the images, for clone types that have their own term."""
DELTAS: Mapping[str, Message] = {
    "pvs": msg("capacity-write-caches"),
    "mcs": msg("capacity-difference-disks"),
}
"""Label of the deltas, for clone types that have their own term."""


def _lines(pool: Pool, caching: bool) -> Iterator[_Line]:
    """Yield the data of a pool on the main array."""
    if pool.image_array_id == MAIN_ARRAY and pool.clone_type not in ("deduplicated", "pvs"):
        yield _Line("base_images", msg("capacity-base-images"), pool.n_base_images, pool.image_gib)
    if pool.disk_array_id == MAIN_ARRAY:
        yield _Line("images", IMAGES.get(pool.clone_type, msg("capacity-images")), _n_images(pool), pool.image_gib)
    if pool.delta_array_id == MAIN_ARRAY:
        yield from _written_lines(pool)
    if pool.container_array_id == MAIN_ARRAY and pool.profile_containers != "file_service":
        containers, size_gib = msg("capacity-profile-containers"), pool.profile_container_gib_per_desktop
        yield _Line(
            "profile_containers", containers, round(pool.n_users), size_gib, reduced=False, kept=True, grows=True
        )
    if pool.profile_array_id == MAIN_ARRAY:
        user_data, size_gib = msg("capacity-user-data"), pool.user_data_gib_per_desktop
        yield _Line("user_data", user_data, round(pool.n_users), size_gib, kept=True, grows=True)
    if caching and pool.clone_type != "pvs":
        yield from _digest_lines(pool)


def _n_images(pool: Pool) -> int:
    return {"full": pool.n_desktops, "pvs": 0}.get(pool.clone_type, pool.n_image_copies)


def _digest_lines(pool: Pool) -> Iterator[_Line]:
    """Yield the digests of the hosts' image cache, which are beside the disks that they describe."""
    per_gib = DIGEST_MB_PER_GB * BYTES_PER_MB / BYTES_PER_GB
    if pool.disk_array_id == MAIN_ARRAY:
        yield _Line("digests", msg("capacity-digests"), _n_images(pool), pool.image_gib * per_gib, reduced=False)
    if pool.delta_array_id == MAIN_ARRAY:
        digest_gib = pool.disposable_gib_per_desktop * per_gib
        yield _Line(
            "disposable_digests", msg("capacity-disposable-digests"), pool.n_desktops, digest_gib, reduced=False
        )


def _written_lines(pool: Pool) -> Iterator[_Line]:
    """Yield what the desktops of a pool write."""
    n, kind = pool.n_desktops, pool.clone_type
    swap_gib = pool.memory_gib * (1 - pool.memory_reservation_fraction)
    deltas = DELTAS.get(kind, msg("capacity-deltas"))
    yield _Line("deltas", deltas, n, pool.growth_gib_per_desktop, kept=pool.assignment == "dedicated" and kind != "pvs")
    yield _Line("swap", msg("capacity-swap"), n, swap_gib, reduced=False)
    yield _Line("suspend", msg("capacity-suspend"), n * pool.suspended_fraction, pool.memory_gib, reduced=False)
    yield _Line("disposable", msg("capacity-disposable"), n, pool.disposable_gib_per_desktop, reduced=False)
    yield _Line("persistent", msg("capacity-persistent"), n, pool.persistent_gib_per_desktop, kept=True, grows=True)


def _offered(
    configuration: ArrayConfiguration, array: ArrayModel, drives: Mapping[str, Drive]
) -> Iterator[CapacityItem]:
    if array.volume is not None:
        yield _volumes(configuration, drives)
        return
    n_arrays, several = configuration.n_arrays, len(array.tiers) > 1
    for tier, choice in zip(array.tiers, configuration.tiers, strict=True):
        counts = raid_counts(tier.raid, choice.n_drives, configuration.n_controllers)
        drive = drives[choice.drive_id]
        drive_gb = drive.usable_capacity_gb.known
        lost_gb = drive.raw_capacity_gb.known - drive_gb
        size, raw, lost = (Quantity(gb, "GB", 6) for gb in (drive_gb, drive.raw_capacity_gb.known, lost_gb))
        reserved = tier.raid.reserved_fraction.known
        n = choice.n_drives
        for key, label, gb, formula in (
            ("raw", msg("capacity-raw"), n * drive.raw_capacity_gb.known, _times(n, raw)),
            ("right_sizing", msg("capacity-right-sizing"), -n * lost_gb, _times(n, lost)),
            ("spares", msg("capacity-spares"), -counts.n_spares * drive_gb, _times(counts.n_spares, size)),
            ("parity", _parity_label(tier.raid), -counts.n_parity * drive_gb, _parity(tier.raid, counts, drive_gb)),
            (
                "reserve",
                msg("capacity-reserve"),
                -reserved * counts.n_data * drive_gb,
                _reserve(tier.raid, counts, drive_gb),
            ),
        ):
            yield CapacityItem(
                id=f"{tier.id}-{key}" if several else key,
                label=msg("capacity-of-tier", item=label, tier=tier.name) if several else label,
                gb=n_arrays * gb,
                formula=_times(n_arrays, formula) if n_arrays > 1 else formula,
            )


def _volumes(configuration: ArrayConfiguration, drives: Mapping[str, Drive]) -> CapacityItem:
    """Return the size of cloud volumes, all of which is usable."""
    (choice,) = configuration.tiers
    gib = choice.n_drives * drives[choice.drive_id].usable_capacity_gb.known / GB_PER_GIB
    n = configuration.n_arrays
    formula = _times(n, Quantity(gib, "GiB", 6))
    return CapacityItem(id="raw", label=msg("capacity-volumes"), gb=n * gib * GB_PER_GIB, formula=formula)


def _parity_label(raid: RaidLayout) -> Message:
    return msg("capacity-copies") if raid.kind == "mirrored_nodes" else msg("capacity-parity")


def _parity(raid: RaidLayout, counts: RaidCounts, drive_gb: float) -> Message:
    """Return the calculation of the capacity for copies and parity: a share of all drives in a cluster of nodes."""
    if raid.across_nodes:
        n_parity, n_all = raid.n_parity_per_group.known, raid.group_size.known
        share = Quantity(n_parity / n_all, "fraction")
        total = Quantity((counts.n_parity + counts.n_data) * drive_gb, "GB", 6)
        return msg("capacity-formula-share", share=share, size=total)
    size = Quantity(drive_gb, "GB", 6)
    return msg("capacity-formula-parity", groups=counts.n_groups, drives=int(counts.n_parity), size=size)


def _reserve(raid: RaidLayout, counts: RaidCounts, drive_gb: float) -> Message:
    """Return the calculation of the reserve: no drive of a cluster of nodes holds only data."""
    share = Quantity(raid.reserved_fraction.known, "fraction")
    if raid.across_nodes:
        return msg("capacity-formula-share", share=share, size=Quantity(counts.n_data * drive_gb, "GB", 6))
    return msg("capacity-formula-reserve", share=share, n=int(counts.n_data))


def _times(n: int, of: Message | Quantity) -> Message:
    return msg("capacity-formula-product", count=n, size=of)
