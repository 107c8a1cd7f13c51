"""Reports on an installed array that is sufficient say that nothing is bought."""

from __future__ import annotations

import pytest

from stormsizer.experience.grades import GoalStatus
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Budget, OtherWorkloads, Scenario
from stormsizer.recommendation.bill import bills_of
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.recommendation.upgrade import upgrade_of
from stormsizer.report.blocks import KeyFigure, Paragraph, Section, Table
from stormsizer.report.document import build_report
from stormsizer.report.sections.decisions.recommendation import recommendation_section
from stormsizer.report.sections.results.first_page import verdict_page
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Result
from stormsizer.simulation.warnings import other_workloads
from tests.engine.report import finished_studies, finished_week
from tests.support.languages import english


@pytest.fixture
def installed(acme: Scenario) -> Scenario:
    """Return a scenario on an array that is installed as simulated."""
    return acme.model_copy(update={"installed_array": acme.array})


def result_of(scenario: Scenario, catalog: Catalog) -> Result:
    """Return a week that recommends the installed array."""
    week = finished_week.result(scenario)
    assert week.recommendation is not None
    upgrade = upgrade_of(scenario.array, scenario.installed_array, scenario.hosts, catalog)
    chosen = week.recommendation.chosen.model_copy(
        update={"configuration": scenario.array, "host_cache_gib": scenario.hosts.host_cache_gib, "price": 0.0}
    )
    recommendation = week.recommendation.model_copy(update={"holds": True, "chosen": chosen, "upgrade": upgrade})
    return week.model_copy(update={"recommendation": recommendation, "cost": configuration_cost(scenario, catalog)})


def price_figure(result: Result, scenario: Scenario) -> KeyFigure:
    (figure,) = [each for each in verdict_page(result, scenario, {}).key_figures if each.id == "cost"]
    return figure


def section_of(result: Result, scenario: Scenario, catalog: Catalog) -> Section:
    bills = bills_of(scenario, result.recommendation, catalog)
    return recommendation_section(result.recommendation, (), scenario, finished_week.context().names, bills)


def test_price_of_an_installed_array_is_already_owned(installed: Scenario, catalog: Catalog) -> None:
    figure = price_figure(result_of(installed, catalog), installed)
    assert english(figure.value) == "Already owned"
    assert english(figure.note) == "Nothing is added to the installed array (NetApp FAS3270)."


def test_budget_stays_on_the_price_of_an_installed_array(installed: Scenario, catalog: Catalog) -> None:
    scenario = installed.model_copy(update={"budget": Budget(amount=100_000)})
    note = english(price_figure(result_of(scenario, catalog), scenario).note)
    assert "below the budget of 100,000 USD" in note


def test_price_of_an_installed_array_with_added_parts_is_shown(installed: Scenario, catalog: Catalog) -> None:
    more = installed.array.model_copy(update={"n_ports": installed.array.n_ports + 4})
    scenario = installed.model_copy(update={"array": more})
    figure = price_figure(result_of(scenario, catalog), scenario)
    assert english(figure.value) != "Already owned"
    assert "without installed parts" in english(figure.note)


def test_sufficient_installed_array_is_one_statement(installed: Scenario, catalog: Catalog) -> None:
    section = section_of(result_of(installed, catalog), installed, catalog)
    first, *others = section.blocks
    assert isinstance(first, Paragraph)
    assert english(first.text) == (
        "The installed array (NetApp FAS3270) is sufficient: it meets all goals, and nothing is added."
    )
    assert [block.id for block in others if isinstance(block, Table)] == ["bill-simulated"]


def test_bill_of_an_installed_array_has_no_prices(installed: Scenario, catalog: Catalog) -> None:
    section = section_of(result_of(installed, catalog), installed, catalog)
    (bill,) = [block for block in section.blocks if isinstance(block, Table)]
    assert [english(column.label) for column in bill.columns] == ["Part", "Installed", "Rack units", "Power"]
    drives = next(row for row in bill.rows if english(row[0].text) == "450 GB 15K FC")
    assert english(drives[1].text) == "48"
    said = " ".join(english(block.text) for block in section.blocks if isinstance(block, Paragraph))
    assert "All parts are installed already" in said
    assert "total cost" not in said
    assert "illustrative" not in said


def test_verdict_states_that_the_array_is_assumed_to_be_idle(installed: Scenario, catalog: Catalog) -> None:
    week = result_of(installed, catalog).model_copy(update={"warnings": other_workloads(installed)})
    said = english(verdict_page(week, installed, {}).sentence)
    assert "The existing array is assumed empty" in said


def test_verdict_does_not_repeat_other_workloads_that_are_entered(installed: Scenario, catalog: Catalog) -> None:
    others = OtherWorkloads(reads_iops=100.0, writes_iops=50.0, used_gib=200.0)
    scenario = installed.model_copy(update={"array": installed.array.model_copy(update={"other_workloads": others})})
    week = finished_week.result(scenario).model_copy(update={"warnings": other_workloads(scenario)})
    assert "other workloads" not in english(verdict_page(week, scenario, {}).sentence)


def test_array_that_is_stated_to_serve_nothing_else_is_no_condition_of_the_verdict(installed: Scenario) -> None:
    array = installed.array.model_copy(update={"other_workloads": OtherWorkloads(nothing_else=True)})
    scenario = installed.model_copy(update={"array": array})
    for each, n_risks in ((installed, 1), (scenario, 0)):
        week = finished_week.result(each).model_copy(update={"warnings": other_workloads(each)})
        report = build_report(week, each, finished_week.trace(each), finished_week.context())
        assert report.model_dump_json().count("report-risk-others-next") == n_risks
        assert ("warning-no-other-workloads" in report.model_dump_json()) is bool(n_risks)


def test_room_of_an_existing_array_does_not_depend_on_the_form_of_other_workloads(installed: Scenario) -> None:
    runway = finished_studies.studies(installed).runway
    assert runway is not None
    room = Studies(runway=runway.model_copy(update={"headroom_desktops": 340}))
    week = finished_week.result(installed)
    met = week.model_copy(update={"verdict": week.verdict.model_copy(update={"status": GoalStatus.PASSES})})
    array = installed.array.model_copy(update={"other_workloads": OtherWorkloads(nothing_else=True)})
    stated = installed.model_copy(update={"array": array})
    assert "It fits" in english(verdict_page(met, stated, {}, room).sentence)


def test_verdict_on_an_existing_array_begins_with_its_room(installed: Scenario, catalog: Catalog) -> None:
    week = result_of(installed, catalog)
    met = week.model_copy(update={"verdict": week.verdict.model_copy(update={"status": GoalStatus.PASSES})})
    runway = finished_studies.studies(installed).runway
    assert runway is not None
    room = Studies(runway=runway.model_copy(update={"headroom_desktops": 340}))

    def said(result: Result, scenario: Scenario, studies: Studies | None = None) -> str:
        return english(verdict_page(result, scenario, {}, studies).sentence)

    assert said(met, installed, room).startswith("It fits: the existing array has room for 340 more desktops. ")
    new = installed.model_copy(update={"installed_array": None})
    without = (said(met, installed), said(met, new, room), said(week, installed, room))
    assert not any("It fits" in sentence for sentence in without)


def test_free_capacity_states_the_share_of_reducible_data(installed: Scenario, catalog: Catalog) -> None:
    week = result_of(installed, catalog)

    def note(**changes: float) -> str:
        capacity = week.capacity.model_copy(update=changes)
        page = verdict_page(week.model_copy(update={"capacity": capacity}), installed, {})
        return next(english(each.note) for each in page.key_figures if each.id == "spare-capacity")

    partly = note(data_reduction_ratio=3.0, reducible_gb=21.0, before_reduction_gb=100.0)
    assert partly.endswith("; data reduction of 3 to 1 applies to 21% of the data")
    assert "data reduction" not in note(data_reduction_ratio=3.0, reducible_gb=100.0, before_reduction_gb=100.0)
    assert "data reduction" not in note(data_reduction_ratio=1.0, reducible_gb=0.0, before_reduction_gb=100.0)
