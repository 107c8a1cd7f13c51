"""All families side by side: sorted, explained, and none of them silently left out."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from stormsizer.analysis.judging import broken
from stormsizer.analysis.shortlist import closest, default_families, shortlist
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import first_sentence
from stormsizer.model.catalog import Catalog, License
from stormsizer.model.scenario import ArrayConfiguration, Failure, Scenario, TierChoice, parse
from stormsizer.model.scenario.growth import with_desktops
from stormsizer.recommendation.answer import FamilyAnswer, Shortlist
from stormsizer.recommendation.configuration_cost import configuration_cost
from stormsizer.recommendation.cost import prices_in_use
from stormsizer.recommendation.price_contents import ownership_period
from stormsizer.simulation.assessment import assess
from stormsizer.simulation.pipeline import recommendation_of, simulate
from stormsizer.simulation.verdict import reason_of_status
from tests.engine import seeds
from tests.support.languages import english

FAMILIES = ("netapp-fas3270", "generic-nvme-dual-controller", "tintri-t540", "generic-hci-node")
KINDS = ("array", "hyperconverged")


LOCAL_DRIVES = ArrayConfiguration(
    model_id="local-sas-drives",
    firmware_id="esxi-5.0",
    n_arrays=8,
    n_controllers=1,
    tiers=(TierChoice(drive_id="sas-900gb-10k", n_drives=3),),
    n_ports=1,
)


def few_families() -> Catalog:
    """The seed catalog with four families, so that a search takes a second."""
    catalog = seeds.seed_catalog()
    return replace(catalog, arrays={each: catalog.arrays[each] for each in FAMILIES})


def morning(**changes: Any) -> Scenario:
    """A first login of 400 users within ten minutes."""
    document = seeds.short_week("first-login", initial_state="idle_never_used", hours=1.5)
    document["pools"][0] |= {"n_desktops": 400, "n_image_copies": 1, "growth_gib_per_desktop": 0.2}
    document["events"][0] |= {"window_s": 600, "averaging_s": 600}
    document["hosts"]["n_hosts"] = 8
    return parse(document | changes)


@cache
def answered() -> Shortlist:
    """The answer for that morning."""
    return shortlist(morning(), few_families(), model_ids=FAMILIES)


def test_every_family_is_listed_and_the_cheapest_that_meets_goals_is_first() -> None:
    answer = answered()
    assert {each.recommendation.model_id for each in answer.families} == set(FAMILIES)
    prices = [each.recommendation.chosen.price for each in answer.families if each.recommendation.holds]
    assert len(prices) >= 3
    assert prices == sorted(prices, key=lambda price: price or 0.0)
    assert english(answer.sentence).startswith(f"{answer.families[0].recommendation.model_name} is the cheapest of the")
    assert "illustrative, not a quote" in english(answer.sentence)
    assert english(answer.price_basis).startswith("Prices are purchase prices. Not included: support (no rate)")
    assert all("servers" in english(each.recommendation.price_contents).lower() for each in answer.families)
    assert answer.n_legal == sum(each.recommendation.n_legal for each in answer.families) > 5000


def test_families_are_ranked_by_totals_that_include_support_over_the_same_years() -> None:
    catalog = few_families()
    prices = prices_in_use(catalog)
    assert prices is not None
    changed = prices.model_copy(update={"support_fraction_per_year": 0.1, "discounts": {"NetApp": 0.5}})
    answer = shortlist(morning(), replace(catalog, prices={prices.id: changed}), model_ids=FAMILIES)
    assert english(answer.price_basis).startswith("Prices are totals over 3 years: purchase price and support.")
    without = {each.recommendation.model_id: each.recommendation.chosen.price for each in answered().families}
    ranked = [each.recommendation for each in answer.families if each.recommendation.holds]
    for each in ranked:
        paid, before = 0.5 if each.model_id == "netapp-fas3270" else 1.0, without[each.model_id]
        assert before is not None
        assert each.chosen.price == pytest.approx(1.3 * paid * before)
    totals = [each.chosen.price or 0.0 for each in ranked]
    assert totals == sorted(totals)


def of_two_kinds(catalog: Catalog) -> Shortlist:
    """Arrays and hyperconverged nodes for a morning whose hosts have enough memory for both."""
    roomy = morning(goals={"memory_oversubscription_max_ratio": 4.0})
    return shortlist(roomy, catalog, model_ids=("netapp-fas3270", "generic-nvme-dual-controller", "generic-hci-node"))


def test_single_family_is_not_called_the_only_one_that_meets_all_goals() -> None:
    answer = shortlist(morning(), few_families(), model_ids=("netapp-fas3270",))
    headline = english(first_sentence(answer.sentence)[0])
    assert headline.startswith("The only family compared, NetApp FAS3270, meets all goals")
    assert "is the only family" not in english(answer.sentence)


def test_headline_names_the_cheapest_family_of_each_kind() -> None:
    answer = of_two_kinds(few_families())
    assert [each.kind for each in answer.families].count("hyperconverged") == 1
    assert all(each.recommendation.holds for each in answer.families)
    arrays, nodes = ([each.recommendation for each in answer.families if each.kind == kind] for kind in KINDS)
    headline = english(first_sentence(answer.sentence)[0])
    assert f"Cheapest array: {arrays[0].model_name}, {arrays[0].chosen.price:,.0f} USD." in headline
    n = nodes[0].chosen.configuration.n_arrays
    assert f"Cheapest hyperconverged: {nodes[0].model_name}, {n} nodes, " in headline
    assert "USD with storage software, without servers and other licenses." in headline
    assert "is the cheapest of" not in english(answer.sentence)
    assert "of different kinds of storage are not compared" in english(answer.sentence)


def test_families_of_different_kinds_are_compared_by_total_costs_that_include_hosts_and_licenses() -> None:
    licenses = (License(name="Desktop license", price=100.0, per="desktop", is_yearly=True),)
    answer = of_two_kinds(priced(price_per_host=9_000.0, licenses=licenses))
    totals = {}
    for each in answer.families:
        total = ownership_period(each.recommendation.ownership, answer.prices)
        assert total is not None
        totals[total.price] = each.recommendation.model_name
    lowest = min(totals)
    assert english(answer.sentence).startswith(
        f"{totals[lowest]} has the lowest total cost, including hosts and licenses: "
    )
    assert f"{lowest:,.0f}"[:3] in english(answer.sentence)
    assert "over 3 years." in english(answer.sentence)


def test_family_that_is_at_risk_at_the_peak_states_the_saturated_component() -> None:
    result = assess(morning(), few_families(), recommend=False).result
    phase = next(phase for phase in result.phases if phase.checks)
    tightest = result.verdict.constraint
    assert tightest is not None
    checks = tuple(check.model_copy(update={"margin_fraction": 0.28}) for check in phase.checks)
    peak = "Bottleneck at the peak: controller CPU at 99.7% for a minute or more (65% on average)."
    binding = phase.binding.model_copy(update={"sentence": peak})
    saturated = phase.model_copy(update={"status": GoalStatus.AT_RISK, "checks": checks, "binding": binding})
    said = english(reason_of_status(tightest, saturated))
    assert said == f"{english(phase.label)} meets its goals, but a component is saturated at the peak. {peak}"
    close = saturated.model_copy(update={"checks": (checks[0].model_copy(update={"margin_fraction": 0.05}),)})
    passing = saturated.model_copy(update={"status": GoalStatus.PASSES})
    assert reason_of_status(tightest, close) == reason_of_status(tightest, passing) == tightest.sentence


def test_reported_headroom_is_confirmed_by_simulation() -> None:
    for each in answered().families:
        if not each.recommendation.holds:
            assert each.headroom_desktops is None
            continue
        chosen = each.recommendation.chosen
        bought = morning().model_copy(update={"array": chosen.configuration})
        assert each.headroom_desktops is not None
        assert each.headroom_desktops >= 0
        assert not broken(with_desktops(bought, Fraction(400 + each.headroom_desktops, 400)), few_families())
        missed = broken(with_desktops(bought, Fraction(401 + each.headroom_desktops, 400)), few_families())
        limit = english(each.headroom_limit)
        assert limit.startswith("Headroom is limited by: ")
        assert english(missed[0].label) in limit


def test_busiest_minute_of_the_worst_phase_is_simulated_io_by_io() -> None:
    for each in answered().families:
        window = each.worst_window
        assert window is not None
        assert (window.ends_at - window.starts_at).total_seconds() == 60.0
        assert window.n_ios > 100
        assert window.p99_read_ms is not None
        assert window.p99_read_ms > 0.0
        assert "Goals apply to the mean, which is " in english(window.sentence)
        event = english(each.worst_phase_label)
        assert english(window.sentence).startswith(
            f"Simulated: the busiest minute of this family’s worst event, {event}."
        )


def test_growth_is_included_in_the_number_of_desktops() -> None:
    later = morning(growth={"desktops_fraction_per_year": 0.1, "through_year": 2013})
    answer = shortlist(later, few_families(), model_ids=FAMILIES)
    assert answer.n_desktops == 484
    per_desktop = answer.families[0].recommendation.price_per_desktop
    assert per_desktop == pytest.approx((answer.families[0].recommendation.chosen.price or 0.0) / 484)


def test_family_without_the_failing_tier_is_named_and_not_searched() -> None:
    document = morning().model_dump(mode="json")
    document["array"] = {
        "model_id": "generic-nvme-dual-controller",
        "firmware_id": "current",
        "n_controllers": 2,
        "n_ports": 2,
        "tiers": [{"drive_id": "nvme-3840gb", "n_drives": 8}],
    }
    login = document["events"][0]
    document["events"].append(
        {"kind": "failure", "id": "fails", "name": "Drive fails", "part": "drive", "tier": "flash"}
        | {"starts_at": login["starts_at"], "ends_at": document["calendar"]["ends_at"]}
    )
    answer = shortlist(parse(document), few_families(), model_ids=FAMILIES)
    assert [each.model_id for each in answer.refused] == ["netapp-fas3270"]
    assert "affects drives in the flash tier" in english(answer.refused[0].why)


def test_only_families_that_can_be_ordered_are_compared_by_default() -> None:
    catalog = few_families()
    assert catalog.arrays["tintri-t540"].availability == "end_of_sale"
    files = catalog.arrays["generic-hci-node"].model_copy(update={"id": "files", "is_file_service": True})
    answer = shortlist(morning(), replace(catalog, arrays={**catalog.arrays, "files": files}))
    compared = {each.recommendation.model_id for each in answer.families} | {each.model_id for each in answer.refused}
    assert compared == {morning().array.model_id, "generic-nvme-dual-controller", "generic-hci-node"}


def test_excluded_families_are_compared_only_if_the_scenario_has_them() -> None:
    own = morning().array.model_id
    found = default_families(morning(), few_families(), {own, "generic-hci-node"})
    assert found == {own, "generic-nvme-dual-controller"}


def test_status_and_constraint_of_an_option_are_those_of_its_week() -> None:
    for each in answered().families:
        chosen = each.recommendation.chosen
        week = simulate(chosen.applied_to(morning()), few_families(), recommend=False).result.verdict
        assert week.constraint is not None
        if each.recommendation.holds and not chosen.broken:
            assert (each.status, each.margin_fraction) == (week.status, week.constraint.margin_fraction)
            assert each.constraint == week.constraint.sentence
        else:
            assert each.status is GoalStatus.FAILS
            assert english(each.constraint).startswith("Missed: ")
            assert (each.margin_fraction or 0.0) < 0.0


def test_worst_event_of_an_option_is_that_of_the_smallest_margin_in_all_states() -> None:
    """With all controllers, steady work comes nearest to a goal; with one failed, logins do."""
    document = seeds.short_week("first-login", initial_state="idle_never_used", hours=9.0)
    document["pools"][0] |= {"n_desktops": 1200, "n_image_copies": 1, "growth_gib_per_desktop": 0.2}
    document["events"][0] |= {"window_s": 7200, "averaging_s": 600}
    document["hosts"]["n_hosts"] = 40
    scenario = parse(document | {"goals": {"survives": ["controller"]}})
    (option,) = shortlist(scenario, few_families(), model_ids=["generic-nvme-dual-controller"]).families
    bought = option.recommendation.chosen.applied_to(scenario)
    constraint = assess(bought, few_families(), recommend=False).result.verdict.constraint
    assert constraint is not None
    assert (constraint.phase_id, constraint.goal) == ("first-login", "port_max_fraction")
    assert english(constraint.state or "") == "With one controller failed"
    assert option.worst_phase_id == constraint.phase_id
    assert english(option.worst_phase_label) in english(option.constraint)
    used = f"{constraint.value or 0.0:.0%}"
    binding = f"No bottleneck. Highest utilization: outbound ports, {used}."
    assert english(option.binding) == f"With one controller failed: {binding}"
    assert option.worst_window is not None
    assert option.worst_window.ends_at <= bought.calendar.starts_at + timedelta(hours=3.5)


def test_closest_family_is_the_one_with_the_smallest_shortfall_not_the_cheapest() -> None:
    answer = shortlist(morning(goals={"host_latency_max_ms": 0.01}), few_families(), model_ids=FAMILIES)
    first, *others = answer.families

    def missing(family: FamilyAnswer, value: float) -> FamilyAnswer:
        goal = first.recommendation.chosen.broken[0].model_copy(update={"value": value, "limit": 0.9})
        chosen = family.recommendation.chosen.model_copy(update={"broken": (goal,)})
        return family.model_copy(update={"recommendation": family.recommendation.model_copy(update={"chosen": chosen})})

    cheap, near = missing(first, 0.80), missing(others[0], 0.83)
    assert closest((cheap, near)) is near
    assert closest((near, cheap)) is near
    assert closest((cheap, missing(others[0], 0.80))) is cheap


def test_nearest_configuration_is_named_when_none_meets_goals() -> None:
    answer = shortlist(morning(goals={"host_latency_max_ms": 0.01}), few_families(), model_ids=FAMILIES)
    assert not any(each.recommendation.holds for each in answer.families)
    assert english(answer.sentence).startswith("No configuration of any family meets all goals. ")
    assert "comes closest" in english(answer.sentence)
    assert english(answer.sentence).endswith("Prices are illustrative, not a quote.")


def priced(**changes: Any) -> Catalog:
    """The catalog with an own price list that lacks or changes something."""
    catalog = few_families()
    own = catalog.prices["illustrative"].model_copy(update={"id": "own", "standing": "own", "name": "Ours"} | changes)
    return replace(catalog, prices={"own": own})


def test_configuration_without_a_price_is_not_called_the_cheapest() -> None:
    known = few_families().prices["illustrative"].arrays["netapp-fas3270"]
    some = shortlist(morning(), priced(arrays={"netapp-fas3270": known}), model_ids=FAMILIES)
    assert english(some.sentence).startswith("NetApp FAS3270 is the cheapest of the")
    assert "Not compared because prices are missing: " in english(some.sentence)
    none = shortlist(morning(), priced(arrays={}), model_ids=FAMILIES)
    assert "cheapest" not in english(none.sentence)
    assert " has the fewest drives of the " in english(none.sentence)
    assert ". Missing prices: " in english(none.sentence)


class StoppedError(Exception):
    """The user canceled."""


def test_search_reports_progress_and_can_be_canceled() -> None:
    fractions: list[float] = []

    def report(fraction: float) -> None:
        fractions.append(fraction)
        if fraction > 0.4:
            raise StoppedError

    with pytest.raises(StoppedError):
        shortlist(morning(), few_families(), report)
    assert fractions == sorted(fractions)
    assert fractions[0] == 0.0


def test_result_includes_the_cost_of_its_configuration() -> None:
    scenario, catalog = morning(), few_families()
    result = simulate(scenario, catalog, recommend=False).result
    assert result.cost == configuration_cost(scenario, catalog)
    assert result.cost is not None
    assert result.cost.price == 40_000 + 4 * 4_000 + 48 * 900 + 20_000 + 800
    assert result.cost.price_per_desktop == result.cost.price / 400
    chosen = recommendation_of(scenario, catalog).chosen
    bought = configuration_cost(scenario.model_copy(update={"array": chosen.configuration}), catalog)
    assert bought.price == chosen.price


def test_family_without_any_surviving_configuration_is_still_answered() -> None:
    ends_at = morning().calendar.ends_at
    failure = {"id": "lost", "kind": "failure", "name": "A controller fails", "part": "controller"}
    moments = {"starts_at": morning().events[0].starts_at, "ends_at": ends_at}
    event = Failure.model_validate(failure | moments)
    pair = morning().array.model_copy(update={"n_controllers": 2, "n_ports": 2, "flash_cache_gib": 1024.0})
    scenario = morning().model_copy(update={"events": (*morning().events, event), "array": pair})
    catalog = seeds.seed_catalog()
    two = replace(catalog, arrays={each: catalog.arrays[each] for each in (FAMILIES[0], "local-sas-drives")})
    _, local = shortlist(scenario.model_copy(update={"installed_array": LOCAL_DRIVES}), two).families
    assert (local.recommendation.model_id, local.recommendation.holds) == ("local-sas-drives", False)
    assert (local.grade, local.worst_phase_id) == ("poor", "lost")


def test_drives_without_raid_are_compared_only_where_they_are_installed() -> None:
    catalog = seeds.seed_catalog()
    two = replace(catalog, arrays={each: catalog.arrays[each] for each in (FAMILIES[1], "local-sas-drives")})
    scenario = parse(
        morning().model_dump(mode="json")
        | {
            "array": {
                "model_id": FAMILIES[1],
                "firmware_id": "current",
                "n_controllers": 2,
                "n_ports": 2,
                "tiers": [{"drive_id": "nvme-3840gb", "n_drives": 8}],
            }
        }
    )
    answer = shortlist(scenario, two, model_ids=tuple(two.arrays))
    assert [each.recommendation.model_id for each in answer.families] == [FAMILIES[1]]
    (refused,) = answer.refused
    assert refused.model_id == "local-sas-drives"
    assert "without RAID" in english(refused.why)
    kept = scenario.model_copy(update={"installed_array": LOCAL_DRIVES})
    assert not shortlist(kept, two).refused


def test_the_own_family_is_not_recommended_without_raid_but_still_simulated() -> None:
    scenario = morning().model_copy(update={"array": LOCAL_DRIVES})
    result = simulate(scenario, seeds.seed_catalog()).result
    assert result.phases
    assert result.recommendation is not None
    assert not result.recommendation.holds
    assert "Data protection (Drives without RAID)" in [
        english(each.name) for each in result.recommendation.chosen.broken
    ]
    kept = recommendation_of(scenario.model_copy(update={"installed_array": LOCAL_DRIVES}), seeds.seed_catalog())
    assert "Data protection" not in [english(each.label) for each in kept.chosen.broken]
