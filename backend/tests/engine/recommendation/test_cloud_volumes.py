"""Cloud volumes as arrays: search, weeks, prices, burst credits that run out, and what avoids that."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stormsizer.analysis.advice.run import advise
from stormsizer.analysis.shortlist import shortlist
from stormsizer.discrete_event import simulate_every_io
from stormsizer.model.catalog import ArrayModel, Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario, check_against, grown, parse
from stormsizer.recommendation.bill import bill_of
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.recommendation.cost import cost_at_prices_in_use, prices_in_use
from stormsizer.recommendation.family import variants
from stormsizer.recommendation.hardware import question_of, recommend_hardware
from stormsizer.simulation.pipeline import simulate
from stormsizer.storage.figures import Component
from tests.engine import seeds
from tests.support.languages import english

VOLUMES = sorted(array.id for array in seeds.seed_catalog().arrays.values() if array.volume is not None)
LATE = {"azure-files-hdd-v2"}
"""Too slow for the sign-ins of the sample: 12 ms per I/O."""


def sample(array: ArrayModel) -> Scenario:
    """Session hosts for disks, profile containers for file shares, and desktops for datastores."""
    if array.is_file_service:
        return seeds.scenarios()["azure-profile-share"]
    return seeds.scenarios()["azure-session-hosts" if array.one_per_host else "generic-nvme-windows11"]


def small_share() -> Scenario:
    """1,200 users who arrive within three hours, on a share that is too small for all of them."""
    document = seeds.read(seeds.SEEDS / "scenarios" / "azure-profile-share.yaml")
    document["pools"][0] |= {"n_desktops": 1200, "user_data_gib_per_desktop": 0.6}
    document["events"][0] |= {"window_s": 10_800, "arrivals": "uniform"}
    document["array"]["tiers"][0]["n_drives"] = 1024
    return parse(document)


def test_at_least_five_cloud_families_can_be_used(catalog: Catalog) -> None:
    assert len(VOLUMES) >= 9
    assert {catalog.arrays[each].vendor for each in VOLUMES} == {"Microsoft", "Amazon"}
    for each in VOLUMES:
        volume = catalog.arrays[each].volume
        assert volume is not None
        assert catalog.sources[volume.source].address


@pytest.mark.parametrize("model_id", VOLUMES)
def test_sample_is_simulated_on_the_recommended_volumes(model_id: str, catalog: Catalog) -> None:
    array = catalog.arrays[model_id]
    scenario = sample(array)
    found = recommend_hardware(scenario, catalog, model_id)
    assert found.holds == (model_id not in LATE), english(found.sentence)
    result = simulate(found.chosen.applied_to(scenario), catalog, recommend=False).result
    assert result.verdict.holds == found.holds
    assert result.capacity.spare_fraction >= 0.15
    links = set() if array.one_per_host or array.is_file_service else {Component.HOST_LINK_IN, Component.HOST_LINK_OUT}
    assert {use.component for use in result.phases[0].figures.components} <= {
        Component.IOPS_LIMIT,
        Component.THROUGHPUT_LIMIT,
        *links,
    }
    assert found.chosen.price is not None
    assert found.chosen.configuration.n_arrays == (75 if array.one_per_host else found.chosen.configuration.n_arrays)


def test_sizes_are_priced_by_the_month_over_the_term_of_the_list(catalog: Catalog) -> None:
    scenario, prices = seeds.scenarios()["azure-session-hosts"], prices_in_use(catalog)
    assert prices is not None
    cost = cost_at_prices_in_use(scenario.array, scenario.hosts, catalog)
    monthly = 75 * prices.volumes_per_month["azure-premium-ssd-p10"]
    assert (cost.price_per_month, cost.price) == (monthly, 36 * monthly)
    assert (cost.n_drives, cost.rack_units, cost.unpriced) == (0, None, ())
    assert configuration_cost(scenario, catalog).price_per_user == 36 * monthly / 1_200
    bill = bill_of(scenario.array, scenario.hosts, 1_200, catalog)
    assert [(english(line.part), line.quantity, line.is_running_cost) for line in bill.lines] == [
        ("Azure Premium SSD P10", 75, True)
    ]
    assert [(each.years, each.price) for each in bill.over_years] == [(3, 36 * monthly), (5, 60 * monthly)]


def test_discount_and_power_change_the_price_of_an_array(catalog: Catalog) -> None:
    group = seeds.scenarios()["dell-ps6100xs"]
    plain, prices = cost_at_prices_in_use(group.array, group.hosts, catalog), prices_in_use(catalog)
    assert prices is not None
    assert plain.price is not None
    assert plain.watts is not None
    own = prices.model_copy(
        update={"id": "own", "standing": "own", "discounts": {"Dell": 0.25}, "price_per_kwh": 0.2, "term_years": 5.0}
    )
    changed = cost_at_prices_in_use(group.array, group.hosts, replace(catalog, prices={**catalog.prices, "own": own}))
    power = plain.watts / 1_000 * 8_766 * 0.2
    assert changed.price_per_month == pytest.approx(power / 12)
    memory = plain.host_gib * (prices.host_memory_per_gib or 0.0)
    assert changed.price == pytest.approx(0.75 * (plain.price - memory) + memory + 5 * power)


def test_power_has_no_price_if_the_consumption_of_a_part_is_unknown(acme: Scenario, catalog: Catalog) -> None:
    prices = prices_in_use(catalog)
    assert prices is not None
    own = prices.model_copy(update={"id": "own", "standing": "own", "price_per_kwh": 0.2})
    cost = cost_at_prices_in_use(acme.array, acme.hosts, replace(catalog, prices={**catalog.prices, "own": own}))
    assert cost.watts is None
    assert cost.price is None
    assert [english(part) for part in cost.unpriced] == ["Power (kWh)"]


def test_login_storm_drains_the_bucket_of_a_small_share_and_the_warning_says_when(catalog: Catalog) -> None:
    result = simulate(small_share(), catalog, recommend=False).result
    assert not result.verdict.holds
    logins = next(phase for phase in result.phases if phase.event_id == "login")
    (level,) = logins.figures.credits
    assert level.component is Component.IOPS_LIMIT
    assert level.empty_from_s is not None
    assert level.least_fraction < 1e-3
    assert level.n_logging_in > 0
    warning = english(next(each.message for each in result.warnings if each.path == "array.tiers"))
    assert warning.startswith("The burst credits for the IOPS limit run out at Mon, Mar 2 ")
    assert "the volumes serve at most 4,024 IOPS instead of up to 10,000 IOPS." in warning
    assert warning.endswith("logging in at that time.")


def test_advice_names_the_volumes_that_do_not_drain_and_their_price(catalog: Catalog) -> None:
    """Three small shares have three times the base rate, and cost less than one large share."""
    scenario = small_share()
    advice = advise(scenario, catalog)
    bigger = advice.cheapest_hardware_change
    assert bigger.holds
    bought = bigger.chosen.applied_to(scenario)
    result = simulate(bought, catalog, recommend=False).result
    assert result.verdict.holds
    assert all(level.empty_from_s is None for phase in result.phases for level in phase.figures.credits)
    now, then = (cost_at_prices_in_use(each.array, each.hosts, catalog).price for each in (scenario, bought))
    assert now is not None
    assert then is not None
    assert bigger.price == pytest.approx(then - now)


def test_shares_are_compared_with_shares_and_disks_with_disks(catalog: Catalog) -> None:
    found = shortlist(seeds.scenarios()["azure-session-hosts"], catalog)
    compared = {each.recommendation.model_id for each in found.families}
    assert compared == {each for each in VOLUMES if catalog.arrays[each].one_per_host}
    assert all(each.worst_window is None for each in found.families)


def test_ios_of_a_volume_cannot_be_simulated_one_by_one(catalog: Catalog) -> None:
    scenario = seeds.scenarios()["azure-session-hosts"]
    with pytest.raises(InvalidScenarioError) as refused:
        simulate_every_io(scenario, catalog, 0.0, 60.0)
    (problem,) = refused.value.problems
    assert (problem.path, problem.given) == ("array.model_id", "azure-premium-ssd")


def test_failure_of_a_part_does_not_change_the_limits(catalog: Catalog) -> None:
    document = seeds.read(seeds.SEEDS / "scenarios" / "azure-session-hosts.yaml")
    whole = simulate(parse(document), catalog, recommend=False).result
    document["events"].append(
        {
            "id": "failure",
            "kind": "failure",
            "name": "A controller fails",
            "starts_at": "2026-03-02T09:30:00Z",
            "ends_at": "2026-03-02T10:00:00Z",
            "part": "controller",
        }
    )
    degraded = simulate(parse(document), catalog, recommend=False).result
    (warning,) = [english(each.message) for each in degraded.warnings if each.path.startswith("events.")]
    assert warning == "Failures have no effect on cloud volumes: the provider replaces failed parts."
    steady = {phase.id: phase.figures.total_iops for phase in whole.phases}
    for phase in degraded.phases:
        if phase.id in steady:
            assert phase.figures.total_iops == pytest.approx(steady[phase.id], rel=1e-6)


def warnings_at(document: dict[str, Any], catalog: Catalog, path: str) -> list[str]:
    """Warnings of a scenario about one field."""
    result = simulate(parse(document), catalog, recommend=False).result
    return [english(each.message) for each in result.warnings if each.path == path]


def hosts_document() -> dict[str, Any]:
    """75 session hosts, to be changed."""
    document: dict[str, Any] = seeds.read(seeds.SEEDS / "scenarios" / "azure-session-hosts.yaml")
    return document


def test_growth_adds_hosts_with_their_own_disks(catalog: Catalog) -> None:
    document = hosts_document()
    document["growth"] = {"desktops_fraction_per_year": 0.3, "through_year": 2029}
    scenario = parse(document)
    later = grown(scenario, 3)
    assert (later.n_desktops, later.hosts.n_hosts, later.array.n_arrays) == (165, 165, 165)
    found = recommend_hardware(scenario, catalog, "azure-premium-ssd")
    prices = prices_in_use(catalog)
    assert prices is not None
    assert found.chosen.configuration.n_arrays == 165
    assert found.chosen.price == 165 * 36 * prices.volumes_per_month[found.chosen.configuration.tiers[0].drive_id]
    today = found.chosen.applied_to(scenario)
    assert (today.array.n_arrays, today.hosts.n_hosts) == (75, 75)
    assert simulate(today, catalog, recommend=False).result.verdict.holds


def test_other_number_of_machines_than_disks_is_pointed_out(catalog: Catalog) -> None:
    document = hosts_document()
    assert warnings_at(document, catalog, "hosts.n_hosts") == []
    document["pools"][0]["n_desktops"] = 50
    (warning,) = warnings_at(document, catalog, "hosts.n_hosts")
    assert warning.startswith("The scenario has 50 virtual machines but 75 hosts.")


def test_cache_on_hosts_is_neither_used_nor_recommended(catalog: Catalog) -> None:
    document = hosts_document()
    document["hosts"]["host_cache_gib"] = 2
    assert len(warnings_at(document, catalog, "hosts.host_cache_gib")) == 1
    assert all(change.kind != "host_cache" for change in advise(parse(hosts_document()), catalog).changes)


def test_credits_that_run_out_while_users_leave_are_reported(catalog: Catalog) -> None:
    """The steady state ends with the first departure; the last credits are used nine minutes later."""
    document = seeds.read(seeds.SEEDS / "scenarios" / "azure-profile-share.yaml")
    document["array"] |= {"model_id": "azure-files-hdd-v2"}
    document["array"]["tiers"] = [{"drive_id": "azure-files-hdd-v2-gib", "n_drives": 42_900}]
    result = simulate(parse(document), catalog, recommend=False).result
    assert all(level.empty_from_s is None for phase in result.phases for level in phase.figures.credits)
    (warning,) = warnings_at(document, catalog, "array.tiers")
    assert warning.startswith("The burst credits for the IOPS limit run out at Mon, Mar 2 16:38.")


def test_outage_does_not_end_the_steady_state(catalog: Catalog) -> None:
    document = seeds.read(seeds.SEEDS / "scenarios" / "azure-profile-share.yaml")
    document["array"] |= {"model_id": "azure-files-hdd-v2"}
    document["array"]["tiers"] = [{"drive_id": "azure-files-hdd-v2-gib", "n_drives": 21_184}]
    (usual,) = warnings_at(document, catalog, "array.tiers")
    outage = {"starts_at": "2026-03-02T09:30:00Z", "ends_at": "2026-03-02T09:35:00Z"}
    document["events"].append({"id": "outage", "kind": "outage", "name": "Outage", **outage})
    result = simulate(parse(document), catalog, recommend=False).result
    assert not next(phase for phase in result.phases if phase.id == "login-steady").holds
    (later,) = warnings_at(document, catalog, "array.tiers")
    # 300 s of no I/O save 300 · 12,000 credits, which last for 3.6 million / 6,763 = 532 s
    assert "10:08" in usual
    assert "10:17" in later


def iops_of_logins(document: dict[str, Any], catalog: Catalog) -> tuple[float, float]:
    """Largest utilization of the limit on IOPS, and mean response time of reads, over all phases."""
    phases = simulate(parse(document), catalog, recommend=False).result.phases
    uses = [use for phase in phases for use in phase.figures.components if use.component is Component.IOPS_LIMIT]
    return max(use.peak_fraction for use in uses), max(phase.figures.host_read_latency_ms for phase in phases)


def test_size_of_a_machine_limits_the_ios_of_its_disk(catalog: Catalog) -> None:
    document = hosts_document()
    used, free_ms = iops_of_logins(document, catalog)
    document["hosts"]["storage_iops_per_host"] = 20_000
    assert iops_of_logins(document, catalog) == (used, free_ms)
    document["hosts"]["storage_iops_per_host"] = 60
    limited, limited_ms = iops_of_logins(document, catalog)
    assert limited > 0.95
    assert limited_ms > 2.0 * free_ms
    (warning,) = warnings_at(document, catalog, "hosts.storage_iops_per_host")
    assert warning == (
        "Each host is limited to 60 IOPS, less than the 3,500 IOPS of its disk. A larger disk does not help; a larger "
        "VM size may."
    )


def test_limit_of_hosts_without_cloud_disks_is_reported(catalog: Catalog) -> None:
    document = seeds.read(seeds.SEEDS / "scenarios" / "azure-profile-share.yaml")
    used, _ = iops_of_logins(document, catalog)
    document["hosts"]["storage_iops_per_host"] = 60
    assert iops_of_logins(document, catalog)[0] == used
    (warning,) = warnings_at(document, catalog, "hosts.storage_iops_per_host")
    assert warning.startswith("The IOPS limit per host has no effect")


def many_users(n_users: int, n_shares: int, **growth: Any) -> dict[str, Any]:
    """Users of profile containers on shares of 50 TiB."""
    document: dict[str, Any] = seeds.read(seeds.SEEDS / "scenarios" / "azure-profile-share.yaml")
    document["pools"][0] |= {"n_desktops": n_users, "profile_container_gib_per_desktop": 2.0}
    document["array"] |= {"n_arrays": n_shares}
    document["array"]["tiers"][0]["n_drives"] = 51_200
    document["growth"] = growth
    return document


def test_share_has_a_maximum_number_of_users(catalog: Catalog) -> None:
    with pytest.raises(InvalidScenarioError) as refused:
        simulate(parse(many_users(12_000, 1)), catalog, recommend=False)
    (problem,) = refused.value.problems
    assert (problem.path, problem.given, english(problem.allowed)) == ("array.n_arrays", "1", "at least 2")
    words = "is not enough: each file share of Azure Files SSD, provisioned v1 supports at most 10,000 users"
    assert english(problem.message) == f"{words} with profile containers"
    check_against(parse(many_users(12_000, 2)), catalog)
    check_against(parse(many_users(10_000, 1)), catalog)


def test_recommendation_has_enough_shares_for_all_users_of_the_last_year(catalog: Catalog) -> None:
    document = many_users(9_000, 1, desktops_fraction_per_year=0.2, through_year=2028)
    question = question_of(parse(document), catalog, "azure-files-ssd-v2")
    assert question.scenario.n_users > 10_000
    assert question.n_least_arrays == 2
    numbers = variants(question.array, catalog.drives, (0.0,), None, None, question.n_least_arrays)[0].n_arrays
    assert min(numbers) == 2
    assert question_of(parse(document), catalog, "azure-netapp-files-ultra").n_least_arrays == 1


def test_growth_beyond_the_most_hosts_is_refused(catalog: Catalog) -> None:
    document = hosts_document()
    document["growth"] = {"desktops_fraction_per_year": 1.0, "through_year": 2035}
    scenario = parse(document)
    with pytest.raises(InvalidScenarioError) as refused:
        recommend_hardware(scenario, catalog)
    (problem,) = refused.value.problems
    assert (problem.path, english(problem.allowed)) == ("growth.desktops_fraction_per_year", "at most 10,000")
    (family,) = shortlist(scenario, catalog, model_ids=["azure-premium-ssd"]).refused
    assert english(family.why).startswith("This family runs on every host and supports at most 10,000 hosts")
