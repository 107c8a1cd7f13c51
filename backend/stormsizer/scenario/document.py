"""The scenario document: pools, calendar, hosts, array and goals, as browser, API and command line all speak it."""

import re
import unicodedata
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Literal, Self
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import AfterValidator, AwareDatetime, BeforeValidator, Field, model_validator

from stormsizer.provenance import Document
from stormsizer.scenario.problems import contradiction, refusal

SCHEMA_VERSION = 1
LONGEST_CALENDAR = timedelta(days=28)
FIRST_YEAR, LAST_YEAR = 1970, 2199
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


def _whole_number(value: Any) -> Any:
    if type(value) is not int:
        raise refusal("is no whole number", "a whole number")
    return value


Text = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(_plain_text), AfterValidator(_one_line)]
Notes = Annotated[str, Field(max_length=2500), AfterValidator(_plain_text)]
Identifier = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,63}$")]
Instant = Annotated[AwareDatetime, BeforeValidator(_written_instant), AfterValidator(_whole_second)]
Count = Annotated[int, Field(strict=True)]
Number = Annotated[float, Field(strict=True)]
"""A number, not a text that looks like one, nor true or false."""
Fraction = Annotated[Number, Field(ge=0, le=1)]


class Calendar(Document):
    """The period that is simulated, half-open."""

    starts_at: Instant
    ends_at: Instant

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
    name: Text
    n_desktops: Annotated[Count, Field(ge=1, le=100_000)]
    """Number of virtual desktops, each with one user."""
    profile_id: Identifier
    """Workload profile of the catalogue: guest OS, user type and load generator."""
    clone_type: Literal["deduplicated", "full"] = "deduplicated"
    """Whether clones share the blocks of their image on the array (file clones, linked clones) or not."""
    assignment: Literal["dedicated", "floating"] = "dedicated"
    """Dedicated: a user waits for one desktop of their own. Floating: any desktop that is up will do."""
    initial_state: InitialState = "idle_used"
    """State of the desktops when the calendar begins."""
    memory_gib: Annotated[Number, Field(gt=0, le=1024)] = 2.0
    """Memory configured per desktop; sizes the swap files."""
    memory_reservation_fraction: Fraction = 0.0
    """Share of the memory that is reserved on the host and needs no swap file."""
    image_gib: Annotated[Number, Field(gt=0, le=4096)] = 25.0
    """Size of the master image."""
    n_image_copies: Annotated[Count, Field(ge=1, le=1000)] = 1
    """Full copies of the image kept on the array, one per volume or replica."""
    growth_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 2.0
    """Blocks written by a desktop that its image does not hold: profile, deltas, page file."""
    user_data_gib_per_desktop: Annotated[Number, Field(ge=0, le=4096)] = 0.0
    """User data kept on the same array."""


class _Event(Document):
    id: Identifier
    name: Text
    starts_at: Instant
    notes: Notes = ""


class _PoolEvent(_Event):
    pool_ids: Annotated[tuple[Identifier, ...], Field(min_length=1, max_length=40)]
    """Pools that take part."""


class Provision(_PoolEvent):
    """Make the desktops of a pool from its image."""

    kind: Literal["provision"]


class PowerOn(_PoolEvent):
    """Switch desktops on."""

    kind: Literal["power_on"]
    n_slots: Annotated[Count, Field(ge=1, le=10_000)] = 128
    """Desktops powered on at the same time; the next one starts when one is up."""


class Reboot(_PoolEvent):
    """Switch all desktops off and on again. Whoever is logged in is logged off."""

    kind: Literal["reboot"]
    n_slots: Annotated[Count, Field(ge=1, le=10_000)] = 128
    """Desktops powered on at the same time; the next one starts when one is up."""


class Login(_PoolEvent):
    """The users of a pool arrive, log in and do their start-of-day work."""

    kind: Literal["login"]
    window_s: Annotated[Number, Field(ge=60, le=86_400)] = 1800.0
    """Time from the first to the last arrival."""
    arrivals: Literal["uniform", "bell"] = "uniform"
    """Uniform: the same rate throughout. Bell: 40 % arrive in the middle sixth of the window."""
    averaging_s: Annotated[Number, Field(ge=60, le=86_400)] | None = None
    """Figures of this event are means over this long from the first arrival; by default over the window."""


class Logoff(_PoolEvent):
    """The users of a pool log off; their desktops stay on."""

    kind: Literal["logoff"]
    window_s: Annotated[Number, Field(ge=60, le=86_400)] = 1800.0
    """Time from the first to the last logoff."""


class _Interval(_Event):
    ends_at: Instant

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


Event = Annotated[Provision | PowerOn | Reboot | Login | Logoff | Maintenance | Outage, Field(discriminator="kind")]


class Hosts(Document):
    """The servers that run the desktops."""

    n_hosts: Annotated[Count, Field(ge=1, le=10_000)]
    memory_gib_per_host: Annotated[Number, Field(gt=0, le=65_536)]


class ArrayConfiguration(Document):
    """One array, or one controller of it, with everything that can be chosen."""

    model_id: Identifier
    firmware_id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9.-]{0,63}$")]
    drive_id: Identifier
    n_controllers: Annotated[Count, Field(ge=1, le=64)] = 1
    """Controllers that serve these desktops."""
    n_drives: Annotated[Count, Field(ge=3, le=10_000)]
    """Drives behind these controllers, parity and spares included."""
    flash_cache_gib: Annotated[Number, Field(ge=0, le=65_536)] = 0.0
    """Read cache on flash, all controllers together."""
    n_ports: Annotated[Count, Field(ge=1, le=256)] = 1
    """Front-end ports in use, all controllers together."""


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
    """Mean response time at the hosts while people log in or work."""
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
    spare_capacity_fraction: Annotated[Number, Field(ge=0, lt=1)] = 0.15
    """Share of the usable capacity that stays free."""

    @model_validator(mode="after")
    def _thresholds_rise(self) -> Self:
        if self.login_fair_s <= self.login_good_s:
            raise contradiction("login_fair_s", "must be above login_good_s", f"more than {self.login_good_s:g}")
        return self


def _known_zone(name: str) -> str:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise refusal("is no time zone", "an IANA time zone, e.g. Europe/Berlin") from error
    return name


class Scenario(Document):
    """A sizing question: these desktops, this calendar, that array, those goals."""

    schema_version: Annotated[Literal[1], BeforeValidator(_whole_number)] = 1
    name: Text
    notes: Notes = ""
    time_zone: Annotated[str, Field(max_length=64), AfterValidator(_known_zone)] = "UTC"
    """Zone in which the calendar is shown; instants carry their own."""
    calendar: Calendar
    pools: Annotated[tuple[Pool, ...], Field(min_length=1, max_length=40)]
    events: Annotated[tuple[Event, ...], Field(min_length=1, max_length=200)]
    hosts: Hosts
    array: ArrayConfiguration
    goals: Goals = Goals()

    @property
    def n_desktops(self) -> int:
        """Desktops of all pools."""
        return sum(pool.n_desktops for pool in self.pools)
