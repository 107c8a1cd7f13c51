"""What people choose of a digest for a scenario, and what that would change: a proposal, before anything is taken."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.document import Identifier, Text


class ProfileChoice(Document):
    """A workload profile of this customer: a profile of the catalogue with what was measured put in its place."""

    based_on: Identifier
    """Profile of the catalogue that gives what no measurement tells: think times, cold reads, working set."""
    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$")]
    """Identifier of the new profile."""
    name: Text
    phases: Annotated[tuple[Annotated[int, Field(ge=0, lt=40)], ...], Field(min_length=1, max_length=40)]
    """Which of the digest's measured phases to take, by place, counted from 0; at most one of each kind."""
    pool_ids: Annotated[tuple[Identifier, ...], Field(max_length=40)] = ()
    """Pools of the scenario that get the profile."""


class PoolChoice(Document):
    """A pool of the inventory that the scenario takes over."""

    found_id: Identifier
    """Pool of the digest, e.g. pool-1."""
    pool_id: Identifier
    """Pool of the scenario that is filled in; one that is not there is added."""
    profile_id: Identifier | None = None
    """Workload profile of a pool that is added; one that is there keeps its own by default."""


class EventChoice(Document):
    """A storm or an entry of a calendar that becomes an event."""

    found_id: Identifier
    """Storm or entry of the digest, e.g. storm-1."""
    kind: str | None = None
    """Kind of event; by default the one that was found."""
    pool_ids: Annotated[tuple[Identifier, ...], Field(max_length=40)] = ()
    """Pools that take part; all by default."""
    repeats: bool = False
    """Whether a storm happens on every weekday of the scenario's calendar, at its time of the day."""


class ArrayChoice(Document):
    """The scenario's array with parameters refitted to what was measured, as one of your own."""

    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,55}$")]
    name: Text


class Choices(Document):
    """What of a digest goes into a scenario."""

    profile: ProfileChoice | None = None
    pools: Annotated[tuple[PoolChoice, ...], Field(max_length=40)] = ()
    hosts_id: Identifier | None = None
    """Hosts of the digest that take the place of the scenario's, e.g. hosts-1."""
    events: Annotated[tuple[EventChoice, ...], Field(max_length=200)] = ()
    calendar_events: bool = False
    """Whether events that this product wrote into a calendar take the place of those of the same identifier."""
    array: ArrayChoice | None = None


class Change(Document):
    """One thing that would change."""

    path: str
    """Where in the scenario or in the new entry, e.g. `pools.staff.n_desktops` or `profile.steady_state`."""
    before: str
    """What stands there, as people read it; empty if there is nothing yet."""
    after: str
    """What will stand there; empty if it goes."""
    provenance: str
    """Whence the new value comes, e.g. *measured, esxtop file host1.csv, 3 s samples, 07:40-09:10*."""


class RefitPhase(Document):
    """A phase whose latency was measured, before and after the refit."""

    phase: str
    measured_read_latency_ms: float | None
    measured_write_latency_ms: float | None
    before_read_latency_ms: float | None
    before_write_latency_ms: float | None
    after_read_latency_ms: float | None
    after_write_latency_ms: float | None


class RefitParameter(Document):
    """A parameter of the array that the refit moved."""

    path: str
    """Within the array's entry."""
    before: float
    after: float


class Refit(Document):
    """How well the array's model meets what was measured, before and after."""

    phases: tuple[RefitPhase, ...]
    parameters: tuple[RefitParameter, ...]
    median_error_before: float
    """Of all latencies: |predicted / measured - 1|, median."""
    median_error_after: float
    remarks: tuple[str, ...] = ()
    """What people should know before they take the array: that nothing moved, or what the errors leave out."""


class Proposal(Document):
    """What choosing would change; nothing is changed yet."""

    scenario: Scenario
    """The scenario as it would be."""
    profile: dict[str, Any] | None = None
    """The new workload profile, as the catalogue describes one."""
    array: dict[str, Any] | None = None
    """The new array, as the catalogue describes one; null where a refit moves nothing."""
    refit: Refit | None = None
    changes: tuple[Change, ...]
