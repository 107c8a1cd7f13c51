"""Workload profiles: I/O of one desktop in each phase of its week."""

from typing import Literal

from stormsizer.model.provenance import Document, Fact

CloneType = Literal["deduplicated", "linked", "instant", "mcs", "pvs", "full"]
"""How desktops get their image. All except full clones share its blocks on the array; *pvs* streams them."""


class IoShape(Document):
    """I/O sizes and read characteristics of a phase."""

    read_size_kb: Fact[float]
    write_size_kb: Fact[float]
    cold_read_fraction: Fact[float]
    """Share of reads that touch a block for the first time, so that no cache can serve them."""
    shared_read_fraction: Fact[float] | None = None
    """Share of the reads that go to the shared image; by default, the working set's value."""
    sequential_read_fraction: Fact[float] | None = None
    """Share of sequential reads, which are prefetched; none by default."""


class RatePhase(IoShape):
    """A phase whose length the calendar determines, with a fixed I/O rate per desktop."""

    reads_iops_per_desktop: Fact[float]
    writes_iops_per_desktop: Fact[float]


class WorkPhase(IoShape):
    """A phase that ends when its work is complete: a closed loop of ``outstanding_ios`` I/Os and think times."""

    ios_per_desktop: Fact[float]
    read_fraction: Fact[float]
    outstanding_ios: Fact[float]
    think_time_ms: Fact[float]
    """Guest time between the completion of one I/O and the next I/O of the same stream."""
    background_writes_iops: Fact[float]
    """Writes per second that a desktop issues on a timer during this phase."""
    guest_time_s: Fact[float] | None = None
    """Time of the whole phase that storage cannot shorten, spread over its I/Os in addition to their think time."""


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
    """Mean read size; by default, the I/O size of a bulk copy."""
    write_size_kb: Fact[float] | None = None
    cold_read_fraction: Fact[float] | None = None
    """Share of the stage's reads that no cache can serve; all by default."""


class WorkingSet(Document):
    """Data that a cache must hold."""

    shared_image_fraction: Fact[float]
    """Share of the image whose blocks the clones read again; a deduplicating cache holds them once."""
    private_mib_per_desktop: Fact[float]
    """One desktop's own blocks that it reads again within days."""
    shared_read_fraction: Fact[float]
    """Share of warm reads that go to shared blocks."""
    host_cache_hit_fraction: Fact[float] | None = None
    """Share of shared-block reads that a warm host cache serves; unknown if not measured."""
    streamed_write_ratio: Fact[float] | None = None
    """Writes of a desktop whose image is streamed, relative to one with its image on the array; 1 if missing."""
    hot_io_fraction: Fact[float] | None = None
    """Share of the I/O that goes to the hot data; used for arrays with tiers. Uniform if missing."""
    hot_capacity_fraction: Fact[float] | None = None
    """Share of the data that is hot."""


class Deployment(Document):
    """How a site deploys and renews its desktops. The clone manager sets the pace, which differs between sites."""

    id: str
    name: str
    clone_types: tuple[CloneType, ...] = ()
    """Clone types for which it is the usual deployment."""
    stages: tuple[ProvisioningStage, ...]
    recompose: WorkPhase | None = None
    """I/O needed to renew one desktop from a new image."""
    recompose_s_per_desktop: Fact[float] | None = None
    """Seconds per desktop that the clone manager needs to renew desktops, one at a time."""
    notes: str = ""


class HostDemand(Document):
    """Host CPU utilization with n desktops: u(n) = n · g / (C + c · n · g), where C is the host's CPU capacity in GHz.

    The formula is derived from a closed loop: each desktop alternates between work and think time, and its work takes
    longer with every additional desktop, so n desktops use less than n times the CPU of one.
    """

    cpu_ghz_alone: Fact[float]
    """CPU g, in GHz, that a single desktop uses when alone on a host with fast storage."""
    crowding_ratio: Fact[float]
    """Coefficient c: growth of a desktop's work with the CPU that others use; 1/c is the asymptotic utilization."""
    memory_in_use_fraction: Fact[float]
    """Share of the configured memory that is in use and that the host must hold."""
    boot_ghz_s: Fact[float] | None = None
    """Host CPU work of one boot, in GHz·s; a boot is not charged if missing."""
    login_ghz_s: Fact[float] | None = None
    """Host CPU work of a login and its start-of-day work, in GHz·s, in addition to that of an active desktop."""
    idle_ghz: Fact[float] | None = None
    """Host CPU of a desktop that is up, in GHz, in addition to that of an active desktop; none if missing."""
    n_vcpus: Fact[float] | None = None
    """Virtual CPUs of the measured desktops."""
    ghz_per_core: Fact[float] | None = None
    """Clock speed of the measured hosts."""
    specrate_per_ghz: Fact[float] | None = None
    """SPECrate 2017 Integer base score of the measured hosts, divided by their cores and clock speed in GHz."""


class ProfileContainer(Document):
    """I/O of a user's profile container, and the login time that attaching it takes."""

    reads_iops_per_user: Fact[float]
    """Reads of a working user from the container, on whatever storage has it."""
    writes_iops_per_user: Fact[float]
    cached_reads_iops_per_user: Fact[float]
    """Reads from the local copy that Cloud Cache keeps on the disk of the desktop."""
    cached_writes_iops_per_user: Fact[float]
    attach_time_s: Fact[float]
    """Login time that is added to attach an existing container."""


class UsualPool(Document):
    """Usual size of these desktops, which new pools start with. The names are those of the pool's inputs."""

    sessions_per_desktop: float = 1.0
    n_vcpus: int | None = None
    """Virtual CPUs per desktop; by default, as many as the measured desktops."""
    memory_gib: float
    image_gib: float
    growth_gib_per_desktop: float
    profile_container_gib_per_desktop: float
    """Size of each user's profile container, if profile containers are used. If the profile has no
    ``profile_container``, its own I/O includes that of the container, and a new pool has this size."""
    reasoning: str
    """Origin of the values."""


class WorkloadProfile(Document):
    """I/O of one desktop in each phase, for one guest OS, user type and load generator."""

    id: str
    name: str
    guest_os: str
    user_type: str
    generator: str
    """Origin of the load: a load generator or real users. Profiles from different generators must not be mixed."""
    standing: Literal["published", "generic"] = "published"
    """Published: backed by a measurement study. Generic: derived from others, not calibrated."""
    superseded_by: str | None = None
    """Profile that new pools use instead; pools that have this one keep it."""
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
    profile_container: ProfileContainer | None = None
    """Profile containers of these users; pools can have them only if this is known."""
    usual_pool: UsualPool | None = None
    """Usual size of these desktops; if missing, the defaults of the pool's inputs apply."""
    work_spread_cv: Fact[float]
    """Coefficient of variation of the login work between desktops."""
    notes: str = ""
