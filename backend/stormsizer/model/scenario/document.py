"""The scenario document: pools, calendar, hosts, array and goals, as browser, API and command line all speak it."""

import re
import unicodedata
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Any, Literal, Self
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, AwareDatetime, BeforeValidator, Field, model_validator

from stormsizer.model.provenance import Document
from stormsizer.model.scenario.problems import contradiction, refusal

SCHEMA_VERSION = 1
LONGEST_CALENDAR = timedelta(days=28)
FIRST_YEAR, LAST_YEAR = 1970, 2199
WRITTEN_DATE = re.compile(r"\d{4}-\d\d-\d\d")
WRITTEN_INSTANT = re.compile(r"\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)")
TURNS_TEXT_ROUND = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def _plain_text(text: str) -> str:
    if any((unicodedata.category(c) in ("Cc", "Cs") and c not in "\n\t") or c in TURNS_TEXT_ROUND for c in text):
        raise refusal("contains control characters", "printable text")
    return text


def _one_line(text: str) -> str:
    if "\n" in text or "\t" in text:
        raise refusal("has several lines or a tab", "one line of printable text")
    if not text.strip():
        raise refusal("is blank", "at least one visible character")
    return text


def _written_instant(value: Any) -> Any:
    written = isinstance(value, str) and WRITTEN_INSTANT.fullmatch(value)
    if not written and not (isinstance(value, datetime) and value.tzinfo):
        raise refusal("is no instant", "a date and time with a zone, e.g. 2011-05-30T08:00:00Z")
    return value


def _whole_second(value: datetime) -> datetime:
    if value.microsecond:
        raise refusal("is not on a whole second", "a date and time in whole seconds")
    if not FIRST_YEAR <= value.year <= LAST_YEAR:
        raise refusal("is out of range", f"the years {FIRST_YEAR} to {LAST_YEAR}")
    return value.astimezone(UTC)


def _written_date(value: Any) -> Any:
    if isinstance(value, str) and WRITTEN_DATE.fullmatch(value):
        try:
            return date.fromisoformat(value)
        except ValueError:
            pass
    if not isinstance(value, date) or isinstance(value, datetime):
        raise refusal("is no date", "a date, e.g. 2011-06-10")
    return value


def _known_zone(name: str) -> str:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise refusal("is no time zone", "an IANA time zone, e.g. Europe/Berlin") from error
    return name


def _whole_number(value: Any) -> Any:
    if type(value) is not int:
        raise refusal("is no whole number", "a whole number")
    return value


Text = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_plain_text), AfterValidator(_one_line)]
Notes = Annotated[str, Field(max_length=2500), AfterValidator(_plain_text)]
Identifier = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,63}$")]
Instant = Annotated[AwareDatetime, BeforeValidator(_written_instant), AfterValidator(_whole_second)]
Day = Annotated[date, BeforeValidator(_written_date)]
Zone = Annotated[str, Field(max_length=64), AfterValidator(_known_zone)]
Count = Annotated[int, Field(strict=True)]
Number = Annotated[float, Field(strict=True)]
"""A number, not a text that looks like one, nor true or false."""
Fraction = Annotated[Number, Field(ge=0, le=1)]
Flag = Annotated[bool, Field(strict=True)]


class Calendar(Document):
    """The period that is simulated, half-open."""

    starts_at: Instant
    """When the period begins."""
    ends_at: Instant
    """When it is over, at most 28 days later."""

    @model_validator(mode="after")
    def _has_a_length(self) -> Self:
        if not self.starts_at < self.ends_at <= self.starts_at + LONGEST_CALENDAR:
            raise contradiction(
                "ends_at",
                "must end after it starts, at most 28 days later",
                f"after {self.starts_at.isoformat()}, up to {(self.starts_at + LONGEST_CALENDAR).isoformat()}",
            )
        return self

    @property
    def length_s(self) -> float:
        """Length in seconds."""
        return (self.ends_at - self.starts_at).total_seconds()

    def seconds(self, instant: datetime) -> float:
        """Seconds from the calendar's start to an instant."""
        return (instant - self.starts_at).total_seconds()

    def instant(self, seconds: float) -> str:
        """The instant that lies so many seconds after the calendar's start, as it is written."""
        return (self.starts_at + timedelta(seconds=round(seconds))).isoformat()


InitialState = Literal["not_deployed", "off_never_used", "off_used", "idle_never_used", "idle_rebooted", "idle_used"]


class Pool(Document):
    """Desktops of one image, clone type and user type."""

    id: Identifier
    """What events call the pool."""
    name: Text
    """What people call it."""
    n_desktops: Annotated[Count, Field(ge=1, le=100_000)]
    """Number of virtual desktops, each with one user."""
    profile_id: Identifier
    """Workload profile of the catalogue: guest OS, user type and load generator."""
    time_zone: Zone | None = None
    """Zone of the site whose users these are; by default that of the scenario."""
    clone_type: Literal["deduplicated", "linked", "instant", "mcs", "pvs", "full"] = "deduplicated"
    """How desktops are made from their image. All but full clones share its blocks on the array; *pvs* streams them."""
    deployment_id: Identifier | None = None
    """Deployment of the catalogue that times making and renewing these desktops; by default that of the profile."""
    assignment: Literal["dedicated", "floating"] = "dedicated"
    """Dedicated: a user waits for one desktop of their own. Floating: any desktop that is up will do."""
    initial_state: InitialState = "idle_used"
    """State of the desktops when the calendar begins."""
    memory_gib: Annotated[Number, Field(gt=0, le=1024)] = 2.0
    """Memory configured per desktop; sizes the swap files."""
    memory_reservation_fraction: Fraction = 0.0
    """Share of the memory that is reserved on the host and needs no swap file."""
    memory_in_use_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.65
    """Share of the configured memory that hosts must really hold; what guests never touch or share is the rest."""
    suspended_fraction: Fraction = 0.0
    """Share of the desktops that are suspended at most; each keeps its memory in a file."""
    image_gib: Annotated[Number, Field(gt=0, le=4096)] = 25.0
    """Size of the master image."""
    n_image_copies: Annotated[Count, Field(ge=1, le=1000)] = 1
    """Full copies of the image kept on the array, one per volume or replica; pvs streams it from elsewhere."""
    n_base_images: Annotated[Count, Field(ge=0, le=1000)] = 1
    """Master images or templates beside these copies; not for deduplicated, whose copies include them, nor for pvs."""
    overcommit: Literal["none", "conservative", "moderate", "aggressive"] = "conservative"
    """For linked clones: how many times its size View lets clones promise on a datastore: 1, 4, 7 or 15."""
    growth_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 2.0
    """Blocks written by a desktop that its image does not hold: profile, deltas, page file, write cache."""
    disposable_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 0.0
    """Disk of its own for page file and temporary files, emptied at power-off."""
    persistent_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 0.0
    """Disk of its own that survives a refresh or recompose."""
    profile_container_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 0.0
    """Profile container of each user on the same array; FSLogix lets one grow to 29.3 GiB unless told otherwise."""
    user_data_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 0.0
    """User data kept on the same array."""
    data_growth_fraction_per_year: Fraction = 0.0
    """Growth of persistent disks, profile containers and user data, compounded yearly."""
    growth_years: Annotated[Number, Field(ge=0, le=10)] = 0.0
    """Years of that growth to have room for."""
    snapshot_reserve_fraction: Fraction = 0.0
    """Room for snapshots, as a share of what cannot be made anew: grown user data, and deltas of dedicated desktops."""


WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


class Repetition(Document):
    """On which days an event happens again, at the same time of the clock on the wall."""

    weekdays: Annotated[
        tuple[Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"], ...], Field(min_length=1, max_length=7)
    ]
    """Days on which it happens again."""
    until: Day | None = None
    """Last day, inclusive; by default that of the calendar."""


class _Event(Document):
    id: Identifier
    """What answers call the event."""
    name: Text
    """What people call it."""
    starts_at: Instant
    """When it happens, for the first time if it repeats."""
    time_zone: Zone | None = None
    """Zone of the clock by which the event repeats; by default that of the scenario."""
    repeat: Repetition | None = None
    """It happens once by default."""
    notes: Notes = ""
    """Whatever readers of the answer should know."""


class _PoolEvent(_Event):
    pool_ids: Annotated[tuple[Identifier, ...], Field(min_length=1, max_length=40)]
    """Pools that take part."""
    at_local_time: Flag = False
    """Each pool does it when the clocks of its own site show the time that the event's clock shows at its start."""


class Provision(_PoolEvent):
    """Make the desktops of a pool from its image."""

    kind: Literal["provision"]


class PowerOn(_PoolEvent):
    """Switch desktops on."""

    kind: Literal["power_on"]
    n_slots: Annotated[Count, Field(ge=1, le=10_000)] = 128
    """Desktops powered on at the same time; the next one starts when one is up."""
    desktop_fraction: Annotated[Number, Field(gt=0, le=1)] = 1.0
    """Share of each pool that is switched on ahead; the others come up when their users arrive."""
    on_arrival_slots: Annotated[Count, Field(ge=1, le=10_000)] = 50
    """Desktops that the broker powers on at the same time for users who find theirs off."""
    on_arrival_per_minute: Annotated[Number, Field(gt=0, le=100_000)] | None = None
    """Desktops that the broker powers on per minute at most for such users; no limit by default."""


class Reboot(_PoolEvent):
    """Switch all desktops off and on again. Whoever is logged in is logged off."""

    kind: Literal["reboot"]
    n_slots: Annotated[Count, Field(ge=1, le=10_000)] = 128
    """Desktops powered on at the same time; the next one starts when one is up."""


class Login(_PoolEvent):
    """The users of a pool arrive, log in and do their start-of-day work."""

    kind: Literal["login"]
    window_s: Annotated[Number, Field(ge=60, le=86_400)] = 1800.0
    """Time from the first to the last arrival; not looked at when *logins_per_minute* is given."""
    logins_per_minute: Annotated[Number, Field(gt=0, le=1_000_000)] | None = None
    """Users of all its pools who arrive per minute, at a fixed rate until everyone is there."""
    arrivals: Literal["uniform", "bell"] = "uniform"
    """Uniform: the same rate throughout. Bell: 40 % arrive in the middle sixth of the window."""
    averaging_s: Annotated[Number, Field(ge=60, le=86_400)] | None = None
    """Figures of this event are means over this long from the first arrival; by default over the window."""

    @model_validator(mode="after")
    def _arrives_in_one_way(self) -> Self:
        if self.logins_per_minute is not None and self.arrivals == "bell":
            raise contradiction("arrivals", "is no fixed rate of arrivals", "uniform, or no logins_per_minute")
        return self


class Logoff(_PoolEvent):
    """The users of a pool log off; their desktops stay on, as they are or as their image is."""

    kind: Literal["logoff"]
    window_s: Annotated[Number, Field(ge=60, le=86_400)] = 1800.0
    """Time from the first to the last logoff."""
    refresh: Flag = False
    """Desktops go back to their image and start again before the next user; profiles are kept elsewhere."""
    refresh_slots: Annotated[Count, Field(ge=1, le=10_000)] = 12
    """Desktops that do so at the same time."""


class Recompose(_PoolEvent):
    """Renew the desktops of a pool from a new image, some at a time; nobody may be logged in."""

    kind: Literal["recompose"]
    n_slots: Annotated[Count, Field(ge=1, le=10_000)] = 12
    """Desktops renewed at the same time."""


class _Sweep(_PoolEvent):
    n_slots: Annotated[Count, Field(ge=1, le=10_000)] = 64
    """Desktops that do it at the same time; the next one starts when one is done."""
    mb_per_s_per_desktop: Annotated[Number, Field(gt=0, le=10_000)] | None = None
    """Pace to which each desktop is throttled; as fast as the storage lets it by default."""


class AntivirusScan(_Sweep):
    """Every desktop that is on reads its disk through."""

    kind: Literal["antivirus_scan"]
    gib_per_desktop: Annotated[Number, Field(gt=0, le=4096)] = 10.0
    """Data that one desktop reads."""


class Patch(_Sweep):
    """Every desktop that is on installs an update: reads, then mostly writes."""

    kind: Literal["patch"]
    read_gib_per_desktop: Annotated[Number, Field(gt=0, le=4096)] = 0.5
    """Data that one desktop reads."""
    write_gib_per_desktop: Annotated[Number, Field(gt=0, le=4096)] = 1.0
    """Data that one desktop writes."""


class _Interval(_Event):
    ends_at: Instant
    """When it is over, each time that it happens."""

    @model_validator(mode="after")
    def _has_a_length(self) -> Self:
        if self.ends_at <= self.starts_at:
            raise contradiction("ends_at", "must end after it starts", f"after {self.starts_at.isoformat()}")
        return self


class Maintenance(_Interval):
    """A window in which people work on the infrastructure; it takes nothing away by itself."""

    kind: Literal["maintenance"]


class Outage(_Interval):
    """The storage network is down: nothing is read or written until it ends."""

    kind: Literal["outage"]


class Backup(_Interval):
    """Data is read from the array beside everything else: a backup, or the source side of a replication."""

    kind: Literal["backup"]
    read_mb_per_s: Annotated[Number, Field(gt=0, le=1_000_000)]
    """Rate at which it reads."""
    sequential_fraction: Fraction = 1.0
    """Share of it that is read in order; changed blocks of a replication are not."""


class Replication(_Interval):
    """Data arrives from another site and is written beside everything else."""

    kind: Literal["replication"]
    write_mb_per_s: Annotated[Number, Field(gt=0, le=1_000_000)]
    """Rate at which it writes."""


class LoadTest(_Interval):
    """A load generator runs on every desktop that is on, as fast as the storage answers."""

    kind: Literal["load_test"]
    pool_ids: Annotated[tuple[Identifier, ...], Field(min_length=1, max_length=40)]
    """Pools that take part."""
    at_local_time: Flag = False
    """Each pool does it when the clocks of its own site show the time that the event's clock shows at its start."""
    outstanding_ios: Annotated[Number, Field(ge=1, le=1024)] = 1.0
    """I/Os that each desktop keeps going at once."""
    read_fraction: Fraction = 0.5
    """Share of the I/Os that read."""
    io_kib: Annotated[Number, Field(gt=0, le=4096)] = 4.0
    """Size of every I/O."""
    sequential_fraction: Fraction = 0.0
    """Share of the I/Os that follow each other on the disk."""


Part = Literal["controller", "drive", "port", "flash_cache"]


class Failure(_Interval):
    """A part of the array is missing until it is replaced."""

    kind: Literal["failure"]
    part: Part
    """What breaks."""
    n_parts: Annotated[Count, Field(ge=1, le=64)] = 1
    """How many of them."""
    tier: Literal["drives", "flash", "performance", "capacity"] | None = None
    """For drives: the tier that loses them; the first one by default."""
    rebuild_fraction: Annotated[Number, Field(ge=0, lt=1)] = 0.2
    """For drives: share of the surviving drives' time that rebuilding takes."""


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
    """Servers, spare ones included."""
    memory_gib_per_host: Annotated[Number, Field(gt=0, le=65_536)]
    """Memory of one host."""
    n_cores_per_host: Annotated[Count, Field(ge=1, le=1024)] | None = None
    """Cores of one host; without them and their clock the hosts' CPU is not judged."""
    ghz_per_core: Annotated[Number, Field(gt=0, le=10)] | None = None
    """Clock of a core; without it and the cores the hosts' CPU is not judged."""
    host_cache_gib: Annotated[Number, Field(ge=0, le=1024)] = 0.0
    """Memory of each host that caches blocks of the images (CBRC, View Storage Accelerator); 0 switches it off."""
    storage_gbit_per_s_per_host: Annotated[Number, Field(gt=0, le=1600)] | None = None
    """Line rate of one host towards the storage, all its ports together; without it the hosts' links are not judged."""
    n_spare_hosts: Annotated[Count, Field(ge=0, le=1000)] = 0
    """Hosts of these that may fail or be serviced: the others must carry all desktops."""

    @model_validator(mode="after")
    def _some_host_is_at_work(self) -> Self:
        if self.n_spare_hosts >= self.n_hosts:
            raise contradiction("n_spare_hosts", "must leave a host for the desktops", f"less than {self.n_hosts}")
        return self


class TierChoice(Document):
    """The drives of one tier of one array."""

    drive_id: Identifier
    """Drive of the catalogue."""
    n_drives: Annotated[Count, Field(ge=1, le=10_000)]
    """Drives of the tier, parity and spares included."""


class ArrayConfiguration(Document):
    """The array with everything that can be chosen. Counts are those of one array."""

    model_id: Identifier
    """Array of the catalogue."""
    firmware_id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9.-]{0,63}$")]
    """Release of its firmware, one of those that the catalogue lists for it."""
    n_arrays: Annotated[Count, Field(ge=1, le=1000)] = 1
    """Arrays of this kind that share the desktops evenly: PODs, members of a group, nodes, appliances."""
    n_controllers: Annotated[Count, Field(ge=1, le=64)] = 1
    """Controllers that serve these desktops."""
    tiers: Annotated[tuple[TierChoice, ...], Field(min_length=1, max_length=3)]
    """Drives of each tier, from the fastest to the slowest."""
    flash_cache_gib: Annotated[Number, Field(ge=0, le=65_536)] = 0.0
    """Cache on flash, all controllers together."""
    n_ports: Annotated[Count, Field(ge=1, le=256)] = 1
    """Front-end ports in use, all controllers together."""

    @property
    def n_drives(self) -> int:
        """Drives of all tiers of one array."""
        return sum(tier.n_drives for tier in self.tiers)


class Goals(Document):
    """What the week must keep to. Defaults are the standard set."""

    login_good_s: Annotated[Number, Field(gt=0, le=3600)] = 15.0
    """A login up to this long is good."""
    login_fair_s: Annotated[Number, Field(gt=0, le=3600)] = 60.0
    """A login up to this long is fair; beyond it is poor."""
    login_min_good_fraction: Fraction = 0.9
    """Share of the users of a login event who must have a good login."""
    login_max_poor_fraction: Fraction = 0.01
    """Share of the users of a login event who may have a poor login."""
    host_latency_max_ms: Annotated[Number, Field(gt=0, le=10_000)] = 20.0
    """Mean response time at the hosts while people log in or work. Usual limits: 20 ms (PS6100XS), 15 ms (VNX5500)."""
    power_on_max_s: Annotated[Number, Field(gt=0, le=604_800)] = 3600.0
    """Time in which a pool must be up."""
    provisioning_max_s: Annotated[Number, Field(gt=0, le=604_800)] = 14_400.0
    """Time in which a pool must be made."""
    controller_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.9
    """Mean controller CPU while people log in or work."""
    drive_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.8
    """Mean drive utilisation while people log in or work."""
    port_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.9
    """Mean front-end port utilisation while people log in or work."""
    host_cpu_max_fraction: Annotated[Number, Field(gt=0, le=1)] = 0.9
    """Mean CPU of the hosts while people log in or work."""
    memory_oversubscription_max_ratio: Annotated[Number, Field(gt=0, le=10)] = 1.5
    """Configured memory of the desktops over memory of the hosts; beyond it hosts swap and balloon."""
    spare_capacity_fraction: Annotated[Number, Field(ge=0, lt=1)] = 0.15
    """Share of the usable capacity that stays free."""
    survives: Annotated[tuple[Part, ...], Field(max_length=4)] = ()
    """Parts of which one may be missing during every event while all goals are kept; what is recommended does it."""

    @model_validator(mode="after")
    def _thresholds_rise(self) -> Self:
        if self.login_fair_s <= self.login_good_s:
            raise contradiction("login_fair_s", "must be above login_good_s", f"more than {self.login_good_s:g}")
        return self


class Indicators(Document):
    """Limits and weights of Liquidware's experience indicators, those that can be computed.

    They grade, and no phase fails by them. Login delay has the limits of the goals. Defaults: PS6100XS study, Figure 3;
    TR-3949 prints the same limits in Figures 9 and 10.
    """

    login_delay_weight_fraction: Fraction = 0.2
    """Weight among the machine indicators."""
    application_load_good_s: Annotated[Number, Field(gt=0, le=3600)] = 10.0
    """Applications that start within this are good."""
    application_load_fair_s: Annotated[Number, Field(gt=0, le=3600)] = 30.0
    """Up to this they are fair, beyond it poor."""
    application_load_weight_fraction: Fraction = 0.2
    """Weight among the machine indicators."""
    disk_load_good_iops: Annotated[Number, Field(gt=0, le=100_000)] = 25.0
    """I/Os per second of a desktop up to this are good."""
    disk_load_fair_iops: Annotated[Number, Field(gt=0, le=100_000)] = 50.0
    """Up to this they are fair, beyond it poor."""
    disk_load_weight_fraction: Fraction = 0.25
    """Weight among the I/O indicators."""
    disk_queue_good_ios: Annotated[Number, Field(gt=0, le=10_000)] = 1.0
    """I/Os of a desktop under way at once up to this are good."""
    disk_queue_fair_ios: Annotated[Number, Field(gt=0, le=10_000)] = 3.0
    """Up to this they are fair, beyond it poor."""
    disk_queue_weight_fraction: Fraction = 0.25
    """Weight among the I/O indicators."""

    @model_validator(mode="after")
    def _thresholds_rise(self) -> Self:
        for name, unit in (("application_load", "s"), ("disk_load", "iops"), ("disk_queue", "ios")):
            good, fair = getattr(self, f"{name}_good_{unit}"), getattr(self, f"{name}_fair_{unit}")
            if fair <= good:
                raise contradiction(f"{name}_fair_{unit}", f"must be above {name}_good_{unit}", f"more than {good:g}")
        return self


class Growth(Document):
    """How the desktops become more; what is recommended holds until the end of it."""

    desktops_fraction_per_year: Annotated[Number, Field(ge=0, le=1)] = 0.0
    """Desktops that are added each year, as a share of those there are."""
    through_year: Annotated[Count, Field(ge=FIRST_YEAR, le=LAST_YEAR)] | None = None
    """Last year that the array must hold; by default that of the calendar."""


class Scenario(Document):
    """A sizing question: these desktops, this calendar, that array, those goals."""

    schema_version: Annotated[Literal[1], BeforeValidator(_whole_number)] = 1
    """Version of this kind of document."""
    name: Text
    """What people call the scenario."""
    notes: Notes = ""
    """Whatever readers of the answer should know."""
    time_zone: Zone = "UTC"
    """Zone in which the calendar is shown and its events repeat; instants carry their own."""
    calendar: Calendar
    pools: Annotated[tuple[Pool, ...], Field(min_length=1, max_length=40)]
    events: Annotated[tuple[Event, ...], Field(min_length=1, max_length=200)]
    hosts: Hosts
    array: ArrayConfiguration
    goals: Goals = Goals()
    growth: Growth = Growth()
    indicators: Indicators = Indicators()

    @property
    def n_desktops(self) -> int:
        """Desktops of all pools."""
        return sum(pool.n_desktops for pool in self.pools)

    def clock_of(self, event: Event) -> ZoneInfo:
        """The clock on the wall that an event goes by."""
        return ZoneInfo(event.time_zone or self.time_zone)

    def arrivals_s(self, login: Login, pool_ids: Iterable[str]) -> float:
        """Seconds from the first to the last arrival of a login event in some of its pools."""
        if login.logins_per_minute is None:
            return login.window_s
        n_desktops = sum(pool.n_desktops for pool in self.pools if pool.id in set(pool_ids))
        return n_desktops / login.logins_per_minute * 60.0
