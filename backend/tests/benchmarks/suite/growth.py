"""Growth of the cost of an answer with desktops, days, pools and stations."""

from __future__ import annotations

from collections.abc import Sequence

from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import prepare, station_network
from stormsizer.storage.network import StationNetwork
from stormsizer.storage.serve import serve
from tests.benchmarks.suite.figures import Effort, Line, Measured, Trial, at_most
from tests.benchmarks.suite.timing import each, race
from tests.benchmarks.suite.weeks import dragging, every_day, fortnight, with_more_stations
from tests.engine.seeds import acme_scenario, seed_catalog

MS = 1e-3
US = 1e-6


def _grown(large: Scenario, small: Scenario, effort: Effort, times: float = 1.0) -> Measured:
    """An answer to the large one, divided by how many times larger it is, against one to the small one."""
    return race(dragging(large), dragging(small), effort.n_rounds, each(times, MS), each(1.0, MS))


def _desktops(effort: Effort) -> Sequence[Measured]:
    few, as_few_each = fortnight(250, 1), fortnight(2_500, 10)
    some, as_many_each = fortnight(2_500, 1), fortnight(50_000, 20)
    return _grown(as_few_each, few, effort), _grown(as_many_each, some, effort)


def _days(effort: Effort) -> Sequence[Measured]:
    day, fortnight_of_days, four_weeks = every_day(1), every_day(14), every_day(28)
    return _grown(four_weeks, day, effort, 28), _grown(four_weeks, fortnight_of_days, effort, 2)


def _pools(effort: Effort) -> Sequence[Measured]:
    return (_grown(every_day(10, 40), every_day(10, 4), effort, 10),)


def _stations(effort: Effort) -> Sequence[Measured]:
    scenario, catalog = acme_scenario(), seed_catalog()
    week = prepare(scenario, catalog)
    few = station_network(scenario, scenario.array, catalog)
    more = with_more_stations(few)

    def per_station_and_step(network: StationNetwork) -> float:
        return len(network.components) * len(serve(week, network).trace.starts_s)

    return (
        race(
            lambda: serve(week, more),
            lambda: serve(week, few),
            effort.n_rounds,
            each(per_station_and_step(more), US),
            each(per_station_and_step(few), US),
        ),
    )


TRIALS = (
    Trial(
        (
            Line(
                "growth/desktops-250",
                "ms",
                "250 desktops",
                at_most(1.2),
                "The sample fortnight answered for 2,500 desktops on ten arrays, against 250 desktops on one.",
            ),
            Line(
                "growth/desktops-2500",
                "ms",
                "2,500 desktops",
                at_most(1.2),
                "The same for 50,000 desktops on twenty arrays, against 2,500 on one: populations are fluid, so the "
                "number of desktops costs nothing.",
            ),
        ),
        _desktops,
    ),
    Trial(
        (
            Line(
                "growth/days-1",
                "ms per day",
                "1 day",
                at_most(1.2),
                "Four weeks with a reboot, a login and a logoff every day, divided by 28, against one such day.",
            ),
            Line(
                "growth/days-14",
                "ms per fortnight",
                "14 days",
                at_most(1.2),
                "The same four weeks, divided by two, against a fortnight: the cost is linear in simulated days.",
            ),
        ),
        _days,
        is_long=True,
    ),
    Trial(
        (
            Line(
                "growth/pools",
                "ms per 4 pools",
                "4 pools",
                at_most(1.2),
                "Ten such days of 40 pools that share the desktops, divided by ten, against 4 pools: 400 login storms "
                "in place of 40.",
            ),
        ),
        _pools,
        is_long=True,
    ),
    Trial(
        (
            Line(
                "growth/stations",
                "µs per station and step",
                "4 stations",
                at_most(1.3),
                "The sample fortnight served by eight stations (three tiers, and the hosts' links) against four, per "
                "station and step.",
            ),
        ),
        _stations,
    ),
)
