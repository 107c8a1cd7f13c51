"""Workload profiles: what one desktop asks of the storage in each phase of its week."""

from stormsizer.provenance import Document, Fact


class IoShape(Document):
    """What the I/Os of a phase look like."""

    read_size_kb: Fact[float]
    write_size_kb: Fact[float]
    cold_read_fraction: Fact[float]
    """Share of reads that touch a block for the first time, so that no cache size helps."""


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
    """One stage of making desktops, carried out for the whole pool."""

    id: str
    name: str
    fixed_s: Fact[float]
    s_per_desktop: Fact[float]
    read_mb_per_s: Fact[float]
    write_mb_per_s: Fact[float]


class WorkingSet(Document):
    """Bytes that a cache must hold."""

    shared_image_fraction: Fact[float]
    """Share of the image whose blocks the clones read again; a deduplicating cache holds them once."""
    private_mib_per_desktop: Fact[float]
    """Blocks of one desktop that are read again within days."""
    shared_read_fraction: Fact[float]
    """Share of the reads that are not cold which go to shared blocks."""


class WorkloadProfile(Document):
    """What one desktop of a guest OS and user type asks for in each phase."""

    id: str
    name: str
    guest_os: str
    user_type: str
    generator: str
    """Who produced the load: a load generator or real users. Profiles of different generators do not mix."""
    provisioning: tuple[ProvisioningStage, ...]
    power_on: WorkPhase
    first_login: LoginPhase
    monday_login: LoginPhase
    tuesday_login: LoginPhase
    steady_state: RatePhase
    idle: RatePhase
    working_set: WorkingSet
    work_spread_cv: Fact[float]
    """Coefficient of variation of the login work between desktops."""
    notes: str = ""
