"""Results of scenarios with several arrays: a verdict on each, recommendations for each, and the overall verdict."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from stormsizer.analysis.comparison import compare, simulated
from stormsizer.analysis.explain import phase_arithmetic
from stormsizer.analysis.judging import broken
from stormsizer.analysis.response_curve import response_curve
from stormsizer.analysis.runway import most_desktops
from stormsizer.analysis.shortlist import shortlist
from stormsizer.analysis.weeks import week_of
from stormsizer.discrete_event import simulate_every_io
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import MAIN_ARRAY, InvalidScenarioError, Scenario, parse, with_main_array
from stormsizer.model.scenario.growth import with_desktops
from stormsizer.recommendation.hardware import recommend_hardware
from stormsizer.simulation.arrays import with_ids_of
from stormsizer.simulation.pipeline import Simulation, simulate
from tests.engine import seeds
from tests.support.languages import english


def scenario_of(share_gib: int = 21_184, sessions: int = 16, **of_pool: Any) -> Scenario:
    """Session hosts on disks, with their profile containers on a share of this size."""
    document = seeds.read(seeds.SEEDS / "scenarios" / "azure-session-hosts.yaml")
    document["pools"][0] |= {"sessions_per_desktop": sessions} | of_pool
    document["other_arrays"][0]["tiers"][0]["n_drives"] = share_gib
    return parse(document)


@pytest.fixture(scope="module")
def held(catalog: Catalog) -> Simulation:
    """The sample as it ships, with recommendations."""
    return simulate(scenario_of(), catalog)


@pytest.fixture(scope="module")
def missed(catalog: Catalog) -> Simulation:
    """Users have small profiles, but do more I/O than the share can serve."""
    crowded = scenario_of(1200, 64, profile_container_gib_per_desktop=0.2)
    return simulate(crowded, catalog, recommend=False)


def test_sample_meets_its_goals_on_both_arrays(held: Simulation) -> None:
    result = held.result
    assert result.verdict.holds, english(result.verdict.sentence)
    assert [(each.id, each.name, each.verdict.holds) for each in result.arrays] == [
        (MAIN_ARRAY, "Disks of the session hosts", True),
        ("profiles", "Profile share", True),
    ]
    (share,) = result.other_arrays
    assert share.model_name == "Azure Files SSD, provisioned v1"
    assert {str(phase.phase) for phase in share.phases} == {"monday_login", "steady_state"}
    assert share.capacity.needed_gb == pytest.approx(1200 * 15 * 1.073741824)
    assert share.cost.price is not None


def test_recommendation_of_each_array_meets_the_goals(held: Simulation, catalog: Catalog) -> None:
    """Both recommendations together make a scenario that meets its goals."""
    scenario, result = scenario_of(), held.result
    (share,) = result.other_arrays
    assert result.recommendation is not None
    assert share.recommendation is not None
    assert result.recommendation.holds
    assert share.recommendation.holds
    seen = share.recommendation.chosen.applied_to(with_main_array(scenario, "profiles"))
    both = result.recommendation.chosen.applied_to(with_main_array(seen, "profiles"))
    together = simulate(both, catalog, recommend=False).result
    assert together.verdict.holds, english(together.verdict.sentence)
    assert together.cost is not None
    assert together.cost.price == result.recommendation.chosen.price


def test_array_for_which_users_wait_is_the_one_that_misses_the_goals(missed: Simulation) -> None:
    result = missed.result
    disks, share = result.arrays
    assert disks.verdict.holds
    assert not share.verdict.holds
    assert not result.verdict.holds
    assert "On Profile share: " in english(result.verdict.sentence)
    assert "IOPS limit" in english(result.verdict.sentence)
    assert not any(phase.holds for phase in result.phases if str(phase.phase) == "monday_login")
    assert any("burst credits" in english(warning.message) for warning in result.other_arrays[0].warnings)


def test_search_for_one_array_is_not_held_up_by_another(catalog: Catalog) -> None:
    """The disks are sized as if the share had no queue, and the other way round."""
    crowded = scenario_of(1200, 64, profile_container_gib_per_desktop=0.2)
    result = simulate(crowded, catalog).result
    assert result.recommendation is not None
    assert result.recommendation.holds, english(result.recommendation.sentence)


def test_lack_of_space_on_another_array_fails_the_scenario(catalog: Catalog) -> None:
    result = simulate(scenario_of(20_000), catalog, recommend=False).result
    assert [each.verdict.holds for each in result.arrays] == [True, False]
    assert not result.verdict.holds
    assert "On Profile share: Spare capacity is" in english(result.verdict.sentence)
    assert result.confidence is not None
    assert result.confidence.probability is not None
    assert result.confidence.probability < 0.1


def test_result_seen_from_another_array_is_the_same(missed: Simulation, catalog: Catalog) -> None:
    crowded = scenario_of(1200, 64, profile_container_gib_per_desktop=0.2)
    seen = simulate(with_main_array(crowded, "profiles"), catalog, recommend=False).result
    turned = with_ids_of(seen, "profiles")
    original = missed.result
    assert [(each.id, each.name, each.verdict.holds) for each in turned.arrays] == [
        (each.id, each.name, each.verdict.holds) for each in original.arrays
    ]
    assert [each.id for each in turned.other_arrays] == [MAIN_ARRAY]
    assert turned.verdict.holds == original.verdict.holds
    of_share = {phase.id: phase.figures for phase in original.other_arrays[0].phases}
    for phase in turned.phases:
        if phase.id in of_share:
            assert phase.figures.total_iops == pytest.approx(of_share[phase.id].total_iops, rel=1e-6)
    assert with_ids_of(original, MAIN_ARRAY) is original


def test_scenario_with_one_array_has_no_verdicts_on_arrays(catalog: Catalog) -> None:
    result = simulate(seeds.acme_scenario(), catalog, recommend=False).result
    assert result.arrays == ()
    assert result.other_arrays == ()


@pytest.mark.parametrize("array_id", [MAIN_ARRAY, "profiles"])
def test_login_time_is_explained_with_both_arrays(array_id: str, catalog: Catalog) -> None:
    """The terms of the mean login add up, and I/O on the other array is one of them."""
    seen = with_main_array(scenario_of(), array_id)
    phases = simulate(seen, catalog, recommend=False).result.phases
    login = next(phase for phase in phases if phase.experience is not None)
    found = phase_arithmetic(seen, catalog, phases, login.id)
    told = next(each for each in found.figures if each.id == "login_mean_s")
    terms = {english(term.label): term.value for term in told.terms}
    assert terms["I/O on other arrays"] > 0.0
    assert sum(terms.values()) == pytest.approx(login.experience.mean_s if login.experience else 0.0, rel=0.02)
    curve = response_curve(seen, catalog, phases, login.id)
    assert curve is not None


def test_facts_of_all_arrays_are_assumptions(held: Simulation) -> None:
    documents = {english(each.document_and_fact[0]) for each in held.result.assumptions}
    assert {"Azure Premium SSD", "Azure Files SSD, provisioned v1"} <= documents


def test_ios_on_several_arrays_are_not_simulated_one_by_one(catalog: Catalog) -> None:
    acme = seeds.acme_document()
    acme["pools"][0] |= {"user_data_gib_per_desktop": 1, "profile_array_id": "share"}
    tiers = [{"drive_id": "azure-files-ssd-v1-gib", "n_drives": 4096}]
    share = {"id": "share", "model_id": "azure-files-ssd-v1", "firmware_id": "current", "tiers": tiers}
    with pytest.raises(InvalidScenarioError) as error:
        simulate_every_io(parse(acme | {"other_arrays": [share]}), catalog, 0.0, 60.0, seed=1)
    assert [problem.path for problem in error.value.problems] == ["other_arrays"]


def test_application_starts_wait_for_both_arrays(missed: Simulation) -> None:
    """Their response time is the mean over both arrays, so it is between that of the disks and that of the share."""
    result = missed.result
    login = next(phase for phase in result.phases if phase.experience is not None)
    (share,) = [phase for phase in result.other_arrays[0].phases if phase.id == login.id]
    starts = [each.storage_s for each in result.application_starts if each.phase_id == login.id]
    one = simulate(scenario_of(), seeds.seed_catalog(), recommend=False).result
    fast = [each.storage_s for each in one.application_starts if each.phase_id == login.id]
    slower = share.figures.host_read_latency_ms / login.figures.host_read_latency_ms
    assert slower > 10
    assert all(now < slow < slower * now for now, slow in zip(fast, starts, strict=True))


def test_analyses_judge_every_array(catalog: Catalog) -> None:
    """A share without enough space makes a week miss its goals in the analyses too, and no growth is possible."""
    small = scenario_of(20_000)
    missed = [english(goal.name) for goal in broken(small, catalog)]
    assert missed == ["Spare capacity on Profile share"]
    week = week_of(small, catalog)
    assert not week.holds
    assert most_desktops(small, catalog) < small.n_desktops
    assert broken(scenario_of(), catalog) == ()


def acme_and_flash(**changes: Any) -> dict[str, Any]:
    """The sample as linked clones, with their image on a flash array."""
    acme = seeds.acme_document()
    acme["pools"][0] |= {"clone_type": "linked", "image_array_id": "flash"}
    flash = seeds.read(seeds.SEEDS / "scenarios" / "generic-nvme-windows11.yaml")["array"]
    return acme | {"other_arrays": [flash | {"id": "flash", "name": "Flash"}]} | changes


def test_comparison_counts_all_arrays(catalog: Catalog) -> None:
    """The same system costs the same, whichever array is the main one, and more than with one array."""
    one = parse(seeds.acme_document())
    two = parse(acme_and_flash())
    turned = with_main_array(two, "flash")
    columns = [simulated(name, each, catalog) for name, each in (("a", one), ("b", two), ("c", turned))]
    found = compare(columns, catalog)
    facts = {row.id: [value.value if value else None for value in row.values] for row in found.facts}
    for name in ("price", "n_drives", "usable_gb", "spare_fraction"):
        assert facts[name][1] == pytest.approx(facts[name][2]), name
    alone, together, _ = facts["price"]
    assert alone is not None
    assert together is not None
    assert alone < together


def test_session_hosts_are_compared_by_their_users(catalog: Catalog) -> None:
    """75 session hosts with 16 users each have as many users as 300 with four."""
    hosts, desktops = scenario_of(), scenario_of(sessions=1)
    many = with_desktops(scenario_of(sessions=4), Fraction(300, 75))
    found = compare([simulated("a", hosts, catalog), simulated("b", many, catalog)], catalog)
    assert [column.n_users for column in found.columns] == [1200.0, 1200.0]
    reasons = [english(reason) for reason in found.reasons]
    assert not [each for each in reasons if "numbers of" in each]
    facts = {row.id: [value.value if value else None for value in row.values] for row in found.facts}
    assert "price_per_desktop" not in facts
    assert facts["price_per_user"][0] == pytest.approx((facts["price"][0] or 0.0) / 1200)
    few = compare([simulated("a", hosts, catalog), simulated("b", desktops, catalog)], catalog)
    (reason,) = [english(each) for each in few.reasons if "numbers of" in english(each)]
    assert reason == "The scenarios have different numbers of users: 1,200 and 75."


def test_failures_of_other_arrays_count_in_the_analyses(catalog: Catalog) -> None:
    """The single controller of the disk array cannot fail, whether it is the main array or not."""
    two = parse(acme_and_flash(goals={"survives": ["controller"]}))
    for array_id in (MAIN_ARRAY, "flash"):
        seen = with_main_array(two, array_id)
        assert any(goal.is_fatal for goal in broken(seen, catalog))
        assert most_desktops(seen, catalog) == 0


def test_array_that_a_pool_does_not_use_is_not_blamed_for_its_logins(catalog: Catalog) -> None:
    """Logins to desktops on a slow share are slow because of the share, however busy the other array is."""
    acme = acme_and_flash()
    first = acme["pools"][0] | {"clone_type": "full", "image_array_id": MAIN_ARRAY}
    places = dict.fromkeys(("image_array_id", "delta_array_id", "profile_array_id"), "flash")
    second = first | places | {"id": "second", "n_desktops": 100}
    both = [each["id"] for each in (first, second)]
    events = [each | {"pool_ids": both} if "pool_ids" in each else each for each in acme["events"]]
    scenario = parse(acme | {"pools": [first, second], "events": events, "goals": {"login_good_s": 0.5}})
    result = simulate(scenario, catalog, recommend=False).result
    of_second = {phase.id for phase in result.phases if phase.pool_ids == ("second",)}
    main, flash = result.arrays
    missed = {phase.id for phase in result.phases if not phase.holds}
    assert of_second & missed
    assert not flash.verdict.holds
    assert flash.verdict.worst_phase_id in of_second
    assert main.verdict.worst_phase_id not in of_second
    assert not of_second & {phase.id for phase in result.other_arrays[0].phases if phase.pool_ids == (first["id"],)}


def test_search_with_a_failure_on_another_array_has_no_queues_there(catalog: Catalog) -> None:
    """Losing one of two controllers of the disk array must not make the search for the flash array fail."""
    two = acme_and_flash(goals={"login_good_s": 60, "login_fair_s": 120})
    two["array"] |= {"n_controllers": 2, "n_ports": 2, "flash_cache_gib": 1024}
    day = two["calendar"]["starts_at"]
    span = {"starts_at": day, "ends_at": two["calendar"]["ends_at"]}
    two["events"].append({"kind": "failure", "id": "lost", "name": "Lost", "part": "controller"} | span)
    assert recommend_hardware(with_main_array(parse(two), "flash"), catalog).holds


def test_recommendations_that_miss_the_goals_together_are_reported(held: Simulation) -> None:
    assert not [each for each in held.result.warnings if each.path == "other_arrays"]


def test_reason_for_a_lack_of_host_memory_is_given_for_any_array(catalog: Catalog) -> None:
    """Nodes inside the hosts take memory from the desktops, whether they are the main array or not."""
    nodes = seeds.read(seeds.SEEDS / "scenarios" / "generic-hci-windows11.yaml")
    flash = seeds.read(seeds.SEEDS / "scenarios" / "generic-nvme-windows11.yaml")["array"]
    nodes["pools"][0] |= {"clone_type": "instant", "image_array_id": "flash"}
    nodes["hosts"]["memory_gib_per_host"] = 400
    two = parse(nodes | {"other_arrays": [flash | {"id": "flash"}]})
    sentences = set()
    for array_id in (MAIN_ARRAY, "flash"):
        result = simulate(with_main_array(two, array_id), catalog, recommend=False).result
        assert not result.verdict.holds
        assert "memory" in english(result.verdict.sentence)
        assert result.hosts is not None
        sentences.add(result.hosts.n_hosts_needed)
    assert len(sentences) == 1


def test_shortlist_of_file_services_keeps_their_own_number_of_nodes(catalog: Catalog) -> None:
    """Only disks of session hosts follow the number of hosts: Nutanix Files needs two nodes, not one share."""
    seen = with_main_array(scenario_of(), "profiles")
    (family,) = shortlist(seen, catalog, model_ids=("nutanix-files-nx-8170-g9",)).families
    chosen = family.recommendation.chosen
    assert chosen.configuration.n_arrays == chosen.applied_to(seen).array.n_arrays == 2
    assert family.recommendation.holds


def test_headroom_is_unknown_while_another_array_misses_a_goal(catalog: Catalog) -> None:
    """The share is full with today's users, so no number of hosts can be added whatever disks they have."""
    ids = ("azure-premium-ssd",)
    full, enough = (shortlist(scenario_of(gib), catalog, model_ids=ids).families[0] for gib in (17_000, 40_000))
    assert (full.recommendation.holds, enough.recommendation.holds) == (True, True)
    assert full.headroom_desktops is None
    assert (enough.headroom_desktops or 0) > 0
