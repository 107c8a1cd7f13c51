"""Arrays as their specification sheets describe them, and the method that completes such a sheet to an array model.

A sheet states what a manufacturer publishes: processor cores, memory, slots, protection, ports and, if available, a
maximum of I/Os per second. It does not state the CPU time per I/O, on which the performance depends. That follows from
the published maximum, combined with the CPU times of the storage tests in the evidence; without a published maximum,
from these tests alone. Derivation and errors: ``docs/explanation/arrays-from-spec-sheets.md``.
"""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, Self

from pydantic import Field, model_validator

from stormsizer.model.catalog.arrays import Caveat, require_data
from stormsizer.model.catalog.prices import ArrayPrice
from stormsizer.model.catalog.sources import CalibratedParameter
from stormsizer.model.pooling import Pooled, pooled
from stormsizer.model.provenance import Document, Fact, Status
from stormsizer.units import SECONDS_PER_US

READ_WORK, WRITE_WORK = "storage-tests.work_per_read", "storage-tests.work_per_piece_written"
"""Calibrated parameters: processor work of a small read, and of each copy or fragment of a small write. The unit is one
microsecond of a core with a SPECrate 2017 Integer base score of 1."""
ACKNOWLEDGED_COPIES = 2
"""Copies of a write in a pair of controllers: one in the protected memory of each."""
GENERAL = frozenset({READ_WORK, WRITE_WORK})
METHOD = "spec-sheet-method"
"""Source of facts that follow from the design of an array."""


class SheetProtection(Document):
    """How an array protects its data, and how much of the raw capacity that takes."""

    kind: Literal["raid", "copies", "erasure_code"]
    """RAID: groups of drives behind shared controllers. Copies and erasure code: spread over the nodes of a cluster."""
    group_size: Fact[int]
    """Drives per RAID group, copies of each block, or fragments per stripe, including parity."""
    n_parity: Fact[int]
    """Parity drives per group, copies beyond the first, or parity fragments per stripe."""
    n_spares: Fact[int] | None = None
    """Spare drives per controller; none by default."""
    reserved_fraction: Fact[float]
    """Share of the capacity reserved by the file system, for rebuilds, and for free space."""
    back_end_write_kib: Fact[float] | None = None
    """Mean size of a back-end write after coalescing; by default, 64 KiB in RAID groups, and no coalescing in nodes."""
    n_written_per_byte: Fact[float] | None = None
    """How often each byte is written to drives, including parity and a write log; by default, once for each copy."""
    n_pieces_per_read: Fact[int] | None = None
    """Copies or fragments that a small read uses; 1 by default."""
    n_pieces_read_per_write: Fact[int] | None = None
    """Copies or fragments that a small write reads first; none by default."""
    n_pieces_written: Fact[float] | None = None
    """Copies or fragments of each small write that cost processor time; all of them by default."""

    @model_validator(mode="after")
    def _holds_data(self) -> Self:
        require_data(self.group_size, self.n_parity)
        return self


class SheetShelf(Document):
    """An expansion shelf for drives."""

    n_drives: Fact[int]
    rack_units: Fact[float]
    watts: Fact[float]
    """Power consumption without drives."""


class PublishedMaximum(Document):
    """The highest rate of small random I/Os that a manufacturer publishes."""

    iops: Fact[float]
    block_kib: float = Field(gt=0, le=64)
    read_fraction: float = Field(ge=0, le=1)
    n_controllers: int = Field(ge=1)
    """Controllers or nodes that the rate was reached with."""
    latency_ms: Fact[float] | None = None
    """Mean response time at the rate. It is compared with the prediction, and no parameter depends on it."""


class SpecSheet(Document):
    """One array family, as its specification sheet describes it. Counts are for one array or one node."""

    id: str
    name: str
    vendor: str
    introduced: int | None = None
    checked_on: str = ""
    availability: Literal["current", "end_of_sale"] = "current"
    design: Literal["shared_controllers", "hyperconverged", "storage_nodes"]
    """Shared controllers: an array with its own drives. Hyperconverged: an appliance on every host. Storage nodes: a
    cluster of servers that only store data."""
    is_file_service: bool = False
    """Whether the family only serves files, such as profile containers, and no virtual disks."""
    release: str
    """Release of the array's operating system."""
    max_arrays: Fact[int]
    """Maximum arrays or nodes in a cluster."""
    fewest_arrays: Fact[int] | None = None
    """Minimum nodes in a cluster; by default, one for each copy or fragment of a block."""
    controllers: Fact[int]
    """Active controllers per array; 1 for a node."""
    n_cores: Fact[int]
    """Processor cores per controller or node that serve I/O."""
    specrate_per_core: Fact[float]
    """SPECrate 2017 Integer base score of the processors, divided by their cores; for virtual CPUs, by threads."""
    memory_gib: Fact[float]
    """Memory per controller or node; on hosts, the memory that storage takes from a host."""
    write_cache_gib: Fact[float] | None = None
    """Protected memory for writes per controller; without a limit by default."""
    chassis_watts: Fact[float] | None = None
    """Power consumption of an array without its drives; none for an appliance on a host."""
    chassis_rack_units: Fact[float] | None = None
    drives: tuple[str, ...] = Field(min_length=1)
    """IDs of the supported drives."""
    drive_tier_name: str
    n_slots: Fact[int]
    """Drive slots in the chassis."""
    shelf: SheetShelf | None = None
    max_drives: Fact[int]
    """Maximum drives per array, including shelves."""
    fewest_drives: Fact[int] | None = None
    drive_step: Fact[int] | None = None
    protection: SheetProtection
    write_reduction_ratio: Fact[float] | None = None
    data_reduction_ratio: Fact[float] | None = None
    port_gbit_per_s: Fact[float]
    max_ports: Fact[int]
    """Maximum ports for host traffic per controller or node."""
    max_transfer_kib: Fact[float] | None = None
    """Maximum I/O size of the protocol; 1 MiB by default."""
    host_path_ms: Fact[float] | None = None
    """Unloaded latency between guest and controller; 0.1 ms by default, 0.25 ms on the hosts."""
    published_maximum: PublishedMaximum | None = None
    price: ArrayPrice | None = None
    """Price of the array as a whole; by default, its parts have prices in the price list."""
    caveats: tuple[Caveat, ...] = ()
    notes: str = ""

    @property
    def in_nodes(self) -> bool:
        """Whether the family is a cluster of nodes instead of an array with shared controllers."""
        return self.design != "shared_controllers"

    @property
    def n_pieces_written(self) -> float:
        """Copies or fragments of each small write that cost processor time."""
        if self.protection.n_pieces_written is not None:
            return self.protection.n_pieces_written.known
        if self.protection.kind == "raid":
            return ACKNOWLEDGED_COPIES
        return self.protection.group_size.known


class Work(NamedTuple):
    """Processor work of a small read, and of each copy or fragment of a small write; see ``READ_WORK``."""

    read: float
    written: float


class Estimates(NamedTuple):
    """Core time of a small read and a small write of one family, in microseconds, with P10 and P90."""

    read: Pooled
    write: Pooled


def pieces_of(sheet: SpecSheet) -> tuple[int, int, float]:
    """Return how many pieces a small read reads, a small write reads, and a small write writes."""
    protection = sheet.protection
    read = 1 if protection.n_pieces_per_read is None else protection.n_pieces_per_read.known
    read_first = 0 if protection.n_pieces_read_per_write is None else protection.n_pieces_read_per_write.known
    return read, read_first, sheet.n_pieces_written


def core_times_us(sheet: SpecSheet, work: Work) -> tuple[float, float]:
    """Return the core time of a small read and of a small write, in microseconds."""
    read, read_first, written = pieces_of(sheet)
    speed = sheet.specrate_per_core.known
    return read * work.read / speed, (read_first * work.read + written * work.written) / speed


def estimates(sheet: SpecSheet, others: Work) -> Estimates:
    """Return the core time per I/O of a family from its published maximum and the times of other families.

    The maximum is assumed to use all cores. It determines one number, so the ratio of writes to reads is that of the
    other families.
    """
    read_us, write_us = core_times_us(sheet, others)
    own: list[float] = []
    if (maximum := sheet.published_maximum) is not None:
        mixed_us = maximum.read_fraction * read_us + (1.0 - maximum.read_fraction) * write_us
        used_us = sheet.n_cores.known * maximum.n_controllers / maximum.iops.known / SECONDS_PER_US
        own.append(used_us / mixed_us)
    ratio = pooled(own, [1.0])
    return Estimates(ratio.mapped(lambda each: read_us * each), ratio.mapped(lambda each: write_us * each))


HOST_PATH = Fact[float](
    value=0.1,
    low=0.05,
    high=0.3,
    status=Status.ASSUMED,
    reasoning="Two passes through a host's storage stack, an adapter and a switch, each of some 0.02 to 0.05 ms.",
)
HOST_PATH_WITHIN = Fact[float](
    value=0.25,
    low=0.1,
    high=1.0,
    status=Status.ASSUMED,
    reasoning="From the desktop to the appliance on its host, and for writes to a second node.",
)
NO_SHEET = "No published value is known."
LOG_ON_DRIVES = "No protected memory: writes are acknowledged from logs on the drives of several nodes."
Parameters = Mapping[str, tuple[str, CalibratedParameter]]
"""Calibrated parameters by name, each with the source of its calibration."""


def array_document(sheet: SpecSheet, parameters: Parameters) -> dict[str, Any]:
    """Return the array model that a sheet describes, as a catalog document.

    Parameters
    ----------
    parameters
        Must include ``READ_WORK`` and ``WRITE_WORK``; those of ``read_cpu_of`` and ``write_cpu_of`` take precedence.
    """
    read_us, write_us = _cpu_facts(sheet, parameters)
    hosted = sheet.design == "hyperconverged"
    per_controller = None if hosted else 1 / sheet.controllers.known
    n_copies = sheet.protection.n_parity if sheet.in_nodes else None
    network = {
        "port_gbit_per_s": sheet.port_gbit_per_s,
        "max_ports": sheet.max_ports,
        "max_transfer_kib": sheet.max_transfer_kib or _assumed(1024.0, "Block protocols transfer up to 1 MiB at once."),
        "host_path_ms": sheet.host_path_ms or (HOST_PATH_WITHIN if hosted else HOST_PATH),
        "read_crossings": _read_crossings(sheet),
        "write_crossings": _crossings(sheet),
    }
    document: dict[str, Any] = {
        "id": sheet.id,
        "name": sheet.name,
        "vendor": sheet.vendor,
        "introduced": sheet.introduced,
        "checked_on": sheet.checked_on,
        "availability": sheet.availability,
        "price": sheet.price,
        "is_file_service": sheet.is_file_service,
        "from_sheet": True,
        "standing": "published" if read_cpu_of(sheet.id) in parameters else "generic",
        "runs_on_hosts": hosted,
        "max_arrays": sheet.max_arrays,
        "fewest_arrays": _fewest_arrays(sheet),
        "controllers": sheet.controllers,
        "fewest_controllers": None if sheet.in_nodes else sheet.controllers,
        "n_copies_elsewhere": n_copies,
        "controller": {
            "n_cores": sheet.n_cores,
            "memory_gib": sheet.memory_gib,
            "cache_memory_fraction": _assumed(0.0, "Memory holds metadata; data is read from flash drives."),
            "nvram_gib": sheet.write_cache_gib or _unknown(LOG_ON_DRIVES if sheet.in_nodes else NO_SHEET),
            "n_admitted_ios": _unknown("Queues of the ports; no published limit is known."),
            "watts": _part_of(sheet.chassis_watts, per_controller, "power of the chassis"),
            "rack_units": _part_of(sheet.chassis_rack_units, per_controller, "height of the chassis"),
        },
        "firmware": [
            {"id": "current", "name": sheet.release, "cpu_us_per_read": read_us, "cpu_us_per_write": write_us}
        ],
        "shelf": _shelf(sheet),
        "tiers": [_tier(sheet)],
        "write_reduction_ratio": sheet.write_reduction_ratio,
        "data_reduction_ratio": sheet.data_reduction_ratio,
        "network": network,
        "caveats": sheet.caveats,
        "notes": sheet.notes,
    }
    return {key: _plain(value) for key, value in document.items()}


def read_cpu_of(sheet_id: str) -> str:
    """Return the name of the calibrated parameter for a family's small reads, if storage tests of it are published."""
    return f"{sheet_id}.cpu_us_per_read"


def write_cpu_of(sheet_id: str) -> str:
    """Return the name of the calibrated parameter for a family's small writes."""
    return f"{sheet_id}.cpu_us_per_write"


def _cpu_facts(sheet: SpecSheet, parameters: Parameters) -> tuple[Fact[float], Fact[float]]:
    if read_cpu_of(sheet.id) in parameters:
        return _of_tests(parameters, read_cpu_of(sheet.id)), _of_tests(parameters, write_cpu_of(sheet.id))
    source, read = parameters[READ_WORK]
    others = Work(read.value, parameters[WRITE_WORK][1].value)
    found = estimates(sheet, others)
    maximum = sheet.published_maximum
    if maximum is None:
        reasoning = "Processor work of the storage tests of other families; no published maximum could be read."
    else:
        source = maximum.iops.source or source
        reasoning = (
            f"Stated maximum of {maximum.iops.known:,.0f} IOPS with all cores in use, combined with the processor "
            "work of the storage tests of other families."
        )
    where = "Parameters" if maximum is None else maximum.iops.where

    def fact(estimate: Pooled) -> Fact[float]:
        return Fact[float](
            value=_rounded(estimate.value),
            low=_rounded(estimate.low),
            high=_rounded(estimate.high),
            status=Status.DERIVED,
            source=source,
            where=where,
            reasoning=reasoning,
        )

    return fact(found.read), fact(found.write)


def _of_tests(parameters: Parameters, name: str) -> Fact[float]:
    source, parameter = parameters[name]
    return parameter.fact(source)


def _part_of(fact: Fact[float] | None, share: float | None, what: str) -> Fact[float]:
    """Return a controller's share of a fact about the chassis; 0 inside hosts, unknown without the fact."""
    if share is None:
        return _design(0.0, "Counted with the host.")
    if fact is None or fact.value is None:
        return fact or _unknown(NO_SHEET)
    if share == 1.0:
        return fact
    return fact.model_copy(
        update={
            "value": fact.value * share,
            "status": Status.ASSUMED if fact.status is Status.ASSUMED else Status.DERIVED,
            "reasoning": f"Divided among the controllers: {what}, {fact.value:g}. {fact.reasoning}".rstrip(),
        }
    )


def _shelf(sheet: SpecSheet) -> dict[str, Any]:
    shelf, n = sheet.shelf, sheet.controllers.known
    most = sheet.max_drives.model_copy(update={"value": sheet.max_drives.known // n})
    if n > 1 and most.status in (Status.STATED, Status.SPECIFIED):
        reasoning = f"{sheet.max_drives.known} per array, divided among the controllers."
        most = most.model_copy(update={"status": Status.DERIVED, "reasoning": reasoning})
    hosted = sheet.design == "hyperconverged"
    return {
        "n_drives": sheet.n_slots if shelf is None else shelf.n_drives,
        "n_built_in": None if hosted else sheet.n_slots,
        "drive_step": sheet.drive_step or _design(1, "Drives can be added one at a time."),
        "fewest_drives": sheet.fewest_drives,
        "max_drives_per_controller": most,
        "rack_units": _design(0, "No shelves.") if shelf is None else shelf.rack_units,
        "watts_without_drives": _design(0, "No shelves.") if shelf is None else shelf.watts,
    }


def _tier(sheet: SpecSheet) -> dict[str, Any]:
    return {
        "id": "flash",
        "name": sheet.drive_tier_name,
        "drives": sheet.drives,
        "service_ratio": _design(1.0, "Service times of the drives' data sheets."),
        "raid": _raid(sheet),
    }


def _raid(sheet: SpecSheet) -> dict[str, Any]:
    protection = sheet.protection
    common = {
        "group_size": protection.group_size,
        "n_parity_per_group": protection.n_parity,
        "n_spares": protection.n_spares or _design(0, "Spare capacity is part of the reserve."),
        "reserved_fraction": protection.reserved_fraction,
    }
    if protection.kind == "raid":
        default = _assumed(64.0, "Coalesced writes in full stripes.", low=32.0, high=1024.0)
        return {"kind": "log_structured", "destage_io_kib": protection.back_end_write_kib or default, **common}
    written = protection.n_written_per_byte or _design(sheet.n_pieces_written, "Once for each copy or fragment.")
    return {
        "kind": "mirrored_nodes" if protection.kind == "copies" else "erasure_coded_nodes",
        "destage_io_kib": protection.back_end_write_kib,
        "reads_per_write": protection.n_pieces_read_per_write or _design(0, "Copies are written without reading."),
        "writes_per_write": written,
        "merge_ratio": _design(1, "Every write is counted on its own."),
        **common,
    }


def _fewest_arrays(sheet: SpecSheet) -> Fact[Any] | None:
    if sheet.fewest_arrays is not None or not sheet.in_nodes:
        return sheet.fewest_arrays
    return _design(sheet.protection.group_size.known, "One node for each copy or fragment of a block.")


def _crossings(sheet: SpecSheet) -> Fact[float] | None:
    """Return how often a written byte enters a node: on a host, the first copy stays on the desktop's own node."""
    if not sheet.in_nodes:
        return None
    n_all = sheet.protection.group_size.known
    n_data = n_all - sheet.protection.n_parity.known
    crossings = float(n_all) if sheet.protection.kind == "copies" else 1.0 + n_all / n_data
    return _design(crossings, "Once from the client, and once for each further copy or fragment on another node.")


def _read_crossings(sheet: SpecSheet) -> Fact[float] | None:
    """Return how often a read byte leaves a node, if a node collects fragments of a stripe from the others."""
    if sheet.protection.kind != "erasure_code":
        return None
    n_data = sheet.protection.group_size.known - sheet.protection.n_parity.known
    value = _rounded(2.0 - 1.0 / n_data)
    return _design(value, "Once to the client, and once for each data fragment that another node holds.")


def _design(value: float, reasoning: str) -> Fact[float]:
    """Return a number that follows from the kind of protection."""
    return Fact[float](value=value, status=Status.DERIVED, source=METHOD, where="Derivation", reasoning=reasoning)


def _unknown(reasoning: str) -> Fact[float]:
    return Fact[float](status=Status.UNKNOWN, reasoning=reasoning)


def _assumed(value: float, reasoning: str, low: float | None = None, high: float | None = None) -> Fact[float]:
    return Fact[float](value=value, low=low, high=high, status=Status.ASSUMED, reasoning=reasoning)


def _rounded(value: float) -> float:
    return float(f"{value:.4g}")


def _plain(node: Any) -> Any:
    """Return nested documents as JSON-compatible values."""
    if isinstance(node, Fact) and node.status is Status.DERIVED and node.source is None:
        return node.model_copy(update={"source": METHOD, "where": "Derivation"}).model_dump(mode="json")
    if isinstance(node, Document):
        return node.model_dump(mode="json")
    if isinstance(node, Mapping):
        return {key: _plain(value) for key, value in node.items()}
    return [_plain(item) for item in node] if isinstance(node, list | tuple) else node
