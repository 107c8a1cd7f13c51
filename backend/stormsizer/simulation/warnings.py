"""Warnings about a result: omissions, contradictory evidence, and implausible inputs."""

import math
from collections.abc import Sequence
from datetime import timedelta
from typing import TypeGuard

from stormsizer.capacity import CapacityBreakdown, HostDensity, beyond_goal, host_memory, hosts_at_end_of_growth
from stormsizer.capacity.building_block import RULE as BLOCK_RULE
from stormsizer.capacity.building_block import BlockTier, building_block
from stormsizer.experience.logins import unloaded_login_s
from stormsizer.experience.phases import PhaseResult
from stormsizer.experience.week import hosts_to_lose
from stormsizer.messages.terms import COMPONENTS_IN_TEXT
from stormsizer.messages.text import Instant, Listing, Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.catalog.cloud_arrays import limits_of
from stormsizer.model.catalog.cloud_volumes import within_host
from stormsizer.model.scenario import MAIN_ARRAY, Event, Failure, Logoff, Provision, Reboot, Recompose, Scenario
from stormsizer.model.scenario.growth import sized_for
from stormsizer.recommendation.goals import tightest_memory
from stormsizer.simulation.result import ResultWarning, caveats
from stormsizer.storage.figures import BurstCredits, Component
from stormsizer.storage.summary import burst_credits
from stormsizer.storage.trace import Trace
from stormsizer.timeline.plan import Plan
from stormsizer.units import BYTES_PER_GB, BYTES_PER_GIB, BYTES_PER_MB
from stormsizer.workload import deployment_of, profiles_of

Warnings = tuple[ResultWarning, ...]

NON_PERSISTENT = frozenset({"linked", "instant", "mcs", "pvs"})
"""Clone types whose floating desktops are reset before another user gets them, with the usual settings of a broker."""
LITTLE_FREE_FRACTION = 0.1
"""Margin over the goal for free capacity below which less needed capacity is worth a sentence."""


def warnings_of(scenario: Scenario, catalog: Catalog, week: Plan, hosts: HostDensity) -> Warnings:
    """Return all warnings about a simulated scenario with expanded events, apart from those about its arrays.

    If one of several arrays is inside the hosts, it must be the main one.
    """
    array = catalog.arrays[scenario.array.model_id]
    return (
        *(ResultWarning(path=path, message=message) for path, message in week.warnings),
        *memory_of_hosts(scenario, array),
        *cpu_of_hosts(scenario, hosts),
        *logins_of_guests(scenario, week),
        *memory_of_profiles(scenario, array, catalog),
        *uncopied_clones(scenario, catalog),
        *never_reset(scenario),
        *load_of_file_service(scenario, catalog),
        *unused_host_limit(scenario, catalog),
    )


def array_warnings(
    scenario: Scenario, array: ArrayModel, phases: Sequence[PhaseResult], capacity: CapacityBreakdown, trace: Trace
) -> Warnings:
    """Return the warnings about the main array of a simulated scenario with expanded events."""
    return (
        *caveats(array, phases),
        *tier_rule(scenario, array),
        *spread_failures(scenario, array),
        *room_for_copies(scenario, array, capacity),
        *avoidable_swap_files(scenario, capacity),
        *empty_buckets(scenario, array, phases, trace),
        *machines_and_hosts(scenario, array),
        *other_workloads(scenario),
    )


def other_workloads(scenario: Scenario) -> Warnings:
    """State the other workloads in the array's figures, or warn if an existing array is assumed to have none."""
    others, installed = scenario.array.other_workloads, scenario.installed_array
    if others.is_none:
        is_kept = installed is not None and installed.model_id == scenario.array.model_id
        message = msg("warning-no-other-workloads")
        is_assumed = is_kept and not others.nothing_else
        return (ResultWarning(path="array.other_workloads", message=message),) if is_assumed else ()
    if not others.iops:
        message = msg("warning-other-workloads-space", used=Quantity(others.used_gib, "GiB", 6))
        return (ResultWarning(path="array.other_workloads", message=message),)
    message = msg(
        "warning-other-workloads",
        reads=Quantity(others.reads_iops, "IOPS"),
        writes=Quantity(others.writes_iops, "IOPS"),
        size=Quantity(others.io_kib, "KiB", 6),
        used=Quantity(others.used_gib, "GiB", 6),
    )
    return (ResultWarning(path="array.other_workloads", message=message),)


def tier_rule(scenario: Scenario, array: ArrayModel) -> Warnings:
    """Report the tier sizes that a published rule recommends for this number of desktops, and the rule's weaknesses."""
    if len(array.tiers) < len(BLOCK_RULE):
        return ()
    block = building_block(n_desktops=scenario.n_desktops)
    tiers = Listing(tuple(_tier(tier) for tier in block.tiers))
    rule = msg("building-block-rule", desktops=scenario.n_desktops, tiers=tiers)
    return (ResultWarning(path="array.tiers", message=sentences(rule, *block.sentences)),)


def _tier(tier: BlockTier) -> Message:
    size = Quantity(tier.gb, "GB")
    match tier.id:
        case "flash":
            return msg("building-block-flash", size=size, drives=tier.n_drives)
        case "performance":
            return msg("building-block-performance", size=size, drives=tier.n_drives)
        case _:
            return msg("building-block-capacity", size=size, drives=tier.n_drives)


def spread_failures(scenario: Scenario, array: ArrayModel) -> Warnings:
    """Warn that the model spreads the failure of one array over all arrays, or that it has no effect on cloud volumes.

    In reality, only the desktops behind that array are affected.
    """
    if array.volume is not None:
        first = next((i for i, event in enumerate(scenario.events) if _fails_on_main(event)), None)
        return () if first is None else (ResultWarning(path=f"events.{first}", message=msg("warning-volume-failures")),)
    n = scenario.array.n_arrays
    if n == 1 or array.is_in_hosts:
        return ()
    return tuple(
        ResultWarning(
            path=f"events.{i}",
            message=msg("warning-failure-spread", event=event.name, arrays=n),
        )
        for i, event in enumerate(scenario.events)
        if isinstance(event, Failure) and _fails_on_main(event) and not _is_taken_over(event, array)
    )


def _fails_on_main(event: Event) -> bool:
    return isinstance(event, Failure) and event.array_id == MAIN_ARRAY


def memory_of_hosts(scenario: Scenario, array: ArrayModel) -> Warnings:
    """Warn if memory is insufficient with all hosts, or with those that remain when the calendar removes some."""
    memory, n_missing = tightest_memory(scenario, array)
    if memory.holds:
        return ()
    message = beyond_goal(memory, n_missing) if n_missing else memory.sentence
    return (ResultWarning(path="hosts", message=message),)


def cpu_of_hosts(scenario: Scenario, hosts: HostDensity) -> Warnings:
    """Warn if the hosts' CPU is insufficient in the busiest quarter of an hour, which the phases' means do not show."""
    if scenario.hosts.cpu_ghz is None:
        return (ResultWarning(path="hosts.n_cores_per_host", message=msg("warning-hosts-cpu-unknown")),)
    at_end = hosts_at_end_of_growth(scenario, hosts)
    if hosts.binds != "cpu" or hosts.n_hosts_needed is None or at_end is None or at_end <= scenario.hosts.n_hosts:
        return ()
    needed, n_hosts, n_desktops = hosts.n_hosts_needed, scenario.hosts.n_hosts, sized_for(scenario).n_desktops
    message = msg("warning-hosts-cpu", needed=needed, hosts=n_hosts, density=hosts.density)
    if n_desktops > scenario.n_desktops:
        message = msg(
            "warning-hosts-cpu-growth",
            at_end=at_end,
            desktops=n_desktops,
            needed=needed,
            hosts=n_hosts,
            density=hosts.density,
        )
    return (ResultWarning(path="hosts.n_hosts", message=message),)


def logins_of_guests(scenario: Scenario, week: Plan) -> Warnings:
    """Warn if logins of a pool are not good even on storage that responds at once: no hardware meets this goal."""
    goals = scenario.goals
    if goals.login_min_good_fraction == 0.0 or not week.logins:
        return ()
    share = goals.login_min_good_fraction
    slowest = max(week.logins, key=lambda storm: unloaded_login_s(storm, share))
    shortest_s = unloaded_login_s(slowest, share)
    if shortest_s <= goals.login_good_s:
        return ()
    message = msg(
        "warning-logins-of-guests",
        pool=scenario.pools[slowest.pool].name,
        share=Quantity(share, "fraction"),
        time=Quantity(shortest_s, "s"),
        goal=Quantity(goals.login_good_s, "s"),
    )
    reachable_s = _next_second(shortest_s)
    return (ResultWarning(path="goals.login_good_s", message=message, smallest_reachable=reachable_s),)


def _next_second(seconds: float) -> float:
    """Return the next whole second above a time, so that storage has some time left."""
    return math.floor(seconds) + 1.0


def memory_of_profiles(scenario: Scenario, array: ArrayModel, catalog: Catalog) -> Warnings:
    """Warn about pools set below their profile's memory use, if the profile's value would leave hosts short."""
    pools = profiles_of(scenario, catalog)
    told = {pool.id: profile.host.memory_in_use_fraction.known for pool, profile in pools if profile.host is not None}
    more = [pool for pool in scenario.pools if told.get(pool.id, 0.0) > pool.memory_in_use_fraction]
    by_profile = [
        pool.model_copy(update={"memory_in_use_fraction": max(pool.memory_in_use_fraction, told.get(pool.id, 0.0))})
        for pool in scenario.pools
    ]
    as_said, as_told = (
        host_memory(each, scenario.hosts, scenario.array, array, scenario.goals)
        for each in (scenario.pools, by_profile)
    )
    if as_said.reclaimed_gib > 0.0 or as_told.reclaimed_gib <= 0.0:
        return ()
    return tuple(
        ResultWarning(
            path=f"pools.{scenario.pools.index(pool)}.memory_in_use_fraction",
            message=msg(
                "warning-profile-memory",
                pool=pool.name,
                given=Quantity(pool.memory_in_use_fraction, "fraction"),
                profile=Quantity(told[pool.id], "fraction"),
                missing=Quantity(as_told.reclaimed_gib, "GiB", 3),
            ),
        )
        for pool in more
    )


def room_for_copies(scenario: Scenario, array: ArrayModel, capacity: CapacityBreakdown) -> Warnings:
    """Warn if the copies on other nodes cannot all be recreated when a node is missing, even if the reserve is used."""
    n_nodes, n_copies, n_missing = scenario.array.n_arrays, array.n_other_copies, hosts_to_lose(scenario, array)
    if not n_missing or not n_copies:
        return ()
    n_left, reserved = n_nodes - n_missing, array.tiers[0].raid.reserved_fraction.known
    left_gb = capacity.usable_gb / (1.0 - reserved) * n_left / n_nodes if n_left > n_copies else 0.0
    if capacity.needed_gb <= left_gb:
        return ()
    message = msg("warning-copies", n=n_missing, needed=Quantity(capacity.needed_gb, "GB"))
    return (ResultWarning(path="array.tiers", message=message),)


def avoidable_swap_files(scenario: Scenario, capacity: CapacityBreakdown) -> Warnings:
    """Recommend memory reservations if swap files are the largest need, free capacity is short, and memory is not."""
    memory = capacity.host_memory
    largest = max(capacity.needed_by_kind, key=lambda item: item.gb, default=None)
    margin_fraction = capacity.spare_fraction - scenario.goals.spare_capacity_fraction
    if memory is None or largest is None or largest.id != "swap":
        return ()
    if memory.needed_gib > scenario.hosts.memory_gib_per_host or margin_fraction >= LITTLE_FREE_FRACTION:
        return ()
    swap, needed = Quantity(largest.gb, "GB"), Quantity(capacity.needed_gb, "GB")
    message = msg("warning-swap-files", swap=swap, needed=needed)
    return (ResultWarning(path="pools.0.memory_reservation_fraction", message=message),)


def uncopied_clones(scenario: Scenario, catalog: Catalog) -> Warnings:
    """Warn about full clones whose deployment writes less than half of their stored capacity."""
    made = {pool_id for event in scenario.events if isinstance(event, Provision) for pool_id in event.pool_ids}
    found = []
    for i, pool in enumerate(scenario.pools):
        if pool.clone_type != "full" or pool.id not in made:
            continue
        deployment = deployment_of(pool, catalog)
        of_pool_mb = sum(stage.fixed_s.known * stage.write_mb_per_s.known for stage in deployment.stages)
        of_each_mb = sum(stage.s_per_desktop.known * stage.write_mb_per_s.known for stage in deployment.stages)
        written_gb = (of_pool_mb + pool.n_desktops * of_each_mb) * BYTES_PER_MB / BYTES_PER_GB
        stored_gb = pool.n_desktops * pool.image_gib * BYTES_PER_GIB / BYTES_PER_GB
        if written_gb < stored_gb / 2:
            message = msg(
                "warning-clones-not-written",
                pool=pool.name,
                stored=Quantity(stored_gb, "GB"),
                deployment=deployment.name,
                written=Quantity(written_gb, "GB"),
            )
            found.append(ResultWarning(path=f"pools.{i}.deployment_id", message=message))
    return tuple(found)


def _is_taken_over(event: Failure, array: ArrayModel) -> bool:
    """Return whether standby components can take over for all failed ones."""
    standing_by = {"controller": array.n_standby_controllers, "port": array.n_standby_ports}
    return event.n_parts <= standing_by.get(event.part, 0)


def never_reset(scenario: Scenario) -> Warnings:
    """Warn about non-persistent pools whose desktops no event resets, as their broker usually would."""
    reset = {pool_id for event in scenario.events if _resets(event) for pool_id in event.pool_ids}
    return tuple(
        ResultWarning(path=f"pools.{i}.assignment", message=msg("warning-never-reset", pool=pool.name))
        for i, pool in enumerate(scenario.pools)
        if pool.assignment == "floating" and pool.clone_type in NON_PERSISTENT and pool.id not in reset
    )


def _resets(event: Event) -> TypeGuard[Reboot | Recompose | Logoff]:
    return isinstance(event, Reboot | Recompose) or (isinstance(event, Logoff) and event.refresh)


def load_of_file_service(scenario: Scenario, catalog: Catalog) -> Warnings:
    """State the I/O of profile containers on a file service, which is not simulated, with all users working."""
    return tuple(
        ResultWarning(
            path=f"pools.{i}.profile_containers",
            message=msg(
                "warning-file-service",
                pool=pool.name,
                users=round(pool.n_users),
                reads=Quantity(pool.n_users * container.reads_iops_per_user.known, "IOPS"),
                writes=Quantity(pool.n_users * container.writes_iops_per_user.known, "IOPS"),
            ),
        )
        for i, (pool, profile) in enumerate(profiles_of(scenario, catalog))
        if pool.profile_containers == "file_service" and (container := profile.profile_container) is not None
    )


def empty_buckets(scenario: Scenario, array: ArrayModel, phases: Sequence[PhaseResult], trace: Trace) -> Warnings:
    """Warn about each limit of cloud volumes whose burst credits run out, with the first time at which they do.

    The whole calendar counts, including the time between phases.
    """
    if array.volume is None:
        return ()
    (choice,) = scenario.array.tiers
    limits, n = limits_of(array.volume, choice.drive_id, choice.n_drives), scenario.array.n_arrays
    limits = within_host(limits, scenario.hosts.storage_iops_per_host if array.one_per_host else None)
    found = []
    for level in burst_credits(trace, float(trace.starts_s[0]), trace.ends_s):
        if level.empty_from_s is not None:
            rates = (
                (Quantity(n * limits.iops, "IOPS"), Quantity(n * limits.burst_iops, "IOPS"))
                if level.component is Component.IOPS_LIMIT
                else _megabytes(n * limits.bytes_per_s, n * limits.burst_bytes_per_s)
            )
            message = _empty_from(level, level.empty_from_s, phases, scenario, *rates)
            found.append(ResultWarning(path="array.tiers", message=message))
    return tuple(found)


def machines_and_hosts(scenario: Scenario, array: ArrayModel) -> Warnings:
    """Warn about virtual machines on cloud disks: their number, caches on the hosts, and a lower limit of the host."""
    if array.volume is None or not array.one_per_host:
        return ()
    found = []
    machines, hosts = scenario.n_desktops, scenario.hosts
    if machines != hosts.n_hosts:
        message = msg("warning-machines-and-hosts", machines=machines, hosts=hosts.n_hosts)
        found.append(ResultWarning(path="hosts.n_hosts", message=message))
    if hosts.host_cache_gib > 0.0:
        message = msg("warning-volume-host-cache", array=array.name)
        found.append(ResultWarning(path="hosts.host_cache_gib", message=message))
    (choice,) = scenario.array.tiers
    host, disk = hosts.storage_iops_per_host, limits_of(array.volume, choice.drive_id, choice.n_drives).burst_iops
    if host is not None and host < disk:
        message = msg("warning-host-iops", host=Quantity(host, "IOPS", 4), disk=Quantity(disk, "IOPS", 4))
        found.append(ResultWarning(path="hosts.storage_iops_per_host", message=message))
    return tuple(found)


def unused_host_limit(scenario: Scenario, catalog: Catalog) -> Warnings:
    """Warn if the hosts have a limit on I/Os per second, but no array consists of cloud disks."""
    arrays = (scenario.array, *scenario.other_arrays)
    if scenario.hosts.storage_iops_per_host is None or any(
        catalog.arrays[each.model_id].one_per_host for each in arrays
    ):
        return ()
    return (ResultWarning(path="hosts.storage_iops_per_host", message=msg("warning-host-iops-unused")),)


def _empty_from(
    level: BurstCredits,
    at_s: float,
    phases: Sequence[PhaseResult],
    scenario: Scenario,
    regular: Quantity,
    burst: Quantity,
) -> Text:
    at = scenario.calendar.starts_at + timedelta(seconds=at_s)
    n_users = round(level.n_logging_in)
    phase = next((phase for phase in phases if phase.starts_at <= at <= phase.ends_at), None)
    limit, instant = COMPONENTS_IN_TEXT[level.component], Instant(at, scenario.time_zone)
    return sentences(
        msg("warning-credits-unjudged", limit=limit, at=instant, regular=regular, burst=burst)
        if phase is None
        else msg("warning-credits", limit=limit, at=instant, phase=phase.label, regular=regular, burst=burst),
        msg("warning-credits-logins", n=n_users) if n_users else None,
    )


def _megabytes(*bytes_per_s: float) -> tuple[Quantity, ...]:
    return tuple(Quantity(each / BYTES_PER_MB, "MB/s") for each in bytes_per_s)
