"""Reports state the free capacity in the last year of the planned growth."""

from __future__ import annotations

import pytest

from stormsizer.capacity import break_down
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario, grown, years_of
from stormsizer.report.blocks import Paragraph
from stormsizer.report.sections.results.capacity import space_section
from stormsizer.report.sections.results.first_page import verdict_page
from stormsizer.simulation.assessment import assess
from stormsizer.simulation.states import state_verdict
from tests.engine import seeds
from tests.engine.report import finished_week
from tests.support.languages import english


@pytest.mark.parametrize(("spare", "mark"), [(0.19, "holds"), (0.05, "broken"), (-0.1, "broken")])
def test_free_capacity_is_stated_for_the_last_year(acme: Scenario, spare: float, mark: str) -> None:
    week = finished_week.result(acme)
    week = week.model_copy(update={"capacity": week.capacity.model_copy(update={"spare_fraction": 0.4})})
    then = state_verdict(week.verdict, "In 2029 with 1,598 desktops", 1598, year=2029, spare_fraction=spare)
    grown_week = week.model_copy(update={"states": (then,)})
    (figure,) = [each for each in verdict_page(grown_week, acme, {}).key_figures if each.id == "spare-capacity"]
    goal = f"{acme.goals.spare_capacity_fraction:.0%}"
    assert english(figure.note).replace("−", "-") == (f"{spare:.0%} in 2029 with 1,598 desktops; goal: at least {goal}")
    assert figure.mark == mark
    first = space_section(grown_week.capacity, acme, grown_week.states).blocks[0]
    assert isinstance(first, Paragraph)
    expected = (
        f"In 2029 with 1,598 desktops, {spare:.0%} remains free."
        if spare > 0
        else f"In 2029 with 1,598 desktops, {-spare:.0%} of the usable capacity is missing."
    )
    assert english(first.text).endswith(expected)


def test_state_has_the_capacity_of_the_grown_scenario(catalog: Catalog) -> None:
    scenario = seeds.scenarios()["generic-hci-windows11"]
    growth = scenario.growth.model_copy(update={"desktops_fraction_per_year": 0.1, "through_year": 2029})
    scenario = scenario.model_copy(update={"growth": growth})
    result = assess(scenario, catalog, recommend=False).result
    today, then = result.states or ()
    assert today.spare_fraction == pytest.approx(result.capacity.spare_fraction)
    later = grown(scenario, years_of(scenario))
    model = catalog.arrays[later.array.model_id]
    expected = break_down(later.pools, later.array, model, catalog.drives, later.hosts, later.goals)
    assert then.spare_fraction == pytest.approx(expected.spare_fraction)
    assert then.spare_fraction is not None
    assert today.spare_fraction is not None
    assert then.spare_fraction < today.spare_fraction


def test_peak_load_is_labeled_as_that_of_today_where_the_verdict_is_for_a_later_year(acme: Scenario) -> None:
    result = finished_week.result(acme)
    growth = acme.growth.model_copy(update={"desktops_fraction_per_year": 0.1, "through_year": 2029})
    labels = []
    for scenario in (acme, acme.model_copy(update={"growth": growth})):
        figures = verdict_page(result, scenario, {}).key_figures
        labels += [english(each.label) for each in figures if each.id == "peak-load"]
    assert labels == [
        "Peak load (1-minute average)",
        f"Peak load today, {acme.n_desktops:,} desktops (1-minute average)",
    ]
