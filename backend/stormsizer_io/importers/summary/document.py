"""What files hold, small enough to look at and confirm, whatever their size: what an import shows before it is taken.

Units in the names; instants in UTC. A digest is JSON both ways, so that it can be made in a process of its own.
"""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, AwareDatetime, Field, model_validator

from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Event
from stormsizer.model.scenario.document import Zone
from stormsizer.model.scenario.problems import contradiction, refusal
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.parsing.mappings import Measure

MOST_CURVE_POINTS = 1_500
MOST_FILES = 40


class PhaseKind(StrEnum):
    """Phases of a profile that measured windows may be taken for."""

    POWER_ON = "power_on"
    FIRST_LOGIN = "first_login"
    MONDAY_LOGIN = "monday_login"
    TUESDAY_LOGIN = "tuesday_login"
    STEADY_STATE = "steady_state"
    IDLE = "idle"


class Window(Document):
    """A window of a phase: on one day, or at the same time of every day that was measured."""

    phase: PhaseKind
    starts_at: AwareDatetime | None = None
    """When it begins, for a window on one day."""
    ends_at: AwareDatetime | None = None
    """When that window ends."""
    from_time: Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")] | None = None
    """When it begins by the site's clock on every day, e.g. 08:30; instead of the instants."""
    to_time: Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")] | None = None
    """When it ends by that clock; before its begin it ends the next day."""

    @model_validator(mode="after")
    def _is_one_or_the_other(self) -> Self:
        n_instants = (self.starts_at, self.ends_at).count(None)
        n_times = (self.from_time, self.to_time).count(None)
        if {n_instants, n_times} != {0, 2}:
            raise refusal("is no window", "starts_at and ends_at, or from_time and to_time")
        if self.starts_at and self.ends_at and self.ends_at <= self.starts_at:
            raise contradiction("ends_at", "must be after it starts", f"after {self.starts_at.isoformat()}")
        return self


def _known_measure(name: str) -> str:
    if name not in set(Measure):
        raise refusal("is no measure", ", ".join(Measure))
    return name


class ColumnChoice(Document):
    """What a column of a table holds."""

    measure: Annotated[str, Field(max_length=60), AfterValidator(_known_measure)]
    """One of the measures that the digest of a table lists."""
    column: Annotated[str, Field(max_length=2000)]
    """Header of the column."""
    scale: Annotated[float, Field(gt=0, le=1e15)] = 1.0
    """What its numbers are multiplied by to stand in I/Os, bytes and seconds; shares become fractions."""


class TableMapping(Document):
    """Which column of a table means what."""

    time: Annotated[str, Field(max_length=2000)]
    """The column of instants."""
    columns: Annotated[tuple[ColumnChoice, ...], Field(min_length=1, max_length=40)]
    entity: Annotated[str, Field(max_length=2000)] | None = None
    """The column that names machines; without one the whole table is of storage that desktops share."""
    stamps: Literal["end", "start"] = "end"
    """Whether an instant ends or begins the interval of its row."""
    order: Literal["month first", "day first", "year first"] | None = None
    """Which way round dates stand, where they can be read in two ways."""
    bias_minutes: Annotated[int, Field(ge=-1440, le=1440)] | None = None
    """What to add to the times of the table for UTC."""


class Wishes(Document):
    """How files are to be read."""

    time_zone: Zone = "UTC"
    """Clock of the site: for windows by the time of the day, for dates without a zone, and for what is shown."""
    n_desktops: Annotated[int, Field(ge=1, le=100_000)] | None = None
    """How many desktops stand behind counters of hosts or volumes: of iostat and sar, of tables that name no machines.
    Not needed where machines were measured."""
    windows: Annotated[tuple[Window, ...], Field(max_length=40)] = ()
    """Windows that phases are taken from; by default those that the storms found suggest."""
    mapping: TableMapping | None = None
    """For tables; by default the one that the headers suggest."""
    bucket_s: Annotated[float, Field(ge=1, le=3600)] | None = None
    """Length of the buckets in which desktops are added; by default the longest of the files' usual intervals."""
    taken_at: AwareDatetime | None = None
    """When a file without a clock of its own was begun, such as histograms and traces."""
    spread_evenly: bool = False
    """Whether samples whose seconds a spreadsheet cut off may be spread evenly."""
    calendar_from: AwareDatetime | None = None
    """Begin of the window in which repeating entries of a calendar are looked at."""
    calendar_to: AwareDatetime | None = None
    """End of that window."""

    @model_validator(mode="after")
    def _calendar_has_a_length(self) -> Self:
        if self.calendar_from and self.calendar_to and self.calendar_to <= self.calendar_from:
            raise contradiction("calendar_to", "must be after its begin", f"after {self.calendar_from.isoformat()}")
        return self


class Remark(Document):
    """Something about a file that people should know: what was skipped, guessed or repaired, and where."""

    text: str
    row: int | None = None
    """Counted from 1, header included."""
    column: str | None = None


class Refusal(Document):
    """Why a file cannot be taken."""

    file: str
    message: str
    row: int | None = None
    column: str | None = None
    given: str = ""
    allowed: str = ""


class FileDigest(Document):
    """One file: what it seems to be and how much of it was used."""

    name: str
    tool: Tool
    n_bytes: int
    """Of the file as it came, packed or not."""
    sha256: str
    n_rows_used: int
    n_rows_skipped: int
    remarks: tuple[Remark, ...]
    facts: dict[str, str]
    """What the file says of itself: host, time zone, counters that were found."""


class TableDigest(Document):
    """The columns of a table, for the dialogue in which people say what they mean."""

    header: tuple[str, ...]
    first_rows: tuple[tuple[str, ...], ...]
    """At most five, as they stand in the file."""
    measures: tuple[str, ...]
    """What a column may hold."""
    mapping: TableMapping | None
    """The one that was used, or that the headers suggest; null where they suggest none."""


class Curve(Document):
    """All desktops together over time, at most 1,500 points; null where nothing was measured. All of one length."""

    starts_at: datetime
    bucket_s: float
    reads_iops: tuple[float | None, ...]
    """Means over each point."""
    writes_iops: tuple[float | None, ...]
    peak_iops: tuple[float | None, ...]
    """Reads and writes of the busiest bucket within each point."""
    read_mb_per_s: tuple[float | None, ...]
    write_mb_per_s: tuple[float | None, ...]
    n_desktops: tuple[int, ...]
    """Desktops measured."""


class FoundStorm(Document):
    """A storm that stands out of the load: a guess, with its reasons."""

    id: str
    """For choosing it: `storm-1` and so on, by time."""
    kind: Literal["boot", "login", "logout", "unknown"]
    starts_at: datetime
    ends_at: datetime
    peak_iops: float
    calm_iops: float
    read_fraction: float | None
    certainty: float
    """How sure it is that this is a storm at all, 0 to 1."""
    kind_certainty: float
    """How sure its kind is, 0 to 1."""
    why: str
    arrivals_start_at: datetime | None = None
    """When its desktops began, if they came evenly: from then on; null where the curve of the load does not tell."""
    arrivals_end_at: datetime | None = None
    """Until then. The storm lasts longer: until what the last ones do is done."""


class SizeBar(Document):
    """I/Os of one size."""

    size_bytes: float
    fraction: float


class MeasuredPhase(Document):
    """What a desktop asks for in a window, and how the desktops differ. Null: was not measured."""

    phase: PhaseKind
    starts_at: datetime
    """Of the first time that was measured."""
    ends_at: datetime
    """Of the last."""
    measured_s: float
    """How long it was measured, over all days."""
    n_desktops: int
    reads_iops_per_desktop: float
    writes_iops_per_desktop: float
    read_size_kb: float | None
    write_size_kb: float | None
    mean_iops: float
    """Of all desktops together."""
    busiest_iops: float
    """In the busiest bucket: the coincident peak, never the sum of peaks."""
    read_latency_ms: float | None
    write_latency_ms: float | None
    reading_fraction: float | None
    """Share of the desktops that read at least once in a bucket, mean over the window."""
    writing_fraction: float | None
    sequential_read_fraction: float | None
    sequential_write_fraction: float | None
    spread_cv: float | None
    """Standard deviation over mean of the desktops' rates."""
    top_tenth_fraction: float | None
    """Share of the I/Os that the busiest tenth of the desktops makes."""
    read_sizes: tuple[SizeBar, ...]
    write_sizes: tuple[SizeBar, ...]
    provenance: str
    """E.g. *measured, esxtop file host1.csv, 3 s samples, 07:40-09:10*."""
    is_proposed: bool
    """Whether the window was proposed from a storm found, and not said by anybody."""


class WorkloadDigest(Document):
    """What was measured of desktops."""

    n_entities: int
    entity_kind: Literal["vm", "disk", "host", "volume"]
    first_at: datetime | None
    """Null where no file has a clock."""
    last_at: datetime | None
    interval_s: float | None
    """Usual length of a sample."""
    curve: Curve | None
    storms: tuple[FoundStorm, ...]
    phases: tuple[MeasuredPhase, ...]
    refused_windows: tuple[Refusal, ...]
    """Windows in which nothing was measured, and why."""
    remarks: tuple[Remark, ...] = ()
    """On all files together: what was counted once, left out or proposed, and why."""


class FoundPool(Document):
    """Machines that look like desktops of one pool. Null: the file does not tell."""

    id: str
    """For choosing it: `pool-1` and so on, the largest first."""
    name: str
    n_desktops: int
    n_on: int
    n_cpus: int | None
    memory_gib: float | None
    disk_gib: float | None
    provisioned_gib: float | None
    """Means per desktop, on the datastores."""
    used_gib: float | None
    unshared_gib: float | None
    guest_os: str
    clusters: tuple[str, ...]
    why: str


class FoundHosts(Document):
    """Hosts alike."""

    id: str
    """For choosing them: `hosts-1` and so on."""
    n_hosts: int
    model: str
    cpu_model: str
    n_cores: int | None
    ghz_per_core: float | None
    memory_gib: float | None
    clusters: tuple[str, ...]


class InventoryDigest(Document):
    """What was counted."""

    taken_at: datetime | None
    n_machines: int
    n_machines_on: int
    n_hosts: int
    n_datastores: int
    disk_gib: float | None
    provisioned_gib: float | None
    used_gib: float | None
    pools: tuple[FoundPool, ...]
    hosts: tuple[FoundHosts, ...]


class FoundEntry(Document):
    """An entry of somebody's calendar, once for each time that it happens."""

    id: str
    """For choosing it: `entry-1` and so on."""
    name: str
    starts_at: datetime
    ends_at: datetime
    is_all_day: bool
    kind: str | None
    """Kind of event that it may be; null where nothing points to one."""
    is_guessed: bool
    n_users: int | None


class CalendarDigest(Document):
    """What a calendar holds."""

    events: tuple[Event, ...]
    """Events that this product wrote, as they were or as people have moved them since."""
    entries: tuple[FoundEntry, ...]


class FioDirection(Document):
    """Reads or writes of a job."""

    iops: float
    size_kb: float | None
    latency_ms: float | None
    latency_p99_ms: float | None


class FioJob(Document):
    """One job of a run of fio."""

    name: str
    seconds: float
    read_fraction: float | None
    reads: FioDirection
    writes: FioDirection


class FioDigest(Document):
    """A run of fio."""

    version: str
    jobs: tuple[FioJob, ...]


class Digest(Document):
    """What some files hold. Files that cannot be read are refused one by one; the others are taken."""

    wishes: Wishes
    files: tuple[FileDigest, ...]
    refused: tuple[Refusal, ...]
    table: TableDigest | None = None
    """Of the first table among the files."""
    workload: WorkloadDigest | None = None
    inventory: InventoryDigest | None = None
    calendar: CalendarDigest | None = None
    fio: FioDigest | None = None
