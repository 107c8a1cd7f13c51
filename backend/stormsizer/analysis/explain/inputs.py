"""Catalog inputs that determine a figure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from stormsizer.analysis.explain.asked import Asked
from stormsizer.model.catalog import Catalog
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.result import Assumption, Factual, assumption_of
from stormsizer.storage import kernel
from stormsizer.storage.figures import TIERS, Component
from stormsizer.timeline.phases import Phase
from stormsizer.workload import deployment_of

Wanted = tuple[Factual, str]
"""A catalog document, and a regular expression that selects facts by path."""

AMOUNTS = (
    "(ios_per_desktop|read_fraction|reads_iops_per_desktop|fixed_s|s_per_desktop|read_mb_per_s)",
    "(ios_per_desktop|read_fraction|background_writes_iops|writes_iops_per_desktop|fixed_s|s_per_desktop|write_mb_per_s)",
)
"""Regular expressions for the facts that determine the number of reads and the number of writes."""
PACE = "(ios_per_desktop|read_fraction|outstanding_ios|think_time_ms|guest_time_s|fixed_s|s_per_desktop)"
SIZES = ("read_size_kb", "write_size_kb")
FOUND = "(cold_read_fraction|sequential_read_fraction)"


def inputs_of(wanted: Iterable[Wanted]) -> tuple[Assumption, ...]:
    """Return the selected facts, each once, in document order."""
    patterns: dict[str, tuple[Factual, list[str]]] = {}
    for document, pattern in wanted:
        patterns.setdefault(f"{type(document).__name__} {document.id}", (document, []))[1].append(pattern)
    return tuple(
        assumption_of(document, named)
        for document, of_document in patterns.values()
        for named in facts_of(document)
        if any(re.fullmatch(pattern, named.path) for pattern in of_document)
    )


class Inputs:
    """Catalog inputs behind the figures of one phase, given its demand ``asked``."""

    def __init__(self, scenario: Scenario, catalog: Catalog, asked: Asked) -> None:
        self.array = catalog.arrays[scenario.array.model_id]
        self.firmware = re.escape(scenario.array.firmware_id)
        self.drives = {
            Component(tier.id): catalog.drives[choice.drive_id]
            for tier, choice in zip(self.array.tiers, scenario.array.tiers, strict=True)
        }
        self.work = tuple(dict.fromkeys(_places(scenario, catalog, asked)))
        self.profiles = tuple(catalog.workloads[pool.profile_id] for pool in scenario.pools)

    def of_work(self, pattern: str) -> list[Wanted]:
        """Select, for each of the phase's activities, the facts that match a pattern."""
        return [(document, f"{place}{pattern}") for document, place in self.work]

    def amounts(self, *ops: int) -> tuple[Assumption, ...]:
        """Return the inputs that determine the number of reads (0), writes (1) or both."""
        wanted = [each for op in ops for each in self.of_work(AMOUNTS[op])]
        return inputs_of([*wanted, *(self._working_set("host_cache_hit_fraction") if 0 in ops else ())])

    def throughput(self, op: int) -> tuple[Assumption, ...]:
        """Return the inputs that determine the number and size of I/Os."""
        return inputs_of(self.of_work(f"({AMOUNTS[op]}|{SIZES[op]})"))

    def latency(self, op: int, waited_for: Sequence[Component]) -> tuple[Assumption, ...]:
        """Return the inputs that determine the latency of an I/O, including waits at the given components."""
        cpu = f"firmware.{self.firmware}.cpu_us_per_{('read', 'write')[op]}"
        way = f"(volume.latency_ms|network.(host_path_ms|port_gbit_per_s)|{cpu})"
        wanted: list[Wanted] = [(self.array, way), *self.of_work(SIZES[op])]
        if op == 0:
            wanted += self._from_drives()
        for component in waited_for:
            wanted += self._costs(component)
        return inputs_of(wanted)

    def utilization(self, component: Component) -> tuple[Assumption, ...]:
        """Return the inputs that determine a component's work per I/O and its capacity."""
        return inputs_of(self._costs(component))

    def pace(self, is_login: bool) -> tuple[Assumption, ...]:
        """Return the inputs that determine how fast a login, a sweep or a deployment proceeds."""
        places = [(document, place) for document, place in self.work if ("login" in place) == is_login]
        return inputs_of((document, f"{place}{PACE}") for document, place in places if "start_of_day" not in place)

    def _costs(self, component: Component) -> list[Wanted]:
        if component is Component.CONTROLLER_CPU:
            pattern = f"(controller.n_cores|network.max_transfer_kib|firmware.{self.firmware}.cpu_us_per_.*)"
            return [(self.array, pattern)]
        if component in (Component.PORT_IN, Component.PORT_OUT):
            return [
                (self.array, "network.(port_gbit_per_s|(read|write)_crossings)"),
                *self.of_work("(read|write)_size_kb"),
            ]
        if component is Component.THROUGHPUT_LIMIT:
            return self.of_work("(read|write)_size_kb")
        if component in TIERS:
            raid = f"(tiers.{component}.(raid.*|service_ratio)|write_reduction_ratio)"
            times = "(random_(read|write)_ms|transfer_mb_per_s|parallel_ios)"
            return [(self.drives[component], times), (self.array, raid), *self._from_drives()]
        if component is Component.HOST_CPU:
            return [
                *((profile, "host.(cpu_ghz_alone|crowding_ratio)") for profile in self.profiles),
                (self.array, "host_cpu_ratio"),
            ]
        return []

    def _from_drives(self) -> list[Wanted]:
        """Select the inputs that determine which reads the caches serve and which go to the drives."""
        wanted: list[Wanted] = [(self.array, "(flash_cache.(read_latency_ms|module_gib)|tiering.efficiency)")]
        wanted.append((self.array, "controller.(memory_gib|cache_memory_fraction)"))
        wanted += [(drive, "random_read_ms") for drive in self.drives.values()]
        return [*wanted, *self.of_work(FOUND), *self._working_set("(?!host_cache).*")]

    def _working_set(self, pattern: str) -> list[Wanted]:
        return [(profile, f"working_set.{pattern}") for profile in self.profiles]


def _places(scenario: Scenario, catalog: Catalog, asked: Asked) -> Iterable[Wanted]:
    """Yield the catalog path of each activity's workload; settings of the event itself are not in the catalog."""
    plan = asked.plan
    for share in asked.shares:
        kind, owner = share.asker.kind, share.asker.owner
        if share.asker.pool(plan) < 0:
            continue
        pool = scenario.pools[share.asker.pool(plan)]
        profile = catalog.workloads[pool.profile_id]
        if kind in (kernel.LOGGING_IN, kernel.STARTING_WORK):
            part = "login" if kind == kernel.LOGGING_IN else "start_of_day"
            yield profile, rf"{plan.logins[owner].phase}\.({part}\.)?"
        elif kind == kernel.AT_REST:
            yield profile, r"idle\."
        elif kind == kernel.WORKING:
            yield profile, r"steady_state\."
        elif kind == kernel.SWEEPING and plan.sweeps[owner].phase is Phase.POWER_ON:
            yield profile, r"power_on\."
        elif kind == kernel.SWEEPING and plan.sweeps[owner].phase is Phase.RECOMPOSE:
            yield deployment_of(pool, catalog), r"recompose[._]"
        elif kind == kernel.COPYING and plan.intervals[owner].phase is Phase.PROVISIONING:
            yield deployment_of(pool, catalog), r"stages\.[^.]+\."
