"""The page for the decision names risks with their next steps, and what to confirm with the customer."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from stormsizer.capacity import HostDensity
from stormsizer.experience.grades import GoalStatus
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Event, Scenario
from stormsizer.report.blocks import Paragraph, Section, Table
from stormsizer.report.sections.decisions.decision_page import decision_section
from stormsizer.simulation.pipeline import simulate
from stormsizer.simulation.result import Result, ResultWarning
from tests.engine import seeds
from tests.engine.analysis.two_sites import two_sites
from tests.engine.report import finished_week
from tests.support.languages import english


@pytest.fixture
def result(acme: Scenario) -> Result:
    return finished_week.result(acme)


def page_of(result: Result, scenario: Scenario, catalog: Catalog | None) -> Section:
    return decision_section(result, scenario, finished_week.trace(scenario), finished_week.context(catalog=catalog))


def rows(page: Section, table_id: str) -> list[list[str]]:
    found = next((block for block in page.blocks if isinstance(block, Table) and block.id == table_id), None)
    return [] if found is None else [[english(cell.text) for cell in row] for row in found.rows]


def risks(page: Section) -> list[str]:
    return [risk for risk, _, _ in rows(page, "risks")]


def test_missed_goal_is_the_first_risk_and_names_the_recommendation(
    result: Result, acme: Scenario, catalog: Catalog
) -> None:
    first = rows(page_of(result, acme, catalog), "risks")[0]
    assert first == [english(result.verdict.sentence), "Use the recommended configuration.", "Presales"]
    without = result.model_copy(update={"recommendation": None})
    assert rows(page_of(without, acme, catalog), "risks")[0][1].startswith("Change the schedule")
    crowded = HostDensity(
        n_desktops_per_host=acme.n_desktops / acme.hosts.n_hosts,
        density=10,
        density_by_memory=12.0,
        density_by_cpu=10.5,
        binds="cpu",
        n_spare_hosts=1,
        n_hosts_needed=math.ceil(acme.n_desktops / 10) + 1,
        holds=False,
        sentence="",
    )
    step = rows(page_of(result.model_copy(update={"hosts": crowded}), acme, catalog), "risks")[0][1]
    assert step == f"Provide {crowded.n_hosts_needed} hosts instead of {acme.hosts.n_hosts}, and simulate again."


def test_met_goals_are_no_risk(result: Result, acme: Scenario, catalog: Catalog) -> None:
    passed = result.verdict.model_copy(update={"status": GoalStatus.PASSES})
    page = page_of(result.model_copy(update={"verdict": passed}), acme, catalog)
    assert english(result.verdict.sentence) not in risks(page)


def test_load_of_a_profile_is_a_risk_until_it_is_measured(result: Result, acme: Scenario, catalog: Catalog) -> None:
    (profile,) = {catalog.workloads[pool.profile_id].name for pool in acme.pools}
    risk = f"The load is that of a workload profile ({profile}), not of the customer’s own desktops."
    assert risk in risks(page_of(result, acme, catalog))
    own = {"source": "own-workloads-staff"}
    known = catalog.workloads[acme.pools[0].profile_id]
    steady = known.steady_state.model_copy(
        update={"writes_iops_per_desktop": known.steady_state.writes_iops_per_desktop.model_copy(update=own)}
    )
    partly = known.model_copy(update={"steady_state": steady})
    found = risks(page_of(result, acme, replace(catalog, workloads={**catalog.workloads, known.id: partly})))
    assert risk not in found
    assert any(each.startswith("Only the steady state was measured") for each in found)
    ios = known.monday_login.login.ios_per_desktop.model_copy(update=own)
    login = known.monday_login.login.model_copy(update={"ios_per_desktop": ios})
    monday = known.monday_login.model_copy(update={"login": login})
    wholly = partly.model_copy(update={"monday_login": monday})
    found = risks(page_of(result, acme, replace(catalog, workloads={**catalog.workloads, known.id: wholly})))
    assert not any("workload profile" in each for each in found)


def test_assumed_guest_time_is_a_question_and_a_next_step_for_the_customer(catalog: Catalog) -> None:
    scenario = seeds.scenarios()["generic-nvme-windows11"]
    assumed = simulate(scenario, catalog, recommend=False)
    confidence = assumed.result.confidence
    assert confidence is not None
    context = finished_week.context(catalog=catalog)
    page = decision_section(assumed.result, scenario, assumed.trace, context)
    step = "Time logins on today’s desktops; we then recalculate with the measured time."
    assert [english(confidence.sentence), step, "Customer"] in rows(page, "risks")
    question = ["Login time", "5.2 s of guest time", "How long do logins take on today’s desktops?"]
    assert question in rows(page, "to-confirm")
    known = confidence.model_copy(update={"given_guest_time": None})
    page = decision_section(assumed.result.model_copy(update={"confidence": known}), scenario, assumed.trace, context)
    assert step not in [each for _, each, _ in rows(page, "risks")]
    assert question not in rows(page, "to-confirm")


def test_generic_array_and_its_idle_rest_are_risks(result: Result, acme: Scenario, catalog: Catalog) -> None:
    array = acme.array.model_copy(update={"model_id": "generic-nvme-dual-controller"})
    warning = ResultWarning(path="array.other_workloads", message="Assumed to be free.")
    warned = result.model_copy(update={"warnings": (warning,)})
    found = rows(page_of(warned, acme.model_copy(update={"array": array}), catalog), "risks")
    owners = {risk: owner for risk, _, owner in found}
    assert owners["Assumed to be free."] == "Customer"
    assert [owner for risk, owner in owners.items() if risk.startswith("No measurement of Generic")] == [
        "Storage vendor"
    ]


def test_assumptions_are_counted_as_the_list_counts_them(result: Result, acme: Scenario, catalog: Catalog) -> None:
    page = page_of(result, acme, catalog)
    texts = [english(block.text) for block in page.blocks if isinstance(block, Paragraph)]
    (counted,) = [text for text in texts if not text.startswith("Not simulated")]
    n = sum(each.origin == "assumed" for each in result.assumptions)
    assert counted.startswith(f"Assumed inputs: {n} of ")


def test_customer_is_asked_about_five_inputs_with_the_values_used(
    result: Result, acme: Scenario, catalog: Catalog
) -> None:
    array = acme.array.model_copy(update={"model_id": "generic-nvme-dual-controller"})
    asked = rows(page_of(result, acme.model_copy(update={"array": array}), catalog), "to-confirm")
    assert [what for what, _, _ in asked] == [
        "Users",
        "Workload",
        "Login window",
        "Data per desktop",
        "Data reduction",
    ]
    assert asked[0][1] == f"{round(acme.n_users):,} users, {round(acme.n_desktops):,} desktops"
    assert "profile container" not in asked[3][1]


def test_customer_is_asked_about_hosts_whose_cpu_was_checked(result: Result, acme: Scenario, catalog: Catalog) -> None:
    server = {"n_hosts": 14, "n_cores_per_host": 48, "ghz_per_core": 2.6, "memory_gib_per_host": 1024.0}
    hosts = acme.hosts.model_copy(update=server)
    asked = rows(page_of(result, acme.model_copy(update={"hosts": hosts}), catalog), "to-confirm")
    used = {what: value for what, value, _ in asked}
    assert used["Hosts"] == "14 with 48 cores at 2.6 GHz and 1,024 GiB each"
    unknown = hosts.model_copy(update={"ghz_per_core": None})
    asked = rows(page_of(result, acme.model_copy(update={"hosts": unknown}), catalog), "to-confirm")
    assert "Hosts" not in {what for what, _, _ in asked}


def test_customer_with_two_sites_is_asked_for_their_data_center(
    result: Result, acme: Scenario, catalog: Catalog
) -> None:
    london = acme.pools[0]
    ny = london.model_copy(update={"id": "ny", "name": "New York", "time_zone": "America/New_York"})
    asked = rows(page_of(result, acme.model_copy(update={"pools": (london, ny)}), catalog), "to-confirm")
    used = {what: value for what, value, _ in asked}["Data center of the desktops"]
    assert used == f"one for all sites: {london.name} and New York"


def test_without_a_catalog_the_page_has_what_is_known(result: Result, acme: Scenario) -> None:
    assert [what for what, _, _ in rows(page_of(result, acme, None), "to-confirm")] == [
        "Users",
        "Login window",
        "Data per desktop",
    ]


def not_simulated(result: Result, scenario: Scenario, events: tuple[Event, ...]) -> str:
    """The sentence about usual work that a calendar with these events lacks."""
    trace, planned = finished_week.trace(scenario), scenario.model_copy(update={"events": events})
    page = decision_section(result, planned, trace, finished_week.context(catalog=None))
    texts = (english(block.text) for block in page.blocks if isinstance(block, Paragraph))
    return next(text for text in texts if text.startswith("Not simulated"))


def test_usual_work_that_the_calendar_lacks_is_named_with_its_next_step(result: Result, acme: Scenario) -> None:
    logins = tuple(event for event in acme.events if event.kind in ("login", "logoff"))
    assert not_simulated(result, acme, logins) == (
        "Not simulated, because the calendar has no such event: patching, antivirus scans, backups, replication, "
        "reboots and power-ons, and image updates. If any of them take place, the simulation has to include them."
    )


def test_work_of_the_calendar_is_not_called_missing(result: Result, acme: Scenario) -> None:
    sentence = not_simulated(result, acme, two_sites().events)
    assert "no such event: replication and image updates. " in sentence
