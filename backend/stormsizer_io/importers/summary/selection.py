"""Selection of imported data to apply to a scenario, and the resulting proposal for review."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from stormsizer.messages.text import Text as MessageText
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import MAIN_ARRAY, Scenario
from stormsizer.model.scenario.field_types import Identifier, Text
from stormsizer.report.imported import Imported


class ProfileChoice(Document):
    """A workload profile for this customer: a catalog profile with some values replaced by measured values."""

    based_on: Identifier
    """Catalog profile that supplies values that measurements do not show: think times, cold reads, working set."""
    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$")]
    """ID of the new profile."""
    name: Text
    phases: Annotated[tuple[Annotated[int, Field(ge=0, lt=40)], ...], Field(min_length=1, max_length=40)]
    """Measured phases to use, by their index in the summary, from 0; at most one of each kind."""
    pool_ids: Annotated[tuple[Identifier, ...], Field(max_length=40)] = ()
    """Pools in the scenario that use the new profile."""


class LoadChoice(Document):
    """Measured load of an inventory pool, as the steady state of a new workload profile.

    The profile that the pool has otherwise provides all other values.
    """

    level: Literal["mean", "p95"]
    """Mean of the recording, or 95th percentile."""
    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$")]
    """ID of the new profile."""
    name: Text


class PoolChoice(Document):
    """An inventory pool to apply to the scenario."""

    found_id: Identifier
    """Pool in the summary, for example pool-1."""
    pool_id: Identifier
    """Pool in the scenario to update; it is added if it does not exist."""
    profile_id: Identifier | None = None
    """Workload profile of an added pool; by default, the profile of an existing pool stays the same."""
    counts: bool = True
    """Whether to apply the number, memory and space of the machines; false to apply only their load."""
    load: LoadChoice | None = None
    """Measured load to apply; by default, the load stays that of the workload profile."""


class EventChoice(Document):
    """A storm or calendar entry that becomes an event."""

    found_id: Identifier
    """Storm or entry in the summary, for example storm-1."""
    kind: str | None = None
    """Event kind; by default, the detected kind."""
    pool_ids: Annotated[tuple[Identifier, ...], Field(max_length=40)] = ()
    """Participating pools; by default, all pools."""
    repeats: bool = False
    """Whether the event repeats at the same time on every workday (Monday to Friday)."""


class ArrayChoice(Document):
    """Custom entry for an array of the scenario, with parameters refitted to the measurements."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$")]
    name: Text
    array_id: Identifier = MAIN_ARRAY
    """Array that was measured; by default, the main one."""


class OthersChoice(Document):
    """Machines of the inventory that are in none of the selected pools, as other workloads on an array.

    Their measured load and their space replace the array's current other workloads.
    """

    array_id: Identifier = MAIN_ARRAY
    """Array that these machines use; by default, the main one."""


class ImportSelection(Document):
    """Selected parts of a summary to apply to a scenario."""

    profile: ProfileChoice | None = None
    pools: Annotated[tuple[PoolChoice, ...], Field(max_length=40)] = ()
    hosts_id: Identifier | None = None
    """Host group in the summary that replaces the scenario's hosts, for example hosts-1."""
    events: Annotated[tuple[EventChoice, ...], Field(max_length=200)] = ()
    calendar_events: bool = False
    """Whether to apply events that this product wrote to a calendar; each replaces any event with the same ID."""
    array: ArrayChoice | None = None
    others: OthersChoice | None = None
    """Whether the inventory's other machines, such as servers, become other workloads; by default, they do not."""


class Change(Document):
    """One proposed change."""

    path: str
    """Path in the scenario or the new entry, for example `pools.staff.n_desktops` or `profile.steady_state`."""
    label: MessageText = ""
    """Label of the changed value; empty in imports of earlier releases."""
    before: MessageText
    """Current value in readable form; empty if there is none."""
    after: MessageText
    """New value in readable form; empty if the value is removed."""
    provenance: MessageText
    """Provenance of the new value, for example *measured, esxtop file host1.csv, 3 s samples, March 10, 2026*."""


class RefitPhase(Document):
    """Measured latency of a phase, and its prediction before and after the refit."""

    phase: str
    """Phase of a window, or name of a fio job."""
    label: MessageText = ""
    measured_read_latency_ms: float | None
    measured_write_latency_ms: float | None
    before_read_latency_ms: float | None
    before_write_latency_ms: float | None
    after_read_latency_ms: float | None
    after_write_latency_ms: float | None


class RefitParameter(Document):
    """An array parameter changed by the refit."""

    path: str
    """Path within the array's entry."""
    label: MessageText = ""
    before: float
    after: float


class Refit(Document):
    """Accuracy of the array model compared with the measurements, before and after the refit."""

    phases: tuple[RefitPhase, ...]
    parameters: tuple[RefitParameter, ...]
    median_error_before: float
    """Median of |predicted / measured - 1| over all latencies."""
    median_error_after: float
    remarks: tuple[MessageText, ...] = ()
    """Notes to read before applying the array, for example, that nothing changed or that a load was too high."""


class DesktopIo(Document):
    """I/O of one desktop in a phase. Null means not known."""

    iops: float | None
    """I/Os per second, in phases with a fixed rate."""
    ios: float | None
    """Number of I/Os, in phases that end when their work is complete."""
    read_fraction: float | None
    read_size_kb: float | None
    write_size_kb: float | None


class PhaseComparison(Document):
    """Measured I/O of a desktop in a phase, and that of the simulation before and after the change.

    Working desktops are compared including their idle I/O.
    """

    phase: str
    label: MessageText = ""
    pool_ids: tuple[str, ...]
    """Pools whose desktops were measured."""
    measured: DesktopIo
    before: DesktopIo
    """Simulated I/O with the current workload profile of the first of these pools."""
    after: DesktopIo
    """Simulated I/O with the new workload profile."""


class Proposal(Document):
    """Proposed changes; nothing has been applied yet."""

    scenario: Scenario
    """The scenario with the changes."""
    profile: dict[str, Any] | None = None
    """The new workload profile of measured phases, as a catalog document."""
    profiles: tuple[dict[str, Any], ...] = ()
    """All new workload profiles: that of measured phases, and those of measured loads of pools."""
    comparisons: tuple[PhaseComparison, ...] = ()
    """Measured and simulated I/O of a desktop in each measured phase."""
    array: dict[str, Any] | None = None
    """The new array, as a catalog document; null if the refit changes nothing."""
    imported: Imported = Imported()
    """Hosts and measured loads that reports of the scenario name."""
    refit: Refit | None = None
    changes: tuple[Change, ...]
