"""Desktops under the Login Enterprise knowledge worker: parameters pooled over several publications.

The arrays of these publications are far from their limits, so every parameter follows from printed rates and
durations, without a simulation. A publication's own values are combined with those of the others (``pooled``); to leave
a publication out, the same estimate is made without its rows.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from stormsizer.evidence.calibration.fit import Rows, rounded
from stormsizer.model.catalog import CalibratedParameter, Calibration, Documents, EvidenceRow, Role, evidence_rows
from stormsizer.model.pooling import Pooled, pooled
from stormsizer.model.scenario import Scenario

DESKTOPS = "nutanix-ra-2053"
PROFILE_CONTAINERS = "nutanix-tn-2077"
SESSION_HOSTS = {"nutanix-ra-2150": "ra2150", "nutanix-ra-2134": "ra2134", "nutanix-ra-2003": "ra2003"}
"""Prefixes of the rows of each publication on session hosts."""
N_DESKTOPS, N_SLOTS, STARTS_PER_S = 1040, 100, 50 / 60
"""Boot storm of RA-2053: desktops, concurrent boots, and new boots per second."""
N_HOSTS_BOOTED = {"ra2150": 128, "ra2134": 60, "ra2003": 128}
N_USERS = {"ra2150": 1240, "ra2134": 1080, "ra2003": 1440}
LOGON_S, TEST_S = 2880.0, 4020.0
"""Length of the logon window, and of the whole test with its steady state; RA-2053 prints both."""
STEADY_FROM_S, STEADY_TO_S = 3000.0, 4020.0
"""Window of the steady-state rows of RA-2053."""
RESPONSE_S = 0.45e-3
"""Mean response time in RA-2053; the other publications print between 0.5 and 1.5 ms."""
BOOT_THINK_S, WORK_THINK_S, N_OUTSTANDING = 0.3e-3, 7e-3, 2.0
"""Think times of a boot and of start-of-day work, and outstanding I/Os of the latter, as in the profiles."""
START_OF_DAY_S = 180.0
"""Approximate duration of the start-of-day work."""
LOGIN_IOS, LOGIN_THINK_S = 1030, 1e-3
"""I/Os of a login, and think time before each, as in the profiles."""
IDLE_READS_PER_S, IDLE_WRITES_PER_S = 0.1, 1.5
"""Rates of an idle desktop, as in the profiles."""
OS_RATIO = 1.3
"""I/Os of Windows 10 relative to Windows 7, as in the generic profiles."""
WINDOWS11_RATIO = 1.2
"""I/Os of Windows 11 relative to Windows 10, as in the generic profiles."""
SPECRATE_PER_GHZ = 3.606
"""SPECrate of RA-2053's nodes per GHz, as in the profiles."""
RA_2053_GHZ, TN_2077_GHZ, RA_2003_GHZ = 8 * 48 * 2.6, 8 * 350 / SPECRATE_PER_GHZ, 8 * 48 * 2.6
"""CPU capacity of all nodes, in GHz of RA-2053's nodes; TN-2077's nodes have a SPECrate of about 350."""
TN_2077_DESKTOPS = 1000
IDLE_GHZ = 0.05
"""Host CPU of a desktop that is up, as in the profiles."""
LOGIN_PER_ACTIVE_S = 1600.0
"""CPU work of a login and its start-of-day work, in seconds of the CPU of an active desktop. Assumed: at the end of the
logons, RA-2053's nodes are then near the 85% that their maker recommends as the ceiling. It is kept when RA-2053 is
left out, like the think times above."""
APPLIANCE_S_PER_READ, APPLIANCE_S_PER_WRITE, CORE_GHZ = 60e-6, 220e-6, 2.6
"""CPU time of the controller VM per I/O, as in the catalog."""
LOGON_READS, LOGON_WRITES = 15e3, 13e3
"""Approximate mean IOPS of RA-2053 during the logons, for the CPU of its controller VMs."""
NEXENTA_DESKTOPS, NEXENTA_ALONE = 0.5 * 55, "nexenta.medium.cpu_ghz_alone"
NEXENTA_CROWDING = "nexenta.crowding_ratio"
NEXENTA_HOST_GHZ = 6 * 1.8
"""A host of the NexentaConnect study with half of its largest number of desktops. During logons, half are active."""
X_RAY_IOPS = 6.0
"""Reads, and also writes, per second of a knowledge user in the VDI simulator of Nutanix X-Ray."""
FSLOGIX_IOPS, FSLOGIX_ATTACH_S = 10.0, 5.0
"""IOPS of a working user's profile container in Microsoft's example, taken as half reads and half writes, and an
assumed time to attach it. They replace TN-2077 if it is left out."""
PVS_READS_OF_VSI = "windows7-vsi.shared_read_fraction"
UNITS: Mapping[str, str] = {
    "login-enterprise.boot.ios": "I/Os",
    "login-enterprise.boot.guest_time_s": "s",
    "login-enterprise.login.guest_time_s": "s",
    "login-enterprise.start_of_day.read_fraction": "fraction",
    "login-enterprise.shared_read_fraction": "fraction",
    "login-enterprise.streamed_write_ratio": "ratio",
    "login-enterprise.host.boot_ghz_s": "GHz·s",
    "windows10-login-enterprise.host.cpu_ghz_alone": "GHz",
    "windows10-login-enterprise.host.login_ghz_s": "GHz·s",
    "windows11-login-enterprise.host.cpu_ghz_alone": "GHz",
    "windows11-login-enterprise.host.login_ghz_s": "GHz·s",
    "session-host.boot.ios": "I/Os",
    "session-host.boot.guest_time_s": "s",
    "session-host.boot_ghz_s": "GHz·s",
    "session-host.login.guest_time_s": "s",
    "session-host.start_of_day.ios": "I/Os",
    "session-host.start_of_day.read_fraction": "fraction",
    "session-host.steady_state.reads_iops_per_desktop": "IOPS",
    "session-host.steady_state.writes_iops_per_desktop": "IOPS",
    "session-host.shared_read_fraction": "fraction",
    "windows10-login-enterprise.start_of_day.ios": "I/Os",
    "windows10-login-enterprise.steady_state.reads_iops_per_desktop": "IOPS",
    "windows10-login-enterprise.steady_state.writes_iops_per_desktop": "IOPS",
    "windows11-login-enterprise.start_of_day.ios": "I/Os",
    "windows11-login-enterprise.steady_state.reads_iops_per_desktop": "IOPS",
    "windows11-login-enterprise.steady_state.writes_iops_per_desktop": "IOPS",
    "profile-container.reads_iops_per_user": "IOPS",
    "profile-container.writes_iops_per_user": "IOPS",
    "profile-container.cached_reads_iops_per_user": "IOPS",
    "profile-container.cached_writes_iops_per_user": "IOPS",
    "profile-container.attach_time_s": "s",
}
"""Unit of every parameter."""


def calibrate(
    documents: Documents, _scenarios: Mapping[str, Scenario], others: Sequence[Calibration]
) -> tuple[Calibration, ...]:
    """Return the calibration in use, and one without the rows of each publication."""
    evidence = evidence_rows(documents)
    in_use = _Fit([row for row in evidence if row.role is Role.CALIBRATES], others).finished(
        Calibration(id="login-enterprise", source=DESKTOPS, parameters=())
    )
    left_out = [
        _Fit([row for row in evidence if row.source != source], others).finished(
            Calibration(
                id=f"without-{source}",
                source=source,
                held_out=tuple(row.id for row in evidence if row.source == source),
                borrowed=True,
                parameters=(),
            )
        )
        for source in (DESKTOPS, *SESSION_HOSTS, PROFILE_CONTAINERS)
    ]
    return (in_use, *left_out)


@dataclass(frozen=True)
class _Work:
    """Start-of-day work and steady state of one desktop: I/Os of the former, and IOPS of the latter."""

    start_of_day: float
    steady: float


class _Fit:
    """Estimates from the rows that are given; rows of a publication that is left out are missing."""

    def __init__(self, evidence: Sequence[EvidenceRow], others: Sequence[Calibration]) -> None:
        self.rows = Rows(evidence)
        self.known = {row.id for row in evidence}
        self.borrowed = {p.name: p for c in others for p in c.parameters}
        self.parameters: dict[str, CalibratedParameter] = {}

    def finished(self, blank: Calibration) -> Calibration:
        """Return the calibration with all parameters."""
        self.boot()
        self.login()
        self.work()
        self.streaming()
        self.boot_cpu()
        self.work_cpu()
        self.containers()
        return blank.model_copy(update={"parameters": tuple(self.parameters[name] for name in UNITS)})

    def put(self, name: str, estimate: Pooled, method: str, rows: tuple[str, ...]) -> None:
        """Store a parameter."""
        self.parameters[name] = CalibratedParameter(
            name=name,
            value=rounded(estimate.value),
            low=rounded(estimate.low),
            high=rounded(estimate.high),
            unit=UNITS[name],
            rows=rows,
            method=method,
        )

    def of_hosts(self, suffixes: Sequence[str], value: Callable[[str], float]) -> list[float]:
        """Return a value of each publication on session hosts whose rows with these suffixes are given."""
        prefixes = SESSION_HOSTS.values()
        return [value(p) for p in prefixes if {f"{p}-{suffix}" for suffix in suffixes} <= self.known]

    def has(self, *suffixes: str) -> bool:
        """Return whether all these rows of RA-2053 are given."""
        return {f"ra2053-{suffix}" for suffix in suffixes} <= self.known

    def boot(self) -> None:
        """Estimate a boot's I/Os and guest time.

        With more desktops than slots, a storm lasts for n / slots boots, half a boot until the last slots are free, and
        half the time in which the first slots start.
        """
        own_s, own_ios = [], []
        if self.has("boot-duration", "boot-iops"):
            storm_s = self.rows["ra2053-boot-duration"]
            own_s.append((storm_s - 0.5 * N_SLOTS / STARTS_PER_S) / (N_DESKTOPS / N_SLOTS + 0.5))
            idle_iops = 0.5 * N_DESKTOPS * (IDLE_READS_PER_S + IDLE_WRITES_PER_S)
            own_ios.append((self.rows["ra2053-boot-iops"] - idle_iops) * storm_s / N_DESKTOPS)
        needed = ("boot-duration", "boot-iops")
        other_s = self.of_hosts(needed, lambda p: self.rows[f"{p}-boot-duration"])
        other_ios = self.of_hosts(
            needed, lambda p: self.rows[f"{p}-boot-iops"] * self.rows[f"{p}-boot-duration"] / N_HOSTS_BOOTED[p]
        )
        seen = self.rows.taken()
        for name, own, other in (
            ("login-enterprise", (own_s, own_ios), (other_s, other_ios)),
            ("session-host", (other_s, other_ios), (own_s, own_ios)),
        ):
            method = "mean IOPS times duration, divided by the number of boots; pooled over the publications"
            ios = pooled(own[1], other[1])
            self.put(f"{name}.boot.ios", ios, method, seen)
            storage_s = ios.value * (RESPONSE_S + BOOT_THINK_S)
            method = "duration of one boot, minus that of its I/Os; pooled over the publications"
            guest = pooled([s - storage_s for s in own[0]], [s - storage_s for s in other[0]])
            self.put(f"{name}.boot.guest_time_s", guest, method, seen)

    def login(self) -> None:
        """Estimate the guest time of a login."""
        storage_s = LOGIN_IOS * (LOGIN_THINK_S + RESPONSE_S)
        own = [self.rows["ra2053-mcs-login"] - storage_s] if self.has("mcs-login") else []
        other = [self.rows["ra2150-g9-login"] - storage_s] if "ra2150-g9-login" in self.known else []
        method = "login time minus that of its I/Os, pooled over the publications"
        seen = self.rows.taken()
        self.put("login-enterprise.login.guest_time_s", pooled(own, other), method, seen)
        self.put("session-host.login.guest_time_s", pooled(other, own), method, seen)

    def work(self) -> None:
        """Estimate start-of-day work and steady state, reads and writes apart.

        RA-2053 determines both: at the end of the logons, its peak is the work of those who log on plus the steady
        state of all others, and then only the steady state remains. Other values are the first login of TR-3949 for
        the former, and X-Ray and the writes of session hosts for the latter.
        """
        first = {
            name: self.borrowed[f"windows7-rawc.first_login.{name}"] for name in ("start_of_day_ios", "read_fraction")
        }
        read_fraction = first["read_fraction"].value
        other = {
            "reads": OS_RATIO * first["start_of_day_ios"].value * read_fraction,
            "writes": OS_RATIO * first["start_of_day_ios"].value * (1.0 - read_fraction),
        }
        steady = {"reads": [X_RAY_IOPS], "writes": [X_RAY_IOPS]}
        steady["writes"] += self.of_hosts(
            ("mcs-writes",),
            lambda p: _steady_of_mean(self.rows[f"{p}-mcs-writes"] / N_USERS[p], other["writes"]) - IDLE_WRITES_PER_S,
        )
        own: dict[str, _Work] = {}
        if self.has("mcs-peak-reads", "mcs-steady-reads"):
            own = self._own_work()
        seen = (*self.rows.taken(), *first["start_of_day_ios"].rows)
        both = {op: pooled([own[op].start_of_day] if own else [], [other[op]]) for op in ("reads", "writes")}
        ios = both["reads"].value + both["writes"].value
        method = "I/Os of those who log on at the peak, pooled with the first login of TR-3949"
        scale = Pooled(ios, both["reads"].low + both["writes"].low, both["reads"].high + both["writes"].high)
        share = both["reads"].value / ios
        low = both["reads"].low / (both["reads"].low + both["writes"].high)
        high = both["reads"].high / (both["reads"].high + both["writes"].low)
        rows = tuple(dict.fromkeys(seen))
        self.put("login-enterprise.start_of_day.read_fraction", Pooled(share, low, high), method, rows)
        self._put_of_both("start_of_day.ios", scale, method, rows)
        sessions: dict[str, tuple[Pooled, Pooled, Pooled]] = {}
        for op in ("reads", "writes"):
            method = "rate after the logons, pooled with X-Ray"
            method += " and the writes of session hosts" if op == "writes" else ""
            estimate = pooled([own[op].steady] if own else [], steady[op])
            self._put_of_both(f"steady_state.{op}_iops_per_desktop", estimate, method, rows)
            sessions[op] = self._sessions(op, both[op], estimate)
        self._put_sessions(sessions, rows)

    def _put_of_both(self, name: str, estimate: Pooled, method: str, rows: tuple[str, ...]) -> None:
        """Store a parameter of Windows 10 and, scaled, of Windows 11."""
        self.put(f"windows10-login-enterprise.{name}", estimate, method, rows)
        ratio = WINDOWS11_RATIO
        scaled = Pooled(ratio * estimate.value, ratio * estimate.low, ratio * estimate.high)
        self.put(f"windows11-login-enterprise.{name}", scaled, f"{method}; times {ratio:g} for Windows 11", rows)

    def _sessions(self, op: str, start_of_day: Pooled, steady: Pooled) -> tuple[Pooled, Pooled, Pooled]:
        """Return the start-of-day I/Os and steady IOPS of a session, and both relative to those of a desktop.

        A test on session hosts prints only the mean over all its phases, so both have the same ratio. Sessions on one
        machine share its file cache and therefore read less.
        """
        mean = (start_of_day.value + (TEST_S - 0.5 * LOGON_S) * steady.value) / TEST_S
        mean += IDLE_WRITES_PER_S if op == "writes" else IDLE_READS_PER_S
        ratios = self.of_hosts((f"mcs-{op}",), lambda p: self.rows[f"{p}-mcs-{op}"] / N_USERS[p] / mean)
        ratio = pooled([], ratios)
        return _product(start_of_day, ratio), _product(steady, ratio), ratio

    def _put_sessions(self, sessions: Mapping[str, tuple[Pooled, Pooled, Pooled]], rows: tuple[str, ...]) -> None:
        seen = tuple(dict.fromkeys((*self.rows.taken(), *rows)))
        (reads, steady_reads, ratio), (writes, steady_writes, _) = sessions["reads"], sessions["writes"]
        ios = reads.value + writes.value
        method = "value of a Windows 10 desktop, times the mean IOPS of a user on session hosts relative to a desktop"
        self.put("session-host.start_of_day.ios", _sum(reads, writes), method, seen)
        self.put("session-host.start_of_day.read_fraction", _share(reads.value / ios), method, seen)
        self.put("session-host.steady_state.reads_iops_per_desktop", steady_reads, method, seen)
        self.put("session-host.steady_state.writes_iops_per_desktop", steady_writes, method, seen)
        self.read_ratio = ratio.value

    def _own_work(self) -> dict[str, _Work]:
        """Solve the peak and the steady state of RA-2053 for its work; the work's duration depends on its I/Os."""
        per_s = N_DESKTOPS / LOGON_S
        peak = {op: self.rows[f"ra2053-mcs-peak-{op}"] for op in ("reads", "writes")}
        after = {op: self.rows[f"ra2053-mcs-steady-{op}"] for op in ("reads", "writes")}
        idle = {"reads": IDLE_READS_PER_S, "writes": IDLE_WRITES_PER_S}
        duration_s = START_OF_DAY_S
        work: dict[str, _Work] = {}
        for _ in range(20):
            left = _left_after(duration_s)
            work = {
                op: _Work(
                    start_of_day=(peak[op] - after[op]) / (per_s * (1.0 - left)),
                    steady=(after[op] - left * peak[op]) / (1.0 - left) / N_DESKTOPS - idle[op],
                )
                for op in peak
            }
            ios = work["reads"].start_of_day + work["writes"].start_of_day
            duration_s = ios / N_OUTSTANDING * (WORK_THINK_S + RESPONSE_S)
        return work

    def streaming(self) -> None:
        """Estimate the share of reads that provisioning servers serve, and the additional writes."""
        share = self._pvs_of_mcs("reads")
        vsi = self.borrowed[PVS_READS_OF_VSI]
        method = "reads with PVS relative to MCS, pooled with the reads of the replica in the PS6100XS study"
        rows = (*self.rows.taken(), *vsi.rows)
        estimate = pooled([1.0 - each for each in share], [vsi.value])
        estimate = Pooled(estimate.value, estimate.low, min(0.99, estimate.high))
        self.put("login-enterprise.shared_read_fraction", estimate, method, rows)
        private = (1.0 - estimate.value) / self.read_ratio
        method = "share of a desktop, less the shared reads that the file cache of a session host serves"
        self.put("session-host.shared_read_fraction", _share(min(0.95, max(0.05, 1.0 - private))), method, rows)
        own = self._pvs_of_mcs("writes")
        other = self.of_hosts(
            ("pvs-writes", "mcs-writes"), lambda p: self.rows[f"{p}-pvs-writes"] / self.rows[f"{p}-mcs-writes"]
        )
        method = "writes with PVS relative to MCS, pooled over the publications"
        self.put("login-enterprise.streamed_write_ratio", pooled(own, other), method, self.rows.taken())

    def boot_cpu(self) -> None:
        """Estimate the host CPU work of a boot: mean utilization minus idle desktops and the controller VMs."""
        own, other = [], []
        if self.has("boot-cpu-mean", "boot-iops", "boot-duration"):
            storm_s = self.rows["ra2053-boot-duration"]
            used = RA_2053_GHZ * self.rows["ra2053-boot-cpu-mean"] - 0.5 * N_DESKTOPS * IDLE_GHZ
            used -= _appliance_ghz(0.85 * self.rows["ra2053-boot-iops"], 0.15 * self.rows["ra2053-boot-iops"])
            own.append(used * storm_s / N_DESKTOPS)
        if "ra2003-boot-cpu-mean" in self.known:
            used = RA_2003_GHZ * self.rows["ra2003-boot-cpu-mean"]
            guest, ios = (self.parameters[f"session-host.boot.{name}"].value for name in ("guest_time_s", "ios"))
            boot_s = guest + ios * (RESPONSE_S + BOOT_THINK_S)
            other.append(used * boot_s / N_HOSTS_BOOTED["ra2003"])
        method = "CPU of the nodes during a boot storm, without idle desktops and controller VMs, times its duration"
        seen = self.rows.taken()
        method = f"{method}, per boot; pooled over the publications"
        self.put("login-enterprise.host.boot_ghz_s", pooled(own, other), method, seen)
        self.put("session-host.boot_ghz_s", pooled(other, own), method, seen)

    def work_cpu(self) -> None:
        """Estimate the host CPU of an active desktop.

        RA-2053 prints the mean over the logons, in which half of the desktops are active. Other values are the mean of
        TN-2077 over its whole test, and a loaded host of the NexentaConnect study.
        """
        own, other = [], []
        if self.has("mcs-cpu"):
            used = (
                RA_2053_GHZ * self.rows["ra2053-mcs-cpu"]
                - N_DESKTOPS * IDLE_GHZ
                - _appliance_ghz(LOGON_READS, LOGON_WRITES)
            )
            done = 1.0 - START_OF_DAY_S / LOGON_S
            own.append(used / (N_DESKTOPS * (0.5 + done * LOGIN_PER_ACTIVE_S / LOGON_S)))
        if "tn2077-ca-off-cpu" in self.known:
            used = TN_2077_GHZ * self.rows["tn2077-ca-off-cpu"] - TN_2077_DESKTOPS * IDLE_GHZ
            used -= _appliance_ghz(self.rows["tn2077-ca-off-reads"], self.rows["tn2077-ca-off-writes"])
            other.append(used / (TN_2077_DESKTOPS * (TEST_S - 0.5 * LOGON_S + LOGIN_PER_ACTIVE_S) / TEST_S))
        alone, crowding = self.borrowed[NEXENTA_ALONE], self.borrowed[NEXENTA_CROWDING]
        taken = NEXENTA_DESKTOPS * alone.value
        other.append(OS_RATIO * alone.value / (1.0 + crowding.value * taken / NEXENTA_HOST_GHZ))
        method = (
            "CPU of the nodes during the logons, without idle desktops and controller VMs, per active desktop; pooled"
        )
        estimate = pooled(own, other)
        rows = (*self.rows.taken(), *alone.rows)
        self._put_of_both("host.cpu_ghz_alone", estimate, method, rows)
        seconds = LOGIN_PER_ACTIVE_S
        work = Pooled(seconds * estimate.value, seconds * estimate.low, seconds * estimate.high)
        self._put_of_both("host.login_ghz_s", work, f"{method}; times {seconds:g} s", rows)

    def containers(self) -> None:
        """Estimate the I/O of a working user's profile container, and the login time that attaching it takes.

        TN-2077 prints the rates of the file service with and without continuous availability. With Cloud Cache, the
        desktops' own array has the local copy: its rates exceed those of the same test without Cloud Cache. All are
        means over a test in which the users log on one after the other. They are values of one study, so their range is
        the one between studies.
        """
        known = {"tn2077-files-ca-off-reads", "tn2077-ca-off-login"} <= self.known
        n_working = TN_2077_DESKTOPS * (TEST_S - 0.5 * LOGON_S) / TEST_S
        example = "Microsoft's example, half of its I/Os"
        for op in ("reads", "writes"):
            own, cached = [], []
            if known:
                own = [self.rows[f"tn2077-files-{ca}-{op}"] / n_working for ca in ("ca-off", "ca-on")]
            method = f"rate of the file service per working user, pooled with {example}" if own else example
            estimate = pooled([], [*own, 0.5 * FSLOGIX_IOPS])
            self.put(f"profile-container.{op}_iops_per_user", estimate, method, self.rows.taken())
            if known:
                cached = [
                    (self.rows[f"tn2077-cloud-cache-{test}-{op}"] - self.rows[f"tn2077-{test}-{op}"]) / n_working
                    for test in ("create", "mount")
                ]
            method = "rate of the desktops' array with Cloud Cache, minus that without, per working user"
            method = method if cached else "rate of the container itself, because no other source has one"
            estimate = pooled([], cached or [estimate.value])
            self.put(f"profile-container.cached_{op}_iops_per_user", estimate, method, self.rows.taken())
        guest_s = self.parameters["login-enterprise.login.guest_time_s"].value
        login_s = guest_s + LOGIN_IOS * (LOGIN_THINK_S + RESPONSE_S)
        own = [self.rows[f"tn2077-{ca}-login"] - login_s for ca in ("ca-off", "ca-on")] if known else []
        method = "login time with an existing container, minus that without" if own else "assumed"
        self.put("profile-container.attach_time_s", pooled([], own or [FSLOGIX_ATTACH_S]), method, self.rows.taken())

    def _pvs_of_mcs(self, op: str) -> list[float]:
        """Return the peak rate with PVS relative to MCS in RA-2053; empty if it is left out."""
        if not self.has(f"pvs-peak-{op}", f"mcs-peak-{op}"):
            return []
        return [self.rows[f"ra2053-pvs-peak-{op}"] / self.rows[f"ra2053-mcs-peak-{op}"]]


def _product(one: Pooled, other: Pooled) -> Pooled:
    """Return the product of two independent estimates."""
    spread = math.exp(math.hypot(math.log(one.high / one.value), math.log(other.high / other.value)))
    value = one.value * other.value
    return Pooled(value, value / spread, value * spread)


def _sum(one: Pooled, other: Pooled) -> Pooled:
    """Return the sum of two estimates whose errors have the same sign."""
    return Pooled(one.value + other.value, one.low + other.low, one.high + other.high)


def _share(value: float) -> Pooled:
    """Return a share of two thirds to four thirds of its value, at most 0.99."""
    return Pooled(value, value / 1.5, min(0.99, 4.0 / 3.0 * value))


def _appliance_ghz(reads_per_s: float, writes_per_s: float) -> float:
    """Return the CPU of all controller VMs at these rates, in GHz."""
    return CORE_GHZ * (reads_per_s * APPLIANCE_S_PER_READ + writes_per_s * APPLIANCE_S_PER_WRITE)


def _left_after(duration_s: float) -> float:
    """Return the mean rate of start-of-day work in RA-2053's steady-state window, relative to the end of the logons.

    The work of those who logged on last decays exponentially.
    """
    starts, ends = (math.exp(-(at_s - LOGON_S) / duration_s) for at_s in (STEADY_FROM_S, STEADY_TO_S))
    return duration_s * (starts - ends) / (STEADY_TO_S - STEADY_FROM_S)


def _steady_of_mean(per_user: float, start_of_day: float) -> float:
    """Return the steady-state rate of a user from the mean over a test and the user's start-of-day work."""
    working_s = TEST_S - 0.5 * LOGON_S
    return max(1.0, (per_user * TEST_S - start_of_day) / working_s)
