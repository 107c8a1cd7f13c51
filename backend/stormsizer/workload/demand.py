"""Workload profiles converted to plain numbers in the engine's units: seconds, bytes, fractions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from stormsizer.model.catalog import Catalog, Deployment, LoginPhase, RatePhase, WorkloadProfile, WorkPhase
from stormsizer.model.catalog.workloads import HostDemand, IoShape, ProfileContainer, ProvisioningStage
from stormsizer.model.provenance import Fact, known_or_none, value_or
from stormsizer.model.scenario import MAIN_ARRAY, ContainerPlace, Hosts, OtherWorkloads, Pool, Scenario
from stormsizer.units import BYTES_PER_KB, BYTES_PER_KIB, BYTES_PER_MB, SECONDS_PER_MS
from stormsizer.workload.speed import relative_speed


@dataclass(frozen=True)
class Placement:
    """Arrays that serve the I/O of a shape, by their index in the scenario; 0 is the main array."""

    shared_reads: int = 0
    """Array with the shared image."""
    own_reads: int = 0
    writes: int = 0
    containers: int = 0
    """Array with the profile containers; it has the two shares below of the other reads and of the writes."""
    container_read_fraction: float = 0.0
    container_write_fraction: float = 0.0


ON_MAIN_ARRAY = Placement()


def only_on(index: int) -> Placement:
    """Return the placement of I/O that involves only one array."""
    return Placement(index, index, index, index)


class Part(NamedTuple):
    """I/O of a shape on one array."""

    read_fraction: float
    """Share of the shape's reads that go to this array."""
    write_fraction: float
    shape: "Shape"
    """Sizes and shares of the I/O on this array."""


@dataclass(frozen=True)
class Shape:
    """Mean I/O sizes in bytes, and the shares of reads that are cold, shared or sequential."""

    read_bytes: float
    write_bytes: float
    cold_read_fraction: float
    """Share of the reads that no cache of the array can serve."""
    shared_read_fraction: float = 0.0
    """Share of the reads that go to the image shared by all clones."""
    sequential_read_fraction: float = 0.0
    cold_host_cache_reads: float | None = None
    """Total reads across all desktops if the host caches start cold; None if they start warm."""
    cached_read_fraction: float | None = None
    """Array cache hit rate for warm reads, if known; otherwise computed from the cache sizes."""
    streamed: bool = False
    """Whether servers stream the shared image, so reads of the image never reach the array."""
    placement: Placement = ON_MAIN_ARRAY
    from_hosts: bool = True
    """Whether the I/O passes through the links of the desktops' hosts."""

    def on_array(self, index: int) -> Part:
        """Return the part of the I/O that goes to one array."""
        place = self.placement
        if place == ON_MAIN_ARRAY:
            return Part(1.0, 1.0, self) if index == 0 else Part(0.0, 0.0, self)
        shared = self.shared_read_fraction * (index == place.shared_reads)
        own = 1.0 - self.shared_read_fraction
        of_containers = float(index == place.containers)
        reads = own * (
            (1.0 - place.container_read_fraction) * (index == place.own_reads)
            + place.container_read_fraction * of_containers
        )
        writes = (1.0 - place.container_write_fraction) * (index == place.writes)
        writes += place.container_write_fraction * of_containers
        total = shared + reads
        cold = self.cold_host_cache_reads
        here = replace(
            self,
            shared_read_fraction=shared / total if total > 0.0 else 0.0,
            cold_host_cache_reads=None if cold is None else cold * total,
        )
        return Part(total, writes, here)


@dataclass(frozen=True)
class Work:
    """A closed loop: ``ios`` I/Os, ``outstanding`` at a time, ``think_s`` of guest time before each."""

    ios: float
    read_fraction: float
    outstanding: float
    think_s: float
    background_writes_per_s: float
    shape: Shape
    cpu_ghz_s_per_io: float = 0.0
    """Host CPU that the guest uses for each I/O, in GHz·s; part of the guest time."""


@dataclass(frozen=True)
class Rate:
    """I/O that one desktop issues at a fixed rate, regardless of response times (an open stream)."""

    reads_per_s: float
    writes_per_s: float
    shape: Shape


def rate_of_others(others: OtherWorkloads, array_index: int = 0) -> Rate:
    """Return the I/O of other workloads on an array.

    Their reads are assumed to miss every cache: the caches' hit rates are those of the desktops.
    """
    size = others.io_kib * BYTES_PER_KIB
    shape = Shape(size, size, cold_read_fraction=1.0, placement=only_on(array_index), from_hosts=False)
    return Rate(others.reads_iops, others.writes_iops, shape)


@dataclass(frozen=True)
class LoginDemand:
    """A login and the one-time start-of-day work that follows it."""

    guest_s: float
    login: Work
    start_of_day: Work


@dataclass(frozen=True)
class ProvisioningDemand:
    """One stage in deploying a pool's desktops."""

    name: str
    fixed_s: float
    s_per_desktop: float
    reads_per_s: float
    writes_per_s: float
    shape: Shape


@dataclass(frozen=True)
class DeploymentDemand:
    """I/O and pace of deploying and recomposing the desktops at a site."""

    stages: tuple[ProvisioningDemand, ...]
    recompose: Work | None
    recompose_s_per_desktop: float


@dataclass(frozen=True)
class DesktopDemand:
    """I/O of one desktop in each phase. ``logins`` has the keys *first_login*, *monday_login*, *tuesday_login*."""

    power_on: Work
    logins: Mapping[str, LoginDemand]
    steady_state: Rate
    idle: Rate
    work_spread_cv: float
    idle_ghz: float = 0.0
    """Host CPU of a desktop that is up, in GHz."""
    active_ghz: float = 0.0
    """Additional host CPU of a desktop whose user is logging in or working, alone on its host."""
    crowding_ratio: float = 0.0
    """Growth of a desktop's work with the CPU that others use."""
    n_vcpus: float | None = None
    """Virtual CPUs of the measured desktop; None if unknown."""
    specrate_per_ghz: float | None = None
    """SPECrate 2017 Integer base score of the measured hosts per core and GHz; None if unknown."""
    ghz_per_core: float | None = None
    """Clock speed of the measured hosts; None if unknown."""
    streamed_write_ratio: float = 1.0
    """Writes with a streamed image, relative to writes with the image on the array."""
    container: "ContainerDemand | None" = None
    """Profile container of each user; None if its I/O is unknown."""


@dataclass(frozen=True)
class ContainerDemand:
    """I/O of a working user's profile container, and of the local copy that Cloud Cache keeps of it."""

    reads_per_s: float
    writes_per_s: float
    cached_reads_per_s: float
    cached_writes_per_s: float
    attach_s: float


def desktop_demand(profile: WorkloadProfile) -> DesktopDemand:
    """Return the demand of one desktop with this workload profile.

    Raises
    ------
    UnknownFactError
        If a number that the engine needs is unknown in the profile.
    """
    shared = profile.working_set.shared_read_fraction.known
    host = profile.host
    return DesktopDemand(
        power_on=_with_cpu(_work(profile.power_on, shared), None if host is None else host.boot_ghz_s),
        logins={
            "first_login": _login(profile.first_login, shared, host),
            "monday_login": _login(profile.monday_login, shared, host),
            "tuesday_login": _login(profile.tuesday_login, shared, host),
        },
        steady_state=_rate(profile.steady_state, shared),
        idle=_rate(profile.idle, shared),
        work_spread_cv=profile.work_spread_cv.known,
        idle_ghz=0.0 if host is None else value_or(host.idle_ghz, 0.0),
        active_ghz=0.0 if host is None else host.cpu_ghz_alone.known,
        crowding_ratio=0.0 if host is None else host.crowding_ratio.known,
        n_vcpus=None if host is None else known_or_none(host.n_vcpus),
        specrate_per_ghz=None if host is None else known_or_none(host.specrate_per_ghz),
        ghz_per_core=None if host is None else known_or_none(host.ghz_per_core),
        streamed_write_ratio=value_or(profile.working_set.streamed_write_ratio, 1.0),
        container=None if profile.profile_container is None else _container(profile.profile_container),
    )


def on_hosts(demand: DesktopDemand, hosts: Hosts, n_vcpus: int | None) -> DesktopDemand:
    """Return a desktop's demand on these hosts: its CPU in their GHz, and a boot as long as its vCPUs need.

    A boot's CPU work is part of its guest time. It takes longer on slower processors or with fewer vCPUs than in the
    measurement; the rest of the guest time does not change. Without ``n_vcpus``, it has as many as measured.
    """
    speed = relative_speed(hosts, demand.specrate_per_ghz)
    n, ghz = n_vcpus or demand.n_vcpus, hosts.ghz_per_core
    boot = demand.power_on
    if n is not None and ghz is not None and demand.n_vcpus is not None and demand.ghz_per_core is not None:
        now, measured = 1.0 / (ghz * speed * n), 1.0 / (demand.ghz_per_core * demand.n_vcpus)
        longer_s = boot.cpu_ghz_s_per_io * (now - measured) * boot.outstanding
        boot = replace(boot, think_s=max(0.0, boot.think_s + longer_s))
    if speed == 1.0:
        return replace(demand, power_on=boot)
    return replace(
        demand,
        power_on=_at_speed(boot, speed),
        logins={
            name: replace(login, login=_at_speed(login.login, speed), start_of_day=_at_speed(login.start_of_day, speed))
            for name, login in demand.logins.items()
        },
        idle_ghz=demand.idle_ghz / speed,
        active_ghz=demand.active_ghz / speed,
    )


def _at_speed(work: Work, speed: float) -> Work:
    return replace(work, cpu_ghz_s_per_io=work.cpu_ghz_s_per_io / speed)


def _container(container: ProfileContainer) -> ContainerDemand:
    return ContainerDemand(
        reads_per_s=container.reads_iops_per_user.known,
        writes_per_s=container.writes_iops_per_user.known,
        cached_reads_per_s=container.cached_reads_iops_per_user.known,
        cached_writes_per_s=container.cached_writes_iops_per_user.known,
        attach_s=container.attach_time_s.known,
    )


PoolProfiles = Sequence[tuple[Pool, WorkloadProfile]]
"""Pools, each paired with the workload profile of its desktops."""


def profiles_of(scenario: Scenario, catalog: Catalog) -> PoolProfiles:
    """Return each pool of a scenario with the workload profile of its desktops."""
    return [(pool, catalog.workloads[pool.profile_id]) for pool in scenario.pools]


def pools_on_main_array(scenario: Scenario, catalog: Catalog) -> PoolProfiles:
    """Return the pools that have data on the main array, each with the workload profile of its desktops."""
    return [(pool, profile) for pool, profile in profiles_of(scenario, catalog) if MAIN_ARRAY in pool.array_ids]


def deployment_of(pool: Pool, catalog: Catalog) -> Deployment:
    """Return the deployment of a pool's desktops: the one set for the pool, or else the one set in its profile."""
    return catalog.deployments[pool.deployment_id or catalog.workloads[pool.profile_id].deployment_id]


def streamed(demand: DesktopDemand) -> DesktopDemand:
    """Return a desktop's demand with the image streamed by servers, and more writes if the profile says so."""
    ratio = demand.streamed_write_ratio
    return replace(
        demand,
        power_on=_streamed_work(demand.power_on, ratio),
        logins={
            name: replace(
                login,
                login=_streamed_work(login.login, ratio),
                start_of_day=_streamed_work(login.start_of_day, ratio),
            )
            for name, login in demand.logins.items()
        },
        steady_state=_streamed_rate(demand.steady_state, ratio),
        idle=_streamed_rate(demand.idle, ratio),
    )


def with_containers(demand: DesktopDemand, place: ContainerPlace) -> DesktopDemand:
    """Return a desktop's demand with profile containers: longer logins, and the containers' I/O on an array.

    Containers on a file service have no I/O here. With Cloud Cache, it is that of the local copy. No other desktop
    reads a container's blocks. Container I/O is subtracted from the desktop's disk; its reads come from the
    unshared reads. Idle I/O is unchanged.
    """
    container = demand.container
    if place == "none" or container is None:
        return demand
    reads_per_s, writes_per_s = {
        "array": (container.reads_per_s, container.writes_per_s),
        "file_service": (0.0, 0.0),
        "cloud_cache": (container.cached_reads_per_s, container.cached_writes_per_s),
    }[place]
    own = demand.steady_state
    shared_reads_per_s = own.shape.shared_read_fraction * own.reads_per_s
    reads_per_s += own.reads_per_s - min(container.reads_per_s, own.reads_per_s - shared_reads_per_s)
    writes_per_s += own.writes_per_s - min(container.writes_per_s, own.writes_per_s)
    return replace(
        demand,
        logins={
            name: replace(login, guest_s=login.guest_s + container.attach_s) for name, login in demand.logins.items()
        },
        steady_state=Rate(
            reads_per_s=reads_per_s,
            writes_per_s=writes_per_s,
            shape=replace(
                own.shape, shared_read_fraction=shared_reads_per_s / reads_per_s if reads_per_s > 0.0 else 0.0
            ),
        ),
    )


def placed(demand: DesktopDemand, pool: Pool, array_ids: Sequence[str]) -> DesktopDemand:
    """Return a desktop's demand with the arrays of its pool.

    Containers on an array of their own have the same share of the unshared reads and of the writes while users log in
    as while they work.

    Parameters
    ----------
    array_ids
        IDs of the scenario's arrays; the main one comes first.
    """
    image, delta = array_ids.index(pool.disk_array_id), array_ids.index(pool.delta_array_id)
    boot = Placement(image, delta, delta, delta)
    session = boot
    if pool.profile_containers == "array" and demand.container is not None:
        steady = demand.steady_state
        own_reads_per_s = steady.reads_per_s * (1.0 - steady.shape.shared_read_fraction)
        session = replace(
            boot,
            containers=array_ids.index(pool.container_array_id),
            container_read_fraction=_share(demand.container.reads_per_s, own_reads_per_s),
            container_write_fraction=_share(demand.container.writes_per_s, steady.writes_per_s),
        )
    if session.containers == delta:
        session = boot
    if session == ON_MAIN_ARRAY:
        return demand
    return replace(
        demand,
        power_on=work_on(demand.power_on, boot),
        logins={
            name: replace(login, login=work_on(login.login, session), start_of_day=work_on(login.start_of_day, session))
            for name, login in demand.logins.items()
        },
        steady_state=replace(demand.steady_state, shape=replace(demand.steady_state.shape, placement=session)),
        idle=replace(demand.idle, shape=replace(demand.idle.shape, placement=boot)),
    )


def _share(part: float, whole: float) -> float:
    return min(1.0, part / whole) if whole > 0.0 else 0.0


def work_on(work: Work, placement: Placement) -> Work:
    """Return work whose I/O goes to the arrays of a placement."""
    return replace(work, shape=replace(work.shape, placement=placement))


def copied(pool: Pool, array_ids: Sequence[str]) -> Placement:
    """Return the placement of creating or renewing a pool's desktops, which reads the image and writes the deltas."""
    image, delta = array_ids.index(pool.image_array_id), array_ids.index(pool.delta_array_id)
    return Placement(shared_reads=image, own_reads=image, writes=delta, containers=delta)


def on_disk(pool: Pool, array_ids: Sequence[str]) -> Placement:
    """Return the placement of reading and writing files on a desktop's disk."""
    delta = array_ids.index(pool.delta_array_id)
    return Placement(shared_reads=delta, own_reads=delta, writes=delta, containers=delta)


def provided(demand: DesktopDemand, pool: Pool, array_ids: Sequence[str]) -> DesktopDemand:
    """Return a desktop's demand with the clone type, the profile containers and the arrays of its pool.

    Parameters
    ----------
    array_ids
        IDs of the scenario's arrays; the main one comes first.
    """
    of_clones = streamed(demand) if pool.clone_type == "pvs" else demand
    return placed(with_containers(of_clones, pool.profile_containers), pool, array_ids)


def _streamed_work(work: Work, write_ratio: float) -> Work:
    """Return work with additional writes; its total guest time and the number of its reads do not change."""
    streamed_shape = replace(work.shape, streamed=True)
    if write_ratio == 1.0 or work.ios == 0.0:
        return replace(work, shape=streamed_shape)
    reads, writes = work.ios * work.read_fraction, work.ios * (1.0 - work.read_fraction) * write_ratio
    ios = reads + writes
    return replace(
        work,
        ios=ios,
        read_fraction=reads / ios,
        think_s=work.think_s * work.ios / ios,
        background_writes_per_s=work.background_writes_per_s * write_ratio,
        cpu_ghz_s_per_io=work.cpu_ghz_s_per_io * work.ios / ios,
        shape=streamed_shape,
    )


def _streamed_rate(rate: Rate, write_ratio: float) -> Rate:
    return replace(rate, writes_per_s=rate.writes_per_s * write_ratio, shape=replace(rate.shape, streamed=True))


def deployment_demand(deployment: Deployment) -> DeploymentDemand:
    """Return the demand of a deployment: its stages, and the work of recomposing one desktop."""
    pace = deployment.recompose_s_per_desktop
    return DeploymentDemand(
        stages=tuple(_stage(stage) for stage in deployment.stages),
        recompose=None if deployment.recompose is None else _work(deployment.recompose, 0.0),
        recompose_s_per_desktop=0.0 if pace is None else pace.known,
    )


COPY_IO_BYTES = 65_536.0
"""I/O size of a bulk copy: the NFSv3 maximum."""


def _stage(stage: ProvisioningStage) -> ProvisioningDemand:
    read_bytes = COPY_IO_BYTES if stage.read_size_kb is None else stage.read_size_kb.known * BYTES_PER_KB
    write_bytes = COPY_IO_BYTES if stage.write_size_kb is None else stage.write_size_kb.known * BYTES_PER_KB
    cold = 1.0 if stage.cold_read_fraction is None else stage.cold_read_fraction.known
    return ProvisioningDemand(
        name=stage.name,
        fixed_s=stage.fixed_s.known,
        s_per_desktop=stage.s_per_desktop.known,
        reads_per_s=stage.read_mb_per_s.known * BYTES_PER_MB / read_bytes,
        writes_per_s=stage.write_mb_per_s.known * BYTES_PER_MB / write_bytes,
        shape=Shape(
            read_bytes, write_bytes, cold_read_fraction=cold, sequential_read_fraction=1.0, cached_read_fraction=1.0
        ),
    )


def _shape(phase: IoShape, shared_read_fraction: float) -> Shape:
    own, in_order = phase.shared_read_fraction, phase.sequential_read_fraction
    return Shape(
        read_bytes=phase.read_size_kb.known * BYTES_PER_KB,
        write_bytes=phase.write_size_kb.known * BYTES_PER_KB,
        cold_read_fraction=phase.cold_read_fraction.known,
        shared_read_fraction=shared_read_fraction if own is None else own.known,
        sequential_read_fraction=0.0 if in_order is None else in_order.known,
    )


def _work(phase: WorkPhase, shared_read_fraction: float) -> Work:
    ios, outstanding = phase.ios_per_desktop.known, phase.outstanding_ios.known
    guest_s = value_or(phase.guest_time_s, 0.0)
    return Work(
        ios=ios,
        read_fraction=phase.read_fraction.known,
        outstanding=outstanding,
        think_s=phase.think_time_ms.known * SECONDS_PER_MS + (guest_s * outstanding / ios if guest_s > 0.0 else 0.0),
        background_writes_per_s=phase.background_writes_iops.known,
        shape=_shape(phase, shared_read_fraction),
    )


def _rate(phase: RatePhase, shared_read_fraction: float) -> Rate:
    return Rate(
        reads_per_s=phase.reads_iops_per_desktop.known,
        writes_per_s=phase.writes_iops_per_desktop.known,
        shape=_shape(phase, shared_read_fraction),
    )


def _login(phase: LoginPhase, shared_read_fraction: float, host: HostDemand | None) -> LoginDemand:
    """Return a login; its CPU work is spread over the I/Os of the login and the start-of-day work."""
    login, start_of_day = (_work(work, shared_read_fraction) for work in (phase.login, phase.start_of_day))
    fact = None if host is None else host.login_ghz_s
    if fact is not None and login.ios + start_of_day.ios > 0.0:
        per_io = fact.known / (login.ios + start_of_day.ios)
        login, start_of_day = (replace(work, cpu_ghz_s_per_io=per_io) for work in (login, start_of_day))
    return LoginDemand(phase.guest_time_s.known, login, start_of_day)


def _with_cpu(work: Work, cpu_ghz_s: Fact[float] | None) -> Work:
    """Return work with its host CPU spread over its I/Os."""
    if cpu_ghz_s is None or work.ios == 0.0:
        return work
    return replace(work, cpu_ghz_s_per_io=cpu_ghz_s.known / work.ios)
