"""Cloud disks, file shares and datastores: limits by size, and credits for bursts above them."""

import math
from typing import Any, Literal, NamedTuple, Self

from pydantic import Field, model_validator

from stormsizer.messages.text import msg
from stormsizer.model.provenance import Document, Fact
from stormsizer.model.refusals import contradiction
from stormsizer.units import BYTES_PER_MB, BYTES_PER_MIB

DECIMALS = 6
"""Digits that are kept before rounding up, so that errors of floating-point numbers do not add one."""


class Limit(Document):
    """A limit that grows with the size: a constant plus so much per GiB, within bounds."""

    constant: float = Field(default=0.0, ge=0)
    per_gib: tuple[float, ...] = ()
    """Rates per GiB, which are added."""
    rounds_up: bool = False
    """Whether each rate times the size is rounded up to a whole number."""
    least: float = Field(default=0.0, ge=0)
    most: float = Field(gt=0)
    most_written: float | None = Field(default=None, gt=0)
    """Limit if all I/Os are writes, where it is lower; a write then counts as several reads."""
    source: str = ""
    """Source of the limit, if it is not that of the volume."""
    where: str = ""

    def at(self, gib: float) -> float:
        """Return the limit of a volume of this size."""
        added = [rate * gib for rate in self.per_gib]
        if self.rounds_up:
            added = [math.ceil(round(each, DECIMALS)) for each in added]
        return min(max(self.constant + sum(added), self.least), self.most)


class SessionLimit(Document):
    """Limits of the one connection that a host has to a volume. Throughput is in MiB per second."""

    iops: float = Field(gt=0)
    mib_per_s: float = Field(gt=0)
    source: str
    where: str


class UserLimit(Document):
    """Maximum number of users whose profile containers are on one share."""

    most: int = Field(gt=0)
    source: str
    where: str


class Burst(Document):
    """Bursts above the limit on I/Os per second, which use credits."""

    per_provisioned: float = Field(ge=0)
    """Burst rate per provisioned I/O per second."""
    per_gib: float = Field(default=0.0, ge=0)
    """Burst rate per GiB; the higher of both rates applies."""
    least: float = Field(ge=0)
    most: float = Field(gt=0)
    seconds: float | None = Field(default=None, gt=0)
    """Time for which a full bucket lasts at the burst rate."""
    credits: float | None = Field(default=None, gt=0)
    """Credits of a full bucket, if their number does not depend on the size."""

    @model_validator(mode="after")
    def _has_a_bucket(self) -> Self:
        if (self.seconds is None) == (self.credits is None):
            raise contradiction("seconds", msg("field-missing"), msg("allowed-fact"))
        return self


class VolumeSize(Document):
    """One size of a product that is sold in fixed sizes. Throughput is in 10^6 bytes per second."""

    id: str
    gib: float = Field(gt=0)
    iops: float = Field(gt=0)
    mb_per_s: float = Field(gt=0)
    burst_iops: float | None = None
    burst_mb_per_s: float | None = None
    burst_s: float | None = None
    """Time for which full buckets last at the burst rates; None without credits."""


class CloudVolume(Document):
    """A product of a cloud provider: disks, file shares or datastores, sold in fixed sizes or by the GiB."""

    id: str
    name: str
    vendor: str
    kind: Literal["disk", "file_share", "datastore"]
    """A disk belongs to one host, a file share holds profile containers, and hosts keep desktops on a datastore."""
    checked_on: str
    source: str
    where: str
    """Tables and formulas of the source."""
    latency_ms: Fact[float] | None = None
    """Response time of a small I/O below the limits, as seen by the guest; without it, scenarios cannot use the
    product."""
    io_kib: float | None = Field(default=None, gt=0)
    """Size up to which an I/O counts as one; larger ones count as several. Without a maximum if missing."""
    sizes: tuple[VolumeSize, ...] = ()
    least_gib: float | None = None
    most_gib: float | None = None
    iops: Limit | None = None
    """Limit of volumes that are sold by the GiB; the provisioned rate may be lower or, if it is a ceiling, chosen."""
    is_ceiling: bool = False
    """Whether the limits are the most that can be provisioned, instead of what the size includes."""
    throughput: Limit | None = None
    throughput_per_iops: float | None = None
    """Throughput that each provisioned I/O per second allows; it lowers ``throughput``."""
    throughput_unit: Literal["MB/s", "MiB/s"] = "MiB/s"
    burst: Burst | None = None
    per_session: SessionLimit | None = None
    """Limits of each host's connection to each volume; None if hosts have several connections."""
    users: UserLimit | None = None
    """Maximum number of users of one share; None if the provider states none."""
    notes: str = ""

    @model_validator(mode="after")
    def _has_limits(self) -> Self:
        if bool(self.sizes) == (self.throughput is not None):
            raise contradiction("sizes", msg("field-missing"), msg("allowed-fact"))
        return self

    @property
    def is_modeled(self) -> bool:
        """Whether scenarios can use the product: its latency is known, and its limits follow from its size."""
        return self.latency_ms is not None and not self.is_ceiling

    @property
    def sources(self) -> tuple[str, ...]:
        """Sources of the limits."""
        parts = (self.iops, self.throughput, self.per_session, self.users)
        return (self.source, *(part.source for part in parts if part is not None and part.source))

    @property
    def n_limits(self) -> int:
        """Number of sizes, rates and limits, all of which are published in ``sources``."""
        return _n_numbers(self.model_dump(exclude={"latency_ms"}))

    def size_named(self, size_id: str) -> VolumeSize:
        """Return the size with this identifier; raise ``KeyError`` if it is not sold."""
        for size in self.sizes:
            if size.id == size_id:
                return size
        raise KeyError(size_id)


def _n_numbers(node: Any) -> int:
    """Return the number of numbers other than zero in a document."""
    if isinstance(node, dict):
        return sum(map(_n_numbers, node.values()))
    if isinstance(node, list | tuple):
        return sum(map(_n_numbers, node))
    return int(isinstance(node, int | float) and not isinstance(node, bool) and node != 0)


class VolumeLimits(NamedTuple):
    """Limits of one volume. Throughput is in bytes per second; credits are in I/Os and in bytes."""

    iops: float
    bytes_per_s: float
    burst_iops: float
    burst_bytes_per_s: float
    io_credits: float
    """I/Os above the limit that a full bucket allows; 0 without bursts."""
    byte_credits: float
    reads_per_write: float = 1.0
    """Reads that a write counts as, toward the limit on I/Os per second."""


def limits_of_size(size: VolumeSize) -> VolumeLimits:
    """Return the limits of a fixed size. A full bucket lasts ``burst_s`` at the highest rate."""
    burst_iops = size.iops if size.burst_iops is None else size.burst_iops
    burst_mb_per_s = size.mb_per_s if size.burst_mb_per_s is None else size.burst_mb_per_s
    seconds = size.burst_s or 0.0
    return VolumeLimits(
        iops=size.iops,
        bytes_per_s=size.mb_per_s * BYTES_PER_MB,
        burst_iops=burst_iops,
        burst_bytes_per_s=burst_mb_per_s * BYTES_PER_MB,
        io_credits=(burst_iops - size.iops) * seconds,
        byte_credits=(burst_mb_per_s - size.mb_per_s) * BYTES_PER_MB * seconds,
    )


def limits_by_gib(volume: CloudVolume, gib: float, provisioned_iops: float | None = None) -> VolumeLimits:
    """Return the limits of a volume that is sold by the GiB.

    Parameters
    ----------
    provisioned_iops
        I/Os per second that were provisioned; by default, what the size includes or allows.

    Raises
    ------
    ValueError
        If the product is sold in fixed sizes.
    """
    if volume.throughput is None:
        raise ValueError(f"{volume.id} is sold in fixed sizes")
    included = math.inf if volume.iops is None else volume.iops.at(gib)
    iops = included if provisioned_iops is None else provisioned_iops
    throughput = volume.throughput.at(gib)
    if volume.throughput_per_iops is not None:
        throughput = min(throughput, volume.throughput_per_iops * iops)
    written = math.inf if volume.iops is None or volume.iops.most_written is None else volume.iops.most_written
    bytes_per_s = throughput * (BYTES_PER_MB if volume.throughput_unit == "MB/s" else BYTES_PER_MIB)
    burst_iops, io_credits = iops, 0.0
    if (burst := volume.burst) is not None:
        wanted = max(burst.per_provisioned * iops, burst.per_gib * gib, burst.least)
        burst_iops = max(iops, min(wanted, burst.most))
        above = burst_iops - iops
        if above > 0.0:
            io_credits = above * burst.seconds if burst.seconds is not None else (burst.credits or 0.0)
    return VolumeLimits(iops, bytes_per_s, burst_iops, bytes_per_s, io_credits, 0.0, _reads_per_write(iops, written))


def within_sessions(limits: VolumeLimits, session: SessionLimit | None, n_hosts: int) -> VolumeLimits:
    """Return the limits of one volume that a number of hosts use, each over one connection.

    The hosts have equal shares of the load. Connections do not distinguish reads from writes.
    """
    if session is None:
        return limits
    iops, bytes_per_s = n_hosts * session.iops, n_hosts * session.mib_per_s * BYTES_PER_MIB
    lower = min(limits.iops, iops)
    return limits._replace(
        iops=lower,
        bytes_per_s=min(limits.bytes_per_s, bytes_per_s),
        burst_iops=min(limits.burst_iops, iops),
        burst_bytes_per_s=min(limits.burst_bytes_per_s, bytes_per_s),
        reads_per_write=_reads_per_write(lower, limits.iops / limits.reads_per_write),
    )


def within_host(limits: VolumeLimits, iops: float | None) -> VolumeLimits:
    """Return the limits of one disk, capped by the IOPS limit of its virtual machine.

    The machine does not distinguish reads from writes.
    """
    if iops is None:
        return limits
    lower = min(limits.iops, iops)
    return limits._replace(
        iops=lower,
        burst_iops=min(limits.burst_iops, iops),
        io_credits=limits.io_credits if iops > limits.iops else 0.0,
        reads_per_write=_reads_per_write(lower, limits.iops / limits.reads_per_write),
    )


def _reads_per_write(iops: float, written_iops: float) -> float:
    """Return how many reads a write counts as, so that writes alone reach their own limit."""
    return max(1.0, iops / written_iops) if math.isfinite(written_iops) else 1.0
