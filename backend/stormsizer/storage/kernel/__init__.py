"""Compiled kernel of the fluid simulation: flow balance per station, closed loops solved within each step.

Model (equation numbers are used in the comments):

(1) closed loop *l* with ``n`` streams, each with think time ``Z`` before every I/O:  x = n / (Z + R)
(2) response time:        R = Σ stations  service + visits · wait
(3) wait at ``m`` servers with one queue: W = s · ErlangC(m, u) / (m · (1 − u)) · (1 + c²) / 2 (drives, ports: m = 1),
    where c is the coefficient of variation of the service times: a mix of short and long exponential jobs
(4) flow balance of the work V waiting or in service at all M servers, solved implicitly over a step:
        V' + dt · M · u = V + dt · w,   V' = M · u · (s + W),   w = Σ x · demand
    which yields the stationary queue if there is one and a growing backlog otherwise.

One calendar is run with one network (``run``) or with many networks at once (``run_many``); both take the same steps
and give bit-identical results. Modules, in the order in which a step uses them: ``layout`` and ``state`` (tables),
``clock``, ``storms`` with ``sweeps`` and ``logins`` (load and progress), ``stations`` and ``equilibrium`` or ``lanes``
(waits), ``trace``, ``watch`` and ``rows`` (what is recorded), ``run`` (the loop), ``compiling`` (Numba and its cache).
"""

from stormsizer.storage.kernel.lanes import LANES
from stormsizer.storage.kernel.layout import (
    AT_REST,
    BESIDE,
    COPYING,
    COST,
    DEPARTURE,
    FROM_OFF,
    HOST,
    INTERVAL,
    LOAD,
    LOGGING_IN,
    LOGIN,
    LOOP,
    MODE,
    ON_ARRIVAL,
    OUTAGE,
    PATH,
    POOL,
    ROLLING,
    SHAPE,
    STARTING_WORK,
    STATION,
    SWEEP,
    SWEEPING,
    TEST,
    TESTING,
    WORKING,
    Calendar,
    Floats,
    Network,
    Records,
)
from stormsizer.storage.kernel.rows import ASKED, HISTORY
from stormsizer.storage.kernel.run import Outcome, run, run_many
from stormsizer.storage.kernel.state import LOGIN_STATE, SWEEP_STATE
from stormsizer.storage.kernel.stations import wait
from stormsizer.storage.kernel.trace import N_PER_STATION, columns_of, first_station, n_columns

__all__ = [
    "ASKED",
    "AT_REST",
    "BESIDE",
    "COPYING",
    "COST",
    "DEPARTURE",
    "FROM_OFF",
    "HISTORY",
    "HOST",
    "INTERVAL",
    "LANES",
    "LOAD",
    "LOGGING_IN",
    "LOGIN",
    "LOGIN_STATE",
    "LOOP",
    "MODE",
    "N_PER_STATION",
    "ON_ARRIVAL",
    "OUTAGE",
    "PATH",
    "POOL",
    "ROLLING",
    "SHAPE",
    "STARTING_WORK",
    "STATION",
    "SWEEP",
    "SWEEPING",
    "SWEEP_STATE",
    "TEST",
    "TESTING",
    "WORKING",
    "Calendar",
    "Floats",
    "Network",
    "Outcome",
    "Records",
    "columns_of",
    "first_station",
    "n_columns",
    "run",
    "run_many",
    "wait",
]
