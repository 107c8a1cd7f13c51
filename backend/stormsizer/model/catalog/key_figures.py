"""Key figures of an array: the few numbers that its owner knows without a specification sheet."""

from typing import Annotated, Literal

from pydantic import Field

from stormsizer.model.catalog.prices import ArrayPrice
from stormsizer.model.provenance import Document

PortKind = Literal["fc8", "fc16", "fc32", "fc64", "gbe10", "gbe25", "gbe40", "gbe100"]
"""Fibre Channel and Ethernet ports by speed. Ethernet carries iSCSI, NFS and NVMe/TCP."""
PORT_GBIT_PER_S: dict[PortKind, float] = {
    "fc8": 6.8,
    "fc16": 13.6,
    "fc32": 27.2,
    "fc64": 54.4,
    "gbe10": 10.0,
    "gbe25": 25.0,
    "gbe40": 40.0,
    "gbe100": 100.0,
}
"""Data rate of a port. Fibre Channel speeds are named after a round figure: 16GFC carries 13.6 Gbit/s of data."""

PORT_NAMES: dict[PortKind, str] = {
    "fc8": "8 Gbit/s Fibre Channel",
    "fc16": "16 Gbit/s Fibre Channel",
    "fc32": "32 Gbit/s Fibre Channel",
    "fc64": "64 Gbit/s Fibre Channel",
    "gbe10": "10 Gbit/s Ethernet",
    "gbe25": "25 Gbit/s Ethernet",
    "gbe40": "40 Gbit/s Ethernet",
    "gbe100": "100 Gbit/s Ethernet",
}
"""Ports as they are entered."""
FlashMedia = Literal["sas", "nvme"]


class KeyFigures(Document):
    """An array with two shared controllers, described by its key figures."""

    id: str
    name: Annotated[str, Field(min_length=1, max_length=200)]
    vendor: Annotated[str, Field(min_length=1, max_length=100)]
    usable_tb: Annotated[float, Field(ge=0.5, le=20_000)]
    """Usable capacity after RAID and spares, before data reduction, in 10^12 bytes."""
    data_reduction_ratio: Annotated[float, Field(ge=1, le=100)] | None = None
    """Data reduction ratio that the array achieves; null if unknown: a usual ratio with its range is then assumed."""
    max_iops: Annotated[float, Field(ge=1000, le=50_000_000)]
    """Highest rate of small random I/Os."""
    latency_ms: Annotated[float, Field(ge=0.05, le=100)] | None = 1.0
    """Mean response time at that rate; null if unknown."""
    block_kib: Annotated[float, Field(ge=0.5, le=64)] = 8.0
    """I/O size at that rate."""
    read_fraction: Annotated[float, Field(ge=0, le=1)] = 0.7
    """Share of reads at that rate."""
    ports_per_controller: Annotated[int, Field(ge=1, le=64)] = 4
    """Host ports of each of the two controllers."""
    port: PortKind = "fc16"
    media: FlashMedia | None = None
    """Protocol of the flash drives; null if unknown: SAS is then assumed, the slower one. Unused with a drive model."""
    drive_id: str | None = None
    """Drive model of the array; null for flash drives of a size that suits the capacity."""
    n_drives: Annotated[int, Field(ge=3, le=10_000)] | None = None
    """Number of drives, including parity and spares; null for as many as the usable capacity takes."""
    spares_per_controller: Annotated[int, Field(ge=0, le=64)] | None = None
    """Hot spares of each controller; null for one."""
    price: ArrayPrice | None = None
    """Purchase price of the array; null if it is not known or already paid."""
