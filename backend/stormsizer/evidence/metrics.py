"""Engine predictions for each metric that a study publishes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from stormsizer.capacity import host_memory
from stormsizer.experience.phases import PhaseResult
from stormsizer.experience.week import appliance_per_desktop, density_of, station_network
from stormsizer.messages.text import Message, msg
from stormsizer.model.catalog import Catalog, EvidenceRow
from stormsizer.model.scenario import Scenario
from stormsizer.storage.figures import Component, TierTraffic
from stormsizer.units import BYTES_PER_MB
from stormsizer.workload import desktop_demand

Metric = Callable[[PhaseResult], float | None]


@dataclass(frozen=True)
class Condition:
    """Context of a row: the row itself, the scenario that repeats its conditions, and the scenario's results."""

    row: EvidenceRow
    scenario: Scenario
    phases: tuple[PhaseResult, ...]
    phase: PhaseResult | None
    catalog: Catalog
    compared_phase: PhaseResult | None = None
    """The same phase in the baseline system, used for rows that publish a change."""


ConditionMetric = Callable[[Condition], float | None]


def _login(field: str) -> Metric:
    def metric(phase: PhaseResult) -> float | None:
        if phase.experience is None:
            return None
        value = getattr(phase.experience, field)
        return None if value is None else float(value)

    return metric


def _good_or_fair(phase: PhaseResult) -> float | None:
    return None if phase.experience is None else phase.experience.good_fraction + phase.experience.fair_fraction


def _share(part: float, whole: float) -> float:
    return part / whole if whole > 0 else 0.0


def _total_mb(phase: PhaseResult) -> float:
    return phase.figures.read_mb_per_s + phase.figures.write_mb_per_s


def _controller_latency(phase: PhaseResult) -> float:
    """Return the mean latency of all I/Os, for studies that print one latency."""
    figures = phase.figures
    waited = figures.reads_iops * figures.controller_read_latency_ms
    return _share(waited + figures.writes_iops * figures.controller_write_latency_ms, figures.total_iops)


def _slots(phase: PhaseResult) -> float:
    return min(128.0, phase.n_desktops)


def _tier(condition: Condition) -> TierTraffic | None:
    """Return the traffic of the tier that has the row's type of drives; None if there is no such tier."""
    tiers = condition.phase.figures.tiers if condition.phase is not None else ()
    names = DRIVE_TIERS.get(condition.row.drives, ())
    return next((tier for tier in tiers if tier.component in names), None)


def _per_drive(field: str) -> ConditionMetric:
    """Return a per-drive metric: the phase mean, times the front-end peak-to-mean ratio for busiest-minute rows."""

    def metric(condition: Condition) -> float | None:
        tier = _tier(condition)
        if tier is None or condition.phase is None:
            return None
        figures = condition.phase.figures
        above_mean = 1.0
        if condition.row.at_peak and field == "drive_iops":
            above_mean = _share(figures.peak_iops, figures.total_iops)
        elif condition.row.at_peak:
            above_mean = _share(figures.peak_mb_per_s, _total_mb(condition.phase))
        return above_mean * float(getattr(tier, field)) / tier.n_drives

    return metric


def _drive_writes(condition: Condition) -> float | None:
    """Return the writes per second of one drive, calculated from front-end writes or from destaged bytes."""
    tier, phase = _tier(condition), condition.phase
    if tier is None or phase is None:
        return None
    network = station_network(condition.scenario, condition.scenario.array, condition.catalog)
    station = next(station for station in network.tiers if station.component == tier.component)
    if station.destage_bytes is not None:
        return tier.write_mb_per_s * BYTES_PER_MB / station.destage_bytes / tier.n_drives
    per_write = station.io_fraction * station.writes_per_write / station.merge_ratio
    return phase.figures.writes_iops * per_write / tier.n_drives


def _drive_reads(condition: Condition) -> float | None:
    tier, writes = _tier(condition), _drive_writes(condition)
    return None if tier is None or writes is None else tier.drive_iops / tier.n_drives - writes


def _drive_busy(condition: Condition) -> float | None:
    tier = _tier(condition)
    if tier is None or condition.phase is None:
        return None
    return condition.phase.figures.use_of(tier.component).mean_fraction


def _host_cpu(condition: Condition) -> float | None:
    """Return mean host CPU utilization in the row's phase; for a row without a phase, the highest mean of any phase."""
    if condition.phase is not None:
        try:
            return condition.phase.figures.use_of(Component.HOST_CPU).mean_fraction
        except KeyError:
            return None
    uses = [use for p in condition.phases for use in p.figures.components if use.component is Component.HOST_CPU]
    return max((use.mean_fraction for use in uses), default=None)


def _host_cpu_peak(condition: Condition) -> float | None:
    """Return the highest host CPU utilization in any minute of the row's phase."""
    if condition.phase is None:
        return None
    try:
        return condition.phase.figures.use_of(Component.HOST_CPU).peak_fraction
    except KeyError:
        return None


def _host_memory(condition: Condition) -> float | None:
    scenario = condition.scenario
    array = condition.catalog.arrays[scenario.array.model_id]
    return min(1.0, host_memory(scenario.pools, scenario.hosts, scenario.array, array, scenario.goals).configured_ratio)


def _host_storage_mb(condition: Condition) -> float | None:
    steady = [p for p in condition.phases if p.phase == "steady_state"]
    return _total_mb(steady[0]) / condition.scenario.hosts.n_hosts if steady else None


def _density(condition: Condition) -> float | None:
    """Return the number of desktops that all hosts together support."""
    scenario, catalog = condition.scenario, condition.catalog
    found = density_of(scenario, catalog, appliance_per_desktop(scenario, catalog, condition.phases))
    return float(found.density * scenario.hosts.n_hosts)


def _replica_reads(condition: Condition) -> float | None:
    """Return the reads of shared blocks that reach the array in steady state."""
    if condition.phase is None:
        return None
    scenario, catalog = condition.scenario, condition.catalog
    profile = catalog.workloads[scenario.pools[0].profile_id]
    shape = desktop_demand(profile).steady_state.shape
    cache = station_network(scenario, scenario.array, catalog).host_cache
    missed = 1.0 if cache is None else 1.0 - cache.warm_hit_fraction
    shared = shape.shared_read_fraction
    return condition.phase.figures.reads_iops * shared * missed / (1.0 - shared * (1.0 - missed))


def _load_duration(condition: Condition) -> float | None:
    """Return the time from the first login until the start-of-day work ends and steady state begins."""
    login = condition.phase
    if login is None:
        return None
    steady = [p for p in condition.phases if p.id == f"{login.id}-steady"]
    return (steady[0].starts_at - login.starts_at).total_seconds() if steady else None


def _network(condition: Condition) -> float | None:
    if condition.phase is None:
        return None
    ports = (condition.phase.figures.use_of(port).peak_fraction for port in (Component.PORT_OUT, Component.PORT_IN))
    return max(ports)


def _per_hour(condition: Condition) -> float | None:
    phase = condition.phase
    return None if phase is None else 3600.0 * phase.n_desktops / phase.duration_s


def _s_per_desktop(condition: Condition) -> float | None:
    phase = condition.phase
    return None if phase is None else phase.duration_s / phase.n_desktops


def _duration_change(condition: Condition) -> float | None:
    if condition.phase is None or condition.compared_phase is None:
        return None
    return condition.phase.duration_s - condition.compared_phase.duration_s


def _backend_read_mb(condition: Condition) -> float | None:
    phase = condition.phase
    return None if phase is None else sum(tier.read_mb_per_s for tier in phase.figures.tiers)


DRIVE_TIERS: Mapping[str, tuple[Component, ...]] = {
    "ssd": (Component.FLASH,),
    "sas-10k": (Component.PERFORMANCE, Component.DRIVES),
    "nl-sas": (Component.CAPACITY,),
}
"""Tiers that use each type of drive."""

CONDITION_METRICS: Mapping[str, ConditionMetric] = {
    "drive_iops": _per_drive("drive_iops"),
    "drive_reads_iops": _drive_reads,
    "drive_writes_iops": _drive_writes,
    "drive_read_mb_per_s": _per_drive("read_mb_per_s"),
    "drive_write_mb_per_s": _per_drive("write_mb_per_s"),
    "drive_busy_fraction": _drive_busy,
    "host_cpu_fraction": _host_cpu,
    "host_cpu_peak_fraction": _host_cpu_peak,
    "host_memory_fraction": _host_memory,
    "host_iscsi_mb_per_s": _host_storage_mb,
    "density_desktops": _density,
    "replica_reads_iops": _replica_reads,
    "load_duration_s": _load_duration,
    "peak_network_fraction": _network,
    "desktops_per_hour": _per_hour,
    "s_per_desktop": _s_per_desktop,
    "backend_read_mb_per_s": _backend_read_mb,
    "boot_time_change_s": _duration_change,
}
"""Metrics that depend on more than the result of the phase in which they were measured."""

METRICS: Mapping[str, Metric] = {
    "reads_iops": lambda p: p.figures.reads_iops,
    "writes_iops": lambda p: p.figures.writes_iops,
    "total_iops": lambda p: p.figures.total_iops,
    "read_mb_per_s": lambda p: p.figures.read_mb_per_s,
    "write_mb_per_s": lambda p: p.figures.write_mb_per_s,
    "total_mb_per_s": _total_mb,
    "peak_total_mb_per_s": lambda p: p.figures.peak_mb_per_s,
    "controller_read_latency_ms": lambda p: p.figures.controller_read_latency_ms,
    "controller_write_latency_ms": lambda p: p.figures.controller_write_latency_ms,
    "host_read_latency_ms": lambda p: p.figures.host_read_latency_ms,
    "host_write_latency_ms": lambda p: p.figures.host_write_latency_ms,
    "controller_latency_ms": _controller_latency,
    "controller_cpu_fraction": lambda p: p.figures.use_of(Component.CONTROLLER_CPU).mean_fraction,
    "duration_s": lambda p: p.duration_s,
    "login_mean_s": _login("mean_s"),
    "login_max_s": _login("max_s"),
    "login_sd_s": _login("sd_s"),
    "login_good_fraction": _login("good_fraction"),
    "login_fair_fraction": _login("fair_fraction"),
    "login_poor_fraction": _login("poor_fraction"),
    "login_good_or_fair_fraction": _good_or_fair,
    "login_good_mean_s": _login("good_mean_s"),
    "login_fair_mean_s": _login("fair_mean_s"),
    "login_poor_mean_s": _login("poor_mean_s"),
    "read_fraction_of_iops": lambda p: _share(p.figures.reads_iops, p.figures.total_iops),
    "write_fraction_of_iops": lambda p: _share(p.figures.writes_iops, p.figures.total_iops),
    "read_fraction_of_mb": lambda p: _share(p.figures.read_mb_per_s, _total_mb(p)),
    "write_fraction_of_mb": lambda p: _share(p.figures.write_mb_per_s, _total_mb(p)),
    "iops_per_desktop": lambda p: p.figures.total_iops / p.n_desktops,
    "reads_iops_per_desktop": lambda p: p.figures.reads_iops / p.n_desktops,
    "writes_iops_per_desktop": lambda p: p.figures.writes_iops / p.n_desktops,
    "iops_per_booting_desktop": lambda p: p.figures.total_iops / _slots(p),
    "reads_iops_per_booting_desktop": lambda p: p.figures.reads_iops / _slots(p),
    "writes_iops_per_booting_desktop": lambda p: p.figures.writes_iops / _slots(p),
    "read_size_kb": lambda p: 1e3 * _share(p.figures.read_mb_per_s, p.figures.reads_iops),
    "write_size_kb": lambda p: 1e3 * _share(p.figures.write_mb_per_s, p.figures.writes_iops),
    "read_kb_per_s_per_desktop": lambda p: 1e3 * p.figures.read_mb_per_s / p.n_desktops,
    "write_kb_per_s_per_desktop": lambda p: 1e3 * p.figures.write_mb_per_s / p.n_desktops,
    "peak_iops": lambda p: p.figures.peak_iops,
    "peak_reads_iops": lambda p: p.figures.peak_reads_iops,
    "peak_writes_iops": lambda p: p.figures.peak_writes_iops,
    "peak_iops_per_desktop": lambda p: p.figures.peak_iops / p.n_desktops,
    "peak_controller_latency_ms": lambda p: p.figures.peak_host_latency_ms,
    "peak_host_read_latency_ms": lambda p: p.figures.peak_host_latency_ms,
    "guest_read_latency_ms": lambda p: p.figures.host_read_latency_ms,
    "idle_writes_iops": lambda p: p.figures.writes_iops,
    "idle_writes_iops_per_desktop": lambda p: p.figures.writes_iops / p.n_desktops,
}
"""Metrics by name. Metrics that are not listed were measured but are not modeled; their rows have no prediction."""


def predicted(condition: Condition) -> float | None:
    """Return the prediction for a row; None if the engine does not model the metric."""
    row = condition.row
    if row.volume and row.metric != "replica_reads_iops":
        return None
    if row.metric in CONDITION_METRICS:
        return CONDITION_METRICS[row.metric](condition)
    metric = METRICS.get(row.metric)
    if metric is None or condition.phase is None or row.drives or row.application:
        return None
    return metric(_with_all_pools(condition.phase, condition.phases))


def _with_all_pools(phase: PhaseResult, phases: tuple[PhaseResult, ...]) -> PhaseResult:
    """Return a pool's phase with the desktops of all pools in its event, because array rates cover all of them."""
    same = (each for each in phases if (each.event_id, each.phase) == (phase.event_id, phase.phase))
    pools = {pool_id: each.n_desktops for each in same for pool_id in each.pool_ids[:1]}
    return phase if len(phase.pool_ids) > 1 else phase.model_copy(update={"n_desktops": sum(pools.values())})


LABELS: Mapping[str, Message] = {
    "maximum_iops": msg("metric-maximum-iops"),
    "maximum_mb_per_s": msg("metric-maximum-mb-per-s"),
    "client_latency_ms": msg("metric-client-latency-ms"),
    "drive_iops": msg("metric-drive-iops"),
    "drive_reads_iops": msg("metric-drive-reads-iops"),
    "drive_writes_iops": msg("metric-drive-writes-iops"),
    "drive_read_mb_per_s": msg("metric-drive-read-mb-per-s"),
    "drive_write_mb_per_s": msg("metric-drive-write-mb-per-s"),
    "drive_busy_fraction": msg("metric-drive-busy-fraction"),
    "host_cpu_fraction": msg("metric-host-cpu-fraction"),
    "host_cpu_peak_fraction": msg("metric-host-cpu-peak-fraction"),
    "host_memory_fraction": msg("metric-host-memory-fraction"),
    "host_iscsi_mb_per_s": msg("metric-host-iscsi-mb-per-s"),
    "density_desktops": msg("metric-density-desktops"),
    "replica_reads_iops": msg("metric-replica-reads-iops"),
    "load_duration_s": msg("metric-load-duration-s"),
    "peak_network_fraction": msg("metric-peak-network-fraction"),
    "desktops_per_hour": msg("metric-desktops-per-hour"),
    "s_per_desktop": msg("metric-s-per-desktop"),
    "backend_read_mb_per_s": msg("metric-backend-read-mb-per-s"),
    "boot_time_change_s": msg("metric-boot-time-change-s"),
    "reads_iops": msg("metric-reads-iops"),
    "writes_iops": msg("metric-writes-iops"),
    "total_iops": msg("metric-total-iops"),
    "read_mb_per_s": msg("metric-read-mb-per-s"),
    "write_mb_per_s": msg("metric-write-mb-per-s"),
    "total_mb_per_s": msg("metric-total-mb-per-s"),
    "peak_total_mb_per_s": msg("metric-peak-total-mb-per-s"),
    "controller_read_latency_ms": msg("metric-controller-read-latency-ms"),
    "controller_write_latency_ms": msg("metric-controller-write-latency-ms"),
    "controller_latency_ms": msg("metric-controller-latency-ms"),
    "host_read_latency_ms": msg("metric-host-read-latency-ms"),
    "host_write_latency_ms": msg("metric-host-write-latency-ms"),
    "controller_cpu_fraction": msg("metric-controller-cpu-fraction"),
    "duration_s": msg("metric-duration-s"),
    "login_mean_s": msg("metric-login-mean-s"),
    "login_max_s": msg("metric-login-max-s"),
    "login_sd_s": msg("metric-login-sd-s"),
    "login_good_fraction": msg("metric-login-good-fraction"),
    "login_fair_fraction": msg("metric-login-fair-fraction"),
    "login_poor_fraction": msg("metric-login-poor-fraction"),
    "login_good_or_fair_fraction": msg("metric-login-good-or-fair-fraction"),
    "login_good_mean_s": msg("metric-login-good-mean-s"),
    "login_fair_mean_s": msg("metric-login-fair-mean-s"),
    "login_poor_mean_s": msg("metric-login-poor-mean-s"),
    "read_fraction_of_iops": msg("metric-read-fraction-of-iops"),
    "write_fraction_of_iops": msg("metric-write-fraction-of-iops"),
    "read_fraction_of_mb": msg("metric-read-fraction-of-mb"),
    "write_fraction_of_mb": msg("metric-write-fraction-of-mb"),
    "iops_per_desktop": msg("metric-iops-per-desktop"),
    "reads_iops_per_desktop": msg("metric-reads-iops-per-desktop"),
    "writes_iops_per_desktop": msg("metric-writes-iops-per-desktop"),
    "iops_per_booting_desktop": msg("metric-iops-per-booting-desktop"),
    "reads_iops_per_booting_desktop": msg("metric-reads-iops-per-booting-desktop"),
    "writes_iops_per_booting_desktop": msg("metric-writes-iops-per-booting-desktop"),
    "read_size_kb": msg("metric-read-size-kb"),
    "write_size_kb": msg("metric-write-size-kb"),
    "read_kb_per_s_per_desktop": msg("metric-read-kb-per-s-per-desktop"),
    "write_kb_per_s_per_desktop": msg("metric-write-kb-per-s-per-desktop"),
    "peak_iops": msg("metric-peak-iops"),
    "peak_reads_iops": msg("metric-peak-reads-iops"),
    "peak_writes_iops": msg("metric-peak-writes-iops"),
    "peak_iops_per_desktop": msg("metric-peak-iops-per-desktop"),
    "peak_controller_latency_ms": msg("metric-peak-controller-latency-ms"),
    "peak_host_read_latency_ms": msg("metric-peak-host-read-latency-ms"),
    "guest_read_latency_ms": msg("metric-guest-read-latency-ms"),
    "idle_writes_iops": msg("metric-idle-writes-iops"),
    "idle_writes_iops_per_desktop": msg("metric-idle-writes-iops-per-desktop"),
}
"""Label for each modeled metric, for use in a sentence."""
