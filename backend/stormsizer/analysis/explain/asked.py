"""Who asked for what in a phase, added up from the steps in which it was noted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from stormsizer.discrete_event.schedule import Asker
from stormsizer.experience.week import WatchedWeek
from stormsizer.storage import kernel
from stormsizer.storage.network import StationNetwork, io_costs
from stormsizer.storage.trace import Floats
from stormsizer.timeline.plan import Plan
from stormsizer.workload.demand import Shape

Activity = tuple[int, str | None, int]
"""Kind of population, event and pool: what is told of together; see ``Asker.activity``."""


@dataclass(frozen=True)
class Share:
    """What one population asked for with one shape of I/O, while the array was as in one mode.

    Attributes
    ----------
    ios
        Shape (2,): reads and writes that reached the array.
    waits_s
        Shape (2, n_stations): how long all of them together waited at each station.
    work_s
        Shape (2, n_stations): work that one read and one write bring to each station.
    """

    asker: Asker
    network: StationNetwork
    shape: Shape
    ios: Floats
    waits_s: Floats
    work_s: Floats


@dataclass(frozen=True)
class Asked:
    """All that was asked between two instants."""

    plan: Plan
    from_s: float
    to_s: float
    shares: tuple[Share, ...]

    @property
    def length_s(self) -> float:
        """How long it lasted."""
        return self.to_s - self.from_s

    @cached_property
    def ios(self) -> Floats:
        """Shape (2,): reads and writes of all."""
        return np.sum([share.ios for share in self.shares], axis=0) if self.shares else np.zeros(2)

    @cached_property
    def by_activity(self) -> dict[Activity, tuple[Share, ...]]:
        """The shares of each activity, what asked for most first."""
        found: dict[Activity, list[Share]] = {}
        for share in self.shares:
            found.setdefault(share.asker.activity(self.plan), []).append(share)
        most_first = sorted(found, key=lambda activity: -sum(share.ios.sum() for share in found[activity]))
        return {activity: tuple(found[activity]) for activity in most_first}


def asked_between(week: WatchedWeek, from_s: float, to_s: float) -> Asked:
    """What was asked between two instants of a week that was watched meanwhile."""
    rows = week.served.asked
    starts_s = rows[:, kernel.ASKED_AT_S]
    lasts_s = np.clip(np.minimum(starts_s + rows[:, kernel.ASKED_FOR_S], to_s) - np.maximum(starts_s, from_s), 0, None)
    rows, lasts_s = rows[lasts_s > 0], lasts_s[lasts_s > 0]
    names = [kernel.ASKED_KIND, kernel.ASKED_OWNER, kernel.ASKED_BY_CLOCK, kernel.ASKED_SHAPE, kernel.ASKED_MODE]
    keys, key_of = np.unique(rows[:, names].astype(np.int64), axis=0, return_inverse=True)
    ios = rows[:, [kernel.ASKED_READS, kernel.ASKED_WRITES]] * lasts_s[:, None]
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
            waits_s=np.einsum("ro,ros->os", ios[mine], _waits(costs, rows[mine, kernel.N_ASKED :])),
            work_s=costs[:, :, kernel.WORK_S],
        )
        if share.ios.sum() > 0.0:
            shares.append(share)
    return Asked(plan=week.plan, from_s=from_s, to_s=to_s, shares=tuple(shares))


def _waits(costs: Floats, waits_s: Floats) -> Floats:
    """Shape (n, 2, n_stations): how long one I/O waits at each station where a job waits ``waits_s``, (n, n_stations).

    A write that finds the write buffer full waits for the drives as well, for what the buffer does not hold.
    """
    visits, held = costs[:, :, kernel.VISITS], costs[:, :, kernel.HELD_VISITS]
    beyond = np.maximum(0.0, waits_s[:, None] - costs[None, :, :, kernel.HOLD_S])
    waited: Floats = visits * waits_s[:, None] + held * beyond
    return waited
