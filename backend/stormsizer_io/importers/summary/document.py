"""Summary of imported files, small enough to review and confirm, regardless of their size.

Names contain the units; instants are in UTC. A summary converts to and from JSON, so a separate process can create
it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Annotated, ClassVar, Literal, Self

from pydantic import AfterValidator, AwareDatetime, Field, model_validator

from stormsizer.messages.text import Text, msg
from stormsizer.model.former_names import AcceptsFormerNames, ReturnsFormerNames
from stormsizer.model.provenance import Document
from stormsizer.model.refusals import contradiction, refusal
from stormsizer.model.scenario import Event
from stormsizer.model.scenario.field_types import Zone
from stormsizer_io.importers.formats.detection import Tool
from stormsizer_io.importers.parsing.mappings import Measure
from stormsizer_io.importers.series.rounded_bytes import FACT
from stormsizer_io.measurements import HelpfulOption

MOST_CURVE_POINTS = 1_500
MOST_FILES = 40
BYTES_OF_VOLUMES, BYTES_AS_PRINTED = msg("import-bytes-of-volumes"), msg("import-bytes-as-printed")
_BYTES_AS_PRINTED_BEFORE = "with two decimals of a megabyte per second"
"""``BYTES_AS_PRINTED`` in imports of earlier releases."""


class PhaseKind(StrEnum):
    """Profile phases to which measured windows can be assigned."""

    POWER_ON = "power_on"
    FIRST_LOGIN = "first_login"
    MONDAY_LOGIN = "monday_login"
    TUESDAY_LOGIN = "tuesday_login"
    STEADY_STATE = "steady_state"
    IDLE = "idle"


class Window(Document):
    """Window of a phase, on one day or at the same time of every measured day."""

    phase: PhaseKind
    starts_at: AwareDatetime | None = None
    """Start of a window on one day."""
    ends_at: AwareDatetime | None = None
    """End of the window on one day."""
    from_time: Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")] | None = None
    """Daily start in the site's time zone, for example 08:30; replaces `starts_at` and `ends_at`."""
    to_time: Annotated[str, Field(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")] | None = None
    """Daily end in the site's time zone; a time earlier than the start is on the next day."""

    @model_validator(mode="after")
    def _is_one_or_the_other(self) -> Self:
        n_instants = (self.starts_at, self.ends_at).count(None)
        n_times = (self.from_time, self.to_time).count(None)
        if {n_instants, n_times} != {0, 2}:
            raise refusal(msg("field-not-a-window"), msg("allowed-window-fields"))
        if self.starts_at and self.ends_at and self.ends_at <= self.starts_at:
            allowed = msg("allowed-after", instant=self.starts_at.isoformat())
            raise contradiction("ends_at", msg("field-not-after-start"), allowed)
        return self


def _known_measure(name: str) -> str:
    if name not in set(Measure):
        raise refusal(msg("field-not-a-measure"), ", ".join(Measure))
    return name


class ColumnChoice(Document):
    """A table column and the measure it contains."""

    measure: Annotated[str, Field(max_length=60), AfterValidator(_known_measure)]
    """One of the measures listed in the table summary."""
    column: Annotated[str, Field(max_length=2000)]
    """Header of the column."""
    scale: Annotated[float, Field(gt=0, le=1e15)] = 1.0
    """Factor that converts the column's numbers to I/Os, bytes, seconds or fractions."""


class TableMapping(Document):
    """Mapping of table columns."""

    time: Annotated[str, Field(max_length=2000)]
    """Column of timestamps."""
    columns: Annotated[tuple[ColumnChoice, ...], Field(min_length=1, max_length=40)]
    entity: Annotated[str, Field(max_length=2000)] | None = None
    """Column of machine names; without one, the table describes storage that the desktops share."""
    stamps: Literal["end", "start"] = "end"
    """Whether a timestamp marks the end or the start of its row's interval."""
    order: Literal["month first", "day first", "year first"] | None = None
    """Order of day and month, for ambiguous dates."""
    bias_minutes: Annotated[int, Field(ge=-1440, le=1440)] | None = None
    """Offset in minutes to add to the table's times to get UTC."""


class ImportOptions(Document):
    """Import options."""

    time_zone: Zone = "UTC"
    """Time zone of the site, used for daily windows, dates without a time zone, and display."""
    n_desktops: Annotated[int, Field(ge=1, le=100_000)] | None = None
    """Number of desktops that the measured hosts or volumes serve, for iostat, sar, and tables without machine names.
    Not needed if machines were measured."""
    windows: Annotated[tuple[Window, ...], Field(max_length=40)] = ()
    """Phase windows; by default, the windows suggested by the detected storms."""
    mapping: TableMapping | None = None
    """Column mapping for tables; by default, the mapping suggested by the headers."""
    machines: Annotated[str, Field(min_length=1, max_length=200)] | None = None
    """Group of machines to count, one of the `machine_groups` of the summary; by default, all machines."""
    bucket_s: Annotated[float, Field(ge=1, le=3600)] | None = None
    """Bucket length for summing desktops; by default the longest typical interval of the files."""
    taken_at: AwareDatetime | None = None
    """Start time of a file without its own clock, such as a histogram or trace."""
    spread_evenly: bool = False
    """Whether to space samples evenly if a spreadsheet removed the seconds from their timestamps."""
    date_order: Literal["month first", "day first"] | None = None
    """Order of day and month in dates such as 03/10/2026, for files whose dates leave it open."""
    pseudonyms: bool = False
    """Whether pseudonyms replace the names of machines, hosts, clusters and calendar entries in the summary and in
    everything derived from it. The uploaded files are deleted as soon as they have been read."""
    calendar_from: AwareDatetime | None = None
    """Start of the window in which repeating calendar entries are considered."""
    calendar_to: AwareDatetime | None = None
    """End of the window in which repeating calendar entries are considered."""

    @model_validator(mode="after")
    def _calendar_has_a_length(self) -> Self:
        if self.calendar_from and self.calendar_to and self.calendar_to <= self.calendar_from:
            allowed = msg("allowed-after", instant=self.calendar_from.isoformat())
            raise contradiction("calendar_to", msg("field-not-after", other="calendar_from"), allowed)
        return self


class Remark(Document):
    """Note on a file: rows skipped, values inferred or repaired, and where."""

    text: Text
    row: int | None = None
    """Counted from 1, including the header."""
    column: str | None = None
    option: HelpfulOption | None = None
    """Import option with which more of the file can be read; null if no option helps."""


class Refusal(Document):
    """Reason why a file or a window was rejected."""

    file: str
    message: Text
    row: int | None = None
    column: str | None = None
    given: Text = ""
    allowed: Text = ""
    option: HelpfulOption | None = None
    """Import option that makes the file or window readable; null if no option helps."""


class FileSummary(Document):
    """One file, with its detected format and how much of it was used."""

    name: str
    tool: Tool
    n_bytes: int
    """Size of the uploaded file, which may be compressed."""
    sha256: str
    n_rows_used: int
    n_rows_skipped: int
    remarks: tuple[Remark, ...]
    facts: dict[str, Text]
    """Metadata from the file by name: host, time zone, counters found."""
    label: Text = ""
    """Name of the format in the reader's language; empty in imports of earlier releases."""

    @property
    def bytes_are_rounded(self) -> bool:
        """Whether bytes per second are rounded to hundredths of a megabyte and were not corrected."""
        return self.facts.get(FACT) in (BYTES_AS_PRINTED, _BYTES_AS_PRINTED_BEFORE)


class TableSummary(Document):
    """Columns of a table, as shown in the mapping dialog."""

    header: tuple[str, ...]
    first_rows: tuple[tuple[str, ...], ...]
    """First rows of the file, unchanged; at most five."""
    measures: tuple[str, ...]
    """Measures that a column can contain."""
    mapping: TableMapping | None
    """The mapping in use, or the one suggested by the headers; null if there is no suggestion."""


class Curve(Document):
    """Combined load of all desktops over time, in at most 1,500 points; null if nothing was measured.

    All arrays have the same length.
    """

    starts_at: datetime
    bucket_s: float
    reads_iops: tuple[float | None, ...]
    """Mean over each point."""
    writes_iops: tuple[float | None, ...]
    peak_iops: tuple[float | None, ...]
    """Reads and writes per second in the busiest bucket of each point."""
    read_mb_per_s: tuple[float | None, ...]
    write_mb_per_s: tuple[float | None, ...]
    n_desktops: tuple[int, ...]
    """Number of desktops measured."""


class FoundStorm(Document):
    """A detected storm, with the reasons for the detection."""

    id: str
    """Identifier for selection: `storm-1` and so on, in chronological order."""
    kind: Literal["boot", "login", "logout", "unknown"]
    """`unknown` if no kind has a probability of at least 70%."""
    starts_at: datetime
    ends_at: datetime
    peak_iops: float
    calm_iops: float
    read_fraction: float | None
    certainty: float
    """Confidence that this is a storm, 0 to 1."""
    kind_certainty: float
    """Probability of its kind, 0 to 1; of the likeliest kind if it is `unknown`."""
    why: Text
    arrivals_start_at: datetime | None = None
    """Start of the desktops' arrivals, assuming even arrivals; null if the load curve does not show it."""
    arrivals_end_at: datetime | None = None
    """End of the arrivals. The storm lasts longer, until the last desktops are done."""


class SizeBar(Document):
    """Share of I/Os that have a given size."""

    size_bytes: float
    fraction: float


class MeasuredIo(Document):
    """I/O of a desktop in a phase. Null means not measured."""

    phase: PhaseKind
    reads_iops_per_desktop: float
    writes_iops_per_desktop: float
    read_size_kb: float | None
    write_size_kb: float | None
    read_latency_ms: float | None
    write_latency_ms: float | None
    sequential_read_fraction: float | None
    sequential_write_fraction: float | None
    provenance: Text
    """For example *measured, esxtop file host1.csv, 3 s samples, March 10, 2026, 07:40–09:10 Europe/Berlin*."""


class MeasuredPhase(MeasuredIo):
    """I/O of a desktop in a window, and the variation between desktops. Null means not measured."""

    starts_at: datetime
    """Start of the measurements in the window."""
    ends_at: datetime
    """End of the measurements in the window."""
    measured_s: float
    """Total measured time, over all days."""
    n_desktops: int
    mean_iops: float
    """Mean IOPS of all desktops combined."""
    busiest_iops: float
    """IOPS of all desktops combined in the busiest bucket: the coincident peak, never the sum of peaks."""
    reading_fraction: float | None
    """Mean share of the desktops that read at least once in a bucket, over the window."""
    writing_fraction: float | None
    spread_cv: float | None
    """Standard deviation of the desktops' rates, divided by their mean."""
    top_tenth_fraction: float | None
    """Share of the I/Os from the busiest tenth of the desktops."""
    read_sizes: tuple[SizeBar, ...]
    write_sizes: tuple[SizeBar, ...]
    is_proposed: bool
    """Whether the window was proposed from a detected storm instead of specified by a user."""


class MachineGroup(Document):
    """Measured machines whose names differ only by a number."""

    name: str
    n_machines: int


class WorkloadSummary(Document):
    """Summary of the desktops' measured activity."""

    n_entities: int
    entity_kind: Literal["vm", "disk", "host", "volume"]
    first_at: datetime | None
    """Start of the measurements; null if no file has a clock."""
    last_at: datetime | None
    interval_s: float | None
    """Typical sampling interval."""
    curve: Curve | None
    storms: tuple[FoundStorm, ...]
    phases: tuple[MeasuredPhase, ...]
    refused_windows: tuple[Refusal, ...]
    """Windows in which nothing was measured, with the reason."""
    remarks: tuple[Remark, ...] = ()
    """Notes on all files combined: what was omitted, counted only once, or proposed, and why."""
    machine_groups: tuple[MachineGroup, ...] = ()
    """Groups of at least three machines in the files, largest first, regardless of the group that is counted."""


class FoundLoad(Document):
    """Measured load of a pool's machines, per machine. Null means not measured.

    Means cover the whole recording, including nights and weekends.
    """

    n_machines: int
    """Machines that were powered on and measured."""
    reads_iops_per_desktop: float
    writes_iops_per_desktop: float
    read_size_kb: float | None
    write_size_kb: float | None
    read_latency_ms: float | None
    write_latency_ms: float | None
    p95_iops_per_desktop: float | None
    """95th percentile: the mean, multiplied by the ratio of the 95th percentile to the mean of the hosts' loads."""
    peak_iops_per_desktop: float | None
    """Mean of the machines' own peaks, which is more than they reach together."""
    provenance: Text

    @property
    def iops_per_desktop(self) -> float:
        """Mean of reads and writes."""
        return self.reads_iops_per_desktop + self.writes_iops_per_desktop


class TotalLoad(Document):
    """Load of machines together: the sum of their I/Os, never of their peaks."""

    n_machines: int
    """Machines that were measured."""
    reads_iops: float
    writes_iops: float
    io_kib: float | None
    """Mean size of these I/Os; null if unknown."""
    level: Literal["mean", "p95_of_hosts", "p95_of_sum"]
    """Mean of the recording; this mean, scaled to the 95th percentile of the hosts' load; or 95th percentile of the
    sums of I/Os at the same time."""
    files: Text
    """Files with these measurements."""


class MachineTotals(Document):
    """Machines of an inventory, with their space and load in total."""

    n_machines: int
    n_on: int
    used_gib: float | None
    """Space in use on the datastores; provisioned space of machines whose space in use is unknown. Null if none is."""
    n_in_use: int
    """Machines whose space in use is known."""
    n_provisioned: int
    """Machines of which only the provisioned space is known."""
    load: TotalLoad | None
    """Null if no file measured it."""
    unmeasured: tuple[str, ...] = ()
    """Names of the first of the running machines whose load no file measured, in alphabetical order."""

    @property
    def n_unmeasured(self) -> int:
        """Running machines whose load no file measured."""
        return self.n_on - (0 if self.load is None else self.load.n_machines)


class FoundPool(Document):
    """Machines that look like one desktop pool. Null means that the file does not have the value."""

    id: str
    """Identifier for selection: `pool-1` and so on, largest first."""
    name: Text
    n_desktops: int
    n_on: int
    n_cpus: int | None
    memory_gib: float | None
    disk_gib: float | None
    provisioned_gib: float | None
    """Mean space per desktop, on the datastores."""
    used_gib: float | None
    unshared_gib: float | None
    guest_os: str
    clusters: tuple[str, ...]
    why: Text
    load: FoundLoad | None = None
    """Measured load of these machines; null if no file measured it."""
    totals: MachineTotals | None = None
    """Space and load of these machines in total; null in imports of earlier releases."""


class FoundHosts(Document):
    """A group of similar hosts."""

    id: str
    """Identifier for selection: `hosts-1` and so on."""
    n_hosts: int
    model: str
    cpu_model: str
    n_cores: int | None
    ghz_per_core: float | None
    memory_gib: float | None
    clusters: tuple[str, ...]


class InventorySummary(Document):
    """Summary of an inventory."""

    taken_at: datetime | None
    n_machines: int
    n_machines_on: int
    n_hosts: int
    """0 if no file lists hosts."""
    n_datastores: int
    """0 if no file lists datastores."""
    disk_gib: float | None
    provisioned_gib: float | None
    used_gib: float | None
    pools: tuple[FoundPool, ...]
    hosts: tuple[FoundHosts, ...]
    unpooled: MachineTotals | None = None
    """Machines in none of these pools, such as servers; null in imports of earlier releases."""


class FoundEntry(Document):
    """One occurrence of a calendar entry."""

    id: str
    """Identifier for selection: `entry-1` and so on."""
    name: Text
    starts_at: datetime
    ends_at: datetime
    is_all_day: bool
    kind: str | None
    """Possible event kind; null if nothing suggests one."""
    is_guessed: bool
    n_users: int | None


class CalendarSummary(Document):
    """Summary of a calendar."""

    events: tuple[Event, ...]
    """Events written by this product, unchanged or moved by users."""
    entries: tuple[FoundEntry, ...]


class FioDirection(Document):
    """Results for the reads or the writes of a job."""

    iops: float
    size_kb: float | None
    latency_ms: float | None
    latency_p99_ms: float | None


class FioJob(Document):
    """One job of a fio run."""

    name: str
    seconds: float
    read_fraction: float | None
    reads: FioDirection
    writes: FioDirection


class FioSummary(Document):
    """Results of fio runs."""

    version: str
    jobs: tuple[FioJob, ...]


class ImportSummary(Document, ReturnsFormerNames, AcceptsFormerNames):
    """Summary of imported files. Files that cannot be read are rejected individually; the others are imported."""

    FORMER_NAMES: ClassVar[Mapping[str, str]] = {"options": "wishes"}

    options: ImportOptions
    files: tuple[FileSummary, ...]
    refused: tuple[Refusal, ...]
    table: TableSummary | None = None
    """Columns of the first table among the files."""
    workload: WorkloadSummary | None = None
    inventory: InventorySummary | None = None
    calendar: CalendarSummary | None = None
    fio: FioSummary | None = None
