"""Confidence of an answer: nearest measured system, ranges, and the probability of the week."""

from __future__ import annotations

import pytest

from stormsizer.confidence import confidence_of
from stormsizer.confidence.distance import Dimension, Evidence, media_of
from stormsizer.evidence.experiments import scenario_of
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.goals import COMPLETION
from stormsizer.simulation.pipeline import simulate
from stormsizer.timeline.phases import Phase
from tests.engine import seeds
from tests.support.languages import english


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return seeds.seed_catalog()


@pytest.fixture(scope="module")
def ra_2053() -> Scenario:
    return seeds.scenarios()["nutanix-ra-2053"]


def differences(scenario: Scenario, phase: str, catalog: Catalog, without: str = "") -> tuple[Dimension, ...]:
    nearest = Evidence(catalog).nearest(scenario, scenario.pools, phase, without=without)
    assert nearest is not None
    return nearest.differences


def with_pool(scenario: Scenario, **changes: object) -> Scenario:
    (pool,) = scenario.pools
    return scenario.model_copy(update={"pools": (pool.model_copy(update=changes),)})


def test_every_simulated_system_states_what_its_scenario_has(catalog: Catalog) -> None:
    for system in catalog.systems.values():
        scenario = scenario_of(system, seeds.scenarios())
        if scenario is None:
            assert system.tested is None, system.id
            continue
        profiles = [catalog.workloads[pool.profile_id] for pool in scenario.pools]
        assert system.tested is not None, system.id
        assert set(system.tested.generators) == {profile.generator for profile in profiles}, system.id
        assert set(system.tested.guests) == {profile.guest_os for profile in profiles}, system.id
        assert set(system.tested.clone_types) == {pool.clone_type for pool in scenario.pools}, system.id
        assert system.tested.array == scenario.array.model_id, system.id
        assert system.tested.media == media_of(scenario, catalog), system.id
        assert system.tested.n_users == sum(pool.n_users for pool in scenario.pools), system.id


def test_a_measured_test_does_not_differ_from_itself(catalog: Catalog, ra_2053: Scenario) -> None:
    assert differences(ra_2053, "power_on", catalog) == ()


@pytest.mark.parametrize(
    ("changes", "dimension"),
    [
        ({"clone_type": "full"}, Dimension.CLONE_TYPE),
        ({"n_desktops": 100}, Dimension.SCALE),
        ({"profile_id": "windows10-knowledge"}, Dimension.GENERATOR),
    ],
)
def test_each_change_is_a_difference(
    changes: dict[str, object], dimension: Dimension, catalog: Catalog, ra_2053: Scenario
) -> None:
    assert dimension in differences(with_pool(ra_2053, **changes), "power_on", catalog)


def test_a_phase_that_no_study_measured_is_a_difference(catalog: Catalog, ra_2053: Scenario) -> None:
    assert differences(ra_2053, "antivirus_scan", catalog) == (Dimension.PHASE,)


def test_without_its_study_a_test_has_another_nearest_system(catalog: Catalog, ra_2053: Scenario) -> None:
    nearest = Evidence(catalog).nearest(ra_2053, ra_2053.pools, "power_on", without="nutanix-ra-2053")
    assert nearest is not None
    assert nearest.system.source == "nutanix-ra-2134"  # session hosts, of the most similar number of users
    assert Dimension.GUEST in nearest.differences


def test_ranges_surround_the_figures_of_the_result(catalog: Catalog, ra_2053: Scenario) -> None:
    result = simulate(ra_2053, catalog, recommend=False).result
    assert result.confidence is not None
    judged = [phase for phase in result.phases if phase.phase is not Phase.IDLE]
    for phase, confidence in zip(judged, result.confidence.phases, strict=True):
        assert confidence.phase_id == phase.id
        figures = {figure.metric: figure for figure in confidence.figures}
        assert figures["total_iops"].value == phase.figures.total_iops
        assert all(figure.p10 <= figure.value <= figure.p90 for figure in confidence.figures)


def test_a_week_is_as_likely_to_meet_its_goals_as_its_least_likely_phase(catalog: Catalog) -> None:
    result = simulate(seeds.scenarios()["generic-hci-windows11"], catalog, recommend=False).result
    assert result.confidence is not None
    judged = [phase for phase in result.confidence.phases if phase.probability is not None]
    assert result.confidence.probability == min(phase.probability for phase in judged if phase.probability is not None)
    assert result.verdict.holds
    assert result.confidence.likelihood != "holds"  # no measured system has this load generator, guest or array
    assert "load generator" in english(result.confidence.phases[0].sentence)


@pytest.mark.parametrize("scenario_id", ["generic-hci-windows11", "acme", "nutanix-ra-2053"])
def test_a_goal_is_more_likely_met_than_missed_exactly_where_the_prediction_meets_it(
    catalog: Catalog, scenario_id: str
) -> None:
    scenario = {**seeds.scenarios(), "acme": seeds.acme_scenario()}[scenario_id]
    result = simulate(scenario, catalog, recommend=False).result
    assert result.confidence is not None
    phases = {phase.id: phase for phase in result.phases}
    for each in result.confidence.phases:
        phase = phases[each.phase_id]
        assert (each.probability is None) == (not phase.checks and phase.complete)
        if each.probability is not None:
            assert (each.probability >= 0.5) == phase.holds, each.phase_id


def test_a_lack_of_capacity_is_certain_and_said(catalog: Catalog, ra_2053: Scenario) -> None:
    image = with_pool(ra_2053, clone_type="full", image_gb=2000.0)
    result = simulate(image, catalog, recommend=False).result
    assert not result.verdict.holds
    assert result.confidence is not None
    assert result.confidence.likelihood == "unlikely"
    assert "not sufficient" in english(result.confidence.sentence)


def test_work_that_does_not_finish_is_the_reason(catalog: Catalog, ra_2053: Scenario) -> None:
    result = simulate(ra_2053, catalog, recommend=False).result
    unfinished = tuple(phase.model_copy(update={"complete": False}) for phase in result.phases)
    confidence = confidence_of(ra_2053, unfinished, catalog, enough_space=True)
    assert {phase.least_likely_goal for phase in confidence.phases} == {COMPLETION}
    assert confidence.likelihood == "unlikely"
    assert "does not finish" in english(confidence.sentence)


def test_range_ends_have_two_significant_digits(catalog: Catalog, ra_2053: Scenario) -> None:
    result = simulate(ra_2053, catalog, recommend=False).result
    assert result.confidence is not None
    ends = [end for phase in result.confidence.phases for figure in phase.figures for end in (figure.p10, figure.p90)]
    assert ends == [float(f"{end:.2g}") for end in ends]


def test_only_work_has_a_predicted_duration(catalog: Catalog) -> None:
    result = simulate(seeds.scenarios()["generic-hci-windows11"], catalog, recommend=False).result
    assert result.confidence is not None
    phases = {phase.id: phase.phase for phase in result.phases}
    timed = {
        phases[each.phase_id]
        for each in result.confidence.phases
        if any(figure.metric == "duration_s" for figure in each.figures)
    }
    assert timed == {Phase.PROVISIONING, Phase.POWER_ON, Phase.RECOMPOSE}
