"""PS6100XS: the back end of a hybrid array, and the workload of a Login VSI desktop on hosts with a cache.

The array's three parameters follow from the drive table at the boot peak. The desktop's steady state and its shares of
reads at boot are calculated as well. The number of reads in a boot and the length of start-of-day work come from the
RAWC desktop. Only the amount of start-of-day work is fitted, by simulating the login storm.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stormsizer.capacity.breakdown import stored_gb
from stormsizer.evidence.calibration.fit import Fit
from stormsizer.evidence.experiments import one_test
from stormsizer.evidence.fitting import solved
from stormsizer.experience.phases import PhaseResult
from stormsizer.model.catalog import Calibration, Documents, evidence_rows
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import evaluate, prepare, station_network
from stormsizer.storage.configuration import tiers_of
from stormsizer.storage.network import TierStation
from stormsizer.timeline.phases import Phase
from stormsizer.units import BYTES_PER_GIB
from stormsizer.workload import DesktopDemand, desktop_demand, profiles_of

SOURCE, SCENARIO = "dell-ps6100xs", "dell-ps6100xs"
PROFILE = "windows7-task-login-vsi"
N_DESKTOPS_OF_CACHE_TEST = 800


def calibrate(
    documents: Documents, scenarios: Mapping[str, Scenario], others: Sequence[Calibration]
) -> tuple[Calibration, ...]:
    """Return the calibration in use.

    The workload profile excludes host CPU, which comes from a study that is itself based on this desktop's I/O.
    """
    profile = next(each for each in documents["workloads"] if each["id"] == PROFILE)
    profile = {key: value for key, value in profile.items() if key != "host"}
    fit = _Fit(
        source=SOURCE,
        documents={**documents, "workloads": [profile]},
        evidence=evidence_rows(documents),
        units={name: unit for name, (_, unit) in STARTING_POINTS.items()},
        starting_points={name: value for name, (value, _) in STARTING_POINTS.items()},
        others=others,
        scenario=scenarios[SCENARIO],
    )
    fit.drives()
    fit.steady_state()
    fit.power_on()
    fit.login()
    return (fit.finished(SOURCE),)


@dataclass(kw_only=True)
class _Fit(Fit):
    """Fit that simulates the study's array and login storm with the parameters found so far."""

    scenario: Scenario

    def tiers(self) -> tuple[TierStation, ...]:
        """Return the SSD and SAS tiers as the engine models them."""
        return station_network(self.scenario, self.scenario.array, self.catalog()).tiers

    def placed(self) -> tuple[TierStation, ...]:
        """Return the tiers with all I/O that their efficiency gives them, whatever their drives sustain."""
        catalog, configuration = self.catalog(), self.scenario.array
        array = catalog.arrays[configuration.model_id]
        pools = profiles_of(self.scenario, catalog)
        return tiers_of(configuration, array, catalog, pools, stored_gb(self.scenario.pools, array))

    def demand(self) -> DesktopDemand:
        """Return the demand of one desktop."""
        return desktop_demand(self.catalog().workloads[PROFILE])

    def borrowed(self, name: str) -> float:
        """Return a parameter from another study."""
        return next(p.value for other in self.others for p in other.parameters if p.name == name)

    def login_storm(self) -> PhaseResult:
        """Simulate the login storm alone."""
        scenario = one_test(self.scenario, Phase.MONDAY_LOGIN, self.scenario.array.firmware_id)
        catalog = self.catalog()
        _, phases = evaluate(scenario, scenario.array, catalog, prepare(scenario, catalog))
        return next(result for result in phases if result.phase is Phase.MONDAY_LOGIN)

    def drives(self) -> None:
        """Fit the drive load at the boot peak: drive I/Os per write, the SSDs' share, and the speed of the SAS drives.

        Drives perform one I/O per front-end read and p per write. RAID 6 implies p = 6; the difference is due to
        merging. The table is assumed to show the peak: its bytes written are 2.9 times those of the desktops at that
        time, and RAID 6 writes at most three times as much.
        """
        rows = self.rows
        ssd, sas = self.tiers()
        total, reads = rows["dell-boot-peak-iops"], rows["dell-boot-read-share"]
        at_ssd = ssd.n_drives * rows["dell-t6-ssd-iops"]
        at_sas = sas.n_drives * rows["dell-t6-sas-iops"]
        per_write = ((at_ssd + at_sas) / total - reads) / (1.0 - reads)
        seen = rows.taken()
        merge_ratio = (sas.reads_per_write + sas.writes_per_write) / per_write
        self.put(
            "ps6100xs.merge_ratio", merge_ratio, "drive I/Os of a small RAID 6 write, divided by those measured", seen
        )

        name = "ps6100xs.tiering_efficiency"
        share = at_ssd / (at_ssd + at_sas)

        def too_much(efficiency: float) -> float:
            self.trial({name: efficiency})
            return self.placed()[0].io_fraction / share - 1.0

        method = (
            "efficiency at which the SSDs serve the measured share of the I/O; 0 is their share of the capacity, 1 the "
            "share given by skew"
        )
        self.put(name, solved(too_much, 0.0, 1.0, 1e-6), method, ("dell-t6-ssd-iops", "dell-t6-sas-iops"))

        name = "ps6100xs.sas_service_ratio"
        self.trial({name: 1.0})
        sas = self.tiers()[1]
        written = (1.0 - reads) * sas.writes_per_write / merge_ratio
        read = reads + (1.0 - reads) * sas.reads_per_write / merge_ratio
        book_s = (read * sas.s_per_read + written * sas.s_per_write) / (read + written)
        pace = rows["dell-t6-sas-iops"]
        rows.taken()
        self.put(
            name,
            1.0 / (pace * book_s),
            "measured service time of a fully busy drive, divided by its specified value",
            seen,
        )

    def steady_state(self) -> None:
        """Calculate a desktop's steady-state rates from the test without a host cache.

        Also calculate the share of replica reads that the host cache serves.
        """
        rows = self.rows
        reads, replica = rows["dell-s52-no-cbrc-reads"], rows["dell-s52-no-cbrc-replica-reads"]
        method = "IOPS per desktop in the test without host cache"
        self.put(
            "windows7-vsi.steady_state.reads_iops_per_desktop",
            reads / N_DESKTOPS_OF_CACHE_TEST,
            method,
            ("dell-s52-no-cbrc-reads",),
        )
        self.put(
            "windows7-vsi.shared_read_fraction",
            replica / reads,
            "reads of the replica, divided by all reads",
            rows.taken(),
        )
        self.put(
            "windows7-vsi.steady_state.writes_iops_per_desktop",
            rows["dell-s52-no-cbrc-writes"] / N_DESKTOPS_OF_CACHE_TEST - self.demand().idle.writes_per_s,
            f"{method}, minus the idle rate",
            rows.taken(),
        )
        self.put(
            "windows7-vsi.host_cache_hit_fraction",
            1.0 - rows["dell-s52-cbrc-replica-reads"] / rows["dell-s52-no-cbrc-replica-reads"],
            "fraction of replica reads that the host cache served",
            rows.taken(),
        )

    def power_on(self) -> None:
        """Calculate a boot's writes and the shared part of its reads, given the reads of a boot in TR-3949.

        All writes go to the clones' volumes. The read shares on all volumes and on the clones' volumes therefore give
        the clone and replica reads per write. Replica reads either fill the host caches once or miss a warm cache.
        """
        rows = self.rows
        on_all, on_clones = rows["dell-boot-read-share"], rows["dell-boot-clone-read-share"]
        of_clones = (1.0 - on_all) * on_clones / (1.0 - on_clones)
        replica_per_clone_read = (on_all - of_clones) / of_clones
        reads = self.borrowed("windows7-rawc.power_on.reads")
        hosts = self.scenario.hosts
        fill = hosts.n_hosts * hosts.host_cache_gib * BYTES_PER_GIB
        fill /= self.demand().power_on.shape.read_bytes * self.scenario.n_desktops
        hit = self.parameters["windows7-vsi.host_cache_hit_fraction"].value
        shared = (replica_per_clone_read * reads - hit * fill) / (1.0 - hit + replica_per_clone_read)
        writes = (reads - shared) * (1.0 - on_clones) / on_clones
        seen = rows.taken()
        method = "reads of a boot in TR-3949, and the shares of reads on all volumes and on the clones' volumes"
        self.put("windows7-vsi.power_on.ios", reads + writes, method, seen)
        self.put("windows7-vsi.power_on.read_fraction", reads / (reads + writes), method, seen)
        self.put(
            "windows7-vsi.power_on.shared_read_fraction",
            shared / reads,
            f"{method}; the 2 GiB host caches are filled once",
            seen,
        )

    def login(self) -> None:
        """Fit start-of-day work that takes as long as on a RAWC desktop on Monday and reproduces the login peak."""
        rows = self.rows
        at_array = rows["dell-s62-login-read-share"]
        shared = self.parameters["windows7-vsi.shared_read_fraction"].value
        hit = self.parameters["windows7-vsi.host_cache_hit_fraction"].value
        reads_per_write = at_array / (1.0 - at_array) / (1.0 - shared * hit)
        self.put(
            "windows7-vsi.login.read_fraction",
            reads_per_write / (1.0 + reads_per_write),
            "share of reads at the array, corrected for host cache hits at steady state",
            rows.taken(),
        )
        pace = rows["t20-81-reads-per-reading-desktop"] + rows["t20-81-writes-per-writing-desktop"]
        duration_s = self.borrowed("windows7-rawc.monday_login.start_of_day_ios") / pace
        borrowed = rows.taken()
        peak = rows["dell-login-peak-iops"]
        seen = rows.taken()
        ios, think = "windows7-vsi.start_of_day.ios", "windows7-vsi.start_of_day.think_time_ms"

        def excess(value: float) -> float:
            self.trial({ios: value, think: 1e3 * duration_s / value})
            return self.login_storm().figures.peak_iops / peak - 1.0

        found = solved(excess, 500.0, 10_000.0, 1e-4)
        duration = f"the work takes {duration_s:.0f} s, as on Monday in the RAWC profile"
        method = f"I/Os that reproduce the peak of the storm; {duration}"
        self.put(ios, found, method, (*seen, *borrowed))
        self.put(think, 1e3 * duration_s / found, "duration of the work, divided by its I/Os", (*seen, *borrowed))


STARTING_POINTS: Mapping[str, tuple[float, str]] = {
    "ps6100xs.merge_ratio": (2.0, "ratio"),
    "ps6100xs.tiering_efficiency": (0.8, "fraction"),
    "ps6100xs.sas_service_ratio": (0.7, "ratio"),
    "windows7-vsi.steady_state.reads_iops_per_desktop": (3.0, "IOPS"),
    "windows7-vsi.steady_state.writes_iops_per_desktop": (4.5, "IOPS"),
    "windows7-vsi.shared_read_fraction": (0.7, "fraction"),
    "windows7-vsi.host_cache_hit_fraction": (0.95, "fraction"),
    "windows7-vsi.power_on.ios": (20_000.0, "I/Os"),
    "windows7-vsi.power_on.read_fraction": (0.9, "fraction"),
    "windows7-vsi.power_on.shared_read_fraction": (0.9, "fraction"),
    "windows7-vsi.login.read_fraction": (0.3, "fraction"),
    "windows7-vsi.start_of_day.ios": (2_500.0, "I/Os"),
    "windows7-vsi.start_of_day.think_time_ms": (70.0, "ms"),
}
"""Initial value and unit of each parameter; the fit replaces every initial value."""
