"""Cloud volumes as arrays that scenarios can use: their capacity, latency and limits, without any hardware."""

import math
from typing import Any

from stormsizer.model.catalog.cloud_volumes import CloudVolume, VolumeLimits, limits_by_gib, limits_of_size
from stormsizer.model.provenance import Fact, Status
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB

METHOD = "cloud-volume-method"
"""Source of facts that follow from how cloud volumes are sold."""
MOST_DISKS, MOST_SHARES = 10_000, 10
"""Maximum number of disks, one per session host, and of file shares or datastores in one scenario."""
SIZES_SEARCHED = 8192
"""Number of sizes of a volume sold by the GiB that a search for the cheapest configuration considers."""
GIB = "gib"
"""Size in the drive ID of a volume that is sold by the GiB."""


def array_document(volume: CloudVolume) -> dict[str, Any]:
    """Return the array that a volume becomes, as a catalog document.

    Each array is one volume. Its drives are the sizes that are sold, or single GiB.

    Raises
    ------
    ValueError
        If the latency of the volume is unknown.
    """
    is_disk = volume.kind == "disk"
    most_units = 1 if volume.sizes else math.floor(volume.most_gib or 0)
    fewest_units = 1 if volume.sizes else math.ceil(volume.least_gib or 1)
    return {
        "id": volume.id,
        "name": volume.name,
        "vendor": volume.vendor,
        "checked_on": volume.checked_on,
        "is_file_service": volume.kind == "file_share",
        "standing": "generic",
        "one_per_host": is_disk,
        "volume": volume.model_dump(mode="json"),
        "max_arrays": _of_design(MOST_DISKS if is_disk else MOST_SHARES),
        "controllers": _of_design(1),
        "controller": {
            "n_cores": _of_design(1),
            "memory_gib": _of_design(0.0),
            "cache_memory_fraction": _of_design(0.0),
            "nvram_gib": _unknown(),
            "n_admitted_ios": _unknown(),
            "watts": _of_design(0.0),
            "rack_units": _of_design(0.0),
        },
        "firmware": [
            {
                "id": "current",
                "name": volume.name,
                "cpu_us_per_read": _of_design(0.0),
                "cpu_us_per_write": _of_design(0.0),
            }
        ],
        "shelf": {
            "n_drives": _of_design(1),
            "n_built_in": _of_design(most_units),
            "drive_step": _of_design(_step_gib(most_units)),
            "fewest_drives": _of_design(fewest_units),
            "max_drives_per_controller": _of_design(most_units),
            "rack_units": _of_design(0.0),
            "watts_without_drives": _of_design(0.0),
        },
        "tiers": [_tier(volume)],
        "network": {
            "port_gbit_per_s": _of_design(1.0),
            "max_ports": _of_design(1),
            "max_transfer_kib": _of_design(1024.0),
            "host_path_ms": _latency_ms(volume),
        },
        "notes": volume.notes,
    }


def drive_documents(volume: CloudVolume) -> list[dict[str, Any]]:
    """Return the drives of the array that a volume becomes: one for each size that is sold, or one for a GiB."""
    if volume.sizes:
        return [
            _drive(volume, drive_id(volume, size.id), f"{volume.name} {size.id}", size.gib) for size in volume.sizes
        ]
    return [_drive(volume, drive_id(volume, GIB), volume.name, 1.0)]


def drive_id(volume: CloudVolume, size_id: str) -> str:
    """Return the ID of the drive for a size, or for one GiB."""
    return f"{volume.id}-{size_id.lower()}"


def is_sold_by_gib(chosen_drive: str) -> bool:
    """Return whether the drive of a volume is one GiB of it, according to its ID."""
    return chosen_drive.endswith(f"-{GIB}")


def limits_of(volume: CloudVolume, chosen_drive: str, n_drives: int) -> VolumeLimits:
    """Return the limits of one volume of a configuration; raise ``KeyError`` if the size is not sold."""
    if not volume.sizes:
        return limits_by_gib(volume, float(n_drives))
    size = next((size for size in volume.sizes if drive_id(volume, size.id) == chosen_drive), None)
    if size is None:
        raise KeyError(chosen_drive)
    return limits_of_size(size)


def _step_gib(most_gib: int) -> int:
    """Return the steps in which a search varies the size: the power of two that leaves about ``SIZES_SEARCHED``."""
    return 1 << math.ceil(math.log2(max(1.0, most_gib / SIZES_SEARCHED)))


def _tier(volume: CloudVolume) -> dict[str, Any]:
    return {
        "id": "drives",
        "name": volume.name,
        "drives": [document["id"] for document in drive_documents(volume)],
        "service_ratio": _of_design(1.0),
        "raid": {
            "kind": "raid_0",
            "group_size": _of_design(1),
            "n_parity_per_group": _of_design(0),
            "n_spares": _of_design(0),
            "reads_per_write": _of_design(0.0),
            "writes_per_write": _of_design(1.0),
            "merge_ratio": _of_design(1.0),
            "reserved_fraction": _of_design(0.0),
        },
    }


def _drive(volume: CloudVolume, identifier: str, name: str, gib: float) -> dict[str, Any]:
    capacity_gb = Fact[float](
        value=gib * BYTES_PER_GIB / BYTES_PER_GB,
        status=Status.DERIVED,
        source=volume.source,
        where=volume.where,
        reasoning=f"{gib:g} GiB.",
    )
    latency_ms = _latency_ms(volume)
    return {
        "id": identifier,
        "name": name,
        "kind": "ssd",
        "raw_capacity_gb": capacity_gb.model_dump(mode="json"),
        "usable_capacity_gb": capacity_gb.model_dump(mode="json"),
        "random_read_ms": latency_ms,
        "random_write_ms": latency_ms,
        "transfer_mb_per_s": _of_design(1.0),
        "watts": _of_design(0.0),
        "volume_unit": "size" if volume.sizes else "gib",
    }


def _latency_ms(volume: CloudVolume) -> dict[str, Any]:
    if volume.latency_ms is None:
        raise ValueError(f"the latency of {volume.id} is unknown")
    return volume.latency_ms.model_dump(mode="json")


def _of_design(value: float) -> dict[str, Any]:
    """Return a fact for a part that is not sold separately and does not limit the volume."""
    fact = Fact[float](
        value=value, status=Status.DERIVED, source=METHOD, where="Hardware", reasoning="Part of the managed service."
    )
    return fact.model_dump(mode="json")


def _unknown() -> dict[str, Any]:
    return Fact[float](status=Status.UNKNOWN, reasoning="Part of the managed service.").model_dump(mode="json")
