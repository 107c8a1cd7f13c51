"""Cost of a recommendation, measured in simulations of the same week."""

from __future__ import annotations

from collections.abc import Sequence

from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.simulation.pipeline import simulate
from tests.benchmarks.suite.figures import Effort, Line, Measured, Trial, at_most
from tests.benchmarks.suite.timing import each, race
from tests.engine.seeds import acme_scenario, seed_catalog

MS = 1e-3


def _families(effort: Effort) -> Sequence[Measured]:
    scenario, catalog = acme_scenario(), seed_catalog()

    def once() -> None:
        simulate(scenario, catalog, recommend=False)

    def searched(models: Sequence[str]) -> Measured:
        return race(
            lambda: [recommend_hardware(scenario, catalog, model) for model in models],
            once,
            effort.n_slow_rounds,
            each(1.0, MS),
        )

    return searched([scenario.array.model_id]), searched(tuple(catalog.arrays))


TRIALS = (
    Trial(
        (
            Line(
                "search/own-family",
                "ms",
                "one simulation",
                at_most(40),
                "The cheapest FAS3270 of 2.8 million legal ones for the sample fortnight, against simulating it once.",
            ),
            Line(
                "search/all-families",
                "ms",
                "one simulation",
                at_most(40),
                "The same for every family of the catalog, 11 million legal configurations. The VNX5500, with three "
                "tiers and a cache in front of them, takes half of it.",
            ),
        ),
        _families,
        is_long=True,
    ),
)
