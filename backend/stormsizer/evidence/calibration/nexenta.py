"""NexentaConnect: the cost of a storage appliance on the host, the drives behind it, and the CPU use of desktops.

The Iometer tests with only writes and only reads determine the appliance's costs, one row each. The statistics of its
drives determine their load. Two rows of the medium workload determine a desktop's CPU use; a third determines the CPU
overhead of waiting for local drives.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stormsizer.evidence.calibration.fit import Fit
from stormsizer.evidence.experiments import scenario_of
from stormsizer.evidence.fitting import solved
from stormsizer.evidence.metrics import Condition, predicted
from stormsizer.experience.phases import PhaseResult
from stormsizer.model.catalog import Calibration, Documents, MeasuredSystem, evidence_rows, measured_systems
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import evaluate, prepare
from stormsizer.storage.figures import Component
from stormsizer.timeline.phases import Phase

SOURCE = "nexentaconnect-ucs-e"
FEW, MANY = 10, 55
"""Numbers of active desktops whose CPU rows are used for calibration: the two ends of the study's table."""


def calibrate(
    documents: Documents, scenarios: Mapping[str, Scenario], others: Sequence[Calibration]
) -> tuple[Calibration, ...]:
    """Return the calibration in use."""
    fit = _Fit(
        source=SOURCE,
        documents=documents,
        evidence=evidence_rows(documents),
        units={name: unit for name, (_, unit) in STARTING_POINTS.items()},
        starting_points={name: value for name, (value, _) in STARTING_POINTS.items()},
        others=others,
        systems=measured_systems(documents),
        scenarios=scenarios,
    )
    fit.costs()
    fit.drives_below()
    fit.local_drives()
    fit.desktops_cpu()
    fit.clones()
    return (fit.finished(SOURCE),)


@dataclass(kw_only=True)
class _Fit(Fit):
    """Fit that simulates the study's conditions with the parameters found so far."""

    systems: Mapping[str, MeasuredSystem]
    scenarios: Mapping[str, Scenario]

    def tested(self, system_id: str, phase: Phase) -> tuple[Scenario, PhaseResult]:
        """Simulate one of the study's conditions as the evidence page does."""
        scenario = scenario_of(self.systems[system_id], self.scenarios)
        if scenario is None:
            raise ValueError(f"{system_id} names no ready scenario")
        catalog = self.catalog()
        _, phases = evaluate(scenario, scenario.array, catalog, prepare(scenario, catalog))
        return scenario, next(result for result in phases if result.phase is phase)

    def fitted(self, name: str, row_id: str, low: float, high: float, method: str) -> None:
        """Store the parameter value at which the engine reproduces one row of the load tests."""
        row = next(row for row in self.evidence if row.id == row_id)
        measured = self.rows[row_id]

        def off(value: float) -> float:
            self.trial({name: value})
            scenario, phase = self.tested(row.system, Phase.LOAD_TEST)
            said = predicted(Condition(row, scenario, (phase,), phase, self.catalog()))
            if said is None:
                raise ValueError(f"{row_id} is not predicted")
            return said / measured - 1.0

        self.put(name, solved(off, low, high, 1e-6), method, self.rows.taken())

    def costs(self) -> None:
        """Fit the appliance's CPU time per read and write; all-read or all-write loads saturate both processors."""
        method = "CPU time per I/O that reproduces the IOPS of the pure mix, with both processors saturated"
        self.fitted("nexenta.vsa.cpu_us_per_write", "nexenta-iometer-with-r0-iops", 100.0, 2000.0, method)
        self.fitted("nexenta.vsa.cpu_us_per_read", "nexenta-iometer-with-r100-iops", 20.0, 1000.0, method)

    def drives_below(self) -> None:
        """Fit the load on the appliance's drives: reads that miss the cache, coalesced writes, and service time.

        The miss rate determines the size of the test files, given the known cache size. The study also reports 99%
        hits, without naming the mix, but its drives performed two to three times as many reads as that implies. The
        drive counters are more reliable.
        """
        reads, writes, busy = (f"nexenta-vsa-{what}" for what in ("reads", "writes", "busy"))
        method = "test file size per desktop that reproduces the measured reads of the drives"
        self.fitted("nexenta.iometer.test_file_mib", reads, 93.2, 400.0, method)
        method = "write size that reproduces the measured writes of the drives, after compression"
        self.fitted("nexenta.vsa.destage_io_kib", writes, 2.0, 256.0, method)
        method = "busy time of a drive per I/O, divided by the specified service time"
        self.fitted("nexenta.vsa.service_ratio", busy, 0.01, 1.0, method)

    def local_drives(self) -> None:
        """Fit the speed of the local drives to the balanced mix; the other mixes serve as checks."""
        method = (
            "service time at which two drives reproduce the IOPS of the balanced mix, divided by the specified value"
        )
        self.fitted("nexenta.local.service_ratio", "nexenta-iometer-without-r50-iops", 0.1, 5.0, method)

    def desktops_cpu(self) -> None:
        """Fit a desktop's CPU use, its growth with density, u = n·g / (C + c·n·g), and the overhead of local drives.

        The appliance's own CPU use, which the engine adds separately, is subtracted first.
        """
        few, appliance_few = self._measured("nexenta-medium-with", FEW)
        many, appliance_many = self._measured("nexenta-medium-with", MANY)
        seen = self.rows.taken()
        hosts = self.scenarios[self.systems[f"nexenta-medium-with-{FEW}"].scenario].hosts
        host_ghz = (hosts.n_cores_per_host or 0) * (hosts.ghz_per_core or 0.0)
        per_few, per_many = 1.0 / (few - appliance_few), 1.0 / (many - appliance_many)
        alone = host_ghz * (1.0 / FEW - 1.0 / MANY) / (per_few - per_many)
        crowding = per_many - host_ghz / (MANY * alone)
        method = (
            f"CPU utilization with {FEW} and with {MANY} desktops, without that of the appliance, "
            "solved for both parameters"
        )
        self.put("nexenta.medium.cpu_ghz_alone", alone, method, seen)
        self.put("nexenta.crowding_ratio", crowding, method, seen)
        local = self.rows[f"nexenta-medium-without-{FEW}-cpu"]
        self.put(
            "nexenta.local_host_cpu_ratio",
            local / (few - appliance_few),
            f"CPU utilization of {FEW} desktops on local drives, divided by that of {FEW} desktops on the appliance",
            (*self.rows.taken(), *seen),
        )

    def _measured(self, name: str, n_desktops: int) -> tuple[float, float]:
        """Return the host CPU utilization published by the study, and the part used by the appliance."""
        system_id = f"{name}-{n_desktops}"
        scenario, steady = self.tested(system_id, Phase.STEADY_STATE)
        processors = self.catalog().arrays[scenario.array.model_id].controller.n_cores.known
        share = processors / (scenario.hosts.n_cores_per_host or 1)
        return self.rows[f"{system_id}-cpu"], share * steady.figures.use_of(Component.CONTROLLER_CPU).mean_fraction

    def clones(self) -> None:
        """Store the copy and customization times for full clones. Published totals are used only as checks."""
        for of_study, name in (("without", "full-clones"), ("with", "vaai-clones")):
            copy_s = self.rows[f"nexenta-clones-{of_study}-clone"]
            self.put(f"nexenta.{name}.copy_s", copy_s, "published duration of a copy", self.rows.taken())
            ready_s = self.rows[f"nexenta-clones-{of_study}-ready"]
            self.put(
                f"nexenta.{name}.customization_s",
                ready_s - copy_s,
                "published time until a desktop is ready, minus that of its copy",
                (*self.rows.taken(), f"nexenta-clones-{of_study}-clone"),
            )


STARTING_POINTS: Mapping[str, tuple[float, str]] = {
    "nexenta.vsa.cpu_us_per_read": (120.0, "µs"),
    "nexenta.vsa.cpu_us_per_write": (480.0, "µs"),
    "nexenta.vsa.service_ratio": (0.2, "ratio"),
    "nexenta.vsa.destage_io_kib": (13.0, "KiB"),
    "nexenta.iometer.test_file_mib": (95.0, "MiB"),
    "nexenta.local.service_ratio": (0.75, "ratio"),
    "nexenta.local_host_cpu_ratio": (1.5, "ratio"),
    "nexenta.medium.cpu_ghz_alone": (0.8, "GHz"),
    "nexenta.crowding_ratio": (0.9, "ratio"),
    "nexenta.full-clones.copy_s": (800.0, "s"),
    "nexenta.full-clones.customization_s": (270.0, "s"),
    "nexenta.vaai-clones.copy_s": (150.0, "s"),
    "nexenta.vaai-clones.customization_s": (120.0, "s"),
}
"""Initial value and unit of each parameter; the fit replaces every initial value."""
