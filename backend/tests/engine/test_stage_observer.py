"""An observer learns which stages ran and what the cache contained, and changes no number."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario, parse
from stormsizer.simulation.pipeline import simulate
from stormsizer.stage_cache import StageCache
from tests.webapp import documents


@dataclass
class Notes:
    """An observer that records everything."""

    entered: list[str] = field(default_factory=list)
    left: list[str] = field(default_factory=list)
    hits: list[str] = field(default_factory=list)
    misses: list[str] = field(default_factory=list)

    @contextmanager
    def stage(self, name: str) -> Iterator[None]:
        self.entered.append(name)
        yield
        self.left.append(name)

    def looked_up(self, name: str, *, is_cached: bool) -> None:
        (self.hits if is_cached else self.misses).append(name)


@pytest.fixture
def office() -> Scenario:
    """A morning that is computed in milliseconds."""
    return parse(documents.office())


def test_stages_are_observed_in_order_and_change_no_number(catalog: Catalog, office: Scenario) -> None:
    notes = Notes()
    observed = simulate(office, catalog, memory=StageCache({}, notes))
    stages = ["timeline", "storage", "experience", "capacity", "confidence", "recommendation"]
    assert notes.entered == notes.left == stages
    assert notes.hits == notes.misses == []
    assert observed.result == simulate(office, catalog).result


def test_observer_learns_which_results_the_cache_contained(catalog: Catalog, office: Scenario) -> None:
    notes = Notes()
    memory = StageCache({"serve": 1, "judge": 100}, notes)
    simulate(office, catalog, recommend=False, memory=memory)
    assert notes.hits == []
    assert "serve" in notes.misses
    notes.misses.clear()
    simulate(office, catalog, recommend=False, memory=memory)
    assert notes.misses == []
    assert {"serve", "judge"} == set(notes.hits)
