"""Storms whose kind is known: weeks of the sample scenarios with other hours, simulated and measured with noise.

Each week is a sample scenario with the events of a schedule. The engine simulates it, and machines sample the simulated
load as a tool would: whole I/Os, machines that take turns, and noise. A storm has the kind of the event in which it
starts. Storms in scans, backups and deployments are neither boots, nor logins, nor logoffs: they have the kind *other*.
"""

from __future__ import annotations

import copy
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any

import numpy as np

from stormsizer.model.scenario import Scenario, parse
from stormsizer.simulation.pipeline import Simulation, simulate
from stormsizer.storage.trace import integrals_at
from stormsizer_io.importers.series.buckets import Recording
from stormsizer_io.importers.series.storm_kinds import Evidence, StormKind, infer
from stormsizer_io.importers.series.storms import find_storms
from stormsizer_io.measurements import Clock, EntityKind, Floats, Measured, Series
from tests.engine import seeds
from tests.files.importers.one_host import shares_of

MONDAY = datetime(2026, 3, 2, tzinfo=UTC)
KINDS = {"power_on": "boot", "reboot": "boot", "login": "login", "logoff": "logout"}
AFTER_EVENT = timedelta(minutes=45)
BEFORE_EVENT = timedelta(minutes=12)


@dataclass(frozen=True)
class Planned:
    """An event of a schedule: kind, day (Monday is 0), hour of the day, length in minutes, and other fields."""

    kind: str
    day: int
    hour: float
    minutes: float = 0.0
    more: tuple[tuple[str, Any], ...] = ()

    @property
    def starts_at(self) -> datetime:
        return MONDAY + timedelta(days=self.day, hours=self.hour)

    @property
    def ends_at(self) -> datetime:
        return self.starts_at + timedelta(minutes=self.minutes)


def _days(days: Sequence[int], *events: Planned) -> tuple[Planned, ...]:
    return tuple(
        Planned(each.kind, day + each.day, each.hour, each.minutes, each.more) for day in days for each in events
    )


LINKED = (("clone_type", "linked"), ("deployment_id", "view-composer-linked-clones"))
REFRESH = (("refresh", True), ("refresh_slots", 60))
WORKDAYS = range(5)

SCHEDULES: dict[str, tuple[Planned, ...]] = {
    "office": (
        Planned("power_on", -1, 12.0),
        *_days((0, 1), Planned("login", 0, 8.0, 28), Planned("logoff", 0, 17.0, 30)),
        *_days((2, 3, 4), Planned("login", 0, 8.25, 60), Planned("logoff", 0, 16.5, 75, REFRESH)),
    ),
    "plant": (
        *_days((0, 1, 2), Planned("reboot", 0, 4.5), Planned("login", 0, 5.75, 15), Planned("logoff", 0, 14.0, 15)),
        *_days((3, 4), Planned("login", 0, 6.0, 20), Planned("logoff", 0, 14.25, 20, REFRESH)),
        Planned("reboot", 5, 9.0),
    ),
    "late": (
        Planned("reboot", 0, 7.0),
        *_days(WORKDAYS, Planned("login", 0, 9.5, 100), Planned("logoff", 0, 18.5, 60)),
        Planned("antivirus_scan", 2, 13.0, 120),
        Planned("reboot", 5, 21.0),
    ),
    "nurses": (
        Planned("power_on", -1, 15.0),
        *_days(WORKDAYS, Planned("login", 0, 21.75, 30), Planned("logoff", 1, 6.0, 30)),
    ),
    "school": (
        Planned("reboot", 0, 6.0),
        *_days(
            WORKDAYS,
            Planned("login", 0, 8.0, 12),
            Planned("logoff", 0, 11.75, 15),
            Planned("login", 0, 13.0, 12),
            Planned("logoff", 0, 15.5, 15),
        ),
    ),
    "early": (
        Planned("reboot", 0, 3.5),
        *_days(WORKDAYS, Planned("login", 0, 7.0, 45), Planned("logoff", 0, 15.75, 45, REFRESH)),
    ),
    "center": (
        Planned("power_on", -1, 18.0),
        *_days((0, 2, 4), Planned("reboot", 0, 5.25), Planned("login", 0, 7.5, 30), Planned("logoff", 0, 16.0, 30)),
        *_days((1, 3), Planned("login", 0, 12.5, 30), Planned("logoff", 0, 20.5, 40, REFRESH)),
    ),
    "agency": (
        Planned("reboot", -1, 22.0),
        *_days(WORKDAYS, Planned("login", 0, 9.0, 75), Planned("logoff", 0, 17.75, 50)),
        Planned("antivirus_scan", 3, 12.0, 120),
    ),
    "night": (
        Planned("reboot", 0, 18.0),
        *_days(WORKDAYS, Planned("login", 0, 22.25, 20), Planned("logoff", 1, 5.5, 25)),
    ),
    "university": (
        Planned("power_on", 0, 5.0),
        *_days(
            WORKDAYS,
            Planned("login", 0, 8.75, 15),
            Planned("logoff", 0, 12.25, 20),
            Planned("login", 0, 14.0, 15),
            Planned("logoff", 0, 17.5, 20),
        ),
    ),
}
"""Hours of sites of different kinds."""


@dataclass(frozen=True)
class Site:
    """A week of a sample scenario.

    Attributes
    ----------
    scale
        Number of desktops, relative to the sample.
    n_machines, sample_s, noise
        Of the measurement. With one machine, a volume was measured.
    changes
        Changes of the first pool.
    """

    scenario: str
    schedule: str
    scale: float
    n_machines: int
    sample_s: float
    noise: float
    changes: tuple[tuple[str, Any], ...] = ()

    @property
    def name(self) -> str:
        return f"{self.scenario}, {self.schedule}, {self.n_machines} × {self.sample_s:g} s, noise {self.noise:g}"


FIT = (
    Site("acme", "office", 1.0, 40, 60, 0.02),
    Site("acme", "plant", 0.4, 1, 60, 0.1),
    Site("acme", "nurses", 0.6, 12, 300, 0.05),
    Site("generic-hci-windows11", "late", 1.0, 30, 30, 0.05),
    Site("generic-hci-windows11", "school", 0.5, 1, 60, 0.05),
    Site("generic-hci-windows11", "plant", 0.8, 20, 20, 0.1),
    Site("dell-ps6100xs", "office", 1.0, 24, 60, 0.1),
    Site("dell-ps6100xs", "nurses", 0.5, 16, 60, 0.02),
    Site("dell-ps6100xs", "late", 0.8, 1, 300, 0.05),
    Site("acme", "late", 0.8, 1, 120, 0.15),
    Site("generic-hci-windows11", "nurses", 0.7, 25, 60, 0.15),
    Site("generic-hci-windows11", "office", 0.4, 10, 60, 0.02),
    Site("dell-ps6100xs", "plant", 1.0, 1, 60, 0.05),
)
"""Sites from which the classifier's parameters were chosen."""

HELD_OUT = (
    Site("generic-nvme-windows11", "early", 0.5, 30, 60, 0.05),
    Site("generic-nvme-windows11", "center", 0.3, 1, 60, 0.1),
    Site("generic-nvme-windows11", "university", 0.2, 20, 120, 0.05),
    Site("tintri-t540", "agency", 1.0, 40, 60, 0.05),
    Site("tintri-t540", "night", 0.5, 12, 30, 0.1),
    Site("emc-vnx5500", "center", 1.0, 20, 60, 0.02),
    Site("emc-vnx5500", "university", 0.6, 1, 300, 0.05),
    Site("nutanix-ra-2053", "early", 0.8, 30, 20, 0.1),
    Site("nutanix-ra-2053", "agency", 0.6, 1, 60, 0.05),
    Site("azure-session-hosts", "night", 1.0, 25, 60, 0.05),
    Site("azure-session-hosts", "agency", 2.0, 25, 60, 0.1),
    Site("tintri-t540", "center", 0.7, 1, 120, 0.1, LINKED),
    Site("nutanix-ra-2053", "university", 1.0, 15, 60, 0.02),
    Site("generic-nvme-windows11", "night", 0.4, 25, 300, 0.1),
)
"""Sites of other scenarios with other hours, on which the classifier is scored."""


MOST_EARLY_H = 0.35


@cache
def schedule_of(site: Site) -> tuple[Planned, ...]:
    """Return the events of a site, each earlier or later than in its schedule."""
    random = np.random.default_rng(zlib.crc32(f"{site.scenario} {site.schedule}".encode()))
    return tuple(
        replace(each, hour=each.hour + round(float(random.uniform(-MOST_EARLY_H, MOST_EARLY_H)), 2))
        for each in SCHEDULES[site.schedule]
    )


def scenario_of(site: Site) -> Scenario:
    """Return the sample scenario with the events of the site's schedule."""
    document = copy.deepcopy(seeds.read(seeds.SEEDS / "scenarios" / f"{site.scenario}.yaml"))
    schedule = schedule_of(site)
    pools = document["pools"] = document["pools"][:1]
    pools[0]["n_desktops"] = max(20, round(site.scale * pools[0]["n_desktops"]))
    pools[0] |= dict(site.changes)
    is_off = schedule[0].kind == "power_on"
    pools[0]["initial_state"] = "off_used" if is_off else "idle_used"
    first, last = min(each.starts_at for each in schedule), max(each.ends_at for each in schedule)
    document["calendar"] = {"starts_at": first - timedelta(hours=5), "ends_at": last + timedelta(hours=6)}
    document["events"] = [_event(number, each, pools[0]["id"]) for number, each in enumerate(schedule)]
    document["time_zone"] = "UTC"
    return parse(document)


def _event(number: int, planned: Planned, pool_id: str) -> dict[str, Any]:
    event: dict[str, Any] = {
        "id": f"event-{number}",
        "kind": planned.kind,
        "name": f"Event {number}",
        "starts_at": planned.starts_at,
        "pool_ids": [pool_id],
    }
    if planned.kind in ("login", "logoff"):
        event["window_s"] = planned.minutes * 60
    if planned.kind == "antivirus_scan":
        event |= {"n_slots": 40, "gib_per_desktop": 6, "mb_per_s_per_desktop": 40}
    return event | dict(planned.more)


@cache
def simulation_of(site: Site) -> Simulation:
    return simulate(scenario_of(site), seeds.seed_catalog(), recommend=False)


def recording_of(site: Site) -> Recording:
    """Return the load of a site's week as its machines, or its volume, sample it."""
    trace, scenario = simulation_of(site).trace, scenario_of(site)
    length_s = (scenario.calendar.ends_at - scenario.calendar.starts_at).total_seconds()
    edges = np.arange(0.0, length_s + 1, site.sample_s)
    names = ("reads_iops", "writes_iops", "read_mb_per_s", "write_mb_per_s")
    reads, writes, read_mb, write_mb = np.maximum(np.diff(integrals_at(trace, edges, trace.rows(names))), 0.0)
    random = np.random.default_rng(zlib.crc32(site.name.encode()))
    n = site.n_machines
    shares = shares_of(reads + writes + 1e-9, n, random) if n > 1 else np.ones((1, reads.size))
    per_machine = shares / (scenario.n_desktops if n > 1 else 1.0)
    per_machine = per_machine * random.lognormal(0.0, site.noise, per_machine.shape)
    lengths = np.diff(edges)
    clock = Clock(np.cumsum(lengths), lengths, scenario.calendar.starts_at)
    sizes = _size(read_mb, reads), _size(write_mb, writes)
    series = [
        _series(n_th, n, random.poisson(reads * each), random.poisson(writes * each), sizes, lengths)
        for n_th, each in enumerate(per_machine)
    ]
    return Recording(site.name, Measured("esxtop", clock, tuple(series), facts={"host": "host"}))


def _size(mb: Floats, ios: Floats) -> Floats:
    return np.divide(1e6 * mb, ios, out=np.zeros_like(mb), where=ios > 0)


def _series(n_th: int, n: int, reads: Any, writes: Any, sizes: tuple[Floats, Floats], lengths: Floats) -> Series:
    unknown = np.full(lengths.size, np.nan)
    return Series(
        f"VDI-{n_th:03}" if n > 1 else "DS1",
        EntityKind.VM if n > 1 else EntityKind.VOLUME,
        reads / lengths,
        writes / lengths,
        reads * sizes[0] / lengths,
        writes * sizes[1] / lengths,
        unknown,
        unknown,
        unknown,
    )


def volume(reads: Floats, writes: Floats) -> Series:
    """Return the series of a volume of which only rates are known."""
    unknown = np.full(reads.size, np.nan)
    return Series("DS1", EntityKind.VOLUME, reads, writes, unknown, unknown, unknown, unknown, unknown)


def label_of(starts_at: datetime, ends_at: datetime, schedule: Sequence[Planned]) -> str:
    """Return the kind of the event in which a storm starts; *other* if it is none of the three kinds."""
    middle = starts_at + (ends_at - starts_at) / 2
    near = [
        each for each in schedule if each.starts_at - BEFORE_EVENT <= middle and starts_at <= each.ends_at + AFTER_EVENT
    ]
    if not near:
        return "other"
    nearest = min(near, key=lambda each: abs(starts_at - each.starts_at))
    return KINDS.get(nearest.kind, "other")


@dataclass(frozen=True)
class Labeled:
    """A storm that was found, with its true kind and the kind that was inferred."""

    kind: str
    inferred: StormKind
    probability: float

    @property
    def is_right(self) -> bool:
        """Whether the kind is right; for a storm of no kind, *unclear* is right."""
        return self.inferred == (StormKind.UNKNOWN if self.kind == "other" else self.kind)


@cache
def of_sites(sites: tuple[Site, ...], zone: str = "UTC") -> tuple[Labeled, ...]:
    """Return the storms found in the sites' weeks, with hours read in a time zone; the sites are in UTC."""
    return tuple(
        Labeled(label_of(each.starts_at, each.ends_at, schedule_of(site)), each.kind, each.kind_certainty)
        for site in sites
        for each in find_storms([recording_of(site)], max(60.0, site.sample_s), zone)
    )


@cache
def of_drawn() -> tuple[Labeled, ...]:
    """Return the drawn storms that were found."""
    return tuple(
        Labeled(drawn.kind, each.kind, each.kind_certainty)
        for drawn in DRAWN
        for each in find_storms([drawn.recording])
    )


def of_published() -> tuple[Labeled, ...]:
    """Return the published storms, of which only the read share and the order are known."""
    found = []
    for storms in published():
        evidence = [Evidence(None, None, None, reads, None, None, None) for _, reads in storms]
        for (kind, _), inferred in zip(storms, infer(evidence, "UTC"), strict=True):
            found.append(Labeled(kind, inferred.kind, inferred.probability))
    return tuple(found)


@dataclass(frozen=True)
class Drawn:
    """A storm that the engine cannot make, drawn as a trapezoid; levels in I/Os per second.

    The engine's logoffs write nothing, unlike those of users whose profiles are saved, and its backups read on the
    array only.
    """

    kind: str
    day: int
    hour: float
    minutes: float
    reads: float
    peak: float
    before: float
    after: float

    @property
    def recording(self) -> Recording:
        at = np.arange(24 * 60) + 0.5
        begin, end = 60 * self.hour, 60 * self.hour + self.minutes
        height = np.clip(np.minimum((at - begin) / 4, (end - at) / 4), 0, 1)
        base = np.where(at < (begin + end) / 2, self.before, self.after)
        share = 0.25 + (self.reads - 0.25) * height
        load = base + (self.peak - base) * height
        random = np.random.default_rng(zlib.crc32(repr(self).encode()))
        rates = [random.poisson(60 * load * each) / 60 for each in (share, 1 - share)]
        lengths = np.full(at.size, 60.0)
        series = volume(rates[0], rates[1])
        clock = Clock(np.cumsum(lengths), lengths, MONDAY + timedelta(days=self.day))
        return Recording("drawn", Measured("table", clock, (series,)))


DRAWN = (
    Drawn("login", 1, 8.0, 45, 0.30, 6_000, 500, 1_500),
    Drawn("login", 1, 7.5, 60, 0.18, 5_000, 600, 2_000),
    Drawn("login", 2, 9.2, 40, 0.25, 8_000, 900, 2_200),
    Drawn("login", 3, 8.5, 30, 0.55, 9_000, 400, 1_200),
    Drawn("login", 0, 13.5, 25, 0.35, 4_000, 700, 1_500),
    Drawn("login", 4, 6.2, 20, 0.22, 4_500, 300, 900),
    Drawn("logout", 1, 17.0, 40, 0.15, 5_000, 1_500, 500),
    Drawn("logout", 2, 16.5, 60, 0.30, 6_000, 2_000, 700),
    Drawn("logout", 3, 17.5, 30, 0.60, 7_000, 1_400, 600),
    Drawn("logout", 4, 15.0, 45, 0.25, 4_000, 1_200, 400),
    Drawn("logout", 0, 18.2, 35, 0.40, 6_500, 1_800, 500),
    Drawn("logout", 1, 14.1, 20, 0.20, 5_500, 1_600, 600),
    Drawn("boot", 1, 5.5, 25, 0.85, 20_000, 400, 420),
    Drawn("boot", 0, 6.8, 15, 0.78, 15_000, 300, 310),
    Drawn("boot", 5, 10.0, 30, 0.90, 12_000, 500, 500),
    Drawn("boot", 2, 7.0, 20, 0.70, 9_000, 20, 400),
    Drawn("other", 1, 1.0, 150, 0.95, 6_000, 500, 500),
    Drawn("other", 2, 22.0, 90, 0.90, 4_000, 600, 550),
    Drawn("other", 3, 12.5, 110, 0.80, 5_000, 1_500, 1_500),
    Drawn("other", 2, 3.0, 120, 0.20, 3_000, 500, 500),
)
"""Storms with the mixes of publications: logins with few reads, logoffs that write, backups and patches."""

PUBLISHED = {
    "NetApp TR-3949, release 8.0.1": ("t16-801", "t10-801", "t14-801", "t19-801"),
    "NetApp TR-3949, release 8.1": ("t16-81", "t10-81", "t14-81", "t19-81"),
    "RA-2003": ("ra2003-mcs", "ra2003-pvs"),
    "RA-2134": ("ra2134-mcs", "ra2134-pvs"),
    "RA-2150": ("ra2150-mcs", "ra2150-pvs"),
}
"""Measured storms in the catalog's evidence, by the beginning of the ids of their reads and writes."""


def published() -> Iterator[list[tuple[str, float]]]:
    """Yield the kinds and read shares of the storms of each publication, in the order in which they were measured."""
    rows = {row["id"]: row for document in seeds.catalog_documents()["evidence"] for row in document.get("rows", ())}
    for storms in PUBLISHED.values():
        found = []
        for each in storms:
            reads, writes = (float(rows[f"{each}-{what}"]["measured"]) for what in ("reads", "writes"))
            kind = "boot" if rows[f"{each}-reads"]["phase"] == "power_on" else "login"
            found.append((kind, reads / (reads + writes)))
        yield found
