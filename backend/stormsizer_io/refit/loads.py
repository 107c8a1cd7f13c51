"""Latencies of an array under given loads, for many parameter values in parallel.

The cost of an I/O at each station is linear in the parameters, so it is tabulated once. Waits are computed as in
``screening``, and writes that find a full buffer as in the simulation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from stormsizer.storage.network import StationNetwork, io_costs, servers, shape_row
from stormsizer.storage.screening import OpenLoads, screen
from stormsizer.storage.trace import Floats
from stormsizer_io.refit.parameters import Parameter
from stormsizer_io.refit.points import OperatingPoint

BENT_FROM = 0.999
"""Utilization above which the search extrapolates the growth of waits, so that it can leave saturation again."""
STEEPEST = 100.0
"""Logarithm of the extrapolated growth above which the growth is damped, so that it does not overflow."""


@dataclass(frozen=True)
class Latencies:
    """Response times as seen by the hosts, and utilization of the stations.

    Attributes
    ----------
    seconds
        Shape (n_values, n_points, 2) for reads and writes; NaN if there are no I/Os, infinite beyond saturation.
    utilization
        Shape (n_values, n_points, n_stations).
    """

    seconds: Floats
    utilization: Floats

    @property
    def carried(self) -> NDArray[np.bool_]:
        """Whether all stations can carry the load, shape (n_values, n_points)."""
        return np.asarray(self.utilization.max(axis=2) < 1.0)


class LoadTable:
    """Load that operating points place on the stations of an array.

    Rows are kinds of I/O; the rows of a point are adjacent. Shapes are (n_rows, 2, n_stations) for reads and writes.
    Quantities that depend on the parameters have an additional first axis: the value at the catalog's parameters,
    followed by the increment for each parameter, to be multiplied by the parameter's factor less one.
    """

    def __init__(
        self, network: StationNetwork, points: Sequence[OperatingPoint], parameters: Sequence[Parameter] = ()
    ) -> None:
        self.components = network.components
        stations = servers(network)
        self._n_servers, self._n_pooled = stations["n_servers"], stations["n_pooled"].astype(np.float64)
        rates = [rate for point in points for rate in point.rates]
        self._first_row = np.cumsum([0, *(len(point.rates) for point in points[:-1])])
        self._point_of = np.repeat(np.arange(len(points)), [len(point.rates) for point in points])
        rows = [shape_row(network, rate.shape) for rate in rates]
        to_array, host_hit_s = np.array([(row.reads_here, row.host_hit_s) for row in rows]).T
        asked = np.array([(rate.reads_per_s, rate.writes_per_s) for rate in rates])
        self._per_s = asked * np.column_stack([to_array, np.ones(len(rates))])
        self._asked = self._of_points(asked)
        self._by_hosts_s = self._of_points((asked - self._per_s) * host_hit_s[:, None])
        networks = [network, *(parameter.scaled(network, 2.0) for parameter in parameters)]
        tables = [[io_costs(each, rate.shape) for rate in rates] for each in networks]
        costs = np.stack([np.stack([costs for costs, _ in each]) for each in tables])
        self._arrivals, self._visits, self._held = (
            np.ascontiguousarray(costs[0][name]) for name in ("arrivals", "visits", "held_visits")
        )
        self._work_s = _steps(costs["work_s"])
        self._base_s = _steps(np.array([[base_s for _, base_s in each] for each in tables]))
        self._hold_s = _steps(costs["hold_s"])

    def latencies(self, factors: Floats, *, bent: bool = False) -> Latencies:
        """Return the latencies for each row of ``factors``, which has the shape (n_values, n_parameters).

        ``bent`` is for a search: waits stay finite beyond saturation and continue to grow with the load.
        """
        by = np.column_stack([np.ones(len(factors)), factors - 1.0])
        work_s, base_s, hold_s = (np.tensordot(by, table, 1) for table in (self._work_s, self._base_s, self._hold_s))
        utilization, waits_s = self._stations(work_s, bent=bent)
        of_row = waits_s[:, self._point_of, None, :]
        response_s = base_s + _products(self._visits, of_row).sum(axis=-1)
        response_s += _products(self._held, np.maximum(0.0, of_row - hold_s)).sum(axis=-1)
        total_s = self._of_points(_products(self._per_s, response_s)) + self._by_hosts_s
        seconds = np.divide(total_s, self._asked, out=np.full(total_s.shape, np.nan), where=self._asked > 0.0)
        return Latencies(seconds, utilization)

    def _stations(self, work_s: Floats, *, bent: bool) -> tuple[Floats, Floats]:
        """Return the utilization and the mean waits, each of shape (n_values, n_points, n_stations)."""
        per_s = self._per_s[..., None]
        asked_s = self._of_points((per_s * work_s).sum(axis=2))
        arrivals = np.broadcast_to(self._of_points((per_s * self._arrivals).sum(axis=1)), asked_s.shape)
        squares = 2.0 * self._of_points((per_s * _per(work_s**2, self._arrivals)).sum(axis=2))
        squared_cv = np.maximum(0.0, _per(squares * arrivals, asked_s**2) - 1.0)
        utilization = asked_s / self._n_servers
        over = np.maximum(1.0, utilization / BENT_FROM) if bent else np.ones(utilization.shape)
        n = asked_s.shape[0] * asked_s.shape[1]
        work, per_s, squared_cv = (
            np.ascontiguousarray(each.reshape(n, -1).T) for each in (asked_s / over, arrivals / over, squared_cv)
        )
        n_servers, n_pooled = (np.repeat(each[:, None], n, axis=1) for each in (self._n_servers, self._n_pooled))
        visits, base_s = np.zeros((2, len(self.components), n)), np.zeros((2, n))
        waits_s = screen(OpenLoads(n_servers, n_pooled, work, per_s, squared_cv, visits, base_s)).waits_s
        return utilization, waits_s.T.reshape(asked_s.shape) * _growth(over)

    def _of_points(self, rows: Floats) -> Floats:
        """Return the sum over the rows of each point; rows are the second-to-last axis."""
        summed: Floats = np.add.reduceat(rows, self._first_row, axis=rows.ndim - 2)
        return summed


def _steps(tables: Floats) -> Floats:
    """Return the first table and the other tables' differences from it; infinite values stay infinite."""
    first = np.where(np.isnan(tables[:1]), np.inf, tables[:1])
    differences = np.subtract(tables[1:], first, out=np.zeros_like(tables[1:]), where=np.isfinite(first))
    return np.concatenate([first, differences])


def _growth(over: Floats) -> Floats:
    """Return the factor by which waits grow at ``over`` times the load where extrapolation starts."""
    exponent = np.log(over) / (1.0 - BENT_FROM)
    flat = STEEPEST * (1.0 + np.log(np.maximum(1.0, exponent / STEEPEST)))
    growth: Floats = np.exp(np.minimum(exponent, flat))
    return growth


def _per(amounts: Floats, of: Floats) -> Floats:
    """Return the quotients; 0 where the denominator is zero."""
    of = np.broadcast_to(of, amounts.shape)
    quotients: Floats = np.divide(amounts, of, out=np.zeros(amounts.shape), where=of > 0.0)
    return quotients


def _products(often: Floats, amounts: Floats) -> Floats:
    """Return the products; 0 where the first factor is zero, even if the second is infinite."""
    often = np.broadcast_to(often, np.broadcast_shapes(often.shape, amounts.shape))
    products: Floats = np.multiply(often, amounts, out=np.zeros(often.shape), where=often > 0.0)
    return products
