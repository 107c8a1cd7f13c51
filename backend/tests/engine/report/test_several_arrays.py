"""Reports of scenarios with several arrays say which array each figure is about."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.report.blocks import Figure, Report, SmallFigures, Table
from stormsizer.report.document import build_report
from stormsizer.simulation.pipeline import Simulation, simulate
from tests.engine import seeds
from tests.engine.report import finished_week
from tests.support.languages import english, in_english

MAIN, SHARE = "Disks of the session hosts", "Profile share"


@pytest.fixture(scope="module")
def scenario() -> Scenario:
    """Session hosts on disks, with their profile containers on a share."""
    return seeds.scenarios()["azure-session-hosts"]


@pytest.fixture(scope="module")
def simulation(scenario: Scenario, catalog: Catalog) -> Simulation:
    """The simulated sample, with recommendations."""
    return simulate(scenario, catalog)


def report_of(simulation: Simulation, scenario: Scenario, catalog: Catalog) -> Report:
    """The report, in English."""
    context = dataclasses.replace(finished_week.context(), catalog=catalog, evidence_rows=())
    return in_english(build_report(simulation.result, scenario, simulation.whole_trace, context))


def test_every_section_about_storage_is_there_for_each_array(
    simulation: Simulation, scenario: Scenario, catalog: Catalog
) -> None:
    report = report_of(simulation, scenario, catalog)
    titles = [str(section.title) for section in report.sections]
    assert titles[0] == "Arrays"
    for title in ("The week", "Phase by phase", "Recommended configuration", "Capacity"):
        of_arrays = [each for each in titles if each.startswith(f"{title}: ")]
        assert of_arrays == [f"{title}: {MAIN}", f"{title}: {SHARE}"]
    blocks = [block for section in report.sections for block in section.blocks]
    tables = [block.id for block in blocks if isinstance(block, Table) and block.id]
    charts: list[Any] = [block.chart for block in blocks if isinstance(block, Figure)]
    charts += [figure.chart for block in blocks if isinstance(block, SmallFigures) for figure in block.figures]
    for found in (tables, [chart.id for chart in charts]):
        assert len(found) == len(set(found))


def test_figures_of_the_other_array_are_its_own(simulation: Simulation, scenario: Scenario, catalog: Catalog) -> None:
    report = report_of(simulation, scenario, catalog)
    (share,) = simulation.result.other_arrays
    tables = {block.id: block for section in report.sections for block in section.blocks if isinstance(block, Table)}
    first = share.phases[0]
    row = [str(cell.text) for cell in tables["phases-summary-profiles"].rows[0]]
    assert f"{first.figures.total_iops:,.0f}" in row
    needed = tables["capacity-needed-profiles"].rows[-1][-1]
    assert str(needed.text) == "19,327"
    verdicts = [(str(row[0].text), row[1].mark) for row in tables["arrays"].rows]
    assert verdicts == [(MAIN, "holds"), (SHARE, "holds")]
    assert [str(cell.text) for cell in tables["placement"].rows[0]] == ["Session hosts", MAIN, MAIN, SHARE]


def test_first_page_counts_every_array(simulation: Simulation, scenario: Scenario, catalog: Catalog) -> None:
    page = report_of(simulation, scenario, catalog).verdict
    figures = {figure.id: english(figure.value) for figure in page.key_figures}
    result = simulation.result
    (share,) = result.other_arrays
    assert result.cost is not None
    assert result.cost.price is not None
    assert share.cost.price is not None
    assert f"{result.cost.price + share.cost.price:,.0f}" in figures["cost"]
    assert figures["spare-capacity"] == f"{share.capacity.spare_fraction:.0%}"
    of_share = [english(point) for point in page.answers[3].points if english(point).startswith(f"On {SHARE}: ")]
    assert len(of_share) == 2
    assert share.recommendation is not None
    assert f"Cost: {share.recommendation.chosen.price:,.0f} USD" in of_share[1]


def test_report_of_one_array_has_no_section_about_arrays(catalog: Catalog) -> None:
    acme = seeds.acme_scenario()
    report = report_of(simulate(acme, catalog, recommend=False), acme, catalog)
    titles = [str(section.title) for section in report.sections]
    assert "The week" in titles
    assert not [title for title in titles if title == "Arrays" or ": " in title]
