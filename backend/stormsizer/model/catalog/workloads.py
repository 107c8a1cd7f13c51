"""Workload profiles: what one desktop asks of the storage in each phase of its week."""

from typing import Literal

from stormsizer.model.provenance import Document, Fact


class IoShape(Document):
    """What the I/Os of a phase look like."""

    read_size_kb: Fact[float]
    write_size_kb: Fact[float]
    cold_read_fraction: Fact[float]
    """Share of reads that touch a block for the first time, so that no cache size helps."""
    shared_read_fraction: Fact[float] | None = None
    """Share of the reads that go to the image that all clones share; without one, that of the working set."""
    sequential_read_fraction: Fact[float] | None = None
    """Share of the reads that follow on from the one before, so that they are fetched ahead; none if left out."""


class RatePhase(IoShape):
    """A phase that lasts as long as the calendar says: I/O per second of one desktop."""

    reads_iops_per_desktop: Fact[float]
    writes_iops_per_desktop: Fact[float]


class WorkPhase(IoShape):
    """A phase that ends when its work is done: a closed loop of ``outstanding_ios`` I/Os and think time."""

    ios_per_desktop: Fact[float]
    read_fraction: Fact[float]
    outstanding_ios: Fact[float]
    think_time_ms: Fact[float]
    """Guest time between the answer to one I/O and the next I/O of the same stream."""
    background_writes_iops: Fact[float]
    """Writes per second that a desktop issues by the clock while it is in this phase."""


class LoginPhase(Document):
    """A login and the start-of-day work that follows it once."""

    guest_time_s: Fact[float]
    """Time of a login that no storage shortens."""
    login: WorkPhase
    start_of_day: WorkPhase


class ProvisioningStage(Document):
    """One stage of making desktops, carried out for the whole pool by the clock of the clone manager."""

    id: str
    name: str
    fixed_s: Fact[float]
    s_per_desktop: Fact[float]
    read_mb_per_s: Fact[float]
    write_mb_per_s: Fact[float]
    read_size_kb: Fact[float] | None = None
    """Size of its reads; that of a bulk copy if left out."""
    write_size_kb: Fact[float] | None = None
    cold_read_fraction: Fact[float] | None = None
    """Share of its reads that no cache serves; all of them if left out."""


class WorkingSet(Document):
    """Bytes that a cache must hold."""

    shared_image_fraction: Fact[float]
    """Share of the image whose blocks the clones read again; a deduplicating cache holds them once."""
    private_mib_per_desktop: Fact[float]
    """Blocks of one desktop that are read again within days."""
    shared_read_fraction: Fact[float]
    """Share of the reads that are not cold which go to shared blocks."""
    host_cache_hit_fraction: Fact[float] | None = None
    """Share of the reads of shared blocks that a warm cache in the host serves; unknown where none was measured."""
    hot_io_fraction: Fact[float] | None = None
    """Share of the I/O that goes to the hot part of the data; tiers need it."""
    hot_capacity_fraction: Fact[float] | None = None
    """Share of the data that is hot."""


class Deployment(Document):
    """How a site makes and renews its desktops. Its pace belongs to the clone manager and does not transfer."""

    id: str
    name: str
    stages: tuple[ProvisioningStage, ...]
    recompose: WorkPhase | None = None
    """Work of renewing one desktop from a new image."""
    recompose_s_per_desktop: Fact[float] | None = None
    """Pace at which the clone manager renews desktops, one after the other."""
    notes: str = ""


class HostDemand(Document):
    """What desktops take from their host: u(n) = n · g / (C + c · n · g) with C the host's GHz.

    The closed loop behind it: each desktop works and thinks in turn, and its work takes longer with every desktop
    beside it, so that n of them take less than n times what one does.
    """

    cpu_ghz_alone: Fact[float]
    """CPU g that one desktop takes on a host of its own, at fast storage."""
    crowding_ratio: Fact[float]
    """Growth c of a desktop's work with what the others take; 1/c is the utilisation that is never exceeded."""
    memory_in_use_fraction: Fact[float]
    """Share of the configured memory that desktops really use; the host must hold that."""


class WorkloadProfile(Document):
    """What one desktop of a guest OS and user type asks for in each phase."""

    id: str
    name: str
    guest_os: str
    user_type: str
    generator: str
    """Who produced the load: a load generator or real users. Profiles of different generators do not mix."""
    standing: Literal["published", "generic"] = "published"
    """Published: a measured study stands behind it. Generic: derived from others, not calibrated."""
    deployment_id: str
    """How these desktops were made, unless the pool says otherwise."""
    power_on: WorkPhase
    first_login: LoginPhase
    monday_login: LoginPhase
    tuesday_login: LoginPhase
    steady_state: RatePhase
    idle: RatePhase
    working_set: WorkingSet
    host: HostDemand | None = None
    work_spread_cv: Fact[float]
    """Coefficient of variation of the login work between desktops."""
    notes: str = ""
