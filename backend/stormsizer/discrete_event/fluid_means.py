"""Results of the fluid model for a window, in the same form as those of the discrete-event simulation."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stormsizer.discrete_event.schedule import Asker, Asking, asker_of
from stormsizer.storage.network import StationNetwork, io_costs, servers
from stormsizer.storage.serve import Served, rates_of
from stormsizer.storage.trace import Floats

Indices = NDArray[Any]


@dataclass(frozen=True)
class FluidMeans:
    """Means of the fluid simulation over a window, by row of ``asked``.

    Attributes
    ----------
    ios
        Shape (n, 2): reads and writes of each row within the window.
    response_s
        Shape (n, 2): their mean response times.
    busiest
        Shape (n, 2): highest utilization of any component that they wait for.
    use
        Shape (n_stations,): mean utilization of each component over the window.
    """

    of_row: tuple[Asker, ...]
    starts_s: Floats
    ends_s: Floats
    ios: Floats
    response_s: Floats
    busiest: Floats
    use: Floats

    def of(self, rows: Floats, op: int) -> tuple[float, float]:
        """Return the mean response time in seconds and the highest utilization of the rows selected by a mask."""
        ios = self.ios[:, op] * rows
        if ios.sum() <= 0.0:
            return float("nan"), 0.0
        return float((ios * self.response_s[:, op]).sum() / ios.sum()), float(self.busiest[ios > 0.0, op].max())

    def in_bucket(self, from_s: float, to_s: float) -> float | None:
        """Return the mean response time of the reads and writes issued between two instants; None if there are none."""
        overlap = np.clip(np.minimum(self.ends_s, to_s) - np.maximum(self.starts_s, from_s), 0.0, None)
        share = overlap / np.maximum(self.ends_s - self.starts_s, 1e-12)
        ios = self.ios * share[:, None]
        return float((ios * self.response_s).sum() / ios.sum()) if ios.sum() > 0.0 else None


def fluid_means(
    served: Served, networks: tuple[StationNetwork, ...], asking: Asking, from_s: float, to_s: float
) -> FluidMeans:
    """Return the fluid model's results for a window, with times relative to the window's start."""
    rows = asking.rows
    at_s, for_s = rows["at_s"], rows["lasts_s"]
    starts_s, ends_s = np.maximum(at_s, from_s) - from_s, np.minimum(at_s + for_s, to_s) - from_s
    lasts_s = np.clip(ends_s - starts_s, 0.0, None)
    trace = served.trace
    use = np.array([trace.column(f"{component}_fraction") for component in networks[0].components])
    step = np.clip(np.searchsorted(trace.starts_s, at_s, side="right") - 1, 0, None)
    mode, shape = rows["mode"], rows["io_shape"]
    busiest = np.where(_waited_for(served, networks)(mode, shape, step), use[:, step].T[:, None, :], 0.0)
    edges = np.clip(np.append(trace.starts_s, trace.ends_s), from_s, to_s)
    return FluidMeans(
        of_row=tuple(asker_of(row) for row in rows),
        starts_s=starts_s,
        ends_s=ends_s,
        ios=rates_of(rows) * lasts_s[:, None],
        response_s=np.column_stack([rows["read_s"], rows["write_s"]]),
        busiest=busiest.max(axis=2, initial=0.0),
        use=(np.nan_to_num(use) * np.diff(edges)).sum(axis=1) / (to_s - from_s),
    )


def _waited_for(served: Served, networks: tuple[StationNetwork, ...]) -> Callable[[Indices, Indices, Indices], Indices]:
    """Return a function that determines whether reads and writes wait for each station.

    The function takes mode, shape and step, each of shape (n,), and returns shape (n, 2, n_stations). A write waits for
    drives only if they are so far behind that the write buffer is full; such a queue is ``s · u / (m · (1 − u))``.
    """
    costs = np.stack([np.stack([io_costs(network, shape)[0] for shape in served.shapes]) for network in networks])
    stations = servers(networks[0])
    n_servers, n_pooled = stations["n_servers"][:, None], stations["n_pooled"][:, None]
    use = np.array([served.trace.column(f"{component}_fraction") for component in networks[0].components])
    jobs_per_s = np.array([served.trace.column(f"{component}_iops") for component in networks[0].components])
    with np.errstate(divide="ignore", invalid="ignore"):
        behind_s = np.nan_to_num(n_servers * use**2 / (jobs_per_s * n_pooled * (1.0 - use)))

    def waited_for(mode: Indices, shape: Indices, step: Indices) -> Indices:
        own = costs[mode, shape]
        full = (own["held_visits"] > 0.0) & (behind_s[:, step].T[:, None, :] > own["hold_s"])
        return np.asarray((own["visits"] > 0.0) | full)

    return waited_for
