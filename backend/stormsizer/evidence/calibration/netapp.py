"""TR-3949: controller costs and the workload of a knowledge user, on both firmware releases.

The order matters. Costs and sizes follow directly from published rows. Then each phase is simulated with the known
parameters until it reproduces its rows; the first login comes last. Fits read rows through ``Rows``, which records
them, so that each parameter lists the rows it used.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from stormsizer.evidence.calibration.fit import Fit, rounded
from stormsizer.evidence.experiments import one_test
from stormsizer.evidence.fitting import minimized, solved
from stormsizer.experience.phases import PhaseResult
from stormsizer.model.catalog import Calibration, Documents, evidence_rows
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import evaluate, prepare
from stormsizer.storage.trace import Floats
from stormsizer.timeline.phases import Phase

SOURCE, SCENARIO = "netapp-tr3949", "acme"
OLD, NEW = "ontap-8.0.1", "ontap-8.1"
FIRST_LOGIN_OF_OLD = "first-login-8.0.1"
SHORT = {OLD: "801", NEW: "81"}
N_CORES = 4
N_DESKTOPS = 2500
IDLE_WRITES_PER_S = 2000.0
IDLE_WRITE_KB = 4.0
"""Size of idle desktops' writes. The study states both size and rate, which are recorded in the workload profile."""
OUTSTANDING_TRIED = (1.5, 2.0, 2.6, 3.5, 5.0)
"""Numbers of outstanding I/Os to try for start-of-day work; the data leaves the number open, so a range is recorded."""
AS_GOOD = 1.5
"""A fit counts as equally good if its error is at most this factor times the best error, plus one."""


def calibrate(
    documents: Documents, scenarios: Mapping[str, Scenario], others: Sequence[Calibration]
) -> tuple[Calibration, ...]:
    """Return the calibration in use, and the one that holds out the first login on release 8.0.1."""
    return tuple(
        _calibration(documents, scenarios[SCENARIO], others, held_out) for held_out in ("", FIRST_LOGIN_OF_OLD)
    )


def _calibration(documents: Documents, scenario: Scenario, others: Sequence[Calibration], held_out: str) -> Calibration:
    evidence = evidence_rows(documents)
    fit = _Fit(
        source=SOURCE,
        documents=documents,
        evidence=evidence,
        units={name: unit for name, (_, unit) in STARTING_POINTS.items()},
        starting_points={name: value for name, (value, _) in STARTING_POINTS.items()},
        others=others,
        scenario=scenario,
        releases=(NEW,) if held_out else (OLD, NEW),
    )
    fit.costs()
    fit.sizes()
    fit.latencies()
    fit.power_on()
    fit.steady_state_and_tuesday()
    fit.monday()
    fit.guest_time()
    fit.first_login()
    if not held_out:
        return fit.finished(SOURCE)
    unseen = [
        row.id
        for row in evidence
        if row.source == SOURCE and row.system.endswith(OLD) and row.phase == Phase.FIRST_LOGIN
    ]
    return fit.finished(f"{SOURCE}-without-{held_out}", unseen)


@dataclass(kw_only=True)
class _Fit(Fit):
    """Fit that simulates single tests of the study with the parameters found so far."""

    scenario: Scenario
    releases: tuple[str, ...]

    def tested(self, phase: Phase, release: str) -> PhaseResult:
        """Simulate one of the study's tests alone."""
        scenario = one_test(self.scenario, phase, release)
        catalog = self.catalog()
        _, phases = evaluate(scenario, scenario.array, catalog, prepare(scenario, catalog))
        return next(result for result in phases if result.phase is phase)

    def costs(self) -> None:
        """Fit the CPU time per read and per write.

        CPU utilization = (a·reads + b·writes) / cores, where both releases share ``b``. Power-on and first login on 8.1
        determine its ``a`` and ``b``; one more row determines ``a`` for 8.0.1. The fit uses measured utilization, and
        the engine serves I/O up to 100% CPU, so that idle time is not counted twice.
        """
        rows = self.rows
        work = np.array([[rows[f"{t}-81-reads"], rows[f"{t}-81-writes"]] for t in ("t16", "t10")])
        busy = N_CORES * np.array([rows[f"{t}-81-cpu"] for t in ("t16", "t10")])
        read_s, write_s = np.linalg.solve(work, busy)
        seen = rows.taken()
        self.put(
            "fas3270.ontap-8.1.cpu_us_per_read",
            1e6 * read_s,
            "CPU utilization of two tests, solved for both costs",
            seen,
        )
        self.put("fas3270.cpu_us_per_write", 1e6 * write_s, "CPU utilization of two tests, solved for both costs", seen)
        table = "t10" if OLD in self.releases else "t16"
        old_s = (N_CORES * rows[f"{table}-801-cpu"] - write_s * rows[f"{table}-801-writes"]) / rows[
            f"{table}-801-reads"
        ]
        self.put(
            "fas3270.ontap-8.0.1.cpu_us_per_read",
            1e6 * old_s,
            "CPU time of one test, minus that of its writes, divided by its reads",
            rows.taken(),
        )

    def sizes(self) -> None:
        """Calculate the mean I/O sizes of each phase: throughput divided by IOPS, averaged over the releases.

        Writes of idle desktops are excluded, because they are small and counted separately. During a power-on, half of
        the desktops are up on average.
        """
        for phase, table in TABLES.items():
            releases = self.releases if phase is Phase.FIRST_LOGIN else (OLD, NEW)
            at_rest = IDLE_WRITES_PER_S * (0.5 if phase is Phase.POWER_ON else 1.0)
            for op, other_per_s in (("read", 0.0), ("write", at_rest)):
                kb = [
                    (1e3 * self.rows[f"{table}-{SHORT[r]}-{op}-mb"] - other_per_s * IDLE_WRITE_KB)
                    / (self.rows[f"{table}-{SHORT[r]}-{op}s"] - other_per_s)
                    for r in releases
                ]
                self.put(
                    f"windows7-rawc.{phase}.{op}_size_kb",
                    float(np.mean(kb)),
                    "throughput divided by IOPS, without the writes of idle desktops; mean of the releases",
                    self.rows.taken(),
                    kb,
                )

    def latencies(self) -> None:
        """Fit the host-to-controller latency, the number of I/Os each release admits, and the share of cold reads."""
        rows = self.rows
        quiet = [(t, s, op) for t in ("t14", "t19") for s in ("801", "81") for op in ("read", "write")]
        gaps = [rows[f"{t}-{s}-host-{op}-latency"] - rows[f"{t}-{s}-controller-{op}-latency"] for t, s, op in quiet]
        self.put(
            "fas3270.host_path_ms",
            float(np.mean(gaps)),
            "mean difference between host and controller latency, outside overload",
            rows.taken(),
            gaps,
        )
        for release, tables in ((NEW, ("t16", "t10")), (OLD, ("t10",) if OLD in self.releases else ("t16",))):
            inside = [
                1e-3
                * sum(
                    rows[f"{t}-{SHORT[release]}-{op}s"] * rows[f"{t}-{SHORT[release]}-controller-{op}-latency"]
                    for op in ("read", "write")
                )
                for t in tables
            ]
            self.put(
                f"fas3270.{release}.n_admitted_ios",
                float(np.mean(inside)),
                "IOPS times controller latency at full load (Little's law), mean",
                rows.taken(),
                inside,
            )
        tests_at_rest = [(Phase.TUESDAY_LOGIN, "t14"), (Phase.MONDAY_LOGIN, "t19")]
        measured = np.mean([rows[f"{t}-{s}-controller-read-latency"] for _, t in tests_at_rest for s in ("801", "81")])
        seen = rows.taken()

        def excess(cold: float) -> float:
            self.trial({"windows7-rawc.cold_read_fraction": cold})
            return float(
                np.mean(
                    [
                        self.tested(phase, release).figures.controller_read_latency_ms
                        for phase, _ in tests_at_rest
                        for release in (OLD, NEW)
                    ]
                )
                - measured
            )

        self.put(
            "windows7-rawc.cold_read_fraction",
            solved(excess, 1e-4, 0.5, 1e-4),
            "fraction of reads served by drives that reproduces the mean controller read latency outside overload",
            seen,
        )

    def power_on(self) -> None:
        """Fit the reads and background writes of a boot, and the guest time between reads, using release 8.1 only."""
        rows = self.rows
        minutes = rows["t16-81-duration"]
        reads = rows["t16-81-reads"] * minutes / N_DESKTOPS
        seen = rows.taken()
        self.put(
            "windows7-rawc.power_on.reads", reads, "read IOPS times duration, divided by the number of desktops", seen
        )
        writes = rows["t16-81-writes"]
        write_rows = rows.taken()

        def too_slow(think_ms: float) -> float:
            self.trial({"windows7-rawc.power_on.think_time_ms": think_ms})
            return self.tested(Phase.POWER_ON, NEW).duration_s / minutes - 1

        def too_many(per_second: float) -> float:
            self.trial({"windows7-rawc.power_on.background_writes_iops": per_second})
            return self.tested(Phase.POWER_ON, NEW).figures.writes_iops / writes - 1

        background = think_ms = 0.0
        for _ in range(2):
            background = solved(too_many, 1.0, 60.0, 1e-5)
            think_ms = solved(too_slow, 0.01, 3.0, 1e-5)
        self.put(
            "windows7-rawc.power_on.background_writes_iops",
            background,
            "write rate per booting desktop that reproduces the measured write IOPS, excluding idle desktops",
            write_rows,
        )
        self.put(
            "windows7-rawc.power_on.think_time_ms",
            think_ms,
            "guest time per read that reproduces the measured duration",
            seen,
        )

    def steady_state_and_tuesday(self) -> None:
        """Set steady state to Tuesday's rates, as the study does, and fit the Tuesday login.

        Start-of-day work accounts for the users who have not logged in yet.
        """
        reads = float(np.mean([self.rows[f"t14-{s}-reads"] for s in ("801", "81")]))
        writes = float(np.mean([self.rows[f"t14-{s}-writes"] for s in ("801", "81")]))
        seen = self.rows.taken()
        method = "mean Tuesday rate per desktop, which the study also reports for steady state"
        self.put("windows7-rawc.steady_state.reads_iops_per_desktop", reads / N_DESKTOPS, method, seen)
        self.put(
            "windows7-rawc.steady_state.writes_iops_per_desktop",
            (writes - IDLE_WRITES_PER_S) / N_DESKTOPS,
            f"{method}, minus the idle rate",
            seen,
        )
        self._start_of_day(Phase.TUESDAY_LOGIN, reads, writes, seen)

    def monday(self) -> None:
        """Fit a rebooted desktop's start-of-day work to the mean of both releases, which had the same arrivals."""
        pairs = [
            (self.rows[f"t20-81-{op}-per-{verb}-desktop"]) for op, verb in (("reads", "reading"), ("writes", "writing"))
        ]
        pace = sum(pairs)
        seen = self.rows.taken()
        self._pace(pace, self.parameters["windows7-rawc.start_of_day.outstanding_ios"].value, seen)
        reads = float(np.mean([self.rows[f"t19-{s}-reads"] for s in ("801", "81")]))
        writes = float(np.mean([self.rows[f"t19-{s}-writes"] for s in ("801", "81")]))
        self._start_of_day(Phase.MONDAY_LOGIN, reads, writes, self.rows.taken())

    def _pace(self, per_second: float, outstanding: float, seen: tuple[str, ...]) -> None:
        """Store the think time with which an active desktop issues ``per_second`` I/Os at Monday's response time."""
        response_ms = 0.5 * (self.rows["t20-81-host-read-latency"] + self.rows["t20-81-host-write-latency"])
        self.put(
            "windows7-rawc.start_of_day.think_time_ms",
            1e3 * outstanding / per_second - response_ms,
            "number of outstanding I/Os divided by the IOPS of an active desktop, minus the response time",
            (*seen, *self.rows.taken()),
        )
        self.put(
            "windows7-rawc.start_of_day.outstanding_ios",
            outstanding,
            "fitted to the rows of the first login; only its ratio to the think time is well determined",
            seen,
        )

    def _start_of_day(self, phase: Phase, reads: float, writes: float, seen: tuple[str, ...]) -> None:
        ios, share = f"windows7-rawc.{phase}.start_of_day_ios", f"windows7-rawc.{phase}.read_fraction"

        def mean_rates() -> tuple[float, float]:
            results = [self.tested(phase, release).figures for release in (OLD, NEW)]
            return float(np.mean([r.reads_iops for r in results])), float(np.mean([r.writes_iops for r in results]))

        def total(value: float) -> float:
            self.trial({ios: value})
            return sum(mean_rates()) / (reads + writes) - 1

        def balance(value: float) -> float:
            self.trial({share: value})
            return mean_rates()[0] / reads - 1

        found_share = found_ios = 0.0
        for _ in range(3):
            found_share = solved(balance, 0.02, 0.98, 1e-5)
            found_ios = solved(total, 10.0, 60_000.0, 1e-5)
        self.put(ios, found_ios, "I/Os per desktop that reproduce the mean total IOPS", seen)
        self.put(share, found_share, "fraction of reads that reproduces the mean read IOPS", seen)

    def guest_time(self) -> None:
        """Fit the guest time of a login: Monday's and Tuesday's login times minus the storage time."""
        tests = [(Phase.TUESDAY_LOGIN, "t12"), (Phase.MONDAY_LOGIN, "t17")]
        name = "windows7-rawc.login.guest_time_s"
        measured = [self.rows[f"{table}-{s}-login-mean"] for _, table in tests for s in ("801", "81")]
        spent = []
        for phase, _ in tests:
            for release in (OLD, NEW):
                seen = self.tested(phase, release).experience
                spent.append((seen.mean_s if seen else 0.0) - self.parameters[name].value)
        rest = [m - s for m, s in zip(measured, spent, strict=True)]
        self.put(
            name,
            float(np.mean(rest)),
            "mean login time minus its I/O time, averaged over the tests",
            self.rows.taken(),
            rest,
        )

    def first_login(self) -> None:
        """Fit the login and start-of-day I/Os of a first login, for each plausible number of outstanding I/Os.

        The fit uses the mean login time, the shares of good, fair and poor logins, reads and writes per second, and
        host latency. None of these rows shows when the start-of-day work ended, because the tests stopped earlier. The
        fit therefore adds a weak prior: Monday's work, within a factor of e.
        """
        pace = self.rows["t20-81-reads-per-reading-desktop"] + self.rows["t20-81-writes-per-writing-desktop"]
        pace_rows = self.rows.taken()
        targets = {release: self._first_login_rows(release) for release in self.releases}
        seen = self.rows.taken()
        monday_ios = self.parameters["windows7-rawc.monday_login.start_of_day_ios"].value
        names = [f"windows7-rawc.first_login.{what}" for what in ("login_ios", "start_of_day_ios", "read_fraction")]
        start = [self.parameters[name].value for name in names]
        fits: list[tuple[float, float, Floats]] = []
        for outstanding in OUTSTANDING_TRIED:
            self._pace(pace, outstanding, pace_rows)

            def misfit(values: Floats) -> float:
                self.trial(dict(zip(names, values, strict=True)))
                unlikely = np.log(values[1] / monday_ios) ** 2
                return float(
                    unlikely + sum(_misfit(self.tested(Phase.FIRST_LOGIN, r), targets[r]) for r in self.releases)
                )

            best, value = minimized(misfit, start, n_most=70)
            fits.append((value, outstanding, best))
        fits.sort(key=lambda found: found[:2])
        value, outstanding, best = fits[0]
        as_good = [found for found in fits if found[0] <= AS_GOOD * value + 1.0]
        for _, other, values in as_good[1:]:
            self._pace(pace, other, pace_rows)
            self.as_good.append(
                {
                    name: self.parameters[name].value
                    for name in (f"windows7-rawc.start_of_day.{w}" for w in ("think_time_ms", "outstanding_ios"))
                }
                | {name: rounded(float(v)) for name, v in zip(names, values, strict=True)}
            )
        self._pace(pace, outstanding, pace_rows)
        outstanding_name = "windows7-rawc.start_of_day.outstanding_ios"
        self.put(
            outstanding_name,
            outstanding,
            "best fit to the rows of the first login; only its ratio to the think time is well determined",
            (*pace_rows, *seen),
            [found[1] for found in as_good],
        )
        for i, name in enumerate(names):
            self.put(
                name,
                float(best[i]),
                "least squares fit to mean login time, shares of good, fair and poor logins, IOPS, and host latency",
                seen,
                [float(found[2][i]) for found in as_good],
            )

    def _first_login_rows(self, release: str) -> dict[str, float]:
        s = SHORT[release]
        return {
            "mean": self.rows[f"t8-{s}-login-mean"],
            "good": self.rows[f"t9-{s}-login-good"],
            "fair": self.rows[f"t9-{s}-login-fair"],
            "poor": self.rows[f"t9-{s}-login-poor"],
            "reads": self.rows[f"t10-{s}-reads"],
            "writes": self.rows[f"t10-{s}-writes"],
            "read_latency": self.rows[f"t10-{s}-host-read-latency"],
            "write_latency": self.rows[f"t10-{s}-host-write-latency"],
        }


def _misfit(result: PhaseResult, target: Mapping[str, float]) -> float:
    """Return the sum of squared errors, each in units of its tolerance.

    The tolerance is 10% for rates and times and 5 percentage points for shares. It is 40% for host latency under
    overload, because the study's own instruments differ by tens of percent; that latency determines only a desktop's
    outstanding I/Os.
    """
    seen = result.experience
    if seen is None:
        raise ValueError(f"{result.id} has no logins")
    errors = (
        (seen.mean_s / target["mean"] - 1) / 0.1,
        (seen.good_fraction - target["good"]) / 0.05,
        (seen.fair_fraction - target["fair"]) / 0.05,
        (seen.poor_fraction - target["poor"]) / 0.05,
        (result.figures.reads_iops / target["reads"] - 1) / 0.1,
        (result.figures.writes_iops / target["writes"] - 1) / 0.1,
        (result.figures.host_read_latency_ms / target["read_latency"] - 1) / 0.4,
        (result.figures.host_write_latency_ms / target["write_latency"] - 1) / 0.4,
    )
    return sum(error * error for error in errors)


TABLES: Mapping[Phase, str] = {
    Phase.POWER_ON: "t16",
    Phase.FIRST_LOGIN: "t10",
    Phase.MONDAY_LOGIN: "t19",
    Phase.TUESDAY_LOGIN: "t14",
}

STARTING_POINTS: Mapping[str, tuple[float, str]] = {
    "fas3270.ontap-8.0.1.cpu_us_per_read": (130.0, "µs"),
    "fas3270.ontap-8.1.cpu_us_per_read": (80.0, "µs"),
    "fas3270.cpu_us_per_write": (220.0, "µs"),
    "fas3270.host_path_ms": (1.0, "ms"),
    "fas3270.ontap-8.0.1.n_admitted_ios": (90.0, "I/Os"),
    "fas3270.ontap-8.1.n_admitted_ios": (50.0, "I/Os"),
    "windows7-rawc.cold_read_fraction": (0.1, "fraction"),
    "windows7-rawc.power_on.reads": (18_000.0, "I/Os"),
    "windows7-rawc.power_on.think_time_ms": (1.0, "ms"),
    "windows7-rawc.power_on.background_writes_iops": (30.0, "IOPS"),
    "windows7-rawc.power_on.read_size_kb": (18.0, "kB"),
    "windows7-rawc.power_on.write_size_kb": (10.0, "kB"),
    "windows7-rawc.login.guest_time_s": (0.8, "s"),
    "windows7-rawc.start_of_day.outstanding_ios": (2.6, "I/Os"),
    "windows7-rawc.start_of_day.think_time_ms": (60.0, "ms"),
    "windows7-rawc.first_login.login_ios": (600.0, "I/Os"),
    "windows7-rawc.first_login.start_of_day_ios": (35_000.0, "I/Os"),
    "windows7-rawc.first_login.read_fraction": (0.6, "fraction"),
    "windows7-rawc.first_login.read_size_kb": (20.0, "kB"),
    "windows7-rawc.first_login.write_size_kb": (10.0, "kB"),
    "windows7-rawc.monday_login.start_of_day_ios": (7_500.0, "I/Os"),
    "windows7-rawc.monday_login.read_fraction": (0.7, "fraction"),
    "windows7-rawc.monday_login.read_size_kb": (18.0, "kB"),
    "windows7-rawc.monday_login.write_size_kb": (8.0, "kB"),
    "windows7-rawc.tuesday_login.start_of_day_ios": (900.0, "I/Os"),
    "windows7-rawc.tuesday_login.read_fraction": (0.3, "fraction"),
    "windows7-rawc.tuesday_login.read_size_kb": (26.0, "kB"),
    "windows7-rawc.tuesday_login.write_size_kb": (5.0, "kB"),
    "windows7-rawc.steady_state.reads_iops_per_desktop": (0.3, "IOPS"),
    "windows7-rawc.steady_state.writes_iops_per_desktop": (0.8, "IOPS"),
}
"""Initial value and unit of each parameter; the fit replaces every initial value."""
