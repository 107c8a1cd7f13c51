"""Figures that screens show and do not work out: grades of login times, and what one drive has to do."""

from __future__ import annotations

import pytest

from stormsizer.experience.grades import Grade
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.simulation.pipeline import simulate
from stormsizer.storage.figures import TierTraffic


def test_login_time_bin_has_the_grade_of_its_midpoint(acme: Scenario, catalog: Catalog) -> None:
    goals = acme.goals
    result = simulate(acme, catalog, recommend=False).result
    seen = next(phase.experience for phase in result.phases if phase.id == "first-login")
    assert seen is not None
    edges = seen.histogram_edges_s
    assert len(seen.histogram_grades) == len(edges) - 1
    for from_s, to_s, grade in zip(edges, edges[1:], seen.histogram_grades, strict=False):
        if to_s <= goals.login_good_s:
            assert grade is Grade.GOOD
        elif from_s >= goals.login_fair_s:
            assert grade is Grade.POOR
    assert set(seen.histogram_grades) == set(Grade)


def test_iops_per_drive_is_derived_for_results_of_earlier_releases(acme: Scenario, catalog: Catalog) -> None:
    result = simulate(acme, catalog, recommend=False).result
    traffic = next(phase.figures.tiers[0] for phase in result.phases if phase.figures.tiers)
    assert traffic.iops_per_drive == pytest.approx(traffic.drive_iops / traffic.n_drives)
    older = traffic.model_dump(exclude={"iops_per_drive"})
    assert TierTraffic.model_validate(older) == traffic
    assert TierTraffic.model_validate(older | {"n_drives": 0}).iops_per_drive == 0.0
