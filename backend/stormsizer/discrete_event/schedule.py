"""Demand in a window, taken from the simulated week and converted to the kernel's steps."""

import itertools
import math
from dataclasses import dataclass

import numpy as np

from stormsizer.discrete_event import kernel
from stormsizer.discrete_event.figures import Activity
from stormsizer.messages.text import Text, msg
from stormsizer.model.scenario import Scenario
from stormsizer.storage import kernel as fluid
from stormsizer.storage.network import StationNetwork, shape_row
from stormsizer.storage.serve import Served
from stormsizer.storage.trace import Floats
from stormsizer.timeline.plan import LoginStorm, Plan, RateInterval, Sweep, Test

LEAD_IN_S = 10.0
"""Time simulated before a window but not counted, because queues start empty. Queues below 95% utilization forget
their initial state within a second or two, and queues of closed streams fill at once. A drive backlog of several
minutes, with a full write buffer, is not carried into the lead-in."""
SHIFT_S = 1.0
"""Longest time for which a fractional population is rounded in the same direction."""

ACTIVITIES: dict[int, Activity] = {
    fluid.SWEEPING: "sweep",
    fluid.LOGGING_IN: "login",
    fluid.STARTING_WORK: "start_of_day",
    fluid.TESTING: "load_test",
    fluid.AT_REST: "at_rest",
    fluid.WORKING: "at_work",
    fluid.COPYING: "copy",
}
CLOSED = (fluid.SWEEPING, fluid.LOGGING_IN, fluid.STARTING_WORK, fluid.TESTING)


@dataclass(frozen=True)
class Asker:
    """One population with one I/O shape."""

    kind: int
    owner: int
    by_clock: int
    shape: int

    @property
    def is_closed(self) -> bool:
        """Whether each stream of the population waits for an I/O to complete before issuing the next one."""
        return self.kind in CLOSED

    def activity(self, plan: Plan) -> tuple[int, str | None, int]:
        """Return the kind, event and pool by which reports group the population's I/O."""
        return self.kind, self.event_id(plan), self.pool(plan)

    def event_id(self, plan: Plan) -> str | None:
        """Return the id of the population's event; None for desktops at rest or at work, and for other workloads."""
        table = _owners(plan).get(self.kind)
        return None if table is None else table[self.owner].event_id

    def pool(self, plan: Plan) -> int:
        """Return the index of the population's pool; −1 for the array itself."""
        table = _owners(plan).get(self.kind)
        return self.owner if table is None else table[self.owner].pool


def _owners(plan: Plan) -> dict[int, tuple[Sweep | LoginStorm | Test | RateInterval, ...]]:
    return {
        fluid.SWEEPING: plan.sweeps,
        fluid.LOGGING_IN: plan.logins,
        fluid.STARTING_WORK: plan.logins,
        fluid.TESTING: plan.tests,
        fluid.COPYING: plan.intervals,
    }


def name_of(activity: tuple[int, str | None, int], plan: Plan, scenario: Scenario) -> Text:
    """Return an activity's label: event, pool (if there are several pools or no event), and what the desktops do."""
    kind, event_id, pool = activity
    if kind == fluid.COPYING and event_id is None:
        return msg("activity-other-workloads")
    names = {each.id: each.name for each in scenario.pools}
    name: Text = names[plan.pools[pool].id] if pool >= 0 else ""
    if event_id is not None:
        event = next((event.name for event in scenario.events if event.id == event_id), event_id)
        name = msg("activity-of-pool", event=event, pool=name) if len(plan.pools) > 1 and name else event
    match kind:
        case fluid.LOGGING_IN:
            return msg("activity-logging-in", name=name)
        case fluid.STARTING_WORK:
            return msg("activity-starting-work", name=name)
        case fluid.AT_REST:
            return msg("activity-idle", name=name)
        case fluid.WORKING:
            return msg("activity-at-work", name=name)
    return name


@dataclass(frozen=True)
class Asking:
    """Demand in a window and its lead-in.

    Attributes
    ----------
    rows
        Rows of ``Served.asked`` within the window and its lead-in.
    activities
        Kind, event and pool of each activity, in tally order.
    most_streams
        Maximum number of concurrent streams.
    """

    lead_in_s: float
    rows: fluid.Records
    askers: tuple[Asker, ...]
    activities: tuple[tuple[int, str | None, int], ...]
    schedule: kernel.Schedule
    most_streams: int

    @property
    def is_open(self) -> bool:
        """Whether all populations are open: no stream waits for a response before it issues its next I/O."""
        return self.most_streams == 0


def asker_of(row: fluid.Records) -> Asker:
    """Return the population of a row of ``Served.asked``."""
    return Asker(*(int(row[name]) for name in ("kind", "owner", "by_clock", "io_shape")))


def asking_of(plan: Plan, network: StationNetwork, served: Served, from_s: float, to_s: float) -> Asking:
    """Return the demand between two instants; ``served`` must have been watched from ``LEAD_IN_S`` before the first."""
    lead_in_s = min(LEAD_IN_S, from_s)
    rows = served.asked
    starts = np.maximum(rows["at_s"], from_s - lead_in_s) - from_s
    ends = np.minimum(rows["at_s"] + rows["lasts_s"], to_s) - from_s
    kept = ends > starts
    rows, starts, ends = rows[kept], starts[kept], ends[kept]
    named = [asker_of(row) for row in rows]
    askers = tuple(dict.fromkeys(named)) or (Asker(fluid.AT_REST, 0, 0, 0),)
    activities = tuple(dict.fromkeys(asker.activity(plan) for asker in askers))
    edges = _edges(starts, ends, -lead_in_s, to_s - from_s, fine=any(asker.is_closed for asker in askers))
    streams = np.zeros((len(edges) - 1, len(askers)))
    think_s, read_share = np.zeros_like(streams), np.zeros_like(streams)
    rates = np.zeros((len(edges) - 1, len(askers), 2))
    modes = np.zeros(len(edges) - 1, dtype=np.int64)
    number = {asker: i for i, asker in enumerate(askers)}
    for row, asker, start, end in zip(rows, named, starts, ends, strict=True):
        steps, a = slice(*np.searchsorted(edges, (start, end))), number[asker]
        modes[steps] = row["mode"]
        if asker.is_closed:
            streams[steps, a] = row["streams"]
            think_s[steps, a] = row["think_s"]
            read_share[steps, a] = row["read_share"]
        else:
            rates[steps, a] = row["reads_per_s"], row["writes_per_s"]
    n_streams = whole_numbers(streams, np.diff(edges))
    asked = rates.reshape(len(rates), -1).cumsum(axis=1)
    shape_rows = [shape_row(network, served.shapes[asker.shape]) for asker in askers]
    schedule = kernel.Schedule(
        starts_s=edges,
        modes=modes,
        n_streams=n_streams,
        think_s=think_s,
        read_share=read_share,
        open_rate=asked[:, -1].copy(),
        open_upto=asked / np.maximum(asked[:, -1:], 1e-300),
        shapes=np.array([asker.shape for asker in askers], dtype=np.int64),
        to_array=np.array([row.reads_here for row in shape_rows]),
        host_hit_s=np.array([row.host_hit_s for row in shape_rows]),
        activities=np.array([activities.index(asker.activity(plan)) for asker in askers], dtype=np.int64),
        n_shapes=len(served.shapes),
    )
    return Asking(lead_in_s, rows, askers, activities, schedule, int(n_streams.sum(axis=1).max()))


def _edges(starts: Floats, ends: Floats, first_s: float, last_s: float, *, fine: bool) -> Floats:
    """Return the edges of steps of constant demand; ``fine`` splits them so that integers can average to fractions."""
    edges = np.unique(np.concatenate([starts, ends, (first_s, last_s)]))
    if not fine:
        return edges
    parts = [
        np.linspace(low, high, math.ceil((high - low) / SHIFT_S), endpoint=False)
        for low, high in itertools.pairwise(edges)
    ]
    return np.append(np.concatenate(parts), last_s)


def whole_numbers(streams: Floats, lengths_s: Floats) -> kernel.Ints:
    """Return ``streams`` (n_steps, n) rounded to whole numbers so that the time average is preserved.

    >>> whole_numbers(np.full((5, 1), 0.4), np.ones(5)).ravel().tolist()
    [0, 1, 0, 1, 0]
    """
    whole = np.zeros(streams.shape, dtype=np.int64)
    owed = np.zeros(streams.shape[1])
    for k, length_s in enumerate(lengths_s):
        owed += streams[k] * length_s
        low = np.floor(streams[k])
        whole[k] = np.clip(np.round(owed / length_s), low, np.ceil(streams[k]))
        owed -= whole[k] * length_s
    return whole
