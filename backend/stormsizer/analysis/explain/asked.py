"""Demand by source in a phase, totaled over the recorded steps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from stormsizer.discrete_event.schedule import Asker
from stormsizer.experience.week import WatchedWeek
from stormsizer.storage.kernel import Records
from stormsizer.storage.network import StationNetwork, io_costs
from stormsizer.storage.serve import rates_of
from stormsizer.storage.trace import Floats
from stormsizer.timeline.plan import Plan
from stormsizer.workload.demand import Shape

Activity = tuple[int, str | None, int]
"""Population type, event and pool, by which sources are grouped; see ``Asker.activity``."""


@dataclass(frozen=True)
class Share:
    """Demand of one population with one I/O shape while the array was in one state.

    Attributes
    ----------
    ios
        Shape (2,): reads and writes that reached the array.
    waits_s
        Shape (2, n_stations): total wait at each station.
    work_s
        Shape (2, n_stations): service time of one read and one write at each station.
    cpu_wait_s
        Mean wait for the host CPU before one I/O.
    elsewhere_s
        Mean time of one I/O on other arrays.
    """

    asker: Asker
    network: StationNetwork
    shape: Shape
    ios: Floats
    waits_s: Floats
    work_s: Floats
    cpu_wait_s: float
    elsewhere_s: float


@dataclass(frozen=True)
class Asked:
    """Total demand between two instants."""

    plan: Plan
    from_s: float
    to_s: float
    shares: tuple[Share, ...]

    @property
    def length_s(self) -> float:
        """Duration in seconds."""
        return self.to_s - self.from_s

    @cached_property
    def ios(self) -> Floats:
        """Shape (2,): total reads and writes."""
        return np.sum([share.ios for share in self.shares], axis=0) if self.shares else np.zeros(2)

    @cached_property
    def by_activity(self) -> dict[Activity, tuple[Share, ...]]:
        """Shares grouped by activity, starting with the activity that issues the most I/Os."""
        found: dict[Activity, list[Share]] = {}
        for share in self.shares:
            found.setdefault(share.asker.activity(self.plan), []).append(share)
        most_first = sorted(found, key=lambda activity: -sum(share.ios.sum() for share in found[activity]))
        return {activity: tuple(found[activity]) for activity in most_first}


def asked_between(week: WatchedWeek, from_s: float, to_s: float) -> Asked:
    """Return the demand between two instants; the week must have been traced over that interval."""
    rows, waits_s = week.served.asked, week.served.asked_waits_s
    starts_s = rows["at_s"]
    lasts_s = np.clip(np.minimum(starts_s + rows["lasts_s"], to_s) - np.maximum(starts_s, from_s), 0, None)
    rows, waits_s, lasts_s = rows[lasts_s > 0], waits_s[lasts_s > 0], lasts_s[lasts_s > 0]
    names = ("kind", "owner", "by_clock", "io_shape", "mode")
    keys, key_of = np.unique(np.column_stack([rows[name] for name in names]), axis=0, return_inverse=True)
    ios = rates_of(rows) * lasts_s[:, None]
    shares = []
    for i, (kind, owner, by_clock, shape, mode) in enumerate(keys.tolist()):
        mine = key_of.ravel() == i
        network = week.networks[mode]
        costs, _ = io_costs(network, week.served.shapes[shape])
        share = Share(
            asker=Asker(kind, owner, by_clock, shape),
            network=network,
            shape=week.served.shapes[shape],
            ios=ios[mine].sum(axis=0),
            waits_s=np.einsum("ro,ros->os", ios[mine], _waits(costs, waits_s[mine])),
            work_s=costs["work_s"],
            cpu_wait_s=_mean(rows["cpu_wait_s"][mine], ios[mine].sum(axis=1)),
            elsewhere_s=_mean(rows["elsewhere_s"][mine], ios[mine].sum(axis=1)),
        )
        if share.ios.sum() > 0.0:
            shares.append(share)
    return Asked(plan=week.plan, from_s=from_s, to_s=to_s, shares=tuple(shares))


def _mean(values: Floats, weights: Floats) -> float:
    total = float(weights.sum())
    return float((values * weights).sum()) / total if total > 0.0 else 0.0


def _waits(costs: Records, waits_s: Floats) -> Floats:
    """Return the wait of one I/O at each station, shape (n, 2, n_stations), from ``waits_s``, shape (n, n_stations).

    If the write buffer is full, a write also waits for the drives to drain the excess.
    """
    visits, held = costs["visits"], costs["held_visits"]
    beyond = np.maximum(0.0, waits_s[:, None] - costs["hold_s"][None])
    waited: Floats = visits * waits_s[:, None] + held * beyond
    return waited
