"""The scenario document: pools, calendar, hosts, array and goals, for the browser, API and command line."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Annotated, Literal, Self
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from stormsizer.messages.text import Quantity, msg
from stormsizer.model.catalog.workloads import CloneType
from stormsizer.model.provenance import Document
from stormsizer.model.refusals import contradiction
from stormsizer.model.scenario.arrays import MAIN_ARRAY, MOST_OTHER_ARRAYS, ArrayConfiguration, OtherArray
from stormsizer.model.scenario.components import Part
from stormsizer.model.scenario.field_types import (
    FIRST_YEAR,
    LAST_YEAR,
    Count,
    Currency,
    Day,
    Flag,
    Fraction,
    Identifier,
    Instant,
    Notes,
    Number,
    OptionalText,
    Text,
    Zone,
    whole_number,
)
from stormsizer.model.scenario.goals import Goals

SCHEMA_VERSION = 2
"""Version of the documents that are written. Version 1 has no limits of power actions, no session hosts, no profile
containers, no vCPUs and no host benchmark scores; the defaults apply."""
LONGEST_CALENDAR = timedelta(days=28)


class Calendar(Document):
    """Simulated period, half-open."""

    starts_at: Instant
    """Start of the period."""
    ends_at: Instant
    """End of the period; no more than 28 days after the start."""

    @model_validator(mode="after")
    def _has_a_length(self) -> Self:
        if not self.starts_at < self.ends_at <= self.starts_at + LONGEST_CALENDAR:
            raise contradiction(
                "ends_at",
                msg("field-calendar-length"),
                msg(
                    "allowed-after-up-to",
                    start=self.starts_at.isoformat(),
                    end=(self.starts_at + LONGEST_CALENDAR).isoformat(),
                ),
            )
        return self

    @property
    def length_s(self) -> float:
        """Length in seconds."""
        return (self.ends_at - self.starts_at).total_seconds()

    def seconds(self, instant: datetime) -> float:
        """Return the seconds from the calendar's start to an instant."""
        return (instant - self.starts_at).total_seconds()

    def instant(self, seconds: float) -> str:
        """Return the instant this many seconds after the calendar's start, in the same time zone."""
        return (self.starts_at + timedelta(seconds=round(seconds))).isoformat()


InitialState = Literal["not_deployed", "off_never_used", "off_used", "idle_never_used", "idle_rebooted", "idle_used"]


ContainerPlace = Literal["none", "array", "file_service", "cloud_cache"]


class Pool(Document):
    """Desktops with the same image, clone type and user type."""

    id: Identifier
    """ID that events refer to."""
    name: Text
    """Display name."""
    n_desktops: Annotated[Count, Field(ge=1, le=100_000)]
    """Number of virtual desktops, or of session hosts if they have more than one user each."""
    sessions_per_desktop: Annotated[Number, Field(ge=1, le=500)] = 1.0
    """Mean number of users per virtual machine: 1 for desktops, more for session hosts."""
    profile_id: Identifier
    """Workload profile from the catalog: guest OS, user type and load generator."""
    time_zone: Zone | None = None
    """Time zone of the users' site; by default, the scenario's time zone."""
    clone_type: CloneType = "deduplicated"
    """Clone type. All except full clones share the image's blocks on the array; *pvs* streams them."""
    deployment_id: Identifier | None = None
    """Deployment from the catalog, which sets the pace of creating and renewing these desktops; by default, the
    profile's deployment."""
    assignment: Literal["dedicated", "floating"] = "dedicated"
    """Dedicated: each user has their own desktop. Floating: users get any desktop that is up."""
    initial_state: InitialState = "idle_used"
    """State of the desktops at the start of the calendar."""
    n_vcpus: Annotated[Count, Field(ge=1, le=256)] | None = None
    """Virtual CPUs per desktop; by default, as many as the desktops the profile was measured on."""
    memory_gib: Annotated[Number, Field(gt=0, le=1024)] = 2.0
    """Memory configured per desktop; determines the size of swap files."""
    memory_reservation_fraction: Fraction = 0.0
    """Share of the memory reserved on the host, which needs no swap file."""
    memory_in_use_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.65
    """Share of the configured memory that must be in host memory; the rest is untouched or shared."""
    suspended_fraction: Fraction = 0.0
    """Maximum share of desktops that are suspended; each stores its memory in a file."""
    image_gib: Annotated[Number, Field(gt=0, le=4096)] = 25.0
    """Size of the master image."""
    n_image_copies: Annotated[Count, Field(ge=1, le=1000)] = 1
    """Full copies of the image on the array, one per volume or replica; pvs streams it from elsewhere."""
    n_base_images: Annotated[Count, Field(ge=0, le=1000)] = 1
    """Master images or templates in addition to the image copies; ignored for deduplicated clones, whose copies include
    them, and for pvs."""
    overcommit: Literal["none", "conservative", "moderate", "aggressive"] = "conservative"
    """For linked clones: View's storage overcommit level, a factor of 1, 4, 7 or 15 per datastore."""
    growth_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 2.0
    """Blocks written by a desktop that are not in its image: profile, deltas, page file, write cache."""
    disposable_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 0.0
    """Separate disk for page file and temporary files, emptied at power-off."""
    persistent_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 0.0
    """Separate disk that survives a refresh or recompose."""
    profile_containers: ContainerPlace = "none"
    """Where profile containers (FSLogix) are: on an array, on a file service that is not simulated, or there with a
    local copy on the array of the deltas (Cloud Cache)."""
    profile_container_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 0.0
    """Size of each user's profile container, or of its local copy, on the array; not counted if containers are on a
    file service. The FSLogix default maximum is 29.3 GiB."""
    user_data_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 0.0
    """User data per user, on the array of the profile containers."""
    image_array_id: Identifier = MAIN_ARRAY
    """Array that has the image copies; by default, the main array."""
    delta_array_id: Identifier = MAIN_ARRAY
    """Array that has the blocks that desktops write, their other disks, and their swap files; by default, the main
    array."""
    profile_array_id: Identifier = MAIN_ARRAY
    """Array that has the profile containers, if they are on an array, and the user data; by default, the main array."""
    data_growth_fraction_per_year: Fraction = 0.0
    """Growth of persistent disks, profile containers and user data, compounded yearly."""
    growth_years: Annotated[Number, Field(ge=0, le=10)] = 0.0
    """Years of data growth to reserve capacity for."""
    snapshot_reserve_fraction: Fraction = 0.0
    """Capacity for snapshots, as a share of data that cannot be recreated: user data including growth, and deltas of
    dedicated desktops."""

    @property
    def array_ids(self) -> frozenset[str]:
        """IDs of the arrays that have data of this pool."""
        of_image = () if self.clone_type == "pvs" else (self.image_array_id,)
        of_profiles = (self.profile_array_id,) if self.has_profile_data else ()
        return frozenset((self.delta_array_id, *of_image, *of_profiles))

    @property
    def disk_array_id(self) -> str:
        """Array that desktops read the blocks of the image from; a full clone has its own copy of them."""
        return self.delta_array_id if self.clone_type == "full" else self.image_array_id

    @property
    def container_array_id(self) -> str:
        """Array that has the profile containers, or the local copies of Cloud Cache."""
        return self.delta_array_id if self.profile_containers == "cloud_cache" else self.profile_array_id

    @property
    def has_profile_data(self) -> bool:
        """Whether profile containers or user data are on the array of the profiles."""
        has_containers = self.profile_containers == "none" and self.profile_container_gib_per_desktop > 0.0
        return self.profile_containers == "array" or has_containers or self.user_data_gib_per_desktop > 0.0

    @property
    def n_users(self) -> float:
        """Number of users: one per desktop, or the sessions of all session hosts."""
        return self.n_desktops * self.sessions_per_desktop


WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


class Repetition(Document):
    """Days on which an event repeats, at the same local time each day."""

    weekdays: Annotated[
        tuple[Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"], ...], Field(min_length=1, max_length=7)
    ]
    """Weekdays on which it repeats."""
    until: Day | None = None
    """Last day, inclusive; by default, the last day of the calendar."""


class _Event(Document):
    id: Identifier
    """ID that results refer to."""
    name: Text
    """Display name."""
    starts_at: Instant
    """Start time; if the event repeats, that of the first occurrence."""
    time_zone: Zone | None = None
    """Time zone in which the event repeats; by default, the scenario's time zone."""
    repeat: Repetition | None = None
    """Repetition; by default, the event occurs once."""
    notes: Notes = ""
    """Notes for readers of the result."""


class _PoolEvent(_Event):
    pool_ids: Annotated[tuple[Identifier, ...], Field(min_length=1, max_length=40)]
    """Participating pools."""
    at_local_time: Flag = False
    """Whether each pool participates when the local time of its own site equals the event's local start time."""


class Provision(_PoolEvent):
    """Deployment of a pool's desktops from its image."""

    kind: Literal["provision"]


StartsPerMinute = Annotated[Number, Field(gt=0, le=100_000)]
ConcurrentFraction = Annotated[Number, Field(gt=0, le=1)]


class PowerOn(_PoolEvent):
    """Power-on of desktops."""

    kind: Literal["power_on"]
    n_slots: Annotated[Count, Field(ge=1, le=10_000)] = 128
    """Concurrent power-on operations; whenever one completes, the next one starts."""
    starts_per_minute: StartsPerMinute | None = None
    """Maximum new power-on operations per minute, across all pools of the event; no limit by default."""
    concurrent_fraction: ConcurrentFraction = 1.0
    """Maximum share of each pool that powers on at the same time."""
    desktop_fraction: Annotated[Number, Field(gt=0, le=1)] = 1.0
    """Share of each pool that is powered on in advance; the others boot when their users arrive."""
    on_arrival_slots: Annotated[Count, Field(ge=1, le=10_000)] = 50
    """Concurrent power-on operations that the broker runs for users whose desktop is off."""
    on_arrival_per_minute: Annotated[Number, Field(gt=0, le=100_000)] | None = None
    """Maximum power-on operations per minute that the broker starts for such users; no limit by default."""


class Reboot(_PoolEvent):
    """Restart of all desktops: power-off, then power-on. Logged-in users are logged off."""

    kind: Literal["reboot"]
    n_slots: Annotated[Count, Field(ge=1, le=10_000)] = 128
    """Concurrent power-on operations; whenever one completes, the next one starts."""
    starts_per_minute: StartsPerMinute | None = None
    """Maximum new power-on operations per minute, across all pools of the event; no limit by default."""
    concurrent_fraction: ConcurrentFraction = 1.0
    """Maximum share of each pool that powers on at the same time."""


class Login(_PoolEvent):
    """Arrival of a pool's users, who log in and do their start-of-day work."""

    kind: Literal["login"]
    window_s: Annotated[Number, Field(ge=60, le=86_400)] = 1800.0
    """Time from the first to the last arrival; ignored if *logins_per_minute* is set."""
    logins_per_minute: Annotated[Number, Field(gt=0, le=1_000_000)] | None = None
    """Fixed rate of arrivals per minute, across all pools of the event, until all users have arrived."""
    arrivals: Literal["uniform", "bell"] = "uniform"
    """Uniform: constant rate. Bell curve: 40% arrive in the middle sixth of the window."""
    averaging_s: Annotated[Number, Field(ge=60, le=86_400)] | None = None
    """Period over which the figures are averaged, from the first arrival on; by default, until the last login ends."""

    @model_validator(mode="after")
    def _arrives_in_one_way(self) -> Self:
        if self.logins_per_minute is not None and self.arrivals == "bell":
            raise contradiction("arrivals", msg("field-arrivals-not-uniform"), msg("allowed-uniform-arrivals"))
        return self


class Logoff(_PoolEvent):
    """Logoff of a pool's users; their desktops stay on, unchanged or refreshed."""

    kind: Literal["logoff"]
    window_s: Annotated[Number, Field(ge=60, le=86_400)] = 1800.0
    """Time from the first to the last logoff."""
    refresh: Flag = False
    """Whether desktops are refreshed and restarted before the next user logs in; profiles are stored elsewhere."""
    refresh_slots: Annotated[Count, Field(ge=1, le=10_000)] = 12
    """Concurrent refresh operations."""
    refresh_starts_per_minute: StartsPerMinute | None = None
    """Maximum new refresh operations per minute, across all pools of the event; no limit by default."""
    refresh_concurrent_fraction: ConcurrentFraction = 1.0
    """Maximum share of each pool that is refreshed at the same time."""


class Recompose(_PoolEvent):
    """Recompose of a pool's desktops from a new image, a limited number at a time; no users may be logged in."""

    kind: Literal["recompose"]
    n_slots: Annotated[Count, Field(ge=1, le=10_000)] = 12
    """Concurrent recompose operations."""
    starts_per_minute: StartsPerMinute | None = None
    """Maximum new recompose operations per minute, across all pools of the event; no limit by default."""
    concurrent_fraction: ConcurrentFraction = 1.0
    """Maximum share of each pool that is recomposed at the same time."""


class _Sweep(_PoolEvent):
    n_slots: Annotated[Count, Field(ge=1, le=10_000)] = 64
    """Desktops processed concurrently; whenever one completes, the next one starts."""
    mb_per_s_per_desktop: Annotated[Number, Field(gt=0, le=10_000)] | None = None
    """Rate limit per desktop; by default, as fast as the storage allows."""


class AntivirusScan(_Sweep):
    """Antivirus scan: every powered-on desktop reads its disk."""

    kind: Literal["antivirus_scan"]
    gib_per_desktop: Annotated[Number, Field(gt=0, le=4096)] = 10.0
    """Data read per desktop."""


class Patch(_Sweep):
    """Update that every powered-on desktop installs: reads, then mostly writes."""

    kind: Literal["patch"]
    read_gib_per_desktop: Annotated[Number, Field(gt=0, le=4096)] = 0.5
    """Data read per desktop."""
    write_gib_per_desktop: Annotated[Number, Field(gt=0, le=4096)] = 1.0
    """Data written per desktop."""


class _Interval(_Event):
    ends_at: Instant
    """End time; if the event repeats, that of the first occurrence."""

    @model_validator(mode="after")
    def _has_a_length(self) -> Self:
        if self.ends_at <= self.starts_at:
            allowed = msg("allowed-after", instant=self.starts_at.isoformat())
            raise contradiction("ends_at", msg("field-not-after-start"), allowed)
        return self


class Maintenance(_Interval):
    """A maintenance window for infrastructure work; it has no effect on its own."""

    kind: Literal["maintenance"]


class Outage(_Interval):
    """Outage of the storage network: no reads or writes until it ends."""

    kind: Literal["outage"]


class _ArrayEvent(_Interval):
    array_id: Identifier = MAIN_ARRAY
    """Affected array; by default, the main array."""


class Backup(_ArrayEvent):
    """Additional reads from an array: a backup, or the source side of a replication."""

    kind: Literal["backup"]
    read_mb_per_s: Annotated[Number, Field(gt=0, le=1_000_000)]
    """Read rate."""
    sequential_fraction: Fraction = 1.0
    """Share of sequential reads; changed blocks read for replication are random."""


class Replication(_ArrayEvent):
    """Additional writes to an array: data replicated from another site."""

    kind: Literal["replication"]
    write_mb_per_s: Annotated[Number, Field(gt=0, le=1_000_000)]
    """Write rate."""


class LoadTest(_Interval):
    """Load generator that runs on every powered-on desktop, as fast as the storage allows."""

    kind: Literal["load_test"]
    pool_ids: Annotated[tuple[Identifier, ...], Field(min_length=1, max_length=40)]
    """Participating pools."""
    at_local_time: Flag = False
    """Whether each pool participates when the local time of its own site equals the event's local start time."""
    outstanding_ios: Annotated[Number, Field(ge=1, le=1024)] = 1.0
    """Outstanding I/Os per desktop."""
    read_fraction: Fraction = 0.5
    """Share of reads among the I/Os."""
    io_kib: Annotated[Number, Field(gt=0, le=4096)] = 4.0
    """Size of each I/O."""
    sequential_fraction: Fraction = 0.0
    """Share of sequential I/Os."""


class Failure(_ArrayEvent):
    """Failure of an array component, which is unavailable until it is replaced."""

    kind: Literal["failure"]
    part: Part
    """Failed component."""
    n_parts: Annotated[Count, Field(ge=1, le=64)] = 1
    """Number of failed components."""
    tier: Literal["drives", "flash", "performance", "capacity"] | None = None
    """For drives: the affected tier; the first one by default."""
    rebuild_fraction: Annotated[Number, Field(ge=0, lt=1)] = 0.2
    """For drives: share of the surviving drives' time used by the rebuild."""


Event = Annotated[
    Provision
    | PowerOn
    | Reboot
    | Recompose
    | Login
    | Logoff
    | AntivirusScan
    | Patch
    | Backup
    | Replication
    | LoadTest
    | Failure
    | Maintenance
    | Outage,
    Field(discriminator="kind"),
]


class Hosts(Document):
    """The servers that run the desktops."""

    n_hosts: Annotated[Count, Field(ge=1, le=10_000)]
    """Number of servers, including spare ones."""
    memory_gib_per_host: Annotated[Number, Field(gt=0, le=65_536)]
    """Memory per host."""
    n_cores_per_host: Annotated[Count, Field(ge=1, le=1024)] | None = None
    """Cores per host; host CPU is not judged unless both cores and clock speed are given."""
    ghz_per_core: Annotated[Number, Field(gt=0, le=10)] | None = None
    """Clock speed per core; host CPU is not judged unless both cores and clock speed are given."""
    specrate2017_int_base: Annotated[Number, Field(gt=0, le=10_000)] | None = None
    """SPECrate 2017 Integer base score of one host; if empty, performance per GHz is assumed to match the hosts the
    profile was measured on."""
    host_cache_gib: Annotated[Number, Field(ge=0, le=1024)] = 0.0
    """Memory per host for caching image blocks (CBRC, View Storage Accelerator); 0 turns the cache off."""
    storage_gbit_per_s_per_host: Annotated[Number, Field(gt=0, le=1600)] | None = None
    """Storage bandwidth per host, across all ports; if not given, the host links are not judged."""
    storage_iops_per_host: Annotated[Number, Field(gt=0, le=10_000_000)] | None = None
    """Maximum I/Os per second on the cloud disk of each host, as set by the provider for the VM size; by default, only
    the disk's own limits apply."""
    n_spare_hosts: Annotated[Count, Field(ge=0, le=1000)] = 0
    """Spare hosts for failure or maintenance; the other hosts must support all desktops."""

    @property
    def cpu_ghz(self) -> float | None:
        """Clock speed of all cores of a host together; None if the CPU of the hosts is unknown and is not judged."""
        if self.n_cores_per_host is None or self.ghz_per_core is None:
            return None
        return self.n_cores_per_host * self.ghz_per_core

    @model_validator(mode="after")
    def _some_host_is_at_work(self) -> Self:
        if self.n_spare_hosts >= self.n_hosts:
            allowed = msg("allowed-less-than", amount=Quantity(self.n_hosts, ""))
            raise contradiction("n_spare_hosts", msg("field-no-host-left"), allowed)
        return self


class Indicators(Document):
    """Limits and weights of the Liquidware experience indicators that can be computed.

    Indicators are graded, but they never cause a phase to fail. Login delay uses the login limits in the goals. The
    defaults come from the PS6100XS study, Figure 3; TR-3949 prints the same limits in Figures 9 and 10.
    """

    login_delay_weight_fraction: Fraction = 0.2
    """Weight among the machine indicators."""
    application_load_good_s: Annotated[Number, Field(gt=0, le=3600)] = 10.0
    """Applications that start within this time are good."""
    application_load_fair_s: Annotated[Number, Field(gt=0, le=3600)] = 30.0
    """Applications that start within this time are fair; slower ones are poor."""
    application_load_weight_fraction: Fraction = 0.2
    """Weight among the machine indicators."""
    disk_load_good_iops: Annotated[Number, Field(gt=0, le=100_000)] = 25.0
    """IOPS per desktop up to this value are good."""
    disk_load_fair_iops: Annotated[Number, Field(gt=0, le=100_000)] = 50.0
    """IOPS per desktop up to this value are fair; higher values are poor."""
    disk_load_weight_fraction: Fraction = 0.25
    """Weight among the I/O indicators."""
    disk_queue_good_ios: Annotated[Number, Field(gt=0, le=10_000)] = 1.0
    """Concurrent I/Os per desktop up to this value are good."""
    disk_queue_fair_ios: Annotated[Number, Field(gt=0, le=10_000)] = 3.0
    """Concurrent I/Os per desktop up to this value are fair; higher values are poor."""
    disk_queue_weight_fraction: Fraction = 0.25
    """Weight among the I/O indicators."""

    @model_validator(mode="after")
    def _thresholds_rise(self) -> Self:
        for name, unit in (("application_load", "s"), ("disk_load", "iops"), ("disk_queue", "ios")):
            good, fair = getattr(self, f"{name}_good_{unit}"), getattr(self, f"{name}_fair_{unit}")
            if fair <= good:
                message = msg("field-not-above", other=f"{name}_good_{unit}")
                allowed = msg("allowed-more-than", amount=Quantity(good, "", 6))
                raise contradiction(f"{name}_fair_{unit}", message, allowed)
        return self


class Growth(Document):
    """Growth in the number of desktops; recommendations are sized for its last year."""

    desktops_fraction_per_year: Annotated[Number, Field(ge=0, le=1)] = 0.0
    """Desktops added per year, as a fraction of the current number."""
    through_year: Annotated[Count, Field(ge=FIRST_YEAR, le=LAST_YEAR)] | None = None
    """Last year that the array must support; by default, the calendar's year."""


class Budget(Document):
    """Budget for all arrays: their purchase, and monthly costs, support and power over the term of the price list."""

    amount: Annotated[Number, Field(gt=0, le=1e12)] | None = None
    """Amount that purchase and running costs should not exceed; by default, there is no budget."""
    currency: Currency = "USD"
    """Currency as a three-letter code; amounts are not converted."""


def _newest_version(_given: int) -> int:
    return SCHEMA_VERSION


class Scenario(Document):
    """A sizing question: desktops, calendar, array and goals."""

    schema_version: Annotated[Literal[1, 2], BeforeValidator(whole_number), AfterValidator(_newest_version)] = 2
    """Version of the document format. A document of version 1 is read as one of version 2."""
    name: Text
    """Display name."""
    notes: Notes = ""
    """Notes for readers of the result."""
    time_zone: Zone = "UTC"
    """Time zone for display and for repeating events; instants specify their own."""
    calendar: Calendar
    pools: Annotated[tuple[Pool, ...], Field(min_length=1, max_length=40)]
    events: Annotated[tuple[Event, ...], Field(min_length=1, max_length=200)]
    hosts: Hosts
    array: ArrayConfiguration
    array_name: OptionalText = ""
    """Display name of the main array, for scenarios with several arrays; by default, the name of its model."""
    installed_array: ArrayConfiguration | None = None
    """Configuration of the main array that the customer already owns: only additions to it have a price. By default,
    everything is purchased."""
    other_arrays: Annotated[tuple[OtherArray, ...], Field(max_length=MOST_OTHER_ARRAYS)] = ()
    """Arrays in addition to the main one, such as a file share for profile containers."""
    goals: Goals = Goals()
    growth: Growth = Growth()
    budget: Budget = Budget()
    indicators: Indicators = Indicators()

    @property
    def n_desktops(self) -> int:
        """Number of desktops in all pools."""
        return sum(pool.n_desktops for pool in self.pools)

    @property
    def n_users(self) -> float:
        """Number of users in all pools: one per desktop, or the sessions of all session hosts."""
        return sum(pool.n_users for pool in self.pools)

    @property
    def has_session_hosts(self) -> bool:
        """Whether some desktops have several users."""
        return self.n_users > self.n_desktops

    @property
    def machines_are_hosts(self) -> bool:
        """Whether each virtual machine is its own host with its own array, as in a cloud."""
        numbers = [array.n_arrays for array in (self.array, *self.other_arrays)]
        return self.n_desktops == self.hosts.n_hosts and self.n_desktops in numbers

    @property
    def array_ids(self) -> tuple[str, ...]:
        """IDs of all arrays; the main one comes first."""
        return (MAIN_ARRAY, *(array.id for array in self.other_arrays))

    def clock_of(self, event: Event) -> ZoneInfo:
        """Return the local time zone of an event."""
        return ZoneInfo(event.time_zone or self.time_zone)

    def zone_of(self, event: Event, pool_ids: Iterable[str]) -> str:
        """Return the time zone of an event or of its pools; that of the scenario if the pools are in several."""
        zones = {pool.time_zone or self.time_zone for pool in self.pools if pool.id in set(pool_ids)}
        return event.time_zone or (zones.pop() if len(zones) == 1 else self.time_zone)

    def arrivals_s(self, login: Login, pool_ids: Iterable[str]) -> float:
        """Return the seconds from the first to the last arrival of a login event, for the given pools."""
        if login.logins_per_minute is None:
            return login.window_s
        n_users = sum(pool.n_users for pool in self.pools if pool.id in set(pool_ids))
        return n_users / login.logins_per_minute * 60.0
