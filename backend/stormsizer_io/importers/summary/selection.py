"""Selection of imported data to apply to a scenario, and the resulting proposal, before anything is applied."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from stormsizer.messages.text import Text as MessageText
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.field_types import Identifier, Text


class ProfileChoice(Document):
    """A workload profile of this customer: a catalog profile with measured values in place of its own."""

    based_on: Identifier
    """Catalog profile for what measurements do not show: think times, cold reads, working set."""
    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$")]
    """Id of the new profile."""
    name: Text
    phases: Annotated[tuple[Annotated[int, Field(ge=0, lt=40)], ...], Field(min_length=1, max_length=40)]
    """Measured phases to use, by position in the summary, counted from 0; at most one of each kind."""
    pool_ids: Annotated[tuple[Identifier, ...], Field(max_length=40)] = ()
    """Pools of the scenario that get the profile."""


class PoolChoice(Document):
    """An inventory pool to apply to the scenario."""

    found_id: Identifier
    """Pool of the summary, for example pool-1."""
    pool_id: Identifier
    """Pool of the scenario to fill in; added if it does not exist."""
    profile_id: Identifier | None = None
    """Workload profile of an added pool; an existing pool keeps its own by default."""


class EventChoice(Document):
    """A storm or calendar entry that becomes an event."""

    found_id: Identifier
    """Storm or entry of the summary, for example storm-1."""
    kind: str | None = None
    """Event kind; by default the detected one."""
    pool_ids: Annotated[tuple[Identifier, ...], Field(max_length=40)] = ()
    """Participating pools; all by default."""
    repeats: bool = False
    """Whether a storm repeats on every weekday of the scenario's calendar, at its time of day."""


class ArrayChoice(Document):
    """The scenario's array with parameters refitted to the measurements, as a custom entry."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$")]
    name: Text


class ImportSelection(Document):
    """Selected parts of a summary to apply to a scenario."""

    profile: ProfileChoice | None = None
    pools: Annotated[tuple[PoolChoice, ...], Field(max_length=40)] = ()
    hosts_id: Identifier | None = None
    """Host group of the summary that replaces the scenario's hosts, for example hosts-1."""
    events: Annotated[tuple[EventChoice, ...], Field(max_length=200)] = ()
    calendar_events: bool = False
    """Whether events that this product wrote into a calendar replace those with the same id."""
    array: ArrayChoice | None = None


class Change(Document):
    """One proposed change."""

    path: str
    """Path in the scenario or in the new entry, for example `pools.staff.n_desktops` or `profile.steady_state`."""
    label: MessageText = ""
    """What changes, in readable form; empty in imports of earlier releases."""
    before: MessageText
    """Current value in readable form; empty if there is none."""
    after: MessageText
    """New value; empty if it is removed."""
    provenance: MessageText
    """Provenance of the new value, for example *measured, esxtop file host1.csv, 3 s samples, March 10, 2026*."""


class RefitPhase(Document):
    """A phase with measured latency, before and after the refit."""

    phase: str
    """The phase of a window, or the name of a job."""
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
    """Accuracy of the array's model against the measurements, before and after."""

    phases: tuple[RefitPhase, ...]
    parameters: tuple[RefitParameter, ...]
    median_error_before: float
    """Over all latencies: |predicted / measured - 1|, median."""
    median_error_after: float
    remarks: tuple[MessageText, ...] = ()
    """Notes to read before applying the array, for example that nothing changed or that a load was too high."""


class Proposal(Document):
    """Proposed changes; nothing has been applied yet."""

    scenario: Scenario
    """The scenario with the changes."""
    profile: dict[str, Any] | None = None
    """The new workload profile, as a catalog document."""
    array: dict[str, Any] | None = None
    """The new array, as a catalog document; null if the refit changes nothing."""
    refit: Refit | None = None
    changes: tuple[Change, ...]
