"""The week in means against its C twin and against a NumPy step loop."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from numpy.lib.recfunctions import structured_to_unstructured
from numpy.typing import NDArray

from stormsizer.model.scenario import Scenario, parse
from stormsizer.simulation.pipeline import evaluate, prepare, station_network
from stormsizer.storage import kernel
from stormsizer.storage.serve import serve, serve_many
from tests.benchmarks.suite.figures import DifferentAnswersError, Effort, Line, Measured, Trial, at_least, at_most
from tests.benchmarks.suite.numpy_week import responses, steps_of
from tests.benchmarks.suite.timing import each, per_s, race
from tests.benchmarks.suite.twins import same_bits, struct, twin
from tests.engine.seeds import scenarios, seed_catalog, short_week

Floats = NDArray[np.float64]
N_STEPS = 300
SOLVED_WITHIN = 1e-5
COMPARED = (
    "acme",
    "netapp-50000-seats",
    "emc-vnx5500",
    "dell-ps6100xs",
    "tintri-t540",
    "nutanix-ra-2053",
    "nutanix-ra-2150",
)


class Answer(NamedTuple):
    """Result of both for a calendar."""

    starts_s: Floats
    values: Floats
    sweeps: NDArray[Any]
    logins: NDArray[Any]
    histories: NDArray[Any]


class _Outcome(ctypes.Structure):
    """`outcome_t` of the twin."""

    _fields_ = (
        ("starts", ctypes.c_void_p),
        ("values", ctypes.c_void_p),
        ("histories", ctypes.c_void_p),
        ("sweeps", ctypes.c_void_p),
        ("logins", ctypes.c_void_p),
        ("n_steps", ctypes.c_int64),
        ("n_histories", ctypes.c_int64),
    )


def asked_of_the_kernel(scenario: Scenario) -> tuple[kernel.Calendar, kernel.Network]:
    """The very tables that the product hands to the kernel for a scenario."""
    catalog = seed_catalog()
    week = prepare(scenario, catalog)
    with patch.object(kernel, "run", wraps=kernel.run) as run:
        evaluate(scenario, scenario.array, catalog, week)
    calendar, network = run.call_args.args
    return calendar, network


def asked_of_many(scenario: Scenario) -> tuple[kernel.Calendar, kernel.Network]:
    """The same for as many networks as are served side by side, each with two drives more than the one before."""
    catalog = seed_catalog()
    week, network = prepare(scenario, catalog), station_network(scenario, scenario.array, catalog)
    (tier,) = network.tiers
    more = [replace(network, tiers=(replace(tier, n_drives=tier.n_drives + 2 * k),)) for k in range(kernel.LANES)]
    with patch.object(kernel, "run_many", wraps=kernel.run_many) as run:
        serve_many(week, [(each, ()) for each in more])
    calendar, networks = run.call_args.args
    return calendar, networks


def in_c(calendar: kernel.Calendar, *networks: kernel.Network) -> Callable[[], Any]:
    """Return a call of the twin on the same tables; it returns an array of outcomes, which the caller releases."""
    given = struct(
        _as_floats(calendar),
        length_s=float(calendar.length_s),
        n_loops=len(calendar.loops),
        n_pools=len(calendar.pools),
        n_sweeps=len(calendar.sweeps),
        n_logins=len(calendar.logins),
        n_groups=calendar.factors.shape[1],
        n_departures=len(calendar.departures),
        n_intervals=len(calendar.intervals),
        n_tests=len(calendar.tests),
        n_modes=len(calendar.modes),
        n_outages=len(calendar.outages),
    )
    each = [
        struct(
            _as_floats(table),
            n_stations=table.stations.shape[1],
            n_shapes=len(table.shapes),
            n_loops=len(calendar.loops),
        )
        for table in networks
    ]
    side_by_side = b"".join(bytes(one) for one in each)
    run, run_many = twin("week").run, twin("week").run_many
    kinds = _Outcome * len(networks)

    def call() -> Any:
        outcomes = kinds()
        if len(networks) == 1:
            run(ctypes.byref(given), ctypes.byref(each[0]), outcomes)
        else:
            run_many(ctypes.byref(given), side_by_side, ctypes.c_int64(len(networks)), outcomes)
        return outcomes

    return call


def _as_floats(tables: Any) -> Any:
    """Return the same named tuple, with its tables of records as tables of float64, as the twin takes them."""
    return tables._replace(
        **{
            name: np.ascontiguousarray(structured_to_unstructured(table, dtype=np.float64))
            for name, table in tables._asdict().items()
            if isinstance(table, np.ndarray) and table.dtype.names
        }
    )


def release(outcomes: Any) -> None:
    """Give the twin's memory back."""
    for outcome in outcomes:
        twin("week").release(ctypes.byref(outcome))


def taken(outcomes: Any, calendar: kernel.Calendar, stations: kernel.Records) -> list[Answer]:
    """Copied result of the twin; its memory is released."""
    answers = [
        Answer(
            starts_s=_copied(outcome.starts, (outcome.n_steps,)),
            values=_copied(outcome.values, (outcome.n_steps, kernel.n_columns(stations, 1))),
            sweeps=_copied(outcome.sweeps, (len(calendar.sweeps),), kernel.SWEEP_STATE),
            logins=_copied(outcome.logins, (len(calendar.logins),), kernel.LOGIN_STATE),
            histories=_copied(outcome.histories, (outcome.n_histories,), kernel.HISTORY),
        )
        for outcome in outcomes
    ]
    release(outcomes)
    return answers


def _copied(address: int, shape: tuple[int, ...], kind: Any = np.float64) -> NDArray[Any]:
    n_bytes = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(ctypes.string_at(address, n_bytes), dtype=kind).reshape(shape)


def check(name: str) -> None:
    """The kernel and its twin give the same bits of a scenario.

    Raises
    ------
    DifferentAnswersError
        Naming the table that differs.
    """
    calendar, network = asked_of_the_kernel(scenarios()[name])
    ours = Answer(*kernel.run(calendar, network)[:5])
    (theirs,) = taken(in_c(calendar, network)(), calendar, network.stations)
    _require_same(name, ours, theirs)


def check_many(name: str) -> None:
    """Likewise many networks side by side."""
    calendar, networks = asked_of_many(scenarios()[name])
    theirs = taken(in_c(calendar, *_each(networks))(), calendar, networks.stations)
    for ours, other in zip(kernel.run_many(calendar, networks), theirs, strict=True):
        _require_same(name, Answer(*ours[:5]), other)


def _each(networks: kernel.Network) -> list[kernel.Network]:
    """Networks that are stacked, one by one."""
    return [kernel.Network(*tables) for tables in zip(*networks, strict=True)]


def _require_same(name: str, ours: Answer, theirs: Answer) -> None:
    written = np.zeros(len(ours.histories), dtype=bool)
    for login in ours.logins:  # between the histories there is room that nothing was written to
        written[login["first"] : login["first"] + login["length"]] = True
    ours, theirs = (each._replace(histories=each.histories[written]) for each in (ours, theirs))
    for field, mine, other in zip(Answer._fields, ours, theirs, strict=True):
        tables = [(mine, other)] if mine.dtype.names is None else [(mine[k], other[k]) for k in mine.dtype.names]
        if not all(same_bits(np.ascontiguousarray(a), np.ascontiguousarray(b)) for a, b in tables):
            raise DifferentAnswersError(f"{field} of the week of {name} and of its C twin differ")


def _against_c(effort: Effort) -> Sequence[Measured]:
    for name in COMPARED:
        check(name)
    calendar, network = asked_of_the_kernel(scenarios()["acme"])
    theirs = in_c(calendar, network)
    return (race(lambda: kernel.run(calendar, network), lambda: release(theirs()), effort.n_rounds, each(1, 1e-3)),)


def _many_against_c(effort: Effort) -> Sequence[Measured]:
    check_many("acme")
    calendar, networks = asked_of_many(scenarios()["acme"])
    one_by_one = _each(networks)
    theirs = in_c(calendar, *one_by_one)
    ms = each(kernel.LANES, 1e-3)
    return (
        race(lambda: kernel.run_many(calendar, networks), lambda: release(theirs()), effort.n_rounds, ms),
        race(
            lambda: kernel.run_many(calendar, networks),
            lambda: [kernel.run(calendar, network) for network in one_by_one],
            effort.n_slow_rounds,
            ms,
        ),
    )


def _against_numpy(effort: Effort) -> Sequence[Measured]:
    """Steps of the first login of the sample."""
    scenario, catalog = parse(short_week("first-login", initial_state="idle_never_used", hours=1.0)), seed_catalog()
    week, network = prepare(scenario, catalog), station_network(scenario, scenario.array, catalog)
    calendar, tables = asked_of_the_kernel(scenario)
    asked = serve(week, network, watch=(0.0, week.length_s)).asked
    steps = steps_of(asked, calendar.loops, len(tables.shapes))[: effort.of(N_STEPS)]
    found = np.array([step.response_s for step in steps])
    wrong = float(np.nanmax(np.abs(responses(steps, tables) / found - 1.0)))
    if wrong > SOLVED_WITHIN:
        raise DifferentAnswersError(f"response times of a storm and of its NumPy peer differ by up to {wrong:.1e}")
    n_steps = len(kernel.run(calendar, tables)[0])
    return (
        race(
            lambda: kernel.run(calendar, tables),
            lambda: responses(steps, tables),
            effort.n_slow_rounds,
            per_s(n_steps),
            per_s(len(steps)),
        ),
    )


TRIALS = (
    Trial(
        (
            Line(
                "week/c",
                "ms",
                "C twin",
                at_most(1.3),
                "The compiled heart of an answer to the sample fortnight, against the same steps in C.",
            ),
        ),
        _against_c,
    ),
    Trial(
        (
            Line(
                "weeks/c",
                "ms per week",
                "C twin",
                at_most(1.2),
                "The sample fortnight on 16 numbers of drives side by side, against the same lanes in C.",
            ),
            Line(
                "weeks/one-by-one",
                "ms per week",
                "one after the other",
                at_most(1),
                "The same 16 weeks side by side, against one after the other.",
            ),
        ),
        _many_against_c,
        is_long=True,
    ),
    Trial(
        (
            Line(
                "week/numpy",
                "steps/s",
                "NumPy",
                at_least(150),
                "Steps of the sample's first login, against the same flow balance in NumPy, a vector over stations and "
                "loops at a time; what users do is left out there.",
            ),
        ),
        _against_numpy,
    ),
)
