"""Workload profiles: I/O of one desktop in each phase of its week."""

from typing import Literal

from stormsizer.model.provenance import Document, Fact


class IoShape(Document):
    """Shape of the I/Os of a phase."""

    read_size_kb: Fact[float]
    write_size_kb: Fact[float]
    cold_read_fraction: Fact[float]
    """Share of reads that touch a block for the first time, which no cache can serve."""
    shared_read_fraction: Fact[float] | None = None
    """Share of the reads that go to the shared image; by default that of the working set."""
    sequential_read_fraction: Fact[float] | None = None
    """Share of sequential reads, which are prefetched; none by default."""


class RatePhase(IoShape):
    """A phase whose length the calendar determines: I/O per second of one desktop."""

    reads_iops_per_desktop: Fact[float]
    writes_iops_per_desktop: Fact[float]


class WorkPhase(IoShape):
    """A phase that ends when its work is complete: a closed loop of ``outstanding_ios`` I/Os and think time."""

    ios_per_desktop: Fact[float]
    read_fraction: Fact[float]
    outstanding_ios: Fact[float]
    think_time_ms: Fact[float]
    """Guest time between the completion of one I/O and the next I/O of the same stream."""
    background_writes_iops: Fact[float]
    """Writes per second that a desktop issues on a timer during this phase."""


class LoginPhase(Document):
    """A login and the one-time start-of-day work that follows it."""

    guest_time_s: Fact[float]
    """Login time that storage cannot shorten."""
    login: WorkPhase
    start_of_day: WorkPhase


class ProvisioningStage(Document):
    """One stage of a deployment, carried out for the whole pool at the clone manager's pace."""

    id: str
    name: str
    fixed_s: Fact[float]
    s_per_desktop: Fact[float]
    read_mb_per_s: Fact[float]
    write_mb_per_s: Fact[float]
    read_size_kb: Fact[float] | None = None
    """Size of its reads; that of a bulk copy by default."""
    write_size_kb: Fact[float] | None = None
    cold_read_fraction: Fact[float] | None = None
    """Share of its reads that no cache serves; all by default."""


class WorkingSet(Document):
    """Bytes that a cache must hold."""

    shared_image_fraction: Fact[float]
    """Share of the image whose blocks the clones read again; a deduplicating cache holds them once."""
    private_mib_per_desktop: Fact[float]
    """Blocks of one desktop that are read again within days."""
    shared_read_fraction: Fact[float]
    """Share of warm reads that go to shared blocks."""
    host_cache_hit_fraction: Fact[float] | None = None
    """Share of the reads of shared blocks that a warm host cache serves; unknown if not measured."""
    hot_io_fraction: Fact[float] | None = None
    """Share of the I/O on the hot part of the data; tiers require it."""
    hot_capacity_fraction: Fact[float] | None = None
    """Share of the data that is hot."""


class Deployment(Document):
    """Deployment and renewal of a site's desktops. The clone manager sets the pace, which differs between sites."""

    id: str
    name: str
    stages: tuple[ProvisioningStage, ...]
    recompose: WorkPhase | None = None
    """Work to renew one desktop from a new image."""
    recompose_s_per_desktop: Fact[float] | None = None
    """Rate at which the clone manager renews desktops, one at a time."""
    notes: str = ""


class HostDemand(Document):
    """Host CPU of desktops: u(n) = n · g / (C + c · n · g), with C the host's GHz.

    Derived from a closed loop: each desktop works and thinks in turn, and its work takes longer with every other
    desktop, so that n of them use less than n times the CPU of one.
    """

    cpu_ghz_alone: Fact[float]
    """CPU g of a single desktop on its own host with fast storage."""
    crowding_ratio: Fact[float]
    """Growth c of a desktop's work with the CPU used by others; 1/c is the asymptotic utilization."""
    memory_in_use_fraction: Fact[float]
    """Share of the configured memory in use, which the host must hold."""


class WorkloadProfile(Document):
    """I/O of one desktop with a guest OS and user type in each phase."""

    id: str
    name: str
    guest_os: str
    user_type: str
    generator: str
    """Origin of the load: a load generator or real users. Profiles of different generators do not mix."""
    standing: Literal["published", "generic"] = "published"
    """Published: backed by a measurement study. Generic: derived from others, not calibrated."""
    deployment_id: str
    """Deployment of these desktops, unless the pool names another."""
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
